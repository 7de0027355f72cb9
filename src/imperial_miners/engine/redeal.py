"""Deal anew what a seat cannot know: how bots and environments imagine, without ever seeing the true game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imperial_miners.engine.action import CARD
from imperial_miners.engine.effect import FROM_RULES, Frame, Node
from imperial_miners.engine.luck import LEHMER, SAMPLES
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.phases import PLAY, SET_UP
from imperial_miners.engine.rng import MODULUS, after, below, shuffled
from imperial_miners.engine.seat import BLIND_CARD, NOTHING, Seat
from imperial_miners.engine.steps import KEEP_STEP, PLAY_STEP
from imperial_miners.engine.supply import Supply, replaced

if TYPE_CHECKING:
    from imperial_miners.engine.game import Game


def redeal(game: Game, seat: int, state: int) -> Game:
    """A game that the seat cannot tell from this one, dealt from a generator's state.

    Other hands, the decks and the Events to come are drawn from what the seat has not seen; other seats' hidden
    choices are chosen at random. The result has no record. Decks that are shuffled alike (I18) stay alike; those that
    parted, by a Faction draw or a reshuffle, are dealt each on its own. Samples need no secrecy: what is shuffled later
    comes from the fast generator.
    """
    other = game.copy()
    other.is_sampled = True
    other.seed = ""
    other.luck = LEHMER
    other.moves = []
    other.move_count = 0
    other.step_began = 0
    state = after(state % (MODULUS - 1) + 1)
    state = redeal_events(other, state)
    for supply in other.supplies:
        supply.shuffler = SAMPLES
    if len(other.supplies) == 1:
        state = redeal_cards(other, other.supplies[0], seat, state)
    else:
        for level in (1, 2, 3, 4):
            for group in alike(other.seats, seat, level - 1):
                state = redeal_alike(group, seat, level, state)
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
    """Decks and other hands of shared decks, Level by Level (the backs of cards show it)."""
    owners = game.seats
    hands: list[list[int]] = [[] for _ in owners]
    decks: list[list[int]] = []
    states: list[int] = []
    for level in (1, 2, 3, 4):
        at = level - 1
        unseen = supply.decks[at][supply.gone[at] :]
        for owner in owners:
            if owner.index != seat:
                unseen += hidden_of(owner, level)
        unseen, state = shuffled(sorted(unseen), state)
        for number, owner in enumerate(owners):
            if owner.index != seat:
                held = len(hidden_of(owner, level))
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
            owner.hand = sorted(hands[number] + owner.known)
    return state


def alike(seats: list[Seat], seat: int, at: int) -> list[list[Seat]]:
    """I18 Seats whose decks of a Level are in one order, however much of it each has drawn."""
    groups: list[list[Seat]] = []
    for owner in sorted(seats, key=lambda owner: owner.index != seat):
        mine = owner.supply
        for group in groups:
            theirs = group[0].supply
            if mine.states[at] == theirs.states[at] and mine.decks[at] == theirs.decks[at]:
                group.append(owner)
                break
        else:
            groups.append([owner])
    return groups


def redeal_alike(group: list[Seat], seat: int, level: int, state: int) -> int:
    """I18 One order for decks that are alike, in which every seat has drawn what it has shown."""
    at = level - 1
    pack = group[0].pack
    unseen = sorted(left_of(group[0], at)) if group[0].index == seat else pack.box(level)
    seen = less(pack.box(level), unseen)
    order = [-1] * len(unseen)
    for owner in sorted(group, key=lambda owner: -len(left_of(owner, at))):
        known = [card for card in owner.known if pack.levels[card] == level]
        shown = less(less(shown_by(owner, level) + known, seen), order)
        free = [place for place in range(len(unseen) - len(left_of(owner, at))) if order[place] < 0]
        free, state = shuffled(free, state)
        for card, place in zip(shown, free, strict=False):
            order[place] = card
    rest, state = shuffled(less(unseen, order), state)
    order = [card if card >= 0 else rest.pop() for card in order]
    state = after(state)
    longest = max([left_of(owner, at) for owner in group], key=len)
    whole = longest[: max(0, len(longest) - len(order))] + order  # who is ahead of the others knows what they will draw
    for owner in group:
        supply = owner.supply
        left = left_of(owner, at)
        drawn = len(order) - len(left)
        if drawn > 0:
            others = [card for card in owner.hand if pack.levels[card] != level]
            owner.hand = sorted(others + less(seen + order[:drawn], shown_by(owner, level)))
        supply.decks = replaced(supply.decks, at, whole)
        supply.gone = replaced(supply.gone, at, len(whole) - len(left))
        supply.states = replaced(supply.states, at, state)
    return state


def left_of(owner: Seat, at: int) -> list[int]:
    """What is left of a seat's deck."""
    return owner.supply.decks[at][owner.supply.gone[at] :]


def hidden_of(owner: Seat, level: int) -> list[int]:
    """The cards of a Level in a seat's hand that nobody else has seen."""
    return [card for card in less(owner.hand, owner.known) if owner.pack.levels[card] == level]


def shown_by(owner: Seat, level: int) -> list[int]:
    """The cards of a Level that a seat has drawn and shown: what is neither in its deck nor in its hand."""
    return less(owner.pack.box(level), left_of(owner, level - 1) + owner.hand)


def less(cards: list[int], taken: list[int]) -> list[int]:
    """Cards without those that were taken, as far as they are there."""
    rest = cards.copy()
    for card in taken:
        if card in rest:
            rest.remove(card)
    return rest


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
