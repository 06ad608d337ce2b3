"""The simple game for beginners: what is left out of it, and what is not."""

from duopoly.learn.draft import Draft, mark
from duopoly.learn.turn import Turn
from duopoly.play.game import Game
from duopoly.rules.actions import A_BUILD, A_END, A_GIVE_UP, A_LIFT, A_MORTGAGE, A_SELL


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
    turn = Turn()
    turn.simple = simple
    mark(g, table, Draft(), turn)
    return [action for action, allowed in enumerate(turn.mask) if allowed]


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
