"""The finished illustration: strata, the rim and shadow of the openings, light, foreground."""

from __future__ import annotations

from imperial_miners.art.draw import Rng, at, disc, fade, tight, trail
from imperial_miners.art.kits import KITS
from imperial_miners.art.palette import HUES, ROCKS, Paint, light, mix
from imperial_miners.art.rock import (
    cluster,
    ridge,
    sparkles,
    strata,
)
from imperial_miners.art.scenes import COMPOSITIONS, SCENES
from imperial_miners.art.stage import Stage


def picture(
    seed: str, level: int, factions: tuple[str, ...], key: str, scene: int | None = None, close: bool = False
) -> tuple[str, str]:
    """Definitions and drawing of the illustration, 600 wide and HIGH high.

    A scene names the composition and the hero; without one the dice decide.
    """
    rng = Rng(seed)
    names = (*factions, "")[:1] * 2 if len(factions) < 2 else factions
    if len(factions) == 2 and rng.chance(0.5):
        names = (factions[1], factions[0])
    rock = ROCKS[level]
    paints = tuple(Paint(f"{key}{i}" if len(set(names)) > 1 else key, HUES[n], rock) for i, n in enumerate(names))
    stage = Stage(rng, rock, level, key, (KITS[names[0]], KITS[names[1]]), (paints[0], paints[1]))
    rolled = rng.whole(0, SCENES - 1)
    number = rolled if scene is None else scene % SCENES
    stage.star = number // len(COMPOSITIONS) + number
    COMPOSITIONS[number % len(COMPOSITIONS)](stage)
    mirror = rng.chance(0.5)

    hole = "".join(trail(points) + "Z" for points in stage.openings)
    glow = paints[1].glow
    body = [
        strata(rng, rock, level),
        f'<g fill="none" stroke-linejoin="round"><use href="#{key}p" stroke="{mix(rock.low, rock.deep, 0.55)}" stroke-width="20"/>',
        f'<use href="#{key}p" y="2" stroke="{mix(rock.high, glow, 0.45)}" stroke-width="5"/></g>',
        f'<use href="#{key}p" fill="url(#{key}i)"/>',
        f'<g clip-path="url(#{key}o)">',
        *(disc(x, y, 150, f"url(#{key}{'gh'[which]})", fade(0.75)) for x, y, which in stage.lamps),
        *stage.inside,
        f'<use href="#{key}p" fill="none" stroke="{rock.deep}" stroke-width="24" opacity=".5"/>',
        "</g>",
        *stage.over,
    ]
    for x, y, which in stage.lamps:
        body.append(disc(x, y, 62, f"url(#{key}{'gh'[which]})", fade(0.8)))
    for side, solid in zip((1, -1), stage.walls, strict=True):
        x, y = (rng.span(14, 44), rng.span(130, 240)) if solid else (rng.span(24, 70), 290)
        turn = rng.span(20, 60) if solid else rng.span(-8, 22)
        body.append(
            at(
                x if side > 0 else 600 - x,
                y,
                cluster(rng, rock, rng.span(44, 66), rng.whole(3, 4)),
                turn=side * turn,
            )
        )
    body.append(ridge(rng, mix(rock.deep, rock.low, 0.3), 284, rng.span(10, 44), rng.span(10, 44)))
    body.append(sparkles(rng, 5, light(glow, 0.5)))
    drawing = "".join(body)
    if mirror:
        drawing = f'<g transform="translate(600,0)scale(-1,1)">{drawing}</g>'

    lx, ly = stage.light
    core = mix(rock.mid, glow, 0.5)
    defs = (
        f'<path id="{key}p" d="{hole}"/><clipPath id="{key}o"><use href="#{key}p"/></clipPath>{stage.pattern}'
        f'<radialGradient id="{key}i" gradientUnits="userSpaceOnUse" cx="{lx:.0f}" cy="{ly:.0f}" r="330">'
        f'<stop stop-color="{core}"/><stop offset=".36" stop-color="{mix(mix(rock.low, rock.deep, 0.3), paints[1].b, 0.3)}"/>'
        f'<stop offset="1" stop-color="{rock.deep}"/></radialGradient>'
    )
    if paints[0] == paints[1]:
        drawing = drawing.replace(f"#{key}g)", f"#{key}h)")
    for letter, paint in (("g", paints[0]), ("h", paints[1])):
        if f"#{key}{letter})" in drawing:
            defs += (
                f'<radialGradient id="{key}{letter}"><stop stop-color="{light(paint.glow, 0.3)}" stop-opacity=".85"/>'
                f'<stop offset=".25" stop-color="{paint.glow}" stop-opacity=".42"/>'
                f'<stop offset="1" stop-color="{paint.glow}" stop-opacity="0"/></radialGradient>'
            )
    defs += "".join(paint.gradients(drawing) for paint in dict.fromkeys(paints))
    return defs, tight(drawing, colours=False)
