"""A seat's view as a row of bytes of fixed length, for learning: what `View` tells, and nothing else.

A row is put together from parts that are remembered while what they show stays the same object, since lists of a game
are replaced and never changed. `table_fields` and `seat_fields` say what each byte means; `envs.schema` turns that
into spaces, tables and a hash.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.action import DECLINE, MAX_SLOTS, kind_of
from imperial_miners.engine.effect import FROM_EVENT, FROM_SPACE, FROM_SURFACE, OPPOSITE, SHARED, is_complete
from imperial_miners.engine.pack import ROUNDS, Pack
from imperial_miners.engine.phases import MINE, PHASES, PLAY, SET_UP
from imperial_miners.engine.seat import NOTHING
from imperial_miners.engine.words import WORDS

if TYPE_CHECKING:
    from imperial_miners.engine.game import Game
    from imperial_miners.engine.seat import Seat
    from imperial_miners.engine.supply import Supply

ENCODING: Final = 1  # raised when bytes come to mean something else
MOST: Final = 127
MOST_DESIGNS: Final = 126
ASKED: Final = (
    *("keep", "play", "discard", "place", "border", "target", "advance"),
    *("board", "faction", "deck", "chain", "choice", "effect"),
)
STEP_WORDS: Final = (*("keep", "play", "place", "activation", "climb", "surface", "next-board", "hand-limit", "event"),)
QUESTION_WORDS: Final = (*STEP_WORDS, *[word.word for word in WORDS])
SMALL_ACTIONS: Final = 55  # below the borders: one bit each fits into a machine word
MOST_MET: Final = 4096
NEIGHBOUR: Final = 1
HALF: Final = 2
COMPLETE: Final = 3
MARKED: Final = 4
ONE_MORE: Final = bytes([*range(1, 256), 0])
BORDER_MEANING: Final = (
    "by slot: right, lower left, lower right: 0 no card there, 1 no cart, 2 open to a marker, 3 a cart, 4 a marker"
)


class Field:
    """Some bytes of a row: how many, between which bounds, and what they say."""

    def __init__(self, name: str, size: int, low: int, high: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.meaning = meaning


def table_fields(pack: Pack) -> list[Field]:
    """What comes first in a row: the table, the question, and what only the seat itself knows."""
    designs = pack.designs
    return [
        Field("round", 1, 0, ROUNDS, "number of the round; 0 in the set-up"),
        Field("phase", len(PHASES), 0, 1, "one-hot: " + ", ".join(PHASES)),
        Field("event", len(pack.events), 0, 1, "one-hot: the Event of this round, in the pack's order"),
        Field("past events", len(pack.events), 0, 1, "1 for each Event revealed so far"),
        Field("sides", len(pack.boards), 0, 1, "1 for each side of a Progress board on show"),
        Field("decks", 4, 0, MOST, "cards left in the decks of Level 1-4"),
        Field("piles", designs, 0, MOST, "cards in the discard piles, by design"),
        Field("kind", len(ASKED), 0, 1, "one-hot: what the seat is asked for: " + ", ".join(ASKED)),
        Field("word", len(QUESTION_WORDS), 0, 1, "one-hot: the word that asks: " + ", ".join(QUESTION_WORDS)),
        Field("source", MAX_SLOTS + 4, 0, 1, "one-hot: the card that asks, by slot; else rules, event, surface, space"),
        Field("asking card", designs, 0, 1, "one-hot: the design of the card that asks"),
        Field("hand", designs, 0, MOST, "the seat's own cards in hand, by design"),
        Field("kept", designs, 0, MOST, "in the set-up: cards kept so far, by design"),
    ]


def seat_fields(pack: Pack) -> list[Field]:
    """What follows for each seat: the viewer's own first, then the others in order of seats."""
    designs = pack.designs
    return [
        Field("coins", 1, 0, MOST, "coins"),
        Field("vp", 1, 0, MOST, "VP tokens"),
        Field("carts", 1, 0, MOST, "complete carts"),
        Field("hand size", 1, 0, MOST, "cards in hand"),
        Field("space", 1, 0, MOST, "space of the marker; 0 before it enters a board"),
        Field("completed", 1, 0, MOST, "boards completed"),
        Field("advanced", 1, 0, MOST, "spaces moved this round"),
        Field("awaited", 1, 0, 1, "owes an answer"),
        Field("has chosen", 1, 0, 1, "has chosen the card to play, which is not revealed yet"),
        Field("side", len(pack.boards), 0, 1, "one-hot: the side that the marker is on"),
        Field("card", designs, 0, 1, "one-hot: the card of this round, once the viewer may see it"),
        Field("placed", MAX_SLOTS, 0, 1, "one-hot: the slot placed this round"),
        Field("cards", MAX_SLOTS, 0, MOST, "by slot: design + 1; 0 for an empty slot"),
        Field("rows", MAX_SLOTS, 0, 4, "by slot: row"),
        Field("columns", MAX_SLOTS, -80, 80, "by slot: column in half-cards"),
        Field("borders", 3 * MAX_SLOTS, 0, MARKED, BORDER_MEANING),
        Field("mine", designs, 0, MAX_SLOTS, "cards in the mine, by design"),
        Field("machines", MAX_SLOTS, 0, 7, "by slot: machines"),
        Field("collapses", MAX_SLOTS, 0, 1, "by slot: a collapse"),
        Field("activated", MAX_SLOTS, 0, 1, "by slot: activated this round"),
    ]


def row_size(pack: Pack, seats: int) -> int:
    """Bytes of a row at a table of so many seats."""
    return sum([field.size for field in table_fields(pack)]) + seats * sum([field.size for field in seat_fields(pack)])


class Memory:
    """Parts of rows made before, each with the objects and numbers it was made from."""

    def __init__(self) -> None:
        self.events: list[int] | None = None
        self.sides: list[int] | None = None
        self.round = -1
        self.past = b""
        self.decks: list[list[int]] | None = None
        self.gone: list[int] | None = None
        self.stocked = b""
        self.piles: list[list[int]] | None = None
        self.discarded = b""
        self.hand: list[int] | None = None
        self.kept: list[int] | None = None
        self.held = b""
        self.cards: list[int] | None = None
        self.markers = -1
        self.laid = b""
        self.machines = -1
        self.collapses = -1
        self.activated = -1
        self.mine = b""


class Encoder:
    """Writes rows for one pack. It remembers parts, for speed alone: any game of the pack may come next."""

    def __init__(self, pack: Pack, seats: int) -> None:
        if pack.designs > MOST_DESIGNS:
            raise ValueError(f"a pack of {pack.designs} designs does not fit: at most {MOST_DESIGNS} can be encoded")
        self.pack = pack
        self.memories: list[Memory] = [Memory() for _ in range(seats)]
        self.tables = pack_tables(pack)

    def row(self, game: Game, viewer: int) -> bytes:
        """What a seat may know now."""
        parts: list[bytes] = []
        self.add_row(parts, game, viewer)
        return b"".join(parts)

    def seen(self, game: Game, viewer: int) -> bytearray:
        """The same, and after it the mask of what is offered."""
        parts: list[bytes] = []
        self.add_row(parts, game, viewer)
        self.tables.masks.add_mask(parts, game.seats[viewer].options)
        return bytearray(b"".join(parts))

    def add_row(self, parts: list[bytes], game: Game, viewer: int) -> None:
        """Add the parts of a row."""
        seats = game.seats
        owner = seats[viewer]
        memory = self.memories[viewer]
        self.add_table(parts, game, owner.supply, memory)
        self.add_question(parts, owner)
        kept = owner.kept if game.phase == SET_UP else NOTHING
        if owner.hand is not memory.hand or kept is not memory.kept:
            memory.hand = owner.hand
            memory.kept = kept
            memory.held = self.counted(owner.hand) + self.counted(kept)
        parts.append(memory.held)
        number = len(seats)
        for i in range(number):
            at = viewer + i
            self.add_seat(parts, game.phase, seats[at if at < number else at - number], i == 0)

    def counted(self, cards: list[int]) -> bytes:
        """Cards by design. The cards are sorted."""
        tables = self.tables
        if not cards:
            return tables.no_cards
        parts: list[bytes] = []
        end = 0
        copies = 1
        for card in cards:
            if card == end - 1:
                copies += 1
                parts[-1] = parts[-1][:-1] + tables.numbers[capped(copies)]
                continue
            parts.append(tables.ones[card - end])
            end = card + 1
            copies = 1
        parts.append(tables.gaps[self.pack.designs - end])
        return b"".join(parts)

    def add_table(self, parts: list[bytes], game: Game, supply: Supply, memory: Memory) -> None:
        """Round, Events, boards, decks and piles."""
        tables = self.tables
        number = game.round
        if number != memory.round or game.events is not memory.events or supply.sides is not memory.sides:
            memory.round = number
            memory.events = game.events
            memory.sides = supply.sides
            past = game.events[:number]
            memory.past = marks(past, len(self.pack.events)) + marks(supply.sides, len(self.pack.boards))
        parts.append(tables.numbers[number])
        parts.append(tables.phases[game.phase + 1])
        parts.append(tables.events[game.events[number - 1] + 1 if number else 0])
        parts.append(memory.past)
        if supply.decks is not memory.decks or supply.gone is not memory.gone:
            memory.decks = supply.decks
            memory.gone = supply.gone
            memory.stocked = bytes([capped(supply.left(level)) for level in (1, 2, 3, 4)])
        parts.append(memory.stocked)
        piles = supply.piles
        if piles is not memory.piles:
            memory.piles = piles
            memory.discarded = self.counted(sorted(piles[0] + piles[1] + piles[2] + piles[3]))
        parts.append(memory.discarded)

    def add_question(self, parts: list[bytes], owner: Seat) -> None:
        """The decision, without its options: those are the mask."""
        tables = self.tables
        options = owner.options
        frame = owner.top
        if not options or frame is None:
            parts.append(tables.nothing_asked)
            return
        first = options[0]
        kind = tables.kinds[options[1] if first == DECLINE and len(options) > 1 else first]
        speaker = frame.slot
        design = owner.cards[speaker] + 1 if speaker >= 0 else 0
        parts.append(tables.question(kind, tables.words[frame.node.id], source_number(speaker) + 1, design))

    def add_seat(self, parts: list[bytes], phase: int, seat: Seat, is_own: bool) -> None:
        """A seat as the viewer sees it."""
        tables = self.tables
        memory = self.memories[seat.index]
        self.add_purse(parts, phase, seat)
        is_seen = seat.chosen >= 0 and (phase > PLAY or (is_own and phase == PLAY))
        parts.append(tables.designs[seat.chosen + 1 if is_seen else 0])
        parts.append(tables.slots[seat.placed + 1 if phase >= MINE else 0])
        is_same = seat.cards is memory.cards and seat.markers == memory.markers
        if not is_same:
            memory.cards = seat.cards
            memory.markers = seat.markers
            memory.laid = slots_of(seat) + self.counted(sorted(seat.cards))
        if not (
            is_same
            and seat.activated == memory.activated
            and seat.machines == memory.machines
            and seat.collapses == memory.collapses
        ):
            memory.activated = seat.activated
            memory.machines = seat.machines
            memory.collapses = seat.collapses
            on = tables.slots[0] if not seat.machines else machines_of(seat)
            memory.mine = b"".join([memory.laid, on, tables.bits[seat.collapses], tables.bits[seat.activated]])
        parts.append(memory.mine)

    def add_purse(self, parts: list[bytes], phase: int, seat: Seat) -> None:
        """What a seat owns, how far its marker is, and whether it is awaited."""
        tables = self.tables
        numbers = tables.numbers
        parts.append(numbers[capped(seat.coins)])
        parts.append(numbers[capped(seat.vp)])
        parts.append(numbers[capped(seat.carts)])
        parts.append(numbers[capped(len(seat.hand))])
        parts.append(numbers[capped(seat.space)])
        parts.append(numbers[capped(seat.completed)])
        parts.append(numbers[capped(seat.advanced)])
        parts.append(tables.waits[1 if seat.options else 2 if phase == PLAY else 0])
        parts.append(tables.sides[seat.pack_side() + 1 if seat.board >= 0 else 0])


class Tables:
    """Parts of rows that are the same for all games of a pack."""

    def __init__(self, pack: Pack) -> None:
        names = [kind_of(action, pack.designs) for action in range(pack.action_count)]
        self.kinds: list[int] = [ASKED.index(name) + 1 if name in ASKED else 0 for name in names]
        self.words: list[int] = [QUESTION_WORDS.index(node.word) + 1 for node in pack.nodes]
        self.designs: list[bytes] = one_hots(pack.designs)
        self.no_cards: bytes = self.designs[0]
        self.questions: dict[int, bytes] = {}
        self.nothing_asked = self.question(0, 0, 0, 0)
        self.masks = Masks(pack.action_count)
        self.numbers: list[bytes] = [bytes([number]) for number in range(MOST + 1)]
        self.gaps: list[bytes] = [bytes(number) for number in range(pack.designs + 1)]
        self.ones: list[bytes] = [gap + b"\1" for gap in self.gaps]  # so many zeros, then a 1
        self.phases: list[bytes] = one_hots(len(PHASES))
        self.events: list[bytes] = one_hots(len(pack.events))
        self.sides: list[bytes] = one_hots(len(pack.boards))
        self.slots: list[bytes] = one_hots(MAX_SLOTS)
        self.waits: list[bytes] = [b"\0\0", b"\1\0", b"\0\1"]  # awaited, has chosen
        slots = range(MAX_SLOTS)
        self.bits: list[bytes] = [bytes([number >> slot & 1 for slot in slots]) for number in range(1 << MAX_SLOTS)]

    def question(self, kind: int, word: int, source: int, design: int) -> bytes:
        """What is asked, by which word, from where and by which card; 0 for none. Remembered: cards ask few."""
        asked = ((kind << 7 | word) << 7 | source) << 7 | design
        part = self.questions.get(asked)
        if part is None:
            hots = [one_hot(kind, len(ASKED)), one_hot(word, len(QUESTION_WORDS)), one_hot(source, MAX_SLOTS + 4)]
            part = self.questions[asked] = b"".join([*hots, self.designs[design]])
        return part


TABLES: Final[dict[str, Tables]] = {}


def pack_tables(pack: Pack) -> Tables:
    """The tables of a pack, made once."""
    tables = TABLES.get(pack.digest)
    if tables is None:
        tables = Tables(pack)
        TABLES[pack.digest] = tables
    return tables


def slots_of(seat: Seat) -> bytes:
    """Cards, rows, columns and borders of a mine."""
    number = len(seat.cards)
    unused = bytes(MAX_SLOTS - number)
    borders: list[int] = []
    for slot in range(number):
        for which in range(3):
            is_shared = seat.near[slot * 6 + SHARED[which]] >= 0
            borders.append(border_of(seat, slot, which) if is_shared else 0)
    cards = bytes(seat.cards).translate(ONE_MORE)
    columns = bytes([x & 255 for x in seat.xs])  # two's complement: the bytes are read as int8
    found = [cards, unused, bytes(seat.rows), unused, columns, unused, bytes(borders), unused, unused, unused]
    return b"".join(found)


def border_of(seat: Seat, slot: int, which: int) -> int:
    """R7 What is on a border that a card does share with another."""
    direction = SHARED[which]
    other = seat.near[slot * 6 + direction]
    if seat.markers >> (slot * 6 + direction) & 1:
        return MARKED
    if is_complete(seat, slot, direction):
        return COMPLETE
    halves = seat.pack.halves
    if halves[seat.cards[slot]] >> direction & 1 or halves[seat.cards[other]] >> OPPOSITE[direction] & 1:
        return HALF
    return NEIGHBOUR


def source_number(speaker: int) -> int:
    """Who asks: a slot, or after the slots rules, event, surface, space."""
    if speaker >= 0:
        return speaker
    if speaker == FROM_EVENT:
        return MAX_SLOTS + 1
    if speaker == FROM_SURFACE:
        return MAX_SLOTS + 2
    return MAX_SLOTS + 3 if speaker <= FROM_SPACE else MAX_SLOTS


def marks(places: list[int], size: int) -> bytes:
    """A 1 at each of some places.

    >>> marks([2, 0], 4)
    b'\\x01\\x00\\x01\\x00'
    """
    found = [0] * size
    for place in places:
        found[place] = 1
    return bytes(found)


def capped(number: int) -> int:
    """No more than a byte of a row may hold."""
    return number if number < MOST else MOST


def one_hots(size: int) -> list[bytes]:
    """Nothing, then a 1 at each place.

    >>> one_hots(2)
    [b'\\x00\\x00', b'\\x01\\x00', b'\\x00\\x01']
    """
    return [one_hot(number, size) for number in range(size + 1)]


def one_hot(number: int, size: int) -> bytes:
    """A 1 at one place, counted from 1; nothing for 0."""
    return bytes([1 if place == number else 0 for place in range(1, size + 1)])


def machines_of(seat: Seat) -> bytes:
    """Machines by slot."""
    return bytes([(seat.machines >> (3 * slot)) & 7 for slot in range(MAX_SLOTS)])


class Masks:
    """Writes which actions are offered: a byte for each action of the vocabulary."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.zeros: list[bytes] = [bytes(number) for number in range(size + 1)]
        self.ones: list[bytes] = [b"\1" * number for number in range(size + 1)]
        self.single: list[bytes] = [gap + b"\1" for gap in self.zeros]  # so many zeros, then a 1
        self.met: dict[int, bytes] = {}

    def add_mask(self, parts: list[bytes], options: list[int]) -> None:
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

    def add_runs(self, parts: list[bytes], options: list[int]) -> None:
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
        """One mask."""
        parts: list[bytes] = []
        self.add_mask(parts, options)
        return b"".join(parts)
