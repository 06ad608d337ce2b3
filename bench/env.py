"""Decisions a second of each learning environment, with observations and masks; random players, medians of runs in one process.

Environments of a single game also by the interpreter, which plays them where there is no twin, in the same run.

    just bench-env

Processor time of this process. `in turn`, `at once`, `seats` and `OpenSpiel` play all seats; `single` and `many` one seat
against three `steady`, whose moves are within the decision.
"""

import os
import platform
import statistics
import time
from unittest import mock

import numpy as np
import pyspiel

import duopoly.env.spiel  # noqa: F401
from duopoly.env import episode
from duopoly.env.aec import TurnByTurn
from duopoly.env.parallel import AllAtOnce
from duopoly.env.seats import ManySeats
from duopoly.env.single import SingleEnv
from duopoly.env.vector import ManyGames
from duopoly.rl.actions import A_WAIT

RUNS = 5
EDITIONS = ("anti-us", "classic-us")


def some(mask, rng):
    """Any legal action, in each game."""
    return (rng.random(mask.shape, dtype=np.float32) * mask).argmax(-1)


def in_turn(edition, rng, steps):
    env = TurnByTurn(edition)
    env.reset(seed=1)
    for _ in range(steps):
        seen, _, over, given_up, _ = env.last()
        if over or given_up:
            env.reset()
        else:
            env.step(some(seen["action_mask"], rng))


def at_once(edition, rng, steps):
    env = AllAtOnce(edition)
    seen, _ = env.reset(seed=1)
    for _ in range(steps):
        actor = env.possible_agents[env.episode.seat]
        actions = dict.fromkeys(env.agents, A_WAIT) | {actor: some(seen[actor]["action_mask"], rng)}
        seen, _, _, _, _ = env.step(actions)
        if not env.agents:
            seen, _ = env.reset()


def single(edition, rng, steps, **how):
    env = SingleEnv(edition, **how)
    env.reset(seed=1)
    for _ in range(steps):
        _, _, over, given_up, _ = env.step(some(env.action_masks(), rng))
        if over or given_up:
            env.reset()


def many(edition, rng, steps, games, **how):
    env = ManyGames(edition, num_envs=games, **how)
    _, infos = env.reset(seed=1)
    for _ in range(steps // games):
        _, _, _, _, infos = env.step(some(infos["action_mask"], rng))


def seats(edition, rng, steps, games, others=(None,) * 3, **how):
    env = ManySeats(edition, [None, *others], games, **how)
    _, infos = env.reset(seed=1)
    for _ in range(steps // games):
        _, _, _, _, infos = env.step(some(infos["action_mask"], rng))


def first_legal(observations, masks):
    return masks.argmax(1)


def openspiel(edition, rng, steps):
    game = pyspiel.load_game(f"duopoly(edition={edition})")
    state = game.new_initial_state()
    while steps > 0:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[rng.integers(len(outcomes))][0])
        else:
            state.observation_tensor(state.current_player())
            state.apply_action(int(rng.choice(state.legal_actions())))
            steps -= 1


def interpreted(edition, rng, steps, play, **how):
    """The same without the twin."""
    with mock.patch.object(episode, "twin", return_value=None):
        play(edition, rng, steps, **how)


KINDS = {
    "in turn (PettingZoo AEC)": (in_turn, 20_000, {}),
    "in turn, interpreter": (interpreted, 2000, {"play": in_turn}),
    "at once (PettingZoo parallel)": (at_once, 10_000, {}),
    "at once, interpreter": (interpreted, 1000, {"play": at_once}),
    "OpenSpiel": (openspiel, 1500, {}),
    "single (Gymnasium)": (single, 20_000, {}),
    "single, interpreter": (interpreted, 2000, {"play": single}),
    "single, simple": (single, 10_000, {"simple": True}),
    "single, simple, interpreter": (interpreted, 500, {"play": single, "simple": True}),
    "many: 1": (many, 4000, {"games": 1}),
    "many: 64": (many, 64 * 300, {"games": 64}),
    "many: 1024": (many, 1024 * 60, {"games": 1024}),
    "many: 1024, simple": (many, 1024 * 60, {"games": 1024, "simple": True}),
    "seats: 1024, all learn": (seats, 1024 * 60, {"games": 1024}),
    "seats: 1024, one learns, three functions": (seats, 1024 * 60, {"games": 1024, "others": (first_legal,) * 3}),
}


def main():
    print(
        f"{platform.python_implementation()} {platform.python_version()}, {platform.processor() or platform.machine()}", end=""
    )
    print(f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "")
    print(f"{'':42}" + "".join(f"{edition:>14}" for edition in EDITIONS) + "   decisions/s")
    for name, (play, steps, how) in KINDS.items():
        paces = []
        for edition in EDITIONS:
            spent = []
            for run in range(RUNS):
                rng = np.random.default_rng(run)
                begun = time.process_time()
                play(edition, rng, steps, **how)
                spent.append(time.process_time() - begun)
            paces.append(steps / statistics.median(spent))
        print(f"{name:42}" + "".join(f"{pace:14,.0f}" for pace in paces))


if __name__ == "__main__":
    main()
