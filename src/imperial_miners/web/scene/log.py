"""The log of a table in words: what happened and what was said, each entry told once for each reader and kept."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from imperial_miners.engine.view import View
from imperial_miners.web.log.entry import CHAT, HINTS, UNDO, WISH, Told
from imperial_miners.web.scene.words import Reader, Teller

LOG_LINES: Final = 80
UNSAID: Final = frozenset(("dealt", "kept", "round_began"))
"""Happenings that the log tells otherwise or that are seen at once."""


@dataclass(frozen=True, slots=True)
class Pawn:
    """The mark of a seat, wherever it stands."""

    name: str
    mark: int
    is_me: bool


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: something that happened, something that was said, or the beginning of a round."""

    kind: str
    text: str
    pawn: Pawn | None = None


def see_log(
    told: Sequence[Told], view: View, pawns: tuple[Pawn, ...], reader: Reader, most: int = LOG_LINES
) -> tuple[LogLine, ...]:
    """What happened, latest first; what was taken back is left out."""
    undone = {one.undoes for one in told}
    lines: list[LogLine] = []
    # As one text, since a text remembers its hash: this is looked up twice for every entry.
    whose = repr((reader.language, view.seat, pawns))
    if any(whose not in one.words for one in told):
        tell_all(told, whose, view, pawns, reader)
    for one in told:
        if one.entry.seq not in undone and one.entry.kind != UNDO:
            lines += one.words[whose]
    return tuple(reversed(lines[-most:]))


def tell_all(told: Sequence[Told], whose: str, view: View, pawns: Sequence[Pawn], reader: Reader) -> None:
    """Put into words what a reader has not been told yet."""
    teller = reader.teller(view, [pawn.name for pawn in pawns])
    teller.context.event = event_before(told, view)
    for one in told:
        if whose not in one.words:
            one.words[whose] = tuple(see_entry(one, view.seat, pawns, reader, teller))
        for happening in one.happenings:
            teller.context.learn(happening)


def event_before(told: Sequence[Told], view: View) -> int:
    """The Event that was in force before some entries."""
    revealed = sum(happening.kind == "event_revealed" for one in told for happening in one.happenings)
    earlier = view.past_events[: len(view.past_events) - revealed]
    return earlier[-1] if earlier else -1


def see_entry(one: Told, seat: int, pawns: Sequence[Pawn], reader: Reader, teller: Teller) -> list[LogLine]:
    """The lines of one entry."""
    lines = []
    if one.entry.kind == CHAT:
        said = json.loads(one.entry.body)
        text = reader.ui(f"phrase-{said['phrase']}") if "phrase" in said else said["text"]
        lines.append(LogLine("chat", text, pawns[one.entry.seat]))
    if one.entry.kind == WISH and one.entry.body[1:] == HINTS:
        message = "hints-agreed" if one.entry.body.startswith("+") else "hints-refused"
        who = pawns[one.entry.seat]
        lines.append(LogLine("happened", reader.ui(message, player=who.name), who))
    for happening in one.happenings:
        seen = happening.seen_by(seat)
        if seen.kind == "round_began":
            lines.append(LogLine("round", reader.ui("round-n", round=seen.fields()["round"])))
        elif seen.kind not in UNSAID:
            pawn = pawns[seen.seat] if seen.seat >= 0 else None
            lines.append(LogLine("happened", teller.tell(seen), pawn))
    return lines
