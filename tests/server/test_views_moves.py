"""Moves in a few words: offers with what is given and asked."""

import pytest
from leaflets.table import at, competitor, monopolist, player

from duopoly.server.views.deeds import deed
from duopoly.server.views.moves import move_label, seat_moves
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
