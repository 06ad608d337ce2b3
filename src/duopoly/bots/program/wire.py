"""The lines that go between a table and a program: what docs/bots.md says, and nothing else."""

from typing import Any

import msgspec

from ...play.checks import changed_rules
from ...play.notation import move_text
from ...play.position import position_of
from ...play.seats import Names
from ...rules.codes import AIMS
from ...rules.legal import legal
from ...rules.state import RuleTable, State
from ..bot import Forfeit, Setting

PROTOCOL = 1
MOST_LINE = 65_536
"""The bytes of a program's longest line, its end counted."""
MOST_WHY = 200

Line = dict[str, Any]


class Hello(msgspec.Struct):
    """What a program says of itself."""

    protocol: int
    name: str = ""
    author: str = ""


class Answer(msgspec.Struct):
    """A program's move; what it gives for everybody's chances of winning, by seat; and why it moves so."""

    move: str
    chances: list[float] | None = None
    why: str = ""


def dump(line: Line) -> bytes:
    """A line, its end included."""
    return msgspec.json.encode(line) + b"\n"


def parse(line: bytes) -> Line | None:
    """A line with a `type`; None for what is none."""
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return found if isinstance(found, dict) and isinstance(found.get("type"), str) else None


def hello(version: str) -> Line:
    """The first line."""
    return {"type": "hello", "protocol": PROTOCOL, "duopoly": version}


def game(setting: Setting) -> Line:
    """A game begins."""
    edition = setting.edition
    return {
        "type": "game",
        "edition": edition.key,
        "rules": changed_rules(edition),
        "aim": setting.aim,
        "players": list(setting.players),
        "you": setting.players[setting.seat],
        "roles": list(edition.roles),
        "board": [space_row(setting, space) for space in range(len(edition.spaces))],
        "settings": {name: value for name, value in msgspec.to_builtins(edition.rules).items() if value is not None},
    }


def space_row(setting: Setting, index: int) -> Line:
    """A space; with its title card where it can be owned."""
    edition = setting.edition
    space = edition.spaces[index]
    row: Line = {"key": space.key, "kind": space.kind}
    title = edition.titles.get(space.key)
    if title is not None:
        row |= {"group": title.city or space.kind, "price": title.price, "mortgage": title.mortgage, "lift": title.lift}
        row["rents"] = {role: list(rents) for role, rents in title.rents.items()}
        if title.city:
            row["house"] = title.house_cost
    return row


def decide(number: int, g: State, rules: RuleTable, setting: Setting, names: Names, milliseconds: int) -> Line:
    """A decision is due."""
    edition = setting.edition
    head = {"edition": edition.key, "rules": changed_rules(edition), "aim": AIMS[g.aim]}
    return {
        "type": "decide",
        "id": number,
        "you": setting.players[g.actor],
        "milliseconds": milliseconds,
        "legal": [move_text(move, names, g.deck) for move in legal(g, rules, g.actor)],
        "position": head | position_of(g, rules, names),
    }


def answer(line: Line, seats: int) -> Answer:
    """A program's answer; raises Forfeit for one that does not fit."""
    try:
        found = msgspec.convert(line, Answer)
    except msgspec.ValidationError as error:
        raise Forfeit("nonsense", f"its answer does not fit: {error}") from None
    if found.chances is not None and (len(found.chances) != seats or not all(0 <= x <= 1 for x in found.chances)):
        raise Forfeit("nonsense", f"chances: one for each of the {seats} players, from 0 to 1, would be right")
    found.why = "".join(sign for sign in found.why if sign.isprintable())[:MOST_WHY]
    return found
