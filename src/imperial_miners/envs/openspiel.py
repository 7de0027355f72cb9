"""OpenSpiel's games, registered when this module is imported.

In `python_imperial_miners` all seats answer at the same time, as at the table; alone it is a sequential game. In
`python_imperial_miners_turns` one seat answers at a time. All chance is one chance node at the start that picks one of
`deals` seeds: from there on a game follows from its history, so states clone and serialise.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar, Final

import numpy as np

from imperial_miners.engine.game import Game
from imperial_miners.engine.rows.encoding import Encoder
from imperial_miners.envs.episode import seat_of
from imperial_miners.envs.needing import require
from imperial_miners.envs.rewards import check_reward
from imperial_miners.envs.schema import schema_of
from imperial_miners.packs import load_pack

require("pyspiel", "openspiel")
import pyspiel  # noqa: E402 - only now is it known to be there

from imperial_miners.envs.openspiel_memory import Memory  # noqa: E402
from imperial_miners.envs.openspiel_state import Held, MinersState  # noqa: E402

SINGLE: Final = pyspiel.PrivateInfoType.SINGLE_PLAYER
MOST_POINTS: Final = 1000.0
MOST_MOVES: Final = 2000
MOST_ANSWERS: Final = 256
"""How many of a seat's own answers an information state's tensor holds; random games have less than half as many."""
SETTINGS: Final = {
    "seats": 2,
    "deals": 4096,
    "reward": "rank",
    "pack": "base",
    "variant": "standard",
    "decks": "shared",
}


def game_type(short_name: str, is_sequential: bool) -> pyspiel.GameType:
    """What OpenSpiel is told of a game."""
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=short_name,
        long_name="Imperial Miners" + (" in turns" if short_name.endswith("turns") else ""),
        dynamics=dynamics.SEQUENTIAL if is_sequential else dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=1,
        provides_information_state_string=is_sequential,
        provides_information_state_tensor=is_sequential,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=SETTINGS,
    )


class MinersGame(pyspiel.Game):  # type: ignore[misc] # pyspiel publishes no types
    """The game with its settings: seats, number of deals, reward, pack, variant and decks."""

    short_name: ClassVar[str] = "python_imperial_miners"
    is_in_turns: ClassVar[bool] = False

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
        self.is_sequential = self.is_in_turns or self.seats == 1
        self.schema = schema_of(self.pack, self.seats)
        self.encoder = Encoder(self.pack, self.seats)
        self.undealt = Held(self, None, None)
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
        super().__init__(game_type(self.short_name, self.is_sequential), info, params or {})

    def new_initial_state(self) -> MinersState:
        """A game before its deal."""
        return MinersState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MinersObserver | None:
        """Something that looks at states as one seat sees them now or, in a sequential game, remembers them; None for
        other ways to look, as OpenSpiel expects it."""
        asked = iig_obs_type
        if asked is None:
            return MinersObserver(self)
        if not asked.public_info or asked.private_info != SINGLE or asked.perfect_recall > self.is_sequential:
            return None
        return RememberingObserver(self) if asked.perfect_recall else MinersObserver(self)

    def dealt(self, deal: int) -> Held:
        """What a state holds after the deal."""
        if not 0 <= deal < self.deals:
            raise ValueError(f"deals are numbered from 0 to {self.deals - 1}: there is no {deal}")
        game = self.deal(deal)
        return Held(self, game, Memory.of(game, self.encoder) if self.is_sequential else None)

    def deal(self, seed: int) -> Game:
        """The game of one outcome of chance."""
        settings = self.settings
        return Game.new(self.pack, self.seats, seed, settings["variant"], settings["decks"], False)


class MinersTurnsGame(MinersGame):
    """The same in turns: of the seats that owe an answer, the lowest gives one."""

    short_name = "python_imperial_miners_turns"
    is_in_turns = True


class MinersObserver:
    """What a seat sees now, as a tensor and as text."""

    def __init__(self, rules: MinersGame, more: int = 0) -> None:
        self.seats = rules.seats
        self.encoder = rules.encoder
        size = rules.schema.size
        self.tensor = np.zeros(size + more, np.float32)
        self.seen = self.tensor[:size]
        self.dict = {"observation": self.seen}

    def set_from(self, state: MinersState, player: int) -> None:
        """Fill the observation from a state for one player."""
        player = self.seat(player)
        if state.held.game is None:
            self.tensor.fill(0)
        else:
            self.seen[:] = np.frombuffer(self.encoder.row(state.held.game, player), np.int8)

    def string_from(self, state: MinersState, player: int) -> str:
        """The same as text: the view as JSON, without what could be undone, since here nothing can be."""
        player = self.seat(player)
        if state.held.game is None:
            return ""
        shown = state.held.game.view(player).to_json()
        del shown["can_undo"]
        return json.dumps(shown)

    def seat(self, player: int) -> int:
        """A seat that is there."""
        return seat_of(player, self.seats)


class RememberingObserver(MinersObserver):
    """What a seat has seen and answered: as a tensor what it sees now and its own answers, as text a digest of all."""

    def __init__(self, rules: MinersGame) -> None:
        super().__init__(rules, MOST_ANSWERS)
        self.answers = self.tensor[rules.schema.size :]
        self.dict["answers"] = self.answers

    def set_from(self, state: MinersState, player: int) -> None:
        """Look at a state, and at the answers that led to it: each as its number + 1."""
        super().set_from(state, player)
        self.answers.fill(0)
        if state.held.game is not None:
            answers = state.held.remember().chains[player].answers[-MOST_ANSWERS:]
            self.answers[: len(answers)] = answers
            self.answers[: len(answers)] += 1

    def string_from(self, state: MinersState, player: int) -> str:
        """A digest of everything that the seat has seen and answered."""
        player = self.seat(player)
        if state.held.game is None:
            return f"seat {player}"
        return f"seat {player}: {state.held.remember().chains[player].digest.hex()}"


GAMES: Final[dict[str, type[MinersGame]]] = {kind.short_name: kind for kind in (MinersGame, MinersTurnsGame)}
for kind in GAMES.values():
    pyspiel.register_game(game_type(kind.short_name, kind.is_in_turns), kind)
