"""The documentation as the table serves it: plain files that `python3 go.py docs` has built into the package.

Where they were not built, a page says so, and leads to the rules and cards that every table has.
"""

from __future__ import annotations

from pathlib import Path as File
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import FileResponse, RedirectResponse, Response

from imperial_miners.web.http.guard import POLICY
from imperial_miners.web.pages.rendering import page, reader_of
from imperial_miners.web.pages.templates import HOME
from imperial_miners.web.refusals import Refusal

router: Final = APIRouter(include_in_schema=False)
SITE: Final = HOME / "site"
HEADERS: Final = {
    # The theme draws its small icons by addresses that hold the picture itself.
    "content-security-policy": POLICY.replace("img-src 'self'", "img-src 'self' data:"),
    "cache-control": "no-cache",
}


def site() -> File | None:
    """The folder of the built documentation, if there is one."""
    return SITE if (SITE / "index.html").is_file() else None


@router.get("/docs")
async def docs() -> Response:
    """The first page, at an address to which its links fit."""
    return RedirectResponse("/docs/", 308)


@router.get("/docs/{path:path}")
async def docs_page(request: Request, path: Annotated[str, Path(max_length=200)]) -> Response:
    """A file of the documentation."""
    home = site()
    if home is None:
        return page(request, "docs.html", reader_of(request), 404)
    file = (home / (path or "index.html")).resolve()
    if not file.is_relative_to(home.resolve()) or not file.is_file():
        raise Refusal("not-found")
    return FileResponse(file, headers=HEADERS)
