"""What all bots share: they answer what is asked, on any pack, and can say why."""

import numpy as np
import pytest

from imperial_miners.arena.intervals import mean_estimate
from imperial_miners.arena.match import Match
from imperial_miners.arena.playing import play_match
from imperial_miners.bots.naming import make_bot
from imperial_miners.bots.position import Position
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.packs import load_pack
from tests.table import small_pack

QUICK = ["random", "greedy", "planner:budget=150", "expert:playouts=4,rounds=1"]


def played(pack: Pack, name: str, seats: int, variant: str = "standard") -> Game:
    """A game of one bot against itself, every answer checked."""
    game = Game.new(pack, seats, "bots", variant)
    bots = [make_bot(name, seat) for seat in range(seats)]
    while not game.is_over:
        for seat in game.awaiting():
            if game.actions(seat):
                position = Position.of(game, seat)
                option = bots[seat].choose(position)
                assert option in position.decision.options
                game.apply(seat, option)
    return game


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("variant", ["standard", "first-game"])
def test_bots_play_any_pack_to_its_end(name: str, variant: str):
    assert played(small_pack(), name, 2, variant).is_over  # nobody has learned this pack


@pytest.mark.parametrize("name", QUICK)
def test_bots_leave_the_game_alone(name: str):
    game = Game.new(load_pack("base"), 2, "alone")
    bot = make_bot(name)
    for _ in range(12):
        for seat in game.awaiting():
            if game.actions(seat):
                before = game.digest()
                bot.choose(Position.of(game, seat))
                assert game.digest() == before
                game.apply(seat, game.actions(seat)[0])


@pytest.mark.parametrize("name", QUICK)
def test_bots_say_why(name: str):
    pack = load_pack("base")
    game = Game.new(pack, 1, "why")
    bot = make_bot(name)
    while not game.is_over:
        position = Position.of(game, 0)
        reason = bot.explain(position)
        offered = [option.key for option in position.decision.options]
        assert reason.choice in offered
        if reason.line:
            assert reason.line[0] == reason.choice
            assert all(pack.vocabulary.action(key) >= 0 for key in reason.line)
            assert reason.alternative is None or reason.alternative in offered
            assert reason.alternative != reason.choice
        game.apply(0, reason.choice)
    if not name.startswith(("random", "greedy")):
        assert set(bot.explain(Position.of(Game.new(pack, 1, "x", "first-game"), 0)).gains) >= {"vp", "coins"}


LADDER = [
    ("greedy", "random", 12),
    ("planner:budget=400", "greedy", 16),
    ("expert", "planner", 30),
]


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("better", "worse", "seeds"), LADDER, ids=["greedy", "planner", "expert"])
def test_each_bot_beats_the_one_below(better: str, worse: str, seeds: int):
    differences = []
    for number in range(seeds):
        scores = [
            play_match(Match(0, number, f"strength {number}", (name,))).seats[0].score for name in (better, worse)
        ]
        differences.append(float(scores[0] - scores[1]))
    assert mean_estimate(np.array(differences)).low > 0
