"""The pages: everything that people see. `install` joins them to the server; all of it works without script."""

from __future__ import annotations

import threading
from typing import Final

from fastapi import FastAPI
from starlette.requests import HTTPConnection
from starlette.responses import Response

from imperial_miners.web.http.routing import join
from imperial_miners.web.pages import (
    art,
    browse,
    coach,
    daily,
    forms,
    ghosts,
    log,
    puzzles,
    replay,
    result,
    review,
    seats,
    start,
    table,
)
from imperial_miners.web.pages.rendering import HOME, STATIC, KeptFiles, page, reader_of, warm
from imperial_miners.web.refusals import Trouble, message_of

WARM_AFTER: Final = 3.0
"""Seconds after its start at which a server makes ready what no page has asked for yet."""


def install(app: FastAPI) -> None:
    """Join the pages to a server."""
    app.mount(STATIC, KeptFiles(directory=HOME / "static"), name="static")
    for each in (
        art,
        start,
        browse,
        seats,
        log,
        result,
        replay,
        review,
        coach,
        puzzles,
        daily,
        ghosts,
        table,
        forms,
    ):
        join(app, each.router)
    app.state.render_page_trouble = trouble_page


def warm_up(app: FastAPI) -> None:
    """Make ready what every page needs, in a thread, while the server is at work already."""
    threading.Thread(target=warm, args=(next(iter(app.state.service.packs.values())),), daemon=True).start()


def trouble_page(connection: HTTPConnection, trouble: Trouble) -> Response:
    """A refusal as a page."""
    reader = reader_of(connection)
    return page(
        connection,
        "trouble.html",
        reader,
        trouble.status,
        code=trouble.code,
        message=message_of(trouble, reader.language),
    )
