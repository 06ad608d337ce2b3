"""`duopoly match`: bots play each other until it is sure which is better."""

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from ..match.duplicate_deals import MOST_FORFEITS_OF_GAME
from ..match.match import Match, match
from ..match.players import Player, make_budget
from ..match.runner import MOST_FORFEITS_OF_MATCH, Progress, check_match, run_match, summarize
from ..stats.intervals import percent
from .errors import INTERRUPTED, BadInput
from .errors import why as why_os
from .game_setup import edition_of, idle_lines, rules_of
from .io import TerminalIO
from .options import GAMES, LadderOptions, MatchOptions
from .simulate import UNKNOWN, WHY_UNKNOWN, bars, between, span
from .workers import workers_of


def run(options: MatchOptions) -> int:
    """Plays the match and prints its result, even if stopped; returns the exit code."""
    planned = match_from(options)
    err = TerminalIO.here(options.quiet, sys.stderr)
    workers = workers_of(options.workers)
    if options.log is not None:
        check_log(Path(options.log))
    check_match(planned, options.engine, options.at_least)
    err.tell(headline(planned))
    if options.games not in (None, planned.games):
        err.say(rounded_up(planned, options.games or GAMES))
    for line in idle_lines(planned.edition, planned.rules, planned.aim, "en"):
        err.say(line)
    try:
        with ExitStack() as stack:
            result = run_match(
                planned,
                workers=workers,
                engine=options.engine,
                at_least=options.at_least,
                all_games=options.all,
                say=err.tell,
                watch=watch(err, stack, planned),
            )
    except KeyboardInterrupt:
        err.say("Stopped: nothing was played.")
        return INTERRUPTED
    facts = summarize(result)
    if result.stopped:
        err.say(f"Stopped after {facts['games']:,} of {facts['requested']:,} games.")
    if options.json:
        print(json.dumps(facts, ensure_ascii=False, indent=2))
    else:
        show(TerminalIO.here(), facts)
    if options.log is not None:
        write_log(Path(options.log), planned.seed, facts["forfeits"])
        tell_left_out(err, facts, options.log)
    tell_forfeits(err, facts, options.log)
    return INTERRUPTED if result.stopped else 0


def match_from(options: MatchOptions) -> Match:
    """The match of the options."""
    seed = options.seed
    if seed is None:
        import secrets

        seed = secrets.randbits(32)
    planned = match(
        edition_of(options.edition),
        options.players,
        games=GAMES if options.games is None else options.games,
        rules=rules_of(options.rule or []),
        aim=options.aim,
        rounds=options.rounds,
        seed=seed,
        budget=make_budget(options.seconds, options.rollouts),
    )
    check_budget(planned.players, options)
    return planned


def check_budget(players: Iterable[Player], options: MatchOptions | LadderOptions) -> None:
    """Raises BadInput for a limit per decision that none of the players has a use for."""
    name, value = ("seconds", options.seconds) if options.rollouts is None else ("rollouts", options.rollouts)
    if value is not None and not any(player.takes_time for player in players):
        raise BadInput(f"{name}: expected none, since each of these bots answers at once or has its own @ limit, got {value:g}")


def headline(planned: Match) -> str:
    """What is played."""
    rules = "".join(f", {name}={value}" for name, value in planned.rules.items())
    edition = planned.loaded()
    games = "1 game" if planned.games == 1 else f"{planned.games:,} games"
    deals = "1 deal" if planned.deals == 1 else f"{planned.deals:,} deals"
    seatings = "1 seating" if planned.games_per_deal == 1 else f"{planned.games_per_deal} seatings"
    return (
        f"Up to {games} of {edition.key}{rules}, {deals} in {seatings} each: "
        f"{','.join(map(str, planned.players))}; aim {planned.aim}; seed {planned.seed}"
    )


def rounded_up(planned: Match, games: int) -> str:
    """What the number of games must be a multiple of, and how many are played instead."""
    turns = [f"{planned.turns} seats"] if planned.turns > 1 else []
    roles = [f"{count} roles"] if (count := len(planned.loaded().roles)) > 1 else []
    need = f"a multiple of {planned.games_per_deal} ({' × '.join(turns + roles)}, so that nobody has a better seat)"
    return f"games: expected {need}, got {games:,}; {planned.games:,} are played."


def watch(err: TerminalIO, stack: ExitStack, planned: Match) -> Progress:
    """What gets the number of games just played: it moves a bar on a terminal, and does nothing elsewhere."""
    if err.quiet or not err.console.is_terminal:
        return lambda games: None
    bar = stack.enter_context(bars(err))
    task = bar.add_task("games", total=planned.games, rate="")
    return lambda games: bar.advance(task, games)


def show(io: TerminalIO, facts: Mapping[str, Any]) -> None:
    """Prints the table and the conclusions."""
    rate = facts["games"] / max(facts["seconds"], 1e-9)
    io.say(f"{facts['games']:,} games in {facts['seconds']:.1f} s, {rate:,.0f} a second, {how_played(facts)}.")
    io.say()
    io.show(wins_table(facts))
    io.say()
    for line in sentences(facts):
        io.say(line)


def how_played(facts: Mapping[str, Any]) -> str:
    """What played the games."""
    return f"by the {facts['engine']}" + (", with a referee" if facts["refereed"] else "")


def wins_table(facts: Mapping[str, Any]) -> Any:
    """Each player's wins, of the decided games; if some were given up, of all games, too; with camps also those of one of its
    seats in each role.
    """
    from rich.table import Table

    table = Table("", "wins", "95% interval", "of the seats", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    one = 1 / sum(row["seats"] for row in facts["players"])
    for row in facts["players"]:
        table.add_row(row["bot"], percent(row["share"]), between(row), percent(row["fair"]))
        if facts["given_up"]:
            table.add_row("  of all games", percent(row["of_all_games"]["share"]), between(row["of_all_games"]), "")
        for role, seat in row["seat"].items() if len(facts["roles"]) > 1 else ():
            table.add_row(f"  a seat as {role}", percent(seat["share"]), between(seat), percent(one))
    return table


def sentences(facts: Mapping[str, Any]) -> Iterator[str]:
    """What is sure, what the intervals mean, and how the games ended."""
    sure, error = facts["sure"], facts["sure"]["error"]
    for finding in sure["findings"]:
        yield f"Sure: {finding_told(finding)}."
    if sure["findings"]:
        yield f"The chance that any of this is wrong is at most {percent(error)}, no matter when the match stops."
    if not sure["questions"]:
        yield "There is only one player: nobody to compare it with."
    elif not sure["all"]:
        yield f"{'Not everything is' if sure['findings'] else 'Nothing is'} certain after {facts['games']:,} games."
    yield (
        "The intervals of wins hold no matter when the match stops; --all plays all games and gives narrower ones."
        if facts["interval"].startswith("holds")
        else "The intervals are for this number of deals."
    )
    if facts["given_up"]:
        share = percent(facts["given_up"] / facts["games"])
        yield f"Given up after {facts['match']['rounds']} rounds: {share}; nobody wins those."
        yield "Wins are shares of the decided games, except where a line says that they are of all."
    rounds = span(facts["rounds"], 1)
    yield f"Rounds: mean {facts['rounds']['mean']:.1f} ({rounds})."
    if rounds == UNKNOWN:
        yield WHY_UNKNOWN


def finding_told(finding: Mapping[str, Any]) -> str:
    """What is sure, in words."""
    if "better_than" in finding:
        return f"a seat of {finding['bot']} wins more often than one of {finding['better_than']}"
    if "more_than" in finding:
        return f"{finding['bot']} wins more than {percent(finding['more_than'])}"
    return f"{finding['bot']} wins less than {percent(finding['less_than'])}"


def tell_forfeits(err: TerminalIO, facts: Mapping[str, Any], log: str | None) -> None:
    """Prints how many decisions each bot forfeited, and the first of them."""
    for row in facts["players"]:
        number = sum(row["forfeits"].values())
        if number:
            kinds = ", ".join(f"{kind} {count:,}" for kind, count in row["forfeits"].items())
            first = next((fault for fault in facts["forfeits"] if fault["bot"] == row["bot"]), None)
            first_text = f" The first: {fault_told(first)}." if first else ""
            hint = "" if log else " --log FILE saves them all."
            err.say(f"{row['bot']} forfeited {number:,} of {row['decisions']:,} decisions: {kinds}.{first_text}{hint}")


def tell_left_out(err: TerminalIO, facts: Mapping[str, Any], log: str) -> None:
    """Says so if there were more forfeits than the log has."""
    forfeits, logged = sum(sum(row["forfeits"].values()) for row in facts["players"]), len(facts["forfeits"])
    if logged < forfeits:
        err.say(
            f"{logged:,} of {forfeits:,} forfeits are in {log}: at most {MOST_FORFEITS_OF_GAME} of a game and "
            f"{MOST_FORFEITS_OF_MATCH:,} in all."
        )


def fault_told(fault: Mapping[str, Any]) -> str:
    """A forfeit in words."""
    return (
        f"deal {fault['deal']}, seating {fault['seating']}, {fault['phase']}: {fault['what']}; {fault['played']!r} was played"
    )


def check_log(path: Path) -> None:
    """Refuses a file that cannot be written before hours are played for it. Leaves no new one."""
    is_new = not os.path.lexists(path)
    try:
        path.open("a", encoding="utf-8").close()
        if is_new:
            path.unlink()
    except OSError as error:
        raise BadInput(f"log: cannot write {path}: {why_os(error)}") from error


def write_log(path: Path, seed: int, faults: list[Mapping[str, Any]]) -> None:
    """Adds the forfeits to a file, one per line with the match's seed."""
    if not faults:
        return
    try:
        with path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps({"seed": seed, **fault}, ensure_ascii=False) + "\n" for fault in faults)
    except OSError as error:
        raise BadInput(f"log: cannot write {path}: {why_os(error)}") from error
