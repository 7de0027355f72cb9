"""Which games are played, and that seats and seeds are fair."""

from collections import Counter

import pytest

from imperial_miners.arena.playing import play_match
from imperial_miners.arena.tournament import TournamentPlan, standings_of
from tests.arena.matches import plan, result


def test_every_line_up_plays_every_seed_from_every_seat():
    matches = list(plan("a", "b", "c", "d", seats=3, games=60).matches())
    by_seed: dict[str, list[tuple[str, ...]]] = {}
    for match in matches:
        by_seed.setdefault(match.seed, []).append(match.bots)
    assert len({tuple(sorted(seatings)) for seatings in by_seed.values()}) == 1
    seatings = next(iter(by_seed.values()))
    assert len(seatings) == len(set(seatings)) == 4 * 3
    for seat in range(3):
        assert set(Counter(seating[seat] for seating in seatings).values()) == {3}


def test_games_are_rounded_up_to_whole_blocks_and_numbered_once():
    matches = list(plan("a", "b", "c", seats=3, games=2000).matches())
    assert len(matches) == 2001
    assert [match.number for match in matches] == list(range(2001))
    assert {match.number // 3 for match in matches if match.block == 5} == {5}


def test_a_longer_tournament_begins_with_the_games_of_a_shorter_one():
    short, long = (list(plan("a", "b", games=games).matches()) for games in (10, 30))
    assert long[:10] == short


def test_too_few_bots_sit_down_more_than_once():
    assert plan("a", "b", seats=4).seatings() == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert plan("a", seats=3).seatings() == [("a", "a", "a")]


def test_alone_each_bot_plays_the_same_seeds():
    matches = list(plan("a", "b", seats=1, games=6).matches())
    assert [(match.seed, match.bots) for match in matches[:4]] == [
        ("arena 0", ("a",)),
        ("arena 0", ("b",)),
        ("arena 1", ("a",)),
        ("arena 1", ("b",)),
    ]


@pytest.mark.parametrize(
    ("bots", "seats", "games", "problem"),
    [
        ((), 1, 1, "at least one bot"),
        (("a", "a"), 2, 1, "each bot once"),
        (("a",), 6, 1, "1 to 5"),
        (("a",), 1, 0, "at least one game"),
    ],
)
def test_a_plan_without_sense_is_refused(bots: tuple[str, ...], seats: int, games: int, problem: str):
    with pytest.raises(ValueError, match=problem):
        TournamentPlan(bots, seats, games)


def test_games_of_one_seed_share_the_deal():
    one, other = list(plan(games=2).matches())
    first, second = (play_match(match, with_details=True).details for match in (one, other))
    assert first is not None
    assert second is not None
    assert first.dealt == second.dealt
    assert first.events == second.events
    assert first.sides == second.sides


def test_a_game_adds_up():
    for match in plan("greedy", "random", seats=2, games=2).matches():
        game = play_match(match, with_details=True)
        assert game.details is not None
        for number, seat in enumerate(game.seats):
            cards = [played for played in game.details.played if played.seat == number]
            sources = sum(played.vp for played in cards) + game.details.space_vp[number]
            assert seat.rounds[-1] == seat.score == seat.vp + seat.carts
            assert len(seat.rounds) == 10
            assert sources + sum(game.details.event_vp[number]) == seat.vp
            seen = Counter(game.details.dealt[number] + game.details.drawn[number])
            assert Counter(played.card for played in cards) <= seen


def test_the_same_match_gives_the_same_game_and_another_seed_another():
    one, _, other = list(plan("greedy", "random", games=4).matches())[:3]
    assert play_match(one, True) == play_match(one, True)
    assert play_match(one).seats != play_match(other).seats


def test_a_pack_of_other_content_is_not_played():
    match = next(plan(digest="something else").matches())
    with pytest.raises(ValueError, match="another content"):
        play_match(match)


def test_wins_are_shared_and_ties_are_half():
    results = [result(block, {"a": 10, "b": 10}, block) for block in range(20)]
    standings = standings_of(["a", "b"], results)
    assert [standing.wins.value for standing in standings.bots] == [50, 50]
    assert [round(standing.rating.value) for standing in standings.bots] == [1500, 1500]
    assert [standing.places for standing in standings.bots] == [(1, 2), (1, 2)]
    assert not standings.pairs[0].difference.is_clear()


def test_alone_bots_meet_on_the_same_seed():
    results = [
        result(block, {bot: score}, number)
        for block in range(20)
        for number, (bot, score) in enumerate((("a", 30 + block), ("b", 20 + block)))
    ]
    first, second = standings_of(["b", "a"], results).bots
    assert (first.bot, first.wins.value, second.wins.value) == ("a", 100, 0)
    assert first.rating.low > second.rating.high
    assert (first.places, second.places) == ((1, 1), (2, 2))


def test_places_stay_open_where_intervals_do():
    results = [result(block, {"a": 40 + 9 * (block % 2), "b": 44, "c": 9}, block) for block in range(30)]
    standings = standings_of(["a", "b", "c"], results)
    assert {standing.bot: standing.places for standing in standings.bots} == {"a": (1, 2), "b": (1, 2), "c": (3, 3)}


def test_failures_are_counted():
    results = [result(block, {"a": 30, "b": 0}, block, lost="crashed: it") for block in range(4)]
    assert {standing.bot: standing.lost for standing in standings_of(["a", "b"], results).bots} == {"a": 0, "b": 4}
