"""The turn solver against brute force: plain recursion over copies of the game, nothing merged, nothing left out."""

from collections.abc import Iterator
from typing import Any

import pytest

from imperial_miners.bots import GreedyBot, RandomBot
from imperial_miners.bots.players.solver import solve
from imperial_miners.bots.position import Position
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Event
from imperial_miners.engine.search.explore import States
from imperial_miners.engine.state import dump_seat
from imperial_miners.packs import load_pack
from tests.table import card, end_of_round, feature, immediate, small_pack, table

MOST_NODES = 6000
End = tuple[int, int, bool]
"""Score, coins, and whether the line stops at an unseen card."""


class TooLarge(Exception):
    """More nodes than brute force is given."""


def brute_force(game: Game) -> set[End]:
    """The ends of every line of a solo game's round."""
    start = game.copy()
    start.horizon = max(1, start.round)  # the round's end is the end: the next Event is unseen
    seen = start.seats[0].seen
    ends: set[End] = set()
    nodes = 0

    def walk(state: Game) -> None:
        nonlocal nodes
        nodes += 1
        if nodes > MOST_NODES:
            raise TooLarge
        seat = state.seats[0]
        if state.is_over or seat.seen > seen:
            ends.add((seat.vp + seat.carts, seat.coins, seat.seen > seen))
            return
        for action in state.actions(0):
            child = state.copy()
            child.apply(0, action)
            walk(child)

    walk(start)
    return ends


def front_of(ends: set[End]) -> list[tuple[int, int]]:
    """The pairs of points and coins that no other beats, most points first."""
    pairs = {end[:2] for end in ends}
    beaten = {
        pair for pair in pairs for other in pairs if other != pair and other[0] >= pair[0] and other[1] >= pair[1]
    }
    return sorted(pairs - beaten, reverse=True)


def check(game: Game) -> None:
    """Everything that the solver says about a position, held against brute force."""
    ends = brute_force(game)
    solution = solve(Position.of(game, 0))
    assert solution.is_exact
    assert {(line.score, line.coins, line.reveals) for line in solution.lines} == ends
    assert solution.best_by_score().score == max(end[0] for end in ends)
    assert solution.best_by_coins().coins == max(end[1] for end in ends)
    assert [(line.score, line.coins) for line in solution.front()] == front_of(ends)
    assert solution.best_by_value().value == max(line.value for line in solution.lines)
    for line in solution.lines[:50]:
        replayed(game, line.actions, line.score, line.coins)


def replayed(game: Game, actions: tuple[int, ...], score: int, coins: int) -> None:
    """A line can be played, and ends where the solver says."""
    state = game.copy()
    state.horizon = max(1, state.round)
    for action in actions:
        state.apply(0, action)
    seat = state.seats[0]
    assert (seat.vp + seat.carts, seat.coins) == (score, coins)


def solo_games(pack_name: str, seeds: range) -> Iterator[Game]:
    """Positions of real games, in every round."""
    pack = load_pack("base") if pack_name == "base" else small_pack()
    for seed in seeds:
        game = Game.new(pack, 1, seed)
        bot = GreedyBot() if seed % 2 else RandomBot(seed)
        while not game.is_over:
            if game.round:
                yield game
            game.apply(0, bot.choose(Position.of(game, 0)))


@pytest.mark.parametrize("pack_name", ["base", "small"])
def test_positions_of_real_games_are_solved_exactly(pack_name: str):
    checked: dict[int, int] = {}
    for game in solo_games(pack_name, range(3)):
        try:
            check(game)
        except TooLarge:
            continue
        checked[game.round] = checked.get(game.round, 0) + 1
    assert set(checked) == set(range(1, 11))
    assert sum(checked.values()) > 80


def test_states_are_the_same_where_all_that_counts_is_and_nowhere_else():
    met, merged = 0, 0
    for start in solo_games("base", range(3)):
        states, seats = States(), set()
        waiting = [start.copy()]
        while waiting and len(seats) < 200:
            game = waiting.pop()
            if game.round > start.round or not game.actions(0):
                continue  # one turn at a time
            seat = {**dump_seat(game.seats[0]), "moves": 0, "known": [], "phase": game.phase}
            was_new, told = str(seat) not in seats, states.is_new(game, game.seats[0])
            assert told == was_new
            met, merged = met + 1, merged + (not was_new)
            seats.add(str(seat))
            for action in game.actions(0) if was_new else ():
                waiting.append(game.copy())
                waiting[-1].apply(0, action)
    assert met > 5000
    assert merged > 100


def activated(effect: str, mine: str, place: str, **state: Any) -> Game:
    """A game in which the card `it` has been placed beside a mine, and asks for its one effect."""
    it = card("it", 1, effect, carts="left right")
    game = table(it, mine=mine, **{"hand": "it b1", "coins": 2, **state}).game
    game.apply(0, "play:it")
    game.apply(0, place)
    return game


@pytest.mark.parametrize("event", [None, feature("when putting a machine: may (pay 1 coin: gain 1 vp)")])
@pytest.mark.parametrize(
    ("effect", "state"),
    [
        ("put 1 machine on 3 cards", {}),
        ("put 1 machine on 2 cards, put 1 machine on 1 card", {}),
        ("spend 3 machines: gain 4 vp, gain 1 coin per machine", {"machines": {"a1": 2, "b1": 1, "c1": 3}}),
        ("put collapse on 2 other cards: gain 2 vp, put collapse on 1 card", {}),
        ("clear 2 collapses, gain 1 vp, clear 1 collapse", {"collapses": "a1 b1 c1"}),
        ("put 2 cart markers, put 1 cart marker", {}),
        ("discard 2 cards, discard 1 card, gain 1 vp", {"hand": "it a1 a1 b2 c3"}),
    ],
)
def test_answers_that_may_come_in_any_order(effect: str, state: dict[str, Any], event: Event | None):
    check(activated(effect, "a1@0 b1@2 c1@4", "place:1:+6", event=event, **state))


def test_answers_in_another_order_are_not_followed():
    game = activated("put 1 machine on 3 cards", "a1@0 b1@2 c1@4 d1@6 a1@8 b1@10 c1@12", "place:1:+14")
    solution = solve(Position.of(game, 0))
    assert solution.nodes - len(solution.lines) < 8 * 7 * 6


def test_a_choice_of_card_place_effect_and_surface():
    drill = card("drill", 2, "put 1 machine here", "gain 1 vp per machine here")
    till = card("till", 1, "gain 3 coins", "pay 1 coin: gain 1 vp")
    check(table(drill, till, mine="a1@0 b1@2", hand="drill till", coins=3).game)


def test_an_end_of_round_event_is_part_of_the_turn():
    game = table(mine="a1@0", hand="b1 c2", coins=2, event=end_of_round("gain 1 vp", "gain 2 coins")).game
    check(game)
    assert solve(Position.of(game, 0)).best_by_score().score == 1


def test_an_event_at_once_is_solved_up_to_its_end():
    check(table(mine="a1@0", hand="b1", event=immediate("draw 1 card", "gain 2 vp")).game)


def test_features_of_the_round_count():
    check(table(card("inn", 1, "gain 1 vp"), mine="a1@0", hand="inn", event=feature("gain +1 vp")).game)


def test_lines_stop_at_the_first_unseen_card():
    game = table(card("well", 1, "draw 1 card", "gain 1 vp"), mine="a1@0", hand="well").game
    check(game)
    reveals = {line.reveals for line in solve(Position.of(game, 0)).lines}
    assert reveals == {True, False}


def test_what_the_decks_hold_does_not_matter():
    one, other = (
        table(card("well", 1, "draw 1 card", "gain 1 vp"), mine="a1@0", hand="well", decks={1: deck}).game
        for deck in ("a1 b1 c1", "c1 b1 a1")
    )
    lines = [solve(Position.of(game, 0)).lines for game in (one, other)]
    assert [line.keys for line in lines[0]] == [line.keys for line in lines[1]]


def test_other_seats_do_not_matter():
    alone = table(mine="a1@0", hand="b1 c2", coins=2).game
    among = table(mine="a1@0", hand="b1 c2", coins=2, seats=3, others={"coins": 9, "hand": "b1"}).game
    found = [
        {(line.keys, line.score, line.coins) for line in solve(Position.of(game, 0)).lines} for game in (alone, among)
    ]
    assert found[0] == found[1]


def test_out_of_budget_it_says_so_and_gives_a_bound():
    games = (game.copy() for game in solo_games("base", range(1, 2)) if game.round == 8)
    game = next(each for each in games if solve(Position.of(each, 0)).nodes > 200)
    whole, part = solve(Position.of(game, 0)), solve(Position.of(game, 0), budget=40)
    assert not part.is_exact
    assert part.nodes < whole.nodes
    assert part.best_by_score().score <= whole.best_by_score().score
    assert part.best_by_value().value <= whole.best_by_value().value
    replayed(game, part.best_by_score().actions, part.best_by_score().score, part.best_by_score().coins)
