"""The steps of set-up and of a round, and what happens when every seat has finished one (chapters 2, 4, 5 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperial_miners.engine.effect import FROM_EVENT, FROM_RULES, FROM_SURFACE, push_frame
from imperial_miners.engine.happening import (
    DEALT,
    DISCARDED,
    ENDED,
    EVENT_REVEALED,
    REVEALED,
    ROUND_BEGAN,
    SKIPPED_DRAW,
)
from imperial_miners.engine.pack import BOARDS, END_OF_ROUND, FEATURE, IMMEDIATE, ROUNDS, Pack
from imperial_miners.engine.rng import after, below, game_states, shuffled
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
VARIANTS: Final = ("standard", "first-game")
DECKS: Final = ("shared", "duplicate")
DEAL: Final = {"standard": (2, 3, 3), "first-game": (2, 2, 2)}
MOST_SEATS: Final = 5


def set_up(game: Game, pack: Pack, seats: int, seed: str, variant: str, decks: str, happenings: bool) -> None:
    """Chapter 2, up to the first question."""
    if not 1 <= seats <= MOST_SEATS:
        raise ValueError(f"seats must be 1 to {MOST_SEATS} (R1.4), not {seats}")
    if variant not in VARIANTS:
        raise ValueError(f"variant must be one of {', '.join(VARIANTS)}, not {variant!r}")
    if decks not in DECKS:
        raise ValueError(f"decks must be one of {', '.join(DECKS)}, not {decks!r}")
    game.pack = pack
    game.seed = seed
    game.variant = variant
    game.decks = decks
    states = game_states(seed)
    game.events = shuffled(list(range(len(pack.events))), states[4])[0][:ROUNDS]  # R2.3
    sides = sides_shown(pack, states[5])
    game.supplies = [new_supply(pack, states, sides) for _ in range(seats if decks == "duplicate" else 1)]
    game.seats = [new_seat(pack, i, game.supplies[i % len(game.supplies)]) for i in range(seats)]
    game.round = 0
    game.horizon = ROUNDS
    game.phase = SET_UP
    game.features = []
    game.moves = []
    game.move_count = 0
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


def sides_shown(pack: Pack, state: int) -> list[int]:
    """R2.1 Each board shows a random side."""
    shown: list[int] = []
    for board in range(BOARDS):
        state = after(state)
        faces = [i for i in range(len(pack.boards)) if pack.boards[i].board == board]
        shown.append(faces[below(state, len(faces))])
    return shown


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
    for seat in game.seats:  # I20 a common step is complete
        seat.line = game.move_count
        seat.loose = 0
    if phase == EVENT:
        begin(game, PLAY)
    elif phase == PLAY:
        begin(game, MINE)
    elif phase == SET_UP:
        finish_set_up(game)
        begin_round(game)
    elif phase == MINE and game.event().kind == END_OF_ROUND:
        begin(game, END)  # R5.14
    elif game.round == game.horizon:
        finish(game)
    else:
        begin_round(game)


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
            game.tell(DISCARDED, seat.index, card)
        seat.hand = seat.kept
        seat.kept = NOTHING


def begin_round(game: Game) -> None:
    """R4.1, R4.2 The next round: its Event is revealed, and resolved if it is immediate."""
    game.round += 1
    game.phase = EVENT
    for seat in game.seats:
        seat.activated = 0
        seat.advanced = 0
        seat.placed = -1
        seat.chosen = NO_CARD
    event = game.event()
    game.features = event.features if event.kind == FEATURE else []
    if game.happenings is not None:
        game.tell(ROUND_BEGAN, -1, game.round)
        game.tell(EVENT_REVEALED, -1, game.events[game.round - 1])
    if event.kind == IMMEDIATE:
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
        seat.chosen = card
        game.is_stale = game.is_stale or not seat.supply.is_open(1)
    else:
        hand = seat.hand.copy()
        hand.remove(card)
        seat.hand = hand
    cost = game.cost(card)  # a blind card is of Level 1, which is free
    seat.coins -= cost
    if game.happenings is not None:
        game.tell(REVEALED, seat.index, card, cost, 1 if is_blind else 0)
    push_frame(seat, PLACE_STEP, FROM_RULES, card)


def finish(game: Game) -> None:
    """R11.1 The end."""
    game.phase = OVER
    game.features = []
    for seat in game.seats:
        game.tell(ENDED, seat.index, seat.vp, seat.carts, seat.coins)
