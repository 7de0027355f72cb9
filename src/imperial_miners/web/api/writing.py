"""Writes what goes out, in the forms of `responses`. Whatever is said about a game passes through the engine's View."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from imperial_miners.bots import Reason
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.pack import HALVES, Pack
from imperial_miners.engine.phases import PHASES
from imperial_miners.packs import Names
from imperial_miners.packs.writing import write_effect, write_feature
from imperial_miners.review.planning import Imagined
from imperial_miners.review.preview import preview_options
from imperial_miners.review.turns import advised
from imperial_miners.text.log import LogContext
from imperial_miners.text.speaker import Speaker
from imperial_miners.web.log.entry import HINTS, PAUSE, LoggedEntry, event_before, happening_json
from imperial_miners.web.log.state import Table
from imperial_miners.web.log.terms import COLOURS
from imperial_miners.web.tables.answers import Answer
from imperial_miners.web.tables.plans import Plan

UNSAID: Final = ("dealt", "kept", "reached")
"""What is seen at once, or is nobody else's business."""


def table_json(table: Table, holder: str) -> dict[str, Any]:
    """What everybody may know about a table, and which seats are the reader's."""
    origin, game = table.origin, table.game
    awaited = game.awaiting()
    return {
        "id": origin.id,
        "pack": origin.pack,
        "pack_digest": origin.pack_digest,
        "edition": table.edition or None,
        "rules": origin.rules,
        "variant": origin.variant,
        "decks": origin.decks,
        "clock": origin.clock,
        "language": origin.language,
        "created": origin.created,
        "seq": table.state.seq,
        "round": game.round,
        "phase": PHASES[game.phase],
        "over": game.is_over,
        "seed_hash": table.seed_hash,
        "secret_hash": table.secret_hash or None,
        "dealt": table.state.is_dealt,
        "paused": table.state.pace.paused is not None,
        "seats": [
            {
                "seat": seat,
                **chair.to_json(),
                "awaited": seat in awaited,
                "mine": chair.holder == holder,
                "hints": HINTS in table.state.wishes[seat],
                "pause": PAUSE in table.state.wishes[seat],
                "deadline": table.deadline(seat),
            }
            for seat, chair in enumerate(table.state.chairs)
        ],
        "outcome": game.outcome().to_json() if game.is_over else None,
    }


def view_json(table: Table, seat: int) -> dict[str, Any]:
    """A seat's view, or a spectator's (-1)."""
    state = table.state
    return {
        "game": table.id,
        "seq": state.seq,
        "number": state.numbers[seat] if seat >= 0 else None,
        "can_redo": seat >= 0 and bool(state.redo[seat]),
        "view": state.game.view(seat).to_json(),
    }


def decision_json(game: Game, seat: int) -> dict[str, Any] | None:
    """A seat's decision, if it owes an answer."""
    decision = game.decision(seat)
    return decision.to_json() if decision is not None else None


def previews_json(game: Game, seat: int) -> list[dict[str, Any]]:
    """What each option would do. Nothing is shown of one that goes beyond the information line."""
    return [
        ahead_json(game.pack, key, None if preview.is_final else preview.happenings)
        for key, preview in preview_options(game, seat).items()
    ]


def planned_previews_json(imagined: Imagined) -> list[dict[str, Any]]:
    """What each option would do next in a plan. Nothing is shown of one after which nothing could be foreseen."""
    decision = imagined.view().decision
    found = []
    for option in decision.options if decision is not None else ():
        gone_on = imagined.go_on(option)
        found.append(ahead_json(imagined.game.pack, option.key, None if gone_on is None else gone_on[1]))
    return found


def ahead_json(pack: Pack, key: str, happenings: Iterable[Happening] | None) -> dict[str, Any]:
    """An option and what it would do; None stands for what is not told before it is chosen."""
    happened = [happening_json(pack, happening) for happening in happenings or ()]
    return {"key": key, "reveals": happenings is None, "happenings": happened}


def question_json(table: Table, seat: int) -> dict[str, Any]:
    """A seat's decision with each option's effect."""
    state = table.state
    return {
        "number": state.numbers[seat],
        "decision": decision_json(state.game, seat),
        "options": previews_json(state.game, seat),
        "can_undo": state.game.can_undo(seat),
        "can_redo": bool(state.redo[seat]),
    }


def answer_json(answer: Answer) -> dict[str, Any]:
    """What came of an answer, and the next question."""
    state, seat = answer.table.state, answer.seat
    return {
        "game": answer.table.id,
        "seq": state.seq,
        "number": state.numbers[seat],
        "repeated": answer.is_repeated,
        "happenings": [happening_json(answer.table.pack, happening) for happening in answer.happenings],
        "decision": decision_json(state.game, seat),
        "can_undo": state.game.can_undo(seat),
        "can_redo": bool(state.redo[seat]),
    }


def hint_json(table: Table, seat: int, reason: Reason, speaker: Speaker) -> dict[str, Any]:
    """A bot's advice, up to the first step that would show something hidden."""
    steps = advised(table.game, seat, reason)
    return {
        "number": table.state.numbers[seat],
        "option": reason.choice,
        "line": [taken.option.key for taken in steps],
        "words": [speaker.option(taken.view, taken.option) for taken in steps],
        "gains": reason.gains,
        "prepares": reason.prepares,
        "other": reason.alternative,
        "behind": reason.behind,
    }


def planned_view(table: Table, plan: Plan) -> dict[str, Any]:
    """The view of a plan: the seat as it would be, the others as they are."""
    view: dict[str, Any] = plan.imagined.view().to_json()
    now: Any = table.game.view(plan.seat).to_json()["seats"]
    view["seats"] = [seat if at == plan.seat else now[at] for at, seat in enumerate(view["seats"])]
    return view


def plan_json(table: Table, plan: Plan) -> dict[str, Any]:
    """A plan and what could come next in it."""
    return {
        "number": table.state.numbers[plan.seat],
        "options": plan.options,
        "happenings": [happening_json(table.pack, happening) for happening in plan.happenings],
        "view": planned_view(table, plan),
        "face_down": list(plan.imagined.backs),
        "ahead": planned_previews_json(plan.imagined),
    }


def log_json(table: Table, logged: list[LoggedEntry], viewer: int, speaker: Speaker | None = None) -> dict[str, Any]:
    """A piece of the log as a seat may see it, with its lines if somebody speaks."""
    entries = [one.to_json(table.pack, viewer) for one in logged]
    if speaker is not None:
        for entry, lines in zip(entries, lines_of(table, logged, viewer, speaker), strict=True):
            entry["lines"] = lines
    return {"seq": table.state.seq, "entries": entries}


def lines_of(table: Table, logged: list[LoggedEntry], viewer: int, speaker: Speaker) -> Iterator[list[str]]:
    """What each entry led to, in words."""
    view, say = table.game.view(viewer), speaker.messages.say
    chairs = table.state.chairs
    names = [chair.name or say("ui-seat-name", colour=chair.colour or COLOURS[at]) for at, chair in enumerate(chairs)]
    context = LogContext.of(view, names)
    context.event = event_before(logged, view)
    for one in logged:
        lines = []
        for happening in one.happenings:
            context.learn(happening)
            if happening.kind not in UNSAID:
                lines.append(speaker.happening(happening.seen_by(viewer), context))
        yield lines


def pack_json(pack: Pack, names: Names) -> dict[str, Any]:
    """The content of a pack, with names in one language."""
    return {
        "id": pack.id,
        "digest": pack.digest,
        "cards": [
            {
                "id": card.id,
                "name": names.name(card.id),
                "level": card.level,
                "cost": card.cost,
                "factions": list(card.factions),
                "copies": card.copies,
                "carts": [half for half, is_full in zip(HALVES, card.carts, strict=True) if is_full],
                "effects": [write_effect(effect) for effect in card.effects],
            }
            for card in pack.cards
        ],
        "events": [
            {
                "id": event.id,
                "name": names.name(event.id),
                "kind": event.kind,
                "effects": [write_effect(effect) for effect in event.effects],
                "features": [write_feature(feature) for feature in event.features],
                "may": event.is_optional,
            }
            for event in pack.events
        ],
        "boards": [
            {
                "id": side.id,
                "name": names.name(side.id),
                "board": side.board + 1,
                "spaces": ["" if space is None else write_effect(space) for space in side.spaces],
            }
            for side in pack.boards
        ],
        "surface": [write_effect(effect) for effect in pack.surface],
    }
