"""The expert compares likely options over the same futures, keeps its limit of time, and needs no learned pack."""

import time
from pathlib import Path

import numpy as np

from imperial_miners.bots import Depth, ExpertBot, PlannerBot, Position, make_bot
from imperial_miners.bots.learning.foresight import Foresight, alone
from imperial_miners.bots.learning.policy import learned_policy
from imperial_miners.bots.players.expert import UNLIKELY, WHOLE_TURN, best_of, likely
from imperial_miners.bots.players.planner import later_than
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.phases import OVER
from imperial_miners.engine.search.explore import Exploration, isolate
from imperial_miners.packs import load_pack

LONG_AGO = 1e-9
FEW = 4


def at_round(number: int, seed: str = "expert", seats: int = 1) -> Game:
    """A game in the play step of a round, or of a later one if there is little to choose from."""
    game = Game.new(load_pack("base"), seats, seed, happenings=False)
    bots = [make_bot("planner:budget=100", seat) for seat in range(seats)]
    while game.round < number or game.view(0).phase != "play" or len(game.actions(0)) < FEW:
        for seat in game.awaiting():
            game.apply(seat, bots[seat].choose(Position.of(game, seat, 1)))
    return game


def sight() -> Foresight:
    pack = load_pack("base")
    policy = learned_policy(pack)
    assert policy is not None
    return Foresight(pack, policy)


def explored(game: Game, until: float) -> Exploration:
    exploration = Exploration(isolate(game, 0), PlannerBot().gauge_for(game.pack), 4000, True, True)
    exploration.is_late = later_than(until)
    exploration.run()
    return exploration


def test_a_search_whose_time_is_over_ends_soon_with_something_in_hand():
    game = at_round(6)
    whole, cut = explored(game, 0.0), explored(game, LONG_AGO)
    assert whole.nodes > 1000
    assert cut.nodes < whole.nodes / 2
    assert cut.leaves
    assert not cut.is_exact
    firsts = {leaf.path(cut.start)[0] for leaf in cut.leaves}
    assert firsts == set(game.seats[0].options)  # no first step is left out


def test_unlikely_options_are_left_out_but_never_the_favourite():
    assert likely([7, 8, 9], [0.1, 0.6, 0.3], 2) == [8, 9]
    assert likely([7, 8, 9], [UNLIKELY / 2, 0.98, UNLIKELY], 3) == [8, 9]
    many = list(range(200))
    assert likely(many, [0.004] * 199 + [0.005], 5) == [199]


def test_another_option_must_be_clearly_better_than_the_favourite():
    noisy = np.array([[0.0, 9.0], [0.0, -8.0], [0.0, 5.0], [0.0, -4.0]])
    assert noisy[:, 1].mean() > 0
    assert best_of(noisy) == 0
    assert best_of(np.array([[0.0, 1.0, 3.0], [5.0, 6.0, 9.0], [2.0, 3.0, 5.0]])) == 2


def test_all_options_meet_the_same_futures():
    game = at_round(4)
    depth = Depth(options=3, futures=4, seconds=0)
    while len(ExpertBot(5, depth).weigh(Position.of(game, 0, 1), sight()).actions) < 2:  # one is clearly the favourite
        game.apply(0, game.actions(0)[0])
    position = Position.of(game, 0, 1)
    twice = [ExpertBot(5, depth).weigh(position, sight()) for _ in range(2)]
    assert twice[0] == twice[1]
    other = ExpertBot(6, depth).weigh(position, sight())
    assert other.actions == twice[0].actions
    assert other.worth != twice[0].worth


def test_a_wanted_action_is_compared_whatever_speaks_for_it():
    game = at_round(5)
    position = Position.of(game, 0, 1)
    expert = ExpertBot(1, Depth(options=1, futures=2, seconds=0))
    plain = expert.weigh(position, sight())
    unloved = next(action for action in game.seats[0].options if action not in plain.actions)
    assert unloved in expert.weigh(position, sight(), unloved).actions
    reason = expert.reason(position, position.option(unloved))
    assert reason.choice == position.option(unloved).key
    assert reason.alternative is not None


def test_the_limit_of_time_is_kept():
    position = Position.of(at_round(3), 0, 1)
    patient = ExpertBot(1, Depth(futures=10_000, seconds=0.2))
    began = time.process_time()
    assert patient.choose(position) in position.decision.options
    assert time.process_time() - began < 5  # whole, it would take minutes


def test_a_seat_is_played_on_alone_to_the_round_that_is_asked_for():
    game = at_round(3, seats=3)
    sampled = [alone(game.copy(), seat) for seat in range(3)]
    before = [list(owner.cards) for owner in game.seats]
    foresight = sight()
    foresight.play_on(sampled, 4)
    assert [each.round for each in sampled] == [5, 5, 5]
    assert all(worth >= each.seats[0].vp for worth, each in zip(foresight.worth(sampled), sampled, strict=True))
    foresight.play_on(sampled, ROUNDS, np.random.default_rng(1))
    assert all(each.phase == OVER for each in sampled)
    assert foresight.worth(sampled) == [float(each.seats[0].vp + each.seats[0].carts) for each in sampled]
    assert [list(owner.cards) for owner in game.seats] == before


def test_an_unknown_pack_is_left_to_a_planner():
    pack = load_pack(Path("tests/pack_small"))
    assert learned_policy(pack) is None
    game = Game.new(pack, 1, "unknown", happenings=False)
    expert, planner = ExpertBot(3), PlannerBot(3, WHOLE_TURN)
    while not game.is_over:
        position = Position.of(game, 0, 3)
        option = planner.choose(position)
        assert expert.choose(position) == option
        game.apply(0, option)
