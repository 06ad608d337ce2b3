"""`duopoly replay`: tells a recorded game move by move, or only checks it."""

import json as json_lines
from typing import Any

from ..play import fair
from ..play.earlier import FIELD, PROMISE_FIELDS
from ..play.errors import BadRecord
from ..play.events import Event
from ..play.game import Game, Record
from ..words import say
from .board import board_lines, heading
from .ending import richest
from .errors import BadInput
from .game_setup import language, language_here
from .io import TerminalIO
from .narration import tell_all
from .records import Told, name_of, other_rules, record_from, replayed
from .screen import players_table, score
from .view import View

STOPPED = 1
"""The exit code where a record of other rules goes no further."""


def replay(file: str, upto: int | None, lang: str | None, verify: bool, as_json: bool) -> int:
    """Prints (or checks, or prints as JSON) the first `upto` moves of a record; returns the exit code."""
    record, name = record_from(file), name_of(file)
    if upto is not None and not 0 <= upto <= len(record.moves):
        raise BadInput(f"upto: expected 0 to {len(record.moves)}, got {upto}")
    lang = language(lang, record.header.get("lang"), language_here())
    io = TerminalIO.here(quiet=as_json)
    if verify:
        show_verdict(io, verdict(record, name, upto), lang, as_json)
        return 0
    game = replayed(record, name, upto, teller(io, lang))
    note = other_rules(record, game, lang)
    if as_json:
        print_json({**summary(game), **({"note": note} if note else {}), "position": game.position()})
    else:
        show_end(io, game, lang)
        if note:
            io.say()
            io.say(note, "bold")
    return STOPPED if game.errors else 0


def verdict(record: Record, file: str, upto: int | None) -> fair.Verification:
    """The result of checking the first `upto` moves. Raises BadRecord, with the file's name."""
    try:
        return fair.verify(record if upto is None else first_moves(record, upto))
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error


def first_moves(record: Record, upto: int) -> Record:
    """The record's first moves, with what was promised about them. What was taken back is about all of them, and left out.

    Raises BadRecord if the header's parts are invalid.
    """
    _, parts = fair.begun(record)
    number = sum(part.moves <= upto for part in parts[:-1])
    rows = record.header.get(FIELD, ())
    header = {name: value for name, value in record.header.items() if name not in (FIELD, *PROMISE_FIELDS)}
    promise = (rows[number] if number < len(rows) else record.header).get("fair")
    header |= {FIELD: list(rows[:number])} if number else {}
    header |= {"fair": promise} if promise else {}
    return Record(header, record.moves[:upto])


def show_verdict(io: TerminalIO, verification: fair.Verification, lang: str, as_json: bool) -> None:
    """Prints what was checked, as text or JSON."""
    if as_json:
        by_hand = {"throws": verification.thrown, "cards": verification.drawn}
        chance: dict[str, Any] = {"commitment": verification.commitment or None, "opened": verification.opened}
        chance |= {"throws": verification.throws, "cards": verification.cards, "by_hand": by_hand}
        chance |= {"salts": list(verification.salted), "undos": verification.undone}
        if verification.earlier:
            chance["earlier"] = [part._asdict() for part in verification.earlier]
        print_json({**summary(verification.game), "fair": chance})
    else:
        io.say(fair.describe(verification, lang))


def print_json(facts: dict[str, Any]) -> None:
    """Prints the result as JSON."""
    print(json_lines.dumps(facts, ensure_ascii=False, indent=2))


def teller(io: TerminalIO, lang: str) -> Told:
    """Prints each move with its number, then what happened."""

    def tell(n: int, by: str, move: str, events: list[Event]) -> None:
        io.tell(f"{n:>5}  {by}: {move}", "dim")
        tell_all(io, events, lang)

    return tell


def show_end(io: TerminalIO, game: Game, lang: str) -> None:
    """Prints board, money and any winners at the end."""
    view = View(game, lang)
    io.say()
    io.say(heading(view), "bold")
    for line in board_lines(view, io.width, io.height):
        io.show(line)
    io.say()
    io.show(players_table(view))
    if result := game.result:
        io.say()
        key = "wins" if len(result.winners) == 1 else "win-shared"
        names = ", ".join(result.winners)
        io.say(say(lang, key, player=names, players=names), "bold")
        io.show(score(view))


def summary(game: Game) -> dict[str, Any]:
    """The JSON facts of a record, checked or not."""
    result = game.result
    facts: dict[str, Any] = {"moves": len(game.moves), "legal": not game.errors, "finished": result is not None}
    return facts | {"winners": list(result.winners) if result else [], "richest": richest(game), "worth": game.worth()}
