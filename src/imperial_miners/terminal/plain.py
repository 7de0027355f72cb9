"""The plain mode: a whole game in sentences of one line each, answered by number, key or words.

It plays from a terminal, a pipe or a file, alone, with others at the same keyboard, or against bots. The game is kept
after every answer, so that whatever ends it, it can be continued.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final

from imperial_miners.engine.decision import Decision, Option
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.engine.undo import ANSWER, TARGETS
from imperial_miners.engine.view import View
from imperial_miners.terminal.answers import COMMANDS, Command, Unclear, matching, read_answers, simple
from imperial_miners.terminal.codes import DONE, FAILED, INPUT_ENDED, INTERRUPTED
from imperial_miners.terminal.describing import Describer
from imperial_miners.terminal.explaining import Explainer
from imperial_miners.terminal.keeping import Keeping
from imperial_miners.terminal.lines import Lines
from imperial_miners.terminal.local_game import BotStopped
from imperial_miners.terminal.marking import KEEP, Marks
from imperial_miners.terminal.problem import MovedOn, Problem
from imperial_miners.terminal.sitting import Sitting, log_lines
from imperial_miners.terminal.telling import tell
from imperial_miners.terminal.voice import Voice, plain
from imperial_miners.text.naming import card_numbers
from imperial_miners.text.rulebook import load_rulebook

LOG_LINES: Final = 20
DRAWN: Final = ("play", "place", "target", "chain")
"""Questions that are easier to answer with the mine in sight."""


class Left(Exception):
    """The player leaves; the code is what the command ends with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class PlainGame:
    """One game in plain mode."""

    def __init__(self, match: Sitting, voice: Voice, lines: Lines, keeper: Keeping) -> None:
        self.match = match
        self.voice = voice
        self.lines = lines
        self.keeper = keeper
        self.is_strict = False  # a file of answers: a line that is none ends the game
        self.has_drawing = True
        self.players = match.names(voice)
        self.describer = Describer(voice, self.players)
        self.explainer = Explainer(match, voice, self.players)
        match.lost = self.lost
        self.seen_hands: set[int] = set()  # seats whose players have seen their hands

    # ---------------------------------------------------------------- the game

    def lost(self) -> None:
        """The line to a server is down."""
        self.write(self.voice.say("plain-line-lost"))

    def run(self) -> int:
        """Play to the end, or until the input ends or somebody leaves; returns the exit code."""
        try:
            self.greet()
            self.match.wait()
            while (seat := self.match.asked()) is not None:
                self.hand_over(seat)
                self.ask(seat)
                self.match.wait()
        except Left as left:
            return self.leave(left.code)
        except (BotStopped, Problem) as failure:
            print(failure, file=sys.stderr)
            return self.leave(FAILED)
        except EOFError:
            self.lines.write(self.voice.say("plain-input-ended"))
            return self.leave(INPUT_ENDED)
        except KeyboardInterrupt:
            self.lines.write()
            self.lines.write(self.voice.say("plain-interrupted"))
            return self.leave(INTERRUPTED)
        return self.finish()

    def greet(self) -> None:
        """Say who plays and what the game can be checked by."""
        say = self.voice.say
        is_new = self.match.is_new
        self.write(say("plain-begin", count=len(self.players)) if is_new else say("plain-continued"))
        if len(self.players) > 1:
            self.write(
                say("plain-seats", players=", ".join(self.explainer.named(seat) for seat in range(len(self.players))))
            )
        self.write(say("plain-seed-hash", hash=self.match.seed_hash))
        if self.match.edition:
            self.write(say("ui-edition", edition=self.match.edition))
        self.write(say("plain-typing", word=self.voice.words("help")[0]))
        if self.keeper.trouble:
            self.write_all(self.keeper.lines())
        if not is_new and self.match.read_up_to[self.match.people[0]] < len(self.match.log):
            self.write(f"{say('ui-away-title')}:")

    def hand_over(self, seat: int) -> None:
        """Let another person come to the keyboard, without a glance at the hand of the one before."""
        before, self.match.at_keyboard = self.match.at_keyboard, seat
        if seat == before or len(self.match.people) == 1:
            return
        player = self.players[seat]
        self.lines.clear()
        self.write(self.voice.say("plain-pass", player=player))
        if self.lines.is_terminal:
            self.write(self.voice.say("plain-enter", player=player))
            self.lines.read()
            self.lines.clear()
        self.write(self.voice.say("plain-turn", player=player))

    def ask(self, seat: int) -> None:
        """Tell what is new and put the question until it is answered."""
        view = self.match.view(seat)
        self.players[:] = self.match.names(self.voice)  # somebody may have sat down meanwhile
        self.explainer.forget()
        self.write_news(view)
        self.write_all(self.explainer.lessons(seat))
        decision = view.decision
        assert decision is not None
        labels = self.describer.labels(view, decision.options)
        marks = Marks(view) if decision.kind == KEEP else None
        self.put_question(view, decision, labels)
        while True:
            line = self.lines.read()
            if not line.strip():
                if marks is not None and marks.are_all:
                    self.answer(seat, marks.marked)
                    return
                self.put_question(view, decision, labels)
                continue
            meant = read_answers(line, self.voice, decision.options, labels, 1 if marks is None else marks.wanted)
            if isinstance(meant, Unclear):
                self.complain(meant, line)
            elif isinstance(meant, Command):
                if self.obey(meant, view, labels):
                    return
            elif marks is not None and self.lines.is_terminal:
                self.mark(marks, meant)
            else:
                try:
                    self.answer(seat, meant)
                    return
                except IllegalAction as refused:
                    self.write(plain(self.voice.speaker.refusal(refused)))
                    self.require_lenience(line)

    def answer(self, seat: int, options: Sequence[Option]) -> None:
        """Give answers. On a server another seat may have been faster: then the question is put anew. IllegalAction if
        they cannot be given one after the other."""
        try:
            if len(options) == 1:
                self.match.apply(seat, options[0])
            else:
                self.match.apply_line(seat, options)
        except Problem as problem:
            self.write(str(problem))

    def mark(self, marks: Marks, options: Sequence[Option]) -> None:
        """Mark cards of the deal, or unmark them; nothing is kept before Enter says so."""
        for option in options:
            if not marks.toggle(option):
                self.write(self.voice.say("plain-mark-full", of=marks.wanted))
        cards = self.voice.listed([self.voice.card(option.number) for option in marks.marked])
        self.write(self.voice.say("plain-marked", count=len(marks.marked), of=marks.wanted, cards=cards or "–"))
        if marks.are_all:
            self.write(self.voice.say("plain-mark-send"))

    def complain(self, unclear: Unclear, line: str) -> None:
        """Say why a line is no answer."""
        self.write(self.voice.say(unclear.message, **unclear.given))
        self.require_lenience(line)

    def require_lenience(self, line: str) -> None:
        """A line that is no answer ends the game in a file of answers, since the next ones would go astray."""
        if self.is_strict:
            name = getattr(self.lines.source, "name", "")
            given = {"number": self.lines.number, "file": name, "text": line}
            print(self.voice.say("plain-bad-line", **given), file=sys.stderr)
            raise Left(FAILED)

    def write_news(self, view: View) -> None:
        """What happened since the player was asked last, with totals and their sum; with a new Event its text."""
        for happening, line in tell(self.match, self.voice, self.players, view):
            if happening is not None and happening.kind == "event_revealed":
                self.write(self.describer.event_line(happening.values[0]))
            else:
                self.write(line)
            if happening is not None and happening.kind == "drew" and happening.seat == view.seat:
                self.write_all(self.describer.card(happening.values[1]))
            self.lines.pause()

    def put_question(self, view: View, decision: Decision, labels: list[str]) -> None:
        """The question and its options; where it helps, the mine and the purse before them."""
        prompt = self.voice.speaker.prompt(view)
        if view.seat not in self.seen_hands:
            self.seen_hands.add(view.seat)
            self.write_all(self.describer.hand(view))
        if decision.kind in DRAWN:
            self.draw(view, view.seat, [f"({number})" for number in range(1, len(labels) + 1)])
        if decision.kind in ("play", "place"):
            self.write(self.describer.have(view))
        by = "" if decision.source == "rules" else f"{plain(prompt.by)}. "
        self.write(f"{by}{plain(prompt.question)}")
        foretold = self.describer.foretold(labels, decision.options, self.match.previews(view.seat))
        for number, (option, label) in enumerate(zip(decision.options, foretold, strict=True), 1):
            self.write(f"{number}. {label} [{option.key}]")
        if decision.kind == KEEP and self.lines.is_terminal:
            self.write(self.voice.say("plain-mark-how"))

    def draw(self, view: View, seat: int, labels: Sequence[str] = ()) -> None:
        """A mine as aligned text, unless it is not wanted."""
        if self.has_drawing:
            self.write_all(self.describer.sketch(view, seat, labels).draw(self.lines.width, self.lines.style))

    def write(self, text: str) -> None:
        """Write one line to the player."""
        self.lines.write(text)

    def write_all(self, texts: list[str]) -> None:
        """Write several lines to the player."""
        for text in texts:
            self.write(text)

    # ---------------------------------------------------------------- the player's words

    def obey(self, command: Command, view: View, labels: list[str]) -> bool:
        """Do what a word says. Whether the question has to be put anew."""
        handlers: dict[str, Callable[[View, str, list[str]], bool | None]] = {
            "help": self.do_help,
            "mine": self.do_mine,
            "hand": lambda view, rest, labels: self.write_all(self.describer.hand(view)),
            "boards": lambda view, rest, labels: self.write_all(self.describer.boards(view)),
            "players": lambda view, rest, labels: self.write_all(self.describer.everyone(view, self.explainer.named)),
            "event": lambda view, rest, labels: self.write_all(self.describer.event(view)),
            "decks": lambda view, rest, labels: self.write_all(self.describer.decks(view)),
            "card": self.do_card,
            "log": self.do_log,
            "rules": self.do_rules,
            "undo": self.do_undo,
            "hint": self.do_hint,
            "why": lambda view, rest, labels: self.write_all(self.explainer.why(view, rest)),
            "agree": lambda view, rest, labels: self.write_all(self.explainer.agree(view.seat)),
            "skip": lambda view, rest, labels: self.write_all(self.explainer.skip()),
            "save": self.do_save,
            "quit": self.do_quit,
        }
        try:
            return bool(handlers[command.name](view, command.rest, labels))
        except Problem as problem:  # of a server
            self.write(str(problem))
            return isinstance(problem, MovedOn)

    def do_help(self, view: View, rest: str, labels: list[str]) -> None:
        """The word `help`: what can be typed here."""
        self.write(plain(self.voice.speaker.prompt(view).explanation))
        self.write(self.voice.say("plain-help-answers"))
        for name in COMMANDS:
            self.write(f"{self.voice.words(name)[0]}: {self.voice.say(f'plain-does-{name}')}.")

    def do_mine(self, view: View, rest: str, labels: list[str]) -> None:
        """The word `mine [player]`: describe a mine."""
        seat = view.seat
        if rest:
            found = matching(rest, self.players)
            if len(found) != 1:
                self.write(self.voice.say("plain-no-player", text=rest, players=", ".join(self.players)))
                return
            seat = found[0]
        first, *others = self.describer.mine(view, seat)
        self.write(first)
        if others and self.has_drawing:
            self.draw(view, seat)
            self.write(self.describer.legend(self.lines.style))
        self.write_all(others)

    def do_card(self, view: View, rest: str, labels: list[str]) -> None:
        """The word `card NAME`: describe a card."""
        if not rest:
            self.write(self.voice.say("plain-which-card", word=self.voice.words("card")[0]))
            return
        numbers = card_numbers(view.pack)
        names = [self.voice.card(design) for design in numbers.values()]
        exact = numbers.get(rest.casefold())
        found = matching(rest, names) if exact is None else [exact]
        if len(found) == 1:
            self.write_all(self.describer.card(found[0], view.costs.get(found[0])))
            self.write(plain(self.voice.speaker.card_flavour(found[0])))
        elif found:
            listed = ", ".join(names[design] for design in found)
            self.write(self.voice.say("plain-several-cards", text=rest, cards=listed))
        else:
            self.write(self.voice.say("plain-no-card", text=rest))

    def do_log(self, view: View, rest: str, labels: list[str]) -> None:
        """The word `log`: what has happened so far."""
        since = max(0, len(self.match.log) - LOG_LINES)
        for _, line in log_lines(self.match, self.voice.speaker, self.players, view.seat, since):
            self.write(plain(line))

    def do_rules(self, view: View, rest: str, labels: list[str]) -> None:
        """The words `rules [ID]`: a chapter or a rule."""
        id = rest.upper() or self.voice.speaker.prompt(view).rule
        ours = {rule.upper(): rule for rule in load_rulebook(self.voice.language).rules}
        if id not in ours:
            self.write(self.voice.say("plain-no-rule", text=rest))
            return
        self.write(self.voice.say("plain-rule", rule=ours[id], text=self.voice.speaker.rule(ours[id])))

    def do_undo(self, view: View, rest: str, labels: list[str]) -> bool:
        """The word `undo [card|turn]`: take back the last answer, or more."""
        names = [self.voice.say(f"plain-undo-{target}") for target in TARGETS]
        found = [target for target, name in zip(TARGETS, names, strict=True) if simple(rest) in (target, simple(name))]
        if rest and not found:
            self.write(self.voice.say("plain-undo-what", answer=names[0], card=names[1], turn=names[2]))
            return False
        target = found[0] if found else ANSWER
        try:
            self.match.undo(view.seat, target)
        except IllegalAction as refused:
            self.write(plain(self.voice.speaker.refusal(refused)))
            return False
        self.write(self.voice.say("plain-undone" if target == ANSWER else f"plain-undone-{target}"))
        return True

    def do_hint(self, view: View, rest: str, labels: list[str]) -> None:
        """The word `hint`: what the expert would do."""
        self.write_all(self.explainer.hint(view, labels)[1])

    def do_save(self, view: View, rest: str, labels: list[str]) -> None:
        """The word `save`: keep the game now, and say where."""
        self.keeper.keep()
        self.write_all(self.keeper.lines())

    def do_quit(self, view: View, rest: str, labels: list[str]) -> None:
        """The word `quit`: leave; the game stays saved."""
        raise Left(DONE)

    # ---------------------------------------------------------------- ending

    def leave(self, code: int) -> int:
        """Say how to continue. The game is kept already; in the midst of an answer, as it was before."""
        self.write_all(self.keeper.lines())
        return FAILED if self.keeper.trouble else code

    def finish(self) -> int:
        """The end: what the last answer led to, all mines, scores, the seed, and where the record is."""
        reader = max(self.match.at_keyboard, self.match.people[0])
        view = self.match.view(reader)
        self.write_news(view)
        self.write_all(self.explainer.lessons(reader))
        for seat in range(len(self.players)):
            self.draw(view, seat)
        self.write_all(self.describer.outcome(self.match.outcome()))
        self.write_all(self.keeper.lines_at_end())
        return FAILED if self.keeper.trouble else DONE
