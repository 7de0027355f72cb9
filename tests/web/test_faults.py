"""Faults: servers killed at any moment, two of them at one game, a database that goes away and comes back."""

import asyncio
import contextlib
import os
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import httpx
import psycopg
import pytest

from imperial_miners import Game
from imperial_miners.packs import load_pack
from imperial_miners.web.log.entry import CHOOSE
from imperial_miners.web.settings import Settings
from imperial_miners.web.store import log_store as store_module
from imperial_miners.web.store.log_store import Store
from tests.web.postgres import Postgres
from tests.web.processes import Player, server
from tests.web.tables import PERSON, is_illegal, running, settings_for

KILLS = int(os.environ.get("IMPERIAL_MINERS_KILLS", "10"))
OUTAGE = float(os.environ.get("IMPERIAL_MINERS_OUTAGE", "1"))
"""Seconds for which the database is away."""


def begin(http: httpx.Client, *seats: dict[str, str]) -> str:
    """A game of the small pack; its id."""
    promise = http.post("/api/v1/promises").raise_for_status().json()["promise"]
    wanted = {"promise": promise, "seats": seats, "pack": "small"}
    game: str = http.post("/api/v1/games", json=wanted).raise_for_status().json()["id"]
    return game


@pytest.mark.timeout(60 + 10 * KILLS)
def test_kill_at_random_moments_loses_and_doubles_no_answer(settings: Settings):
    rng = random.Random(KILLS)
    played: dict[str, list[Player]] = {}
    with server(settings.database, settings.data_dir) as process:
        http = httpx.Client(base_url=process.address, timeout=10)
        kills = 0
        while kills < KILLS:
            game = begin(http, PERSON, PERSON)
            players = played[game] = [Player(http, game, seat, random.Random(rng.random())) for seat in (0, 1)]
            while kills < KILLS and not http.get(f"/api/v1/games/{game}").json()["over"]:
                timer = threading.Timer(rng.random() * 0.3, process.process.kill)
                timer.start()
                play_until_dead(players)
                timer.join()
                process.kill()
                kills += 1
                process.start()
        for players in played.values():
            for player in players:
                player.step()
        http.close()
    assert sum(len(player.acknowledged) for players in played.values() for player in players) > KILLS
    for game, players in played.items():
        log = asyncio.run(stored_answers(settings, game))
        for player in players:
            assert [option for seat, option in log if seat == player.seat] == player.acknowledged


def play_until_dead(players: list[Player]) -> None:
    """Let both seats play at once until the server is gone."""

    def play(player: Player) -> None:
        try:
            while True:
                if not player.step():
                    time.sleep(0.005)
        except httpx.TransportError:
            pass

    with ThreadPoolExecutor(len(players)) as pool:
        list(pool.map(play, players))


async def stored_answers(settings: Settings, game: str) -> list[tuple[int, str]]:
    """The answers in the log of a game, in their order, each seat's numbers checked."""
    store = Store(settings)
    entries = [entry for entry in await store.entries(game, 0) if entry.kind == CHOOSE]
    await store.close()
    for seat in (0, 1):
        numbers = [entry.number for entry in entries if entry.seat == seat]
        assert numbers == list(range(len(numbers)))
    return [(entry.seat, entry.body) for entry in entries]


def is_of_an_emptied_deck(option: str, answer: httpx.Response) -> bool:
    """I5 Another seat's draw may empty a deck that was offered a moment ago: then the rules refuse the choice."""
    return is_illegal(answer) and option.startswith("deck:")


@pytest.mark.timeout(300)
def test_two_processes_take_answers_of_one_game_at_once(postgres: Postgres, tmp_path: Path):
    database = postgres.new_database()
    with server(database, tmp_path) as one, server(database, tmp_path) as two:
        cookies = httpx.Client(base_url=one.address)
        game = begin(cookies, PERSON, PERSON, PERSON)
        clients = [httpx.Client(base_url=each.address, timeout=20, cookies=cookies.cookies) for each in (one, two)]
        rng = random.Random(11)
        results: list[int] = []
        streams = [Follower(client, game) for client in clients]
        with ThreadPoolExecutor(8) as pool:
            while not clients[0].get(f"/api/v1/games/{game}").json()["over"]:
                jobs = []
                for seat in range(3):
                    view = clients[seat % 2].get(f"/api/v1/games/{game}/seats/{seat}/view").json()
                    if view["view"]["decision"]:
                        options = view["view"]["decision"]["options"]
                        for client in clients:  # both processes are asked at the same time, often for different things
                            data = {"number": view["number"], "option": rng.choice(options)}
                            path = f"/api/v1/games/{game}/seats/{seat}/decide"
                            jobs.append((data["option"], pool.submit(client.post, path, json=data)))
                answers = [(option, job.result()) for option, job in jobs]
                results += [
                    answer.status_code for option, answer in answers if not is_of_an_emptied_deck(option, answer)
                ]
        last = clients[0].get(f"/api/v1/games/{game}").json()["seq"]
        for follower in streams:
            assert follower.wait_for(last) == list(range(last + 1)), "each process tells the whole log, once"
        views = [client.get(f"/api/v1/games/{game}/seats/1/view").json() for client in clients]
        record = clients[1].get(f"/api/v1/games/{game}/record").text
        metrics = [client.get("/metrics").text for client in clients]
    assert views[0] == views[1]
    assert set(results) <= {200, 409}, "taken or too late"
    assert results.count(409) > 20, "the processes must have been in each other's way"
    assert all("conflicts_total" in text for text in metrics)
    assert Game.replay(record, load_pack(settings_for("", tmp_path).packs[1])).is_over


class Follower:
    """Follows a game's stream in a thread."""

    def __init__(self, client: httpx.Client, game: str) -> None:
        self.client = client
        self.path = f"/api/v1/games/{game}/stream?after=-1&seat=2"
        self.seen: list[int] = []
        threading.Thread(target=self.follow, daemon=True).start()

    def follow(self) -> None:
        with contextlib.suppress(httpx.TransportError), self.client.stream("GET", self.path, timeout=60) as response:
            for line in response.iter_lines():
                if line.startswith("id: "):
                    self.seen.append(int(line[4:]))

    def wait_for(self, seq: int) -> list[int]:
        end = time.monotonic() + 10
        while (not self.seen or self.seen[-1] < seq) and time.monotonic() < end:
            time.sleep(0.01)
        return self.seen


@pytest.mark.anyio
async def test_a_database_that_goes_away_gives_clear_errors_and_comes_back(tmp_path: Path):
    own = Postgres()
    own.start()
    try:
        async with running(settings_for(own.new_database(), tmp_path)) as place:
            ann = place.person()
            game = await ann.begin()
            path = f"/games/{game}/seats/0/decide"
            data = {"number": 0, "option": (await ann.question(game))["decision"]["options"][0]}
            wanted = await ann.promised({"seats": [PERSON]})
            async with ann.stream(f"/games/{game}/stream") as stream:
                await stream.opened()
                own.stop()
                end = time.monotonic() + OUTAGE
                while time.monotonic() < end:
                    answer = await ann.ask("POST", path, json=data)
                    assert answer.status_code == 503
                    assert answer.json()["error"]["code"] == "database-away"
                    assert "retry-after" in answer.headers
                    assert (await ann.http.get("/healthz")).status_code == 503
                    assert await ann.refused("POST", "/games", wanted) == (503, "database-away")
                    await asyncio.sleep(0.1)
                own.start()
                done = await ann.post(path, data)
                assert (done["number"], done["repeated"]) == (1, False)
                assert (await ann.http.get("/healthz")).status_code == 200
                events = await stream.until(lambda events: len(events) == 1)
                assert events[0]["kind"] == "choose"
    finally:
        own.remove()


@pytest.mark.anyio
async def test_a_database_that_does_not_answer_is_not_waited_for(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(store_module, "PATIENCE", 0.5)
    database = postgres.new_database()
    async with running(settings_for(database, tmp_path)) as place:
        ann = place.person()
        game = await ann.begin()
        option = (await ann.question(game))["decision"]["options"][0]
        data = {"number": 0, "option": option}
        async with await psycopg.AsyncConnection.connect(database) as other:
            await other.execute("LOCK TABLE entries")
            began = time.monotonic()
            assert await ann.refused("POST", f"/games/{game}/seats/0/decide", data) == (503, "database-away")
            assert time.monotonic() - began < 5
        assert (await ann.post(f"/games/{game}/seats/0/decide", data))["number"] == 1


@pytest.mark.anyio
async def test_tables_that_nobody_uses_are_let_go_and_found_again(sqlite_settings: Settings):
    limits = replace(sqlite_settings.limits, tables=3)
    async with running(replace(sqlite_settings, limits=limits)) as place:
        ann = place.person()
        games = [await ann.begin() for _ in range(6)]
        assert len(place.service.live.tables) == 3
        for game in games:
            await ann.choose(game)
        assert len(place.service.live.tables) == 3
