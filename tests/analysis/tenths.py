"""A rollout engine with known odds: each move of a seat wins a fixed number of every ten rollouts."""

from duopoly.analysis.rollout_engine import RolloutEngine
from duopoly.rules.codes import VERBS
from duopoly.sim.evaluation import WHOLE
from duopoly.sim.rollouts import POLICY_MOVE
from duopoly.sim.rollouts import rollouts as interpreted


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
