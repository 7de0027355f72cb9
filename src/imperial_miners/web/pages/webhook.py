"""The page on which somebody lets their alerts be sent to an address of their own."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Form, Request
from starlette.responses import RedirectResponse, Response

from imperial_miners.web.http.dependencies import (
    OWN_FORM,
    TheService,
    TheSession,
    language_of,
    limited,
    zone_name_of_reader,
)
from imperial_miners.web.log.alerts import NIGHT, Webhook
from imperial_miners.web.log.device import Session
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.tables.service import Service
from imperial_miners.web.tables.webhooks import new_secret

router: Final = APIRouter(include_in_schema=False)
Hour = Annotated[int, Form(ge=0, le=23)]
ARRIVED, LOST = "arrived", "lost"


@router.get("/alerts/webhook")
async def webhook(request: Request, service: TheService, session: TheSession) -> Response:
    """The address that is told, if there is one, and how it fares."""
    return await shown(request, service, session)


async def shown(
    request: Request, service: Service, session: Session, secret: str = "", tested: str = "", status: int = 0
) -> Response:
    """The page; with the secret that is shown this once, or with what became of a test."""
    if not service.alerts.webhooks.are_offered:
        raise Refusal("not-found")
    hook = await service.alerts.kept.hook_of(session.holder)
    response = page(
        request,
        "webhook.html",
        reader_of(request),
        hook=hook,
        quiet=(hook.quiet_from, hook.quiet_to) if hook is not None else NIGHT,
        secret=secret,
        tested=tested,
        answered=status,
    )
    response.headers["cache-control"] = "no-store"
    return response


@router.post("/alerts/webhook", dependencies=[OWN_FORM, limited("guesses")])
async def save(
    request: Request,
    service: TheService,
    session: TheSession,
    address: Annotated[str, Form(max_length=1000)],
    quiet_from: Hour,
    quiet_to: Hour,
) -> Response:
    """Tell an address from now on; its secret, new for each address, is shown this once."""
    before = await service.alerts.kept.hook_of(session.holder)
    address = address.strip()
    is_same = before is not None and before.address == address
    secret = before.secret if before is not None and is_same else new_secret()
    origin = f"{request.url.scheme}://{request.url.netloc}"
    zone = zone_name_of_reader(request) or "+0"
    hook = Webhook(session.holder, address, secret, origin[:300], language_of(request), zone, quiet_from, quiet_to)
    await service.alerts.hook(hook)
    return await shown(request, service, session, "" if is_same else secret)


@router.post("/alerts/webhook/test", dependencies=[OWN_FORM, limited("guesses")])
async def test(request: Request, service: TheService, session: TheSession) -> Response:
    """Send the address a message now, and say what became of it."""
    hook = await service.alerts.kept.hook_of(session.holder)
    if hook is None or not service.alerts.webhooks.are_offered:
        raise Refusal("not-found")
    has_arrived, status = await service.alerts.test(hook)
    return await shown(request, service, session, tested=ARRIVED if has_arrived else LOST, status=status)


@router.post("/alerts/webhook/stop", dependencies=[OWN_FORM, limited("words")])
async def stop(service: TheService, session: TheSession) -> Response:
    """Tell the address nothing any more, and forget it."""
    await service.alerts.kept.drop_hook(session.holder)
    return RedirectResponse("/alerts/webhook", 303)
