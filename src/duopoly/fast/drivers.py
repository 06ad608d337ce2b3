"""What Python calls in the twin. It is one function, so that the rules are compiled and optimised once for all of it."""

from ..rl.action_builder import ActionBuilder
from ..rl.batch import act_all, begin_all
from ..rl.observation import Observation
from ..rl.timestep import Timestep
from ..rules.codes import OK, Move
from ..rules.packed import Money, Packed, Small, Wide, packed
from ..rules.play import play
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..sim.features import Features
from ..sim.playout import Lineup, Row, play_game, step
from ..sim.random_walk import RandomWalk, walk_game
from ..sim.rollouts import Candidate, roll_out
from ..sim.sampling import sample_game
from ..sim.title_stats import TitleStats, hold_game
from ..sim.totals import Totals, count

PLAY, TALLY, STEP, MOVE, BEGIN, ACT, ROLL, WALK, HOLD, SAMPLE = range(10)


@packed
class Wish(Packed):
    """A move that a seat wants to make, field by field as in `Move`, and by what code it was refused, if not 0."""

    give: Wide
    take: Wide
    x: Money
    y: Money
    verb: Small
    to: Small
    seat: Small
    refused: Small


def drive(
    task: int,
    key: int,
    first: int,
    number: int,
    games: list[State],
    tables: list[RuleTable],
    lineups: list[Lineup],
    rows: list[Row],
    tallies: list[Totals],
    turns: list[Timestep],
    wishes: list[Wish],
    prospects: list[Candidate],
    walks: list[RandomWalk],
    holdings: list[TitleStats],
    drafts: list[ActionBuilder],
    sights: list[Observation],
    finals: list[Observation],
    signs: list[Features],
) -> None:
    """Does one of the tasks; arrays that it does not need may be empty."""
    if task == PLAY:
        play_block(games, tables, lineups, key, first, rows)
    elif task == TALLY:
        for i in range(len(rows)):
            count(tallies[0], rows[i])
    elif task == STEP:
        step(games[0], tables[0], lineups[0])
    elif task == MOVE:
        try_move(games[0], tables[0], wishes[0])
    elif task == BEGIN:
        begin_all(games, tables[0], lineups, key, first, turns, drafts, sights)
    elif task == ACT:
        act_all(games, tables[0], lineups, turns, drafts, sights, finals)
    elif task == ROLL:
        roll_all(games, tables[0], lineups[0], key, first, number, prospects, signs)
    elif task == WALK:
        walk_block(games, tables, lineups, key, first, number, walks)
    elif task == HOLD:
        hold_block(games, tables, lineups, key, first, number, holdings)
    elif task == SAMPLE:
        sample_block(games, tables, lineups, key, first, signs)


def play_block(
    games: list[State], tables: list[RuleTable], lineups: list[Lineup], key: int, first: int, rows: list[Row]
) -> None:
    """Plays as many games as there are rows, from number `first` on, all in the first of `games`."""
    for i in range(len(rows)):
        number = first + i
        play_game(games[0], tables[0], lineups[number % len(lineups)], key, number, games[0].counters, rows[i])  # type: ignore[arg-type]


def roll_all(
    games: list[State],
    rules: RuleTable,
    lineup: Lineup,
    key: int,
    first: int,
    number: int,
    prospects: list[Candidate],
    signs: list[Features],
) -> None:
    """So many rollouts of the second of `games`, all played in the first."""
    for i in range(number):
        roll_out(games[0], games[1], rules, lineup, key, first + i, prospects, signs[0])


def walk_block(
    games: list[State],
    tables: list[RuleTable],
    lineups: list[Lineup],
    key: int,
    first: int,
    number: int,
    walks: list[RandomWalk],
) -> None:
    """Plays so many games from `first` on, all in the first of `games`."""
    for n in range(first, first + number):
        walk_game(games[0], tables[0], lineups[n % len(lineups)], key, n, games[0].counters, walks[0])  # type: ignore[arg-type]


def hold_block(
    games: list[State],
    tables: list[RuleTable],
    lineups: list[Lineup],
    key: int,
    first: int,
    number: int,
    holdings: list[TitleStats],
) -> None:
    """Plays so many games from `first` on, all in the first of `games`."""
    for n in range(first, first + number):
        hold_game(games[0], tables[0], lineups[n % len(lineups)], key, n, games[0].counters, holdings[0])  # type: ignore[arg-type]


def sample_block(
    games: list[State], tables: list[RuleTable], lineups: list[Lineup], key: int, first: int, signs: list[Features]
) -> None:
    """Samples as many games as there are signs, from number `first` on, all in the first of `games`.

    Each is begun by the lineup of its number and played on by the one behind that.
    """
    for i in range(len(signs)):
        at = 2 * ((first + i) % (len(lineups) // 2))
        sample_game(games[0], tables[0], lineups[at], lineups[at + 1], key, first + i, signs[i])


def try_move(g: State, rules: RuleTable, wish: Wish) -> None:
    """Makes a move if the rules allow it."""
    move = Move(wish.verb, wish.x, wish.y, wish.to, wish.give, wish.take)
    wish.refused = why_not(g, rules, wish.seat, move)
    if wish.refused == OK:
        play(g, rules, wish.seat, move)
