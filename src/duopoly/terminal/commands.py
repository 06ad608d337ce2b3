"""The commands and their options, as Cyclopts reads them from the functions here."""

from typing import Annotated, Literal

from cyclopts import App, Parameter

from ..editions import DEFAULT
from .contests import ladder, match, odds
from .options import Flag, Many
from .plan import SEATS
from .wrapping import Plain

app = App(
    name="duopoly",
    help="Plays Anti-Monopoly and Monopoly by the book. Without a command it opens the page in your browser.",
    help_format="plaintext",
    help_formatter=Plain(),
    version_flags=[],
    result_action="return_value",
)


@app.default
def page() -> int:
    """Serve the page on this computer and open it in the browser."""
    from .serving import serve as run_server

    return run_server({"port": None}, open_page=True)


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    open: Annotated[bool, Parameter(negative="--no-open")] = True,
    public_url: str | None = None,
    requests_a_minute: int = 300,
    lang: str | None = None,
) -> int:
    """Serve the page to browsers here, in the house or anywhere.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets everybody in your network in.
    port
        The port; 0 takes one that is free.
    db
        Where tables are kept: the path of an SQLite file, or postgresql+psycopg://user:password@host/name
        for several servers at once. [default: a file in your data folder]
    open
        Open the page in the browser here.
    public_url
        How the server is called from outside, for links and QR codes, like https://games.example.org.
    requests_a_minute
        How many requests one address may make in a minute.
    lang
        The language of what is said here: en, fr or pl.
    """
    from .serving import serve as run_server

    options = {"host": host, "port": port, "db": db, "public_url": public_url, "requests_a_minute": requests_a_minute}
    return run_server({**options, "lang": lang}, open)


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

    Without options it asks what to play.

    Parameters
    ----------
    name
        The saved game to go on with, after --resume; the last unfinished one where it is left out.
    edition
        The edition: a name that "duopoly edition" lists, or the path of a .toml file.
    seats
        Who plays, clockwise, between commas: the names of bots, or levels (child, easy, normal, hard, expert), are bots,
        any other word is a person.
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
    """Tell a recorded game move by move; or check it, dice and all.

    Parameters
    ----------
    file
        A saved game or another record.
    upto
        Stop after that many moves, chance counted.
    lang
        The language: en, fr or pl.
    verify
        Check only: that the file is whole, every move is legal, and every throw and
        card follows from the secret whose hash was shown before the first throw.
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


@app.command
def simulate(
    edition: str = DEFAULT,
    /,
    *,
    seats: str = "steady,steady,steady,steady",
    games: int = 1000,
    seed: int | None = None,
    aim: str = "last",
    rule: Many = None,
    rounds: int | None = None,
    seating: str | None = None,
    workers: int | None = None,
    engine: str = "auto",
    cluster: str | None = None,
    out: str | None = None,
    json: Flag = False,
    quiet: Flag = False,
) -> int:
    """Play many games of bots, and say who wins how often.

    Parameters
    ----------
    edition
        The edition: a name that "duopoly edition" lists, or the path of a .toml file.
    seats
        The bots, clockwise, between commas; a role may follow each: steady:c, steady:m.
    games
        How many: 1_000_000 is a million.
    seed
        A number that settles everything: game n is the same wherever and however it is played.
    aim
        "last" (the last one standing), "camp" (the richest of the last camp) or "timed".
    rule
        A house rule as name=value, like foundation_monopolist=160; may be given several times.
    rounds
        Give a game up after that many; a timed game is reckoned then. [default: 1000; timed: 30]
    seating
        "fixed" (as named; without roles by the leaflet's set-up), "rotated" (each begins as often) or "balanced"
        (each also plays every role, in all splits of the camps). [default: fixed with roles, else balanced]
    workers
        How many processors to use. [default: all]
    engine
        "twin" (compiled), "interpreter", or "auto": compiles where so many games make it pay.
    cluster
        The scheduler of a Dask cluster, like tcp://host:8786.
    out
        A folder that keeps a row of each game, as Parquet; the same command again goes on where it was stopped.
    json
        Print the result as JSON; everything else goes to the standard error.
    quiet
        Leave out the progress.
    """
    from .simulate import run

    options = {
        "edition": edition,
        "seats": seats,
        "games": games,
        "seed": seed,
        "aim": aim,
        "rule": rule,
        "rounds": rounds,
        "seating": seating,
        "workers": workers,
        "engine": engine,
        "cluster": cluster,
        "out": out,
        "json": json,
        "quiet": quiet,
    }
    return run(options)


@app.command
def study(
    name: str | None = None,
    /,
    *,
    list: Flag = False,
    edition: str | None = None,
    games: int | None = None,
    seed: int = 1,
    rule: Many = None,
    seats: int | None = None,
    aim: str | None = None,
    vary: str | None = None,
    between: str | None = None,
    workers: int | None = None,
    engine: str = "auto",
    out: str | None = None,
    json: Flag = False,
    quiet: Flag = False,
) -> int:
    """Make a report: is it fair, which titles earn, how long it lasts.

    Parameters
    ----------
    name
        The study; all are listed where it is left out.
    list
        List the studies with their options.
    edition
        The edition: a name that "duopoly edition" lists, the path of a .toml file, or "all".
    games
        How many games of each kind; more make the intervals narrower.
    seed
        A number that settles everything: the same seed makes the same report, byte for byte.
    rule
        A house rule as name=value, like foundation_monopolist=160; may be given several times.
    seats
        How many players, where the study is not about all numbers of them.
    aim
        The aim of the games of balance: "last", "camp" or "timed".
    vary
        The amount that balance looks for: cash_competitor, cash_monopolist or any amount of the edition.
    between
        The least and the most that it may be, like 500,3000.
    workers
        How many processors to use. [default: all]
    engine
        "twin" (compiled), "interpreter", or "auto": the twin where it can be had.
    out
        The folder for the report. [default: one in studies, named after the study]
    json
        Print what was found as JSON; everything else goes to the standard error.
    quiet
        Leave out the progress.
    """
    from .study import run, show_list

    if list or name is None:
        return show_list(json)
    options = {
        "name": name,
        "edition": edition,
        "games": games,
        "seed": seed,
        "rule": rule,
        "seats": seats,
        "aim": aim,
        "vary": vary,
        "between": between,
        "workers": workers,
        "engine": engine,
        "out": out,
        "json": json,
        "quiet": quiet,
    }
    return run(options)


app.command(match)
app.command(ladder)
app.command(odds)


@app.command
def warm(*, json: Flag = False) -> int:
    """Compile the rules for simulate and study, so that they start at once.

    Parameters
    ----------
    json
        Print what is there as JSON.
    """
    from .warm import warm as run_warm

    return run_warm(json)
