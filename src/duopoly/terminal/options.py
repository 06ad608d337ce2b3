"""The options of the commands, as Cyclopts reads them: one dataclass for each command, and what several of them share."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from ..editions import DEFAULT
from .game_setup import SEATS

if TYPE_CHECKING:
    from cyclopts import Token


def flag(help: str) -> Parameter:
    """A switch that is off unless it is named."""
    return Parameter(help=help, negative="")


def number(help: str) -> Parameter:
    """An option that is a whole number."""
    return Parameter(help=help, converter=read_integer)


def read_integer(_type: type, tokens: "Sequence[Token]") -> int:
    """The number that was typed. Cyclopts alone would round 2.5."""
    text = tokens[0].value
    for base in (10, 0):  # 0: 0x1f, too
        try:
            return int(text, base)
        except ValueError:
            pass
    raise ValueError(f"expected a whole number, got {text!r}")


def decimal(help: str) -> Parameter:
    """An option that is a number."""
    return Parameter(help=help, converter=read_number)


def read_number(_type: type, tokens: "Sequence[Token]") -> float:
    """The number that was typed."""
    try:
        return float(tokens[0].value)
    except ValueError:
        raise ValueError(f"expected a number, got {tokens[0].value!r}") from None


def options(cls: type) -> type:
    """A class of options that are used together on the command line."""
    return Parameter(name="*")(dataclass(frozen=True, kw_only=True)(cls))


# What several commands share.

EDITION = 'The edition: a name that "duopoly edition" lists, or the path of a .toml file.'
AIM = '"last" (the last one standing), "camp" (the richest of the last camp) or "timed".'
EditionName = Annotated[str, Parameter(help=EDITION)]
Editions = Annotated[str, Parameter(help='The editions, separated by commas, or "all".')]
Aim = Annotated[str, Parameter(help=AIM)]
HouseRules = Annotated[
    list[str] | None, Parameter(help="A house rule as name=value, like start_cash=2000. May be repeated.", negative="")
]
Lang = Annotated[
    str | None, Parameter(help="The language by its code: en, fr, pl … [default: a record's own, else your system's, or en]")
]
Rounds = Annotated[
    int | None, number("Stop each game after this many rounds; a timed game ends then. [default: 1000; timed: 30]")
]
Workers = Annotated[int | None, number("How many processors to use. [default: all]")]
Engine = Annotated[str, Parameter(help='"twin" (compiled), "interpreter" or "auto".')]
Cluster = Annotated[
    str | None,
    Parameter(help="Play on a Dask cluster: its scheduler's address, like tcp://host:8786. [default: this computer]"),
]
Seconds = Annotated[
    float | None,
    decimal("Time limit per decision for bots without their own @ limit. [default: the bot's own; programs: 0.3]"),
]
Rollouts = Annotated[
    int | None, number("The same limit in rollouts, for bots that count them: the clock is ignored. [default: the bot's own]")
]
PrintJson = Annotated[bool, flag("Print the result as JSON; everything else goes to standard error.")]
JsonOnly = Annotated[bool, flag("Print JSON.")]
GAMES = 2000
"""How many games a match has at most, unless it is said."""
Quiet = Annotated[bool, flag("Do not show progress.")]


OlderThan = Annotated[
    float | None, decimal("Only tables in which nothing has happened for this many days, like 90. [default: of any age]")
]


@options
class TablesOptions:
    """Options of all commands of `duopoly tables`."""

    db: Annotated[
        str | None,
        Parameter(help='Where the tables are stored, as for "duopoly serve". [default: the file in your data folder]'),
    ] = None
    older_than: OlderThan = None
    lang: Lang = None


@options
class ServeOptions:
    """Options of `duopoly serve`."""

    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 accepts everyone on your network.")] = "127.0.0.1"
    port: Annotated[int, number("The port; 0 picks a free one.")] = 8000
    db: Annotated[
        str | None,
        Parameter(
            help="Where tables are stored: the path of an SQLite file, or postgresql+psycopg://user:password@host/name "
            "to share them among several servers. [default: a file in your data folder]"
        ),
    ] = None
    open: Annotated[bool, Parameter(help="Open the page in the browser.", negative="--no-open")] = True
    public_url: Annotated[
        str | None,
        Parameter(help="The server's public address, for links and QR codes, like https://games.example.org. [default: none]"),
    ] = None
    allowed_hosts: Annotated[
        str | None,
        Parameter(
            help="Further names under which the server answers, separated by commas, like games.example.org; .example.org "
            "stands for all below it, * for any. Addresses, names of a local network, and the public URL always work. "
            "[default: no others]"
        ),
    ] = None
    requests_a_minute: Annotated[int, number("How many requests one address may make per minute.")] = 300
    retention: Annotated[
        float | None, decimal("Delete tables in which nothing has happened for this many days. [default: never]")
    ] = None
    tables_per_browser: Annotated[
        int | None,
        number(
            "How many unfinished tables one browser may have set up; 0: no limit. [default: 100; no limit on this "
            "computer only]"
        ),
    ] = None
    tables_per_address: Annotated[
        int | None,
        number(
            "The same for one network address; its finished tables count for a day, too. [default: 500; no limit on this "
            "computer only]"
        ),
    ] = None
    connections_per_address: Annotated[int, number("How many connections one address may have open.")] = 200
    push_key: Annotated[
        str | None,
        Parameter(
            help="Notify people of their turn when their page is closed (Web Push): the file with this server's key, which is "
            "made if it is not there. [default: no]"
        ),
    ] = None
    push_contact: Annotated[
        str | None,
        Parameter(help="Where push services reach you, like mailto:you@example.org; needed with --push-key. [default: none]"),
    ] = None
    metrics: Annotated[bool, Parameter(help="Show counters for Prometheus at /metrics, to this computer.", negative="")] = False
    request_log: Annotated[bool, Parameter(help="Print a line for each request.", negative="")] = False
    lang: Annotated[
        str | None, Parameter(help="The language of this command's messages: en, fr, pl … [default: your system's, or en]")
    ] = None


@options
class PlayOptions:
    """Options of `duopoly play`."""

    edition: Annotated[str | None, Parameter(help=f"{EDITION} [default: {DEFAULT}]")] = None
    seats: Annotated[
        str | None,
        Parameter(
            help="The players, clockwise, separated by commas. Bot names and levels (child, easy, normal, hard, expert) are "
            "bots; any other word is a person. Write people with a capital letter: planer is taken for a typing error. "
            "A limit per decision follows an @: planner@0.1 for seconds, planner@200r for rollouts. A role may follow "
            "each name: Ann:competitor or Ann:c, Bob:monopolist or Bob:m. "
            f"[default: {SEATS}]"
        ),
    ] = None
    aim: Annotated[str | None, Parameter(help=f"{AIM} [default: last]")] = None
    order: Annotated[
        Literal["given", "thrown"] | None,
        Parameter(help='Who starts if all seats have roles: "given" (the first seat) or "thrown" (the dice). [default: given]'),
    ] = None
    seed: Annotated[
        int | None,
        number("Seed of dice and cards; the same seed and moves give the same game. [default: a new one, which is shown]"),
    ] = None
    rule: HouseRules = None
    rounds: Annotated[
        int | None,
        number(
            "Stop after this many rounds; a timed game ends then. "
            "[default: never; bots alone: 1000; timed: the rule rounds, if it is set]"
        ),
    ] = None
    minutes: Annotated[
        int | None,
        number(
            "Play a timed game of this many minutes. "
            "[default: 120 with --aim timed; none if bots play alone or rounds end the game]"
        ),
    ] = None
    dice: Annotated[
        Literal["auto", "ask"] | None, Parameter(help='"ask": people throw real dice and type them in. [default: auto]')
    ] = None
    cards: Annotated[
        Literal["auto", "ask"] | None,
        Parameter(help='"ask": people draw real cards and type their numbers. [default: auto]'),
    ] = None
    lang: Lang = None
    resume: Annotated[bool, flag("Continue a saved game.")] = False
    saves: Annotated[
        str | None, Parameter(help="The folder of saved games. DUOPOLY_SAVES sets it, too. [default: in your data folder]")
    ] = None
    json: PrintJson = False
    no_reasons: Annotated[bool, flag("Do not say why bots make their moves; during the game, r switches that off and on.")] = (
        False
    )
    quiet: Annotated[bool, flag("Print only questions and the end of the game.")] = False


@options
class SimulateOptions:
    """Options of `duopoly simulate`."""

    seats: Annotated[
        str, Parameter(help="The bots, clockwise, separated by commas; a role may follow each: steady:c,steady:m.")
    ] = "steady,steady,steady,steady"
    games: Annotated[int, number("How many games; 1_000_000 is a million.")] = 1000
    seed: Annotated[
        int | None, number("Seed of the run: game n is the same on any machine. [default: a new one, which is shown]")
    ] = None
    aim: Aim = "last"
    rule: HouseRules = None
    rounds: Rounds = None
    seating: Annotated[
        str | None,
        Parameter(
            help='"fixed" (as named; without roles by the leaflet\'s setup), "rotated" (everyone starts equally often) or '
            '"balanced" (everyone also plays each role, in every split of the camps). '
            "[default: fixed with roles, else balanced]"
        ),
    ] = None
    workers: Workers = None
    engine: Annotated[
        str, Parameter(help='"twin" (compiled), "interpreter", or "auto": the twin, or without it the interpreter.')
    ] = "auto"
    unchecked: Annotated[bool, Parameter(show=False, help="Deprecated: has no effect.")] = False
    cluster: Cluster = None
    out: Annotated[
        str | None,
        Parameter(help="A folder for one row per game, as Parquet. The same command continues a stopped run. [default: none]"),
    ] = None
    json: PrintJson = False
    quiet: Quiet = False


@options
class StudyOptions:
    """Options of `duopoly study`."""

    list: Annotated[bool, flag("List the studies with their options.")] = False
    edition: Annotated[
        str | None,
        Parameter(help=f'{EDITION} "all": every edition, in fairness, length and strategy. [default: the study\'s own]'),
    ] = None
    games: Annotated[
        int | None, number("How many games of each kind; more games narrow the intervals. [default: the study's own]")
    ] = None
    seed: Annotated[int, number("Seed of the study: the same seed gives the same report, byte for byte.")] = 1
    rule: HouseRules = None
    seats: Annotated[
        int | None, number("How many players, if the study does not cover all numbers. [default: the study's own]")
    ] = None
    aim: Annotated[str | None, Parameter(help=f"The aim of the games in balance: {AIM} [default: last]")] = None
    bot: Annotated[
        str | None,
        Parameter(help="Who plays: one bot for all seats, or one for each camp: steady,random. [default: the study's own]"),
    ] = None
    vary: Annotated[
        str | None,
        Parameter(
            help="The amount that balance varies: cash_competitor, cash_monopolist or any amount of the edition. "
            "[default: the study's own]"
        ),
    ] = None
    between: Annotated[
        str | None, Parameter(help="The smallest and the largest amount, like 500,3000. [default: the study's own]")
    ] = None
    workers: Workers = None
    engine: Engine = "auto"
    cluster: Cluster = None
    out: Annotated[
        str | None, Parameter(help="The folder of the report; a stopped study continues there. [default: a folder in studies]")
    ] = None
    json: PrintJson = False
    quiet: Quiet = False


@options
class TrainOptions:
    """Options of `duopoly train`."""

    editions: Annotated[str | None, Parameter(help="The editions, separated by commas. [default: all]")] = None
    games: Annotated[int, number("How many games to play of each edition and aim, or of each generation and network.")] = 20_000
    seed: Annotated[int, number("Seed of the games: the same seed gives the same file, byte for byte.")] = 1
    workers: Workers = None
    out: Annotated[
        str | None,
        Parameter(
            help="The file to write; needed with `--editions` where the default has others. [default: the one that the bots "
            "read]; DUOPOLY_WEIGHTS makes them read another."
        ),
    ] = None
    network: Annotated[
        str | None,
        Parameter(
            help="Train the value network of dealer and champion instead, generation by generation, in this folder. Run the "
            "command again to go on where it stopped."
        ),
    ] = None
    generations: Annotated[int | None, number("Train until the folder has this many generations. [default: 1]")] = None
    quiet: Quiet = False


@options
class MatchOptions:
    """Options of `duopoly match`."""

    players: Annotated[
        str,
        Parameter(
            help="The bots, separated by commas, each with its number of seats: steady,random:3. A level (child, easy, normal, "
            "hard, expert) stands for its bot; cmd:./mybot.py is a program that speaks the bot protocol. A limit per "
            "decision follows an @: planner@0.1:3 for seconds, planner@200r for rollouts."
        ),
    ] = "steady,random"
    edition: EditionName = DEFAULT
    games: Annotated[int | None, number(f"How many games at most, rounded up to whole deals. [default: {GAMES}]")] = None
    at_least: Annotated[
        float | None,
        decimal(
            "Ask whether the first player wins at least this share of the games, like 0.4. "
            "[default: for each pair, ask which wins more often, seat for seat]"
        ),
    ] = None
    all: Annotated[bool, flag("Play all the games, even if the answer is certain earlier.")] = False
    seed: Annotated[
        int | None,
        number(
            "Seed of dice and cards: the same seed gives the same match, unless bots go by the clock. "
            "[default: a new one, which is shown]"
        ),
    ] = None
    aim: Aim = "last"
    rule: HouseRules = None
    rounds: Rounds = None
    seconds: Seconds = None
    rollouts: Rollouts = None
    workers: Workers = None
    engine: Annotated[
        str, Parameter(help='"twin" (compiled), "interpreter" or "auto". Programs and bots that think never use the twin.')
    ] = "auto"
    log: Annotated[
        str | None,
        Parameter(
            help="Add forfeited decisions to this file, one JSON object per line; without any the file stays as it is. "
            "[default: only the first of each bot is shown]"
        ),
    ] = None
    json: PrintJson = False
    quiet: Quiet = False


@options
class LadderOptions:
    """Options of `duopoly ladder`."""

    players: Annotated[
        str | None,
        Parameter(
            help="The bots, separated by commas; programs, too: cmd:./mybot.py; with limits: planner@0.1, planner@200r. "
            "[default: all that answer at once, except the characters]"
        ),
    ] = None
    editions: Editions = DEFAULT
    games: Annotated[int, number("How many games each pair plays, over all numbers of seats, rounded up to whole deals.")] = 400
    seats: Annotated[int, number("The seats of a game.")] = 4
    seed: Annotated[int, number("Seed of dice and cards.")] = 1
    rounds: Annotated[int | None, number("Stop each game after this many rounds. [default: 1000]")] = None
    seconds: Seconds = None
    rollouts: Rollouts = None
    workers: Workers = None
    engine: Engine = "auto"
    out: Annotated[
        str, Parameter(help="The folder for ladder.md and its charts; a stopped ladder continues there, from results.jsonl.")
    ] = "ladder"
    json: PrintJson = False
    quiet: Quiet = False


@options
class OddsOptions:
    """Options of `duopoly odds`."""

    ply: Annotated[int | None, number("Stop after this many moves, chance counted. [default: all]")] = None
    rollouts: Annotated[int | None, number("How many rollouts of each. [default: 2000; interpreter: 100]")] = None
    no_moves: Annotated[bool, flag("Leave out the moves.")] = False
    bot: Annotated[
        str, Parameter(help="Who judges: champion, by rounds of dealer, or a bot that answers at once and plays on to the end.")
    ] = "champion"
    seed: Annotated[int, number("Seed of the rollouts' dice, which are never the game's own.")] = 1
    engine: Annotated[str, Parameter(help='"twin" (compiled), "interpreter" or "auto": the twin where it can run.')] = "auto"
    json: Annotated[bool, flag("Print JSON; everything else goes to standard error.")] = False


@options
class ReviewOptions:
    """Options of `duopoly review`."""

    bot: Annotated[
        str, Parameter(help="Who judges: champion, by rounds of dealer, or a bot that answers at once and plays on to the end.")
    ] = "champion"
    engine: Annotated[str, Parameter(help='"twin" (compiled), "interpreter" or "auto": the twin where it can run.')] = "auto"
    json: Annotated[bool, flag("Print JSON, with everybody's chances over the game; all else goes to standard error.")] = False


@options
class PuzzlesOptions:
    """Options of `duopoly puzzles`."""

    out: Annotated[str, Parameter(help="The file to write. If it exists, the same command continues it.")] = "puzzles.jsonl"
    keep: Annotated[
        str | None, Parameter(help="A file of older puzzles: the ones that are still sound are kept. [default: none]")
    ] = None
    editions: Editions = "all"
    puzzles: Annotated[int, number("How many puzzles to find, of all grades and camps alike.")] = 60
    games: Annotated[int, number("How many games to go through at most.")] = 1000
    rollouts: Annotated[int, number("How many rollouts of each move prove a puzzle.")] = 10_000
    seed: Annotated[int, number("Seed of the games and rollouts: the same seed gives the same file.")] = 1
    workers: Workers = None
    engine: Engine = "auto"
    quiet: Quiet = False
