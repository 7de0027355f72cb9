"""PettingZoo's parallel environment: all seats answer at once, as at the table.

A seat that waits for others is offered `decline` alone, which does nothing. An answer that is not offered, or that
another seat's draw of the same step has made impossible, is not taken: the seat is asked again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Unpack

from gymnasium import spaces
from pettingzoo import ParallelEnv

from imperial_miners.engine.refusal import why_refused
from imperial_miners.envs.episode import Observation, whole
from imperial_miners.envs.keeping import KeepingEnv
from imperial_miners.envs.rendering import RENDER_MODES
from imperial_miners.envs.rewards import final_rewards
from imperial_miners.envs.settings import TableSettings, check_names
from imperial_miners.envs.spaces import agent_names, observation_space

Infos = dict[str, dict[str, Any]]
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class MinersParallelEnv(KeepingEnv, ParallelEnv[str, Observation, int]):  # type: ignore[misc] # PettingZoo publishes no types
    """A game of one to five seats. With `strict` an answer that was not offered raises `IllegalAction`."""

    metadata: ClassVar[dict[str, Any]] = {"name": "imperial_miners_v0", "render_modes": RENDER_MODES, "render_fps": 2}
    kept = ("points", "agents")

    def __init__(self, **settings: Unpack[TableSettings]) -> None:
        check_names(settings, TableSettings)
        settings.setdefault("strict", False)
        super().__init__(**settings)
        self.possible_agents = agent_names(self.episode.seats)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.schema) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.schema.action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the pack's vocabulary."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new game: of this seed, or of one that follows from the last."""
        self.episode.begin(seed)
        self.agents = self.possible_agents.copy()
        self.points = [0] * len(self.agents)
        self.show()
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        """What each seat may know; a seat that waits may only decline."""
        return {agent: self.episode.observe(seat) for seat, agent in enumerate(self.agents)}

    def step(self, actions: dict[str, int]) -> Step:
        """Answers of all seats, taken in order of seats."""
        if not self.agents:
            raise RuntimeError("no game is running: call reset() first")
        if not isinstance(actions, Mapping):
            raise TypeError(f"actions must be a dict with an action for each agent, not {actions!r}")
        game = self.episode.game
        agents = self.agents
        infos: Infos = {agent: {} for agent in agents}
        taken: list[tuple[int, int]] = []
        for seat in game.awaiting():
            answer = whole(actions.get(agents[seat], -1), f"the action of {agents[seat]}")
            if answer in game.actions(seat):
                taken.append((seat, answer))
            elif self.strict:
                raise why_refused(game, seat, answer)
            else:
                infos[agents[seat]] = {"refused": "not offered"}
        for seat, answer in taken:
            if answer in game.actions(seat):
                game.apply(seat, answer)
            else:
                infos[agents[seat]] = {"refused": "no longer offered"}
        rewards = dict(zip(agents, self.rewards_now(), strict=True))
        seen = self.observations()
        self.show()
        if game.is_over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, game.is_over), dict.fromkeys(agents, False), infos

    def rewards_now(self) -> list[float]:
        """The rewards of a step."""
        game = self.episode.game
        if self.reward == "vp":
            return self.new_points()
        return final_rewards(game, self.reward) if game.is_over else [0.0] * len(self.agents)
