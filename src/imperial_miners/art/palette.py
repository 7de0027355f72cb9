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
    Rock("#12202a", "#6a4a20", "#b27b2f", "#f0c263", "#2fb36c", "#c8ffd2"),  # the Surface
    Rock("#12202a", "#6a4a20", "#b27b2f", "#f0c263", "#2fb36c", "#c8ffd2"),
    Rock("#1d0b18", "#5c231c", "#9c442e", "#dd8355", "#f5a623", "#ffeaa8"),
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
    air: str  # what the dark between the lamps tends to


HUES: dict[str, Hues] = {
    "": Hues("#b5692c", "#4f7f8f", "#a9b4ba", "#9a6533", "#ffcf73", "#2c4656"),
    "scots": Hues("#2f8a4e", "#23406f", "#d0853d", "#85592f", "#ffd987", "#1c4a3e"),
    "egyptians": Hues("#e8a92c", "#1f56c0", "#f4cb4c", "#ead2a0", "#ffe28c", "#163d86"),
    "atlanteans": Hues("#17a39c", "#1c5f86", "#d09a4e", "#5d8f92", "#86fff0", "#0d5a68"),
    "barbarians": Hues("#b23c1f", "#5a3a2a", "#c2bdb0", "#76503a", "#ff9640", "#571d18"),
    "japanese": Hues("#e0452f", "#2c3d86", "#e3b04b", "#c8392a", "#ffc48a", "#2d2a68"),
    "romans": Hues("#8240a8", "#b3342f", "#dcb04c", "#ece2d0", "#ffe7b8", "#4c2a62"),
}


class Paint:
    """A Faction's colours on one card: flat (lower case) and rounded by a gradient (upper)."""

    def __init__(self, key: str, hues: Hues, rock: Rock) -> None:
        self.key, self.hues, self.rock = key, hues, rock
        self.a, self.b, self.m, self.s = hues.first, hues.second, hues.metal, hues.stuff
        self.A, self.B, self.M, self.S = (f"url(#{key}{letter})" for letter in "abms")
        self.glow = hues.glow
        self.ink = dark(rock.deep, 0.5)

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
