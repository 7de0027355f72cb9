"""Lines of answers: all or none, nothing revealed on the way, and the same as answering one by one."""

import pickle
import random
from collections.abc import Iterator

import pytest
from hypothesis import given

from imperial_miners import Game, IllegalAction
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.seat import BLIND_CARD
from imperial_miners.engine.state import save_state
from tests.engine.answering import over, two_miners
from tests.engine.test_properties import Setup, examples, setups, steps
from tests.table import card, small_pack, table


def test_a_line_of_answers_does_what_the_answers_do_one_by_one():
    drill = card("drill", 1, "put 1 machine on 1 card", "gain 1 coin")
    tables = [table(drill, mine="a1@0 b1@2", hand="drill", seats=2) for _ in range(2)]
    for each in tables:
        each[0].play("drill")
        each[1].play("drill")
    line = ["place:1:+4", "effect:a", "target:2"]
    together = tables[0].game.apply_line(0, line)
    apart = [happening for key in line for happening in tables[1].game.apply(0, key)]
    assert [happening.to_json() for happening in together] == [happening.to_json() for happening in apart]
    assert save_state(tables[0].game) == save_state(tables[1].game)


def test_keeping_four_of_eight_is_four_answers_and_may_be_one_line():
    game = Game.new(small_pack(), seats=2, seed=5)
    for seat in (0, 1):
        cards = game.seats[seat].hand[:4]
        game.apply_line(seat, [f"keep:{game.pack.cards[number].id}" for number in cards])
        assert game.seats[seat].moves == 4
    assert game.round == 1


def test_a_line_with_a_wrong_answer_changes_nothing_and_names_it():
    game = two_miners()
    before = save_state(game)
    with pytest.raises(IllegalAction) as refused:
        game.apply_line(0, ["effect:b", "discard:nothing"])
    assert (refused.value.reason, refused.value.at) == ("unknown-action", 1)
    with pytest.raises(IllegalAction) as refused:
        game.apply_line(0, ["effect:d"])
    assert (refused.value.reason, refused.value.at) == ("no-such-effect", 0)
    assert save_state(game) == before
    assert game.apply_line(0, []) == []
    assert save_state(game) == before


@pytest.mark.rule("I20")
def test_a_line_may_cross_the_information_line_with_its_last_answer_only():
    game = two_miners()
    before = save_state(game)
    with pytest.raises(IllegalAction) as refused:
        game.apply_line(0, ["effect:a", "deck:2", "effect:a"])
    assert (refused.value.reason, refused.value.rule, refused.value.key, refused.value.at) == (
        "line-reveals",
        "I20",
        "",
        2,
    )
    assert pickle.loads(pickle.dumps(refused.value)).at == 2
    assert save_state(game) == before
    game.apply_line(0, ["effect:a", "deck:2"])
    assert len(game.seats[0].hand) == 6


def test_an_answer_joins_when_it_reveals_nothing_and_the_seat_is_asked_again():
    game = two_miners()
    assert game.joins(0, "effect:a")  # then a deck is asked
    game.apply(0, "effect:a")
    assert not game.joins(0, "deck:2")  # it shows a card
    game.apply(0, "deck:2")
    assert not game.joins(0, "effect:a")  # the Surface ends the turn: nothing more is asked
    with pytest.raises(IllegalAction):
        game.joins(0, "deck:2")


def test_lines_list_what_can_be_answered_in_one_go():
    game = two_miners()
    assert [(line.keys, line.reveals) for line in game.lines(0)] == [
        (["effect:a", "deck:1"], True),
        (["effect:a", "deck:2"], True),
        (["effect:a", "deck:3"], True),
        (["effect:b", "discard:z1"], False),
        (["effect:b", "discard:z2"], False),
        (["effect:b", "discard:z3"], False),
        (["decline", "effect:a"], False),
        (["decline", "effect:d"], False),
    ]
    drawn, _, _, discarded, *_, surfaced, decks = game.lines(0)
    assert [question.kind for question in drawn.questions] == ["effect", "deck"]
    assert drawn.then is None  # it would tell what was drawn
    assert discarded.then.word == "surface"
    assert surfaced.then is None  # done, and waiting for the other
    assert decks.then.kind == "deck"
    assert [line.keys for line in game.lines(0, 1)] == [["effect:a"], ["effect:b"], ["decline"]]
    assert over().lines(0) == []
    assert game.lines(-1) == []


@given(setups())
@examples(12)
def test_every_line_listed_can_be_given_and_asks_what_it_says(setup: Setup):
    for game, rng, seat in some_questions(setup, 0.1):
        lines = game.lines(seat)
        assert {line.options[0].action for line in lines} == set(game.actions(seat))
        line = rng.choice(lines)
        together, apart = game.copy(), game.copy()
        happened = together.apply_line(seat, line.options)
        assert [happening.to_json() for happening in happened] == [
            happening.to_json() for key in line.keys for happening in apart.apply(seat, key)
        ]
        assert save_state(together) == save_state(apart)
        then = together.decision(seat)
        if not line.reveals:
            assert (then.to_json() if then else None) == (line.then.to_json() if line.then else None)
            assert together.can_undo(seat) or together.is_over


@given(setups())
@examples(12)
def test_lines_tell_nothing_that_the_seat_cannot_know(setup: Setup):
    for game, rng, seat in some_questions(setup, 0.05):
        other = redeal(game, seat, rng.randrange(10**6))
        assert shown(game, seat) == shown(other, seat)


def some_questions(setup: Setup, share: float) -> Iterator[tuple[Game, random.Random, int]]:
    """Every seat that is asked something at a share of the steps of a game."""
    for game, rng in steps(setup):
        if rng.random() <= share:
            for seat in game.awaiting():
                yield game, rng, seat


def shown(game: Game, seat: int) -> list[object]:
    """All that is told of a seat's lines."""
    return [(line.keys, line.reveals, line.then.to_json() if line.then else None) for line in game.lines(seat)]


def test_a_view_says_where_a_card_could_lie_so_that_a_table_can_remember_it():
    t = table(seats=2, mine="b1@0", hand="a1 a2 a3", coins=2)
    view = t.game.view(0)
    number = {t.name(card): card for card in view.seats[0].hand}
    assert [option.key for option in view.places_for(number["a2"])] == ["place:2:-1", "place:2:+1"]
    assert view.places_for(number["a3"]) == []  # nothing above it
    remembered = view.places_for(number["a1"])[0].key
    t[0].play("a1")
    assert t.game.view(0).places_for(number["a1"]) == []  # not asked any more
    t[1].play("a1")
    assert remembered in t[0].offers


def test_a_view_says_where_a_blind_card_could_lie():
    t = table(mine="b1@0", hand="a3")
    places = t.game.view(0).places_for(BLIND_CARD)
    assert [option.key for option in places] == t.choose("play:blind").offers
