"""A game against bots in words alone: asked for rules, state and options, and answered by an option's key."""

from __future__ import annotations

from imperial_miners.bots.naming import make_bot
from imperial_miners.bots.position import Position
from imperial_miners.engine.decision import Decision
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.packs import load_pack
from imperial_miners.review.preview import EVERYBODY, imagine, is_news
from imperial_miners.terminal.describing import Describer
from imperial_miners.terminal.voice import Voice, plain
from imperial_miners.text.log import LogContext, log_line
from imperial_miners.text.rulebook import load_rulebook

OWN = 0


def rules_in(language: str, *without: str) -> str:
    """The rules for players, chapter by chapter, but for some."""
    chapters = load_rulebook(language).reading_order
    return "\n\n".join(
        "\n".join(
            [
                f"# {chapter.title}",
                *(f"{rule.id} {plain(rule.text)}" for rule in chapter.rules if rule.id not in without),
            ]
        )
        for chapter in chapters
    )


class SpokenGame:
    """One game: seat 0 is whoever asks, bots of one level sit at the others."""

    def __init__(
        self, seats: int = 1, seed: int | str = 0, bot: str = "greedy", language: str = "en", pack: str = "base"
    ) -> None:
        self.language = language
        self.seed = seed
        self.game = Game.new(load_pack(pack), seats, seed)
        self.bots = {seat: make_bot(bot, f"{seed} {seat}", pack=pack) for seat in range(1, seats)}
        self.voice = Voice(self.game.pack, language)
        self.players = [self.voice.seat(seat) for seat in range(seats)]
        self.describer = Describer(self.voice, self.players)
        self.context = LogContext.of(self.game.view(OWN), self.players)
        self.game.happenings = []  # how it was dealt is seen in the state
        self.let_bots_answer()

    def state(self) -> str:
        """What seat 0 sees, and what it is asked."""
        if self.game.is_over:
            return "\n".join(self.describer.outcome(self.game.outcome()))
        return f"{self.table()}\n{self.question()}"

    def table(self) -> str:
        """What seat 0 sees: the Event, its mine, hand and boards, the others, the decks."""
        view = self.game.view(OWN)
        told = self.describer
        lines = [*told.event(view), told.have(view), *told.mine(view, OWN), *told.hand(view), *told.boards(view)]
        for seat in range(1, len(view.seats)):
            lines += [f"{self.players[seat]}:", *told.mine(view, seat)]
        return "\n".join([*lines, *told.decks(view)])

    def prompt(self) -> str:
        """What is asked, in words."""
        return plain(self.voice.speaker.prompt(self.game.view(OWN)).question)

    def question(self) -> str:
        """What is asked, with the key of each option and its words."""
        view = self.game.view(OWN)
        if view.decision is None:
            return ""
        labels = self.describer.labels(view, view.decision.options)
        options = [f"{option.key}: {label}" for option, label in zip(view.decision.options, labels, strict=True)]
        return "\n".join([self.prompt(), *options])

    def decision(self) -> Decision | None:
        """What seat 0 is asked; nothing once the game is over."""
        return self.game.decision(OWN)

    def what_if(self, key: str) -> str:
        """What an option would do, up to the first thing that nobody can foresee, which is told as three dots."""
        self.require(key)
        imagined = imagine(self.game, OWN)
        context = LogContext.of(imagined.view(OWN), self.players)
        lines: list[str] = []
        for happening in imagined.apply(OWN, key):
            seen = happening.seen_by(OWN)
            if is_news(seen):
                return "\n".join([*lines, "..."])
            if seen.seat in (OWN, EVERYBODY) and (line := log_line(self.voice.speaker, seen, context)):
                lines.append(plain(line))
            context.learn(seen)
        return "\n".join([*lines, self.describer.have(imagined.view(OWN))])

    def answer(self, key: str) -> str:
        """Give an answer; bots answer until seat 0 is asked again. Returns what happened, and the next question."""
        self.require(key)
        lines = self.told(self.game.apply(OWN, key)) + self.let_bots_answer()
        return "\n".join([*lines, self.question() if not self.game.is_over else self.state()])

    def require(self, key: str) -> None:
        """Refuse what is not offered, in words, and change nothing."""
        decision = self.decision()
        if decision is None or key not in [option.key for option in decision.options]:
            offered = ", ".join(option.key for option in decision.options) if decision else "-"
            raise ValueError(f"{key!r} is not offered; offered are: {offered}")

    def let_bots_answer(self) -> list[str]:
        """All others, until seat 0 owes an answer or the game is over; what is told of it."""
        lines: list[str] = []
        while not self.game.is_over and not self.game.actions(OWN):
            for seat in self.game.awaiting():
                if self.game.actions(seat):
                    position = Position.of(self.game, seat, f"{self.seed} {seat}")
                    lines += self.told(self.game.apply(seat, self.bots[seat].choose(position).action))
        for seat in self.game.awaiting():  # those that are asked beside seat 0
            while seat != OWN and self.game.actions(seat) and self.game.actions(OWN):
                position = Position.of(self.game, seat, f"{self.seed} {seat}")
                lines += self.told(self.game.apply(seat, self.bots[seat].choose(position).action))
        return lines

    def told(self, happenings: list[Happening]) -> list[str]:
        """What happened, as seat 0 may know it."""
        lines = []
        for happening in happenings:
            seen = happening.seen_by(OWN)
            line = log_line(self.voice.speaker, seen, self.context)
            self.context.learn(seen)
            if line:
                lines.append(plain(line))
        return lines
