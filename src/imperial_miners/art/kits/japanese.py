"""Japanese: lanterns, gate, pagoda, waves in scales; vermilion and indigo."""

from __future__ import annotations

from imperial_miners.art.draw import Rng, disc, oval, path, poly, rect, stroke
from imperial_miners.art.kits.kit import Kit, Tile
from imperial_miners.art.palette import Paint, dark, light, mix


def gate(wide: float, high: float, p: Paint) -> str:
    """A gate of two posts and two lintels, the upper one curved."""
    w, t = wide / 2, max(9.0, min(wide * 0.07, 18))
    x = w - t * 1.6
    o = w + t * 1.6
    return (
        poly([(-x - t, 0), (-x + t * 0.2, 0), (-x + t * 0.5, -high), (-x - t * 0.4, -high)], p.S)
        + poly([(x + t, 0), (x - t * 0.2, 0), (x - t * 0.5, -high), (x + t * 0.4, -high)], p.S)
        + rect(-x - t * 1.2, -9, t * 1.7, 9, p.ink)
        + rect(x - t * 0.5, -9, t * 1.7, 9, p.ink)
        + rect(-w, -high + t * 1.7, 2 * w, t * 0.9, dark(p.s, 0.22))
        + rect(-t * 0.5, -high, t, t * 1.9, p.m)
        + path(
            (
                f"M{-o:.0f} {-high - t * 0.9:.0f}Q0 {-high + t * 0.6:.0f} {o:.0f} {-high - t * 0.9:.0f}"
                f"L{o - 5:.0f} {-high + t * 0.3:.0f}Q0 {-high + t * 1.6:.0f} {-o + 5:.0f} {-high + t * 0.3:.0f}Z"
            ),
            p.s,
        )
        + path(
            (
                f"M{-o - 5:.0f} {-high - t * 1.5:.0f}Q0 {-high:.0f} {o + 5:.0f} {-high - t * 1.5:.0f}"
                f"L{o:.0f} {-high - t * 0.7:.0f}Q0 {-high + t * 0.8:.0f} {-o:.0f} {-high - t * 0.7:.0f}Z"
            ),
            dark(p.b, 0.3),
        )
    )


def frame(rng: Rng, p: Paint, wide: float, high: float) -> str:
    out = gate(wide, high, p)
    if rng.chance(0.5):  # a straw rope with paper strips
        y, w = -high + min(34.0, high * 0.24), wide / 2 - 16
        rope = f"M{-w:.0f} {y:.0f}Q0 {y + 30:.0f} {w:.0f} {y:.0f}"
        strips = "".join(f"M{w * k:.0f} {y + 17 - 16 * k * k:.0f}h9v9h6v9h-9v-9h-6Z" for k in (-0.6, -0.2, 0.2, 0.6))
        out += (
            stroke(rope, "#d9b878", 8) + stroke(rope, "#8a6636", 8, ' stroke-dasharray="2 9"') + path(strips, "#fff8e6")
        )
    return out


def shrine(rng: Rng, p: Paint) -> str:
    """A gate before a rising sun."""
    return disc(0, -92, 56, p.glow, ' opacity=".35"') + disc(0, -92, 42, "#f2603f") + gate(132, 132, p)


def pagoda(rng: Rng, p: Paint) -> str:
    out = rect(-58, -10, 116, 10, p.rock.high)
    y = -10.0
    for i, w in enumerate((46, 36, 27)):
        h = 28 - i * 3
        out += rect(-w, y - h, 2 * w, h, p.A) + rect(-w * 0.3, y - h * 0.8, w * 0.6, h * 0.8, p.glow)
        out += stroke(f"M{-w * 0.65:.0f} {y:.0f}v{-h}M{w * 0.65:.0f} {y:.0f}v{-h}", dark(p.a, 0.4), 3)
        e = w + 22
        out += path(
            (
                f"M{-e} {y - h - 4:.0f}Q{-w * 0.7:.0f} {y - h - 4:.0f} {-w * 0.5:.0f} {y - h - 20:.0f}"
                f"H{w * 0.5:.0f}Q{w * 0.7:.0f} {y - h - 4:.0f} {e} {y - h - 4:.0f}L{w} {y - h + 5:.0f}H{-w}Z"
            ),
            p.B,
        )
        y -= h + 16
    return out + stroke(f"M0 {y:.0f}v-28M-7 {y - 10:.0f}h14M-5 {y - 18:.0f}h10", p.m, 4)


def wave(rng: Rng, p: Paint) -> str:
    """A great breaking wave and a boat of lanterns."""
    foam = "#f6f2e6"
    return (
        path(
            "M-92 0Q-86 -110 -8 -138Q44 -150 62 -112Q40 -124 26 -104Q46 -104 48 -84Q22 -90 14 -62Q10 -24 92 0Z",
            p.B,
        )
        + stroke("M-76 -4Q-66 -96 4 -122M-54 -2Q-48 -76 6 -100M-30 -2Q-26 -54 2 -74", light(p.b, 0.45), 4)
        + path(
            (
                "M-8 -138Q44 -150 62 -112Q58 -100 50 -104Q50 -92 40 -98"
                "Q42 -84 30 -88Q44 -92 26 -104Q36 -122 20 -124Q8 -128 -8 -124Z"
            ),
            foam,
        )
        + disc(70, -96, 5, foam)
        + disc(58, -82, 4, foam)
        + disc(74, -76, 3, foam)
        + path("M34 -18H100Q94 0 78 0H52Q40 0 34 -18Z", p.A)
        + stroke("M66 -18V-52", p.m, 3)
        + oval(66, -40, 9, 11, p.glow)
    )


def pine(rng: Rng, p: Paint) -> str:
    """An old bent pine on a rock."""
    green = mix("#2f7d55", p.b, 0.2)
    pads = "".join(
        oval(x, y, w, w * 0.36, dark(green, 0.3)) + oval(x - 3, y - 4, w * 0.9, w * 0.27, light(green, 0.15))
        for x, y, w in ((-44, -78, 34), (36, -100, 38), (-8, -132, 36), (20, -62, 24))
    )
    return (
        poly([(-52, 0), (-40, -22), (-8, -30), (34, -24), (54, 0)], p.rock.mid)
        + poly([(-40, -22), (-8, -30), (4, -14), (-24, -8)], p.rock.high)
        + stroke("M4 -22Q-26 -52 6 -76T-6 -128M-10 -56L-44 -74M8 -84L36 -96M-2 -62L22 -60", "#4a2f26", 9)
        + pads
    )


def toro(rng: Rng, p: Paint) -> str:
    """A stone lantern, as in a garden."""
    gray = mix(p.rock.high, "#cfcabb", 0.5)
    return (
        rect(-18, -8, 36, 8, gray)
        + rect(-7, -28, 14, 22, mix(gray, p.rock.deep, 0.3))
        + rect(-16, -34, 32, 7, gray)
        + rect(-12, -52, 24, 18, p.ink)
        + rect(-8, -50, 16, 15, p.glow)
        + path("M-28 -48Q-14 -54 0 -68Q14 -54 28 -48L22 -52H-22Z", gray)
    )


def sake(rng: Rng, p: Paint) -> str:
    return (
        rect(-24, -44, 48, 44, "#efe2c2", ' rx="8"')
        + stroke("M-24 -34h48M-24 -10h48", p.s, 5)
        + disc(0, -22, 10, p.a)
        + oval(0, -44, 22, 6, light(p.m, 0.3))
    )


def fan(rng: Rng, p: Paint) -> str:
    return (
        path("M0 0L-38 -32A50 50 0 0 1 38 -32Z", p.B)
        + disc(0, -32, 11, p.a)
        + stroke("M0 0L-24 -42M0 0L-9 -48M0 0L9 -48M0 0L24 -42", p.m, 2)
        + path("M0 4L-15 -10A20 20 0 0 1 15 -10Z", p.m)
    )


def paper(rng: Rng, p: Paint) -> str:
    """A paper lantern that hangs from a beam."""
    tone = rng.pick(("#ffb25a", "#ff8f5a", "#ffd27a"))
    return (
        stroke("M0 -4V16", p.ink, 3)
        + oval(0, 38, 20, 22, tone)
        + oval(-4, 34, 9, 14, "#fff0c8", ' opacity=".8"')
        + stroke("M-18 28q18 6 36 0M-20 38q20 6 40 0M-18 48q18 6 36 0", mix(tone, p.a, 0.6), 2)
        + rect(-9, 14, 18, 5, p.ink)
        + rect(-9, 58, 18, 5, p.ink)
        + stroke("M0 62v14", p.a, 3)
    )


def scales(rng: Rng, p: Paint) -> Tile:
    """A wall of waves like fish scales."""
    r = rng.pick((18, 23, 28))
    d = ""
    for x, y in ((-r, r), (r, r), (0, 2 * r)):
        for k in (1, 0.66, 0.33):
            d += f"M{x + r - r * k:.0f} {y}a{r * k:.0f} {r * k:.0f} 0 0 1 {2 * r * k:.0f} 0"
    return 2 * r, 2 * r, stroke(d, light(p.b, 0.45), 2.6, ' opacity=".42"')


def great_bell(rng: Rng, p: Paint) -> str:
    """A bronze bell under a roof, with its beam."""
    return (
        stroke("M-60 0V-118M60 0V-118", p.s, 11)
        + rect(-68, -124, 136, 11, dark(p.s, 0.2))
        + path("M-92 -122Q-50 -128 -30 -158H30Q50 -128 92 -122L80 -112H-80Z", p.B)
        + stroke("M-30 -158H30", p.m, 7)
        + stroke("M0 -116v14", p.ink, 5)
        + path("M-34 -28Q-34 -100 0 -104T34 -28L38 -20H-38Z", "#4f8f7a")
        + path("M8 -104Q34 -98 34 -28L38 -20H12Z", "#2c5a52")
        + stroke("M-32 -46H32M-28 -76H28", p.m, 3.4)
        + disc(0, -60, 6, p.m)
        + rect(46, -58, 62, 11, "#8a5a30", ' rx="5"')
        + stroke("M60 -58V-112M96 -58V-112", "#d9b878", 2.4)
    )


def koi(rng: Rng, p: Paint) -> str:
    """A carp leaping out of a pool."""
    return (
        oval(0, -8, 88, 15, p.B)
        + stroke("M-66 -10h30M24 -4h40M-20 -14h26", light(p.b, 0.55), 3)
        + path("M-30 -14Q-70 -84 -8 -132Q30 -158 56 -128Q66 -112 50 -100Q6 -92 6 -48L8 -14Z", "#f6efe0")
        + path("M-28 -122Q8 -150 40 -140Q20 -116 -8 -110ZM-46 -70Q-34 -96 -14 -88Q-4 -66 -30 -44Z", p.a)
        + path("M44 -134Q58 -128 56 -112Q46 -106 38 -116Z", p.a)
        + disc(46, -124, 4, p.ink)
        + path("M8 -92Q34 -88 40 -64Q16 -62 0 -76ZM-48 -66Q-76 -58 -80 -34Q-56 -36 -42 -50Z", light(p.a, 0.35))
        + "".join(
            disc(x, y, r, light(p.b, 0.7)) for x, y, r in ((-58, -30, 5), (34, -34, 6), (52, -22, 4), (-70, -48, 3.4))
        )
    )


KIT = Kit(
    frame=frame, lamp=paper, heroes=(shrine, pagoda, wave, pine, great_bell, koi), props=(toro, sake, fan), wall=scales
)
