import json
from functools import lru_cache
from time import process_time

import pytest

from imperial_miners.engine.game import Game
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.search.explore import isolate
from imperial_miners.packs import load_pack
from imperial_miners.review import Replay, Review, review_game
from imperial_miners.review.deals.deal import Deal, bot_run
from imperial_miners.review.judging.judging import Moment, judge
from imperial_miners.review.judging.moments import actions_of, stretches_of
from imperial_miners.review.judging.prospect import Effort, Prospect, wary_gauge
from imperial_miners.review.judging.review import NotFinished
from tests.review.games import random_record

QUICK = Effort(nodes=3000, exact=6000, glance=40, candidates=4, sifting=1, picking=1, measuring=2, redeals=2)
MOST_NODES = 20_000
TEN = [f"ten {number}" for number in range(10, 20)]


class TooMany(Exception):
    """More lines than brute force can look at."""


def best_score(game: Game, nodes: list[int]) -> int:
    """The highest score of a lone seat by the end of its round: every line, none merged, none left out."""
    nodes[0] += 1
    if nodes[0] > MOST_NODES:
        raise TooMany
    seat = game.seats[0]
    if not seat.options:
        return seat.vp + seat.carts
    found = []
    for action in seat.options:
        child = game.copy()
        child.play(child.seats[0], action)
        found.append(best_score(child, nodes))
    return max(found)


def score_of(game: Game, line: list[int]) -> int:
    """The score at the end of a line of a lone seat."""
    for action in line:
        assert action in game.seats[0].options
        game.play(game.seats[0], action)
    return game.seats[0].vp + game.seats[0].carts


@lru_cache(maxsize=16)
def replay_of(seed: str, seats: int = 1) -> Replay:
    return Replay(random_record(seats, seed))


@lru_cache(maxsize=4)
def review_of(seed: str, seats: int = 1, seat: int = 0) -> Review:
    return review_game(replay_of(seed, seats), seat, effort=QUICK)


def moments_of(seed: str, first: int) -> list[tuple[Game, Moment]]:
    """The moments of the last rounds, with the game at each."""
    replay = replay_of(seed)
    gauge = wary_gauge(replay.pack)
    found = []
    for stretch in stretches_of(replay, 0):
        if stretch.round >= first:
            game = replay.game(stretch.at)
            found.append((game, judge(Prospect(game, 0, gauge, QUICK, f"{seed} {stretch.at}"), stretch)))
    return found


def test_ten_games_agree_with_brute_force_where_it_is_feasible():
    checked = exact = 0
    for seed in TEN:
        for game, moment in moments_of(seed, first=9):
            if moment.is_forced or moment.most_now is None:
                continue
            try:
                best = best_score(isolate(game, 0), [0])
            except TooMany:
                continue
            checked += 1
            assert moment.most_now == best
            if moment.is_exact:
                exact += 1
                after = isolate(game, 0)
                score_of(after, actions_of(game, moment.taken))
                assert moment.left == best - best_score(after, [0])
                if moment.left:
                    assert score_of(isolate(game, 0), actions_of(game, moment.best)) == best
    assert checked >= 5
    assert exact >= 3


def test_every_answer_of_a_seat_belongs_to_one_moment():
    for seats in (1, 3):
        replay = replay_of("moments", seats)
        for seat in range(seats):
            own = [step for step in replay.steps if step.seat == seat]
            stretches = stretches_of(replay, seat)
            assert [key for stretch in stretches for key in stretch.keys] == [step.key for step in own]
            for stretch in stretches:
                assert replay.steps[stretch.at].seat == seat
                assert replay.round_at(stretch.at) == stretch.round


def test_a_moment_is_judged_without_what_the_seat_could_not_know():
    replay = replay_of("secrets", 2)
    gauge = wary_gauge(replay.pack)
    stretch = next(one for one in stretches_of(replay, 0) if one.round == 3 and not one.reveals)
    game = replay.game(stretch.at)
    found = set()
    for state in (1, 2, 3):
        prospect = Prospect(redeal(game, 0, state), 0, gauge, QUICK, "same")
        lines = prospect.lines()
        found.add((len(lines[0]), lines[0][0].value, tuple(lines[0][0].path(lines[1]))))
    assert len(found) == 1


def test_the_same_seed_gives_the_same_review_and_another_one_other_samples():
    replay = replay_of("steady")
    once, again = review_game(replay, effort=QUICK), review_game(replay, effort=QUICK)
    assert once == again
    other = review_game(replay, seed="other", effort=QUICK)
    assert other.scores == once.scores
    assert other.fortunes != once.fortunes


@pytest.mark.parametrize(("seats", "seat"), [(1, 0), (3, 2)])
def test_a_review_reads_back_from_json(seats: int, seat: int):
    review = review_of("round trip", seats, seat)
    assert Review.from_json(review.to_json()) == review
    told = json.loads(review.to_json())
    assert told["seat"] == seat
    for damaged in ("", "{}", json.dumps(told | {"turns": 3}), json.dumps(told | {"accuracy": "high"})):
        with pytest.raises(ValueError, match="validation error"):
            Review.from_json(damaged)


def test_a_review_adds_up():
    review, replay = review_of("round trip", 3, 2), replay_of("round trip", 3)
    assert [scores[-1] for scores in review.scores] == replay.record.scores
    assert [turn.round for turn in review.turns] == list(range(11))
    assert [turn.after for turn in review.turns[1:]] == list(review.scores[2])
    moments = [moment for turn in review.turns for moment in turn.moments]
    assert review.left == pytest.approx(sum(moment.left for moment in moments), abs=0.1)
    assert review.luck.total == pytest.approx(sum(one.worth for one in review.fortunes), abs=0.1)
    assert review.accuracy is not None
    assert 0 <= review.accuracy <= 100
    for moment in moments:
        assert moment.left >= 0
        assert (moment.best == moment.taken) or moment.left > 0
        assert not moment.is_forced or (moment.is_exact and moment.left == 0)
        assert moment.stake >= moment.left
    points = review.turning_points
    assert len(points) == 3
    assert list(points) == sorted(points, key=lambda point: point.at)


def test_progress_goes_up_to_the_end():
    told: list[tuple[int, int]] = []
    review_game(replay_of("progress"), effort=QUICK, progress=lambda done, total: told.append((done, total)))
    assert told == sorted(told)
    assert len(told) == 11
    assert told[-1][0] == told[-1][1]


def test_a_solo_game_takes_less_than_twenty_seconds_of_one_core():
    pack = load_pack("base")
    record = bot_run(pack, Deal(pack.id, pack.digest, "in time", "standard"), "adept")
    began = process_time()
    review_game(Replay(record, pack))
    assert process_time() - began < 20


def test_a_game_that_still_runs_is_not_reviewed():
    whole = replay_of("running")
    part = Replay.read(whole.game(len(whole) // 2).record().to_json())
    with pytest.raises(NotFinished):
        review_game(part)
