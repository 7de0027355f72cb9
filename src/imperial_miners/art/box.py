"""Everything in the box of a pack, drawn with its words in one language: cards, Events, boards and Surfaces."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from imperial_miners.art.board import draw_board
from imperial_miners.art.card import draw_card
from imperial_miners.art.event import draw_event
from imperial_miners.art.faces import BoardFace, CardFace, EventFace, SurfaceFace, Words, spread
from imperial_miners.art.surface import draw_surface
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.phases import MOST_SEATS
from imperial_miners.text.icons import feature_icons, icons
from imperial_miners.text.messages import capital
from imperial_miners.text.speaker import speaker_for


@lru_cache(maxsize=16)
def scenes_of(pack: Pack) -> dict[str, int | None]:
    """Which picture each card has, so that cards of one Faction differ."""
    plain = [CardFace(card.id, card.id, card.level, factions=card.factions) for card in pack.cards]
    return {face.id: face.scene for face in spread(plain)}


class Box:
    """Draws what lies in the box."""

    def __init__(self, pack: Pack, language: str) -> None:
        self.pack = pack
        self.speaker = speaker_for(pack, language)
        self.words = Words(self.speaker.message("card-or"))
        self.contents: dict[str, Callable[[], str]] = {
            **{card.id: partial(self.card, i) for i, card in enumerate(pack.cards)},
            **{event.id: partial(self.event, i) for i, event in enumerate(pack.events)},
            **{board.id: partial(self.board, i) for i, board in enumerate(pack.boards)},
            **{f"surface_{seat + 1}": partial(self.surface, seat) for seat in range(MOST_SEATS)},
        }
        """What draws each thing, by its id."""

    def face(self, design: int) -> CardFace:
        """What a Mine card shows."""
        card = self.pack.cards[design]
        lines = [icons(effect) for effect in card.effects]
        effects = tuple(zip(lines, self.speaker.card_effects(design), strict=True))
        name = self.speaker.card_name(design)
        scene = scenes_of(self.pack)[card.id]
        return CardFace(card.id, name, card.level, card.cost, card.factions, card.carts, effects, scene)

    def card(self, design: int) -> str:
        """The drawing of a Mine card, as printed."""
        return draw_card(self.face(design), words=self.words)

    def event(self, number: int) -> str:
        """The drawing of an Event card, as printed."""
        event = self.pack.events[number]
        lines = [icons(effect) for effect in event.effects] + [feature_icons(each) for each in event.features]
        effects = tuple(zip(lines, self.speaker.event_effects(number), strict=True))
        name, kind = self.speaker.event_name(number), self.speaker.event_kind(number)
        face = EventFace(event.id, name, event.kind, effects, kind, not event.features)
        return draw_event(face, words=self.words)

    def board(self, side: int) -> str:
        """A side of a Progress board."""
        board = self.pack.boards[side]
        spaces = tuple(icons(effect) if effect is not None else () for effect in board.spaces)
        return draw_board(BoardFace(board.id, self.speaker.board_name(side), spaces))

    def surface(self, seat: int) -> str:
        """The Surface of a seat."""
        printed: dict[int, tuple[tuple[str, ...], str]] = {}
        effects = zip(self.pack.surface_groups, self.pack.surface, self.speaker.surface(), strict=True)
        for group, effect, text in effects:  # R5.10a two prices are one printed effect
            line = tuple(icons(effect))
            if group in printed:
                line = (*printed[group][0], "or", *line)
                text = self.speaker.message("event-or", before=printed[group][1], after=text)
            printed[group] = (line, text)
        face = SurfaceFace(capital(self.speaker.message("surface")), tuple(printed.values()))
        return draw_surface(face, seat=seat, words=self.words)


@lru_cache(maxsize=64)
def box_for(pack: Pack, language: str) -> Box:
    """The box of a pack in a language, opened once."""
    return Box(pack, language)
