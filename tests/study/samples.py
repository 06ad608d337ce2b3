"""Short games, for tests of how games are played and saved."""

from duopoly.fast import interpreter
from duopoly.study.run import MissingGames, Run, play_all
from duopoly.study.simulation import spec_of
from duopoly.study.simulation_plan import plan_simulation
from duopoly.study.worker_pool import thread_pool

SHORT = plan_simulation("anti-us", "steady,random,steady", aim="camp", seed=11, rounds=3)
"""A few milliseconds per game."""


def rows_of(plan=SHORT, number=60):
    """The packed rows of the plan's first games, played one after the other by the interpreter."""
    return interpreter.play_games(*spec_of(plan)[:3], 0, number)[0]


def all_rows(spec, number, pool):
    """The packed rows of games 0 to `number - 1`, in order, played by the pool."""
    chunks = {}
    play_all(spec, number, pool, lambda result: chunks.update({result.first: result.rows}))
    return b"".join(rows for _, rows in sorted(chunks.items()))


def one_thread():
    return thread_pool(1, False)


def run_of(number, save=None, plan=SHORT):
    """A run of the plan's first games."""
    return Run(spec_of(plan), MissingGames([(0, number)]), save)
