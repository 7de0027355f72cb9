"""What a browser needs to open pages without a network: the worker that keeps them, and the page shown for others."""

from __future__ import annotations

import json
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from imperial_miners.web.pages.rendering import STATIC, page, reader_of
from imperial_miners.web.pages.templates import HOME

router: Final = APIRouter(include_in_schema=False)
SCRIPT: Final = (HOME / "static" / "worker.js").read_text(encoding="utf-8")
VERSION: Final = STATIC.rpartition("/")[2]
NOT_KEPT: Final = ("worker.js", "export.js", "export.css")
"""What no page of the server asks for."""
MADE: Final = ("grid.css", "icon.svg", "icon-192.png")


def kept_files() -> list[str]:
    """The addresses of all files that pages stand on."""
    home = HOME / "static"
    found = [file.relative_to(home).as_posix() for file in sorted(home.rglob("*.*")) if file.name not in NOT_KEPT]
    return [f"{STATIC}/{name}" for name in (*found, *MADE)]


def worker_script() -> str:
    """The worker with its version, which is another whenever any file is."""
    return f"const version = {json.dumps(VERSION)};\nconst files = {json.dumps(kept_files())};\n{SCRIPT}"


@router.get("/sw.js")
async def worker() -> Response:
    """The worker, at the root: it stands before all pages."""
    headers = {"cache-control": "no-cache"}
    return Response(worker_script(), media_type="text/javascript", headers=headers)


@router.get("/offline")
async def offline(request: Request) -> Response:
    """What is shown instead of a page that was not kept, where there is no network."""
    return page(request, "offline.html", reader_of(request))
