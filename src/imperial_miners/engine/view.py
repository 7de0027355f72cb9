"""The only road from a game to anyone outside: what one seat may know, as plain data.

Two games that differ only in what a seat cannot know give that seat equal views. Hidden are: other hands but for the
cards that a Faction draw has shown (R9.4), other seats' unrevealed choices, the order of the decks, the Events to come
and those out of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from imperial_miners.engine.action import BLIND, PLACE, cell_of, row_of, x_of
from imperial_miners.engine.decision import Decision, Option
from imperial_miners.engine.effect import SHARED, is_complete
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.mine import legal_places
from imperial_miners.engine.phases import MINE, OVER, PHASES, PLAY, SET_UP
from imperial_miners.engine.refusal import IllegalAction, refused_cards
from imperial_miners.engine.seat import BLIND_CARD

if TYPE_CHECKING:
    from imperial_miners.engine.game import Game
    from imperial_miners.engine.seat import Seat


class CardView:
    """A card in a mine. `slot` is its number in the order of placing."""

    def __init__(self, seat: Seat, slot: int) -> None:
        self.slot = slot
        self.card: int = seat.cards[slot]
        self.row: int = seat.rows[slot]
        self.x: int = seat.xs[slot]
        self.machines: int = seat.machines_on(slot)
        self.has_collapse: bool = seat.collapses >> slot & 1 == 1
        self.is_activated: bool = seat.activated >> slot & 1 == 1

    def to_json(self, ids: list[str]) -> dict[str, object]:
        """A card of a mine as plain data."""
        return {
            "slot": self.slot + 1,
            "card": ids[self.card],
            "row": self.row,
            "x": self.x,
            "machines": self.machines,
            "collapse": self.has_collapse,
            "activated": self.is_activated,
        }


class SeatView:
    """A seat as the viewer sees it. `hand` is None where it is hidden."""

    def __init__(self, game: Game, seat: Seat, is_own: bool) -> None:
        self.index = seat.index
        self.coins = seat.coins
        self.vp = seat.vp
        self.carts = seat.carts
        self.score = seat.score
        self.board = seat.board
        self.space = seat.space
        self.completed = seat.completed
        self.advanced = seat.advanced
        self.mine: list[CardView] = [CardView(seat, slot) for slot in range(len(seat.cards))]
        self.markers: list[tuple[int, int]] = []
        self.complete: list[tuple[int, int]] = []
        for slot in range(len(seat.cards)):
            for k in range(3):
                if seat.markers >> (slot * 6 + SHARED[k]) & 1:
                    self.markers.append((slot, k))
                if is_complete(seat, slot, SHARED[k]):
                    self.complete.append((slot, k))
        self.hand_size: int = len(seat.hand)
        self.hand: list[int] | None = seat.hand if is_own else None
        self.known: list[int] = seat.known  # R9.4 seen by all when they were taken
        self.kept: list[int] | None = seat.kept if is_own and game.phase == SET_UP else None
        is_secret = game.phase == PLAY and not is_own
        self.has_chosen: bool = game.phase == PLAY and not seat.options
        self.chosen: int = -1 if is_secret or game.phase < PLAY else seat.chosen
        # how far a hidden choice has come would tell nothing, but when it is made is seen by all
        self.is_awaited: bool = bool(seat.options)
        self.placed: int = seat.placed if game.phase >= MINE else -1

    def to_json(self, ids: list[str]) -> dict[str, object]:
        """What is known of a seat as plain data."""
        shown: dict[str, object] = {
            "seat": self.index,
            "coins": self.coins,
            "vp": self.vp,
            "carts": self.carts,
            "board": self.board + 1,
            "space": self.space,
            "completed": self.completed,
            "advanced": self.advanced,
            "mine": [card.to_json(ids) for card in self.mine],
            "markers": [[slot + 1, border] for slot, border in self.markers],
            "complete": [[slot + 1, border] for slot, border in self.complete],
            "hand_size": self.hand_size,
            "known": [ids[card] for card in self.known],
            "awaited": self.is_awaited,
            "chosen": ids[self.chosen] if self.chosen >= 0 else None,
        }
        if self.hand is not None:
            shown["hand"] = [ids[card] for card in self.hand]
        if self.kept is not None:
            shown["kept"] = [ids[card] for card in self.kept]
        return shown


class View:
    """The table as one seat sees it (`seat` -1: as a spectator does).

    While the seat is asked which card to play, `refused` holds each card of its hand that it may not play, with the
    reason, and `places` the legal places (row, column) for each Level it could play. Both follow from the rest of the
    view and the rules, so they are left out of the plain data.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self.pack = game.pack
        self.seat = seat
        self.variant = game.variant
        self.decks = game.decks
        self.round = game.round
        self.phase: str = PHASES[game.phase]
        self.is_over: bool = game.phase == OVER
        self.event: int = game.events[game.round - 1] if game.round else -1
        self.past_events: list[int] = game.events[: game.round]
        self.events_left: int = len(game.events) - game.round  # R4.4
        supply = game.seats[seat].supply if seat >= 0 else game.supplies[0]
        self.sides: list[int] = supply.sides
        has_supply = seat >= 0 or len(game.supplies) == 1
        self.deck_sizes: list[int] = [supply.left(level) for level in (1, 2, 3, 4)] if has_supply else []
        self.piles: list[list[int]] = [sorted(pile) for pile in supply.piles] if has_supply else []  # I13
        self.seats: list[SeatView] = [SeatView(game, each, each.index == seat) for each in game.seats]
        self.costs: dict[int, int] = {}
        if seat >= 0:
            self.costs = {card: game.cost(card) for card in game.seats[seat].hand}
        self.decision: Decision | None = game.decision(seat) if seat >= 0 else None
        self.refused: dict[int, IllegalAction] = {}
        self.places: dict[int, list[tuple[int, int]]] = {}
        if self.decision is not None and self.decision.kind == "play":
            self.refused = refused_cards(game, game.seats[seat])
            self.places = places_by_level(game.seats[seat], game.reach)
        self.can_undo: dict[str, int] = game.can_undo(seat)

    def places_for(self, card: int) -> list[Option]:
        """While the seat is asked which card to play: where a card that it may play (or a blind one) could lie.

        Nothing changes its mine before the place is asked, so that a table may ask for both at once and remember one.
        """
        if self.decision is None or self.decision.kind != "play" or card in self.refused:
            return []
        level = 1 if card == BLIND_CARD else self.pack.levels[card]
        known = self.pack.vocabulary.options
        return [known[PLACE + cell_of(row, x)] for row, x in self.places.get(level, [])]

    def to_json(self) -> dict[str, object]:
        """Plain data, with ids for cards, Events and boards."""
        ids = [card.id for card in self.pack.cards]
        return {
            "pack": self.pack.id,
            "seat": self.seat,
            "variant": self.variant,
            "decks": self.decks,
            "round": self.round,
            "phase": self.phase,
            "event": self.pack.events[self.event].id if self.event >= 0 else None,
            "past_events": [self.pack.events[event].id for event in self.past_events],
            "events_left": self.events_left,
            "boards": [self.pack.boards[side].id for side in self.sides],
            "deck_sizes": self.deck_sizes,
            "piles": [[ids[card] for card in pile] for pile in self.piles],
            "seats": [seat.to_json(ids) for seat in self.seats],
            "costs": {ids[card]: cost for card, cost in self.costs.items()},
            "decision": self.decision.to_json() if self.decision is not None else None,
            "can_undo": self.can_undo,
        }


def places_by_level(seat: Seat, reach: int) -> dict[int, list[tuple[int, int]]]:
    """R5.3-R5.5 Where a card of each Level in the hand, or a blind one, could lie: row and half-card column."""
    levels = {seat.pack.levels[card] for card in seat.hand} | ({1} if BLIND in seat.options else set())
    cells = {level: legal_places(seat, level, reach) for level in sorted(levels)}
    return {level: [(row_of(cell - PLACE), x_of(cell - PLACE)) for cell in cells[level]] for level in cells}


def view_of(game: Game, seat: int) -> View:
    """What a seat may know now."""
    return View(game, seat)


def seen_by(happenings: list[Happening], seat: int) -> list[Happening]:
    """The same happenings as one seat may see them."""
    return [happening.seen_by(seat) for happening in happenings]
