"""Finds every kind of refusal and of event that play can reach, and keeps one position and move for each.

`uv run --group test python tests/citations/walk.py 10000` plays that many games of all editions, aims and house rules. Random
moves are made, and at every position random moves of anybody are tried that may be refused. The kinds found go to `cases`,
a file for each edition: a position a line, as few as will do. `test_citations.py` plays them again.
"""

import json
import multiprocessing
import random
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from citations.packing import packed, unpacked
from walks import any_offer

import duopoly
from duopoly.editions import house_rules, load, names
from duopoly.play.events import topic_of
from duopoly.play.notation import move_text, parse_move
from duopoly.play.position import position_of
from duopoly.play.refusals import topic_of_code, topic_of_move
from duopoly.play.seats import Names
from duopoly.play.unplayed import unplayed
from duopoly.rules import chance, setup
from duopoly.rules.codes import (
    AIMS,
    CHANCE,
    CLAIMS,
    DO_BUY,
    E_NOTHING_DUE,
    EVENTS,
    OK,
    OVER,
    PHASES,
    REFUSALS,
    SEATS,
    SPACES,
    VERBS,
)
from duopoly.rules.ledger import Ledger
from duopoly.rules.legal import legal
from duopoly.rules.play import play
from duopoly.rules.refuse import why_not
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.state import State

HERE = Path(__file__).parent
CASES = HERE / "cases"
PEOPLE = ("Ann", "Bob", "Cem", "Dee", "Eve", "Fay")
MOST_MOVES = 400
TRIES = 10
"""Moves tried at each position that may be refused."""

HOUSE_RULES = {
    "start_cash": [60, 200, 500, 900], "houses": [0, 1, 3], "hotels": [0, 1], "speed_die": [True], "claim_rent": [True],
    "deal_titles": [1, 2, 3], "free_parking_pot": [True], "start_double": [True], "auction": [True, False],
    "estate_auction": [True, False], "shortage": ["endless", "box", "auction"], "trade": ["before-throw"],
    "build_any_time": [True, False], "build_evenly": [True, False], "lift_any_time": [True, False], "bare_group": [True, False],
    "prison_stay": [True], "prison_double": ["throws-again", "moves", "moves-and-throws-again"], "prison_collects": [True, False],
    "prison_fee_after_miss": [True, False], "prison_ends_turn": [True, False], "price_war_buys": [False, True],
    "income_tax": [0, 900], "property_tax": [0, 900], "fee": [0, 400], "start_bonus": [0], "foundation_monopolist": [0, 700],
    "foundation_one": [0], "mortgage_interest": [0, 10], "timed_trade": [True, False], "timed_adjust": [True, False],
    "swap_roles": [True, False], "houses_outlast_monopoly": [True, False], "decline_extra_throw": [True],
    "doubles_to_prison": [1, 2, 3], "speed_on_doubles": [False], "triple_throws_again": [False], "older_decks": [True],
    "income_tax_choice": [False], "tax_cash_monopolist": [0], "monopoly_player": [2], "monopoly_competitor": [2],
}  # fmt: skip
"""What tables may play otherwise; a rule that an edition does not have is left out."""

GARBLED = ("", "fly", "throw twice", "end it", "buy boardwalk", "decline it", "pay 3", "stay here", "use-card spade", "tax all",
    "draw two", "go nowhere", "bid high", "bid -1", "pass it", "want x", "place nowhere", "keep it", "give-up now", "role king",
    "accept it", "reject it", "build", "build nowhere", "sell", "mortgage x", "lift", "offer", "offer Zoe give 1",
    "offer Ann keep 1", "withdraw it", "claim 9", "swap Zoe", "dice 1", "dice a b", "card", "die x", "speed 9", "time out",
    "deal x", "claim-for-me maybe")  # fmt: skip
"""Texts that are no move, one for each verb at least."""


class Table:
    """One game: its edition with house rules, the state, and the moves worth trying."""

    def __init__(self, edition, rules, aim, seats, seed):
        printed = load(edition)
        there = {rule: value for rule, value in rules.items() if getattr(printed.rules, rule) is not None}
        try:
            self.edition = house_rules(printed, there)
        except duopoly.BadRule:
            self.edition, there = printed, {}
        self.header = {"edition": edition, "aim": aim} | ({"rules": there} if there else {})
        self.table, self.state = build_rule_table(self.edition), State()
        self.names = Names(self.edition, PEOPLE[:seats])
        chance.seed(self.state, seed, 0)
        setup.start(self.state, self.table, seats, AIMS.index(aim))
        self.tries = [(text, parse_move(text, self.names, 0)) for text in self.texts()]

    def texts(self):
        """Moves of every verb, right and wrong, but for cards and most offers."""
        keys = range(SPACES)
        for verb in ("build", "sell", "mortgage", "lift", "go", "place", "deal"):
            yield from (f"{verb} {key}" for key in keys)
        verbs = (
            "throw",
            "end",
            "buy",
            "decline",
            "pay",
            "stay",
            "use-card",
            "draw",
            "pass",
            "want",
            "keep",
            "give-up",
            "accept",
        )
        yield from (*verbs, "reject", "withdraw", "claim", "time", "tax flat", "tax percent", "want 2", "want 99")
        yield from (f"bid {sum_}" for sum_ in (0, 1, 2, 50, 99999))
        yield from (f"use-card {deck}" for deck in self.names.decks)
        yield from (f"role {role}" for role in self.edition.roles)
        yield from ("dice 1 2", "dice 7 7", "die 3", "die 7", "speed 1", "speed bus", "claim-for-me on", "claim-for-me off")
        for name in self.names.players:
            yield from (
                f"swap {name}",
                f"offer {name}",
                f"offer {name} give cash 5",
                f"offer {name} take {keys[39]} cash 99999",
            )
            yield from (
                f"offer {name} give {keys[1]} cash 99999",
                f"offer {name} take {keys[1]}",
                f"offer {name} give {keys[0]}",
            )
            yield from (f"offer {name} give card:{deck}" for deck in self.names.decks)

    def position(self):
        """The position with its header."""
        return {**self.header, **position_of(self.state, self.table, self.names)}

    def refusal(self, seat, move):
        """The kind of refusal of a move: phase, verb, code and topic; None if it may be made."""
        code = why_not(self.state, self.table, seat, move)
        if code == OK:
            return None
        word = unplayed(self.edition, move.verb, code)
        topic = (not word and topic_of_code(code, self.state, move)) or topic_of_move(self.state, seat, move)
        return (PHASES[self.state.phase], VERBS[move.verb], word or REFUSALS[code][0], self.edition.paragraph(topic))

    def event(self, entry):
        """The kind of an event: its code (and the payment's where nothing is due) and its topic."""
        topic = topic_of(entry, self.edition, self.state)
        kind = "/".join(EVENTS[entry.event])
        return (f"{kind} {EVENTS[entry.x][0]}" if entry.event == E_NOTHING_DUE else kind, self.edition.paragraph(topic))


class Finds:
    """The kinds found so far, each with how often, and the positions that show them."""

    def __init__(self):
        self.seen = Counter()
        self.shown = []

    def new(self, key):
        """Counts a kind; whether it is the first of it."""
        self.seen[key] += 1
        return self.seen[key] == 1


def one_game(finds, number):
    """Plays a game and adds what is new in it."""
    rnd = random.Random(number)
    table = new_table(rnd, number)
    state = table.state
    for _ in range(MOST_MOVES):
        try_some(finds, table, rnd)
        if state.phase == OVER:
            return
        seat, move = next_move(table, rnd)
        make(finds, table, seat, move)


def new_table(rnd, number):
    """A table of any edition, aim and house rules."""
    edition = names()[number % len(names())]
    rules = {rule: rnd.choice(HOUSE_RULES[rule]) for rule in rnd.sample(list(HOUSE_RULES), rnd.choice([0, 0, 1, 2, 4, 6]))}
    if rnd.random() < 0.4:
        rules["start_cash"] = rnd.choice(HOUSE_RULES["start_cash"])
    aim = rnd.choice(load(edition).aims)
    if aim == "timed":
        rules["rounds"] = rnd.choice([0, 2, 5, 9])
    table = Table(edition, rules, aim, rnd.choice([2, 2, 3, 3, 4, 6]), number)
    if rnd.random() < 0.4:
        deal(table, rnd)
    if rules.get("claim_rent"):
        table.state.claim_for_me[:] = [rnd.randrange(2) for _ in range(SEATS)]
    return table


def deal(table, rnd):
    """Lays a table in the middle of a game: whole cities with buildings, mortgages, little cash, prisoners."""
    seats, cities = table.names.players, {}
    for title in table.edition.titles.values():
        cities.setdefault(title.city or title.kind, []).append(title.index)
    titles = {}
    for spaces in cities.values():
        owners = [rnd.choice(seats)] * len(spaces) if rnd.random() < 0.5 else [rnd.choice((*seats, None)) for _ in spaces]
        built = rnd.choice([0, 0, 1, 2, 3, "hotel"]) if len(set(owners)) == 1 else 0
        for space, owner in zip(spaces, owners, strict=True):
            if owner and built:
                titles[str(space)] = {"owner": owner, "buildings": built}
            elif owner:
                titles[str(space)] = {"owner": owner, "mortgaged": rnd.random() < 0.3}
    roles = table.edition.roles
    players = [
        {"name": name, "role": roles[n % len(roles)], "cash": rnd.choice([0, 30, 300, 1500]), "space": rnd.randrange(29)}
        for n, name in enumerate(seats)
    ]
    prisoner = rnd.choice(players)
    if rnd.random() < 0.4:
        prisoner |= {"space": 10, "held": rnd.choice([1, 2, 3])}
        if len(roles) == 1:
            prisoner["get_out"] = rnd.choice([0, 1, 2])
    try:
        game = duopoly.Game.from_position({**table.header, "players": players, "titles": titles}, seed=rnd.getrandbits(60))
    except duopoly.BadPosition:
        return
    table.state, _ = game.inside()


def next_move(table, rnd):
    """Who moves, and what: mostly whoever is to act; purchases more often than not, now and then an offer."""
    g, t = table.state, table.table
    if g.actor == CHANCE and rnd.random() < 0.9:
        return CHANCE, chance.draw(g, t)
    seat = g.actor if rnd.random() < 0.85 else rnd.randrange(-1, g.seats)
    if seat >= 0 and g.n_claims < CLAIMS and rnd.random() < 0.2:
        offer = any_offer(g, seat, rnd)
        if why_not(g, t, seat, offer) == OK:
            return seat, offer
    if rnd.random() < 0.05 and why_not(g, t, seat, tried := rnd.choice(table.tries)[1]) == OK:
        return seat, tried
    moves = legal(g, t, seat) or legal(g, t, seat := g.actor)
    wanted = [move for move in moves if move.verb == DO_BUY]
    return seat, rnd.choice(wanted if wanted and rnd.random() < 0.6 else moves)


def make(finds, table, seat, move):
    """Plays the move; a kind of event that is new is kept with the position before."""
    g = table.state
    before = g.copy()
    text = move_text(move, table.names, g.deck)
    g.ledger = Ledger(g.n_debts, g.n_claims)
    play(g, table.table, seat, move)
    kinds = {table.event(entry) for entry in g.ledger.entries}
    g.ledger = None
    new = [kind for kind in kinds if finds.new((table.edition.key, "event", *kind))]
    if new:
        after, table.state = table.state, before
        show(finds, table, {(who(table, seat), text): sorted(kinds)})
        table.state = after


def who(table, seat):
    """The mover's name."""
    return "chance" if seat == CHANCE else table.names.player(seat)


def try_some(finds, table, rnd):
    """Tries some moves that may be refused; where one shows a new kind, all are tried there."""
    g = table.state
    fresh = False
    for _ in range(TRIES):
        seat = rnd.randrange(-1, g.seats)
        move = any_offer(g, seat, rnd) if seat >= 0 and rnd.random() < 0.15 else rnd.choice(table.tries)[1]
        kind = table.refusal(seat, move)
        if kind and (table.edition.key, "refusal", *kind) not in finds.seen:
            fresh = True
        elif kind:
            finds.seen[table.edition.key, "refusal", *kind] += 1
    if fresh or rnd.random() < 0.002:
        try_all(finds, table, rnd, fresh)


def try_all(finds, table, rnd, fresh):
    """Tries everything here, of everybody."""
    g = table.state
    found = {}
    for seat in range(-1, g.seats):
        tries = [*table.tries, *cards(table)]
        offers = [any_offer(g, seat, rnd) for _ in range(60)] if seat >= 0 else []
        tries += [(move_text(offer, table.names, g.deck), offer) for offer in offers]
        for text, move in tries:
            kind = table.refusal(seat, move)
            if kind and kind not in found:
                found[kind] = (who(table, seat), text)
    new = [kind for kind in found if finds.new((table.edition.key, "refusal", *kind))]
    if new or fresh:
        show(finds, table, {}, found)


def cards(table):
    """Cards of both decks; one of the other deck is none of this one."""
    for deck in table.names.cards:
        for card in (deck[0], deck[1], deck[-1]):
            yield f"card {card}", parse_move(f"card {card}", table.names, table.state.deck)


def show(finds, table, events, refusals=None):
    """Keeps a position with all that it shows."""
    shows = {(table.edition.key, "event", *kind): move for move, kinds in events.items() for kind in kinds}
    shows |= {(table.edition.key, "refusal", *kind): move for kind, move in (refusals or {}).items()}
    position = table.position()
    assert does(position, shows), position
    finds.shown.append((position, shows))


def failures(game, shows):
    """What the position is to show, and does not."""
    return [(key, by, move) for key, (by, move) in shows.items() if not is_shown(game, key, by, move)]


def is_shown(game, key, by, move):
    """Whether the move is refused, or makes happen, as it should."""
    _, what, *kind = key
    if what == "refusal":
        refusal = game.why_not(by, move)
        return refusal is not None and [refusal.code, refusal.rule] == kind[2:]
    if game.why_not(by, move) is not None:
        return False
    return tuple(kind) in [kind_of(event) for event in game.copy().play(move, by)]


def kind_of(event):
    """The kind of an event as it is kept: its kind and topic (and what for, where nothing is due), and its paragraph."""
    kind = "/".join(EVENTS[event.code])
    return (f"{kind} {EVENTS[event.numbers[0]][0]}" if event.code == E_NOTHING_DUE else kind, event.rule)


def some_games(numbers):
    """What a process finds."""
    finds = Finds()
    for number in numbers:
        one_game(finds, number)
    return finds


def fewest(shown):
    """Few short positions that show every kind: always the one that shows most that is missing for its length."""
    missing = {key for _, shows in shown for key in shows}
    left = [(len(json.dumps(packed(position))) + 60, position, shows) for position, shows in shown]
    chosen = []
    while missing:
        left = [one for one in left if any(key in missing for key in one[2])]
        _, position, shows = max(left, key=lambda one: sum(1 for key in one[2] if key in missing) / one[0])
        chosen.append((position, {key: move for key, move in shows.items() if key in missing}))
        missing -= set(shows)
    return chosen


def least(chosen):
    """The position without whatever it can do without and still show the same."""
    position, shows = chosen
    for fewer in simpler(position):
        made = fewer(position)
        position = made if does(made, shows) else position
    return position, shows


def simpler(position):
    """Ways to tell a position shorter: each takes one thing away."""
    for field in position.keys() - {"edition", "aim", "turn", "phase", "players", "titles"}:
        yield lambda at, field=field: without(at, field)
    for part in ("titles", "rules"):
        for name in position.get(part, ()):
            yield lambda at, part=part, name=name: {**at, part: without(at.get(part, {}), name)}
    for row in position["players"]:
        name = row["name"]
        yield lambda at, name=name: {**at, "players": [row for row in at["players"] if row["name"] != name]}
        for field in row.keys() - {"name", "role", "cash", "space", "held", "bankrupt"}:
            yield lambda at, name=name, field=field: {**at, "players": [lighter(row, name, field) for row in at["players"]]}


def without(table, name):
    """A table without one of its fields."""
    return {other: value for other, value in table.items() if other != name}


def lighter(row, name, field):
    """A player's row, without the field if it is the one of that name."""
    return without(row, field) if row["name"] == name else row


def does(position, shows):
    """Whether there is such a position, and it shows what it should."""
    try:
        return not failures(duopoly.Game.from_position(unpacked(packed(position))), shows)
    except (duopoly.BadPosition, ValueError, KeyError, IndexError):
        return False


def line(position, shows):
    """A position with what it shows: moves refused by code and mover, and moves with the kinds of events they are kept for."""
    refused, happens = {}, {}
    for (_, what, *kind), (by, move) in sorted(shows.items()):
        if what == "refusal":
            refused.setdefault(kind[2], {}).setdefault(by, []).append(move)
        else:
            happens.setdefault(f"{by}: {move}", []).append(kind[0])
    told = {code: {by: "; ".join(moves) for by, moves in tried.items()} for code, tried in refused.items()}
    at = packed(position)
    del at["edition"]
    found = {"at": at} | ({"refused": told} if told else {}) | ({"happens": happens} if happens else {})
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def main():
    games, cores = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 2
    with multiprocessing.Pool(cores) as pool:
        parts = pool.map(some_games, [range(core, games, cores) for core in range(cores)])
        seen, shown = Counter(), []
        for part in parts:
            seen.update(part.seen)
            shown += part.shown
        chosen = pool.map(least, fewest(shown))
    for edition in names():
        lines = sorted(line(position, shows) for position, shows in chosen if position["edition"] == edition)
        (CASES / f"{edition}.jsonl").write_text("".join(f"{one}\n" for one in lines), encoding="utf-8")
    refusals = sum(1 for key in seen if key[1] == "refusal")
    print(f"{games} games: {refusals} kinds of refusals, {len(seen) - refusals} of events, in {len(chosen)} positions")


if __name__ == "__main__":
    main()
