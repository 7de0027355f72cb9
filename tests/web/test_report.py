"""A report carries the position as its reader may know it, and nothing about anybody."""

import json

import pytest

from imperial_miners import Record
from imperial_miners.text import LANGUAGES, speaker_for
from tests.web.reading import Reader

pytestmark = pytest.mark.anyio


async def test_of_a_running_game_a_seat_reports_what_it_sees(reader: Reader):
    table = await reader.begin("report", {"kind": "person"}, {"kind": "person"})
    page = await reader.get(f"/table/{table.id}/1/report")
    text = page.select_one("textarea").text
    seen = json.loads(text.split("Position:")[1])
    assert seen == table.game.view(0).to_json()
    assert seen != table.game.view(1).to_json()
    assert table.game.seed not in text
    assert not [chair.name for chair in table.state.chairs if chair.name and chair.name in text]


async def test_it_can_be_had_as_a_file(reader: Reader):
    table = await reader.begin("report", {"kind": "person"})
    page = await reader.get(f"/table/{table.id}/1/report")
    file = await reader.http.get(page.select_one("a[download]")["href"])
    assert file.headers["content-disposition"].startswith("attachment")
    assert file.text.strip() == page.select_one("textarea").text.strip()


async def test_the_hand_of_a_seat_is_nobody_elses_to_report(reader: Reader):
    table = await reader.begin("report", {"kind": "person"}, {"kind": "open"})
    assert (await reader.http.get(f"/table/{table.id}/2/report")).status_code in (403, 303)
    watched = await reader.http.get(f"/table/{table.id}/watch/report?file=true")
    assert json.loads(watched.text.split("Position:")[1]) == table.game.view(-1).to_json()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_table_leads_to_it(reader: Reader, language: str):
    table = await reader.begin("report", {"kind": "person"})
    page = await reader.get(f"/table/{table.id}/1", **{"accept-language": language})
    link = page.select_one(f"#menu a[href='/table/{table.id}/1/report']")
    assert link.text == speaker_for(table.pack, language).message("ui-report")
    report = await reader.get(link["href"], **{"accept-language": language})
    assert report.html["lang"] == language
    assert report.h1.text == link.text


async def test_of_a_finished_game_it_holds_the_record(reader: Reader):
    table = await reader.begin("report", {"kind": "bot", "level": "digger"})
    while not table.game.is_over:
        seat = table.game.awaiting()[0]
        table.game.apply(seat, table.game.actions(seat)[0])
    text = (await reader.http.get(f"/table/{table.id}/watch/report?file=true")).text
    assert Record.from_json(text.split("Record:")[1]).replay().digest() == table.game.digest()
