"""What a verb or a fact means where it stands, in the words of `leaflets.txt`."""

from collections import defaultdict
from pathlib import Path

FILE = Path(__file__).parent / "leaflets.txt"
UNIQUE = ("rent", "no-rent", "offer", "accepted", "rejected", "withdrawn", "speed")
"""Kinds of events that come under several paragraphs: they are named with their topic."""


def verb_of(game, by, move):
    """The verb of a move, told apart where it means several things."""
    verb, phase = move.partition(" ")[0], game.phase
    situations = {
        "throw": {"order": "throw for order", "role": "throw for roles"}.get(phase) or thrown(game, by),
        "end": "end adjusting" if phase == "adjust" else left_out(game, by),
        "pay": {"debt": "pay debt", "fine": "pay fine", "throw": "pay fee"}.get(phase) or paid(game, by),
        "pass": "pass on the last houses" if phase in ("want", "place") else "pass",
        "dice": "dice for order" if phase == "order" else f"dice{counted(game)}" if phase == "count" else "dice",
    }
    if verb in ("accept", "reject", "withdraw") and game.position().get("offer", {}).get("move", "").startswith("swap"):
        return f"{verb} swap"
    return situations.get(verb, verb)


def thrown(game, by):
    """A throw on one's own turn or not."""
    return "throw" if by == game.turn else "throw out of turn"


def left_out(game, by):
    """Ending the turn without the throw that is due."""
    if game.phase != "throw" or by != game.turn:
        return "end"
    return "leave out the extra throw" if game.position().get("again") else "leave out the throw"


def paid(game, by):
    """Whoever is held means the fee."""
    held = {row["name"]: row["held"] for row in game.position()["players"]}
    return "pay fee" if held.get(by) else "pay debt"


def counted(game):
    """What dice that only count are thrown for."""
    names = {"rent": "utility", "gamble": "card", "richest": "richest", "round": "the round"}
    return f" for {names[game.position()['count']]}"


def code_of(game, code):
    """A refusal's code, told apart where a timed game has a paragraph of its own."""
    left = sum(1 for row in game.position()["players"] if not row["bankrupt"])
    return f"{code} timed" if code in ("over", "reckoning") and game.aim == "timed" and left > 1 else code


def event_name(game, event, code):
    """An event as the table names it; `code` is its kind and topic, and `game` stands as before it."""
    kind = event.kind
    if kind == "nothing-due":
        return {"rent": "rent/rent"}.get(code.split()[1], code.split()[1])
    if kind == "count":
        return f"count{counted(game)}"
    if kind == "over":
        return "over timed" if game.aim == "timed" and game.phase != "debt" else "over"
    if kind == "interest" and event.space is None:
        return "interest inherited"
    if kind == "kept-mortgaged" and event.space not in bought(game):
        return "kept-mortgaged inherited"
    return code if kind in UNIQUE else kind


def bought(game):
    """The titles whose new owner has the interest still to pay."""
    spaces = {space.key: space.index for space in game.edition.spaces}
    return {spaces[key] for key in game.position().get("interest", ())}


def table():
    """The paragraphs that have to be cited: by edition, then for refusals ("no") and events ("told") by name."""
    found = defaultdict(lambda: {"no": {}, "told": {}})
    edition = paragraph = ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("== "):
            edition = line[3:]
        elif line.startswith("   "):
            what, _, names = line.strip().partition(" ")
            for name in names.split(","):
                assert name.strip() not in found[edition][what], (edition, name)
                found[edition][what][name.strip()] = paragraph
        elif line and not line.startswith("#"):
            paragraph = line.partition(" ")[0] if line[0].isdigit() else line.partition("  ")[0]
    return found
