"""dealer and champion: what they accept, bid and offer, and that they leave the state as it was."""

import pytest

import duopoly
from duopoly import fast
from duopoly.bots import Budget, GameInfo, find
from duopoly.bots.champion import owners_of
from duopoly.bots.deal_search import exchange_of, paid_in, promising_deals
from duopoly.bots.planner import error, gain
from duopoly.bots.rationale import dealer as rationale
from duopoly.bots.rationale.sentences import sentence
from duopoly.editions import load
from duopoly.fast import interpreter, rollouts, twin
from duopoly.match.players import parse_player
from duopoly.network.accumulator import Accumulator
from duopoly.network.value import evaluate
from duopoly.policies import deals
from duopoly.policies.dealer import decide, decide_quietly
from duopoly.policies.trader import decide_quietly as decide_as_trader
from duopoly.rules.codes import (
    ANSWER,
    AUCTION,
    CHANCE,
    DO_ACCEPT,
    DO_BID,
    DO_END,
    DO_LIFT,
    DO_OFFER,
    DO_REJECT,
    END,
    OK,
    OVER,
    TIMED,
    Move,
)
from duopoly.rules.refuse import why_not
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.state import State
from duopoly.sim.lineups import new_lineup
from duopoly.sim.playout import DEALER, QUIET_DEALER, STEADY, TRADER, set_out, step
from duopoly.sim.rollouts import move_of

ORANGE, LIGHT_BLUE = (1 << 16) | (1 << 18) | (1 << 19), (1 << 6) | (1 << 8) | (1 << 9)


def table(titles, cash=1500, edition="classic-us"):
    """Three players at Start; titles by their owners."""
    players = [{"name": name, "cash": cash} for name in ("Ann", "Ben", "Cem")]
    rows = {str(space): {"owner": owner} for owner, spaces in titles.items() for space in spaces}
    return duopoly.Game.from_position({"edition": edition, "players": players, "titles": rows}, seed=1)


def line(table, bots, cap=40):
    roles = [seat % 2 if table.roles > 1 else 0 for seat in range(len(bots))]
    return new_lineup(list(range(len(bots))), bots, roles, cap=cap)


def asked(game, offer):
    """The state after an offer, and the rules."""
    game.play(offer)
    return game.inside()


@pytest.mark.parametrize("edition", ["classic-us", "anti-us", "anti-fr15k"])
def test_a_decision_leaves_the_state_as_it_was(edition):
    """It tries trades and purchases on the state itself, and takes them back."""
    rules = build_rule_table(load(edition))
    for policy in (decide, decide_quietly):
        g, players = State(), line(rules, [DEALER, TRADER, DEALER, STEADY])
        set_out(g, rules, players, 11, 5)
        while g.phase != OVER and g.round <= 14:
            if g.actor != CHANCE:
                before = g.pack()
                policy(g, rules)
                assert g.pack() == before
            step(g, rules, players)


def test_it_gives_no_city_away():
    """Ben has two orange streets and asks Ann for the third, for ten dollars."""
    game = table({"Ann": [19], "Ben": [16, 18]})
    g, rules = game.inside()
    g.offerer, g.offered, g.actor, g.phase = 1, 0, 0, duopoly.rules.codes.ANSWER
    g.take, g.give, g.give_cash, g.take_cash = 1 << 19, 0, 10, 0
    assert decide(g, rules) == Move(DO_REJECT)
    message, facts = rationale.why(g, rules, Move(DO_REJECT))
    assert message == "dealer-rejects"
    assert facts["after"] < facts["before"] < facts["asked"] <= 100
    assert "$" not in sentence((message, facts), game.names, "en")


def test_it_accepts_a_city_for_little():
    """Ben offers Ann the street that completes her city, for ten dollars."""
    game = table({"Ann": [16, 18], "Ben": [19]})
    g, rules = game.inside()
    g.offerer, g.offered, g.actor, g.phase = 1, 0, 0, duopoly.rules.codes.ANSWER
    g.take, g.give, g.give_cash, g.take_cash = 0, 1 << 19, 0, 10
    assert decide(g, rules) == Move(DO_ACCEPT)
    assert rationale.why(g, rules, Move(DO_ACCEPT))[0] == "dealer-accepts"


def test_it_pays_no_fancy_price_at_an_auction():
    """Nobody owns anything, and Ann leaves a street for 60 to the auction: nobody bids more than 82."""
    game = table({})
    for move in ("throw", "dice 1 2", "decline"):
        game.play(move)
    bids = []
    for _ in range(40):
        g, rules = game.inside()
        if g.phase != AUCTION:
            break
        move = decide(g, rules)
        message, _ = rationale.why(g, rules, move)
        assert message in ("dealer-bids", "dealer-passes", "passes")
        bids.append(move.x if move.verb == DO_BID else 0)
        game.decide_with(decide)
    assert 60 <= max(bids) <= 60 * 92 // 100 * 150 // 100
    assert 0 in bids


def test_an_offer_for_a_city_raises_both_chances():
    """By what who makes it wants, and by what who gets it asks, if it is meant for somebody who judges by the network."""
    rules, offers = build_rule_table(load("classic-us")), 0
    for number in range(30):
        g, players = State(), line(rules, [DEALER] * 4)
        set_out(g, rules, players, 5, number)
        while g.phase != OVER and g.round <= 30 and offers < 3:
            if g.actor != CHANCE and g.phase == duopoly.rules.codes.END and g.offers == 0:
                offers += is_good_for_both(g, rules, deals.deal_for_city(g, rules, Accumulator(), g.actor))
            step(g, rules, players)
        if offers >= 3:
            return
    pytest.fail("no offers were good for both")


def is_good_for_both(g, rules, move):
    """Whether the other should accept; whoever makes the offer must gain in any case."""
    if move.verb != DO_OFFER:
        return False
    accumulator, seat = Accumulator(), g.actor
    evaluate(g, rules, accumulator)
    mine, theirs = accumulator.share[seat], accumulator.share[move.to]
    after = deals.chance_after(g, rules, accumulator, seat, seat, move.to, move.give, move.take, move.x - move.y)
    assert after > mine + deals.wanted(g, mine)
    return accumulator.share[move.to] > theirs + deals.demand(g, theirs)


def test_it_lifts_a_mortgage_that_trader_keeps():
    """With 500 trader lifts nothing, as the next visits may cost more. But a monopoly is worth the 55."""
    players = [{"name": name, "role": role, "cash": 500} for name, role in (("Ann", "monopolist"), ("Ben", "competitor"))]
    titles = {
        str(space): {"owner": "Ben", "buildings": 4 if space in (37, 39) else 0}
        for space in (5, 15, 25, 35, 31, 32, 34, 37, 39)
    }
    titles |= {"6": {"owner": "Ann", "mortgaged": True}, "8": {"owner": "Ann"}, "9": {"owner": "Ann"}}
    position = {"edition": "anti-us", "players": players, "titles": titles, "phase": "end", "turn": "Ann"}
    game = duopoly.Game.from_position(position, seed=1)
    g, rules = game.inside()
    assert decide_as_trader(g, rules) == Move(DO_END)
    move = decide(g, rules)
    assert move == Move(DO_LIFT, 6)
    message, facts = rationale.why(g, rules, move)
    assert (message, facts["space"], facts["cost"]) == ("dealer-lifts", 6, rules.lift[6])
    assert facts["after"] > facts["before"]
    g.cash[0] = rules.lift[6] - 1
    assert decide(g, rules) == Move(DO_END)


def test_a_deal_grows_by_titles_as_long_as_that_gains():
    """A city for a city. Late in the game Ann also takes both utilities for 225; early, Ben asks too much for them."""
    game = table({"Ann": [16, 18, 21, 5, 37], "Ben": [19, 23, 24, 12, 28], "Cem": [39, 1, 3, 6, 8, 9, 11, 13, 14]}, cash=900)
    g, rules = game.inside()
    assert deals.deal_for_city(g, rules, Accumulator(), 0) == Move(DO_OFFER, 0, 0, 1, 1 << 21, 1 << 19)
    g.round = 32
    assert deals.deal_for_city(g, rules, Accumulator(), 0) == Move(DO_OFFER, 225, 0, 1, 1 << 21, 1 << 19 | 1 << 12 | 1 << 28)


def test_games_of_the_twin_are_those_of_the_interpreter():
    """Four dealers, both kinds of games."""
    compiled = twin()
    assert compiled is not None
    for edition in ("classic-us", "anti-us"):
        rules = build_rule_table(load(edition))
        lineups = [line(rules, [DEALER] * 4, cap=16)]
        slow, fast = (engine.play_games(rules, lineups, 3, 0, 2) for engine in (interpreter, compiled))
        assert slow == fast


def test_champion_is_repeatable_with_a_budget_of_rollouts():
    """The same position, the same move, and chances that add up."""
    edition = load("classic-us")
    rules, moves, reasons = build_rule_table(edition), [], set[str]()
    for _ in range(2):
        bot = find("champion").open(Budget(rollouts=200), rollouts())
        bot.begin(GameInfo(edition, ("Ann", "Ben", "Cem", "Dee"), 0))
        g, players = State(), line(rules, [DEALER] * 4)
        set_out(g, rules, players, 2, 2)
        while len(moves) % 20 < 19 or g.actor == CHANCE:
            if g.actor != CHANCE:
                moves.append(bot.decide(g.copy(), rules))
                reasons.add(bot.explain())
                if bot.chances:
                    assert sum(bot.chances) == pytest.approx(1, abs=0.05)
            step(g, rules, players)
        moves.append(bot.decide(g.copy(), rules))
    assert moves[:20] == moves[20:]
    assert any("trials from here" in reason for reason in reasons)


def champion_with_a_deal(rollouts_per_decision=1000, dealer_offers=False):
    """A turn's end in a game of dealers at which champion sees a deal, and dealer offers something, or nothing."""
    bot, g, rules, players = champion_among_dealers(rollouts_per_decision)
    while g.phase != END or g.offers or (decide(g, rules).verb == DO_OFFER) != dealer_offers or not promising(bot, g, rules):
        step(g, rules, players)
    return bot, g, rules


def champion_among_dealers(rollouts_per_decision):
    """A new game of dealers, and a champion who watches it."""
    edition = load("classic-us")
    rules = build_rule_table(edition)
    bot = find("champion").open(Budget(rollouts=rollouts_per_decision), rollouts())
    bot.begin(GameInfo(edition, ("Ann", "Ben", "Cem", "Dee"), 0))
    g, players = State(), line(rules, [DEALER] * 4)
    set_out(g, rules, players, 3, 1)
    return bot, g, rules, players


def promising(bot, g, rules):
    return promising_deals(g, rules, g.actor, lambda moves: bot.evaluation(g, rules, moves))


def test_champion_finds_trades_that_are_good_for_both():
    """By the network both gain: champion a sixteenth of its chance at least, the other as much as dealer asks for."""
    bot, g, rules = champion_with_a_deal()
    now, *after = bot.evaluation(g, rules, promising(bot, g, rules))
    for each in after:
        assert each.more * 16 > now.wins[g.actor]
        assert each.more_to > deals.demand(g, now.wins[each.to])
        assert why_not(g, rules, g.actor, move_of(each)) == OK


def test_champion_does_not_repeat_what_was_refused():
    """The titles are as they were: the next offer of the same ones pays more, or it is another."""
    bot, g, rules = champion_with_a_deal()
    first = promising(bot, g, rules)[0]
    assert first in bot.offers(g, rules)
    bot.offered = first, owners_of(g)
    bot.decide(g.copy(), rules)
    again = [move for move in bot.offers(g, rules) if exchange_of(move) == exchange_of(first)]
    assert all(paid_in(move) > paid_in(first) for move in again)
    bot.begin(bot.info)
    assert first in bot.offers(g, rules)


def test_with_little_time_champion_makes_dealers_offers_only():
    bot, g, rules = champion_with_a_deal(47, dealer_offers=True)
    assert bot.offers(g, rules) == bot.offers_of_dealer(g, rules)
    assert bot.offers(g, rules)[0] == decide(g, rules)


def test_champion_accepts_what_dealer_accepts_but_for_what_hurts_in_its_rollouts():
    """It bargains: not every gain is enough. In rollouts with trades some of what the network likes turns out a loss."""
    bot, g, rules, players = champion_among_dealers(1000)
    answers = set()
    while g.phase != OVER and len(answers) < 3:
        if g.phase == ANSWER:
            answer, of_dealer = bot.decide(g.copy(), rules), decide(g, rules)
            if answer != of_dealer:
                assert of_dealer.verb == DO_ACCEPT
                assert gain(bot.candidates[1]) > error(bot.candidates[1])
            answers.add((answer.verb, of_dealer.verb))
        step(g, rules, players)
    assert answers == {(DO_ACCEPT, DO_ACCEPT), (DO_REJECT, DO_REJECT), (DO_REJECT, DO_ACCEPT)}


def test_champion_rolls_out_with_trades():
    """But not in a timed game, which it plays out to the end of its time."""
    bot, g, _, _ = champion_among_dealers(100)
    assert bot.lineup(g).bot[: g.seats] == [DEALER] * g.seats
    g.aim = TIMED
    assert bot.lineup(g).bot[: g.seats] == [QUIET_DEALER] * g.seats


def test_in_a_timed_game_champion_answers_as_dealer():
    """Without trades in its rollouts it does not see what a title is worth in one."""
    bot, g, rules, players = champion_among_dealers(100)
    while g.phase != ANSWER or decide(g, rules).verb != DO_ACCEPT:
        step(g, rules, players)
    assert [each.verb for each in bot.choices(g, rules)] == [DO_ACCEPT, DO_REJECT]
    g.aim = TIMED
    assert [each.verb for each in bot.choices(g, rules)] == [DO_ACCEPT]


def test_without_the_twin_champion_moves_as_dealer(monkeypatch):
    """The interpreter is too slow for a budget in seconds."""
    monkeypatch.setattr(fast, "LOADED", ["No twin."])
    edition = load("classic-us")
    rules = build_rule_table(edition)
    bot = parse_player("champion@0.2").open(None)
    bot.begin(GameInfo(edition, ("Ann", "Ben"), 0))
    g, players = State(), line(rules, [DEALER] * 2)
    set_out(g, rules, players, 2, 2)
    for _ in range(60):
        if g.actor != CHANCE:
            assert bot.decide(g.copy(), rules) == decide(g, rules)
            assert bot.chances is None
        step(g, rules, players)
