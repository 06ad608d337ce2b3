"""Bots say why: in one line, with the figures that they weighed, in three languages."""

import ast
import re
from pathlib import Path

import pytest

import duopoly
from duopoly.bots import BOTS, CHARACTERS, Bot, explain_move, policy
from duopoly.bots.explain import WHYS
from duopoly.bots.rationale.sentences import sentence
from duopoly.bots.rationale.steady import why
from duopoly.editions import load, names
from duopoly.play.seats import Names
from duopoly.rules.codes import DO_BUY, OK, Move
from duopoly.rules.refuse import why_not
from duopoly.words import FOLDER, LANGUAGES, say

FOLDER_OF_REASONS = Path(duopoly.__file__).parent / "bots" / "rationale"
FILES = [file for file in FOLDER_OF_REASONS.glob("[a-z]*.py") if file.stem != "sentences"]
UNRESOLVED = re.compile(r"[{}]|\$[a-z]|  | ,|None|bots-|\n|\.$")
RULES = [
    {},
    {"claim_rent": True},
    {"auction": True, "start_cash": 900},
    {"estate_auction": True, "start_cash": 400},
    {"trade": "before-throw"},
    {"speed_die": True},
    {"houses": 6, "hotels": 2, "shortage": "auction"},
    {"prison_stay": True, "prison_throws": 1, "price_war_buys": False, "auction": True},
]


def at(edition, players, titles=None, phase="throw", **more):
    """A game that stands so, the first player on turn."""
    rows = {str(space): {"owner": row} if isinstance(row, str) else row for space, row in (titles or {}).items()}
    position = {"edition": edition, "turn": players[0]["name"], "phase": phase, "players": players, "titles": rows, **more}
    return duopoly.Game.from_position(position, seed=1)


def c(name, cash=1000, space=0, **more):
    return {"name": name, "role": "competitor", "cash": cash, "space": space, **more}


def m(name, cash=1000, space=0, **more):
    return {"name": name, "role": "monopolist", "cash": cash, "space": space, **more}


def p(name, cash=1000, space=0, **more):
    return {"name": name, "cash": cash, "space": space, **more}


def says(game, lang="en"):
    """What steady plays here, and why, its French spaces made plain; the game stays as it was."""
    before = game.position()
    twin = game.copy()
    twin.decide_with(policy("steady"))
    move = twin.moves[-1][1]
    line = explain_move("steady", game, move, lang)
    assert game.position() == before
    return move, line.replace("\u202f", " ").replace("\u00a0", " ")


# Every decision of steady, with figures worked out by hand from its rules and the title cards.


@pytest.mark.parametrize(
    ("cash", "move", "line"),
    [
        (500, "buy", "Buys Wall St. for $400 and keeps $100 in cash"),
        (450, "buy", "Buys Wall St. for $400 and keeps $50 in cash"),
        (449, "decline", "Does not buy Wall St., because after paying $400 out of $449 it would have less than $50"),
        (20, "decline", "Does not buy Wall St., because after paying $400 out of $20 it would have less than $50"),
    ],
)
def test_buying(cash, move, line):
    """A thirtieth of the cash at the start has to be left: $50."""
    assert says(at("anti-us", [c("Ann", cash, 39), m("Bob")], phase="buy")) == (move, line)


@pytest.mark.parametrize("rules", [{"auction": True}, {"estate_auction": True}])
def test_steady_does_not_bid_where_it_may_not_buy(rules):
    """Its bid would be refused; it used to be made."""
    players = [c("Ann", 900, 10, held=1), m("Bob")]
    game = at("anti-fr", players, phase="auction", rules=rules, to_act="Ann", auction={"lot": "39", "bid": 0})
    assert says(game) == ("pass", "Does not bid, because nobody can buy in the price war")
    game.decide_with(policy("steady"))


@pytest.mark.parametrize(
    ("cash", "bid", "move", "line"),
    [
        (1500, 0, "bid 40", "Bids $40 and would pay up to $400"),
        (1500, 399, "bid 400", "Bids $400 and would pay up to $400"),
        (1500, 400, "pass", "Does not bid, because it would pay no more than $400"),
        (250, 100, "bid 140", "Bids $140 and would pay up to $400, but has only $200 to spend"),
        (250, 200, "pass", "Does not bid, because it would pay up to $400 but has only $200 to spend"),
        (30, 0, "pass", "Does not bid, because it would pay up to $400 but has only $0 to spend"),
    ],
)
def test_bidding(cash, bid, move, line):
    """A street that makes no monopoly is worth its price; steps of a tenth; $50 stay in hand."""
    best = {"best": "Bob"} if bid else {}
    auction = {"lot": "boardwalk", "bid": bid, **best}
    game = at("classic-us", [p("Ann", cash, 39), p("Bob")], phase="auction", to_act="Ann", auction=auction)
    assert says(game) == (move, line)


def test_bidding_for_the_last_house():
    """Worth twice its price: 2 × $50 for the brown streets."""
    titles = {1: "Ann", 3: "Ann", 6: "Bob", 8: "Bob", 9: "Bob"}
    auction = {"lot": "house", "bid": 0}
    rows = [p("Ann", 1000, wants=True), p("Bob", 1000, wants=True)]
    more = {"builder": "Ann", "site": "mediterranean-avenue", "auction": auction, "to_act": "Bob"}
    game = at("classic-us", rows, titles, phase="auction", rules={"houses": 1}, **more)
    assert says(game) == ("bid 10", "Bids $10 and would pay up to $100")


@pytest.mark.parametrize(
    ("early", "cash", "line"),
    [
        (True, 600, "Keeps $600 until round 15, because titles are still for sale"),
        (True, 601, "Sees nothing to lift, build or offer with the $1 it has above its reserve of $600"),
        (False, 150, "Keeps $150 in case it has to pay"),
        (False, 200, "Sees nothing to lift, build or offer with the $50 it has above its reserve of $150"),
    ],
)
def test_ending_the_turn(early, cash, line):
    """Two fifths of $1500 until round 15, a tenth after."""
    game = at("anti-us", [c("Ann", cash), m("Bob")], phase="end", round=15 if early else 16)
    assert says(game) == ("end", line)


def test_ending_the_turn_after_an_offer():
    """It makes one offer a turn, and none where trades belong before the dice."""
    game = at("anti-us", [c("Ann", 700), m("Bob")], phase="end", offers=1)
    assert says(game) == ("end", "Sees nothing to lift or build with the $100 it has above its reserve of $600")
    game = at("anti-fr15k", [c("Ann", 7000), m("Bob")], phase="end")
    assert says(game) == ("end", "Sees nothing to lift or build with the 1,000 it has above its reserve of 6,000")


def test_building_and_lifting():
    """What adds most rent for its money; a competitor builds without a monopoly, a lifted title counts a tenth of its price."""
    rent = load("anti-us").titles["wall-street"].rents["competitor"]
    cost = load("anti-us").titles["wall-street"].house_cost
    game = at("anti-us", [c("Ann", 900), m("Bob")], {39: "Ann"}, phase="end")
    assert says(game) == (
        "build wall-street",
        f"Builds on Wall St. for ${cost}, because this brings the most rent for the money (+${rent[1] - rent[0]})",
    )
    title = load("anti-us").titles["wall-street"]
    game = at("anti-us", [c("Ann", 900), m("Bob")], {39: {"owner": "Ann", "mortgaged": True}}, phase="end")
    assert says(game) == (
        "lift wall-street",
        f"Lifts the mortgage on Wall St. for ${title.lift}, because this brings the most rent for the money (about +$40)",
    )


def test_building_evenly():
    """The classic first house is weighed with the next two: Boardwalk's (1400 - 50) / 3."""
    game = at("classic-us", [p("Ann", 900), p("Bob")], {37: "Ann", 39: "Ann"}, phase="end")
    assert says(game) == (
        "build boardwalk",
        "Builds on Boardwalk for $200, because this brings the most rent for the money (+$450, averaged over the first three houses)",
    )


def test_adjusting_at_the_end_of_a_timed_game():
    """Nothing is held back any more."""
    more = {"aim": "timed", "to_act": "Ann", "adjuster": "Ann"}
    game = at("anti-pl", [c("Ann", 100), m("Bob")], phase="adjust", **more)
    assert says(game) == ("end", "Sees nothing more to lift or build with its 100 €")


def offered(give="", take="", cash_bob=1000, titles=None, edition="classic-us", players=None, **more):
    """Ann has offered Bob a trade; Bob answers."""
    players = players or [p("Ann"), p("Bob", cash_bob)]
    game = at(edition, players, titles, phase="end", **more)
    game.play(f"offer Bob{give and ' give ' + give}{take and ' take ' + take}")
    return game


@pytest.mark.parametrize(
    ("give", "take", "move", "line"),
    [
        ("cash 120", "baltic-avenue", "accept", "Accepts, because it expects to gain $60"),
        ("cash 50", "baltic-avenue", "reject", "Rejects the offer, because it expects to lose $10 by it"),
        ("cash 60", "baltic-avenue", "reject", "Rejects the offer, because it expects to gain nothing by it"),
        ("boardwalk", "baltic-avenue", "accept", "Accepts, because it expects to gain $340"),
    ],
)
def test_answering(give, take, move, line):
    """Streets without a monopoly are worth their price: Baltic $60, Boardwalk $400."""
    assert says(offered(give, take, titles={3: "Bob", 39: "Ann"})) == (move, line)


def test_an_offer_that_gains_for_both():
    """The third light blue street for the second dark blue one: each monopoly is worth 260% of its prices.

    Bob had 100 + 400, then has 2.6 × 750; Ann had 120 + 100 + 350, then has 2.6 × 320.
    """
    game = offered("park-place", "oriental-avenue", titles={6: "Bob", 39: "Bob", 8: "Ann", 9: "Ann", 37: "Ann"})
    assert says(game) == ("accept", "Accepts, because it expects to gain $1,450, and Ann $262")


def test_an_offer_that_would_make_a_monopoly():
    """Oriental Avenue for $200: Bob gains 200 - 100, Ann 2.6 × 320 - 220 - 200 = 412."""
    game = offered("cash 200", "oriental-avenue", titles={6: "Bob", 8: "Ann", 9: "Ann"})
    line = "Rejects the offer, because Ann would get a monopoly (Light Blue) and gain $412, while it would gain only $100"
    assert says(game) == ("reject", line)
    assert says(game, "fr")[1] == (
        "Refuse l’offre, car Ann aurait un monopole (Bleu clair) et gagnerait $412, alors que lui ne gagnerait que $100"
    )
    assert says(game, "pl")[1] == (
        "Odrzuca ofertę, bo gracz Ann miałby monopol (Błękitne) i zyskałby $412, a on sam tylko $100"
    )


def test_an_offer_with_too_small_a_share():
    """The fourth railroad: Ann's four are worth 300% of their prices, her three 300% too; from one to two it is 200%.

    Ann's one at $200 becomes two at 200%: 800 - 200 - 250 = 350 for her; Bob gets 250 - 200 = 50.
    """
    game = offered("cash 250", "b-and-o-railroad", titles={5: "Ann", 25: "Bob"})
    assert says(game) == ("reject", "Rejects the offer, because it would gain only $50 while Ann would gain $350")


def test_offers_it_never_takes():
    """Get-out cards, and other roles."""
    game = offered("cash 5 card:chance", titles={}, players=[p("Ann", get_out=["chance"]), p("Bob")])
    assert says(game) == ("reject", "Rejects the offer, because it does not trade get-out cards")
    game = duopoly.Game("anti-us", ["Ann", "Bob"], seed=1)
    while game.phase != "throw":
        game.chance() if game.to_act == "chance" else game.play(game.legal()[0])
    other = next(name for name in game.players if name != game.to_act)
    game.play(f"swap {other}")
    assert says(game) == ("reject", "Rejects the offer, because it does not swap roles")


def test_an_offer_that_cannot_be_carried_out_any_more():
    """Ann spent the cash she had offered."""
    game = offered("cash 300", "baltic-avenue", titles={3: "Bob", 37: "Ann", 39: "Ann"}, players=[p("Ann", 300), p("Bob")])
    game.play("build boardwalk", by="Ann")
    assert says(game) == ("reject", "Rejects the offer, because this trade is not possible right now")


def test_offering():
    """Its third light blue street is worth 2.6 × 320 - 220 = $612 to Ann, $100 to Bob: two fifths of the gain on top of that."""
    titles = {6: "Bob", 8: "Ann", 9: "Ann"}
    lines = set()
    for round_ in range(1, 90):
        move, line = says(at("classic-us", [p("Ann", 1200), p("Bob")], titles, phase="end", round=round_))
        if move.startswith("offer"):
            assert move == "offer Bob give cash 304 take oriental-avenue"
            lines.add(line)
    assert lines == {"Offers Bob $304 for Oriental Avenue, because it is worth $612 to itself and $100 to Bob"}


@pytest.mark.parametrize(
    ("edition", "row", "more", "move", "line"),
    [
        ("anti-us", c("Ann", 500), {}, "throw", ""),
        ("anti-fr15k", c("Ann", 7000), {}, "throw", "Throws at once, because it sees no trade worth offering first"),
        ("anti-fr15k", c("Ann", 6000), {}, "throw", "Throws at once and offers no trade, because it wants to keep 6,000"),
        ("anti-us", c("Ann", 500, 10, held=3), {}, "pay", "Pays $50 to get out, because it has no tries for a double left"),
        (
            "classic-us",
            p("Ann", 500, 10, held=1),
            {"round": 16},
            "throw",
            "Stays in and tries for a double, because after round 15 there is little left to buy and it collects rent in here",
        ),
        (
            "anti-us",
            m("Ann", 500, 10, held=1),
            {"round": 16},
            "pay",
            "Pays $50 to get out, because it collects no rent in here",
        ),
        (
            "anti-us",
            m("Ann", 500, 10, held=1),
            {},
            "pay",
            "Pays $50 to get out, because until round 15 it wants to move and buy",
        ),
        (
            "anti-us",
            m("Ann", 125, 10, held=1),
            {},
            "throw",
            "Tries for a double, because it pays $50 only if it has more than $125",
        ),
        (
            "classic-us",
            p("Ann", 500, 10, held=1, get_out=["chest"]),
            {},
            "use-card",
            "Uses its card to get out, because until round 15 it wants to move and buy",
        ),
    ],
)
def test_before_the_throw(edition, row, more, move, line):
    """Free, in prison, in price war."""
    other = p("Bob") if edition == "classic-us" else c("Bob") if row["role"] == "monopolist" else m("Bob")
    assert says(at(edition, [row, other], **more)) == (move, line)


def test_an_extra_throw_in_prison():
    """Neither fee nor card then."""
    game = at("anti-us", [m("Ann", 500, 10, held=1), c("Bob")], again=True, doubles=1)
    assert says(game) == ("throw", "Throws, because only a double gets it out on an extra throw")


def test_get_out_cards():
    """The card before the fee, where only leaving is left, and where a monopolist's rent is withheld."""
    rules = {"prison_throws": 1, "prison_fee_after_miss": False}
    game = at("classic-us", [p("Ann", 500, 10, held=2, get_out=["chest"]), p("Bob")], rules=rules)
    assert says(game) == ("use-card", "Uses its card to get out, because it has no tries for a double left")
    g, table = at("anti-us", [m("Ann", 500, 10, held=1), c("Bob")], round=16).inside()
    g.keeper[0] = 0
    assert why(g, table, policy("steady")(g, table)) == ("uses-card-for-rent", {})


def test_raising_money():
    """What costs least rent for the money: Park Place, mortgaged for $175 and $35 of rent, before Baltic Avenue's 4 for 30?"""
    rows = [p("Ann", 10, 39), p("Bob")]
    debt = {"debtor": "Ann", "creditor": "Bob", "amount": 100, "for": "rent", "space": 39}
    titles = {3: "Ann", 37: "Ann", 39: "Bob"}
    # 175 per 35 + 1 is 4.86, 30 per 4 + 1 is 6: Baltic first.
    game = at("classic-us", rows, titles, phase="debt", debts=[debt])
    line = "Mortgages Baltic Avenue for $30, because this costs it the least rent (−$4)"
    assert says(game) == ("mortgage baltic-avenue", line)
    game.play("mortgage baltic-avenue")
    assert says(game)[1] == "Mortgages Park Place for $175, because this costs it the least rent (−$35)"
    game.play("mortgage park-place")
    assert says(game) == ("pay", "Pays the $100 it owes")


def test_selling_and_giving_up():
    """A house of Baltic Avenue brings $25 and costs 20 - 4 of rent."""
    rows = [p("Ann", 10, 39), p("Bob")]
    titles = {1: {"owner": "Ann", "buildings": 1}, 3: {"owner": "Ann", "buildings": 1}, 39: "Bob"}
    debt = {"debtor": "Ann", "creditor": "Bob", "amount": 50, "for": "rent", "space": 39}
    game = at("classic-us", rows, titles, phase="debt", debts=[debt])
    street = load("classic-us").spaces[1]
    line = f"Sells a building on {street.told()} for $25, because this costs it the least rent (−$8)"
    assert says(game) == (f"sell {street.key}", line)
    game = at("classic-us", rows, {39: "Bob"}, phase="debt", debts=[debt])
    assert says(game) == ("give-up", "Gives up, because it has nothing left to sell or mortgage for the $50 it owes")


@pytest.mark.parametrize(
    ("cash", "move", "line"),
    [
        (100, "tax percent", "Pays the percentage, ${percent}, because the fixed sum is ${flat}"),
        (5000, "tax flat", "Pays the fixed ${flat}, because the percentage would come to ${percent}"),
    ],
)
def test_the_income_tax(cash, move, line):
    """The cheaper way: a competitor's share of the cash, with nothing else owned."""
    rules = load("anti-us").rules
    figures = {"percent": cash * rules.tax_cash_competitor // 100, "flat": rules.income_tax}
    line = line.replace("${percent}", f"${figures['percent']}").replace("${flat}", f"${figures['flat']}")
    assert says(at("anti-us", [c("Ann", cash, 4), m("Bob")], phase="tax")) == (move, line)


def test_choosing_a_role():
    """By the seat; else what the camps need."""
    rows = [{**c("Ann"), "role": None}, {**m("Bob"), "role": None}]
    line = "Takes the role of its seat, because competitors and monopolists sit in turn around the table"
    assert says(at("anti-us", rows, phase="role")) == ("role competitor", line)
    rows = [{**c("Ann"), "role": None}, c("Bob")]
    assert says(at("anti-us", rows, phase="role")) == ("role monopolist", "Takes the role that keeps the camps balanced")


def test_choosing_a_space():
    """Three alike lead anywhere: Boardwalk for who can pay for it, else Start."""
    more = {"rules": {"speed_die": True}, "dice": [1, 1], "speed": "1", "phase": "go"}
    game = at("classic-us", [p("Ann", 900, 5, passed_start=True), p("Bob")], **more)
    assert says(game) == (
        "go boardwalk",
        "Goes to Boardwalk, because it is the most expensive title for sale that it can afford ($400)",
    )
    game = at("classic-us", [p("Ann", 10, 5, passed_start=True), p("Bob")], **more)
    move, line = says(game)
    assert (move, line) == (
        "go start",
        f"Goes to {load('classic-us').spaces[0].told()}, because it can reach no title for sale that it could afford",
    )


def test_a_card_that_asks_for_a_fine():
    """It pays."""
    edition = load("classic-fr")
    card = next(card for card in edition.cards if card.effect == "pay-or-draw")
    deck = {"card": card.id, "rules": {"older_decks": True}, "decks": {card.deck: [card.id]}}
    game = at("classic-fr", [p("Ann", 900, 2), p("Bob")], phase="fine", **deck)
    assert says(game) == ("pay", "Pays, because it never draws a card instead")


def test_mortgaged_titles_received():
    """It keeps them so."""
    titles = {39: {"owner": "Ann", "mortgaged": True}}
    game = at("classic-us", [p("Ann"), p("Bob")], titles, phase="interest", interest=["boardwalk"], resume="end", to_act="Ann")
    assert says(game) == ("keep", "Keeps the mortgage, because it lifts mortgages only at the end of its turn")


@pytest.mark.parametrize(
    ("cash", "move", "line"),
    [
        (651, "want", "Asks for one building, because after paying $50 it still has more than the $600 it wants to keep"),
        (650, "pass", "Asks for no building, because after paying $50 it would not have more than the $600 it wants to keep"),
    ],
)
def test_the_last_houses(cash, move, line):
    """A house of the brown streets, for which Ann asked, costs $50."""
    titles = {1: "Ann", 3: "Ann", 6: "Bob", 8: "Bob", 9: "Bob"}
    game = at("classic-us", [p("Ann", 1000), p("Bob", cash)], titles, phase="end", rules={"houses": 1})
    game.play(f"build {load('classic-us').spaces[1].key}")
    assert game.phase == "want"
    assert says(game) == (move, line)


def test_a_house_won():
    """The first street where it may stand."""
    titles = {1: "Ann", 3: "Ann", 6: "Bob", 8: "Bob", 9: "Bob"}
    game = at("classic-us", [p("Ann", 1000), p("Bob", 1000)], titles, phase="end", rules={"houses": 1})
    for move in (f"build {load('classic-us').spaces[1].key}", "want", "bid 5", "pass"):
        game.play(move)
    assert (game.phase, game.to_act) == ("place", "Bob")
    assert says(game) == ("place oriental-avenue", "Builds on Oriental Avenue, because it is the first street that allows it")
    game.play("mortgage oriental-avenue")
    assert says(game) == ("pass", "Leaves the building in the box, because there is no street to put it on")


def test_claiming():
    """Off turn, as soon as it may; a character says nothing of it."""
    game = at("classic-us", [p("Ann", 900, 36), p("Bob")], {39: "Bob"}, rules={"claim_rent": True})
    game.play("throw")
    game.play("dice 1 2")
    assert game.why_not("Bob", "claim") is None
    for bot in WHYS:
        assert explain_move(bot, game, "claim") == ("" if bot in CHARACTERS else "Claims its rent as soon as it may")


# What holds for every move.


def test_random_picks_by_lot():
    """It weighs nothing; how many moves there were is all there is to say."""
    game = at("anti-us", [c("Ann", 900, 39), m("Bob")], phase="buy")
    assert explain_move("random", game, "buy") == "Picks one of 2 moves at random"
    assert explain_move("random", game, "decline", "fr") == "Tire au sort parmi 2 coups"
    assert explain_move("random", at("anti-us", [c("Ann"), m("Bob")]), "throw", "pl") == "Wykonuje jedyny możliwy ruch"


def test_every_bot_has_reasons():
    """A plain one and a character by a function, one that thinks by itself; and only they."""
    assert set(WHYS) == {name for name, entry in BOTS.items() if not entry.thinks} | set(CHARACTERS)
    assert all(entry.make.explain is not Bot.explain for entry in BOTS.values() if entry.thinks)
    game = at("anti-us", [c("Ann"), m("Bob")])
    with pytest.raises(ValueError, match=f"bot: expected {' or '.join(WHYS)}, got 'clever'"):
        explain_move("clever", game, "throw")


def test_what_steady_would_not_do_has_no_reason():
    """Another move, a claim of nothing, and a text that is no move."""
    game = at("anti-us", [c("Ann", 900, 39), m("Bob")], phase="buy")
    for move in ("decline", "claim", "hello"):
        with pytest.raises(ValueError, match="move"):
            explain_move("steady", game, move)
    with pytest.raises(ValueError, match="lang"):
        explain_move("steady", game, "buy", "xx")


def played(edition, rules, seed, seats, most):
    """The games of steady move by move: each before a decision, and the decision."""
    offered_rules = {name: value for name, value in rules.items() if getattr(load(edition).rules, name) is not None}
    game = duopoly.Game(edition, ["Ann", "Bob", "Cem", "Dee"][:seats], seed=seed, rules=offered_rules)
    while game.to_act is not None and len(game.moves) < most:
        if game.to_act == "chance":
            game.chance()
            continue
        g, table = game.inside()
        move = policy("steady")(g, table)
        assert why_not(g, table, g.actor, move) == OK, (edition, rules, seed, move)
        yield game, g, table, move
        game.decide_with(lambda g, table, move=move: move)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: next(iter(rules), "printed"))
@pytest.mark.parametrize("edition", names())
def test_every_move_of_a_game_has_its_reason(edition, rules):
    """Legal, with a reason that reads well in each language, and the state left as it was."""
    seen = set()
    for seed in range(2):
        for game, g, table, move in played(edition, rules, seed, 2 + seed * 2, 500):
            before = g.pack()
            message, _ = why(g, table, move)
            assert g.pack() == before
            if message not in seen:
                seen.add(message)
                for lang in LANGUAGES:
                    line = explain_move("steady", game, text_of(game, move), lang)
                    assert not UNRESOLVED.search(line.replace("\u202f", " ").replace("\u00a0", " ")), line
                    assert len(line) < 160, line
    assert len(seen) > 8


def text_of(game, move):
    """The move as text."""
    twin = game.copy()
    twin.decide_with(lambda g, table: move)
    return twin.moves[-1][1]


def reasons_in(file):
    """The messages that a file of the bots names: its words that are neither the name of a fact nor a text for people."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    facts = {id(key) for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys}
    facts |= {id(node.slice) for node in ast.walk(tree) if isinstance(node, ast.Subscript)}
    words = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return {node.value for node in words if id(node) not in facts and re.fullmatch(r"[a-z]+(-[a-z]+)*", node.value)}


GROUPS = {
    "trader-offers-city": {"other": 1, "mine-points": 3, "their-points": 2},
    "trader-accepts-city": {"mine-points": 3},
    "trader-rejects-city": {"mine-points": 3, "least-points": 5},
    "trader-gathers": {"other": 1},
    "trader-rejects-early": {},
    "trader-rejects-theirs": {"other": 1},
    "trader-rejects-idle": {},
    "says-completes": {"space": 19, "city": 16},
    "says-offers-city": {"other": 1, "city": 16},
    "says-rejects-city": {"other": 1},
    "says-rejects-hope": {"other": 1},
}
"""Reasons that speak of a city, or in the classic game of a color group, with facts."""


@pytest.mark.parametrize("reason", GROUPS.items(), ids=lambda reason: reason[0])
@pytest.mark.parametrize(
    ("lang", "city", "group"), [("en", "city", "group"), ("fr", r"villes?\b", r"groupes?\b"), ("pl", "miast", "grup")]
)
def test_the_classic_game_has_groups(reason, lang, city, group):
    """Cities are those of the game with camps."""
    classic = sentence(reason, Names(load("classic-us"), ("Ann", "Bob")), lang)
    camps = sentence(reason, Names(load("anti-us"), ("Ann", "Bob")), lang)
    assert (re.search(city, classic), bool(re.search(group, classic))) == (None, True)
    assert not re.search(group, camps)


def test_every_reason_has_its_words_and_no_words_are_left_over():
    """The reasons that the code names are the messages of the file."""
    text = (FOLDER / "en" / "bots.ftl").read_text(encoding="utf-8")
    assert {f"bots-{reason}" for file in FILES for reason in reasons_in(file)} == set(
        re.findall(r"^(bots-[a-z-]+) =", text, re.MULTILINE)
    )


def test_reasons_do_not_change_what_a_bot_does():
    """A move explained is the move that it plays without being asked."""
    game = at("anti-us", [c("Ann", 900, 39), m("Bob")], phase="buy")
    g, table = game.inside()
    assert policy("steady")(g, table) == Move(DO_BUY)
    explain_move("steady", game, "buy")
    assert game.inside()[0].pack() == g.pack()
    assert say("en", "bots-saves", reserve="$5") == "Keeps $5 in case it has to pay"
