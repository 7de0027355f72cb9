"""Bots by name, their settings, and the six levels."""

import pytest

from imperial_miners.bots import Depth, ExpertBot, GreedyBot, PlannerBot, RandomBot
from imperial_miners.bots.naming import LEVELS, UnknownBot, bot_names, make_bot
from imperial_miners.bots.players.mixing import MixedBot
from imperial_miners.bots.position import Position
from imperial_miners.engine.game import Game
from imperial_miners.engine.outcome import TITLES, TOP_TITLE
from imperial_miners.packs import load_pack


def game_of(name: str, seed: int, **settings: int) -> list[tuple[int, int]]:
    """The answers of one solo game."""
    game = Game.new(load_pack("base"), 1, seed)
    bot = make_bot(name, seed, **settings)
    while not game.is_over:
        game.apply(0, bot.choose(Position.of(game, 0, seed)))
    return game.history()


def test_the_bots_of_the_house_have_names():
    kinds = [RandomBot, GreedyBot, PlannerBot, ExpertBot]
    assert [type(make_bot(name)) for name in ("random", "greedy", "planner", "expert")] == kinds
    assert all(make_bot(name).name == name for name in bot_names())


def test_settings_stand_in_the_name_or_beside_it():
    expert = make_bot("expert:playouts=32,rounds=1")
    assert isinstance(expert, ExpertBot)
    assert expert.depth == Depth(options=6, futures=5, rounds=1, seconds=0)
    assert expert.name == "expert:playouts=32,rounds=1"
    assert make_bot("expert", ms=250).depth.seconds == 0.25
    assert make_bot("expert:ms=9", ms=250).depth.seconds == 0.25
    assert make_bot("expert:playouts=3").depth == Depth(options=3, futures=1, seconds=0)
    assert make_bot("planner:budget=77").budget == 77
    assert make_bot("king", ms=900).depth.seconds == 0.9


def test_without_a_limit_of_time_nothing_depends_on_the_clock():
    assert make_bot("expert").depth.seconds == 0


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("nobody", "no bot is called 'nobody'; there are random, greedy"),
        ("expert:speed=3", "expert takes playouts.*not 'speed'"),
        ("greedy:ms=3", "greedy takes no settings"),
        ("expert:playouts", "not of the form"),
        ("expert:playouts=many", "not of the form"),
        ("expert:playouts=0", "1 or more"),
        ("expert:ms=-4", "not of the form"),
        ("", "no bot is called ''"),
    ],
)
def test_other_names_are_refused_with_what_there_is(name: str, problem: str):
    with pytest.raises(UnknownBot, match=problem):
        make_bot(name)


def test_there_is_a_level_for_every_title_and_the_top_one_has_no_handicap():
    assert [level.title for level in LEVELS] == [title for _, title in TITLES] + [TOP_TITLE]
    assert LEVELS[-1].slips == 0
    assert isinstance(make_bot("king"), ExpertBot)
    assert all(0 <= level.slips < 100 for level in LEVELS)


@pytest.mark.parametrize("name", ["random", "greedy", "planner:budget=200", "expert:playouts=4,rounds=1"])
def test_the_same_seed_gives_the_same_answers(name: str):
    assert game_of(name, 5) == game_of(name, 5)


def test_a_handicap_slips_as_often_as_it_says():
    class Fixed:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, position: Position):
            return self.name

        def explain(self, position: Position):
            return self.name

    bot = MixedBot(Fixed("strong"), Fixed("weak"), 30, seed=3)
    said = [bot.choose(None) for _ in range(5000)] + [bot.explain(None) for _ in range(5000)]
    assert said.count("weak") == pytest.approx(3000, abs=150)
    again = MixedBot(Fixed("strong"), Fixed("weak"), 30, seed=3)
    assert [again.choose(None) for _ in range(100)] == said[:100]
    assert MixedBot(Fixed("strong"), Fixed("weak"), 0).choose(None) == "strong"


def test_levels_play_whole_games():
    assert all(game_of(title, 2) for title in ("digger", "laborer", "adept"))
