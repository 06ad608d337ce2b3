"""The kernels: the compiled functions that Python calls. Each takes whole numbers and arrays of records."""

from collections.abc import Callable

from ..rl.batch import act_all, begin_all
from ..rl.one_game import act_once, observe_all, propose, reply, try_move
from ..rules.state import RuleTable, State
from ..sim.features import Features
from ..sim.playout import Lineup, Row, play_game, step
from ..sim.rollouts import Candidate, roll_out
from ..sim.sampling import sample_game
from ..sim.statistics import STATISTICS
from ..sim.totals import Totals, count


def play_block(
    games: list[State], tables: list[RuleTable], lineups: list[Lineup], key: int, first: int, rows: list[Row]
) -> None:
    """Plays as many games as there are rows, from number `first` on, all in the first of `games`."""
    for i in range(len(rows)):
        number = first + i
        play_game(games[0], tables[0], lineups[number % len(lineups)], key, number, games[0].counters, rows[i])  # type: ignore[arg-type]


def add_rows(rows: list[Row], totals: list[Totals]) -> None:
    """Adds the rows to the first of `totals`."""
    for i in range(len(rows)):
        count(totals[0], rows[i])


def step_game(games: list[State], tables: list[RuleTable], lineups: list[Lineup]) -> None:
    """Makes one move in the first of `games`."""
    step(games[0], tables[0], lineups[0])


def roll_out_block(
    games: list[State],
    tables: list[RuleTable],
    lineups: list[Lineup],
    key: int,
    first: int,
    number: int,
    candidates: list[Candidate],
    features: list[Features],
) -> None:
    """Makes `number` rollouts of the second of `games`, all played in the first."""
    for i in range(number):
        roll_out(games[0], games[1], tables[0], lineups[0], key, first + i, candidates, features[0])


def sample_block(
    games: list[State], tables: list[RuleTable], lineups: list[Lineup], key: int, first: int, features: list[Features]
) -> None:
    """Samples as many games as there are `features`, from number `first` on, all in the first of `games`.

    Lineups come in pairs: the first of a pair begins the game, the second plays it on.
    """
    for i in range(len(features)):
        at = 2 * ((first + i) % (len(lineups) // 2))
        sample_game(games[0], tables[0], lineups[at], lineups[at + 1], key, first + i, features[i])


INTERFACE_VERSION = 1
"""Of the kernels, their arguments and the layouts of their records. Programs in other languages ask for it."""

PLAY, ADD, STEP, MOVE, ROLL_OUT, SAMPLE = "play", "add", "step", "move", "roll_out", "sample"
BEGIN, ACT, ACT_ONCE, REPLY, OBSERVE, PROPOSE = "begin", "act", "act_once", "reply", "observe", "propose"

KERNELS: dict[str, Callable[..., None]] = {
    PLAY: play_block,
    ADD: add_rows,
    STEP: step_game,
    MOVE: try_move,
    ROLL_OUT: roll_out_block,
    SAMPLE: sample_block,
    BEGIN: begin_all,
    ACT: act_all,
    ACT_ONCE: act_once,
    REPLY: reply,
    OBSERVE: observe_all,
    PROPOSE: propose,
    **{name: statistic.play for name, statistic in STATISTICS.items()},
}
"""All kernels by name."""
