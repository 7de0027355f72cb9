"""The tables of a device on the start page: those first where somebody waits for it, with their number."""

import itertools

import pytest

from imperial_miners.web.log.device import Session, hash_of
from imperial_miners.web.log.state import Table
from tests.web.reading import TOKEN, Reader, one
from tests.web.tables import BOT, OPEN, PERSON

pytestmark = pytest.mark.anyio
OTHER = Session("o" * 43)


async def beside(reader: Reader, seed: str) -> Table:
    """A table at which somebody else sits too."""
    table = await reader.begin(seed, PERSON, OPEN)
    seating = reader.place.service.seating
    await seating.join(OTHER, await seating.invite(reader.session, table.id, 1), "Bela")
    return table


async def answer_once(reader: Reader, table: Table, seat: int, session: Session) -> None:
    key = table.game.decision(seat).options[-1].key  # type: ignore[union-attr]
    await reader.place.service.answers.decide(session, table.id, seat, table.state.numbers[seat], key)


async def awaited(reader: Reader) -> int:
    found: int = (await reader.http.get("/awaited")).json()["tables"]
    return found


async def test_tables_stand_in_the_order_of_who_waits_longest(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count(1_000_000, 1000)
    monkeypatch.setattr(reader.place.service.live, "now", lambda: next(clock))
    first, second = await beside(reader, "first"), await beside(reader, "second")
    idle, alone = await beside(reader, "idle"), await reader.begin("alone", PERSON, BOT)
    lobby = await reader.begin("lobby", PERSON, OPEN)
    while 0 in idle.game.awaiting():
        await answer_once(reader, idle, 0, reader.session)
    await answer_once(reader, second, 1, OTHER)  # the first has waited longer
    page = await reader.get("/")
    games = [str(link["href"]).split("/")[2] for link in page.select(".going a")]
    assert games == [first.id, second.id, lobby.id, alone.id, idle.id]
    assert len(page.select(".going a.is-waiting")) == await awaited(reader) == 2
    assert one(page, ".going .waiting").text == "2 tables wait for you"


async def test_nobody_waits_where_a_bot_stands_in_or_before_all_have_sat_down(reader: Reader) -> None:
    table = await beside(reader, "in")
    assert await awaited(reader) == 1
    await reader.place.service.seating.stand_in(table.id, 0, "adept")
    assert await awaited(reader) == 0
    assert table.chair(0).holder == hash_of(TOKEN)
    await reader.begin("lobby", PERSON, OPEN)
    await reader.begin("alone", PERSON, BOT)
    assert await awaited(reader) == 0
    assert not (await reader.get("/")).select(".waiting")
