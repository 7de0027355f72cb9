"""A game in the middle of anything as plain data and back, and its digest."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from imperial_miners.engine.effect import Frame
from imperial_miners.engine.mine import open_levels
from imperial_miners.engine.pack import FEATURE, Pack
from imperial_miners.engine.seat import Seat, new_seat
from imperial_miners.engine.supply import Supply

if TYPE_CHECKING:
    from imperial_miners.engine.game import Game

SEAT_FIELDS: Final = (
    "coins",
    "vp",
    "hand",
    "kept",
    "chosen",
    "cards",
    "rows",
    "xs",
    "near",
    "machines",
    "collapses",
    "activated",
    "markers",
    "carts",
    "placed",
    "board",
    "space",
    "completed",
    "advanced",
    "options",
    "loose",
    "moves",
    "seen",
)


def dump_state(game: Game) -> dict[str, Any]:
    """Everything about a game, as JSON can hold it. Node numbers tie it to the pack's digest."""
    return {
        "pack": game.pack.digest,
        "seed": game.seed,
        "variant": game.variant,
        "decks": game.decks,
        "sampled": game.is_sampled,
        "events": game.events,
        "round": game.round,
        "phase": game.phase,
        "busy": game.busy,
        "horizon": game.horizon,
        "sides": game.supplies[0].sides,
        "supplies": [
            {"decks": remaining(supply), "piles": [sorted(pile) for pile in supply.piles], "states": supply.states}
            for supply in game.supplies
        ],
        "seats": [dump_seat(seat) for seat in game.seats],
    }


def dump_seat(seat: Seat) -> dict[str, Any]:
    """One seat's fields, and its stack from the top down as four ints a frame."""
    fields: dict[str, Any] = {field: getattr(seat, field) for field in SEAT_FIELDS}
    stack: list[list[int]] = []
    frame = seat.top
    while frame is not None:
        stack.append([frame.node.id, frame.slot, frame.first, frame.second])
        frame = frame.below
    fields["stack"] = stack
    return fields


def remaining(supply: Supply) -> list[list[int]]:
    """What is left of each deck, top first."""
    return [supply.decks[i][supply.gone[i] :] for i in range(4)]


def digest_of(game: Game) -> str:
    """SHA-256 of the state. Undo lines are left out: they depend on the order in which seats acted."""
    return sha256(json.dumps(dump_state(game), separators=(",", ":")).encode()).hexdigest()


def save_state(game: Game) -> dict[str, Any]:
    """The state with its past and its undo lines, from which `load_state` makes an equal game."""
    return {
        **dump_state(game),
        "history": [list(move) for move in game.history()],
        "lines": [seat.line for seat in game.seats],
    }


def load_state(pack: Pack, saved: dict[str, Any]) -> Game:
    """The game of a saved state. For our own snapshots: what comes from outside is a record."""
    from imperial_miners.engine.game import Game

    if saved["pack"] != pack.digest:
        raise ValueError("this state belongs to another pack")
    game = Game()
    game.pack = pack
    game.seed = saved["seed"]
    game.variant = saved["variant"]
    game.decks = saved["decks"]
    game.is_sampled = saved["sampled"]
    game.is_stale = False
    game.events = list(saved["events"])
    game.round = saved["round"]
    game.phase = saved["phase"]
    game.busy = saved["busy"]
    game.horizon = saved["horizon"]
    game.happenings = []
    game.supplies = [load_supply(pack, part, list(saved["sides"])) for part in saved["supplies"]]
    game.seats = []
    for index, part in enumerate(saved["seats"]):
        game.seats.append(load_seat(pack, index, game.supplies[index % len(game.supplies)], part))
        game.seats[index].line = saved["lines"][index]
    game.features = []
    if game.round > 0 and game.phase < 5 and game.event().kind == FEATURE:
        game.features = game.event().features
    game.moves = [action * 8 + seat for seat, action in saved["history"]]
    game.move_count = len(game.moves)
    return game


def load_supply(pack: Pack, saved: dict[str, Any], sides: list[int]) -> Supply:
    """A supply from its saved part."""
    supply = Supply()
    supply.pack = pack
    supply.decks = [list(deck) for deck in saved["decks"]]
    supply.gone = [0, 0, 0, 0]
    supply.piles = [list(pile) for pile in saved["piles"]]
    supply.states = list(saved["states"])
    supply.sides = sides
    supply.look()
    return supply


def load_seat(pack: Pack, index: int, supply: Supply, saved: dict[str, Any]) -> Seat:
    """A seat from its saved part."""
    seat = new_seat(pack, index, supply)
    for field in SEAT_FIELDS:
        value = saved[field]
        setattr(seat, field, list(value) if isinstance(value, list) else value)
    seat.open = open_levels(seat)
    for node, slot, first, second in reversed(saved["stack"]):
        seat.top = Frame(seat.top, pack.nodes[node], slot, first, second)
    return seat
