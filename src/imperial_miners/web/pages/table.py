"""The table itself, for each seat and for spectators, whole or in parts, and the stream that keeps it up to date."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import RedirectResponse, Response, StreamingResponse

from imperial_miners.bots import Reason
from imperial_miners.review.shut import is_anything_shut
from imperial_miners.text.rulebook import load_rulebook
from imperial_miners.web.http.dependencies import HEARTBEAT, TheService, TheSession
from imperial_miners.web.http.guard import address_of
from imperial_miners.web.log.deals import Ghost
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.log.terms import PHRASES
from imperial_miners.web.pages.art import faces_of, pictures_of
from imperial_miners.web.pages.rendering import fill, page, reader_of
from imperial_miners.web.refusals import Trouble
from imperial_miners.web.scene.coach import LINE, WHY, Coach, coach_of
from imperial_miners.web.scene.ghosts import beside
from imperial_miners.web.scene.ladder import rungs
from imperial_miners.web.scene.table import Tableau, see_table
from imperial_miners.web.scene.words import Reader
from imperial_miners.web.tables.clock import deadline_of
from imperial_miners.web.tables.ghosts import count_awake
from imperial_miners.web.tables.plans import Plan
from imperial_miners.web.tables.service import Service

router: Final = APIRouter(include_in_schema=False)
GameId = Annotated[str, Path(max_length=32)]
SeatNumber = Annotated[int, Path(ge=1, le=5)]
Told = tuple[int, int]
"""What a look has shown: the last entry of the log, and how many ghosts."""
LookedAt = Annotated[int, Query(ge=0, le=5, description="Whose mine is shown; 0: one's own.")]
SCRIPT: Final = "x-table"
"""The header by which our script says that it is there."""


@dataclass(frozen=True)
class Go:
    """A button or link in the prompt that is no option."""

    label: str
    href: str = ""
    action: str = ""


@dataclass
class Look:
    """How a reader looks at a table: from which seat, at whose mine, in a plan, with a hint or a refusal."""

    table: Table
    seat: int
    session: Session
    looked: int = -1
    plan: Plan | None = None
    hint: int = 0  # how many steps of one
    reason: Reason | None = None
    trouble: str = ""
    ghosts: Sequence[Ghost] = ()

    @property
    def base(self) -> str:
        """The address of this look."""
        return f"/table/{self.table.id}/{self.seat + 1 if self.seat >= 0 else 'watch'}"


def stream_address(look: Look) -> str:
    """Where a look goes on from what it shows: after which entry, with which mine in sight, beside how many ghosts."""
    looked = f"&look={look.looked + 1}" if look.looked >= 0 else ""
    awake = f"&awake={count_awake(look.ghosts)}" if look.ghosts else ""
    return f"{look.base}/stream?after={look.table.state.seq}{looked}{awake}"


def see(look: Look, reader: Reader) -> dict[str, Any]:
    """Everything that the table's templates use."""
    table, seat = look.table, look.seat
    game = look.plan.game if look.plan is not None else table.game
    told = [] if look.plan is not None else list(table.recent)
    scene = see_table(table, game, seat, reader, pictures_of(table.pack), look.looked, told)
    if seat >= 0 and table.chair(seat).bot is not None:
        scene = see_table(
            table, game, -1, reader, pictures_of(table.pack), look.looked if look.looked >= 0 else seat, told
        )
    scene = beside(scene, table, look.ghosts, look.looked, reader, pictures_of(table.pack))
    state = table.state
    asked = scene.asked
    idle, idle_help, goes = idle_words(look, scene, reader)
    return {
        **{name: getattr(scene, name) for name in scene.__slots__},
        "seat": seat,
        "owner": scene.owner,
        "me": scene.players[seat] if seat >= 0 else None,
        "chosen": sum(player.has_chosen for player in scene.players),
        "ghosts_waiting": sum(ghost.run is None for ghost in look.ghosts),
        "ladder": rungs(score_of(scene), reader) if len(scene.players) == 1 else [],
        "pictures": pictures_of(table.pack),
        "faces": faces_of(table.pack, reader.language),
        "base": look.base,
        "base_game": f"/table/{table.id}",
        "stream": stream_address(look),
        "plan": look.plan,
        "can_undo": bool(look.plan.options) if look.plan is not None else scene.view.can_undo,
        "can_redo": seat >= 0 and bool(state.redo[seat]) and look.plan is None,
        "number": state.numbers[seat] if seat >= 0 else 0,
        "form_token": look.session.form_token,
        "idle": idle,
        "idle_help": idle_help,
        "goes": goes,
        "asker_picture": asker_picture(scene, pictures_of(table.pack)),
        "asker_icon": asker_icon(scene),
        "rule_text": rule_text(reader, asked.rule) if asked is not None else "",
        "coach": coaching(look, scene, reader),
        "hinted": look.reason.choice if look.reason is not None and look.hint >= LINE else "",
        "is_shut": seat >= 0 and is_anything_shut(game, seat),
        "trouble": look.trouble,
        "goto": next((go.href for go in goes if go.href.endswith("/pass")), ""),
        "phrases": PHRASES,
        "time_left": time_left(table, seat),
        "page_title": asked.question if asked is not None else idle,
    }


def coaching(look: Look, scene: Tableau, reader: Reader) -> Coach:
    """What helps whoever looks; nothing for spectators and while a plan is tried."""
    if look.seat < 0 or look.plan is not None:
        return Coach()
    return coach_of(look.table, look.seat, scene, reader, look.hint, look.reason)


def time_left(table: Table, seat: int) -> int | None:
    """Seconds that a seat has, or (if it is not awaited) whoever has least of those that are; None without a clock."""
    found = {each: deadline for each in table.game.awaiting() if (deadline := deadline_of(table, each)) is not None}
    if not found:
        return None
    return max(0, found.get(seat, min(found.values())) - time.time_ns() // 1_000_000) // 1000


def score_of(scene: Tableau) -> int:
    """R11.1 The score of the first seat as it is now."""
    return scene.players[0].view.score


def idle_words(look: Look, scene: Tableau, reader: Reader) -> tuple[str, str, list[Go]]:
    """What the prompt says where nothing is asked, and what can be done besides answering."""
    say, table, goes = reader.ui, look.table, []
    if look.plan is not None:
        if look.plan.options:
            goes.append(Go(say("commit-plan"), action=f"{look.base}/plan/commit"))
        goes.append(Go(say("drop-plan"), action=f"{look.base}/plan/drop"))
        return say("idle-plan-end"), say("idle-plan-end-help"), goes
    if table.game.is_over:
        return say("idle-over"), "", [Go(say("see-result"), href=f"/table/{table.id}/result")]
    if look.seat >= 0 and table.chair(look.seat).bot is not None:
        return say("idle-bot"), say("idle-bot-help"), [Go(say("take-back"), action=f"{look.base}/take-back")]
    mine = table.seats_of(look.session.holder)
    if len(mine) > 1 and look.seat not in table.game.awaiting() and set(mine) & set(table.game.awaiting()):
        goes.append(Go(say("pass-device"), href=f"/table/{table.id}/pass"))
    if look.seat < 0:
        return say("watching"), "", goes
    names = ", ".join(player.name for player in scene.waiting)
    return say("idle-waiting", names=names), "", goes


def asker_picture(scene: Tableau, pictures: str) -> str:
    """The picture of the card that asks."""
    asked = scene.asked
    if asked is not None and asked.source.startswith("card:"):
        card = scene.view.seats[scene.seat].mine[int(asked.source[5:]) - 1].card
        return f"{pictures}/picture/{scene.view.pack.cards[card].id}.svg"
    if asked is not None and asked.kind == "place" and scene.view.seats[scene.seat].chosen >= 0:
        return f"{pictures}/picture/{scene.view.pack.cards[scene.view.seats[scene.seat].chosen].id}.svg"
    return ""


def asker_icon(scene: Tableau) -> str:
    """The icon of whoever asks, if it is no card."""
    if scene.asked is None:
        return "trophy" if scene.view.is_over else "hourglass"
    kind = scene.asked.source.partition(":")[0]
    return {"event": "event", "surface": "surface", "space": "marker"}.get(kind, "pick")


def rule_text(reader: Reader, rule: str) -> str:
    """A rule in words; some decisions stand on none that players read."""
    found = load_rulebook(reader.language).rules.get(rule)
    return found.text if found is not None else ""


# -------------------------------------------------------------------- looking


async def look_at(
    service: Service, session: Session, game: str, seat: int, looked: int = 0, plan: bool = False
) -> Look:
    """How a device looks at a table; Trouble if the seat is not its own."""
    table = await service.table(game)
    if seat >= 0:
        table.require_holder(session.holder, seat)
    look = Look(table, seat, session, looked - 1, ghosts=await service.ghosts.of(table))
    if seat >= 0 and not table.game.is_over and table.chair(seat).bot is None:
        found = await service.plans.show(session, game, seat)
        if plan or found.options:
            look.plan = found
    return look


@router.get("/table/{game}")
async def front(game: GameId, service: TheService, session: TheSession) -> Response:
    """To one's own seat, to the curtain where a device holds several, or to watch."""
    table = await service.table(game)
    mine = table.seats_of(session.holder)
    if len(mine) > 1:
        return RedirectResponse(f"/table/{game}/pass", 303)
    return RedirectResponse(f"/table/{game}/{mine[0] + 1 if mine else 'watch'}", 303)


@router.get("/table/{game}/watch")
async def watch(
    request: Request,
    game: GameId,
    service: TheService,
    session: TheSession,
    look: LookedAt = 0,
) -> Response:
    """The table as a spectator sees it."""
    return show(request, await look_at(service, session, game, -1, look))


@router.get("/table/{game}/{seat}")
async def table_page(
    request: Request,
    game: GameId,
    seat: SeatNumber,
    service: TheService,
    session: TheSession,
    look: LookedAt = 0,
    plan: bool = False,
    hint: Annotated[int, Query(ge=0, le=WHY)] = 0,
) -> Response:
    """The table as a seat sees it; with our script's header only the parts that change."""
    seen = await look_at(service, session, game, seat - 1, look, plan)
    if hint:
        await advised(service, seen, hint)
    return show(request, seen)


async def advised(service: Service, look: Look, step: int) -> None:
    """Ask for a hint; nothing is said where nothing is asked, or where not all agree to hints."""
    look.hint = step
    is_tried = look.plan is not None and look.plan.options
    if look.table.game.decision(look.seat) is not None and not is_tried and not look.table.still_to_agree():
        look.reason = await service.bots.advise(look.table, look.seat)


def show(request: Request, look: Look, status: int = 200) -> Response:
    """The whole page, or its parts for a script."""
    reader = reader_of(request, look.table.pack)
    template = "table/update.html" if SCRIPT in request.headers else "table/table.html"
    return page(request, template, reader, status, **see(look, reader))


@dataclass
class Following:
    """A request to go on telling a table: what is known of it already, and whose mine is in sight."""

    request: Request
    game: GameId
    service: TheService
    session: TheSession
    after: int = 0
    look: LookedAt = 0
    awake: int = 0

    def told(self) -> Told:
        """What was told last: by this stream, if it was broken off, else by the page."""
        last = self.request.headers.get("last-event-id", "")
        is_number = last.isascii() and last.isdigit() and len(last) < 10
        return int(last) if is_number else self.after, self.awake


@router.get("/table/{game}/watch/stream")
async def watch_stream(following: Annotated[Following, Depends()]) -> Response:
    """The parts of a spectator's page as they change."""
    return await stream(following, -1)


@router.get("/table/{game}/{seat}/stream")
async def seat_stream(following: Annotated[Following, Depends()], seat: SeatNumber) -> Response:
    """The parts of a seat's page as they change."""
    return await stream(following, seat - 1)


async def stream(following: Following, seat: int) -> Response:
    """An event with new parts of the page for everything that happens."""
    service, address = following.service, address_of(following.request)
    await look_at(service, following.session, following.game, seat)
    if not service.streams.enter(address):
        raise Trouble("too-many-requests", retry_after=10)
    events = service.streams.counted(address, follow(following, seat))
    return StreamingResponse(events, media_type="text/event-stream")


async def follow(following: Following, seat: int) -> AsyncIterator[bytes]:
    """The events of a stream, until the seat is given away or the server stops."""
    request, service, session, game = following.request, following.service, following.session, following.game
    told = following.told()
    yield b"retry: 1000\n\n"
    with service.hub.subscribe(game) as bell:
        while not bell.is_closed:
            table = await service.table(game)
            if seat >= 0 and table.chair(seat).holder != session.holder:
                return
            ghosts = await service.ghosts.of(table)
            now = (table.state.seq, count_awake(ghosts))
            if now != told:
                told = now
                reader = reader_of(request, table.pack)
                look = Look(table, seat, session, following.look - 1, ghosts=ghosts)
                html = fill(request, "table/update.html", reader, **see(look, reader))
                data = "".join(f"data: {line}\n" for line in html.splitlines() if line)
                yield f"id: {told[0]}\nevent: table\n{data}\n".encode()
            if not await bell.wait(HEARTBEAT):
                yield b": still here\n\n"
