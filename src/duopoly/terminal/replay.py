"""`duopoly replay`: a recorded game told move by move, or only checked."""

import json as json_lines
from typing import Any

from ..play import fair
from ..play.errors import BadRecord
from ..play.events import Event
from ..play.game import Game, Record
from ..words import say
from .board import board_lines, heading
from .ending import richest
from .errors import BadInput, why
from .plan import language, language_here
from .records import Told, other_rules, replayed
from .screen import players_table, score
from .story import tell_all
from .talk import Talk
from .view import View

STOPPED = 1
"""The exit code where a record of other rules goes no further."""


def replay(file: str, upto: int | None, lang: str | None, verify: bool, as_json: bool) -> int:
    """Tells (or checks, or prints as JSON) the first `upto` moves of a record; returns the exit code."""
    record = load(file)
    if upto is not None and not 0 <= upto <= len(record.moves):
        raise BadInput(f"upto: {upto} is outside the record; 0 to {len(record.moves)} would be right")
    lang = language(lang, record.header.get("lang"), language_here())
    talk = Talk.here(quiet=as_json)
    if verify:
        show_verdict(talk, verdict(record, file, upto), lang, as_json)
        return 0
    game = replayed(record, file, upto, teller(talk, lang))
    note = other_rules(record, game, lang)
    if as_json:
        print_json({**summary(game), **({"note": note} if note else {}), "position": game.position()})
    else:
        show_end(talk, game, lang)
        if note:
            talk.say()
            talk.say(note, "bold")
    return STOPPED if game.errors else 0


def load(file: str) -> Record:
    """The record in the file."""
    try:
        return Record.load(file)
    except OSError as error:
        raise BadInput(f"{file}: cannot be read: {why(error)}") from error


def verdict(record: Record, file: str, upto: int | None) -> fair.Verification:
    """What checking the first `upto` moves finds; raises BadRecord, with the file's name."""
    try:
        return fair.verify(Record(record.header, record.moves[:upto]))
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error


def show_verdict(talk: Talk, found: fair.Verification, lang: str, as_json: bool) -> None:
    """Says, or prints as JSON, what was checked."""
    if as_json:
        by_hand = {"throws": found.thrown, "cards": found.drawn}
        chance: dict[str, Any] = {"commitment": found.commitment or None, "opened": found.opened}
        chance |= {"throws": found.throws, "cards": found.cards, "by_hand": by_hand}
        print_json({**summary(found.game), "fair": chance})
    else:
        talk.say(fair.told(found, lang))


def print_json(facts: dict[str, Any]) -> None:
    """Prints what a program may want to know."""
    print(json_lines.dumps(facts, ensure_ascii=False, indent=2))


def teller(talk: Talk, lang: str) -> Told:
    """Tells each move with its number, then what it made happen."""

    def tell(n: int, by: str, move: str, events: list[Event]) -> None:
        talk.tell(f"{n:>5}  {by}: {move}", "dim")
        tell_all(talk, events, lang)

    return tell


def show_end(talk: Talk, game: Game, lang: str) -> None:
    """The board and the money at the end; the winners where there are some."""
    view = View(game, lang)
    talk.say()
    talk.say(heading(view), "bold")
    for line in board_lines(view, talk.width, talk.height):
        talk.show(line)
    talk.say()
    talk.show(players_table(view))
    if result := game.result:
        talk.say()
        key = "wins" if len(result.winners) == 1 else "win-shared"
        names = ", ".join(result.winners)
        talk.say(say(lang, key, player=names, players=names), "bold")
        talk.show(score(view))


def summary(game: Game) -> dict[str, Any]:
    """What JSON tells of a record, checked or not."""
    result = game.result
    facts: dict[str, Any] = {"moves": len(game.moves), "legal": not game.errors, "finished": result is not None}
    return facts | {"winners": list(result.winners) if result else [], "richest": richest(game), "worth": game.worth()}
