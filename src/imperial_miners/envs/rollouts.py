"""Several steps at a time: a policy plays beside the games, in each worker its own copy, and all is told at the end."""

from __future__ import annotations

import mmap
import os
import tempfile
import weakref
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode

from imperial_miners.envs.episode import Observation

if TYPE_CHECKING:
    from imperial_miners.envs.batches import BatchEnv
    from imperial_miners.envs.vector import MinersVectorEnv

Policy = Callable[[Observation, np.random.Generator], npt.ArrayLike]
"""An action for each game of what is seen, in the batch's layout; over workers it is pickled."""
Rollout = dict[str, npt.NDArray[Any]]
"""For every step and game: what was seen (`observation`, `action_mask`), whose turn it was (`seat`), the `action`, and
what it gave (`reward`, `terminated`, `truncated`)."""
TOGETHER: Final = 256
"""Games that play all steps of a rollout before the next begin: they stay in the caches of a core."""
FASTEST: Final = Path("/dev/shm")  # files that are memory


def places(batch: BatchEnv, steps: int, count: int) -> list[tuple[str, type[np.generic], tuple[int, ...]]]:
    """The arrays of a rollout of so many games: name, type and shape, those of wide numbers first."""
    each = (steps, count)
    rewards = each if batch.seats == 1 else (*each, batch.seats)
    wide: list[tuple[str, type[np.generic], tuple[int, ...]]] = [
        ("action", np.int64, each),
        ("reward", np.float64, rewards),
        ("observation", np.int8, (*each, batch.schema.size)),
        ("action_mask", np.int8, (*each, batch.schema.action_count)),
    ]
    return [*wide, ("terminated", np.bool_, each), ("truncated", np.bool_, each), ("seat", np.int8, each)]


def size_of(batch: BatchEnv, steps: int) -> int:
    """How many bytes a rollout takes."""
    return sum(np.dtype(kind).itemsize * int(np.prod(shape)) for _, kind, shape in places(batch, steps, batch.num_envs))


def arrays(batch: BatchEnv, steps: int, memory: memoryview, count: int = 0) -> Rollout:
    """The arrays of a rollout in some memory, of all games of the batch or of so many."""
    found, at = {}, 0
    for name, kind, shape in places(batch, steps, count or batch.num_envs):
        found[name] = np.ndarray(shape, kind, memory, at)
        at += found[name].nbytes
    return found


def play(env: MinersVectorEnv, policy: Policy, rollout: Rollout, dice: np.random.Generator) -> None:
    """Let a policy play until the arrays are full: of thousands of games some play all steps before the next."""
    for first in range(0, env.num_envs, TOGETHER):
        last = min(first + TOGETHER, env.num_envs)
        seen = {name: array[first:last] for name, array in env.arrays.observation.items()}
        part = {name: array[:, first:last] for name, array in rollout.items()}
        for step in range(len(rollout["action"])):
            for name, array in seen.items():
                part[name][step] = array
            part["seat"][step] = env.batch.turns[first:last]
            actions = env.asked(policy(env.layout.of(seen), dice), last - first)
            given = env.step_some(actions, first, last)
            part["action"][step] = actions
            part["reward"][step], part["terminated"][step], part["truncated"][step] = given
            if env.is_any_over and env.mode == AutoresetMode.SAME_STEP:
                env.renew_now(first, last)


def in_layout(batch: BatchEnv, rollout: Rollout) -> Rollout:
    """A rollout with what was seen in the batch's layout."""
    seen = batch.layout.of({name: rollout[name] for name in ("observation", "action_mask")})
    return {**rollout, **seen}


class SharedFile:
    """Memory that processes share by the name of a file."""

    def __init__(self, size: int) -> None:
        handle, self.name = tempfile.mkstemp(dir=FASTEST if FASTEST.is_dir() else None)
        os.truncate(self.name, size)
        self.map = mmap.mmap(handle, size)
        os.close(handle)
        self.remove = weakref.finalize(self, remove, self.name)  # at the latest when the process ends

    def __len__(self) -> int:
        return len(self.map)


def remove(name: str) -> None:
    """Take the name of shared memory away; what is in use stays until nobody uses it any more."""
    with suppress(OSError):
        os.unlink(name)


@lru_cache(maxsize=1)
def opened(name: str) -> memoryview:
    """The memory of that name, which is often used again."""
    with open(name, "r+b") as file:
        return memoryview(mmap.mmap(file.fileno(), 0))
