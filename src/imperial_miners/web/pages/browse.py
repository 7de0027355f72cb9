"""Reading: all cards, Events and boards with filters, one of them large, and the rules with their drawn examples."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from markupsafe import Markup
from starlette.responses import Response

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.effect import Effect
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import ALL_ROUND, EVENT_KINDS
from imperial_miners.review.lessons.lessons import LESSONS
from imperial_miners.text.examples import EXAMPLES, draw_example
from imperial_miners.text.rulebook import load_rulebook
from imperial_miners.web.pages.rendering import main_pack, page, reader_of
from imperial_miners.web.pages.table import SCRIPT
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.scene.words import Reader

router: Final = APIRouter(include_in_schema=False)
Searched = Annotated[str, Query(max_length=60)]


@dataclass(frozen=True, slots=True)
class Item:
    """A card, an Event or a side of a board."""

    kind: str  # card, event, board
    id: str
    name: str
    flavour: str
    texts: tuple[str, ...]
    rules: tuple[str, ...] = ()
    when: str = ""  # of an Event
    level: int = 0
    cost: int = 0
    copies: int = 1
    factions: tuple[str, ...] = ()

    @property
    def is_choice(self) -> bool:
        """Whether one of its texts is chosen: a board has spaces, a feature Event features."""
        return self.kind == "card" or EVENT_KINDS.get(self.when, ALL_ROUND) != ALL_ROUND


def items_of(pack: Pack, reader: Reader) -> list[Item]:
    """All cards, Events and boards of a pack."""
    speaker = reader.speaker

    def item(kind: str, id: str, texts: Iterable[str], *more: Any) -> Item:
        return Item(kind, id, reader.names.name(id), reader.names.flavour(id), tuple(texts), *more)

    found = [
        item(
            "card",
            card.id,
            speaker.card_effects(number),
            rules_of(card.effects, reader),
            "",
            card.level,
            card.cost,
            card.copies,
            card.factions,
        )
        for number, card in enumerate(pack.cards)
    ]
    found += [
        item("event", event.id, speaker.event_effects(number), rules_of(event.effects, reader), event.kind)
        for number, event in enumerate(pack.events)
    ]
    found += [
        item("board", side.id, [reader.text(effect) if effect is not None else "" for effect in side.spaces])
        for side in pack.boards
    ]
    return found


def item_of(pack: Pack, reader: Reader, id: str) -> Item:
    """One of them by its id."""
    for item in items_of(pack, reader):
        if item.id == id:
            return item
    raise Refusal("not-found")


def rules_of(effects: list[Effect], reader: Reader) -> tuple[str, ...]:
    """The rules that explain some effects."""
    known = load_rulebook(reader.language).rules
    return tuple(dict.fromkeys(rule for effect in effects for rule in reader.speaker.notes(effect) if rule in known))


def matches(item: Item, words: str, kind: str, level: int, faction: str) -> bool:
    """Whether an item passes the filters."""
    if (kind and item.kind != kind) or (level and item.level != level):
        return False
    if faction == "none" and (item.kind != "card" or item.factions):
        return False
    if faction and faction != "none" and faction not in item.factions:
        return False
    text = " ".join((item.name.replace("\u00ad", ""), *item.texts)).casefold()
    return all(word in text for word in words.casefold().split())


@router.get("/cards")
async def cards(
    request: Request,
    q: Searched = "",
    kind: Searched = "",
    level: Annotated[str, Query(max_length=2)] = "",
    faction: Searched = "",
) -> Response:
    """All cards, Events and boards."""
    pack, reader = main_pack(request), reader_of(request)
    number = int(level) if level in ("1", "2", "3", "4") else 0
    found = [item for item in items_of(pack, reader) if matches(item, q, kind, number, faction)]
    return page(
        request,
        "cards.html",
        reader,
        items=found,
        total=len(found),
        factions=FACTIONS,
        q=q,
        kind=kind,
        level=level,
        faction=faction,
    )


@router.get("/cards/{id}")
async def one_card(request: Request, id: Annotated[str, Path(max_length=64)]) -> Response:
    """One of them large; for our script only what goes over the table."""
    pack, reader = main_pack(request), reader_of(request)
    item = item_of(pack, reader, id)
    template = "parts/item.html" if SCRIPT in request.headers else "card.html"
    rules = load_rulebook(reader.language).rules
    return page(request, template, reader, item=item, rules=rules, closes=SCRIPT in request.headers)


@router.get("/rules")
async def rules(request: Request) -> Response:
    """How to play in a dozen sentences, then the rules with their examples, and the glossary."""
    reader = reader_of(request)
    book = load_rulebook(reader.language)
    drawn = {name: Markup(draw_example(name, book.examples[name])) for name in EXAMPLES}
    lessons = [(reader.ui(f"lesson-{lesson.id}-name"), reader.ui(f"lesson-{lesson.id}")) for lesson in LESSONS]
    return page(request, "rules.html", reader, book=book, examples=drawn, lessons=lessons)


@router.get("/about")
async def about(request: Request) -> Response:
    """The page that says what this is."""
    return page(request, "about.html", reader_of(request))
