"""The words of the effect language, one small class each, gathered in the table at the end with the `token_words`.

Each class says what it is (docstring), how a designer writes it (`notation`), which rule it stands on, when it can be
paid as a price (`can`) and what it does (`start`, `run`, `answer`). How it reads in five languages is in `text`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.action import (
    ADVANCE,
    ADVANCES,
    ALL_FACTIONS,
    BOARD,
    BOARD_SETS,
    DECK,
    DECK_SETS,
    FACTION,
    MAX_ADVANCE,
    TARGET,
)
from imperial_miners.engine.effect import Amount, Count, Effect, Either, Filter, Frame, Node, drop_frame, push_frame
from imperial_miners.engine.feature import EXTRA_ADVANCE, EXTRA_DRAW, extra_gain, feature_sum
from imperial_miners.engine.happening import (
    FACTION_CHOSEN,
    FOUND_NONE,
    GAINED,
    MISSED,
    NOTHING_COUNTED,
    PAID,
    SKIPPED_DRAW,
)
from imperial_miners.engine.token_words import ClearCollapse, PutCollapse, PutMachine, PutMarker, SpendMachine

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

    from imperial_miners.engine.game import Game
    from imperial_miners.engine.seat import Seat

COIN: Final = 0
VP: Final = 1
TOKENS: Final = ("coin", "vp")
ANY_FACTION: Final = -1
ANY_DECK: Final = 7
"""R9.2 The decks (bits) among which a player chooses."""
ANY_BOARD: Final = 7


class Gain(Node):
    """Take coins or VP from the supply."""

    word = "gain"
    rule = "R5.8"
    notation = "gain AMOUNT coin|vp"
    is_instant = True

    def __init__(self, token: i64, amount: Amount) -> None:
        self.token = token
        self.amount = amount

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        amount = self.amount.value(seat, here)
        if amount <= 0:
            game.tell(MISSED, seat.index, NOTHING_COUNTED, here)
            return
        extra: i64 = 0
        if game.features and here >= 0:
            extra = extra_gain(game.features, self.token)
            amount += extra
        if self.token == COIN:
            seat.coins += amount
        else:
            seat.vp += amount
        if game.happenings is not None:
            game.tell(GAINED, seat.index, self.token, amount, here, extra)


class Pay(Node):
    """Price: pay coins; R12.1 some prices fall by 1 for each of something counted, never below 0."""

    word = "pay"
    rule = "I4"
    notation = "pay N coins [less 1 per COUNT]"
    is_instant = True

    def __init__(self, number: i64, less: Count | None = None) -> None:
        self.number = number
        self.less = less

    def price(self, seat: Seat, here: i64) -> i64:
        """What has to be paid for it now."""
        if self.less is None:
            return self.number
        price = self.number - self.less.value(seat, here)
        return price if price > 0 else 0

    def can(self, game: Game, seat: Seat, here: i64) -> bool:
        return seat.coins >= self.price(seat, here)

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        price = self.price(seat, here)
        if price > seat.coins:
            price = seat.coins  # what a trigger of an earlier price has spent (R5.12)
        seat.coins -= price
        if game.happenings is not None:
            game.tell(PAID, seat.index, price, here)


class Draw(Node):
    """R9.1 Draw cards one at a time from chosen decks, or from the deck of one Level. R9.2 Level 4 is never chosen."""

    word = "draw"
    rule = "R9.1"
    notation = "draw AMOUNT [level N] card"

    def __init__(self, amount: Amount, level: i64 = 0) -> None:
        self.amount = amount
        self.level = level
        self.decks: i64 = 1 << (level - 1) if level else ANY_DECK

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        number = self.amount.value(seat, here)
        if number <= 0:
            game.tell(MISSED, seat.index, NOTHING_COUNTED, here)
            return
        if game.features:
            number += feature_sum(game.features, EXTRA_DRAW)
        push_frame(seat, self, here, number)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        if frame.first == 0:
            drop_frame(seat)
            return False
        decks = self.decks & seat.supply.open
        if not decks:
            game.tell(SKIPPED_DRAW, seat.index)  # I5
            drop_frame(seat)
            return False
        return self.ask(game, seat, frame, DECK_SETS[decks])

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        frame.first -= 1
        game.draw(seat, action - DECK + 1, frame.slot)


class FactionDraw(Node):
    """R9.4 Look through a chosen deck for a card of a Faction; R9.5 of a Faction chosen now."""

    word = "faction-draw"
    rule = "R9.4"
    notation = "draw N FACTION card | draw N card of any faction"

    def __init__(self, number: i64, faction: i64 = ANY_FACTION) -> None:
        self.number = number
        self.faction = faction

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        push_frame(seat, self, here, self.number, self.faction + 1)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        """Frame: cards still to draw; Faction + 1 in three bits, then a bit for each deck looked through in vain."""
        left = frame.first
        state = frame.second
        if left == 0:
            drop_frame(seat)
            return False
        if state & 7 == 0:
            return self.ask(game, seat, frame, ALL_FACTIONS)
        decks = ANY_DECK & ~(state >> 3) & seat.supply.open
        if not decks:
            game.tell(SKIPPED_DRAW, seat.index)  # I6
            frame.first = left - 1 if self.faction == ANY_FACTION else 0  # R9.5 the next may be of another Faction
            frame.second = 0
            return False
        return self.ask(game, seat, frame, DECK_SETS[decks])

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        if action >= FACTION:
            frame.second = action - FACTION + 1
            game.tell(FACTION_CHOSEN, seat.index, action - FACTION)
            return
        level = action - DECK + 1
        faction = (frame.second & 7) - 1
        if game.search(seat, level, faction, frame.slot):
            frame.first -= 1
            frame.second = self.faction + 1
        else:
            game.tell(FOUND_NONE, seat.index, level, faction)
            frame.second |= 1 << (2 + level)


class Advance(Node):
    """R10 Move the Progress marker: a number of spaces or up to it; some resolve the spaces passed as well."""

    word = "advance"
    rule = "R10.3"
    notation = "advance [up to] AMOUNT [resolving passed]"

    def __init__(self, amount: Amount, is_up_to: bool = False, is_passing: bool = False) -> None:
        self.amount = amount
        self.is_up_to = is_up_to
        self.is_passing = is_passing

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        number = self.amount.value(seat, here)
        if number <= 0:
            game.tell(MISSED, seat.index, NOTHING_COUNTED, here)
            return  # I8
        if game.features:
            number += feature_sum(game.features, EXTRA_ADVANCE)
        if number > MAX_ADVANCE:
            number = MAX_ADVANCE
        push_frame(seat, self, here, number, 1 if self.is_up_to else 0)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        """Frame: distance; 1 while it is to be chosen, else 0 or, once moving step by step, boards completed + 2."""
        distance = frame.first
        state = frame.second
        if seat.board >= 0 and (seat.space == seat.top_space() or (state > 1 and seat.completed != state - 2)):
            distance = 0  # I15; R10.5 what is left is lost once a board is completed
        if distance == 0:
            drop_frame(seat)
            return False
        if state == 1:
            most = distance if seat.board < 0 else min(distance, seat.top_space() - seat.space)
            return self.ask(game, seat, frame, ADVANCES[: most + 1])
        if seat.board < 0:
            return self.ask(game, seat, frame, BOARD_SETS[ANY_BOARD])
        if self.is_passing:
            frame.first = distance - 1
            frame.second = seat.completed + 2
            game.move_marker(seat, 1)
        else:
            drop_frame(seat)
            game.move_marker(seat, distance)
        return False

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        if action >= ADVANCE:
            frame.first = action - ADVANCE
            frame.second = 0
        else:
            game.enter_board(seat, action - BOARD)  # R10.1


class Activate(Node):
    """R8.1, R8.2 Activate chosen cards of the mine, one after the other; no chain starts. R5.13 once a round each."""

    word = "activate"
    rule = "R8.1"
    notation = "activate N FILTER card"

    def __init__(self, number: i64, where: Filter) -> None:
        self.number = number
        self.where = where

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        push_frame(seat, self, here, self.number)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        still: i64 = 0
        if frame.first > 0:
            still = self.where.meant(seat, frame.slot) & ~seat.activated
        return self.ask_target(game, seat, frame, still)

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        frame.first -= 1
        game.activate(seat, action - TARGET)


class Discard(Node):
    """Discard chosen cards from hand: a price, or part of an Event."""

    word = "discard"
    rule = "I4"
    notation = "discard N cards"
    is_any_order = True

    def __init__(self, number: i64) -> None:
        self.number = number

    def can(self, game: Game, seat: Seat, here: i64) -> bool:
        return len(seat.hand) >= self.number

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        push_frame(seat, self, here, self.number)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        if frame.first == 0 or not seat.hand:
            drop_frame(seat)
            return False
        return self.ask(game, seat, frame, game.discards(seat))

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        frame.first -= 1
        game.discard(seat, action, frame.slot)


WORDS: Final[tuple[type[Node], ...]] = (
    Gain,
    Pay,
    Draw,
    FactionDraw,
    Advance,
    PutMachine,
    SpendMachine,
    PutCollapse,
    ClearCollapse,
    PutMarker,
    Activate,
    Discard,
    Either,
    Effect,
)
PRICES: Final = ("pay", "spend-machine", "collapse", "clear", "discard")
"""The words that may stand before a colon."""
