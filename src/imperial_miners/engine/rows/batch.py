"""Many games played side by side in one call, each row of observations and masks written into shared memory.

One seat of each game answers at a time: the lowest that is awaited, counted on from the one that answered last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.game import Game
from imperial_miners.engine.phases import OVER
from imperial_miners.engine.refusal import why_refused
from imperial_miners.engine.rng import MODULUS, MULTIPLIER
from imperial_miners.engine.rows.blocks import Parts
from imperial_miners.engine.rows.encoding import WAITING, Encoder, pack_tables
from imperial_miners.engine.rows.fields import seat_fields, size_of, table_fields
from imperial_miners.engine.seat import NOTHING

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

    from imperial_miners.engine.pack import Pack
    from imperial_miners.engine.rows.option_encoding import OptionEncoder
    from imperial_miners.engine.seat import Seat

NEAR: Final = 512
"""So many games are still near enough to a core: of more, those that come next are fetched."""
CLOSE: Final = 32
"""Games that are played and shown together: what they are made of fits into the caches of a core."""


class Batch:
    """Games of one pack and size. `turns` holds the seat that is asked in each; -1 once the game is over."""

    def __init__(
        self,
        pack: Pack,
        count: int,
        seats: int,
        variant: str,
        decks: str,
        rows: bytearray | memoryview,
        masks: bytearray | memoryview,
    ) -> None:
        self.pack = pack
        self.count = count
        self.seats = seats
        self.variant = variant
        self.decks = decks
        self.rows = rows
        self.masks = masks
        self.writer = pack_tables(pack).masks
        self.width = size_of(table_fields(pack)) + seats * size_of(seat_fields(pack))
        self.encoder = Encoder(pack, seats, count)
        self.row_parts = Parts()
        self.mask_parts = Parts()
        self.games: list[Game] = []
        self.lasts: list[int] = [seats - 1] * count  # who answered last
        self.turns: list[int] = [-1] * count
        self.offered: list[list[int]] = [NOTHING] * count  # to the seat that is asked
        self.points: list[int] = [0] * (count * seats)
        self.gained: list[int] = []  # by the last step: where points changed,
        self.gains: list[int] = []  # and by how many
        self.touched: i64 = 0  # a sum of no meaning, for which the compiler must look at what is fetched

    def deal(self, number: int, seed: str) -> None:
        """A new game at one place; the first deals of all places must come in order."""
        self.encoder.forget(number)
        self.put(number, Game.new(self.pack, self.seats, seed, self.variant, self.decks, False), self.seats - 1)

    def put(self, number: int, game: Game, last: int) -> None:
        """Go on with this game at one place, in which `last` answered last."""
        if number == len(self.games):
            self.games.append(game)
        else:
            self.games[number] = game
        self.lasts[number] = last
        start = number * self.seats
        for seat in game.seats:
            self.points[start + seat.index] = seat.score  # what it comes with is no gain
        self.look(number)

    def step(self, actions: list[int], over: bytearray, start: int, end: int) -> int:
        """Answer in some games that follow one another, where they are not over, and show what came of it; those that
        end are marked in `over`. Actions and marks are those of these games alone. Returns how many ended.

        A few games at a time are played and shown: of thousands, each is brought from memory once.
        """
        self.gained = []
        self.gains = []
        for number in range(start, end):  # all or none
            self.require_offered(number, actions[number - start])
        ended = 0
        for first in range(start, end, CLOSE):
            last = min(first + CLOSE, end)
            if end - start > NEAR:
                self.fetch(first, last)
            for number in range(first, last):
                turn = self.turns[number]
                if turn < 0:
                    continue
                game = self.games[number]
                game.play(game.seats[turn], actions[number - start])
                if game.phase == OVER:
                    over[number - start] = 1
                    ended += 1
                self.lasts[number] = turn
                self.look(number)
            self.show_some(first, last)
        return ended

    def fetch(self, first: int, last: int) -> None:
        """Touch what some games are made of. Games do not wait for each other there, so the processor has many on their
        way from memory at once; played one after the other, they would each be waited for."""
        touched: i64 = 0
        for number in range(first, last):
            game = self.games[number]
            touched += game.round + game.move_count
        for number in range(first, last):
            game = self.games[number]
            for seat in game.seats:
                touched += seat.coins + seat.open + seat.board + seat.moves
        touched += self.encoder.touch(first, last)
        for number in range(first, last):
            game = self.games[number]
            touched += len(game.moves)
            for seat in game.seats:
                supply = seat.supply
                touched += len(supply.sides) + len(supply.gone) + len(supply.decks) + len(supply.piles)
                touched += len(seat.hand) + len(seat.cards) + len(seat.near)
                frame = seat.top
                if frame is not None:
                    touched += frame.slot
        for number in range(first, last):
            for supply in self.games[number].supplies:
                touched += supply.sides[0] + supply.gone[0]
                for deck in supply.decks:
                    touched += len(deck)
                for pile in supply.piles:
                    touched += len(pile)
        self.touched = touched

    def require_offered(self, number: int, action: int) -> None:
        """Refuse an action that nobody is offered in a game that is not over."""
        turn = self.turns[number]
        if turn < 0:
            return
        options = self.offered[number]
        for at in range(len(options)):
            if options[at] == action:
                return
        raise why_refused(self.games[number], turn, action)

    def look(self, number: int) -> None:
        """Find who is asked next, and count points."""
        seats = self.games[number].seats
        if self.seats == 1:
            alone = seats[0]
            self.offered[number] = alone.options
            self.turns[number] = 0 if alone.options else -1
            self.count_points(number, alone)
            return
        at = self.lasts[number]
        self.turns[number] = -1
        self.offered[number] = NOTHING
        for _ in range(self.seats):
            at = at + 1 if at + 1 < self.seats else 0
            options = seats[at].options
            if options:
                self.turns[number] = at
                self.offered[number] = options
                break
        start = number * self.seats
        for seat in seats:
            self.count_points(start, seat)
            start += 1

    def count_points(self, place: i64, seat: Seat) -> None:
        """Note what a seat has, and what it has gained."""
        gain = seat.score - self.points[place]
        if gain:
            self.gained.append(place)
            self.gains.append(gain)
            self.points[place] = seat.score

    def show(self) -> None:
        """Write what is seen and offered in every game; of a game that is over, what the last seat sees."""
        for first in range(0, self.count, CLOSE):
            self.show_some(first, min(first + CLOSE, self.count))

    def show_some(self, first: int, last: int) -> None:
        """The same of some games that follow one another."""
        rows = self.row_parts
        masks = self.mask_parts
        writer = self.writer
        for number in range(first, last):
            turn = self.turns[number]
            game = self.games[number]
            self.encoder.add_row(rows, game, turn if turn >= 0 else self.lasts[number], number)
            writer.add_mask(masks, self.offered[number] if turn >= 0 else WAITING)
        width = self.width
        self.rows[first * width : last * width] = rows.joined()
        self.masks[first * writer.size : last * writer.size] = masks.joined()

    def row(self, number: int) -> bytes:
        """What is seen in one game now."""
        turn = self.turns[number]
        return self.encoder.row(self.games[number], turn if turn >= 0 else self.lasts[number], number)

    def options(self) -> list[list[int]]:
        """What is offered in each game; nothing where it is over."""
        return [self.offered[i] if self.turns[i] >= 0 else NOTHING for i in range(self.count)]

    def option_rows(self, encoder: OptionEncoder) -> bytes:
        """The offered options of all games as rows, game after game."""
        parts = [encoder.rows(self.games[i], self.turns[i]) for i in range(self.count) if self.turns[i] >= 0]
        return b"".join(parts)

    def random_actions(self, state: int) -> list[int]:
        """An offered action for each game, at random from a generator's state; 0 where a game is over."""
        luck: i64 = state % (MODULUS - 1) + 1
        chosen: list[int] = []
        for number in range(self.count):
            if self.turns[number] < 0:
                chosen.append(0)
                continue
            options = self.offered[number]
            luck = luck * MULTIPLIER % MODULUS
            chosen.append(options[luck * len(options) // MODULUS])
        return chosen
