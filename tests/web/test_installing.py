"""The game as an app: what a device asks for that installs it."""

import io
import json
import re
from typing import Any

import numpy as np
import pytest
from PIL import Image

from imperial_miners.web.pages.rendering import APP_ICON, STATIC
from imperial_miners.web.pages.templates import HOME
from tests.web.reading import Reader, one

pytestmark = pytest.mark.anyio
LAMP = (255, 181, 46, 255)
EARTH = (58, 34, 16, 255)


async def manifest_of(reader: Reader) -> dict[str, Any]:
    page = await reader.get("/about")
    response = await reader.http.get(str(one(page, "link[rel=manifest]")["href"]))
    assert response.headers["content-type"].startswith("application/manifest+json")
    found: dict[str, Any] = response.json()
    return found


async def picture(reader: Reader, path: str) -> Image.Image:
    response = await reader.http.get(path)
    assert response.headers["content-type"] == "image/png"
    assert "immutable" in response.headers["cache-control"]
    return Image.open(io.BytesIO(response.content))


async def test_the_manifest_names_one_app_whatever_its_address(reader: Reader):
    manifest = await manifest_of(reader)
    assert [manifest[name] for name in ("id", "scope", "start_url", "display")] == ["/", "/", "/", "standalone"]


async def test_the_icons_have_the_sizes_that_the_manifest_says(reader: Reader):
    icons = [icon for icon in (await manifest_of(reader))["icons"] if icon["type"] == "image/png"]
    assert {(icon["sizes"], icon.get("purpose", "any")) for icon in icons} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in icons:
        drawn = await picture(reader, f"{STATIC}/{icon['src']}")
        assert f"{drawn.width}x{drawn.height}" == icon["sizes"]
        assert drawn.getpixel((drawn.width // 2, drawn.height // 2)) == LAMP
        assert drawn.getpixel((drawn.width // 2, drawn.height - 4)) == EARTH


async def test_nothing_is_lost_where_a_device_cuts_the_corners_off(reader: Reader):
    whole = np.asarray(await picture(reader, f"{STATIC}/icon-whole-512.png")).astype(int)
    assert whole[..., 3].min() == 255, "a device fills what is clear as it likes"
    rows, columns = np.nonzero(whole[..., 0] > 100)
    assert np.hypot(rows - 256, columns - 256).max() < 0.4 * 512
    assert np.asarray(await picture(reader, f"{STATIC}/icon-512.png"))[0, 0, 3] == 0, "round corners elsewhere"


async def test_a_phone_finds_its_icon_and_the_colour_of_its_bar(reader: Reader):
    page = await reader.get("/about")
    touch = await picture(reader, str(one(page, "link[rel=apple-touch-icon]")["href"]))
    assert touch.size == (180, 180)
    bars = page.select("meta[name=theme-color]")
    assert [bar["media"] for bar in bars] == ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]
    tokens = (HOME / "static" / "tokens.css").read_text()
    assert [re.search(rf"--{name}: (\S+);", tokens)[1] for name in ("bar-1", "dock")] == [
        bar["content"] for bar in bars
    ]  # type: ignore[index]
    reader.http.cookies.set("imperial_miners_light", "night")
    chosen = one(await reader.get("/about"), "meta[name=theme-color]")
    assert (chosen["content"], chosen.get("media")) == (bars[1]["content"], None)
    assert (await reader.http.get(f"{STATIC}/icon.svg")).text == APP_ICON


async def test_the_worker_keeps_files_that_are_there(reader: Reader):
    script = await reader.http.get("/sw.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "no-cache", "a newer one is found at once"
    first, second, *_ = script.text.splitlines()
    assert first == f'const version = "{STATIC.removeprefix("/static/")}";'
    files = json.loads(second.removeprefix("const files = ").rstrip(";"))
    assert f"{STATIC}/table.js" in files
    for path in files:
        assert (await reader.http.get(path)).status_code == 200, path


async def test_the_worker_keeps_no_page_that_shows_a_hand(reader: Reader):
    found = re.search(r"TO_READ = /(.+)/;", (await reader.http.get("/sw.js")).text)
    assert found is not None
    kept = re.compile(found[1].replace(r"\/", "/"))
    assert all(kept.match(path) for path in ("/", "/cards/quicksand", "/table/abc/replay", "/table/abc/review/2"))
    assert not any(kept.match(path) for path in ("/table/abc", "/table/abc/1", "/table/abc/pass", "/join/token"))
