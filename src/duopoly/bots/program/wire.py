"""The messages between a game and a program, as docs/bot-protocol.md describes them."""

from typing import Any

import msgspec

from ...editions import Edition
from ...play.checks import changed_rules
from ...play.notation import move_text
from ...play.position import position_of
from ...play.seats import Names
from ...rules.codes import AIMS
from ...rules.legal import legal
from ...rules.state import RuleTable, State
from ..bot import Forfeit, GameInfo, printable

PROTOCOL = 1
MOST_LINE = 65_536
"""The most bytes of a program's line, its end included."""
MOST_WHY = 200

Message = dict[str, Any]


class Hello(msgspec.Struct):
    """What a program says about itself."""

    protocol: int
    name: str = ""
    author: str = ""


class Answer(msgspec.Struct):
    """A program's move, its estimate of each seat's chances of winning, and its reason."""

    move: str
    chances: list[float] | None = None
    why: str = ""


def dump(message: Message) -> bytes:
    """A message as a line, with its end."""
    return msgspec.json.encode(message) + b"\n"


def parse(line: bytes) -> Message | None:
    """The message in a line: an object with a `type`; None if it is not one."""
    try:
        message = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return message if isinstance(message, dict) and isinstance(message.get("type"), str) else None


def is_number(value: object, number: int) -> bool:
    """Whether a field of a message is that whole number: in Python, true and 1.0 equal 1."""
    return type(value) is int and value == number


def hello(version: str) -> Message:
    """The first message."""
    return {"type": "hello", "protocol": PROTOCOL, "duopoly": version}


def game(info: GameInfo) -> Message:
    """A game begins."""
    edition = info.edition
    return {
        "type": "game",
        "edition": edition_name(edition),
        "rules": changed_rules(edition),
        "aim": info.aim,
        "players": list(info.players),
        "you": info.players[info.seat],
        "roles": list(edition.roles),
        "board": [space_row(info, space) for space in range(len(edition.spaces))],
        "settings": {name: value for name, value in msgspec.to_builtins(edition.rules).items() if value is not None},
    }


def edition_name(edition: Edition) -> str:
    """What finds the edition again: its key; for an edition of one's own, the path of its file."""
    return edition.file or edition.key


def space_row(info: GameInfo, index: int) -> Message:
    """A space, with its title card if it has one."""
    edition = info.edition
    space = edition.spaces[index]
    row: Message = {"key": space.key, "kind": space.kind}
    title = edition.titles.get(space.key)
    if title is not None:
        row |= {"group": title.city or space.kind, "price": title.price, "mortgage": title.mortgage, "lift": title.lift}
        row["rents"] = {role: list(rents) for role, rents in title.rents.items()}
        if title.city:
            row["house"] = title.house_cost
    return row


def decide(number: int, g: State, rules: RuleTable, info: GameInfo, names: Names, milliseconds: int) -> Message:
    """A decision is needed."""
    edition = info.edition
    head = {"edition": edition_name(edition), "rules": changed_rules(edition), "aim": AIMS[g.aim]}
    return {
        "type": "decide",
        "id": number,
        "you": info.players[g.actor],
        "milliseconds": milliseconds,
        "legal": [move_text(move, names, g.deck) for move in legal(g, rules, g.actor)],
        "position": head | position_of(g, rules, names),
    }


def parse_answer(message: Message, seats: int) -> Answer:
    """A program's answer. Raises Forfeit if it is malformed."""
    try:
        answer = msgspec.convert(message, Answer)
    except msgspec.ValidationError as error:
        raise Forfeit("nonsense", f"its answer is malformed: {error}") from None
    if answer.chances is not None and (len(answer.chances) != seats or not all(0 <= x <= 1 for x in answer.chances)):
        raise Forfeit("nonsense", f"chances: expected {seats} numbers from 0 to 1, got {answer.chances}")
    answer.why = printable(answer.why, MOST_WHY)
    return answer
