"""The stage of a picture: pieces put in their places, with their shadows and lights."""

from __future__ import annotations

from dataclasses import dataclass, field

from imperial_miners.art.draw import Point, Rng, at, disc, fade, num, oval, rect, tight
from imperial_miners.art.kits.kit import Kit
from imperial_miners.art.palette import Paint, Rock, mix
from imperial_miners.art.rock import (
    cluster,
)


@dataclass(slots=True)
class Stage:
    """The dice, the rock and the one or two kits of a card."""

    rng: Rng
    rock: Rock
    level: int
    key: str
    kits: tuple[Kit, Kit]  # the first builds, the second furnishes
    paints: tuple[Paint, Paint]
    openings: list[list[Point]] = field(default_factory=list)
    inside: list[str] = field(default_factory=list)
    over: list[str] = field(default_factory=list)
    lamps: list[tuple[float, float, int]] = field(default_factory=list)
    lit: set[str] = field(default_factory=set)  # lamps drawn so far, to be used again
    light: Point = (300, 190)
    pattern: str = ""
    star: int = 0  # which of the kit's heroes
    walls: tuple[bool, bool] = (True, True)  # whether the picture ends in rock at left and right

    def frame(self, x: float, y: float, wide: float, high: float) -> None:
        self.frames([(x, y)], wide, high)

    def frames(self, spots: list[Point], wide: float, high: float) -> None:
        body = tight(self.kits[0].frame(self.rng, self.paints[0], wide, high))
        if len(spots) > 1:
            body = f'<g id="{self.key}f">{body}</g>'
        self.inside.append(at(*spots[0], body))
        for x, y in spots[1:]:
            self.inside.append(f'<use href="#{self.key}f" x="{num(x)}" y="{num(y)}"/>')

    def hero(self, x: float, y: float, scale: float, which: int = 1) -> None:
        heroes = self.kits[which].heroes
        piece = heroes[self.star % len(heroes)]
        body = tight(piece(self.rng, self.paints[which]))
        self.inside.append(disc(x, y - 82 * scale, 120 * scale, f"url(#{self.key}h)", fade(0.9)))
        self.inside.append(oval(x, y, 86 * scale, 9 * scale, self.rock.deep, fade(0.6)))
        self.inside.append(at(x, y, body, scale, mirror=self.rng.chance(0.5)))

    def props(self, spots: list[tuple[float, float, float]]) -> None:
        pool = [(0, p) for p in self.kits[0].props]
        if self.kits[1] is not self.kits[0]:
            pool += [(1, p) for p in self.kits[1].props]
        order = self.rng.shuffled(pool)
        for i, (x, y, scale) in enumerate(spots):
            which, piece = order[i % len(order)]
            body = tight(piece(self.rng, self.paints[which]))
            self.inside.append(oval(x, y, 30 * scale, 5 * scale, self.rock.deep, fade(0.5)))
            self.inside.append(at(x, y, body, scale, mirror=self.rng.chance(0.4)))

    def lamp(self, x: float, y: float, scale: float = 1, which: int = 0) -> None:
        name = f"{self.key}{'l' if self.paints[0] == self.paints[1] or which else 'k'}"
        if name in self.lit:
            body = f'<use href="#{name}"/>'
        else:
            body = f'<g id="{name}">{self.kits[which].lamp(self.rng, self.paints[which])}</g>'
            self.lit.add(name)
        self.inside.append(at(x, y, body, scale))
        self.lamps.append((x, y + 36 * scale, which))

    def wall(self, x: float, y: float, wide: float, high: float) -> None:
        """Fill a part of the back wall with the kit's pattern."""
        if not self.pattern:
            w, h, tile = self.kits[1].wall(self.rng, self.paints[1])
            self.pattern = (
                f'<pattern id="{self.key}w" width="{w:.0f}" height="{h:.0f}" x="{num(x)}" y="{num(y)}"'
                f' patternUnits="userSpaceOnUse">{tile}</pattern>'
            )
        self.inside.append(rect(x, y, wide, high, f"url(#{self.key}w)"))

    def ground(self, y: float) -> None:
        tone = mix(self.rock.low, self.paints[0].glow, 0.16)
        self.inside.append(rect(-30, y, 660, 90, tone) + rect(-30, y, 660, 5, mix(tone, self.paints[0].glow, 0.4)))

    def crystals(self, x: float, y: float, size: float, turn: float = 0) -> str:
        return at(x, y, cluster(self.rng, self.rock, size, self.rng.whole(3, 4)), turn=turn)
