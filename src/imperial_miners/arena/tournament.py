"""A tournament: which games are played, and what they say about the bots.

Every line-up plays every seed, and on each seed in every rotation of the seats. The games of a seed are a block.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

import numpy as np

from imperial_miners.arena.intervals import Array, Estimate, estimates, rating_estimates, share_estimates
from imperial_miners.arena.match import Match, Result, SeatResult
from imperial_miners.bots.naming import make_bot
from imperial_miners.engine.phases import MOST_SEATS
from imperial_miners.packs import load_pack


class PlanError(ValueError):
    """Settings that make no tournament: which of them, why, and the number that is none."""

    def __init__(self, kind: str, message: str, number: int = 0) -> None:
        super().__init__(message)
        self.kind = kind
        self.number = number


@dataclass(frozen=True)
class TournamentPlan:
    """The settings of a tournament; the same plan always means the same games."""

    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str = "arena"
    pack: str = "base"
    digest: str = ""
    decks: str = "shared"
    variant: str = "standard"
    seconds: float = 10.0

    def __post_init__(self) -> None:
        if not self.bots:
            raise PlanError("bots", "name at least one bot")
        if len(set(self.bots)) < len(self.bots):
            raise PlanError("twice", "name each bot once; seats are filled by themselves")
        if not 1 <= self.seats <= MOST_SEATS:
            raise PlanError("seats", f"seats must be 1 to {MOST_SEATS}, not {self.seats}", self.seats)
        if self.games < 1:
            raise PlanError("games", "play at least one game")

    @staticmethod
    def of(bots: Sequence[str], seats: int, games: int, pack: str = "base", **more: Any) -> TournamentPlan:
        """A plan for a pack, a seat for each bot where `seats` is 0; names that no bot has are refused."""
        for bot in bots:
            make_bot(bot)
        seats = seats or min(MOST_SEATS, len(bots))
        return TournamentPlan(tuple(bots), seats, games, pack=pack, digest=load_pack(pack).digest, **more)

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits together: every choice of bots that fills the seats; too few bots sit down more than once."""
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        return [tuple(self.bots[i % len(self.bots)] for i in range(self.seats))]

    def seatings(self) -> list[tuple[str, ...]]:
        """All line-ups in all their rotations: the games of one block."""
        turned = [line_up[i:] + line_up[:i] for line_up in self.line_ups() for i in range(self.seats)]
        return list(dict.fromkeys(turned))

    def matches(self) -> Iterator[Match]:
        """At least as many games as asked for, in whole blocks."""
        seatings = self.seatings()
        blocks = -(-self.games // len(seatings))
        for block in range(blocks):
            for i, seating in enumerate(seatings):
                yield Match(
                    number=block * len(seatings) + i,
                    block=block,
                    seed=f"{self.seed} {block}",
                    bots=seating,
                    pack=self.pack,
                    digest=self.digest,
                    decks=self.decks,
                    variant=self.variant,
                    seconds=self.seconds,
                )

    def to_json(self) -> dict[str, Any]:
        """The plan as plain data, to be kept beside the results."""
        return {"job": "arena", **asdict(self), "bots": list(self.bots)}


@dataclass(frozen=True)
class BotStanding:
    """What the games say about one bot. `places` are the first and last place that the intervals allow."""

    bot: str
    games: int
    score: Estimate
    wins: Estimate
    rating: Estimate
    lost: int
    places: tuple[int, int]


@dataclass(frozen=True)
class Pair:
    """The mean score of one bot less that of another, over the same seeds."""

    one: str
    other: str
    difference: Estimate


@dataclass(frozen=True)
class Standings:
    """A tournament's outcome, best mean score first, with every paired difference."""

    bots: list[BotStanding]
    pairs: list[Pair]
    blocks: int
    games: int


class Blocks:
    """Sums for each block and bot: games, scores, wins (shared ones in part), and who beat whom how often.

    Who plays alone meets those who played the same seed alone.
    """

    def __init__(self, bots: Sequence[str], results: Sequence[Result]) -> None:
        self.bots = list(bots)
        self.index = {bot: i for i, bot in enumerate(bots)}
        self.numbers = {block: i for i, block in enumerate(sorted({result.block for result in results}))}
        shape = (len(self.numbers), len(self.bots))
        self.games: Array = np.zeros(shape)
        self.scores: Array = np.zeros(shape)
        self.wins: Array = np.zeros(shape)
        self.beaten: Array = np.zeros((*shape, len(self.bots)))
        self.lost = dict.fromkeys(self.bots, 0)
        alone: dict[int, list[SeatResult]] = {}
        for result in results:
            self.add(result)
            if len(result.seats) == 1:
                alone.setdefault(result.block, []).append(result.seats[0])
        for block, seats in alone.items():
            orders = [solo_order(seat) for seat in seats]
            self.add_meetings(self.numbers[block], seats, orders)
            best = [seat.bot for seat, order in zip(seats, orders, strict=True) if order == max(orders)]
            for bot in best:
                self.wins[self.numbers[block], self.index[bot]] += 1 / len(best)

    def add(self, result: Result) -> None:
        """Count one game into the standings."""
        block = self.numbers[result.block]
        for number, seat in enumerate(result.seats):
            bot = self.index[seat.bot]
            self.games[block, bot] += 1
            self.scores[block, bot] += seat.score
            self.lost[seat.bot] += seat.lost is not None
            if number in result.winners and len(result.seats) > 1:
                self.wins[block, bot] += 1 / len(result.winners)
        if len(result.seats) > 1:
            self.add_meetings(block, result.seats, [(-seat.rank,) for seat in result.seats])

    def add_meetings(self, block: int, seats: Sequence[SeatResult], orders: Sequence[tuple[int, ...]]) -> None:
        """Every two different bots met; the higher order won, equal ones tied."""
        for i, j in combinations(range(len(seats)), 2):
            one, other = self.index[seats[i].bot], self.index[seats[j].bot]
            if one != other:
                won = 0.5 if orders[i] == orders[j] else float(orders[i] > orders[j])
                self.beaten[block, one, other] += won
                self.beaten[block, other, one] += 1 - won


def solo_order(seat: SeatResult) -> tuple[int, ...]:
    """R11.2 What decides between two who played the same deal alone."""
    return (seat.lost is None, seat.score, seat.coins, seat.carts)


def standings_of(bots: Sequence[str], results: Sequence[Result]) -> Standings:
    """What the games say, every number with its interval."""
    blocks = Blocks(bots, results)
    number = len(blocks.bots)
    whole = np.hstack([blocks.scores, blocks.games])
    scores = estimates(whole, lambda sums: sums[:, :number] / sums[:, number:])
    wins = share_estimates(blocks.wins, blocks.games)
    ratings = rating_estimates(blocks.beaten)
    pairs = [pair_of(blocks, i, j) for i in range(number) for j in range(number) if i != j]
    ahead = {(pair.one, pair.other): pair.difference.low > 0 for pair in pairs}
    found = [
        BotStanding(
            bot=bot,
            games=int(blocks.games[:, i].sum()),
            score=scores[i],
            wins=wins[i],
            rating=ratings[i],
            lost=blocks.lost[bot],
            places=(
                1 + sum(ahead[other, bot] for other in blocks.bots if other != bot),
                number - sum(ahead[bot, other] for other in blocks.bots if other != bot),
            ),
        )
        for i, bot in enumerate(blocks.bots)
    ]
    found.sort(key=lambda standing: -standing.score.value)
    order = {standing.bot: i for i, standing in enumerate(found)}
    kept = [pair for pair in pairs if order[pair.one] < order[pair.other]]
    kept.sort(key=lambda pair: (order[pair.one], order[pair.other]))
    return Standings(found, kept, len(blocks.numbers), len(results))


def pair_of(blocks: Blocks, one: int, other: int) -> Pair:
    """The paired difference of two bots."""
    columns = np.column_stack(
        [blocks.scores[:, one], blocks.games[:, one], blocks.scores[:, other], blocks.games[:, other]]
    )

    difference = estimates(columns, lambda sums: sums[:, :1] / sums[:, 1:2] - sums[:, 2:3] / sums[:, 3:4])
    return Pair(blocks.bots[one], blocks.bots[other], difference[0])
