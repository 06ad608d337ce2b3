"""Moves in a few words: offers with what is given and asked."""

import pytest
from leaflets.table import at, competitor, monopolist, player
from msgspec.structs import replace

from duopoly.server.views.blocked_moves import blocked_move
from duopoly.server.views.deeds import deed
from duopoly.server.views.legal_moves import legal_move, move_label
from duopoly.server.views.moves import seat_moves
from duopoly.server.views.snapshot import Snapshot

OFFERS = {
    "offer Bob give 39 take 5": "Offer Bob Boardwalk for Reading Railroad",
    "offer Bob give 39 take 5 cash 300": "Offer Bob Boardwalk for Reading Railroad, $300",
    "offer Bob give 39": "Offer Bob Boardwalk for nothing",
    "offer Bob take 5": "Ask Bob for Reading Railroad and give nothing",
}


def label(game, lang, text):
    """A move of Ann in a few words."""
    snapshot = Snapshot(game, lang)
    return move_label(snapshot, 0, snapshot.parse(text))


def blocked(snapshot, seat, text):
    """A refused move, as the page gets it that asked about the text."""
    move = snapshot.parse(text)
    return blocked_move(snapshot, seat, move, text, snapshot.refusal(seat, move))


def deal_table():
    return at("classic-us", [player("Ann", 500, 7), player("Bob", 400, 12)], {39: "Ann", 5: "Bob"}, round=9)


@pytest.mark.parametrize(("move", "words"), OFFERS.items())
def test_an_offer_says_what_is_given_and_asked(move, words):
    assert label(deal_table(), "en", move) == words


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", "Proposer à Bob\u202f: Boardwalk contre $300"), ("pl", "Zaproponuj graczowi Bob wymianę: Boardwalk za $300")],
)
def test_in_every_language(lang, words):
    assert label(deal_table(), lang, "offer Bob give 39 take cash 300") == words


@pytest.mark.parametrize(
    ("edition", "rows", "words"),
    [
        ("classic-us", [player("Ann"), player("Bob")], ", the last street Bob needed for the Dark Blue group"),
        ("anti-us", [competitor("Ann"), monopolist("Bob")], ", the last street Bob needed in New York"),
    ],
)
def test_a_trade_that_completes_a_group_or_a_city(edition, rows, words):
    """The classic game has groups, the one with camps has cities."""
    game = at(edition, rows, {37: "Bob", 39: "Ann"}, phase="end")
    game.play("offer Ann give cash 300 take 39", by="Bob")
    snapshot = Snapshot(game, "en")
    assert deed(snapshot, 0, snapshot.parse("reject")).endswith(words)


def test_telling_changes_nothing():
    game = deal_table()
    label(game, "en", "offer Bob give 39 take 5")
    assert game.why_not("Bob", "accept") is not None
    assert len(game.moves) == 0


def test_the_lower_tax_comes_first_even_if_the_other_is_more_than_the_cash():
    """With $90, a competitor may pay $200 or 10% of $90."""
    game = at("anti-us", [competitor("Ann", 90, 1), monopolist("Bob")])
    game.play("throw")
    game.play("dice 1 2")
    percent, flat = seat_moves(Snapshot(game, "en"), "Ann").decisions
    assert (percent.move, percent.amount, percent.after) == ("tax percent", -9, 81)
    assert (flat.move, flat.amount, flat.after) == ("tax flat", -200, None)


def test_what_a_debtor_can_raise_counts_titles_under_buildings():
    """Cash of 36, the mortgage of 80 once the house on it is sold for half of what it cost, and that of 75."""
    titles = {14: ("Ann", 1), 12: "Ann"} | dict.fromkeys((31, 32, 34), ("Bob", "hotel"))
    game = at("anti-us", [competitor("Ann", 36, 29), monopolist("Bob", 1000, 20)], titles)
    assert seat_moves(Snapshot(game, "en"), "Ann").raisable is None
    game.play("throw")
    game.play("dice 1 4")
    moves = seat_moves(Snapshot(game, "en"), "Ann")
    one_by_one = sum(choice.amount for verb in ("sell", "mortgage") for choice in moves.manage[verb])
    assert moves.raisable == 36 + one_by_one + 80
    assert seat_moves(Snapshot(game, "en"), "Bob").raisable is None


def test_in_price_war_only_what_this_game_has_is_looked_for():
    """The American box has no cards to get out, and nobody sits a turn out; Monopoly has the cards."""
    war = at("anti-us", [competitor("Ann", 500, 10, 1), monopolist("Bob")])
    assert {choice.verb for choice in seat_moves(Snapshot(war, "en"), "Ann").blocked} & {"use-card", "stay"} == set()
    jail = at("classic-us", [player("Ann", 500, 10, 1), player("Bob")])
    assert {choice.verb for choice in seat_moves(Snapshot(jail, "en"), "Ann").blocked} & {"use-card", "stay"} == {"use-card"}


@pytest.mark.parametrize("text", ["build 39", "build boardwalk"])
def test_a_move_with_a_title_is_named_as_the_page_typed_it(text):
    """The rest is as in the list of all that the player may or may not do."""
    game = at("classic-us", [player("Ann", 500), player("Bob")], {37: "Ann", 39: "Ann"})
    snapshot = Snapshot(game, "en")
    (listed,) = [move for move in seat_moves(snapshot, "Ann").manage["build"] if move.space == 39]
    move = legal_move(snapshot, 0, snapshot.parse(text), text, in_detail=True)
    assert (move.move, move.detail) == (text, "rent 100 → 200")
    assert replace(move, move=listed.move, detail="") == listed


@pytest.mark.parametrize("text", ["build 37", "build park-place"])
def test_a_blocked_move_with_a_title_is_named_as_the_page_typed_it(text):
    game = at("classic-us", [player("Ann", 50), player("Bob")], {37: "Ann", 39: "Ann"})
    snapshot = Snapshot(game, "en")
    (listed,) = [move for move in seat_moves(snapshot, "Ann").blocked if move.verb == "build"]
    assert listed.reason == "It costs $200; you have $50."
    assert blocked(snapshot, 0, text) == replace(listed, move=text)


@pytest.mark.parametrize("text", ["bid 600", "offer Bob give 39 cash 600"])
def test_only_a_move_at_a_price_of_the_rules_says_what_it_costs(text):
    """The sum of a bid or an offer is the player's own."""
    game = at("classic-us", [player("Ann", 500, 3), player("Bob", 500)], {39: "Ann"})
    if text.startswith("bid"):
        for move in ("throw", "dice 1 2", "decline", "bid 1"):
            game.play(move)
    assert blocked(Snapshot(game, "en"), 0, text).reason.endswith(" to raise more. Ann needs $100 more.")
