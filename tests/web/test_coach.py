"""Help at the table: hints that need everybody's consent, why and why not without secrets, the guided first game."""

import re
from collections.abc import AsyncIterator

import pytest
from bs4 import BeautifulSoup

from imperial_miners.bots import Reason
from imperial_miners.engine.game import Game
from imperial_miners.review.lessons.guiding import guided
from imperial_miners.review.lessons.lessons import LESSONS
from imperial_miners.text import LANGUAGES
from imperial_miners.web.app import make_app
from imperial_miners.web.settings import Settings
from imperial_miners.web.tables.bots import RandomThinker, glance
from tests.web.reading import Reader, one
from tests.web.tables import BOT, OPEN, PERSON, Place

pytestmark = pytest.mark.anyio


class Quick(RandomThinker):
    """Plays at random, but gives advice with reasons."""

    async def advise(self, key: str, pack: str, game: Game, seat: int) -> Reason:
        return glance(game, seat)


@pytest.fixture
async def reader(sqlite_settings: Settings, anyio_backend: str) -> AsyncIterator[Reader]:
    app = make_app(sqlite_settings, Quick())
    async with app.router.lifespan_context(app):
        yield Reader(Place(app))


async def press(reader: Reader, page: BeautifulSoup, selector: str) -> BeautifulSoup:
    """Press a button of the page that belongs to the prompt's form; where that leads."""
    button, form = one(page, selector), one(page, "#answer")
    data = {str(field["name"]): str(field["value"]) for field in form.select("input[type=hidden]")}
    data |= {str(button["name"]): str(button["value"])} if button.get("name") else {}
    response = await reader.http.post(str(button["formaction"]), data=data, follow_redirects=True)
    assert response.status_code == 200, response.text[:300]
    return BeautifulSoup(response.text, "html.parser")


# --- Hints


async def test_a_hint_is_a_ladder_without_script(reader: Reader) -> None:
    table = await reader.begin("ladder", variant="first-game")
    page = await press(reader, await reader.get(f"/table/{table.id}/1"), ".t-hint")
    assert one(page, "#coach .hinting .news").get_text().startswith("Look at ")
    assert not page.select("#coach ol, .opt.is-hinted")
    page = await press(reader, page, "#more-hint")
    line = [step.get_text() for step in page.select("#coach ol li")]
    hinted = one(page, ".opt.is-hinted")
    assert line
    assert str(hinted["value"]) in {option.key for option in table.game.decision(0).options}  # type: ignore[union-attr]
    page = await press(reader, page, "#more-hint")
    assert [step.get_text() for step in page.select("#coach ol li")] == line, "all steps tell of the same advice"
    assert "This is an estimate" in one(page, "#coach .why-lines").get_text()
    assert not page.select("#more-hint")


async def test_hints_among_people_need_the_consent_of_all(small_place: Place) -> None:
    ann, bo = small_place.person(), small_place.person()
    game = await ann.begin(PERSON, OPEN, BOT)
    assert await ann.refused("GET", f"/games/{game}/seats/0/hint") == (403, "hints-off"), "somebody may still come"
    await bo.join(ann, game, 1)
    assert (await ann.ask("PUT", f"/games/{game}/seats/0/hints")).status_code == 204
    assert await ann.refused("GET", f"/games/{game}/seats/0/hint") == (403, "hints-off")
    assert await ann.refused("PUT", f"/games/{game}/seats/1/hints") == (403, "not-your-seat")
    assert (await bo.ask("PUT", f"/games/{game}/seats/1/hints")).status_code == 204
    assert (await ann.get(f"/games/{game}/seats/0/hint"))["option"]
    small_place.service.live.tables.clear()
    assert (await bo.get(f"/games/{game}/seats/1/hint"))["option"], "the consent is kept"
    assert (await bo.ask("DELETE", f"/games/{game}/seats/1/hints")).status_code == 204
    assert await ann.refused("GET", f"/games/{game}/seats/0/hint") == (403, "hints-off")
    wishes = [one for one in (await ann.get(f"/games/{game}/log?seat=0"))["entries"] if one["kind"] == "wish"]
    assert [(one["seat"], one["wish"]) for one in wishes] == [(0, "+hints"), (1, "+hints"), (1, "-hints")]


async def test_whoever_takes_a_seat_has_agreed_to_nothing(small_place: Place) -> None:
    ann, bo, cy = small_place.person(), small_place.person(), small_place.person()
    game = await ann.begin(PERSON, OPEN)
    await bo.join(ann, game, 1)
    for person, seat in ((ann, 0), (bo, 1)):
        await person.ask("PUT", f"/games/{game}/seats/{seat}/hints")
    code = (await bo.post(f"/games/{game}/code"))["code"]
    await cy.post("/codes", {"code": code})
    assert await ann.refused("GET", f"/games/{game}/seats/0/hint") == (403, "hints-off")


async def test_the_table_says_who_has_still_to_agree(reader: Reader) -> None:
    table = await reader.begin("two", {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"})
    page = await press(reader, await reader.get(f"/table/{table.id}/1"), ".t-hint")
    assert "Still to agree: Ann, Bo." in one(page, "#coach .agreeing").get_text()
    page = await press(reader, page, "#coach [value='+hints']")
    await reader.place.service.seating.wish(reader.session, table.id, 1, "+hints")
    page = await press(reader, await reader.get(f"/table/{table.id}/1"), ".t-hint")
    assert one(page, "#coach .hinting .news").get_text().startswith("Look at ")
    assert one(page, "#coach [value='-hints']")


# --- Why, and why not


@pytest.mark.parametrize("language", LANGUAGES)
async def test_why_not_is_told_with_the_rule(reader: Reader, language: str) -> None:
    table = await reader.begin("first game", variant="first-game")
    while table.game.decision(0).kind != "play":  # type: ignore[union-attr]
        option = table.game.decision(0).options[0].key  # type: ignore[union-attr]
        await reader.place.service.answers.decide(reader.session, table.id, 0, table.state.numbers[0], option)
    page = await reader.get(f"/table/{table.id}/1", **{"accept-language": language})
    notes = page.select("a.note.look-at")
    assert notes
    told = await reader.get(str(notes[0]["href"]), **{"accept-language": language})
    assert re.search(r"\bR5\.[14]: ", one(told, ".helping .rule").get_text().replace("\u00a0", ""))
    part = await reader.get(str(notes[0]["href"]), **{"accept-language": language, "x-table": "1"})
    assert one(part, "article.helping [data-close]")
    every = await reader.get(f"/table/{table.id}/1/why-not", **{"accept-language": language})
    assert len(every.select(".helping section")) == len(notes) + (0 if table.game.can_undo(0) else 1)


async def test_why_speaks_of_no_card_in_a_hand(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await reader.begin("why", {"kind": "person"}, {"kind": "bot", "level": "digger"}, variant="first-game")
    service = reader.place.service
    while table.game.round < 4:
        if (decision := table.game.decision(0)) is not None:
            key = decision.options[0].key
            await service.answers.decide(reader.session, table.id, 0, table.state.numbers[0], key)
        await service.bots.settle()
        table = await service.live.table(table.id)
    page = await reader.get(f"/table/{table.id}/1")
    links = page.select(".player .why[href*='/why/']")
    assert [str(link["href"]) for link in links] == [f"/table/{table.id}/why/2"]
    shown = await reader.get(f"/table/{table.id}/why/2")
    words = one(shown, "article.helping").get_text()
    assert "brought" in words
    assert "Hands stay hidden" in words
    reader_names = {table.pack.cards[card].id for card in table.game.seats[1].cards}
    hidden = {table.pack.cards[card].id for card in table.game.seats[1].hand} - reader_names
    texts = await reader.get("/cards?kind=card")
    names = {
        str(link["href"]).rpartition("/")[2]: link.get_text(strip=True) for link in texts.select("a[href^='/cards/']")
    }
    assert hidden
    assert [id for id in hidden if names.get(id) and names[id] in words] == []
    earlier = await reader.get(f"/table/{table.id}/why/2?round=1")
    assert "Round 1" in one(earlier, ".helping .lead").get_text()
    monkeypatch.delattr(type(service.bots), "judge")  # what was thought about once is known
    monkeypatch.delattr("imperial_miners.web.tables.looking_back.Replay")
    assert words == one(await reader.get(f"/table/{table.id}/why/2"), "article.helping").get_text()
    assert (await reader.http.get(f"/table/{table.id}/why/1")).status_code == 409, "a person owes no reasons"


# --- The guided first game


async def learn(reader: Reader) -> BeautifulSoup:
    """Press the button of the start page."""
    token = one(await reader.get("/"), ".learn [name=form_token]")["value"]
    response = await reader.http.post("/learn", data={"form_token": str(token)}, follow_redirects=True)
    assert response.status_code == 200
    return BeautifulSoup(response.text, "html.parser")


async def test_the_guided_game_is_begun_left_resumed_skipped_and_shown_again(reader: Reader) -> None:
    page = await learn(reader)
    news = [line.get_text() for line in page.select("#coach .news li")]
    assert any("ten rounds" in line for line in news)
    assert "Your goal" in one(page, "#coach .purpose").get_text()
    (table,) = await reader.place.service.games.of(reader.session)
    assert (table.origin.seed, table.origin.variant) == (guided().seed, "first-game")
    met = 0
    for _ in range(9):
        option = str(page.select(".opts .opt, .deal input")[0]["value"])
        await reader.answer(page, option)
        page = await reader.get(f"/table/{table.id}/1")
        now = int(re.search(r"(\d+) of", one(page, "#coach .met summary").get_text()).group(1))  # type: ignore[union-attr]
        assert now >= met
        assert now <= len(LESSONS)
        met = now
    assert met >= 4
    assert not page.select("#coach .purpose"), "said until the first card lies"
    reader.place.service.live.tables.clear()
    again = await learn(reader)
    assert one(again, "#coach .met summary").get_text() == one(page, "#coach .met summary").get_text()
    assert len(await reader.place.service.games.of(reader.session)) == 1, "left and resumed, not begun anew"
    quiet = await press(reader, again, "#coach [value='+quiet']")
    assert one(quiet, "#coach").get_text(strip=True).startswith("The lessons are off.")
    assert not re.search(r"points-", str(one(quiet, "#coach")["class"]))
    back = await press(reader, quiet, "#coach [value='-quiet']")
    assert one(back, "#coach .met")


async def test_the_end_of_the_guided_game_leads_on(reader: Reader) -> None:
    await learn(reader)
    (table,) = await reader.place.service.games.of(reader.session)
    while (decision := table.game.decision(0)) is not None:
        key = decision.options[0].key
        await reader.place.service.answers.decide(reader.session, table.id, 0, table.state.numbers[0], key)
    page = await reader.get(f"/table/{table.id}/result")
    fields = {str(field["name"]): str(field.get("value", "")) for field in one(page, ".reward form").select("input")}
    begun = await reader.http.post("/play", data=fields)
    assert begun.status_code == 303
    kinds = [chair.kind for each in await reader.place.service.games.of(reader.session) for chair in each.state.chairs]
    assert sorted(kinds) == ["bot", "person", "person"]


async def test_other_games_have_no_lessons(reader: Reader) -> None:
    table = await reader.begin(guided().seed, variant="first-game")
    page = await reader.get(f"/table/{table.id}/1")
    assert one(page, "#coach").has_attr("hidden")
    assert (await reader.http.post(f"/table/{table.id}/1/wish", data={"wish": "+guide"})).status_code in (403, 422)


async def test_every_lesson_points_at_something_on_the_page(reader: Reader) -> None:
    sheet = (await reader.http.get(str(one(await learn(reader), "link[href$='coach.css']")["href"]))).text
    for lesson in LESSONS:
        assert f"[data-points~={lesson.point}]" in sheet
