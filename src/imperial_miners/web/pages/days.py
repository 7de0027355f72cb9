"""Games over days on pages: clocks and deadlines in words, and the hours in which a device wants to play."""

from __future__ import annotations

from collections.abc import Collection
from datetime import tzinfo
from typing import Annotated, Final

from fastapi import APIRouter, Form
from starlette.responses import RedirectResponse, Response

from imperial_miners.text.when import said_time
from imperial_miners.web.http.dependencies import OWN_FORM, TheService, TheSession, limited
from imperial_miners.web.log.alerts import known_zone
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.pace import HOUR, hours_in, is_slow
from imperial_miners.web.log.state import Table
from imperial_miners.web.scene.words import Reader
from imperial_miners.web.tables.service import Service

router: Final = APIRouter(include_in_schema=False)
Hour = Annotated[int, Form(ge=0, le=23)]


def said_clock(seconds: int, reader: Reader) -> str:
    """A clock as one chooses it."""
    if not seconds:
        return reader.ui("clock-none")
    if not is_slow(seconds):
        return reader.ui("clock-minutes", count=seconds // 60)
    hours = seconds // HOUR
    return reader.ui("clock-days", count=hours // 24) if hours % 24 == 0 else reader.ui("clock-hours", count=hours)


def said_end(table: Table, seats: Collection[int], reader: Reader, zone: tzinfo) -> str:
    """When the first of some seats has no more time in a game over days, or that the table pauses."""
    if table.game.is_over or not is_slow(table.origin.clock):
        return ""
    if table.state.pace.paused is not None:
        return reader.ui("paused")
    found = [at for seat in seats if (at := table.deadline(seat)) is not None]
    return reader.ui("deadline", when=said_time(min(found), zone, reader.language)) if found else ""


async def hours_shown(service: Service, session: Session) -> tuple[str, int, int]:
    """The zone, beginning and end of the hours of a device."""
    return hours_in(await service.hours.kept.of(session.holder))


@router.post("/hours", dependencies=[OWN_FORM, limited("words")])
async def set_hours(
    service: TheService,
    session: TheSession,
    zone: Annotated[str, Form(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")],
    begin: Hour,
    end: Hour,
    offset: Annotated[int, Form(ge=-840, le=840)] = 0,
) -> Response:
    """In games over days, let this device's clocks run in these hours only; all day, if they are the same."""
    await service.hours.set(session, known_zone(zone, offset), begin, end)
    return RedirectResponse("/", 303)
