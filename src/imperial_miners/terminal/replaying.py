"""Looking back at a recorded game, answer by answer or by rounds: here in sentences, in `replay_app` on the screen."""

from __future__ import annotations

from pathlib import Path

from imperial_miners.engine.view import View
from imperial_miners.review.replay import Replay
from imperial_miners.terminal.answers import matching
from imperial_miners.terminal.closing import record_in
from imperial_miners.terminal.describing import Describer
from imperial_miners.terminal.keeping import pack_for
from imperial_miners.terminal.lines import Lines, open_lines
from imperial_miners.terminal.voice import Voice, plain
from imperial_miners.text.log import EVERYONE, LogContext


class Lookback:
    """A replay at a point of it, seen by everyone; `seat` is whose mine is shown."""

    def __init__(self, replay: Replay, voice: Voice) -> None:
        self.replay = replay
        self.voice = voice
        self.players = [voice.seat(seat) for seat in range(replay.record.seats)]
        self.describer = Describer(voice, self.players)
        self.at = 0
        self.seat = 0

    def go(self, at: int) -> bool:
        """Go to a point, if there is one; whoever answered is looked at."""
        if not 0 <= at <= len(self.replay):
            return False
        self.at = at
        self.seat = self.replay.steps[at - 1].seat if at else 0
        return True

    def go_round(self, round: int) -> bool:
        """Go to the beginning of a round."""
        return round in self.replay.rounds() and self.go(self.replay.start_of(round))

    @property
    def round(self) -> int:
        """The round of this point."""
        return self.replay.round_at(self.at)

    @property
    def view(self) -> View:
        """The table at this point."""
        return self.replay.view(self.at)

    def head(self) -> str:
        """Where in the game this point is: the answer and the round."""
        given = {"at": self.at, "of": len(self.replay)}
        if self.round == 0:
            return self.voice.say("replay-set-up", **given)
        return self.voice.say("replay-at", round=self.round, **given)

    def lines(self) -> list[str]:
        """What was answered, and what came of it."""
        lines = []
        before = self.replay.game(max(0, self.at - 1))
        if self.at:
            step = self.replay.steps[self.at - 1]
            view = before.view(step.seat)
            option = next(each for each in view.decision.options if each.key == step.key) if view.decision else None
            label = plain(self.voice.speaker.option(view, option)) if option is not None else step.key
            lines.append(self.voice.say("replay-answer", player=self.players[step.seat], label=label))
        context = LogContext.of(before.view(-1), self.players, EVERYONE)
        for happening in self.replay.happenings(self.at):
            context.learn(happening)
            if happening.kind != "dealt":
                lines.append(plain(self.voice.speaker.happening(happening, context)))
        if self.at == len(self.replay) and self.replay.is_over:
            lines += self.describer.outcome(self.replay.game(self.at).outcome())
        return lines


class PlainReplay:
    """A replay in sentences, for `replay --plain`."""

    def __init__(self, back: Lookback, lines: Lines, has_drawing: bool = True) -> None:
        self.back = back
        self.lines = lines
        self.has_drawing = has_drawing

    def run(self) -> int:
        """Until the player leaves or the input ends."""
        self.show()
        try:
            while self.obey(self.lines.read().strip()):
                pass
        except (EOFError, KeyboardInterrupt):
            self.lines.write()
        return 0

    def show(self) -> None:
        """This point: where it is, what was answered, and the mine of whoever answered."""
        back = self.back
        for line in (back.head(), *back.lines()):
            self.lines.write(line)
        self.draw()

    def draw(self) -> None:
        """The mine that is looked at."""
        view, seat = self.back.view, self.back.seat
        described = self.back.describer.mine(view, seat)
        sketch = (
            self.back.describer.sketch(view, seat).draw(self.lines.width, self.lines.style) if self.has_drawing else []
        )
        for line in [described[0], *sketch] if sketch else described:
            self.lines.write(line)

    def obey(self, text: str) -> bool:
        """Go where a line says. Whether there is more to see."""
        back, voice = self.back, self.back.voice
        word, _, rest = text.casefold().partition(" ")
        if word in voice.words("quit"):
            return False
        if not text:
            is_done = back.go(back.at + 1)
        elif text.isdecimal():
            is_done = back.go(int(text))
        elif word in voice.words("back"):
            is_done = back.go(back.at - 1)
        elif word in voice.words("round"):
            is_done = back.go_round(int(rest) if rest.isdecimal() else back.round + 1)
        elif word in voice.words("seat"):
            found = matching(rest, back.players)
            back.seat = found[0] if found else (back.seat + 1) % len(back.players)
            self.draw()
            return True
        elif word in voice.words("help"):
            words = {name: voice.words(name)[0] for name in ("back", "round", "seat", "quit")}
            self.lines.write(voice.say("replay-help", **words))
            return True
        else:
            is_done = False
        if is_done:
            self.show()
        elif not text and back.at == len(back.replay):
            return False
        else:
            self.lines.write(voice.say("replay-unknown", text=text, word=voice.words("help")[0]))
        return True


def read_replay(file: Path, language: str, pack: str = "") -> Replay:
    """The replay of a file; a record that is not in order is refused with the reason. CannotGoOn if the cards or the
    rules that it was played with are gone."""
    with record_in(file, language, pack) as record:
        return Replay(record, pack_for(record, pack))


def replay_file(file: Path, language: str, pack: str, is_plain: bool, has_drawing: bool) -> int:
    """Look back at a game in plain mode or on the screen."""
    replay = read_replay(file, language, pack)
    back = Lookback(replay, Voice(replay.pack, language))
    if is_plain:
        lines = open_lines(None)
        lines.keeps_blanks = True
        return PlainReplay(back, lines, has_drawing).run()
    from imperial_miners.terminal.replay_app import ReplayApp

    ReplayApp(back).run()
    return 0
