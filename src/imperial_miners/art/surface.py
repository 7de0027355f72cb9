"""The Surface board: a mining village in daylight, another hour and season for each seat, over its three effects."""

from __future__ import annotations

from dataclasses import dataclass

from imperial_miners.art import life
from imperial_miners.art.card import PAPER, document
from imperial_miners.art.draw import Rng, at, disc, fade, num, oval, path, poly, rect, ring, stroke, tight, trail
from imperial_miners.art.event import glow, rays
from imperial_miners.art.faces import SurfaceFace, Words, scope_key
from imperial_miners.art.icons import INK
from imperial_miners.art.kits.kit import barrel, crate, lantern, timbers
from imperial_miners.art.lettering import SERIF, block
from imperial_miners.art.palette import HUES, ROCKS, SEATS, Paint, dark, light, mix
from imperial_miners.art.rock import cart, cluster, rails
from imperial_miners.art.seats import seat_mark
from imperial_miners.art.vocabulary import icon_line

WIDE, HIGH = 1200, 420
_GROUND = 228


@dataclass(frozen=True, slots=True)
class Hour:
    """The light of a day: sky from top to horizon, sun, hills from far to near, leaves."""

    sky: tuple[str, str, str]
    sun: str
    hills: tuple[str, str, str]
    leaf: str
    night: bool = False


HOURS = (
    Hour(("#e8795a", "#f9b87a", "#ffe6b0"), "#fff0b8", ("#b98299", "#8c7a86", "#7c8a4a"), "#4a5a34"),  # evening
    Hour(("#4f95d0", "#a9d4e6", "#fff0c8"), "#fff8d0", ("#a8b8cc", "#86a08c", "#6f9a4e"), "#31603a"),  # noon
    Hour(("#6fc0b8", "#c4e6c4", "#fff4c0"), "#fffbe0", ("#9cc0b4", "#7aa880", "#5f9a48"), "#2c6a3c"),  # spring
    Hour(("#1d2350", "#5b3f7c", "#c77a86"), "#fdf3d0", ("#5a4a78", "#433a62", "#3c4a48"), "#203a38", night=True),
    Hour(("#e0a04a", "#f4cf8a", "#fff2d0"), "#fff6cc", ("#c8a08a", "#b0895a", "#a8913c"), "#b5622a"),  # autumn
)


def _sky(rng: Rng, key: str, hour: Hour, sun: float) -> str:
    art = rect(0, 0, WIDE, 270, f"url(#{key}k)")
    if hour.night:
        stars = "".join(f"M{rng.span(20, 1180):.0f} {rng.span(14, 120):.0f}h.1" for _ in range(36))
        art += stroke(stars, "#fff6d8", 3, fade(0.8))
    else:
        art += path(rays(sun, 92, 26, 1300, rng), hour.sun, fade(0.16))
    art += disc(sun, 92, 190, f"url(#{key}g)")
    art += disc(sun, 92, 38, hour.sun)
    for _ in range(4):
        x, y, s = rng.span(60, 1140), rng.span(36, 100), rng.span(0.6, 1.2)
        puff = "".join(oval(dx, dy, r, r * 0.6, "#fff") for dx, dy, r in ((-34, 4, 22), (0, -4, 32), (36, 5, 20)))
        art += at(x, y, f'<g opacity="{".25" if hour.night else ".75"}">{puff}</g>', s)
    for base, colour, amp in zip((150, 180, 208), hour.hills, (52, 38, 20), strict=True):
        hills = [(x, base - amp * rng.next() - (amp * 0.6 if x % 240 else 0)) for x in range(-30, 1260, 70)]
        art += path(trail([(-30, 300), *hills, (1230, 300)]) + "Z", colour)
    return art


def _headframe(paint: Paint, tone: str) -> str:
    spokes = "".join(f"M0 0L{num(x)} {num(y)}" for x, y in ring(8, 26))
    wheel = disc(0, 0, 28, "none", ' stroke="#3f3b3d" stroke-width="6"') + stroke(spokes, "#3f3b3d", 3)
    return (
        poly([(-62, 0), (-46, 0), (-8, -158), (-20, -158)], paint.S)
        + poly([(62, 0), (46, 0), (8, -158), (20, -158)], paint.S)
        + stroke("M-48 -44L36 -96M48 -44L-36 -96M-30 -100H30", dark(paint.s, 0.3), 7)
        + at(0, -160, wheel)
        + stroke("M28 -160V0", "#3f3b3d", 3)
        + path("M-38 -184L0 -212L38 -184Z", tone, ' stroke="#2a1c12" stroke-width="3"')
    )


def _hut(rng: Rng, tone: str, wall: str) -> str:
    """A house with lit windows, a chimney and its smoke."""
    beams = "M-54 -58V0M0 -58V0M54 -58V0M-54 -30H54"
    smoke = "M30 -104q-10 -14 2 -24t-4 -26"
    return (
        stroke(smoke, "#fff", 7, fade(0.4))
        + rect(24, -108, 14, 34, "#7d4a38")
        + rect(-54, -58, 108, 58, wall)
        + rect(0, -58, 54, 58, dark(wall, 0.22))
        + stroke(beams, dark(wall, 0.6), 4)
        + poly([(-68, -56), (-46, -102), (46, -102), (68, -56)], tone)
        + poly([(0, -102), (46, -102), (68, -56), (0, -56)], dark(tone, 0.28))
        + stroke("M-58 -72H62M-54 -86H54", dark(tone, 0.4), 2, fade(0.6))
        + rect(-13, -34, 26, 34, INK, ' rx="2"')
        + path("M-44 -46h20v18h-20ZM26 -46h20v18h-20Z", "#ffe28c")
        + stroke("M-34 -46v18M36 -46v18", dark(wall, 0.6), 2.4)
    )


def _fir(leaf: str) -> str:
    return (
        rect(-4, -14, 8, 14, "#4a3020")
        + path("M0 -84l18 28h-9l16 24h-9l14 20h-60l14 -20h-9l16 -24h-9Z", leaf)
        + path("M0 -84l18 28h-9l16 24h-9l14 20h-30Z", dark(leaf, 0.25))
    )


def _mine_mouth(rng: Rng, paint: Paint, key: str, hour: Hour) -> str:
    slope = "M-200 0Q-130 -112 -20 -132T160 -72Q220 -42 244 0Z"
    return (
        path(slope, "#7a6a3c")
        + path("M-200 0Q-130 -112 -20 -132T160 -72Q96 -78 44 -98T-90 -72T-200 0Z", hour.hills[2])
        + path("M-54 0V-58Q0 -94 54 -58V0Z", "#120c12")
        + disc(0, -28, 60, f"url(#{key}g)", fade(0.8))
        + timbers(rng, paint, 120, 72, 15)
        + at(-66, -76, lantern(rng, paint), 0.7)
        + at(66, -76, lantern(rng, paint), 0.7)
        + at(130, -30, cluster(rng, paint.rock, 40, 4), turn=10)
    )


def _village(rng: Rng, key: str, hour: Hour, paint: Paint, tone: str) -> str:
    """Everything that stands on the ground."""
    x = rng.span(330, 400)
    wall = mix(paint.s, "#fff6dc", 0.45)
    hut = f'<g id="{key}u">{_hut(rng, tone, wall)}</g>'
    art = at(x - 212, _GROUND, hut, 0.95)
    art += at(x + 176, _GROUND, f'<use href="#{key}u"/>', 1.06) + at(
        x + 318, _GROUND, f'<use href="#{key}u"/>', 0.8, mirror=True
    )
    art += at(x, _GROUND, _headframe(paint, tone))
    flag = stroke("M0 0V-120", "#4a3320", 6) + path(
        "M3 -120h72l-16 20 16 20h-72Z", tone, ' stroke="#2a1c12" stroke-width="2"'
    )
    art += at(x - 104, _GROUND - 2, flag)
    fir = f'<g id="{key}t">{_fir(hour.leaf)}</g>'
    spots = [rng.span(14, 60), rng.span(66, 110), x + 250, x + 408, x + 452, rng.span(1130, 1186)]
    art += at(spots[0], _GROUND, fir) + "".join(
        at(fx, _GROUND, f'<use href="#{key}t"/>', rng.span(0.6, 1)) for fx in spots[1:]
    )
    hill = x + 640
    art += at(hill, _GROUND, _mine_mouth(rng, paint, key, hour))
    art += rect(0, _GROUND - 4, WIDE, 60, ROCKS[1].mid)
    turf = "M0 224h1200v9q-60 10-120 0t-120 0-120 0-120 0-120 0-120 0-120 0-120 0-120 0-120 0Z"
    art += path(turf, mix(hour.hills[2], "#4a7a2c", 0.5)) + rails(x + 60, _GROUND, 580, paint)
    art += at(x + 410, _GROUND, cart(rng, paint), 0.9) + at(x + 504, _GROUND, cart(rng, paint, False), 0.9)
    folk = (x - 60, x + 84, x + 350, x + 560, x - 290)
    for i, (fx, name) in enumerate(zip(folk, rng.shuffled(tuple(HUES)), strict=False)):
        person = Paint(f"{key}{i}", HUES[name], ROCKS[1])
        art += at(fx, _GROUND, life.miner(rng, person, name), 0.82, mirror=fx > x + 300)
    art += at(x + 240, _GROUND, barrel(rng, paint), 0.7) + at(x - 150, _GROUND, crate(rng, paint), 0.7)
    art += at(x + 128, _GROUND, life.beast(rng, paint, ""), 0.9)
    return art + at(rng.span(600, 1100), rng.span(50, 90), life.bats(rng, INK), 0.7)


def landscape(rng: Rng, key: str, seat: int) -> str:
    """The village of a seat under its sky, 1200 wide; the ground lies at 228, and earth may follow from 250."""
    paint, hour = Paint(key, HUES[""], ROCKS[1]), HOURS[seat]
    art = _sky(rng, key, hour, rng.span(180, 1040)) + _village(rng, key, hour, paint, SEATS[seat][1])
    return tight(art, colours=False)


def lights(body: str, key: str, seat: int) -> str:
    """The gradients that a drawing with a landscape in it needs."""
    stops = zip(("0", ".55", "1"), HOURS[seat].sky, strict=True)
    sky = "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in stops)
    defs = glow(f"{key}g", "#fff0b0") + f'<linearGradient id="{key}k" x2="0" y2="1">{sky}</linearGradient>'
    for part in (key, *(f"{key}{i}" for i in range(5))):
        defs += Paint(part, HUES[""], ROCKS[1]).gradients(body)
    return defs


def draw_surface(surface: SurfaceFace, *, seat: int, words: Words, scope: str = "") -> str:
    """The Surface board of a seat (0 to 4), 1200 by 420."""
    rng, key = Rng(f"surface {seat}"), scope_key("surface", str(seat), scope)
    tone, rock = SEATS[seat][1], ROCKS[1]
    body = landscape(rng, key, seat) + rect(0, 250, WIDE, 170, mix(rock.low, rock.deep, 0.3))
    stones = "".join(
        trail([(x + a, y + b * 0.6) for a, b in ring(6, rng.span(5, 12), start=rng.next())]) + "Z"
        for x, y in ((rng.span(0, 1200), rng.span(256, 414)) for _ in range(40))
    )
    body += path(stones, rock.mid, fade(0.45))
    step = (WIDE - 18) / max(1, len(surface.effects))
    for i, (icons, text) in enumerate(surface.effects):
        left, wide = 16 + i * step, step - 14
        body += rect(left, 262, wide, 142, PAPER, f' rx="12" stroke="{tone}" stroke-width="4"')
        body += icon_line(tuple(icons), left + wide / 2, 304, wide - 60, 66, 58)
        body += block(left + wide / 2, 368, text, wide - 28, 58, largest=24, smallest=8, colour=INK)
        if i:
            body += rect(left - 42, 308, 70, 30, rock.deep, f' rx="14" stroke="{PAPER}" stroke-width="2.5"')
            body += block(left - 7, 323, words.choice, 58, 24, largest=18, smallest=8, colour="#fff3d8", face=SERIF)
    body += rect(24, 18, 310, 48, mix(tone, INK, 0.5), f' rx="10" stroke="{light(tone, 0.3)}" stroke-width="3"')
    body += at(54, 42, seat_mark(seat), 0.72)
    body += block(196, 42, surface.name, 244, 40, largest=26, smallest=9, colour="#fff6dd", face=SERIF)
    body += stroke("M5 5H1195V415H5Z", dark(tone, 0.35), 8)
    return document(WIDE, HIGH, surface.name, lights(body, key, seat), body, key)
