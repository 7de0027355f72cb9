"""The finished illustration: strata, the rim and shadow of the openings, light, foreground."""

from __future__ import annotations

from html import escape

from imperial_miners.art.draw import Rng, at, disc, fade, rect, tight, trail
from imperial_miners.art.faces import scope_key
from imperial_miners.art.kits import KITS
from imperial_miners.art.palette import HUES, ROCKS, Paint, light, mix
from imperial_miners.art.portrait import portrait
from imperial_miners.art.rock import HIGH, WIDE, cluster, ridge, sparkles, strata
from imperial_miners.art.scenes import COMPOSITIONS, SCENES
from imperial_miners.art.stage import Stage


def scene_of(seed: str, scene: int | None) -> tuple[int, int]:
    """Number of the composition and of the hero; without a scene the dice decide."""
    number = Rng("scene " + seed).whole(0, SCENES - 1) if scene is None else scene % SCENES
    return number % len(COMPOSITIONS), number // len(COMPOSITIONS) + number


def set_stage(seed: str, level: int, factions: tuple[str, ...], key: str, star: int) -> Stage:
    """An empty stage: which Faction builds, which furnishes, and their paints."""
    rng, rock = Rng(seed), ROCKS[level]
    names = (factions[0], factions[1]) if len(factions) > 1 else (factions[0], factions[0]) if factions else ("", "")
    if rng.chance(0.5):
        names = (names[1], names[0])
    one = Paint(key, HUES[names[0]], rock) if names[0] == names[1] else Paint(f"{key}0", HUES[names[0]], rock)
    two = one if names[0] == names[1] else Paint(f"{key}1", HUES[names[1]], rock)
    return Stage(rng, rock, key, names, (KITS[names[0]], KITS[names[1]]), (one, two), star)


def _lights(stage: Stage, drawing: str) -> tuple[str, str]:
    """The gradients of lamps, of the air and of the dark at its ends; and the drawing that uses them."""
    key, rock, paints = stage.key, stage.rock, stage.paints
    (lx, ly), glow = stage.light, paints[1].glow
    spot = f'gradientUnits="userSpaceOnUse" cx="{lx:.0f}" cy="{ly:.0f}"'
    air = mix(mix(rock.low, rock.deep, 0.3), paints[1].hues.air, 0.58)
    defs = (
        f'<radialGradient id="{key}i" {spot} r="330"><stop stop-color="{mix(rock.mid, glow, 0.5)}"/>'
        f'<stop offset=".36" stop-color="{air}"/>'
        f'<stop offset="1" stop-color="{mix(rock.deep, paints[1].hues.air, 0.2)}"/></radialGradient>'
        f'<radialGradient id="{key}v" {spot} r="380"><stop offset=".4" stop-color="{rock.deep}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{rock.deep}" stop-opacity=".62"/></radialGradient>'
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
    return defs + "".join(paint.gradients(drawing) for paint in dict.fromkeys(paints)), drawing


def _foreground(stage: Stage) -> list[str]:
    """Crystals at both sides, a dark ridge along the bottom, dust in the air."""
    rng, rock, out = stage.rng, stage.rock, []
    for side, solid in zip((1, -1), stage.walls, strict=True):
        x, y = (rng.span(14, 44), rng.span(130, 240)) if solid else (rng.span(24, 70), 290)
        turn = rng.span(20, 60) if solid else rng.span(-8, 22)
        piece = cluster(rng, rock, rng.span(44, 66), rng.whole(3, 4))
        out.append(at(x if side > 0 else 600 - x, y, piece, turn=side * turn))
    out.append(ridge(rng, mix(rock.deep, rock.low, 0.3), 288, rng.span(10, 44), rng.span(10, 44)))
    out.append(sparkles(rng, 4, light(stage.paints[1].glow, 0.5)))
    return [tight(piece) for piece in out]


def picture(
    seed: str, level: int, factions: tuple[str, ...], key: str, scene: int | None = None, close: bool = False
) -> tuple[str, str]:
    """Definitions and drawing of the illustration, 600 by 336; close is the portrait of the hero alone."""
    composition, star = scene_of(seed, scene)
    stage = set_stage(seed, level, factions, key, star)
    if close:
        portrait(stage, composition)
    else:
        COMPOSITIONS[composition](stage)
    rng, rock, glow = stage.rng, stage.rock, stage.paints[1].glow
    mirror = rng.chance(0.5)
    hole = "".join(trail(points) + "Z" for points in stage.openings)
    lamps = [(x, y, f"url(#{key}{'gh'[which]})") for x, y, which in stage.lamps]
    body = [
        f'<use href="#{key}p" fill="url(#{key}i)"/>',
        f'<g clip-path="url(#{key}o)">',
        *(disc(x, y, 150, fill, fade(0.75)) for x, y, fill in lamps),
        *stage.inside,
        f'<use href="#{key}p" fill="url(#{key}v)"/>',
        "" if close else f'<use href="#{key}p" fill="none" stroke="{rock.deep}" stroke-width="24" opacity=".5"/>',
        "</g>",
        *stage.over,
        *(disc(x, y, 62, fill, fade(0.8)) for x, y, fill in lamps),
    ]
    if not close:
        rim = mix(rock.low, rock.deep, 0.55)
        body = [
            tight(strata(rng, rock, level)),
            f'<g fill="none" stroke-linejoin="round"><use href="#{key}p" stroke="{rim}" stroke-width="20"/>',
            f'<use href="#{key}p" y="2" stroke="{mix(rock.high, glow, 0.45)}" stroke-width="5"/></g>',
            *body,
            *_foreground(stage),
        ]
    defs, drawing = _lights(stage, "".join(body))
    if mirror:
        drawing = f'<g transform="translate(600,0)scale(-1,1)">{drawing}</g>'
    shapes = f'<path id="{key}p" d="{hole}"/><clipPath id="{key}o"><use href="#{key}p"/></clipPath>{stage.pattern}'
    return shapes + defs, tight(drawing, colours=False)


def draw_picture(
    id: str, level: int, factions: tuple[str, ...], *, scene: int | None = None, title: str = "", scope: str = ""
) -> str:
    """Only the gallery, the hero in the middle: fills whatever box it is given, the sides are cut first.

    Without a title it is hidden from screen readers.
    """
    key = scope_key("picture", id, scope)
    defs, art = picture(id, level, factions, key, scene, close=True)
    back = rect(0, 0, WIDE, HIGH, mix(ROCKS[level].low, ROCKS[level].deep, 0.45))
    name = f'role="img" aria-label="{escape(title)}"' if title else 'aria-hidden="true"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMid slice"'
        f' {name} fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>{defs}</defs>{back}{art}</svg>'
    )
