"""The designer's bench in a real browser: a card from nothing, a wrong one, by keyboard alone, in five languages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from imperial_miners.packs import check_pack, load_pack
from imperial_miners.packs.starter import new_pack
from tests.browser.conftest import Visitor
from tests.web.threads import Server

PICTURES = False


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packs") / "my_mine"
    new_pack(folder)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("tables"), bench=str(folder)) as server:
        yield server


def complaints(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['target']} {node['failureSummary'][:300]}" for one in found for node in one["nodes"]]


def test_a_card_from_nothing_by_keyboard_alone(visitor: Visitor, folder: Path) -> None:
    page = visitor("/bench", refusals=(409,))
    press, types = page.keyboard.press, page.keyboard.type

    def tab_to(selector: str) -> None:
        for _ in range(60):
            if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
                return
            press("Tab")
        raise AssertionError(f"{selector} cannot be reached by keyboard")

    tab_to('a[href="/bench/new/card"]')
    press("Enter")
    page.wait_for_url("**/bench/new/card")
    tab_to("[name=id]")
    types("gold_vein")
    tab_to("[name=level]")
    press("ArrowDown")
    tab_to("#line-0")
    types("gain 2 co")
    expect(page.get_by_role("option", name="coins")).to_be_visible()
    press("ArrowDown")
    press("Enter")
    expect(page.locator("#line-0")).to_have_value("gain 2 coins ")
    expect(page.locator("#readings")).to_contain_text("Отримайте 2 монети.")
    types("per romann card")
    expect(page.locator("#said-line-0")).to_contain_text("did you mean 'roman'?")
    wavy = "each => each.previousElementSibling.querySelector('mark').textContent"
    assert page.locator("#line-0").evaluate(wavy) == "romann"
    press("Control+S")  # a wrong one is not saved, and stays
    expect(page.get_by_role("alert").filter(has_text="Nothing was saved")).to_be_visible()
    page.reload()
    expect(page.locator("#line-0")).to_have_value("gain 2 coins per romann card")
    tab_to("#line-0")
    press("End")
    for _ in range(6):
        press("ArrowLeft")
    press("Backspace")
    expect(page.locator("#problems")).to_contain_text("No problems")
    press("Control+S")
    page.wait_for_url("**/bench/card/gold_vein")
    assert [card.level for card in load_pack(folder).cards if card.id == "gold_vein"] == [2]
    tab_to('[name="name.en"]')
    types("Gold vein")
    press("Control+S")
    expect(page.locator('[name="name.en"]')).to_have_value("Gold vein")
    expect(page.locator("#state")).to_have_text("As saved")
    assert check_pack(folder) == []
    tab_to("[name=do][value=play]")
    press("Enter")
    page.wait_for_url("**/table/**")
    expect(page.get_by_text("Gold vein").first).to_be_attached()


def test_borders_are_clicked_and_taken_back(visitor: Visitor) -> None:
    page = visitor("/bench/card/reed_pump")
    rail = page.get_by_role("checkbox", name="Full half-cart on the right")
    before = rail.is_checked()
    shown = page.locator("#face").inner_html()
    rail.click()
    expect(page.locator("#state")).to_have_text("Not saved yet; kept as a draft")
    page.wait_for_function("before => document.getElementById('face').innerHTML !== before", arg=shown)
    page.get_by_role("button", name="Undo").click()
    expect(rail).to_be_checked(checked=before)
    expect(page.locator("#state")).to_have_text("As saved")
    page.get_by_role("button", name="Redo").click()
    expect(rail).to_be_checked(checked=not before)
    page.get_by_role("button", name="Drop the changes").click()
    expect(rail).to_be_checked(checked=before)


def test_a_file_changed_beside_the_bench_shows_at_once(visitor: Visitor, folder: Path) -> None:
    page = visitor("/bench/card/toll_gate", refusals=(409,))
    file = folder / "cards" / "level2.toml"
    text = file.read_text(encoding="utf-8")
    assert '"gain 2 coins"' in text
    expect(page.locator("#state")).to_have_text("As saved")
    file.write_text(text.replace('"gain 2 coins"', '"gain 9 coins"', 1), encoding="utf-8")
    expect(page.locator("#readings")).to_contain_text("9")
    page.locator("[name=copies]").fill("9")
    expect(page.locator("#state")).to_have_text("Not saved yet; kept as a draft")
    file.write_text(text, encoding="utf-8")
    expect(page.locator("#changed")).to_be_visible()
    expect(page.locator("[name=copies]")).to_have_value("9")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert").filter(has_text="Nothing was overwritten")).to_be_visible()
    page.get_by_role("button", name="Take theirs").click()
    expect(page.locator("[name=copies]")).to_have_value("8")


def test_the_meter_is_watched(visitor: Visitor) -> None:
    page = visitor("/bench/card/gravel_bed")
    page.locator("#line-0").fill("gain 5 coins")
    expect(page.locator("#meter .figure")).to_be_visible(timeout=120_000)
    assert "[" in page.locator("#meter .figure").inner_text()
    page.locator("#line-0").fill("gain 6 coins")
    expect(page.locator("#meter .figure")).to_have_count(0)
    page.locator("#measuring").uncheck()
    page.reload()
    expect(page.locator(".history")).to_contain_text("only tried")


@pytest.mark.parametrize(
    ("language", "heading"),
    [("en", "Designer’s bench"), ("de", "Werkbank"), ("fr", "Atelier"), ("pt-BR", "Bancada"), ("uk", "Верстак")],
)
def test_five_languages_and_axe(visitor: Visitor, language: str, heading: str) -> None:
    light = "dark" if language in ("de", "uk") else "light"
    device: dict[str, object] = {"color_scheme": light, "bypass_csp": True, "reduced_motion": "reduce"}
    page = visitor(f"/bench?lang={language}", **device)
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    assert complaints(page) == []
    page.goto(f"/bench/card/sorting_floor?lang={language}")
    page.locator("#line-0").fill("gain 2 coinz")
    expect(page.locator("#said-line-0")).not_to_be_empty()
    assert complaints(page) == []


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_nothing_sticks_out(visitor: Visitor, size: tuple[int, int]) -> None:
    width, height = size
    page = visitor("/bench/card/star_map", viewport={"width": width, "height": height})
    expect(page.locator("#state")).to_have_text("As saved")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.goto("/bench")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
