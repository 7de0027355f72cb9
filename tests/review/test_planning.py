"""Planning goes on past draws: their cards lie face down, and nothing hidden is told."""

import random

import pytest

from imperial_miners.engine.game import Game
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.review.planning import Imagined, imagined_by
from tests.review.test_preview import games
from tests.table import Player, card, resolve, table


def after(t: Player, *choices: str) -> Imagined:
    """What a plan has come to after some options."""
    imagined = imagined_by(t.game, 0)
    for choice in choices:
        found = imagined.go_on(choice)
        assert found is not None, choice
        imagined = found[0]
    return imagined


def hand_in(imagined: Imagined) -> list[str]:
    """The cards of the hand that are shown."""
    view = imagined.view()
    return [imagined.game.pack.cards[each].id for each in view.seats[0].hand or ()]


def test_a_plan_goes_on_past_a_draw_with_a_card_face_down() -> None:
    t = table(card("it", 1, "draw 1 card", "gain 1 vp"), hand="it b2").play("it", 0)
    imagined = after(t, "effect:a", "deck:2")
    assert (hand_in(imagined), imagined.backs) == (["b2"], (2,))
    assert imagined.view().seats[0].hand_size == 2
    assert imagined.view().decision is not None


def test_what_is_drawn_in_a_plan_can_be_neither_played_nor_discarded() -> None:
    t = resolve("draw 1 card, discard 1 card", hand="a1 b1")
    imagined = after(t, "deck:3")
    decision = imagined.view().decision
    assert decision is not None
    assert [option.key for option in decision.options] == ["discard:a1", "discard:b1"]
    drawn = imagined.game.pack.cards[imagined.face_down[0]].id
    assert imagined.go_on(f"discard:{drawn}") is None
    assert imagined.go_on("discard:a1") is not None


def test_a_known_copy_can_be_discarded_while_one_lies_face_down() -> None:
    t = resolve("draw 1 card, discard 1 card", hand="z1 b1")
    imagined = after(t, "deck:1")
    assert [imagined.game.pack.cards[each].id for each in imagined.face_down] == ["z1"]
    found = imagined.go_on("discard:z1")
    assert found is not None
    assert (hand_in(found[0]), found[0].backs) == (["b1"], (1,))


def test_a_plan_ends_before_a_faction_draw() -> None:
    t = table(card("it", 1, "draw 1 roman card", "gain 1 vp"), hand="it a1").play("it", 0)
    imagined = after(t, "effect:a")
    decision = imagined.game.decision(0)
    assert decision is not None
    assert {imagined.go_on(option) for option in decision.options} == {None}


def planned(game: Game, seat: int, seed: int) -> list[object]:
    """All that a seat is shown of a plan at random, until nothing can be foreseen."""
    rng, imagined = random.Random(seed), imagined_by(game, seat)
    shown: list[object] = []
    for _ in range(12):
        view = imagined.view()
        shown += [view.to_json(), imagined.backs]
        if view.decision is None:
            break
        options = [option.key for option in view.decision.options]
        tried = [(key, found) for key in options if (found := imagined.go_on(key)) is not None]
        shown += [(key, [each.to_json() for each in told]) for key, (_, told) in tried]
        if not tried:
            break
        # whoever plans draws as often as possible
        draws = [each for each in tried if each[1][0].face_down != imagined.face_down]
        imagined = rng.choice(draws or tried)[1][0]
    return shown


def test_a_plan_tells_nothing_hidden() -> None:
    draws = 0
    for seed in range(24):
        game = games(seed, 1 + seed % 3, 30 + 4 * seed)
        for seat in game.awaiting():
            shown = planned(game, seat, seed)
            assert shown == planned(redeal(game, seat, seed + 99), seat, seed)
            draws += any(each and isinstance(each, tuple) and isinstance(each[0], int) for each in shown)
            if len(game.seats) > 1:
                continue  # what others have chosen is made up too, and not shown: a plan shows them as they are
            own = game.seats[seat]
            seen = {*own.hand, *own.cards, own.chosen, *(card for pile in own.supply.piles for card in pile)}
            hidden = {design.id for at, design in enumerate(game.pack.cards) if at not in seen}
            assert not [id for id in hidden if f"'{id}'" in str(shown) or f":{id}'" in str(shown)]
    assert draws


def test_an_option_that_is_none_is_refused() -> None:
    t = resolve("draw 1 card", hand="a1")
    with pytest.raises(IllegalAction):
        imagined_by(t.game, 0).go_on("effect:b")


def test_what_cannot_be_chosen_in_a_plan_names_no_card_face_down() -> None:
    t = resolve("draw 1 card, discard 1 card", hand="a1")
    imagined = after(t, "deck:1")
    drawn = imagined.game.pack.cards[imagined.face_down[0]].id
    assert imagined.names_face_down(f"discard:{drawn}")
    assert not imagined.names_face_down("discard:a1")
