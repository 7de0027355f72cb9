"""States of OpenSpiel's games: all at once, or seat by seat with what each seat remembers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from imperial_miners.engine.action import DECLINE
from imperial_miners.engine.game import Game
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.refusal import why_refused
from imperial_miners.engine.rng import seeded
from imperial_miners.engine.state import load_state, save_state
from imperial_miners.envs.episode import seat_of, whole_seed
from imperial_miners.envs.openspiel_memory import Memory
from imperial_miners.envs.rewards import final_rewards

if TYPE_CHECKING:
    from collections.abc import Callable

    from imperial_miners.envs.openspiel import MinersGame

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS: Final = int(pyspiel.PlayerId.SIMULTANEOUS)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
WAITING: Final = (DECLINE, int(pyspiel.INVALID_ACTION))
"""What a seat that is not asked may send along with the others' answers; neither does anything."""
FLOATS: Final = np.array([float(byte - 256 if byte > 127 else byte) for byte in range(256)], object)
"""What each byte of a row says, as numbers made once: a list of these is made faster than one of new numbers."""


class Held:
    """All that a state holds: the settings, the engine's game, which is copied where the state is, and who is asked.

    Before the deal there is no game. `memory` knows what each seat has seen, where information states are offered.
    """

    __slots__ = ("asked", "game", "memory", "player", "rules")

    def __init__(self, rules: MinersGame, game: Game | None, memory: Memory | None) -> None:
        self.rules = rules
        self.game = game
        self.memory = memory
        self.asked: list[int] = []
        self.player = CHANCE
        if game is not None:
            self.look(game)

    def look(self, game: Game) -> None:
        """Who is asked now: one seat, the lowest that is awaited, or all together."""
        asked = self.asked = game.awaiting()
        if not asked:
            self.player = TERMINAL
        else:
            self.player = asked[0] if self.rules.is_sequential else SIMULTANEOUS

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        other = Held.__new__(Held)
        other.rules = self.rules
        other.game = None if self.game is None else self.game.copy()
        other.memory = self.memory  # which is replaced where it grows
        other.asked = self.asked
        other.player = self.player
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        settings = (self.rules.short_name, tuple(self.rules.settings.items()))
        if self.game is None:
            return (held_again, (settings, None, None))
        known = None if self.memory is None else self.remember().chains
        return (held_again, (settings, save_state(self.game), known))

    def remember(self) -> Memory:
        """What the seats have seen up to now."""
        assert self.memory is not None
        assert self.game is not None
        self.memory = self.memory.caught_up(self.game, self.rules.encoder)
        return self.memory


@lru_cache(maxsize=16)
def rules_of(settings: tuple[str, tuple[tuple[str, Any], ...]]) -> MinersGame:
    """The game of a name and settings."""
    from imperial_miners.envs.openspiel import GAMES

    return GAMES[settings[0]](dict(settings[1]))


def held_again(
    settings: tuple[str, tuple[tuple[str, Any], ...]], saved: dict[str, Any] | None, known: tuple[Any, ...] | None
) -> Held:
    """What a serialised state held."""
    rules = rules_of(settings)
    if saved is None:
        return Held(rules, None, None)
    game = load_state(rules.pack, saved)
    game.happenings = None
    return Held(rules, game, None if known is None else Memory(game, known))


class MinersState(pyspiel.State):  # type: ignore[misc] # pyspiel publishes no types
    """A state. All of it is in one attribute, since OpenSpiel copies attributes one by one."""

    def __init__(self, game: MinersGame) -> None:
        super().__init__(game)
        self.held = game.undealt

    @property
    def game(self) -> Game:
        """The game of our engine inside the state."""
        game = self.held.game
        if game is None:
            raise ValueError("chance has not dealt yet")
        return game

    def current_player(self) -> int:
        """Chance, one seat, all seats at once, or nobody."""
        return self.held.player

    # OpenSpiel answers the next five itself from current_player and _legal_actions; from Python this is shorter.

    def is_chance_node(self) -> bool:
        """Whether the game is not dealt yet."""
        return self.held.player == CHANCE

    def is_simultaneous_node(self) -> bool:
        """Whether all seats are asked."""
        return self.held.player == SIMULTANEOUS

    def is_player_node(self) -> bool:
        """Whether one seat alone is asked."""
        return self.held.player >= 0

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.player == TERMINAL

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a seat is offered, or whoever is asked; of chance, all deals."""
        held = self.held
        who = held.player if player is None else player
        if who >= held.rules.seats:
            seat_of(who, held.rules.seats)  # which raises
        if who == CHANCE and held.player == CHANCE:
            return [deal for deal, _ in held.rules.outcomes]
        return self._legal_actions(who) if who >= 0 and held.player not in (CHANCE, TERMINAL) else []

    def _legal_actions(self, player: int) -> list[int]:
        """What a seat is offered; one that waits while others answer can only decline."""
        held = self.held
        if held.player not in (player, SIMULTANEOUS) or held.game is None:
            return []
        return sorted(held.game.actions(player)) or [DECLINE]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each as likely."""
        return self.held.rules.outcomes.copy()

    def _apply_action(self, action: int) -> None:
        """A deal, or the answer of the only seat that is asked."""
        held = self.held
        if held.player >= 0:
            game = self.game
            game.apply(held.player, action)
            held.look(game)
        elif held.player == CHANCE:
            self.held = held.rules.dealt(action)
        else:
            raise ValueError(f"apply_action() is for one seat that is asked alone: here it is {held.asked}")

    def _apply_actions(self, actions: list[int]) -> None:
        """Answers of all seats, in order of seats. One that another's draw has just made impossible is asked again."""
        game, held = self.game, self.held
        seats = game.seats
        if held.player in (CHANCE, TERMINAL):
            raise ValueError(f"apply_actions() is for seats that are asked: here it is {held.asked}")
        if len(actions) != len(seats):
            raise ValueError(f"{len(seats)} seats need {len(seats)} answers, not {len(actions)}")
        asked = held.asked if held.player == SIMULTANEOUS else [held.player]
        for owner, action in zip(seats, actions, strict=True):
            if action not in (owner.options if owner.index in asked else WAITING):
                raise why_refused(game, owner.index, action)
        for seat in asked:
            if actions[seat] in seats[seat].options:
                game.apply(seat, actions[seat])
        held.look(game)

    def _action_to_string(self, player: int, action: int) -> str:
        """An action as the text form that players type."""
        if player == CHANCE:
            return f"deal:{action}"
        return self.held.rules.pack.vocabulary.key(action)

    def returns(self) -> list[float]:
        """The reward of each seat at the end; until then nothing."""
        if not self.is_terminal():
            return [0.0] * self.held.rules.seats
        return final_rewards(self.game, self.held.rules.settings["reward"])

    def __str__(self) -> str:
        return "not dealt" if self.held.game is None else self.game.digest()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a seat sees now, as OpenSpiel would ask its observer for it, with fewer detours."""
        held = self.held
        seat = seat_of(held.player if player is None else player, held.rules.seats)
        if held.game is None:
            return [0.0] * held.rules.schema.size
        row = np.frombuffer(held.rules.encoder.row(held.game, seat), np.uint8)
        numbers: list[float] = FLOATS.take(row).tolist()
        return numbers

    def information_state_string(self, player: int | None = None) -> str:
        """A digest of everything that a seat has seen and answered."""
        self.require_memory()
        return str(super().information_state_string(self.held.player if player is None else player))

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What a seat sees now, and its own answers."""
        self.require_memory()
        return list(super().information_state_tensor(self.held.player if player is None else player))

    def require_memory(self) -> None:
        """Refuse information states where all answer at once."""
        if not self.held.rules.is_sequential:
            raise ValueError("a state shows what one seat knows now: information states are for the game in turns")

    def redeal(self, player: int, seed: int) -> MinersState:
        """A clone in which all that a seat cannot know is dealt anew."""
        return self.dealt_anew(seat_of(player, self.held.rules.seats), seeded(str(whole_seed(seed)), "environment"))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> MinersState:
        """The same with the luck of a sampler, which gives numbers from 0 to 1."""
        return self.dealt_anew(seat_of(player, self.held.rules.seats), int(sampler() * 2**53))

    def dealt_anew(self, seat: int, state: int) -> MinersState:
        """A clone dealt anew from a generator's state; the seat remembers the same."""
        other: MinersState = self.clone()
        held = other.held
        game = redeal(self.game, seat, state)
        if held.memory is not None:
            held.memory = self.held.remember().of_sample(game, seat, held.rules.encoder)
        held.game = game
        held.look(game)
        return other
