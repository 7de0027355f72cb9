"""Life below ground: miners of each Faction at work, and beasts. Every piece stands on its origin and looks right."""

from __future__ import annotations

from collections.abc import Callable

from imperial_miners.art.draw import Rng, at, disc, fade, oval, path, rect, stroke
from imperial_miners.art.palette import Paint, dark, light, mix

_SKINS = ("#e8b890", "#a8703f", "#f0c8a0", "#7c4a2a", "#c98f5c")


def _helmet(p: Paint) -> str:
    return path("M-10 -2Q-10 -12 0 -12T10 -2Z", p.m) + disc(8, -7, 3.4, "#fff6c8") + disc(10, -7, 9, p.glow, fade(0.4))


def _bonnet(p: Paint) -> str:
    return path("M-12 -3Q-14 -12 0 -12Q13 -12 11 -3Z", p.b) + disc(-2, -13, 3, "#d8453a") + rect(-9, -4, 18, 3, p.a)


def _headcloth(p: Paint) -> str:
    return path("M-9 -3Q-8 -12 0 -12T9 -3H4Q0 -7 -3 -2L-7 10H-14Q-12 2 -9 -3Z", p.b) + stroke(
        "M-9 -4Q0 -9 9 -4", p.m, 3
    )


def _diver(p: Paint) -> str:
    return disc(0, 0, 12, p.m) + disc(4, 0, 6.5, p.ink) + disc(4, 0, 4.5, p.glow) + rect(-9, 9, 18, 4, dark(p.m, 0.3))


def _horns(p: Paint) -> str:
    horn = "M-8 -8Q-18 -8 -17 -20Q-11 -16 -5 -11ZM8 -8Q18 -8 17 -20Q11 -16 5 -11Z"
    return (
        path(horn, "#f0e2c0") + path("M-10 -1Q-10 -12 0 -12T10 -1Z", p.m) + path("M-2 6Q4 14 10 4L8 1H-4Z", "#b5531c")
    )


def _straw(p: Paint) -> str:
    return path("M-18 -2Q-6 -8 0 -16Q6 -8 18 -2Q0 3 -18 -2Z", "#e8c06a") + stroke(
        "M0 -15L-9 -2M0 -15L9 -2", "#a87a2c", 1.5
    )


def _crest(p: Paint) -> str:
    plume = path("M-13 -2Q-16 -20 2 -20Q12 -19 11 -12Q0 -15 -8 -2Z", p.b)
    return plume + path("M-10 5V-3Q-10 -12 0 -12T10 -2H2Q-3 -2 -4 5Z", p.m)


_HATS: dict[str, Callable[[Paint], str]] = {
    "": _helmet,
    "scots": _bonnet,
    "egyptians": _headcloth,
    "atlanteans": _diver,
    "barbarians": _horns,
    "japanese": _straw,
    "romans": _crest,
}

_LEGS = ("M-3 -24L-9 -2h5M3 -24L8 -2h5", "M-3 -24L-6 -2h5M3 -24L5 -2h5", "M-3 -24L-12 -4M3 -24L10 -12L9 -2h5")


def _lantern_bearer(p: Paint, sleeve: str) -> str:
    lamp = disc(18, -22, 15, p.glow, fade(0.4)) + rect(14, -28, 8, 11, "#fff3c0", ' rx="2"')
    return lamp + stroke("M3 -43L14 -36L18 -30", sleeve, 5.5)


def _pick_swinger(p: Paint, sleeve: str) -> str:
    tool = stroke("M2 -46L26 -70", "#8a5a30", 4) + path("M10 -80Q28 -76 33 -56Q24 -68 10 -80Z", light(p.m, 0.3))
    return tool + stroke("M3 -44L15 -55", sleeve, 5.5)


def _pusher(p: Paint, sleeve: str) -> str:
    return stroke("M3 -42L19 -38", sleeve, 5.5)


def _carrier(p: Paint, sleeve: str) -> str:
    sack = path("M-20 -46Q-26 -66 -6 -70Q8 -66 2 -50Z", "#c9a66b")
    return sack + stroke("M3 -44L8 -54L-2 -60", sleeve, 5.5)


def _digger(p: Paint, sleeve: str) -> str:
    spade = stroke("M6 -46L22 -8", "#8a5a30", 4) + path("M17 -10L26 -13L31 2Q26 6 21 2Z", light(p.m, 0.2))
    return spade + stroke("M3 -43L15 -26", sleeve, 5.5)


_WORK = (_lantern_bearer, _pick_swinger, _pusher, _carrier, _digger)


def miner(rng: Rng, p: Paint, faction: str, work: int | None = None) -> str:
    """A miner about 68 high, in the Faction's cloth and hat, with work in hand."""
    pose = rng.whole(0, len(_WORK) - 1) if work is None else work
    skin, cloth = rng.pick(_SKINS), rng.pick((p.a, p.b))
    kilt = faction in ("scots", "romans", "egyptians")
    legs = skin if kilt else mix(p.s, p.rock.deep, 0.55)
    hem = f"M-9 -47Q0 -52 9 -47L{'11 -17H-11' if kilt else '8 -22H-8'}Z"
    return (
        stroke(rng.pick(_LEGS), legs, 6.5)
        + path(hem, cloth)
        + path(f"M0 -49Q6 -49 9 -47L{'11 -17H2' if kilt else '8 -22H2'}Z", dark(cloth, 0.4))
        + rect(-9, -31, 18, 4, p.m)
        + disc(1, -56, 8.5, skin)
        + at(0, -57, _HATS[faction](p))
        + _WORK[pose](p, light(cloth, 0.12))
    )


def _pony(p: Paint) -> str:
    coat = "#6b4630"
    return (
        stroke("M-22 -20V-1M-12 -18V-1M12 -18V-1M21 -20V-1", dark(coat, 0.3), 6)
        + path(
            "M-30 -44Q-34 -30 -26 -18H22Q28 -24 27 -36L38 -56L52 -52L50 -44L42 -42L34 -30L27 -44Q0 -48 -30 -44Z", coat
        )
        + path("M24 -44L36 -60L40 -57L30 -38ZM-30 -44Q-42 -38 -36 -18Q-33 -30 -27 -36Z", "#2f1c12")
        + path("M-18 -46H14V-32H-18Z", p.a)
    )


def _cat(p: Paint) -> str:
    return path(
        (
            "M-16 0Q-18 -24 2 -30L1 -42L7 -37L14 -42L16 -32Q14 -26 11 -24"
            "Q16 -10 14 0ZM-14 -2Q-30 0 -28 -18Q-24 -8 -12 -10Z"
        ),
        "#1c1a2a",
    ) + disc(10, -33, 1.8, p.glow)


def _crab(p: Paint) -> str:
    tone = "#ff7f5c"
    return (
        stroke("M-14 -8L-24 0M-12 -6L-18 0M14 -8L24 0M12 -6L18 0M-13 -14Q-26 -20 -20 -30M13 -14Q26 -20 20 -30", tone, 4)
        + oval(0, -12, 16, 10, tone)
        + stroke("M-5 -22v-5M5 -22v-5", tone, 2.5)
        + disc(-5, -28, 2.4, "#fff")
        + disc(5, -28, 2.4, "#fff")
    )


def _wolf(p: Paint) -> str:
    coat = "#6c6a72"
    return (
        stroke("M-17 -16L-19 -1M-8 -16V-1M12 -16V-1M18 -18L20 -1", dark(coat, 0.35), 5)
        + path(
            (
                "M-24 -30Q-8 -34 12 -34L20 -48L23 -42L29 -44L30 -38L40 -32L38 -28"
                "L28 -27Q24 -16 16 -14H-20ZM-22 -30Q-36 -26 -38 -10Q-30 -16 -20 -18Z"
            ),
            coat,
        )
        + disc(29, -37, 1.8, p.glow)
    )


def _crane(p: Paint) -> str:
    return (
        stroke("M-2 -22L-3 0M4 -22L8 -12L5 0", "#3a3a44", 2.6)
        + path(
            "M-24 -22Q-8 -42 12 -30Q18 -44 12 -58Q18 -64 23 -58L34 -56L22 -53Q26 -40 16 -26Q4 -16 -24 -22Z", "#f6f2e6"
        )
        + path("M-26 -20Q-16 -34 -4 -30Q-10 -20 -26 -20Z", "#23242e")
        + disc(18, -60, 3, "#d8332a")
    )


def _goose(p: Paint) -> str:
    return (
        stroke("M-3 -12L-5 0h5M4 -12L4 0h5", "#e08a2c", 3)
        + path(
            "M-26 -22Q-10 -32 8 -26Q14 -36 10 -46Q14 -54 20 -48L28 -45L20 -42Q24 -22 12 -14Q-12 -6 -26 -22Z", "#f6f0e2"
        )
        + disc(17, -47, 1.6, "#222")
    )


def _sheep(p: Paint) -> str:
    return (
        stroke("M-12 -12V-1M-5 -12V-1M8 -12V-1M14 -12V-1", "#2c2320", 4)
        + "".join(disc(x, y, r, "#f2ead8") for x, y, r in ((-12, -20, 10), (0, -25, 11), (11, -20, 10), (0, -16, 11)))
        + path("M14 -30Q28 -32 30 -22Q26 -14 17 -18Z", "#2c2320")
    )


def bats(rng: Rng, colour: str) -> str:
    """Two or three bats on the wing, around the origin."""
    wing = "M0 0Q-6 -9 -16 -6Q-11 -4 -11 2Q-6 -2 0 4Q6 -2 11 2Q11 -4 16 -6Q6 -9 0 0Z"
    return "".join(
        at(rng.span(-34, 34), rng.span(-12, 14), path(wing, colour), rng.span(0.6, 1), turn=rng.span(-20, 20))
        for _ in range(rng.whole(2, 3))
    )


def mouse(rng: Rng, p: Paint) -> str:
    """A mouse at its crumbs."""
    return path("M-12 0Q-10 -11 2 -11Q6 -15 9 -10L15 -4L12 0ZM-11 -2Q-22 -2 -24 -9Q-19 -5 -11 -6Z", "#4a4148") + disc(
        9, -6, 1.4, p.glow
    )


def canary(rng: Rng, p: Paint) -> str:
    """A canary in its cage, hanging from the origin."""
    bars = "M-11 34V20Q-11 9 0 9T11 20V34M-4 34V11M4 34V11M0 9V-4M-13 34H13"
    return path("M-7 30Q-8 22 -1 21Q5 18 6 23L10 24L6 26Q5 32 -7 30Z", "#ffd93b") + stroke(bars, p.m, 2)


_BEASTS: dict[str, Callable[[Paint], str]] = {
    "": _pony,
    "scots": _sheep,
    "egyptians": _cat,
    "atlanteans": _crab,
    "barbarians": _wolf,
    "japanese": _crane,
    "romans": _goose,
}


def beast(rng: Rng, p: Paint, faction: str) -> str:
    """The Faction's beast, or a mouse."""
    return mouse(rng, p) if rng.chance(0.25) else _BEASTS[faction](p)
