"""The commands that let bots play each other, and their options."""

from typing import Annotated

from cyclopts import Parameter

from ..editions import DEFAULT
from .options import Flag, Many


def match(
    *,
    players: str = "steady,random",
    edition: str = DEFAULT,
    games: int = 2000,
    at_least: float | None = None,
    all: Flag = False,
    seed: int | None = None,
    aim: str = "last",
    rule: Many = None,
    rounds: int | None = None,
    seconds: float | None = None,
    rollouts: int | None = None,
    workers: int | None = None,
    engine: str = "auto",
    log: str | None = None,
    json: Flag = False,
    quiet: Flag = False,
) -> int:
    """Let bots play each other until it is sure who plays better.

    Every deal of dice and cards is played in all seatings: each player has each seat, and each role there.

    Parameters
    ----------
    players
        The bots between commas, each with the number of its seats: steady,random:3. A level (child, easy, normal,
        hard, expert) is its bot; cmd:./mybot.py is a program that speaks the bot protocol. What one may take for a
        decision follows an @: planner@0.1:3 for seconds, planner@200r for rollouts.
    edition
        The edition: a name that "duopoly edition" lists, or the path of a .toml file.
    games
        How many at most; whole deals are played.
    at_least
        Ask whether the first player wins at least this share of the games, like 0.4.
        [default: ask who of each two wins more often, seat for seat]
    all
        Play all the games, even where it is sure before.
    seed
        A number that settles dice and cards: the same seed makes the same match, if the bots do not go by the clock.
    aim
        "last" (the last one standing), "camp" (the richest of the last camp) or "timed".
    rule
        A house rule as name=value, like start_cash=2000; may be given several times.
    rounds
        Give a game up after that many; a timed game is reckoned then. [default: 1000; timed: 30]
    seconds
        What a bot that thinks may take for a decision, if it has no @ of its own.
        [default: what it wants; programs: 0.3]
    rollouts
        The same in rollouts, for bots that count them: then the clock is of no account.
    workers
        How many processors to use. [default: all]
    engine
        "twin" (compiled), "interpreter", or "auto". Programs and bots that think always play at a table.
    log
        A file for the decisions that bots forfeited, one JSON object a line.
    json
        Print the result as JSON; everything else goes to the standard error.
    quiet
        Leave out the progress.
    """
    from .match import run

    options = {
        "players": players,
        "edition": edition,
        "games": games,
        "at_least": at_least,
        "all": all,
        "seed": seed,
        "aim": aim,
        "rule": rule,
        "rounds": rounds,
        "seconds": seconds,
        "rollouts": rollouts,
        "workers": workers,
        "engine": engine,
        "log": log,
        "json": json,
        "quiet": quiet,
    }
    return run(options)


def ladder(
    *,
    players: str | None = None,
    editions: str = DEFAULT,
    games: int = 400,
    seats: int = 4,
    seed: int = 1,
    rounds: int | None = None,
    seconds: float | None = None,
    rollouts: int | None = None,
    workers: int | None = None,
    engine: str = "auto",
    out: str = "ladder",
    json: Flag = False,
    quiet: Flag = False,
) -> int:
    """Rate all bots: every two of them play a match in every edition.

    Parameters
    ----------
    players
        The bots between commas; programs, too: cmd:./mybot.py; with what they may take: planner@0.1, planner@200r.
        [default: all that answer at once]
    editions
        The editions between commas, or "all".
    games
        How many games every two bots play; whole deals are played.
    seats
        The seats of a game, half of them for each of the two.
    seed
        A number that settles dice and cards.
    rounds
        Give a game up after that many. [default: 1000]
    seconds
        What a bot that thinks may take for a decision, if it has no @ of its own.
        [default: what it wants; programs: 0.3]
    rollouts
        The same in rollouts, for bots that count them.
    workers
        How many processors to use. [default: all]
    engine
        "twin" (compiled), "interpreter", or "auto".
    out
        The folder for ladder.md and its charts.
    json
        Print the ratings as JSON; everything else goes to the standard error.
    quiet
        Leave out the progress.
    """
    from .ladder import run

    options = {
        "players": players,
        "editions": editions,
        "games": games,
        "seats": seats,
        "seed": seed,
        "rounds": rounds,
        "seconds": seconds,
        "rollouts": rollouts,
        "workers": workers,
        "engine": engine,
        "out": out,
        "json": json,
        "quiet": quiet,
    }
    return run(options)


def odds(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    ply: int | None = None,
    rollouts: int | None = None,
    no_moves: Flag = False,
    bot: str = "steady",
    seed: int = 1,
    engine: str = "auto",
    json: Flag = False,
) -> int:
    """Say who will win from a position, and what each move is worth.

    The position is played on many times by bots in all seats; each move of who is to decide, with the same dice.

    Parameters
    ----------
    file
        A position as JSON, a saved game or another record; "-" is the standard input.
    ply
        After so many moves of the record, chance counted. [default: all]
    rollouts
        How often each is played on. [default: 2000; 100 by the interpreter]
    no_moves
        Leave out the moves.
    bot
        The bot that plays on: one that answers at once.
    seed
        A number that settles the dice of the rollouts; they are never those of the game.
    engine
        "twin" (compiled), "interpreter", or "auto": the twin where it was compiled before.
    json
        Print JSON; everything else goes to the standard error.
    """
    from .odds import run

    options = {
        "file": file,
        "ply": ply,
        "rollouts": rollouts,
        "no_moves": no_moves,
        "bot": bot,
        "seed": seed,
        "engine": engine,
        "json": json,
    }
    return run(options)
