"""sb3-contrib's MaskablePPO learns the solo game, unchanged: masks come from `action_masks()`.

pip install 'imperial-miners[rl]' sb3-contrib
python examples/maskable_ppo.py --steps 20000
"""

from __future__ import annotations

import argparse
import time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.monitor import Monitor

from imperial_miners import envs

EACH = 2048  # answers between two lines of the curve


class Flat(gymnasium.ObservationWrapper):
    """The scaled numbers alone: the mask is asked for apart."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        self.schema = env.unwrapped.schema
        self.factors = np.where(self.schema.is_id, 0, 1 / self.schema.scale).astype(np.float32)
        low, high = self.schema.low * self.factors, self.schema.high * self.factors
        self.observation_space = gymnasium.spaces.Box(low, high, dtype=np.float32)

    def observation(self, seen: dict) -> np.ndarray:
        """Bytes as floats."""
        return seen["observation"] * self.factors


def make() -> gymnasium.Env:
    """The solo game as this learner wants it."""
    solo = Flat(gymnasium.make(envs.SOLO, reward="vp"))
    return ActionMasker(Monitor(solo), lambda env: env.get_wrapper_attr("action_masks")())


def scores(model: MaskablePPO | None, games: int) -> float:
    """The mean score over some games, of a model or of random play."""
    env, found = make(), []
    for seed in range(games):
        seen, info = env.reset(seed=1000 + seed)
        is_over = False
        while not is_over:
            if model is None:
                action = env.action_space.sample(info["action_mask"])
            else:
                action = int(model.predict(seen, action_masks=info["action_mask"].astype(bool))[0])
            seen, _, is_over, _, info = env.step(action)
        found.append(info["score"])
    return float(np.mean(found))


def main() -> None:
    """Learn, and say what it brought."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=40)
    steps, games = vars(parser.parse_args()).values()
    torch.set_num_threads(1)  # the net is small: threads would wait for each other
    began = time.time()
    model = MaskablePPO("MlpPolicy", make(), n_steps=1024, batch_size=256, learning_rate=1e-3, seed=1, verbose=0)
    at_random = scores(None, games)
    print(f"random: {at_random:.1f} points", flush=True)
    for turn in range(max(1, steps // EACH)):
        model.learn(EACH, reset_num_timesteps=turn == 0)
        points = np.mean([episode["r"] for episode in model.ep_info_buffer])
        seconds = time.time() - began
        print(f"{(turn + 1) * EACH} steps, {seconds:.0f} seconds: {points:.1f} points a game", flush=True)
    learned = scores(model, games)
    print(f"learned, on the deals of random play: {learned:.1f} points")
    if learned <= at_random:
        raise SystemExit("that is no better than random play")


if __name__ == "__main__":
    main()
