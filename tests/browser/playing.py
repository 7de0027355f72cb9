"""How a whole game is played in a browser: look at what is asked, choose, wait for the table to move on."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

MOST_ANSWERS = 600
THINGS = (
    ".ghost, .plaque.is-option, .pick, .border button, .sp button, .plank button, .pile button, .deal button, "
    "button.in-hand"
)
"""Options on the things they concern."""
NEAR = """all => [...all.keys()].filter(at => {
  const box = all[at].getBoundingClientRect();
  return all[at].checkVisibility({ visibilityProperty: true }) && box.left >= 0 && box.right <= innerWidth;
})"""
"""Which of them are seen inside the window."""
Choose = Callable[[Page, random.Random], None]


def no_scrolling(page: Page) -> None:
    """The table fits on one screen."""
    expect(page.locator("#answer")).to_be_visible()
    page.wait_for_load_state()
    size = page.evaluate("() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    viewport = page.viewport_size
    assert viewport is not None
    assert size[0] <= viewport["height"]
    assert size[1] <= viewport["width"]


def play_to_the_end(page: Page, choose: Choose, seed: int = 1) -> int:
    """Answer until the game is over; how many answers that took."""
    rng = random.Random(seed)
    for answers in range(MOST_ANSWERS):
        if page.locator("#answer.is-idle").count():
            return answers
        before = number_of(page)
        choose(page, rng)
        wait_for_next(page, before)
    raise AssertionError("the game did not end")


def number_of(page: Page) -> str:
    """The number of the answer that the page asks for."""
    return page.locator("#answer [name=number]").input_value()


def wait_for_next(page: Page, before: str) -> None:
    """Wait until the page asks for another answer; a locator looks again sooner than `expect` does."""
    page.locator(f'#answer:not(:has([name=number][value="{before}"]))').wait_for()


def on_the_thing(page: Page, rng: random.Random) -> None:
    """Choose on the table where that is possible, else in the list."""
    things = page.locator(THINGS)
    near: list[int] = things.evaluate_all(NEAR)
    if near:
        things.nth(rng.choice(near)).click()
    else:
        in_the_list(page, rng)


def in_the_list(page: Page, rng: random.Random) -> None:
    """Choose in the list of the prompt."""
    options = page.locator(".opts .opt")
    expect(options.first).to_be_visible()
    options.nth(rng.randrange(options.count())).click()


def by_number(page: Page, rng: random.Random) -> None:
    """Press the number of an option, which shows what it would do, and Enter."""
    count = min(9, page.locator(".opts .opt").count())
    page.keyboard.press(str(rng.randint(1, count)))
    page.keyboard.press("Enter")


def by_touch(page: Page, rng: random.Random) -> None:
    """Tap an option of the list; it comes into view by itself."""
    rng.choice(page.locator(".opts .opt").all()).tap()
