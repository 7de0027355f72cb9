"""Deal anew what a seat cannot know: how bots and environments imagine, without ever seeing the true game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imperial_miners.engine.action import CARD
from imperial_miners.engine.effect import FROM_RULES, Frame, Node
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.phases import PLAY, SET_UP
from imperial_miners.engine.rng import MODULUS, after, below, shuffled
from imperial_miners.engine.seat import BLIND_CARD, NOTHING, Seat
from imperial_miners.engine.steps import KEEP_STEP, PLAY_STEP
from imperial_miners.engine.supply import Supply

if TYPE_CHECKING:
    from imperial_miners.engine.game import Game


def redeal(game: Game, seat: int, state: int) -> Game:
    """A game that the seat cannot tell from this one, dealt from a generator's state.

    Other hands, the decks and the Events to come are drawn from what the seat has not seen; other seats' hidden
    choices are chosen at random. The result has no record.
    """
    other = game.copy()
    other.is_sampled = True
    other.seed = ""
    other.moves = []
    other.move_count = 0
    state = after(state % (MODULUS - 1) + 1)
    state = redeal_events(other, state)
    for supply in other.supplies:
        state = redeal_cards(other, supply, seat, state)
    for owner in other.seats:
        owner.line = 0
        if owner.index != seat:
            state = rechoose(other, owner, state)
    return other


def redeal_events(game: Game, state: int) -> int:
    """Events not yet revealed come from all those not seen, whether in the deck or out of the game."""
    seen = game.events[: game.round]
    unseen = [event for event in range(len(game.pack.events)) if event not in seen]
    unseen, state = shuffled(unseen, state)
    game.events = seen + unseen[: ROUNDS - game.round]
    return state


def redeal_cards(game: Game, supply: Supply, seat: int, state: int) -> int:
    """Decks and other hands of one supply, Level by Level (the backs of cards show it)."""
    owners = [owner for owner in game.seats if owner.supply is supply]
    hands: list[list[int]] = [[] for _ in owners]
    decks: list[list[int]] = []
    states: list[int] = []
    for level in (1, 2, 3, 4):
        at = level - 1
        unseen = supply.decks[at][supply.gone[at] :]
        for owner in owners:
            if owner.index != seat:
                unseen += [card for card in owner.hand if game.pack.levels[card] == level]
        unseen, state = shuffled(sorted(unseen), state)
        for number, owner in enumerate(owners):
            if owner.index != seat:
                held = sum([1 for card in owner.hand if game.pack.levels[card] == level])
                hands[number] += unseen[len(unseen) - held :]
                del unseen[len(unseen) - held :]
        decks.append(unseen)
        state = after(state)
        states.append(state)
    supply.decks = decks
    supply.gone = [0, 0, 0, 0]
    supply.states = states
    for number, owner in enumerate(owners):
        if owner.index != seat:
            owner.hand = sorted(hands[number])
    return state


def rechoose(game: Game, owner: Seat, state: int) -> int:
    """Choices of another seat that depend on its hidden hand are made anew."""
    if game.phase == SET_UP:
        rest, state = shuffled(owner.hand, state)
        owner.kept = sorted(rest[: len(owner.kept)])
        if owner.options:
            ask_again(game, owner, KEEP_STEP)
    elif game.phase == PLAY:
        if owner.options:
            ask_again(game, owner, PLAY_STEP)
        else:
            playable = game.playable(owner)
            state = after(state)
            owner.chosen = playable[below(state, len(playable))] if playable else BLIND_CARD
    elif owner.options and owner.options[0] >= CARD + 2 * game.pack.designs:
        owner.options = game.discards(owner)
    return state


def ask_again(game: Game, owner: Seat, step: Node) -> None:
    """Put a step's question to a seat anew, with the options of its new hand."""
    owner.options = NOTHING
    frame = Frame(None, step, FROM_RULES, 0, 0)
    owner.top = frame
    frame.node.run(game, owner, frame)
