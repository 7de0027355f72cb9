"""The whole table as one reader sees it: top bar, boards, hand, purse, Event, players, prompt and log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from imperial_miners.engine.game import HAND_LIMIT, Game
from imperial_miners.engine.mine import has_place
from imperial_miners.engine.pack import EVENT_KINDS, ROUNDS
from imperial_miners.engine.view import SeatView, View
from imperial_miners.web.log.entry import Chair, Told
from imperial_miners.web.log.state import Table
from imperial_miners.web.log.terms import COLOURS
from imperial_miners.web.scene.log import LogLine, Pawn, see_log
from imperial_miners.web.scene.mine import Face, MineView, face_for, see_mine
from imperial_miners.web.scene.pictures import long_word, plaque
from imperial_miners.web.scene.question import Asked, Choice, asked_of
from imperial_miners.web.scene.words import Reader


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a Progress board."""

    number: int
    icons: Markup
    text: str
    choice: Choice | None
    pawns: tuple[Pawn, ...]
    is_top: bool
    is_mine: bool
    bubble: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """A Progress board, its spaces from the top down."""

    id: str
    name: str
    long: str
    choice: Choice | None
    spaces: tuple[Space, ...]

    @property
    def is_asked(self) -> bool:
        """Whether anything on it is an option now."""
        return self.choice is not None or any(space.choice or space.bubble for space in self.spaces)


@dataclass(frozen=True, slots=True)
class Player:
    """A seat among the players."""

    seat: int
    name: str
    colour: str
    mark: int
    is_me: bool
    kind: str
    level: str | None
    view: SeatView
    is_awaited: bool
    has_chosen: bool
    mini: Mini

    @property
    def pawn(self) -> Pawn:
        """The seat's mark."""
        return Pawn(self.name, self.mark, self.is_me)


@dataclass(frozen=True, slots=True)
class Mini:
    """A small drawing of a mine: a box and what lies in it."""

    box: str
    cards: tuple[tuple[int, int, str, str], ...]
    carts: tuple[tuple[int, int], ...]
    falls: tuple[tuple[int, int], ...]
    gears: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card in hand. `note` says why it cannot be played, or that it is kept."""

    id: str
    face: Face
    cost: int
    choice: Choice | None
    note: str
    is_shut: bool
    is_kept: bool
    key: str


@dataclass(frozen=True, slots=True)
class EventView:
    """The Event of the round."""

    id: str
    name: str
    kind: str
    effects: tuple[tuple[str, Choice | None], ...]
    bubble: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Tableau:
    """Everything on the table page."""

    view: View
    seat: int
    looked: int
    asked: Asked | None
    mine: MineView
    boards: tuple[Board, ...]
    players: tuple[Player, ...]
    hand: tuple[HandCard, ...]
    event: EventView | None
    log: tuple[LogLine, ...]
    waiting: tuple[Player, ...]
    rounds: int
    hand_limit: int

    @property
    def me(self) -> Player | None:
        """The reader's own seat."""
        return self.players[self.seat] if self.seat >= 0 else None

    @property
    def owner(self) -> Player:
        """Whose mine is shown."""
        return self.players[self.looked]


def see_table(
    table: Table, game: Game, seat: int, reader: Reader, pictures: str, looked: int = -1, told: Sequence[Told] = ()
) -> Tableau:
    """The table as a seat sees it (-1: as a spectator does). `game` is the table's own, or that of a plan."""
    view = game.view(seat)
    if not 0 <= looked < len(view.seats):
        looked = max(seat, 0)
    is_plan = game is not table.game
    asked = asked_of(game, view, reader, pictures, is_plan) if seat >= 0 else None
    others = table.game.view(seat) if is_plan else view
    players = tuple(
        see_player(view if number == seat else others, chair, number, seat, reader)
        for number, chair in enumerate(table.state.chairs)
    )
    return Tableau(
        view,
        seat,
        looked,
        asked,
        see_mine(game if seat >= 0 else None, view, looked, asked, reader, pictures),
        see_boards(view, asked, players, reader),
        players,
        see_hand(game, view, asked, reader, pictures) if seat >= 0 else (),
        see_event(view, asked, reader),
        see_log(told, view, tuple(player.pawn for player in players), reader),
        tuple(player for player in players if player.is_awaited),
        ROUNDS,
        HAND_LIMIT,
    )


def name_of(chair: Chair, seat: int, reader: Reader) -> str:
    """What a seat is called: its name, or its colour."""
    return chair.name or reader.ui("seat-name", colour=chair.colour or COLOURS[seat])


def see_player(view: View, chair: Chair, number: int, me: int, reader: Reader) -> Player:
    """One seat."""
    seat = view.seats[number]
    colour = chair.colour or COLOURS[number]
    return Player(
        number,
        name_of(chair, number, reader),
        colour,
        COLOURS.index(colour),
        number == me,
        chair.kind,
        chair.bot,
        seat,
        seat.is_awaited,
        seat.has_chosen,
        see_mini(seat, view),
    )


def see_mini(seat: SeatView, view: View) -> Mini:
    """A mine as small rectangles."""
    xs = [card.x for card in seat.mine] or [0]
    low, high = min(*xs, -2) if len(xs) > 1 else min(xs[0], -2), max(*xs, 2) if len(xs) > 1 else max(xs[0], 2)
    corners = [(100 * card.x, 200 * (card.row - 1)) for card in seat.mine]
    cards = tuple(
        (x + 8, y + 8, (view.pack.cards[card.card].factions or ("none",))[0], "is-used" if card.is_activated else "")
        for (x, y), card in zip(corners, seat.mine, strict=True)
    )
    middle = ((200, 100), (50, 200), (150, 200))
    carts = tuple((corners[slot][0] + middle[k][0], corners[slot][1] + middle[k][1]) for slot, k in seat.complete)
    return Mini(
        f"{100 * low - 30} -130 {100 * (high - low + 2) + 60} 960",
        cards,
        carts,
        tuple((x + 100, y + 130) for (x, y), card in zip(corners, seat.mine, strict=True) if card.has_collapse),
        tuple((x + 50, y + 56) for (x, y), card in zip(corners, seat.mine, strict=True) if card.machines),
    )


def see_boards(view: View, asked: Asked | None, players: Sequence[Player], reader: Reader) -> tuple[Board, ...]:
    """The three boards with all markers."""
    found = []
    for number, side in enumerate(view.sides):
        board = view.pack.boards[side]
        top = len(board.spaces)
        spaces = []
        for space in range(top, 0, -1):
            effect = board.spaces[space - 1]
            pawns = tuple(p.pawn for p in players if p.view.board == number and p.view.space == space)
            spaces.append(
                Space(
                    space,
                    plaque(reader.icons(effect), "space") if effect is not None else Markup(""),
                    reader.text(effect) if effect is not None else reader.ui("space-bottom"),
                    space_choice(view, asked, number, side, space, top),
                    pawns,
                    space == top,
                    any(pawn.is_me for pawn in pawns),
                    asked.said_by(f"space:{side}:{space}") if asked else (),
                )
            )
        choice = asked.choice(f"board:{number + 1}") if asked else None
        name = reader.name(board.id)
        found.append(Board(board.id, name, long_word(name), choice, tuple(spaces)))
    return tuple(found)


def space_choice(view: View, asked: Asked | None, board: int, side: int, space: int, top: int) -> Choice | None:
    """The option that this space is: a stop of the advance in question, or an offer made by the space itself."""
    if asked is None:
        return None
    seat = view.seats[view.seat]
    if asked.kind == "advance" and seat.board == board:
        stops = [c for c in asked.choices if c.key.startswith("advance:")]
        for choice in stops:
            if min(seat.space + int(choice.key[8:]), top) == space:
                return choice
    if asked.word == "effect" and asked.source == f"space:{side}:{space}":
        return asked.choice("effect:a")
    return None


def see_hand(game: Game, view: View, asked: Asked | None, reader: Reader, pictures: str) -> tuple[HandCard, ...]:
    """The hand, each card with its option or the reason why it has none."""
    seat = view.seats[view.seat]
    kept = list(seat.kept or ())
    kind = asked.kind if asked else ""
    found = []
    for number, card in enumerate(seat.hand or ()):
        design = view.pack.cards[card]
        choice = asked.choice(f"{kind}:{design.id}") if asked and kind in ("play", "keep", "discard") else None
        is_kept = card in kept
        if is_kept:
            kept.remove(card)
            choice = None
        note = reader.ui("note-kept") if is_kept else ""
        if kind == "play" and choice is None:
            note = shut_note(game, view, card, reader)
        cost = view.costs.get(card, design.cost)
        face = face_for(design, reader, pictures)
        found.append(
            HandCard(design.id, face, cost, choice, note, bool(note) and not is_kept, is_kept, f"{design.id}-{number}")
        )
    return tuple(found)


def shut_note(game: Game, view: View, card: int, reader: Reader) -> str:
    """Why a card cannot be played now."""
    short = view.costs.get(card, 0) - view.seats[view.seat].coins
    level = view.pack.cards[card].level
    if not has_place(game.seats[view.seat], level):
        return reader.ui("note-no-place", level=level - 1)
    return reader.ui("note-short", count=short) if short > 0 else ""


def see_event(view: View, asked: Asked | None, reader: Reader) -> EventView | None:
    """The Event of this round."""
    if view.event < 0:
        return None
    event = view.pack.events[view.event]
    chosen = asked if asked is not None and asked.word == "event" else None
    effects = tuple(
        (text, chosen.choice(f"effect:{letter}") if chosen else None)
        for letter, text in zip("abcd", reader.speaker.event_effects(view.event), strict=False)
    )
    bubble = asked.said_by("event") if asked else ()
    return EventView(event.id, reader.name(event.id), EVENT_KINDS[event.kind], effects, bubble)
