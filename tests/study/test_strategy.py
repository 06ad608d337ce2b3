"""The study `strategy`: its counts by hand in short scripted games."""

import pytest

from duopoly.editions import load
from duopoly.rules.codes import (
    CHANCE,
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_BUY,
    DO_DECLINE,
    DO_DICE,
    DO_END,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_PAY,
    DO_REJECT,
    DO_THROW,
    OVER,
    Move,
)
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.state import State
from duopoly.rules.titles import give
from duopoly.sim.lineups import new_lineup
from duopoly.sim.playout import set_out
from duopoly.sim.strategy_counts import close_game, count_move
from duopoly.sim.strategy_stats import CITY, SINGLE, WAYS, StrategyStats
from duopoly.stats.intervals import proportion
from duopoly.study.strategy import rows_with_intervals
from duopoly.study.sums import Sums

CLASSIC, ANTI = "classic-us", "anti-us"
BROWN, BLUE = 1, 6
"""The first spaces of two groups: brown is 1 and 3 for 60 each, light blue 6, 8, and 9 for 100, 100, and 120."""


class Script:
    """Two players whose moves and dice are written down, and what is counted of them."""

    def __init__(self, edition):
        self.rules, self.g, self.stats = build_rule_table(load(edition)), State(), StrategyStats()
        set_out(self.g, self.rules, new_lineup([0, 1], [0, 0], [0, self.rules.roles - 1]), 1, 0)

    def move(self, seat, verb, *objects):
        count_move(self.g, self.rules, seat, Move(verb, *objects), self.stats)

    def throw(self, seat, x, y):
        self.move(seat, DO_THROW)
        self.move(CHANCE, DO_DICE, x, y)

    def own(self, seat, *spaces):
        for space in spaces:
            give(self.g, self.rules, space, seat)

    def win(self, seat):
        """Ends the game."""
        self.g.bankrupt[1 - seat] = 1
        self.g.phase = OVER
        close_game(self.g, self.rules, self.stats)


def titles(*spaces):
    return sum(1 << space for space in spaces)


def test_a_purchase_and_an_auction():
    """The first player buys Baltic Avenue (3) and leaves Reading Railroad (5, 200) to the second for 150."""
    game = Script(CLASSIC)
    game.throw(0, 1, 2)
    game.move(0, DO_BUY)
    game.move(0, DO_END)
    game.throw(1, 1, 4)
    game.move(1, DO_DECLINE)
    game.move(0, DO_BID, 20)
    game.move(1, DO_BID, 150)
    game.move(0, DO_PASS)
    stats = game.stats
    assert (stats.choices[0][3], stats.bought[0][3]) == (1, 1)
    assert (stats.choices[0][5], stats.bought[0][5]) == (1, 0)
    assert (stats.lots[0][5], stats.bids[0][5]) == (1, 750)
    assert sum(stats.lots[0]) == 1
    assert stats.funded == [0, 0]


def test_a_title_bought_by_a_mortgage():
    """100 of cash, and Boardwalk (39) mortgaged for 200, buy the railroad."""
    game = Script(CLASSIC)
    game.own(0, 39)
    game.g.cash[0] = 100
    game.throw(0, 1, 4)
    game.move(0, DO_MORTGAGE, 39)
    game.move(0, DO_BUY)
    assert (game.stats.bought[0][5], game.stats.funded[0]) == (1, 1)
    game.move(0, DO_END)
    assert game.stats.pledged == [0] * 8


def test_a_city_bought_and_built_on():
    """The buyer pays 120 for the last brown street, twice its price, and builds on it; the seller wins."""
    game = Script(CLASSIC)
    game.own(0, 1)
    game.own(1, 3)
    game.throw(0, 4, 6)
    game.move(0, DO_OFFER, 100, 0, 1, 0, titles(3))
    game.move(1, DO_REJECT)
    game.move(0, DO_OFFER, 120, 0, 1, 0, titles(3))
    game.move(1, DO_ACCEPT)
    game.move(0, DO_BUILD, 1)
    game.move(0, DO_BUILD, 3)
    game.move(0, DO_END)
    game.win(1)
    stats = game.stats
    assert (stats.offers[0], stats.deals[0]) == (2, 1)
    assert (stats.sales[CITY][0][0], stats.multiples[CITY][0][0]) == (1, 2000)
    assert (stats.city_sales[BROWN], stats.city_multiples[BROWN]) == (1, 2000)
    assert stats.sales[SINGLE] == [[0, 0], [0, 0]]
    assert (stats.cities[0], stats.city_wins[0], stats.city_rounds[0][:3]) == (1, 0, [0, 1, 0])
    assert (stats.buyers[0], stats.buyer_wins[0], stats.sellers[0], stats.seller_wins[0]) == (1, 0, 1, 1)
    assert (sum(stats.build_rounds[0]), stats.build_rounds[0][1]) == (1, 1)
    assert (stats.build_turns[0], stats.cash_left[0]) == (1, 1500 - 120 - 100)
    assert stats.spread == [0, 0]
    assert (stats.reached[0][1][1], stats.reached_wins[0][1][1]) == (1, 0)
    assert (stats.reached[0][3][1], stats.reached_wins[0][3][1]) == (1, 1)
    assert (stats.reached[0][BROWN][2], stats.reached_wins[0][BROWN][2]) == (1, 0)
    assert (stats.games, stats.won, stats.players[0], stats.wins[0]) == (1, 1, 2, 1)


def test_a_second_city_is_built_on():
    """After three houses on the two brown streets, 1.5 each, comes a light blue one; nothing of the game is left behind."""
    game = Script(CLASSIC)
    game.own(0, 1, 3, 6, 8, 9)
    game.throw(0, 4, 6)
    for space in (1, 3, 1, 6):
        game.move(0, DO_BUILD, space)
    assert (game.stats.spread[0], game.stats.spread_buildings[0]) == (1, 1500)
    game.move(0, DO_BUILD, 8)
    assert game.stats.spread[0] == 1
    game.win(0)
    blank = StrategyStats()
    for name in ("owns", "first", "first_city", "city_round", "complete", "pledged", "first_group", "has_spread", "has_built"):
        assert getattr(game.stats, name) == getattr(blank, name)


def test_a_city_for_a_city():
    """Brown for light blue, which costs 200 more; its new owner adds 30 and wins."""
    game = Script(CLASSIC)
    game.own(0, 1, 6)
    game.own(1, 3, 8, 9)
    game.throw(0, 4, 6)
    game.move(0, DO_OFFER, 30, 0, 1, titles(1), titles(8, 9))
    game.move(1, DO_ACCEPT)
    game.win(0)
    stats = game.stats
    assert (stats.swaps, stats.swap_gap, stats.swap_cash) == (1, 200, 30)
    assert (stats.dear, stats.dear_wins, stats.cheap, stats.cheap_wins) == (1, 1, 1, 0)
    assert sum(stats.city_sales) == 0


def test_a_title_that_completes_nothing():
    """Light blue's first street is sold for 90; a swap of single titles is no sale."""
    game = Script(CLASSIC)
    game.own(0, 39)
    game.own(1, 6, 11)
    game.throw(0, 4, 6)
    game.move(0, DO_OFFER, 90, 0, 1, 0, titles(6))
    game.move(1, DO_ACCEPT)
    game.move(0, DO_OFFER, 0, 0, 1, titles(39), titles(11))
    game.move(1, DO_ACCEPT)
    assert (game.stats.sales[SINGLE][0][0], game.stats.multiples[SINGLE][0][0]) == (1, 900)
    assert (game.stats.deals[0], sum(game.stats.city_sales)) == (2, 0)


def test_a_competitor_sells_a_monopolist_a_city_once():
    """Two streets are enough for a monopolist; sold back and bought again, the city counts only the first time."""
    game = Script(ANTI)
    game.own(0, 8)
    game.own(1, 6)
    game.throw(0, 4, 6)
    price = game.rules.price[8]
    for _ in range(2):
        game.move(0, DO_OFFER, 0, 3 * price, 1, titles(8), 0)
        game.move(1, DO_ACCEPT)
        game.move(0, DO_OFFER, price, 0, 1, 0, titles(8))
        game.move(1, DO_ACCEPT)
    assert game.stats.sales[CITY] == [[0, 0], [1, 0]]
    assert game.stats.multiples[CITY][1][0] == 3000
    assert game.stats.city_sales[BLUE] == 1
    assert game.stats.sales[SINGLE] == [[0, 2], [0, 0]]


@pytest.mark.parametrize(("verb", "way"), [(DO_PAY, "pay"), (DO_THROW, "throw")])
def test_leaving_prison(verb, way):
    """A player who has been sent chooses in the next turn; the fee that must be paid is no choice, but a turn."""
    game = Script(ANTI)
    game.g.space[0], game.g.held[0] = 10, 1
    game.move(0, verb)
    stats = game.stats
    assert (stats.sent, stats.held) == ([1 if verb == DO_THROW else 0, 0], [1, 0])
    assert stats.ways[0][0][WAYS.index(way)] == 1
    assert sum(stats.ways[0][0]) == 1
    game.g.phase, game.g.actor, game.g.held[0] = 2, 0, 3
    game.move(0, DO_PAY)
    assert stats.held == [2, 0]
    assert sum(stats.ways[0][0]) == 1


def test_going_to_the_price_war_counts():
    """Space 30 sends the visitor there."""
    game = Script(ANTI)
    game.g.space[0] = 25
    game.throw(0, 2, 3)
    assert game.stats.sent == [1, 0]


def figures_of(edition, *batches):
    """The figures over batches of games, each batch given as fields of its sums: by role, figure, and what it is of."""
    all_sums = []
    for fields in batches:
        sums = Sums("strategy")
        for name, value in fields.items():
            setattr(sums.records[0], name, value)
        all_sums.append(sums)
    rows = rows_with_intervals(load(edition), all_sums)
    return {(row["role"], row["figure"], row["of"]): (row["value"], row["low"], row["high"], row["count"]) for row in rows}


def test_the_interval_of_a_share_is_over_batches_of_games():
    """2 of 100 who choose pay in one batch, 98 in the next: half of 400, and nothing is known within a few percent."""
    few, many = {"ways": [[[2, 98, 0, 0], [0] * 4], [[0] * 4] * 2]}, {"ways": [[[98, 2, 0, 0], [0] * 4], [[0] * 4] * 2]}
    value, low, high, count = figures_of(CLASSIC, few, many, few, many)["player", "leave-early", "pay"]
    assert (value, count) == (0.5, 400)
    assert low < 0.1
    assert high > 0.9


def test_wins_of_a_role_count_each_game_once():
    """Monopolists won 90 of 100 games, two of them in each: one wins 45%, with half the interval of 90 of 100."""
    batch = {"games": 25, "won": 25, "players": [50, 50], "wins": [3, 22]}
    other = {"games": 25, "won": 25, "players": [50, 50], "wins": [2, 23]}
    value, low, high, count = figures_of(ANTI, batch, other, batch, other)["monopolist", "wins", ""]
    exact = proportion(90, 100)
    assert (value, count) == (0.45, 100)
    assert (low, high) == (pytest.approx(exact.low / 2), pytest.approx(exact.high / 2))


def test_equals_win_their_share_exactly():
    """One of four wins each classic game: nothing to estimate."""
    assert figures_of(CLASSIC, {"won": 5, "players": [20, 0], "wins": [5, 0]})["player", "wins", ""] == (0.25, None, None, 20)


def test_one_batch_tells_nothing_of_the_spread_of_a_mean():
    assert figures_of(CLASSIC, {"games": 5, "rounds": 400})["everybody", "rounds", ""] == (80, None, None, 5)
