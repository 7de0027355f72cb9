"""The show of a chain of eight in a real browser whose processor is throttled four times, by the browser's own trace.

`python3 go.py bench theatre` runs it in the environment of the tests, which drives a browser as well.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from bench.web_servers import serving
from imperial_miners.web.http.dependencies import SESSION_COOKIE

LINKS: Final = 8
THROTTLED: Final = 4
RUNS: Final = 5
CARDS: Final = 6
"""So many lie in the mine."""
LEAST: Final = 50.0
LONGEST: Final = 3.0
"""Frames a second and seconds that are asked for."""
SCREENS: Final = ((1280, 800), (390, 844))
CATEGORIES: Final = ("cc", "benchmark", "blink.user_timing")
PRESENTED: Final = ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL")
DROPPED: Final = "STATE_DROPPED"
QUIET: Final = "() => !document.getElementById('theatre').getAnimations().length"
CHAIN: Final = """async links => {
  const theatre = document.querySelector('script[type=module]').src.replace('table.js', 'theatre');
  const from = name => import(`${theatre}/${name}.js`);
  const [{ compose }, { remember }, { play }] = [await from('theatre'), await from('memory'), await from('score')];
  const slots = document.querySelectorAll('#plan .in-mine').length;
  const happened = [{ kind: 'placed', seat: 0, slot: slots }];
  for (let link = 0; link < links; link++) {
    const slot = slots - link % slots;
    happened.push({ kind: 'reached', seat: 0, slot }, { kind: 'activated', seat: 0, slot, effect: 0 },
      { kind: 'gained', seat: 0, token: link % 2 ? 'vp' : 'coin', amount: 3, source: `card:${slot}` });
  }
  happened.push({ kind: 'surfaced', seat: 0, effect: 0 },
    { kind: 'gained', seat: 0, token: 'coin', amount: 2, source: 'surface' });
  await new Promise(done => {
    const score = compose({ seat: 0, owner: 0, happened }, remember());
    performance.mark('chain-begins');
    play(score, 0, done);
  });
  performance.mark('chain-ends');
}"""


class Seen(NamedTuple):
    """One showing: seconds, frames a second, the share of frames that came too late to be shown, and how often the page
    itself had work for one (what only moves needs none)."""

    seconds: float
    rate: float
    late: float
    asked: int


def begin(address: str) -> tuple[str, str]:
    """A game against a bot, played by the API until some cards lie in the mine; its number and the seat's token."""
    rng = random.Random(1)
    patient = httpx.HTTPTransport(retries=8)  # the port is known before the server listens
    with httpx.Client(base_url=f"{address}/api/v1", timeout=60, transport=patient) as http:
        token = http.post("/sessions").json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        wanted = {"seats": [{"kind": "person"}, {"kind": "bot", "level": "adept"}]}
        promise = http.post("/promises").json()["promise"]
        game = http.post("/games", json=wanted | {"promise": promise}).json()["id"]
        seat = f"/games/{game}/seats/0"
        while len(http.get(f"{seat}/view").json()["view"]["seats"][0]["mine"]) < CARDS:
            asked = http.get(f"{seat}/decision").json()
            if asked["decision"] is not None:
                option = rng.choice(asked["decision"]["options"])
                http.post(f"{seat}/decide", json={"number": asked["number"], "option": option})
    return game, token


def open_table(browser: Browser, address: str, game: str, token: str, width: int, height: int) -> Page:
    """The table of the seat, at rest."""
    context = browser.new_context(base_url=address, viewport={"width": width, "height": height})
    context.add_cookies([{"name": SESSION_COOKIE, "value": token, "url": address}])
    context.add_init_script("try { localStorage['imperial-miners-volume'] = '0' } catch {}")
    page = context.new_page()
    page.goto(f"/table/{game}/1")
    page.locator("#answer").wait_for(state="attached")
    page.wait_for_function(QUIET)
    return page


def watch(browser: Browser, page: Page) -> Seen:
    """Show the chain once and read the trace of it."""
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    page.evaluate(CHAIN, LINKS)
    trace: dict[str, Any] = json.loads(browser.stop_tracing())
    return read(trace["traceEvents"])


def read(events: list[dict[str, Any]]) -> Seen:
    """What a trace says about the time between the two marks."""
    began, ended = (
        next(event["ts"] for event in events if event["name"] == name) for name in ("chain-begins", "chain-ends")
    )
    inside = [event for event in events if began <= event["ts"] <= ended]
    frames: dict[
        tuple[int, ...], set[str]
    ] = {}  # of one frame the compositor may report twice: with the page's part and without
    for event in inside:
        if event["name"] == "PipelineReporter" and event["ph"] == "b":
            told = event["args"].get("frame_reporter") or event["args"]["chrome_frame_reporter"]
            frame = (told["layer_tree_host_id"], told["frame_source"], told["frame_sequence"])
            frames.setdefault(frame, set()).add(told["state"])
    shown = sum(not states.isdisjoint(PRESENTED) for states in frames.values())
    late = sum(states == {DROPPED} for states in frames.values())
    asked = sum(event["name"] == "ProxyMain::BeginMainFrame" and event["ph"] == "X" for event in inside)
    seconds = (ended - began) / 1e6
    return Seen(seconds, shown / seconds, late / max(1, shown + late), asked)


def report() -> None:
    """Print what was seen on each screen."""
    program = os.environ.get("IMPERIAL_MINERS_CHROMIUM") or shutil.which("chromium")
    if not program:
        sys.exit("This needs Chromium: set IMPERIAL_MINERS_CHROMIUM to its path.")
    print(f"A chain of {LINKS} at 1x, the processor throttled {THROTTLED} times, medians of {RUNS} showings:")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving("tables", Path(folder)) as (port, _),
        sync_playwright() as playwright,
    ):
        address = f"http://127.0.0.1:{port}"
        game, token = begin(address)
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for width, height in SCREENS:
            page = open_table(browser, address, game, token, width, height)
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
            seen = [watch(browser, page) for _ in range(RUNS + 1)][1:]  # the first one warms
            print(f"  {width} x {height}, load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores:")
            say(seen)
            page.context.close()
        browser.close()


def say(seen: list[Seen]) -> None:
    """Print what was seen of some showings."""
    seconds, rate, late, asked = (statistics.median(each) for each in zip(*seen, strict=True))
    rates = ", ".join(f"{each.rate:.1f}" for each in seen)
    print(f"    frames a second  {rate:>6.1f}   (wanted: {LEAST:.0f}; each showing: {rates})")
    print(f"    frames too late  {late:>6.0%}")
    print(f"    seconds          {seconds:>6.2f}   (wanted: at most {LONGEST:.0f})")
    print(f"    {asked:.0f} of the frames had work for the page itself")


if __name__ == "__main__":
    report()
