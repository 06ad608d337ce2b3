"""What the JavaScript module plays in fast/twin_digests.mjs, played by Python."""

from hashlib import sha256

import numpy as np

from duopoly.editions import load, names
from duopoly.env.config import env_config
from duopoly.env.episode import Episode
from duopoly.rl.batch import LEARNER
from duopoly.rules.codes import UNDECIDED
from duopoly.rules.legal import legal
from duopoly.rules.rule_table import build_rule_table
from duopoly.sim.evaluation import WHOLE
from duopoly.sim.lineups import new_lineup, rollout_lineup
from duopoly.sim.playout import PLAYERS, QUIET
from duopoly.sim.rollouts import candidate_of
from duopoly.sim.weights import weights

GAMES = 40
STEPS = 60


def played_games(engine, count):
    """The digests of the same games in Python."""
    result = {}
    for edition in names():
        table = build_rule_table(load(edition))
        bots = [PLAYERS.index(bot) for bot in ("steady", "trader", "greedy", "random")]
        many = new_lineup([0, 1, 2, 3], bots, [UNDECIDED] * 4, cap=100)
        two = new_lineup([0, 0], [PLAYERS.index("steady")], [0, table.roles - 1], cap=100)
        many.player = two.player = [0] * 8
        rows, counters = engine.play_games(table, [many, two], 2**64 - 3, 7, count)
        result[edition] = sha256(rows + counters).hexdigest()
    return result


def learners_game(engine, edition, steps):
    """The same game in Python, by the environments' episode."""
    episode = Episode(env_config(edition, [None, "steady", None], setup=True))
    episode.config.lineups[:] = [new_lineup([0, 1, 2], [LEARNER, PLAYERS.index("steady"), LEARNER], [UNDECIDED] * 3)]
    episode = Episode(episode.config)
    episode.begin(2**64 - 5, 11)
    total = sha256()
    for i in range(steps):
        if episode.ended:
            break
        allowed = np.flatnonzero(episode.mask(episode.seat))
        total.update(allowed.astype("<u2").tobytes() + episode.observe(episode.seat).tobytes())
        episode.act(int(allowed[i * 7919 % len(allowed)]))
    g, table = episode.state, episode.config.table
    candidates = [candidate_of(), *(candidate_of(move, g.actor) for move in legal(g, table, g.actor))]
    line = rollout_lineup(g, QUIET, g.round + 5, weights(edition, table.roles, "last"))
    results = engine.rollouts(g, table, line, 9, 0, 20, candidates)
    chances = [[won / 20 / WHOLE for won in each.wins[:3]] for each in results]
    return {"digest": total.hexdigest(), "seat": episode.seat, "round": g.round}, chances
