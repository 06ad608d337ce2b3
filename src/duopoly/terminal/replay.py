"""`duopoly replay`: a recorded game told move by move, or only checked."""

import json as json_lines
from typing import Any

from ..play.events import Event
from ..play.game import Game
from ..play.record import Record
from ..words import say
from .board import board_lines, heading
from .ending import richest
from .errors import BadInput, why
from .plan import language, language_here
from .records import Told, counted, replayed
from .screen import players_table, score
from .story import tell_all
from .talk import Talk
from .view import View


def replay(file: str, upto: int | None, lang: str | None, verify: bool, as_json: bool) -> int:
    """Tells (or checks, or prints as JSON) the first `upto` moves of a record; returns the exit code."""
    record = load(file)
    if upto is not None and not 0 <= upto <= len(record.moves):
        raise BadInput(f"upto: {upto} is outside the record; 0 to {len(record.moves)} would be right")
    lang = language(lang, record.header.get("lang"), language_here())
    talk = Talk.here(quiet=verify or as_json)
    game = replayed(record, file, upto, teller(talk, lang))
    if as_json:
        print(json_lines.dumps(summary(game, verify), ensure_ascii=False, indent=2))
    elif verify:
        talk.say(say(lang, "terminal-verified", number=counted(len(game.moves))))
    else:
        show_end(talk, game, lang)
    return 0


def load(file: str) -> Record:
    """The record in the file."""
    try:
        return Record.load(file)
    except OSError as error:
        raise BadInput(f"{file}: cannot be read: {why(error)}") from error


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


def summary(game: Game, verify: bool) -> dict[str, Any]:
    """What JSON tells of a record."""
    result = game.result
    facts: dict[str, Any] = {"moves": len(game.moves), "legal": True, "finished": result is not None}
    facts |= {"winners": list(result.winners) if result else [], "richest": richest(game), "worth": game.worth()}
    return facts if verify else facts | {"position": game.position()}
