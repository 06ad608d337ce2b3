"""The judge: its rollouts, champion's bids and offers among the moves, and the advice, odds, and grades made of them."""

import pytest

import duopoly
from duopoly.analysis.advice import advise, best_of, second_best
from duopoly.analysis.decisions import Ply, choice_at
from duopoly.analysis.expected_line import expected_line
from duopoly.analysis.grades import last_choice
from duopoly.analysis.judge import choices, if_accepted, is_welcome
from duopoly.analysis.odds import odds
from duopoly.analysis.rollout_engine import JUDGE, lineup, rollout_engine
from duopoly.bots.champion import AHEAD, Champion
from duopoly.bots.planner import LONG
from duopoly.play.notation import move_text
from duopoly.rules.codes import DO_BID, DO_END, DO_MORTGAGE, DO_OFFER, VERBS, Move
from duopoly.sim.evaluation import WHOLE
from duopoly.sim.playout import DEALER, QUIET_DEALER
from duopoly.sim.rollouts import move_of
from duopoly.words import LANGUAGES, say

ENGINE = rollout_engine()


def deal_position(phase="end", round=11, **more):
    """Cara could give Dan the title that completes his city, for the one that completes hers."""
    owners = {
        "Ann": ("corso-impero", "alexanderplatz", "gran-via", "nieuwstraat", "piccadilly"),
        "Bob": ("via-roma", "electricity-company", "rue-la-fayette", "champs-elysees", "gas-company", "park-lane"),
        "Cara": ("kurfurstendamm", "tram-company", "leidsestraat", "grote-markt", "la-plaka"),
        "Dan": ("plaza-mayor", "paseo-de-la-castellana", "kalverstraat", "railway-station", "coach-company", "syntagma"),
    }
    roles = ("competitor", "monopolist", "monopolist", "competitor")
    players = [
        {"name": name, "role": role, "cash": cash, "space": space, "passed_start": True}
        for name, role, cash, space in zip(owners, roles, (665, 248, 748, 364), (32, 0, 33, 25), strict=True)
    ]
    titles = {title: {"owner": name} for name, own in owners.items() for title in own}
    return duopoly.Game.from_position(
        {"edition": "anti-pl", "round": round, "turn": "Cara", "phase": phase, "players": players, "titles": titles, **more},
        seed=1,
    )


def auction_position():
    """Boardwalk is sold by auction, and Ann has Park Place."""
    players = [{"name": "Ann", "cash": 900, "space": 39}, {"name": "Bob", "cash": 900, "space": 1}]
    game = duopoly.Game.from_position(
        {"edition": "classic-us", "turn": "Ann", "phase": "buy", "players": players, "titles": {"37": {"owner": "Ann"}}}, seed=1
    )
    game.play("decline")
    return game


def test_the_judges_lineup_is_champions_without_offers():
    """Dealer in every seat for four rounds, and the network at their end."""
    game = deal_position()
    g, _ = game.inside()
    bots = lineup(g, game.edition, JUDGE)
    assert ([*bots.bot[:4]], bots.by_network, bots.cap) == ([QUIET_DEALER] * 4, 1, g.round + AHEAD)
    of_champion = Champion().lineup(g)
    assert [*of_champion.bot[:4]] == [DEALER] * 4
    of_champion.bot = bots.bot
    assert bots.pack() == of_champion.pack()


def test_what_is_judged_has_champions_offers_and_bids_in_any_round():
    """Dealer looks for trades in some rounds only; whoever asks for advice wants them now."""
    for round in range(11, 35):
        g, rules = deal_position(round=round).inside()
        assert choices(g, rules, ENGINE.rollouts).offers, round
    g, rules = auction_position().inside()
    bids = {move.x for move in choices(g, rules, ENGINE.rollouts).moves if move.verb == DO_BID}
    assert len(bids) >= 4
    assert max(bids) > 400 > 1 == min(bids)


def test_raising_cash_is_a_choice_only_where_it_is_asked_for():
    """Boardwalk costs 400: who has 900 needs no mortgage to buy it."""
    poor = {"edition": "classic-us", "turn": "Ann", "titles": {"1": {"owner": "Ann"}, "12": {"owner": "Ann"}}}
    for phase, cash, expected in (("buy", 100, True), ("buy", 900, False), ("end", 100, False), ("throw", 100, False)):
        players = [{"name": "Ann", "cash": cash, "space": 39}, {"name": "Bob", "cash": 900, "space": 1}]
        g, rules = duopoly.Game.from_position({**poor, "phase": phase, "players": players}, seed=1).inside()
        assert any(move.verb == DO_MORTGAGE for move in choices(g, rules, ENGINE.rollouts).moves) == expected, phase


def beggary(g, rules):
    """An offer that nobody accepts: a title for nothing."""
    offer = choices(g, rules, ENGINE.rollouts).offers[0]
    return offer._replace(x=0, y=1, give=0, take=offer.take)


def test_who_can_pay_a_debt_does_not_think_of_raising_cash():
    """Ann owes 50 and has 20: she must raise cash, but no more once she can pay."""
    titles = {"1": {"owner": "Ann"}, "12": {"owner": "Ann"}, "39": {"owner": "Bob"}}
    players = [{"name": "Ann", "cash": 20, "space": 32}, {"name": "Bob", "cash": 900, "space": 1}]
    game = duopoly.Game.from_position(
        {"edition": "classic-us", "turn": "Ann", "phase": "throw", "players": players, "titles": titles}, seed=1
    )
    game.play("throw")
    game.play("dice 3 4")
    assert verbs_in(game) >= {"mortgage"}
    game.play("mortgage 12")
    assert (game.phase, game.cash("Ann")) == ("debt", 95)
    assert verbs_in(game) == {"pay"}


def verbs_in(game):
    """What could be done in the game."""
    g, rules = game.inside()
    return {VERBS[move.verb] for move in choices(g, rules, ENGINE.rollouts).moves}


def test_an_offer_stays_accepted_through_all_rollouts_and_their_sums():
    """Even one that nobody would accept, and in blocks; what the other player gains is added up as well."""
    game = deal_position()
    g, rules = game.inside()
    bots = lineup(g, game.edition, JUDGE)
    both = [if_accepted(Move(DO_END), g.actor), if_accepted(beggary(g, rules), g.actor)]
    _, total = ENGINE.roll(g, rules, bots, 1, range(250), both)
    _, whole = ENGINE.rollouts(g, rules, bots, 1, 0, 250, both)
    assert (total.agreed, total.more, total.more_to) == (1, whole.more, whole.more_to)
    assert total.more_to < 0 < total.more


def test_dealer_welcomes_what_helps_it():
    """All that is offered beside champion's offers is welcome; a title for nothing is not."""
    g, rules = deal_position().inside()
    offers = choices(g, rules, ENGINE.rollouts).offers
    assert any(is_welcome(g, rules, offer, ENGINE.rollouts) for offer in offers)
    assert not is_welcome(g, rules, beggary(g, rules), ENGINE.rollouts)


def test_a_line_goes_on_as_if_the_offer_was_accepted():
    game = deal_position()
    g, rules = game.inside()
    offer = beggary(g, rules)
    line = expected_line(game, move_text(offer, game.names, g.deck))
    assert line[1] == (game.players[offer.to], "accept")


def test_advice_has_three_moves_with_chances_lines_and_offers():
    """The end of the turn against trades: what they gain counts from the best move without one."""
    game = deal_position()
    before = game.position()
    advice = advise(game, Move(DO_END), ENGINE)
    assert game.position() == before
    first, *others = advice.options
    assert (first.move.verb, first.theirs, len(others)) == (DO_END, None, 2)
    assert [each.move.verb for each in others] == [DO_OFFER, DO_OFFER]
    assert [each.chance.value for each in others] == sorted((each.chance.value for each in others), reverse=True)
    assert advice.second == others[0].move
    for option in others:
        assert option.more.value == pytest.approx(option.chance.value - first.chance.value, abs=2e-3)
        assert -1 < option.theirs < 1
        offer = move_text(option.move, game.names, game.inside()[0].deck)
        assert option.line[:2] == [("Cara", offer), (game.players[option.move.to], "accept")]
        assert len(option.line) > 4
    assert first.more.value == 0
    assert others[0].more.low > 0
    g, _ = game.inside()
    gift = others[0].move._replace(x=1, y=0, give=g.owns[g.actor] & -g.owns[g.actor], take=0)
    mistake = advise(game, gift, ENGINE).options[0]
    assert mistake.more.high < 0, "this one would be a mistake, and says so"
    assert first.line[0] == ("Cara", "end")


def measured(move, games, more, square):
    """A move with rollouts that won so much more than the first, in wins, with this sum of squares."""
    candidate = if_accepted(move, 0)
    candidate.games, candidate.more, candidate.square = games, more * WHOLE, square * WHOLE * WHOLE
    return candidate


def test_advice_is_clear_only_if_no_other_move_may_be_as_good():
    """Beside the best other by value, which is surely worse, another one varies so much that it may be no worse."""
    worse = measured(Move(DO_MORTGAGE), 1000, -20, 1)
    open_ended = measured(Move(DO_END), 1000, -25, 600)
    worst = measured(Move(DO_BID), 1000, -100, 11)
    assert second_best([worse, open_ended, worst]) is open_ended
    assert second_best([worst, worse]) is worse
    assert second_best([worse, measured(Move(DO_END), 1000, 5, 600), open_ended]).more == 5 * WHOLE
    assert second_best([]) is None


def test_one_of_the_options_is_no_offer():
    """Of three offers that win more than the end of the turn, the least gives way to it."""
    pilot = [if_accepted(Move(DO_OFFER, sum), 0) for sum in (1, 2, 3, 4)] + [if_accepted(Move(DO_END), 0)]
    for candidate, more in zip(pilot, (0, 5, 7, 6, -9), strict=True):
        candidate.more = more
    assert [move_of(each)[:2] for each in best_of(pilot)] == [(DO_OFFER, 1), (DO_OFFER, 3), (DO_END, 0)]
    assert [move_of(each)[:2] for each in best_of(pilot[::-1])] == [(DO_END, 0), (DO_OFFER, 3), (DO_OFFER, 4)]


def test_advice_at_an_auction_is_about_bids():
    options = advise(auction_position(), Move(DO_BID, 1), ENGINE).options
    assert len({option.move for option in options}) == 3
    assert sum(option.move.verb == DO_BID for option in options) >= 2


def test_odds_list_offers_as_accepted_and_bids():
    result = odds(deal_position(), rollouts=200)
    assert result.bot == "champion"
    offers = [row for row in result.moves if row.is_offer]
    assert offers
    assert max(row.less.value for row in offers) > 0
    assert [row["is_offer"] for row in result.facts()["moves"]] == [row.is_offer for row in result.moves]
    best = next(row for row in result.moves if not row.is_offer)
    assert best.less == (0, 0, 0)
    assert sum(row.move.startswith("bid ") for row in odds(auction_position(), rollouts=50).moves) >= 4


def test_what_all_chances_are_short_of_one_is_that_nobody_wins():
    """By the network, as champion sees it; a rollout to the end shares it out by what everybody has."""
    result = odds(deal_position(), rollouts=30, moves=False)
    assert 0.5 < sum(chance.value for chance in result.players.values()) < 1
    result = odds(deal_position(), rollouts=30, moves=False, bot="steady")
    assert sum(chance.value for chance in result.players.values()) == pytest.approx(1, abs=1e-5)


def test_a_trade_that_was_not_offered_and_another_bid_can_be_the_better_move():
    """Reviews and grades look at offers and bids, too."""
    game = deal_position()
    g, rules = game.inside()
    choice = choice_at(Ply(1, "Cara", Move(DO_END), g, g), g, rules, ENGINE.rollouts)
    assert any(move.verb == DO_OFFER for move in choice.alternatives)
    game.play("end")
    assert last_choice(game.record(), "Cara", ENGINE.rollouts).alternatives == choice.alternatives
    auction = auction_position()
    g, rules = auction.inside()
    others = choice_at(Ply(1, "Cara", Move(DO_BID, 1), g, g), g, rules, ENGINE.rollouts).alternatives
    assert len({move.x for move in others if move.verb == DO_BID}) >= 3
    assert Move(DO_BID, 1) not in others


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", ["web-grade-assumes", "web-grade-rests"])
def test_the_page_says_for_how_many_rounds_a_timed_game_is_played_on(message, lang):
    about = {"number": 1000, "bot": "champion"}
    assert f" {LONG} " in say(lang, message, aim="timed", **about)
    assert f" {LONG} " not in say(lang, message, aim="camp", **about)
