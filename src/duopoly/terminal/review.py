"""`duopoly review`: luck and skill of the players of a recorded game, and the decisions that cost most."""

import json
import sys
from contextlib import ExitStack
from math import isfinite
from typing import Any

from ..analysis.game_review import CostlyDecision, GameReview, PlayerReview, review_game
from ..analysis.grades import grade_of
from ..analysis.rollout_engine import JUDGE, PLAYER, RolloutEngine, lineup, rollout_engine
from ..fast import cpu_count
from ..play.errors import BadRecord
from ..play.game import Game, Record
from ..stats.intervals import Estimate, ends_text
from .errors import INTERRUPTED
from .io import TerminalIO
from .odds import STDIN, points, text_of
from .options import ReviewOptions
from .records import other_rules, replayed

GRADES = {"best": "no cost", "good": "good", "slip": "slip", "blunder": "blunder"}


def run(file: str, options: ReviewOptions) -> int:
    """Prints the review; returns the exit code."""
    err = TerminalIO.here(False, sys.stderr)
    record, game = record_from(text_of(file), "standard input" if file == STDIN else file, err)
    engine = rollout_engine(options.engine, cpu_count(), err.tell)
    g, _ = game.inside()
    lineup(g, game.edition, options.bot)
    try:
        review = reviewed(record, engine, options.bot, err)
    except KeyboardInterrupt:
        err.say("Stopped: the review was not finished.")
        return INTERRUPTED
    if options.json:
        print(json.dumps(facts(review, engine, options.bot), ensure_ascii=False, indent=2))
    else:
        show(TerminalIO.here(), review, engine, options.bot)
    return 0


def record_from(text: str, file: str, err: TerminalIO) -> tuple[Record, Game]:
    """The record and its end; says if other rules made it. Raises BadRecord, with the file's name."""
    try:
        record = Record.parse(text)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error
    game = replayed(record, file)
    if game.errors:
        raise BadRecord(f"{file}: {game.errors[0]}")
    if note := other_rules(record, game, "en"):
        err.say(note)
    return record, game


def reviewed(record: Record, engine: RolloutEngine, bot: str, err: TerminalIO) -> GameReview:
    """The finished review; a bar on a terminal moves meanwhile."""
    with ExitStack() as stack:
        watch = bar(err, stack)
        for step in review_game(record, engine, bot=bot):
            if step is not None:
                review = step
                watch(review.done)
    return review


def bar(err: TerminalIO, stack: ExitStack) -> Any:
    """Called with the part that is done: moves a bar on a terminal, does nothing elsewhere."""
    if not err.console.is_terminal:
        return lambda done: None
    from rich.progress import Progress

    progress = stack.enter_context(Progress(console=err.console, transient=True))
    task = progress.add_task("Reviewing", total=1.0)
    return lambda done: progress.update(task, completed=done)


def facts(review: GameReview, engine: RolloutEngine, bot: str) -> dict[str, Any]:
    """The review as JSON."""
    return {
        "players": {name: player_facts(player) for name, player in review.players.items()},
        "costly": [costly_facts(costly) for costly in review.costly],
        "plies": review.plies,
        "chances": {name: [chance.as_json() for chance in chances] for name, chances in review.chances.items()},
        "rollouts": review.rollouts,
        "unfinished": review.unfinished,
        "engine": engine.name,
        "bot": bot,
    }


def player_facts(player: PlayerReview) -> dict[str, Any]:
    """Luck and skill as JSON."""
    luck, cost = player.luck.as_json(), player.cost.as_json()
    return {"luck": luck, "cost": cost, "choices": player.choices, "error_rate": player.error_rate}


def costly_facts(costly: CostlyDecision) -> dict[str, Any]:
    """A costly decision as JSON, with its grade."""
    return {**costly._asdict(), "grade": grade_of(costly.cost), "cost": costly.cost.as_json()}


def show(io: TerminalIO, review: GameReview, engine: RolloutEngine, bot: str) -> None:
    """Prints the tables and how they were made."""
    io.show(players_table(review))
    io.say()
    if review.costly:
        io.show(costly_table(review))
    else:
        io.say("No decision surely cost a hundredth of a win.")
    io.say()
    for line in sentences(review, engine, bot):
        io.say(line)


def players_table(review: GameReview) -> Any:
    """A line for each player: what dice and cards gave, and what the choices cost."""
    from rich.table import Table

    table = Table("", "dice and cards", "95 % interval", "choices", "cost", "95 % interval", "each", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, player in review.players.items():
        luck, cost = player.luck, loss(player.cost)
        each = f"{cost.value * 100 / player.choices:+.2f}".replace("-", "−") if player.choices else ""
        table.add_row(name, points(luck.value), span(luck), str(player.choices), points(cost.value), span(cost), each)
    return table


def costly_table(review: GameReview) -> Any:
    """A line for each of the costliest decisions, worst first."""
    from rich.table import Table

    table = Table("after", "by", "move", "better", "cost", "95 % interval", "grade", box=None, pad_edge=False)
    for column in (table.columns[0], *table.columns[4:6]):
        column.justify = "right"
    for column in table.columns[2:4]:
        column.overflow = "fold"
    for costly in review.costly:
        cost = loss(costly.cost)
        grade = GRADES[grade_of(costly.cost)]
        table.add_row(str(costly.ply - 1), costly.by, costly.move, costly.better, points(cost.value), span(cost), grade)
    return table


def loss(cost: Estimate) -> Estimate:
    """A cost as what it takes away."""
    return Estimate(0.0 - cost.value, 0.0 - cost.high, 0.0 - cost.low)


def span(part: Estimate) -> str:
    """An interval in points of a hundred, in words; nothing where it is unknown."""
    if not (isfinite(part.low) and isfinite(part.high)):
        return ""
    return "{} to {}".format(*(end.replace("-", "−") for end in ends_text(100 * part.low, 100 * part.high, 1)))


def sentences(review: GameReview, engine: RolloutEngine, bot: str) -> list[str]:
    """What the figures are, and how they were made."""
    if bot == JUDGE:
        judge = f"{PLAYER} has every seat for some rounds, without offers; then the value network tells the chances"
    else:
        judge = f"every seat is played on by {bot}"
    said = [
        "In points of a hundred: what dice and cards gave beyond the average, and what choices lost to the best move found.",
        f"Rollouts by the {engine.name}: {judge}. Offers count as accepted.",
    ]
    if review.costly:
        said.append("A decision comes after so many moves: duopoly odds FILE --ply shows it with all its moves.")
    return said
