"""The scenes of frames.py: a page, what moves there, and what makes it move again."""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass

import httpx
from page import PLAN
from websockets.sync.client import connect

import duopoly

ROLES = ["competitor", "monopolist"] * 2
RICH = {"deal_titles": 3, "start_cash": 5000}
POOR = {"start_cash": 60, "start_bonus": 0}
SHORT = {"start_cash": 100, "start_bonus": 0, "deal_titles": 3}


@dataclass(frozen=True)
class Scene:
    """A page, what moves there, and a script that makes it move again, every so many ms, if it does not by itself."""

    opened: Callable[[httpx.Client], str]
    """Makes ready what a visitor opens; gives its address."""
    moves: dict[str, str]
    """Selectors by name."""
    again: str = ""
    every: int = 1000
    seconds: int = 20


def ask(client, path, **wanted):
    return client.post(f"/api/{path}", json=wanted).raise_for_status().json()


def address(client, path):
    return str(client.base_url.join(f"/#/{path}"))


def bots(client, until=lambda said: said["type"] == "done", **plan):
    """A table at which bots play all seats; comes back when its socket says what is waited for."""
    room = ask(client, "rooms", **PLAN, **plan)["room"]
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = str(client.base_url.join(f"/api/rooms/{room}/socket")).replace("http", "ws", 1)
    with connect(url, additional_headers={"Cookie": cookie}) as line:
        line.send(json.dumps({"type": "replace-with-bot", "id": 1, "seat": "Ann"}))
        while not until(json.loads(line.recv())):
            pass
    return room


def broke(client):
    """A table of bots, one of whom cannot pay."""
    names = [seat["name"] for seat in PLAN["seats"]]
    game = duopoly.Game(PLAN["edition"], names, roles=ROLES, seed=1, rules=POOR)
    while "give-up" not in game.legal():
        game.chance() if game.to_act == "chance" else game.play(game.legal()[0])
    seats = [{"who": "bot", "bot": "steady"}] * len(names)
    return ask(client, "records/room", record="\n".join(game.record().lines()), seats=seats)["room"]


def over(client):
    """A game of bots that is over, after some fifty rounds."""
    return bots(client, lambda said: (said.get("view") or {}).get("result"), rules=SHORT, bot_delay="off")


def analyzed(client):
    """One whose chances are worked out."""
    room = over(client)
    while ask(client, f"rooms/{room}/analysis")["state"] != "done":
        time.sleep(1)
    return room


def own(client):
    """A table at which the visitor moves."""
    seats = [seat | {"role": role} for seat, role in zip(PLAN["seats"], ROLES, strict=True)]
    return address(client, f"t/{ask(client, 'rooms', edition=PLAN['edition'], seats=seats, rules=RICH)['room']}")


def guided(client):
    return address(client, f"t/{ask(client, 'guides', guide='first', bot_delay='off')['room']}")


def sheet(opener):
    """Opens a sheet, or closes it."""
    return f'(document.querySelector("dialog header > .btn") ?? document.querySelector("{opener}"))?.click()'


EMPTY = Scene(
    lambda _client: (
        "data:text/html,<style>@keyframes go {to {translate: 300px}} p {width: 50px; height: 50px;"
        "background: teal; animation: go 1s infinite alternate}</style><p></p>"
    ),
    {"empty": "p"},
    seconds=5,
)
SCENES = {
    "table": Scene(
        lambda client: address(client, f"t/{bots(client)}"),
        {
            "dice": ".die",
            "token": "[data-token]",
            "money": ".flight",
            "cash": ".cash",
            "card": "figure",
            "title": ".arriving, .wiping",
            "ledger": "#ledger *",
        },
        seconds=40,
    ),
    "city": Scene(
        lambda client: address(client, f"t/{bots(client, rules=RICH)}"),
        {"building": ".dropping", "bracket": ".drawn, .pulsing"},
        seconds=40,
    ),
    "bankruptcy": Scene(
        lambda client: address(client, f"t/{broke(client)}"),
        {"bankruptcy": ".flight, .cash, [data-token]"},
        seconds=40,
    ),
    "ending": Scene(
        lambda client: address(client, f"t/{over(client)}"),
        {"podium": ".block, .mark, .others"},
        'window.ending ??= location.hash; location.hash = location.hash === ending ? "#/none" : ending',
        every=2500,
    ),
    "replay": Scene(
        lambda client: address(client, f"replay/{analyzed(client)}"),
        {"chart": ".along > .now"},
        """window.along ??= requestAnimationFrame(function along(now) {
          const chart = document.querySelector(".odds svg[role=img]"), box = chart?.getBoundingClientRect();
          const clientX = box?.left + box?.width * (0.2 + 0.6 * Math.abs(((now / 1000) % 2) - 1));
          chart?.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, buttons: 1, clientX }));
          requestAnimationFrame(along);
        })""",
        every=4000,  # a finger comes when the page is there
    ),
    "guide": Scene(guided, {"ring": "[data-ring]"}, 'document.querySelector("[data-ring]")?.click()', every=1500),
    "menu": Scene(own, {"menu": "dialog"}, sheet("[aria-label=Menu]")),
    "trade": Scene(own, {"trade": "dialog"}, sheet("#actions [data-verb=trade]")),
    "welcome": Scene(lambda client: address(client, ""), {"living board": ".stone"}),
}
