"""Images: pictures and faces of cards, backs, Events and boards, under addresses that change with their content."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from imperial_miners.art import (
    BoardFace,
    EventFace,
    Face,
    Words,
    card_back,
    draw_board,
    draw_card,
    draw_event,
    draw_picture,
    spread,
)
from imperial_miners.engine.pack import EVENT_KINDS, Pack
from imperial_miners.text.rulebook import LANGUAGES
from imperial_miners.web.errors import Trouble
from imperial_miners.web.pictures import art_version, version_of
from imperial_miners.web.reader import reader_for
from imperial_miners.web.rendering import FOREVER

router: Final = APIRouter(include_in_schema=False)
ItemId = Annotated[str, Path(max_length=64)]


def pictures_of(pack: Pack) -> str:
    """Where the pictures of a pack are."""
    return f"/art/{version_of(pack.digest, art_version())}/{pack.id}"


def faces_of(pack: Pack, language: str) -> str:
    """Where the cards of a pack are, with their words in a language."""
    return f"{pictures_of(pack)}/card/{language}"


def image(drawing: str) -> Response:
    """An image that may be kept."""
    return Response(drawing, media_type="image/svg+xml", headers={"cache-control": FOREVER})


@lru_cache(maxsize=16)
def scenes_of(pack: Pack) -> dict[str, int | None]:
    """Which picture each card has, so that cards of one Faction differ."""
    plain = [Face(card.id, card.id, card.level, factions=card.factions) for card in pack.cards]
    return {face.id: face.scene for face in spread(plain)}


def pack_of(request: Request, name: str) -> Pack:
    """A pack of this server."""
    pack: Pack | None = request.app.state.service.packs.get(name)
    if pack is None:
        raise Trouble("no-such-pack")
    return pack


def words_for(pack: Pack, language: str) -> Words:
    """The few words that stand on cards."""
    say = reader_for(pack, language).ui
    return Words(say("card-or"), say("event-immediate"), say("event-feature"), say("event-end-of-round"))


@lru_cache(maxsize=1024)
def draw_small(pack: Pack, card: int) -> str:
    """The gallery of a card."""
    design = pack.cards[card]
    return draw_picture(design.id, design.level, design.factions, scene=scenes_of(pack)[design.id])


@lru_cache(maxsize=1024)
def draw_face(pack: Pack, language: str, card: int) -> str:
    """A card with its words."""
    design, reader = pack.cards[card], reader_for(pack, language)
    face = Face(
        design.id,
        reader.name(design.id),
        design.level,
        design.cost,
        design.factions,
        design.carts,
        tuple((reader.icons(effect), reader.text(effect)) for effect in design.effects),
        scenes_of(pack)[design.id],
    )
    return draw_card(face, words=words_for(pack, language))


@lru_cache(maxsize=256)
def draw_notice(pack: Pack, language: str, event: int) -> str:
    """An Event with its words, or (without a language) only its cave."""
    design = pack.events[event]
    kind = EVENT_KINDS[design.kind]
    if not language:
        return draw_event(EventFace(design.id, "", kind, ()), words=Words(""))
    reader = reader_for(pack, language)
    texts = reader.speaker.event_effects(event)
    effects = [(reader.icons(effect), texts[i]) for i, effect in enumerate(design.effects)]
    face = EventFace(design.id, reader.name(design.id), kind, tuple(effects or reader.features(design)))
    return draw_event(face, words=words_for(pack, language))


@lru_cache(maxsize=64)
def draw_side(pack: Pack, language: str, side: int) -> str:
    """A side of a Progress board."""
    design, reader = pack.boards[side], reader_for(pack, language)
    spaces = tuple(reader.icons(effect) if effect is not None else () for effect in design.spaces)
    return draw_board(BoardFace(design.id, reader.name(design.id), spaces))


def number_of(items: list[str], id: str) -> int:
    """The place of an id in a list."""
    if id not in items:
        raise Trouble("not-found")
    return items.index(id)


@router.get("/art/{version}/{pack}/picture/{id}.svg")
async def picture(request: Request, version: ItemId, pack: ItemId, id: ItemId) -> Response:
    """The gallery of a card."""
    found = pack_of(request, pack)
    return image(draw_small(found, number_of([card.id for card in found.cards], id)))


@router.get("/art/{version}/{pack}/card/{language}/{id}.svg")
async def card(request: Request, version: ItemId, pack: ItemId, language: ItemId, id: ItemId) -> Response:
    """A card, an Event or a board with its words."""
    found = pack_of(request, pack)
    if language not in LANGUAGES:
        raise Trouble("not-found")
    for items, draw in (
        ([card.id for card in found.cards], draw_face),
        ([event.id for event in found.events], draw_notice),
        ([side.id for side in found.boards], draw_side),
    ):
        if id in items:
            return image(draw(found, language, items.index(id)))
    raise Trouble("not-found")


@router.get("/art/{version}/{pack}/cave/{id}.svg")
async def cave(request: Request, version: ItemId, pack: ItemId, id: ItemId) -> Response:
    """An Event without its words."""
    found = pack_of(request, pack)
    return image(draw_notice(found, "", number_of([event.id for event in found.events], id)))


@router.get("/art/{version}/{pack}/back/{level}.svg")
async def back(version: ItemId, pack: ItemId, level: Annotated[int, Path(ge=0, le=4)]) -> Response:
    """The back of a deck; 0 for the Events."""
    return image(card_back(level))
