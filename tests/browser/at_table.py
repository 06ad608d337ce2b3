"""What people do at a table, by what a screen reader calls it; and ways to lay one and play on without a browser."""

import json
from contextlib import contextmanager

from playwright.sync_api import Error, expect
from websockets.sync.client import connect

DESK = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 375, "height": 667}
SIZES = [(375, 667), (667, 375), (820, 1180), (1366, 768), (1920, 1080)]
SETTLED = """width => innerWidth === width && !document.querySelector(width < 800 ? "main.desk" : ".phonemap")"""
"""The layout of the size before stays until the other one is fetched."""


def in_each(page, sizes=SIZES):
    """Gives a page one size after the other, and each size once the page has its layout."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(SETTLED, arg=width)
        yield width, height


def primary(page):
    """The button that goes on with the game; where a space is to be chosen first there is none."""
    return page.locator("#actions [data-primary], #actions [data-move=accept]")


def press_on(page, until, most=200):
    """Presses what is most likely, again and again, until a button is seen, and gives that."""
    found = page.get_by_role("button", name=until)
    likely = primary(page).filter(has_not_text=until)
    space = page.get_by_role("radiogroup", name="Titles to choose from").get_by_role("radio")
    short = page.locator("#actions .missing")
    lost = page.locator("#actions").get_by_role("button", name="Give up")
    done = page.get_by_role("button", name="Done", exact=True)
    replay = page.get_by_role("slider", name="Any move of the game")
    for _ in range(most):
        expect(likely.or_(space).or_(short).or_(lost).or_(found).or_(replay).first).to_be_visible()
        if replay.is_visible():
            page.go_back()  # the game ended under the finger, and the press was one for the replay
        if found.is_visible():
            return found
        try:
            if done.is_visible():
                done.click(timeout=1000)  # raising cash was interrupted: its panel would mortgage and lift for ever
            elif likely.is_visible():
                likely.click(timeout=1000)
            elif space.first.is_visible():
                space.first.check(timeout=1000)
            elif lost.is_visible() and lost.is_enabled():
                lost.click(timeout=1000)
            else:
                raise_cash(page, space)
        except Error:
            continue  # a bot was faster, and the button has gone
    raise AssertionError(f"not seen after {most} presses: {until}; asked instead: {page.locator('#actions').inner_text()}")


def raise_cash(page, space):
    """Sells or mortgages one thing for a debt."""
    page.locator("#actions [data-verb]:not([aria-disabled]):not([data-verb=trade])").last.click(timeout=1000)
    space.first.check(timeout=1000)
    primary(page).click(timeout=1000)
    page.get_by_role("button", name="Done", exact=True).click(timeout=1000)


def unfold(page, *groups):
    """Opens groups of settings of a new table."""
    for group in groups:
        page.locator("summary").filter(has=page.get_by_role("heading", name=group)).click()


def seats(names="Ann Bob Cem Dee", who="me bot bot bot", roles=True):
    """Seats for a new table, camps in turn."""
    camps = ["competitor", "monopolist"]
    return [
        {
            "name": name,
            "who": sits,
            "bot": "steady" if sits == "bot" else None,
            "role": camps[place % 2] if roles else None,
        }
        for place, (name, sits) in enumerate(zip(names.split(), who.split(), strict=False))
    ]


def lay(page, **wanted):
    """Lays a table for this browser without the page; gives its id. As it stands: four seats, three bots, at once."""
    plan = {"edition": "anti-us", "seats": seats(), "bot_delay": "off", **wanted}
    answer = page.request.post("/api/rooms", data=plan)
    assert answer.ok, answer.text()
    return answer.json()["room"]


def sit(page, host, room, seat, **more):
    """Sits down in this browser on a seat that the host keeps."""
    wanted = {"purpose": "invite", "seat": seat} if seat else {"purpose": "watch"}
    link = host.request.post(f"/api/rooms/{room}/keys", data=wanted).json()
    answer = page.request.post(f"/api/rooms/{room}/seats", data={"key": link["url"].rsplit("/", 1)[1], "name": seat, **more})
    assert answer.ok, answer.text()


def in_language(page, lang):
    """To be called before the page opens."""
    page.add_init_script(f"localStorage.setItem('duopoly', '{json.dumps({'lang': lang})}')")


def go_to(page, room):
    page.goto(f"/#/t/{room}")
    expect(page.locator("#actions")).to_be_visible()


def two_at_table(browse, edition="anti-us", **wanted):
    """Ann and Bob at a table, each in a browser, with dice and cards of their own."""
    ann, bob = browse(), browse()
    roles = edition.startswith("anti")
    room = lay(ann, edition=edition, seats=seats("Ann Bob", "me link", roles), dice="hand", cards="hand", **wanted)
    sit(bob, ann, room, "Bob")
    go_to(ann, room)
    go_to(bob, room)
    return ann, bob, room


def act(page, name):
    """Presses a button of what can be done now."""
    page.locator("#actions").get_by_role("button", name=name).click()


def asked(page, heading):
    """What is asked now."""
    return page.locator("#actions").get_by_role("heading", name=heading)


def told(page, text):
    """A line of the ledger."""
    return page.locator("#ledger").get_by_role("listitem").filter(has_text=text).first


def cash(page, player):
    """A player's cash as his card shows it."""
    return page.locator("#players").get_by_role("listitem").filter(has_text=player)


class Hand:
    """Plays moves over a line of its own with a browser's cookie, as another page of the same browser would."""

    def __init__(self, line):
        self.line, self.number = line, 0
        self.view = self.hear("welcome")["view"]

    def hear(self, *kinds):
        while True:
            message = json.loads(self.line.recv(timeout=10))
            if message["type"] in ("welcome", "moved"):
                self.view = message["view"]
            if message["type"] in kinds:
                return message

    def ask(self, **message):
        self.number += 1
        self.line.send(json.dumps({"id": self.number, **message}))
        while True:
            answer = self.hear("done", "refused")
            if answer.get("code") == "too-fast":  # it was not read: said again
                self.line.send(json.dumps({"id": self.number, **message}))
            elif answer["id"] == self.number:
                return answer

    def play(self, *moves):
        """Plays moves: "Ann throw", "chance dice 1 2". Each must be legal."""
        self.ask(type="ping")  # what others did is heard before the answer
        for told in moves:
            seat, move = told.split(" ", 1)
            answer = self.ask(type="play", seat=seat, move=move, at=self.view["ply"])
            assert answer["type"] == "done", (told, answer)
        return self.view


@contextmanager
def hand(page, server, room):
    """A hand at the table for this browser."""
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())
    with connect(f"{server.url.replace('http', 'ws')}/api/rooms/{room}/socket", additional_headers={"Cookie": cookie}) as line:
        yield Hand(line)
