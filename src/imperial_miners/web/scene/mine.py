"""A mine as a page shows it: chambers with their plaques, places, borders, rails and carts, each with its option."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from imperial_miners.engine.action import PLACE, row_of, x_of
from imperial_miners.engine.game import Game
from imperial_miners.engine.mine import legal_places
from imperial_miners.engine.pack import Card
from imperial_miners.engine.view import CardView, View
from imperial_miners.text.naming import card_numbers
from imperial_miners.web.scene.geometry import Cart, Mine, Plan, Rail, place_spot
from imperial_miners.web.scene.pictures import long_class, plaque
from imperial_miners.web.scene.question import Asked, Choice
from imperial_miners.web.scene.rails import Spot
from imperial_miners.web.scene.words import Reader

TARGET_ICONS: Final = {
    "machine": "machine",
    "spend-machine": "machine",
    "collapse": "collapse",
    "clear": "collapse",
    "activate": "activate",
    "climb": "chain",
}
NEAR: Final = 2
"""How far beyond the ends of row 1 a card's places are shown before it is played."""


@dataclass(frozen=True, slots=True)
class Plaque:
    """One effect on a card."""

    icons: Markup
    text: str
    choice: Choice | None = None


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card."""

    id: str
    name: str
    long: str
    level: int
    cost: int
    factions: tuple[str, ...]
    carts: tuple[bool, ...]
    picture: str
    plaques: tuple[Plaque, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """A card in the mine."""

    slot: int
    face: Face
    where: str  # classes of its row and column
    x: int
    y: int
    states: str  # classes of its states
    machines: int
    collapsed: bool
    used: bool
    now: bool
    pick: Choice | None
    pick_icon: str
    label: str
    bubble: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A free place: for the card that is to be placed, or (without a choice) where cards of a Level could go."""

    where: str
    choice: Choice | None
    face: Face | None
    options: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Spotted:
    """A border that can be chosen."""

    where: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class Sign:
    """A signpost of the Surface, with one or two prices."""

    plaques: tuple[Plaque, ...]


@dataclass(frozen=True, slots=True)
class MineView:
    """A whole mine."""

    plan: Plan
    cells: tuple[Cell, ...]
    places: tuple[Place, ...]
    borders: tuple[Spotted, ...]
    signs: tuple[Sign, ...]
    rails: tuple[Rail, ...]
    carts: tuple[Cart, ...]


def face_for(card: Card, reader: Reader, pictures: str, choices: dict[int, Choice] | None = None) -> Face:
    """A card as printed; `choices` are the options that its effects are."""
    face = plain_face(card, reader, pictures)
    if not choices:
        return face
    return replace(face, plaques=tuple(replace(each, choice=choices.get(i)) for i, each in enumerate(face.plaques)))


@lru_cache(maxsize=4096)
def plain_face(card: Card, reader: Reader, pictures: str) -> Face:
    """A card as printed, found once."""
    shape = "wide" if len(card.effects) > 1 else "tall"
    name = reader.name(card.id)
    return Face(
        card.id,
        name,
        long_class(name, len(card.factions)),
        card.level,
        card.cost,
        card.factions,
        card.carts,
        f"{pictures}/picture/{card.id}.svg",
        tuple(Plaque(plaque(reader.icons(effect), shape), reader.text(effect)) for effect in card.effects),
    )


def see_mine(game: Game | None, view: View, owner: int, asked: Asked | None, reader: Reader, pictures: str) -> MineView:
    """The mine of a seat; with its options, if the viewer is asked and looks at their own."""
    seat = view.seats[owner]
    if owner != view.seat:
        asked = None
    spots = [place_spot(choice.key) for choice in asked.choices] if asked and asked.kind == "place" else []
    hints = level_places(game, view) if game is not None and asked and asked.kind == "play" else {}
    mine = Mine(seat, spots)
    now = int(asked.source.partition(":")[2]) - 1 if asked and asked.source.startswith("card:") else -1
    cells = tuple(
        see_cell(card, mine.plan, view, asked, reader, pictures, card.slot == now)
        for card in sorted(seat.mine, key=lambda card: (card.row, card.x))
    )
    places, rails, carts = see_places(mine, view, owner, asked, reader, pictures)
    places += see_hints(mine.plan, hints, view, asked)
    rails = see_rails(mine, asked, now) + rails
    return MineView(
        mine.plan,
        cells,
        tuple(places),
        see_borders(mine, asked),
        see_signs(view, asked, reader),
        tuple(rails),
        (*mine.carts(), *carts),
    )


def see_cell(
    card: CardView, plan: Plan, view: View, asked: Asked | None, reader: Reader, pictures: str, is_now: bool
) -> Cell:
    """One card of the mine."""
    design = view.pack.cards[card.card]
    choices: dict[int, Choice] = {}
    if asked and is_now and asked.kind == "effect" and asked.word == "activation":
        choices = {"abcd".index(c.key[-1]): c for c in asked.choices if c.key.startswith("effect:")}
    pick = pick_for(card, view, asked)
    x, y = plan.at((card.row, card.x))
    states = [
        name
        for name, is_so in (
            ("is-used", card.is_activated and not is_now),
            ("is-collapsed", card.has_collapse),
            ("is-now", is_now),
        )
        if is_so
    ]
    face = face_for(design, reader, pictures, choices)
    said = [face.name, reader.ui("level-n", level=card.row)]
    if card.is_activated:
        said.append(reader.ui("card-used"))
    if card.has_collapse:
        said.append(reader.ui("card-collapsed"))
    if card.machines:
        said.append(reader.ui("machine-count", count=card.machines))
    return Cell(
        card.slot,
        face,
        f"r{card.row} {plan.column(card.x)}",
        x,
        y,
        " ".join(states),
        card.machines,
        card.has_collapse,
        card.is_activated,
        is_now,
        pick,
        TARGET_ICONS.get(asked.word, "pick") if asked else "",
        ", ".join(said),
        asked.said_by(f"card:{card.slot + 1}") if asked else (),
    )


def pick_for(card: CardView, view: View, asked: Asked | None) -> Choice | None:
    """The option that is this card: as a target, or as the next of the chain."""
    if asked is None:
        return None
    if asked.kind == "target":
        return asked.choice(f"target:{card.slot + 1}")
    if asked.kind == "chain" and asked.source.startswith("card:"):
        below = view.seats[view.seat].mine[int(asked.source[5:]) - 1]
        if card.row == below.row - 1:
            side = {-1: "left", 1: "right"}.get(card.x - below.x)
            return asked.choice(f"chain:{side}") if side else None
    return None


def see_places(
    mine: Mine, view: View, owner: int, asked: Asked | None, reader: Reader, pictures: str
) -> tuple[list[Place], list[Rail], list[Cart]]:
    """The places offered, with the rails and carts that each would bring."""
    places: list[Place] = []
    rails: list[Rail] = []
    carts: list[Cart] = []
    if asked is None or asked.kind != "place":
        return places, rails, carts
    seat = view.seats[owner]
    card = view.pack.cards[seat.chosen] if seat.chosen >= 0 else None
    face = face_for(card, reader, pictures) if card else None
    halves = [view.pack.cards[other.card].carts for other in seat.mine]
    for choice in asked.choices:
        spot = place_spot(choice.key)
        places.append(Place(f"r{spot[0]} {mine.plan.column(spot[1])}", choice, face))
        rails += mine.rails(mine.ways(spot), choice.number)
        if card is not None:
            carts += mine.promised(spot, card.carts, halves, choice.number)
    return places, rails, carts


def level_places(game: Game, view: View) -> dict[int, list[Spot]]:
    """Where cards of each Level in the hand could go; in row 1 only near the mine."""
    seat = game.seats[view.seat]
    row1 = [x for row, x in zip(seat.rows, seat.xs, strict=True) if row == 1]
    found = {}
    for level in sorted({game.pack.levels[card] for card in seat.hand}):
        spots = [(row_of(action - PLACE), x_of(action - PLACE)) for action in legal_places(seat, level)]
        if level == 1 and row1:
            spots = [spot for spot in spots if min(row1) - NEAR <= spot[1] <= max(row1) + NEAR]
        found[level] = spots
    return found


def see_hints(plan: Plan, hints: dict[int, list[Spot]], view: View, asked: Asked | None) -> list[Place]:
    """The places of each Level, shown while a card of it is looked at."""
    found = []
    for level, spots in hints.items():
        numbers = tuple(
            choice.number
            for choice in (asked.choices if asked else ())
            if choice.key != "play:blind" and level_of(view, choice.key) == level
        )
        if numbers:
            found += [Place(f"r{row} {plan.column(x)}", None, None, numbers) for row, x in spots]
    return found


def level_of(view: View, key: str) -> int:
    """The Level of the card that an option names."""
    id = key.partition(":")[2]
    return view.pack.levels[card_numbers(view.pack)[id]]


def see_rails(mine: Mine, asked: Asked | None, now: int) -> list[Rail]:
    """The chain so far, and the ways that it can take."""
    goal = mine.spot(now) if now >= 0 else None
    so_far = mine.chain(goal)
    if not so_far or asked is None or asked.kind == "place" or asked.kind == "play":
        return []
    rails: list[Rail] = []
    end = so_far[-1]
    if asked.kind == "chain" and goal is not None:
        for choice in asked.choices:
            above = (goal[0] - 1, goal[1] + (1 if choice.key.endswith("right") else -1))
            rails += mine.rails([[goal, *way] for way in mine.ways(above)][:1], choice.number)
            rails += [Rail(rail.path, "alt") for rail in mine.rails([[goal, *way] for way in mine.ways(above)])]
    elif asked.source.startswith("card:") and end == goal:
        rails += [Rail(rail.path, "alt") for rail in mine.rails(mine.ways(end))] if end[0] > 1 else []
    if len(so_far) > 1 or end[0] == 1:
        rails += mine.rails([so_far])
    return rails


def see_borders(mine: Mine, asked: Asked | None) -> tuple[Spotted, ...]:
    """The borders offered."""
    if asked is None or asked.kind != "border":
        return ()
    found = []
    for choice in asked.choices:
        if choice.key.startswith("border:"):
            _, slot, name = choice.key.split(":")
            row, x = mine.spot(int(slot) - 1)
            found.append(Spotted(f"r{row} {mine.plan.column(x)} b-{name}", choice))
    return tuple(found)


def see_signs(view: View, asked: Asked | None, reader: Reader) -> tuple[Sign, ...]:
    """The Surface's effects, those that are one printed effect together."""
    is_asked = asked is not None and asked.word == "surface"
    groups: dict[int, list[Plaque]] = {}
    numbers = view.pack.surface_groups
    for i, effect in enumerate(view.pack.surface):
        shape = "sign" if numbers.count(numbers[i]) == 1 else "line"
        choice = asked.choice(f"effect:{'abcd'[i]}") if is_asked and asked else None
        shown = Plaque(plaque(reader.icons(effect), shape), reader.text(effect), choice)
        groups.setdefault(numbers[i], []).append(shown)
    return tuple(Sign(tuple(plaques)) for _, plaques in sorted(groups.items()))
