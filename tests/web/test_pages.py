"""Every page, fetched in this process and read as a browser would: words, forms, secrets, policy."""

import random

import httpx
import pytest
from bs4 import BeautifulSoup

from imperial_miners.engine.pack import ROUNDS
from imperial_miners.text import LANGUAGES, speaker_for
from tests.web.reading import Reader, one

pytestmark = pytest.mark.anyio
PAGES = ("/", "/cards", "/cards?q=coin&level=2&faction=scots&kind=card", "/cards/quicksand", "/cards/payday", "/rules")
THINGS = {
    "keep": ".deal input",
    "play": ".hand .in-hand:is(button, a)",
    "discard": ".hand .in-hand:is(button, a)",
    "place": ".ghost",
    "target": ".pick",
    "chain": ".pick, .plaque.is-option",
    "border": ".border button",
    "deck": ".pile button",
    "board": ".board h3 button",
    "advance": ".sp button",  # those of every board, where none is entered yet
    "faction": ".bubble button",
    "choice": ".bubble button",
    "effect": ".plaque.is-option, .plank button, .ev-fx button, .sp button",
}
"""Where the options of a kind stand beside the list of the prompt."""
NOWHERE = {"decline", "play:blind"}
"""Options that concern no thing on the table."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_in_every_language(reader: Reader, language: str) -> None:
    table = await reader.begin("pages", {"kind": "person"}, {"kind": "open"})
    for path in (
        *PAGES,
        "/about",
        "/offline",
        f"/table/{table.id}/1",
        f"/table/{table.id}/seats",
        f"/table/{table.id}/watch",
    ):
        page = await reader.get(path, **{"accept-language": language})
        assert page.html is not None
        assert page.html["lang"] == language
        assert len(page.select("h1")) == 1
        assert page.title is not None


@pytest.mark.parametrize("path", PAGES)
async def test_nothing_inline(reader: Reader, path: str) -> None:
    page = await reader.get(path)
    assert not page.select("[style], style, script:not([src]), [onclick], [onload]")
    assert all(str(each["src"]).startswith("/static/") for each in page.select("script"))


async def test_every_sheet_and_script_of_a_table_is_served(reader: Reader) -> None:
    table = await reader.begin("sheets")
    page = await reader.get(f"/table/{table.id}/1")
    linked = [str(each["href"]) for each in page.select("link")] + [str(each["src"]) for each in page.select("script")]
    kinds = {
        "css": "text/css",
        "js": "text/javascript",
        "svg": "image/svg+xml",
        "png": "image/png",
        "webmanifest": "application/json",
    }
    assert len(linked) > 8
    for address in linked:
        response = await reader.http.get(address)
        assert response.status_code == 200, address
        expected = kinds[address.rpartition(".")[2]]
        assert expected == "application/json" or response.headers["content-type"].startswith(expected), address


@pytest.mark.access("reader", "Every button has a name, and every id is given once.")
async def test_ids_are_given_once_and_buttons_have_names(reader: Reader) -> None:
    table = await reader.begin("ids")
    page = await reader.get(f"/table/{table.id}/1")
    ids = [str(each["id"]) for each in page.select("[id]")]
    assert sorted(set(ids)) == sorted(ids)
    for button in page.select("button, a"):
        assert button.get("aria-label") or button.get_text(strip=True), button


@pytest.mark.parametrize("seed", ["one"])
@pytest.mark.access("no script", "Every answer is a plain form.")
async def test_a_whole_game_by_plain_forms(reader: Reader, seed: str) -> None:
    table = await reader.begin(seed)
    rng, kinds = random.Random(seed), set()
    for _ in range(600):
        page = await reader.get(f"/table/{table.id}/1", only="answer")
        decision = table.game.decision(0)
        if decision is None:
            break
        keys = [option.key for option in decision.options]
        if decision.kind != "keep":
            offered = [str(offer["value"]) for offer in page.select(".opts .opt")]
            firsts = {key.split()[0] for key in offered}  # where an option only leads the way, its ends are offered
            assert firsts == set(keys) if decision.kind in ("chain", "advance") else sorted(offered) == sorted(keys)
        chosen = rng.choice(keys)
        if decision.kind == "play":  # lifted first: its places, or the choice to play it, are the answers
            page = await reader.get(f"/table/{table.id}/1?lift={chosen}", only="answer")
            assert table.game.decision(0).options == decision.options  # type: ignore[union-attr]
            chosen = rng.choice([str(offer["value"]) for offer in page.select(".opts .opt")])
            assert chosen.split()[0] in keys
        elif decision.kind != "keep":
            chosen = rng.choice(offered)
        kinds |= {key.partition(":")[0] for key in chosen.split()}
        response = await reader.answer(page, chosen)
        assert response.status_code == 303
    assert table.game.is_over
    assert {"keep", "play", "place", "effect"} <= kinds
    result = await reader.get(f"/table/{table.id}/result")
    score = table.game.outcome().standings[0].score
    assert one(result, ".total").get_text() == str(score)
    record = await reader.http.get(f"/table/{table.id}/record.json")
    assert record.json()["seed"] == seed


async def test_every_kind_of_question_has_its_buttons_on_the_table(reader: Reader) -> None:
    seen: set[tuple[str, str]] = set()
    for seed in range(12):
        table = await reader.begin(f"kinds {seed}")
        rng = random.Random(seed)
        while (decision := table.game.decision(0)) is not None:
            keys = [option.key for option in decision.options]
            asked = (decision.kind, decision.word)
            lies_nowhere = decision.kind == "advance" and table.game.seats[0].board < 0  # not to advance at all
            if decision.kind in THINGS and decision.word != "effect" and asked not in seen and not lies_nowhere:
                seen.add(asked)
                page = await reader.get(f"/table/{table.id}/1")
                on_things = {str(offer["value"]).split()[0] for offer in page.select(THINGS[decision.kind])}
                assert on_things >= set(keys) - NOWHERE, asked
                assert on_things <= set(keys), asked
            near = [key for key in keys if not key.startswith("place:1") or abs(int(key.split(":")[2])) < 5]
            wanted = [key for key in near or keys if key != "decline"]
            key = rng.choice(wanted or keys)
            await reader.place.service.answers.decide(reader.session, table.id, 0, table.state.numbers[0], key)
        if {kind for kind, _ in seen} == set(THINGS):
            break
    assert {kind for kind, _ in seen} == set(THINGS)


async def test_an_event_with_alternatives_reads_as_one(reader: Reader) -> None:
    table = await reader.begin("alternatives")
    speaker, seen = speaker_for(table.pack, "en"), set[int]()
    while (decision := table.game.decision(0)) is not None:
        number = table.game.view(0).event
        if number >= 0 and number not in seen:
            seen.add(number)
            page = await reader.get(f"/table/{table.id}/1", only="sheet-event", **{"accept-language": "en"})
            told = [" ".join(item.find_all(string=True)) for item in page.select(".ev-fx li :is(span, button)")]
            assert [text.lstrip("0123456789 ") for text in told] == speaker.event_effects(number)
            assert [each.get_text() for each in page.select(".ev-fx .or")] == ["or"] * (
                len(table.pack.events[number].effects) - 1
            )
        key = decision.options[-1].key
        await reader.place.service.answers.decide(reader.session, table.id, 0, table.state.numbers[0], key)
    assert len(seen) == ROUNDS


@pytest.mark.parametrize(
    ("id", "ors"), [("controlled_tremor", 1), ("quicksand", 1), ("payday", 0), ("hiring_day", 0), ("great_winch", 0)]
)
async def test_what_is_chosen_from_is_told_with_or(reader: Reader, id: str, ors: int) -> None:
    page = await reader.get(f"/cards/{id}", **{"accept-language": "en"})
    assert [each.get_text() for each in page.select(".texts .or")] == ["or"] * ors


async def test_a_page_tells_nothing_that_the_seat_may_not_know(reader: Reader) -> None:
    table = await reader.begin("secrets", {"kind": "person"}, {"kind": "bot"})
    rng = random.Random(5)
    for _ in range(30):
        await reader.place.service.bots.settle()  # or the page could be of a later moment
        game = table.game
        page = (await reader.http.get(f"/table/{table.id}/1")).text
        hidden = {game.pack.cards[card].id for card in game.seats[1].hand}
        known = {game.pack.cards[card].id for seat in game.seats for card in seat.cards}
        known |= {game.pack.cards[card].id for pile in game.view(0).piles for card in pile}
        known |= {game.pack.cards[card].id for card in game.seats[0].hand}
        known |= {game.pack.cards[seat.chosen].id for seat in game.view(0).seats if seat.chosen >= 0}
        known |= {game.pack.cards[card].id for seat in game.view(0).seats for card in seat.known}
        for card in hidden - known:
            assert f"/{card}.svg" not in page
            assert f":{card}" not in page
        if (decision := game.decision(0)) is not None:
            key = rng.choice(decision.options).key
            await reader.place.service.answers.decide(reader.session, table.id, 0, table.state.numbers[0], key)


async def test_a_stale_form_changes_nothing_and_says_why(reader: Reader) -> None:
    table = await reader.begin("stale")
    page = await reader.get(f"/table/{table.id}/1")
    keys = [str(offer["value"]) for offer in page.select(".opt, .deal input")]
    await reader.answer(page, keys[0])
    again = await reader.answer(page, keys[1])
    assert again.status_code == 409
    assert BeautifulSoup(again.text, "html.parser").select(".trouble")
    assert table.state.numbers == (1,)


async def test_a_form_without_its_token_is_refused(reader: Reader) -> None:
    table = await reader.begin("token")
    for path in (f"/table/{table.id}/1/answer", f"/table/{table.id}/1/undo", "/play", "/device"):
        data = {"form_token": "wrong", "number": "0", "option": "keep:quicksand", "kind": "solo", "code": "ABCD2345"}
        assert (await reader.http.post(path, data=data)).status_code == 403
    assert table.state.numbers == (0,)


async def test_a_seat_of_another_device_is_refused_as_a_page(reader: Reader) -> None:
    table = await reader.begin("foreign")
    stranger = httpx.AsyncClient(transport=httpx.ASGITransport(reader.place.app), base_url="http://localhost")
    response = await stranger.get(f"/table/{table.id}/1", headers={"accept-language": "de"})
    assert response.status_code == 403
    assert "<h1>" in response.text
    watching = await stranger.get(f"/table/{table.id}", follow_redirects=True)
    assert watching.url.path.endswith("/watch")


async def test_settings_are_remembered_and_lead_back_here_only(reader: Reader) -> None:
    answer = await reader.http.post("/settings", data={"language": "uk", "theme": "night", "back": "/rules"})
    assert answer.headers["location"] == "/rules"
    page = await reader.get("/")
    assert page.html is not None
    assert page.html["lang"] == "uk"
    assert "night" in page.html["class"]
    for back in ("//evil.example", "https://evil.example", "/\\evil.example"):
        answer = await reader.http.post("/settings", data={"back": back})
        assert answer.headers["location"] == "/"


async def test_images_may_be_kept_and_static_files_too(reader: Reader) -> None:
    page = await reader.get("/cards")
    image = await reader.http.get(str(page.select(".gallery img")[0]["src"]))
    sheet = await reader.http.get(str(page.select("link[rel=stylesheet]")[0]["href"]))
    assert image.headers["content-type"] == "image/svg+xml"
    assert "immutable" in image.headers["cache-control"]
    assert "immutable" in sheet.headers["cache-control"]


async def test_search_and_filters(reader: Reader) -> None:
    everything = len((await reader.get("/cards")).select(".gallery li"))
    level4 = (await reader.get("/cards?level=4")).select(".gallery li")
    none = (await reader.get("/cards?q=xyzzy")).select(".gallery li")
    assert everything > len(level4) > len(none) == 0
    assert (await reader.get("/cards?q=heart")).select('a[href="/cards/deep_heart"]')


async def test_the_stream_sends_parts_that_have_ids(reader: Reader) -> None:
    table = await reader.begin("stream")
    parts = await reader.get(f"/table/{table.id}/1", **{"x-table": "1"})
    names = [each.get("id") for each in parts.find_all(recursive=False)]
    assert {"top", "plan", "overlay", "answer", "hand", "purse", "dock"} <= set(names)
    assert not parts.select("html, head, body, .land")


async def test_another_mine_is_looked_at_and_the_question_stays(reader: Reader) -> None:
    table = await reader.begin("looking", {"kind": "person"}, {"kind": "bot"})
    own = await reader.get(f"/table/{table.id}/1")
    link = str(one(own, "a.peek-at")["href"])
    other = await reader.get(link)
    heading = one(other, "#h-mine").get_text()
    assert heading != one(own, "#h-mine").get_text()
    assert one(own, ".player:not(.is-me) strong").get_text() in heading
    assert len(other.select(".opt, .deal input")) == len(own.select(".opt, .deal input"))
    assert other.select(f'.visit a[href="/table/{table.id}/1"]')
