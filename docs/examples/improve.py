"""PPO that begins as a bot and gets better than it; the network is that of ppo_cleanrl.py.

    pip install 'duopoly[learn]' torch
    python improve.py --edition anti-us --role competitor --bot steady --opponent steady --seconds 600

Before each decision the games say what the bot would do there (`bot_actions`), and that action gets a bonus. So an untrained
learner nearly always plays as the bot does, and training finds out where another action is better.
That is residual learning (Silver et al. 2018, arxiv.org/abs/1812.06298) with numbered actions. It plays the whole game against
three copies of the opponent. At the end the likeliest action is taken in games that were not trained on, beside the bot in the
same seat, and the program prints where the two differ: the bot's weaknesses. All seconds are processor time.
"""

import argparse
import time
from collections import Counter, deque

import numpy as np
import torch
from league import FRESH, share_of_bot
from ppo_cleanrl import Agent, advantages_of
from torch import nn
from torch.distributions import Categorical

from duopoly.env.errors import BadConfig
from duopoly.env.text import action_text
from duopoly.env.vector import ManyGames, varying_columns
from duopoly.rules.actions import A_GIVE_UP, A_SELL
from duopoly.sim.playout import PLAYERS
from duopoly.stats.intervals import Estimate, percent_interval, proportion

BONUS = 4.0
"""What the bot's action gains in logits: at first any other action is 55 times less likely."""


class Improver(Agent):
    """Chooses the bot's action unless it has learned that another is better.

    Offers, bids above the least, mortgages, and sales are the bot's alone: they can go on forever, and a learner that is about
    to lose would find that out.
    """

    def __init__(self, columns: np.ndarray, actions: int) -> None:
        super().__init__(len(columns), actions)
        self.columns = columns
        self.own = torch.arange(actions) < A_SELL
        self.own[A_GIVE_UP] = False

    def seen(self, observations: np.ndarray) -> torch.Tensor:
        """The numbers of the observations that ever change."""
        return torch.from_numpy(observations[:, self.columns])

    def choices(self, seen: torch.Tensor, masks: torch.Tensor, bot_actions: torch.Tensor) -> Categorical:
        """The chances of the actions; an illegal one has none."""
        allowed = (masks & self.own).scatter(1, bot_actions[:, None], True)
        bonus = torch.full((len(seen), 1), BONUS)
        logits = self.policy(seen).scatter_add(1, bot_actions[:, None], bonus).masked_fill(~allowed, -1e8)
        return Categorical(logits=logits, validate_args=False)


def share_won(agent: Improver, options: argparse.Namespace, games: int) -> tuple[Estimate, float, Counter[str]]:
    """The share of games that the learner wins; of its decisions those that are not the bot's; and what these are."""
    many = ManyGames(options.edition, [options.opponent] * 3, games, role=options.role, throws=options.throws)
    observations, infos = many.reset(seed=FRESH)
    running, won, decisions, instead = np.ones(games, bool), np.zeros(games, bool), 0, Counter[str]()
    while running.any():
        seats, bot_actions = infos["seat"], many.bot_actions(options.bot)
        with torch.no_grad():
            masks = torch.from_numpy(infos["action_mask"] == 1)
            choices = agent.choices(agent.seen(observations), masks, torch.from_numpy(bot_actions))
            actions = choices.logits.argmax(1).numpy()
        decisions += running.sum()
        for i in np.flatnonzero(running & (actions != bot_actions)):
            instead[f"{verb(actions[i])} instead of {verb(bot_actions[i])}"] += 1
        observations, _, over, given_up, infos = many.step(actions)
        if (over | given_up).any():
            won |= running & over & (infos["winners"] >> seats & 1 == 1)
            running &= ~(over | given_up)
    return proportion(int(won.sum()), games), instead.total() / decisions, instead


def verb(action: int) -> str:
    """What kind of action it is."""
    return action_text(int(action)).split()[0]


def update(agent: Improver, optimizer: torch.optim.Optimizer, batch: list, options: argparse.Namespace, learns: bool) -> None:
    """PPO's update; of the value alone while the learner does not learn yet."""
    seen, masks, bot_actions, taken, log_chances, advantages, returns = batch
    for _ in range(options.epochs):
        for part in torch.randperm(len(taken)).split(options.batch):
            choices = agent.choices(seen[part], masks[part], bot_actions[part])
            ratio = (choices.log_prob(taken[part]) - log_chances[part]).exp()
            normal = (advantages[part] - advantages[part].mean()) / (advantages[part].std() + 1e-8)
            gain = torch.min(ratio * normal, ratio.clamp(1 - options.clip, 1 + options.clip) * normal).mean()
            loss = 0.5 * (agent.value(seen[part]) - returns[part]).square().mean()
            optimizer.zero_grad()
            (loss - gain if learns else loss).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="anti-us")
    parser.add_argument("--role", help="the learner's camp; by default both in turn")
    parser.add_argument("--bot", default="steady", choices=PLAYERS, help="the bot to begin as")
    parser.add_argument("--opponent", default="steady", choices=PLAYERS, help="the bot to play against, three of it")
    parser.add_argument("--seconds", type=float, default=600, help="how long to train")
    parser.add_argument("--envs", type=int, default=256, help="games side by side")
    parser.add_argument("--steps", type=int, default=128, help="decisions in each game between two updates")
    parser.add_argument("--throws", type=int, default=4000, help="give a game up after this many throws")
    parser.add_argument("--warm", type=int, default=5, help="first updates, of the value alone")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=5e-4, help="the learning rate; it falls to a tenth")
    parser.add_argument("--gamma", type=float, default=1.0)
    parser.add_argument("--gae", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--measure", type=int, default=4000, help="games at the end, not trained on")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    options = parsed()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    games = ManyGames(
        options.edition, [options.opponent] * 3, options.envs, role=options.role, throws=options.throws, reward="chance"
    )
    columns = varying_columns(games)
    agent = Improver(columns, int(games.single_action_space.n))
    optimizer = torch.optim.Adam(agent.parameters(), lr=options.rate, eps=1e-5)
    steps, envs, size = options.steps, options.envs, len(columns)
    seen, masks = torch.zeros(steps, envs, size), torch.zeros(steps, envs, int(games.single_action_space.n), dtype=torch.bool)
    bot_actions, taken = (torch.zeros(steps, envs, dtype=torch.int64) for _ in range(2))
    log_chances, rewards, dones, values = (torch.zeros(steps, envs) for _ in range(4))
    results, decisions, updates, start = deque(maxlen=2000), 0, 0, time.process_time()

    observations, infos = games.reset(seed=options.seed)
    while (spent := time.process_time() - start) < options.seconds:
        for t in range(steps):
            seats = infos["seat"]
            seen[t], masks[t] = agent.seen(observations), torch.from_numpy(infos["action_mask"] == 1)
            bot_actions[t] = torch.from_numpy(games.bot_actions(options.bot))
            with torch.no_grad():
                choices, values[t] = agent.choices(seen[t], masks[t], bot_actions[t]), agent.value(seen[t])
                taken[t] = choices.sample()
                log_chances[t] = choices.log_prob(taken[t])
            observations, reward, over, given_up, infos = games.step(taken[t].numpy())
            rewards[t], dones[t] = torch.from_numpy(reward).float(), torch.from_numpy(over | given_up).float()
            results.extend(int(infos["winners"][i]) >> int(seats[i]) & int(over[i]) for i in np.flatnonzero(over | given_up))
        with torch.no_grad():
            advantages = advantages_of(
                rewards, values, dones, agent.value(agent.seen(observations)), options.gamma, options.gae
            )
        for group in optimizer.param_groups:
            group["lr"] = options.rate * max(0.1, 1 - spent / options.seconds)
        batch = [x.flatten(0, 1) for x in (seen, masks, bot_actions, taken, log_chances, advantages, advantages + values)]
        update(agent, optimizer, batch, options, learns=updates >= options.warm)
        updates, decisions = updates + 1, decisions + steps * envs
        if updates % 10 == 0:
            won, different = 100 * sum(results) / max(1, len(results)), 100 * float((taken != bot_actions).float().mean())
            seconds = time.process_time() - start
            print(
                f"{seconds:4.0f} s, {decisions:10,} decisions; won {won:.1f}% of the last {len(results)} games; "
                f"{different:.1f}% of the actions differ from the bot's",
                flush=True,
            )

    own, different, instead = share_won(agent, options, options.measure)
    bot = share_of_bot(options.bot, options.opponent, options.measure, options, options.role)
    print(f"{options.measure} games of a {options.role or 'player'} against three {options.opponent}:")
    print(f"  the learner won {percent_interval(own)}; {100 * different:.1f}% of its actions differ from the bot's")
    print(f"  {options.bot} won {percent_interval(bot)}")
    for what, times in instead.most_common(8):
        print(f"  {times / options.measure:6.2f} times a game: {what}")


if __name__ == "__main__":
    try:
        main()
    except BadConfig as error:
        raise SystemExit(f"improve.py: {error}") from None
