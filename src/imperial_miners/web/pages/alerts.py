"""Alerts: a device says where it wants to be told of its turns, and when to be left alone; or that it is enough."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from fastapi import APIRouter, Form, Request
from starlette.responses import Response

from imperial_miners.web.http.dependencies import OWN_FORM, TheService, TheSession, language_of, limited
from imperial_miners.web.log.alerts import NIGHT, Subscription, known_zone

router: Final = APIRouter(include_in_schema=False, dependencies=[OWN_FORM, limited("words")])
Hour = Annotated[int | None, Form(ge=0, le=23)]


@router.post("/alerts")
async def begin(
    request: Request,
    service: TheService,
    session: TheSession,
    endpoint: Annotated[str, Form(max_length=1000)],
    p256dh: Annotated[str, Form(max_length=128)],
    auth: Annotated[str, Form(max_length=32)],
    zone: Annotated[str, Form(min_length=1, max_length=64)],
    offset: Annotated[int, Form(ge=-840, le=840)],
    quiet_from: Hour = None,
    quiet_to: Hour = None,
) -> Response:
    """Tell this device of its turns. Without hours those that it had before stay."""
    before = await service.alerts.kept.of(session.device)
    hours = (before.quiet_from, before.quiet_to) if before is not None else NIGHT
    wanted = Subscription(
        session.device, endpoint, p256dh, auth, language_of(request), known_zone(zone, offset), *hours, session.holder
    )
    if quiet_from is not None and quiet_to is not None:
        wanted = replace(wanted, quiet_from=quiet_from, quiet_to=quiet_to)
    await service.alerts.subscribe(wanted)
    return Response(status_code=204)


@router.post("/alerts/stop")
async def stop(service: TheService, session: TheSession) -> Response:
    """Tell this device nothing any more."""
    await service.alerts.kept.drop(session.device)
    return Response(status_code=204)
