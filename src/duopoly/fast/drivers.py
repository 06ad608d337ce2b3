"""What Python calls in the twin. It is one function, so that the rules are compiled and optimised once for all of it."""

from ..bots.playout import Lineup, Row, play_game, step
from ..bots.tally import Tally, count
from ..rules.state import State, Table

PLAY, STEP, TALLY = range(3)


def drive(
    task: int,
    games: list[State],
    tables: list[Table],
    lineups: list[Lineup],
    key: int,
    first: int,
    rows: list[Row],
    tallies: list[Tally],
) -> None:
    """Does one of the tasks; arrays that it does not need may be empty."""
    if task == PLAY:
        play_block(games, tables, lineups, key, first, rows)
    elif task == STEP:
        step(games[first], tables[0], lineups[0])
    elif task == TALLY:
        for i in range(len(rows)):
            count(tallies[0], rows[i])


def play_block(games: list[State], tables: list[Table], lineups: list[Lineup], key: int, first: int, rows: list[Row]) -> None:
    """Plays as many games as there are rows, from number `first` on, all in the first of `games`."""
    for i in range(len(rows)):
        number = first + i
        play_game(games[0], tables[0], lineups[number % len(lineups)], key, number, games[0].till, rows[i])  # type: ignore[arg-type]
