"""A league in one file: PPO against past selves and bots, most often against those who beat the learner.

    pip install 'duopoly[learn]' torch
    python league.py --edition anti-us --bots steady,greedy --seconds 300 --folder league

Prioritized fictitious self-play, as in Vinyals et al. 2019 (doi.org/10.1038/s41586-019-1724-z): the pool has bots, snapshots of
the learner, and the learner `itself` in all four seats, where all of them learn. Before each update opponents are drawn with
the weight (1 - p)², where p is the chance that the learner beats one of three copies of the opponent. Each snapshot is a file
that plays without PyTorch.

The learner begins by imitating a bot, since a beginner hardly ever wins. It plays the simple game. With `--measure` the end
result plays games that were not trained on, beside the bot `--against` in the same seat. All seconds are processor time.
"""

import argparse
import time
from collections import deque
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from duopoly.editions import load
from duopoly.env.config import one_learner
from duopoly.env.errors import BadConfig
from duopoly.env.network import Network
from duopoly.env.seats import ManySeats
from duopoly.env.vector import ManyGames, varying_columns
from duopoly.fast import twin
from duopoly.fast.schema import dtype_of
from duopoly.sim.playout import PLAYERS, Row
from duopoly.stats.intervals import Estimate, percent_interval, proportion

SEATS = 4
ITSELF = "itself"
FRESH = 2**40
"""The seed of games that are not trained on."""


def layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    """A linear layer with orthogonal weights."""
    linear = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(linear.weight, gain)
    nn.init.zeros_(linear.bias)
    return linear


class Agent(nn.Module):
    """A policy and a value, each with two hidden layers, on the numbers of the observation that ever change."""

    def __init__(self, columns: np.ndarray, actions: int, hidden: int) -> None:
        super().__init__()
        self.columns = columns
        self.policy, self.critic = (
            nn.Sequential(
                layer(len(columns), hidden), nn.Tanh(), layer(hidden, hidden), nn.Tanh(), layer(hidden, outputs, gain)
            )
            for outputs, gain in ((actions, 0.01), (1, 0.1))
        )

    def seen(self, observations: np.ndarray) -> torch.Tensor:
        """The numbers that the learner sees."""
        return torch.from_numpy(observations[:, self.columns])

    def value(self, seen: torch.Tensor) -> torch.Tensor:
        """What the learner expects to gain."""
        return self.critic(seen).squeeze(-1)

    def choices(self, seen: torch.Tensor, masks: torch.Tensor) -> Categorical:
        """The chances of the actions; an illegal one has none."""
        return Categorical(logits=self.policy(seen).masked_fill(~masks, -1e8), validate_args=False)

    def network(self) -> Network:
        """A copy of the policy that needs no PyTorch."""
        dense = [part for part in self.policy if isinstance(part, nn.Linear)]
        return Network(
            [(part.weight.detach().numpy().T.copy(), part.bias.detach().numpy().copy()) for part in dense], self.columns
        )


class Opponent:
    """A member of the pool in three seats, the learner in the fourth; `itself`: the learner in all. Its games wait for it."""

    def __init__(self, name: str, player: str | Path | None, number: int, options: argparse.Namespace) -> None:
        self.name, self.results = name, deque(maxlen=400)
        how = {"reward": "wealth", "simple": not options.whole, "throws": options.throws, "role": options.role}
        self.games = ManySeats(options.edition, [None] + [player] * (SEATS - 1), options.envs, **how)
        self.observations, self.infos = self.games.reset(seed=options.seed + 1000 * number)

    def chance(self) -> float:
        """The chance that the learner beats one copy of it: half if both win as often."""
        won, lost = self.results.count(1), self.results.count(0)
        return (won + 1) / (won + 1 + (lost + SEATS - 1) / (SEATS - 1))

    def weight(self) -> float:
        """How often it is played: those who beat the learner most."""
        return (1 - self.chance()) ** 2

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Goes on by one decision; returns each player's reward and which games have ended. Notes how the learner fared."""
        seats = self.infos["seats"][:, 0]
        self.observations, rewards, over, given_up, self.infos = self.games.step(actions)
        for i in np.flatnonzero(over | given_up):
            self.results.append(None if given_up[i] else int(self.infos["winners"][i]) >> int(seats[i]) & 1)
        return rewards, over | given_up


def collect(agent: Agent, opponent: Opponent, steps: int, gae: float) -> list[torch.Tensor]:
    """Plays on; returns the learner's decisions: what it saw, masks, actions, log chances, advantages, and returns."""
    rows = []
    for _ in range(steps):
        infos, seen = opponent.infos, agent.seen(opponent.observations)
        masks = torch.from_numpy(infos["action_mask"] == 1)
        with torch.no_grad():
            choices, values = agent.choices(seen, masks), agent.value(seen)
            actions = choices.sample()
            log_chances = choices.log_prob(actions)
        rewards, ended = opponent.step(actions.numpy())
        rows.append((seen, masks, actions, log_chances, values, infos["learner"], infos["player"], rewards, ended))
        rows[-1] += (opponent.infos["bankrupt"],)
    seen, masks, actions, log_chances, values = (torch.stack([row[i] for row in rows]) for i in range(5))
    learner, player, rewards, ended, bankrupt = (np.stack([row[i] for row in rows]) for i in range(5, 10))
    advantages, usable = advantages_of(values.numpy(), learner, player, rewards, ended, bankrupt, gae)
    advantages, usable = torch.from_numpy(advantages), torch.from_numpy(usable)
    return [each[usable] for each in (seen, masks, actions, log_chances, advantages, advantages + values)]


def advantages_of(values, learner, player, rewards, ended, bankrupt, gae: float) -> tuple[np.ndarray, np.ndarray]:
    """Generalized advantage estimates, undiscounted, along the decisions of each player; and for which there is one.

    A player gains what it is rewarded with until it acts again, is bankrupt, or the game ends. For its last decision before the
    steps end, nobody knows yet.
    """
    shape, every = rewards.shape[1:], np.arange(rewards.shape[1])
    gained, following, carried, known = np.zeros(shape), np.zeros(shape), np.zeros(shape), np.zeros(shape, bool)
    advantages, usable = np.zeros(values.shape, np.float32), np.zeros(values.shape, bool)
    for t in reversed(range(len(values))):
        final = ended[t][:, None] | bankrupt[t]
        gained = np.where(final, 0, gained) + rewards[t]
        following[final], carried[final], known[final] = 0, 0, True
        at = every, player[t]
        advantages[t] = np.where(known[at], gained[at] + following[at] - values[t] + gae * carried[at], 0)
        usable[t] = known[at] & learner[t]
        gained[at], following[at], carried[at], known[at] = 0, values[t], advantages[t], True
    return advantages, usable


def update(agent: Agent, optimizer: torch.optim.Optimizer, parts: list, options: argparse.Namespace, values_only: bool) -> None:
    """PPO's update on decisions from all opponents drawn."""
    seen, masks, actions, log_chances, advantages, returns = (torch.cat(each) for each in zip(*parts, strict=True))
    for _ in range(options.epochs):
        for part in torch.randperm(len(actions)).split(options.batch):
            choices = agent.choices(seen[part], masks[part])
            ratio = (choices.log_prob(actions[part]) - log_chances[part]).exp()
            normal = (advantages[part] - advantages[part].mean()) / (advantages[part].std() + 1e-8)
            gain = torch.min(ratio * normal, ratio.clamp(1 - options.clip, 1 + options.clip) * normal).mean()
            gain = gain + options.entropy * choices.entropy().mean()
            loss = 0.5 * (agent.value(seen[part]) - returns[part]).square().mean()
            optimizer.zero_grad()
            (loss if values_only else loss - gain).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def imitate(agent: Agent, bot: str, opponent: Opponent, seconds: float, steps: int = 8) -> None:
    """Shows the policy what a bot does in its place, with a few random actions in between."""
    rng, start, decisions, same = np.random.default_rng(1), time.process_time(), 0, deque[float](maxlen=100)
    optimizer = torch.optim.Adam(agent.policy.parameters(), lr=1e-3)
    while time.process_time() - start < seconds:
        rows = []
        for _ in range(steps):
            masks, actions = opponent.infos["action_mask"], opponent.games.bot_actions(bot)
            rows.append((agent.seen(opponent.observations), torch.from_numpy(masks == 1), torch.from_numpy(actions)))
            strays = rng.random(len(masks)) < 0.02
            opponent.step(np.where(strays, (rng.random(masks.shape) * masks).argmax(1), actions))
        seen, masks, actions = (torch.cat(each) for each in zip(*rows, strict=True))
        choices = agent.choices(seen, masks)
        same.append(float((choices.logits.argmax(1) == actions).float().mean()))
        decisions += len(actions)
        optimizer.zero_grad()
        (-choices.log_prob(actions).mean()).backward()
        optimizer.step()
    accuracy = 100 * sum(same) / len(same)
    print(
        f"{time.process_time() - start:4.0f} s, imitates {bot}: {decisions:,} decisions, accuracy {accuracy:.1f}%", flush=True
    )
    opponent.results.clear()


def share_won(
    network: Network, player, games: int, options: argparse.Namespace, role: str | None, seed: int = FRESH
) -> Estimate:
    """The share of games that the network wins against three of a player; a game given up is not won."""
    how = {"simple": not options.whole, "throws": options.throws, "role": role}
    many = ManySeats(options.edition, [None] + [player] * (SEATS - 1), games, **how)
    observations, infos = many.reset(seed=seed)
    running, won = np.ones(games, bool), np.zeros(games, bool)
    while running.any():
        masks, seats = infos["action_mask"], infos["seats"][:, 0]
        actions, rows = masks.argmax(1), np.flatnonzero(running & infos["learner"])
        if len(rows):
            actions[rows] = network(observations[rows], masks[rows])
        observations, _, over, given_up, infos = many.step(actions)
        won |= running & over & (infos["winners"] >> seats & 1 == 1)
        running &= ~(over | given_up)
    return proportion(int(won.sum()), games)


def share_of_bot(bot: str, against: str, games: int, options: argparse.Namespace, role: str | None) -> Estimate:
    """The same for a bot in the learner's seat."""
    config = one_learner(options.edition, [against] * (SEATS - 1), role=role)
    for lineup in config.lineups:
        lineup.bot[list(lineup.player).index(0)], lineup.cap = PLAYERS.index(bot), options.throws
    packed, _ = twin().play_games(config.table, config.lineups, FRESH, 0, games)
    rows = np.frombuffer(packed, dtype_of(Row))
    seats = (rows["player"][:, :SEATS] == 0).argmax(1)
    return proportion(int(((rows["winners"] >> seats & 1 == 1) & (rows["throws"] < options.throws)).sum()), games)


def print_payoffs(rows: dict, columns: dict, options: argparse.Namespace) -> None:
    """How many percent of games one seat of each row wins against three of each column."""
    print(f"\nwon by one against three, % of {options.payoff} games each")
    print(f"{'':14}" + "".join(f"{name:>14}" for name in columns))
    for name, network in rows.items():
        shares = [share_won(network, player, options.payoff, options, options.role, FRESH + 1) for player in columns.values()]
        print(f"{name:14}" + "".join(f"{100 * share.value:14.0f}" for share in shares), flush=True)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="anti-us")
    parser.add_argument("--role", help="the learner's camp; by default both in turn")
    parser.add_argument("--bots", default="steady,greedy", help="the bots in the pool")
    parser.add_argument("--alone", action="store_true", help="no snapshots in the pool, nor the learner itself: bots only")
    parser.add_argument("--whole", action="store_true", help="play the whole game, with all actions")
    parser.add_argument("--seconds", type=float, default=300, help="how long to train, imitation and all")
    parser.add_argument("--teacher", default="steady", choices=PLAYERS, help="the bot to imitate at first")
    parser.add_argument("--imitate", type=float, default=40, help="seconds of imitation; 0: none")
    parser.add_argument("--every", type=float, default=60, help="seconds between two snapshots")
    parser.add_argument("--draws", type=int, default=2, help="opponents drawn before an update")
    parser.add_argument("--envs", type=int, default=128, help="games side by side with each opponent")
    parser.add_argument("--steps", type=int, default=128, help="decisions in each game between two updates")
    parser.add_argument("--throws", type=int, default=4000, help="give a game up after this many throws")
    parser.add_argument("--warm", type=int, default=6, help="first updates, of the value alone")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=5e-4, help="the learning rate; it falls to a tenth")
    parser.add_argument("--gae", type=float, default=0.97)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.002, help="weight of the entropy bonus")
    parser.add_argument("--payoff", type=int, default=50, help="games for each cell of the payoff table")
    parser.add_argument("--measure", type=int, default=0, help="games for each role at the end, not trained on")
    parser.add_argument("--against", default="steady", choices=PLAYERS, help="the bot to measure against, and beside")
    parser.add_argument("--folder", default="league", help="for the snapshots")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    options = parsed()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    rng, folder = np.random.default_rng(options.seed), Path(options.folder)
    folder.mkdir(parents=True, exist_ok=True)
    columns = varying_columns(ManyGames(options.edition, ["steady"] * (SEATS - 1), 64, simple=not options.whole))
    bots = options.bots.split(",")
    pool = [Opponent(bot, bot, i, options) for i, bot in enumerate(bots)]
    agent = Agent(columns, pool[0].games.single_action_space.n, options.hidden)
    if not options.alone:
        pool.append(Opponent(ITSELF, None, len(pool), options))
    optimizer = torch.optim.Adam(agent.parameters(), lr=options.rate, eps=1e-5)
    snapshots: dict[str, Path] = {}
    start, decisions, updates = time.process_time(), 0, 0
    if options.imitate:
        imitate(agent, options.teacher, pool[0], options.imitate)
    while (spent := time.process_time() - start) < options.seconds:
        if not options.alone and spent > options.every * (len(snapshots) + 1):
            name = f"snapshot-{len(snapshots) + 1}"
            snapshots[name] = folder / f"{name}.npz"
            agent.network().save(snapshots[name])
            pool.append(Opponent(name, snapshots[name], len(pool), options))
        weights = np.array([opponent.weight() for opponent in pool])
        drawn = rng.choice(len(pool), options.draws, p=weights / weights.sum())
        parts = [collect(agent, pool[n], options.steps, options.gae) for n in drawn]
        for group in optimizer.param_groups:
            group["lr"] = options.rate * max(0.1, 1 - spent / options.seconds)
        update(agent, optimizer, parts, options, values_only=updates < options.warm)
        updates, decisions = updates + 1, decisions + sum(len(part[0]) for part in parts)
        if updates % 5 == 0:
            agent.network().save(folder / "learner.npz")
            lines = [f"{each.name} {100 * each.results.count(1) / len(each.results):.1f}%" for each in pool if each.results]
            print(f"{time.process_time() - start:4.0f} s, {decisions:9,} decisions; won against {', '.join(lines)}", flush=True)
    agent.network().save(folder / "learner.npz")
    learner = Network.load(folder / "learner.npz")
    rows = {name: Network.load(path) for name, path in list(snapshots.items())[-3:]} | {"learner": learner}
    if options.payoff:
        print_payoffs(rows, dict(zip(bots, bots, strict=True)) | dict(list(snapshots.items())[-3:]), options)
    for role in ([options.role] if options.role else load(options.edition).roles) if options.measure else []:
        own = percent_interval(share_won(learner, options.against, options.measure, options, role))
        bot = percent_interval(share_of_bot(options.against, options.against, options.measure, options, role))
        print(f"{role}, {options.measure} games against three {options.against}: learner {own}, {options.against} {bot}")


if __name__ == "__main__":
    try:
        main()
    except BadConfig as error:
        raise SystemExit(f"league.py: {error}") from None
