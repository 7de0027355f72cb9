"""No Faction: a plain timber gallery and its tools."""

from __future__ import annotations

from imperial_miners.art.draw import Rng, at, cog, disc, oval, path, poly, rect, stroke
from imperial_miners.art.kits.kit import Kit, Tile, barrel, crate, lantern, pick, timbers
from imperial_miners.art.palette import Paint, dark, light, mix
from imperial_miners.art.rock import cart, heap


def winch(rng: Rng, p: Paint) -> str:
    """A hoist wheel on an A-frame."""
    wood = p.S
    return (
        poly([(-58, 0), (-44, 0), (-4, -120), (-14, -120)], wood)
        + poly([(58, 0), (44, 0), (4, -120), (14, -120)], wood)
        + rect(-36, -44, 72, 10, dark(p.s, 0.4))
        + at(
            0,
            -118,
            stroke(cog(14, 36, 31) + "M-34 0H34M0 -34V34M-24 -24L24 24M24 -24L-24 24", p.m, 5)
            + disc(0, 0, 8, dark(p.m, 0.5)),
        )
        + stroke("M36 -118V-30", light(p.s, 0.2), 3)
        + path("M24 -30h24l-4 26h-16Z", p.M)
    )


def drill(rng: Rng, p: Paint) -> str:
    """A rock drill on a tripod."""
    return (
        stroke("M0 -70L-44 0M0 -70L40 0M0 -70L4 0", dark(p.s, 0.2), 8)
        + at(
            0,
            -76,
            rect(-64, -16, 82, 32, p.M, ' rx="6"')
            + rect(18, -9, 26, 18, dark(p.m, 0.4))
            + poly([(44, -6), (92, -2), (92, 2), (44, 6)], light(p.m, 0.4))
            + stroke("M-52 -16v32M-30 -16v32", dark(p.m, 0.5), 4),
            turn=-14,
        )
        + disc(-8, -76, 11, p.a)
    )


def lode(rng: Rng, p: Paint) -> str:
    """A face of ore with tools against it."""
    return (
        at(0, 0, heap(rng, p, 120), 1.35)
        + at(-40, 0, pick(rng, p), 1.25)
        + stroke("M56 0L34 -84", p.s, 6)
        + path("M22 -78l24 -6 2 -26q-14 -12 -28 4Z", p.M)
    )


def loaded(rng: Rng, p: Paint) -> str:
    return at(0, 0, cart(rng, p), 1.55)


def bucket(rng: Rng, p: Paint) -> str:
    return (
        stroke("M-18 -36q18 -34 36 0", dark(p.m, 0.4), 3)
        + path("M-20 -38h40l-6 38h-28Z", p.M)
        + oval(0, -38, 20, 5, dark(p.m, 0.7))
    )


def planks(rng: Rng, p: Paint) -> Tile:
    x, y = rng.span(20, 80), rng.span(100, 150)
    d = f"M0 28h170M0 58h170M{x:.0f} 28v-30M{y:.0f} 58v-30"
    return 170, 60, stroke(d, mix(p.rock.deep, p.rock.low, 0.4), 3, ' opacity=".45"')


def pump(rng: Rng, p: Paint) -> str:
    """A beam engine over its boiler."""
    return (
        rect(-70, -62, 62, 62, "#8a4a32")
        + stroke("M-70 -42h62M-70 -22h62M-50 -62v20M-30 -42v20M-50 -22v22", "#5f2f22", 2.4)
        + path("M-56 0V-30Q-39 -48 -22 -30V0Z", p.ink)
        + path("M-50 0Q-52 -24 -39 -32Q-26 -24 -28 0Z", p.glow)
        + rect(-52, -120, 20, 58, dark(p.m, 0.35))
        + poly([(8, 0), (24, -112), (36, -112), (52, 0)], p.S)
        + at(30, -116, rect(-78, -9, 150, 17, p.M, ' rx="6"') + disc(0, 0, 10, dark(p.m, 0.5)), turn=rng.span(-13, 13))
        + stroke("M-38 -112V-62M92 -112V-30", light(p.m, 0.3), 5)
        + path("M80 -30h26l-4 30h-18Z", p.A)
    )


def smelter(rng: Rng, p: Paint) -> str:
    """A furnace pouring bright metal."""
    return (
        path("M-60 0L-46 -104H22L36 0Z", "#7d5240")
        + stroke("M-56 -26H32M-52 -54H29M-49 -80H25M-20 -104v24M4 -80v26M-30 -54v28M14 -26v26", "#54332a", 3)
        + rect(-34, -164, 44, 62, p.M)
        + rect(-40, -170, 56, 10, dark(p.m, 0.4))
        + path("M-34 0V-34Q-12 -60 10 -34V0Z", p.ink)
        + path("M-26 0Q-30 -26 -12 -42Q6 -26 2 0Z", "#ff7b24")
        + path("M-18 0Q-20 -16 -12 -26Q-4 -16 -6 0Z", "#fff0a8")
        + stroke("M30 -30H62Q74 -30 74 -12", "#ffb53a", 9)
        + path("M52 -14H98L90 0H60Z", dark(p.m, 0.4))
        + oval(75, -13, 20, 4, "#fff0a8")
    )


KIT = Kit(
    frame=timbers,
    lamp=lantern,
    heroes=(winch, drill, lode, loaded, pump, smelter),
    props=(crate, bucket, pick, barrel, heap),
    wall=planks,
)
