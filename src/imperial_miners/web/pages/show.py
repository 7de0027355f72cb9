"""The event of a page's stream that goes with its new parts: what happened, for the show that masks them a while."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import Request
from fastapi.sse import format_sse_event
from pydantic_core import to_json

from imperial_miners.engine.pack import Pack
from imperial_miners.engine.view import View
from imperial_miners.web.log.entry import happening_json
from imperial_miners.web.log.state import Table
from imperial_miners.web.pages.rendering import fill
from imperial_miners.web.scene.players import pawn_of
from imperial_miners.web.scene.replay import Looking, see_step
from imperial_miners.web.scene.timeline import Shown, see_curtain, see_entries, since_answer, sum_up
from imperial_miners.web.scene.words import Reader


def show_since(after: int, request: Request, table: Table, view: View, owner: int, reader: Reader) -> list[bytes]:
    """What happened after an entry, as the reader of a view may know it who looks at the mine of `owner`.

    No event where nothing is to be shown, or where it happened too long ago.
    """
    entries = [one for one in table.recent if one.entry.seq > after]
    if not 0 < len(entries) == table.state.seq - after:
        return []
    viewer = view.seat
    pawns = [pawn_of(chair, seat, viewer, reader) for seat, chair in enumerate(table.state.chairs)]
    happened = see_entries(entries, view, [pawn.name for pawn in pawns], reader)
    if not happened:
        return []
    shown = show_json(viewer, owner, happened, view.pack)
    shown["sum"] = sum_up(since_answer(table.recent, viewer if viewer >= 0 else owner), view, owner, reader)
    if any(one.ends_round for one in happened):
        curtain = see_curtain(table.rounds_over, table.receipts_of_rounds(), view, pawns, reader)
        shown["curtain"] = fill(request, "table/curtain.html", reader, curtain=curtain)
    return [format_sse_event(event="timeline", data_str=to_json(shown).decode())]


def show_of_step(look: Looking, reader: Reader) -> str:
    """What happened by the answer that led to a point of a replay, for the page that comes from the point before."""
    happened = see_step(look, reader)
    return to_json({"at": look.at, **show_json(-1, look.looked, happened, look.replay.pack)}).decode()


def show_json(viewer: int, owner: int, happened: Sequence[Shown], pack: Pack) -> dict[str, Any]:
    """What a show is made of: who looks, at whose mine, and what happened."""
    steps = [happening_json(pack, one.happening) | ({"words": one.words} if one.words else {}) for one in happened]
    return {"seat": viewer, "owner": owner, "happened": steps}
