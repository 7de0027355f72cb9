"""A result as a picture to send: the village, and below it in the earth the points, the title, and a lamp for each bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from imperial_miners.art.card import document
from imperial_miners.art.draw import Rng, disc, fade, path, rect, ring, trail
from imperial_miners.art.faces import scope_key
from imperial_miners.art.icons import INK
from imperial_miners.art.lettering import SERIF, block
from imperial_miners.art.palette import ROCKS, mix
from imperial_miners.art.surface import HOURS, landscape, lights

WIDE, HIGH = 1200, 630
_LAMPS = {"won": ("#ffb52e", "#fff3cf"), "even": ("#f3dc8a", "#fffbe6"), "lost": ("#3a2c22", "#5c4a3a")}
"""The rim and the glass of a lamp: lit for a bot that was beaten, dim for one that was not."""


@dataclass(frozen=True, slots=True)
class Postcard:
    """What stands on it, all in the reader's words: figures, and nothing of the cards."""

    game: str
    headline: str
    points: str
    title: str
    footer: str
    lamps: Sequence[str]
    hour: int = 0  # which of the five lights


def draw_postcard(card: Postcard) -> str:
    """The picture, 1200 by 630."""
    hour = card.hour % len(HOURS)
    rng, key = Rng(f"postcard {hour}"), scope_key("postcard", str(hour))
    body = landscape(rng, key, hour)
    for level, top in ((1, 250), (2, 360), (3, 480), (4, 585)):
        rock = ROCKS[level]
        body += rect(0, top, WIDE, HIGH - top, mix(rock.mid, rock.low, 0.4))
        stones = "".join(
            trail([(x + a, y + b * 0.6) for a, b in ring(6, rng.span(5, 13), start=rng.next())]) + "Z"
            for x, y in ((rng.span(0, WIDE), top + rng.span(8, 110)) for _ in range(26))
        )
        body += path(stones, rock.high, fade(0.25))
    body += sign(card) + lamps(card.lamps)
    return document(WIDE, HIGH, f"{card.game}, {card.headline}: {card.points}", lights(body, key, hour), body, key)


def sign(card: Postcard) -> str:
    """A board of timber with the words."""
    edge = ' rx="18" stroke="#2b1708" stroke-width="6"'
    art = rect(250, 262, 700, 250, "#6b4420", edge) + rect(262, 274, 676, 226, "#8a5a30", ' rx="10"')
    art += path("M262 349H938V353H262ZM262 424H938V428H262Z", "#55310f", fade(0.5))
    art += block(
        600, 304, f"{card.game} · {card.headline}", 640, 44, largest=30, smallest=12, colour="#ffe6b0", face=SERIF
    )
    art += block(600, 388, card.points, 640, 96, largest=84, smallest=30, colour="#fff8ea", face=SERIF)
    return (
        art
        + block(600, 465, card.title, 640, 56, largest=40, smallest=14, colour="#ffd36b", face=SERIF)
        + foot(card.footer)
    )


def foot(text: str) -> str:
    """The line at the bottom, where there is one."""
    return block(600, 608, text, 1100, 34, largest=26, smallest=10, colour="#f6e9d2", face=SERIF) if text else ""


def lamps(words: Sequence[str]) -> str:
    """A lamp for each bot, the weakest first."""
    art = ""
    for number, word in enumerate(words):
        x = 600 + (number - (len(words) - 1) / 2) * 84
        rim, glass = _LAMPS[word]
        if word != "lost":
            art += disc(x, 548, 40, rim, fade(0.3))
        art += rect(x - 15, 514, 30, 10, INK, ' rx="3"') + rect(
            x - 19, 524, 38, 48, rim, f' rx="9" stroke="{INK}" stroke-width="4"'
        )
        art += disc(x, 548, 11, glass)
    return art
