"""A program of somebody else's, which is to be understood by strict checkers of types."""
# pyright: strict

import gymnasium
import numpy as np

from imperial_miners import envs

table = envs.env(seats=3, reward="rank", decks="shared")
table.reset(seed=1)
for _ in table.agent_iter():
    seen, reward, is_over, is_cut, info = table.last()
    if is_over or is_cut or seen is None:
        table.step(None)
    else:
        table.step(int(np.flatnonzero(seen["action_mask"])[0]))

batch = envs.vector_env(4, reward="margin", autoreset_mode="SameStep")
observation, infos = batch.reset(seed=1)
total: float = float(batch.step(batch.random_actions(1))[1].sum())
names: list[str] = [part.name for part in batch.schema.parts]
solo: gymnasium.Env[object, object] = gymnasium.make(f"imperial_miners.envs:{envs.SOLO}", reward="vp")
rows, actions = table.fork().option_features("player_0") if table.agents else (None, [])
