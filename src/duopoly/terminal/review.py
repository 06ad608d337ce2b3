"""`duopoly review`: luck and skill of the players of a recorded game, and the costliest decisions."""

import json
import sys
from math import isfinite
from typing import Any

from ..analysis.game_review import CostlyDecision, GameReview, PlayerReview, last_round, review_game
from ..analysis.grades import grade_of
from ..analysis.rollout_engine import JUDGE, PLAYER, RolloutEngine, lineup, rollout_engine
from ..fast import cpu_count
from ..play.game import Game, Record
from ..stats.intervals import Estimate, ends_text
from .errors import INTERRUPTED
from .io import TerminalIO
from .odds import cut_off, manner, points
from .options import ReviewOptions
from .records import legal_game, name_of, record_from


def run(file: str, options: ReviewOptions) -> int:
    """Prints the review; returns the exit code."""
    err = TerminalIO.here(False, sys.stderr)
    record = record_from(file)
    game = legal_game(record, name_of(file), err)
    lineup(game.inside()[0], game.edition, options.bot)  # raises BadPlan for a bot that cannot judge
    engine = rollout_engine(options.engine, cpu_count(), err.tell)
    try:
        review = reviewed(record, engine, options.bot, err)
    except KeyboardInterrupt:
        err.say("Stopped: the review was not finished.")
        return INTERRUPTED
    if options.json:
        print(json.dumps(facts(review, engine, options.bot), ensure_ascii=False, indent=2, allow_nan=False))
    else:
        show(TerminalIO.here(), review, engine, options.bot, game)
    return 0


def reviewed(record: Record, engine: RolloutEngine, bot: str, err: TerminalIO) -> GameReview:
    """The finished review; a bar on a terminal moves meanwhile."""
    from rich.progress import Progress

    with Progress(console=err.console, transient=True, disable=not err.console.is_terminal) as bar:
        task = bar.add_task("Reviewing", total=1.0)
        for step in review_game(record, engine, bot=bot):
            if step is not None:
                review = step
                bar.update(task, completed=review.done)
    return review


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
    """A costly decision as JSON, with its grade; `ply` is the number of moves before it, as `duopoly odds --ply` takes it."""
    return {
        "ply": costly.ply - 1,
        "by": costly.by,
        "move": costly.move,
        "better": costly.better,
        "played": costly.actual,
        "best": costly.best,
        "cost": costly.cost.as_json(),
        "grade": grade_of(costly.cost),
    }


def show(io: TerminalIO, review: GameReview, engine: RolloutEngine, bot: str, game: Game) -> None:
    """Prints the tables and how they were made."""
    io.show(players_table(review))
    io.say()
    if review.costly:
        io.show(costly_table(review))
    else:
        io.say("No decision clearly cost a point or more.")
    io.say()
    for line in sentences(review, engine, bot, game):
        io.say(line)


def players_table(review: GameReview) -> Any:
    """A line for each player: what dice and cards gave, and what the choices lost."""
    from rich.table import Table

    names = ("", "dice and cards", "95% interval", "choices", "lost", "95% interval", "per choice")
    table = Table(*names, box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, player in review.players.items():
        luck, cost = player.luck, player.cost
        each = f"{100 * player.error_rate:.2f}" if player.choices else ""
        table.add_row(name, points(luck.value), span(luck), str(player.choices), lost(cost), span(cost), each)
    return table


def costly_table(review: GameReview) -> Any:
    """A line for each of the costliest decisions, worst first."""
    from rich.table import Table

    table = Table("ply", "by", "move", "better", "lost", "95% interval", "grade", box=None, pad_edge=False)
    for column in (table.columns[0], *table.columns[4:6]):
        column.justify = "right"
    for column in table.columns[2:4]:
        column.overflow = "fold"
    for costly in review.costly:
        ply, cost = str(costly.ply - 1), costly.cost
        table.add_row(ply, costly.by, costly.move, costly.better, lost(cost), span(cost), grade_of(cost))
    return table


def lost(cost: Estimate) -> str:
    """A cost in points of a hundred."""
    return f"{round(100 * cost.value, 1) + 0.0:.1f}"


def span(part: Estimate) -> str:
    """An interval in points of a hundred, in words; nothing where it is unknown."""
    if not (isfinite(part.low) and isfinite(part.high)):
        return ""
    return "{} to {}".format(*(end.replace("-", "−") for end in ends_text(100 * part.low, 100 * part.high, 1)))


def sentences(review: GameReview, engine: RolloutEngine, bot: str, game: Game) -> list[str]:
    """What the figures of the game are, and how they were made."""
    played = manner(bot, game.aim, last_round(game.inside()[0]))
    said = [
        "In points of a hundred: what dice and cards gave beyond the average, and what choices lost to the best move found.",
        f"Rollouts by the {engine.name}: {played} Offers are answered by {PLAYER if bot == JUDGE else bot}.",
    ]
    if review.unfinished and bot != JUDGE:
        said.append(cut_off(review.unfinished))
    if review.costly:
        said.append("duopoly odds FILE --ply N compares all moves of a decision; N is in the first column.")
    return said
