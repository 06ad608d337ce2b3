"""Tables in the middle of a game, as test_legible looks at them: the same by every run."""

from random import Random

from at_table import go_to, hand, lay, seats
from playwright.sync_api import expect

FOUR = "Ann Bob Cem Dee"
EIGHT = "Ann Bob Cem Dee Eve Finn Gil Hana"
NAMES = [*FOUR.split(), *EIGHT.split(), "Maximilienne"]
LATE = 400
"""Plies before which a game should have what is looked for."""
DEALT = {"deal_titles": 2}
"""Eight players buy slowly: each begins with two titles."""
SHY = ("offer", "give-up", "withdraw")


def everybody(names, roles):
    """Seats of people who all sit before this screen."""
    return seats(names, " ".join(["me", *["here"] * (names.count(" "))]), roles)


def play_on(line, until, random, most=LATE):
    """Plays whatever comes until a position is as wanted; gives that."""
    view = line.view
    for _ in range(most):
        if until(view):
            return view
        assert not view["result"], "the game is over"
        view = line.play(next_move(view, random))
    raise AssertionError(f"not seen in {most} moves")


def next_move(view, random):
    """A move that is legal: most buy and build, and nobody gives up."""
    chance = view["chance"]
    if chance:
        dice = " ".join(str(random.randint(1, 6)) for _ in range(2))
        kinds = {"dice": f"dice {dice}", "die": f"die {random.randint(1, 6)}", "order": f"dice {dice}", "count": f"dice {dice}"}
        if chance["kind"] == "deal":
            return f"chance deal {random.choice(chance['titles'])}"
        if chance["kind"] == "card":
            return f"chance card {random.choice(chance['cards'])}"
        return f"chance {kinds[chance['kind']]}"
    moves = next(one for one in view["moves"] if one["seat"] == view["to_act"])
    if view["phase"] == "auction":
        return f"{moves['seat']} pass"
    build = moves["manage"].get("build", [])
    if build and random.random() < 0.5:
        return f"{moves['seat']} {build[0]['move']}"
    raising = [*moves["manage"].get("sell", []), *moves["manage"].get("mortgage", [])]
    choices = [one for one in moves["decisions"] if one["verb"] not in SHY]
    if not choices and raising:
        return f"{moves['seat']} {raising[0]['move']}"
    return f"{moves['seat']} {(choices or moves['decisions'])[0]['move']}"


def acts(view, phase):
    return view["phase"] == phase and view["to_act"] in NAMES


def table(page, server, until, edition="anti-us", names=FOUR, seed=1, **wanted):
    """A table of people at this screen, played on by fixed dice until a position is as wanted."""
    roles = edition.startswith("anti")
    room = lay(page, edition=edition, seats=everybody(names, roles), dice="hand", cards="hand", **wanted)
    with hand(page, server, room) as line:
        play_on(line, until, Random(seed))
    return room


def owned(view):
    return len(view["titles"]) >= 16


def bought(page, server, edition="anti-us", names=FOUR, **wanted):
    """Somebody stands on a title that can be bought."""
    return table(page, server, lambda view: owned(view) and acts(view, "buy"), edition, names, **wanted)


def eight(page, server):
    return bought(page, server, "classic-us", EIGHT, name="Sunday eight", seed=3, rules=DEALT)


def paris(page, server):
    return bought(page, server, "classic-fr", "Ann Bob Maximilienne Dee", rules={"start_cash": 3000})


def europe(page, server):
    return bought(page, server, "anti-fr15k")


def debt(page, server):
    short = {"start_cash": 700}
    return table(page, server, lambda view: len(view["titles"]) >= 8 and acts(view, "debt"), seed=5, rules=short)


def auction(page, server):
    room = eight(page, server)
    with hand(page, server, room) as line:
        line.play(f"{line.view['to_act']} decline")
        assert acts(line.view, "auction")
    return room


def start(page, server):
    """Before the first throw."""
    return lay(page, seats=everybody(FOUR, True), dice="hand", cards="hand", name="Friday table")


def past(page, server, edition="anti-us"):
    """Some rounds to look back on."""
    return table(page, server, lambda view: view["round"] > 6, edition)


def past_paris(page, server):
    return past(page, server, "classic-fr")


def deciding(page, room):
    go_to(page, room)
    expect(page.locator("#actions [data-primary]")).to_be_visible()


def owing(page, room):
    go_to(page, room)
    expect(page.locator("#actions .effects")).to_be_visible()


def bidding(page, room):
    go_to(page, room)
    expect(page.locator("#actions .auction")).to_be_visible()


def trading(page, room):
    """A trade of one title in the making."""
    deciding(page, room)
    page.keyboard.press("t")
    page.get_by_role("dialog").get_by_role("checkbox").first.check()


def reading(page, room):
    """A title card on the table."""
    deciding(page, room)
    page.keyboard.press("c")
    expect(page.get_by_role("dialog")).to_be_visible()


def looking_back(page, room):
    page.goto(f"/#/replay/{room}")
    expect(page.get_by_role("slider").first).to_be_visible()


STATES = {
    "start": (start, go_to),
    "buy": (bought, deciding),
    "eight": (eight, deciding),
    "paris": (paris, deciding),
    "europe": (europe, deciding),
    "debt": (debt, owing),
    "auction": (auction, bidding),
    "trade": (bought, trading),
    "card": (bought, reading),
    "replay": (past, looking_back),
    "replay_paris": (past_paris, looking_back),
}
"""How a table comes to it, and how it is opened."""


def show(page, server, state):
    """Lays the table of a state and opens it."""
    lay_table, open_table = STATES[state]
    open_table(page, lay_table(page, server))
