"""Who sits where, as pages: invitations with links and QR codes, joining, the curtain of a shared device, moving on."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Annotated, Final

import segno
from fastapi import APIRouter, Form, Request
from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from imperial_miners.engine.fairness import MOST_CONTRIBUTION
from imperial_miners.web.http.dependencies import (
    AT_THE_TABLE,
    OWN_FORM,
    OWN_PAGE_SEAT,
    InviteToken,
    TheService,
    TheSession,
    limited,
    zone_of_reader,
)
from imperial_miners.web.http.reach import Reach
from imperial_miners.web.log.entry import PAUSE, Chair
from imperial_miners.web.log.pace import is_slow
from imperial_miners.web.log.terms import COLOURS, LEVELS
from imperial_miners.web.pages.days import said_clock, said_end
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.pages.table import GameId, SeatNumber
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.scene.players import name_of, pawn_of
from imperial_miners.web.tables.games import DEFAULT_LEVEL
from imperial_miners.web.tables.requests import one_line

router: Final = APIRouter(include_in_schema=False)
Word = Annotated[str, Form(max_length=100)]
Added = Annotated[str, Form(max_length=MOST_CONTRIBUTION)]


@dataclass(frozen=True, slots=True)
class Placed:
    """A chair with what a page shows of it."""

    seat: int
    name: str
    mark: int
    chair: Chair
    is_mine: bool
    is_awaited: bool
    is_here: bool = False
    link: str = ""
    code: Markup | None = None
    ends: str = ""
    wants_pause: bool = False
    may_be_gone: bool = False  # so that others may let a bot play


def qr_code(text: str) -> Markup:
    """A QR code as a drawing without style attributes."""
    out = BytesIO()
    segno.make(text, error="m").save(out, kind="svg", xmldecl=False, svgns=False, border=2, omitsize=True)
    return Markup(out.getvalue().decode())


def reach_of(request: Request) -> Reach:
    """Where others find this server."""
    reach: Reach = request.app.state.reach
    return reach


@router.get("/table/{game}/seats")
async def seats(request: Request, game: GameId, service: TheService, session: TheSession) -> Response:
    """All seats; whoever sits at the table can invite others and call bots."""
    table = await service.live.table(game)
    reader = reader_of(request, table.pack)
    mine = table.seats_of(session.holder)
    reach = reach_of(request)
    shown = []
    for seat, chair in enumerate(table.state.chairs):
        link = ""
        if mine and chair.kind == "open":
            link = reach.link(request, f"/join/{await service.seating.invite(session, game, seat)}")
        shown.append(
            Placed(
                seat,
                name_of(chair, seat, reader),
                COLOURS.index(chair.colour or COLOURS[seat]),
                chair,
                seat in mine,
                seat in table.game.awaiting(),
                seat in mine or service.hub.is_here(table.id, chair.holder),
                link,
                qr_code(link) if link else None,
                said_end(table, [seat], reader, zone_of_reader(request)),
                PAUSE in table.state.wishes[seat],
                seat in table.game.awaiting() and not is_slow(table.origin.clock),
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
        editions=table.editions,
        secret_hash=table.secret_hash,
        is_dealt=table.state.is_dealt,
        branch=await service.looking_back.origin_of(table.id),
        clock=said_clock(table.origin.clock, reader) if table.origin.clock else "",
        is_paused=table.state.pace.paused is not None,
        is_over=table.game.is_over,
        watch=reach.link(request, f"/table/{table.id}/watch"),
        is_only_here=reach.is_only_here(request),
        can_share=reach.can_share(request),
        stream=f"/table/{table.id}/watch/stream?after={table.state.seq}",
    )


@router.post("/table/{game}/share", dependencies=[OWN_FORM, AT_THE_TABLE])
async def share(request: Request, game: GameId) -> Response:
    """Open the server to the local network, so that friends can follow their links."""
    await open_to_network(request)
    return RedirectResponse(f"/table/{game}/seats", 303)


async def open_to_network(request: Request) -> None:
    """Listen on the local network too; only a person at this machine may ask for that."""
    reach = reach_of(request)
    if not reach.can_share(request) or reach.share is None:
        raise Refusal("cannot-share")
    await reach.share()


@router.post("/table/{game}/{seat}/bot", dependencies=[OWN_FORM, AT_THE_TABLE])
async def give_to_bot(
    game: GameId, seat: SeatNumber, service: TheService, session: TheSession, level: Word = "adept"
) -> Response:
    """Let a bot play a seat."""
    await service.seating.give_to_bot(session, game, seat - 1, level if level in LEVELS else DEFAULT_LEVEL)
    return RedirectResponse(f"/table/{game}/seats", 303)


@router.post("/table/{game}/{seat}/free", dependencies=[OWN_FORM, AT_THE_TABLE])
async def send_bot_away(game: GameId, seat: SeatNumber, service: TheService, session: TheSession) -> Response:
    """Send a bot away from a seat."""
    await service.seating.take_back(session, game, seat - 1)
    return RedirectResponse(f"/table/{game}/seats", 303)


@router.post("/table/{game}/{seat}/name", dependencies=[OWN_FORM, OWN_PAGE_SEAT])
async def rename(
    game: GameId,
    seat: SeatNumber,
    service: TheService,
    session: TheSession,
    name: Annotated[str, Form(max_length=24)] = "",
    colour: Word = "",
) -> Response:
    """Change the name and colour of one's own seat."""
    await service.seating.rename(session, game, seat - 1, name, colour if colour in COLOURS else None)
    return RedirectResponse(f"/table/{game}/seats", 303)


@router.get("/join/{token}", dependencies=[limited("guesses")])
async def invited(request: Request, token: InviteToken, service: TheService, session: TheSession) -> Response:
    """The seat that a link leads to."""
    table, seat = await service.seating.invited(token)
    if table.chair(seat).holder == session.holder:
        return RedirectResponse(f"/table/{table.id}/{seat + 1}", 303)
    if table.chair(seat).kind != "open":
        raise Refusal("seat-taken")
    reader = reader_of(request, table.pack)
    taken = [chair.colour for at, chair in enumerate(table.state.chairs) if at != seat]
    host = next((at for at, chair in enumerate(table.state.chairs) if chair.holder), seat)
    free = [colour for colour in COLOURS if colour not in taken]
    return page(
        request,
        "join.html",
        reader,
        token=token,
        free=free,
        colours=COLOURS,
        own=table.chair(seat).colour,
        host=name_of(table.chair(host), host, reader),
        seat=seat,
        chairs=table.state.chairs,
        pawns=[pawn_of(chair, at, seat, reader) for at, chair in enumerate(table.state.chairs)],
        clock=said_clock(table.origin.clock, reader) if table.origin.clock else "",
        variant=table.origin.variant,
        secret_hash="" if table.state.is_dealt else table.secret_hash,
    )


@router.post("/join/{token}", dependencies=[OWN_FORM, limited("guesses")])
async def join(
    request: Request,
    token: InviteToken,
    service: TheService,
    session: TheSession,
    name: Annotated[str, Form(max_length=24)] = "",
    colour: Word = "",
    adds: Added = "",
) -> Response:
    """Take the seat that a link leads to."""
    found = colour if colour in COLOURS else None
    table, seat = await service.seating.join(session, token, name, found, one_line(adds)[:MOST_CONTRIBUTION])
    return RedirectResponse(f"/table/{table.id}/{seat + 1}", 303)


@router.get("/table/{game}/pass", dependencies=[AT_THE_TABLE])
async def curtain(request: Request, game: GameId, service: TheService, session: TheSession) -> Response:
    """The curtain between players who share a device: it names the next one and shows nothing."""
    table = await service.live.table(game)
    reader = reader_of(request, table.pack)
    mine = table.seats_of(session.holder)
    if not mine:
        raise Refusal("not-at-the-table")
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


@router.get("/table/{game}/device", dependencies=[AT_THE_TABLE])
async def device(request: Request, game: GameId, service: TheService, session: TheSession) -> Response:
    """A short code that moves this device's seats to another."""
    code, _ = await service.seating.make_code(session, game)
    table = await service.live.table(game)
    reader = reader_of(request, table.pack)
    link = reach_of(request).link(request, f"/?code={code}")
    return page(
        request, "device.html", reader, game=game, code=f"{code[:4]}-{code[4:]}", link=link, picture=qr_code(link)
    )
