"""The rules' own questions, as nodes like those of cards: set-up, playing, placing, activating, climbing, the Surface.

Each waits in a frame on the seat's stack (chapters 2, 4, 5, 8, 9 and 10). There is one node for each question, the
same in all packs; `make_pack` numbers them first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from imperial_miners.engine.action import (
    BLIND,
    BOARD,
    BOARD_SETS,
    CARD,
    CHAIN,
    CHAIN_SETS,
    DECLINABLE_SETS,
    DECLINE,
    EFFECT,
    EFFECT_SETS,
    PLACE,
    row_of,
    x_of,
)
from imperial_miners.engine.effect import (
    FROM_EVENT,
    FROM_RULES,
    FROM_SURFACE,
    Effect,
    Frame,
    Node,
    drop_frame,
    possible,
    push_frame,
)
from imperial_miners.engine.feature import (
    BOTH_EFFECTS,
    IGNORE_COLLAPSES,
    ON_ACTIVATE,
    ON_PLACE,
    SURFACE_TWICE,
    has_feature,
)
from imperial_miners.engine.happening import (
    ACTIVATED,
    CHOSE,
    COLLAPSE_CLEARED,
    DECLINED,
    KEPT,
    PASSED,
    PLACED,
    REACHED,
    SURFACED,
)
from imperial_miners.engine.mine import complete_at, legal_places, place_card
from imperial_miners.engine.pack import Card, Event, Pack, Side
from imperial_miners.engine.seat import BLIND_CARD, with_card

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

    from imperial_miners.engine.game import Game
    from imperial_miners.engine.seat import Seat

KEPT_CARDS: Final = 4


class Keep(Node):
    """R2.5 Keep four of the eight cards, one at a time. Always asked, never by itself."""

    word = "keep"
    rule = "R2.5"

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        if len(seat.kept) == KEPT_CARDS:
            drop_frame(seat)
            return False
        seat.options = named(seat.pack.keeps, without(seat.hand, seat.kept))
        return True

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        seat.kept = with_card(seat.kept, action - CARD)
        game.tell(KEPT, seat.index, action - CARD)


class Play(Node):
    """R5.1 Choose the card to reveal; R5.2, I1 blind only without a playable one. Always asked, never by itself."""

    word = "play"
    rule = "R5.1"

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        plays = seat.pack.plays
        options: list[int] = [plays[card] for card in game.playable(seat)]
        seat.options = options if options else [BLIND]
        return True

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        seat.chosen = BLIND_CARD if action == BLIND else action - CARD - game.pack.designs
        if game.happenings is not None:
            game.tell(CHOSE, seat.index, seat.chosen)
        drop_frame(seat)


class Place(Node):
    """R5.3-R5.5 Choose where the revealed card lies. Frame: the design."""

    word = "place"
    rule = "R5.4"

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        return self.ask(game, seat, frame, legal_places(seat, game.pack.levels[frame.first], game.reach))

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        card = frame.first
        row = row_of(action - PLACE)
        x = x_of(action - PLACE)
        drop_frame(seat)
        carts = place_card(seat, card, row, x)
        slot = seat.placed
        if game.happenings is not None:
            game.tell(PLACED, seat.index, card, slot, row, x)
        push_frame(seat, CLIMB_STEP, slot)
        game.activate(seat, slot)
        if carts and (game.features or game.happenings is not None):  # else nobody looks on
            game.carts_completed(seat, complete_at(seat, slot), slot)
        if game.features:
            game.trigger(seat, ON_PLACE, slot)


class Activation(Node):
    """R5.8, R5.12, R5.13, R6.3 Activate a card: resolve one of its effects, or discard its collapse.

    Frame: 0 before and 1 after it counts as activated; bits of the effects already resolved.
    """

    word = "activation"
    rule = "R5.8"

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        slot = frame.slot
        if frame.first == 0:
            if seat.activated >> slot & 1:
                game.tell(PASSED, seat.index, slot)
                drop_frame(seat)
                return False
            seat.activated |= 1 << slot
            frame.first = 1
            if game.happenings is not None:
                game.tell(REACHED, seat.index, slot)
            if game.features:
                game.trigger(seat, ON_ACTIVATE, slot)  # I16
                if seat.top is not frame:
                    return False
        if seat.collapses >> slot & 1 and not frame.second:
            seat.collapses &= ~(1 << slot)
            game.tell(COLLAPSE_CLEARED, seat.index, slot, 1)
            if not has_feature(game.features, IGNORE_COLLAPSES):
                drop_frame(seat)
                return False
        bits = possible(game.pack.effects[seat.cards[slot]], game, seat, slot) & ~frame.second
        return self.ask(game, seat, frame, DECLINABLE_SETS[bits])

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        slot = frame.slot
        if action == DECLINE:
            drop_frame(seat)
            game.tell(DECLINED, seat.index, slot)
            return
        number = action - EFFECT
        effects = game.pack.effects[seat.cards[slot]]
        frame.second |= 1 << number
        if (
            slot != seat.placed
            or frame.second == (1 << len(effects)) - 1
            or not has_feature(game.features, BOTH_EFFECTS)
        ):
            drop_frame(seat)
        if game.happenings is not None:
            game.tell(ACTIVATED, seat.index, slot, number)
        effects[number].begin(game, seat, slot)


class Climb(Node):
    """R5.9 The chain goes up: one adjacent card in the row above, the player's choice, until the Surface."""

    word = "climb"
    rule = "R5.9"

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        slot = frame.slot
        if seat.rows[slot] == 1:
            drop_frame(seat)
            return False
        near = seat.near
        ways: i64 = (1 if near[slot * 6 + 2] >= 0 else 0) + (2 if near[slot * 6 + 3] >= 0 else 0)
        return self.ask(game, seat, frame, CHAIN_SETS[ways])

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        slot = frame.slot
        above = seat.near[slot * 6 + 2 + action - CHAIN]
        frame.slot = above
        game.activate(seat, above)


class Surface(Node):
    """R5.10 Resolve one of the Surface's effects (two different ones under a feature). Frame: how many are left; bits
    of those resolved."""

    word = "surface"
    rule = "R5.10"

    def start(self, game: Game, seat: Seat, here: i64) -> None:
        push_frame(seat, self, FROM_SURFACE, 2 if has_feature(game.features, SURFACE_TWICE) else 1)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        if frame.first == 0:
            drop_frame(seat)
            return False
        bits = possible(game.pack.surface, game, seat, FROM_SURFACE)
        if frame.second:
            for i, group in enumerate(game.pack.surface_groups):
                if frame.second >> group & 1:
                    bits &= ~(1 << i)
        if not bits:
            drop_frame(seat)
            return False
        return self.ask(game, seat, frame, EFFECT_SETS[bits])

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        number = action - EFFECT
        frame.first -= 1
        frame.second |= 1 << game.pack.surface_groups[number]
        if game.happenings is not None:
            game.tell(SURFACED, seat.index, number)
        game.pack.surface[number].begin(game, seat, FROM_SURFACE)


class NextBoard(Node):
    """R10.5 After the top space: the marker goes to the bottom of a different board and stops there."""

    word = "next-board"
    rule = "R10.5"

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        return self.ask(game, seat, frame, BOARD_SETS[7 & ~(1 << seat.board)])

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        drop_frame(seat)
        game.enter_board(seat, action - BOARD)


class HandLimit(Node):
    """R9.3 Discard down to eight at once."""

    word = "hand-limit"
    rule = "R9.3"

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        if not game.is_over_hand_limit(seat):
            drop_frame(seat)
            return False
        return self.ask(game, seat, frame, game.discards(seat))

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        game.discard(seat, action, FROM_RULES)


class EventStep(Node):
    """R4.2, R4.3, I12 Resolve the Event: one of its effects, which only an Event that says "may" lets decline."""

    word = "event"
    rule = "R4.3"

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        event = game.event()
        bits = possible(event.effects, game, seat, FROM_EVENT)
        if not bits and not event.is_optional:
            drop_frame(seat)
            return False
        return self.ask(game, seat, frame, DECLINABLE_SETS[bits] if event.is_optional else EFFECT_SETS[bits])

    def answer(self, game: Game, seat: Seat, frame: Frame, action: i64) -> None:
        drop_frame(seat)
        if action == DECLINE:
            game.tell(DECLINED, seat.index, FROM_EVENT)
        else:
            game.event().effects[action - EFFECT].begin(game, seat, FROM_EVENT)


KEEP_STEP: Final = Keep()
PLAY_STEP: Final = Play()
PLACE_STEP: Final = Place()
ACTIVATION_STEP: Final = Activation()
CLIMB_STEP: Final = Climb()
SURFACE_STEP: Final = Surface()
BOARD_STEP: Final = NextBoard()
HAND_STEP: Final = HandLimit()
EVENT_STEP: Final = EventStep()


def named(actions: list[Any], cards: list[int]) -> list[int]:
    """The actions that name these sorted cards, given by design: copies of a design are one option."""
    options: list[int] = []
    last: i64 = -1
    for card in cards:
        if card != last:
            options.append(actions[card])
            last = card
    return options


def without(cards: list[int], taken: list[int]) -> list[int]:
    """Sorted cards less some of them, also sorted."""
    rest: list[int] = []
    at = 0
    for card in cards:
        if at < len(taken) and taken[at] == card:
            at += 1
        else:
            rest.append(card)
    return rest


def make_pack(
    id: str,
    digest: str,
    cards: list[Card],
    events: list[Event],
    sides: list[Side],
    surface: list[Effect],
    surface_groups: list[int],
) -> Pack:
    """A pack whose nodes are numbered: the rules' own first, then those of every effect."""
    nodes: list[Node] = [KEEP_STEP, PLAY_STEP, PLACE_STEP, ACTIVATION_STEP, CLIMB_STEP, SURFACE_STEP, BOARD_STEP]
    nodes += [HAND_STEP, EVENT_STEP]
    roots: list[Effect] = [effect for card in cards for effect in card.effects]
    for event in events:
        roots += event.effects
        roots += [feature.effect for feature in event.features if feature.effect is not None]
    roots += [effect for side in sides for effect in side.spaces if effect is not None]
    roots += surface
    for root in roots:
        number_nodes(root, nodes)
    return Pack(id, digest, cards, events, sides, surface, surface_groups, nodes)


def number_nodes(node: Node, nodes: list[Node]) -> None:
    """Add a node and all below it."""
    nodes.append(node)
    for child in node.children():
        number_nodes(child, nodes)
