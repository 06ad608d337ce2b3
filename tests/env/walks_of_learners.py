"""Random games of each environment of a single game, and a digest of all that they show."""

import random
from hashlib import sha256

import numpy as np

from duopoly.bots import policy
from duopoly.editions import load
from duopoly.env.aec import TurnByTurn
from duopoly.env.parallel import AllAtOnce
from duopoly.env.single import SingleEnv
from duopoly.rl.actions import A_WAIT

STEPS = 150


def choose(mask, rnd):
    return rnd.choice(np.flatnonzero(mask).tolist())


def note(total, *parts):
    for part in parts:
        total.update(part.tobytes() if isinstance(part, np.ndarray) else repr(part).encode())


def in_turn(edition, steps=STEPS, **options):
    """Every seat learns, one after another; what all of them see."""
    env, rnd, total = TurnByTurn(edition, load(edition).players[1], **options), random.Random(1), sha256()
    env.reset(seed=5)
    for _ in range(steps):
        seen, reward, over, given_up, info = env.last()
        note(total, env.agent_selection, seen["observation"], seen["action_mask"], reward, over, given_up, info)
        for agent in env.possible_agents:
            note(total, env.observe(agent)["observation"])
        if over or given_up:
            env.reset()
        else:
            env.step(choose(seen["action_mask"], rnd))
    return total.hexdigest()[:16]


def at_once(edition, steps=STEPS, **options):
    """Every seat learns, all at once."""
    env, rnd, total = AllAtOnce(edition, load(edition).players[0], **options), random.Random(2), sha256()
    seen, _ = env.reset(seed=6)
    for _ in range(steps):
        actions = {agent: choose(one["action_mask"], rnd) for agent, one in seen.items()}
        assert sum(action != A_WAIT for action in actions.values()) == 1
        seen, rewards, over, given_up, infos = env.step(actions)
        for one in seen.values():
            note(total, one["observation"], one["action_mask"])
        note(total, rewards, over, given_up, infos)
        if not env.agents:
            seen, _ = env.reset()
    return total.hexdigest()[:16]


def single(edition, steps=STEPS, opponents=("steady", "random"), **options):
    """One seat learns, against bots."""
    env, rnd, total = SingleEnv(edition, list(opponents), **options), random.Random(3), sha256()
    seen, info = env.reset(seed=2**64 - 1)
    for _ in range(steps):
        note(total, seen, info["action_mask"], info["seat"])
        seen, reward, over, given_up, info = env.step(choose(info["action_mask"], rnd))
        note(total, float(reward), over, given_up, info.get("winners"))
        if over or given_up:
            note(total, seen)
            seen, info = env.reset()
    return total.hexdigest()[:16]


def outside(edition, steps=STEPS // 3, **options):
    """One seat learns, against a policy that is not compiled and draws from the game's generator."""
    return single(edition, steps, (policy("random"), "trader"), **options)


ENVIRONMENTS = {walk.__name__: walk for walk in (in_turn, at_once, single, outside)}
WAYS = ({}, {"reward": "wealth", "throws": 50}, {"simple": True, "throws": 80}, {"setup": True})


def aims_of(edition):
    """The editions' aims in turn, so that each is played in some way."""
    aims = load(edition).aims
    return [{**way, "aim": aims[i % len(aims)]} for i, way in enumerate(WAYS)]
