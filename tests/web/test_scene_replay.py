"""A replay point by point, made from a record: what was answered, who may know it, and the table as it was."""

from __future__ import annotations

import pytest

from imperial_miners import load_pack
from imperial_miners.review.replay import Replay
from imperial_miners.text.log import EVERYONE
from imperial_miners.web.log.entry import plain_chairs
from imperial_miners.web.scene.log import Pawn
from imperial_miners.web.scene.replay import Looking, answered_at, look_at, past_answers, see_point, see_replay
from imperial_miners.web.scene.words import reader_for
from tests.review.games import random_record

PACK = load_pack("base")
READER = reader_for(PACK, "en")


@pytest.fixture(scope="module")
def replay() -> Replay:
    return Replay(random_record(2, "scene"), PACK)


def looking(replay: Replay, at: int, viewer: int = EVERYONE, looked: int = 0) -> Looking:
    return Looking(replay, plain_chairs(2), at, viewer, looked)


def first(replay: Replay, kind: str, seat: int) -> int:
    """The number of a seat's first answer of a kind."""
    return next(step.number for step in replay.steps if step.kind == kind and step.seat == seat)


def test_a_look_out_of_range_is_put_right(replay: Replay):
    chairs = plain_chairs(2)
    assert look_at(replay, chairs, -3, 0, 1) == Looking(replay, chairs, 0, 0, 1)
    assert look_at(replay, chairs, 10**6, 1, 0) == Looking(replay, chairs, len(replay), 1, 0)
    assert look_at(replay, chairs, 0, 2, -1) == Looking(replay, chairs, 0, EVERYONE, 0)
    assert look_at(replay, chairs, 5, 1, -1).looked == 1
    assert look_at(replay, chairs, 5, -1, 2).looked == replay.steps[4].seat
    assert looking(replay, 5).seats == 2


def test_nothing_was_answered_at_the_beginning(replay: Replay):
    assert answered_at(looking(replay, 0), 0, READER) is None
    scene = see_replay(looking(replay, 0), READER)
    assert (scene.controls.answered, scene.log.answered, scene.log.past) == (None, None, ())
    assert (scene.top.round, scene.top.rounds, scene.top.event) == (0, 10, "")


def test_what_was_answered(replay: Replay):
    at = first(replay, "play", 1)
    answered = answered_at(looking(replay, at), at, READER)
    assert (answered.number, answered.round, answered.colour) == (at, replay.steps[at - 1].round, "blue")
    assert answered.pawn == Pawn("Blue", 1, False)
    assert answered.question == "Which card do you play?"
    assert answered.answer.startswith("Play ")
    assert answered_at(looking(replay, at, looked=1), at, READER).pawn.is_me


def test_a_hidden_choice_of_another_is_not_told(replay: Replay):
    for kind in ("keep", "play"):
        at = first(replay, kind, 1)
        assert answered_at(looking(replay, at, 0), at, READER).answer == ""
        assert answered_at(looking(replay, at, 1), at, READER).answer != ""
    at = first(replay, "effect", 1)
    assert answered_at(looking(replay, at, 0), at, READER).answer != ""


def test_the_answers_of_the_round_before(replay: Replay):
    start = replay.start_of(2)
    at = start + 5
    past = past_answers(looking(replay, at), READER)
    assert [each.number for each in past] == [start + 1, start + 2, start + 3, start + 4]
    assert [each.pawn.name for each in past] == [("Red", "Blue")[replay.steps[each.number - 1].seat] for each in past]
    assert all(each.answer for each in past)
    hidden = past_answers(looking(replay, at, 0), READER)
    assert [bool(each.answer) for each in hidden] == [
        step.seat == 0 or step.kind not in ("keep", "play") for step in replay.steps[start : at - 1]
    ]


def test_the_log_says_what_an_answer_brought(replay: Replay):
    at = replay.start_of(1)
    answered = answered_at(looking(replay, at), at, READER)
    assert (("Round 1", ""),) in answered.lines
    assert see_replay(looking(replay, at), READER).log.answered == answered


def test_the_table_at_a_point(replay: Replay):
    at = replay.start_of(5)
    point = see_point(looking(replay, at, looked=1), READER)
    view = replay.game(at).view(1)
    assert (point.owner.seat, point.mine.owner) == (1, 1)
    assert [chamber.slot for chamber in point.mine.chambers] != []
    assert len(point.mine.chambers) == len(view.seats[1].mine)
    assert point.hand.is_open
    assert [card.id for card in point.hand.cards] == [PACK.cards[card].id for card in view.seats[1].hand]
    assert (point.hand.name, point.hand.count) == ("Blue", len(view.seats[1].hand))
    assert point.purse.coins == view.seats[1].coins
    assert point.event.round == 5
    assert (point.overlay.visit, point.overlay.callouts, point.overlay.deal) == (None, (), ())


def test_a_hand_is_shown_to_its_own_seat_or_to_everyone(replay: Replay):
    at = replay.start_of(3)
    assert see_point(looking(replay, at, 0, 0), READER).hand.is_open
    shut = see_point(looking(replay, at, 0, 1), READER).hand
    assert (shut.is_open, shut.cards) == (False, ())
    assert shut.count > 0
    assert see_point(looking(replay, at, EVERYONE, 1), READER).hand.is_open


def test_ways_to_go_on_from_a_point(replay: Replay):
    at = replay.start_of(4)
    scene = see_replay(looking(replay, at, 1, 0), READER)
    assert (scene.controls.at, scene.controls.count, scene.controls.names) == (at, len(replay), ("Red", "Blue"))
    assert scene.controls.branch_seat == scene.top.branch_seat == 1
    awaited = replay.game(at).awaiting()[0]
    assert see_replay(looking(replay, at), READER).controls.branch_seat == awaited
    assert not scene.controls.is_end
    assert see_replay(looking(replay, len(replay)), READER).controls.is_end
    assert (scene.players.at, scene.players.viewer, scene.players.looked) == (at, 1, 0)


def test_the_parts_of_a_replay_have_ids_of_their_own(replay: Replay):
    scene = see_replay(looking(replay, 30), READER)
    ids = [part.id for part in scene.parts]
    assert len(set(ids)) == len(ids) == 10
    assert scene.parts[5] is scene.controls
    assert see_replay(looking(replay, 30), READER) == scene
