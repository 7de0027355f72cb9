"""RLlib's PPO learns the solo game with RLlib's own module for masks, unchanged.

pip install 'imperial-miners[rl]' torch==2.13.0 'ray[rllib]'
python examples/rllib_ppo.py --steps 40000
"""

from __future__ import annotations

import argparse
import time

import gymnasium
import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from imperial_miners import envs

EACH = 4096  # answers between two improvements


class Named(gymnasium.ObservationWrapper):
    """Scaled numbers and mask under the names, and as the floats, that RLlib's module asks for."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        schema = env.unwrapped.schema
        self.factors = np.where(schema.is_id, 0, 1 / schema.scale).astype(np.float32)
        seen = spaces.Box(schema.low * self.factors, schema.high * self.factors, dtype=np.float32)
        offered = spaces.Box(0.0, 1.0, (schema.action_count,))
        self.observation_space = spaces.Dict({"observations": seen, "action_mask": offered})

    def observation(self, seen: dict) -> dict[str, np.ndarray]:
        """Bytes as floats."""
        mask = seen["action_mask"].astype(np.float32)
        return {"observations": seen["observation"] * self.factors, "action_mask": mask}


def random_score(games: int = 40) -> float:
    """The mean score of random play."""
    env, found = gymnasium.make(f"imperial_miners.envs:{envs.SOLO}", reward="vp"), []
    for seed in range(games):
        _, info = env.reset(seed=seed)
        is_over = False
        while not is_over:
            _, _, is_over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        found.append(info["score"])
    return float(np.mean(found))


def main() -> None:
    """Learn, and tell the curve."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=40_000)
    steps = parser.parse_args().steps
    register_env("solo", lambda config: Named(gymnasium.make(f"imperial_miners.envs:{envs.SOLO}", reward="vp")))
    ray.init(num_cpus=1, include_dashboard=False, logging_level="error")
    config = (
        PPOConfig()
        .environment("solo")
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .training(lr=1e-3, gamma=0.999, train_batch_size_per_learner=EACH, minibatch_size=1024, num_epochs=4)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"fcnet_hiddens": [256, 256], "head_fcnet_hiddens": []},
            )
        )
        .debugging(seed=1, log_level="ERROR")
    )
    learner, began, at_random = config.build_algo(), time.time(), random_score()
    print(f"random: {at_random:.1f} points", flush=True)
    for turn in range(max(1, steps // EACH)):
        told = learner.train()["env_runners"]
        points = f"{told['episode_return_mean']:.1f} points a game"
        print(f"{(turn + 1) * EACH} steps, {time.time() - began:.0f} seconds: {points}", flush=True)
    learner.stop()
    ray.shutdown()
    if told["episode_return_mean"] <= at_random:
        raise SystemExit("that is no better than random play")


if __name__ == "__main__":
    main()
