"""The steps of set-up and of a round, and what happens when every seat has finished one (chapters 2, 4, 5 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.effect import FROM_EVENT, FROM_RULES, FROM_SURFACE, push_frame
from imperial_miners.engine.feature import ON_DRAW
from imperial_miners.engine.happening import (
    DEALT,
    DISCARDED,
    ENDED,
    EVENT_REVEALED,
    REVEALED,
    ROUND_BEGAN,
    SKIPPED_DRAW,
)
from imperial_miners.engine.luck import LUCKS, shuffler_of
from imperial_miners.engine.pack import ROUNDS, Pack
from imperial_miners.engine.seat import BLIND_CARD, NO_CARD, NOTHING, Seat, new_seat
from imperial_miners.engine.steps import EVENT_STEP, KEEP_STEP, PLACE_STEP, PLAY_STEP, SURFACE_STEP, without
from imperial_miners.engine.supply import new_supply

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word in compiled code, a plain int without

    from imperial_miners.engine.game import Game

SET_UP: Final = 0
EVENT: Final = 1
PLAY: Final = 2
MINE: Final = 3
END: Final = 4
OVER: Final = 5
PHASES: Final = ("set-up", "event", "play", "mine", "end-of-round", "over")
ALL_ROUND: Final = -1
EVENT_KINDS: Final = {"immediate": EVENT, "feature": ALL_ROUND, "end": END}
"""R4.2 The kinds of Events, each with the step of a round that resolves it; features hold for the whole round."""
VARIANTS: Final = ("standard", "first-game")
DECKS: Final = ("shared", "duplicate")
FIRST_RULES: Final = "rules-1"
RULES: Final = "rules-2"
EDITIONS: Final = (FIRST_RULES, RULES)
"""The rules as they were and as they are: a game goes on by those it was begun with (`docs/rules.md`, chapter 14)."""
DEAL: Final = {"standard": (2, 3, 3), "first-game": (2, 2, 2)}
MOST_SEATS: Final = 5


def set_up(
    game: Game, pack: Pack, seats: int, seed: str, variant: str, decks: str, happenings: bool, luck: str, rules: str
) -> None:
    """Chapter 2, up to the first question."""
    if not 1 <= seats <= MOST_SEATS:
        raise ValueError(f"seats must be 1 to {MOST_SEATS} (R1.4), not {seats}")
    if variant not in VARIANTS:
        raise ValueError(f"variant must be one of {', '.join(VARIANTS)}, not {variant!r}")
    if decks not in DECKS:
        raise ValueError(f"decks must be one of {', '.join(DECKS)}, not {decks!r}")
    if luck not in LUCKS:
        raise ValueError(f"luck must be one of {', '.join(LUCKS)}, not {luck!r}")
    if rules not in EDITIONS:
        raise ValueError(f"rules must be one of {', '.join(EDITIONS)}, not {rules!r}")
    game.pack = pack
    game.luck = luck
    game.seed = seed
    game.variant = variant
    game.decks = decks
    game.rules = rules
    game.is_first_rules = rules == FIRST_RULES
    shuffler = shuffler_of(luck, seed)
    dealt = shuffler.deal(pack)
    game.events = dealt.events[:ROUNDS]  # R2.3
    game.supplies = [new_supply(pack, shuffler, dealt) for _ in range(seats if decks == "duplicate" else 1)]
    game.seats = [new_seat(pack, i, game.supplies[i % len(game.supplies)]) for i in range(seats)]
    game.round = 0
    game.horizon = ROUNDS
    game.phase = SET_UP
    game.features = []
    game.moves = []
    game.move_count = 0
    game.step_began = 0
    game.happenings = [] if happenings else None
    game.is_sampled = False
    game.is_stale = False
    game.busy = seats
    for seat in game.seats:
        deal(game, seat)
    for seat in game.seats:
        if variant == "standard":
            push_frame(seat, KEEP_STEP, FROM_RULES)
        game.run(seat)
    settle(game)


def deal(game: Game, seat: Seat) -> None:
    """R2.5, R2.6 The first hand."""
    hand: list[int] = []
    for level, number in enumerate(DEAL[game.variant], start=1):
        for _ in range(number):
            card = seat.supply.take(level)
            hand.append(card)
            if game.happenings is not None:
                game.tell(DEALT, seat.index, card)
    seat.hand = sorted(hand)


def settle(game: Game) -> None:
    """Begin the next step as long as every seat is done."""
    while game.busy == 0 and game.phase != OVER:
        next_step(game)


def next_step(game: Game) -> None:
    """What follows when all seats have finished a step."""
    phase = game.phase
    game.step_began = game.move_count
    if game.is_first_rules:
        cross_lines(game)
    if phase == EVENT:
        begin(game, PLAY)
    elif phase == PLAY:
        if len(game.seats) > 1:
            cross_lines(game)  # I20 what the others chose is revealed
        begin(game, MINE)
    elif phase == SET_UP:
        finish_set_up(game)
        begin_round(game)
    elif phase == MINE and EVENT_KINDS[game.event().kind] == END:
        begin_end(game)
    elif game.round == game.horizon:
        finish(game)
    else:
        begin_round(game)


def begin_end(game: Game) -> None:
    """R5.14 The end of round Event; I20 if somebody draws at once, all that led there stays."""
    seen = sum([seat.seen for seat in game.seats])
    begin(game, END)
    if sum([seat.seen for seat in game.seats]) > seen:
        cross_lines(game)


def cross_lines(game: Game) -> None:
    """I20 Every seat has learned something, or what it did has been answered by others."""
    for seat in game.seats:
        game.cross_line(seat)


def begin(game: Game, phase: i64) -> None:
    """Begin a step: put its first frame on every stack and let each seat run."""
    game.phase = phase
    game.busy = len(game.seats)
    if phase == MINE:
        for seat in game.seats:
            reveal(game, seat)
    elif phase == PLAY:
        for seat in game.seats:
            push_frame(seat, PLAY_STEP, FROM_RULES)
    else:
        for seat in game.seats:
            push_frame(seat, EVENT_STEP, FROM_EVENT)
    for seat in game.seats:
        game.run(seat)
    while game.is_stale:
        game.look_again()


def finish_set_up(game: Game) -> None:
    """R2.5 What was not kept is discarded, when all have chosen."""
    if game.variant != "standard":
        return
    for seat in game.seats:
        for card in without(seat.hand, seat.kept):
            seat.supply.discard(card)
            game.tell(DISCARDED, seat.index, card, FROM_RULES)
        seat.hand = seat.kept
        seat.kept = NOTHING


def begin_round(game: Game) -> None:
    """R4.1, R4.2 The next round: its Event is revealed, and resolved if its kind is resolved now."""
    game.round += 1
    game.phase = EVENT
    cross_lines(game)  # I20 the Event is new to all
    for seat in game.seats:
        seat.activated = 0
        seat.advanced = 0
        seat.placed = -1
        seat.chosen = NO_CARD
    event = game.event()
    game.features = event.features
    if game.happenings is not None:
        game.tell(ROUND_BEGAN, -1, game.round)
        game.tell(EVENT_REVEALED, -1, game.events[game.round - 1])
    if EVENT_KINDS[event.kind] == EVENT:
        begin(game, EVENT)


def reveal(game: Game, seat: Seat) -> None:
    """R5.1 Reveal and pay; R5.2, I17 a blind card is the top of Level 1 now; I5 without one, only the Surface."""
    card = seat.chosen
    SURFACE_STEP.start(game, seat, FROM_SURFACE)
    is_blind = card == BLIND_CARD
    if is_blind:
        if not seat.supply.is_open(1):
            seat.chosen = NO_CARD
            game.tell(SKIPPED_DRAW, seat.index)
            return
        if seat.supply.is_dry(1):
            game.reshuffle(seat, 1)
        card = seat.supply.take(1)
        seat.seen += 1
        game.cross_line(seat)
        seat.chosen = card
        game.is_stale = game.is_stale or not seat.supply.is_open(1)
    else:
        seat.lose(card)
    cost = game.cost(card)  # a blind card is of Level 1, which is free
    seat.coins -= cost
    if game.happenings is not None:
        game.tell(REVEALED, seat.index, card, cost, 1 if is_blind else 0)
    push_frame(seat, PLACE_STEP, FROM_RULES, card)
    if is_blind and game.features and not game.is_first_rules:
        game.trigger(seat, ON_DRAW, -1)


def finish(game: Game) -> None:
    """R11.1 The end of the game: nothing more is asked."""
    game.phase = OVER
    cross_lines(game)
    game.features = []
    for seat in game.seats:
        game.tell(ENDED, seat.index, seat.vp, seat.carts, seat.coins)
