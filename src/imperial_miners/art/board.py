"""One side of a Progress board: a lift shaft out of the deep into daylight, its spaces on ledges from the bottom up."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from imperial_miners.art import life
from imperial_miners.art.card import PAPER, document
from imperial_miners.art.draw import Rng, at, disc, fade, num, path, poly, rect, ring, stroke, tight, trail
from imperial_miners.art.event import glow, rays
from imperial_miners.art.faces import BoardFace, scope_key
from imperial_miners.art.icons import INK, label
from imperial_miners.art.kits import KITS
from imperial_miners.art.lettering import SERIF, block
from imperial_miners.art.palette import FACTIONS, HUES, ROCKS, Paint, dark, light, mix
from imperial_miners.art.rock import cluster, find, jagged
from imperial_miners.art.seats import seat_mark
from imperial_miners.art.vocabulary import icon_line

WIDE, HIGH = 300, 1000
_SKY = 128  # where the ground begins
AMBER = "#ffb52e"


def _strata(rng: Rng, key: str) -> str:
    """Sky, grass and the four Levels of rock, with stones and finds."""
    art = rect(0, 0, WIDE, 180, f"url(#{key}d)") + path(rays(150, 70, 20, 220, rng), "#fff6cf", fade(0.35))
    hills = [(x, _SKY - 26 - rng.span(0, 26)) for x in range(-20, 341, 60)]
    art += path(trail([(-20, 200), *hills, (340, 200)]) + "Z", "#8fae78")
    tall = (HIGH - _SKY) / 4
    for i in range(4):
        rock, top = ROCKS[i + 1], _SKY + i * tall
        edge = [(x, top + (rng.span(-9, 9) if i else rng.span(-4, 4))) for x in range(-20, 341, 45)]
        art += path(trail([(-20, HIGH + 10), *edge, (340, HIGH + 10)]) + "Z", mix(rock.mid, rock.low, 0.3))
        art += stroke(trail(edge), mix(rock.mid, rock.high, 0.5) if i else "#5b8a3c", 6 if i else 12)
        stones = ""
        for _ in range(9):
            x, y, r = rng.pick((rng.span(2, 44), rng.span(256, 298))), top + rng.span(24, tall - 10), rng.span(4, 11)
            stones += trail([(x + a, y + b * 0.7) for a, b in ring(5, r, start=rng.span(0, 1))]) + "Z"
        art += path(stones, rock.high if i % 2 else rock.low, fade(0.6))
        paint = Paint(key, HUES[""], rock)
        side = rng.pick((20, 280))
        art += at(side, top + rng.span(50, tall - 60), find(rng, paint), 0.9)
        art += at(300 - side, top + rng.span(90, tall - 20), cluster(rng, rock, 60, 4), turn=30 if side > 150 else -30)
    return art


def _headframe(paint: Paint, tone: str) -> str:
    """The winding wheel above the shaft."""
    spokes = "".join(f"M0 0L{num(x)} {num(y)}" for x, y in ring(6, 24))
    wheel = disc(0, 0, 26, "none", ' stroke="#3f3b3d" stroke-width="6"') + stroke(spokes, "#3f3b3d", 3)
    return (
        stroke("M74 150L140 66M226 150L160 66M98 122H202", mix(paint.s, "#1a100a", 0.2), 9)
        + rect(120, 60, 60, 10, paint.S)
        + at(150, 60, wheel)
        + path("M104 38L150 10L196 38Z", tone, ' stroke="#2a1c12" stroke-width="3"')
    )


def _shaft(rng: Rng, key: str, paint: Paint) -> str:
    """The dark well, its light from above, ladders, ropes and supports."""
    corners = [(60.0, 1020.0), (54, 700), (64, 420), (58, 150), (242, 150), (238, 420), (248, 700), (240, 1020)]
    well = trail(jagged(rng, corners, 56, 7)) + "Z"
    rungs = "".join(f"M136 {y}h28" for y in range(160, 1000, 20))
    art = path(well, "#130c16", ' stroke="#000" stroke-opacity=".45" stroke-width="12"') + path(well, f"url(#{key}l)")
    art += stroke("M136 150V1000M164 150V1000" + rungs, mix(paint.s, "#130c16", 0.3), 5)
    art += stroke("M108 70V980M192 70V980", mix(paint.s, paint.glow, 0.3), 3, fade(0.7))
    name = f"{key}f"
    frame = rect(50, -8, 200, 14, mix(paint.s, "#2a1a10", 0.25)) + rect(50, -8, 200, 4, light(paint.s, 0.4))
    frame += rect(52, 4, 14, 60, mix(paint.s, "#130c16", 0.35)) + rect(234, 4, 14, 60, mix(paint.s, "#130c16", 0.35))
    art += f'<g id="{name}" transform="translate(0,236)">{frame}</g>'
    return art + "".join(f'<use href="#{name}" y="{y}"/>' for y in (220, 440, 660))


def _ledge(icons: Sequence[str], number: int, left: bool, y: float, high: float, rim: str, lit: bool) -> str:
    """A plank from one wall with the reward on paper and the number of the space."""
    wide = 152
    x = 34 if left else 266 - wide
    post = x + 8 if left else x + wide - 8
    body = (
        rect(x - 6 if left else x - 14, y + high / 2 - 2, wide + 20, 9, "#4a2d14")
        + poly(
            [(post, y + high / 2 + 6), (post + (34 if left else -34), y + high / 2 + 6), (post, y + high / 2 + 24)],
            "#4a2d14",
        )
        + rect(x + 2, y - high / 2 + 5, wide, high, "#000", ' rx="10"' + fade(0.45))
        + rect(
            x,
            y - high / 2,
            wide,
            high,
            PAPER,
            f' rx="10" stroke="{AMBER if lit else rim}" stroke-width="{6 if lit else 4}"',
        )
        + icon_line(tuple(icons), x + wide / 2 + (7 if left else -7), y, wide - 40, high - 6, 52)
    )
    badge = disc(0, 0, 13, INK) + disc(0, 0, 11, rim) + label(str(number), 15 if number < 10 else 13, INK)
    return body + at(x + 5 if left else x + wide - 5, y - high / 2 + 7, badge)


def _summit(icons: Sequence[str], number: int, y: float, high: float, lit: bool) -> str:
    """The top space: gold, in the daylight."""
    body = (
        rect(62, y - high / 2 + 6, 180, high, "#000", ' rx="14"' + fade(0.4))
        + rect(
            60, y - high / 2, 180, high, "#ffd257", f' rx="14" stroke="{AMBER if lit else "#8a5a12"}" stroke-width="5"'
        )
        + rect(68, y - high / 2 + 8, 164, high - 16, "#fff6dc", ' rx="9"')
        + icon_line(tuple(icons), 150, y, 128, high - 20, 64)
    )
    badge = disc(0, 0, 15, "#8a5a12") + disc(0, 0, 12.5, "#ffd257") + label(str(number), 15, INK)
    return body + at(68, y - high / 2 + 6, badge)


def _heights(count: int) -> list[float]:
    """Where the middle of each space is, from the bottom up."""
    low, high = 956.0, 186.0
    return [low - (low - high) * i / (count - 1) for i in range(count)]


def draw_board(
    board: BoardFace,
    *,
    markers: Sequence[tuple[int, int]] = (),
    reach: Collection[int] = (),
    scope: str = "",
) -> str:
    """The board, 300 by 1000; a marker is a seat and a space.

    Spaces count from 1 at the bottom; those in reach are rimmed in amber.
    """
    rng, key = Rng("board " + board.id), scope_key("board", board.id, scope)
    name = rng.pick(FACTIONS)
    paint = Paint(key, HUES[name], ROCKS[2])
    art = _strata(rng, key) + _shaft(rng, key, paint) + _headframe(paint, HUES[name].first)
    count = len(board.spaces)
    ys, high = _heights(count), min(60.0, 560 / count)
    for i in range(1, count - 1, 3):  # somebody at work on every third ledge
        x = 222 if i % 2 else 78
        art += at(x, ys[i] + high / 2 - 2, life.miner(rng, paint, name), 0.72, mirror=x > 150)
        lamp = KITS[name].lamp(rng, paint)
        art += disc(x, ys[i] - 26, 56, f"url(#{key}g)", fade(0.7)) + at(300 - x, ys[i] - 66, lamp, 0.5)
    body = tight(art, colours=False)
    for i, icons in enumerate(board.spaces):
        here, left = i + 1, i % 2 == 1
        if here == count:
            body += _summit(icons, here, ys[i], high + 14, here in reach)
        else:
            rim = light(ROCKS[4 - min(3, i * 4 // count)].high, 0.25)
            body += _ledge(icons, here, left, ys[i], high, rim, here in reach)
        for k, seat in enumerate(seat for seat, space in markers if space == here):
            x = (262 if left or here == count else 38) + (k % 2) * (-34 if left or here == count else 34)
            body += at(x, ys[i] + 8 - (k // 2) * 30, disc(1, 4, 21, "#000", fade(0.5)) + seat_mark(seat), 0.78)
    plate = rect(30, 4, 240, 38, "#3a2412", f' rx="10" stroke="{light(paint.m, 0.2)}" stroke-width="3"')
    body += plate + block(150, 23, board.name, 222, 34, largest=24, smallest=9, colour="#fff3d8", face=SERIF)
    body += stroke("M4 4H296V996H4Z", dark(ROCKS[4].low, 0.5), 8)
    defs = (
        glow(f"{key}g", paint.glow) + f'<linearGradient id="{key}d" x2="0" y2="1"><stop stop-color="#6db3e0"/>'
        f'<stop offset="1" stop-color="#fff0c4"/></linearGradient>'
        + f'<linearGradient id="{key}l" x2="0" y2="1"><stop stop-color="#ffe9ae" stop-opacity=".8"/>'
        f'<stop offset=".4" stop-color="{paint.glow}" stop-opacity=".2"/>'
        '<stop offset="1" stop-color="#8a5cff" stop-opacity=".3"/></linearGradient>' + paint.gradients(body)
    )
    return document(WIDE, HIGH, board.name, defs, body, key)
