"""Journeys in a real browser: a puzzle by keys and without script, the deal of the day, a game beside ghosts."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.test_access import complaints
from tests.web.dealing import hurry
from tests.web.puzzling import few_puzzles
from tests.web.threads import Server


@pytest.fixture(autouse=True)
def quick_server(server: Server) -> None:
    """Two puzzles, and bots that play their deals at once."""
    hurry(server.service)
    server.service.puzzle_book.puzzles = few_puzzles()


def finish(page: Page) -> None:
    """Play the game of this page to its end, as a program of the same device would, and look again."""
    found = re.search(r"/table/([\w-]{16})/1", page.url)
    assert found is not None
    seat = f"/api/v1/games/{found[1]}/seats/0"
    known = page.request.get(f"{seat}/view").json()
    number, decision = known["number"], known["view"]["decision"]
    while decision:
        answer = page.request.post(f"{seat}/decide", data={"number": number, "option": decision["options"][0]}).json()
        number, decision = answer["number"], answer["decision"]
    page.goto(f"/table/{found[1]}/result")


def test_a_puzzle_by_keys(visitor: Visitor) -> None:
    page = visitor("/")
    page.get_by_role("link", name=re.compile("Puzzles")).click()
    page.get_by_role("link", name=f"Puzzle {few_puzzles().first},").click()
    for key in few_puzzles().puzzles[0].line:
        option = page.locator(f'.opts .opt[value="{key}"]')
        option.focus()
        page.keyboard.press("Enter")
        page.wait_for_url(f"**{key}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Solved")
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator(".r-txt")).to_have_text(f"Puzzle {few_puzzles().puzzles[1].number}")
    expect(page.locator("html.no-script")).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("1")
    page.wait_for_url("**begin,*")
    expect(page.locator("html.no-script")).to_have_count(0)
    page.keyboard.press("u")
    page.wait_for_url("**begin")


def test_a_puzzle_without_script_on_a_phone(visitor: Visitor) -> None:
    page = visitor(f"/puzzles/{few_puzzles().first}", java_script_enabled=False, viewport={"width": 390, "height": 844})
    while page.locator("#answer").count():
        with page.expect_navigation():
            page.locator(".opts .opt").last.click()
    expect(page.locator(".side-of")).to_have_count(2)
    page.goto("/puzzles")
    expect(page.locator(".puzzle-grid .is-missed, .puzzle-grid .is-solved")).to_have_count(1)


def test_the_deal_of_the_day(visitor: Visitor) -> None:
    page = visitor("/")
    page.get_by_role("link", name=re.compile("Deal of the day")).click()
    page.get_by_label("Your name").first.fill("Ann")
    page.get_by_role("button", name="Play the deal of the day").click()
    expect(page.locator("#answer")).to_be_visible()
    finish(page)
    score = page.locator("#best").get_attribute("data-score")
    page.get_by_role("link", name=re.compile("Deal of the day")).click()
    expect(page.locator(".is-mine")).to_contain_text("Ann")
    expect(page.locator(".is-mine")).to_contain_text(str(score))
    expect(page.locator("#bots em")).to_have_count(0, timeout=20_000)
    expect(page.locator("#shared")).to_contain_text(f"{score} point")
    assert page.locator(".share img").evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    with page.expect_download() as saved:
        page.locator("#picture").click()
    assert saved.value.suggested_filename.endswith(".png")
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_game_beside_ones_own_run_and_a_bot(visitor: Visitor, tmp_path) -> None:
    page = visitor("/ghosts")
    page.get_by_role("checkbox", name="Underground King").uncheck()
    page.get_by_role("button", name="Play beside them").click()
    expect(page.locator(".ghostly, .ghosts-waiting")).not_to_have_count(0)
    finish(page)
    record = tmp_path / "friend.json"
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record").click()
    record.write_bytes(saved.value.path().read_bytes())
    assert json.loads(record.read_text())["decks"] == "duplicate"

    friend = visitor("/ghosts")
    friend.locator("[name=records]").set_input_files(record)
    friend.get_by_label("Name of your friend").fill("Bea")
    friend.get_by_role("checkbox", name="Adept Miner").uncheck()
    friend.get_by_role("button", name="Play beside them").click()
    expect(friend.locator(".player", has_text="Bea")).to_contain_text("recorded run")
    expect(friend.locator(".player", has_text="Bea").locator(".m-card")).to_have_count(0)
    friend.locator(".player", has_text="Bea").locator(".peek-at").click(position={"x": 20, "y": 12})
    expect(friend.locator("#h-mine")).to_have_text("Bea’s mine")
    finish(friend)
    expect(friend.locator(".ghost-scores li")).to_have_count(3)


@pytest.mark.parametrize(("light", "width"), [("light", 1280), ("dark", 390)])
def test_axe_finds_nothing(visitor: Visitor, light: str, width: int) -> None:
    device = {"viewport": {"width": width, "height": 844}, "color_scheme": light}
    page = visitor("/puzzles", bypass_csp=True, reduced_motion="reduce", **device)
    begin, line = f"/puzzles/{few_puzzles().first}/begin", ",".join(few_puzzles().puzzles[0].line)
    for path in ("/puzzles", begin, f"{begin},{line}", "/ghosts", "/daily", "/"):
        page.goto(path)
        assert complaints(page) == [], path
    page.goto("/daily")
    page.locator(".day-play .go").click()
    expect(page.locator("#answer")).to_be_visible()
    finish(page)
    page.goto("/daily")
    expect(page.locator("#shared")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("link", name="Play this deal beside this run").click()
    page.locator(".haunting .go").click()
    expect(page.locator(".ghostly").first).to_be_attached()
    assert complaints(page) == []
