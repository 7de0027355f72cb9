"""What batches share, in one process or over several: settings, spaces, checks before anything is done, copies."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from operator import index
from typing import Any, Final, Self

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from imperial_miners.engine.game import Game
from imperial_miners.engine.pack import Pack
from imperial_miners.envs.episode import Observation, seeds_of
from imperial_miners.envs.keeping import Saved, remade
from imperial_miners.envs.layouts import Layout
from imperial_miners.envs.rewards import check_reward
from imperial_miners.envs.rollouts import Policy, Rollout
from imperial_miners.envs.schema import schema_of
from imperial_miners.envs.spaces import observation_space

Actions = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.float64]
Memory = tuple[memoryview, memoryview]
Result = tuple[Observation, Numbers, Flags, Flags, dict[str, Any]]
KEPT: Final = ("games", "lasts", "seeds", "points", "over", "steps")
"""What is saved of every game, beside the schema."""


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


class BatchEnv(VectorEnv[Observation, Actions, Any], ABC):
    """`num_envs` games of the same settings; `begin` and `take` are what kinds of batches do differently."""

    arrays: Arrays
    over: Flags

    def __init__(self, settings: dict[str, Any], pack: Pack) -> None:
        check_reward(settings["reward"])
        self.pack = pack
        self.seats: int = settings["seats"]
        Game.new(pack, self.seats, 0, settings["variant"], settings["decks"], False)  # refuses wrong settings here
        self.num_envs = count_of("num_envs", settings["num_envs"])
        most = settings["max_episode_steps"]
        self.longest = None if most is None else count_of("max_episode_steps", most)
        self.settings = settings
        self.copy: bool = settings["copy"]
        self.mode = AutoresetMode(settings["autoreset_mode"])
        self.everywhere = np.ones(self.num_envs, np.bool_)
        self.is_begun = False
        self.is_for_worker = False  # whose bytes are put into the layout by the process that asked
        self.schema = schema_of(pack, self.seats)
        self.metadata = {"autoreset_mode": self.mode}
        self.layout = Layout(settings["layout"], self.schema)
        self.single_observation_space = self.layout.space(observation_space(self.schema))
        self.single_action_space = spaces.Discrete(self.schema.action_count)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games: place i gets the seed plus i, or the i-th of the seeds; `options["reset_mask"]` names places."""
        seeds = seeds_of(seed, self.num_envs)
        mask = mask_of(options, self.num_envs)
        if not self.is_begun and not mask.all():
            raise ValueError("the first reset is for all games: leave out options['reset_mask']")
        return self.with_masks(self.begin(seeds, mask))

    def with_masks(self, infos: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        """What is seen, and the infos with the masks of all games in them."""
        seen = self.arrays.seen(self.copy)
        seen = seen if self.is_for_worker else self.layout.of(seen)
        infos["action_mask"], infos["_action_mask"] = seen["action_mask"], self.everywhere.copy()
        return seen, infos

    def action_masks(self) -> Flags:
        """Which actions are offered now: a row for each game, never empty."""
        self.require_games()
        return self.arrays.observation["action_mask"].astype(np.bool_)

    @abstractmethod
    def begin(self, seeds: list[int | None], mask: Flags) -> dict[str, Any]:
        """New games at some places; returns the infos."""

    def asked(self, actions: npt.ArrayLike, count: int) -> Actions:
        """The actions of a step of so many games as an array, once nothing but the rules can refuse them."""
        self.require_games()
        if self.mode == AutoresetMode.DISABLED and self.over.any():
            raise RuntimeError("games are over: reset them first, by options['reset_mask']")
        asked = np.asarray(actions)
        if asked.shape != (count,) or asked.dtype.kind not in "iu":
            wanted = f"an array of {count} whole numbers, an action for each game"
            raise ValueError(f"step() takes {wanted}, not {asked.dtype} of shape {asked.shape}")
        return asked

    @abstractmethod
    def rollout(self, policy: Policy, steps: int, seed: int = 0) -> Rollout:
        """Let a policy play so many steps; returns all of them. Over workers each has its own copy of the policy."""

    def check_rollout(self, steps: int) -> None:
        """Refuse what cannot be played at one go."""
        self.require_games()
        count_of("steps", steps)
        if self.mode == AutoresetMode.DISABLED:
            raise ValueError("a rollout begins games anew by itself: choose another autoreset mode")

    def require_games(self) -> None:
        """Refuse what needs games before there are any."""
        if not self.is_begun:
            raise RuntimeError("no games are running: call reset() first")

    # ---------------------------------------------------------------- beyond Gymnasium

    @abstractmethod
    def save(self) -> Saved:
        """The whole state, as JSON can hold it."""

    def restore(self, saved: Saved) -> tuple[Observation, dict[str, Any]]:
        """Go back to what was saved, by this batch or one of the same kind; returns what is seen there."""
        self.check_saved(saved)
        return self.with_masks(self.take(saved))

    @abstractmethod
    def take(self, saved: Saved) -> dict[str, Any]:
        """Go on from what was saved; returns the infos."""

    def check_saved(self, saved: Any) -> None:
        """Refuse what no batch of this kind has saved."""
        if not isinstance(saved, dict) or not {"schema", *KEPT} <= saved.keys():
            raise ValueError("restore() of a batch takes what save() of a batch gave")
        if saved["schema"] != self.schema.hash or any(len(saved[name]) != self.num_envs for name in KEPT):
            raise ValueError("what was saved has another encoding, pack, number of seats or of games")
        if any(game["pack"] != self.pack.digest for game in saved["games"]):
            raise ValueError("what was saved has games of another pack")
        if any(game[name] != self.settings[name] for game in saved["games"] for name in ("variant", "decks")):
            raise ValueError("what was saved has another variant or other decks")

    def fork(self) -> Self:
        """An independent batch in the same state."""
        again: Self = remade(*self.__reduce__()[1])
        return again

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        return (remade, (type(self), self.settings, self.save() if self.is_begun else None))


def scores(points: npt.NDArray[np.int64], over: Flags) -> dict[str, Any]:
    """The points of games that are over, or with more seats a row for each, as Gymnasium joins infos."""
    return {"score": (points.T * over).T, "_score": over.copy()}


def count_of(name: str, given: Any) -> int:
    """A number from 1 on, of numpy too."""
    try:
        number = index(given)
    except TypeError:
        number = 0
    if number < 1:
        raise ValueError(f"{name} must be a whole number from 1 on, not {given!r}")
    return number


def mask_of(options: dict[str, Any] | None, count: int) -> Flags:
    """Which games to reset: all, or those that `options["reset_mask"]` names as Gymnasium wants it."""
    if options is None or "reset_mask" not in options:
        return np.ones(count, np.bool_)
    mask = options["reset_mask"]
    if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
        raise TypeError(f"options['reset_mask'] must be a numpy array of bools, not {mask!r}")
    if mask.shape != (count,) or not mask.any():
        raise ValueError(f"options['reset_mask'] must have {count} places and name one at least, not {mask!r}")
    return mask
