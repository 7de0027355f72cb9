"""What lies beside the mine: the Progress boards with everybody's markers and the Event, with their offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar

from markupsafe import Markup

from imperial_miners.art.event import look_of
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.view import View
from imperial_miners.web.scene.log import Pawn
from imperial_miners.web.scene.parts import ScenePart
from imperial_miners.web.scene.players import Player
from imperial_miners.web.scene.question import Offer, Question
from imperial_miners.web.scene.words import Reader, long_word, space_plaque


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a Progress board."""

    number: int
    icons: Markup
    text: str
    offer: Offer | None
    pawns: tuple[Pawn, ...]
    is_top: bool
    is_mine: bool
    bubble: tuple[Offer, ...] = ()
    rows: int = 1  # of icons


@dataclass(frozen=True, slots=True)
class Board:
    """A Progress board, its spaces from the top down."""

    id: str
    name: str
    long: str
    offer: Offer | None
    spaces: tuple[Space, ...]

    @property
    def is_asked(self) -> bool:
        """Whether anything on it is an option now."""
        return self.offer is not None or any(space.offer or space.bubble for space in self.spaces)


@dataclass(frozen=True, slots=True)
class BoardsPart(ScenePart):
    """The three Progress boards with all markers."""

    id: ClassVar[str] = "sheet-boards"
    boards: tuple[Board, ...]
    asks: str = ""  # the question that is answered on them, where they lie over the prompt


def see_boards(view: View, question: Question | None, players: Sequence[Player], reader: Reader) -> BoardsPart:
    """The three boards with all markers."""
    boards = tuple(see_board(view, number, question, players, reader) for number in range(len(view.sides)))
    return BoardsPart(boards, question.prompt if question is not None and question.is_about_boards else "")


def see_board(view: View, number: int, question: Question | None, players: Sequence[Player], reader: Reader) -> Board:
    """One Progress board, its spaces from the top down."""
    side = view.sides[number]
    pawns = tuple((player.space, player.pawn) for player in players if player.board == number)
    if question is None or not question.is_about_boards:
        return quiet_board(view.pack, side, pawns, reader)
    board = quiet_board(view.pack, side, pawns, reader)
    spaces = tuple(
        replace(
            space,
            offer=question.at_space(number, space.number),
            bubble=question.said_by("space", side=side, number=space.number),
        )
        for space in board.spaces
    )
    return replace(board, offer=entry_of(question, number), spaces=spaces)


@lru_cache(maxsize=2048)
def quiet_board(pack: Pack, side: int, pawns: tuple[tuple[int, Pawn], ...], reader: Reader) -> Board:
    """A board of which nothing is asked, with the markers on its spaces."""
    board = pack.boards[side]
    top = len(board.spaces)
    spaces = []
    for space in range(top, 0, -1):
        effect = board.spaces[space - 1]
        rows, icons = space_plaque(reader.icons(effect)) if effect is not None else (1, Markup(""))
        here = tuple(pawn for at, pawn in pawns if at == space)
        spaces.append(
            Space(
                space,
                icons,
                reader.text(effect) if effect is not None else reader.ui("space-bottom"),
                None,
                here,
                space == top,
                any(pawn.is_me for pawn in here),
                (),
                rows,
            )
        )
    name = reader.name(board.id)
    return Board(board.id, name, long_word(name), None, tuple(spaces))


def entry_of(question: Question | None, board: int) -> Offer | None:
    """The offer that a board itself is, where only the board is asked."""
    offer = question.offer("board", board) if question is not None else None
    return offer if offer is not None and offer.way is None else None


@dataclass(frozen=True, slots=True)
class EventEffect:
    """An effect or a feature of an Event in words."""

    text: str
    offer: Offer | None


@dataclass(frozen=True, slots=True)
class EventPart(ScenePart):
    """The Event of the round; without a name there is none yet."""

    id: ClassVar[str] = "sheet-event"
    event: str = ""
    name: str = ""
    kind: str = ""
    icon: str = ""
    round: int = 0
    effects: tuple[EventEffect, ...] = ()
    is_choice: bool = False  # among its effects; features all hold
    bubble: tuple[Offer, ...] = ()


def see_event(view: View, question: Question | None, reader: Reader) -> EventPart:
    """The Event of this round."""
    if view.event < 0:
        return EventPart()
    event = view.pack.events[view.event]
    asked = question if question is not None and question.word == "event" else None
    effects = tuple(
        EventEffect(text, asked.offer("effect", number) if asked else None)
        for number, text in enumerate(reader.speaker.event_effects(view.event))
    )
    bubble = question.said_by("event") if question else ()
    icon = look_of(event.kind).icon
    return EventPart(event.id, reader.name(event.id), event.kind, icon, view.round, effects, not event.features, bubble)
