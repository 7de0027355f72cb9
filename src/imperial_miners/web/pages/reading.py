"""What is read beside the pointer: a card large with its words, a space, a sign, an Event, a term of the glossary.

Each is a fragment of its own under an address that changes with its content, so that a browser asks once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from markupsafe import Markup
from starlette.responses import HTMLResponse, Response

from imperial_miners.engine.effect import Effect
from imperial_miners.engine.pack import Pack
from imperial_miners.text.naming import card_numbers
from imperial_miners.text.rulebook import LANGUAGES, load_rulebook
from imperial_miners.web.pages.art import pack_of
from imperial_miners.web.pages.rendering import FOREVER, pictures_of, printed_for, templates_in
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.scene.mine import PrintedCard, plain_face
from imperial_miners.web.scene.words import Reader, in_row, reader_for

router: Final = APIRouter(include_in_schema=False)
Part = Annotated[str, Path(max_length=64)]


@dataclass(frozen=True, slots=True)
class Passage:
    """An effect with its icons, or a sentence without."""

    text: str
    icons: Markup | None = None
    number: int = 0  # of a space
    signs: tuple[tuple[Markup, str], ...] = ()  # each of its icons, and what that means


@dataclass(frozen=True, slots=True)
class Reading:
    """What a panel says about a thing of the table."""

    kind: str  # card, event, board, space, sign, term
    name: str
    lines: tuple[Passage, ...]
    face: PrintedCard | None = None
    foot: tuple[str, ...] = ()


@router.get("/art/{version}/{pack}/read/{language}/{kind}/{id}")
async def read(request: Request, version: Part, pack: Part, language: Part, kind: Part, id: Part) -> Response:
    """One of them, as a fragment."""
    found = await pack_of(request, pack, version)
    if language not in LANGUAGES:
        raise Refusal("not-found")
    return HTMLResponse(panel(found, language, kind, id), headers={"cache-control": FOREVER})


@lru_cache(maxsize=2048)
def panel(pack: Pack, language: str, kind: str, id: str) -> str:
    """A panel as HTML, made once for each language."""
    reader = reader_for(pack, language)
    find = {"card": read_item, "space": read_space, "sign": read_sign, "term": read_term}.get(kind)
    reading = find(reader, id) if find is not None else None
    if reading is None:
        raise Refusal("not-found")
    return (
        templates_in(language)
        .get_template("parts/reading.html")
        .render(t=reader.ui, macros=printed_for(reader).template, pictures=pictures_of(pack), reading=reading)
    )


def read_item(reader: Reader, id: str) -> Reading | None:
    """A card, an Event or a side of a board."""
    pack = reader.pack
    if id in card_numbers(pack):
        return read_card(reader, card_numbers(pack)[id])
    for number, event in enumerate(pack.events):
        if event.id == id:
            lines = tuple(Passage(text) for text in reader.speaker.event_effects(number))
            return Reading("event", reader.name(id), lines, foot=(reader.ui(f"event-{event.kind}"),))
    for board in pack.boards:
        if board.id == id:
            spaces = reversed(list(enumerate(board.spaces, 1)))
            lines = tuple(
                Passage(reader.text(effect), number=number) for number, effect in spaces if effect is not None
            )
            return Reading("board", reader.name(id), lines)
    return None


def read_card(reader: Reader, number: int) -> Reading:
    """A card with its words, cost, Level and Factions."""
    card = reader.pack.cards[number]
    face = plain_face(card, reader)
    foot = (
        reader.ui("level-n", level=card.level),
        reader.ui("coin-count", count=card.cost) if card.cost else reader.ui("cost-free"),
        *(reader.ui("faction-name", faction=faction) for faction in card.factions),
    )
    texts = zip(card.effects, reader.speaker.card_effects(number), strict=True)
    lines = tuple(passage(reader, effect, text) for effect, text in texts)
    return Reading("card", reader.name(card.id), lines, face, foot)


def passage(reader: Reader, effect: Effect, text: str) -> Passage:
    """An effect in words, with what each of its icons means."""
    tokens = reader.icons(effect)
    return Passage(text, in_row(tokens), signs=tuple((in_row((token,)), reader.icon(token)) for token in tokens))


def read_space(reader: Reader, id: str) -> Reading | None:
    """A space of a board, named `board.number`."""
    name, _, number = id.partition(".")
    for board in reader.pack.boards:
        if board.id == name and number.isdecimal() and 0 < int(number) <= len(board.spaces):
            effect = board.spaces[int(number) - 1]
            line = (
                passage(reader, effect, reader.text(effect))
                if effect is not None
                else Passage(reader.ui("space-bottom"))
            )
            return Reading("space", reader.say("by-space", board=reader.name(name), number=number), (line,))
    return None


def read_sign(reader: Reader, id: str) -> Reading | None:
    """A sign of the Surface, by its number."""
    pack = reader.pack
    groups = sorted(set(pack.surface_groups))
    if not id.isdecimal() or not 0 < int(id) <= len(groups):
        return None
    wanted = groups[int(id) - 1]
    shown = [effect for effect, group in zip(pack.surface, pack.surface_groups, strict=True) if group == wanted]
    lines = tuple(passage(reader, effect, reader.text(effect)) for effect in shown)
    return Reading("sign", reader.ui("surface"), lines)


def read_term(reader: Reader, id: str) -> Reading | None:
    """A term of the glossary."""
    for entry in load_rulebook(reader.language).glossary:
        if entry.id == id:
            return Reading("term", entry.term, (Passage(entry.text),))
    return None
