"""The players of a table: who sits where, what everybody has, a small drawing of each mine, the titles of a solo game.

Ghosts are players too: recorded runs among the others, on the boards, and as the mine that is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.outcome import TITLES, TOP_TITLE
from imperial_miners.engine.view import SeatView, View
from imperial_miners.web.log.entry import BOT, Chair
from imperial_miners.web.log.terms import COLOURS
from imperial_miners.web.scene.geometry import BORDER_AT
from imperial_miners.web.scene.log import Pawn
from imperial_miners.web.scene.parts import ScenePart
from imperial_miners.web.scene.question import Change
from imperial_miners.web.scene.words import Reader

GHOST: Final = "ghost"


@dataclass(frozen=True, slots=True)
class SmallMine:
    """A small drawing of a mine: a box and what lies in it."""

    box: str
    cards: tuple[tuple[int, int, str, str, str], ...]  # where, Faction, class of one that was used, id
    carts: tuple[tuple[int, int], ...]
    collapses: tuple[tuple[int, int], ...]
    machines: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class KnownCard:
    """A card of a hand that everybody has seen (R9.4)."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Player:
    """A seat among the players, with what everybody may know of it."""

    seat: int
    name: str
    colour: str
    mark: int
    is_me: bool
    kind: str  # person, bot, away, open, ghost
    level: str | None  # of the bot that plays
    coins: int
    vp: int
    carts: int
    score: int
    hand_size: int
    board: int
    space: int
    is_awaited: bool
    has_chosen: bool
    small_mine: SmallMine
    known: tuple[KnownCard, ...] = ()  # of a hand that the reader does not see
    last: tuple[Change, ...] = ()  # what the last round changed

    @property
    def pawn(self) -> Pawn:
        """The seat's mark, wherever it stands."""
        return Pawn(self.name, self.mark, self.is_me)


@dataclass(frozen=True, slots=True)
class Purse(ScenePart):
    """What a seat has to spend and to count."""

    id: ClassVar[str] = "purse"
    coins: int
    vp: int
    carts: int
    hand_size: int
    seat: int = -1  # whose numbers they are, where there are receipts for them


@dataclass(frozen=True, slots=True)
class PlayersPart(ScenePart):
    """Everybody at the table, how far they are, and what is left of the decks."""

    id: ClassVar[str] = "sheet-players"
    players: tuple[Player, ...]
    seats: int  # without ghosts
    chosen: int
    is_choosing: bool  # cards are being chosen
    is_over: bool
    has_begun: bool
    ghosts_waiting: int
    titles: tuple[Rung, ...]  # of the solo game
    deck_sizes: tuple[int, ...]


def name_of(chair: Chair, seat: int, reader: Reader) -> str:
    """What a seat is called: its name, that of a bot by a Faction's culture, or its colour."""
    if chair.kind == BOT and not chair.name:
        culture = FACTIONS[(chair.since // 1000 + seat) % len(FACTIONS)]
        return reader.ui(f"bot-{culture}-{seat + 1}")
    return chair.name or reader.ui("seat-name", colour=chair.colour or COLOURS[seat])


def pawn_of(chair: Chair, seat: int, me: int, reader: Reader) -> Pawn:
    """The mark of a seat."""
    return Pawn(name_of(chair, seat, reader), COLOURS.index(chair.colour or COLOURS[seat]), seat == me)


def see_player(view: View, chair: Chair, number: int, me: int, reader: Reader) -> Player:
    """One seat of the table as a player."""
    name, colour = name_of(chair, number, reader), chair.colour or COLOURS[number]
    player = player_at(view, number, number, name, colour, number == me, chair.kind, chair.bot)
    return player if number == me else replace(player, known=see_known(view.seats[number], view, reader))


def see_known(seat: SeatView, view: View, reader: Reader) -> tuple[KnownCard, ...]:
    """R9.4 What Faction draws have shown of a hand."""
    ids = [view.pack.cards[card].id for card in seat.known]
    return tuple(KnownCard(id, reader.name(id)) for id in ids)


def see_players(view: View, chairs: Sequence[Chair], me: int, reader: Reader) -> tuple[Player, ...]:
    """All seats; `me` is the reader's."""
    return tuple(see_player(view, chair, number, me, reader) for number, chair in enumerate(chairs))


def player_at(
    view: View, seat: int, number: int, name: str, colour: str, is_me: bool, kind: str, level: str | None
) -> Player:
    """A seat of a view as the player of some number."""
    seen = view.seats[seat]
    return Player(
        number,
        name,
        colour,
        COLOURS.index(colour),
        is_me,
        kind,
        level,
        seen.coins,
        seen.vp,
        seen.carts,
        seen.score,
        seen.hand_size,
        seen.board,
        seen.space,
        seen.is_awaited,
        seen.has_chosen,
        see_small_mine(seen, view),
    )


def see_purse(player: Player, has_receipts: bool = False) -> Purse:
    """The purse of a player."""
    seat = player.seat if has_receipts and player.kind != GHOST else -1
    return Purse(player.coins, player.vp, player.carts, player.hand_size, seat)


def see_small_mine(seat: SeatView, view: View) -> SmallMine:
    """A mine as small rectangles; its box is wide enough for three cards."""
    xs = [card.x for card in seat.mine]
    low, high = min([*xs, -2]), max([*xs, 2])
    corners = [(100 * card.x, 200 * (card.row - 1)) for card in seat.mine]
    placed = list(zip(corners, seat.mine, strict=True))
    return SmallMine(
        f"{100 * low - 30} -130 {100 * (high - low + 2) + 60} 960",
        tuple(
            (
                x + 8,
                y + 8,
                (view.pack.cards[card.card].factions or ("none",))[0],
                "is-used" if card.is_activated else "",
                view.pack.cards[card.card].id,
            )
            for (x, y), card in placed
        ),
        tuple((corners[slot][0] + BORDER_AT[k][0], corners[slot][1] + BORDER_AT[k][1]) for slot, k in seat.complete),
        tuple((x + 100, y + 130) for (x, y), card in placed if card.has_collapse),
        tuple((x + 50, y + 56) for (x, y), card in placed if card.machines),
    )


@dataclass(frozen=True, slots=True)
class Rung:
    """A title of the solo game, with the scores that earn it."""

    id: str
    name: str
    low: int
    high: int | None
    is_earned: bool


def rungs(score: int, reader: Reader) -> list[Rung]:
    """R11.3 All titles, highest first."""
    found, low = [], 0
    for bound, title in (*TITLES, (None, TOP_TITLE)):
        is_earned = score >= low and (bound is None or score < bound)
        found.append(Rung(title, reader.title(title), low, None if bound is None else bound - 1, is_earned))
        low = bound or 0
    return found[::-1]


@dataclass(frozen=True, slots=True)
class GhostRun:
    """A recorded run as it was in the round that the table is in. One of a bot has its level, and may have no name."""

    name: str
    level: str | None
    view: View
    seat: int


def see_ghosts(
    runs: Sequence[GhostRun], chairs: Sequence[Chair], reader: Reader
) -> tuple[tuple[Player, GhostRun], ...]:
    """Ghosts as players after those of the table, as many as there are colours left."""
    taken = [chair.colour for chair in chairs]
    free = [colour for colour in COLOURS if colour not in taken]
    found = []
    for number, (run, colour) in enumerate(zip(runs, free, strict=False), len(chairs)):
        player = player_at(run.view, run.seat, number, ghost_name(run, reader), colour, False, GHOST, run.level)
        found.append((replace(player, is_awaited=False, has_chosen=False), run))  # nobody waits for a ghost
    return tuple(found)


def ghost_name(run: GhostRun, reader: Reader) -> str:
    """What a ghost is called."""
    return run.name or (reader.title(run.level) if run.level else reader.ui("ghost-friend"))
