"""Eight ways to cut through a mine. Each sets openings, what stands in them, and lamps."""

from __future__ import annotations

from collections.abc import Callable

from imperial_miners.art.draw import Point, at, disc, fade, line, num, oval, path, poly, rect, stroke, trail
from imperial_miners.art.palette import light, mix
from imperial_miners.art.rock import (
    cart,
    find,
    jagged,
    rails,
    shrunk,
    stalactites,
    track,
)
from imperial_miners.art.stage import Stage


def tunnel(s: Stage) -> None:
    """Down a gallery toward a far light."""
    r = s.rng
    vx, vy = 300 + r.span(-64, 64), r.span(150, 185)
    s.light = (vx, vy)
    mouth = [(56, 320), (64, 140), (120, 66), (230, 40), (370, 42), (480, 66), (536, 140), (544, 320)]
    s.openings = [jagged(r, [(float(x), float(y)) for x, y in mouth])]
    for t in (0.74, 0.5, 0.3):
        tone = mix(mix(s.rock.low, s.rock.deep, t), s.paints[1].glow, 0.42 - t * 0.4)
        s.inside.append(
            path(
                trail(shrunk(jagged(r, [(float(x), float(y)) for x, y in mouth], 60, 9), t, vx, vy)) + "Z",
                tone,
            )
        )
    s.inside.append(
        poly(
            [(-40, 340), (640, 340), (vx + 16, vy + 24), (vx - 16, vy + 24)],
            mix(s.rock.low, s.paints[0].glow, 0.2),
        )
    )
    s.inside.append(track(vx, vy + 24, 66, 326, s.paints[0]))
    s.inside.append(disc(vx, vy, 96, f"url(#{s.key}h)"))
    frame = s.kits[0].frame(r, s.paints[0], 400, 216)
    for i, t in enumerate((0.32, 0.54, 0.94)):
        move = f'transform="translate({num(vx + (300 - vx) * t)},{num(vy + (306 - vy) * t)})scale({t})"'
        s.inside.append(f'<g {move}><g id="{s.key}f">{frame}</g></g>' if not i else f'<use href="#{s.key}f" {move}/>')
        if i == 0:
            s.hero(vx, vy + 46, 0.5)
        if i == 1 and r.chance(0.5):
            s.inside.append(at(300 + (vx - 300) * 0.45, 262, cart(r, s.paints[1]), 0.95))
        if i < 2:
            s.inside.append(disc(vx, vy, 150, f"url(#{s.key}h)", fade(0.45)))
    s.props([(r.pick((190, 410)), 268, 0.8), (136, 284, 1.15), (464, 284, 1.15)])
    s.lamp(300 + r.pick((-96, 96)), 100, 0.95, r.whole(0, 1))


def gallery(s: Stage) -> None:
    """A long gallery from side to side."""
    r = s.rng
    s.walls = (False, False)
    top = r.span(66, 88)
    s.openings = [
        jagged(
            r,
            [
                (-40, top + 14),
                (150, top - 6),
                (330, top + 10),
                (480, top - 8),
                (640, top + 8),
                (640, 300),
                (-40, 300),
            ],
        )
    ]
    s.wall(-10, top + 10, 620, 190)
    s.ground(262)
    s.inside.append(rails(-20, 268, 640, s.paints[0]))
    hero = r.pick((190, 300, 410))
    s.light = (hero, 190)
    wide = r.pick((196, 240, 300))
    spots = [
        (float(x), 264.0) for x in range(hero - 2 * wide, hero + 2 * wide + 1, wide) if -wide / 2 < x < 600 + wide / 2
    ]
    s.frames(spots, wide - 4, r.span(152, 160))
    s.hero(hero, 264, 0.92)
    away = 1 if hero <= 300 else -1
    s.inside.append(at(hero + away * r.span(148, 190), 268, cart(r, s.paints[0], r.chance(0.75)), 0.9))
    s.props([(hero - away * 104, 264, 1), (hero - away * 168, 264, 0.9), (hero + away * 250, 264, 1)])
    s.lamp(hero - away * 64, top + 34, 0.9, 0)
    s.lamp(hero + away * 126, top + 34, 0.9, 1)


def shaft(s: Stage) -> None:
    """A hoist shaft that meets a gallery."""
    r = s.rng
    s.walls = (True, False)
    x = r.span(150, 205)
    roof = r.span(104, 126)
    s.openings = [
        jagged(
            r,
            [
                (x - 66, -20),
                (x + 62, -20),
                (x + 64, roof),
                (380, roof - 12),
                (640, roof + 6),
                (640, 300),
                (x - 96, 300),
                (x - 70, 190),
            ],
        )
    ]
    s.light = (x + 230, 190)
    s.wall(x + 80, roof + 4, 420, 180)
    s.ground(264)
    s.inside.append(
        stroke(
            f"M{num(x - 44)} -10V264M{num(x - 22)} -10V264"
            + "".join(f"M{num(x - 44)} {y}h22" for y in range(8, 264, 20)),
            s.paints[0].s,
            5,
        )
    )
    rope = r.span(96, 170)
    s.inside.append(stroke(f"M{num(x + 18)} -10V{num(rope)}", light(s.paints[0].s, 0.3), 4))
    s.inside.append(
        at(x + 18, rope + 70, cart(r, s.paints[1]), 0.78)
        + stroke(f"M{num(x + 18)} {num(rope)}l-34 28M{num(x + 18)} {num(rope)}l34 28", light(s.paints[0].s, 0.3), 3)
    )
    s.frame(x + 232, 266, r.span(270, 310), 266 - roof - 22)
    s.hero(x + 232, 266, 0.78)
    s.props([(x + 112, 266, 0.95), (x + 330, 266, 1), (x + 398, 266, 0.85)])
    s.lamp(x + 138, roof + 22, 0.85, 1)
    s.lamp(x + 322, roof + 22, 0.85, 0)
    s.over.append(at(x - 104, 92, find(r, s.paints[0]), 1.0))


def cavern(s: Stage) -> None:
    """A great cave around one thing."""
    r = s.rng
    s.light = (300 + r.span(-30, 30), 170)
    cx = s.light[0]
    dome = [
        (30, 320),
        (38, 190),
        (92, 96),
        (200, 44),
        (320, 34),
        (430, 52),
        (520, 110),
        (562, 200),
        (570, 320),
    ]
    s.openings = [jagged(r, [(float(x), float(y)) for x, y in dome], 40, 9)]
    s.inside.append(
        poly(
            shrunk(jagged(r, [(float(x), float(y)) for x, y in dome], 52, 10), 0.8, 300, 250),
            mix(s.rock.low, s.paints[1].glow, 0.2),
            fade(0.6),
        )
    )
    s.wall(110, 66, 380, 190)
    for dx in (-92, -18, 60):
        s.inside.append(
            poly(
                [(cx + dx * 0.3, 20), (cx + dx * 0.3 + 26, 20), (cx + dx + 60, 280), (cx + dx - 20, 280)],
                s.paints[1].glow,
                fade(0.13),
            )
        )
    s.inside.append(stalactites(r, 34, mix(s.rock.low, s.rock.deep, 0.5), 22, 74))
    s.inside.append(disc(cx, 176, 150, f"url(#{s.key}h)"))
    tone = mix(s.rock.low, s.paints[0].glow, 0.2)
    s.inside.append(
        oval(300, 296, 330, 40, tone)
        + oval(cx, 270, 128, 17, mix(tone, s.rock.high, 0.5))
        + oval(cx, 264, 116, 14, mix(tone, s.paints[0].glow, 0.45))
    )
    if s.kits[0] is not s.kits[1] or r.chance(0.45):
        s.frames([(cx - 178, 282), (cx + 178, 282)], 92, r.span(128, 150))
    s.hero(cx, 264, 1.14)
    s.inside.append(s.crystals(86, 286, 62, 14) + s.crystals(520, 288, 70, -12))
    s.props([(cx - 132, 284, 1), (cx + 134, 286, 1)])
    s.lamp(r.pick((150, 446)), r.span(66, 82), 0.9, 0)


def decks(s: Stage) -> None:
    """Two galleries, one above the other, and a ladder."""
    r = s.rng
    s.walls = (False, False)
    s.openings = [
        jagged(r, [(100, 42), (300, 30), (500, 40), (640, 70), (640, 122), (104, 122)], rough=4),
        jagged(r, [(-40, 154), (180, 146), (400, 152), (640, 146), (640, 300), (-40, 300)], rough=5),
    ]
    hatch = r.pick((150, 460))
    s.openings.append([(hatch - 20, 112), (hatch + 20, 112), (hatch + 22, 162), (hatch - 22, 162)])
    s.light = (300, 215)
    s.wall(96, 40, 540, 78)
    s.wall(-10, 156, 620, 110)
    tone = mix(s.rock.low, s.paints[0].glow, 0.3)
    s.inside.append(rect(90, 115, 560, 12, tone))
    s.ground(266)
    x = 300 if hatch == 460 else 330
    s.frame(x, 116, 250, 70)
    s.props([(x - 66, 116, 0.85), (x, 116, 0.95), (x + 62, 116, 0.85)])
    s.lamp(x - 104, 46, 0.6, 0)
    s.inside.append(rails(-20, 270, 640, s.paints[0]))
    near = 220 if hatch == 460 else 390
    s.frame(near, 266, 290, 104)
    s.hero(near, 266, 0.68)
    s.inside.append(at(near + (-150 if hatch == 150 else 150), 270, cart(r, s.paints[1]), 0.82))
    s.inside.append(
        stroke(
            f"M{hatch - 12} 94V266M{hatch + 12} 94V266" + "".join(f"M{hatch - 12} {y}h24" for y in range(102, 266, 16)),
            light(s.paints[0].s, 0.15),
            5,
        )
    )
    s.lamp(near - 94, 166, 0.7, 1)
    s.lamp(near + 94, 166, 0.7, 0)


def incline(s: Stage) -> None:
    """A ramp going down to a landing."""
    r = s.rng
    s.walls = (False, False)
    drop = r.span(128, 148)
    s.openings = [jagged(r, [(-40, 36), (120, 52), (300, 88), (470, 84), (640, 96), (640, 300), (-40, 300)])]
    s.light = (430, 180)
    s.wall(250, 100, 380, 160)
    s.ground(266)
    tone = mix(s.rock.low, s.rock.mid, 0.4)
    foot = 316.0
    s.frame(438, 268, r.span(230, 270), 158)
    s.hero(438, 268, 0.86)
    count = r.whole(6, 8)
    stair: list[Point] = [(-40, 320), (-40, drop)]
    for i in range(count):
        x = -20 + (foot + 20) * (i + 1) / count
        y = drop + (266 - drop) * (i + 1) / count
        stair += [(x, stair[-1][1]), (x, y)]
    s.inside.append(poly([*stair, (foot, 320)], tone))
    s.inside.append(stroke(line(stair[1:]), mix(tone, s.paints[0].glow, 0.5), 4))
    slope = (266 - drop) / (foot + 20)
    s.inside.append(stroke(f"M-30 {num(drop - 8)}L{num(foot)} 258", mix(s.paints[0].m, s.rock.deep, 0.3), 5))
    s.inside.append(at(128, drop - 4 + 148 * slope, cart(r, s.paints[1]), 0.95, turn=slope * 56))
    s.inside.append(at(24, drop + 30 * slope, s.kits[0].frame(r, s.paints[0], 104, drop - 62), 1))
    s.props([(342, 268, 0.95), (536, 268, 1), (580, 268, 0.9)])
    s.lamp(262, 92, 0.9, 1)
    s.lamp(516, 104, 0.85, 0)
    s.over.append(at(228, 40, find(r, s.paints[0]), 0.9))


def bridge(s: Stage) -> None:
    """A bridge over a bright deep."""
    r = s.rng
    s.walls = (False, False)
    s.openings = [jagged(r, [(-40, 60), (160, 44), (300, 56), (440, 42), (640, 62), (640, 330), (-40, 330)])]
    s.light = (300, 300)
    g = s.paints[1].glow
    for i, w in enumerate((190, 130)):
        tone = mix(mix(s.rock.low, s.rock.deep, 0.3 + i * 0.35), g, 0.24 - i * 0.12)
        left = jagged(r, [(-40, 50), (w * 0.7, 60), (w, 180), (w * 0.75, 330), (-40, 330)], 70, 11)
        right = jagged(r, [(640, 50), (600 - w * 0.7, 60), (600 - w, 170), (600 - w * 0.7, 330), (640, 330)], 70, 11)
        s.inside.append(path(trail(left) + "Z" + trail(right) + "Z", tone))
    s.inside.append(stalactites(r, 48, s.rock.deep, 18, 60, 130, 470))
    s.inside.append(oval(300, 318, 250, 70, f"url(#{s.key}h)") + oval(300, 318, 190, 50, f"url(#{s.key}h)"))
    y = r.span(216, 228)
    sag = r.pick((-14, 0, 12))
    s.inside.append(
        path(
            f"M-40 {num(y)}Q300 {num(y + sag)} 640 {num(y)}V{num(y + 18)}Q300 {num(y + sag + 14)} -40 {num(y + 18)}Z",
            s.paints[0].S,
        )
    )
    struts = "".join(f"M{x} {num(y + 12)}L{x + d} 330" for x, d in ((120, -30), (120, 40), (480, -40), (480, 30)))
    s.inside.append(stroke(struts, mix(s.paints[0].s, s.rock.deep, 0.55), 11))
    s.inside.append(stroke(f"M-40 {num(y)}Q300 {num(y + sag)} 640 {num(y)}", mix(s.paints[0].s, g, 0.6), 4))
    mid = y + sag / 2
    s.frames([(112, y + 2), (488, y + 2)], 128, 120)
    s.hero(300, mid + 1, 0.9)
    s.props([(206, mid + 1, 0.9), (392, mid + 1, 0.9)])
    s.inside.append(s.crystals(220, 312, 58, -10) + s.crystals(380, 316, 64, 12))
    s.lamp(112, y - 116, 0.8, 0)
    s.lamp(488, y - 116, 0.8, 1)


def vault(s: Stage) -> None:
    """A great portal hewn into the rock, with a treasure behind it."""
    r = s.rng
    wide = r.span(330, 380)
    left, right = 300 - wide / 2, 300 + wide / 2
    s.light = (300, 170)
    s.openings = [
        jagged(
            r,
            [
                (left - 46, 310),
                (left - 40, 120),
                (left, 58),
                (300, 36),
                (right, 58),
                (right + 40, 120),
                (right + 46, 310),
            ],
            42,
            7,
        )
    ]
    s.wall(left, 66, wide, 200)
    s.inside.append(disc(300, 170, 150, f"url(#{s.key}h)"))
    tone = mix(s.rock.low, s.paints[0].glow, 0.2)
    for i in range(3):
        s.inside.append(
            rect(
                left - 60 + (2 - i) * 16,
                258 + i * 13,
                wide + 120 - (2 - i) * 32,
                60,
                mix(tone, s.rock.high, 0.3 - i * 0.13),
            )
        )
    s.hero(300, 262, 1.02)
    s.props([(300 - wide * 0.3, 264, 0.9), (300 + wide * 0.3, 264, 0.9)])
    s.frame(300, 286, wide + 30, 210)
    s.lamp(300 - wide * 0.34, 92, 0.85, 0)
    s.lamp(300 + wide * 0.34, 92, 0.85, 1)
    s.over.append(at(58, 168, find(r, s.paints[0])) + at(546, 150, find(r, s.paints[1])))


COMPOSITIONS: tuple[Callable[[Stage], None], ...] = (
    tunnel,
    gallery,
    shaft,
    cavern,
    decks,
    incline,
    bridge,
    vault,
)
SCENES = len(COMPOSITIONS) * 4  # with the four heroes of a kit
