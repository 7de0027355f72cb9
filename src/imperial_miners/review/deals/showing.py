"""Deals in which something comes up at once: seeds are tried until the first hand, Event or boards have it."""

from __future__ import annotations

from typing import Final

from imperial_miners.engine.game import Game
from imperial_miners.engine.luck import SECURE, shuffler_of
from imperial_miners.engine.pack import Pack

MOST_TRIES: Final = 20_000


def seed_with(pack: Pack, id: str, seats: int, word: str) -> str:
    """A seed, made of a word, by which the first seat is dealt a card, the first round has an Event, or a side of a
    board is shown; a card of Level 4, which nobody is dealt, lies on top of its deck. Empty if there is none."""
    for number in range(MOST_TRIES):
        seed = f"{word} {number}"
        if comes_up(pack, id, seats, seed):
            return seed
    return ""


def comes_up(pack: Pack, id: str, seats: int, seed: str) -> bool:
    """Whether a deal has something at once."""
    dealt = shuffler_of(SECURE, seed).deal(pack)
    if pack.events[dealt.events[0]].id == id or any(pack.boards[side].id == id for side in dealt.sides):
        return True
    deepest = dealt.decks[3]
    if deepest and pack.cards[deepest[0]].id == id:
        return True
    game = Game.new(pack, seats, seed)
    return any(pack.cards[card].id == id for card in game.seats[0].hand)
