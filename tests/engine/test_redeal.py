"""Dealt anew: which decks of the duplicate variant are one order (I18), and which only look like it."""

import json

from imperial_miners import Game, load_pack
from imperial_miners.engine.redeal import alike, redeal
from imperial_miners.engine.state import load_state, save_state

PACK = load_pack("base")


def reshuffled(first: list[int], second: list[int]) -> Game:
    """A game of two whose decks of Level 1 were each shuffled again, from these cards."""
    game = Game.new(PACK, 2, "decks", decks="duplicate")
    for seat, cards in zip(game.seats, (first, second), strict=True):
        seat.supply.renew(1, cards.copy())
    return game


def groups(game: Game) -> list[int]:
    """How many seats have each order of Level 1."""
    return [len(group) for group in alike(game.seats, 0, 0)]


def test_the_same_cards_shuffled_as_often_are_one_order_for_all():
    box = PACK.box(1)
    game = reshuffled(box[:6], list(reversed(box[:6])))
    for _ in range(4):
        game.seats[0].supply.take(1)
    assert groups(game) == [2]
    assert groups(load_state(PACK, json.loads(json.dumps(save_state(game))))) == [2]
    assert groups(redeal(game, 0, 7)) == [2]


def test_decks_of_other_cards_are_not_one_order_when_one_of_them_has_run_out():
    """Else who has drawn all of his would know in which order the other's lie."""
    box = PACK.box(1)
    game = reshuffled(box[:6], box[6:12])
    for _ in range(6):
        game.seats[0].supply.take(1)
    assert groups(game) == [1, 1]
    left = [tuple(redeal(game, 0, state).seats[1].supply.decks[0]) for state in range(20)]
    assert len(set(left)) > 10


def test_decks_shuffled_more_often_are_another_order():
    box = PACK.box(1)
    game = reshuffled(box[:6], box[:6])
    game.seats[1].supply.renew(1, box[:6])
    assert groups(game) == [1, 1]
