"""How a whole game is played in a browser: look at what is asked, choose, wait for the table to move on."""

import functools
import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

MOST_ANSWERS = 600
THINGS = (
    ".ghost, .plaque.is-option, .pick, .border button, .sp button, .plank button, .pile button, "
    "#hand:not(:has(.is-lifted)) button.in-hand"
)
"""Options on the things they concern."""
NEAR = """all => [...all.keys()].filter(at => {
  const box = all[at].getBoundingClientRect();
  const isShown = all[at].checkVisibility({ visibilityProperty: true }) && !all[at].closest('[inert]');
  return isShown && box.left >= 0 && box.right <= innerWidth;
})"""
"""Which of them are seen inside the window, and are no mere picture of a show."""
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
    look_away(page)


def wait_for_lift(page: Page) -> None:
    """Wait until a card is lifted."""
    page.locator("#answer[data-lifted]").wait_for()
    look_away(page)


def look_away(page: Page) -> None:
    """Move the pointer: what has just come to lie under a resting one takes no press."""
    page.mouse.move(1, 1)


def look_up(page: Page) -> None:
    """Press a key that answers nothing: what has just come to lie under a number takes no press."""
    page.keyboard.press("Shift")


def lifted_first(choose: Choose) -> Choose:
    """A card is only lifted by the first choice; a second one plays it. Cards of a deal are marked, then kept."""

    @functools.wraps(choose)
    def choose_twice(page: Page, rng: random.Random) -> None:
        if page.locator(".keeper").count():
            return keep_marked(page, rng)
        lifts = page.locator(".opts .opt[data-lift]").count() > 0
        choose(page, rng)
        if lifts:
            wait_for_lift(page)
            choose(page, rng)
        return None

    return choose_twice


def options_of(page: Page) -> Locator:
    """What can be answered in the list; where the boards have come up over it, on them."""
    boards = page.locator("#sheet-boards:popover-open .sp button")
    return boards if boards.count() else page.locator(".opts .opt:visible")


def keep_marked(page: Page, rng: random.Random | None = None) -> None:
    """Mark as many cards of the deal as are to be kept, and keep them."""
    marks = page.locator(".deal label.dealt")
    count = int(page.locator(".keeper").get_attribute("data-keeps") or 0)
    for at in rng.sample(range(marks.count()), count) if rng else range(count):
        marks.nth(at).click()
    page.locator(".keeper").click()


@lifted_first
def on_the_thing(page: Page, rng: random.Random) -> None:
    """Choose on the table where that is possible, else in the list."""
    things = page.locator(THINGS)
    near: list[int] = things.evaluate_all(NEAR)
    if near:
        things.nth(rng.choice(near)).click()
    else:
        options = options_of(page)
        options.nth(rng.randrange(options.count())).click()


@lifted_first
def in_the_list(page: Page, rng: random.Random) -> None:
    """Choose in the list of the prompt."""
    options = options_of(page)
    expect(options.first).to_be_visible()
    options.nth(rng.randrange(options.count())).click()


def give_the_first(page: Page) -> None:
    """Give the first answer of the list, and wait for the next question."""
    before = number_of(page)
    if page.locator(".keeper").count():
        keep_marked(page)
        return wait_for_next(page, before)
    if page.locator(".opts .opt[data-lift]").count():
        page.locator(".opts .opt").first.click()
        wait_for_lift(page)
    options_of(page).first.click()
    return wait_for_next(page, before)


@lifted_first
def by_number(page: Page, rng: random.Random) -> None:
    """Press the number of an option, which shows what it would do, and Enter."""
    count = min(9, page.locator(".opts .opt").count())
    look_up(page)
    page.keyboard.press(str(rng.randint(1, count)))
    page.keyboard.press("Enter")


@lifted_first
def by_touch(page: Page, rng: random.Random) -> None:
    """Tap an option of the list; it comes into view by itself."""
    rng.choice(options_of(page).all()).tap()
