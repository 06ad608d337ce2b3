"""The commands and their options, as Cyclopts reads them from the functions here."""

from typing import Annotated, Literal

from cyclopts import App, Parameter

from ..editions import DEFAULT
from .contests import ladder, match, odds
from .figures import simulate, study, train
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
def edition(
    name: str | None = None,
    other: str | None = None,
    /,
    *,
    rule: Many = None,
    lang: str | None = None,
    json: Flag = False,
) -> int:
    """Show the editions, one of them, or what differs between two.

    Parameters
    ----------
    name
        An edition's name, or the path of a .toml file; all are listed where it is left out.
    other
        Another edition: only what differs is shown.
    rule
        A house rule as name=value: the edition is shown as it is played by it. May be given several times.
    lang
        The language: en, fr or pl.
    json
        Print JSON.
    """
    from .editions import show

    return show(name, other, rule or [], lang, json)


@app.command
def rules(
    edition: str,
    paragraph: str | None = None,
    /,
    *,
    rule: Many = None,
    aim: str | None = None,
    lang: str | None = None,
    json: Flag = False,
    markdown: Flag = False,
) -> int:
    """Read the rules of an edition in our own words, or one paragraph.

    Parameters
    ----------
    edition
        An edition's name, or the path of a .toml file.
    paragraph
        A paragraph by its number, like 11, its heading, or a topic, like monopoly; all are shown where it is left out.
    rule
        A house rule as name=value, like speed_die=true; may be given several times. What it changes is marked.
    aim
        Leave out what does not matter for a game with this aim: "last", "camp" or "timed".
    lang
        The language: en, fr or pl.
    json
        Print JSON.
    markdown
        Print a page of the docs, optional rules included.
    """
    from .rules import show

    return show(edition, paragraph, rule or [], aim, lang, json, markdown)


app.command(simulate)
app.command(study)
app.command(train)
app.command(match)
app.command(ladder)
app.command(odds)


@app.command
def warm(*, unchecked: Flag = False, json: Flag = False) -> int:
    """Compile the rules for simulate and study, so that they start at once.

    Parameters
    ----------
    unchecked
        Leave out bounds checks, for "simulate --unchecked".
    json
        Print what is there as JSON.
    """
    from .warm import warm as run_warm

    return run_warm(unchecked, json)
