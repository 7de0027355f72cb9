"""The pages of the bench: a list of what is in the pack, an editor for one thing, and what the editor asks for."""

from __future__ import annotations

import asyncio
from pathlib import Path as FilePath
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlencode

from fastapi import APIRouter, Path, Query, Request
from starlette.datastructures import FormData
from starlette.responses import JSONResponse, RedirectResponse, Response

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.pack import HALVES
from imperial_miners.engine.phases import EVENT_KINDS
from imperial_miners.packs.editing import CannotEdit
from imperial_miners.text.rulebook import LANGUAGES
from imperial_miners.web.bench import views
from imperial_miners.web.bench.drafts import BOARD, CARD, EVENT, Draft, draft_of_form, first
from imperial_miners.web.bench.drawing import draw
from imperial_miners.web.bench.workbench import Workbench
from imperial_miners.web.bench.workshop import NotWritten, Overtaken, TriedPack, kind_of, name_of, thing_in
from imperial_miners.web.http.dependencies import AT_HOME, LANGUAGE_NAMES, OWN_FORM, TheSession, language_of
from imperial_miners.web.pages.rendering import fill, page, reader_of
from imperial_miners.web.refusals import Refusal

router: Final = APIRouter(include_in_schema=False)
Kind = Literal["card", "event", "board"]
Word = Annotated[str, Query(max_length=60)]
ThingId = Annotated[str, Path(max_length=64)]
KINDS: Final = (CARD, EVENT, BOARD)
FRESH: Final[dict[str, dict[str, Any]]] = {
    CARD: {"level": 1, "effects": []},
    EVENT: {"kind": "immediate", "effects": []},
    BOARD: {"board": 1, "spaces": [""]},
}
"""How a new thing begins."""


def bench_of(request: Request) -> Workbench:
    """What lies on the bench of this server."""
    bench: Workbench = request.app.state.bench
    return bench


@router.get("/bench", dependencies=[AT_HOME])
async def designs(request: Request, q: Word = "", kind: Word = "", level: Word = "", faction: Word = "") -> Response:
    """All that is in the pack, with filters."""
    workshop, language = bench_of(request).workshop, language_of(request)
    now = await asyncio.to_thread(workshop.look)
    rows = await asyncio.to_thread(views.rows_of, workshop, now, language) if now.is_there else []
    return page(
        request,
        "bench/list.html",
        reader_of(request),
        workshop=workshop,
        now=now,
        rows=[row for row in rows if row.fits(q, kind, level, faction)],
        total=len(rows),
        problems=views.said_of(now.all_problems if now.is_there else now.problems),
        factions=FACTIONS,
        kinds=KINDS,
        others=views.others_of(now.languages),
        q=q,
        kind=kind,
        level=level,
        faction=faction,
        said=request.query_params.get("said", "")[:40],
        reason=request.query_params.get("reason", "")[:300],
    )


@router.get("/bench/picture/{version}/{language}/{id}.svg", dependencies=[AT_HOME])
async def picture(request: Request, version: ThingId, language: ThingId, id: ThingId) -> Response:
    """A thing as it is drawn now; the version only keeps browsers from showing an old one."""
    workshop = bench_of(request).workshop
    now = await asyncio.to_thread(workshop.look)
    thing = thing_in(now.content, id)
    if thing is None or language not in LANGUAGES:
        raise Refusal("not-found")
    draft = await asyncio.to_thread(workshop.stored, kind_of(thing), id)
    drawing = await asyncio.to_thread(draw, thing, now.content, language, name_of(draft, language) if draft else id)
    return Response(drawing, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


@router.get("/bench/new/{kind}", dependencies=[AT_HOME])
async def new(request: Request, kind: Kind) -> Response:
    """An editor for a thing that is not there yet; what was begun goes on."""
    begun = bench_of(request).workshop.history.begun(f"new {kind}")
    draft = begun[0] if begun else Draft(kind, "", dict(FRESH[kind]), {})
    return await editor(request, draft, "", is_begun=begun is not None)


@router.get("/bench/{kind}/{id}", dependencies=[AT_HOME])
async def one(request: Request, kind: Kind, id: ThingId, version: Word = "") -> Response:
    """The editor for one thing: as it is written, as somebody left it unsaved, or as it once was."""
    workshop = bench_of(request).workshop
    try:
        found = await asyncio.to_thread(workshop.stored, kind, id)
    except CannotEdit as error:
        return back("not-toml", str(error))
    base = found.mark if found else ""
    if version:
        earlier = next((each.draft for each in workshop.history.of(id) if each.draft.mark == version), None)
        if earlier is not None:
            return await editor(request, earlier, base)
    begun = workshop.history.begun(id)
    if begun is not None and begun[0].mark != base:
        return await editor(request, begun[0], begun[1], is_begun=True)
    if found is None:
        return RedirectResponse("/bench?said=no-such", 303)
    return await editor(request, found, base)


def back(said: str, reason: str = "") -> Response:
    """To the list, with something to say."""
    return RedirectResponse(f"/bench?{urlencode({'said': said, 'reason': reason})}", 303)


async def editor(
    request: Request, draft: Draft, base: str, said: str = "", reason: str = "", status: int = 200, **more: Any
) -> Response:
    """The page with the form."""
    bench, language = bench_of(request), language_of(request)
    workshop = bench.workshop
    trial = await asyncio.to_thread(workshop.trial, draft, not base)
    now = await asyncio.to_thread(workshop.look)
    more.setdefault("is_begun", False)
    more.setdefault("theirs", None)
    more.setdefault("their_mark", "")
    return page(
        request,
        "bench/edit.html",
        reader_of(request),
        status,
        workshop=workshop,
        now=now,
        draft=draft,
        base=base,
        **shown(trial, language),
        lines=views.empty_lines(draft),
        named=views.named(draft, now.languages),
        others=views.others_of(now.languages),
        language_names=LANGUAGE_NAMES,
        halves=HALVES,
        factions=FACTIONS,
        event_kinds=list(EVENT_KINDS),
        versions=workshop.history.of(draft.id) if draft.id else [],
        reading=bench.meter.look(draft.id),
        gauge=views.gauge,
        said=said,
        reason=reason,
        **more,
    )


def shown(trial: TriedPack, language: str) -> dict[str, Any]:
    """What is said of a draft: the same in the page and in what replaces its parts."""
    return {
        "trial": trial,
        "preview": views.preview_of(trial, language),
        "own": views.said_of(trial.own),
        "elsewhere": views.said_of(trial.others),
        "wrong": views.marks_of(trial),
    }


def draft_of(form: FormData, languages: list[str]) -> tuple[Draft, str]:
    """The draft that a form holds, and the mark of what it was begun from."""
    fields = {name: [str(each) for each in form.getlist(name)] for name in form}
    kind = first(fields, "kind_of")
    if kind not in KINDS:
        raise Refusal("malformed")
    return draft_of_form(kind, first(fields, "id").strip(), fields, languages), first(fields, "base")


@router.post("/bench/check", dependencies=[OWN_FORM, AT_HOME])
async def check(request: Request) -> Response:
    """A draft as it is typed: what is wrong with it, how it looks, and what can come next. It is kept, and measured."""
    bench, language, form = bench_of(request), language_of(request), await request.form()
    workshop = bench.workshop
    now = await asyncio.to_thread(workshop.look)
    draft, base = draft_of(form, now.languages)
    trial = await asyncio.to_thread(workshop.trial, draft, not base)
    given = shown(trial, language)
    await asyncio.to_thread(keep, bench, draft, base)
    await bench.meter.drop_unless(draft)
    line, text, at = (str(form.get(name, "")) for name in ("at_line", "at_text", "at"))
    reader = reader_of(request)
    return JSONResponse(
        {
            "mark": draft.mark,
            "whole": trial.is_whole,
            "wrong": [vars(mark) for mark in given["wrong"]],
            "preview": fill(request, "bench/preview.html", reader, **given),
            "readings": fill(request, "bench/readings.html", reader, **given),
            "problems": fill(request, "bench/problems.html", reader, **given),
            "words": views.next_words(draft, line, text, at),
        }
    )


def keep(bench: Workbench, draft: Draft, base: str) -> None:
    """Keep a draft that differs from what is written, so that it outlives the page."""
    key = draft.id if base else f"new {draft.kind}"
    if draft.mark == base:
        bench.workshop.history.drop(key)
    else:
        bench.workshop.history.begin(draft, base, key)


@router.post("/bench/measure", dependencies=[OWN_FORM, AT_HOME])
async def measure(request: Request) -> Response:
    """Begin to measure a draft; a page without script comes back to see what is known."""
    bench = bench_of(request)
    draft, base = draft_of(await request.form(), bench.workshop.look().languages)
    trial = await asyncio.to_thread(bench.workshop.trial, draft, not base)
    try:
        await bench.measure(trial)
    except NotWritten as error:
        return JSONResponse({"said": error.code, "reason": error.reason})
    return JSONResponse({"said": ""})


@router.get("/bench/news", dependencies=[AT_HOME])
async def news(request: Request, id: Annotated[str, Query(max_length=64)] = "") -> Response:
    """Whether the files have changed, and what the meter says."""
    bench = bench_of(request)
    now = await asyncio.to_thread(bench.workshop.look)
    reading = bench.meter.look(id)
    shown = fill(request, "bench/meter.html", reader_of(request), reading=reading, gauge=views.gauge)
    seconds = reading.news.get("seconds", 0) if reading else 0
    return JSONResponse({"files": now.mark, "is_there": now.is_there, "meter": shown, "seconds": seconds})


@router.post("/bench/edit", dependencies=[OWN_FORM, AT_HOME])
async def edit(request: Request, session: TheSession) -> Response:
    """Do with a draft what its button says."""
    bench, form = bench_of(request), await request.form()
    workshop, what = bench.workshop, str(form.get("do", "check"))
    draft, base = draft_of(form, (await asyncio.to_thread(workshop.look)).languages)
    if what == "drop":
        await asyncio.to_thread(workshop.history.drop, draft.id if base else f"new {draft.kind}")
        return RedirectResponse(f"/bench/{draft.kind}/{draft.id}" if base else "/bench", 303)
    await asyncio.to_thread(keep, bench, draft, base)
    try:
        if what == "save":
            await asyncio.to_thread(workshop.save, draft, base)
            workshop.history.drop(f"new {draft.kind}")
            return RedirectResponse(f"/bench/{draft.kind}/{draft.id}", 303)
        if what == "remove":
            await asyncio.to_thread(workshop.remove, draft.kind, draft.id, base)
            return RedirectResponse("/bench?said=removed", 303)
        if what in ("play", "measure"):
            trial = await asyncio.to_thread(workshop.trial, draft, not base)
            if not trial.is_whole:
                return await editor(request, draft, base, "not-whole", status=409)
            if what == "play":
                table = await bench.play(session, trial, language_of(request))
                return RedirectResponse(f"/table/{table.id}/1", 303)
            await bench.measure(trial)
    except Overtaken as error:
        theirs = error.found
        mark = theirs.mark if theirs else ""
        return await editor(request, draft, base, "overtaken", status=409, theirs=theirs, their_mark=mark)
    except NotWritten as error:
        return await editor(request, draft, base, f"not-{error.code}", error.reason, 409)
    return await editor(request, draft, base, is_begun=draft.mark != base)


@router.post("/bench/language", dependencies=[OWN_FORM, AT_HOME])
async def add_language(request: Request) -> Response:
    """Let the pack have names in one language more."""
    language = str((await request.form()).get("language", ""))
    if language not in LANGUAGES:
        raise Refusal("malformed")
    try:
        await asyncio.to_thread(bench_of(request).workshop.add_language, language)
    except NotWritten as error:
        return back(f"not-{error.code}", error.reason)
    return RedirectResponse("/bench", 303)


@router.post("/bench/copy", dependencies=[OWN_FORM, AT_HOME])
async def copy(request: Request) -> Response:
    """Copy the pack to a folder of one's own, and put that on the bench."""
    bench = bench_of(request)
    text = str((await request.form()).get("folder", "")).strip()
    if not text:
        raise Refusal("malformed")
    folder = FilePath(text).expanduser()
    try:
        await asyncio.to_thread(bench.copy_to, folder)
    except NotWritten as error:
        return back(f"not-{error.code}", error.reason)
    await bench.lay(folder)
    return RedirectResponse("/bench", 303)
