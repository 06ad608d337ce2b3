"""Trains MaskablePPO from sb3-contrib on compiled games and charts how strong it gets.

    pip install 'duopoly[learn]' matplotlib sb3-contrib
    python train.py --edition classic-us --opponent greedy --against random,greedy --minutes 4 --chart curve.svg

The learner plays against three copies of one opponent. By default it plays the simple game, so it learns within minutes: it
only offers to buy the street that completes a monopoly, at three times its price, bids the minimum or passes, and sells and
mortgages only when in debt. With `--whole` it plays the whole game.

The chart shows how many games of a fixed set, none of them used for training, it wins against three of each bot, with 95%
intervals. A player as strong as they are wins a quarter. An unfinished game is not a win.
"""

import argparse
import time
from collections.abc import Sequence

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from duopoly.env.errors import BadConfig
from duopoly.env.sb3 import MaskableVecEnv
from duopoly.env.vector import ManyGames, varying_columns
from duopoly.stats.intervals import Estimate, percent_interval, proportion

SEATS = 4


def share_won(model, many: dict, bot: str, games: int, columns: np.ndarray, seed: int = 2**40) -> Estimate:
    """The share of games won against three of the bot, with its 95% interval. The games are the same every time."""
    env = MaskableVecEnv(ManyGames(opponents=[bot] * (SEATS - 1), num_envs=games, **many), seed, columns)
    observations, running, won = env.reset(), np.ones(games, dtype=bool), np.zeros(games, dtype=bool)
    while running.any():
        masks = env.action_masks()
        actions = masks.argmax(1)
        actions[running], _ = model.predict(observations[running], action_masks=masks[running])
        env.step_async(actions)
        observations, rewards, ended, _ = env.step_wait()
        won |= running & ended & (rewards > 0)
        running &= ~ended
    return proportion(int(won.sum()), games)


class Watch(BaseCallback):
    """Measures strength at intervals and stops when the processor time is up. Measuring does not count."""

    def __init__(
        self, many: dict, against: Sequence[str], games: int, columns: np.ndarray, minutes: float, points: int
    ) -> None:
        super().__init__()
        self.many, self.against, self.games, self.columns = many, against, games, columns
        self.seconds, self.every = 60 * minutes, 60 * minutes / points
        self.spent, self.next, self.rows = 0.0, 0.0, []

    def _on_rollout_start(self) -> None:
        now = time.process_time()
        self.spent += now - getattr(self, "since", now)
        if self.spent >= self.next:
            self.measure()
            self.next += self.every
        self.since = time.process_time()

    def measure(self) -> None:
        shares = [share_won(self.model, self.many, bot, self.games, self.columns) for bot in self.against]
        self.rows.append((self.spent, self.num_timesteps, shares))
        wins = ", ".join(f"{percent_interval(share)} against {bot}" for bot, share in zip(self.against, shares, strict=True))
        print(f"{self.spent:5.0f} s, {self.num_timesteps:9,} decisions: wins {wins}", flush=True)

    def _on_step(self) -> bool:
        return self.spent + time.process_time() - self.since < self.seconds

    def _on_training_end(self) -> None:
        self.spent = max(self.spent, self.seconds)
        self.measure()


def draw(rows, against: Sequence[str], title: str, path: str) -> None:
    """Writes the curve as SVG."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "duopoly", "svg.fonttype": "none", "font.size": 9, "font.family": "sans-serif"}):
        figure = Figure(figsize=(6.4, 3.4), layout="constrained")
        axes = figure.subplots()
        for n, (bot, color) in enumerate(zip(against, ("#0072b2", "#d55e00", "#009e73", "#8a8a8a"), strict=False)):
            at = [seconds / 60 for seconds, _, _ in rows]
            middle = [100 * shares[n].value for _, _, shares in rows]
            below = [100 * (shares[n].value - shares[n].low) for _, _, shares in rows]
            above = [100 * (shares[n].high - shares[n].value) for _, _, shares in rows]
            style = {"color": color, "marker": "o", "markersize": 3, "linewidth": 1.2, "label": f"against three {bot}"}
            axes.errorbar(at, middle, yerr=(below, above), **style)
        axes.axhline(100 / SEATS, color="#8a8a8a", linewidth=0.8, linestyle="--")
        axes.annotate("as strong as they are", (0, 100 / SEATS), xytext=(2, 3), textcoords="offset points", color="#6a6a6a")
        axes.set(xlabel="minutes of training (processor time)", ylabel="games won, %", ylim=(0, 100), title=title)
        axes.spines[["top", "right"]].set_visible(False)
        axes.legend(frameon=False, loc="upper left")
        figure.savefig(path, format="svg", metadata={"Date": None, "Title": title, "Creator": "duopoly"})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="classic-us")
    parser.add_argument("--opponent", default="greedy", help="the bot to train against, three of it")
    parser.add_argument("--against", default="random,greedy", help="the bots to measure against")
    parser.add_argument("--whole", action="store_true", help="play the whole game, with all actions")
    parser.add_argument("--minutes", type=float, default=4, help="processor time for training")
    parser.add_argument("--games", type=int, default=1000, help="games per measurement")
    parser.add_argument("--points", type=int, default=8, help="measurements during training")
    parser.add_argument("--throws", type=int, default=4000, help="stop a measured game after this many throws")
    parser.add_argument("--envs", type=int, default=512, help="games side by side")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each game between two updates")
    parser.add_argument("--entropy", type=float, default=0.0005, help="weight of the entropy bonus")
    parser.add_argument("--threads", type=int, default=1, help="threads for Torch; more seldom help such a small network")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="file for the trained policy")
    parser.add_argument("--chart", help="file for the chart")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.distributions.Distribution.set_default_validate_args(False)
    against = options.against.split(",")
    many = {"edition": options.edition, "simple": not options.whole}
    games = ManyGames(opponents=[options.opponent] * (SEATS - 1), num_envs=options.envs, reward="wealth", **many)
    columns = varying_columns(games)
    model = MaskablePPO(
        "MlpPolicy",
        MaskableVecEnv(games, options.seed, columns),
        n_steps=options.steps,
        batch_size=min(4096, options.envs * options.steps),
        n_epochs=3,
        gamma=0.999,
        gae_lambda=0.98,
        ent_coef=options.entropy,
        learning_rate=1e-3,
        policy_kwargs={"net_arch": [64, 64]},
        seed=options.seed,
        device="cpu",
    )
    watch = Watch(many | {"throws": options.throws}, against, options.games, columns, options.minutes, options.points)
    model.learn(10**12, callback=watch)
    if options.save:
        model.save(options.save)
    if options.chart:
        game = "the whole game" if options.whole else "the simple game"
        draw(watch.rows, against, f"{options.edition}, {game}: trained against three {options.opponent}", options.chart)


if __name__ == "__main__":
    try:
        main()
    except BadConfig as error:
        raise SystemExit(f"train.py: {error}") from None
