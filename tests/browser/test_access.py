"""axe finds nothing to complain about on any main page, by day and by night."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import give_the_first, number_of, wait_for_next

PAGES = ["/", "/cards?level=4", "/cards/embassy", "/rules", "/about"]


def complaints(page: Page) -> list[str]:
    """What axe finds, in short."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['target']} {node['failureSummary'][:300]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_pages(visitor: Visitor, path: str, light: str) -> None:
    page = visitor(path, color_scheme=light, bypass_csp=True, reduced_motion="reduce")
    assert complaints(page) == []


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.access(
    "reader", "axe finds nothing to complain about at the table, by day and by night, on desktop and phone."
)
def test_table(visitor: Visitor, light: str, size: tuple[int, int]) -> None:
    width, height = size
    page = visitor(
        viewport={"width": width, "height": height}, color_scheme=light, bypass_csp=True, reduced_motion="reduce"
    )
    page.locator(".hero .go.big").click()
    page.wait_for_url("**/table/**")  # with its styles: before them the empty mine overflows for a moment
    for _ in range(14):
        assert complaints(page) == []
        if page.locator(".opts .opt[data-lift]").count():
            page.locator(".opts .opt").first.click()
            page.locator("#answer[data-lifted]").wait_for()
            assert complaints(page) == []
        give_the_first(page)


@pytest.mark.access("reader", "Every option has a name in the accessibility tree.")
def test_every_option_has_a_name_in_the_accessibility_tree(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name="Play now").click()
    marks = page.get_by_role("checkbox")
    expect(marks.first).to_be_visible()
    assert all(mark.get_attribute("aria-label") for mark in marks.all())
    give_the_first(page)
    named = page.locator("#answer").get_by_role("button")
    for answers in range(40):
        expect(named.first).to_be_visible()
        names: list[str] = named.evaluate_all(
            "all => all.map(each => each.innerText.trim() || each.getAttribute('aria-label') || '')"
        )
        assert all(names), names
        before = number_of(page)
        if page.locator(".opts .opt[data-lift]").count():
            named.nth(answers % len(names)).click()
            page.locator("#answer[data-lifted]").wait_for()
            give_the_first(page)
        else:
            named.nth(answers % len(names)).click()
            wait_for_next(page, before)
