"""The rules' own questions, as nodes like those of cards: set-up, playing, placing, activating, climbing, the Surface.

Each waits in a frame on the seat's stack (chapters 2, 4, 5, 8, 9 and 10). `make_pack` numbers these nodes first, so
that their ids are constants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.action import BLIND, BOARD, CARD, CHAIN, DECLINE, EFFECT, PLACE, row_of, x_of
from imperial_miners.engine.effect import FROM_EVENT, FROM_SURFACE, Effect, Frame, Node, drop_frame, push_frame
from imperial_miners.engine.feature import BOTH_EFFECTS, IGNORE_COLLAPSES, ON_ACTIVATE, ON_PLACE, SURFACE_TWICE
from imperial_miners.engine.happening import (
    ACTIVATED,
    CHOSE,
    COLLAPSE_CLEARED,
    DECLINED,
    KEPT,
    PASSED,
    PLACED,
    SURFACED,
)
from imperial_miners.engine.mine import legal_places, place_card
from imperial_miners.engine.pack import Card, Event, Pack, Side
from imperial_miners.engine.seat import BLIND_CARD

if TYPE_CHECKING:
    from imperial_miners.engine.game import Game
    from imperial_miners.engine.seat import Seat

KEEP_STEP: Final = 0
PLAY_STEP: Final = 1
PLACE_STEP: Final = 2
ACTIVATION_STEP: Final = 3
CLIMB_STEP: Final = 4
SURFACE_STEP: Final = 5
BOARD_STEP: Final = 6
HAND_STEP: Final = 7
EVENT_STEP: Final = 8
KEPT_CARDS: Final = 4


class Keep(Node):
    """R2.5 Keep four of the eight cards, one at a time. Always asked, never by itself."""

    word = "keep"
    rule = "R2.5"

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        if len(seat.kept) == KEPT_CARDS:
            drop_frame(seat)
            return False
        rest = seat.hand.copy()
        for card in seat.kept:
            rest.remove(card)
        seat.options = [CARD + card for card in once(rest)]
        return True

    def answer(self, game: Game, seat: Seat, frame: Frame, action: int) -> None:
        seat.kept = sorted([*seat.kept, action - CARD])
        game.tell(KEPT, seat.index, action - CARD)


class Play(Node):
    """R5.1 Choose the card to reveal; R5.2, I1 blind only without a playable one. Always asked, never by itself."""

    word = "play"
    rule = "R5.1"

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        start = CARD + game.pack.designs
        seat.options = [start + card for card in once(seat.hand) if game.can_play(seat, card)]
        if not seat.options:
            seat.options = [BLIND]
        return True

    def answer(self, game: Game, seat: Seat, frame: Frame, action: int) -> None:
        seat.chosen = BLIND_CARD if action == BLIND else action - CARD - game.pack.designs
        game.tell(CHOSE, seat.index, seat.chosen)
        drop_frame(seat)


class Place(Node):
    """R5.3-R5.5 Choose where the revealed card lies. Frame: the design."""

    word = "place"
    rule = "R5.4"

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        return self.ask(game, seat, frame, legal_places(seat, game.pack.levels[frame.first]))

    def answer(self, game: Game, seat: Seat, frame: Frame, action: int) -> None:
        card = frame.first
        row = row_of(action - PLACE)
        x = x_of(action - PLACE)
        drop_frame(seat)
        carts = place_card(seat, card, row, x)
        slot = seat.placed
        game.tell(PLACED, seat.index, card, slot, row, x)
        push_frame(seat, game.pack.nodes[CLIMB_STEP], slot)
        game.activate(seat, slot)
        if carts:
            game.carts_completed(seat, carts)
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
            game.trigger(seat, ON_ACTIVATE, slot)  # I16
            return False
        if seat.collapses >> slot & 1 and not frame.second:
            seat.collapses &= ~(1 << slot)
            game.tell(COLLAPSE_CLEARED, seat.index, slot, 1)
            if not game.has_feature(IGNORE_COLLAPSES):
                drop_frame(seat)
                return False
        effects = game.pack.cards[seat.cards[slot]].effects
        options: list[int] = []
        for i in range(len(effects)):
            if not frame.second >> i & 1 and effects[i].can(game, seat, slot):
                options.append(EFFECT + i)
        options.append(DECLINE)
        return self.ask(game, seat, frame, options)

    def answer(self, game: Game, seat: Seat, frame: Frame, action: int) -> None:
        slot = frame.slot
        if action == DECLINE:
            drop_frame(seat)
            game.tell(DECLINED, seat.index, slot)
            return
        number = action - EFFECT
        effects = game.pack.cards[seat.cards[slot]].effects
        frame.second |= 1 << number
        if slot != seat.placed or frame.second == (1 << len(effects)) - 1 or not game.has_feature(BOTH_EFFECTS):
            drop_frame(seat)
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
        return self.ask(game, seat, frame, [CHAIN + i for i in range(2) if seat.near[slot * 6 + 2 + i] >= 0])

    def answer(self, game: Game, seat: Seat, frame: Frame, action: int) -> None:
        slot = frame.slot
        above = seat.near[slot * 6 + 2 + action - CHAIN]
        frame.slot = above
        game.activate(seat, above)


class Surface(Node):
    """R5.10 Resolve one of the Surface's effects (two different ones under a feature). Frame: how many are left; bits
    of those resolved."""

    word = "surface"
    rule = "R5.10"

    def start(self, game: Game, seat: Seat, here: int) -> None:
        push_frame(seat, self, FROM_SURFACE, 2 if game.has_feature(SURFACE_TWICE) else 1)

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        if frame.first == 0:
            drop_frame(seat)
            return False
        effects = game.pack.surface
        groups = game.pack.surface_groups
        options: list[int] = []
        for i in range(len(effects)):
            if not frame.second >> groups[i] & 1 and effects[i].can(game, seat, FROM_SURFACE):
                options.append(EFFECT + i)
        if not options:
            drop_frame(seat)
            return False
        return self.ask(game, seat, frame, options)

    def answer(self, game: Game, seat: Seat, frame: Frame, action: int) -> None:
        number = action - EFFECT
        frame.first -= 1
        frame.second |= 1 << game.pack.surface_groups[number]
        game.tell(SURFACED, seat.index, number)
        game.pack.surface[number].begin(game, seat, FROM_SURFACE)


class NextBoard(Node):
    """R10.5 After the top space: the marker goes to the bottom of a different board and stops there."""

    word = "next-board"
    rule = "R10.5"

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        return self.ask(game, seat, frame, [BOARD + i for i in range(3) if i != seat.board])

    def answer(self, game: Game, seat: Seat, frame: Frame, action: int) -> None:
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

    def answer(self, game: Game, seat: Seat, frame: Frame, action: int) -> None:
        game.discard(seat, action)


class EventStep(Node):
    """R4.2, R4.3, I12 Resolve the Event: one of its effects, which only an Event that says "may" lets decline."""

    word = "event"
    rule = "R4.3"

    def run(self, game: Game, seat: Seat, frame: Frame) -> bool:
        event = game.event()
        options: list[int] = []
        for i in range(len(event.effects)):
            if event.effects[i].can(game, seat, FROM_EVENT):
                options.append(EFFECT + i)
        if event.is_optional:
            options.append(DECLINE)
        if not options:
            drop_frame(seat)
            return False
        return self.ask(game, seat, frame, options)

    def answer(self, game: Game, seat: Seat, frame: Frame, action: int) -> None:
        drop_frame(seat)
        if action == DECLINE:
            game.tell(DECLINED, seat.index, FROM_EVENT)
        else:
            game.event().effects[action - EFFECT].begin(game, seat, FROM_EVENT)


def once(cards: list[int]) -> list[int]:
    """A sorted list without repetitions: copies of a design are one option."""
    out: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            out.append(card)
            last = card
    return out


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
    nodes: list[Node] = [Keep(), Play(), Place(), Activation(), Climb(), Surface(), NextBoard()]
    nodes += [HandLimit(), EventStep()]
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
