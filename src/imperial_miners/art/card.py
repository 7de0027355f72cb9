"""The Mine card: picture, name, cost, Level, Factions, effects, half-carts and what lies on it."""

from __future__ import annotations

from html import escape
from zlib import crc32

from imperial_miners.art.draw import at, cog, disc, fade, path, poly, rect, ring, stroke, tight, trail
from imperial_miners.art.emblems import emblem
from imperial_miners.art.faces import CardFace, Effect, Words, scope_key
from imperial_miners.art.icons import INK, label
from imperial_miners.art.lettering import SERIF, block, fit, wrap
from imperial_miners.art.palette import NUMERALS, ROCKS, Rock, dark, light, mix
from imperial_miners.art.picture import picture
from imperial_miners.art.vocabulary import icon_line, line_width, token_art

SIDE = 600
LETTERS = (
    f' font-family="{SERIF}" font-weight="700" text-anchor="middle" fill="none"'
    ' stroke-linecap="round" stroke-linejoin="round"'
)
PAPER = "#f6ead0"
READABLE = 17
"""The size of letters that are 5 points high on a printed card of 63 mm."""
_WIDE = 540
# In the order of the data: left, right, upper left, upper right, lower left, lower right.
BORDERS = ((0, 300), (600, 300), (150, 0), (450, 0), (150, 600), (450, 600))


def document(wide: int, high: int, title: str, defs: str, body: str, key: str) -> str:
    """One drawing with round corners as an SVG document of its own."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img"'
        f' aria-label="{escape(title)}" color="{INK}"{LETTERS}>'
        f'<defs>{defs}<clipPath id="{key}c"><rect width="{wide}" height="{high}" rx="24"/></clipPath></defs>'
        f'<g clip-path="url(#{key}c)">{body}</g></svg>'
    )


def shared(body: str, pieces: list[str], key: str) -> str:
    """The drawing with pieces that occur more than once drawn once and used again."""
    for i, piece in enumerate(dict.fromkeys(pieces)):
        if len(piece) > 120 and body.count(piece) > 1:
            first, rest = body.split(piece, 1)
            name = f"{key}t{i}"
            rest = rest.replace(piece, f'<use href="#{name}"/>')
            body = f'{first}<g id="{name}">{piece}</g>{rest}'
    return body


def half_cart(full: bool) -> str:
    """A whole cart on the border: the card's edge cuts it, the neighbour completes it."""
    if full:
        return (
            disc(0, 0, 24, "#2a1708")
            + disc(0, 0, 21.5, "#ffc93c")
            + poly([(-17, -5), (-12, -14), (-3, -12), (4, -18), (12, -12), (17, -5)], "#fff4bd")
            + path("M-18 -6H18L14 8H-14Z", "#7d3d12")
            + disc(-8, 12, 5, "#2a1708")
            + disc(8, 12, 5, "#2a1708")
        )
    return (
        disc(0, 0, 24, "#14100f")
        + disc(0, 0, 21.5, "#4b4447")
        + path("M-18 -6H18L14 8H-14Z", "#2b2628", ' stroke="#a79d98" stroke-width="2.5"')
        + disc(-8, 12, 4.5, "#a79d98")
        + disc(8, 12, 4.5, "#a79d98")
    )


def half_carts(carts: tuple[bool, ...], key: str, scale: float) -> str:
    """All six; each kind is drawn once, off the card, and used where it belongs."""
    names = {True: f"{key}y", False: f"{key}z"}
    kinds = "".join(
        f'<g id="{names[kind]}" transform="scale({scale:.2f})">{half_cart(kind)}</g>' for kind in sorted(set(carts))
    )
    spots = "".join(
        f'<use href="#{names[full]}" x="{x}" y="{y}"/>' for (x, y), full in zip(BORDERS, carts, strict=True)
    )
    return tight(f"<defs>{kinds}</defs>{spots}")


def cost_coin(cost: int, r: float) -> str:
    """What the card costs, at the upper left."""
    text = str(cost)
    body = (
        disc(1, 2, 25, "#000", fade(0.45))
        + disc(0, 0, 25, "#7a4c0c")
        + disc(0, 0, 22.5, "#f0bf35")
        + disc(0, 0, 18, "#ffe07d")
        + stroke("M-15 -12A19 19 0 0 1 5 -18", "#fff8d2", 2.6)
        + label(text, 28 if len(text) < 2 else 24, "#462904")
    )
    return at(r + 12, r + 12, body, r / 24)


def level_shield(level: int, rock: Rock, r: float) -> str:
    """The card's Level, at the upper right."""
    text = NUMERALS[level]
    body = (
        path("M-23 -25H25V10L1 27L-23 10Z", "#000", fade(0.45))
        + path("M-24 -26H24V8L0 25L-24 8Z", light(rock.high, 0.35))
        + path("M-21 -23H21V6L0 21L-21 6Z", mix(rock.low, rock.mid, 0.35))
        + label(text, 27 if len(text) < 3 else 22, "#fff", -4, rock.deep)
    )
    return at(SIDE - r - 12, r + 14, body, r / 24)


def banner(name: str, factions: tuple[str, ...], rock: Rock) -> str:
    """The name on a plate, an emblem at one or both ends."""
    plate = "M62 282H538L554 305L538 328H62L46 305Z"
    out = path(plate, "#000", fade(0.4) + ' transform="translate(0,5)"')
    out += path(plate, mix(rock.deep, "#1d1210", 0.4), f' stroke="{light(rock.high, 0.25)}" stroke-width="3"')
    left, right = 66, 534
    if factions:
        out += at(84, 305, emblem(factions[0]), 1.36)
        left = 120
    if len(factions) > 1:
        out += at(516, 305, emblem(factions[1]), 1.36)
        right = 480
    return out + block(
        (left + right) / 2, 305, name, right - left, 42, largest=31, smallest=13, colour="#fff3d8", face=SERIF
    )


def shares(effects: tuple[Effect, ...], compact: bool) -> list[float]:
    """How the room is divided: the effect of more lines (or icons) gets more of it."""
    if len(effects) < 2:
        return [1.0] * len(effects)
    if compact:
        sizes = [line_width(tuple(icons)) + 150 for icons, _ in effects]
    else:
        sizes = [40 + 20.0 * len(wrap(text, _WIDE / READABLE)) for _, text in effects]
    first = max(0.4, min(0.6, sizes[0] / sum(sizes)))
    return [first, 1 - first]


def _panel(y: float, high: float, effect: Effect) -> str:
    """An icon line over its sentence; a long sentence takes room from the icons."""
    line, text = tuple(effect[0]), effect[1]
    tall = 0.0
    for share in (0.56, 0.48, 0.4, 0.34, 0.28):
        tall = high * share
        if fit(text, _WIDE, high - tall - 10, 27, 8)[0] >= READABLE:
            break
    room = high - tall - 10
    icons = icon_line(line, 300, y + 5 + tall / 2, 530, tall - 4, 92)
    return icons + block(300, y + tall + 2 + room / 2, text, _WIDE, room, largest=27, smallest=8, colour=INK)


def panels(effects: tuple[Effect, ...], rock: Rock, choice: str, compact: bool) -> str:
    """One or two effects on paper, with 'or' between."""
    top, bottom = (322, 556) if compact else (338, 568)
    paper = mix(PAPER, rock.high, 0.1)
    edge = f' rx="12" stroke="{mix(rock.deep, paper, 0.25)}" stroke-width="2.5"'
    gap = 8 if compact else 20
    room = bottom - top - gap * max(0, len(effects) - 1)
    out, y, middle = "", float(top), 0.0
    for share, effect in zip(shares(effects, compact), effects, strict=True):
        high = room * share
        middle = middle or y + high + gap / 2
        out += rect(16, y, 568, high, paper, edge)
        if compact:
            out += icon_line(tuple(effect[0]), 300, y + high / 2, 540, high - 12)
        else:
            out += _panel(y, high, effect)
        y += high + gap
    return out + (between(middle, rock, paper, "" if compact else choice) if len(effects) == 2 else "")


def between(y: float, rock: Rock, paper: str, choice: str) -> str:
    """The sign between two effects, one of which is chosen."""
    if not choice:
        diamond = [(300, y - 15), (322, y), (300, y + 15), (278, y)]
        return poly(diamond, rock.low, f' stroke="{paper}" stroke-width="4"')
    plate = rect(262, y - 12.5, 76, 25, mix(rock.low, rock.deep, 0.2), f' rx="12" stroke="{paper}" stroke-width="3"')
    return plate + block(300, y, choice, 64, 24, largest=18, smallest=8, colour="#fff3d8", face=SERIF)


def gears(count: int, key: str, compact: bool) -> str:
    """The gears that lie on the card."""
    r, y = (38, 268) if compact else (33, 234)
    out = ""
    for i in range(count):
        body = (
            disc(2, 4, 23, "#000", fade(0.5))
            + path(cog(9, 23, 18), "#d99a46", ' stroke="#3b2813" stroke-width="4"')
            + disc(0, 0, 13, "#ffd68a")
            + disc(0, 0, 6, "#3b2813")
            + stroke("M-14 -13A19 19 0 0 1 4 -19", "#fff3d0", 3)
        )
        body = f'<use href="#{key}n"/>' if i else f'<g id="{key}n">{body}</g>'
        out += at(66 + r + i * (2 * r + 2), y, body, r / 24, turn=i * 13)
    return out


def rubble(seed: int, rock: Rock) -> str:
    """A collapse: boulders over the picture and the first effect."""
    out = rect(16, 322, 568, 246, "#140d0c", ' rx="12"' + fade(0.42))
    spots = (
        (300, 258, 34),
        (548, 226, 50),
        (366, 232, 52),
        (470, 168, 54),
        (410, 258, 50),
        (500, 252, 56),
        (560, 350, 34),
        (236, 272, 20),
    )
    tone = mix("#8b868a", rock.mid, 0.25)
    mid, lit, unlit = dark(tone, 0.2), light(tone, 0.32), dark(tone, 0.5)
    for i, (x, y, r) in enumerate(spots):
        edge = [(x + a, y + b * 0.86) for a, b in ring(7, r, start=(seed >> i & 7) / 4)]
        core = (x + r * 0.1, y - r * 0.1)
        out += path(trail(edge) + "Z", mid, ' stroke="#1a1416" stroke-width="5"')
        out += path(trail([*edge[3:], core]) + "Z", lit) + path(trail([*edge[:3], core]) + "Z", unlit)
    return tight(out)


def spent() -> str:
    """Activated this round: the lamp is out, a mark says so."""
    mark = (
        disc(0, 2, 27, "#000", fade(0.5))
        + disc(0, 0, 26, "#ffe27a")
        + disc(0, 0, 23, "#4c2377")
        + poly([(5, -20), (-13, 4), (-2, 4), (-6, 20), (13, -5), (2, -5)], "#ffe14d")
        + disc(20, 18, 11, "#fff")
        + disc(20, 18, 9.5, "#2d9a57")
        + stroke("M15 18l4 4 6 -8", "#fff", 3)
    )
    return rect(0, 0, SIDE, SIDE, "#101a2c", fade(0.36)) + at(300, 168, mark, 2.1)


def draw_card(
    face: CardFace,
    *,
    words: Words,
    compact: bool = False,
    machines: int = 0,
    collapse: bool = False,
    activated: bool = False,
    scope: str = "",
) -> str:
    """The card as one SVG document of 600 by 600; compact leaves the words out and is meant for about 160 px.

    Two copies of one card on a page need different scopes.
    """
    rock = ROCKS[face.level]
    mark = crc32(face.id.encode())
    key = scope_key("card", face.id, scope, "compact" if compact else "")
    defs, art = picture(face.id, face.level, face.factions, key, face.scene, close=compact)
    r = 47 if compact else 35
    wall = mix(rock.low, rock.deep, 0.45)
    body = [
        rect(0, 0, SIDE, SIDE, wall),
        art,
        rect(0, 314 if compact else 336, SIDE, 300, wall),
        panels(face.effects, rock, words.choice, compact),
        stroke("M4 4H596V596H4Z", mix(rock.low, rock.deep, 0.6), 8),
        stroke("M9 9H591V591H9Z", light(rock.high, 0.1), 2.5),
        rubble(mark, rock) if collapse else "",
        gears(min(3, machines), key, compact),
    ]
    if compact:
        for x, name in zip((64, 536), face.factions, strict=False):
            body.append(at(x, 172, emblem(name), 2))
    else:
        body.append(banner(face.name, face.factions, rock))
    if activated:
        body.append(spent())
    body.append(cost_coin(face.cost, 52 if compact else 40))
    body.append(level_shield(face.level, rock, 50 if compact else 38))
    body.append(half_carts(face.carts, key, r / 24))
    tokens = dict.fromkeys(token for icons, _ in face.effects for token in icons)
    pieces = [emblem(name) for name in face.factions] + [token_art(token)[1] for token in tokens]
    return document(SIDE, SIDE, face.name, defs, shared("".join(body), pieces, key), key)
