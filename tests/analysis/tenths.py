"""A rollout engine with known odds: each move of a seat wins a fixed number of every ten rollouts."""

import duopoly
from duopoly.analysis.rollout_engine import RolloutEngine
from duopoly.rules.codes import VERBS
from duopoly.sim.evaluation import WHOLE
from duopoly.sim.rollouts import POLICY_MOVE
from duopoly.sim.rollouts import rollouts as interpreted


def declined():
    """A game in which Ann declines what she could buy, and Bob buys."""
    players = [{"name": "Ann", "cash": 60, "space": 38}, {"name": "Bob", "cash": 500, "space": 1}]
    game = duopoly.Game.from_position(
        {"edition": "classic-us", "turn": "Ann", "phase": "throw", "players": players, "rules": {"auction": False}}, seed=1
    )
    for move in ("throw", "dice 1 2", "decline", "end", "throw", "dice 1 4", "buy", "end"):
        game.play(move)
    return game


def tenths(usual=5, **won):
    """An engine in which a move wins `won[verb]` of ten rollouts for its seat, and any other move `usual`."""

    def wins(candidate, number):
        verb = VERBS[candidate.verb].replace("-", "_") if candidate.verb >= 0 else ""
        return WHOLE * (number % 10 < won.get(verb, usual))

    def rollouts(g, rules, lineup, key, first, count, candidates):
        if candidates[0].verb == POLICY_MOVE:  # which move is made has nothing to do with the odds
            return interpreted(g, rules, lineup, key, first, count, candidates)
        results = [candidate.copy() for candidate in candidates]
        for number in range(first, first + count):
            for candidate in results:
                own = wins(candidate, number)
                candidate.games += 1
                candidate.rounds += 3
                for seat in range(g.seats):
                    candidate.wins[seat] += own if seat == candidate.seat else (WHOLE - own) // (g.seats - 1)
                more = own - wins(results[0], number)
                candidate.more += more
                candidate.square += more * more
        return results

    return RolloutEngine("tenths", rollouts, 100)
