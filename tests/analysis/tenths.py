"""A roller whose odds are known beforehand: a seat's move wins so many of every ten rollouts, its number says which."""

from duopoly.analysis.rollout_engine import RolloutEngine
from duopoly.rules.codes import VERBS
from duopoly.sim.evaluation import WHOLE


def tenths(usual=5, **won):
    """A roller by which a move of a verb wins `won` of ten rollouts for who makes it, and any other `usual`."""

    def wins(prospect, number):
        verb = VERBS[prospect.verb].replace("-", "_") if prospect.verb >= 0 else ""
        return WHOLE * (number % 10 < won.get(verb, usual))

    def rolls(g, rules, line, key, first, count, prospects):
        grown = [each.copy() for each in prospects]
        for number in range(first, first + count):
            for each in grown:
                mine = wins(each, number)
                each.games += 1
                each.rounds += 3
                for seat in range(g.seats):
                    each.wins[seat] += mine if seat == each.seat else (WHOLE - mine) // (g.seats - 1)
                more = mine - wins(grown[0], number)
                each.more += more
                each.square += more * more
        return grown

    return RolloutEngine("tenths", rolls, 100)
