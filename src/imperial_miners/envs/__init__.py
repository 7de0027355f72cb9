"""Environments for learning: PettingZoo (AEC, parallel), Gymnasium (solo, batches); OpenSpiel in `envs.openspiel`.

Importing this package registers `imperial_miners/Solo-v0` with Gymnasium where that is installed. The libraries come
with the extras `rl` and `openspiel`; what is missing is said when it is needed.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Literal, Unpack, overload

from imperial_miners.envs.needing import require
from imperial_miners.envs.schema import Schema, schema_of
from imperial_miners.envs.settings import BatchSettings, TableSettings, check_names

if TYPE_CHECKING:
    from imperial_miners.envs.aec import MinersEnv
    from imperial_miners.envs.parallel import MinersParallelEnv
    from imperial_miners.envs.vector import MinersVectorEnv
    from imperial_miners.envs.workers import MinersWorkersEnv

__all__ = ["SOLO", "Schema", "env", "parallel_env", "raw_env", "schema_of", "vector_env"]

SOLO = "imperial_miners/Solo-v0"
MOST_STEPS = 2000  # no game is half as long; this ends the episodes of agents that keep offering what is refused


def env(**settings: Unpack[TableSettings]) -> MinersEnv:
    """A PettingZoo AEC environment: `seats`, `reward`, `pack`, `variant`, `decks`, `render_mode`, `strict`."""
    require("pettingzoo", "rl")
    from imperial_miners.envs.aec import MinersEnv

    return MinersEnv(**settings)


raw_env = env  # the order of calls is checked in the environment itself: there is nothing to wrap


def parallel_env(**settings: Unpack[TableSettings]) -> MinersParallelEnv:
    """A PettingZoo parallel environment, with the same settings."""
    require("pettingzoo", "rl")
    from imperial_miners.envs.parallel import MinersParallelEnv

    return MinersParallelEnv(**settings)


@overload
def vector_env(num_envs: int = 1, *, workers: int, **settings: Unpack[BatchSettings]) -> MinersWorkersEnv: ...
@overload
def vector_env(num_envs: int = 1, workers: Literal[0] = 0, **settings: Unpack[BatchSettings]) -> MinersVectorEnv: ...
def vector_env(
    num_envs: int = 1, workers: int = 0, **settings: Unpack[BatchSettings]
) -> MinersVectorEnv | MinersWorkersEnv:
    """Many games stepped at once: in this process, or spread over so many worker processes."""
    require("gymnasium", "rl")
    from imperial_miners.envs.vector import MinersVectorEnv
    from imperial_miners.envs.workers import MinersWorkersEnv

    check_names(settings, BatchSettings, "num_envs", "workers")
    if workers:
        return MinersWorkersEnv(num_envs, workers, **settings)
    return MinersVectorEnv(num_envs, **settings)


def register_solo() -> None:
    """Tell Gymnasium about the solo environment, alone and in batches."""
    import gymnasium

    if SOLO not in gymnasium.registry:
        gymnasium.register(
            SOLO,
            entry_point="imperial_miners.envs.solo:SoloEnv",
            vector_entry_point="imperial_miners.envs:vector_env",
            max_episode_steps=MOST_STEPS,
        )


if find_spec("gymnasium") is not None:
    register_solo()
