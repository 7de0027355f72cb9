"""The pages: everything that people see. `install` joins them to the server; all of it works without script."""

from __future__ import annotations

import threading
from typing import Final

from fastapi import FastAPI
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse, Response

from imperial_miners.web.http.routing import join
from imperial_miners.web.pages import (
    account,
    alerts,
    art,
    browse,
    closed,
    coach,
    daily,
    days,
    docs,
    forms,
    ghosts,
    log,
    puzzles,
    reading,
    receipts,
    replay,
    report,
    result,
    review,
    seats,
    start,
    table,
    webhook,
    worker,
)
from imperial_miners.web.pages.rendering import STATIC, KeptFiles, page, reader_of, warm
from imperial_miners.web.pages.templates import HOME
from imperial_miners.web.refusals import Closed, Refusal, headers_of, message_of

WARM_AFTER: Final = 3.0
"""Seconds after its start at which a server makes ready what no page has asked for yet."""


def install(app: FastAPI) -> None:
    """Join the pages to a server."""
    app.mount(STATIC, KeptFiles(directory=HOME / "static"), name="static")
    for each in (
        art,
        reading,
        start,
        browse,
        closed,
        seats,
        log,
        result,
        replay,
        report,
        review,
        coach,
        receipts,
        puzzles,
        daily,
        docs,
        ghosts,
        table,
        worker,
        alerts,
        webhook,
        account,
        days,
        forms,
    ):
        join(app, each.router)
    app.state.render_page_refusal = refusal_page


def warm_up(app: FastAPI) -> None:
    """Make ready what every page needs, in a thread, while the server is at work already."""
    threading.Thread(target=warm, args=(app.state.service.packs.main,), daemon=True).start()


def refusal_page(connection: HTTPConnection, refusal: Refusal) -> Response:
    """A refusal as a page. A game that is closed has one of its own."""
    if isinstance(refusal, Closed):
        return RedirectResponse(f"/closed/{refusal.game}", 303)
    reader = reader_of(connection)
    response = page(
        connection,
        "trouble.html",
        reader,
        refusal.status,
        code=refusal.code,
        message=message_of(refusal, reader.language),
    )
    response.headers.update(headers_of(refusal))
    return response
