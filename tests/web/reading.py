"""A browser without script, for pages fetched in this process."""

from typing import Any

import httpx
from bs4 import BeautifulSoup, SoupStrainer, Tag

from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.tables.requests import NewTable
from tests.web.tables import Place

TOKEN = "t" * 43


class Reader:
    """A browser without script."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.session = Session(TOKEN)
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(place.app), base_url="http://localhost", cookies={"imperial_miners": TOKEN}
        )

    async def begin(self, seed: str, *seats: dict[str, Any], **options: Any) -> Table:
        """A game whose seed is known."""
        wanted = NewTable.model_validate({"seats": list(seats) or [{"kind": "person"}], **options})
        return await self.place.service.games.create(self.session, wanted, seed)

    async def get(self, path: str, only: str = "", **headers: str) -> BeautifulSoup:
        """A page, or (read much faster) only the part of an id."""
        response = await self.http.get(path, headers=headers, follow_redirects=True)
        assert response.status_code == 200, response.text[:400]
        return BeautifulSoup(response.text, "html.parser", parse_only=SoupStrainer(id=only) if only else None)

    async def answer(self, page: BeautifulSoup, option: str) -> httpx.Response:
        """Press a button of the prompt."""
        form = one(page, "#answer")
        data = {str(field["name"]): str(field["value"]) for field in form.select("input[type=hidden]")}
        return await self.http.post(str(form["action"]), data=data | {"option": option})


def one(page: BeautifulSoup, selector: str) -> Tag:
    """The only element of its kind."""
    found = page.select(selector)
    assert len(found) == 1, selector
    return found[0]
