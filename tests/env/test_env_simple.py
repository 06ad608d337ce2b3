"""The simple game for beginners: what is left out of it, and what is not."""

from duopoly.play.game import Game
from duopoly.rl.action_builder import ActionBuilder, mark
from duopoly.rl.actions import A_OFFER, A_TAKE
from duopoly.rl.batch import LEARNER, act
from duopoly.rl.timestep import Timestep
from duopoly.rules.actions import A_BUILD, A_END, A_GIVE_UP, A_LIFT, A_MORTGAGE, A_SELL
from duopoly.sim.playout import PLAYERS, Lineup


def legal(phase, simple, **more):
    """Ann has two cities' streets: a house on space 1, 39 mortgaged."""
    position = {
        "edition": "anti-us",
        "turn": "Ann",
        "phase": phase,
        "players": [{"name": "Ann", "role": "competitor", "cash": 300}, {"name": "Bob", "role": "monopolist", "cash": 0}],
        "titles": {"1": {"owner": "Ann", "buildings": 1}, "37": {"owner": "Ann"}, "39": {"owner": "Ann", "mortgaged": True}},
        **more,
    }
    g, table = Game.from_position(position).inside()
    timestep = Timestep()
    timestep.simple = simple
    mark(g, table, ActionBuilder(), timestep)
    return [action for action, allowed in enumerate(timestep.mask) if allowed]


def test_at_the_end_of_a_turn_nothing_is_sold():
    """Building and lifting stay, selling, mortgaging and offers go."""
    whole, simple = legal("end", 0), legal("end", 1)
    assert simple == [A_END, A_BUILD + 1, A_BUILD + 37, A_LIFT + 39]
    assert whole == [A_END, A_BUILD + 1, A_BUILD + 37, A_SELL + 1, A_MORTGAGE + 37, A_LIFT + 39, 280]


def test_in_debt_nothing_is_built():
    """Selling and mortgaging stay, building and lifting go."""
    debt = {"debts": [{"debtor": "Ann", "creditor": "bank", "amount": 310, "for": "income-tax", "space": 4}], "resume": "end"}
    simple = legal("debt", 1, **debt)
    assert A_GIVE_UP not in simple
    assert simple == [A_SELL + 1, A_MORTGAGE + 37]


def table(cash, titles, **more):
    """Ann, who learns, and two who are greedy. She has thrown; 37 is hers, of 37 and 39, and 31, of three."""
    g, rules = Game.from_position(
        {
            "edition": "classic-us",
            "turn": "Ann",
            "phase": "end",
            "players": [{"name": "Ann", "cash": cash}, {"name": "Bob", "cash": 0}, {"name": "Cid", "cash": 0}],
            "titles": {"37": {"owner": "Ann"}, "31": {"owner": "Ann"}, **titles},
            **more,
        }
    ).inside()
    line, timestep = Lineup(), Timestep()
    line.seats = 3
    line.bot[0], line.bot[1], line.bot[2] = LEARNER, PLAYERS.index("greedy"), PLAYERS.index("greedy")
    timestep.simple = 1
    mark(g, rules, ActionBuilder(), timestep)
    return g, rules, line, timestep


def offers(timestep):
    return [action for action, allowed in enumerate(timestep.mask) if allowed and action > A_OFFER]


def test_the_street_that_makes_a_monopoly_is_bought_at_three_times_its_price():
    """39 costs 400. Of 32 and 34 neither alone makes a monopoly. One choice is enough: the notes are laid down for her."""
    titles = {"39": {"owner": "Cid"}, "32": {"owner": "Bob"}, "34": {"owner": "Cid"}}
    g, rules, line, timestep = table(1400, titles)
    assert offers(timestep) == [A_OFFER + 2]
    timestep.action = A_OFFER + 2
    act(g, rules, line, timestep, ActionBuilder())
    assert (g.owner[39], g.cash[0], g.cash[2]) == (0, 200, 1200)
    assert offers(table(1199, titles)[3]) == []


def test_one_offer_is_begun_a_turn():
    """Two streets of one player would do: 39 for 1,200 and 34 for 960, so she says which."""
    titles = {"39": {"owner": "Bob"}, "32": {"owner": "Ann"}, "34": {"owner": "Bob"}}
    g, rules, line, timestep = table(1300, titles)
    builder = ActionBuilder()
    timestep.action = A_OFFER + 1
    act(g, rules, line, timestep, builder)
    assert [a for a, allowed in enumerate(timestep.mask) if allowed] == [A_TAKE + 34, A_TAKE + 39]
    timestep.action = A_TAKE + 34
    act(g, rules, line, timestep, builder)
    assert (g.owner[34], g.owner[39], g.cash[0], g.cash[1]) == (0, 1, 340, 960)
    assert g.turn == 0
    assert offers(timestep) == []
