"""PettingZoo's AEC environment: one seat answers at a time, those that are awaited in order of seats."""

from __future__ import annotations

from typing import Any, ClassVar, Unpack

from gymnasium import spaces
from pettingzoo import AECEnv

from imperial_miners.envs.episode import Observation, whole
from imperial_miners.envs.keeping import KeepingEnv, Saved
from imperial_miners.envs.rendering import RENDER_MODES
from imperial_miners.envs.rewards import final_rewards
from imperial_miners.envs.settings import TableSettings, check_names
from imperial_miners.envs.spaces import agent_names, observation_space


class MinersEnv(KeepingEnv, AECEnv[str, Observation, int | None]):  # type: ignore[misc] # PettingZoo publishes no types
    """A game of one to five seats, `player_0` and so on. An action that is not offered raises `IllegalAction`;
    unless `strict`, `infos` says so and the seat is asked again."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "imperial_miners_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,  # seats are not asked in turn: see `parallel`
        "render_fps": 2,
    }
    kept = (
        "points",
        "agents",
        "agent_selection",
        "rewards",
        "_cumulative_rewards",
        "terminations",
        "truncations",
        "infos",
    )

    def __init__(self, **settings: Unpack[TableSettings]) -> None:
        check_names(settings, TableSettings)
        super().__init__(**settings)
        self.possible_agents = agent_names(self.episode.seats)
        self.observation_spaces = {agent: observation_space(self.schema) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.schema.action_count) for agent in self.possible_agents}
        self.clear([])

    def clear(self, agents: list[str]) -> None:
        """Begin anew: no rewards given, no agent gone."""
        self.agents = agents
        self.agent_selection = self.possible_agents[0]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.points = [0] * self.episode.seats

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the pack's vocabulary."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: of this seed, or of one that follows from the last."""
        self.episode.begin(seed)
        self.clear(self.possible_agents.copy())
        self.select(len(self.agents) - 1)
        self.show()

    def viewer(self) -> int:
        """Whose view is rendered: that of the agent whose turn it is."""
        return self.places[self.agent_selection]

    def observe(self, agent: str) -> Observation:
        """What a seat may know now, and what it is offered now."""
        self.episode.require_game()
        return self.episode.observe(self.place(agent))

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the selected seat sees and was given since its last answer (as PettingZoo's own, with fewer detours)."""
        agent = self.agent_selection
        if not self.agents:
            raise RuntimeError("no game is running: call reset() first")
        return (
            self.episode.observe(self.places[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Give the answer of the agent that is selected."""
        agent = self.agent_selection
        if not self.agents:
            raise RuntimeError("no game is running: call reset() first")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} owes an answer: None is for seats whose game is over")
        seat = self.places[agent]
        game = self.episode.game
        number = whole(action, "an action")
        if self.strict:
            game.apply(seat, number)
        else:
            self.offer(seat, number)
        self._cumulative_rewards[agent] = 0.0
        if self.reward == "vp":
            self.give(self.new_points())
        if game.is_over:
            self.finish()
        else:
            self.select(seat)
        self.show()

    def offer(self, seat: int, action: int) -> None:
        """Take an answer if it is one that was asked for, and say so if not."""
        game = self.episode.game
        is_offered = action in game.actions(seat)
        if is_offered:
            game.apply(seat, action)
        self.infos[self.agents[seat]] = {} if is_offered else {"refused": "not offered"}

    def select(self, last: int) -> None:
        """Whose turn it is: the next awaited seat after the one that answered."""
        awaited = self.episode.game.awaiting()
        for seat in awaited:
            if seat > last:
                self.agent_selection = self.possible_agents[seat]
                return
        self.agent_selection = self.possible_agents[awaited[0]]

    def give(self, rewards: list[float]) -> None:
        """Give everybody the rewards of the last answer."""
        for agent, given in zip(self.agents, rewards, strict=True):
            self.rewards[agent] = given
            self._cumulative_rewards[agent] += given

    def finish(self) -> None:
        """The game is over: what is given at its end, and everybody leaves in order of seats."""
        if self.reward != "vp":
            self.give(final_rewards(self.episode.game, self.reward))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def restore(self, saved: Saved) -> None:
        """Go back to what was saved."""
        super().restore(saved)
        self._skip_agent_selection = None
