"""A position is the exact inverse of a game under every house rule: walks of every edition with random rules, at every move."""

import json
import random
import re

import pytest
from walks import any_move, fresh

from duopoly import BadPosition, BadRule, Game, Record
from duopoly.editions import house_rules, load, names
from duopoly.play.notation import move_text
from duopoly.play.position import position_of
from duopoly.play.seats import Names
from duopoly.policies import steady
from duopoly.rules.codes import CHANCE, OVER
from duopoly.rules.legal import legal
from duopoly.rules.play import play
from duopoly.server.views.room_options import rule_fields

PLAYERS = ("Ann", "Bob", "Cem", "Dee", "Eva", "Fay", "Gus", "Hal")
WALKS = 12
MOVES = 1500
LOOKS = 12


def any_value(field, rnd):
    """A value that the rule can have: often an end of its range, or a small one."""
    if field.kind == "switch":
        return rnd.random() < 0.5
    if field.kind == "choice":
        return rnd.choice(field.choices)[0]
    most = min(field.most, 5000)
    return rnd.choice([field.least, most, rnd.randint(field.least, most), rnd.randint(field.least, min(most, field.least + 4))])


def any_rules(edition, rnd):
    """House rules that go together, any of the edition's among them."""
    fields = list(rule_fields(edition, "en"))
    while True:
        share = rnd.choice([0.05, 0.3, 0.7])
        rules = {field.name: any_value(field, rnd) for field in fields if rnd.random() < share}
        if rules.get("deal_titles") and edition.rules.swap_roles is not None:
            rules["swap_roles"] = False  # a competitor builds on what he was dealt, and becomes a monopolist: no position yet
        try:
            house_rules(edition, rules)
        except BadRule:
            continue
        return rules


def moves_of(state, table, people):
    """What every seat, and chance, may do."""
    seats = [CHANCE, *range(state.seats)]
    return {seat: [move_text(move, people, state.deck) for move in legal(state, table, seat)] for seat in seats}


def check(state, table, people, header):
    """From the position the same game goes on."""
    position = header | position_of(state, table, people)
    told = json.loads(json.dumps(position))
    again = Game.from_position(told)
    assert again.position() == position
    assert moves_of(again._state, table, people) == moves_of(state, table, people), position


def walk(name, seed, looks):
    """A random game with random house rules, looked at at some of its moves, or all; how often."""
    rnd = random.Random(f"{name} {seed}")
    printed = load(name)
    rules = any_rules(printed, rnd)
    edition = house_rules(printed, rules)
    aim = rnd.choice(printed.aims)
    seats = rnd.randint(*printed.players)
    state, table = fresh(name, seats, seed, aim, rules)
    people = Names(edition, PLAYERS[:seats])
    header = {"edition": name, "rules": rules, "aim": aim}
    found, sense = 0, rnd.choice([0, 0.8])
    for _ in range(MOVES):
        if state.phase == OVER or rnd.random() * MOVES < looks:
            check(state, table, people, header)
            found += 1
        if state.phase == OVER:
            break
        play(state, table, *next_move(state, table, rnd, sense))
    return found


def next_move(state, table, rnd, sense):
    """Any move; or, by so much sense, that of a bot: games that go somewhere have houses."""
    if state.actor >= 0 and rnd.random() < sense:
        return state.actor, steady.decide(state, table)
    return any_move(state, table, rnd)


@pytest.mark.parametrize("name", names())
def test_a_position_goes_on_as_the_game_would(name):
    """Whatever the house rules."""
    assert sum(walk(name, seed, LOOKS) for seed in range(WALKS)) > WALKS


def built(owner, buildings, edition="anti-us"):
    """A position in which a street of an owner, whose city it all is, is built on."""
    roles = ("competitor", "monopolist") if edition == "anti-us" else ("player", "player")
    players = [{"name": name, "role": role} for name, role in zip(("Ann", "Bob"), roles, strict=True)]
    titles = {"37": {"owner": owner}, "39": {"owner": owner, "buildings": buildings}}
    return {"edition": edition, "players": players, "titles": titles}


@pytest.mark.parametrize(("owner", "most"), [("Ann", 4), ("Bob", 3)])
def test_the_hotel_is_no_number(owner, most):
    """One house more than the role may build is refused with the field's name; the hotel goes by its word."""
    for houses in range(most + 1):
        assert Game.from_position(built(owner, houses)).position()["titles"]["wall-street"]["buildings"] == houses
    assert Game.from_position(built(owner, "hotel")).position()["titles"]["wall-street"]["buildings"] == "hotel"
    for wrong in (most + 1, -1, 1.0, True, "house", None):
        with pytest.raises(BadPosition) as caught:
            Game.from_position(built(owner, wrong))
        assert str(caught.value) == f"titles.39.buildings: expected 0 to {most} houses or 'hotel', got {wrong!r}"


def at_auction(**auction):
    players = [{"name": "Ann", "cash": 500, "space": 39}, {"name": "Bob", "cash": 400}, {"name": "Cem", "cash": 300}]
    return {"edition": "classic-us", "players": players, "phase": "auction", "auction": {"lot": "boardwalk", **auction}}


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (at_auction(best="Ann"), "auction: expected the highest bid and who made it, or neither, got one of them"),
        (at_auction(bid=50), "auction: expected the highest bid and who made it, or neither, got one of them"),
        (at_auction(bid=50, best="Bob", out=["Bob"]), "auction.best: expected a player who has not passed"),
        (at_auction() | {"estate": ["start"]}, "estate: expected titles of the bank"),
        (at_auction() | {"rules": {"auction": False, "estate_auction": False}}, "auction: expected none in phase 'auction'"),
        (at_auction(lot="house") | {"rules": {"shortage": "box"}}, "auction: expected none in phase 'auction'"),
    ],
)
def test_an_auction_that_cannot_be_is_refused(position, message):
    with pytest.raises(BadPosition, match=re.escape(message)):
        Game.from_position(position, seed=1)


def three(phase, cem=None, titles=None, **more):
    """Ann, Bob and Cem at the Atlantic City board; Bob is on turn."""
    players = [{"name": "Ann", "cash": 100}, {"name": "Bob"}, {"name": "Cem", **(cem or {})}]
    rows = {str(space): {"owner": owner} for space, owner in (titles or {}).items()}
    return {"edition": "classic-us", "turn": "Bob", "phase": phase, "players": players, "titles": rows, **more}


HOUSE = {"lot": "house"}
TO_BUILD = {"builder": "Ann", "site": "1", "auction": HOUSE}
DEBT = {"debts": [{"debtor": "Ann", "creditor": None, "amount": 200}], "resume": "end"}
OFFER = {"offer": {"by": "Ann", "move": "offer Bob take cash 5 give 1"}, "titles": {1: "Ann"}}
WON = {"auction": {**HOUSE, "best": "Cem"}, "sharing": True, "asked": "Cem"}
OUT = {"bankrupt": True}
THIRTY_TWO = {str(space): {"owner": "Bob", "buildings": 4} for space in (1, 3, 6, 8, 9, 11, 13, 14)}
ALL_BUT_THREE = dict.fromkeys([title.index for title in load("classic-us").titles.values()][:-3], "Ann")


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (three("throw", pot=50), "pot: expected 0, because these rules have no pot, got 50"),
        (three("throw", asked="Ann"), "asked: expected none in phase 'throw'"),
        (three("throw", asked="Ann", **TO_BUILD), "auction: expected none in phase 'throw'"),
        (three("throw", builder="Ann", site="1"), "builder: expected none in phase 'throw'"),
        (three("want", OUT, to_act="Ann", **TO_BUILD | {"builder": "Cem"}), "builder: expected a player who is not bankrupt"),
        (three("want", asked="Ann", **TO_BUILD), "asked: expected none in phase 'want'"),
        (three("want", sharing=True, **TO_BUILD), "sharing: expected none in phase 'want'"),
        (three("debt", auction={"lot": "39"}, bidder="Ann", **DEBT), "auction: expected none in phase 'debt'"),
        (three("debt", asked="Cem", **TO_BUILD, **DEBT), "auction: expected none in phase 'debt'"),
        (three("debt", asked="Cem", **DEBT), "asked: expected none in phase 'debt'"),
        (three("answer", asked="Cem", **OFFER), "asked: expected none in phase 'answer'"),
        (three("answer", OUT, asked="Cem", **TO_BUILD, **OFFER), "asked: expected a player who is not bankrupt"),
        (three("answer", asked="Cem", auction=HOUSE, **OFFER), "builder: expected the player who began to build"),
        (three("answer", **WON | {"sharing": False}, **OFFER), "auction.best: expected nobody, or the player asked"),
        (three("answer", **WON | {"asked": "Ann"}, **OFFER), "auction.best: expected nobody, or the player asked"),
        (three("answer", auction={"lot": "39"}, bidder="Ann", sharing=True, **OFFER), "sharing: expected none"),
        (three("auction", auction=HOUSE) | {"titles": THIRTY_TWO}, "auction.lot: expected a piece that the box has left"),
        (three("place", auction=HOUSE) | {"titles": THIRTY_TWO}, "titles: buildings: expected at most 32 houses"),
        (three("deal", titles=ALL_BUT_THREE, to_deal=4), "to_deal: expected at most 3"),
    ],
)
def test_a_position_in_which_nobody_could_go_on_is_refused(position, message):
    """Debts wait for the auction, and only who is asked for the last houses is waited for."""
    with pytest.raises(BadPosition, match=re.escape(message)):
        Game.from_position(position, seed=1)


def reckoning(count, titles, tour, ann=None, bob=None, **more):
    """Ann the competitor and Bob and Cem the monopolists at the end of a game, when dice are thrown for utilities."""
    players = [
        {"name": "Ann", "role": "competitor", **(ann or {})},
        {"name": "Bob", "role": "monopolist", **(bob or {})},
        {"name": "Cem", "role": "monopolist"},
    ]
    aim = "timed" if count == "round" else "camp"
    rows = {str(space): row if isinstance(row, dict) else {"owner": row} for space, row in titles.items()}
    position = {"edition": "anti-us", "aim": aim, "phase": "count", "count": count, "tour": tour, "turn": "Cem"}
    return position | {"players": players, "titles": rows, **more}


HELD = {"space": 10, "held": 1}


@pytest.mark.parametrize(
    ("position", "paid"),
    [
        (reckoning("richest", {12: "Bob"}, 12, OUT, HELD), 0),
        (reckoning("round", {12: "Bob"}, 12), 12),
        (reckoning("round", {12: "Ann"}, 12, HELD), 12),
    ],
)
def test_a_utility_counts_at_the_end(position, paid):
    """For the richest also if its owner is in prison; the bank pays a competitor in price war, too."""
    game = Game.from_position(position, seed=1)
    assert Game.from_position(game.position(), seed=1).position() == game.position()
    assert sum(event.amount or 0 for event in game.play("dice 1 2")) == paid
    assert game.phase == "over"
    assert Game.from_position(game.position(), seed=1).position() == game.position()


COMPETITOR, MONOPOLIST = {"role": "competitor"}, {"role": "monopolist"}


@pytest.mark.parametrize(
    ("roles", "fair"),
    [
        ([COMPETITOR, COMPETITOR, COMPETITOR, {}], False),
        ([MONOPOLIST, MONOPOLIST, MONOPOLIST, MONOPOLIST, COMPETITOR, {}], False),
        ([COMPETITOR, COMPETITOR, {}, {}], True),
        ([COMPETITOR, COMPETITOR, COMPETITOR, MONOPOLIST, {}], True),
    ],
)
def test_camps_can_still_become_equal_while_roles_are_chosen(roles, fair):
    players = [{"name": name, **role} for name, role in zip("ABCDEF", roles, strict=False)]
    position = {"edition": "anti-us", "phase": "role", "turn": players[-1]["name"], "players": players}
    if not fair:
        with pytest.raises(BadPosition, match="players: role: expected equal camps, got "):
            Game.from_position(position, seed=1)
        return
    game = Game.from_position(position, seed=1)
    while game.phase == "role":
        game.play(game.legal()[0])
    assert Game.from_position(game.position(), seed=1).position() == game.position()


@pytest.mark.parametrize("more", [TO_BUILD | {"asked": "Cem"}, WON])
def test_an_offer_while_the_last_houses_are_shared_out_is_a_position(more):
    """Whoever was asked is asked again after the answer."""
    game = Game.from_position(three("answer", **more, **OFFER), seed=1)
    assert Game.from_position(game.position(), seed=1).position() == game.position()
    game.play("reject")
    assert (game.phase, game.to_act) == ("place" if more is WON else "want", "Cem")


def test_a_house_won_in_an_auction_set_up_by_hand_is_a_position():
    """Nobody has said how many houses he wants."""
    game = Game.from_position(three("auction", to_act="Ann", auction=HOUSE, titles={1: "Ann", 3: "Ann"}), seed=1)
    for move in ("bid 5", "pass", "pass"):
        game.play(move)
    assert game.phase == "place"
    assert Game.from_position(game.position(), seed=1).position() == game.position()


def test_the_position_given_stays_the_callers():
    """What is changed in it later changes neither the game nor its record."""
    position = at_auction(bid=50, best="Bob")
    game = Game.from_position(position, seed=1)
    before = game.record()
    position["players"][0]["cash"] = 1
    game.record().header["position"]["players"][0]["cash"] = 2
    assert game.record() == before
    assert before.replay() == game


@pytest.mark.parametrize("rules", [{}, {"fee": 75}])
@pytest.mark.parametrize("as_what", ["key", "Edition", "path", "Edition of a file", "Edition with house rules"])
def test_a_record_from_a_position_is_read_as_it_was_written(as_what, rules, tmp_path):
    """Whatever names the edition, and whether titles go by number or key."""
    file = tmp_path / "mine.toml"
    file.write_text('extends = "anti-us"\nname = "Mine"\n', encoding="utf-8")
    editions = {"key": "anti-us", "Edition": load("anti-us"), "path": file, "Edition of a file": load(file)}
    edition = editions.get(as_what) or house_rules(load("anti-us"), {"auction": True})
    players = ({"name": "Ann", "role": "competitor"}, {"name": "Bob", "role": "monopolist"})
    titles = {39: {"owner": "Ann"}, "french-quarter": {"owner": "Bob"}}
    position = {"edition": edition, "players": players, "titles": titles, "rules": rules, "dice": None}
    game = Game.from_position(position, seed=1)
    game.play("throw")
    game.record().save(tmp_path / "game.duo")
    record = Record.load(tmp_path / "game.duo")
    assert record == game.record()
    assert record.replay() == game
    assert record.replay().edition == game.edition


def test_other_line_ends_and_a_byte_order_mark_are_no_edit(tmp_path):
    game = Game("anti-us", ["Ann", "Bob"], seed=2)
    lines = list(game.record().lines())
    for begin, end in (("", "\r\n"), ("\ufeff", "\n")):
        text = begin + "".join(f"{line}{end}" for line in lines)
        (tmp_path / "game.jsonl").write_bytes(text.encode())
        assert Record.load(tmp_path / "game.jsonl") == Record.parse(text) == game.record()


def test_an_offer_while_a_house_is_placed_is_a_position():
    """The bid is paid by then, and the winner places the house after the answer."""
    position = at_auction() | {
        "phase": "place",
        "auction": {"lot": "house", "bid": 0, "best": "Ann"},
        "titles": {"5": {"owner": "Cem"}} | {str(space): {"owner": "Ann"} for space in (6, 8, 9)},
    }
    game = Game.from_position(position, seed=1)
    game.play("offer Cem give cash 10 take 5", by="Bob")
    assert game.phase == "answer"
    assert Game.from_position(game.position(), seed=1).position() == game.position()


def owing(what, held):
    """Ann has thrown and owes something before she moves on, from prison."""
    ann = {"name": "Ann", "space": 10, "held": held}
    debts = [{"debtor": "Ann", "creditor": None, "amount": 50, "for": what}]
    position = {"edition": "classic-us", "turn": "Ann", "phase": "debt", "resume": "move", "dice": [1, 2], "debts": debts}
    return position | {"players": [ann, {"name": "Bob"}]}


def test_who_moves_on_from_prison_while_held_owes_the_fee():
    """Nothing else is owed between the throw and the move; the fee frees."""
    with pytest.raises(BadPosition, match=r"players\[0\].held: expected 0, because the player moves on and owes no fee, got 3"):
        Game.from_position(owing("income-tax", 3), seed=1)
    game = Game.from_position(owing("fee", 3), seed=1)
    assert [event.kind for event in game.play("pay")][:2] == ["free", "fee"]


def test_the_fee_owed_in_a_position_of_earlier_frees_nobody_twice():
    """Until 0.2.0 who owed the fee was free already."""
    game = Game.from_position(owing("fee", 0), seed=1)
    assert [event.kind for event in game.play("pay")][:2] == ["fee", "move"]
    assert Game.from_position(game.position(), seed=1).position() == game.position()
