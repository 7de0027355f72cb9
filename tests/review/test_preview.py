"""Previews: what an option would do, without a glimpse of what the seat cannot know."""

import random

import pytest

from imperial_miners.engine.game import Game
from imperial_miners.engine.redeal import redeal
from imperial_miners.packs import load_pack
from imperial_miners.review.preview import Preview, imagine, preview_options, try_option
from imperial_miners.web.api.writing import previews_json
from tests.table import card, resolve, table

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
        again = preview_options(redeal(game, seat, seed + 99), seat)
        assert again == shown
        assert {key: plain(preview) for key, preview in again.items()} == {key: plain(shown[key]) for key in shown}


@pytest.mark.parametrize("seed", range(12))
def test_the_api_shows_what_the_seat_may_know(seed: int) -> None:
    game = games(seed, 3, 20 + 9 * seed)
    for seat in game.awaiting():
        assert previews_json(redeal(game, seat, seed + 99), seat) == previews_json(game, seat)


def plain(preview: Preview) -> list[dict[str, object]]:
    """The happenings of a preview as plain data."""
    return [happening.to_json() for happening in preview.happenings]


def test_an_answer_by_which_a_card_is_seen_shows_none() -> None:
    t = resolve("draw 1 card", hand="a1", decks={1: "b1", 2: "b2", 3: "b3"})
    for preview in preview_options(t.game, 0).values():
        assert (preview.reveals, preview.is_known, preview.is_final) == (True, False, True)
        assert (preview.happenings, preview.amounts) == ((), ())


def test_nothing_is_counted_after_the_first_news() -> None:
    t = table(card("it", 1, "gain 3 coins, draw 1 card, gain 5 vp"), hand="it a1").play("it", 0)
    preview = preview_options(t.game, 0)["effect:a"]
    assert preview.amounts == (("coin", 3),)
    assert preview.reveals == (not preview.is_known)


@pytest.mark.parametrize(
    ("effect", "state", "amounts", "slots"),
    [
        ("gain 3 coins", {}, {"coin": 3}, {0}),
        ("pay 2 coins: gain 4 vp", {"coins": 5}, {"coin": -2, "vp": 4}, {0}),
        ("put 2 machines here", {}, {"machine": 2}, {0}),
        ("put collapse here, gain 1 vp", {}, {"collapse": 1, "vp": 1}, {0}),
        ("advance 2", {"board": (1, 3)}, {"advance": 2}, {0}),
    ],
)
def test_what_an_effect_changes(effect: str, state: dict, amounts: dict, slots: set) -> None:
    t = table(card("it", 1, effect), card("other", 1), hand="it other", **state).play("it", 0)
    preview = preview_options(t.game, 0)["effect:a"]
    assert {word: amount for word, amount in preview.amounts if word in amounts} == amounts
    assert preview.slots == slots
    assert preview.amount("faction") == 0


def test_where_a_marker_would_stop() -> None:
    t = table(card("it", 1, "advance 2"), hand="it", board=(2, 3)).play("it", 0)
    assert preview_options(t.game, 0)["effect:a"].space == (1, 5)


def test_the_card_played_costs_its_price() -> None:
    t = table(hand="a2 b1", mine="a1@0", coins=3)
    shown = preview_options(t.game, 0)
    assert shown["play:a2"].amount("coin") == -2
    assert shown["play:b1"].amount("coin") == 0


def test_what_others_do_is_not_shown() -> None:
    t = table(seats=2, hand="a1 b1")
    t[1].choose("play:b1")
    shown = preview_options(t.game, 0)["play:a1"]
    assert shown.is_final  # both cards are turned over
    assert {happening.seat for happening in shown.happenings} <= {0, -1}


def test_a_try_leaves_the_imagined_game_alone() -> None:
    game = games(4, 2, 30)
    seat = game.awaiting()[0]
    imagined = imagine(game, seat)
    before = imagined.digest()
    after, _ = try_option(imagined, seat, game.actions(seat)[0])
    assert imagined.digest() == before != after.digest()


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
        assert after.coins - before.coins == preview.amount("coin")
        assert after.vp - before.vp == preview.amount("vp")
        assert after.carts - before.carts == preview.amount("cart") + len(after.markers) - len(before.markers)
        assert preview.is_final == (not trial.can_undo(0))


def test_looking_changes_nothing() -> None:
    game = games(3, 2, 40)
    digest = game.digest()
    preview_options(game, game.awaiting()[0])
    assert game.digest() == digest
