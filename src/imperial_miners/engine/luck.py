"""Where a game's luck comes from: its decks, Events and board sides, and every reshuffle, all made from its seed.

There are two kinds, and a record names its own. "blake2b" draws from a cryptographic stream made of the whole seed:
whoever has seen some of it can compute nothing of the rest (docs/fairness.md). "lehmer-30" is the generator of earlier
versions, whose 30 bits can be searched: it deals games of theirs again, and samples for whoever imagines games.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from imperial_miners.engine.pack import ROUNDS, Pack
from imperial_miners.engine.rng import after, below, game_states, shuffle

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

SECURE: Final = "blake2b"
LEHMER: Final = "lehmer-30"
LUCKS: Final = (SECURE, LEHMER)
BLOCK: Final = 64  # bytes of a BLAKE2b hash
READY: Final = 32
NUMBERS: Final = [f" {number}\n".encode() for number in range(READY)]
"""How the number of a block is written; made ready, since writing it takes half as long as hashing."""
AGAIN: Final = [[f"level {level} again {number}" for number in range(READY)] for level in (1, 2, 3, 4)]
"""The purposes of later shuffles, made ready."""


class Stream:
    """Numbers without end from a seed, for one purpose: BLAKE2b in counter mode, one block of 64 bytes after another.

    >>> Stream(b"seed", "coin").below(2), Stream(b"seed", "coin").below(2), Stream(b"seed", "other coin").below(2)
    (1, 1, 0)
    """

    def __init__(self, seed: bytes, purpose: str) -> None:
        self.purpose = purpose.encode()
        self.seed = seed
        self.blocks: i64 = 0  # made up to now
        self.block = b""
        self.at: i64 = BLOCK  # how much of the block is used

    def go_on(self) -> bytes:
        """Make the next block of random bits."""
        # the seed is part of what is hashed: as BLAKE2b's key it would be as secret, and cost twice the time
        number = NUMBERS[self.blocks] if self.blocks < READY else f" {self.blocks}\n".encode()
        block = blake2b(self.purpose + number + self.seed).digest()
        self.block = block
        self.blocks += 1
        self.at = 0
        return block

    def byte(self) -> i64:
        """The next eight bits of the stream."""
        if self.at == BLOCK:
            self.go_on()
        self.at += 1
        return self.block[self.at - 1]

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each as likely as any other: what would favour some is drawn again (Lemire)."""
        bits: i64 = 8 if limit <= 256 else 24
        mask: i64 = (1 << bits) - 1
        while True:
            drawn = self.byte()
            if bits > 8:
                drawn = (drawn << 16) + (self.byte() << 8) + self.byte()
            product = drawn * limit
            rest = product & mask
            if rest >= limit or rest >= (mask + 1) % limit:
                return product >> bits

    def shuffle(self, order: list[Any], count: i64) -> None:
        """Bring a random choice of so many items, in random order, to the front of a list (Fisher-Yates)."""
        # Any: the items are moved about unread, so compiled code need not unbox them
        i: i64 = 0
        limit: i64 = len(order)  # places from the i-th on
        while limit > 256 and i < count:
            j = i + self.below(limit)
            order[i], order[j] = order[j], order[i]
            i += 1
            limit -= 1
        at = self.at
        block = self.block
        while limit > 1 and i < count:  # `below` written out: shuffling is most of what a set-up costs
            if at == BLOCK:
                block = self.go_on()
                at = 0
            product = block[at] * limit
            at += 1
            rest = product & 255
            if rest < limit and rest < 256 % limit:
                continue
            j = i + (product >> 8)
            kept = order[i]
            order[i] = order[j]
            order[j] = kept
            i += 1
            limit -= 1
        self.at = at


class Dealt:
    """What luck decides before the first answer. The lists are shared by whoever holds them."""

    def __init__(self, pack: Pack) -> None:
        self.events = list(range(len(pack.events)))
        self.sides: list[int] = []
        self.decks = [pack.box(level).copy() for level in (1, 2, 3, 4)]
        self.states: list[int] = [0, 0, 0, 0]  # from which each deck is shuffled next


class Shuffler:
    """Deals a game and shuffles its decks again. It never changes: copies of a game share it."""

    def deal(self, pack: Pack) -> Dealt:
        """R2.1, R2.2, R2.3 Each board shows a random side; decks and Events are shuffled."""
        raise NotImplementedError

    def shuffle(self, cards: list[int], level: i64, state: i64) -> i64:
        """Shuffle cards that were sorted; returns the state from which the deck of this Level is shuffled next."""
        raise NotImplementedError


class SecureShuffler(Shuffler):
    """Draws from streams made of the seed: one for the set-up, one for every later shuffle of a deck.

    The state of a deck is how often it was shuffled again. So seats with decks of their own (I18) meet the same luck in
    whatever order they act.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed.encode("utf-8", "surrogatepass")

    def deal(self, pack: Pack) -> Dealt:
        """R2.1, R2.2, R2.3 All from one stream: none of it depends on what anybody does."""
        stream = Stream(self.seed, "set-up")
        dealt = Dealt(pack)
        for faces in pack.faces:
            dealt.sides.append(faces[stream.below(len(faces))])
        stream.shuffle(dealt.events, ROUNDS)
        for deck in dealt.decks:
            stream.shuffle(deck, len(deck))
        return dealt

    def shuffle(self, cards: list[int], level: i64, state: i64) -> i64:
        """From a stream of its own."""
        purpose = AGAIN[level - 1][state] if state < READY else f"level {level} again {state}"
        Stream(self.seed, purpose).shuffle(cards, len(cards))
        return state + 1


class LehmerShuffler(Shuffler):
    """A generator of 30 bits for each purpose; the state of a deck is that of its generator."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def deal(self, pack: Pack) -> Dealt:
        """R2.1, R2.2, R2.3 Each purpose from four bytes of one hash."""
        states = game_states(self.seed)
        dealt = Dealt(pack)
        shuffle(dealt.events, states[4])
        state = states[5]
        for faces in pack.faces:
            state = after(state)
            dealt.sides.append(faces[below(state, len(faces))])
        for at, deck in enumerate(dealt.decks):
            dealt.states[at] = shuffle(deck, states[at])
        return dealt

    def shuffle(self, cards: list[int], level: i64, state: i64) -> i64:
        """With the one generator of the game, which goes on from where it stood."""
        return shuffle(cards, state)


SAMPLES: Final = LehmerShuffler("")  # for games dealt anew, whose decks bring their states


def shuffler_of(luck: str, seed: str) -> Shuffler:
    """Whoever shuffles for a game."""
    return SecureShuffler(seed) if luck == SECURE else LehmerShuffler(seed)
