"""Who sits where, as pages: invitations with links and QR codes, joining, the curtain of a shared device, moving on."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Annotated, Final

import segno
from fastapi import APIRouter, Form, Path, Request
from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from imperial_miners.web.http.dependencies import TheService, TheSession
from imperial_miners.web.http.guard import address_of, require_form
from imperial_miners.web.log.entry import Chair
from imperial_miners.web.log.terms import COLOURS, LEVELS
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.pages.table import GameId, SeatNumber
from imperial_miners.web.refusals import Trouble
from imperial_miners.web.scene.table import name_of
from imperial_miners.web.tables.service import DEFAULT_LEVEL

router: Final = APIRouter(include_in_schema=False)
InviteToken = Annotated[str, Path(max_length=100)]
Word = Annotated[str, Form(max_length=100)]


@dataclass(frozen=True, slots=True)
class Placed:
    """A chair with what a page shows of it."""

    seat: int
    name: str
    mark: int
    chair: Chair
    is_mine: bool
    is_awaited: bool
    link: str = ""
    code: Markup | None = None


def qr_code(text: str) -> Markup:
    """A QR code as a drawing without style attributes."""
    out = BytesIO()
    segno.make(text, error="m").save(out, kind="svg", xmldecl=False, svgns=False, border=2, omitsize=True)
    return Markup(out.getvalue().decode())


def link_to(request: Request, path: str) -> str:
    """A whole address, as others can reach it."""
    return f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}{path}"


@router.get("/table/{game}/seats")
async def seats(request: Request, game: GameId, service: TheService, session: TheSession) -> Response:
    """All seats; whoever sits at the table can invite others and call bots."""
    table = await service.table(game)
    reader = reader_of(request, table.pack)
    mine = table.seats_of(session.holder)
    shown = []
    for seat, chair in enumerate(table.state.chairs):
        link = ""
        if mine and chair.kind == "open":
            link = link_to(request, f"/join/{await service.seating.invite(session, game, seat)}")
        shown.append(
            Placed(
                seat,
                name_of(chair, seat, reader),
                COLOURS.index(chair.colour or COLOURS[seat]),
                chair,
                seat in mine,
                seat in table.game.awaiting(),
                link,
                qr_code(link) if link else None,
            )
        )
    return page(
        request,
        "seats.html",
        reader,
        game=table.id,
        seats=shown,
        mine=mine,
        levels=[(level, reader.title(level)) for level in LEVELS],
        colours=COLOURS,
        default_level=DEFAULT_LEVEL,
        branch=await service.looking_back.origin_of(table.id),
        watch=link_to(request, f"/table/{table.id}/watch"),
        stream=f"/table/{table.id}/watch/stream?after={table.state.seq}",
    )


@router.post("/table/{game}/{seat}/bot")
async def give_to_bot(
    game: GameId, seat: SeatNumber, service: TheService, session: TheSession, form_token: Word, level: Word = "adept"
) -> Response:
    """Let a bot play a seat."""
    require_form(session, form_token)
    await service.seating.give_to_bot(session, game, seat - 1, level if level in LEVELS else DEFAULT_LEVEL)
    return RedirectResponse(f"/table/{game}/seats", 303)


@router.post("/table/{game}/{seat}/free")
async def send_bot_away(
    game: GameId, seat: SeatNumber, service: TheService, session: TheSession, form_token: Word
) -> Response:
    """Send a bot away."""
    require_form(session, form_token)
    await service.seating.take_back(session, game, seat - 1)
    return RedirectResponse(f"/table/{game}/seats", 303)


@router.post("/table/{game}/{seat}/name")
async def rename(
    game: GameId,
    seat: SeatNumber,
    service: TheService,
    session: TheSession,
    form_token: Word,
    name: Annotated[str, Form(max_length=24)] = "",
    colour: Word = "",
) -> Response:
    """Change the name and colour of one's own seat."""
    require_form(session, form_token)
    await service.seating.rename(session, game, seat - 1, name, colour if colour in COLOURS else None)
    return RedirectResponse(f"/table/{game}/seats", 303)


@router.get("/join/{token}")
async def invited(request: Request, token: InviteToken, service: TheService, session: TheSession) -> Response:
    """The seat that a link leads to."""
    request.app.state.buckets.take("guesses", address_of(request))
    table, seat = await service.seating.invited(token)
    if table.chair(seat).holder == session.holder:
        return RedirectResponse(f"/table/{table.id}/{seat + 1}", 303)
    if table.chair(seat).kind != "open":
        raise Trouble("seat-taken")
    reader = reader_of(request, table.pack)
    taken = [chair.colour for at, chair in enumerate(table.state.chairs) if at != seat]
    names = [name_of(chair, at, reader) for at, chair in enumerate(table.state.chairs) if chair.holder or chair.bot]
    free = [colour for colour in COLOURS if colour not in taken]
    return page(
        request, "join.html", reader, token=token, free=free, colours=COLOURS, own=table.chair(seat).colour, names=names
    )


@router.post("/join/{token}")
async def join(
    request: Request,
    token: InviteToken,
    service: TheService,
    session: TheSession,
    form_token: Word,
    name: Annotated[str, Form(max_length=24)] = "",
    colour: Word = "",
) -> Response:
    """Take the seat."""
    require_form(session, form_token)
    request.app.state.buckets.take("guesses", address_of(request))
    table, seat = await service.seating.join(session, token, name, colour if colour in COLOURS else None)
    return RedirectResponse(f"/table/{table.id}/{seat + 1}", 303)


@router.get("/table/{game}/pass")
async def curtain(request: Request, game: GameId, service: TheService, session: TheSession) -> Response:
    """The curtain between players who share a device: it names the next one and shows nothing."""
    table = await service.table(game)
    reader = reader_of(request, table.pack)
    mine = table.seats_of(session.holder)
    if not mine:
        raise Trouble("not-at-the-table")
    if table.game.is_over:
        return RedirectResponse(f"/table/{table.id}/result", 303)
    awaited = [seat for seat in mine if seat in table.game.awaiting()]
    shown = [
        Placed(
            seat,
            name_of(chair, seat, reader),
            COLOURS.index(chair.colour or COLOURS[seat]),
            chair,
            True,
            seat in awaited,
        )
        for seat in (awaited or mine)
        for chair in [table.state.chairs[seat]]
    ]
    return page(request, "pass.html", reader, game=table.id, next=shown[0], others=shown[1:], is_awaited=bool(awaited))


@router.get("/table/{game}/device")
async def device(request: Request, game: GameId, service: TheService, session: TheSession) -> Response:
    """A short code that moves this device's seats to another."""
    code, _ = await service.seating.make_code(session, game)
    table = await service.table(game)
    reader = reader_of(request, table.pack)
    link = link_to(request, f"/?code={code}")
    return page(
        request, "device.html", reader, game=game, code=f"{code[:4]}-{code[4:]}", link=link, picture=qr_code(link)
    )
