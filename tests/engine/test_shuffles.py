"""Shuffles are even: each card in each place, pairs independent. A million deals are counted by `go.py bench luck`."""

import random
from collections import Counter
from hashlib import blake2b

import pytest

from bench.luck import LIMIT, Tally
from imperial_miners import load_pack
from imperial_miners.engine.luck import LUCKS, SECURE, Dealt, Stream, shuffler_of

DEALS = 4000


@pytest.mark.parametrize("luck", LUCKS)
def test_every_place_and_every_pair_is_as_likely_as_any_other(luck: str):
    tally = Tally(luck, "gate ")
    tally.add(DEALS)
    found = {one.name: one.z for one in tally.findings()}
    assert len(found) == 18
    assert {name: z for name, z in found.items() if abs(z) > LIMIT} == {}


class Biased:
    """The mistake everybody makes once: each place is swapped with any place."""

    def __init__(self, seed: str) -> None:
        self.dice = random.Random(seed)

    def deal(self, pack):
        dealt = Dealt(pack)
        for order in [dealt.events, *dealt.decks]:
            self.shuffle(order, 0, 0)
        dealt.sides = [0, 2, 4]
        return dealt

    def shuffle(self, cards, level, state):
        for i in range(len(cards)):
            j = self.dice.randrange(len(cards))
            cards[i], cards[j] = cards[j], cards[i]
        return state


def test_a_biased_shuffle_would_be_seen():
    class Examined(Tally):
        def shuffler(self, seed):
            return Biased(seed)

    tally = Examined("biased")
    tally.add(DEALS)
    found = {one.name: one.z for one in tally.findings()}
    for name in ("Level 2, each card in each place", "each Event in each round", "the eight ways to show the boards"):
        assert found[name] > LIMIT
    assert abs(found["first of Level 2, the same of the next seed"]) < LIMIT


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 43, 100, 129, 200, 255, 256, 257, 1000, 70000])
def test_numbers_below_a_limit_have_no_favourites(limit: int):
    stream = Stream(b"key", f"limit {limit}")
    drawn = [stream.below(limit) for _ in range(20 * min(limit, 300))]
    assert 0 <= min(drawn) <= max(drawn) < limit
    bins = min(limit, 300)
    counts = Counter(one * bins // limit for one in drawn)
    chi_square = 0.0
    for bin in range(bins):
        expected = len(drawn) * len(range(-(-limit * bin // bins), -(-limit * (bin + 1) // bins))) / limit
        chi_square += (counts[bin] - expected) ** 2 / expected
    assert abs(chi_square - (bins - 1)) <= 4 * (2 * bins) ** 0.5


def test_numbers_are_drawn_again_exactly_where_some_would_be_favoured():
    """Below 200 a byte says a number in at most one way: 56 of 256 bytes say none."""
    byte, number = Stream(b"key", "both"), Stream(b"key", "both")
    for _ in range(2000):
        drawn = byte.byte()
        while drawn * 200 % 256 < 56:
            drawn = byte.byte()
        assert number.below(200) == drawn * 200 >> 8


def test_a_number_below_a_large_limit_is_made_of_three_bytes_in_their_order():
    stream, block = Stream(b"seed", "large"), blake2b(b"large 0\nseed").digest()
    taken = [int.from_bytes(block[at : at + 3], "big") for at in range(0, 60, 3)]
    assert [stream.below(1000) for _ in taken] == [number * 1000 >> 24 for number in taken]


def test_the_whole_seed_counts():
    """Seeds that differ in a single character anywhere deal other games, however long they are."""
    pack = load_pack("base")
    seeds = ["", "a", "a\0", *("x" * at + "y" + "x" * (199 - at) for at in range(0, 200, 7)), "x" * 64, "x" * 65]
    decks = {str(shuffler_of(SECURE, seed).deal(pack).decks) for seed in seeds}
    assert len(decks) == len(seeds)


def test_a_stream_goes_on_block_after_block():
    """The blocks that anyone can make, as by `printf 'set-up 0\\nseed' | b2sum`: purpose, number of the block, seed."""
    stream = Stream(b"seed", "set-up")
    found = bytes(stream.byte() for _ in range(130))
    wanted = b"".join(blake2b(b"set-up %d\nseed" % number).digest() for number in range(3))
    assert found == wanted[:130]


def test_a_shuffle_is_what_numbers_drawn_one_by_one_give():
    for size in (1, 2, 43, 256, 257, 300):
        order, expected, numbers = list(range(size)), list(range(size)), Stream(b"seed", "one by one")
        Stream(b"seed", "one by one").shuffle(order, size)
        for i in range(size - 1):
            j = i + numbers.below(size - i)
            expected[i], expected[j] = expected[j], expected[i]
        assert order == expected
