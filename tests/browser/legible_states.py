"""Tables in the middle of a game and the screens around them, as test_legible looks at them: the same by every run."""

from random import Random

from at_table import go_to, lay, seats
from playwright.sync_api import expect
from test_guide import coach, follow

import duopoly

FOUR = "Ann Bob Cem Dee"
EIGHT = "Ann Bob Cem Dee Eve Finn Gil Hana"
LATE = 400
"""Plies before which a game should have what is looked for."""
DEALT = {"deal_titles": 2}
"""Eight players buy slowly: each begins with two titles."""
SHY = ("offer", "swap", "give-up", "withdraw", "claim")
TITLES = ("build", "sell", "mortgage", "lift")


def everybody(names, roles):
    """Seats of people who all sit before this screen."""
    return seats(names, " ".join(["me", *["here"] * (names.count(" "))]), roles)


def played(until, edition, names, seed, rules):
    """A game of people with fixed dice, played on until it is as wanted."""
    people = everybody(names, edition.startswith("anti"))
    roles = [one["role"] for one in people] if people[0]["role"] else None
    game = duopoly.Game(edition, [one["name"] for one in people], roles=roles, seed=seed, rules=rules)
    random = Random(seed)
    for _ in range(LATE):
        if until(game):
            return game
        assert game.to_act, "the game is over"
        game.chance() if game.to_act == "chance" else game.play(next_move(game, random))
    raise AssertionError(f"not seen in {LATE} moves")


def next_move(game, random):
    """A move that is legal: most buy and build, and nobody gives up."""
    moves = game.legal()
    by_verb = {verb: [move for move in moves if move.partition(" ")[0] == verb] for verb in (*TITLES, "pass")}
    if by_verb["pass"]:
        return "pass"
    if by_verb["build"] and random.random() < 0.5:
        return by_verb["build"][0]
    choices = [move for move in moves if move.partition(" ")[0] not in (*SHY, *TITLES)]
    return (choices or by_verb["sell"] or by_verb["mortgage"] or moves)[0]


def asks(game, phase):
    """Whether somebody has to decide such a thing."""
    return game.phase == phase and game.to_act in game.players


def owned(game):
    """How many titles players own."""
    return len(game.position()["titles"])


def table(page, game, name="", **more):
    """A table of people at this screen, where a game goes on by dice and cards of their own."""
    choices = [{"who": "me" if number == 0 else "here"} for number in range(len(game.players))]
    record = "\n".join(game.record().lines())
    wanted = {"record": record, "seats": choices, "name": name, "dice": "hand", "cards": "hand", **more}
    answer = page.request.post("/api/records/room", data=wanted)
    assert answer.ok, answer.text()
    return answer.json()["room"]


def for_sale(edition="anti-us", names=FOUR, seed=1, **rules):
    """A game in which somebody stands on a title that can be bought."""
    return played(lambda game: owned(game) >= 16 and asks(game, "buy"), edition, names, seed, rules)


def bought(page):
    return table(page, for_sale())


def eight(page):
    return table(page, for_sale("classic-us", EIGHT, 3, **DEALT), "Sunday eight")


def paris(page):
    return table(page, for_sale("classic-fr", "Ann Bob Maximilienne Dee", start_cash=3000))


def europe(page):
    return table(page, for_sale("anti-fr15k"))


def debt(page):
    short = {"start_cash": 700}
    return table(page, played(lambda game: owned(game) >= 8 and asks(game, "debt"), "anti-us", FOUR, 5, short))


def auction(page):
    game = for_sale("classic-us", EIGHT, 3, **DEALT)
    game.play("decline")
    assert asks(game, "auction")
    return table(page, game, "Sunday eight")


def start(page):
    """Before the first throw."""
    return lay(page, seats=everybody(FOUR, True), dice="hand", cards="hand", name="Friday table")


def past(page, edition="anti-us"):
    """Some rounds to look back on."""
    return table(page, played(lambda game: game.round > 6, edition, FOUR, 1, {}))


def past_paris(page):
    return past(page, "classic-fr")


def bankruptcy(seed=1, start_cash=100):
    """A game that is soon over: one of two cannot pay."""
    broke = {"start_cash": start_cash, "start_bonus": 0, "auction": False}
    game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=seed, rules=broke)
    while game.result is None:
        moves = game.legal()
        game.chance() if game.to_act == "chance" else game.play("give-up" if "give-up" in moves else next_move(game, Random(1)))
    return game


def ended(page):
    return table(page, bankruptcy(), "Sunday")


def treasury(page):
    return lay(page, seats=everybody(FOUR, True), dice="hand", cards="hand", treasurer=True)


def waiting_for_friends(page):
    return lay(page, seats=seats("Ann Bob Cem", "me link link"))


def mine(page):
    """A table to continue on the welcome page, and a finished game."""
    ended(page)
    return lay(page, seats=everybody(FOUR, True))


def guide(page):
    return page.request.post("/api/guides", data={"guide": "first", "lang": "en", "bot_delay": "off"}).json()["room"]


def nothing(_page):
    return ""


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


def welcomed(page, _room):
    page.goto("/")
    expect(page.locator(".live")).to_be_visible()
    expect(page.locator("main a.go")).to_be_visible()


def customizing(page, _room):
    page.goto("/#/customize")
    expect(page.locator("details").first).to_be_visible()
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")


def my_games(page, _room):
    page.goto("/#/games")
    expect(page.locator(".picture svg")).to_be_visible()
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")


def at_the_end(page, room):
    page.goto(f"/#/t/{room}")
    expect(page.locator("main figure")).to_be_visible()


def at_the_bank(page, room):
    page.goto(f"/#/t/{room}")
    expect(page.locator(".home")).to_be_visible()


def waits(page, room):
    page.goto(f"/#/t/{room}")
    expect(page.get_by_role("img").last).to_be_visible()


def in_the_book(page, _room):
    page.goto("/#/rules/anti-us")
    expect(page.get_by_role("searchbox")).to_be_visible()


def puzzling(page, _room):
    page.goto("/#/puzzles")
    expect(page.locator("main a").first).to_be_visible()


def coached(cue):
    """The guided game at a step; the coach is there in every language."""

    def opened(page, room):
        page.goto(f"/#/t/{room}")
        follow(page, until=cue)
        expect(coach(page, cue)).to_be_visible()

    return opened


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
    "welcome": (mine, welcomed),
    "games": (mine, my_games),
    "customize": (nothing, customizing),
    "end": (ended, at_the_end),
    "treasurer": (treasury, at_the_bank),
    "waiting": (waiting_for_friends, waits),
    "rules": (nothing, in_the_book),
    "puzzles": (nothing, puzzling),
    "guide": (guide, coached("buy")),
}
"""How a table comes to it, and how it is opened."""


def show(page, state):
    """Lays the table of a state and opens it."""
    lay_table, open_table = STATES[state]
    open_table(page, lay_table(page))
