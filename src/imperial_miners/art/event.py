"""The Event card and the backs of all cards."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple

from imperial_miners.art.card import PAPER, SIDE, between, document
from imperial_miners.art.draw import Rng, at, disc, fade, path, poly, rect, stroke, tight, trail
from imperial_miners.art.emblems import emblem
from imperial_miners.art.faces import Effect, EventFace, Words, scope_key
from imperial_miners.art.icons import INK, label
from imperial_miners.art.kits.kit import lantern, timbers
from imperial_miners.art.lettering import LEADING, SERIF, block, wrap
from imperial_miners.art.palette import FACTIONS, HUES, NUMERALS, ROCKS, Paint, Rock, dark, light, mix
from imperial_miners.art.rock import cluster, jagged, stalactites, strata
from imperial_miners.art.vocabulary import icon_line


class KindLook(NamedTuple):
    """How a kind of Event looks: its light, the dark behind it, its sign on the card, and its icon on a page."""

    tone: str
    deep: str
    sign: str
    icon: str


KIND_LOOKS: Final = {
    "immediate": KindLook(
        "#ffcf4a", "#a8481c", poly([(6, -22), (-15, 5), (-2, 5), (-7, 22), (15, -6), (2, -6)], "#fff3b0"), "now"
    ),
    "feature": KindLook(
        "#7fe0f0", "#1c5f86", stroke("M-15 3a15 15 0 1 1 5 11M-10 20v-8h8M0 -8V3l8 5", "#e6fbff", 5), "round"
    ),
    "end": KindLook(
        "#c9a2ff",
        "#4d2f86",
        path("M8 -20A21 21 0 1 0 20 10A17 17 0 0 1 8 -20Z", "#f2e6ff") + disc(12, -8, 2.5, "#f2e6ff"),
        "end",
    ),
}
"""Of the kinds that have a look of their own."""
PLAIN_LOOK: Final = KindLook(
    "#d8c9a6", "#5b4a33", disc(0, 0, 9, "#fff6dd") + stroke("M-18 0A18 18 0 1 1 18 0", "#fff6dd", 4), "event"
)
"""Of all other kinds."""


def look_of(kind: str) -> KindLook:
    """How Events of a kind look."""
    return KIND_LOOKS.get(kind, PLAIN_LOOK)


def glow(name: str, colour: str) -> str:
    """A round light as a gradient."""
    return (
        f'<radialGradient id="{name}"><stop stop-color="{light(colour, 0.4)}" stop-opacity=".95"/>'
        f'<stop offset=".35" stop-color="{colour}" stop-opacity=".5"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
    )


def rays(x: float, y: float, count: int, far: float, rng: Rng) -> str:
    """Beams of light from one point."""
    beams = []
    for i in range(count):
        a = 2 * i * pi / count + rng.span(0, 0.1)
        near, off = (x + far * cos(a), y + far * sin(a)), (x + far * cos(a + 0.09), y + far * sin(a + 0.09))
        beams.append(f"M{x:.0f} {y:.0f}L{near[0]:.0f} {near[1]:.0f}L{off[0]:.0f} {off[1]:.0f}Z")
    return "".join(beams)


def _cave(rng: Rng, key: str, tone: str, deep: str, paint: Paint, beam: float) -> tuple[str, str]:
    """The clip and the drawing of a cave lit in the colour of the Event's kind, its beam so far from above."""
    rock, level = paint.rock, ROCKS.index(paint.rock)
    cx = rng.span(220, 380)
    mouth = [(40.0, 440.0), (26, 190), (80, 70), (210, 26), (390, 24), (520, 70), (574, 190), (560, 440)]
    edge = trail(jagged(rng, mouth, 44, 10)) + "Z"
    art = (
        strata(rng, rock, level)
        + rect(0, 330, 600, 100, rock.low)
        + path(edge, mix(deep, rock.deep, 0.5), f' stroke="{rock.deep}" stroke-width="10"')
        + f'<g clip-path="url(#{key}o)">'
        + path(rays(cx, 110, 18, 700, rng), tone, fade(0.16))
        + disc(cx, 110, 210, f"url(#{key}g)")
        + stalactites(rng, 34, dark(deep, 0.55), 20, 60)
        + "</g>"
        + at(70, 330, cluster(rng, rock, 90, 5), turn=16)
        + at(532, 330, cluster(rng, rock, 96, 5), turn=-14)
        + at(300, 420, timbers(rng, paint, 500, 420 - beam, 26))
    )
    for x in (86, 514):
        art += at(x, 112, lantern(rng, paint)) + disc(x, 148, 70, f"url(#{key}g)", fade(0.6))
    return f'<clipPath id="{key}o"><path d="{edge}"/></clipPath>', tight(art, colours=False)


def _rows(effects: tuple[Effect, ...], rock: Rock, choice: str) -> str:
    """A row for each of several effects or features, its icons before its sentence, all letters of one size."""
    y, wide, gap = 150.0, 366, 26 if choice else 6
    room = 250 - gap * (len(effects) - 1)

    def heights(size: float) -> list[float]:
        return [max(40, len(wrap(text, wide / size)) * size * LEADING) for _, text in effects]

    size = 25.0
    while size > 8 and sum(heights(size)) > room:
        size -= 0.5
    spare = (room - sum(heights(size))) / len(effects)
    out = ""
    for (line, text), needed in zip(effects, heights(size), strict=True):
        if out and choice:
            out += between(y - gap / 2, rock, PAPER, choice)
        elif out:
            out += stroke(f"M60 {y - gap / 2:.0f}H540", mix(PAPER, INK, 0.3), 2)
        high = needed + spare
        out += icon_line(tuple(line), 115, y + high / 2, 128, min(high - 4, 92), 58)
        out += block(367, y + high / 2, text, wide, high, largest=size, smallest=8, colour=INK)
        y += high + gap
    return out


def draw_event(event: EventFace, *, words: Words, scope: str = "") -> str:
    """A notice on timbers, before the light of its kind; 600 by 420."""
    rng, key = Rng(event.id), scope_key("event", event.id, scope)
    tone, deep, drawn, _ = look_of(event.kind)
    rock = ROCKS[rng.whole(1, 4)]
    paint = Paint(key, HUES[""], rock)
    is_tall = len(event.effects) > 1
    clip, art = _cave(rng, key, tone, deep, paint, 110 if is_tall else 90)
    sign = disc(0, 3, 44, "#000", fade(0.4)) + disc(0, 0, 44, tone) + disc(0, 0, 38, deep)
    sign += at(0, 0, drawn, 1.25)
    if is_tall:  # a taller notice, and what is above it closer together
        up, sheet, nails = 83, "M34 148L566 142L570 400L30 404Z", ((42, 157), (558, 152), (40, 395), (560, 391))
        art += at(300, 35, sign, 0.56)
        shown = _rows(event.effects, rock, words.choice if event.is_choice else "")
    else:
        up, sheet, nails = 0, "M92 232L508 226L512 400L88 404Z", ((104, 244), (496, 240), (102, 390), (498, 388))
        art += at(300, 98, sign)
        line, text = event.effects[0] if event.effects else ((), "")  # a page of the table says them itself
        shown = icon_line(tuple(line), 300, 272, 370, 66, 62)
        shown += block(300, 350, text, 388, 80, largest=25, smallest=8, colour=INK)
    notice = (
        path(sheet, "#000", fade(0.4) + ' transform="translate(4,6)"')
        + path(sheet, PAPER, f' stroke="{mix(PAPER, INK, 0.4)}" stroke-width="3"')
        + "".join(disc(x, y, 6, "#8b8f93", ' stroke="#2a1c12" stroke-width="2"') for x, y in nails)
        + at(0, -up, path("M70 172H530L516 196L530 220H70L84 196Z", deep, f' stroke="{tone}" stroke-width="3"'))
        + block(300, 196 - up, event.name, 416, 40, largest=32, smallest=12, colour="#fff6dd", face=SERIF)
        + shown
    )
    body = (
        art
        + (notice if event.name else "")  # where the page says the words itself, the cave is empty
        + stroke("M5 5H595V415H5Z", dark(rock.low, 0.5), 10)
        + stroke("M11 11H589V409H11Z", tone, 2)
    )
    if event.kind_name:
        body += block(300, 157 - up, event.kind_name, 200, 20, largest=17, smallest=8, colour="#fff6dd", face=SERIF)
    return document(600, 420, event.name, clip + glow(f"{key}g", tone) + paint.gradients(body), body, key)


def card_back(level: int, *, scope: str = "") -> str:
    """The back of a deck: the Level's rock around its numeral, or (Level 0) a star for the Events."""
    key = scope_key("back", str(level), scope)
    rng, rock = Rng(f"back {level}"), ROCKS[level or 4]
    tone = rock.gem if level else "#ffcf4a"
    spokes = "".join(
        at(300, 300, at(0, -196, cluster(rng, rock, 96, 3)), turn=angle) for angle in (0, 60, 120, 180, 240, 300)
    )
    body = (
        rect(0, 0, SIDE, SIDE, mix(rock.low, rock.deep, 0.25))
        + path(rays(300, 300, 24, 460, rng), rock.mid, fade(0.5))
        + disc(300, 300, 290, f"url(#{key}g)", fade(0.55))
        + spokes
        + disc(300, 300, 176, rock.deep, f' stroke="{light(rock.high, 0.2)}" stroke-width="8"')
        + disc(300, 300, 152, mix(rock.low, rock.mid, 0.4))
    )
    if level:
        body += at(300, 300, label(NUMERALS[level], 150 if level < 3 else 118, "#fff6dd", 0, rock.deep))
    else:
        star = "M0 -22L6 -8L21 -6L10 4L13 20L0 12L-13 20L-10 4L-21 -6L-6 -8Z"
        body += at(300, 302, path(star, "#ffe07d", ' stroke="#6b430c" stroke-width="2"'), 5)
    body += "".join(
        at(300 + 246 * cos(a), 300 + 246 * sin(a), emblem(name), 1.1)
        for name, a in ((name, i * pi / 3) for i, name in enumerate(FACTIONS))
    )
    body += stroke("M7 7H593V593H7Z", mix(rock.low, rock.deep, 0.6), 14)
    body += stroke("M16 16H584V584H16Z", light(rock.high, 0.1), 3)
    return document(SIDE, SIDE, NUMERALS[level], glow(f"{key}g", tone), tight(body, colours=False), key)
