"""The commands and their options, as Cyclopts reads them from the functions here."""

from typing import Annotated, Literal

from cyclopts import App, Parameter

from ..editions import DEFAULT
from .plan import SEATS
from .wrapping import Plain

Flag = Annotated[bool, Parameter(negative="")]
Many = Annotated[list[str] | None, Parameter(negative="")]

app = App(
    name="duopoly",
    help="Plays Anti-Monopoly and Monopoly by the book. Without a command it asks what to play.",
    help_format="plaintext",
    help_formatter=Plain(),
    version_flags=[],
    result_action="return_value",
)


@app.default
def ask() -> int:
    """Ask what to play, and play it."""
    from .asking import ask_and_play

    return ask_and_play()


@app.command
def play(
    name: str | None = None,
    /,
    *,
    edition: str = DEFAULT,
    seats: str = SEATS,
    aim: str | None = None,
    seed: int | None = None,
    rule: Many = None,
    rounds: int | None = None,
    minutes: int | None = None,
    dice: Literal["auto", "ask"] | None = None,
    cards: Literal["auto", "ask"] | None = None,
    lang: str | None = None,
    resume: Flag = False,
    saves: str | None = None,
    json: Flag = False,
    quiet: Flag = False,
) -> int:
    """Play a game at this screen, with people and bots.

    Parameters
    ----------
    name
        The saved game to go on with, after --resume; the last unfinished one where it is left out.
    edition
        The edition: a name that "duopoly edition" lists, or the path of a .toml file.
    seats
        Who plays, clockwise, between commas: steady and random are bots, any other word is a person.
        A role may follow each name: Ann:competitor or Ann:c, Bob:monopolist or Bob:m.
    aim
        "last" (the last one standing), "camp" (the richest of the last camp) or "timed". [default: last]
    seed
        A number that settles all the dice; the same seed and moves make the same game.
    rule
        A house rule as name=value, like start_cash=2000; may be given several times.
    rounds
        Stop after that many rounds. Bots alone stop after 1000 where nothing is said.
    minutes
        A timed game of that many minutes.
    dice
        "ask": people throw real dice and type them in. [default: auto]
    cards
        "ask": people draw real cards and type their numbers in. [default: auto]
    lang
        The language: en, fr or pl.
    resume
        Go on with a saved game.
    saves
        The folder of saved games; DUOPOLY_SAVES says the same.
    json
        Print the result as JSON; everything else goes to the standard error.
    quiet
        Leave out the story: only questions and the end.
    """
    from .playing import play_or_resume

    options = {
        "edition": edition,
        "seats": seats,
        "aim": aim,
        "seed": seed,
        "rule": rule,
        "rounds": rounds,
        "minutes": minutes,
        "dice": dice,
        "cards": cards,
        "lang": lang,
        "resume": resume,
        "name": name,
        "saves": saves,
        "json": json,
        "quiet": quiet,
    }
    return play_or_resume(options)


@app.command
def replay(file: str, /, *, upto: int | None = None, lang: str | None = None, verify: Flag = False, json: Flag = False) -> int:
    """Tell a recorded game move by move, and how it stands at the end.

    Parameters
    ----------
    file
        A saved game or another record.
    upto
        Stop after that many moves, chance counted.
    lang
        The language: en, fr or pl.
    verify
        Check only that every move is legal and that the file is whole.
    json
        Print the end as JSON.
    """
    from .replay import replay as run_replay

    return run_replay(file, upto, lang, verify, json)


@app.command
def edition(name: str | None = None, other: str | None = None, /, *, lang: str | None = None, json: Flag = False) -> int:
    """Show the editions, one of them, or what differs between two.

    Parameters
    ----------
    name
        An edition's name, or the path of a .toml file; all are listed where it is left out.
    other
        Another edition: only what differs is shown.
    lang
        The language: en, fr or pl.
    json
        Print JSON.
    """
    from .editions import show

    return show(name, other, lang, json)
