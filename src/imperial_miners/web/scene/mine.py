"""A mine as it is shown: chambers with their plaques, places, borders, rails and carts, each with its offer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Final

from markupsafe import Markup

from imperial_miners.engine.action import BORDER_NAMES
from imperial_miners.engine.pack import Card
from imperial_miners.engine.view import CardView, View
from imperial_miners.web.scene.geometry import Cart, Ground, Mine, Rail, Spot
from imperial_miners.web.scene.parts import ScenePart
from imperial_miners.web.scene.question import Offer, Question
from imperial_miners.web.scene.words import Reader, card_plaques, long_class, plaque

TARGET_ICONS: Final = {
    "machine": "machine",
    "spend-machine": "machine",
    "collapse": "collapse",
    "clear": "collapse",
    "activate": "activate",
    "climb": "chain",
}
LEFT: Final = 0
RIGHT: Final = 1
"""The sides to which a chain goes on, as options count them."""
NEAR: Final = 2
"""How far beyond the ends of row 1 a card's places are shown before it is played."""


@dataclass(frozen=True, slots=True)
class Plaque:
    """One effect on a card or a sign, which may be an offer."""

    icons: Markup
    text: str
    offer: Offer | None = None
    rows: int = 1  # of icons


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """What is printed on a card."""

    id: str
    name: str
    long: str
    level: int
    cost: int
    factions: tuple[str, ...]
    carts: tuple[bool, ...]
    plaques: tuple[Plaque, ...]

    @property
    def is_asked(self) -> bool:
        """Whether one of its effects is an option now."""
        return any(plaque.offer is not None for plaque in self.plaques)

    @property
    def rows(self) -> int:
        """Rows of icons; the more there are, the less is seen of the picture."""
        return min(4, sum(plaque.rows for plaque in self.plaques))


@dataclass(frozen=True, slots=True)
class Chamber:
    """A card in the mine."""

    slot: int
    face: PrintedCard
    where: str  # classes of its row and column
    x: int
    y: int
    states: str  # classes of its states
    machines: int
    is_collapsed: bool
    is_used: bool
    is_now: bool  # it is the one that asks
    pick: Offer | None
    pick_icon: str
    label: str
    bubble: tuple[Offer, ...]


@dataclass(frozen=True, slots=True)
class FreePlace:
    """A free place: for the card that is to be placed, or (without an offer) where cards of some offers could go."""

    where: str
    offer: Offer | None = None
    face: PrintedCard | None = None
    offers: tuple[int, ...] = ()  # the numbers of those that it is a place for


@dataclass(frozen=True, slots=True)
class FreeBorder:
    """A border on which a cart marker may be put."""

    where: str
    offer: Offer


@dataclass(frozen=True, slots=True)
class Sign:
    """A signpost of the Surface, with one or two prices."""

    plaques: tuple[Plaque, ...]


@dataclass(frozen=True, slots=True)
class MinePart(ScenePart):
    """A whole mine, with all that can be chosen in it."""

    id: ClassVar[str] = "plan"
    owner: int
    ground: Ground
    chambers: tuple[Chamber, ...]
    places: tuple[FreePlace, ...]
    borders: tuple[FreeBorder, ...]
    signs: tuple[Sign, ...]
    rails: tuple[Rail, ...]
    carts: tuple[Cart, ...]
    counted: int = 0  # cards, from the first on, that have receipts


def face_for(card: Card, reader: Reader, offers: dict[int, Offer] | None = None) -> PrintedCard:
    """A card as printed; `offers` are those that its effects are."""
    face = plain_face(card, reader)
    if not offers:
        return face
    return replace(face, plaques=tuple(replace(each, offer=offers.get(i)) for i, each in enumerate(face.plaques)))


@lru_cache(maxsize=4096)
def plain_face(card: Card, reader: Reader) -> PrintedCard:
    """A card as printed, found once."""
    icons = card_plaques(tuple(reader.icons(effect) for effect in card.effects))
    name = reader.name(card.id)
    return PrintedCard(
        card.id,
        name,
        long_class(name, len(card.factions)),
        card.level,
        card.cost,
        card.factions,
        card.carts,
        tuple(
            Plaque(drawing, reader.text(effect), rows=rows)
            for effect, (rows, drawing) in zip(card.effects, icons, strict=True)
        ),
    )


def see_mine(
    view: View,
    owner: int,
    question: Question | None,
    reader: Reader,
    number: int = -1,
    chosen: int = -1,
    counted: int = 0,
) -> MinePart:
    """The mine of a seat; with its offers, if the viewer is asked and looks at their own. `number` is what the owner is
    called among the players, if that is another than the number of the seat; `chosen` is a card that is only lifted;
    `counted` says how many of its cards have receipts."""
    seat = view.seats[owner]
    if owner != view.seat:
        question = None
    offered = question.of_kind("place") if question else []
    mine = Mine(seat, [spot_of(offer) for offer in offered])
    now = question.asker.slot if question else -1
    chambers = tuple(
        see_chamber(card, mine.ground, view, question, reader)
        for card in sorted(seat.mine, key=lambda card: (card.row, card.x))
    )
    places, rails, carts = see_places(mine, view, owner, offered, reader, chosen)
    return MinePart(
        owner if number < 0 else number,
        mine.ground,
        chambers,
        (*places, *see_future_places(mine.ground, view, question)),
        see_borders(mine, question),
        see_signs(view, question, reader),
        (*see_rails(mine, question, now), *rails),
        (*mine.carts(), *carts),
        counted,
    )


def spot_of(offer: Offer) -> Spot:
    """The place that an offer names."""
    return offer.option.row, offer.option.x


def see_chamber(card: CardView, ground: Ground, view: View, question: Question | None, reader: Reader) -> Chamber:
    """One card of the mine."""
    is_now = question is not None and question.is_asked_by("card", card.slot)
    offers = question.effects_of(card.slot) if question else {}
    face = face_for(view.pack.cards[card.card], reader, offers)
    x, y = ground.at((card.row, card.x))
    states = {
        "is-used": card.is_activated and not is_now,
        "is-collapsed": card.has_collapse,
        "is-now": is_now,
    }
    return Chamber(
        card.slot,
        face,
        f"r{card.row} {ground.column(card.x)}",
        x,
        y,
        " ".join(name for name, is_so in states.items() if is_so),
        card.machines,
        card.has_collapse,
        card.is_activated,
        is_now,
        pick_for(card, view, question),
        TARGET_ICONS.get(question.word, "pick") if question else "",
        chamber_label(card, face, reader),
        question.said_by("card", card.slot) if question else (),
    )


def chamber_label(card: CardView, face: PrintedCard, reader: Reader) -> str:
    """A card of the mine with its states, for those who cannot see it."""
    said = [face.name, reader.ui("level-n", level=card.row)]
    if card.is_activated:
        said.append(reader.ui("card-used"))
    if card.has_collapse:
        said.append(reader.ui("card-collapsed"))
    if card.machines:
        said.append(reader.ui("machine-count", count=card.machines))
    return ", ".join(said)


def pick_for(card: CardView, view: View, question: Question | None) -> Offer | None:
    """The offer that is this card: as a target, or as the next of the chain."""
    if question is None:
        return None
    if question.kind == "target":
        return question.offer("target", card.slot)
    if question.kind == "chain" and question.asker.kind == "card":
        below = view.seats[view.seat].mine[question.asker.slot]
        if card.row == below.row - 1 and abs(card.x - below.x) == 1:
            return question.offer("chain", LEFT if card.x < below.x else RIGHT)
    return None


def see_places(
    mine: Mine, view: View, owner: int, offered: list[Offer], reader: Reader, chosen: int = -1
) -> tuple[list[FreePlace], list[Rail], list[Cart]]:
    """The places offered, with the rails and carts that each would bring."""
    places: list[FreePlace] = []
    rails: list[Rail] = []
    carts: list[Cart] = []
    seat = view.seats[owner]
    chosen = seat.chosen if seat.chosen >= 0 else chosen
    card = view.pack.cards[chosen] if chosen >= 0 else None
    halves = [view.pack.cards[other.card].carts for other in seat.mine]
    for offer in offered:
        spot = spot_of(offer)
        face = face_for(card, reader) if card else None
        places.append(FreePlace(f"r{spot[0]} {mine.ground.column(spot[1])}", offer, face))
        rails += mine.rails(mine.ways(spot), offer.number)
        if card is not None:
            carts += mine.promised(spot, card.carts, halves, offer.number)
    return places, rails, carts


def see_future_places(ground: Ground, view: View, question: Question | None) -> list[FreePlace]:
    """Where the cards that may be played could lie, shown while one is looked at; in row 1 only near the mine."""
    if question is None:
        return []
    found = []
    row1 = [card.x for card in view.seats[view.seat].mine if card.row == 1]
    for level, spots in view.places.items():
        numbers = tuple(
            offer.number
            for offer in question.of_kind("play")
            if offer.option.number >= 0 and view.pack.levels[offer.option.number] == level
        )
        for row, x in spots if numbers else ():
            if row > 1 or not row1 or min(row1) - NEAR <= x <= max(row1) + NEAR:
                found.append(FreePlace(f"r{row} {ground.column(x)}", offers=numbers))
    return found


def see_rails(mine: Mine, question: Question | None, now: int) -> list[Rail]:
    """The chain so far, and the ways that it can take."""
    goal = mine.spot(now) if now >= 0 else None
    so_far = mine.chain(goal)
    if not so_far or question is None or question.kind in ("place", "play"):
        return []
    rails: list[Rail] = []
    end = so_far[-1]
    if question.kind == "chain" and goal is not None:
        for direction, numbers in chain_offers(question).items():
            above = (goal[0] - 1, goal[1] + (1 if direction == RIGHT else -1))
            ways = [[goal, *way] for way in mine.ways(above)]
            rails += [replace(rail, also=tuple(numbers[1:])) for rail in mine.rails(ways[:1], numbers[0])]
            rails += [Rail(rail.path, "alt") for rail in mine.rails(ways)]
    elif goal is not None and end == goal:
        rails += [Rail(rail.path, "alt") for rail in mine.rails(mine.ways(end))] if end[0] > 1 else []
    if len(so_far) > 1 or end[0] == 1:
        rails += mine.rails([so_far])
    return rails


def chain_offers(question: Question) -> dict[int, list[int]]:
    """The numbers of the offers by which a chain goes on, for each direction."""
    found: dict[int, list[int]] = {}
    for offer in question.offers:
        way = offer.way or offer.option
        if way.kind == "chain":
            found.setdefault(way.number, []).append(offer.number)
    return found


def see_borders(mine: Mine, question: Question | None) -> tuple[FreeBorder, ...]:
    """The borders on which a cart marker is offered."""
    found = []
    for offer in question.of_kind("border") if question else ():
        row, x = mine.spot(offer.option.number)
        name = BORDER_NAMES[offer.option.border]
        found.append(FreeBorder(f"r{row} {mine.ground.column(x)} b-{name}", offer))
    return tuple(found)


def see_signs(view: View, question: Question | None, reader: Reader) -> tuple[Sign, ...]:
    """The Surface's effects, those that are one printed effect together."""
    asked = question if question is not None and question.word == "surface" else None
    groups: dict[int, list[Plaque]] = {}
    numbers = view.pack.surface_groups
    for i, effect in enumerate(view.pack.surface):
        shape = "sign" if numbers.count(numbers[i]) == 1 else "line"
        offer = asked.offer("effect", i) if asked else None
        shown = Plaque(plaque(reader.icons(effect), shape), reader.text(effect), offer)
        groups.setdefault(numbers[i], []).append(shown)
    return tuple(Sign(tuple(plaques)) for _, plaques in sorted(groups.items()))
