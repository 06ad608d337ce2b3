"""`duopoly odds`: who will win from a position, and what each move is worth."""

import json
import sys
from typing import Any

from ..analysis.odds import ZERO, MoveOdds, Odds, odds
from ..analysis.rollout_engine import JUDGE, PLAYER
from ..bots.planner import LONG
from ..fast import cpu_count
from ..play.errors import BadPosition, BadRecord
from ..play.game import Game, Record
from ..stats.intervals import Estimate, ends_text, percent
from .errors import BadInput
from .io import TerminalIO
from .options import OddsOptions
from .records import legal_game, name_of, text_of

LEAST_SHOWN = 0.0005
"""A smaller chance is shown as 0.0."""


def run(file: str, options: OddsOptions) -> int:
    """Prints the odds; returns the exit code."""
    err = TerminalIO.here(False, sys.stderr)
    game = game_from(text_of(file, "a position or a record"), name_of(file), options.ply, err)
    chances = odds(
        game,
        moves=not options.no_moves,
        rollouts=options.rollouts,
        bot=options.bot,
        seed=options.seed,
        engine=options.engine,
        workers=cpu_count(),
        say=err.tell,
    )
    if options.json:
        print(json.dumps(chances.facts(), ensure_ascii=False, indent=2))
    else:
        show(TerminalIO.here(), chances, game.aim)
    return 0


def game_from(text: str, file: str, ply: int | None, err: TerminalIO) -> Game:
    """The game of a position (one JSON object), or of a record after `ply` moves. Raises a ValueError that names the file."""
    try:
        position = json.loads(text)
    except (ValueError, RecursionError):
        position = None
    if not isinstance(position, dict) or "duopoly" in position:
        return game_of_record(text, file, ply, err)
    if ply is not None:
        raise BadInput(f"ply: expected a record, got a position, which has no moves: {file}")
    try:
        return Game.from_position(position)
    except BadPosition as error:
        raise BadPosition(f"{file}: {error}") from error


def game_of_record(text: str, file: str, ply: int | None, err: TerminalIO) -> Game:
    """The game of a record after `ply` moves, or all; says if other rules made it."""
    try:
        record = Record.parse(text)
    except BadRecord as error:
        raise BadRecord(f"{file}: neither a position nor a record: {error}") from error
    if ply is not None and not 0 <= ply <= len(record.moves):
        raise BadInput(f"ply: expected 0 to {len(record.moves)}, got {ply}")
    return legal_game(record, file, err, ply)


def show(io: TerminalIO, chances: Odds, aim: str) -> None:
    """Prints the tables and how they were made."""
    io.show(players_table(chances))
    if chances.moves:
        io.say()
        io.show(moves_table(chances))
    io.say()
    for line in sentences(chances, aim):
        io.say(line)


def players_table(chances: Odds) -> Any:
    """A line for each player, and one for nobody if that is at all likely."""
    from rich.table import Table
    from rich.text import Text

    table = Table("", "wins", "95% interval", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, chance in chances.players.items():
        table.add_row(name, percent(chance.value), span(chance))
    if chances.nobody.value >= LEAST_SHOWN:
        table.add_row(Text("nobody", style="dim"), percent(chances.nobody.value), span(chances.nobody))
    return table


def moves_table(chances: Odds) -> Any:
    """A line for each move of the player to act."""
    from rich.table import Table

    table = Table(f"{chances.to_act}'s move", "wins", "against the best", "95% interval", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in chances.moves:
        table.add_row(row.move, percent(row.chance.value), *beside_best(row))
    return table


def beside_best(row: MoveOdds) -> tuple[str, str]:
    """The difference from the best move that is no offer, and its interval; only that move's own is exactly 0."""
    if row.less == ZERO:
        return "best", ""
    return points(row.less.value), f"{points(row.less.low)} to {points(row.less.high)}"


def span(chance: Estimate) -> str:
    """An interval in words."""
    low, high = ends_text(100 * chance.low, 100 * chance.high, 1)
    return f"{low} to {high}%"


def points(part: float) -> str:
    """A difference between chances in percentage points, signed."""
    return f"{round(100 * part, 1) + 0.0:+.1f}".replace("-", "−")


def sentences(chances: Odds, aim: str) -> list[str]:
    """How the figures were made."""
    if chances.engine == "none":
        return ["The game is over: nothing is left to chance."]
    rests = f"{chances.rollouts:,} rollouts of each by the {chances.engine}, of {chances.rounds:.0f} rounds on average"
    said = [f"{rests}: {manner(chances.bot, aim)}"]
    if chances.moves:
        said.append("Moves were given the same dice; differences are in points. Offers count as accepted.")
    if chances.unfinished and chances.bot != JUDGE:
        said.append(cut_off(chances.unfinished))
    return said


def manner(bot: str, aim: str, last_round: int = 0) -> str:
    """How rollouts of a bot are played: those of a timed game to `last_round`, if that is known."""
    seats = f"{PLAYER} has every seat, without offers" if bot == JUDGE else f"every seat is played on by {bot}"
    if aim == "timed":
        return f"{seats}, {length_of_timed(bot, last_round)}; then the final count says who wins."
    return f"{seats}; then the value network tells the chances." if bot == JUDGE else f"{seats}."


def length_of_timed(bot: str, last_round: int) -> str:
    """How long the rollouts of a timed game are."""
    if last_round:
        return f"to round {last_round}"
    return f"for up to {LONG} rounds" if bot == JUDGE else "to the last round"


def cut_off(unfinished: float) -> str:
    """What became of rollouts that were cut off."""
    return f"Not finished: {percent(unfinished)} of the rollouts; they count by what each player had."
