"""Many games stepped at once in one process, into shared arrays: a Gymnasium vector environment.

With one seat it does what Gymnasium's own vector environments would do with as many `SoloEnv`, seed for seed. With more
seats each game waits for one of them at a time: `infos["seat"]` says whom, and rewards have a column for each seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from imperial_miners.engine.batch import Batch
from imperial_miners.engine.option_encoding import OptionEncoder
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.rng import seeded
from imperial_miners.engine.state import load_state, save_state
from imperial_miners.envs.episode import Observation, Seeds, seeds_of
from imperial_miners.envs.rewards import check_reward, final_rewards
from imperial_miners.envs.schema import Bytes, schema_of
from imperial_miners.envs.spaces import observation_space
from imperial_miners.packs import load_pack

Flags = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.float64]
Memory = tuple[memoryview, memoryview]
Result = tuple[Observation, Numbers, Flags, Flags, dict[str, Any]]


class Arrays:
    """Where a batch writes what is seen: memory of its own, or memory that processes share."""

    def __init__(self, count: int, size: int, actions: int, memory: Memory | None = None) -> None:
        own = memory or (memoryview(bytearray(count * size)), memoryview(bytearray(count * actions)))
        self.rows, self.masks = own
        self.observation: Observation = {
            "observation": np.frombuffer(self.rows, np.int8).reshape(count, size),
            "action_mask": np.frombuffer(self.masks, np.int8).reshape(count, actions),
        }

    def seen(self, copy: bool) -> Observation:
        """The arrays, or copies of them."""
        seen = self.observation
        return {name: array.copy() for name, array in seen.items()} if copy else seen


class MinersVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], Any]):
    """`num_envs` games. The arrays returned are those of the next step too, unless `copy` is set."""

    def __init__(
        self,
        num_envs: int = 1,
        seats: int = 1,
        reward: str = "vp",
        pack: str | Pack = "base",
        variant: str = "standard",
        decks: str = "shared",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        max_episode_steps: int | None = None,
        memory: Memory | None = None,
    ) -> None:
        check_reward(reward)
        self.num_envs = num_envs
        self.pack = load_pack(pack) if isinstance(pack, str) else pack
        self.seats = seats
        self.reward = reward
        self.copy = copy
        self.mode = AutoresetMode(autoreset_mode)
        self.schema = schema_of(self.pack, seats)
        self.metadata = {"autoreset_mode": self.mode}
        self.single_observation_space = observation_space(self.schema)
        self.single_action_space = spaces.Discrete(self.schema.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.arrays = Arrays(num_envs, self.schema.size, self.schema.action_count, memory)
        self.batch = Batch(self.pack, num_envs, seats, variant, decks, self.arrays.rows, self.arrays.masks)
        self.option_encoder = OptionEncoder(self.pack)
        self.seeds = [Seeds() for _ in range(num_envs)]
        self.points = np.zeros(num_envs * seats, np.int64)
        self.over: Flags = np.zeros(num_envs, np.bool_)
        self.is_any_over = False
        self.longest = max_episode_steps
        self.steps = np.zeros(num_envs, np.int64)

    def infos(self) -> dict[str, Any]:
        """Whose turn it is, with more than one seat."""
        return {} if self.seats == 1 else {"seat": np.array(self.batch.turns, np.int8)}

    def deal(self, number: int, seed: int | None = None) -> None:
        """A new game at one place."""
        self.batch.deal(number, self.seeds[number].next(seed))
        self.points[number * self.seats : (number + 1) * self.seats] = 0
        self.steps[number] = 0

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games: place i gets the seed plus i, or the i-th of the seeds; `options["reset_mask"]` names places."""
        seeds = seeds_of(seed, self.num_envs)
        mask = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        if not self.batch.games and not mask.all():
            raise ValueError("the first reset is for all games")
        for number, one in enumerate(seeds):
            if mask[number]:
                self.deal(number, one)
        self.over = self.over & ~mask
        self.is_any_over = bool(self.over.any())
        self.batch.show()
        return self.arrays.seen(self.copy), self.infos()

    def step(self, actions: npt.ArrayLike) -> Result:
        """An answer for every game; a game that ended starts anew as the autoreset mode says."""
        if not self.batch.games:
            raise RuntimeError("no games are running: call reset() first")
        if self.is_any_over and self.mode == AutoresetMode.DISABLED:
            raise RuntimeError("games are over: reset them first, by options['reset_mask']")
        ended = [False] * self.num_envs
        number = self.batch.step(np.asarray(actions).tolist(), ended)
        self.steps += 1
        if self.is_any_over:
            for place in np.flatnonzero(self.over):
                self.deal(int(place))
        terminations = np.array(ended, np.bool_)
        truncations = self.cut(terminations)
        self.over = terminations | truncations
        self.is_any_over = number > 0 or (self.longest is not None and bool(truncations.any()))
        rewards = self.rewards(ended if number else None)
        infos: dict[str, Any] = {}
        if self.is_any_over and self.mode == AutoresetMode.SAME_STEP:
            self.begin_anew(infos)
        self.batch.show()
        infos.update(self.infos())
        self.close_cut()
        return self.arrays.seen(self.copy), rewards, terminations, truncations, infos

    def cut(self, terminations: Flags) -> Flags:
        """Games that have taken as many steps as they may."""
        if self.longest is None:
            return np.zeros(self.num_envs, np.bool_)
        return (self.steps >= self.longest) & ~terminations

    def close_cut(self) -> None:
        """Nobody answers any more in games that were cut."""
        if self.is_any_over and self.longest is not None:
            for place in np.flatnonzero(self.over):
                self.batch.turns[place] = -1

    def rewards(self, ended: list[bool] | None) -> Numbers:
        """What the step gave: a number for each game, or with more seats a row."""
        if self.reward == "vp":
            points = np.array(self.batch.points, np.int64)
            given = (points - self.points).astype(np.float64)
            self.points = points
        else:
            given = np.zeros(self.num_envs * self.seats)
            for number in np.flatnonzero(ended) if ended else ():
                start = int(number) * self.seats
                given[start : start + self.seats] = final_rewards(self.batch.games[number], self.reward)
        return given if self.seats == 1 else given.reshape(self.num_envs, self.seats)

    def begin_anew(self, infos: dict[str, Any]) -> None:
        """Autoreset in the same step: what was seen last goes into the infos."""
        final = np.full(self.num_envs, None, object)
        told = np.full(self.num_envs, None, object)
        for place in np.flatnonzero(self.over):
            number = int(place)
            final[number] = self.final_observation(number)
            told[number] = {"score": self.batch.points[number * self.seats]}
            self.deal(number)
        infos.update(final_obs=final, _final_obs=self.over, final_info=told, _final_info=self.over.copy())
        self.over = np.zeros(self.num_envs, np.bool_)
        self.is_any_over = False

    def final_observation(self, number: int) -> Observation:
        """What is seen in one game, in arrays of its own."""
        turn = self.batch.turns[number]
        offered = self.batch.games[number].actions(turn) if turn >= 0 else []
        mask = np.zeros(self.schema.action_count, np.int8)
        mask[offered] = 1
        return {"observation": np.frombuffer(bytearray(self.batch.row(number)), np.int8), "action_mask": mask}

    # ---------------------------------------------------------------- beyond Gymnasium

    def random_actions(self, state: int) -> npt.NDArray[np.int64]:
        """An offered action for each game, at random from any number."""
        return np.array(self.batch.random_actions(state), np.int64)

    def option_features(self) -> tuple[Bytes, npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """All offered options as rows of features, their actions, and how many each game has."""
        offered = self.batch.options()
        rows = np.frombuffer(bytearray(self.batch.option_rows(self.option_encoder)), np.int8)
        counts = np.array([len(options) for options in offered], np.int64)
        actions = np.array([action for options in offered for action in options], np.int64)
        return rows.reshape(len(actions), self.schema.option_size), actions, counts

    def save(self) -> dict[str, Any]:
        """The whole state, as JSON can hold it."""
        return {
            "schema": self.schema.hash,
            "games": [save_state(game) for game in self.batch.games],
            "lasts": self.batch.lasts.copy(),
            "seeds": [[seeds.seed, seeds.number] for seeds in self.seeds],
            "points": self.points.tolist(),
            "over": self.over.tolist(),
            "steps": self.steps.tolist(),
        }

    def restore(self, saved: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        """Go back to what was saved; returns what is seen there."""
        if saved["schema"] != self.schema.hash or len(saved["games"]) != self.num_envs:
            raise ValueError("what was saved has another encoding, pack, number of seats or of games")
        for number, state in enumerate(saved["games"]):
            game = load_state(self.pack, state)
            game.happenings = None
            self.batch.put(number, game, saved["lasts"][number])
            self.seeds[number].go_on(*saved["seeds"][number])
        self.points = np.array(saved["points"], np.int64)
        self.over = np.array(saved["over"], np.bool_)
        self.is_any_over = bool(self.over.any())
        self.steps = np.array(saved["steps"], np.int64)
        self.batch.show()
        infos = self.infos()
        self.close_cut()
        return self.arrays.seen(self.copy), infos

    def fork(self) -> MinersVectorEnv:
        """An independent vector environment in the same state."""
        rules = (self.pack, self.batch.variant, self.batch.decks)
        other = MinersVectorEnv(self.num_envs, self.seats, self.reward, *rules, self.mode, self.copy, self.longest)
        for number, game in enumerate(self.batch.games):
            other.batch.put(number, game.copy(), self.batch.lasts[number])
            other.seeds[number].go_on(self.seeds[number].seed, self.seeds[number].number)
        other.points, other.over, other.steps = self.points.copy(), self.over.copy(), self.steps.copy()
        other.is_any_over = self.is_any_over
        other.batch.show()
        other.close_cut()
        return other

    def redeal(self, seed: int) -> MinersVectorEnv:
        """A fork in which all that the seat to answer cannot know is dealt anew in every game, later seeds too."""
        other = self.fork()
        for number, (game, turn) in enumerate(zip(self.batch.games, self.batch.turns, strict=True)):
            state = seeded(f"{seed} {number}", "environment")
            other.seeds[number].go_on(state)
            if turn >= 0:
                other.batch.put(number, redeal(game, turn, state), self.batch.lasts[number])
        other.batch.show()
        return other
