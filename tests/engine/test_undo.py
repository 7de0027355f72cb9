"""Taking back: one answer of the seat, up to what it has learned, and nobody else's."""

import pytest

from imperial_miners import Game, IllegalAction
from tests.engine.answering import over, two_miners
from tests.table import card, small_pack, table


@pytest.mark.rule("I20")
def test_undo_takes_back_one_answer_of_the_seat_and_touches_nobody_else():
    game = Game.new(small_pack(), seats=2, seed=12)
    game.apply(0, game.decision(0).options[0])
    game.apply(0, game.decision(0).options[1])
    game.apply(1, game.decision(1).options[2])
    moves, other = game.record().moves, game.view(1).to_json()
    game.undo(0)
    assert game.view(1).to_json() == other
    assert game.record().moves == [moves[0], moves[2]]
    assert len(game.view(0).seats[0].kept) == 1
    game.undo(1)
    assert game.record().moves == [moves[0]]


@pytest.mark.rule("I20")
def test_undo_runs_back_to_the_last_draw():
    game = two_miners()
    before = game.digest()
    game.apply(0, "effect:a")
    game.undo(0)
    assert game.digest() == before
    game.apply(0, "effect:a")
    game.apply(0, "deck:2")
    assert not game.can_undo(0)
    with pytest.raises(IllegalAction) as refused:
        game.undo(0)
    assert (refused.value.reason, refused.value.rule) == ("nothing-to-undo", "I20")


@pytest.mark.rule("I20")
def test_discards_come_back_from_the_pile():
    game = two_miners()
    before = game.digest()
    game.apply(0, "effect:b")
    game.apply(0, "discard:z3")
    assert (len(game.view(1).piles[2]), game.seats[0].coins) == (1, 1)
    game.apply(1, "effect:b")
    game.undo(0)
    game.undo(0)
    game.undo(1)
    assert game.digest() == before


@pytest.mark.rule("I20")
def test_a_discard_on_which_others_depend_stays():
    game = two_miners(copies=5)  # one z1 is left in the deck
    game.apply(0, "effect:b")
    game.apply(0, "discard:z1")
    assert game.can_undo(0)
    game.apply(1, "effect:a")
    game.apply(1, "deck:1")  # now only the discard stands between deck 1 and nothing
    assert not game.can_undo(0)


@pytest.mark.rule("I20")
def test_a_discard_that_opens_a_deck_for_others_stays():
    game = two_miners(4, "draw 1 card", "discard 1 card: gain 1 coin")  # no z1 is left in the deck
    game.apply(1, "effect:a")
    assert [option.key for option in game.decision(1).options] == ["deck:2", "deck:3"]
    game.apply(0, "effect:b")
    game.apply(0, "discard:z1")
    assert [option.key for option in game.decision(1).options] == ["deck:1", "deck:2", "deck:3"]
    assert not game.can_undo(0)


@pytest.mark.rule("I20")
def test_a_faction_draw_is_something_learned():
    game = two_miners(36, "draw 1 scottish card")
    game.apply(0, "effect:a")
    game.apply(0, "deck:1")  # in vain: but now it is known that no Scot is there
    assert not game.can_undo(0)


@pytest.mark.rule("I20")
def test_who_has_finished_a_step_may_come_back_until_the_last_has():
    game = two_miners()
    for _ in range(2):
        game.apply(0, "decline" if "decline" in keys(game, 0) else "effect:a")
    assert game.awaiting() == [1]
    game.undo(0)
    assert game.awaiting() == [0, 1]
    assert keys(game, 0) == ["effect:a", "effect:d"]
    game.apply(0, "effect:a")
    game.apply(1, "decline")
    game.apply(1, "effect:a")
    assert game.round == 2
    assert not game.can_undo(0)


def keys(game: Game, seat: int) -> list[str]:
    return [option.key for option in game.decision(seat).options]


@pytest.mark.rule("I20")
def test_a_record_after_undo_replays():
    game = two_miners()
    game.apply(0, "effect:b")
    game.apply(1, "effect:a")
    game.undo(0)
    game.apply(1, "deck:3")
    game.apply(0, "decline")
    record = game.record()
    assert [seat for seat, _ in record.moves] == [0, 1, 1, 1, 0]
    assert Game.replay(record.to_json(), game.pack).digest() == game.digest()


def test_nobody_can_undo_in_a_game_that_is_over_or_unknown_seats():
    game = over()
    assert not game.can_undo(0)
    assert not game.can_undo(1)
    assert not two_miners().can_undo(-1)
    with pytest.raises(IllegalAction):
        game.undo(0)


@pytest.mark.rule("I20")
def test_a_discard_that_keeps_a_deck_open_for_another_seat_is_not_taken_back():
    shop = card("shop", 1, "discard 1 card: gain 3 coins")
    t = table(shop, seats=2, hand="shop a1 a2", decks={1: "z1"})
    t[0].play("shop")
    t[1].play("shop")
    t[0].choose("effect:a", "discard:a1")
    assert t.game.can_undo(0)
    t[1].surface("d").choose("deck:1")
    assert "deck:1" in t[1].offers
    assert not t.game.can_undo(0)
