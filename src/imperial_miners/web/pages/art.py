"""Images: pictures and faces of cards, backs, Events and boards, under addresses that change with their content."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from imperial_miners.art import EventFace, Words, box_for, card_back, draw_event, draw_picture
from imperial_miners.art.box import scenes_of
from imperial_miners.engine.pack import Pack
from imperial_miners.text.rulebook import LANGUAGES
from imperial_miners.web.pages.rendering import FOREVER, MARK
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.tables.service import Service

router: Final = APIRouter(include_in_schema=False)
ItemId = Annotated[str, Path(max_length=64)]


def image(drawing: str) -> Response:
    """An image that may be kept."""
    return Response(drawing, media_type="image/svg+xml", headers={"cache-control": FOREVER})


async def pack_of(request: Request, name: str, version: str) -> Pack:
    """A pack of this server, in the edition that an address names; the newest if there is no such edition."""
    service: Service = request.app.state.service
    pack = await service.packs.marked(name, version[-MARK:]) or service.packs.get(name)
    if pack is None:
        raise Refusal("no-such-pack")
    return pack


@lru_cache(maxsize=1024)
def draw_small(pack: Pack, card: int) -> str:
    """The gallery of a card."""
    design = pack.cards[card]
    return draw_picture(design.id, design.level, design.factions, scene=scenes_of(pack)[design.id])


@lru_cache(maxsize=256)
def draw_cave(pack: Pack, event: int) -> str:
    """An Event without its words."""
    design = pack.events[event]
    return draw_event(EventFace(design.id, "", design.kind, ()), words=Words(""))


@lru_cache(maxsize=2048)
def draw_item(pack: Pack, language: str, id: str) -> str:
    """A card, an Event, a side of a board or a Surface, with its words."""
    draw = box_for(pack, language).contents.get(id)
    if draw is None:
        raise Refusal("not-found")
    return draw()


def number_of(items: list[str], id: str) -> int:
    """The place of an id in a list."""
    if id not in items:
        raise Refusal("not-found")
    return items.index(id)


@router.get("/art/{version}/{pack}/picture/{id}.svg")
async def picture(request: Request, version: ItemId, pack: ItemId, id: ItemId) -> Response:
    """The gallery of a card."""
    found = await pack_of(request, pack, version)
    return image(draw_small(found, number_of([card.id for card in found.cards], id)))


@router.get("/art/{version}/{pack}/card/{language}/{id}.svg")
async def card(request: Request, version: ItemId, pack: ItemId, language: ItemId, id: ItemId) -> Response:
    """A thing of the box with its words."""
    found = await pack_of(request, pack, version)
    if language not in LANGUAGES:
        raise Refusal("not-found")
    return image(draw_item(found, language, id))


@router.get("/art/{version}/{pack}/cave/{id}.svg")
async def cave(request: Request, version: ItemId, pack: ItemId, id: ItemId) -> Response:
    """An Event without its words."""
    found = await pack_of(request, pack, version)
    return image(draw_cave(found, number_of([event.id for event in found.events], id)))


@router.get("/art/{version}/{pack}/back/{level}.svg")
async def back(version: ItemId, pack: ItemId, level: Annotated[int, Path(ge=0, le=4)]) -> Response:
    """The back of a deck; 0 for the Events."""
    return image(card_back(level))
