"""The commands that play many games and tell what came of them, and their options."""

from ..editions import DEFAULT
from .options import Flag, Many


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
    unchecked: Flag = False,
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
    unchecked
        Leave bounds checks out of the compiled twin: some per cent faster, with nothing to notice a mistake by.
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
        "unchecked": unchecked,
        "cluster": cluster,
        "out": out,
        "json": json,
        "quiet": quiet,
    }
    return run(options)


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
    bot: str | None = None,
    vary: str | None = None,
    between: str | None = None,
    workers: int | None = None,
    engine: str = "auto",
    cluster: str | None = None,
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
    bot
        Who plays: one bot for all seats, or one for each camp: steady,random. [default: steady]
    vary
        The amount that balance looks for: cash_competitor, cash_monopolist or any amount of the edition.
    between
        The least and the most that it may be, like 500,3000.
    workers
        How many processors to use. [default: all]
    engine
        "twin" (compiled), "interpreter", or "auto": the twin where it can be had.
    cluster
        Play on a Dask cluster: the address of its scheduler, like tcp://host:8786.
    out
        The folder for the report; a study that was stopped goes on there. [default: one in studies, named after the study]
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
        "bot": bot,
        "vary": vary,
        "between": between,
        "workers": workers,
        "engine": engine,
        "cluster": cluster,
        "out": out,
        "json": json,
        "quiet": quiet,
    }
    return run(options)


def train(
    *,
    editions: str = "all",
    games: int = 20_000,
    seed: int = 1,
    workers: int | None = None,
    out: str | None = None,
    quiet: Flag = False,
) -> int:
    """Learn what a position promises, for the bots that look ahead.

    Parameters
    ----------
    editions
        The editions between commas, or "all".
    games
        How many games of each edition and aim are played.
    seed
        A number that settles the games: the same seed makes the same file, byte for byte.
    workers
        How many processors to use. [default: all]
    out
        The file to write. [default: the one that the bots read]; DUOPOLY_WEIGHTS lets them read another.
    quiet
        Leave out the progress.
    """
    from .train import run

    options = {"editions": editions, "games": games, "seed": seed, "workers": workers, "out": out, "quiet": quiet}
    return run(options)
