"""PPO with action masks with TorchRL: its collector, its masked policy, and its loss on the Gymnasium environment.

    pip install 'duopoly[learn]' torchrl
    python ppo_torchrl.py --edition classic-us --opponent random --seconds 60

It plays one game at a time, so it is for trying things out; ppo_cleanrl.py plays many side by side, which is faster.
"""

import argparse
import time

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.data import Binary
from torchrl.envs import ActionMask, Compose, DTypeCastTransform, RewardSum, TransformedEnv
from torchrl.envs.libs.gym import GymWrapper, default_info_dict_reader
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from duopoly.env.errors import BadConfig

HIDDEN = 128


def make_env(edition: str, opponent: str, seed: int) -> TransformedEnv:
    """The environment with its mask beside the observation, where TorchRL looks for it."""
    game = gymnasium.make(
        "duopoly.env:duopoly/Duopoly-v1", edition=edition, opponents=[opponent] * 3, reward="wealth", simple=True
    )
    actions = int(game.action_space.n)
    wrapped = GymWrapper(game, categorical_action_encoding=True)
    wrapped.set_info_dict_reader(default_info_dict_reader(["action_mask"], {"action_mask": Binary(actions, dtype=torch.int8)}))
    as_flags = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    env = TransformedEnv(wrapped, Compose(as_flags, ActionMask(), RewardSum()))
    env.set_seed(seed)
    return env


def network(inputs: int, outputs: int) -> nn.Module:
    """Two hidden layers."""
    return nn.Sequential(nn.Linear(inputs, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, outputs))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="classic-us")
    parser.add_argument("--opponent", default="random", help="the bot to train against, three of it")
    parser.add_argument("--seconds", type=float, default=60, help="how long to train")
    parser.add_argument("--frames", type=int, default=1024, help="decisions between two updates")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    env = make_env(options.edition, options.opponent, options.seed)
    size, actions = env.observation_spec["observation"].shape[-1], env.action_spec.space.n
    policy = ProbabilisticActor(
        TensorDictModule(network(size, actions), in_keys=["observation"], out_keys=["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(network(size, 1), in_keys=["observation"])
    advantage = GAE(gamma=0.999, lmbda=0.98, value_network=critic)
    loss = ClipPPOLoss(policy, critic, clip_epsilon=0.2, entropy_coeff=0.001, normalize_advantage=True)
    optimizer = torch.optim.Adam(loss.parameters(), lr=1e-3)
    how = {"frames_per_batch": options.frames, "total_frames": -1, "auto_register_policy_transforms": False}
    collector = Collector(env, policy, **how)

    start, decisions = time.monotonic(), 0
    for data in collector:
        for _ in range(options.epochs):
            advantage(data)
            for part in torch.randperm(len(data)).split(options.batch):
                losses = loss(data[part])
                optimizer.zero_grad()
                (losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]).backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimizer.step()
        decisions += data.numel()
        done = data["next", "done"].squeeze(-1)
        gains = data["next", "episode_reward"].squeeze(-1)[done]
        gained = f"{100 * gains.mean():+.1f} points of all wealth" if len(gains) else "none finished"
        spent = time.monotonic() - start
        print(f"{spent:4.0f} s, {decisions:8,} decisions, {len(gains):3} games: {gained} on average")
        if spent >= options.seconds:
            break
    collector.shutdown()


if __name__ == "__main__":
    try:
        main()
    except BadConfig as error:
        raise SystemExit(f"ppo_torchrl.py: {error}") from None
