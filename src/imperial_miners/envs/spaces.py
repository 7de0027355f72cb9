"""Gymnasium's spaces of a schema."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from imperial_miners.envs.schema import Schema


def observation_space(schema: Schema) -> spaces.Dict:
    """Bounded numbers and a mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(schema.low, schema.high, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (schema.action_count,), np.int8),
        }
    )


def agent_names(seats: int) -> list[str]:
    """The seats as PettingZoo likes them."""
    return [f"player_{seat}" for seat in range(seats)]
