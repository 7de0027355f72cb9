"""A weighted sum over what a seat has: how a search compares the ends of its lines. Plain numbers, no judgement here.

The features are the same for learning (`features`) and for use (`value`); weights are given for each finished round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.effect import factions_in
from imperial_miners.engine.mine import open_borders

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

    from imperial_miners.engine.game import Game
    from imperial_miners.engine.pack import Pack
    from imperial_miners.engine.seat import Seat

BIAS: Final = 0
PURSE: Final = 1  # coins up to 12
SMALL_PURSE: Final = 2  # coins up to 4
HELD: Final = 3  # cards in hand by Level, 4
HELD_SOME: Final = 7  # 1 if there is a card in hand, by Level, 4
OPEN: Final = 11  # open places by Level 2-4, up to 4 each, 3
RIPE: Final = 14  # playable cards in hand by Level, up to 2 each, 4
TOKENS: Final = 18  # machines, collapses, different Factions, borders for a marker, 4
ROWS: Final = 22  # cards by row, 4
PEOPLES: Final = 26  # cards by Faction, 6
SQUARED: Final = 32  # the same, squared, 6
MARKER: Final = 38  # for each of six sides: on it, space, spaces to the top up to 4; 18
AFOOT: Final = 56  # 1 if on a board
DESIGNS: Final = 57  # in the mine, in hand, machines on it, collapse on it: four for each design


def feature_count(pack: Pack) -> int:
    """How many features a pack has."""
    return DESIGNS + 4 * pack.designs


class Met:
    """Parts of values already worked out in one exploration."""

    def __init__(self) -> None:
        self.mines: dict[int, float] = {}
        self.hands: dict[tuple[int, tuple[int, ...]], float] = {}


class Gauge:
    """Weights for what is still to come. The value of a seat is its score so far plus their sum."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = weights  # by rounds finished, 0-10
        self.row: list[float] = weights[0]
        self.out: list[float] | None = None
        self.total: float = 0.0

    def put(self, index: int, amount: float) -> None:
        """Add a feature with its amount to the sum."""
        self.total += self.row[index] * amount
        out = self.out
        if out is not None:
            out[index] += amount

    def value(self, game: Game, seat: Seat, known: list[int] | None = None, met: Met | None = None) -> float:
        """Score so far and what is still expected. Cards in hand beyond `known` count by their Level alone.

        `met` remembers parts between calls with one `known`, for mines that differ by their last card and tokens.
        """
        finished = game.round if game.phase >= 4 else game.round - 1
        if finished >= 10:
            return float(seat.score)
        self.row = self.weights[finished if finished > 0 else 0]
        if met is None:
            self.total = 0.0
            self.measure(game, seat, known)
            return self.total + float(seat.score)
        placed = seat.placed
        last: i64 = (seat.cards[placed] * 256 + seat.xs[placed] + 128) if placed >= 0 else 0
        mine: int = ((last << 30 | seat.machines) << 10 | seat.collapses) << 4 | (finished + 1)
        markers: int = seat.markers
        if markers:
            mine |= markers << 62
        worth = met.mines.get(mine)
        if worth is None:
            self.total = 0.0
            self.measure_mine(game, seat)
            worth = self.total
            met.mines[mine] = worth
        hand = ((last << 16 | seat.coins) << 4 | (finished + 1), tuple(seat.hand))
        held = met.hands.get(hand)
        if held is None:
            self.total = 0.0
            self.measure_hand(game, seat, known)
            held = self.total
            met.hands[hand] = held
        self.total = 0.0
        self.measure_purse(seat)
        return self.total + worth + held + float(seat.score)

    def features(self, game: Game, seat: Seat) -> list[float]:
        """The features themselves, for learning."""
        found = [0.0] * feature_count(game.pack)
        self.out = found
        self.measure(game, seat, None)
        self.out = None
        return found

    def measure(self, game: Game, seat: Seat, known: list[int] | None) -> None:
        """Put every feature of a seat into the sum."""
        self.measure_purse(seat)
        self.measure_hand(game, seat, known)
        self.measure_mine(game, seat)

    def measure_purse(self, seat: Seat) -> None:
        """Coins, and where the marker stands."""
        self.put(BIAS, 1.0)
        coins = seat.coins
        self.put(PURSE, float(coins if coins < 12 else 12))
        self.put(SMALL_PURSE, float(coins if coins < 4 else 4))
        if seat.board >= 0:
            side = seat.pack_side()
            left = seat.top_space() - seat.space
            self.put(AFOOT, 1.0)
            self.put(MARKER + side * 3, 1.0)
            self.put(MARKER + side * 3 + 1, float(seat.space))
            self.put(MARKER + side * 3 + 2, float(left if left < 4 else 4))

    def measure_hand(self, game: Game, seat: Seat, known: list[int] | None) -> None:
        """Cards in hand, by Level and by design."""
        rest = seat.hand if known is None else known.copy()
        levels = game.pack.levels
        held = [0, 0, 0, 0]
        ripe = [0, 0, 0, 0]
        for card in seat.hand:
            level = levels[card] - 1
            held[level] = held[level] + 1
            if game.can_play(seat, card):
                ripe[level] = ripe[level] + 1
            if known is None:
                self.put(DESIGNS + 4 * card + 1, 1.0)
            elif card in rest:
                rest.remove(card)
                self.put(DESIGNS + 4 * card + 1, 1.0)
        for level in range(4):
            if held[level]:
                self.put(HELD + level, float(held[level]))
                self.put(HELD_SOME + level, 1.0)
            if ripe[level]:
                self.put(RIPE + level, float(ripe[level] if ripe[level] < 2 else 2))

    def measure_mine(self, game: Game, seat: Seat) -> None:
        """Cards in the mine, what lies on them, and where more may lie."""
        rows = [0, 0, 0, 0]
        peoples = [0, 0, 0, 0, 0, 0]
        opened = [0, 0, 0]
        machines = 0
        factions = game.pack.faction_lists
        for slot in range(len(seat.cards)):
            card = seat.cards[slot]
            row = seat.rows[slot]
            rows[row - 1] = rows[row - 1] + 1
            self.put(DESIGNS + 4 * card, 1.0)
            on = seat.machines_on(slot)
            if on:
                machines += on
                self.put(DESIGNS + 4 * card + 2, float(on))
            if seat.collapses >> slot & 1:
                self.put(DESIGNS + 4 * card + 3, 1.0)
                self.put(TOKENS + 1, 1.0)
            for people in factions[card]:
                peoples[people] = peoples[people] + 1
            if row < 4:
                if seat.near[slot * 6 + 4] < 0 and seat.near[slot * 6] < 0:
                    opened[row - 1] = opened[row - 1] + 1
                if seat.near[slot * 6 + 5] < 0:
                    opened[row - 1] = opened[row - 1] + 1
        self.put(TOKENS, float(machines))
        self.put(TOKENS + 2, float(factions_in(seat)))
        self.put(TOKENS + 3, float(len(open_borders(seat))))
        for row in range(4):
            self.put(ROWS + row, float(rows[row]))
        for level in range(3):
            self.put(OPEN + level, float(opened[level] if opened[level] < 4 else 4))
        for people in range(6):
            if peoples[people]:
                self.put(PEOPLES + people, float(peoples[people]))
                self.put(SQUARED + people, float(peoples[people] * peoples[people]))
