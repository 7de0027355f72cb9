"""No page and no stream of parts tells its reader a card or an Event that the rules hide from them.

A whole game is played with a known seed; after each move a seat and a spectator open the next of all their pages, and
every byte, their streams' too, is searched for the ids and names of what lies in the other hand and in the decks.
"""

import contextlib
import random
import re
from collections.abc import AsyncIterator
from typing import Final

import pytest

from imperial_miners.web.app import make_app
from imperial_miners.web.http.dependencies import SESSION_COOKIE
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.state import Table
from imperial_miners.web.scene.words import reader_for
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.bots import RandomThinker
from imperial_miners.web.tables.requests import NewSeat, NewTable
from tests.web.tables import Person, Place, Stream
from tests.web.test_secrets import Reader, known_session, options_of, turned_up

pytestmark = pytest.mark.anyio
SEAT_PAGES = ("", "?look=2", "?plan=1", "/log", "/why-not")


class Opener(Reader):
    """Somebody who opens every page there is."""

    def __init__(self, place: Place, person: Person, table: Table, seat: int, language: str) -> None:
        self.base = f"/table/{table.id}/{seat + 1 if seat >= 0 else 'watch'}"
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        headers = {"host": "localhost", "cookie": cookies, "accept-language": language}
        stream = Stream(place.app, f"{self.base}/stream?after={table.state.seq}", headers)
        super().__init__(person, seat, stream)
        self.headers = {"accept-language": language}
        game = f"/table/{table.id}"
        own = [f"{self.base}{page}" for page in SEAT_PAGES] if seat >= 0 else [self.base, f"{self.base}/log"]
        self.pages = [*own, f"{game}/seats", f"{game}/result", f"{game}/record.json", f"{game}/why/2"]

    async def open(self, path: str) -> str:
        """A page, and its parts as a script gets them."""
        whole = await self.person.http.get(path, headers=self.headers, follow_redirects=True)
        parts = await self.person.http.get(path, headers=self.headers | {"x-table": "1"}, follow_redirects=True)
        return whole.text + parts.text

    async def heard(self, seq: int) -> str:
        """What the stream has brought since the last time, the parts of an entry among it."""
        mark = f"id: {seq}\n".encode()
        while mark not in self.stream.received[self.read :]:
            self.stream.grown.clear()
            await self.stream.grown.wait()
        fresh = self.stream.received[self.read :]
        self.read = len(self.stream.received)
        return fresh.decode()


def told(names: dict[str, str], text: str) -> set[str]:
    """The cards and Events that a text names: by their ids, as addresses and options have them, or by their names."""
    return {id for id in re.findall(r"[/:]([a-z_]+)", text) if id in names} | {id for id in names if names[id] in text}


@contextlib.asynccontextmanager
async def three_people(settings: Settings) -> AsyncIterator[tuple[Place, Person, Person, Person]]:
    """A server, two who will play there, and one who only watches."""
    app = make_app(settings, RandomThinker())
    async with app.router.lifespan_context(app):
        place = Place(app)
        ann, bob, eve = place.person(), place.person(), place.person()
        known_session(ann)
        known_session(eve)
        yield place, ann, bob, eve


async def begin_for_two(place: Place, ann: Person, bob: Person, seed: str) -> Table:
    """A game of the two, with a seed that is known."""
    wanted = NewTable(seats=[NewSeat(), NewSeat(kind="open")])
    table = await place.service.games.create(Session(ann.http.cookies[SESSION_COOKIE]), wanted, seed=seed)
    await bob.join(ann, table.id, 1)
    return table


@pytest.mark.parametrize("language", ["uk"])
async def test_no_page_tells_what_is_hidden(sqlite_settings: Settings, language: str) -> None:
    async with three_people(sqlite_settings) as (place, ann, bob, eve):
        table = await begin_for_two(place, ann, bob, "a secret seed")
        names = names_in(table, language)
        readers = [Opener(place, ann, table, 0, language), Opener(place, eve, table, -1, language)]
        # A name that the interface itself uses is no news.
        said = told(names, await readers[1].open(readers[1].base))
        rng, searched, number = random.Random(11), 0, 0
        while True:
            seat = rng.choice(table.game.awaiting())
            option = rng.choice(options_of(table.game, seat))
            shown = turned_up(table.game, seat, option)
            await (ann, bob)[seat].choose(table.id, seat, option)
            if table.game.is_over:
                break  # the end reveals everything, as it should
            for reader in readers:
                reader.seen |= shown
                reader.look(table.game)
                page = reader.pages[number % len(reader.pages)]
                text = await reader.open(page) + await reader.heard(table.state.seq)
                hidden = set(names) - reader.seen - said
                assert hidden & told(names, text) == set(), (page, table.state.seq)
                assert table.origin.seed not in text
                searched += len(text)
            number += 1
        assert hidden, "something was hidden to the end, or this test could not fail"
        assert searched > 10_000_000
        for reader in readers:
            await reader.stream.close()


def names_in(table: Table, language: str) -> dict[str, str]:
    """The names of everything in the box."""
    reader = reader_for(table.pack, language)
    ids = [card.id for card in table.pack.cards] + [event.id for event in table.pack.events]
    return {id: reader.name(id) for id in ids}


async def test_the_search_would_find_a_card(sqlite_settings: Settings) -> None:
    """The pages of the other seat do name its hand: what is hidden would be found."""
    app = make_app(sqlite_settings, RandomThinker())
    async with app.router.lifespan_context(app):
        place = Place(app)
        ann = place.person()
        table = await place.service.games.create(
            known_session(ann), NewTable(seats=[NewSeat(), NewSeat()]), seed="planted"
        )
        other, own = Opener(place, ann, table, 1, "en"), Opener(place, ann, table, 0, "en")
        own.look(table.game)
        text = await other.open(other.base)
        hand = {table.pack.cards[card].id for card in table.game.seats[1].hand} - own.seen
        assert hand
        assert hand <= told(names_in(table, "en"), text)
        for reader in (other, own):
            await reader.stream.close()


BOTH: Final = (
    "/table/{game}/receipts/1/coins",
    "/table/{game}/receipts/2/cards",
    "/table/{game}/seats",
    "/api/v1/games/{game}/log",
)
WATCHED: Final = ("/table/{game}/watch", "/table/{game}/watch/log", "/api/v1/games/{game}", "/api/v1/games/{game}/view")
OWN: Final = tuple(f"/table/{{game}}/1{page}" for page in SEAT_PAGES) + tuple(
    f"/api/v1/games/{{game}}/{each}" for each in ("record", "seats/0/view", "seats/0/decision", "seats/0/plan")
)


@pytest.mark.parametrize("phase", ["set-up", "play"])
async def test_every_byte_is_the_same_whatever_another_seat_has_chosen(sqlite_settings: Settings, phase: str) -> None:
    """Two games in which all is alike but the card that the other seat has chosen, and not shown."""
    async with three_people(sqlite_settings) as (place, ann, bob, eve):
        told = list[list[str]]()
        for choice in (0, -1):
            table = await begin_for_two(place, ann, bob, "whatever is chosen")
            dice = random.Random(5)
            while (table.game.round < 3 and phase == "play") or table.game.view(-1).phase != phase:
                seat = min(table.game.awaiting())
                await (ann, bob)[seat].choose(table.id, seat, dice.choice(options_of(table.game, seat)))
            await bob.choose(table.id, 1, options_of(table.game, 1)[choice])
            asked = [(ann, path) for path in (*OWN, *BOTH)] + [(eve, path) for path in (*WATCHED, *BOTH)]
            answers = [await each.http.get(path.format(game=table.id), follow_redirects=True) for each, path in asked]
            told.append([masked(answer.text, table.id) for answer in answers])
        for path, one, other in zip([*OWN, *BOTH, *WATCHED, *BOTH], *told, strict=True):
            assert one == other, path
        assert sum(map(len, told[0])) > 100_000


def masked(text: str, game: str) -> str:
    """A text without the name of its game and without times."""
    return re.sub(r"\b1[0-9]{12}\b", "TIME", text.replace(game, "GAME"))
