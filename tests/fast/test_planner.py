"""The bots that roll out: legal moves everywhere, repeatable games, their budget, and choices that can be worked out."""

import time

import pytest
from walks import walk

import duopoly
from duopoly.bots import Budget, GameInfo, find, policy
from duopoly.bots.candidates import candidate_moves
from duopoly.bots.planner import Planner
from duopoly.bots.safe_move import ask
from duopoly.editions import load, names
from duopoly.rules.codes import CHANCE, DO_BUILD, DO_THROW, OK, VERBS, Move
from duopoly.rules.refuse import why_not


def planner(compiled, game, rollouts=60, bot="planner"):
    made = find(bot).open(Budget(30.0, rollouts), compiled.rollouts)
    made.begin(GameInfo(game.edition, game.players, 0, game.aim))
    return made


@pytest.mark.parametrize("edition", names())
def test_candidates_are_legal_and_begin_with_traders_move(edition):
    """In positions of random games of all seat counts; the state stays as it was."""
    for seats in range(load(edition).players[0], load(edition).players[1] + 1):
        for n, (g, table, seat, _) in enumerate(walk(edition, seats, seats, most=400)):
            if seat == g.actor != CHANCE and n % 7 == 0:
                before = g.pack()
                candidates = candidate_moves(g, table)
                assert candidates[0] == policy("trader")(g, table)
                assert len(set(candidates)) == len(candidates) < 25
                assert [why_not(g, table, seat, move) for move in candidates] == [OK] * len(candidates)
                assert g.pack() == before


def test_houses_may_cost_nothing(tmp_path):
    """In an edition of one's own."""
    city = '{ key = "brown", house_cost = 0, hotel_cost = 0 }'
    (tmp_path / "gift.toml").write_text(f'extends = "classic-us"\ncity = [{city}]\n')
    titles = {"1": {"owner": "Ann"}, "3": {"owner": "Ann"}}
    position = {"edition": tmp_path / "gift.toml", "phase": "end", "players": [{"name": "Ann"}, {"name": "Bob"}]}
    moves = candidate_moves(*duopoly.Game.from_position(position | {"titles": titles}).inside())
    assert Move(DO_BUILD, 1) in moves or Move(DO_BUILD, 3) in moves


@pytest.mark.parametrize("edition", names())
def test_it_plays_by_the_rules_and_says_why(compiled, edition):
    """A hundred decisions of a table of planners."""
    game = duopoly.Game(edition, ["Ann", "Bob", "Cem"], seed=3)
    bot, thought = planner(compiled, game), 0
    for _ in range(300):
        if game.to_act == "chance":
            game.chance()
            continue
        g, table = game.inside()
        decision = ask(bot, g, table)
        assert decision.fault is None
        if bot.chances is not None:
            thought += 1
            assert sum(bot.chances) == pytest.approx(1, abs=0.01)
        for lang in ("en", "fr", "pl"):
            line = bot.explain(lang)
            assert 8 < len(line) < 160 or (line == "" and decision.move.verb == DO_THROW), line
        game.decide_with(lambda g, table, move=decision.move: move)
    assert thought > 10


def test_the_same_rollouts_make_the_same_move(compiled):
    game = duopoly.Game("classic-us", ["Ann", "Bob"], seed=2)
    moves = set()
    for _ in range(2):
        again, bot = game.copy(), planner(compiled, game)
        while len(again.moves) < 150:
            again.chance() if again.to_act == "chance" else again.decide_with(bot.decide)
        moves.add(tuple(again.moves))
    assert len(moves) == 1


def test_a_number_of_rollouts_is_kept(compiled):
    """Not one more is made, but for the first few of each choice."""
    game = bought("classic-us")
    for wanted in (40, 100, 500):
        bot = planner(compiled, game, wanted)
        bot.decide(*game.inside())
        assert len(bot.candidates) * 4 <= sum(each.games for each in bot.candidates) <= max(wanted, len(bot.candidates) * 4)


def test_without_the_twin_it_moves_as_trader():
    """The interpreter would need minutes; it says why as trader does."""
    game = bought("anti-us")
    bot = find("expert").open()
    bot.begin(GameInfo(game.edition, game.players, 0, game.aim))
    begun = time.perf_counter()
    move = bot.decide(*game.inside())
    assert time.perf_counter() - begun < 0.9, "no second is spent"
    assert move == policy("trader")(*game.inside())
    assert bot.chances is None
    assert bot.explain() == "Buys French Quarter for $60, because it is worth $60 to it, with what it completes or blocks"


def test_the_interpreter_rolls_out_the_same(compiled):
    """With a number of rollouts; the same sums."""
    game = bought("classic-us")
    fast, slow = planner(compiled, game, 16), find("planner").open(Budget(30.0, 16))
    slow.begin(fast.info)
    assert fast.decide(*game.inside()) == slow.decide(*game.inside())
    assert [each.pack() for each in fast.candidates] == [each.pack() for each in slow.candidates]


def test_it_takes_a_gift_and_does_not_hand_over_the_game(compiled):
    """Ben has the other dark blue street and the cash to build: Boardwalk for nothing is refused, Boardwalk for nothing taken."""
    rows = [{"name": "Ann", "cash": 300}, {"name": "Ben", "cash": 3000}]
    titles = {"37": {"owner": "Ben"}, "39": {"owner": "Ann"}, "1": {"owner": "Ann"}, "3": {"owner": "Ann"}}
    position = {"edition": "classic-us", "turn": "Ben", "phase": "end", "players": rows, "titles": titles}
    game = duopoly.Game.from_position(position, seed=1)
    game.play("offer Ann give cash 1 take boardwalk")
    assert VERBS[planner(compiled, game, 400).decide(*game.inside()).verb] == "reject"
    game = duopoly.Game.from_position({**position, "turn": "Ann"}, seed=1)
    game.play("offer Ben give boardwalk")
    assert VERBS[planner(compiled, game, 400).decide(*game.inside()).verb] == "accept"


def test_levels_and_budgets():
    """A third of a second and a second, as the levels promise."""
    assert (find("hard").make, find("hard").budget) == (Planner, Budget(0.3))
    assert (find("expert").budget, find("expert").twin) == (Budget(1.0), True)


def bought(edition):
    """Ann stands before the third space and may buy it."""
    players = ["Ann", "Bob"]
    roles = ["competitor", "monopolist"] if len(load(edition).roles) > 1 else None
    game = duopoly.Game(edition, players, roles=roles, seed=1)
    while game.to_act != "Ann" or game.phase != "throw":
        game.chance() if game.to_act == "chance" else game.play(game.legal()[0])
    game.play("throw")
    game.play("dice 1 2", by="chance")
    return game
