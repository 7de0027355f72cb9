"""Replays as pages: any point of a finished game by link, records from elsewhere, and branches from any point."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Form, Query, Request, UploadFile
from starlette.responses import RedirectResponse, Response

from imperial_miners.engine.record import RecordError
from imperial_miners.review.judging.review import NotFinished, Review
from imperial_miners.review.replay import Replay, instead
from imperial_miners.web.http.dependencies import OWN_FORM, TheService, TheSession, language_of, limited
from imperial_miners.web.log.state import Table
from imperial_miners.web.log.terms import LEVELS
from imperial_miners.web.pages.export import make_page
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.pages.show import show_of_step
from imperial_miners.web.pages.start import Word, remembered
from imperial_miners.web.pages.table import SCRIPT, GameId
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.scene.replay import Looking, look_at, see_replay
from imperial_miners.web.tables.service import Service
from imperial_miners.web.tables.working import WorkerDied

router: Final = APIRouter(include_in_schema=False)
Point = Annotated[int, Query(ge=0, le=20_000, description="How many answers have been given.")]
Line = Annotated[str, Query(max_length=2000, description="Answers given at the point `fork` instead of those taken.")]
MOST_LINE: Final = 80
Seen = Annotated[int, Query(ge=0, le=5, description="A seat, counted from 1; 0 for everyone, or for nobody in mind.")]


@router.get("/table/{game}/replay")
async def replay_page(
    request: Request,
    game: GameId,
    service: TheService,
    at: Point = 0,
    view: Seen = 0,
    look: Seen = 0,
    fork: Point = 0,
    line: Line = "",
) -> Response:
    """A point of a finished game; back to the table while it runs."""
    table = await service.live.table(game)
    if not table.game.is_over:
        return RedirectResponse(f"/table/{table.id}", 303)
    replay = await service.looking_back.replay(table)
    if line:
        seat = min(max(view - 1, 0), table.origin.seats - 1)
        replay = instead(replay, min(fork, len(replay)), seat, tuple(line.split()[:MOST_LINE]))
    looking = look_at(replay, table.state.chairs, at, view - 1, look - 1)
    reader = reader_of(request, table.pack)
    template = "replay/update.html" if SCRIPT in request.headers else "replay/replay.html"
    base = f"/table/{table.id}"
    ways = Ways(f"{base}/replay", replay, looking, view, look, (fork, line) if line else None)
    scene = see_replay(looking, reader)
    return page(
        request,
        template,
        reader,
        scene=scene,
        parts=scene.parts,
        show=show_of_step(looking, reader),
        base=base,
        base_game=base,
        editions=table.editions,
        ways=ways,
        level=remembered(request)["level"],
        levels=[(level, reader.title(level)) for level in LEVELS],
    )


@router.get("/table/{game}/replay.html", dependencies=[limited("creations")])
async def exported(request: Request, game: GameId, service: TheService) -> Response:
    """A finished game as one page, to keep or to send."""
    table = await service.live.table(game)
    if not table.game.is_over:
        return RedirectResponse(f"/table/{table.id}", 303)
    text = await export_table(service, table, language_of(request))
    headers = {"content-disposition": f'attachment; filename="imperial-miners-{table.id}.html"'}
    return Response(text, media_type="text/html; charset=utf-8", headers=headers)


class Ways:
    """The addresses of other points, seats and mines."""

    def __init__(
        self, base: str, replay: Replay, looking: Looking, view: int, look: int, other: tuple[int, str] | None
    ) -> None:
        self.base = base
        self.other = urlencode({"fork": other[0], "line": other[1]}) if other else ""
        self.played = f"{base}?at={other[0]}&view={view}" if other else ""  # the game as it was, where it was left
        self.replay = replay
        self.now = looking.at
        self.view = view
        self.look = look
        here = replay.round_at(looking.at)
        begun = replay.start_of(here)
        self.first = self.to(0) if looking.at > 0 else ""
        self.back = self.to(looking.at - 1) if looking.at > 0 else ""
        self.on = self.to(looking.at + 1) if looking.at < len(replay) else ""
        self.last = self.to(len(replay)) if looking.at < len(replay) else ""
        earlier = begun if looking.at > begun else replay.start_of(max(here - 1, 0))
        self.round_back = self.to(earlier) if looking.at > 0 else ""
        self.round_on = self.to(replay.end_of(here)) if looking.at < len(replay) else ""
        self.rounds = [(number, self.to(replay.start_of(number)), number == here) for number in replay.rounds()]

    def to(self, at: int) -> str:
        """Another point, looked at in the same way."""
        return self.address(at, self.view, self.look)

    def mine(self, seat: int) -> str:
        """The same point with another mine in sight."""
        return self.address(self.now, self.view, seat + 1)

    def address(self, at: int, view: int, look: int) -> str:
        """A point and a look."""
        seen = f"{self.base}?at={at}" + (f"&view={view}" if view else "") + (f"&look={look}" if look else "")
        return f"{seen}&{self.other}" if self.other else seen


@router.post("/table/{game}/branch", dependencies=[OWN_FORM, limited("creations")])
async def branch(
    request: Request,
    game: GameId,
    service: TheService,
    session: TheSession,
    at: Annotated[int, Form(ge=0, le=20_000)],
    seat: Annotated[int, Form(ge=1, le=5)] = 1,
    level: Word = "adept",
) -> Response:
    """Go on from a point as a new game."""
    table = await service.live.table(game)
    chosen = level if level in LEVELS else "adept"
    fresh = await service.looking_back.branch(session, table, at, seat - 1, chosen)
    return RedirectResponse(f"/table/{fresh.id}/{seat}", 303)


@router.get("/replay")
async def bring_page(request: Request) -> Response:
    """Where a record can be brought."""
    return page(request, "replay/bring.html", reader_of(request), reason="")


@router.post("/replay", dependencies=[OWN_FORM, limited("creations")])
async def bring(request: Request, service: TheService, session: TheSession, record: UploadFile) -> Response:
    """Check a record and show its replay; one that is not in order is refused with the reason."""
    reader = reader_of(request)
    try:
        text = (await record.read()).decode("utf-8", "replace")
        table = await service.looking_back.bring(text, language_of(request))
    except RecordError as error:
        reason = reader.speaker.record_error(error)
    except NotFinished:
        reason = reader.ui("replay-not-finished")
    else:
        return RedirectResponse(f"/table/{table.id}/replay", 303)
    return page(request, "replay/bring.html", reader, 422, reason=reason)


async def export_table(service: Service, table: Table, language: str) -> str:
    """A finished game as one page with the reviews that there are, made in another process: it takes seconds."""
    kept = service.looking_back
    found = [await kept.reviews.show(table.id, seat) for seat in range(table.origin.seats)]
    reviews = [review.to_json() for review in found if isinstance(review, Review)]
    folder = service.packs.folder(table.pack)
    chairs = [replace(chair, holder=None) for chair in table.state.chairs]
    given = (folder, table.game.record().to_json(), chairs, reviews, language)
    try:
        return await kept.worker.run(make_page, *given)
    except WorkerDied:
        raise Refusal("busy") from None
