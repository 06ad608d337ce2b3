"""Whom each kind of event is about, who else, and where: read as a sentence, "Ann misses, in prison"; seen in random games."""

import random

import pytest
from walks import any_move

import duopoly
from duopoly.editions import load, names
from duopoly.play.notation import move_text

ANYWHERE = "start title card foundation free income-tax property-tax prison go-to-prison"
DUE = "title card foundation income-tax property-tax prison"

# Kind: about whom, who else, on a space of which kind. "-": nobody, nowhere.
FACTS = """
accepted: player, player, -
auction: player, bank, title
auction-begins: -, -, title
bankrupt: player, player -, DUE
bankruptcy: player, player bank, -
bid: player, -, title
building: player, bank, title
card: player, player bank, card
claim-for-me: player, -, -
claimable: player, player, title
count: player, -, title card
dealt: player, -, title
debt: player, player -, DUE
declined: player, -, title
dice: player, -, ANYWHERE
die: player, -, foundation
drawn: player, -, card
extra-throw: player, -, ANYWHERE
fee: player, bank, prison
foundation: player, bank, foundation
free: player, -, prison
get-out: player, -, prison
get-out-passed-on: player, player, -
income-tax: player, bank, income-tax
inherited: player, player, title
interest: player, bank, title -
keep: player, bank, -
kept-mortgaged: player, -, title
lifting: player, bank, title
miss: player, -, prison
mortgage: player, bank, title
move: player, -, ANYWHERE
no-grant: player, -, foundation
no-prize: player, -, card
no-rent: player, player -, title
nothing-due: player, -, card
offer: player, player, -
order: player, -, -
over: -, -, -
owned: player, -, title
pass: player, -, title
passed-on: player, player, title
placed: player, -, title
pot: player, bank, free
property-tax: player, bank, property-tax
purchase: player, bank, title
rejected: player, player, -
rent: player, player bank, title
role: player, -, -
round: -, -, -
selling: player, bank, title
sent: player, -, prison
sightseeing: player, -, prison
speed: player, -, ANYWHERE
start: player, bank, start
stay: player, -, prison
swap: player, player, -
third-double: player, -, prison
three-alike: player, -, ANYWHERE
throw-declined: player, -, ANYWHERE
tie: player, -, -
time: -, -, -
to-bank: player, -, title
trade: player, player, -
turn: player, -, ANYWHERE
unclaimed: player, player, title
unsold: -, -, title
walks-on: player, -, title
want: player, -, -
withdrawn: player, player, -
worth: player, -, -
"""
TABLE = {
    kind: [set(words.replace("ANYWHERE", ANYWHERE).replace("DUE", DUE).split()) for words in facts.split(",")]
    for kind, facts in (row.split(":") for row in FACTS.strip().splitlines())
}
RULES = [
    {},
    {"claim_rent": True},
    {"estate_auction": True, "start_cash": 300},
]
ROLES = [{"deal_titles": 2}]
CLASSIC = [{"speed_die": True, "start_cash": 400}, {"houses": 6, "hotels": 2}, {"free_parking_pot": True}]


def who(name):
    return "-" if name is None else "bank" if name == "bank" else "player"


def where(edition, space):
    if space is None:
        return "-"
    kind = edition.spaces[space].kind
    return "title" if edition.spaces[space].key in edition.titles else kind


def events_of(edition, seed, most=400):
    """The events of a random game."""
    rnd = random.Random(seed)
    choices = RULES + (CLASSIC if len(edition.roles) == 1 else ROLES)
    aim = edition.aims[seed % len(edition.aims)]
    game = duopoly.Game(edition.key, ["Ann", "Bob", "Cem"], seed=seed, aim=aim, rules=choices[seed % len(choices)])
    for _ in range(most):
        if game.to_act is None:
            return
        seat, move = any_move(game._state, game._table, rnd)
        yield from game.play(move_text(move, game._names, game._state.deck), by=game._names.actor(seat))


@pytest.mark.parametrize("edition", names())
def test_an_event_says_whom_it_is_about_and_where(edition):
    """A payment is about the player who pays or, where the bank pays, about the one who gets it."""
    rules, seen = load(edition), set()
    for seed in range(12):
        for event in events_of(rules, seed):
            player, other, space = TABLE[event.kind]
            facts = who(event.player), who(event.other), where(rules, event.space)
            assert facts[0] in player, event
            assert facts[1] in other, event
            assert facts[2] in space, event
            if event.amount is not None:
                about = (event.payer, event.payee) if event.payer != "bank" else (event.payee, event.payer)
                assert (event.player, event.other) == about
            if event.kind not in seen:
                assert all(
                    "{" not in duopoly.tell(event, lang) for lang in ("en", "fr", "pl")
                )  # a fact the words lack stays in braces
            seen.add(event.kind)
    assert len(seen) > 30


def test_events_and_refusals_can_be_in_a_set():
    """Equal ones have one hash."""
    games = [duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7) for _ in range(2)]
    refusals = [game.why_not("Ann", move) for game in games for move in ("build 3", "bild 3")]
    events = [event for game in games for event in (*game.play("throw"), *game.play("dice 1 2"))]
    assert len(set(refusals)) == 2
    assert len(set(events)) == len(events) // 2 == 2
