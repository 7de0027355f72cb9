"""A Position gives a bot what its seat may know: whatever a bot reaches from there, the true game is not in it."""

import gc
import json
import pickle
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from imperial_miners.bots import GreedyBot, RandomBot
from imperial_miners.bots.position import Position
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.state import save_state
from imperial_miners.engine.supply import Supply
from imperial_miners.packs import load_pack

SEED = "the-one-and-only-seed-7f3a"
TABLES = [(1, "shared"), (3, "shared"), (2, "duplicate")]
CODE = (ModuleType, type, FunctionType, MethodType, BuiltinFunctionType)


def positions(seats: int, decks: str, every: int = 23) -> Iterator[tuple[Game, int]]:
    """Games in many a step, with a seat that is asked; its truth stays whole."""
    game = Game.new(load_pack("base"), seats, SEED, decks=decks)
    bots = [RandomBot(seat) if seat else GreedyBot() for seat in range(seats)]
    asked = 0
    while not game.is_over:
        for seat in game.awaiting():
            if not game.actions(seat):
                continue
            asked += 1
            if asked % every == 1:
                yield game, seat
            game.apply(seat, bots[seat].choose(Position.of(game, seat)))


def reachable(start: object) -> dict[int, Any]:
    """Everything that can be come by from an object: by the collector, and by every name that it answers to.

    Packs are public, code is the same for everybody: neither is followed. What names give is kept alive here, so that
    no id is used twice.
    """
    found: dict[int, Any] = {}
    waiting: list[object] = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, (*CODE, Pack)):
            continue
        found[id(thing)] = thing
        waiting += gc.get_referents(thing)
        if type(thing).__module__.startswith("imperial_miners"):
            for name in dir(thing):
                if not name.startswith("__"):
                    waiting.append(getattr(thing, name, None))
    return found


def unseen_orders(game: Game, seat: int) -> Iterator[list[int]]:
    """What nobody at the table may know of the true game: decks, Events to come, and other hands."""
    for supply in game.supplies:
        yield from (deck[gone:] for deck, gone in zip(supply.decks, supply.gone, strict=True))
    yield game.events[game.round :]
    if game.decks == "shared":  # I18 in a duplicate game a seat knows what others drew before it did
        yield from (other.hand for other in game.seats if other.index != seat)


def can_differ(order: list[int]) -> bool:
    """Whether a new deal would hardly give the same again."""
    return len(order) >= 6 and len(set(order)) >= 5


@pytest.mark.parametrize(("seats", "decks"), TABLES)
def test_the_true_game_cannot_be_reached(seats: int, decks: str):
    for game, seat in positions(seats, decks):
        found = reachable(Position.of(game, seat, "salt"))
        truth = [
            game,
            *game.seats,
            *game.supplies,
            game.events,
            game.moves,
            *(supply.decks for supply in game.supplies),
            *(supply.shuffler for supply in game.supplies),  # it holds the key of all luck to come
        ]
        assert not [thing for thing in truth if thing is not None and id(thing) in found]
        texts = [thing for thing in found.values() if isinstance(thing, str)]
        assert not [text for text in texts if SEED in text]
        known = game.seats[seat].hand  # with duplicate decks others begin with the same one
        hidden = [order for order in unseen_orders(game, seat) if can_differ(order) and order != known]
        lists = [thing for thing in found.values() if isinstance(thing, list)]
        assert len(lists) > 10
        assert not [order for order in hidden if order in lists]


def lists_of(game: Game) -> list[list[Any]]:
    """Every list of a game that somebody could write into."""
    seats = [[seat.hand, seat.kept, seat.options, seat.cards, seat.rows, seat.xs, seat.near] for seat in game.seats]
    supplies = [[each.decks, each.gone, each.piles, each.states, each.sides] for each in game.supplies]
    within = [[*each.decks, *each.piles] for each in game.supplies]
    return [game.events, game.seats, game.supplies, *(found for part in (*seats, *supplies, *within) for found in part)]


@pytest.mark.parametrize(("seats", "decks"), TABLES)
def test_no_list_of_the_true_game_can_be_written_into(seats: int, decks: str):
    for game, seat in positions(seats, decks):
        position = Position.of(game, seat, "salt")
        true = {id(found) for found in lists_of(game)}
        for imagined in (position._imagined, position.sample(1)):
            assert len(lists_of(imagined)) > 20
            assert not [found for found in lists_of(imagined) if id(found) in true]
        before = game.digest()
        for found in lists_of(position._imagined):
            found.clear()
        assert game.digest() == before


def test_the_walk_would_find_a_leak():
    game, seat = next(positions(2, "shared"))
    position = Position.of(game, seat)
    position._imagined.happenings = [game]  # type: ignore[list-item]
    found = reachable(position)
    assert id(game) in found
    assert any(SEED in thing for thing in found.values() if isinstance(thing, str))


@pytest.mark.parametrize(("seats", "decks"), TABLES)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(seats: int, decks: str):
    # Another game that differs only in what the seat cannot know must give the very same position.
    for number, (game, seat) in enumerate(positions(seats, decks, every=7)):
        other = Position.of(game, seat, f"other {number}").sample(number + 1)
        one, two = (save_state(Position.of(each, seat, "salt").sample(3)) for each in (game, other))
        assert one == two


def test_pickling_carries_nothing_over():
    for game, seat in positions(2, "shared"):
        position = Position.of(game, seat)
        carried = pickle.dumps(position)
        assert SEED.encode() not in carried
        try:
            again = pickle.loads(carried)
        except TypeError:  # what the compiled engine pickles cannot be read back
            continue
        assert again.view.to_json() == position.view.to_json()
        for order, true in zip(unseen_orders(again.sample(1), seat), unseen_orders(game, seat), strict=True):
            assert order != true or not can_differ(true)


@pytest.mark.parametrize(("seats", "decks"), TABLES)
def test_samples_agree_with_the_view_and_differ_in_all_that_is_unseen(seats: int, decks: str):
    for game, seat in positions(seats, decks):
        position = Position.of(game, seat, "salt")
        samples = [position.sample(state) for state in range(1, 5)]
        seen = as_seen(game, seat)
        assert as_seen_by(position) == seen
        for sample in samples:
            assert as_seen(sample, seat) == seen
            assert sample.is_sampled
            assert sample.seed == ""
            assert sample.actions(seat) == game.actions(seat)
        orders = [list(unseen_orders(each, seat)) for each in (game, *samples)]
        for column in zip(*orders, strict=True):
            if can_differ(column[0]):
                assert len({tuple(order) for order in column}) == len(column)


def as_seen(game: Game, seat: int) -> dict[str, Any]:
    """A seat's view; a sampled game has no past, so nothing can be undone in it."""
    return {**game.view(seat).to_json(), "can_undo": None}


def as_seen_by(position: Position) -> dict[str, Any]:
    return {**position.view.to_json(), "can_undo": None}


def test_a_sample_can_be_played_on_without_touching_the_game():
    for game, seat in positions(2, "shared"):
        before, view = game.digest(), json.dumps(as_seen(game, seat))
        sample = Position.of(game, seat).sample(5)
        while not sample.is_over:
            for other in sample.awaiting():
                if sample.actions(other):
                    sample.apply(other, sample.actions(other)[-1])
        assert game.digest() == before
        assert json.dumps(as_seen(game, seat)) == view


def test_cards_are_conserved_in_samples():
    def all_cards(game: Game) -> list[int]:
        cards = [card for supply in game.supplies for card in in_supply(supply)]
        return sorted(cards + [card for seat in game.seats for card in (*seat.hand, *seat.cards)])

    for game, seat in positions(3, "shared"):
        if game.phase != 0:  # in the set-up the kept cards are in the hand too
            assert all_cards(Position.of(game, seat).sample(2)) == all_cards(game)


def in_supply(supply: Supply) -> list[int]:
    decks = [card for deck, gone in zip(supply.decks, supply.gone, strict=True) for card in deck[gone:]]
    return decks + [card for pile in supply.piles for card in pile]


def test_a_seat_that_is_not_asked_has_no_position():
    game = Game.new(load_pack("base"), 2, 1)
    while game.actions(0):
        game.apply(0, game.actions(0)[0])
    with pytest.raises(ValueError, match="owes no answer"):
        Position.of(game, 0)


def test_only_what_is_offered_can_be_taken():
    position = Position.of(Game.new(load_pack("base"), 1, 1), 0)
    offered = position.decision.options[0]
    assert position.option(offered.action).key == offered.key
    with pytest.raises(ValueError, match="not offered"):
        position.option(0)
