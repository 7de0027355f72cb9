"""The table itself, for each seat and for spectators, whole or in parts, and the stream that keeps it up to date."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, tzinfo
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.sse import format_sse_event
from starlette.responses import RedirectResponse, Response

from imperial_miners.bots import Reason
from imperial_miners.engine.decision import Option
from imperial_miners.engine.lines import try_answer
from imperial_miners.review.lessons.lessons import taught
from imperial_miners.review.preview import Outlook, look_ahead, preview_places
from imperial_miners.review.turns import advised
from imperial_miners.text.when import said_time, short_time
from imperial_miners.web.http.dependencies import OWN_PAGE_SEAT, TheService, TheSession, session_of, zone_of_reader
from imperial_miners.web.http.routing import stream_route
from imperial_miners.web.http.sse import EventStream, last_event
from imperial_miners.web.log.deals import Ghost
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.entry import GUIDE, HINTS, QUIET
from imperial_miners.web.log.pace import is_slow
from imperial_miners.web.log.state import Table
from imperial_miners.web.pages.rendering import PrintedOnce, fill, page, printed_for, reader_of
from imperial_miners.web.pages.show import show_since
from imperial_miners.web.scene.coach import WHY, Coaching
from imperial_miners.web.scene.players import GhostRun
from imperial_miners.web.scene.table import Lift, Sight, TableScene, TryOut, see_table
from imperial_miners.web.scene.words import Reader
from imperial_miners.web.tables.ghosts import count_awake
from imperial_miners.web.tables.plans import Plan
from imperial_miners.web.tables.service import Service

router: Final = APIRouter(include_in_schema=False)
GameId = Annotated[str, Path(max_length=32)]
SeatNumber = Annotated[int, Path(ge=1, le=5)]
Shown = tuple[int, int]
"""What a look has shown: the last entry of the log, and how many ghosts."""
MOST_SEATS: Final = 5
LookedAt = Annotated[int, Query(ge=0, le=MOST_SEATS, description="Whose mine is shown; 0: one's own.")]
MOST_LIFTED: Final = 12
"""Answers that a line may hold before it is given."""
SCRIPT: Final = "x-table"
"""The header by which our script says that it is there."""


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
    zone: tzinfo = UTC
    lift: str = ""  # the line that is begun

    @property
    def base(self) -> str:
        """The address of this look."""
        return f"/table/{self.table.id}/{self.seat + 1 if self.seat >= 0 else 'watch'}"


def stream_address(look: Look) -> str:
    """Where a look goes on from what it shows: after which entry, with which mine in sight, beside how many ghosts."""
    looked = f"&look={look.looked + 1}" if look.looked >= 0 else ""
    awake = f"&awake={count_awake(look.ghosts)}" if look.ghosts else ""
    return f"{look.base}/stream?after={look.table.state.seq}{looked}{awake}"


def see(look: Look, reader: Reader) -> TableScene:
    """The table as it is looked at."""
    return see_table(sight_of(look, reader), reader)


def sight_of(look: Look, reader: Reader) -> Sight:
    """What somebody who looks at a table has in sight."""
    table, seat, plan, state = look.table, look.seat, look.plan, look.table.state
    view = table.game.view(viewer_of(look))
    return Sight(
        view,
        state.chairs,
        seat,
        look_ahead(table.game, view.seat) if plan is None else Outlook(),
        look.looked,
        try_out(plan) if plan is not None else None,
        list(table.recent),
        ghost_runs(table, look.ghosts),
        sum(ghost.run is None for ghost in look.ghosts),
        coaching_of(look) if seat >= 0 and plan is None else None,
        state.numbers[seat] if seat >= 0 else 0,
        seat >= 0 and bool(state.redo[seat]),
        passes_on(table, seat, look.session.holder),
        time_left(table, seat),
        ends(look, reader),
        look.trouble,
        True,
        lift_of(look) if look.lift and plan is None else None,
        table.last_gains() if plan is None else (),
    )


def viewer_of(look: Look) -> int:
    """Whose eyes a look has: while a bot plays for a seat, those of a spectator."""
    return -1 if look.seat >= 0 and look.table.chair(look.seat).bot is not None else look.seat


def lift_of(look: Look) -> Lift | None:
    """The line that is begun, as far as its answers join, with the question that it has come to; none if its first
    answer neither joins nor plays a card."""
    game, seat = look.table.game, look.seat
    options: list[Option] = []
    for key in look.lift.split()[:MOST_LIFTED]:
        decision = game.decision(seat) if seat >= 0 else None
        option = next((each for each in decision.options if each.key == key), None) if decision is not None else None
        if option is None or not game.joins(seat, option):
            if option is not None and option.kind == "play" and not options:
                return Lift([option], places=preview_places(game, seat, option.number))
            break
        options.append(option)
        game = try_answer(game, seat, option)
    if not options or options[0].kind == "keep":
        return None
    return Lift(options, game.view(seat), look_ahead(game, seat))


def try_out(plan: Plan) -> TryOut:
    """A plan as it is shown."""
    imagined = plan.imagined
    return TryOut(imagined.view(), look_ahead(imagined.game, plan.seat), len(plan.options), imagined.backs)


def ghost_runs(table: Table, ghosts: Sequence[Ghost]) -> list[GhostRun]:
    """The ghosts that have been played, as they were in the round that the table is in."""
    found = []
    for ghost in ghosts:
        view = ghost.view(table)
        if view is not None and ghost.run is not None:
            found.append(GhostRun(ghost.name, ghost.level, view, ghost.run.seat))
    return found


def coaching_of(look: Look) -> Coaching | None:
    """What helps whoever looks; nothing where neither lessons nor a hint are wanted."""
    table, seat, reason = look.table, look.seat, look.reason
    wishes = table.state.wishes[seat]
    is_guided, is_quiet = GUIDE in wishes, QUIET in wishes
    if not is_guided and not look.hint:
        return None
    return Coaching(
        is_guided,
        is_quiet,
        taught(table.game, seat) if is_guided and not is_quiet else None,
        look.hint,
        reason,
        advised(table.game, seat, reason) if reason is not None else (),
        HINTS in wishes,
        table.still_to_agree(),
    )


def passes_on(table: Table, seat: int, holder: str) -> bool:
    """Whether another seat of the same device is awaited."""
    mine, awaited = table.seats_of(holder), table.game.awaiting()
    return len(mine) > 1 and seat not in awaited and bool(set(mine) & set(awaited))


def ends(look: Look, reader: Reader) -> tuple[str, str] | None:
    """When the time of whoever looks (or of whoever has least of it) is up in a game over days, shortly and in full;
    or that the table pauses."""
    table, now = look.table, time.time_ns() // 1_000_000
    if table.state.pace.paused is not None and table.origin.clock is not None and not table.game.is_over:
        return reader.ui("paused"), reader.ui("paused-why")
    if not is_slow(table.origin.clock):
        return None
    found = {seat: at for seat in table.game.awaiting() if (at := table.deadline(seat)) is not None}
    if not found:
        return None
    at = found.get(look.seat, min(found.values()))
    words = "deadline-yours" if look.seat in found else "deadline"
    full = reader.ui(words, when=said_time(at, look.zone, reader.language))
    return short_time(at, now, look.zone, reader.language), full


def time_left(table: Table, seat: int) -> int | None:
    """Seconds that a seat has, or (if it is not awaited) whoever has least of those that are; None without a clock."""
    if is_slow(table.origin.clock):
        return None
    now = time.time_ns() // 1_000_000
    found = {each: left for each in table.game.awaiting() if (left := table.time_left(each, now)) is not None}
    return max(0, found.get(seat, min(found.values()))) // 1000 if found else None


# -------------------------------------------------------------------- looking


async def look_at(
    service: Service, session: Session, game: str, seat: int, looked: int = 0, plan: bool = False
) -> Look:
    """How a device looks at a table, from a seat of its own or (-1) as a spectator; the cards are dealt by now."""
    table = await service.live.dealt(game)
    if seat >= 0:
        table.show(seat, service.live.now())
    look = Look(table, seat, session, looked - 1, ghosts=await service.ghosts.of(table))
    if seat >= 0 and not table.game.is_over and table.chair(seat).bot is None:
        found = await service.plans.show(session, game, seat)
        if plan or found.options:
            look.plan = found
    return look


@router.get("/table/{game}")
async def front(game: GameId, service: TheService, session: TheSession) -> Response:
    """To one's own seat, to the curtain where a device holds several, or to watch."""
    table = await service.live.table(game)
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


@router.get("/table/{game}/{seat}", dependencies=[OWN_PAGE_SEAT])
async def table_page(
    request: Request,
    game: GameId,
    seat: SeatNumber,
    service: TheService,
    session: TheSession,
    look: LookedAt = 0,
    plan: bool = False,
    hint: Annotated[int, Query(ge=0, le=WHY)] = 0,
    lift: Annotated[str, Query(max_length=400, description="A line that is begun: a card, or answers in a row.")] = "",
) -> Response:
    """The table as a seat sees it; with our script's header only the parts that change."""
    seen = await look_at(service, session, game, seat - 1, look, plan)
    seen.lift = lift
    if hint:
        await ask_hint(service, seen, hint)
    return show(request, seen)


async def ask_hint(service: Service, look: Look, step: int) -> None:
    """Ask for a hint; nothing is said where nothing is asked, or where not all agree to hints."""
    look.hint = step
    is_tried = look.plan is not None and look.plan.options
    if look.table.game.decision(look.seat) is not None and not is_tried and not look.table.still_to_agree():
        look.reason = await service.bots.advise(look.table, look.seat)


def show(request: Request, look: Look, status: int = 200) -> Response:
    """The whole page, or its parts for a script."""
    look.zone = zone_of_reader(request)
    reader = reader_of(request, look.table.pack)
    scene = see(look, reader)
    template = "table/update.html" if SCRIPT in request.headers else "table/table.html"
    return page(request, template, reader, status, scene=scene, parts=scene.parts, **addresses(look))


def addresses(look: Look) -> dict[str, Any]:
    """Where the forms and links of a look lead, the token that its forms carry, and what is not the newest."""
    return {
        "base": look.base,
        "base_game": f"/table/{look.table.id}",
        "stream": stream_address(look),
        "form_token": look.session.form_token,
        "editions": look.table.editions,
    }


@dataclass
class Following:
    """A request to go on showing a table: what is known of it already, and whose mine is in sight."""

    request: Request
    game: GameId
    service: TheService
    session: TheSession
    after: int = 0
    look: LookedAt = 0
    awake: int = 0

    def shown(self) -> Shown:
        """What was shown last: by this stream, if it was broken off, else by the page."""
        last = last_event(self.request)
        return self.after if last is None else last, self.awake


async def open_at_once(request: Request, game: str, seat: int, numbers: dict[str, int]) -> Response:
    """A stream of a page of ours, whose address is in order: without what finds out what is wrong with one."""
    service, session, known = request.app.state.service, session_of(request), {"after", "look", "awake"}
    following = Following(request, game, service, session, **{name: numbers[name] for name in known & set(numbers)})
    if seat:
        (await service.live.table(game)).require_holder(session.holder, seat - 1)
    following.look = min(following.look, MOST_SEATS)
    return await stream(following, seat - 1)


async def watch_stream(following: Annotated[Following, Depends()]) -> Response:
    """The parts of a spectator's page as they change."""
    return await stream(following, -1)


async def seat_stream(following: Annotated[Following, Depends()], seat: SeatNumber) -> Response:
    """The parts of a seat's page as they change."""
    return await stream(following, seat - 1)


for path, endpoint, checks in (
    ("/table/{game}/watch/stream", watch_stream, []),
    ("/table/{game}/{seat}/stream", seat_stream, [OWN_PAGE_SEAT]),
):
    router.add_api_route(
        path, endpoint, dependencies=checks, route_class_override=stream_route(open_at_once), methods=["GET"]
    )


async def stream(following: Following, seat: int) -> Response:
    """An event for everything that happens, with the parts of the page that look otherwise; the first has them all."""
    request, service, session = following.request, following.service, following.session
    if seat >= 0:
        await service.live.dealt(following.game)
    shown = following.shown()
    before: TableScene | None = None
    printed: PrintedOnce | None = None

    async def news(table: Table) -> list[bytes]:
        nonlocal shown, before, printed
        ghosts = await service.ghosts.of(table)
        now = (table.state.seq, count_awake(ghosts))
        if now == shown:
            return []
        (after, _), shown = shown, now
        if not table.state.is_dealt:  # those who wait for others see that there is news, but no cards yet
            return [format_sse_event(id=str(now[0]), event="table", data_str="")]
        reader = reader_of(request, table.pack)
        look = Look(table, seat, session, following.look - 1, ghosts=ghosts, zone=zone_of_reader(request))
        sight = sight_of(look, reader)
        scene = see_table(sight, reader)
        printed = printed or PrintedOnce(printed_for(reader))
        changed = scene.changed_since(before)
        html = fill(request, "table/update.html", reader, printed, parts=changed, **addresses(look))
        before = scene
        played = show_since(after, request, table, sight.view, scene.owner.seat, reader)
        return [*played, format_sse_event(id=str(now[0]), event="table", data_str=html)]

    return EventStream(service, following.game, seat, session.holder).response(request, news)
