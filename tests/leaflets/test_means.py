"""Nobody lends, nobody gives money away, and no debtor trades away what his creditor needs: in every edition, whoever tries.

What a debtor can raise and what his estate is worth is worked out here from the position alone.
"""

import random
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from table import allowed, at, cash, competitor, kinds, monopolist, moves, pays, player, refused, roll, row

import duopoly
from duopoly.editions import names

PAYMENTS = {"rent", "card", "trade", "bankruptcy"}
"""The kinds of events by which cash may go from one player to another."""
MANY = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
A_DEBT = 150


def steps(game, title, deed):
    """What each of the street's buildings is sold for, one by one."""
    built = deed["buildings"]
    role = next(p["role"] for p in game.position()["players"] if p["name"] == deed["owner"])
    most = getattr(game.edition.rules, f"max_houses_{role}")
    houses = most if built == "hotel" else built
    return houses * (title.house_cost // 2) + (title.hotel_cost // 2 if built == "hotel" else 0)


def means(game, name):
    """Cash, buildings at half price, and what mortgaging everything brings."""
    total = cash(game)[name]
    for key, deed in game.position()["titles"].items():
        if deed["owner"] == name and not deed["mortgaged"]:
            title = game.edition.titles[key]
            total += title.mortgage + steps(game, title, deed)
    return total


def estate(game, name):
    """What a creditor would get: cash, buildings at half price, titles at their price (mortgaged: less the lifting), cards."""
    total = cash(game)[name] + game.edition.rules.fee * len(row(game, name).get("get_out", []))
    for key, deed in game.position()["titles"].items():
        if deed["owner"] == name:
            title = game.edition.titles[key]
            total += title.price - (title.lift if deed["mortgaged"] else 0) + steps(game, title, deed)
    return total


def owed(game, name):
    """All that the player owes, and all that may still be claimed from him."""
    return sum(
        row["amount"] for field in ("debts", "claims") for row in game.position().get(field, []) if row["debtor"] == name
    )


def any_table(rnd, edition, **fields):
    """Three players with titles at random, some mortgaged; Ann is on turn."""
    rules = duopoly.edition(edition)
    make = (
        (lambda n, i, c: (competitor, monopolist)[i % 2](n, cash=c)) if len(rules.roles) > 1 else (lambda n, i, c: player(n, c))
    )
    low, high = rules.rules.start_cash // 30, rules.rules.start_cash // 3
    sums = [rnd.randrange(0, low * 4), rnd.randrange(low, high), rnd.randrange(low, high)]
    rows = [make(name, i, sums[i]) for i, name in enumerate(("Ann", "Bob", "Cem"))]
    if len(rules.roles) == 1 and rnd.random() < 0.5:
        rows[0]["get_out"] = ["chance"]
    titles = {}
    for key in rnd.sample(sorted(rules.titles), 9):
        titles[key] = {"owner": rnd.choice(["Ann", "Ann", "Bob", "Cem"]), "mortgaged": rnd.random() < 0.3}
    return at(edition, rows, titles, **fields)


def scale(edition):
    """What 1 is worth in the edition: its amounts may be times ten."""
    return duopoly.edition(edition).rules.fee // 50


def some_offer(rnd, game, by):
    """An offer at random, mostly of few things for little."""
    to = rnd.choice([name for name in game.players if name != by])
    sides = []
    for owner in (by, to):
        own = [key for key, deed in game.position()["titles"].items() if deed["owner"] == owner]
        things = rnd.sample(own, min(len(own), rnd.choice([0, 0, 1, 1, 2])))
        things += [f"card:{deck}" for deck in row(game, owner).get("get_out", []) if rnd.random() < 0.3]
        sum_ = rnd.choice([0, 0, 1, 10, 50, 100]) * scale(game.edition.key)
        sides.append(things + ([f"cash {sum_}"] if sum_ else []))
    words = [f"{word} {' '.join(side)}" for word, side in zip(("give", "take"), sides, strict=True) if side]
    return f"offer {to} {' '.join(words)}".strip()


def trade(rnd, game, tries=12):
    """Offers at random, each accepted if it can be; yields after every trade."""
    for _ in range(tries):
        by = rnd.choice(game.players)
        offer = some_offer(rnd, game, by)
        if game.phase == "answer" or game.why_not(by, offer) is not None:
            continue
        game.play(offer, by=by)
        if game.why_not(None, "accept") is None:
            game.play("accept")
            while game.phase == "interest":
                game.play("keep")
            yield
        else:
            game.play("reject")


def sell_all(game, name):
    """Raises all that can be raised at the bank; returns how much the estate lost by it."""
    before = estate(game, name)
    while choices := [move for move in game.legal(name) if move.startswith(("sell", "mortgage"))]:
        game.play(choices[0], by=name)
    return before - estate(game, name)


@pytest.mark.parametrize("edition", names())
@MANY
@given(st.integers(0, 2**32), st.booleans())
def test_no_trade_leaves_a_creditor_short(edition, seed, to_bank):
    """He gets what he is owed or what the debtor could raise when the debt arose; at a bankruptcy, the estate of then."""
    rnd = random.Random(seed)
    creditor = None if to_bank else "Bob"
    debts = [{"debtor": "Ann", "creditor": creditor, "amount": A_DEBT * scale(edition)}]
    rules = {"trade": "any-time"}
    game = any_table(rnd, edition, phase="debt", debts=debts, rules=rules)
    due, could, worth = owed(game, "Ann"), means(game, "Ann"), estate(game, "Ann")
    for _ in trade(rnd, game):
        assert owed(game, "Ann") >= due  # interest on a mortgage taken over may come on top
        could_now = means(game, "Ann")
        assert could_now >= min(could, due)
        assert could_now >= due or estate(game, "Ann") >= worth
        if could_now >= due:
            could = could_now  # from now on she has to stay able to pay
    lost = sell_all(game, "Ann")
    if could >= due:
        assert refused(game, "give-up") in ("can-pay", "can-raise")
        assert (("Ann", creditor or "bank", due)) in pays(game.play("pay"))
    elif game.why_not("Ann", "give-up") is None:
        left = estate(game, "Ann")
        assert left >= worth - lost
        assert cash(game)["Ann"] >= could


@pytest.mark.parametrize("edition", [name for name in names() if name.startswith("classic")])
@MANY
@given(st.integers(0, 2**32))
def test_nothing_is_spent_while_a_rent_may_be_claimed(edition, seed):
    """From the landing until the time to claim is over: no trade, house, lifting, purchase or bid leaves the owner short."""
    rnd = random.Random(seed)
    claims = [{"debtor": "Ann", "owner": "Bob", "amount": A_DEBT}]
    game = any_table(rnd, edition, phase="end", claims=claims, rules={"claim_rent": True})
    could = means(game, "Ann")
    for _ in range(12):
        for _ in trade(rnd, game, tries=2):
            pass
        if spending := [move for move in game.legal("Ann") if move.startswith(("build", "lift"))]:
            game.play(rnd.choice(spending), by="Ann")
        if could >= A_DEBT:
            assert means(game, "Ann") >= A_DEBT
        else:
            assert means(game, "Ann") >= could
    game.play("claim", by="Bob")
    if could >= A_DEBT and game.phase == "debt":
        sell_all(game, "Ann")
        assert ("Ann", "Bob", A_DEBT) in pays(game.play("pay"))


@pytest.mark.parametrize("edition", names())
@MANY
@given(st.integers(0, 2**32))
def test_cash_goes_between_players_for_a_title_a_card_or_a_rent_alone(edition, seed):
    """A walk of anybody's legal moves, with offers of all kinds: each payment between players has its reason."""
    rnd = random.Random(seed)
    game = any_table(rnd, edition)
    for _ in range(60):
        if game.to_act is None:
            return
        by = rnd.choice(game.players)
        offer = some_offer(rnd, game, by)
        if rnd.random() < 0.3 and game.why_not(by, offer) is None:
            game.play(offer, by=by)
            events = game.play(rnd.choice([move for move in ("accept", "reject") if game.why_not(None, move) is None]))
        elif game.to_act == "chance":
            events = game.chance()
        else:
            events = game.play(rnd.choice(game.legal()))
        between = [event for event in events if event.amount and "bank" not in (event.payer, event.payee)]
        assert {event.kind for event in between} <= PAYMENTS
        if any(event.kind == "trade" for event in between):
            assert {"passed-on", "get-out-passed-on"} & set(kinds(events))


# By hand, paragraph by paragraph.


def debtor(edition="anti-us", amount=80, creditor="Bob", **more):
    """Ann owes 80; she has 60 and street 1, which the bank lends 30 on: she can raise 90."""
    people = [competitor("Ann", cash=60), monopolist("Bob", cash=500), competitor("Cem", cash=500)]
    debts = [{"debtor": "Ann", "creditor": creditor, "amount": amount}]
    titles = more.pop("titles", {1: "Ann", 5: "Cem"})
    return at(edition, people, titles, phase="debt", debts=debts, **more)


@pytest.mark.parametrize(("edition", "rule"), [("anti-us", "24"), ("anti-fr", "22"), ("anti-pl", "24")])
def test_bankruptcy_a_debtor_gives_nothing_away(edition, rule):
    """us and pl 24, fr 22: what is left is turned over to the creditor. Ann may sell street 1 for 20 or more, not for 19."""
    game = debtor(edition)
    assert refused(game, "offer Cem give 1 take cash 19") == "cover"
    assert game.why_not("Ann", "offer Cem give 1 take cash 19").rule == rule
    assert refused(game, "offer Ann give cash 19 take 1", by="Cem") == "their-cover"
    moves(game, "offer Cem give 1 take cash 20", "accept", "pay")
    assert cash(game) == {"Ann": 0, "Bob": 580, "Cem": 480}


def test_bankruptcy_what_lowers_neither_means_nor_estate_is_allowed():
    """Owing 200 she is bankrupt anyway: street 1, worth 60, may go for 60 or for the company worth 200, not for 59."""
    game = debtor(amount=200)
    assert refused(game, "offer Cem give 1 take cash 59") == "cover"
    assert allowed(game, "offer Cem give 1 take cash 60")
    assert allowed(game, "offer Cem give 1 take 5")
    assert refused(game, "offer Cem give 1 cash 60 take cash 100") == "cover"


def test_bankruptcy_a_mortgaged_title_counts_its_price_less_the_lifting():
    """Street 1 mortgaged is worth 60 less 33: for 27 it may go, for 26 not."""
    game = debtor(amount=200, titles={1: ("Ann", "mortgaged")})
    assert refused(game, "offer Cem give 1 take cash 26") == "cover"
    assert allowed(game, "offer Cem give 1 take cash 27")


def test_bankruptcy_what_was_offered_before_the_debt_is_looked_at_again():
    """Bob asks for his rent while Ann's gift of street 39 to Cem waits for an answer: Cem can no longer accept it."""
    people = [player("Ann", 10, space=20), player("Bob", 500), player("Cem", 500)]
    game = at("classic-fr", people, {24: "Bob", 39: "Ann"}, rules={"claim_rent": True})
    roll(game, 1, 3)
    assert refused(game, "offer Cem give 39") == "cover"  # the rent may still be claimed
    game = at("classic-fr", people, {24: "Bob", 39: "Ann"}, rules={"claim_rent": True})
    moves(game, "offer Cem give 39", "reject")


def test_bankruptcy_others_may_offer_to_buy_from_a_debtor():
    """fr 10 and 21, us 23: at any time. Cem buys street 1 of the debtor; and Cem and Bob may trade with each other too."""
    game = debtor()
    assert allowed(game, "offer Bob give 5 take cash 5", by="Cem")
    moves(game, "Cem: offer Ann give cash 70 take 1", "accept")
    assert (game.phase, game.to_act, cash(game)["Ann"]) == ("debt", "Ann", 130)


def test_bankruptcy_selling_dear_buildings_is_the_banks_price():
    """us 13 and 24: a debtor may sell an apartment that cost 300 for half, whatever it costs his estate."""
    game = debtor(titles={1: ("Ann", "hotel")}, amount=70)
    moves(game, "sell 1")
    assert cash(game)["Ann"] == 60 + 25


def test_lending_one_offer_at_a_time_and_who_is_asked_what():
    """Whoever comes second is told who is being asked what."""
    game = at("anti-us", [competitor("Ann"), monopolist("Bob"), competitor("Cem")], {1: "Ann", 5: "Cem"})
    moves(game, "offer Bob give 1 take cash 70")
    refusal = game.why_not("Cem", "offer Ann give 5")
    assert (refusal.code, refusal.rule) == ("one-offer", "23")
    assert (
        str(refusal)
        == "Another offer is waiting for an answer. First: Bob answers Ann, who offers Basin St. for $70. (rule 23)"
    )


def test_lending_cash_alone_never_changes_hands():
    """us and pl 26, fr 21, fr15k and classic: no loan and no gift of money; a title may go for any sum, also for none."""
    for edition in names():
        people = [competitor("Ann"), monopolist("Bob")] if edition.startswith("anti") else [player("Ann"), player("Bob")]
        game = at(edition, people, {1: "Ann"})
        for offer in ("give cash 10", "take cash 10", "give cash 10 take cash 20"):
            assert refused(game, f"offer Bob {offer}") == "loan"
        for offer in ("give 1", "give 1 take cash 1", "give 1 cash 500"):
            assert allowed(game, f"offer Bob {offer}")


def test_lending_codes_read_in_three_languages():
    """The refusals of this page end as sentences in every language, with the paragraph behind them."""
    game = debtor()
    for move, by in (("offer Cem give cash 5", "Ann"), ("offer Cem give 1", "Ann"), ("offer Ann take 1", "Cem")):
        texts = [game.why_not(by, move).told(lang) for lang in ("en", "fr", "pl")]
        assert all(a != b for a, b in pairwise(texts))
        assert all(text.endswith(")") for text in texts)
