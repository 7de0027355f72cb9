"""Colours: the rock of each Level, the paints of each Faction, and their gradients."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

FACTIONS = ("scots", "egyptians", "atlanteans", "barbarians", "japanese", "romans")
NUMERALS = ("", "I", "II", "III", "IV")
# Grounds of the Factions' emblems: six hues that stay apart, also at 16 px.
FACTION_COLOURS = {
    "scots": "#1f6b3c",
    "egyptians": "#efbd3c",
    "atlanteans": "#13868a",
    "barbarians": "#7a3a1c",
    "japanese": "#cf2f55",
    "romans": "#6a2c8c",
}
# Shape and colour of the five seats, always together.
SEATS = (
    ("diamond", "#d8412a"),
    ("circle", "#2f78cf"),
    ("triangle", "#47953f"),
    ("square", "#8d4fb8"),
    ("star", "#e2a413"),
)


@lru_cache(maxsize=8192)
def mix(first: str, second: str, share: float) -> str:
    """The colour `share` of the way from first to second.

    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    parts = []
    for i in (1, 3, 5):
        a, b = int(first[i : i + 2], 16), int(second[i : i + 2], 16)
        parts.append(f"{round(a + (b - a) * share):02x}")
    return "#" + "".join(parts)


def dark(colour: str, share: float = 0.5) -> str:
    return mix(colour, "#0c0812", share)


def light(colour: str, share: float = 0.4) -> str:
    return mix(colour, "#fff6dc", share)


@dataclass(frozen=True, slots=True)
class Rock:
    deep: str
    low: str
    mid: str
    high: str
    gem: str
    gem_light: str


ROCKS = (
    Rock("#17111c", "#5d3f1f", "#9a6a2f", "#dba956", "#e8a126", "#fff0a8"),  # the Surface
    Rock("#17111c", "#5d3f1f", "#96662c", "#d6a450", "#e8a126", "#fff0a8"),
    Rock("#1d0b18", "#5c231c", "#97412c", "#d67c50", "#e2574c", "#ffd0b8"),
    Rock("#0c1420", "#22354a", "#44617d", "#8db0c8", "#3fb5e0", "#d6f6ff"),
    Rock("#150b26", "#37215c", "#64409a", "#b48ee8", "#d465e8", "#ffe0ff"),
)


@dataclass(frozen=True, slots=True)
class Hues:
    first: str
    second: str
    metal: str
    stuff: str  # timber, stone or marble of the supports
    glow: str


HUES: dict[str, Hues] = {
    "": Hues("#a8672f", "#6d7f86", "#a9adb0", "#8a5a2d", "#ffcf73"),
    "scots": Hues("#2f8a4e", "#23406f", "#c9803d", "#7d5530", "#ffd987"),
    "egyptians": Hues("#e2ac35", "#2459b8", "#f0c850", "#d2b078", "#ffe28c"),
    "atlanteans": Hues("#17a39c", "#1c5f86", "#c8924a", "#5d8f92", "#86fff0"),
    "barbarians": Hues("#a8391f", "#5a3a2a", "#b9b4a8", "#6e4a35", "#ff9640"),
    "japanese": Hues("#db4530", "#2c3d86", "#e3b04b", "#c23a2a", "#ffc48a"),
    "romans": Hues("#7d3aa0", "#b3342f", "#dcb04c", "#e6dac4", "#ffe7b8"),
}


@dataclass(frozen=True, slots=True)
class Paint:
    """A Faction's colours on one card: flat (lower case) and rounded by a gradient (upper)."""

    key: str
    hues: Hues
    rock: Rock

    @property
    def a(self) -> str:
        return self.hues.first

    @property
    def b(self) -> str:
        return self.hues.second

    @property
    def m(self) -> str:
        return self.hues.metal

    @property
    def s(self) -> str:
        return self.hues.stuff

    @property
    def glow(self) -> str:
        return self.hues.glow

    @property
    def A(self) -> str:
        return f"url(#{self.key}a)"

    @property
    def B(self) -> str:
        return f"url(#{self.key}b)"

    @property
    def M(self) -> str:
        return f"url(#{self.key}m)"

    @property
    def S(self) -> str:
        return f"url(#{self.key}s)"

    @property
    def ink(self) -> str:
        return dark(self.rock.deep, 0.5)

    def gradients(self, used_in: str) -> str:
        """Definitions of the gradients that the drawing refers to."""
        out = []
        for letter, colour in zip("abms", (self.a, self.b, self.m, self.s), strict=True):
            if f"#{self.key}{letter})" in used_in:
                out.append(
                    f'<linearGradient id="{self.key}{letter}">'
                    f'<stop stop-color="{mix(colour, self.glow, 0.42)}"/>'
                    f'<stop offset=".9" stop-color="{mix(colour, self.rock.deep, 0.66)}"/>'
                    "</linearGradient>"
                )
        return "".join(out)
