"""The page on which seats learn to follow their player: passkeys, the recovery code, devices that are signed in."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Final, Literal

from babel.dates import format_date
from fastapi import APIRouter, Form, Request
from starlette.responses import RedirectResponse, Response

from imperial_miners.web.http.dependencies import (
    LANGUAGE_COOKIE,
    LANGUAGE_NAMES,
    OWN_FORM,
    SCOPE,
    TheService,
    TheSession,
    answer,
    limited,
    remember,
    zone_of_reader,
)
from imperial_miners.web.http.guard import is_address
from imperial_miners.web.log.device import Session, new_session
from imperial_miners.web.pages.rendering import CHAT_COOKIE, THEME_COOKIE, page, reader_of
from imperial_miners.web.pages.start import CHOICES_COOKIE, keep
from imperial_miners.web.refusals import Refusal

router: Final = APIRouter(include_in_schema=False)
FOLLOWING: Final = (LANGUAGE_COOKIE, THEME_COOKIE, CHAT_COOKIE, CHOICES_COOKIE)
"""Settings that a device gets when it signs in."""
GROUP: Final = 4
Credential = Annotated[str, Form(max_length=16_000)]


def site_of(request: Request) -> str:
    """The name under which passkeys know this server."""
    return request.url.hostname or ""


def origin_of(request: Request) -> str:
    """What a browser says where a passkey was asked for."""
    return f"{request.url.scheme}://{request.url.netloc}"


def settings_in(request: Request) -> dict[str, str]:
    """What this device remembers."""
    return {name: request.cookies[name][:1000] for name in FOLLOWING if name in request.cookies}


@router.get("/account")
async def account(request: Request, service: TheService, session: TheSession) -> Response:
    """Whether seats follow their player, and by what."""
    return await shown(request, service, session)


async def shown(request: Request, service: TheService, session: Session, code: str = "") -> Response:
    """The page; with a recovery code that is shown this once."""
    reader, zone, accounts = reader_of(request), zone_of_reader(request), service.accounts
    locale = reader.language.replace("-", "_")
    passkeys = await accounts.kept.passkeys_of(session.account) if session.account else []
    days = [datetime.fromtimestamp(each.created / 1000, UTC).astimezone(zone) for each in passkeys]
    response = page(
        request,
        "account.html",
        reader,
        is_signed_in=bool(session.account),
        can_ask=accounts.has_passkeys and not is_address(site_of(request)),
        passkeys=[
            (each.hash, format_date(day, "long", locale=locale)) for each, day in zip(passkeys, days, strict=True)
        ],
        devices=await accounts.kept.devices(session.account) if session.account else 0,
        recovery="-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP)),
    )
    response.headers["cache-control"] = "no-store"
    return response


async def signed_in(request: Request, service: TheService, session: Session, code: str = "") -> Response:
    """After a device was signed in: with the settings of its account, and a token that nobody has seen before."""
    request.scope[SCOPE] = session
    kept = await service.accounts.kept.settings(session.account)
    response = await shown(request, service, session, code) if code else RedirectResponse("/", 303)
    for name, value in kept.items():
        if name in FOLLOWING and (name != LANGUAGE_COOKIE or value in LANGUAGE_NAMES):
            keep(response, name, value, request)
    remember(response, session, request.url.scheme == "https")
    return response


@router.post("/account/ask", dependencies=[OWN_FORM, limited("words")])
async def ask(
    request: Request, service: TheService, session: TheSession, purpose: Annotated[Literal["add", "enter"], Form()]
) -> Response:
    """What this browser is to ask a passkey."""
    return answer(await service.accounts.ask(session, purpose, site_of(request)))


@router.post("/account/add", dependencies=[OWN_FORM, limited("guesses")])
async def add(request: Request, service: TheService, session: TheSession, credential: Credential) -> Response:
    """Take a new passkey; the first makes an account, whose recovery code is shown this once."""
    fresh, code = await service.accounts.add(session, credential, origin_of(request), site_of(request))
    if not code:
        return RedirectResponse("/account", 303)
    await service.accounts.remember(fresh, settings_in(request))
    return await signed_in(request, service, fresh, code)


@router.post("/account/enter", dependencies=[OWN_FORM, limited("guesses")])
async def enter(request: Request, service: TheService, session: TheSession, credential: Credential) -> Response:
    """Sign this device in by a passkey."""
    fresh = await service.accounts.enter(session, credential, origin_of(request), site_of(request))
    return await signed_in(request, service, fresh)


@router.post("/account/recover", dependencies=[OWN_FORM, limited("guesses")])
async def recover(
    request: Request, service: TheService, session: TheSession, code: Annotated[str, Form(max_length=60)]
) -> Response:
    """Sign this device in by the recovery code; the next one is shown this once."""
    fresh, following = await service.accounts.recover(session, code)
    return await signed_in(request, service, fresh, following)


def require_signed_in(session: Session) -> None:
    """Refuse a device that is not signed in."""
    if not session.account:
        raise Refusal("not-signed-in")


@router.post("/account/code", dependencies=[OWN_FORM, limited("words")])
async def new_code(request: Request, service: TheService, session: TheSession) -> Response:
    """Show another recovery code, this once; the one before is no longer good."""
    require_signed_in(session)
    return await shown(request, service, session, await service.accounts.new_recovery(session))


@router.post("/account/remove", dependencies=[OWN_FORM, limited("words")])
async def remove(service: TheService, session: TheSession, passkey: Annotated[str, Form(max_length=64)]) -> Response:
    """Take a passkey away, unless it is the last."""
    require_signed_in(session)
    await service.accounts.remove(session, passkey)
    return RedirectResponse("/account", 303)


@router.post("/account/leave", dependencies=[OWN_FORM, limited("words")])
async def leave(
    request: Request, service: TheService, session: TheSession, which: Annotated[Literal["this", "others"], Form()]
) -> Response:
    """Sign this device out, or all others."""
    require_signed_in(session)
    await service.accounts.sign_out(session, which == "others")
    response = RedirectResponse("/account" if which == "others" else "/", 303)
    if which == "this":
        remember(response, new_session(), request.url.scheme == "https")
    return response
