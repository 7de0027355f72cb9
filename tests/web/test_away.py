"""Coming back to a table: what others did since, as a strip over the table, as a page, and in words by the API."""

import pytest

from tests.web.reading import Reader, one
from tests.web.tables import PERSON, Person

pytestmark = pytest.mark.anyio


async def test_what_others_did_since_is_told_turn_by_turn_and_ones_own_is_not(reader: Reader) -> None:
    table = await reader.begin("away", PERSON, PERSON)
    answers = reader.place.service.answers

    async def answer(seat: int) -> None:
        key = table.game.decision(seat).options[-1].key  # type: ignore[union-attr]
        await answers.decide(reader.session, table.id, seat, table.state.numbers[seat], key)

    while table.game.round < 2:
        for seat in table.game.awaiting():
            await answer(seat)
    seen = table.state.seq
    assert not (await reader.get(f"/table/{table.id}/1/away?after={seen}", **{"x-table": "1"})).select(".turn")
    while table.game.round < 4:
        for seat in table.game.awaiting():
            await answer(seat)
    strip = await reader.get(f"/table/{table.id}/1/away?after={seen}", **{"x-table": "1"})
    turns = strip.select(".turn")
    assert len(turns) == len(strip.select('.turn .pawn[aria-label="Blue"]')) >= 2
    assert one(strip, "h2 small").text == f"1/{len(turns)}"
    assert len(strip.select("[data-step]")) == 3
    watched = await reader.get(f"/table/{table.id}/watch/away?after={seen}")
    assert len(watched.select(".turn")) == 2 * len(turns)
    assert one(watched, "main a.go")["href"] == f"/table/{table.id}/watch"


async def test_the_api_tells_it_in_words_that_hide_what_the_log_hides(ann: Person) -> None:
    game = await ann.begin(PERSON, PERSON)
    plain = await ann.get(f"/games/{game}/log?seat=0")
    assert all(entry.get("lines") is None for entry in plain["entries"])
    for seat in (0, 1):
        for _ in range(4):
            await ann.choose(game, seat)
    await ann.choose(game, 0)
    await ann.choose(game, 1)
    told = await ann.get(f"/games/{game}/log?seat=0&after={plain['seq']}&words=true&lang=en")
    lines = [line for entry in told["entries"] for line in entry["lines"]]
    assert any(line.startswith("You ") for line in lines)
    assert any(line.startswith("Blue ") for line in lines)
    public = await ann.get(f"/games/{game}/log?after={plain['seq']}&words=true&lang=en")
    assert not any(line.startswith("You ") for entry in public["entries"] for line in entry["lines"])
