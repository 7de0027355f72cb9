"""The designer's bench by its pages, without script: what is typed, saved, refused, played, and who gets in."""

import asyncio
import os
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from bs4 import BeautifulSoup

from imperial_miners.packs import check_pack, load_pack
from imperial_miners.packs.starter import new_pack
from imperial_miners.review.deals.showing import comes_up, seed_with
from imperial_miners.web.app import make_app
from imperial_miners.web.bench.meter import Meter
from imperial_miners.web.bench.workbench import Workbench
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.bots import RandomThinker
from tests.web.reading import TOKEN, Reader
from tests.web.tables import Place

pytestmark = pytest.mark.anyio
WRONG = "gain 2 coins per romann card"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    new_pack(tmp_path / "my_mine")
    return tmp_path / "my_mine"


@pytest.fixture
async def designer(sqlite_settings: Settings, folder: Path, anyio_backend: str) -> AsyncIterator[Reader]:
    """Somebody at the machine of a server with a bench."""
    app = make_app(replace(sqlite_settings, bench=str(folder)), RandomThinker())
    async with app.router.lifespan_context(app):
        yield Reader(Place(app))


async def filled(designer: Reader, path: str, **typed: Any) -> dict[str, Any]:
    """The form of a page as a browser would send it, with what is typed into it."""
    return fields_of(await designer.get(path)) | typed


def fields_of(page: BeautifulSoup) -> dict[str, Any]:
    """What a form holds."""
    found: dict[str, Any] = {}
    for field in page.select("#bench [name]"):
        name, value = str(field["name"]), str(field.get("value", ""))
        if field.name == "textarea":
            found.setdefault(name, []).append(field.text)
        elif field.name == "select":
            option = field.select_one("[selected]") or field.select("option")[0]
            found[name] = str(option.get("value", option.text))
        elif field.get("type") == "checkbox":
            found.setdefault(name, [])
            found[name] += [value] if field.has_attr("checked") else []
        elif field.name == "input":
            found[name] = value
    return found


async def press(designer: Reader, do: str, form: dict[str, Any]) -> httpx.Response:
    return await designer.http.post("/bench/edit", data=form | {"do": do})


def text_of(response: httpx.Response, selector: str) -> str:
    return " ".join(
        each.get_text(" ", strip=True) for each in BeautifulSoup(response.text, "html.parser").select(selector)
    )


async def test_a_card_is_made_from_nothing(designer: Reader, folder: Path):
    form = await filled(designer, "/bench/new/card", id="gold_vein", line=["gain 2 coins", ""], level="2")
    form |= {"cart": ["left"], "faction": ["romans"], "name.en": "Gold vein", "flavour.en": "It glitters."}
    saved = await press(designer, "save", form)
    assert (saved.status_code, saved.headers["location"]) == (303, "/bench/card/gold_vein")
    assert check_pack(folder) == []
    card = next(card for card in load_pack(folder).cards if card.id == "gold_vein")
    assert (card.level, card.factions, card.carts[0], card.copies) == (2, ("romans",), True, 1)
    text = (folder / "cards" / "level2.toml").read_text(encoding="utf-8")
    assert text.endswith(
        '\n[gold_vein]\nlevel = 2\nfactions = ["romans"]\ncarts = "left"\neffects = ["gain 2 coins"]\n'
    )
    page = await designer.get("/bench/card/gold_vein")
    assert "Erhalte 2 Münzen." in page.text
    assert page.select_one(".face svg") is not None


async def test_a_wrong_one_is_not_saved_and_nothing_is_lost(designer: Reader, folder: Path):
    before = {path: path.read_bytes() for path in folder.rglob("*.toml")}
    form = await filled(designer, "/bench/card/gravel_bed", line=[WRONG, ""])
    refused = await press(designer, "save", form)
    assert refused.status_code == 409
    assert "Nothing was saved" in text_of(refused, "[role=alert]")
    assert "did you mean 'roman'?" in text_of(refused, "#said-line-0")
    assert {path: path.read_bytes() for path in folder.rglob("*.toml")} == before
    again = await designer.get("/bench/card/gravel_bed")  # as after a reload
    assert again.select_one("#line-0").text == WRONG
    assert "not saved yet" in again.text
    await press(designer, "drop", fields_of(again))
    assert (await designer.get("/bench/card/gravel_bed")).select_one("#line-0").text != WRONG


async def test_what_is_typed_is_checked_with_its_column_and_the_words_that_can_follow(designer: Reader):
    form = await filled(designer, "/bench/card/gravel_bed", line=[WRONG, ""])
    answer = (await designer.http.post("/bench/check", data=form)).json()
    assert not answer["whole"]
    [mark] = answer["wrong"]
    assert (mark["field"], mark["line"], WRONG[mark["start"] : mark["end"]]) == ("line", 0, "romann")
    assert "cards/level1.toml:" in answer["problems"]
    form |= {"line": ["gain 2 ", ""], "at_line": "0", "at_text": "gain 2 ", "at": "7"}
    answer = (await designer.http.post("/bench/check", data=form)).json()
    assert answer["words"]["words"] == ["coins", "vp"]
    form |= {"line": ["gain 2 vp", ""]}
    answer = (await designer.http.post("/bench/check", data=form)).json()
    assert answer["whole"]
    assert answer["preview"].count("<svg") == 1
    assert "2 VP" in answer["readings"]


@pytest.mark.parametrize(
    ("typed", "field", "said"),
    [
        ({"cost": "soon", "level": "3"}, "cost", "a number from 0 to 13"),
        ({"copies": "99"}, "copies", "from 1 to 20"),
        ({"faction": ["romans", "scots", "egyptians"]}, "factions", "0 to 2 items"),
        ({"line": ["", ""]}, "effects", "1 to 2 items"),
        ({"name.en": "x" * 70}, "name.en", "1 to 60 characters"),
    ],
)
async def test_every_field_says_what_is_wrong_with_it(designer: Reader, typed: dict, field: str, said: str):
    form = await filled(designer, "/bench/card/gravel_bed", **typed)
    answer = (await designer.http.post("/bench/check", data=form)).json()
    assert [said in each["message"] for each in answer["wrong"] if each["field"] == field] == [True]


@pytest.mark.parametrize("id", ["", "Gold Vein", "blind", "gravel_bed", "../../etc", "a" * 60])
async def test_an_id_that_cannot_be_is_refused(designer: Reader, folder: Path, id: str):
    form = await filled(designer, "/bench/new/card", id=id, line=["gain 2 coins", ""])
    refused = await press(designer, "save", form)
    assert refused.status_code == 409
    assert text_of(refused, "#said-id")
    assert check_pack(folder) == []


async def test_two_editors_do_not_overwrite_each_other(designer: Reader, folder: Path):
    mine = await filled(designer, "/bench/card/gravel_bed", line=["gain 2 coins", ""])
    theirs = await filled(designer, "/bench/card/gravel_bed", line=["gain 3 coins", ""])
    assert (await press(designer, "save", theirs)).status_code == 303
    refused = await press(designer, "save", mine)
    assert refused.status_code == 409
    assert "Nothing was overwritten" in text_of(refused, "[role=alert]")
    page = BeautifulSoup(refused.text, "html.parser")
    assert page.select_one("#line-0").text == "gain 2 coins"
    assert "gain 3 coins" in page.select_one("pre").text
    assert '"gain 3 coins"' in (folder / "cards" / "level1.toml").read_text(encoding="utf-8")
    assert (await press(designer, "save", fields_of(page))).status_code == 303  # over it, on purpose
    history = await designer.get("/bench/card/gravel_bed")
    assert {"gain 2 coins", "gain 3 coins", "gain 1 coin"} <= {each.text for each in history.select(".history code")}


async def test_an_editor_beside_the_bench_is_noticed(designer: Reader, folder: Path):
    before = (await designer.http.get("/bench/news")).json()["files"]
    form = await filled(designer, "/bench/card/gravel_bed", line=["gain 2 coins", ""])
    file = folder / "cards" / "level1.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('"gain 1 coin"', '"gain 4 coins"'), encoding="utf-8")
    assert (await designer.http.get("/bench/news")).json()["files"] != before
    assert "gain 4 coins" in (await designer.get("/bench/card/gravel_bed")).select_one("#line-0").text
    assert (await press(designer, "save", form)).status_code == 409
    assert "gain 4 coins" in file.read_text(encoding="utf-8")


async def test_changes_of_another_card_are_no_conflict(designer: Reader, folder: Path):
    mine = await filled(designer, "/bench/card/gravel_bed", line=["gain 2 coins", ""])
    theirs = await filled(designer, "/bench/card/reed_pump", line=["gain 3 coins", ""])
    assert (await press(designer, "save", theirs)).status_code == 303
    assert (await press(designer, "save", mine)).status_code == 303
    effects = {card.id: len(card.effects) for card in load_pack(folder).cards}
    assert (effects["gravel_bed"], effects["reed_pump"]) == (1, 1)


async def test_a_full_disk_leaves_everything_as_it_was(designer: Reader, folder: Path, monkeypatch: pytest.MonkeyPatch):
    before = {path: path.read_bytes() for path in folder.rglob("*.toml")}
    form = await filled(designer, "/bench/card/gravel_bed", line=["gain 2 coins", ""]) | {"name.en": "Bed"}
    synced = os.fsync
    calls: list[int] = []

    def full(descriptor: int) -> None:
        calls.append(descriptor)
        if len(calls) == 2:  # the second of the two files
            raise OSError(28, "No space left on device")
        synced(descriptor)

    monkeypatch.setattr(os, "fsync", full)
    refused = await press(designer, "save", form)
    monkeypatch.undo()
    assert refused.status_code == 409
    assert "Nothing was written" in text_of(refused, "[role=alert]")
    assert "No space left on device" in text_of(refused, "[role=alert]")
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before
    assert (await designer.get("/bench/card/gravel_bed")).select_one("#line-0").text == "gain 2 coins"


async def test_a_vanished_folder_is_said_and_the_draft_outlives_it(designer: Reader, folder: Path):
    form = await filled(designer, "/bench/card/gravel_bed", line=["gain 2 coins", ""])
    folder.rename(folder.with_name("away"))
    assert "is gone" in (await designer.get("/bench")).text
    answer = (await designer.http.post("/bench/check", data=form)).json()
    assert not answer["whole"]
    refused = await press(designer, "save", form)
    assert refused.status_code == 409
    assert "is gone" in text_of(refused, "[role=alert]")
    assert BeautifulSoup(refused.text, "html.parser").select_one("#line-0").text == "gain 2 coins"
    folder.with_name("away").rename(folder)
    again = await designer.get("/bench/card/gravel_bed")
    assert again.select_one("#line-0").text == "gain 2 coins"
    assert (await press(designer, "save", fields_of(again))).status_code == 303


async def test_a_bad_file_is_said_with_its_place(designer: Reader, folder: Path):
    (folder / "cards" / "level1.toml").write_text("[gravel_bed\nlevel = 1\n", encoding="utf-8")
    page = await designer.get("/bench")
    assert "cards/level1.toml:1:" in page.text
    assert "this is not TOML" in page.text
    assert (await designer.http.get("/bench/card/gravel_bed")).status_code == 303
    form = await filled(designer, "/bench/new/card", id="gold_vein", line=["gain 2 coins", ""])
    assert (await press(designer, "save", form)).status_code == 409


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_what_is_saved_and_not_touched_is_as_saved(sqlite_settings: Settings, language: str, anyio_backend: str):
    app = make_app(replace(sqlite_settings, bench="base"), RandomThinker())
    async with app.router.lifespan_context(app):
        designer = Reader(Place(app))
        bench: Workbench = app.state.bench
        content = bench.workshop.look().content
        for kind, things in (
            ("card", content.cards[::9]),
            ("event", content.events[::4]),
            ("board", content.sides[::2]),
        ):
            for thing in things:
                form = await filled(designer, f"/bench/{kind}/{thing.id}?lang={language}")
                answer = (await designer.http.post("/bench/check", data=form)).json()
                assert (answer["mark"], answer["wrong"]) == (form["base"], []), thing.id


async def test_events_and_sides_are_edited_like_cards(designer: Reader, folder: Path):
    pack = load_pack(folder)
    event, side = pack.events[0].id, pack.boards[0].id
    form = await filled(designer, f"/bench/event/{event}", kind="immediate", line=["gain 5 coins", "", "", ""])
    assert (await press(designer, "save", form)).status_code == 303
    form = await filled(designer, f"/bench/board/{side}")
    form["line"][0] = "gain 7 coins"
    assert (await press(designer, "save", form)).status_code == 303
    assert check_pack(folder) == []
    text = (folder / "boards.toml").read_text(encoding="utf-8") + (folder / "events.toml").read_text(encoding="utf-8")
    assert '"gain 7 coins"' in text
    assert '"gain 5 coins"' in text
    form = await filled(designer, f"/bench/event/{event}", kind="feature", line=["draw +1", "", "", ""])
    assert (await press(designer, "save", form)).status_code == 303
    assert load_pack(folder).events[0].features


async def test_a_thing_is_taken_out_and_comes_back_from_its_history(designer: Reader, folder: Path):
    form = await filled(designer, "/bench/new/card", id="gold_vein", line=["gain 2 coins", ""]) | {"name.en": "Vein"}
    await press(designer, "save", form)
    form = await filled(designer, "/bench/card/gold_vein")
    assert (await press(designer, "remove", form)).status_code == 303
    assert check_pack(folder) == []
    version = load_version(designer, "gold_vein")
    page = await designer.get(f"/bench/card/gold_vein?version={version}")
    assert (await press(designer, "save", fields_of(page))).status_code == 303
    assert any(card.id == "gold_vein" for card in load_pack(folder).cards)


def load_version(designer: Reader, id: str) -> str:
    bench: Workbench = designer.place.app.state.bench
    return bench.workshop.history.of(id)[0].draft.mark


async def test_another_language_is_added_and_what_is_missing_is_marked(designer: Reader, folder: Path):
    form = fields_of(await designer.get("/bench/card/gravel_bed"))
    await designer.http.post("/bench/language", data={"form_token": form["form_token"], "language": "uk"})
    assert "no name: uk" in (await designer.get("/bench")).text
    page = await designer.get("/bench/card/gravel_bed")
    assert [each.select_one("legend").text.split()[0] for each in page.select(".named.is-missing")] == ["Українська"]
    await press(designer, "save", fields_of(page) | {"name.uk": "Гравій"})
    assert 'name = "Гравій"' in (folder / "names" / "uk.toml").read_text(encoding="utf-8")


async def test_a_draft_is_played_on_a_deal_in_which_it_comes_up(designer: Reader, folder: Path):
    form = await filled(designer, "/bench/new/card", id="gold_vein", line=["gain 2 coins", ""], level="2")
    begun = await press(designer, "play", form | {"name.en": "Vein of gold"})
    assert begun.status_code == 303, text_of(begun, ".said")
    game = begun.headers["location"].split("/")[2]
    table = await designer.place.service.live.table(game)
    cards = table.game.pack.cards
    assert "gold_vein" in [cards[card].id for card in table.game.seats[0].hand]
    assert all(card.id != "gold_vein" for card in load_pack(folder).cards)  # the draft, not what is saved
    assert "Vein of gold" in (await designer.get(begun.headers["location"])).text
    assert Path(table.game.pack.home) != folder  # so that the game goes on whatever becomes of the folder


async def test_a_pack_that_cannot_be_played_is_not_begun(designer: Reader):
    form = await filled(designer, "/bench/card/gravel_bed", line=[WRONG, ""])
    refused = await press(designer, "play", form)
    assert refused.status_code == 409
    assert "cannot be played yet" in text_of(refused, "[role=alert]")


@pytest.mark.parametrize("what", ["cards", "events", "boards"])
def test_seeds_bring_up_anything_in_the_pack(what: str):
    pack = load_pack("base")
    for thing in getattr(pack, what)[::9]:
        seed = seed_with(pack, thing.id, 2, "test")
        assert seed
        assert comes_up(pack, thing.id, 2, seed)


async def test_our_pack_is_copied_before_it_is_changed(sqlite_settings: Settings, tmp_path: Path, anyio_backend: str):
    app = make_app(replace(sqlite_settings, bench="base"), RandomThinker())
    async with app.router.lifespan_context(app):
        designer = Reader(Place(app))
        form = await filled(designer, "/bench/card/quicksand", line=["gain 9 coins", ""])
        assert (await press(designer, "save", form)).status_code == 409
        asked = {"form_token": form["form_token"], "folder": str(tmp_path / "deep_mine")}
        await designer.http.post("/bench/copy", data=asked)
        assert check_pack(tmp_path / "deep_mine") == []
        assert load_pack(tmp_path / "deep_mine").id == "deep_mine"
        form = await filled(designer, "/bench/card/quicksand", line=["gain 9 coins", ""])
        assert (await press(designer, "save", form)).status_code == 303
        refused = await designer.http.post("/bench/copy", data=asked)
        assert "not-empty" in refused.headers["location"]
    assert "gain 9 coins" not in Path(load_pack("base").home, "cards", "level1.toml").read_text(encoding="utf-8")


# --- The meter


async def test_the_meter_measures_and_an_edit_drops_it(designer: Reader):
    bench: Workbench = designer.place.app.state.bench
    form = await filled(designer, "/bench/card/gravel_bed", line=["gain 6 coins", ""])
    assert (await designer.http.post("/bench/measure", data=form)).json() == {"said": ""}
    async with asyncio.timeout(120):
        while (reading := bench.meter.look("gravel_bed")) is None or reading.figure is None:
            assert reading is None or not reading.error
            await asyncio.sleep(0.05)
    first = bench.meter.process
    shown = (await designer.http.get("/bench/news", params={"id": "gravel_bed"})).json()
    assert "svg" in shown["meter"]
    form["line"] = ["gain 7 coins", ""]
    await designer.http.post("/bench/check", data=form)
    assert first is not None
    assert first.returncode is not None  # ended, not only forgotten
    assert not bench.meter.is_running
    [version] = [each for each in bench.workshop.history.of("gravel_bed") if each.figure]
    assert version.draft.lines == ["gain 6 coins"]
    assert version.figure.low <= version.figure.value <= version.figure.high


async def test_a_meter_that_nobody_watches_stops(designer: Reader, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("imperial_miners.web.bench.meter.UNWATCHED", -1.0)
    bench: Workbench = designer.place.app.state.bench
    form = await filled(designer, "/bench/card/gravel_bed", line=["gain 6 coins", ""])
    await designer.http.post("/bench/measure", data=form)
    meter: Meter = bench.meter
    assert meter.task is not None
    async with asyncio.timeout(120):
        await meter.task
    assert not meter.reading.news.get("is_over")


# --- Who gets in


@pytest.mark.parametrize("change", [{"public": True}, {"behind": ("127.0.0.1",)}, {"bench": ""}])
async def test_there_is_no_bench_where_others_may_come(
    sqlite_settings: Settings, folder: Path, change: dict, anyio_backend: str
):
    app = make_app(replace(sqlite_settings, **({"bench": str(folder)} | change)), RandomThinker())
    async with app.router.lifespan_context(app):
        reader = Reader(Place(app))
        assert (await reader.http.get("/bench")).status_code == 404
        assert "/bench" not in (await reader.get("/")).text


@pytest.mark.parametrize(("host", "client"), [("192.168.1.7", "127.0.0.1"), ("localhost", "192.168.1.9")])
async def test_nobody_else_gets_at_the_bench(designer: Reader, host: str, client: str):
    app = designer.place.app
    app.state.reach.network = "192.168.1.7:80"  # opened to the network while it runs
    transport = httpx.ASGITransport(app, client=(client, 5000))
    async with httpx.AsyncClient(
        transport=transport, base_url=f"http://{host}", cookies={"imperial_miners": TOKEN}
    ) as http:
        assert (await http.get("/bench")).status_code == 404
        assert (await http.get("/bench/card/gravel_bed")).status_code == 404
        token = designer.session.form_token
        assert (await http.post("/bench/edit", data={"form_token": token, "do": "save"})).status_code == 404
