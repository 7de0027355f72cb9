"""Gymnasium's environment: the solo game."""

from __future__ import annotations

from typing import Any, Unpack

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from imperial_miners.engine.action import DECLINE
from imperial_miners.envs.episode import Observation, whole
from imperial_miners.envs.keeping import KeepingEnv
from imperial_miners.envs.rendering import RENDER_MODES
from imperial_miners.envs.rewards import final_rewards
from imperial_miners.envs.settings import SoloSettings, check_names
from imperial_miners.envs.spaces import observation_space

Flags = npt.NDArray[np.bool_]


class SoloEnv(KeepingEnv, gymnasium.Env[Any, Any]):
    """One seat alone. An action that is not offered changes nothing and is told in `info["refused"]`; with `strict` it
    raises `IllegalAction`. Once the game is over, to decline is offered alone and does nothing."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - as Gymnasium declares it

    carried = ("spec", "action_space", "_np_random", "_np_random_seed")

    def __init__(self, **settings: Unpack[SoloSettings]) -> None:
        check_names(settings, SoloSettings)
        settings.setdefault("reward", "vp")
        settings.setdefault("strict", False)
        super().__init__(seats=1, **settings)
        del self.settings["seats"], self.settings["decks"]
        self.observation_space = observation_space(self.schema)
        self.action_space = spaces.Discrete(self.schema.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: of this seed, or of one that follows from the last."""
        super().reset(seed=seed)
        self.episode.begin(seed)
        self.points = [0]
        self.show()
        seen = self.episode.observe(0)
        return seen, {"action_mask": seen["action_mask"]}

    def action_masks(self) -> Flags:
        """Which actions are offered now, as sb3-contrib asks for it."""
        self.episode.require_game()
        return self.episode.observe(0)["action_mask"].view(np.bool_)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The answer, and what came of it."""
        self.episode.require_game()
        game = self.episode.game
        info: dict[str, Any] = {}
        number = whole(action, "an action")
        was_over = game.is_over
        if was_over and number == DECLINE:
            pass
        elif self.strict or number in game.actions(0):
            game.apply(0, number)
        else:
            info["refused"] = "not offered"
        if self.reward == "vp":
            reward = self.new_points()[0]
        else:
            reward = final_rewards(game, self.reward)[0] if game.is_over and not was_over else 0.0
        if game.is_over:
            info["score"] = game.seats[0].score
        self.show()
        seen = self.episode.observe(0)
        info["action_mask"] = seen["action_mask"]
        return seen, reward, game.is_over, False, info
