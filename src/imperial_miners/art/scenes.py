"""Ten ways to cut through a mine. Each sets openings, what stands in them, and lamps."""

from __future__ import annotations

from collections.abc import Callable

from imperial_miners.art import life
from imperial_miners.art.draw import at, disc, fade, num, oval, path, poly, rect, stroke, trail
from imperial_miners.art.mouths import mouth, roof
from imperial_miners.art.palette import light, mix
from imperial_miners.art.rock import cart, find, jagged, rails, shrunk, stalactites, track
from imperial_miners.art.spans import span, steps
from imperial_miners.art.stage import Stage


def _ladder(s: Stage, x: float, top: float, foot: float, wide: float = 24) -> str:
    rungs = "".join(f"M{num(x - wide / 2)} {y}h{num(wide)}" for y in range(int(top) + 8, int(foot), 17))
    sides = f"M{num(x - wide / 2)} {num(top)}V{num(foot)}M{num(x + wide / 2)} {num(top)}V{num(foot)}"
    return stroke(sides + rungs, light(s.paints[0].s, 0.12), 5)


def tunnel(s: Stage) -> None:
    """Down a gallery toward a far light."""
    r, name = s.rng, s.names[0]
    vx, vy = 300 + r.span(-80, 80), r.span(140, 178)
    s.light = (vx, vy)
    s.openings = [mouth(r, name, 52, 548, 40)]
    for t in (0.76, 0.54, 0.34):
        tone = mix(mix(s.rock.low, s.rock.deep, t), s.paints[1].glow, 0.46 - t * 0.42)
        s.add(path(trail(shrunk(mouth(r, name, 52, 548, 40, 9), t, vx, vy)) + "Z", tone))
    floor = [(-40.0, 340.0), (640, 340), (vx + 16, vy + 24), (vx - 16, vy + 24)]
    s.add(poly(floor, mix(s.rock.low, s.paints[0].glow, 0.24)))
    s.add(track(vx, vy + 24, 66, 326, s.paints[0]), disc(vx, vy, 110, f"url(#{s.key}h)"))
    frame = s.kits[0].frame(r, s.paints[0], 400, 216)
    side = r.pick((-1, 1))
    for i, t in enumerate((0.34, 0.56, 0.94)):
        move = f'transform="translate({num(vx + (300 - vx) * t)},{num(vy + (300 - vy) * t)})scale({t})"'
        s.add(f'<g {move}><g id="{s.key}f">{frame}</g></g>' if not i else f'<use href="#{s.key}f" {move}/>')
        if i == 0:
            s.hero(vx, vy + 52, 0.56)
        elif i == 1:
            s.add(disc(vx, vy, 160, f"url(#{s.key}h)", fade(0.4)))
            if r.chance(0.5):
                s.add(at(300 + (vx - 300) * 0.45, 252, cart(r, s.paints[1]), 0.9))
            s.miner(300 + (vx - 300) * 0.5 + side * 84, 254, 0.95)
    s.props([(300 - side * 158, 268, 1.1), (300 + side * 168, 270, 1.15)])
    s.hang([(204, 92, 0.95), (396, 92, 0.95), (300 + side * 40, 84, 0.7)])


def gallery(s: Stage) -> None:
    """A long gallery from side to side."""
    r, name = s.rng, s.names[0]
    s.walls = (False, False)
    top = r.span(58, 84)
    s.openings = [jagged(r, [*roof(r, name, top), (640, 300), (-40, 300)], 60, 4)]
    s.wall(-10, top + 10, 620, 190)
    s.ground(258)
    s.add(rails(-20, 264, 640, s.paints[0]))
    hero = r.pick((180, 240, 300, 360, 420))
    s.light = (hero + r.span(-60, 60), 180)
    wide = r.pick((196, 236, 290))
    ends = range(hero - 2 * wide, hero + 2 * wide + 1, wide)
    s.frames([(float(x), 260.0) for x in ends if -wide / 2 < x < 600 + wide / 2], wide - 4, r.span(146, 160))
    s.hero(hero, 260, r.span(0.9, 1.02))
    away = 1 if hero <= 300 else -1
    x = hero + away * r.span(158, 196)
    s.add(at(x, 264, cart(r, s.paints[0], r.chance(0.75)), 0.86))
    s.miner(x + away * 62, 262, 1, 2, left=away > 0)
    s.props([(hero - away * 112, 260, 1)])
    if r.chance(0.5):
        s.beast(hero - away * 170, 261)
    s.hang([(hero - away * 76, top + 26, 0.9), (hero + away * 130, top + 26, 0.9), (hero + away * 230, top + 26, 0.8)])


def shaft(s: Stage) -> None:
    """A hoist shaft that meets a gallery."""
    r, name = s.rng, s.names[0]
    s.walls = (True, False)
    x, top, half = r.span(130, 210), r.span(92, 122), r.span(56, 74)
    vault = roof(r, name, top, x + half + 8, 640)
    s.openings = [
        jagged(
            r,
            [
                (x - half, -20),
                (x + half, -20),
                (x + half, top),
                *vault,
                (640, 300),
                (x - half - 30, 300),
                (x - half, 190),
            ],
            50,
            5,
        )
    ]
    s.light = (x + 220, 180)
    s.wall(x + half, top - 10, 460, 190)
    s.ground(260)
    s.add(_ladder(s, x - half + 22, -10, 260))
    rope, cord = r.span(76, 150), light(s.paints[0].s, 0.3)
    s.add(stroke(f"M{num(x + 18)} -10V{num(rope)}", cord, 4))
    load = r.whole(0, 2)
    if load == 0:
        s.add(
            at(x + 18, rope + 70, cart(r, s.paints[1]), 0.78),
            stroke(f"M{num(x - 16)} {num(rope + 28)}l34 -28 34 28", cord, 3),
        )
    else:
        s.add(
            stroke(f"M{num(x - 22)} {num(rope + 78)}L{num(x + 18)} {num(rope)}l40 78", cord, 3),
            rect(x - 26, rope + 76, 88, 8, s.paints[0].S),
        )
        if load == 1:
            s.miner(x + 18, rope + 76, 0.9, left=False)
        else:
            s.props([(x + 18, rope + 76, 0.9)])
    s.frame(x + 232, 262, r.span(250, 310), 262 - top - 22)
    s.hero(x + 232, 262, 0.84)
    s.props([(x + 350, 262, 1)])
    s.miner(x + r.pick((118, 412)), 262, 1)
    s.hang([(x + 140, top + 20, 0.85), (x + 322, top + 20, 0.85), (x + 400, top + 20, 0.8)])
    s.over.append(at(x - half - 40, r.span(70, 130), find(r, s.paints[0]), 1.0))


def cavern(s: Stage) -> None:
    """A great cave around one thing."""
    r, name = s.rng, s.names[0]
    cx = 300 + r.span(-56, 56)
    s.light = (cx, 170)
    s.openings = [mouth(r, name, 28, 572, 32, 9)]
    back = shrunk(mouth(r, name, 28, 572, 32, 11), 0.8, 300, 250)
    s.add(path(trail(back) + "Z", mix(s.rock.low, s.paints[1].glow, 0.2), fade(0.6)))
    s.wall(110, 66, 380, 190)
    for dx in (-92, -18, 60):
        beam = [(cx + dx * 0.3, 20), (cx + dx * 0.3 + 26, 20), (cx + dx + 60, 280), (cx + dx - 20, 280)]
        s.add(poly(beam, s.paints[1].glow, fade(0.13)))
    s.add(stalactites(r, 34, mix(s.rock.low, s.rock.deep, 0.5), 22, 74), disc(cx, 170, 150, f"url(#{s.key}h)"))
    tone = mix(s.rock.low, s.paints[0].glow, 0.2)
    s.add(oval(300, 292, 330, 46, tone), oval(cx, 264, 128, 17, mix(tone, s.rock.high, 0.5)))
    s.add(oval(cx, 258, 116, 14, mix(tone, s.paints[0].glow, 0.45)))
    if s.kits[0] is not s.kits[1] or r.chance(0.4):
        s.frames([(cx - 182, 270), (cx + 182, 270)], 92, r.span(120, 146))
    s.hero(cx, 258, r.span(1.08, 1.2))
    s.add(s.crystals(80, 280, 62, 14) + s.crystals(524, 282, 70, -12))
    side = r.pick((-1, 1))
    s.props([(cx - side * 140, 270, 1)])
    s.miner(cx + side * 138, 272, 1)
    s.hang([(146, 70, 0.9), (454, 70, 0.9)])
    if r.chance(0.5):
        s.add(at(cx - side * 120, 96, life.bats(r, s.rock.deep)))


def decks(s: Stage) -> None:
    """Two galleries, one above the other, and a ladder."""
    r, name = s.rng, s.names[0]
    s.walls = (False, False)
    floor = r.span(112, 124)
    hatch = r.pick((140, 470))
    low = roof(r, name, floor + 36)
    s.openings = [
        jagged(r, [(96, 46), (300, 30), (504, 44), (640, 64), (640, floor), (100, floor)], 60, 5),
        jagged(r, [*low, (640, 300), (-40, 300)], 70, 4),
        [(hatch - 20, floor - 8), (hatch + 20, floor - 8), (hatch + 24, floor + 54), (hatch - 24, floor + 54)],
    ]
    near = 230 if hatch == 470 else 380
    s.light = (near, 210)
    s.wall(-10, floor + 36, 620, 110)
    s.add(rect(90, floor - 5, 560, 12, mix(s.rock.low, s.paints[0].glow, 0.3)))
    s.ground(262)
    x = 300 if hatch == 470 else 340
    s.props([(x - 50, floor - 4, 0.8)])
    s.miner(x + 40, floor - 4, 0.86)
    s.lamp(x + r.span(-10, 140), 42, 0.6, 0)
    s.frame(near, 262, 270, 262 - floor - 52)
    s.hero(near, 262, 0.72)
    away = -1 if hatch == 140 else 1
    s.add(_ladder(s, hatch, floor - 24, 262), at(near - away * 168, 264, cart(r, s.paints[1]), 0.8))
    s.hang([(near - 100, floor + 46, 0.7), (near + 100, floor + 46, 0.7)])


def incline(s: Stage) -> None:
    """A way down to a landing."""
    r, name = s.rng, s.names[0]
    s.walls = (False, False)
    drop, foot = r.span(118, 150), r.span(280, 330)
    s.openings = [jagged(r, [(-40, 30), (120, 46), (280, 74), (450, 72), (640, 86), (640, 300), (-40, 300)])]
    s.light = (foot + 126, 170)
    s.wall(foot - 60, 84, 420, 180)
    s.ground(262)
    x = foot + 124
    s.frame(x, 264, r.span(220, 260), 158)
    s.hero(x, 264, 0.9)
    s.add(steps(r, s.paints[0], name, -40, drop, foot, 262))
    slope = (262 - drop) / (foot + 40)
    if r.chance(0.5):
        rail = f"M-30 {num(drop - 8)}L{num(foot)} 254"
        s.add(stroke(rail, mix(s.paints[0].m, s.rock.deep, 0.3), 5))
        s.add(at(128, drop - 6 + 168 * slope, cart(r, s.paints[1]), 0.9, turn=slope * 56))
    else:
        s.miner(96, drop + 128 * slope, 1, left=False)
        s.miner(204, drop + 232 * slope, 1, left=False)
    s.props([(x + 112, 264, 1)])
    s.hang([(foot - 60, 86, 0.9), (x + 88, 92, 0.85), (70, 46, 0.7)])
    s.over.append(at(228, 36, find(r, s.paints[0]), 0.9))


def bridge(s: Stage) -> None:
    """A bridge over a bright deep."""
    r, name = s.rng, s.names[0]
    s.walls = (False, False)
    s.openings = [jagged(r, [(-40, 56), (160, 40), (300, 52), (440, 38), (640, 58), (640, 330), (-40, 330)])]
    s.light = (300, 280)
    g = s.paints[1].glow
    for i, w in enumerate((190, 130)):
        tone = mix(mix(s.rock.low, s.rock.deep, 0.3 + i * 0.35), g, 0.24 - i * 0.12)
        left = jagged(r, [(-40, 50), (w * 0.7, 60), (w, 180), (w * 0.75, 330), (-40, 330)], 90, 13)
        right = jagged(r, [(640, 50), (600 - w * 0.7, 60), (600 - w, 170), (600 - w * 0.7, 330), (640, 330)], 90, 13)
        s.add(path(trail(left) + "Z" + trail(right) + "Z", tone))
    s.add(stalactites(r, 46, s.rock.deep, 18, 60, 130, 470))
    s.add(oval(300, 312, 250, 80, f"url(#{s.key}h)"), oval(300, 312, 190, 60, f"url(#{s.key}h)"))
    middle, sides, drawing = span(r, s.paints[0], name, r.span(212, 224))
    s.add(drawing)
    far = r.span(172, 196)
    s.frames([(300 - far, sides + 2), (300 + far, sides + 2)], 112, r.span(106, 124))
    s.hero(300, middle + 2, 0.92)
    walker = r.pick((-1, 1))
    s.miner(300 + walker * 98, (middle + sides) / 2 + 2, 0.95)
    s.props([(300 - walker * 100, (middle + sides) / 2 + 2, 0.85)])
    s.add(s.crystals(220, 312, 58, -10) + s.crystals(380, 316, 64, 12))
    s.hang([(300 - far, sides - 116, 0.8), (300 + far, sides - 116, 0.8)], 10)


def vault(s: Stage) -> None:
    """A great portal hewn into the rock, with a treasure behind it."""
    r, name = s.rng, s.names[0]
    wide = r.span(310, 390)
    cx = 300 + r.span(-24, 24)
    left, right = cx - wide / 2, cx + wide / 2
    s.light = (cx, 165)
    s.openings = [mouth(r, name, left - 46, right + 46, 34)]
    s.wall(left, 60, wide, 200)
    s.add(disc(cx, 165, 150, f"url(#{s.key}h)"))
    tone = mix(s.rock.low, s.paints[0].glow, 0.2)
    for i in range(3):
        x = left - 60 + (2 - i) * 16
        s.add(rect(x, 252 + i * 12, 2 * (cx - x), 60, mix(tone, s.rock.high, 0.3 - i * 0.13)))
    s.hero(cx, 256, 1.06)
    s.frame(cx, 272, wide + 30, 204)
    side = r.pick((-1, 1))
    s.props([(cx - side * wide * 0.31, 264, 1)])
    s.miner(cx + side * wide * 0.3, 272, 1.05)
    s.hang([(cx - wide * 0.32, 88, 0.85), (cx + wide * 0.32, 88, 0.85)])
    s.over.append(at(left - 90, r.span(120, 200), find(r, s.paints[0])))


def lake(s: Stage) -> None:
    """Still water under a vault, with a boat."""
    r, name = s.rng, s.names[0]
    s.walls = (False, False)
    top = r.span(44, 62)
    s.openings = [jagged(r, [*roof(r, name, top), (640, 330), (-40, 330)], 60, 6)]
    hero = r.pick((190, 410))
    away = 1 if hero < 300 else -1
    s.light = (hero, 160)
    s.wall(-10, top, 620, 190)
    water = mix("#1f7fa3", s.paints[1].hues.air, 0.5)
    shine = mix(water, s.paints[1].glow, 0.65)
    s.add(rect(-30, 226, 660, 110, water), disc(hero, 200, 150, f"url(#{s.key}h)"))
    shore = [
        (hero - 150.0, 330.0),
        (hero - 130, 256),
        (hero - 90, 240),
        (hero + 90, 238),
        (hero + 136, 258),
        (hero + 156, 330),
    ]
    s.add(
        poly(shore, mix(s.rock.low, s.rock.mid, 0.5)), oval(hero, 242, 112, 9, mix(s.rock.mid, s.paints[0].glow, 0.4))
    )
    s.frame(hero, 246, r.span(190, 226), 246 - top - 40)
    s.hero(hero, 244, 0.92)
    ripples = "".join(f"M{num(r.span(20, 560))} {num(y)}h{num(r.span(26, 70))}" for y in range(236, 296, 8))
    s.add(stroke(ripples, shine, 2.4, fade(0.55)))
    boat = hero + away * r.span(196, 240)
    s.miner(boat, 250, 0.92, r.pick((0, 2, 3)), left=away > 0)
    s.add(
        at(
            boat,
            254,
            path("M-58 -14H58Q50 10 30 10H-30Q-50 10 -58 -14Z", s.paints[0].A) + rect(-60, -18, 120, 6, s.paints[0].s),
        )
    )
    s.add(at(boat, 268, path("M-44 0H44Q30 8 0 8T-44 0Z", s.rock.deep, fade(0.4))))
    s.props([(hero - away * 96, 248, 0.85)])
    s.hang([(hero + away * 110, top + 20, 0.9), (hero - away * 110, top + 20, 0.8), (boat, top + 14, 0.8)])


def works(s: Stage) -> None:
    """A bustling hall with a stage in the middle, people and stores on both sides."""
    r, name = s.rng, s.names[0]
    s.openings = [mouth(r, name, 20, 580, 30, 7)]
    cx = 300 + r.span(-70, 70)
    s.light = (cx + r.pick((-90, 90)), 150)
    s.wall(40, 50, 520, 210)
    s.ground(256)
    step = mix(s.rock.mid, s.paints[0].s, 0.4)
    s.add(rect(cx - 110, 244, 220, 14, step) + rect(cx - 110, 244, 220, 4, mix(step, s.paints[0].glow, 0.5)))
    s.frames([(cx - 196, 258), (cx + 196, 258)], r.span(120, 150), r.span(120, 150))
    s.hero(cx, 246, 0.98)
    side = r.pick((-1, 1))
    s.miner(cx - side * 138, 264, 1.02)
    s.miner(cx + side * 124, 266, 1.02)
    s.props([(cx + side * 196, 266, 1)])
    s.beast(cx - side * 208, 268, 0.95)
    s.hang([(cx - 118, 62, 0.9), (cx + 118, 62, 0.9), (cx, 46, 0.7)])


COMPOSITIONS: tuple[Callable[[Stage], None], ...] = (
    cavern,
    gallery,
    vault,
    lake,
    shaft,
    tunnel,
    bridge,
    works,
    incline,
    decks,
)
HEROES = 6  # of each kit
SCENES = len(COMPOSITIONS) * HEROES
