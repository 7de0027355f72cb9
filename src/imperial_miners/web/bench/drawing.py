"""A thing on the bench as it looks and reads: its picture, its icons, and its text in all five languages."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from imperial_miners.art import (
    BoardFace,
    CardFace,
    EventFace,
    Words,
    draw_board,
    draw_card,
    draw_event,
    draw_icons,
    spread,
)
from imperial_miners.engine.pack import Card, Event, Side
from imperial_miners.packs.content import Content
from imperial_miners.text.features import feature_text
from imperial_miners.text.icons import feature_icons, icons
from imperial_miners.text.messages import messages_in
from imperial_miners.text.rulebook import LANGUAGES
from imperial_miners.text.sentences import effect_text
from imperial_miners.web.bench.workshop import Thing


@dataclass(frozen=True)
class Wording:
    """The effects of a thing in one language."""

    language: str
    texts: tuple[str, ...]


def draw(thing: Thing, content: Content, language: str, name: str) -> str:
    """The drawing of a thing, as printed; a Level that there is not is drawn as the first."""
    words = Words(messages_in(language).say("card-or"))
    effects = tuple(zip(icon_lines(thing), texts(thing, language), strict=True))
    if isinstance(thing, Card):
        level = thing.level if 1 <= thing.level <= 4 else 1
        face = CardFace(
            thing.id, name, level, thing.cost, thing.factions, thing.carts, effects, scene_of(thing, content)
        )
        return draw_card(face, words=words)
    if isinstance(thing, Event):
        kind = messages_in(language).say(f"event-{thing.kind}") if thing.kind else ""
        return draw_event(EventFace(thing.id, name, thing.kind, effects, kind, not thing.features), words=words)
    return draw_board(BoardFace(thing.id, name, tuple(line for line, _ in effects)))


def scene_of(card: Card, content: Content) -> int | None:
    """The picture of a card, which depends on the cards of its Factions."""
    plain = [CardFace(each.id, each.id, each.level, factions=each.factions) for each in content.cards]
    return next((face.scene for face in spread(plain) if face.id == card.id), None)


def icon_lines(thing: Thing) -> list[tuple[str, ...]]:
    """Each effect as a line of icons."""
    if isinstance(thing, Side):
        return [() if space is None else tuple(icons(space)) for space in thing.spaces]
    features = thing.features if isinstance(thing, Event) else []
    return [tuple(icons(effect)) for effect in thing.effects] + [tuple(feature_icons(each)) for each in features]


def texts(thing: Thing, language: str) -> list[str]:
    """Each effect as a sentence."""
    say = messages_in(language)
    if isinstance(thing, Side):
        return ["" if space is None else effect_text(say, space, False) for space in thing.spaces]
    may = isinstance(thing, Event) and thing.is_optional
    features = thing.features if isinstance(thing, Event) else []
    return [effect_text(say, effect, may) for effect in thing.effects] + [feature_text(say, each) for each in features]


def readings(thing: Thing) -> list[Wording]:
    """Its effects in every language."""
    return [Wording(language, tuple(each for each in texts(thing, language) if each)) for language in LANGUAGES]


def icon_drawings(thing: Thing) -> list[Markup]:
    """Each effect as a drawing of its icons."""
    return [Markup(draw_icons(line)) for line in icon_lines(thing) if line]
