"""The expert keeps its limit of time, and lets no line look good for the luck of one deal."""

from imperial_miners.bots import Depth, ExpertBot, Position, make_bot
from imperial_miners.bots.expert import first_hand, played_on
from imperial_miners.bots.planner import PlannerBot, later_than
from imperial_miners.engine.explore import Exploration, isolate
from imperial_miners.engine.game import Game
from imperial_miners.packs import load_pack

LONG_AGO = 1e-9


def at_round(number: int, seed: str = "expert") -> Game:
    """A solo game in the play step of a round."""
    game = Game.new(load_pack("base"), 1, seed, happenings=False)
    bot = make_bot("planner:budget=200", 1)
    while game.round < number or game.view(0).phase != "play":
        game.apply(0, bot.choose(Position.of(game, 0, 1)))
    return game


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


def test_without_time_the_expert_trusts_its_gauge():
    position = Position.of(at_round(4), 0, 1)
    hurried = ExpertBot(1, Depth(seconds=LONG_AGO)).choose(position)
    assert hurried in position.decision.options


def test_only_whole_futures_count():
    asked: list[int] = []

    def worth(number: int, state: int, until: float) -> float:
        asked.append(number)
        return float(number)

    assert ExpertBot(1, Depth(futures=3, seconds=0)).best_of(4, worth, 0.0) == 3
    assert asked == [0, 1, 2, 3] * 3
    asked.clear()
    assert ExpertBot(1, Depth(futures=3, seconds=1)).best_of(4, worth, LONG_AGO) == 0  # began long ago
    assert asked == [0]


def test_unseen_cards_are_dealt_anew_for_each_future():
    start = isolate(at_round(3, "drawing"), 0)
    exploration = Exploration(start, PlannerBot().gauge_for(start.pack), 4000, True, True)
    exploration.run()
    seen = start.seats[0].seen
    drawing = max(exploration.leaves, key=lambda leaf: leaf.game.seats[0].seen)
    still = min(exploration.leaves, key=lambda leaf: leaf.game.seats[0].seen)
    assert drawing.game.seats[0].seen > seen == still.game.seats[0].seen
    path = drawing.path(start)
    hands = {tuple(played_on(start, drawing, path, state).seats[0].hand) for state in range(1, 12)}
    assert len(hands) > 3
    assert played_on(start, still, still.path(start), 5) is still.game


def test_four_cards_are_kept_and_the_others_discarded():
    game = Game.new(load_pack("base"), 2, "four")
    hand = game.seats[1].hand
    alone = first_hand(game, 1, tuple(hand[2:6]))
    assert alone.seats[0].hand == hand[2:6]
    assert sorted(card for pile in alone.seats[0].supply.piles for card in pile) == sorted(hand[:2] + hand[6:])
    assert game.seats[1].hand == hand


def test_the_four_are_chosen_together_and_kept_to():
    game = Game.new(load_pack("base"), 1, "set-up")
    bot = ExpertBot(3, Depth(leaves=4, futures=2, nodes=100, seconds=0))
    kept = []
    while game.round == 0:
        option = bot.choose(Position.of(game, 0, 1))
        if not kept:
            plan = [option.action, *bot.plan]
        kept.append(option.action)
        game.apply(0, option)
    assert kept == plan
    assert len(plan) == 4
