"""The attacker: knows the code and one seat's log, and tries every space of states that is small enough to search.

Against the luck of earlier versions the attack works, which shows that it is one. Here it is handed all but fourteen
bits, so that the search takes a second and not minutes; the rest of the argument is in docs/fairness.md.
"""

import itertools
import random
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import NamedTuple

import pytest

from imperial_miners import Game, Happening, load_pack
from imperial_miners.engine.fairness import combined_seed, hash_of
from imperial_miners.engine.luck import LEHMER, SECURE, SecureShuffler, Stream
from imperial_miners.engine.rng import game_states, shuffled

PACK = load_pack("base")
EVENTS = 0  # beside the Levels of decks
SPACE = 1 << 14
DEALT = (1, 1, 2, 2, 2, 3, 3, 3)  # the Levels in which every seat is dealt its hand
SEED = "7f" * 32


class Play(NamedTuple):
    """A game that came some way, and what seat 0 was shown of it."""

    game: Game
    log: list[Happening]


def played(seed: str, luck: str, rounds: int = 9) -> Play:
    """A game of two at random."""
    game, dice = Game.new(PACK, 2, seed, luck=luck), random.Random(5)
    log = [each.seen_by(0) for each in game.happenings or []]
    game.happenings = []
    while game.round < rounds:
        for seat in game.awaiting():
            if actions := game.actions(seat):
                log += [each.seen_by(0) for each in game.apply(seat, dice.choice(actions))]
    return Play(game, log)


def known(log: Iterable[Happening], level: int) -> dict[int, int]:
    """Places of a deck (of the Events) as it was shuffled first, with the cards that seat 0 has seen come from them."""
    found: dict[int, int] = {}
    taken = dealt = 0
    for each in log:
        fields = each.fields()
        card = fields.get("card", -1)
        if each.kind == "event_revealed" and level == EVENTS:
            card = fields["event"]
        elif each.kind == "dealt":
            dealt += 1
            if DEALT[(dealt - 1) % len(DEALT)] != level:
                continue
        elif each.kind in ("drew", "found_none", "reshuffled") and fields["level"] == level:
            if each.kind != "drew" or fields["faction"] >= 0:
                break  # the deck is in another order from here on
        elif each.kind != "revealed" or not fields["blind"] or level != 1:
            continue
        if card >= 0:
            found[taken] = card
        taken += 1
    return found


def fitting(orders: Iterable[list[int]], seen: dict[int, int]) -> list[list[int]]:
    """The attack: of all orders that could be, those in which every known card lies in its place."""
    return [order for order in orders if all(order[place] == card for place, card in seen.items())]


def first_order(level: int) -> list[int]:
    """What is shuffled at the start."""
    return list(range(len(PACK.events))) if level == EVENTS else PACK.box(level)


def lehmer_orders(seed: str, level: int) -> Iterator[list[int]]:
    """Orders of the old generator, for every state that agrees with the seed's in its upper sixteen bits."""
    state = game_states(seed)[4 if level == EVENTS else level - 1]
    return (shuffled(first_order(level), state & -SPACE | low)[0] for low in range(1, SPACE))


def secure_order(seed: str, level: int) -> list[int]:
    """The order that a seed gives."""
    dealt = SecureShuffler(seed).deal(PACK)
    return dealt.events if level == EVENTS else dealt.decks[level - 1]


def truth(seed: str, luck: str, level: int) -> list[int]:
    """The order as it was shuffled, for the judge alone."""
    game = Game.new(PACK, 2, seed, luck=luck)
    return game.events if level == EVENTS else game.supplies[0].decks[level - 1]


@pytest.mark.parametrize("level", [EVENTS, 2, 3])
def test_the_old_luck_falls_to_the_attack(level: int):
    play = played(SEED, LEHMER)
    found = fitting(lehmer_orders(SEED, level), known(play.log, level))
    order = truth(SEED, LEHMER, level)
    assert [one[: len(order)] for one in found] == [order]  # the last Event, the other hand, every card to come


@pytest.mark.parametrize("level", [EVENTS, 1, 2, 3])
def test_the_same_attack_finds_nothing_in_a_game_of_today(level: int):
    play = played(SEED, SECURE)
    seen = known(play.log, level)
    assert len(seen) >= 3
    assert all(truth(SEED, SECURE, level)[place] == card for place, card in seen.items())  # the log is understood
    assert fitting(lehmer_orders(SEED, level), seen) == []


@pytest.mark.parametrize("level", [EVENTS, 2, 3])
def test_a_seed_that_can_be_guessed_is_guessed(level: int):
    """Why live games need seeds of 128 bits and more: there is no other space to search, and this one can be small."""
    play = played("2741", SECURE)
    guesses = (secure_order(str(number), level) for number in range(4096))
    assert fitting(guesses, known(play.log, level)) == [secure_order("2741", level)]
    real = known(played(SEED, SECURE).log, level)  # enough cards that no guess fits by chance
    assert len(real) >= 3
    assert fitting((secure_order(str(number), level) for number in range(4096)), real) == []


def test_nothing_that_a_seat_is_shown_is_a_key_to_the_deal():
    """Published hashes, contributions, cards seen: none of them, by itself or hashed again, gives the order."""
    secret, added = "5a" * 32, ["mine", "theirs"]
    seed = combined_seed(secret, added)
    play = played(seed, SECURE)
    seen = known(play.log, 2)
    shown = [hash_of(seed), hash_of(secret), *added, PACK.digest, *(str(value) for value in seen.values())]
    shown += [combined_seed(hash_of(secret), added), combined_seed("", added), "".join(added)]
    for text in list(shown):
        shown += [hash_of(text), blake2b(text.encode()).hexdigest(), text[:32], text[:16]]
    assert fitting((secure_order(text, 2) for text in shown), seen) == []
    assert fitting([secure_order(seed, 2)], seen) == [secure_order(seed, 2)]


def test_no_two_purposes_share_a_block():
    """Else what is seen of one shuffle would be known of another."""
    purposes = ["set-up", *(f"level {level} again {number}" for level in (1, 2, 3, 4) for number in range(120))]
    blocks: set[bytes] = set()
    for purpose in purposes:
        stream = Stream(SEED.encode(), purpose)
        for _ in range(12 * 64):
            stream.byte()
            if stream.at == 1:
                blocks.add(stream.block)
    assert len(blocks) == 12 * len(purposes)
    halves = {block[at : at + 16] for block in blocks for at in range(0, 64, 16)}
    assert len(halves) == 4 * len(blocks)


def test_a_reshuffle_says_nothing_of_the_next():
    """Who has seen a deck through knows the order of this shuffle alone: the next is another for every number."""
    cards = list(range(12))
    orders = []
    for level, state in itertools.product((1, 2, 3, 4), range(200)):
        order = cards.copy()
        assert SecureShuffler(SEED).shuffle(order, level, state) == state + 1
        orders.append(tuple(order))
    assert len(set(orders)) == len(orders)
    moves = {tuple(later.index(card) for card in earlier) for earlier, later in itertools.pairwise(orders)}
    assert len(moves) == len(orders) - 1  # and no permutation leads from one to the next
