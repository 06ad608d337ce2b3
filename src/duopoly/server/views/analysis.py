"""The analysis of a finished game as the page draws it."""

from typing import TYPE_CHECKING

from ...analysis.odds import BOT
from ...play.game import Game
from ...stats.intervals import Estimate
from ...words import say
from ..wire import Analysis, CostlyMove, OddsSeries
from .moment import Moment
from .moves import told

if TYPE_CHECKING:
    from ..rooms.analyst import Job

COMMAND = "pip install 'duopoly[fast]'"
"""What the operator does where games cannot be analysed."""


def analysis_view(job: "Job | None", can: bool, lang: str) -> Analysis:
    """The analysis as far as it has come; without a job, whether there can be one."""
    if job is None:
        return Analysis(state="none") if can else Analysis(state="missing", command=COMMAND)
    course = job.course
    if course is None:
        return Analysis(state=job.stage)
    tell(job, lang)
    return Analysis(
        state=job.stage,
        done=course.done,
        plies=course.plies,
        odds=[series(name, chances) for name, chances in course.chances.items()],
        costly=[
            CostlyMove(
                ply=each.ply - 1,
                by=each.by,
                move=job.words[lang, each.ply][0],
                better=job.words[lang, each.ply][1],
                best=part(each.best),
                made=part(each.actual),
                cost=part(each.cost.value),
                low=part(each.cost.low),
                high=part(each.cost.high),
            )
            for each in course.costly
        ],
        rollouts=course.rollouts,
        unfinished=part(course.unfinished),
        bot=say(lang, f"bot-{BOT}"),
    )


def series(name: str, chances: list[Estimate]) -> OddsSeries:
    """A player's chances."""
    return OddsSeries(
        name=name,
        value=[part(chance.value) for chance in chances],
        low=[part(chance.low) for chance in chances],
        high=[part(chance.high) for chance in chances],
    )


def part(of_one: float) -> float:
    """A part of 1, to a tenth of a per mille."""
    return round(of_one, 4)


def tell(job: "Job", lang: str) -> None:
    """Puts the costly moves in words, those that are not yet: the record is played once for all of them."""
    assert job.course is not None
    new = {each.ply: each for each in job.course.costly if (lang, each.ply) not in job.words}
    if not new:
        return
    game = Game.from_header(job.record.header)
    for ply, (by, move) in enumerate(job.record.moves[: max(new)], 1):
        if ply in new:
            moment = Moment(game, lang)
            job.words[lang, ply] = told(moment, by, move), told(moment, by, new[ply].better)
        game.play(move, by=by)
