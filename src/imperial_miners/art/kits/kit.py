"""What a Faction brings to a gallery. Every piece stands on (or hangs from) its origin."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from imperial_miners.art.draw import Point, Rng, at, disc, num, path, poly, rect, stroke
from imperial_miners.art.palette import Paint, dark, light, mix

Piece = Callable[[Rng, Paint], str]
Frame = Callable[[Rng, Paint, float, float], str]  # width and height
Tile = tuple[float, float, str]  # width, height and drawing of a pattern's tile
Wall = Callable[[Rng, Paint], Tile]


@dataclass(frozen=True, slots=True)
class Kit:
    frame: Frame
    lamp: Piece  # hangs; its light is 36 below the origin
    heroes: tuple[Piece, ...]  # about 120 wide, 160 high
    props: tuple[Piece, ...]  # about 56 wide, 60 high
    wall: Wall


def repeated(paint: Paint, mark: str, body: str, spots: list[Point]) -> str:
    """One drawing in several places; for heroes only, of which a picture has one."""
    name = f"{paint.key}{mark}"
    first = at(*spots[0], f'<g id="{name}">{body}</g>')
    return first + "".join(f'<use href="#{name}" x="{num(x)}" y="{num(y)}"/>' for x, y in spots[1:])


def lantern(rng: Rng, paint: Paint) -> str:
    """A miner's lantern, the common lamp."""
    iron = dark(paint.m, 0.6)
    return (
        stroke("M0 -4V14M-9 24q9-16 18 0", iron, 3)
        + path("M-12 24h24l-4-8h-16Z", iron)
        + rect(-10, 24, 20, 24, paint.glow, ' rx="3"')
        + path("M0 28q8 9 0 18q-8-9 0-18", "#fff")
        + stroke("M-10 24v26M10 24v26M0 24v4", iron, 3)
        + rect(-13, 48, 26, 7, iron, ' rx="2"')
    )


def timbers(rng: Rng, paint: Paint, wide: float, high: float, girth: float = 20) -> str:
    """Posts, cap and braces: the usual set."""
    left, right = -wide / 2, wide / 2 - girth
    lean = rng.span(-4, 4)
    deep = mix(paint.s, paint.rock.deep, 0.6)
    out = [
        poly([(left - lean, 0), (left + girth - lean, 0), (left + girth, -high), (left, -high)], paint.S),
        poly([(right + lean, 0), (right + girth + lean, 0), (right + girth, -high), (right, -high)], paint.S),
    ]
    reach = min(52.0, wide * 0.2, high * 0.4)
    kind = rng.whole(0, 2)
    for x, way in ((left + girth * 0.5, 1), (right + girth * 0.5, -1)):
        if kind == 0:  # braces
            out.append(
                stroke(f"M{x:.0f} {-high + reach:.0f}L{x + way * reach:.0f} {-high + 6:.0f}", deep, girth * 0.45)
            )
        elif kind == 1:  # a second, shorter post
            out.append(rect(x + way * girth * 0.7 - girth * 0.25, -high * 0.9, girth * 0.5, high * 0.9, deep))
        else:  # brackets
            out.append(
                path(
                    (
                        f"M{x:.0f} {-high:.0f}h{way * reach:.0f}q{-way * reach * 0.3:.0f} {reach * 0.7:.0f} {-way * reach:.0f} {reach * 0.8:.0f}"
                        "Z"
                    ),
                    deep,
                )
            )
    out.append(
        rect(
            left - 12,
            -high - girth * 0.55,
            wide + 24,
            girth * 1.05,
            mix(paint.s, paint.glow, 0.18),
            ' rx="2"',
        )
    )
    out.append(rect(left - 12, -high + girth * 0.15, wide + 24, girth * 0.4, deep))
    grain = (
        f"M{left:.0f} {-high - girth * 0.2:.0f}h{wide * 0.3:.0f}m{wide * 0.16:.0f} {-girth * 0.15:.0f}h{wide * 0.3:.0f}"
    )
    out.append(stroke(grain, deep, 1.5))
    for x in (left + girth / 2, right + girth / 2):
        out.append(disc(x, -high, 3, light(paint.m, 0.3)))
    return "".join(out)


def barrel(rng: Rng, paint: Paint, wide: float = 46, high: float = 56) -> str:
    w = wide / 2
    hoop = dark(paint.m, 0.25)
    return (
        path(
            (
                f"M{-w + 5:.0f} 0Q{-w - 6:.0f} {-high / 2:.0f} {-w + 5:.0f} {-high:.0f}"
                f"H{w - 5:.0f}Q{w + 6:.0f} {-high / 2:.0f} {w - 5:.0f} 0Z"
            ),
            paint.S,
        )
        + stroke(
            f"M{-w * 0.35:.0f} 0q-5 {-high / 2:.0f} 0 {-high:.0f}M{w * 0.35:.0f} 0q5 {-high / 2:.0f} 0 {-high:.0f}",
            dark(paint.s, 0.5),
            2,
        )
        + stroke(
            f"M{-w + 4:.0f} {-high * 0.2:.0f}h{wide - 8:.0f}M{-w + 5:.0f} {-high * 0.8:.0f}h{wide - 10:.0f}",
            hoop,
            5,
        )
    )


def crate(rng: Rng, paint: Paint) -> str:
    edge = dark(paint.s, 0.35)
    return (
        rect(-26, -46, 52, 46, paint.S)
        + stroke("M-22 -42L22 -4M-22 -4L22 -42", edge, 5)
        + stroke("M-24 -44H24V-2H-24Z", mix(paint.s, paint.glow, 0.25), 6)
    )


def pick(rng: Rng, paint: Paint) -> str:
    """A pickaxe leaning to the right."""
    return stroke("M-20 0L18 -62", paint.s, 6) + path("M-14 -64Q16 -86 42 -44Q22 -62 14 -60Q2 -60 -14 -64Z", paint.M)
