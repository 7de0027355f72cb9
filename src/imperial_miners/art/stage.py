"""The stage of a picture: pieces put in their places, turned to the light, with their shadows."""

from __future__ import annotations

from dataclasses import dataclass, field

from imperial_miners.art import life
from imperial_miners.art.draw import Point, Rng, at, disc, fade, num, oval, rect, tight
from imperial_miners.art.kits.kit import Kit
from imperial_miners.art.palette import Paint, Rock, mix
from imperial_miners.art.rock import cluster

Lamp = tuple[float, float, float]  # where it hangs, and its size


@dataclass(slots=True)
class Stage:
    """The dice, the rock and the one or two kits of a card."""

    rng: Rng
    rock: Rock
    key: str
    names: tuple[str, str]  # the first Faction builds, the second furnishes
    kits: tuple[Kit, Kit]
    paints: tuple[Paint, Paint]
    star: int = 0  # which of the kit's heroes
    openings: list[list[Point]] = field(default_factory=list)
    inside: list[str] = field(default_factory=list)
    over: list[str] = field(default_factory=list)
    lamps: list[tuple[float, float, int]] = field(default_factory=list)
    lit: set[str] = field(default_factory=set)  # lamps drawn so far, to be used again
    light: Point = (300, 190)
    pattern: str = ""
    walls: tuple[bool, bool] = (True, True)  # whether the picture ends in rock at left and right

    def add(self, *drawings: str) -> None:
        """Put drawings into the opening, in front of what is there."""
        self.inside.extend(tight(drawing) for drawing in drawings)

    def frame(self, x: float, y: float, wide: float, high: float) -> None:
        """One set of supports that holds a tunnel's roof."""
        self.frames([(x, y)], wide, high)

    def frames(self, spots: list[Point], wide: float, high: float) -> None:
        """Supports of one kind in several places."""
        body = self.kits[0].frame(self.rng, self.paints[0], wide, high)
        if len(spots) > 1:
            body = f'<g id="{self.key}f">{body}</g>'
        self.add(at(*spots[0], body))
        for x, y in spots[1:]:
            self.add(f'<use href="#{self.key}f" x="{num(x)}" y="{num(y)}"/>')

    def stand(self, body: str, x: float, y: float, scale: float, girth: float, turn: bool | None = None) -> None:
        """A piece on the floor: its bright side (left, as drawn) faces the light, its shadow falls away from it."""
        away = x - self.light[0]
        mirror = away < 0 if abs(away) > 24 else self.rng.chance(0.5)
        lean = max(-0.6, min(0.6, away / 300)) * girth * scale
        self.add(
            oval(x + lean, y, girth * scale + abs(lean) * 0.5, 0.13 * girth * scale + 2, self.rock.deep, fade(0.55))
        )
        self.add(at(x, y, body, scale, mirror=mirror if turn is None else turn))

    def hero(self, x: float, y: float, scale: float, which: int = 1) -> None:
        """The one thing the picture is about."""
        heroes = self.kits[which].heroes
        body = heroes[self.star % len(heroes)](self.rng, self.paints[which])
        self.add(disc(x, y - 82 * scale, 120 * scale, f"url(#{self.key}h)", fade(0.9)))
        self.stand(body, x, y, scale, 84)

    def props(self, spots: list[Lamp]) -> None:
        """Small things of both kits, no two alike before the kits are through."""
        pool = [(0, p) for p in self.kits[0].props]
        if self.kits[1] is not self.kits[0]:
            pool += [(1, p) for p in self.kits[1].props]
        order = self.rng.shuffled(pool)
        for i, (x, y, scale) in enumerate(spots):
            which, piece = order[i % len(order)]
            self.stand(piece(self.rng, self.paints[which]), x, y, scale * self.rng.span(0.92, 1.1), 30)

    def miner(self, x: float, y: float, scale: float = 1, work: int | None = None, left: bool | None = None) -> None:
        """Somebody at work; faces the light by default."""
        which = self.rng.whole(0, 1)
        body = life.miner(self.rng, self.paints[which], self.names[which], work)
        facing = x > self.light[0] if left is None else left
        self.stand(body, x, y, scale, 15, turn=facing)

    def beast(self, x: float, y: float, scale: float = 1) -> None:
        """An animal of the Faction, beside its people."""
        which = self.rng.whole(0, 1)
        self.stand(life.beast(self.rng, self.paints[which], self.names[which]), x, y, scale, 24, self.rng.chance(0.5))

    def lamp(self, x: float, y: float, scale: float = 1, which: int = 0) -> None:
        """A hanging lamp and its light."""
        name = f"{self.key}{'l' if self.paints[0] == self.paints[1] or which else 'k'}"
        if name in self.lit:
            body = f'<use href="#{name}"/>'
        else:
            body = f'<g id="{name}">{self.kits[which].lamp(self.rng, self.paints[which])}</g>'
            self.lit.add(name)
        self.add(at(x, y, body, scale))
        self.lamps.append((x, y + 36 * scale, which))

    def hang(self, spots: list[Lamp], sway: float = 22) -> None:
        """Lamps at some of the places, at least one, each a little off."""
        count = self.rng.whole(1, len(spots))
        for x, y, scale in self.rng.shuffled(spots)[:count]:
            drop, size = self.rng.span(-6, 16), scale * self.rng.span(0.85, 1.2)
            self.lamp(x + self.rng.span(-sway, sway), y + drop, size, self.rng.whole(0, 1))

    def wall(self, x: float, y: float, wide: float, high: float) -> None:
        """Fill a part of the back wall with the kit's pattern."""
        if not self.pattern:
            w, h, tile = self.kits[1].wall(self.rng, self.paints[1])
            self.pattern = (
                f'<pattern id="{self.key}w" width="{w:.0f}" height="{h:.0f}" x="{num(x)}" y="{num(y)}"'
                f' patternUnits="userSpaceOnUse">{tight(tile)}</pattern>'
            )
        self.add(rect(x, y, wide, high, f"url(#{self.key}w)"))

    def ground(self, y: float) -> None:
        """A floor from side to side."""
        tone = mix(self.rock.low, self.paints[0].glow, 0.16)
        self.add(rect(-30, y, 660, 90, tone) + rect(-30, y, 660, 5, mix(tone, self.paints[0].glow, 0.4)))

    def crystals(self, x: float, y: float, size: float, turn: float = 0) -> str:
        """A small cluster of crystals in the rock."""
        return at(x, y, cluster(self.rng, self.rock, size, self.rng.whole(3, 4)), turn=turn)
