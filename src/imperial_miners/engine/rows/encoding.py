"""A seat's view as a row of bytes of fixed length, for learning: what `View` tells, and nothing else.

`fields` says what each byte means. A row is put together from blocks that are kept and corrected (`blocks`) and from
what is asked; a mask from the options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.action import DECLINE, MAX_SLOTS, kind_of
from imperial_miners.engine.effect import FROM_EVENT, FROM_SPACE, FROM_SURFACE
from imperial_miners.engine.rows.blocks import BlockPlaces, HandBlock, Parts, SeatBlock, TableBlock
from imperial_miners.engine.rows.fields import ASKED, MOST, MOST_DESIGNS, QUESTION_WORDS

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

    from imperial_miners.engine.game import Game
    from imperial_miners.engine.pack import Pack
    from imperial_miners.engine.seat import Seat

SMALL_ACTIONS: Final = 55  # below the borders: one bit each fits into a machine word
MOST_MET: Final = 4096
WAITING: Final = [DECLINE]
"""What a seat is shown that has nothing to answer: to decline, which does nothing. So no mask is ever empty."""


class Encoder:
    """Writes rows for one pack, of one game or of many side by side. It remembers what it wrote, for speed alone: any
    game of the pack may come next."""

    def __init__(self, pack: Pack, seats: int, games: int = 1) -> None:
        if pack.designs > MOST_DESIGNS:
            raise ValueError(f"a pack of {pack.designs} designs does not fit: at most {MOST_DESIGNS} can be encoded")
        self.tables = pack_tables(pack)
        self.seats: i64 = seats
        places = self.places = BlockPlaces(pack)
        # of all seats of a game after those of the game before
        self.table_blocks: list[TableBlock] = [TableBlock(places) for _ in range(games * seats)]
        self.hand_blocks: list[HandBlock] = [HandBlock(places) for _ in range(games * seats)]
        self.seat_blocks: list[SeatBlock] = [SeatBlock(places) for _ in range(games * seats)]

    def row(self, game: Game, viewer: int, place: int = 0) -> bytes:
        """What a seat may know now."""
        parts = Parts()
        self.add_row(parts, game, viewer, place)
        return parts.joined()

    def seen(self, game: Game, viewer: int) -> bytearray:
        """The same, and after it the mask of what is offered."""
        parts = Parts()
        self.add_row(parts, game, viewer)
        options = game.seats[viewer].options
        self.tables.masks.add_mask(parts, options if options else WAITING)
        return bytearray(parts.joined())

    def forget(self, number: i64) -> None:
        """Begin with nothing at one place: of another game hardly anything stays as it was."""
        for at in range(number * self.seats, (number + 1) * self.seats):
            self.table_blocks[at] = TableBlock(self.places)
            self.hand_blocks[at] = HandBlock(self.places)
            self.seat_blocks[at] = SeatBlock(self.places)

    def add_row(self, parts: Parts, game: Game, viewer: i64, place: i64 = 0) -> None:
        """Add the parts of a row of the game in this place, to be joined before the next row of it is made."""
        seats = game.seats
        owner = seats[viewer]
        start = place * self.seats
        table = self.table_blocks[start + viewer]
        table.show(game, owner.supply)
        parts.add(table.bytes)
        parts.add(self.question(owner))
        hand = self.hand_blocks[start + viewer]
        hand.show(game.phase, owner)
        parts.add(hand.bytes)
        number: i64 = len(seats)
        at = viewer
        for _ in range(number):
            block = self.seat_blocks[start + at]
            block.show(game.phase, seats[at], at == viewer)
            parts.add(block.bytes)
            at = at + 1 if at + 1 < number else 0

    def touch(self, first: i64, last: i64) -> i64:
        """Look at the blocks of some games, and at nothing in them."""
        touched: i64 = 0
        for at in range(first * self.seats, last * self.seats):
            table = self.table_blocks[at]
            touched += table.phase + table.left
            hand = self.hand_blocks[at]
            touched += len(hand.hand)
            seat = self.seat_blocks[at]
            touched += seat.coins + seat.completed + seat.markers
        for at in range(first * self.seats, last * self.seats):
            touched += len(self.table_blocks[at].bytes)
            touched += len(self.hand_blocks[at].bytes)
            touched += len(self.seat_blocks[at].bytes)
        return touched

    def question(self, owner: Seat) -> bytes:
        """The decision, without its options: those are the mask."""
        tables = self.tables
        options = owner.options
        frame = owner.top
        if not options or frame is None:
            return tables.nothing_asked
        first = options[0]
        kind = tables.kinds[options[1] if first == DECLINE and len(options) > 1 else first]
        speaker = frame.slot
        design = owner.cards[speaker] + 1 if speaker >= 0 else 0
        return tables.question(kind, tables.words[frame.node.id], source_number(speaker) + 1, design)


class Tables:
    """Parts of rows that are the same for all games of a pack."""

    def __init__(self, pack: Pack) -> None:
        names = [kind_of(action, pack.designs) for action in range(pack.action_count)]
        self.kinds: list[int] = [ASKED.index(name) + 1 if name in ASKED else 0 for name in names]
        self.words: list[int] = [QUESTION_WORDS.index(node.word) + 1 for node in pack.nodes]
        self.designs: list[bytes] = one_hots(pack.designs)
        self.questions: dict[int, bytes] = {}
        self.nothing_asked = self.question(0, 0, 0, 0)
        self.masks = Masks(pack.action_count)

    def question(self, kind: i64, word: i64, source: i64, design: i64) -> bytes:
        """What is asked, by which word, from where and by which card; 0 for none. Remembered: cards ask few.

        Numbers that lie close together, under which a dict finds at once; with a bit field for each of the four it
        would come upon many others first.
        """
        asked = ((kind * 127 + word) * 31 + source) * MOST + design
        part = self.questions.get(asked)
        if part is None:
            hots = [one_hot(kind, len(ASKED)), one_hot(word, len(QUESTION_WORDS)), one_hot(source, MAX_SLOTS + 4)]
            part = self.questions[asked] = b"".join([*hots, self.designs[design]])
        return part


def pack_tables(pack: Pack) -> Tables:
    """The tables of a pack, made once and kept with it."""
    if pack.tables is None:
        pack.tables = Tables(pack)
    tables: Tables = pack.tables
    return tables


def source_number(speaker: int) -> int:
    """Who asks: a slot, or after the slots rules, event, surface, space."""
    if speaker >= 0:
        return speaker
    if speaker == FROM_EVENT:
        return MAX_SLOTS + 1
    if speaker == FROM_SURFACE:
        return MAX_SLOTS + 2
    return MAX_SLOTS + 3 if speaker <= FROM_SPACE else MAX_SLOTS


def one_hots(size: int) -> list[bytes]:
    """Nothing, then a 1 at each place.

    >>> one_hots(2)
    [b'\\x00\\x00', b'\\x01\\x00', b'\\x00\\x01']
    """
    return [one_hot(number, size) for number in range(size + 1)]


def one_hot(number: int, size: int) -> bytes:
    """A 1 at one place, counted from 1; nothing for 0."""
    return bytes([1 if place == number else 0 for place in range(1, size + 1)])


class Masks:
    """Writes which actions are offered: a byte for each action of the vocabulary."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.zeros: list[bytes] = [bytes(number) for number in range(size + 1)]
        self.ones: list[bytes] = [b"\1" * number for number in range(size + 1)]
        self.single: list[bytes] = [gap + b"\1" for gap in self.zeros]  # so many zeros, then a 1
        self.met: dict[int, bytes] = {}

    def add_mask(self, parts: Parts, options: list[int]) -> None:
        """Add the parts of a mask. The same few sets of small actions come again and again: those are remembered."""
        bits = 0
        for action in options:
            if action >= SMALL_ACTIONS:
                self.add_runs(parts, options)
                return
            bits |= 1 << action
        mixed = bits ^ bits >> 11  # a dict looks at the low bits first, and many sets share them
        mixed ^= mixed >> 22
        mask = self.met.get(mixed)
        if mask is None:
            mask = bytes([bits >> place & 1 for place in range(SMALL_ACTIONS)]) + bytes(self.size - SMALL_ACTIONS)
            if len(self.met) >= MOST_MET:
                self.met.clear()
            self.met[mixed] = mask
        parts.add(mask)

    def add_runs(self, parts: Parts, options: list[int]) -> None:
        """Runs of zeros and ones."""
        end: i64 = 0
        number: i64 = len(options)
        for at in range(number):
            if options[at] < end:
                self.add_runs(parts, sorted(options))
                return
            end = options[at]
        end = 0
        i: i64 = 0
        while i < number:
            start: i64 = options[i]
            i += 1
            after = start + 1
            while i < number and options[i] == after:
                after += 1
                i += 1
            if after == start + 1:
                parts.add(self.single[start - end])
            else:
                parts.add(self.zeros[start - end])
                parts.add(self.ones[after - start])
            end = after
        parts.add(self.zeros[self.size - end])

    def mask(self, options: list[int]) -> bytes:
        """The mask of one seat: which actions are its options."""
        parts = Parts()
        self.add_mask(parts, options)
        return parts.joined()
