"""Two browsers at one table: offers, auctions, and what may be done out of turn."""

from server.web.tables import alone, play, throw, two

from duopoly.server import wire


def with_titles(someone):
    """A table at which Ann has the French Quarter (space 3), Ben Sunset Blvd. (6), and Ann is to throw."""
    table, beside = two(someone)
    throw(table, "Ann", 1, 2)
    play(table, "Ann buy", "Ann end")
    beside.caught_up(table)
    throw(beside, "Ben", 2, 4)
    play(beside, "Ben buy", "Ben end")
    table.caught_up(beside)
    return table, beside


def owners(table):
    return {title.space: title.owner for title in table.view.titles}


def test_an_offer_is_accepted(someone):
    table, beside = with_titles(someone)
    table.play("Ann", "offer Ben give 3 cash 50 take 6")
    beside.caught_up(table)
    offer = beside.view.offer
    assert (offer.by, offer.to, offer.give.titles, offer.give.cash, offer.take.titles) == ("Ann", "Ben", [3], 50, [6])
    assert [choice.move for choice in beside.moves("Ben").decisions] == ["accept", "reject"]
    assert table.not_played("Ann", "accept") == "not-your-move"
    beside.play("Ben", "accept")
    table.caught_up(beside)
    assert owners(table) == {3: "Ben", 6: "Ann"}
    assert (table.cash("Ann"), table.cash("Ben")) == (1500 - 60 - 50, 1500 - 100 + 50)
    assert (table.view.offer, table.view.to_act) == (None, "Ann")


def test_an_offer_is_rejected_withdrawn_or_answered_by_another(someone):
    table, beside = with_titles(someone)
    table.play("Ann", "offer Ben give 3 take 6")
    beside.caught_up(table)
    beside.play("Ben", "reject")
    assert (owners(beside), beside.view.offer, beside.view.to_act) == ({3: "Ann", 6: "Ben"}, None, "Ann")
    beside.play("Ben", "offer Ann give 6 take 3 cash 20")
    table.caught_up(beside)
    assert (table.view.offer.by, table.view.offer.take.cash, table.view.to_act) == ("Ben", 20, "Ann")
    beside.play("Ben", "withdraw")
    table.caught_up(beside)
    assert (table.view.offer, owners(table)) == (None, {3: "Ann", 6: "Ben"})
    assert table.not_played("Ann", "accept") in ("no-offer", "not-now")


def test_what_an_offer_would_change_is_told_before_it_is_sent(someone):
    table, beside = with_titles(someone)
    ply = table.view.ply
    found = table.ask("offer-effects", seat="Ann", move="offer Ben give 3 cash 50 take 6")
    assert [name for name, _ in found.sides] == ["Ann", "Ben"]
    assert found.blocked is None
    refused = table.ask("offer-effects", seat="Ann", move="offer Ben give 6 take 3")
    assert refused.blocked is not None
    assert refused.blocked.reason
    beside.quiet(0.1)
    assert (table.view.ply, beside.view.ply, beside.view.offer) == (ply, ply, None)


def test_a_counteroffer_is_judged_as_if_what_stands_were_rejected(someone):
    table, beside = with_titles(someone)
    table.play("Ann", "offer Ben give 3 take 6")
    beside.caught_up(table)
    move = "offer Ann give 6 take 3 cash 20"
    assert beside.ask("offer-effects", seat="Ben", move=move).blocked is None
    assert beside.ask("check-moves", seat="Ben", moves=[move, "end"]).blocked[0] is None
    assert table.ask("offer-effects", seat="Ann", move="offer Ben give 3 take 6").blocked is not None
    assert beside.view.offer.by == "Ann"


def test_a_title_is_mortgaged_out_of_turn(someone):
    table, beside = with_titles(someone)
    assert (table.view.to_act, beside.moves("Ben").decisions) == ("Ann", [])
    assert "mortgage sunset-boulevard" in beside.offered("Ben")
    beside.play("Ben", "mortgage sunset-boulevard")
    table.caught_up(beside)
    assert table.cash("Ben") == 1500 - 100 + 50
    assert [title.space for title in table.view.titles if title.mortgaged] == [6]


def test_an_auction_among_three(someone):
    table = alone(someone, seats=("Ann", "Ben here", "Cem here"), edition="classic-us")
    fan = someone().sit(table.id)
    play(table, "chance dice 6 5", "chance dice 1 2", "chance dice 1 3")
    throw(table, "Ann", 2, 4)
    table.play("Ann", "decline")
    assert (table.view.auction.space, table.view.auction.still_in) == (6, ["Ann", "Ben", "Cem"])
    assert table.not_played("Ann", "bid 10") == "not-your-move"
    assert (table.moves("Ben").least_bid, table.moves("Ben").most_bid) == (1, 1500)
    table.play("Ben", "bid 10")
    assert table.not_played("Cem", "bid 10") == "bid-higher"
    assert table.not_played("Cem", "bid 1501") == "cash"
    play(table, "Cem bid 25", "Ann pass")
    fan.caught_up(table)
    assert (fan.view.auction.bid, fan.view.auction.best, fan.view.auction.out) == (25, "Cem", ["Ann"])
    table.play("Ben", "pass")
    assert (table.view.auction, table.cash("Cem"), owners(table)) == (None, 1475, {6: "Cem"})
    fan.caught_up(table)
    assert fan.story()[-1] == "Cem wins the auction and pays $25 for Oriental Avenue."


def test_rent_that_has_to_be_claimed_is_claimed_by_a_bot_before_anybody_can_throw(someone):
    """The bot's claim comes with the throw that owes it, in one piece."""
    table = alone(someone, seats=("Ann c", "Ben here m"), rules={"claim_rent": True}, bot_delay="fast")
    throw(table, "Ann", 1, 2)
    play(table, "Ann buy", "Ann end")
    table.do("replace-with-bot", seat="Ann", bot="steady")
    before = len([message for message in table.heard if isinstance(message, wire.Moved)])
    throw(table, "Ben", 1, 2)
    assert (table.cash("Ann"), table.cash("Ben")) == (1446, 1494)
    assert len([message for message in table.heard if isinstance(message, wire.Moved)]) == before + 2
