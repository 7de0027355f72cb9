"""Many games stepped at once in one process, into shared arrays: a Gymnasium vector environment.

With one seat it does what Gymnasium's own vector environments would do with as many `SoloEnv`, seed for seed. With more
seats each game waits for one of them at a time: `infos["seat"]` says whom, and rewards have a column for each seat.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final, Unpack

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode

from imperial_miners.engine.action import DECLINE
from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.rng import seeded
from imperial_miners.engine.rows.batch import Batch
from imperial_miners.engine.rows.option_encoding import OptionEncoder
from imperial_miners.engine.state import load_state, save_state
from imperial_miners.envs import rollouts
from imperial_miners.envs.batches import (
    Actions,
    Arrays,
    BatchEnv,
    Flags,
    Memory,
    Numbers,
    Result,
    scores,
)
from imperial_miners.envs.collector import COLLECTOR
from imperial_miners.envs.episode import Observation, Seeds, whole_seed
from imperial_miners.envs.keeping import Saved
from imperial_miners.envs.rewards import final_rewards
from imperial_miners.envs.rollouts import Policy, Rollout
from imperial_miners.envs.schema import Bytes
from imperial_miners.envs.settings import BatchSettings, check_names
from imperial_miners.packs import load_pack

DEFAULTS: Final[BatchSettings] = {
    "seats": 1,
    "reward": "vp",
    "pack": "base",
    "variant": "standard",
    "decks": "shared",
    "autoreset_mode": AutoresetMode.NEXT_STEP,
    "layout": "bytes",
    "copy": True,
    "max_episode_steps": None,
}


class MinersVectorEnv(BatchEnv):
    """`num_envs` games. The arrays returned are those of the next step too, unless `copy` is set."""

    def __init__(
        self,
        num_envs: int = 1,
        memory: Memory | None = None,
        **settings: Unpack[BatchSettings],
    ) -> None:
        check_names(settings, BatchSettings, "num_envs")
        chosen: dict[str, Any] = {**DEFAULTS, **settings, "num_envs": num_envs}
        pack, seats, variant, decks = (chosen[name] for name in ("pack", "seats", "variant", "decks"))
        super().__init__(chosen, pack if isinstance(pack, Pack) else load_pack(pack))
        count = self.num_envs
        self.reward: str = chosen["reward"]
        self.arrays = Arrays(count, self.schema.size, self.schema.action_count, memory)
        self.batch = Batch(self.pack, count, seats, variant, decks, self.arrays.rows, self.arrays.masks)
        self.option_encoder = OptionEncoder(self.pack)
        self.seeds = [Seeds() for _ in range(count)]
        self.shape = (count,) if seats == 1 else (count, seats)
        self.points = np.zeros(self.shape, np.int64)
        self.over = np.zeros(count, np.bool_)
        self.is_any_over = False
        self.steps = np.zeros(count, np.int64)

    def infos(self) -> dict[str, Any]:
        """Whose turn it is, with more than one seat."""
        return {} if self.seats == 1 else {"seat": np.array(self.batch.turns, np.int8)}

    def deal(self, number: int, seed: int | None = None) -> None:
        """A new game at one place."""
        self.batch.deal(number, self.seeds[number].next(seed))
        self.points[number] = 0
        self.steps[number] = 0

    def renew(self, first: int, last: int) -> None:
        """New games where they are over, among some."""
        for number in np.flatnonzero(self.over[first:last]).tolist():
            self.deal(first + number)
            self.batch.show_some(first + number, first + number + 1)

    def begin(self, seeds: list[int | None], mask: Flags) -> dict[str, Any]:
        """New games at some places; returns the infos."""
        for number in np.flatnonzero(mask).tolist():
            self.deal(number, seeds[number])
        self.is_begun = True
        self.over = self.over & ~mask
        self.is_any_over = bool(self.over.any())
        self.batch.show()
        return self.infos()

    def step(self, actions: npt.ArrayLike) -> Result:
        """An answer for every game; a game that ended starts anew as the autoreset mode says."""
        rewards, terminations, truncations = self.step_some(actions, 0, self.num_envs)
        infos = scores(self.points, terminations) if self.is_any_over and terminations.any() else {}
        if self.is_any_over and self.mode == AutoresetMode.SAME_STEP:
            infos = self.begin_anew(infos)
        seen, infos = self.with_masks({**infos, **self.infos()})
        return seen, rewards, terminations, truncations, infos

    def step_some(self, actions: npt.ArrayLike, first: int, last: int) -> tuple[Numbers, Flags, Flags]:
        """An answer for each of some games that follow one another; what it gave, and where they ended or were cut."""
        asked = self.asked(actions, last - first).tolist()
        ended = bytearray(last - first)
        with COLLECTOR.waiting():
            step = self.step_uncut if self.is_any_over else self.batch.step
            step(asked, ended, first, last)
            self.steps[first:last] += 1
            if self.is_any_over:
                self.renew(first, last)
        terminations = np.frombuffer(ended, np.bool_)
        truncations = self.cut(first, last)
        self.over[first:last] = terminations | truncations
        self.is_any_over = bool(self.over.any())
        return self.rewards(terminations, first), terminations, truncations

    def require_offered(self, number: int, action: int) -> None:
        """Refuse what one game does not offer."""
        self.batch.require_offered(number, action)

    def step_uncut(self, actions: list[int], ended: bytearray, first: int, last: int) -> None:
        """Answer in some games but those that are over: in one that was cut, nobody answers any more."""
        over = (first + np.flatnonzero(self.over[first:last])).tolist()
        for place in over:
            self.batch.turns[place] = -1
        try:
            self.batch.step(actions, ended, first, last)
        finally:
            for place in over:
                self.batch.look(place)

    def cut(self, first: int, last: int) -> Flags:
        """Which of some games have taken as many steps as they may."""
        return np.zeros(last - first, np.bool_) if self.longest is None else self.steps[first:last] >= self.longest

    def rewards(self, ended: Flags, first: int) -> Numbers:
        """What the step of some games gave: a number for each game, or with more seats a row."""
        gained, gains = np.array((self.batch.gained, self.batch.gains), np.int64)
        self.points.reshape(-1)[gained] += gains
        given = np.zeros((len(ended), self.seats))
        if self.reward != "vp":
            for number in np.flatnonzero(ended).tolist():
                given[number] = final_rewards(self.batch.games[first + number], self.reward)
        else:
            given.reshape(-1)[gained - first * self.seats] = gains
        return given.reshape((len(ended), *self.shape[1:]))

    def begin_anew(self, info: dict[str, Any]) -> dict[str, Any]:
        """Autoreset in the same step: what was seen and told last goes into the infos."""
        final = np.full(self.num_envs, None, object)
        masks = np.zeros((self.num_envs, self.schema.action_count), np.int8)
        for number in np.flatnonzero(self.over).tolist():
            final[number] = self.final_observation(number)
            masks[number] = final[number]["action_mask"]
        info = {**info, "action_mask": masks, "_action_mask": self.over.copy()}
        infos = {
            "final_obs": final,
            "_final_obs": self.over.copy(),
            "final_info": info,
            "_final_info": self.over.copy(),
        }
        self.renew_now(0, self.num_envs)
        return infos

    def renew_now(self, first: int, last: int) -> None:
        """Autoreset in the same step, of some games."""
        self.renew(first, last)
        self.over[first:last] = False
        self.is_any_over = bool(self.over.any())

    def final_observation(self, number: int) -> Observation:
        """What is seen in one game, in arrays of its own, in the batch's layout."""
        turn = self.batch.turns[number]
        offered = self.batch.games[number].actions(turn) if turn >= 0 else [DECLINE]
        mask = np.zeros(self.schema.action_count, np.int8)
        mask[offered] = 1
        row = np.frombuffer(bytearray(self.batch.row(number)), np.int8)
        return self.layout.of({"observation": row, "action_mask": mask})

    # ---------------------------------------------------------------- beyond Gymnasium

    def random_actions(self, state: int) -> Actions:
        """An offered action for each game, at random from any whole number."""
        self.require_games()
        return np.array(self.batch.random_actions(index(state)), np.int64)

    def option_features(self) -> tuple[Bytes, Actions, Actions]:
        """All offered options as rows of features, their actions, and how many each game has."""
        self.require_games()
        offered = self.batch.options()
        rows = np.frombuffer(bytearray(self.batch.option_rows(self.option_encoder)), np.int8)
        counts = np.array([len(options) for options in offered], np.int64)
        actions = np.array([action for options in offered for action in options], np.int64)
        return rows.reshape(len(actions), self.schema.option_size), actions, counts

    def rollout(self, policy: Policy, steps: int, seed: int = 0) -> Rollout:
        """Let a policy play so many steps; returns all of them."""
        self.check_rollout(steps)
        rollout = rollouts.arrays(self, steps, memoryview(bytearray(rollouts.size_of(self, steps))))
        rollouts.play(self, policy, rollout, np.random.default_rng([seed, 0]))
        return rollouts.in_layout(self, rollout)

    def save(self) -> Saved:
        """The whole state, as JSON can hold it."""
        self.require_games()
        return {"schema": self.schema.hash, "games": [save_state(game) for game in self.batch.games], **self.kept()}

    def kept(self) -> dict[str, Any]:
        """What belongs to the state beside the games: a list with an item for each."""
        return {
            "lasts": self.batch.lasts.copy(),
            "seeds": [[seeds.seed, seeds.number] for seeds in self.seeds],
            "points": self.points.tolist(),
            "over": self.over.tolist(),
            "steps": self.steps.tolist(),
        }

    def take(self, saved: Saved) -> dict[str, Any]:
        """Go on from what was saved; returns the infos."""
        games = [load_state(self.pack, state) for state in saved["games"]]
        for game in games:
            game.happenings = None
        return self.put(games, saved)

    def put(self, games: list[Game], kept: dict[str, Any]) -> dict[str, Any]:
        """Go on with these games and what was kept beside them; returns the infos."""
        points = np.array(kept["points"], np.int64).reshape(self.shape)
        over, steps = np.array(kept["over"], np.bool_), np.array(kept["steps"], np.int64)
        for number, game in enumerate(games):
            self.batch.put(number, game, kept["lasts"][number])
            self.seeds[number].go_on(*kept["seeds"][number])
        self.is_begun = True
        self.points, self.over, self.steps = points, over, steps
        self.is_any_over = bool(over.any())
        self.batch.show()
        return self.infos()

    def fork(self) -> MinersVectorEnv:
        """An independent batch in the same state."""
        other = MinersVectorEnv(**self.settings)
        if self.is_begun:
            other.put([game.copy() for game in self.batch.games], self.kept())
        return other

    def redeal(self, seed: int) -> MinersVectorEnv:
        """A fork in which all that the seat to answer cannot know is dealt anew in every game, later seeds too."""
        self.require_games()
        states = [seeded(f"{whole_seed(seed)} {number}", "environment") for number in range(self.num_envs)]
        games = [
            redeal(game, turn, state) if turn >= 0 else game.copy()
            for game, turn, state in zip(self.batch.games, self.batch.turns, states, strict=True)
        ]
        other = MinersVectorEnv(**self.settings)
        other.put(games, {**self.kept(), "seeds": [[state, 0] for state in states]})
        return other
