"""Previews: what an option would do, without a glimpse of what the seat cannot know."""

import random

import pytest

from imperial_miners.engine.game import Game
from imperial_miners.engine.redeal import redeal
from imperial_miners.packs import load_pack
from imperial_miners.review.preview import preview_options

PACK = load_pack("base")


def games(seed: int, seats: int, answers: int) -> Game:
    """A game after some answers at random."""
    game, rng = Game.new(PACK, seats, seed), random.Random(seed)
    for _ in range(answers):
        if game.is_over:
            break
        seat = rng.choice(game.awaiting())
        game.apply(seat, rng.choice(game.actions(seat)))
    return game


@pytest.mark.parametrize("seed", range(12))
def test_what_is_hidden_does_not_matter(seed: int) -> None:
    game = games(seed, 2, 20 + 5 * seed)
    for seat in game.awaiting():
        shown = preview_options(game, seat)
        assert shown.keys() == {option.key for option in game.decision(seat).options}
        assert preview_options(redeal(game, seat, seed + 99), seat) == shown


@pytest.mark.parametrize("seed", range(12))
def test_a_preview_comes_true(seed: int) -> None:
    game = games(seed, 1, 25 + 6 * seed)
    if game.is_over:
        game = games(seed, 1, 30)
    before = game.view(0).seats[0]
    for key, preview in preview_options(game, 0).items():
        trial = game.copy()
        trial.apply(0, key)
        after = trial.view(0).seats[0]
        if preview.reveals:
            continue
        assert after.coins - before.coins == preview.amounts.get("coin", 0)
        assert after.vp - before.vp == preview.amounts.get("vp", 0)
        assert after.carts - before.carts == preview.amounts.get("cart", 0) + len(after.markers) - len(before.markers)
        assert preview.is_final == (not trial.can_undo(0))


def test_looking_changes_nothing() -> None:
    game = games(3, 2, 40)
    digest = game.digest()
    preview_options(game, game.awaiting()[0])
    assert game.digest() == digest
