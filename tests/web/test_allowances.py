"""What a client may have at once: counted while it is had, refused in plain words beyond, and never for ever."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from imperial_miners.text import LANGUAGES
from imperial_miners.web.app import make_app
from imperial_miners.web.refusals import Refusal, message_of
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables import allowances
from imperial_miners.web.tables.allowances import CLIENT, Allowance
from imperial_miners.web.tables.bots import RandomThinker
from imperial_miners.web.tables.reviews import Reviews
from tests.web.tables import GENEROUS, PERSON, Person, running

pytestmark = pytest.mark.anyio
CODES = ("too-many-tables", "too-many-reviews", "too-many-plans", "too-many-uploads")


@pytest.fixture
def ann() -> Iterator[str]:
    """A client that asks for something."""
    token = CLIENT.set("ann")
    yield "ann"
    CLIENT.reset(token)


def limited(settings: Settings, **limits: int) -> Settings:
    return replace(settings, limits=replace(GENEROUS, **limits))


def test_a_client_has_so_much_and_no_more(ann: str):
    allowed = Allowance("too-many-plans", 2, 60)
    allowed.take("one")
    allowed.take("two")
    allowed.take("one")
    with pytest.raises(Refusal, match="too-many-plans"):
        allowed.take("three")
    CLIENT.set("bob")
    allowed.take("three")
    allowed.give_back("two")
    CLIENT.set(ann)
    allowed.take("four")
    assert (allowed.of(ann), allowed.of("bob")) == (2, 1)


def test_what_nothing_happens_to_counts_no_longer(ann: str, monkeypatch: pytest.MonkeyPatch):
    now = 1000.0
    monkeypatch.setattr(allowances.time, "monotonic", lambda: now)
    allowed = Allowance("too-many-tables", 2, 60)
    allowed.take("left alone")
    now += 30
    allowed.take("in use")
    with pytest.raises(Refusal) as refused:
        allowed.take("new")
    assert refused.value.details["retry_after"] == 30, "then the first is forgotten"
    now += 40
    allowed.touch("in use")
    allowed.take("new")
    assert list(allowed.held[ann]) == ["in use", "new"]


def test_the_server_itself_is_not_counted():
    allowed = Allowance("too-many-plans", 0, 60)
    allowed.take("anything")
    assert not allowed.held
    assert not allowed.whose


def test_what_is_had_while_something_lasts_is_given_back_if_it_fails(ann: str):
    allowed = Allowance("too-many-uploads", 1, float("inf"))

    def fail() -> None:
        with allowed.having("it"):
            assert allowed.of(ann) == 1
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert allowed.of(ann) == 0


def test_processes_count_together(ann: str):
    here, there = Allowance("too-many-tables", 3, 60), Allowance("too-many-tables", 3, 60)
    for number in range(2):
        here.take(f"here {number}")
    for client, count in here.news(True).items():
        there.heard("here", client, count)
    there.take("there")
    with pytest.raises(Refusal):
        there.take("one more")
    here.give_back("here 0")
    assert here.news(False) == {ann: 1}
    assert here.news(False) == {}
    there.heard("here", ann, 1)
    there.take("one more")
    there.gone("here")
    assert there.of(ann) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_said_in_a_sentence_of_its_own(language: str):
    assert len({message_of(Refusal(code), language) for code in CODES}) == len(CODES)


async def test_games_that_are_open_are_limited_until_one_is_over(sqlite_settings: Settings):
    async with running(limited(sqlite_settings, open_tables=2)) as place:
        person = place.person()
        first = await person.begin(PERSON, variant="first-game")
        await person.begin(PERSON)
        refused = await person.ask("POST", "/games", json=await person.promised({"seats": [PERSON]}))
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many-tables")
        assert int(refused.headers["retry-after"]) > 60
        place.service.live.open_tables.give_back(first)
        await person.begin(PERSON)


async def test_a_game_that_is_over_is_not_open(sqlite_settings: Settings):
    async with running(limited(sqlite_settings, open_tables=1)) as place:
        person = place.person()
        game = await person.begin(PERSON)
        assert game in place.service.live.open_tables.whose
        await play_to_the_end(person, game)
        assert not place.service.live.open_tables.whose
        await person.begin(PERSON)


async def play_to_the_end(person: Person, game: str) -> None:
    await person.play_on(game, [0], random.Random(1))


async def test_plans_are_limited_until_one_is_dropped(sqlite_settings: Settings):
    async with running(limited(sqlite_settings, plans=1)) as place:
        person = place.person()
        first, second = await person.begin(PERSON), await person.begin(PERSON)
        option = (await person.question(first))["decision"]["options"][0]
        await person.post(f"/games/{first}/seats/0/plan", {"option": option})
        wanted = {"option": (await person.question(second))["decision"]["options"][0]}
        assert await person.refused("POST", f"/games/{second}/seats/0/plan", wanted) == (429, "too-many-plans")
        await person.ask("DELETE", f"/games/{first}/seats/0/plan")
        await person.post(f"/games/{second}/seats/0/plan", wanted)


async def test_reviews_that_wait_are_limited(sqlite_settings: Settings, ann: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Reviews, "put", lambda self, game, seat: self.waiting.update({(game, seat): None}))
    async with running(limited(sqlite_settings, reviews=1)) as place:
        games = [await place.person().begin(PERSON) for _ in range(2)]
        reviews = place.service.looking_back.reviews
        await reviews.want(games[0], 0)
        await reviews.want(games[0], 0)
        with pytest.raises(Refusal, match="too-many-reviews"):
            await reviews.want(games[1], 0)
        assert await reviews.show(games[1], 0) is None, "nothing is owed"


async def test_a_page_says_when_to_come_again(sqlite_settings: Settings):
    app = make_app(limited(sqlite_settings, uploads=0), RandomThinker())
    async with app.router.lifespan_context(app):
        person = Person(app)
        home = await person.http.get("/replay", headers={"accept-language": "de"})
        token = home.text.partition('name="form_token" value="')[2].partition('"')[0]
        record = await record_of_a_game(person)
        answer = await person.http.post(
            "/replay", data={"form_token": token}, files={"record": record}, headers={"accept-language": "de"}
        )
        assert answer.status_code == 429
        assert answer.headers["retry-after"] == "5"
        assert message_of(Refusal("too-many-uploads"), "de") in answer.text


async def record_of_a_game(person: Person) -> bytes:
    game = await person.begin(PERSON)
    await play_to_the_end(person, game)
    return (await person.ask("GET", f"/games/{game}/record")).content
