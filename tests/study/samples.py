"""Games that are soon over, for tests of how games are played and kept."""

from duopoly.fast import interpreted
from duopoly.study.plan import plan
from duopoly.study.run import Missing, Run
from duopoly.study.simulation import games_of
from duopoly.study.worker_pool import threads

SHORT = plan("anti-us", "steady,random,steady", aim="camp", seed=11, rounds=3)
"""Nine kinds of game, a few milliseconds each."""


def rows_of(short=SHORT, number=60):
    """The packed rows of its first games, played one after the other by the interpreter."""
    return interpreted.play_games(*games_of(short)[:3], 0, number)[0]


def one_thread():
    return threads(1, False)


def run_of(number, keep=None, short=SHORT):
    """A run of its first games."""
    return Run(games_of(short), Missing([(0, number)]), keep)
