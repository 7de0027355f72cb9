"""PPO in one file, in the manner of CleanRL: nothing of the house but its batches of games.

pip install 'imperial-miners[rl]' torch==2.13.0
python examples/ppo.py --steps 200000
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from imperial_miners.envs import vector_env

GAMES, STEPS = 64, 64  # side by side, and answers in each between two improvements
EPOCHS, PART = 4, 1024  # how often each answer is learned from, and how many at a time
GAMMA, LAMBDA, CLIP, CURIOSITY = 0.999, 0.95, 0.2, 0.01
RATE = 1e-3
POINTS = 10.0  # rewards are points: so many count as 1


class Agent(nn.Module):
    """An actor and a critic that share what they see; actions that are not offered cannot be drawn."""

    def __init__(self, seen: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.actor, self.critic = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """The chances of all actions, and the points to come."""
        body = self.body(seen)
        return Categorical(logits=self.actor(body).masked_fill(~mask, -1e9)), self.critic(body).squeeze(-1)


def tensors(seen: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
    """What a batch shows, as torch takes it."""
    return torch.from_numpy(seen["observation"].copy()), torch.from_numpy(seen["action_mask"].astype(bool))


def main() -> None:
    """Learn, and tell the curve."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted, seed = vars(parser.parse_args()).values()
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # the net is small: threads would wait for each other
    batch = vector_env(GAMES, reward="vp", layout="scaled", autoreset_mode="SameStep")
    agent = Agent(batch.schema.size, batch.schema.action_count)
    learning = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    seen, mask = tensors(batch.reset(seed=seed)[0])
    rounds, scores, began = max(1, wanted // (GAMES * STEPS)), [], time.time()
    for turn in range(rounds):
        learning.param_groups[0]["lr"] = RATE * (1 - turn / rounds)
        kept = {name: [] for name in ("seen", "mask", "action", "chance", "value", "reward", "over")}
        for _ in range(STEPS):
            with torch.no_grad():
                chances, value = agent(seen, mask)
                action = chances.sample()
            shown, reward, over, _, infos = batch.step(action.numpy())
            found = (seen, mask, action, chances.log_prob(action), value)
            found += (torch.from_numpy(reward / POINTS).float(), torch.from_numpy(over).float())
            for name, each in zip(kept, found, strict=True):
                kept[name].append(each)
            if over.any():
                scores += infos["final_info"]["score"][over].tolist()
            seen, mask = tensors(shown)
        with torch.no_grad():
            coming = agent(seen, mask)[1]
        gains, gain = [], torch.zeros(GAMES)
        for step in reversed(range(STEPS)):
            goes_on = 1 - kept["over"][step]
            surprise = kept["reward"][step] + GAMMA * coming * goes_on - kept["value"][step]
            gain = surprise + GAMMA * LAMBDA * goes_on * gain
            coming = kept["value"][step]
            gains.append(gain)
        flat = {name: torch.cat(each) for name, each in kept.items()}
        better = torch.cat(gains[::-1])
        wanted_values = better + flat["value"]
        for _ in range(EPOCHS):
            for part in torch.randperm(GAMES * STEPS).split(PART):
                chances, value = agent(flat["seen"][part], flat["mask"][part])
                ratio = (chances.log_prob(flat["action"][part]) - flat["chance"][part]).exp()
                gain = (better[part] - better[part].mean()) / (better[part].std() + 1e-8)
                policy = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                loss = (value - wanted_values[part]).square().mean() / 2 - policy - CURIOSITY * chances.entropy().mean()
                learning.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                learning.step()
        if scores and (turn + 1) % max(1, rounds // 10) == 0:
            told = f"{(turn + 1) * GAMES * STEPS} steps, {time.time() - began:.0f} seconds"
            print(f"{told}: {np.mean(scores[-200:]):.1f} points in the last {len(scores[-200:])} games", flush=True)


if __name__ == "__main__":
    main()
