"""A seat's view as a row of bytes of fixed length, for learning: what `View` tells, and nothing else.

`fields` says what each byte means. A row is put together from blocks that are kept and corrected (`blocks`) and from
what is asked; a mask from the options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.action import DECLINE, MAX_SLOTS, kind_of
from imperial_miners.engine.effect import FROM_EVENT, FROM_SPACE, FROM_SURFACE
from imperial_miners.engine.rows.blocks import HandBlock, SeatBlock, TableBlock
from imperial_miners.engine.rows.fields import ASKED, MOST_DESIGNS, QUESTION_WORDS

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

    from imperial_miners.engine.game import Game
    from imperial_miners.engine.pack import Pack
    from imperial_miners.engine.seat import Seat

Part = bytes | bytearray
SMALL_ACTIONS: Final = 55  # below the borders: one bit each fits into a machine word
MOST_MET: Final = 4096
WAITING: Final = [DECLINE]
"""What a seat is shown that has nothing to answer: to decline, which does nothing. So no mask is ever empty."""


class Encoder:
    """Writes rows for one pack. It remembers what it wrote, for speed alone: any game of the pack may come next."""

    def __init__(self, pack: Pack, seats: int) -> None:
        if pack.designs > MOST_DESIGNS:
            raise ValueError(f"a pack of {pack.designs} designs does not fit: at most {MOST_DESIGNS} can be encoded")
        self.tables = pack_tables(pack)
        self.table_blocks: list[TableBlock] = [TableBlock(pack) for _ in range(seats)]
        self.hand_blocks: list[HandBlock] = [HandBlock(pack) for _ in range(seats)]
        self.seat_blocks: list[SeatBlock] = [SeatBlock(pack) for _ in range(seats)]

    def row(self, game: Game, viewer: int) -> bytes:
        """What a seat may know now."""
        parts: list[Part] = []
        self.add_row(parts, game, viewer)
        return b"".join(parts)

    def seen(self, game: Game, viewer: int) -> bytearray:
        """The same, and after it the mask of what is offered."""
        parts: list[Part] = []
        self.add_row(parts, game, viewer)
        options = game.seats[viewer].options
        self.tables.masks.add_mask(parts, options if options else WAITING)
        return bytearray(b"".join(parts))

    def add_row(self, parts: list[Part], game: Game, viewer: int) -> None:
        """Add the parts of a row, to be joined before the next row is made."""
        seats = game.seats
        owner = seats[viewer]
        table = self.table_blocks[viewer]
        table.show(game, owner.supply)
        parts.append(table.bytes)
        parts.append(self.question(owner))
        hand = self.hand_blocks[viewer]
        hand.show(game.phase, owner)
        parts.append(hand.bytes)
        number = len(seats)
        for i in range(number):
            at = viewer + i if viewer + i < number else viewer + i - number
            block = self.seat_blocks[at]
            block.show(game.phase, seats[at], i == 0)
            parts.append(block.bytes)

    def touch(self) -> i64:
        """Look at all blocks, and at nothing in them."""
        touched: i64 = 0
        for table in self.table_blocks:
            touched += table.round + table.past_at + len(table.bytes)
        for hand in self.hand_blocks:
            touched += len(hand.bytes)
        for seat in self.seat_blocks:
            touched += seat.side_at + seat.machines_at + seat.space + seat.markers + len(seat.bytes)
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

    def question(self, kind: int, word: int, source: int, design: int) -> bytes:
        """What is asked, by which word, from where and by which card; 0 for none. Remembered: cards ask few."""
        asked = ((kind << 7 | word) << 7 | source) << 7 | design
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

    def add_mask(self, parts: list[Part], options: list[int]) -> None:
        """Add the parts of a mask. The same few sets of small actions come again and again: those are remembered."""
        bits = 0
        for action in options:
            if action >= SMALL_ACTIONS:
                self.add_runs(parts, options)
                return
            bits |= 1 << action
        mask = self.met.get(bits)
        if mask is None:
            mask = b"".join([b"\1" if bits >> action & 1 else b"\0" for action in range(self.size)])
            if len(self.met) >= MOST_MET:
                self.met.clear()
            self.met[bits] = mask
        parts.append(mask)

    def add_runs(self, parts: list[Part], options: list[int]) -> None:
        """Runs of zeros and ones."""
        end = 0
        for action in options:
            if action < end:
                self.add_runs(parts, sorted(options))
                return
            end = action
        end = 0
        number = len(options)
        i = 0
        while i < number:
            start = options[i]
            i += 1
            after = start + 1
            while i < number and options[i] == after:
                after += 1
                i += 1
            if after == start + 1:
                parts.append(self.single[start - end])
            else:
                parts.append(self.zeros[start - end])
                parts.append(self.ones[after - start])
            end = after
        parts.append(self.zeros[self.size - end])

    def mask(self, options: list[int]) -> bytes:
        """The mask of one seat: which actions are its options."""
        parts: list[Part] = []
        self.add_mask(parts, options)
        return b"".join(parts)
