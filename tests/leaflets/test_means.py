"""Nobody lends, nobody gives money away, and no debtor trades away what his creditor needs: in every edition, whoever tries.

What a debtor can raise and what his estate is worth is worked out here from the position alone.
"""

import random
import re
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from table import allowed, at, cash, competitor, kinds, monopolist, moves, owner, pays, player, refused, roll, row

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
    for side in (by, to):
        own = [key for key, deed in game.position()["titles"].items() if deed["owner"] == side]
        things = rnd.sample(own, min(len(own), rnd.choice([0, 0, 1, 1, 2])))
        things += [f"card:{deck}" for deck in row(game, side).get("get_out", []) if rnd.random() < 0.3]
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


@pytest.mark.parametrize(("by", "offer"), [("Ann", "offer Cem give 1 take cash 15"), ("Cem", "offer Ann give cash 15 take 1")])
def test_bankruptcy_a_refused_offer_says_how_much_more_would_do(by, offer):
    """Street 1 may go for 20: at 15 it is 5 more, whoever of the two makes the offer."""
    refusal = debtor().why_not(by, offer)
    assert re.findall(r"\$(\d+)", str(refusal)) == ["80", "5"]
    assert repr(refusal) == f"Refusal(code={refusal.code!r}, rule='24')"


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


def test_bankruptcy_a_refused_offer_of_who_cannot_pay_says_how_much_more_too():
    """Owing 200 of 90, she must get the 60 that street 1 is worth: 45 more than 15. Owing 61 of 60, 1 more is enough to pay."""
    refusal = debtor(amount=200).why_not("Ann", "offer Cem give 1 take cash 15")
    assert re.findall(r"\$(\d+)", str(refusal)) == ["200", "45"]
    game = debtor(amount=61, titles={1: ("Ann", "mortgaged")})
    refusal = game.why_not("Ann", "offer Cem give 1")
    assert re.findall(r"\$(\d+)", str(refusal)) == ["61", "1"]
    assert allowed(game, "offer Cem give 1 take cash 1")


def test_bankruptcy_a_mortgaged_title_counts_its_price_less_the_lifting():
    """Street 1 mortgaged is worth 60 less 33: for 27 it may go, for 26 not."""
    game = debtor(amount=200, titles={1: ("Ann", "mortgaged")})
    assert refused(game, "offer Cem give 1 take cash 26") == "cover"
    assert allowed(game, "offer Cem give 1 take cash 27")


def test_bankruptcy_what_was_offered_is_looked_at_again_before_it_is_accepted():
    """Ann, 200, may be asked for 180. Street 1 and 40 for Cem leave her 190 to raise, but not once she has lifted 24, for 12 more.

    A gift that could not be covered is refused at once.
    """
    claims = [{"debtor": "Ann", "owner": "Bob", "amount": 180}]
    people = [by_hand("Ann", 200, 39), by_hand("Bob", 500), player("Cem", 500)]
    titles = {39: "Bob", 1: "Cem", 24: ("Ann", "mortgaged")}
    game = at("classic-fr", people, titles, phase="end", claims=claims)
    assert refused(game, "offer Cem give cash 51 take 1") == "cover"
    moves(game, "offer Cem give cash 40 take 1")
    assert allowed(game, "accept")
    moves(game, "Ann: lift 24")
    assert refused(game, "accept") == "their-cover"
    moves(game, "Ann: mortgage 24")
    assert refused(game, "accept") == "their-cover"  # 12 are gone


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


def test_prison_the_fee_is_kept_only_where_it_must_be_paid():
    """us 15: who may still throw for a double, or is free, owes nothing yet and may give everything away."""
    people = [monopolist("Bob"), competitor("Cem")]
    for fields in ({"held": 1}, {"held": 2}, {"held": 0}):
        game = at("anti-us", [competitor("Ann", cash=10, space=10, **fields), *people], {39: "Ann"})
        assert allowed(game, "offer Cem give 39 cash 10")


def test_prison_the_fee_is_kept_while_an_offer_waits_too():
    """us 15: on the third turn Ann lifts street 1 for 33 only if the 30 it brings again and the rest make 50."""
    people = [monopolist("Bob"), competitor("Cem")]
    for sum_, free in ((53, True), (52, False)):
        row_ = competitor("Ann", cash=sum_, space=10, held=3)
        game = at("anti-us", [row_, *people], {1: ("Ann", "mortgaged"), 5: "Cem"})
        assert allowed(game, "lift 1", by="Ann") is free
        moves(game, "Cem: offer Bob give 5 take cash 200")
        assert allowed(game, "lift 1", by="Ann") is free


def test_income_tax_what_is_owed_is_the_lesser_way():
    """us 17: of 3000 in cash a tenth would be 300; 200 flat is less, so Ann must keep 200 and no more."""
    game = at("anti-us", [competitor("Ann", cash=3000, space=1), monopolist("Bob"), competitor("Cem")], {39: "Ann"})
    roll(game, 1, 2)
    assert refused(game, "offer Cem give 39 cash 2801") == "cover"
    assert allowed(game, "offer Cem give 39 cash 2800")


def test_income_tax_is_kept_while_an_offer_waits_too():
    """us 17: a tenth of 100 and of title 39 is 50. For Bob's offer Ann would have 50 left, but not after lifting street 1."""
    game = at(
        "anti-us", [competitor("Ann", cash=100, space=1), monopolist("Bob")], {39: "Ann", 1: ("Ann", "mortgaged"), 5: "Bob"}
    )
    roll(game, 1, 2)
    assert refused(game, "offer Ann give cash 1 take 39 cash 52", by="Bob") == "their-cover"
    moves(game, "Bob: offer Ann give cash 1 take 39 cash 51")
    assert allowed(game, "accept")
    moves(game, "Ann: lift 1")
    assert refused(game, "accept") == "cover"


def test_income_tax_the_tenth_stays_that_of_the_landing():
    """us 17: Ann landed with 100 and 300 + 200 in titles: 60. The 900 for title 31 make the tax no dearer: 940 of 1000 may go."""
    people = [competitor("Ann", cash=100, space=1), monopolist("Bob"), competitor("Cem", cash=2000)]
    game = at("anti-us", people, {31: "Ann", 5: "Ann"})
    roll(game, 1, 2)
    moves(game, "offer Cem give 31 take cash 900", "accept")
    assert refused(game, "offer Cem give 5 cash 941") == "cover"
    assert allowed(game, "offer Cem give 5 cash 940")


def test_classic_claim_a_purchase_counts_what_the_title_can_be_mortgaged_for():
    """Ann, 100, may buy title 1 for 60 while 70 may be asked of her, 40 and the 30 of its mortgage; not while it is 71."""
    for due, free in ((70, True), (71, False)):
        claims = [{"debtor": "Ann", "owner": "Bob", "amount": due}]
        game = at("classic-fr", [by_hand("Ann", 100, 1), by_hand("Bob", 500)], {39: "Bob"}, phase="buy", claims=claims)
        assert allowed(game, "buy") is free
        if not free:
            assert refused(game, "buy") == "cover"


def test_classic_claim_a_lifting_counts_the_mortgage_that_can_be_had_again():
    """Ann, 100, lifts title 1 for 33 while 97 may be asked of her, 67 and 30; not while it is 98."""
    for due, free in ((97, True), (98, False)):
        claims = [{"debtor": "Ann", "owner": "Bob", "amount": due}]
        titles = {39: "Bob", 1: ("Ann", "mortgaged")}
        game = at("classic-fr", [by_hand("Ann", 100, 39), by_hand("Bob", 500)], titles, phase="end", claims=claims)
        assert allowed(game, "lift 1") is free


def test_classic_claim_a_new_house_counts_half_its_price():
    """Ann can raise 100 + 30 + 30. A house for 50 brings 25 again: she may build while 135 may be asked of her, not while it is 136."""
    for due, free in ((135, True), (136, False)):
        claims = [{"debtor": "Ann", "owner": "Bob", "amount": due}]
        titles = {39: "Bob", 1: "Ann", 3: "Ann"}
        game = at("classic-fr", [by_hand("Ann", 100, 39), by_hand("Bob", 500)], titles, phase="end", claims=claims)
        assert allowed(game, "build 1") is free


# What a strict judge found: every way to be poor in time.


def test_utility_nothing_is_given_away_before_the_dice_fall():
    """us 20 and 24: Ann stands on Bob's company, which may ask 12 times 4. She can raise 40 and so gives nothing away."""
    people = [competitor("Ann", cash=10, space=9), monopolist("Bob", cash=500), competitor("Cem", cash=500)]
    game = at("anti-us", people, {12: "Bob", 1: "Ann"})
    roll(game, 1, 2)
    assert game.phase == "count"
    assert refused(game, "offer Cem give 1", by="Ann") == "cover"
    assert refused(game, "offer Cem give 1 cash 10", by="Ann") == "cover"
    assert allowed(game, "offer Cem give 1 take cash 60", by="Ann")


def test_utility_nothing_is_built_before_the_dice_fall():
    """Ann has 60 and street 1, 90 in all: a house would leave 65 for a rent of up to 48, a second 40."""
    people = [competitor("Ann", cash=110, space=9), monopolist("Bob"), competitor("Cem")]
    game = at("anti-us", people, {12: "Bob", 1: "Ann"})
    roll(game, 1, 2)
    moves(game, "Ann: build 1", "Ann: build 1")
    assert cash(game)["Ann"] == 10
    game = at("anti-us", [competitor("Ann", cash=60, space=9), *people[1:]], {28: "Bob", 12: "Bob", 1: "Ann"})
    roll(game, 1, 2)
    assert refused(game, "build 1", by="Ann") == "cover"  # 120 may be due


def test_income_tax_nothing_is_given_away_before_it_is_paid():
    """us 17 and 24: the lesser way to pay is 90 here; what Ann keeps has to cover it."""
    people = [competitor("Ann", cash=150, space=1), monopolist("Bob"), competitor("Cem")]
    game = at("anti-us", people, {37: "Ann", 39: "Ann"})
    roll(game, 1, 2)
    assert refused(game, "offer Cem give 37 39 cash 150") == "cover"
    assert refused(game, "offer Cem give 37 39 cash 61") == "cover"
    assert allowed(game, "offer Cem give 37 39 cash 60")


def test_prison_nothing_is_given_away_where_only_the_fee_is_left():
    """us 15 and 24: on the third turn the 50 must be paid, so they stay."""
    people = [competitor("Ann", cash=10, space=10, held=3), monopolist("Bob"), competitor("Cem")]
    game = at("anti-us", people, {39: "Ann"})
    assert refused(game, "offer Cem give 39 cash 10") == "cover"
    assert allowed(game, "offer Cem give 39 take cash 40")


def test_what_is_about_to_be_paid_is_the_same_whoever_is_on_turn():
    """us 15, 17 and 24: Bob, second in the round, keeps the tax of 90 and the prison's 50 as the first player would."""
    people = [monopolist("Ann"), competitor("Bob", cash=150, space=1), competitor("Cem")]
    game = at("anti-us", people, {37: "Bob", 39: "Bob"}, turn="Bob")
    roll(game, 1, 2)
    assert game.phase == "tax"
    assert refused(game, "offer Cem give 37 39 cash 61") == "cover"
    assert allowed(game, "offer Cem give 37 39 cash 60")
    people = [monopolist("Ann"), competitor("Bob", cash=10, space=10, held=3), competitor("Cem")]
    game = at("anti-us", people, {39: "Bob"}, turn="Bob")
    assert refused(game, "offer Cem give 39 cash 10") == "cover"
    assert allowed(game, "offer Cem give 39 take cash 40")


def test_bankruptcy_who_cannot_pay_in_full_may_exchange_like_for_like():
    """Ann owes 200 and can raise 110. Street 6 for Bob's 8, both 100 and 50 mortgaged, leaves her creditor what he had."""
    game = debtor(amount=200, titles={6: "Ann", 8: "Cem"})
    assert allowed(game, "offer Cem give 6 take 8")
    assert refused(game, "offer Cem give 6 cash 1 take 8") == "cover"


def test_bankruptcy_a_refused_trade_says_how_much_more_with_the_interest_counted():
    """Ann, 100, may be asked for 100. Cem's street 39 mortgaged costs her 20 of interest: for 30 she would be 50 short."""
    claims = [{"debtor": "Ann", "owner": "Bob", "amount": 100}]
    people = [by_hand("Ann", 100, 24), by_hand("Bob", 500), player("Cem", 500)]
    game = at("classic-fr", people, {24: "Bob", 39: ("Cem", "mortgaged")}, phase="end", claims=claims)
    refusal = game.why_not("Ann", "offer Cem give cash 30 take 39")
    assert refusal.code == "cover"
    assert "50" in str(refusal)


def by_hand(name, sum_, space=0):
    """Somebody who claims his rents himself."""
    return player(name, sum_, space, claim_for_me=False)


@pytest.mark.parametrize(("passed", "least"), [(False, 1), (True, 25)])
def test_classic_speed_die_counts_only_for_who_has_passed_start(passed, least):
    """Both companies ask ten times the throw: 12 at most, or 15 with the third die. Ann has 125, and a street worth 30 mortgaged."""
    people = [player("Ann", 125, 12, passed_start=passed), player("Bob", 500)]
    game = at("classic-us", people, {12: "Bob", 28: "Bob", 1: "Ann"}, phase="count", rules={"speed_die": True})
    assert allowed(game, f"offer Bob give 1 take cash {least}", by="Ann")
    if least > 1:
        assert refused(game, f"offer Bob give 1 take cash {least - 1}", by="Ann") == "cover"


def test_classic_company_without_the_speed_die_two_dice_are_feared():
    """Ann has passed Start, but only two dice are thrown: 12 times 10 at most. Her 125 are enough, and street 1 may go for 1."""
    people = [player("Ann", 125, 12, passed_start=True), player("Bob", 500)]
    game = at("classic-us", people, {12: "Bob", 28: "Bob", 1: "Ann"}, phase="count")
    assert allowed(game, "offer Bob give 1 take cash 1", by="Ann")


def test_classic_claim_a_bid_in_hand_is_no_means():
    """Ann, 130, may be asked for 80 and leads with 80 for a title worth 30 mortgaged: no 47 for Cem's mortgaged street as well."""
    claims = [{"debtor": "Ann", "owner": "Bob", "amount": 80}]
    people = [by_hand("Ann", 130, 3), by_hand("Bob", 500), player("Cem", 500)]
    game = at("classic-fr", people, {39: "Bob", 1: ("Cem", "mortgaged")}, phase="buy", claims=claims)
    moves(game, "decline", "bid 1", "pass")
    assert refused(game, "bid 81") == "cover"
    moves(game, "bid 80")
    assert refused(game, "offer Cem give cash 1 take 1", by="Ann") == "cover"


def test_classic_claim_interest_still_to_be_decided_on_counts():
    """Ann has 100 and may be asked for 50. Two mortgaged titles she took cost 17 and 16 of interest: 17 are left to give."""
    claims = [{"debtor": "Ann", "owner": "Bob", "amount": 50}]
    titles = {39: "Bob", 37: ("Cem", "mortgaged"), 34: ("Cem", "mortgaged"), 1: ("Cem", "mortgaged")}
    game = at(
        "classic-fr", [by_hand("Ann", 100, 39), by_hand("Bob", 500), player("Cem", 500)], titles, phase="end", claims=claims
    )
    moves(game, "offer Cem take 37 34", "accept")
    assert game.phase == "interest"
    assert refused(game, "offer Cem give cash 15 take 1", by="Ann") == "cover"
    assert allowed(game, "offer Cem give cash 14 take 1", by="Ann")


def test_classic_shortage_a_bid_counts_half_of_what_the_bidder_himself_builds():
    """Ann can raise 260 and may be asked for 200. A house on her streets brings 25 again, so she may bid 85 and no more."""
    claims = [{"debtor": "Ann", "owner": "Cem", "amount": 200}]
    people = [by_hand("Bob", 2000), by_hand("Ann", 200, 39), by_hand("Cem", 500)]
    titles = dict.fromkeys((31, 32, 34), "Bob") | {1: "Ann", 3: "Ann", 39: "Cem"}
    game = at("classic-fr", people, titles, phase="end", claims=claims, turn="Ann", rules={"houses": 1})
    moves(game, "Bob: build 31", "want 1")
    assert (game.phase, game.to_act) == ("auction", "Ann")
    assert refused(game, "bid 86") == "cover"
    assert allowed(game, "bid 85")


def test_classic_shortage_a_bid_counts_half_of_the_cheapest_house_the_bidder_builds():
    """Ann has 200, streets worth 30 + 30 and 90 + 90 + 100 mortgaged, 540 in all, and may be asked for 480: 60 are free.

    She builds for 50 on 1 and 3, for 100 on 16, 18 and 19: the house may have to go to 1, so it brings 25 again. 85 at most.
    """
    claims = [{"debtor": "Ann", "owner": "Cem", "amount": 480}]
    people = [by_hand("Bob", 2000), by_hand("Ann", 200, 39), by_hand("Cem", 500)]
    titles = dict.fromkeys((31, 32, 34), "Bob") | dict.fromkeys((1, 3, 16, 18, 19), "Ann") | {39: "Cem"}
    game = at("classic-fr", people, titles, phase="end", claims=claims, turn="Ann", rules={"houses": 1})
    moves(game, "Bob: build 31", "want 1")
    assert (game.phase, game.to_act) == ("auction", "Ann")
    assert refused(game, "bid 86") == "cover"
    assert allowed(game, "bid 85")


def test_classic_shortage_who_could_raise_the_price_is_asked_too():
    """Bob has a whole group and no cash, but two stations to mortgage: Ann's last house is not hers unasked."""
    titles = {1: "Ann", 3: "Ann", **dict.fromkeys((6, 8, 9, 5, 15), "Bob")}
    game = at("classic-fr", [player("Ann", 1000), player("Bob", 0)], titles, rules={"houses": 1})
    moves(game, "build 1")
    assert (game.phase, game.to_act) == ("want", "Bob")
    moves(game, "want", "mortgage 5", "bid 100", "pass", "place 6")
    assert cash(game) == {"Ann": 1000, "Bob": 0}


def test_classic_bankruptcy_the_heir_may_sell_what_he_inherited():
    """Bob inherits 39 mortgaged and has nothing for the 20: he sells it to Cem and pays; the choice goes with the title."""
    debts = [{"debtor": "Ann", "creditor": "Bob", "amount": 50}]
    titles = {5: ("Bob", "mortgaged"), 39: ("Ann", "mortgaged")}
    game = at("classic-fr", [player("Ann", 0, 1), player("Bob", 0), player("Cem", 500)], titles, phase="debt", debts=debts)
    moves(game, "give-up")
    assert (game.phase, game.to_act) == ("debt", "Bob")
    moves(game, "offer Cem give 39 take cash 100", "accept", "pay")
    assert (game.phase, game.to_act, cash(game)["Bob"]) == ("interest", "Cem", 80)


def test_roles_are_not_swapped_once_somebody_has_built():
    """us 4: titles dealt by a house rule may be built on before the first dice; then an offer to swap can no longer be accepted."""
    roles = ["competitor", "monopolist"]
    game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=roles, order="thrown", rules={"deal_titles": 1}, seed=1)
    moves(game, "dice 6 5", "dice 1 2", "deal 39", "deal 5", "swap Bob", "Ann: build 39")
    assert refused(game, "accept") == "no-swap"
    moves(game, "reject")
    assert refused(game, "swap Bob") == "no-swap"


@pytest.mark.parametrize("by", ["Ann", "Bob"])
def test_roles_swapped_build_by_the_new_role(by):
    """us 4 and 10: titles were dealt by a house rule. As a monopolist Ann cannot build on a lone street; as a competitor she can."""
    roles = ["monopolist", "competitor"]
    game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=roles, order="thrown", rules={"deal_titles": 1}, seed=1)
    moves(game, "dice 6 5", "dice 1 2", "deal 39", "deal 5")
    assert refused(game, "build 39", by="Ann") == "no-monopoly"
    moves(game, f"{by}: swap {'Bob' if by == 'Ann' else 'Ann'}", "accept")
    assert allowed(game, "build 39", by="Ann")
    moves(game, f"{by}: swap {'Bob' if by == 'Ann' else 'Ann'}", "accept")
    assert refused(game, "build 39", by="Ann") == "no-monopoly"


def test_an_offer_after_a_swap_was_rejected_is_a_trade():
    """us 4 and 23: what was answered is over; Ann's title goes to Bob for 10, and both keep their roles."""
    roles = ["monopolist", "competitor"]
    game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=roles, order="thrown", rules={"deal_titles": 1}, seed=1)
    moves(game, "dice 6 5", "dice 1 2", "deal 39", "deal 5", "swap Bob", "reject", "offer Bob give 39 take cash 10", "accept")
    assert (owner(game, 39), row(game, "Ann")["role"], cash(game)) == ("Bob", "monopolist", {"Ann": 1510, "Bob": 1490})


def test_claims_do_not_outlive_the_next_player_who_stays_in_price_war():
    """fr with rent to be claimed by a house rule: Bob sits a turn out and throws nothing; Ann's own next throw ends his claim."""
    people = [monopolist("Ann", space=0), competitor("Bob", space=10, held=1)]
    game = at("anti-fr", people, {3: "Bob"}, rules={"claim_rent": True})
    roll(game, 1, 2)
    moves(game, "end", "stay", "end", "throw", "dice 1 3")
    assert refused(game, "claim", by="Bob") == "no-claim"


def test_classic_bankruptcy_the_creditor_inherits_what_others_owe():
    """Ann owes Bob and is owed 50 by Cem; Dan owes Cem 30. With Ann gone Cem owes Bob the 50, and Dan owes Cem as before."""
    debts = [
        {"debtor": "Ann", "creditor": "Bob", "amount": 100},
        {"debtor": "Cem", "creditor": "Ann", "amount": 50},
        {"debtor": "Dan", "creditor": "Cem", "amount": 30},
    ]
    people = [player(name, 0) for name in ("Ann", "Bob", "Cem", "Dan")]
    game = at("classic-us", people, {37: "Cem", 39: "Dan"}, phase="debt", debts=debts)
    moves(game, "give-up")
    left = [(debt["debtor"], debt["creditor"], debt["amount"]) for debt in game.position()["debts"]]
    assert left == [("Cem", "Bob", 50), ("Dan", "Cem", 30)]


def test_classic_bankruptcy_the_heir_pays_a_tenth_and_is_told_so():
    """39 was mortgaged for 200: 20, and the reason is ten percent."""
    debts = [{"debtor": "Ann", "creditor": "Bob", "amount": 50}]
    game = at(
        "classic-us", [player("Ann", 0, 1), player("Bob", 100), player("Cem")], {39: ("Ann", "mortgaged")}, "debt", debts=debts
    )
    (event,) = [event for event in moves(game, "give-up") if event.kind == "interest"]
    assert (event.payer, event.payee, event.amount) == ("Bob", "bank", 20)
    assert [(reason.kind, reason.number) for reason in event.reasons] == [("interest-percent", 10)]
