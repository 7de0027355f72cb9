"""A game in the middle of anything as plain data and back, and its digest."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from imperial_miners.engine.effect import Frame
from imperial_miners.engine.luck import LEHMER, Shuffler, shuffler_of
from imperial_miners.engine.mine import open_levels
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import FIRST_RULES
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
LATER_FIELDS: Final = (*[field for field in SEAT_FIELDS if field != "loose"], "known")
"""Without what belongs to undo, and so depends on the order in which seats acted."""


def dump_state(game: Game) -> dict[str, Any]:
    """Everything about a game, as JSON can hold it. Node numbers tie it to the pack's digest."""
    is_first = game.is_first_rules
    edition: dict[str, Any] = {} if is_first else {"rules": game.rules}  # the first edition was not named
    return {
        **edition,
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
        "seats": [dump_seat(seat, SEAT_FIELDS if is_first else LATER_FIELDS) for seat in game.seats],
    }


def dump_seat(seat: Seat, names: tuple[str, ...] = LATER_FIELDS) -> dict[str, Any]:
    """One seat's fields, and its stack from the top down as four ints a frame."""
    fields: dict[str, Any] = {field: getattr(seat, field) for field in names}
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
        "luck": game.luck,
        "drawn": [[supply.decks[i][: supply.gone[i]] for i in range(4)] for supply in game.supplies],
        "history": [list(move) for move in game.history()],
        "lines": [seat.line for seat in game.seats],
        "loose": [seat.loose for seat in game.seats],
        "step_began": game.step_began,
    }


def load_state(pack: Pack, saved: dict[str, Any]) -> Game:
    """The game of a saved state. For our own snapshots: what comes from outside is a record."""
    from imperial_miners.engine.game import Game

    if saved["pack"] != pack.digest:
        raise ValueError("this state belongs to another pack")
    game = Game()
    game.pack = pack
    game.seed = saved["seed"]
    game.luck = saved.get("luck", LEHMER)  # states saved before there were kinds name none
    game.variant = saved["variant"]
    game.decks = saved["decks"]
    game.rules = saved.get("rules", FIRST_RULES)
    game.is_first_rules = game.rules == FIRST_RULES
    game.is_sampled = saved["sampled"]
    game.is_stale = False
    game.events = list(saved["events"])
    game.round = saved["round"]
    game.phase = saved["phase"]
    game.busy = saved["busy"]
    game.horizon = saved["horizon"]
    game.happenings = []
    shuffler = shuffler_of(game.luck, game.seed)
    drawn = saved.get("drawn", [[[], [], [], []]] * len(saved["supplies"]))
    game.supplies = [
        load_supply(pack, shuffler, part, gone, list(saved["sides"]))
        for part, gone in zip(saved["supplies"], drawn, strict=True)
    ]
    game.seats = []
    for index, part in enumerate(saved["seats"]):
        game.seats.append(load_seat(pack, index, game.supplies[index % len(game.supplies)], part))
        game.seats[index].line = saved["lines"][index]
        if "loose" in saved:
            game.seats[index].loose = saved["loose"][index]
    game.features = []
    if game.round > 0 and game.phase < 5:
        game.features = game.event().features
    game.moves = [action * 8 + seat for seat, action in saved["history"]]
    game.move_count = len(game.moves)
    game.step_began = saved.get("step_began", 0)
    return game


def load_supply(
    pack: Pack, shuffler: Shuffler, saved: dict[str, Any], drawn: list[list[int]], sides: list[int]
) -> Supply:
    """A supply from its saved part and what had been drawn since the decks were shuffled."""
    supply = Supply()
    supply.pack = pack
    supply.shuffler = shuffler
    supply.decks = [[*drawn[i], *saved["decks"][i]] for i in range(4)]
    supply.gone = [len(drawn[i]) for i in range(4)]
    supply.piles = [list(pile) for pile in saved["piles"]]
    supply.states = list(saved["states"])
    supply.sides = sides
    supply.look()
    return supply


def load_seat(pack: Pack, index: int, supply: Supply, saved: dict[str, Any]) -> Seat:
    """A seat from its saved part."""
    seat = new_seat(pack, index, supply)
    for field in (*SEAT_FIELDS, "known"):
        if field in saved:
            value = saved[field]
            setattr(seat, field, list(value) if isinstance(value, list) else value)
    seat.open = open_levels(seat)
    for node, slot, first, second in reversed(saved["stack"]):
        seat.top = Frame(seat.top, pack.nodes[node], slot, first, second)
    return seat
