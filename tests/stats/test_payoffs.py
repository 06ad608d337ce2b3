"""Payoffs: matrices, worst cases and the ranking, on simulated players of known strength."""

from itertools import combinations, permutations
from random import Random

import pytest

from duopoly.stats.nash import nash_average
from duopoly.stats.payoffs import Payoffs

SEATS = 4


def true_wins(ratio, count, given_up):
    """How often one of `count` seats wins if each is `ratio` times as strong as each of the others."""
    return (1 - given_up) * ratio / (count * ratio + SEATS - count)


def simulated(ratios, deals, games, given_up, seed):
    """Games drawn from known chances; `ratios[i, j]` is how strong a seat of i is against one of j."""
    random, wins = Random(seed), {}
    for (i, j), ratio in ratios.items():
        for count in range(1, SEATS):
            own, other = [], []
            for _ in range(deals):
                chance = count * true_wins(ratio, count, 0)
                ends = [random.random() for _ in range(games) if random.random() >= given_up]
                won = sum(end < chance for end in ends)
                own.append(won / games / count)
                other.append((len(ends) - won) / games / (SEATS - count))
            wins[i, j, count], wins[j, i, SEATS - count] = own, other
    players = 1 + max(map(max, ratios))
    return Payoffs(players, SEATS, wins)


def true_advantages(ratios, given_up):
    players = 1 + max(map(max, ratios))
    matrix = [[0.0] * players for _ in range(players)]
    for (i, j), ratio in ratios.items():
        splits = [true_wins(ratio, k, given_up) - true_wins(1 / ratio, SEATS - k, given_up) for k in range(1, SEATS)]
        matrix[i][j] = sum(splits) / len(splits)
        matrix[j][i] = -matrix[i][j]
    return matrix


CHAIN = {(0, 1): 3.0, (0, 2): 9.0, (1, 2): 3.0}
CYCLE = {(0, 1): 2.5, (1, 2): 2.5, (0, 2): 0.4, (0, 3): 3.0, (1, 3): 3.0, (2, 3): 3.0}


def test_intervals_contain_the_truth():
    """Those of cells, advantages and means in about 95 of 100 cases, also where games are given up."""
    hits, cases = 0, 0
    truth = true_advantages(CHAIN, 0.2)
    for seed in range(60):
        payoffs = simulated(CHAIN, 25, 8, 0.2, seed)
        for (i, j), ratio in CHAIN.items():
            checks = [payoffs.advantage(i, j).contains(truth[i][j]), payoffs.advantage(j, i).contains(truth[j][i])]
            checks += [payoffs.cell(i, j, k).contains(true_wins(ratio, k, 0.2)) for k in (1, 2, 3)]
            checks += [payoffs.cell(j, i, k).contains(true_wins(1 / ratio, k, 0.2)) for k in (1, 2, 3)]
            hits, cases = hits + sum(checks), cases + len(checks)
        mean = sum(true_wins(CHAIN[0, j], k, 0.2) for j in (1, 2) for k in (1, 2, 3)) / 6
        hits, cases = hits + payoffs.mean(0).contains(mean), cases + 1
    assert 0.92 < hits / cases <= 0.995


@pytest.mark.parametrize("ratios", [CHAIN, CYCLE], ids=["chain", "cycle"])
def test_the_intervals_of_the_ranking_contain_the_truth(ratios):
    """Skills and weights, for players in a row and for those of whom each beats the next."""
    truth = nash_average(true_advantages(ratios, 0.1))
    hits, cases = 0, 0
    for seed in range(10):
        standings = simulated(ratios, 40, 8, 0.1, seed).standings(seed)
        for standing, skill, weight in zip(standings, truth.skills, truth.weights, strict=True):
            checks = (standing.skill.low - 1e-3 <= skill <= standing.skill.high + 1e-3,
                      standing.weight.low - 1e-3 <= weight <= standing.weight.high + 1e-3)  # fmt: skip
            hits, cases = hits + sum(checks), cases + 2
    assert hits / cases > 0.85


def test_the_ranking_is_that_of_the_known_strengths():
    """In a row the first is ahead; in a cycle its three share the weight, and who loses to all of them is behind."""
    chain = simulated(CHAIN, 60, 8, 0, 1).standings(1)
    assert chain[0].weight.value == pytest.approx(1, abs=1e-3)
    assert chain[0].skill.value > chain[1].skill.high > chain[1].skill.low > chain[2].skill.high
    cycle = simulated(CYCLE, 400, 8, 0, 1).standings(1)
    assert [place.weight.value for place in cycle] == pytest.approx([1 / 3] * 3 + [0], abs=0.1)
    assert [place.skill.value for place in cycle[:3]] == pytest.approx([0] * 3, abs=1e-3)
    assert cycle[3].skill.high < 0


def test_more_deals_narrow_the_intervals():
    """The same seed gives the same ones."""
    few, many = simulated(CYCLE, 20, 8, 0, 3), simulated(CYCLE, 320, 8, 0, 3)
    assert few.standings(7) == few.standings(7)
    widths = [p.standings(7)[3].skill for p in (few, many)]
    assert widths[1].high - widths[1].low < 0.5 * (widths[0].high - widths[0].low)
    assert few.cell(0, 1, 1).high - few.cell(0, 1, 1).low > many.cell(0, 1, 1).high - many.cell(0, 1, 1).low


def test_what_cannot_be_decided_is_said():
    """Equal players are undecided; those who are not are decided; where all games are given up nobody is."""
    ratios = {(0, 1): 1.0, (0, 2): 6.0, (1, 2): 6.0}
    assert simulated(ratios, 40, 8, 0.1, 2).undecided() == [(0, 1)]
    assert simulated(ratios, 40, 8, 1.0, 2).undecided() == [(0, 1), (0, 2), (1, 2)]


@pytest.mark.parametrize(("deals", "given_up"), [(3, 0), (20, 0), (20, 0.9), (60, 0.3)])
def test_equal_players_are_rarely_called_decided(deals, given_up):
    """All pairs of five players at once in at most 5% of cases, with few deals and many, and where few games end."""
    ratios = dict.fromkeys(combinations(range(5), 2), 1.0)
    wrong = sum(len(simulated(ratios, deals, 8, given_up, seed).undecided()) < len(ratios) for seed in range(200))
    assert wrong <= 17  # 10 are expected


def test_the_worst_case_stands_beside_the_mean():
    """The lowest of all payoffs, and against whom with how many seats."""
    flat = {(i, j, 1): [0.5] * 10 for i, j in permutations(range(3), 2)}
    payoffs = Payoffs(3, 2, {**flat, (0, 2, 1): [0.1] * 10, (2, 0, 1): [0.9] * 10})
    assert payoffs.mean(0).value == pytest.approx(0.3)
    worst = payoffs.worst(0)
    assert (worst.wins.value, worst.other, worst.own_seats) == (pytest.approx(0.1), 2, 1)
    assert payoffs.advantage(2, 0).value == pytest.approx(0.8)


def test_too_few_deals_have_no_intervals_of_the_ranking():
    """They reach over all that is possible."""
    standing = simulated(CHAIN, 5, 8, 0, 1).standings(1)[1]
    assert (standing.skill.low, standing.skill.high) == (-1, 0)
    assert (standing.weight.low, standing.weight.high) == (0, 1)
