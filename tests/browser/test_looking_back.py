"""Looking back in a real browser: a replay by keys, a branch, a review with its progress, records, and the one file."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from imperial_miners.review import Replay, review_game
from imperial_miners.review.judging.prospect import Effort
from imperial_miners.review.judging.review import Review
from imperial_miners.review.replay import instead
from imperial_miners.web.log.entry import plain_chairs
from imperial_miners.web.pages.export import export_html
from imperial_miners.web.scene.review import see_review
from imperial_miners.web.scene.words import reader_for
from tests.browser.conftest import Visitor
from tests.browser.playing import no_scrolling
from tests.browser.test_access import complaints
from tests.browser.test_marks import SIZES
from tests.review.games import random_record
from tests.web.threads import Server

COVERED = """() => {
  const box = element => element.getBoundingClientRect();
  const [bar, scene] = ['.player-bar', '#scene'].map(name => box(document.querySelector(name)));
  const isBeside = bar.left >= scene.right || bar.right <= scene.left;
  const found = bar.top >= scene.bottom || bar.bottom <= scene.top || isBeside ? [] : ['the mine'];
  for (const each of document.querySelectorAll('.player-bar :is(button, label, [type=range])')) {
    const { left, top, right, bottom } = box(each);
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (left < 0 || right > innerWidth || !each.contains(above)) found.push(each.outerHTML);
  }
  return found;
}"""
"""What the bar that plays a replay covers, and what of it cannot be pressed."""

QUICK = Effort(nodes=300, exact=600, glance=30, candidates=4, sifting=1, picking=1, measuring=2, redeals=2)


@pytest.fixture(scope="module")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game of two."""
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(random_record(2).to_json(), encoding="utf-8")
    return file


def bring(page: Page, file: Path) -> str:
    """Bring a record by the form of the start page; the address of its table."""
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("main form .go").click()
    page.wait_for_url("**/table/*/replay")
    return page.url.removesuffix("/replay")


def test_a_replay_by_keys(visitor: Visitor, record_file: Path) -> None:
    page = visitor(reduced_motion="reduce")
    bring(page, record_file)
    at, count = page.locator(".r-at"), len(Replay(random_record(2)))
    expect(at).to_contain_text(f"0 of {count}")
    for number in range(1, 6):
        page.keyboard.press("ArrowRight")
        expect(at).to_contain_text(f"{number} of {count}")
    page.keyboard.press("ArrowLeft")
    expect(at).to_contain_text(f"4 of {count}")
    page.keyboard.press("End")
    expect(at).to_contain_text(f"{count} of {count}")
    page.keyboard.press("Home")
    expect(at).to_contain_text(f"0 of {count}")
    page.keyboard.press("PageDown")
    expect(page.locator(".r-rounds [aria-current]")).to_have_text("1")
    page.go_back()
    expect(at).to_contain_text(f"0 of {count}")
    no_scrolling(page)


@pytest.mark.parametrize(("light", "size"), [("light", (1280, 800)), ("dark", (390, 844))])
def test_a_replay_is_accessible(visitor: Visitor, record_file: Path, light: str, size: tuple[int, int]) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = visitor(viewport=viewport, color_scheme=light, bypass_csp=True, reduced_motion="reduce")
    base = bring(page, record_file)
    page.goto(f"{base}/replay?at=60&view=1")
    no_scrolling(page)
    assert complaints(page) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(COVERED) == [], (width, height)
        no_scrolling(page)


def test_going_on_from_a_point(visitor: Visitor, record_file: Path) -> None:
    page = visitor(reduced_motion="reduce")
    base = bring(page, record_file)
    at = Replay(random_record(2)).start_of(5)
    page.goto(f"{base}/replay?at={at}")
    page.locator(".branching summary").click()
    page.locator(".branching form .go").click()
    page.wait_for_url(re.compile(r"/table/[^/]+/[12]$"))
    expect(page.locator("#answer:not(.is-idle) .opt").first).to_be_visible()
    expect(page.locator(".top .r-txt")).to_contain_text("5/10")


@pytest.fixture
def quick(server: Server) -> Iterator[None]:
    """Reviews that a test can wait for."""
    reviews = server.service.looking_back.reviews
    before, reviews.effort = reviews.effort, QUICK
    yield
    reviews.effort = before


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("light", "size"), [("light", (1280, 800)), ("dark", (390, 844))])
def test_a_review_from_the_end_of_a_game(
    visitor: Visitor, record_file: Path, light: str, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = visitor(viewport=viewport, color_scheme=light, bypass_csp=True, reduced_motion="reduce")
    base = bring(page, record_file)
    page.goto(f"{base}/result")
    page.locator(".look-back form .go").click()
    page.wait_for_url("**/review/*")
    expect(page.locator(".waiting-for progress, .tiles")).to_be_visible()
    expect(page.locator(".tiles")).to_be_visible(timeout=90_000)
    expect(page.locator(".turning > li")).to_have_count(3)
    page.locator(".tiles summary").first.click()
    expect(page.locator(".tiles details p").first).to_be_visible()
    assert complaints(page) == []
    page.locator(".turning .see").first.click()
    expect(page.locator(".r-at")).to_be_visible()


@pytest.mark.usefixtures("quick")
def test_a_server_that_is_away_for_a_moment_is_asked_again(server: Server, browser: Browser, tmp_path: Path) -> None:
    record = tmp_path / "unseen.json"  # of a game that no other test has had reviewed
    record.write_text(random_record(2, "unseen").to_json(), encoding="utf-8")
    context = browser.new_context(base_url=server.address, reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    base = bring(page, record)
    expect(page.locator("html.no-script")).to_have_count(0)
    context.set_offline(True)
    page.keyboard.press("ArrowRight")
    context.set_offline(False)
    page.keyboard.press("PageDown")
    expect(page.locator(".r-rounds [aria-current]")).to_have_text("1")
    calls: list[str] = []
    page.route("**/progress", lambda route: route.abort() if not calls and not calls.append("") else route.continue_())
    page.goto(f"{base}/review/2")
    page.locator("main form .go").click()
    expect(page.locator(".tiles")).to_be_visible(timeout=90_000)
    context.close()


def test_a_bad_record_is_refused_with_the_reason(server: Server, browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(random_record(1).to_json().replace('"scores"', '"wrong"'), encoding="utf-8")
    context = browser.new_context(base_url=server.address, locale="de", service_workers="block")
    page = context.new_page()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("main form .go").click()
    expect(page.get_by_role("alert")).to_contain_text("Punktzahlen")
    context.close()


def see_the_better_line(page: Page, replay: Replay, review: Review) -> None:
    """It plays by itself on the board, to its own end; a step by hand stops it, and the game as it was comes back."""
    better = next(
        each for turn in see_review(replay, review, reader_for(replay.pack, "fr")).turns for each in turn.better
    )
    page.locator(".better .see[href='#line=0']").evaluate("link => link.click()")
    other = instead(replay, better.at, 0, better.keys)
    expect(page.locator("#line")).to_be_visible()
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#count")).to_contain_text(f"Réponse {better.at + 1} sur {len(other)}")
    page.locator("[data-way=last]").click()
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#count")).to_contain_text(f"Réponse {len(other)} sur {len(other)}")
    page.locator(".peek").first.click()
    expect(page.locator("#plan .in-mine")).to_have_count(len(other.game(len(other)).seats[0].cards))
    page.locator("#line a").click()
    expect(page.locator("#line")).to_be_hidden()
    expect(page.locator("#count")).to_contain_text(f"Réponse {better.at} sur {len(replay)}")
    page.locator("#play").click()
    expect(page.locator("#count")).to_contain_text(f"Réponse {better.at + 1} sur {len(replay)}")
    page.locator("#play").click()


@pytest.mark.parametrize(("light", "size"), [("light", (1280, 800)), ("dark", (390, 844))])
def test_the_one_file_from_disk_without_a_network(
    browser: Browser, tmp_path: Path, light: str, size: tuple[int, int]
) -> None:
    replay = Replay(random_record(2))
    review = review_game(replay, 0, effort=QUICK)
    file = tmp_path / "game.html"
    file.write_text(export_html(replay, plain_chairs(2), [review], "fr"), encoding="utf-8")
    context = browser.new_context(
        offline=True, color_scheme=light, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce"
    )
    page = context.new_page()
    told: list[str] = []
    page.on("pageerror", lambda error: told.append(str(error)))
    page.on("console", lambda message: told.append(message.text) if message.type == "error" else None)
    page.on("requestfailed", lambda request: told.append(request.url))
    page.goto(file.as_uri())
    at = page.locator("#count")
    expect(at).to_contain_text(f"Réponse 0 sur {len(replay)}")
    page.locator("#replay").scroll_into_view_if_needed()
    page.locator("#replay").evaluate("element => element.scrollIntoView()")
    for number in range(1, 8):
        page.keyboard.press("ArrowRight")
        expect(at).to_contain_text(f"Réponse {number} sur")
    page.locator("[data-way=last]").click()
    cards = len(replay.game(len(replay)).seats[replay.steps[-1].seat].cards)
    expect(page.locator("#plan .in-mine")).to_have_count(cards)
    shown = page.locator("#plan image.room").first.evaluate("image => image.href.baseVal")
    assert shown.startswith("blob:")
    page.locator(".peek").nth(1).click()
    expect(page.locator(".player").nth(1)).to_have_class("player blue is-looked")
    page.locator(".turning .see").first.click()
    expect(page.locator("#replay")).to_be_in_viewport()
    see_the_better_line(page, replay, review)
    assert complaints(page) == []
    context.close()
    assert told == []
