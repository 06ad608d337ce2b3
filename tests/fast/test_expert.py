"""The trades that expert considers: legal, good for both, accepted by bots that think, and explained in one line."""

import pytest
from walks import walk

import duopoly
from duopoly.bots import Budget, GameInfo, find
from duopoly.bots.expert import PLEASED, growth
from duopoly.bots.planner import gain
from duopoly.bots.trade_candidates import trade_candidates
from duopoly.editions import names
from duopoly.policies.trade_values import completed
from duopoly.rules.codes import CHANCE, DO_ACCEPT, DO_OFFER, END, OK, THROW, VERBS
from duopoly.rules.refuse import why_not
from duopoly.sim.rollouts import move_of

CITIES = {
    "16": "Ann",
    "18": "Ann",
    "34": "Ann",
    "19": "Ben",
    "31": "Ben",
    "32": "Ben",
    "5": "Cem",
    "6": "Cem",
    "8": "Dan",
    "12": "Dan",
}
"""Ann lacks New York Avenue, which Ben has, and he Pennsylvania Avenue, which she has; nobody else is near a city."""


def sitting(compiled, game, bot="expert", rollouts=6000):
    made = find(bot).open(Budget(30.0, rollouts), compiled.rollouts)
    made.begin(GameInfo(game.edition, game.players, game.players.index(game.to_act), game.aim))
    return made


def four(**more):
    rows = [{"name": name, "cash": 700} for name in ("Ann", "Ben", "Cem", "Dan")]
    titles = {space: {"owner": owner} for space, owner in CITIES.items()}
    position = {"edition": "classic-us", "turn": "Ann", "phase": "end", "players": rows, "titles": titles, **more}
    return duopoly.Game.from_position(position, seed=1)


@pytest.mark.parametrize("edition", names())
def test_deals_are_offers_that_may_be_made(edition):
    """In positions of random games: each once, and of one trade the sums that leave the other least come first."""
    seen = 0
    for n, (g, table, seat, _) in enumerate(walk(edition, 4, 5, most=400)):
        if n % 5 == 0 and seat == g.actor != CHANCE and g.phase in (END, THROW):
            candidates = list(trade_candidates(g, table, seat))
            assert len(set(candidates)) == len(candidates)
            assert {move.verb for move in candidates} <= {DO_OFFER}
            assert {why_not(g, table, seat, move) for move in candidates} <= {OK}
            paid = {}
            for move in candidates:
                paid.setdefault((move.to, move.give, move.take), []).append(move.x - move.y)
            assert all(sums == sorted(sums) for sums in paid.values())
            seen += len(candidates)
    assert seen > 100


def test_it_offers_what_completes_a_city_for_both(compiled):
    """More than half of the games would be hers then; and Ben, who thinks, too, accepts. Of three thoughts the middle one counts."""
    gains = []
    for number in (9, 10, 11):
        thought = sitting(compiled, four(round=number))
        first = thought.decide(*four(round=number).inside())
        gains.append(next(gain(each) for each in thought.candidates if move_of(each) == first))
    assert sorted(gains)[1] > 0.25
    game = four()
    bot = sitting(compiled, game)
    g, table = game.inside()
    move = bot.decide(g, table)
    best = next(each for each in bot.candidates if move_of(each) == move)
    assert (VERBS[move.verb], move.to) == ("offer", 1)
    assert completed(g, table, 0, move.give, move.take) == completed(g, table, 1, move.take, move.give) == 1
    assert best.more_to > 0
    assert sum(bot.chances) == pytest.approx(1, abs=0.01)
    assert bot.chances[0] < 0.4, "what it has while nobody has accepted"
    assert bot.explain().startswith("Offers Ben a deal that is good for both, because with the deal it wins ")
    assert "Ben" in bot.explain("fr")
    assert "Ben" in bot.explain("pl")
    game.decide_with(lambda g, rules: move)
    assert sitting(compiled, game, "planner", 2000).decide(*game.inside()).verb == DO_ACCEPT


def test_of_two_players_there_is_no_deal(compiled):
    """What one of them wins the other loses; only what trader would ask for may be asked for."""
    rows = [{"name": name, "cash": 700} for name in ("Ann", "Ben")]
    mine = {space: {"owner": owner} for space, owner in CITIES.items() if owner in ("Ann", "Ben")}
    game = four(players=rows, titles=mine)
    bot = sitting(compiled, game)
    move = bot.decide(*game.inside())
    assert any(each.agreed for each in bot.candidates)
    assert move_of(bot.best()) == move
    assert not bot.best().agreed


def test_three_offers_a_turn(compiled):
    """Each is good for Ben, who is thought to be harder to please each time; then it goes on."""
    game = four()
    for pleased in PLEASED:
        bot = sitting(compiled, game)
        move = bot.decide(*game.inside())
        assert (VERBS[move.verb], move.to, bot.pleased) == ("offer", 1, pleased)
        assert growth(bot.best(), bot.candidates[0], 1) > 0
        game.decide_with(lambda g, rules, move=move: move)
        game.play("reject")
    assert VERBS[sitting(compiled, game).decide(*game.inside()).verb] == "end"
