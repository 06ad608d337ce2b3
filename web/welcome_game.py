"""Records the game of bots on the welcome page, `src/welcome/game.json`: a frame for each throw of a middle game.

uv run --group test python web/welcome_game.py
"""

import json
from itertools import islice
from pathlib import Path

import duopoly
from duopoly.bots import policy
from duopoly.server.views.board import board_view
from duopoly.server.views.position import position_view
from duopoly.server.views.snapshot import Snapshot

SEED = 22
FIRST, MOST = 110, 150
"""The first throw shown, when the board is lively already, and how many throws follow."""
ROLES = ["competitor", "monopolist"] * 2
FILE = Path(__file__).parent / "src/welcome/game.json"


def frames():
    """The position after each throw and what follows from it."""
    game = duopoly.Game("anti-us", ["Ann", "Bob", "Cem", "Dee"], roles=ROLES, seed=SEED)
    payment, dice = None, None
    while game.to_act:
        is_throw = game.to_act == "chance" and game.phase == "dice"
        if is_throw and dice:
            yield frame(game, dice, payment)
        if is_throw:
            payment, dice = None, ()
        events = game.chance() if game.to_act == "chance" else game.decide_with(policy("greedy"))
        for event in events:
            if event.kind == "dice":
                dice = event.numbers
            is_between = {event.payer, event.payee} <= set(game.players)
            if is_between and event.amount and (payment is None or event.amount > payment[2]):
                payment = (event.payer, event.payee, event.amount)
    yield frame(game, dice, payment)


def frame(game, dice, payment):
    """One frame: who threw what, where everybody stands, who owns what, and the largest payment between two players."""
    view = position_view(Snapshot(game, "en"))
    seat = {player.name: n for n, player in enumerate(view.players)}
    return {
        "turn": seat.get(view.turn, 0),
        "dice": list(dice),
        "at": [-1 if player.bankrupt else player.space for player in view.players],
        "titles": {title.space: [seat[title.owner], title.buildings, int(title.hotel)] for title in view.titles},
        "paid": [seat[payment[0]], seat[payment[1]], payment[2]] if payment else None,
    }


def shorter(frames):
    """The frames with only the titles that have changed."""
    before = {}
    for each in frames:
        titles = each["titles"]
        changed = {space: titles.get(space) for space in sorted({*titles, *before}) if titles.get(space) != before.get(space)}
        before = titles
        yield each | {"titles": changed}


def main():
    """Writes the file."""
    game = duopoly.Game("anti-us", ["Ann", "Bob", "Cem", "Dee"], roles=ROLES, seed=SEED)
    board, view = board_view(game, "en"), position_view(Snapshot(game, "en"))
    recorded = list(islice(frames(), FIRST, FIRST + MOST))
    data = {
        "spaces": [{"kind": space.kind, "key": space.key, "city": space.city} for space in board.spaces],
        "cities": [{"key": city.key, "number": city.number, "spaces": city.spaces} for city in board.cities],
        "players": [{"name": each.name, "letter": each.letter, "role": each.role, "mark": each.mark} for each in view.players],
        "frames": list(shorter(recorded)),
    }
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    print(len(recorded), "frames,", FILE.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
