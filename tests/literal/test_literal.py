"""`anti-fr` against a second, literal engine: 2,000 games, everything compared after every move."""

from collections import Counter

import pytest
from leaflet_fr import CARDS, FEE, FOUNDATION, HOTELS, HOUSES, INCOME_TAX, PROPERTY_TAX, START_BONUS, START_CASH, LeafletGame
from side_by_side import SideBySide

import duopoly

GAMES = 250
PHASES = ["order", "role", "throw", "dice", "buy", "card", "die", "count", "tax", "debt", "answer", "end", "over"]
EVENTS = [
    "accepted", "bankrupt", "bankruptcy", "building", "card", "count", "debt", "declined", "dice", "die", "drawn", "extra-throw",
    "fee", "foundation", "free", "income-tax", "inherited", "keep", "lifting", "miss", "mortgage", "move", "no-grant", "no-prize",
    "no-rent", "offer", "order", "over", "owned", "passed-on", "property-tax", "purchase", "rejected", "rent", "role", "round",
    "selling", "sent", "sightseeing", "start", "stay", "tie", "time", "to-bank", "trade", "turn", "withdrawn", "worth",
]  # fmt: skip
SITUATIONS = [
    "two debts", "a debt on another's turn", "an offer while somebody owes", "an extra throw in prison", "bound to pay",
    "no house left", "no hotel left", "houses outlast a monopoly", "a pile used up", "a shared win",
    "a utility that was mortgaged or sold meanwhile", "won by last", "won by camp", "won by timed",
    "offer loan", "offer cover", "offer their-cover", "reason bare", "reason monopoly", "reason broken-monopoly", "reason houses", "reason hotel",
]  # fmt: skip
VERBS = [
    "throw", "buy", "decline", "pay", "stay", "end", "give-up", "accept", "reject", "withdraw", "tax", "build", "sell", "mortgage",
    "lift", "offer", "time", "dice", "die", "card", "role",
]  # fmt: skip


@pytest.mark.parametrize("part", range(8))
def test_both_engines_agree_after_every_move(part):
    """The product and the leaflet read anew; and the walk went everywhere, so that agreeing means something."""
    seen = Counter()
    for seed in range(part * GAMES, (part + 1) * GAMES):
        seen += SideBySide(seed).walk()
    wanted = [f"phase {phase}" for phase in PHASES] + [f"event {event}" for event in EVENTS] + SITUATIONS
    wanted += [f"card {card}" for card in CARDS] + [f"move {verb}" for verb in VERBS] + [f"{verb} refused" for verb in VERBS]
    assert [what for what in wanted if not seen[what]] == []


def test_the_leaflet_s_amounts_are_the_edition_s():
    """The literal engine's amounts were read from the leaflet again; the edition's file says the same."""
    rules = duopoly.edition("anti-fr").rules
    told = [rules.start_cash, rules.start_bonus, rules.fee, rules.income_tax, rules.property_tax, rules.foundation_monopolist]
    assert told == [START_CASH, START_BONUS, FEE, INCOME_TAX, PROPERTY_TAX, FOUNDATION]
    assert [rules.houses, rules.hotels] == [HOUSES, HOTELS]


def test_the_literal_engine_plays_the_leaflet_s_example_of_the_prison():
    """14: a double 3 frees a monopolist and leaves him where he is; the double after it moves him, and the dice pass."""
    game = LeafletGame(["Ann", "Bob"], roles=["monopolist", "competitor"])
    game.send_away("Ann")
    game.play("throw", "Ann")
    game.play("dice 3 3", "chance")
    assert (game.held["Ann"], game.space["Ann"], game.phase, game.to_act) == (0, 10, "throw", "Ann")
    game.play("throw", "Ann")
    game.play("dice 5 5", "chance")
    assert (game.space["Ann"], game.phase) == (20, "end")
    game.play("end", "Ann")
    assert game.to_act == "Bob"


def test_the_literal_engine_plays_the_leaflet_s_example_of_mortgages():
    """11: of three streets the built one is cleared and mortgaged; the other two still ask the double rent."""
    game = LeafletGame(["Ann", "Bob"], roles=["monopolist", "competitor"])
    for key in ("dam", "leidsestraat", "kalverstraat"):
        game.owner[key] = "Ann"
    game.play("build dam", "Ann")
    game.play("sell dam", "Ann")
    game.play("mortgage dam", "Ann")
    assert (game.rent("leidsestraat"), game.rent("kalverstraat")) == (36, 40)
    game.play("mortgage kalverstraat", "Ann")
    assert game.rent("leidsestraat") == 18
