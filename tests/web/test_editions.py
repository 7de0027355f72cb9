"""Games that outlive their cards: an edition is kept by its digest, and what was begun with it goes on with it."""

from __future__ import annotations

import json
import random
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from imperial_miners.engine.record import Record
from imperial_miners.packs import load_pack
from imperial_miners.packs.editions import sources_of
from imperial_miners.text import LANGUAGES
from imperial_miners.text.naming import names_of
from imperial_miners.web.app import make_app
from imperial_miners.web.log.device import Session
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.bots import RandomThinker
from imperial_miners.web.tables.closed import read_kept
from tests.web.puzzling import few_puzzles
from tests.web.reading import Reader, one
from tests.web.tables import BOT, PERSON, SMALL, Person, Place, running, settings_for

pytestmark = pytest.mark.anyio


class Edited:
    """A server whose pack is changed while it is down."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.folder = Path(shutil.copytree(SMALL, folder / "my_pack"))
        self.settings = replace(settings, packs=(str(self.folder), "base"), data_dir=folder / "data")

    def change(self) -> None:
        """One number on one card."""
        file = self.folder / "pack.toml"
        before = file.read_text(encoding="utf-8")
        file.write_text(before.replace("gain 2 coins", "gain 3 coins").replace('"1"', '"2"'), encoding="utf-8")
        assert file.read_text(encoding="utf-8") != before

    def elsewhere(self, folder: Path) -> Settings:
        """The same database without the data folder: another machine, or one whose disk was lost."""
        return replace(self.settings, data_dir=folder)


@pytest.fixture
def edited(settings: Settings, tmp_path: Path) -> Edited:
    return Edited(settings, tmp_path)


def same(place: Place, person: Person) -> Person:
    """The same device at another server."""
    other = place.person()
    other.http.cookies.update(person.http.cookies)
    return other


def reader_with(place: Place, person: Person) -> Reader:
    """The same device, reading pages."""
    reader = Reader(place)
    reader.session = Session(person.http.cookies["imperial_miners"])
    reader.http.cookies.clear()
    reader.http.cookies.set("imperial_miners", reader.session.token)
    return reader


async def test_a_game_goes_on_with_its_cards(edited: Edited):
    async with running(edited.settings) as place:
        ann = place.person()
        game = await ann.begin(PERSON, BOT)
        for _ in range(4):
            await ann.play_on(game, [0], random.Random(1), 8)
            await place.service.bots.settle()
        before = await ann.get(f"/games/{game}")
        assert before["edition"] is None
        hand = await ann.get(f"/games/{game}/seats/0/view")
    edited.change()
    async with running(edited.settings) as place:
        ann = same(place, ann)
        after = await ann.get(f"/games/{game}")
        assert after["edition"] == f"1 ({before['pack_digest'][:8]})"
        assert after["pack_digest"] == before["pack_digest"]
        assert (await ann.get(f"/games/{game}/seats/0/view"))["view"]["seats"][0] == hand["view"]["seats"][0]
        old = await ann.get(f"/packs/small?digest={before['pack_digest']}")
        assert old["digest"] == before["pack_digest"] != (await ann.get("/packs/small"))["digest"]
        while not (await ann.get(f"/games/{game}"))["over"]:
            await ann.play_on(game, [0], random.Random(2))
            await place.service.bots.settle()
        record = Record.from_json(json.dumps(await ann.get(f"/games/{game}/record")))
        pack = await place.service.packs.edition("small", before["pack_digest"])
        assert record.replay(pack).is_over
        fresh = await ann.get(f"/games/{await ann.begin(PERSON)}")
        assert fresh["edition"] is None
        assert fresh["pack_digest"] != before["pack_digest"]


async def test_everything_that_looks_back_uses_the_cards_of_the_game(edited: Edited):
    async with running(edited.settings) as place:
        ann = place.person()
        game = await ann.begin(PERSON)
        await ann.play_on(game, [0], random.Random(1))
        digest = (await ann.get(f"/games/{game}"))["pack_digest"]
    edited.change()
    app = make_app(edited.settings, RandomThinker())
    async with app.router.lifespan_context(app):
        reader = reader_with(Place(app), ann)
        result = await reader.get(f"/table/{game}/result")
        assert digest[:8] in one(result, ".edition").get_text()
        for path in ("", "/seats", "/replay?at=9", "/review/1"):
            told = one(await reader.get(f"/table/{game}{path}"), ".edition").get_text()
            assert f"1 ({digest[:8]})" in told, path
        await reader.get(f"/table/{game}/1/log")
        record = (await reader.http.get(f"/table/{game}/record.json")).json()
        assert record["pack_digest"] == digest
        exported = await reader.http.get(f"/table/{game}/replay.html")
        assert exported.status_code == 200
        assert f"small ({digest[:8]}), rules-2, blake2b" in exported.text
        form = {"form_token": reader.session.form_token, "at": "12", "seat": "1", "level": "adept"}
        branched = await reader.http.post(f"/table/{game}/branch", data=form)
        assert branched.status_code == 303
        table = await reader.place.service.live.table(branched.headers["location"].split("/")[2])
        assert (table.pack.digest, table.edition) == (digest, f"1 ({digest[:8]})")
        files = {"record": ("game.json", json.dumps(record).encode(), "application/json")}
        brought = await reader.http.post("/replay", data={"form_token": reader.session.form_token}, files=files)
        assert brought.status_code == 303
        chosen = await reader.get(f"/ghosts?game={game}")
        assert f"1 ({digest[:8]})" in one(chosen, "main").get_text()
        beside = await same(reader.place, ann).post("/ghosts", {"records": [record]})
        assert (beside["pack_digest"], beside["edition"]) == (digest, f"1 ({digest[:8]})")
        image = str(one(await reader.get(f"/table/{table.id}/1"), "main").select("img")[0]["src"])
        assert digest[:12] in image
        assert (await reader.http.get(image)).status_code == 200


async def test_puzzles_are_played_with_the_cards_that_they_were_made_for(tmp_path: Path):
    newer = {**sources_of(load_pack("base"))}
    newer["boards.toml"] = newer["boards.toml"].replace("gain 3 vp", "gain 4 vp")
    for name, written in newer.items():
        (tmp_path / "base" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "base" / name).write_text(written, encoding="utf-8")
    app = make_app(replace(settings_for("", tmp_path / "data"), packs=(str(tmp_path / "base"),)), RandomThinker())
    async with app.router.lifespan_context(app):
        reader = Reader(Place(app))
        older, puzzle = load_pack("base").digest, few_puzzles().puzzles[0]
        assert reader.place.service.packs.main.digest != older
        for path in ("/puzzles", f"/puzzles/{puzzle.number}"):
            assert older[:8] in one(await reader.get(path), ".edition").get_text()
        tried = await reader.http.post(f"/api/v1/puzzles/{puzzle.number}/check", json={"line": list(puzzle.line)})
        assert tried.json()["solved"]


async def test_another_machine_has_the_edition_from_the_database(edited: Edited, tmp_path: Path):
    async with running(edited.settings) as place:
        ann = place.person()
        game = await ann.begin(PERSON)
        await ann.play_on(game, [0], random.Random(1), 20)
    edited.change()
    if not edited.settings.is_postgres:
        (tmp_path / "other").mkdir()
        shutil.copy(edited.settings.data_dir / "tables.sqlite3", tmp_path / "other")
    async with running(edited.elsewhere(tmp_path / "other")) as place:
        ann = same(place, ann)
        await ann.play_on(game, [0], random.Random(2))
        assert (await ann.get(f"/games/{game}"))["over"]


async def test_bots_think_with_the_cards_of_the_game(edited: Edited):
    async with running(edited.settings) as place:
        ann = place.person()
        game = await ann.begin(PERSON, {"kind": "bot", "level": "laborer"})
        await place.service.bots.settle()
    edited.change()
    app = make_app(edited.settings, with_pages=False)  # with real bots, in processes of their own
    async with app.router.lifespan_context(app):
        place = Place(app)
        ann = same(place, ann)
        for _ in range(6):
            await ann.play_on(game, [0], random.Random(3), 5)
            await place.service.bots.settle()
        assert (await ann.get(f"/games/{game}"))["round"] >= 1
        assert place.service.metrics.value("bot_failures_total") == 0


# --- Games that are closed


def make_stranger(settings: Settings, game: str, change: str) -> None:
    """Change what a game is made from, as if another version had written it."""
    url = settings.database_url.replace("+aiosqlite", "")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM packs"))
        connection.execute(text(f"UPDATE games SET {change} WHERE id = :game"), {"game": game})
    engine.dispose()


@pytest.mark.parametrize(
    ("change", "reason"),
    [(f"pack_digest = '{'0' * 64}'", "cards"), ("rules = 'rules-0'", "rules"), ("luck = 'dice'", "rules")],
)
async def test_a_game_without_its_cards_or_rules_is_closed_kindly(settings: Settings, change: str, reason: str):
    async with running(settings) as place:
        ann = place.person()
        game = await ann.begin(PERSON | {"name": "Ann"}, PERSON)
        over = await ann.begin(PERSON)
        await ann.play_on(over, [0], random.Random(1))
        await ann.play_on(game, [0, 1], random.Random(1), 70)
        await ann.post(f"/games/{game}/seats/0/chat", {"text": "Hello there"})
        kept = (await place.service.live.table(game)).game.record()
        finished = await ann.get(f"/games/{over}/record")
    for each in (game, over):
        make_stranger(settings, each, change)
    app = make_app(settings, RandomThinker())
    async with app.router.lifespan_context(app):
        place = Place(app)
        ann = same(place, ann)
        for path in ("", "/view", "/seats/0/view"):
            response = await ann.ask("GET", f"/games/{game}{path}")
            error = response.json()["error"]
            assert (response.status_code, error["code"], error["reason"]) == (409, "game-closed", reason)
            assert (await ann.http.get(error["record"])).status_code == 200
        record = await ann.get(f"/games/{game}/record")
        assert [tuple(move) for move in record["moves"]] == kept.moves
        assert record["seed"] == kept.seed
        ended = await ann.get(f"/games/{over}/record")
        assert ended["scores"] == finished["scores"]
        assert ended["state"]["round"] == 10
        assert [seat["vp"] + seat["carts"] for seat in ended["state"]["seats"]] == finished["scores"], "as it ended"
        assert record["state"]["entry"] == 64
        stood_there = record["state"]["seats"][0]
        cards = stood_there["mine"] + stood_there["hand"]
        assert len(cards) >= record["state"]["round"] - 1
        assert all(card.isdigit() for card in cards) == (reason == "cards"), "by id where the cards are known"
        log = await ann.get(f"/games/{game}/log")
        assert [entry["option"] for entry in log["entries"] if entry["kind"] == "choose"]
        mine = await ann.get("/games")
        assert (mine["games"], sorted(mine["closed"])) == ([], sorted([game, over]))
        reader = reader_with(place, ann)
        for language in LANGUAGES:
            page = await reader.get(f"/table/{game}", **{"accept-language": language})
            assert "Hello there" in page.get_text()
            assert len(page.select(".closed-log li")) == len(kept.moves)
            stood = one(page, ".closed-state").get_text()
            assert len(page.select(".closed-state li")) == 2
            card = names_of(load_pack("base"), language).name(cards[0]) if reason == "rules" else ""
            assert card in stood
        done = await reader.get(f"/table/{over}/result")
        assert str(finished["scores"][0]) in done.get_text()
        start = await reader.get("/")
        assert f"/closed/{game}" in [str(link["href"]) for link in start.select("a")]


async def test_a_log_that_the_rules_do_not_lead_to_closes_its_game_and_a_strange_snapshot_does_not(settings: Settings):
    async with running(settings) as place:
        ann = place.person()
        spoilt, other = await ann.begin(PERSON), await ann.begin(PERSON)
        for game in (spoilt, other):
            await ann.play_on(game, [0], random.Random(1), 70)
        view = await ann.get(f"/games/{other}/seats/0/view")
    engine = create_engine(settings.database_url.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        connection.execute(text("UPDATE snapshots SET state = '{}'"))
        connection.execute(
            text("UPDATE entries SET body = 'advance:20' WHERE game = :game AND seq = 5"), {"game": spoilt}
        )
    engine.dispose()
    app = make_app(settings, RandomThinker())
    async with app.router.lifespan_context(app):
        place = Place(app)
        ann = same(place, ann)
        assert await ann.get(f"/games/{other}/seats/0/view") == view
        response = await ann.ask("GET", f"/games/{spoilt}")
        assert (response.status_code, response.json()["error"]["reason"]) == (409, "answers")
        record = await ann.get(f"/games/{spoilt}/record")
        assert [0, "advance:20"] in record["moves"]
        assert (await ann.get("/games"))["closed"] == [spoilt]
        page = await reader_with(place, ann).get(f"/table/{spoilt}")
        assert "none that its rules allow" in page.get_text()


@pytest.mark.parametrize(
    "text", ["", "7", "{}", '{"game": 7}', '{"game": {"round": 1}}', '{"game": {"round": 1, "seats": [{"vp": 1}]}}']
)
def test_a_state_that_another_version_wrote_is_left_out(text: str):
    assert read_kept((64, text), load_pack("base")) is None


@pytest.mark.parametrize("sources", [{"pack.toml": "no"}, {"../pack.toml": "no"}])
async def test_a_spoilt_edition_closes_its_games_and_no_others(edited: Edited, sources: dict[str, str]):
    async with running(edited.settings) as place:
        ann = place.person()
        small, base = await ann.begin(PERSON), await ann.begin(PERSON, pack="base")
    edited.change()
    engine = create_engine(edited.settings.database_url.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        connection.execute(
            text("UPDATE packs SET sources = :sources WHERE pack = 'small'"), {"sources": json.dumps(sources)}
        )
    engine.dispose()
    async with running(edited.settings) as place:
        ann = same(place, ann)
        assert await ann.refused("GET", f"/games/{small}") == (409, "game-closed")
        assert (await ann.get(f"/games/{base}"))["id"] == base
