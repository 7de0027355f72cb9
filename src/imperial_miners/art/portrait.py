"""A close view for small sizes: one hero, large, in a setting that recalls the card's composition."""

from __future__ import annotations

from imperial_miners.art.draw import Point, at, disc, fade, num, oval, path, poly, rect, stroke
from imperial_miners.art.mouths import roof
from imperial_miners.art.palette import light, mix
from imperial_miners.art.rock import cart, stalactites
from imperial_miners.art.stage import Stage


def _floor(s: Stage, y: float) -> None:
    tone = mix(s.rock.low, s.paints[0].glow, 0.22)
    s.add(rect(-30, y, 660, 120, tone) + rect(-30, y, 660, 7, mix(tone, s.paints[0].glow, 0.45)))


def _rails(s: Stage) -> None:
    _floor(s, 282)
    s.add(stroke("M-20 312H620", s.rock.deep, 12, ' stroke-linecap="butt" stroke-dasharray="22 16"'))
    s.add(stroke("M-20 304H620", mix(s.paints[0].m, s.rock.deep, 0.3), 6))


def _ladder(s: Stage) -> None:
    _floor(s, 286)
    x = s.rng.pick((96, 128))
    rungs = "".join(f"M{x - 20} {y}h40" for y in range(24, 280, 30))
    s.add(stroke(f"M{x - 20} -10V286M{x + 20} -10V286{rungs}", light(s.paints[0].s, 0.1), 9))


def _water(s: Stage) -> None:
    tone = mix("#1f7fa3", s.paints[1].hues.air, 0.5)
    s.add(rect(-30, 262, 660, 100, tone), stroke("M30 284h90M430 292h120M150 312h70M380 322h90", light(tone, 0.5), 4))
    s.add(
        oval(300, 290, 210, 30, mix(s.rock.low, s.rock.mid, 0.5)),
        oval(300, 282, 190, 18, mix(s.rock.mid, s.paints[0].glow, 0.4)),
    )


def _deep(s: Stage) -> None:
    s.add(oval(300, 330, 330, 90, f"url(#{s.key}h)"), rect(-30, 280, 660, 22, s.paints[0].S))
    s.add(rect(-30, 280, 660, 6, light(s.paints[0].s, 0.4)))


def _stair(s: Stage) -> None:
    tone = mix(s.rock.low, s.rock.mid, 0.5)
    for i in range(3):
        wide = 210 + i * 90
        s.add(rect(300 - wide, 270 + i * 20, 2 * wide, 70, mix(tone, s.paints[0].glow, 0.3 - i * 0.1)))


def _slope(s: Stage) -> None:
    _floor(s, 286)
    points: list[Point] = [(-30, 330), (-30, 150)]
    for i in range(4):
        points += [(14 + i * 44, points[-1][1]), (14 + i * 44, 184 + i * 34)]
    s.add(poly([*points, (146, 330)], mix(s.rock.low, s.rock.mid, 0.55)))


def _cave(s: Stage) -> None:
    s.add(stalactites(s.rng, 20, mix(s.rock.low, s.rock.deep, 0.5), 30, 96, 30, 570))
    tone = mix(s.rock.low, s.paints[0].glow, 0.2)
    s.add(oval(300, 320, 380, 62, tone), oval(300, 288, 190, 22, mix(tone, s.paints[0].glow, 0.4)))


def _depth(s: Stage) -> None:
    for t in (0.9, 0.66):
        tone = mix(mix(s.rock.low, s.rock.deep, t * 0.8), s.paints[1].glow, 0.4 - t * 0.36)
        s.add(
            path(
                (
                    f"M{num(300 - 300 * t)} 340V{num(170 - 110 * t)}L300 {num(160 - 150 * t)}"
                    f"L{num(300 + 300 * t)} {num(170 - 110 * t)}V340Z"
                ),
                tone,
            )
        )
    _floor(s, 284)


_BUDGET = 2800  # bytes after which nothing more is added: a table shows dozens of these inline
# In the order of the compositions: cavern, gallery, vault, lake, shaft, tunnel, bridge, works, incline, decks.
_SETTINGS = (_cave, _rails, _stair, _water, _ladder, _depth, _deep, _rails, _slope, _ladder)


def portrait(s: Stage, composition: int) -> None:
    """Hero, supports at the sides, one companion, one or two lamps; nothing thinner than a few pixels at 160."""
    r = s.rng
    s.openings = [[*roof(r, s.names[0], r.span(-2, 12)), (640, 340), (-40, 340)]]
    s.light = (300 + r.span(-70, 70), 150)
    s.wall(-10, 0, 620, 290)
    s.add(disc(300, 160, 250, f"url(#{s.key}h)", fade(0.8)))
    _SETTINGS[composition](s)
    s.frame(300, 292, r.span(430, 520), r.span(238, 262))
    s.hero(300, 288, r.span(1.24, 1.38))
    side = r.pick((-1, 1))
    x = 300 + side * r.span(136, 150)
    if composition in (1, 7) and r.chance(0.5):
        s.add(at(x, 306, cart(r, s.paints[1]), 1.3))
    else:
        s.miner(x, 302, 1.5)
    if r.chance(0.4) and sum(map(len, s.inside)) < _BUDGET:
        s.beast(300 - side * 142, 304, 1.3)
    s.hang([(300 - side * r.span(110, 160), 36, 1.35), (300 + side * r.span(170, 210), 36, 1.1)], 8)
