"""PPO with action masks in one file, in the manner of CleanRL: nothing but PyTorch and the compiled games.

    pip install 'duopoly[learn]' torch
    python ppo_cleanrl.py --edition classic-us --opponent greedy --seconds 60

The learner plays the simple game against three copies of one bot, many games at a time. After each update it prints how many
games it has finished, what share of the last 500 it won, and how many decisions it makes per second.
"""

import argparse
import time
from collections import deque

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from duopoly.env.errors import BadConfig
from duopoly.env.vector import ManyGames, varying_columns
from duopoly.stats.intervals import percent_interval, proportion


def layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    """A linear layer with orthogonal weights."""
    linear = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(linear.weight, gain)
    nn.init.zeros_(linear.bias)
    return linear


class Agent(nn.Module):
    """A policy and a value, each with two hidden layers."""

    def __init__(self, inputs: int, actions: int, hidden: int = 128) -> None:
        super().__init__()
        self.policy, self.critic = (
            nn.Sequential(layer(inputs, hidden), nn.Tanh(), layer(hidden, hidden), nn.Tanh(), layer(hidden, outputs, gain))
            for outputs, gain in ((actions, 0.01), (1, 1.0))
        )

    def value(self, observations: torch.Tensor) -> torch.Tensor:
        """What the learner expects to gain."""
        return self.critic(observations).squeeze(-1)

    def choices(self, observations: torch.Tensor, masks: torch.Tensor) -> Categorical:
        """The chances of the actions; an illegal one has none."""
        logits = self.policy(observations).masked_fill(~masks, -1e8)
        return Categorical(logits=logits, validate_args=False)


def advantages_of(rewards, values, dones, next_value, gamma: float, gae: float) -> torch.Tensor:
    """Generalized advantage estimates; nothing is carried over the end of a game."""
    advantages, carried = torch.zeros_like(rewards), torch.zeros_like(next_value)
    for t in reversed(range(len(rewards))):
        following = next_value if t == len(rewards) - 1 else values[t + 1]
        goes_on = 1 - dones[t]
        carried = rewards[t] + gamma * following * goes_on - values[t] + gamma * gae * goes_on * carried
        advantages[t] = carried
    return advantages


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="classic-us")
    parser.add_argument("--opponent", default="greedy", help="the bot to train against, three of it")
    parser.add_argument("--whole", action="store_true", help="play the whole game, with all actions")
    parser.add_argument("--seconds", type=float, default=60, help="how long to train")
    parser.add_argument("--envs", type=int, default=256, help="games side by side")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each game between two updates")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=1e-3, help="the learning rate")
    parser.add_argument("--gamma", type=float, default=0.999)
    parser.add_argument("--gae", type=float, default=0.98)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.001, help="weight of the entropy bonus")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    opponents = [options.opponent] * 3
    games = ManyGames(options.edition, opponents, options.envs, reward="wealth", simple=not options.whole)
    columns = varying_columns(games)  # a third of the numbers ever change; from these alone it learns faster
    size, actions = len(columns), int(games.single_action_space.n)
    agent = Agent(size, actions)
    optimizer = torch.optim.Adam(agent.parameters(), lr=options.rate, eps=1e-5)

    steps, envs = options.steps, options.envs
    seen = torch.zeros(steps, envs, size)
    masks = torch.zeros(steps, envs, actions, dtype=torch.bool)
    taken = torch.zeros(steps, envs, dtype=torch.int64)
    log_chances, rewards, dones, values = (torch.zeros(steps, envs) for _ in range(4))
    results, finished, decisions, start = deque(maxlen=500), 0, 0, time.monotonic()

    observations, infos = games.reset(seed=options.seed)
    while time.monotonic() - start < options.seconds:
        for t in range(steps):
            seats = infos["seat"]
            seen[t], masks[t] = torch.from_numpy(observations[:, columns]), torch.from_numpy(infos["action_mask"] == 1)
            with torch.no_grad():
                choices, values[t] = agent.choices(seen[t], masks[t]), agent.value(seen[t])
                taken[t] = choices.sample()
                log_chances[t] = choices.log_prob(taken[t])
            observations, reward, terminated, truncated, infos = games.step(taken[t].numpy())
            ended = terminated | truncated
            rewards[t], dones[t] = torch.from_numpy(reward).float(), torch.from_numpy(ended).float()
            for i in np.flatnonzero(ended):
                finished += 1
                results.append(int(infos["winners"][i]) >> int(seats[i]) & 1)
        decisions += steps * envs

        with torch.no_grad():
            next_value = agent.value(torch.from_numpy(observations[:, columns]))
            advantages = advantages_of(rewards, values, dones, next_value, options.gamma, options.gae)
        returns = (advantages + values).flatten()
        flat = [x.flatten(0, 1) for x in (seen, masks, taken, log_chances, advantages)]
        for _ in range(options.epochs):
            for part in torch.randperm(steps * envs).split(options.batch):
                part_seen, part_masks, part_taken, part_log, part_advantages = (x[part] for x in flat)
                choices = agent.choices(part_seen, part_masks)
                ratio = (choices.log_prob(part_taken) - part_log).exp()
                normal = (part_advantages - part_advantages.mean()) / (part_advantages.std() + 1e-8)
                gain = torch.min(ratio * normal, ratio.clamp(1 - options.clip, 1 + options.clip) * normal).mean()
                value_loss = 0.5 * (agent.value(part_seen) - returns[part]).square().mean()
                entropy = choices.entropy().mean()
                optimizer.zero_grad()
                (-gain + 0.5 * value_loss - options.entropy * entropy).backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()

        spent = time.monotonic() - start
        won = percent_interval(proportion(sum(results), len(results))) if results else "?"
        print(f"{spent:4.0f} s, {finished:6,} games, the last {len(results)} won: {won}, {decisions / spent:7,.0f} decisions/s")


if __name__ == "__main__":
    try:
        main()
    except BadConfig as error:
        raise SystemExit(f"ppo_cleanrl.py: {error}") from None
