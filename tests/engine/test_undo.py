"""Taking back: one answer of the seat, up to what it has learned, and nobody else's."""

import pytest

from imperial_miners import Game, IllegalAction
from imperial_miners.engine.pack import Event
from tests.engine.answering import over, two_miners
from tests.table import card, end_of_round, immediate, pack_of, small_pack, table


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


def second_round(seats: int = 1, event: Event | None = None, rules: str = "rules-2") -> Game:
    """Everybody has a `z1` in the mine, three coins, and cards of all Levels in hand; the Event is turned up."""
    pack = pack_of([], event)
    for seed in range(1000):
        game = Game.new(pack, seats, seed, "first-game", rules=rules)
        if game.events[1] == 0:
            break
    for seat in range(seats):
        game.apply(seat, "play:z1")
    for seat in range(seats):
        game.apply_line(seat, ["effect:a", "effect:a"])
    assert game.round == 2
    return game


@pytest.mark.rule("I20")
def test_alone_the_card_played_can_be_taken_back():
    game = second_round()
    before = game.digest()
    game.apply_line(0, ["play:z2", "place:2:+1", "effect:a"])
    assert game.can_undo(0) == {"answer": 1, "card": 3, "turn": 3}
    game.undo(0)
    assert keys(game, 0) == ["effect:a", "decline"]
    game.undo(0, "card")
    assert game.digest() == before
    assert game.can_undo(0) == {}


@pytest.mark.rule("I20")
def test_among_several_the_reveal_stays_and_the_card_is_lifted():
    game = second_round(seats=2)
    game.apply(0, "play:z2")
    assert game.can_undo(0) == {"answer": 1, "card": 1, "turn": 1}
    game.apply(1, "play:z1")
    assert (game.can_undo(0), game.can_undo(1)) == ({}, {})
    game.apply_line(0, ["place:2:+1", "effect:a"])
    assert game.can_undo(0) == {"answer": 1, "card": 2, "turn": 2}
    game.undo(0, "card")
    assert keys(game, 0) == ["place:2:-1", "place:2:+1"]


@pytest.mark.rule("I20")
def test_a_blind_card_is_something_learned():
    t = table(mine="b1@0", hand="a3")
    t.choose("play:blind")
    assert t.game.can_undo(0) == {}


@pytest.mark.rule("I20")
def test_the_fourth_card_kept_shows_the_event_and_stays():
    game = Game.new(small_pack(), seed=12)
    for number in range(1, 4):
        game.apply(0, game.decision(0).options[0])
        assert game.can_undo(0) == {"answer": 1, "turn": number}
    before = game.history()
    game.undo(0, "turn")
    assert game.history() == []
    game.apply_line(0, [action for _, action in before])
    game.apply(0, game.decision(0).options[0])
    assert (game.round, game.can_undo(0)) == (1, {})


@pytest.mark.rule("I20")
def test_this_turn_reaches_back_over_the_event_and_this_card_does_not():
    game = second_round(event=immediate("gain 1 coin", "gain 1 vp"))
    before = game.digest()
    game.apply_line(0, ["effect:a", "play:z2", "place:2:+1"])
    assert game.can_undo(0) == {"answer": 1, "card": 2, "turn": 3}
    game.undo(0, "card")
    assert game.decision(0).kind == "play"
    game.undo(0, "turn")
    assert game.digest() == before


@pytest.mark.rule("I20")
def test_an_answer_to_an_earlier_step_stays_once_somebody_has_answered_the_next():
    game = second_round(seats=2, event=immediate("gain 1 coin", "gain 1 vp"))
    game.apply(0, "effect:a")
    game.apply(1, "effect:b")
    assert game.can_undo(0) == {"answer": 1, "turn": 1}
    game.undo(0)
    assert (game.view(0).phase, game.awaiting(), game.seats[1].vp) == ("event", [0], 1)
    game.apply(0, "effect:b")
    game.apply(1, "play:z1")
    assert game.can_undo(0) == {}
    assert game.can_undo(1) == {"answer": 1, "card": 1, "turn": 2}


@pytest.mark.rule("I20")
@pytest.mark.parametrize(
    ("effect", "reach"), [("gain 1 vp", {"answer": 1, "card": 4, "turn": 4}), ("draw 1 level 4 card", {})]
)
def test_nobody_gives_back_a_card_that_the_end_of_a_round_gave_at_once(effect: str, reach: dict[str, int]):
    game = second_round(seats=2, event=end_of_round(effect, "if 4 coins: put 1 machine on 1 card"))
    for seat in (0, 1):
        game.apply(seat, "play:z2")
    game.apply_line(0, ["place:2:+1", "decline", "decline", "effect:a"])  # 3 coins: the Event has one effect for it
    game.apply_line(1, ["place:2:+1", "effect:a", "effect:a", "effect:a"])  # 5 coins: it is asked
    assert (game.view(0).phase, game.awaiting()) == ("end-of-round", [1])
    assert game.can_undo(0) == game.can_undo(1) == reach


def test_an_unknown_target_is_an_error_of_the_program():
    with pytest.raises(ValueError, match="target must be one of answer, card, turn"):
        two_miners().undo(0, "round")


@pytest.mark.rule("I20")
def test_by_the_first_rules_every_common_step_is_a_line():
    game = second_round(rules="rules-1")
    game.apply(0, "play:z2")
    assert game.can_undo(0) == {}


def test_seats_that_are_not_there_take_nothing_back():
    game = table(mine="a1@0", hand="b1").play("b1", at=2).game
    assert game.can_undo(0) != {}
    assert [game.can_undo(seat) for seat in (-1, 2, 7)] == [{}, {}, {}]


@pytest.mark.rule("I20")
def test_a_game_says_when_a_seat_last_learned_something():
    game = two_miners()
    began = game.move_count
    assert game.learned_at(0) == game.learned_at(1) == began
    game.apply(0, "effect:a")
    assert game.learned_at(0) == began
    game.apply(0, "deck:2")
    assert (game.learned_at(0), game.learned_at(1)) == (began + 2, began)
    assert Game.new(small_pack(), seats=1, seed=1).learned_at(0) == 0
