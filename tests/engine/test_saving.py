"""Saved states, and what a seat cannot know dealt anew."""

import json

import pytest

from imperial_miners import Game, RecordError, load_pack
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.state import load_state, save_state
from tests.engine.answering import first_answers, mixed_answers, two_miners
from tests.table import feature, resolve, small_pack, table

# --- Saved states


@pytest.mark.parametrize("decks", ["shared", "duplicate"])
def test_a_game_can_be_saved_in_the_middle_of_anything(decks: str):
    game = Game.new(small_pack(), seats=2, seed=9, decks=decks)
    words = set()
    while not game.is_over:
        words |= {game.decision(seat).word for seat in game.awaiting()}
        again = load_state(game.pack, json.loads(json.dumps(save_state(game))))
        assert again.digest() == game.digest()
        for seat in (-1, 0, 1):
            assert again.view(seat).to_json() == game.view(seat).to_json()
        mixed_answers(game, 1)
        mixed_answers(again, 1)
        assert save_state(again) == save_state(game)
    assert len(words) > 8  # so it was in the middle of many things


def test_undo_after_loading():
    game = two_miners()
    before = game.digest()
    game.apply(0, "effect:a")
    again = load_state(game.pack, json.loads(json.dumps(save_state(game))))
    again.undo(0)
    assert again.digest() == before


def test_a_feature_still_holds_after_loading():
    t = resolve("draw 1 level 2 card", event=feature("draw +1"))
    again = load_state(t.game.pack, save_state(t.game))
    assert again.features == t.game.features != []


def test_a_state_of_another_pack_is_refused():
    saved = save_state(Game.new(small_pack(), seed=1))
    with pytest.raises(ValueError, match="another pack"):
        load_state(load_pack("base"), saved)


# --- Dealing anew


def known(game: Game, seat: int) -> dict[str, object]:
    """What a seat may know, but for undo: a game dealt anew has no past."""
    view = game.view(seat).to_json()
    del view["can_undo"]
    return view


@pytest.mark.parametrize("moves", [0, 5, 17, 40, 61])
@pytest.mark.parametrize("decks", ["shared", "duplicate"])
def test_dealt_anew_a_game_looks_the_same_to_its_seat(moves: int, decks: str):
    game = mixed_answers(Game.new(small_pack(), seats=3, seed=13, decks=decks), moves)
    before = game.digest()
    for seat in range(3):
        for state in range(1, 6):
            assert known(redeal(game, seat, state), seat) == known(game, seat)
    assert game.digest() == before


def test_dealt_anew_hidden_things_change():
    game = mixed_answers(Game.new(small_pack(), seats=3, seed=13), 17)
    others = [redeal(game, 0, state) for state in range(1, 30)]
    assert len({tuple(other.seats[1].hand) for other in others}) > 5
    assert len({tuple(other.seats[2].hand) for other in others}) > 5
    assert len({tuple(other.events) for other in others}) > 20
    assert {tuple(other.events[: game.round]) for other in others} == {tuple(game.events[: game.round])}
    for level in range(3):
        assert len({tuple(other.supplies[0].decks[level]) for other in others}) > 20


def test_dealt_anew_hidden_choices_change():
    t = table(seats=2, hand="a1 b1", decks={1: "c1 d1 e1 f1"})
    t[1].play("b1")
    chosen = {redeal(t.game, 0, state).seats[1].chosen for state in range(1, 30)}
    assert len(chosen) > 3
    assert {redeal(t.game, 1, state).seats[1].chosen for state in range(1, 30)} == {t.game.seats[1].chosen}


def test_dealt_anew_every_card_is_still_there_once():
    game = mixed_answers(Game.new(small_pack(), seats=3, seed=13), 40)
    for state in range(1, 10):
        assert all_cards(redeal(game, 1, state)) == all_cards(game)


def all_cards(game: Game) -> list[int]:
    supply = game.supplies[0]
    cards = [card for deck, gone in zip(supply.decks, supply.gone, strict=True) for card in deck[gone:]]
    cards += [card for pile in supply.piles for card in pile]
    return sorted(cards + [card for seat in game.seats for card in seat.hand + seat.cards])


@pytest.mark.parametrize("moves", [2, 5, 14, 40])
def test_dealt_anew_a_game_plays_on_to_its_end(moves: int):
    game = mixed_answers(Game.new(small_pack(), seats=3, seed=13), moves)
    other = first_answers(redeal(game, 2, 5), lambda game: game.is_over)
    assert other.outcome().is_final
    with pytest.raises(RecordError):
        other.record()
    assert not other.can_undo(2)


def test_the_same_state_deals_the_same():
    game = mixed_answers(Game.new(small_pack(), seats=3, seed=13), 17)
    assert redeal(game, 0, 7).digest() == redeal(game, 0, 7).digest() != redeal(game, 0, 8).digest()
