import json

import pytest

from imperial_miners.engine.game import Game
from imperial_miners.engine.record import Record, RecordError
from imperial_miners.review import EVERYONE, Replay
from tests.review.games import random_record

SHAPES = [(1, "standard", "shared"), (3, "standard", "duplicate"), (5, "first-game", "shared")]


@pytest.fixture(params=SHAPES, ids=lambda shape: f"{shape[0]} seats, {shape[1]}, {shape[2]}")
def record(request: pytest.FixtureRequest) -> Record:
    seats, variant, decks = request.param
    return random_record(seats, "replay", variant, decks)


def test_every_point_is_the_game_as_it_was(record: Record):
    replay = Replay(record)
    game = Game.new(replay.pack, record.seats, record.seed, record.variant, record.decks)
    assert [str(one) for one in replay.begun] == [str(one) for one in game.happenings or ()]
    game.happenings = []  # told already
    for at, (seat, key) in enumerate(record.moves, start=1):
        step = replay.steps[at - 1]
        assert (step.number, step.seat, step.key, step.round) == (at, seat, key, game.round)
        assert key in step.options
        told = game.apply(seat, key)
        assert [str(one) for one in replay.happenings(at)] == [str(one) for one in told]
        if at % 7 == 0 or at == len(replay):
            assert replay.game(at).digest() == game.digest()
    assert replay.is_over


def test_points_are_reached_in_any_order_and_are_independent(record: Record):
    replay = Replay(record)
    end = replay.game(len(replay)).digest()
    middle = replay.game(len(replay) // 2)
    before = middle.digest()
    while not middle.is_over:
        seat = middle.awaiting()[0]
        middle.apply(seat, middle.actions(seat)[-1])
    assert replay.game(len(replay) // 2).digest() == before
    assert replay.game(len(replay)).digest() == end == record.digest
    for at in (-1, len(replay) + 1):
        with pytest.raises(IndexError):
            replay.game(at)


def test_rounds_begin_where_their_event_is_revealed(record: Record):
    replay = Replay(record)
    assert list(replay.rounds()) == list(range(11))
    for number in replay.rounds():
        start = replay.start_of(number)
        assert replay.game(start).round == number or number == 0
        if start:
            assert replay.game(start - 1).round == number - 1
        assert [step.round for step in replay.steps_of(number)] == [number] * (replay.end_of(number) - start)
    assert sum(len(replay.steps_of(number)) for number in replay.rounds()) == len(replay)
    assert [replay.round_at(step.number - 1) for step in replay.steps] == [step.round for step in replay.steps]


def test_a_seat_sees_its_own_hand_and_everyone_sees_all(record: Record):
    replay = Replay(record)
    for at in range(0, len(replay), 11):
        game = replay.game(at)
        for seat in range(record.seats):
            assert json.dumps(replay.view(at, seat).to_json()) == json.dumps(game.view(seat).to_json())
        assert all(shown.hand is None for shown in replay.view(at, -1).seats)
        assert [shown.hand for shown in replay.view(at, EVERYONE).seats] == [seat.hand for seat in game.seats]


def test_what_others_may_not_see_is_hidden_from_them():
    replay = Replay(random_record(2))
    at = next(step.number for step in replay.steps if any(one.kind == "drew" for one in step.happenings))
    drawer = replay.steps[at - 1].seat
    for viewer, is_seen in ((drawer, True), (1 - drawer, False), (-1, False), (EVERYONE, True)):
        drew = next(one for one in replay.happenings(at, viewer) if one.kind == "drew")
        assert (drew.fields()["card"] >= 0) == is_seen


def test_a_branch_goes_on_from_its_point():
    replay = Replay(random_record(2))
    at = replay.start_of(4)
    game = Game.new(replay.pack, 2, replay.record.seed)
    for seat, key in replay.moves(at):
        game.apply(seat, key)
    assert game.digest() == replay.game(at).digest()


def test_a_game_that_still_runs_can_be_replayed():
    whole = Replay(random_record(1))
    game = whole.game(len(whole) // 2)
    part = Replay.read(game.record().to_json())
    assert len(part) == len(whole) // 2
    assert not part.is_over


@pytest.mark.parametrize("field", ["moves", "scores", "digest", "seed", "pack_digest"])
def test_a_tampered_record_is_refused(field: str):
    told = json.loads(random_record(1).to_json())
    tampered = {"moves": told["moves"][:-1], "scores": [99], "digest": "0" * 64, "seed": "x", "pack_digest": "0"}
    with pytest.raises(RecordError):
        Replay.read(json.dumps(told | {field: tampered[field]}))
