"""Writes a data folder as this version leaves it: `python -m tests.upgrade.writing FOLDER`, run before a release.

The folder is kept as a fixture, and later versions open it and play on: a game alone with an undo in it, a game of two
with a bot and a chat line, one with the small pack, a finished game with a review and a branch, the game of a day, a
game beside ghosts, and the games of a terminal. `seen.json` says who held what, and how each game stood.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import sqlite3
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from imperial_miners import Game, load_pack
from imperial_miners.engine.search.playout import playout
from imperial_miners.review.judging.prospect import Effort
from imperial_miners.terminal.keeping import keep
from imperial_miners.terminal.local_game import LocalGame
from imperial_miners.web.app import make_app
from imperial_miners.web.settings import FILE_NAME
from imperial_miners.web.tables.bots import RandomThinker
from tests.web.dealing import WorkerHere, quick
from tests.web.reading import Reader
from tests.web.tables import BOT, OPEN, PERSON, Place, settings_for

QUICK = Effort(nodes=300, exact=600, glance=30, candidates=4, sifting=1, picking=1, measuring=2, redeals=2)
DUMP, SEEN = "tables.sql.xz", "seen.json"


async def play_at(place: Place, seen: dict[str, Any]) -> None:
    """Everything that is done at the server's tables; `seen` is told who holds what and how each game stands."""
    ann, bea, rng = place.person(), place.person(), random.Random(18)
    games: dict[str, str] = {}
    games["alone"] = await ann.begin(PERSON)
    await ann.play_on(games["alone"], [0], rng, 75)
    await undo(ann, games["alone"])
    games["two"] = await ann.begin(PERSON | {"name": "Ann"}, OPEN, BOT, decks="duplicate", language="de")
    await bea.join(ann, games["two"], 1, "Bea")
    for _ in range(12):
        await ann.play_on(games["two"], [0], rng, 4)
        await bea.play_on(games["two"], [1], rng, 4)
        await place.service.bots.settle()
    await bea.post(f"/games/{games['two']}/seats/1/chat", {"text": "Glück auf!"})
    games["small"] = await ann.begin(PERSON, pack="small", variant="first-game")
    await ann.play_on(games["small"], [0], rng, 20)
    games["finished"] = await ann.begin(PERSON, PERSON)
    await ann.play_on(games["finished"], [0, 1], rng)
    day = place.service.days.today().isoformat()
    games["daily"] = (await ann.post(f"/daily/{day}/game"))["id"]
    await ann.play_on(games["daily"], [0], rng)
    await ann.get("/daily")
    games["beside"] = (await bea.post("/ghosts", {"levels": ["digger", "adept"]}))["id"]
    await bea.play_on(games["beside"], [0], rng, 30)
    await place.service.runs.settle()
    reader = Reader(place)
    answer = await reader.http.post(
        f"/table/{games['finished']}/branch",
        data={"form_token": reader.session.form_token, "at": "90", "seat": "1", "level": "adept"},
    )
    games["branch"] = answer.headers["location"].split("/")[2]
    await place.service.bots.settle()
    reviews = place.service.looking_back.reviews
    reviews.effort = QUICK
    await reviews.want(games["finished"], 0)
    assert reviews.task is not None
    await reviews.task
    seen |= {"day": day, "games": {name: told_of(await place.service.live.table(id)) for name, id in games.items()}}
    seen["devices"] = {
        "ann": ann.http.cookies["imperial_miners"],
        "bea": bea.http.cookies["imperial_miners"],
        "reader": reader.session.token,
    }


async def undo(person: Any, game: str) -> None:
    """Take back a seat's last answer; if it cannot be, answer on until one can be."""
    while True:
        asked = await person.question(game)
        response = await person.ask("POST", f"/games/{game}/seats/0/undo", json={"number": asked["number"]})
        if response.status_code == 200:
            return
        await person.choose(game)


def told_of(table: Any) -> dict[str, Any]:
    """How a game stands."""
    record = json.loads(table.game.record().to_json())
    return {"id": table.id, "seq": table.state.seq, "numbers": list(table.state.numbers), "record": record}


def play_in_terminal(folder: Path) -> None:
    """A running and a finished game of a terminal."""
    pack = load_pack("base")
    running = LocalGame(Game.new(pack, 2, "kept 1"), [None, "greedy"])
    dice = random.Random(18)
    for _ in range(40):
        running.wait()
        seat = running.asked()
        assert seat is not None
        running.apply(seat, dice.choice(running.game.decision(seat).options).key)
    keep(folder / "games" / "running.json", running, "base", "uk")
    game = Game.new(pack, 1, "kept 2", "first-game")
    playout(game, 7)
    keep(folder / "games" / "finished.json", LocalGame(game, [None]), "base", "en")


async def write(folder: Path) -> None:
    """Write the whole folder."""
    seen: dict[str, Any] = {}
    with TemporaryDirectory() as home:
        app = make_app(settings_for("", Path(home)), RandomThinker())
        place = Place(app)
        place.service.runs.work, place.service.runs.worker = quick, WorkerHere()
        async with app.router.lifespan_context(app):
            await play_at(place, seen)
        with sqlite3.connect(Path(home) / FILE_NAME) as database:
            dump = "\n".join(database.iterdump()) + "\n"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / DUMP).write_bytes(lzma.compress(dump.encode(), preset=9))
    (folder / SEEN).write_text(json.dumps(seen, indent=1) + "\n")
    play_in_terminal(folder)


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
