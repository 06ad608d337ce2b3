"""The commands, as Cyclopts reads them from the functions here; their options are in `options`."""

from typing import Annotated

from cyclopts import App, Parameter

from ..editions import DEFAULT
from .options import (
    AIM,
    EDITION,
    EditionName,
    HouseRules,
    JsonOnly,
    LadderOptions,
    Lang,
    MatchOptions,
    OddsOptions,
    PlayOptions,
    PuzzlesOptions,
    ReviewOptions,
    ServeOptions,
    SimulateOptions,
    StudyOptions,
    TablesOptions,
    TrainOptions,
    flag,
    number,
)
from .text_wrap import PlainHelp

app = App(
    name="duopoly",
    help="Plays Anti-Monopoly and Monopoly by the book. Without a command it opens the page in your browser.",
    help_format="plaintext",
    help_formatter=PlainHelp(),
    version_flags=[],
    result_action="return_value",
    suppress_keyboard_interrupt=False,  # the command line says that it was stopped
)

app.register_install_completion_command(
    help="Install Tab completion of commands and options for your shell (bash, zsh or fish).", help_flags=[], version_flags=[]
)


tables = App(name="tables", help="List, delete, or export the tables that a server stores.")
app.command(tables)
TableId = Annotated[str, Parameter(help='The tables by their ids, as "duopoly tables list" shows them.')]


@app.default
def page() -> int:
    """Serve the page on this computer and open it in the browser."""
    from .serve import open_here

    return open_here()


@app.command
def serve(*, options: ServeOptions = ServeOptions()) -> int:  # noqa: B008  # frozen
    """Serve the page to browsers here, at home or anywhere."""
    from .serve import run

    return run(options)


@app.command
def play(
    name: Annotated[
        str | None, Parameter(help="The saved game to continue, after --resume. [default: the last unfinished one]")
    ] = None,
    /,
    *,
    options: PlayOptions = PlayOptions(),  # noqa: B008
) -> int:
    """Play a game in this terminal, with people and bots.

    Without options it asks what to play.
    """
    from .play import run

    return run(name, options)


@app.command
def replay(
    file: Annotated[str, Parameter(help='A saved game or another record; "-" is standard input.', allow_leading_hyphen=True)],
    /,
    *,
    upto: Annotated[int | None, number("Stop after this many moves, chance counted. [default: all]")] = None,
    lang: Lang = None,
    verify: Annotated[
        bool,
        flag(
            "Only check: that the file is whole, that every move is legal, and that every throw and card follows from the "
            "secret whose hash was shown before the first throw."
        ),
    ] = False,
    json: Annotated[bool, flag("Print the end as JSON.")] = False,
) -> int:
    """Tell a recorded game move by move; or check it, dice and all."""
    from .replay import replay as run

    return run(file, upto, lang, verify, json)


@app.command
def edition(
    name: Annotated[
        str | None, Parameter(help="An edition's name, or the path of a .toml file. [default: list all editions]")
    ] = None,
    other: Annotated[str | None, Parameter(help="Another edition: show only the differences.")] = None,
    /,
    *,
    rule: HouseRules = None,
    lang: Lang = None,
    json: JsonOnly = False,
) -> int:
    """Show the editions, one of them, or the differences between two."""
    from .editions import show

    return show(name, other, rule or [], lang, json)


@app.command
def rules(
    edition: Annotated[str, Parameter(help=EDITION)],
    paragraph: Annotated[
        str | None,
        Parameter(help="A paragraph by its number, like 11, its heading, or a topic, like monopoly. [default: show them all]"),
    ] = None,
    /,
    *,
    rule: HouseRules = None,
    aim: Annotated[str | None, Parameter(help=f"Leave out what does not matter in a game with this aim: {AIM}")] = None,
    lang: Lang = None,
    json: JsonOnly = False,
    markdown: Annotated[bool, flag("Print a page of the docs, optional rules included.")] = False,
) -> int:
    """Read the rules of an edition in our own words, or one paragraph."""
    from .rules import show

    return show(edition, paragraph, rule or [], aim, lang, json, markdown)


@app.command
def simulate(edition: EditionName = DEFAULT, /, *, options: SimulateOptions = SimulateOptions()) -> int:  # noqa: B008
    """Play many games between bots, and show who wins how often."""
    from .simulate import run

    return run(edition, options)


@app.command
def study(
    name: Annotated[str | None, Parameter(help="The study. [default: list all studies]")] = None,
    /,
    *,
    options: StudyOptions = StudyOptions(),  # noqa: B008
) -> int:
    """Write a report on fairness, strategy, game length, and more."""
    from .study import check_list, run, show_list

    if options.list or name is None:
        check_list(name, options)
        return show_list(options.json)
    return run(name, options)


@app.command
def train(*, options: TrainOptions = TrainOptions()) -> int:  # noqa: B008
    """Learn to evaluate positions, for the bots that look ahead."""
    from .train import run

    return run(options)


@app.command
def match(*, options: MatchOptions = MatchOptions()) -> int:  # noqa: B008
    """Let bots play each other until it is certain which is better.

    Every deal of dice and cards is played in all seatings: each player gets each seat, and each role there.
    """
    from .match import run

    return run(options)


@app.command
def ladder(*, options: LadderOptions = LadderOptions()) -> int:  # noqa: B008
    """Rank bots: every two of them play, with every number of seats."""
    from .ladder import run

    return run(options)


@app.command
def odds(
    file: Annotated[
        str,
        Parameter(help='A position as JSON, a saved game or another record; "-" is standard input.', allow_leading_hyphen=True),
    ],
    /,
    *,
    options: OddsOptions = OddsOptions(),  # noqa: B008
) -> int:
    """Show who will win from a position, and what each move is worth.

    Bots play the position on many times; each move of the player to act gets the same dice.
    """
    from .odds import run

    return run(file, options)


@app.command
def review(
    file: Annotated[str, Parameter(help='A saved game or another record; "-" is standard input.', allow_leading_hyphen=True)],
    /,
    *,
    options: ReviewOptions = ReviewOptions(),  # noqa: B008
) -> int:
    """Review a recorded game: luck, skill, and the costliest decisions.

    Bots play on from each decision many times, after the move that was made and after the best of the others.
    """
    from .review import run

    return run(file, options)


@app.command
def puzzles(*, options: PuzzlesOptions = PuzzlesOptions()) -> int:  # noqa: B008
    """Find puzzles: positions in bots' games with one clearly best move."""
    from .puzzles import run

    return run(options)


@app.command
def site(
    *,
    out: Annotated[str, Parameter(help="The folder to write.")],
    pyodide: Annotated[
        str | None, Parameter(help="Pyodide as npm packs it, or the folder where npm installed it. [default: from npm]")
    ] = None,
    msgspec: Annotated[str | None, Parameter(help="The wheel of msgspec for Pyodide. [default: from PyPI]")] = None,
) -> int:
    """Write the page as files for any web host: it plays without a server."""
    from .site import site as run

    return run(out, pyodide, msgspec)


@app.command
def warm(
    *,
    unchecked: Annotated[bool, Parameter(show=False, help="Deprecated: has no effect.")] = False,
    json: Annotated[bool, flag("Print the result as JSON.")] = False,
) -> int:
    """Check that the compiled rules can play here."""
    from .warm import warm as run

    return run(json)


@tables.command(name="list")
def list_tables(*, options: TablesOptions = TablesOptions(), json: JsonOnly = False) -> int:  # noqa: B008
    """List the tables, the latest first."""
    from .tables import list_tables as run

    return run(options, json)


@tables.command(name="delete")
def delete_tables(
    *ids: TableId,
    options: TablesOptions = TablesOptions(),  # noqa: B008
    yes: Annotated[bool, flag("Delete without asking.")] = False,
) -> int:
    """Delete tables with all their moves, for good: those named, or the old ones. The server may be running."""
    from .tables import delete_tables as run

    return run(ids, options, yes)


@tables.command(name="export")
def export_tables(
    *ids: TableId,
    options: TablesOptions = TablesOptions(),  # noqa: B008
    out: Annotated[str, Parameter(help="The folder for the records.")] = "tables",
) -> int:
    """Write the records of tables as files that "duopoly replay" reads: those named, the old ones, or all."""
    from .tables import export_tables as run

    return run(ids, options, out)
