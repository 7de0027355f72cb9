"""What the deal, the draws and the Events of a seat were worth against the average ones.

Each is compared with what else could have come, as far as the seat could know, by the same short search and the same
gauge: so luck is nothing on average, whatever the gauge thinks of the game as a whole.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from statistics import fmean

from imperial_miners.bots.players.planner import no_collecting
from imperial_miners.engine.game import Game
from imperial_miners.engine.phases import END, OVER, settle
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.rng import seeded
from imperial_miners.engine.search.explore import Exploration, isolate
from imperial_miners.engine.search.gauge import Gauge
from imperial_miners.review.judging.prospect import Effort, best_hands, play_line, spread_of
from imperial_miners.review.replay import Replay

DEAL, DRAW, EVENT = "deal", "draw", "event"


@dataclass(frozen=True)
class Fortune:
    """A stroke of luck, good or bad: how many points it was worth against the average, with the standard error."""

    kind: str  # deal, draw, event
    at: int  # the point at which it was seen
    round: int
    ids: tuple[str, ...]  # the cards drawn, or the Event
    worth: float
    spread: float


@dataclass(eq=False)
class Chances:
    """Measures the luck of one seat."""

    replay: Replay
    seat: int
    gauge: Gauge
    effort: Effort
    salt: str

    def states(self, name: str, number: int) -> list[int]:
        """Generators for so many redeals."""
        return [seeded(f"{self.salt} {name} {i}", "luck") for i in range(number)]

    def value(self, game: Game) -> float:
        """What a seat alone can make of its turn, without looking at what it has not seen."""
        seat = game.seats[0]
        if game.phase == OVER or not seat.options:
            return self.gauge.value(game, seat)
        exploration = Exploration(game, self.gauge, self.effort.glance, False, True)
        with no_collecting():
            exploration.run()
        best = exploration.best()
        return best.value if best is not None else self.gauge.value(game, seat)

    def fortune(
        self, kind: str, at: int, round_: int, ids: list[str], own: list[float], others: list[float]
    ) -> Fortune:
        """What a random moment was worth, set beside what it is worth on average."""
        spread = hypot(spread_of(own), spread_of(others))
        return Fortune(kind, at, round_, tuple(ids), round(fmean(own) - fmean(others), 2), round(spread, 2))

    def of_deal(self) -> Fortune:
        """The first hand, against hands of other shuffles."""
        record, number = self.replay.record, self.effort.redeals * 4
        own = [self.first_hand(isolate(self.replay.game(0), self.seat))]
        others = [
            self.first_hand(Game.new(self.replay.pack, 1, f"{self.salt} {i}", record.variant, "shared", False))
            for i in range(number)
        ]
        cards = self.replay.game(0).seats[self.seat].hand
        return self.fortune(DEAL, 0, 0, [self.replay.pack.cards[card].id for card in cards], own, others)

    def first_hand(self, game: Game) -> float:
        """What the best of a first hand is worth, before anything else is known."""
        if self.replay.record.variant == "standard":
            return best_hands(game, self.gauge)[0][0]
        return self.gauge.value(game, game.seats[0])

    def of_event(self, round_: int) -> Fortune:
        """The Event of a round, against all those not seen yet."""
        at = self.replay.start_of(round_)
        event = self.replay.game(at).events[round_ - 1]
        others = [
            self.value(self.next_round(round_, state)) for state in self.states(f"round {round_}", self.effort.redeals)
        ]
        own = [self.value(self.next_round(round_, state, event)) for state in self.states(f"event {round_}", 4)]
        return self.fortune(EVENT, at, round_, [self.replay.pack.events[event].id], own, others)

    def next_round(self, round_: int, state: int, event: int = -1) -> Game:
        """The beginning of a round with another Event, or with the one given, for the seat alone."""
        at = self.replay.start_of(round_)
        alone = isolate(redeal(self.replay.game(at - 1), self.seat, state), self.seat)
        if event >= 0:
            alone.events = [*alone.events[: round_ - 1], event, *alone.events[round_:]]
        last = self.replay.steps[at - 1]
        if last.seat == self.seat:
            play_line(alone, (self.replay.pack.vocabulary.action(last.key),))
        settle(alone)
        if alone.round < round_:
            alone.horizon = round_
            alone.phase = END
            settle(alone)
        return alone

    def of_draw(self, at: int, round_: int) -> Fortune:
        """What the answer before a point brought to light, against what else the decks may have held."""
        step = self.replay.steps[at - 1]
        line = (self.replay.pack.vocabulary.action(step.key),)
        before = self.replay.game(at - 1)
        others = []
        for state in self.states(f"draw {at}", self.effort.redeals):
            alone = isolate(redeal(before, self.seat, state), self.seat)
            play_line(alone, line)
            others.append(self.value(alone))
        alone = isolate(before, self.seat)
        held = list(alone.seats[0].hand)
        play_line(alone, line)
        own = [self.value(alone)]
        drawn = list(alone.seats[0].hand)
        for card in held:
            if card in drawn:
                drawn.remove(card)
        return self.fortune(DRAW, at, round_, [self.replay.pack.cards[card].id for card in drawn], own, others)
