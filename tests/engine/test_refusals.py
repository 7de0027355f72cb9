"""Every refusal: its reason, its rule, and that it changes nothing."""

import pickle
from collections.abc import Callable

import pytest

from imperial_miners import Game, IllegalAction, RecordError
from imperial_miners.engine.refusal import REASONS
from imperial_miners.engine.state import save_state
from tests.engine.answering import over
from tests.table import card, feature, immediate, pack_of, resolve, table


def play(hand: str, **state) -> Game:
    return table(hand=hand, **state).game


def two_effects(first: str, **state) -> Game:
    return table(card("it", 1, first, "gain 1 coin"), hand="it", **state).play("it").game


REFUSALS: dict[str, tuple[Callable[[], Game], int, object, str]] = {
    "no-such-seat": (lambda: play("a1"), 3, "play:a1", "R1.4"),
    "unknown-action": (lambda: play("a1"), 0, "play:nothing", "R4.1"),
    "game-over": (over, 0, "decline", "R11.1"),
    "not-awaited": (lambda: table(seats=2, hand="a1").play("a1").game, 0, "play:a1", "I2"),
    "other-question": (lambda: play("a1"), 0, "deck:1", "R5.1"),
    "not-in-hand": (lambda: play("a1", mine="b1@0"), 0, "play:b1", "R5.1"),
    "too-dear": (lambda: play("a2 a1", mine="b1@0", coins=1), 0, "play:a2", "R5.1"),
    "no-card-above": (lambda: play("a3 a1"), 0, "play:a3", "R5.4"),
    "has-playable-card": (lambda: play("a1"), 0, "play:blind", "I1"),
    "wrong-row": (lambda: table(mine="b1@0", hand="a1").play("a1").game, 0, "place:2:+1", "R5.3"),
    "place-taken": (lambda: table(mine="b1@0", hand="a1").play("a1").game, 0, "place:1:+0", "R5.3"),
    "too-far": (lambda: table(mine="b1@0", hand="a1").play("a1").game, 0, "place:1:+12", "I7"),
    "deck-empty": (lambda: resolve("draw 1 card", decks={2: ""}).game, 0, "deck:2", "I5"),
    "condition-not-met": (lambda: two_effects("if 1 coin: gain 1 vp"), 0, "effect:a", "I10"),
    "price-not-payable": (lambda: two_effects("pay 1 coin: gain 1 vp"), 0, "effect:a", "I4"),
    "no-such-effect": (lambda: two_effects("gain 1 vp"), 0, "effect:c", "R3.4"),
    "not-offered": (lambda: resolve("activate 1 card", mine="a1@0 b1@2", at=4).game, 0, "target:3", "R8.1"),
}


@pytest.mark.parametrize("reason", REFUSALS)
def test_a_refusal_tells_why_and_changes_nothing(reason: str):
    make, seat, answer, rule = REFUSALS[reason]
    game = make()
    before, awaited = save_state(game), game.awaiting()
    with pytest.raises(IllegalAction) as refused:
        game.apply(seat, answer)
    assert (refused.value.reason, refused.value.rule, refused.value.seat) == (reason, rule, seat)
    assert (save_state(game), game.awaiting()) == (before, awaited)
    assert refused.value.key in (answer, "")


def test_every_reason_is_shown():
    assert {*REFUSALS, "nothing-to-undo", "line-reveals"} == set(REASONS)


def event_of(*effects: str) -> Game:
    return table(event=immediate(*effects)).game


def twice_at_the_surface() -> Game:
    return table(hand="a1", coins=4, event=feature("surface twice")).play("a1").decline().choose("effect:a").game


@pytest.mark.parametrize(
    ("make", "answer", "reason", "rule"),
    [
        (lambda: table(mine="b1@0 b1@2", hand="a2", coins=2).play("a2").game, "place:2:+7", "no-card-above", "R5.4"),
        (lambda: resolve("discard 1 card", hand="a1 b1").game, "discard:it", "not-in-hand", "I4"),
        (lambda: Game.new(pack_of([card("rare")]), seed=1), "keep:z4", "not-in-hand", "R2.5"),
        (lambda: table(hand="a1").play("a1").decline().game, "decline", "other-question", "R5.10"),
        (lambda: table(hand="a1").play("a1").decline().game, "effect:b", "price-not-payable", "I4"),
        (lambda: table(event=immediate("pay 1 coin: gain 1 vp", may=True)).game, "effect:a", "other-question", "R5.1"),
        (lambda: event_of("gain 1 coin", "if 1 coin: gain 1 vp", "gain 1 vp"), "effect:b", "condition-not-met", "I10"),
        (lambda: event_of("gain 1 coin", "gain 1 vp"), "effect:c", "no-such-effect", "R3.4"),
        (lambda: resolve("may (gain 1 coin)").game, "effect:b", "no-such-effect", "R3.4"),
        (twice_at_the_surface, "effect:a", "not-offered", "R5.10"),
    ],
)
def test_more_refusals(make: Callable[[], Game], answer: str, reason: str, rule: str):
    with pytest.raises(IllegalAction) as refused:
        make().apply(0, answer)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)


@pytest.mark.parametrize("answer", [-1, 10**9, 1.5, None, "", "play", "PLAY:a1", [], b"play:a1"])
def test_nonsense_is_an_unknown_action(answer: object):
    with pytest.raises(IllegalAction) as refused:
        play("a1").apply(0, answer)
    assert refused.value.reason == "unknown-action"


@pytest.mark.parametrize("error", [IllegalAction("too-dear", "R5.1", 2, "play:a2"), RecordError("move 3", "no")])
def test_errors_travel_between_processes(error: Exception):
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
