"""Help in sentences: who plays, hints step by step, why a bot did something, why not, and lessons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from imperial_miners.engine.view import View
from imperial_miners.terminal.answers import matching
from imperial_miners.terminal.sitting import Sitting
from imperial_miners.terminal.voice import Voice, plain
from imperial_miners.text.advice import look_text, reason_lines

if TYPE_CHECKING:
    from imperial_miners.bots import Reason

COMMANDS: Final = {"surface": "mine", "purse": "players"}
"""The word that shows what a lesson points at, where it is not called by the same name."""
STEPS: Final = 3


class Explainer:
    """Explains one game to the people at this keyboard."""

    def __init__(self, match: Sitting, voice: Voice, players: Sequence[str], agree_by: str = "") -> None:
        self.match = match
        self.voice = voice
        self.players = players
        self.agree_by = agree_by or voice.words("agree")[0]  # what is typed to agree to hints
        self.step = 0
        self.reason: Reason | None = None

    def forget(self) -> None:
        """A new question: the next hint begins anew."""
        self.step, self.reason = 0, None

    def named(self, seat: int) -> str:
        """A player, and whether it is a bot, or you where you are the only person."""
        bot = self.match.bots[seat]
        if bot is not None:
            return self.voice.say("plain-bot", player=self.players[seat], bot=self.voice.bot(bot))
        is_alone = len(self.match.people) == 1 and len(self.players) > 1
        return self.voice.say("plain-you", player=self.players[seat]) if is_alone else self.players[seat]

    def hint(self, view: View, labels: Sequence[str]) -> tuple[int, list[str]]:
        """The next step of a hint, and the place of the advised option in the list (-1: not shown yet)."""
        waiting = [self.players[seat] for seat in self.match.still_to_agree()]
        if waiting:
            agree = self.voice.say("plain-agree", word=self.agree_by)
            said = self.voice.say("hints-waiting", names=", ".join(waiting))
            return -1, [self.voice.say("hints-off"), said, agree]
        assert view.decision is not None
        if len(labels) == 1:
            return 0, [self.voice.say("hint-none")]
        self.reason = self.reason or self.match.hint(view.seat)
        self.step = min(self.step + 1, STEPS)
        reason, speaker = self.reason, self.voice.speaker
        keys = [option.key for option in view.decision.options]
        number = keys.index(reason.choice)
        if self.step == 1:
            return -1, [plain(look_text(speaker, view, reason.choice, reason.gains))]
        if self.step == 2:
            line = self.match.line(speaker, view.seat, reason)
            said = self.voice.say("plain-hint", number=number + 1, label=labels[number])
            return number, [said, self.voice.say("hint-line"), *numbered(line)]
        other = labels[keys.index(reason.alternative)] if reason.alternative in keys else ""
        why = reason_lines(speaker, reason.gains, reason.prepares, other, reason.behind, view.decision.kind == "keep")
        return number, [plain(line) for line in why]

    def why(self, view: View, rest: str) -> list[str]:
        """Why a bot did something, why something cannot be chosen; without words, all of both."""
        bots = [seat for seat, bot in enumerate(self.match.bots) if bot]
        shut = self.match.shut(self.voice.speaker, view.seat)
        if rest:
            meant = [bots[number] for number in matching(rest, [self.players[seat] for seat in bots])]
            named = [each for each in shut if rest.casefold() in (each.key, each.key.partition(":")[2])]
            found = named or [shut[number] for number in matching(rest, [plain(each.what) for each in shut])]
            if not meant and not found:
                return [self.voice.say("plain-why-nothing", text=rest)]
            bots, shut = meant, [] if meant else found
        lines = self.match.why(self.voice.speaker, self.players, bots)
        for each in shut:
            lines += [self.voice.say("why-not-of", what=plain(each.what)), *each.lines]
        return [plain(line) for line in lines] or [self.voice.say("why-not-nothing")]

    def agree(self, seat: int) -> list[str]:
        """Agree to hints, or no longer."""
        message = "hints-agreed" if self.match.agree(seat) else "hints-refused"
        return [self.voice.say(message, player=self.players[seat])]

    def lessons(self, seat: int, words: bool = True) -> list[str]:
        """What is new in a guided game, with the word that shows it."""
        taught = self.match.taught(seat)
        if taught is None:
            return []
        from imperial_miners.review.lessons.lessons import LESSONS

        lines = []
        first = len(taught.met) - len(taught.fresh) + 1
        for number, lesson in enumerate(taught.fresh, first):
            name = self.voice.say(f"lesson-{lesson.id}-name")
            text = self.voice.say(f"lesson-{lesson.id}")
            lines.append(self.voice.say("plain-lesson", number=number, of=len(LESSONS), name=name, text=text))
            command = COMMANDS.get(lesson.point, lesson.point)
            lines += [self.voice.say("guide-type", word=self.voice.words(command)[0])] if words else []
        if taught.fresh and len(taught.met) == len(LESSONS):
            lines.append(self.voice.say("guide-done"))
        return lines

    def skip(self) -> list[str]:
        """Skip the lessons, or show them again."""
        message = {"on": "guide-shown", "off": "guide-skipped"}.get(self.match.skip(), "plain-no-lessons")
        return [self.voice.say(message)]


def numbered(lines: Sequence[str]) -> list[str]:
    """Steps, one after the other."""
    return [f"   {number}) {plain(line)}" for number, line in enumerate(lines, 1)]
