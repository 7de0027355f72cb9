"""The game: plain mutable state, four verbs (`new`, `decision`, `apply`, `outcome`), and what effects do to a seat.

Seats answer in any order; each runs on by itself until it must choose or its step is done, and the steps of a round
(`phases`) begin when every seat is done. What a choice does lives in `steps` and `words`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from imperial_miners.engine.action import CARD, DECK
from imperial_miners.engine.decision import Decision, Option
from imperial_miners.engine.effect import FROM_EVENT, FROM_RULES, FROM_SPACE, WAITING, push_frame
from imperial_miners.engine.effect import HAND_LIMIT as HAND_LIMIT
from imperial_miners.engine.feature import (
    NO_HAND_LIMIT,
    ON_ADVANCE,
    ON_CART,
    ON_COLLAPSE,
    ON_DRAW,
    ON_MACHINE,
    WHEN,
    Feature,
    has_feature,
    machine_limit,
    rebate,
)
from imperial_miners.engine.happening import (
    ADVANCED,
    CARTS_COMPLETED,
    COLLAPSE_PUT,
    COMPLETED_BOARD,
    DISCARDED,
    DREW,
    ENTERED,
    MACHINE_PUT,
    MISSED,
    NO_ROOM,
    RESHUFFLED,
    TURNED_UP,
    Happening,
)
from imperial_miners.engine.lines import ANSWERS, Line, check_line, does_join, lines_of
from imperial_miners.engine.luck import SECURE
from imperial_miners.engine.mine import FIRST_REACH, REACH
from imperial_miners.engine.outcome import Outcome, outcome_of
from imperial_miners.engine.pack import Event, Pack
from imperial_miners.engine.phases import OVER, RULES, set_up, settle
from imperial_miners.engine.refusal import why_refused
from imperial_miners.engine.seat import NOTHING, Seat, with_card
from imperial_miners.engine.steps import ACTIVATION_STEP, BOARD_STEP, HAND_STEP, named
from imperial_miners.engine.supply import Supply
from imperial_miners.engine.undo import ANSWER, reach, take_back
from imperial_miners.engine.view import View, view_of

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

    from imperial_miners.engine.record import Record


class Game:
    """A game in progress. Made by `Game.new` or `Game.replay`; everything a player may see comes from `view`."""

    pack: Pack
    seed: str
    luck: str  # the kind, one of LUCKS
    variant: str
    decks: str
    rules: str  # the edition, one of EDITIONS
    is_first_rules: bool  # whether it is the first; follows from its name
    seats: list[Seat]
    supplies: list[Supply]
    events: list[int]  # the Event deck, in order; never changes
    round: i64  # 1-10; 0 during set-up
    phase: i64
    busy: i64  # seats that have not finished the step
    horizon: i64  # the last round to be played: 10, or less in a search
    features: list[Feature]
    moves: list[int]  # the answers given, action * 8 + seat each; copies share it, and it may hold more than are ours
    move_count: i64  # how many answers have been given
    step_began: i64  # how many had been given when this step began
    happenings: list[Happening] | None  # None: not kept
    is_sampled: bool  # dealt anew for one seat's eyes: it has no seed and no record
    is_stale: bool  # a deck ran dry or came back: seats choosing a deck must look again
    __slots__ = tuple(__annotations__)  # for plain Python: attributes are found faster

    @staticmethod
    def new(
        pack: Pack,
        seats: int = 1,
        seed: int | str = 0,
        variant: str = "standard",
        decks: str = "shared",
        happenings: bool = True,
        luck: str = SECURE,
        rules: str = RULES,
    ) -> Game:
        """A game set up and waiting for its first answers.

        `variant` is "standard" or "first-game" (R2.6), `decks` "shared" or "duplicate" (I18), `luck` one of LUCKS,
        `rules` one of EDITIONS.
        """
        game = Game()
        set_up(game, pack, seats, str(seed), variant, decks, happenings, luck, rules)
        return game

    def anew(self, happenings: bool = True) -> Game:
        """This game as it was dealt, before its first answer."""
        return Game.new(
            self.pack, len(self.seats), self.seed, self.variant, self.decks, happenings, self.luck, self.rules
        )

    @staticmethod
    def replay(text: str, pack: Pack | None = None) -> Game:
        """The game of a record. A record that is damaged, foreign or tampered with raises `RecordError`."""
        from imperial_miners.engine.record import Record

        return Record.from_json(text).replay(pack)

    # ---------------------------------------------------------------- the verbs

    @property
    def is_over(self) -> bool:
        """R11.1 Whether the tenth round is done."""
        return self.phase == OVER

    def awaiting(self) -> list[int]:
        """The seats that owe an answer now, in any order."""
        found: list[int] = []
        for seat in self.seats:
            if seat.options:
                found.append(seat.index)
        return found

    def actions(self, seat: int) -> list[int]:
        """The actions offered to a seat: its decision without the words."""
        return self.seats[seat].options.copy()  # a copy: the engine offers the same lists in all games

    def decision(self, seat: int) -> Decision | None:
        """The one question that a seat faces now, or None."""
        if seat < 0:
            return None  # a spectator is asked nothing
        owner = self.seats[seat]
        frame = owner.top
        if not owner.options or frame is None:
            return None
        return Decision(self.pack, owner.index, owner.options, frame.node.word, frame.node.rule, frame.slot)

    def apply(self, seat: int, choice: object) -> list[Happening]:
        """Answer a seat's decision with an option, its int or its key. An `IllegalAction` leaves the game as it was."""
        if isinstance(choice, int):
            action = choice
        elif isinstance(choice, str):
            action = self.pack.vocabulary.action(choice)
        elif isinstance(choice, Option):
            action = choice.action
        else:
            action = -1
        seats = self.seats
        if 0 <= seat < len(seats):
            owner = seats[seat]
            if action in owner.options:
                self.play(owner, action)
                happened = self.happenings
                if happened is None:
                    return []
                self.happenings = []
                return happened
        raise why_refused(self, seat, action)

    def apply_line(self, seat: int, choices: Sequence[object]) -> list[Happening]:
        """Give several answers of one seat, all or none; only the last may reveal something (`lines`)."""
        check_line(self, seat, choices)
        happened: list[Happening] = []
        for choice in choices:
            happened += self.apply(seat, choice)
        return happened

    def joins(self, seat: int, choice: object) -> bool:
        """Whether an answer reveals nothing and leads straight to the seat's next question."""
        return does_join(self, seat, choice)

    def lines(self, seat: int, most: int = ANSWERS) -> list[Line]:
        """Every line of answers that a seat could give now, as long as they join, of `most` answers or fewer."""
        return lines_of(self, seat, most)

    def play(self, seat: Seat, action: i64) -> None:
        """Take an answer that is known to be offered, and run on."""
        moves = self.moves
        count = self.move_count
        if len(moves) != count:  # copies share the list: the first to go on keeps it, each other takes one of its own
            moves = moves[:count]
            self.moves = moves
        moves.append(self.pack.moves[action * 8 + seat.index])
        self.move_count = count + 1
        seat.moves += 1
        seat.options = NOTHING
        frame = seat.top
        assert frame is not None
        frame.node.answer(self, seat, frame, action)
        self.run(seat)
        while self.is_stale:
            self.look_again()
        if self.busy == 0:
            settle(self)

    def run(self, seat: Seat) -> None:
        """Resolve what is on a seat's stack until it must choose or nothing is left."""
        frame = seat.top
        while frame is not None:
            if frame.node.run(self, seat, frame):
                return
            frame = seat.top
        self.busy -= 1

    def copy(self) -> Game:
        """An independent game in the same state."""
        other = Game()
        other.pack = self.pack
        other.seed = self.seed
        other.luck = self.luck
        other.variant = self.variant
        other.decks = self.decks
        other.rules = self.rules
        other.is_first_rules = self.is_first_rules
        if len(self.supplies) == 1:
            supply = self.supplies[0].copy()
            other.supplies = [supply]
            other.seats = [seat.copy(supply) for seat in self.seats]
        else:
            other.supplies = [supply.copy() for supply in self.supplies]
            other.seats = [self.seats[i].copy(other.supplies[i]) for i in range(len(self.seats))]
        other.events = self.events
        other.round = self.round
        other.phase = self.phase
        other.busy = self.busy
        other.horizon = self.horizon
        other.features = self.features
        other.moves = self.moves
        other.move_count = self.move_count
        other.step_began = self.step_began
        other.happenings = None if self.happenings is None else []
        other.is_sampled = self.is_sampled
        other.is_stale = False
        return other

    # ---------------------------------------------------------------- what effects do

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Keep a happening, if they are kept. What happens often asks that first: plain Python pays for every call."""
        if self.happenings is not None:
            self.happenings.append(Happening(kind, seat, [a, b, c, d, e]))

    @property
    def reach(self) -> i64:
        """I7 How far beyond the ends of row 1 a card may be laid, in half-cards."""
        return FIRST_REACH if self.is_first_rules else REACH

    def event(self) -> Event:
        """The Event of this round."""
        return self.pack.events[self.events[self.round - 1]]

    def playable(self, seat: Seat) -> list[int]:
        """I1 The designs in hand that can be played."""
        found: list[int] = []
        last: i64 = -1
        open = seat.open
        coins = seat.coins
        levels = self.pack.levels
        costs = self.pack.costs
        is_plain = not self.features
        for card in seat.hand:
            if card != last:
                last = card
                if open >> levels[card] & 1 and (costs[card] if is_plain else self.cost(card)) <= coins:
                    found.append(card)
        return found

    def can_play(self, seat: Seat, card: i64) -> bool:
        """I1 Affordable after reductions, and a place exists."""
        return seat.open >> self.pack.levels[card] & 1 == 1 and self.cost(card) <= seat.coins

    def cost(self, card: i64) -> i64:
        """R3.1 What a card costs now; never below 0."""
        cost: i64 = self.pack.costs[card]
        if not self.features:
            return cost
        cost -= rebate(self.features, self.pack.levels[card], self.pack.masks[card])
        return cost if cost > 0 else 0

    def activate(self, seat: Seat, slot: i64) -> None:
        """R5.8, R8.1 Put a card's activation on the stack."""
        push_frame(seat, ACTIVATION_STEP, slot)

    def draw(self, seat: Seat, level: i64, source: i64) -> None:
        """R9.1 The top card of a deck that is open; reshuffled first if need be (R1.6)."""
        supply = seat.supply
        if supply.dry and supply.is_dry(level):
            self.reshuffle(seat, level)
        card = supply.take(level)
        if supply.dry and supply.is_dry(level):
            self.run_dry(seat, level)
        seat.hand = with_card(seat.hand, card)
        seat.seen += 1
        self.cross_line(seat)
        if self.happenings is not None:
            self.tell(DREW, seat.index, level, card, -1, 0, source)
        if self.features:
            self.trigger(seat, ON_DRAW, -1)

    def search(self, seat: Seat, level: i64, faction: i64, source: i64) -> bool:
        """R9.4, I6 A Faction draw from one deck, seen by all; I26 it is nobody else's information line. Whether a card
        was found."""
        supply = seat.supply
        if supply.is_dry(level):
            self.reshuffle(seat, level)
        is_open = not self.is_first_rules
        if is_open and self.happenings is not None:
            turned = supply.turned_up(level, faction)
            self.happenings.append(Happening(TURNED_UP, seat.index, [level, 0, 0, 0, 0], turned))
        card = supply.search(level, faction)
        seat.seen += 1
        self.cross_line(seat)
        if card < 0:
            return False
        if supply.is_dry(level):
            self.run_dry(seat, level)
        seat.hand = with_card(seat.hand, card)
        if is_open:
            seat.known = with_card(seat.known, card)
        self.tell(DREW, seat.index, level, card, faction, 1 if is_open else 0, source)
        if self.features:
            self.trigger(seat, ON_DRAW, -1)
        return True

    def reshuffle(self, seat: Seat, level: i64) -> None:
        """R1.6 The pile becomes the deck."""
        if seat.supply.refill(level):
            self.tell(RESHUFFLED, seat.index, level)
            self.keep_discards(seat.supply, level)

    def run_dry(self, seat: Seat, level: i64) -> None:
        """The last card of a deck is gone: whether more can be drawn rests on what lies in its pile."""
        if not seat.supply.is_open(level):
            self.is_stale = True
        self.keep_discards(seat.supply, level)

    def keep_discards(self, supply: Supply, level: i64) -> None:
        """I20 Others now depend on a pile: nobody can take back a discard that lies, or lay, in it."""
        for seat in self.seats:
            if seat.supply is supply and seat.loose >> level & 1:
                self.cross_line(seat)

    def cross_line(self, seat: Seat) -> None:
        """I20 The seat has learned something, or others have: what lies before cannot be taken back."""
        seat.line = self.move_count
        seat.loose = 0

    def discards(self, seat: Seat) -> list[int]:
        """The `discard` actions for a hand."""
        return named(self.pack.discards, seat.hand)

    def discard(self, seat: Seat, action: i64, source: i64) -> None:
        """Discard a card from hand to the pile of its Level."""
        card = action - CARD - 2 * self.pack.designs
        seat.lose(card)
        level: i64 = self.pack.levels[card]
        was_open = seat.supply.is_open(level)
        seat.supply.discard(card)
        seat.loose |= 1 << level
        if self.happenings is not None:
            self.tell(DISCARDED, seat.index, card, source)
        if not was_open and len(self.seats) > len(self.supplies):
            self.is_stale = True
            self.cross_line(seat)

    def keep_hand_limit(self, seat: Seat) -> None:
        """R9.3 After an effect: more than eight cards must go down to eight."""
        if len(seat.hand) > HAND_LIMIT and self.is_over_hand_limit(seat):
            push_frame(seat, HAND_STEP, FROM_RULES)

    def is_over_hand_limit(self, seat: Seat) -> bool:
        """R9.3 More than eight cards, and no feature that lifts the limit."""
        return len(seat.hand) > HAND_LIMIT and not has_feature(self.features, NO_HAND_LIMIT)

    def put_machines(self, seat: Seat, slot: i64, number: i64) -> None:
        """R6.1 As many as fit."""
        room = machine_limit(self.features) - seat.machines_on(slot)
        if number > room:
            number = room
        if number > 0:
            seat.machines += number << (3 * slot)
            self.tell(MACHINE_PUT, seat.index, slot, number)
            if self.features:
                self.trigger(seat, ON_MACHINE, slot)
        elif self.happenings is not None:
            self.tell(MISSED, seat.index, NO_ROOM, slot)

    def put_collapse(self, seat: Seat, slot: i64) -> None:
        """R6.2 On a card that has none."""
        seat.collapses |= 1 << slot
        self.tell(COLLAPSE_PUT, seat.index, slot)
        if self.features:
            self.trigger(seat, ON_COLLAPSE, slot)

    def carts_completed(self, seat: Seat, borders: list[int], source: i64) -> None:
        """Carts were completed, by placing a card (which is the source then) or a marker."""
        number: i64 = len(borders)
        if self.happenings is not None:
            self.happenings.append(Happening(CARTS_COMPLETED, seat.index, [number, source, 0, 0, 0], borders))
        if self.features:
            for _ in range(number):
                self.trigger(seat, ON_CART, -1)

    def enter_board(self, seat: Seat, board: i64) -> None:
        """R10.1, I8 The marker enters at the bottom space, which resolves nothing."""
        seat.board = board
        seat.space = 1
        self.tell(ENTERED, seat.index, board)

    def move_marker(self, seat: Seat, distance: i64) -> None:
        """R10.2, R10.5 Move up, resolve the space where the marker stops; at the top another board follows."""
        start = seat.space
        top = seat.top_space()
        stop = start + distance
        if stop > top:
            stop = top
        seat.space = stop
        seat.advanced += stop - start
        self.tell(ADVANCED, seat.index, seat.board, start, stop)
        if stop == top:
            seat.completed += 1
            self.tell(COMPLETED_BOARD, seat.index, seat.board)
            push_frame(seat, BOARD_STEP, FROM_RULES)
        side = seat.pack_side()
        effect = self.pack.boards[side].spaces[stop - 1]
        if effect is not None:
            effect.start(self, seat, FROM_SPACE - side * 32 - stop)
        if self.features:
            self.trigger(seat, ON_ADVANCE, -1)

    def trigger(self, seat: Seat, trigger: i64, slot: i64) -> None:
        """I16 Put the effects of matching triggers on top of the stack; I30 the first in the list is on top."""
        is_first_rules = self.is_first_rules
        features = self.features
        last = len(features) - 1
        for i in range(last + 1):
            feature = features[i if is_first_rules else last - i]
            if feature.kind == WHEN and feature.trigger == trigger:
                where = feature.where
                effect = feature.effect
                if effect is not None and (where is None or slot < 0 or where.meant(seat, -1) >> slot & 1):
                    if is_first_rules:
                        effect.start(self, seat, FROM_EVENT)
                    else:
                        push_frame(seat, effect, FROM_EVENT, WAITING)

    def look_again(self) -> None:
        """I5 A deck ran dry or came back: seats that are choosing a deck see what there is now."""
        self.is_stale = False
        for seat in self.seats:
            if seat.options and DECK <= seat.options[0] < DECK + 3:
                seat.options = NOTHING
                self.run(seat)

    # ---------------------------------------------------------------- taking back, looking, keeping

    def can_undo(self, seat: int) -> dict[str, int]:
        """I20 How many answers `undo` would take back for each target that can be reached; empty if none."""
        return reach(self, seat)

    def undo(self, seat: int, target: str = ANSWER) -> None:
        """I20 Take back the seat's last "answer", this round's "card", or its "turn" up to the information line."""
        take_back(self, seat, target)

    def learned_at(self, seat: int) -> int:
        """I20 After how many moves of the game a seat last learned something hidden; 0 if it has learned nothing."""
        return self.seats[seat].line

    def history(self) -> list[tuple[int, int]]:
        """All answers given, as (seat, action), first to last."""
        return [(move & 7, move >> 3) for move in self.moves[: self.move_count]]

    def answers_since(self, number: int) -> list[int]:
        """The actions of all answers but the first `number`."""
        return [move >> 3 for move in self.moves[number : self.move_count]]

    def outcome(self) -> Outcome:
        """R11 Standings with vp, carts, coins, shared victories and the solo title's id."""
        return outcome_of(self)

    def view(self, seat: int) -> View:
        """What a seat may know; -1 for a spectator."""
        return view_of(self, seat)

    def digest(self) -> str:
        """A hash of the whole state, equal for equal games whatever way led to them."""
        from imperial_miners.engine.state import digest_of

        return digest_of(self)

    def record(self) -> Record:
        """Everything needed to repeat this game."""
        from imperial_miners.engine.record import record_of

        return record_of(self)
