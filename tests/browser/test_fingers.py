"""Fingers on the mine: pinch and double tap zoom around them; the first moment of what appears takes no press."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.test_lifting import PHONE, posts_of
from tests.browser.test_table import begin_solo, keep_four
from tests.browser.test_taking_back import at_a_card_with_more_to_undo
from tests.browser.test_tracing import Pointer

PICTURES = False

AT = (
    "([x, y]) => { const box = document.querySelector('#plan').getBoundingClientRect(); "
    "return [(x - box.left) / box.width, (y - box.top) / box.height, box.width]; }"
)
"""Which part of the mine lies at a point, and how wide the mine is."""
AT_ONCE = """isTyped => new Promise(done => {
  const options = '.opts .opt, #sheet-boards:popover-open .sp button';
  const numbered = () => document.querySelector('#answer [name=number]').value;
  const state = () => numbered() + document.querySelector('#ask').textContent;
  const option = document.querySelector(options);
  const { left, top, width, height } = option.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  const press = thing => ['pointerdown', 'click'].forEach(kind => {
    thing.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, clientX, clientY }));
  });
  const type = () => [0, 1].forEach(() => {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true }));
  });
  const first = () => document.querySelector('.opt.o1');
  const before = state(), was = first()?.value;
  new MutationObserver((_, watch) => {
    if (state() === before) return;
    watch.disconnect();
    const next = isTyped ? first() : document.elementFromPoint(clientX, clientY)?.closest('.opt');
    const isNew = !!next && next.value !== (isTyped ? was : option.value);
    if (isNew) isTyped ? type() : press(next);
    setTimeout(() => done(isNew), 300);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  press(option);
})"""
"""Press the first option, and what takes its place, or its number, in the moment when it comes: whether that is new."""
FREE = """() => {
  const box = document.querySelector('#pan').getBoundingClientRect();
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  for (let far = 0; far < box.width / 2; far += 6) {
    for (const [x, y] of [[middleX + far, middleY], [middleX - far, middleY], [middleX, middleY + far]]) {
      const thing = document.elementFromPoint(x, y);
      if (thing?.closest('#pan') && !thing.closest('button, a')) return [x, y];
    }
  }
}"""
"""A point near the middle of the mine where nothing can be pressed."""


@pytest.fixture
def phone(visitor: Visitor) -> Page:
    page = at_a_card_with_more_to_undo(visitor, **PHONE)
    page.keyboard.press("Escape")
    return page


def free_point(page: Page) -> tuple[float, float]:
    """A point of the mine that can be touched without harm."""
    found: list[float] = page.evaluate(FREE)
    return found[0], found[1]


def test_two_fingers_zoom_around_themselves(phone: Page) -> None:
    x, y = free_point(phone)
    before = phone.evaluate(AT, [x, y])
    finger = Pointer(phone, True)
    finger.touch("touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, 7):
        finger.touch("touchMove", (x - 30 - 5 * step, y), (x + 30 + 5 * step, y))
    finger.touch("touchEnd")
    after = phone.evaluate(AT, [x, y])
    assert after[2] > 1.5 * before[2]
    assert abs(after[0] - before[0]) * after[2] < 6, "what was between the fingers stays there"
    assert phone.evaluate("visualViewport.scale") == 1


def test_two_taps_zoom_in_and_back(phone: Page) -> None:
    x, y = free_point(phone)
    before = phone.evaluate(AT, [x, y])[2]
    for is_in in (True, False):
        for _ in range(2):
            phone.touchscreen.tap(x, y)
        now = phone.evaluate(AT, [x, y])[2]
        assert (now > 1.5 * before) if is_in else (abs(now - before) < 2)


def test_buttons_zoom_around_the_mine(phone: Page) -> None:
    middle = """() => {
      const all = [...document.querySelectorAll('#plan .in-mine')].map(each => each.getBoundingClientRect());
      return (Math.min(...all.map(box => box.left)) + Math.max(...all.map(box => box.right))) / 2;
    }"""
    before = phone.evaluate(middle)
    phone.locator("[data-zoom=in]").tap()
    assert abs(phone.evaluate(middle) - before) < 24


@pytest.mark.parametrize("how", ["mouse", "finger", "keys"])
def test_what_appears_under_a_resting_pointer_or_key_takes_no_press_at_first(visitor: Visitor, how: str) -> None:
    page = visitor("/", reduced_motion="reduce", **(PHONE if how == "finger" else {}))
    begin_solo(page)
    keep_four(page)
    hits = 0
    for _ in range(12):
        sent, was_lifted = posts_of(page), page.locator("#answer[data-lifted]").count()
        hits += page.evaluate(AT_ONCE, how == "keys")
        is_lifted = page.locator("#answer[data-lifted]").count()
        assert len(sent) == (0 if is_lifted and not was_lifted else 1), "one press is one answer"
        if hits == 3:
            return
    raise AssertionError("nothing ever came to lie under the pointer")
