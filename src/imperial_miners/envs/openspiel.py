"""OpenSpiel's game `python_imperial_miners`, registered when this module is imported.

Seats answer at the same time; where only one is awaited, it alone is asked. All chance is one chance node at the start,
which picks one of `deals` seeds: from there on a game follows from its history, so states clone and serialise.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

import numpy as np

from imperial_miners.engine.action import DECLINE
from imperial_miners.engine.game import Game
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.refusal import why_refused
from imperial_miners.engine.rng import seeded
from imperial_miners.engine.rows.encoding import Encoder
from imperial_miners.engine.state import load_state, save_state
from imperial_miners.envs.episode import seat_of, whole_seed
from imperial_miners.envs.needing import require
from imperial_miners.envs.rewards import check_reward, final_rewards
from imperial_miners.envs.schema import schema_of
from imperial_miners.packs import load_pack

require("pyspiel", "openspiel")
import pyspiel  # noqa: E402 - only now is it known to be there

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS: Final = int(pyspiel.PlayerId.SIMULTANEOUS)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
WAITING: Final = [DECLINE]
OBSERVED: Final = (True, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)
MOST_POINTS: Final = 1000.0
MOST_MOVES: Final = 2000
SETTINGS: Final = {
    "seats": 2,
    "deals": 4096,
    "reward": "rank",
    "pack": "base",
    "variant": "standard",
    "decks": "shared",
}
GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_imperial_miners",
    long_name="Imperial Miners",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=SETTINGS,
)


class MinersGame(pyspiel.Game):  # type: ignore[misc] # pyspiel publishes no types
    """The game with its settings: seats, number of deals, reward, pack, variant and decks."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**SETTINGS, **(params or {})}
        check_reward(chosen["reward"])
        self.settings = chosen
        self.pack = load_pack(chosen["pack"])
        self.seats: int = chosen["seats"]
        self.deals: int = chosen["deals"]
        self.deal(0)  # refuses wrong settings here and now
        if self.deals < 1:
            raise ValueError(f"deals must be 1 or more, not {self.deals}")
        self.schema = schema_of(self.pack, self.seats)
        self.outcomes = [(deal, 1.0 / self.deals) for deal in range(self.deals)]
        most = 1.0 if chosen["reward"] == "rank" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.pack.action_count,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> MinersState:
        """A game before its deal."""
        return MinersState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MinersObserver:
        """Something that looks at states as one seat sees them now; there is no other way to look."""
        asked = iig_obs_type
        if asked is not None and (asked.public_info, asked.perfect_recall, asked.private_info) != OBSERVED:
            raise ValueError("a state shows what one seat knows now: public_info, no perfect_recall, SINGLE_PLAYER")
        return MinersObserver(self)

    def deal(self, seed: int) -> Game:
        """The game of one outcome of chance."""
        settings = self.settings
        return Game.new(self.pack, self.seats, seed, settings["variant"], settings["decks"], False)


class Held:
    """What a state holds: the settings, and the engine's game, which is copied where the state is."""

    __slots__ = ("game", "rules")

    def __init__(self, rules: MinersGame, game: Game | None) -> None:
        self.rules = rules
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.rules, None if self.game is None else self.game.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        saved = None if self.game is None else save_state(self.game)
        return (held_again, (tuple(self.rules.settings.items()), saved))


@lru_cache(maxsize=16)
def rules_of(settings: tuple[tuple[str, Any], ...]) -> MinersGame:
    """The game of these settings."""
    return MinersGame(dict(settings))


def held_again(settings: tuple[tuple[str, Any], ...], saved: dict[str, Any] | None) -> Held:
    """What a serialised state held."""
    rules = rules_of(settings)
    if saved is None:
        return Held(rules, None)
    game = load_state(rules.pack, saved)
    game.happenings = None
    return Held(rules, game)


class MinersState(pyspiel.State):  # type: ignore[misc] # pyspiel publishes no types
    """A state. Before the deal there is no game in it."""

    def __init__(self, game: MinersGame) -> None:
        super().__init__(game)
        self.held = Held(game, None)
        self.asked: list[int] = []
        self.player = CHANCE

    @property
    def game(self) -> Game:
        """The engine's game."""
        game = self.held.game
        if game is None:
            raise ValueError("chance has not dealt yet")
        return game

    def look(self) -> None:
        """Who is asked now."""
        self.asked = self.game.awaiting()
        if len(self.asked) > 1:
            self.player = SIMULTANEOUS
        else:
            self.player = self.asked[0] if self.asked else TERMINAL

    def current_player(self) -> int:
        """Chance, one seat, all seats at once, or nobody."""
        return self.player

    # OpenSpiel answers the next five itself from current_player and _legal_actions; from Python this is shorter.

    def is_chance_node(self) -> bool:
        """Whether the game is not dealt yet."""
        return self.player == CHANCE

    def is_simultaneous_node(self) -> bool:
        """Whether several seats are asked."""
        return self.player == SIMULTANEOUS

    def is_player_node(self) -> bool:
        """Whether one seat alone is asked."""
        return self.player >= 0

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.player == TERMINAL

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a seat is offered, or whoever is asked; of chance, all deals."""
        who = self.player if player is None else player
        if who >= self.held.rules.seats:
            seat_of(who, self.held.rules.seats)  # which raises
        if who == CHANCE and self.player == CHANCE:
            return [deal for deal, _ in self.held.rules.outcomes]
        return self._legal_actions(who) if who >= 0 and self.player not in (CHANCE, TERMINAL) else []

    def _legal_actions(self, player: int) -> list[int]:
        """What a seat is offered; one that waits while others answer can only decline."""
        if self.player not in (player, SIMULTANEOUS):
            return []
        return sorted(self.game.actions(player)) or [DECLINE]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each as likely."""
        return self.held.rules.outcomes.copy()

    def _apply_action(self, action: int) -> None:
        """A deal, or the answer of the only seat that is asked."""
        if self.player >= 0:
            self.game.apply(self.player, action)
        elif self.player == CHANCE:
            if not 0 <= action < self.held.rules.deals:
                raise ValueError(f"deals are numbered from 0 to {self.held.rules.deals - 1}: there is no {action}")
            self.held.game = self.held.rules.deal(action)
        else:
            raise ValueError(f"apply_action() is for one seat that is asked alone: here it is {self.asked}")
        self.look()

    def _apply_actions(self, actions: list[int]) -> None:
        """Answers of all seats, in order of seats. One that another's draw has just made impossible is asked again."""
        game = self.game
        seats = game.seats
        if self.player != SIMULTANEOUS:
            raise ValueError(f"apply_actions() is for several seats that are asked: here it is {self.asked}")
        if len(actions) != len(seats):
            raise ValueError(f"{len(seats)} seats need {len(seats)} answers, not {len(actions)}")
        for owner, action in zip(seats, actions, strict=True):
            if action not in (owner.options or WAITING):
                raise why_refused(game, owner.index, action)
        for seat in self.asked:
            if actions[seat] in seats[seat].options:
                game.apply(seat, actions[seat])
        self.look()

    def _action_to_string(self, player: int, action: int) -> str:
        """The action's key."""
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

    def redeal(self, player: int, seed: int) -> MinersState:
        """A clone in which all that a seat cannot know is dealt anew."""
        seat, state = seat_of(player, self.held.rules.seats), seeded(str(whole_seed(seed)), "environment")
        other: MinersState = self.clone()
        other.held.game = redeal(self.game, seat, state)
        other.look()
        return other


class MinersObserver:
    """What a seat sees, as a tensor and as text."""

    def __init__(self, rules: MinersGame) -> None:
        self.seats = rules.seats
        self.encoder = Encoder(rules.pack, rules.seats)
        self.tensor = np.zeros(rules.schema.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MinersState, player: int) -> None:
        """Look at a state."""
        seat_of(player, self.seats)
        if state.held.game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self.encoder.row(state.held.game, player), np.int8)

    def string_from(self, state: MinersState, player: int) -> str:
        """The same as text: the view as JSON."""
        seat_of(player, self.seats)
        return "" if state.held.game is None else json.dumps(state.held.game.view(player).to_json())


pyspiel.register_game(GAME_TYPE, MinersGame)
