"""The deal of the day as pages: play it, see the table and the bots, tell others without giving anything away."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Annotated, Final

from babel.dates import format_date
from fastapi import APIRouter, Path, Request, UploadFile
from starlette.responses import RedirectResponse, Response

from imperial_miners.art.postcard import Postcard, draw_postcard
from imperial_miners.review.deals.daily import FIRST_DAY, DailyResult
from imperial_miners.web.http.dependencies import OWN_FORM, TheService, TheSession, limited
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.terms import NAME_LENGTH
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.pages.start import Word, remembered
from imperial_miners.web.refusals import Refusal, message_of
from imperial_miners.web.scene.words import Reader
from imperial_miners.web.tables.daily import Day
from imperial_miners.web.tables.requests import one_line
from imperial_miners.web.tables.service import Service

router: Final = APIRouter(include_in_schema=False)
DayText = Annotated[str, Path(max_length=10)]
SHOWN: Final = ("bad-record", "day-closed", "day-entered", "record-entered")
"""Refusals that are told on the page of the day."""


def said_day(day: date, reader: Reader) -> str:
    """A day as the reader writes dates."""
    return str(format_date(day, "long", locale=reader.language.replace("-", "_")))


def share_text(result: DailyResult, reader: Reader) -> str:
    """A result in a few lines, made of figures alone."""
    lines = [
        f"{reader.ui('game-name')} · {reader.ui('daily')} · {said_day(result.day, reader)}",
        f"{reader.ui('score-of', count=result.score)} · {reader.title(result.title)}",
        result.squares,
    ]
    if result.streak > 1:
        lines.append(reader.ui("daily-streak", count=result.streak))
    return "\n".join(lines)


def postcard(result: DailyResult, reader: Reader) -> str:
    """The same as a picture."""
    return draw_postcard(
        Postcard(
            reader.ui("game-name"),
            said_day(result.day, reader),
            reader.ui("score-of", count=result.score),
            reader.title(result.title),
            reader.ui("daily-streak", count=result.streak) if result.streak > 1 else "",
            result.beaten,
            result.day.toordinal(),
        )
    )


@router.get("/daily")
async def today(request: Request, service: TheService, session: TheSession) -> Response:
    """The page of the deal of today."""
    return await show_day(request, service, session, service.days.today())


@router.get("/daily/{day}")
async def one_day(request: Request, day: DayText, service: TheService, session: TheSession) -> Response:
    """The deal of a day."""
    return await show_day(request, service, session, service.days.day(day))


async def show_day(
    request: Request, service: Service, session: Session, day: date, refusal: Refusal | None = None
) -> Response:
    """A day's page, with what was refused if anything was."""
    reader, seen = reader_of(request, service.days.pack), await service.days.look(session, day)
    result = seen.result
    return page(
        request,
        "deals/daily.html",
        reader,
        200 if refusal is None else refusal.status,
        day=seen,
        said=said_day(day, reader),
        before=(day - timedelta(days=1)).isoformat() if day > FIRST_DAY else "",
        after=(day + timedelta(days=1)).isoformat() if day < seen.today else "",
        result=result,
        same=message_of(Refusal("record-entered"), reader.language) if seen.is_same else "",
        shared=share_text(result, reader) if result is not None else "",
        title=reader.title(result.title) if result is not None else "",
        bots=[(reader.title(level), score) for level, score in reversed(seen.bots.items())],
        rows=rows_of(seen, session.holder, service),
        name=remembered(request)["name"],
        trouble=message_of(refusal, reader.language) if refusal is not None else "",
    )


def rows_of(day: Day, holder: str, service: Service) -> list[tuple[int, str, int, int, int, bool, str]]:
    """The table: rank, name, points, coins, carts, whether it is one's own, and an edition that is not the newest."""
    found: list[tuple[int, str, int, int, int, bool, str]] = []
    orders: list[tuple[int, int, int]] = []
    for entered in day.scores:
        order = (entered.score or 0, entered.coins or 0, entered.carts or 0)
        orders.append(order)
        found.append(
            (orders.index(order) + 1, entered.name, *order, entered.holder == holder, service.days.edition_of(entered))
        )
    return found


@router.post("/daily/{day}/play", dependencies=[OWN_FORM, limited("creations")])
async def play(request: Request, day: DayText, service: TheService, session: TheSession, name: Word = "") -> Response:
    """Begin the day's game, or go on with it."""
    table = await service.days.begin(session, service.days.day(day), one_line(name)[:NAME_LENGTH])
    return RedirectResponse(f"/table/{table.id}", 303)


@router.post("/daily/{day}/enter", dependencies=[OWN_FORM, limited("creations")])
async def enter(
    request: Request,
    day: DayText,
    service: TheService,
    session: TheSession,
    record: UploadFile,
    name: Word = "",
) -> Response:
    """Enter the score of a record that was made elsewhere."""
    found = service.days.day(day)
    text = (await record.read()).decode("utf-8", "replace")
    try:
        await service.days.enter(session, found, one_line(name)[:NAME_LENGTH], text)
    except Refusal as refusal:
        if refusal.code not in SHOWN:
            raise
        return await show_day(request, service, session, found, refusal)
    return RedirectResponse(f"/daily/{day}", 303)


@router.get("/daily/{day}/result.svg")
async def picture(request: Request, day: DayText, service: TheService, session: TheSession) -> Response:
    """The device's own result as a picture."""
    result = await service.days.result(session, service.days.day(day))
    if result is None:
        raise Refusal("not-found")
    return Response(postcard(result, reader_of(request, service.days.pack)), media_type="image/svg+xml")
