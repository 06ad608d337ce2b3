"""The analysis of a finished game as the page draws it."""

from collections.abc import Mapping
from math import isfinite
from typing import NamedTuple

from ...analysis.game_review import CostlyDecision, GameReview, PlayerReview
from ...analysis.grades import grade_of
from ...analysis.odds import BOT
from ...analysis.story import TurningPoint
from ...play.game import Game, Record
from ...stats.intervals import Estimate
from ...words import say
from ..wire import Analysis, AnalysisState, CostlyMove, LuckAndSkill, OddsSeries
from .deeds import deed
from .legal_moves import move_label
from .snapshot import Snapshot
from .story import turning_point_view


class CostlyLabels(NamedTuple):
    """A costly decision in words: the move, what was done in a sentence, and the better move; and in which round it was."""

    move: str
    deed: str
    better: str
    round: int


Labels = Mapping[int, CostlyLabels]
"""The words of each costly decision, by ply."""


def no_analysis(why_missing: str) -> Analysis:
    """What the page gets if nobody has asked for the analysis, or if the server cannot make one."""
    return Analysis(state="missing", reason=why_missing) if why_missing else Analysis(state="none")


def analysis_view(
    state: AnalysisState, review: GameReview, labels: Labels, turning_point: TurningPoint | None, lang: str
) -> Analysis:
    """The analysis as far as it has come. `labels` has an entry for each costly move."""
    return Analysis(
        state=state,
        done=review.done,
        plies=review.plies,
        odds=[odds_series(name, chances) for name, chances in review.chances.items()],
        costly=[costly_move(costly, labels[costly.ply]) for costly in review.costly],
        players=[luck_and_skill(name, player) for name, player in review.players.items()],
        turning_point=turning_point_view(turning_point, lang),
        rollouts=review.rollouts,
        unfinished=rounded(review.unfinished),
        bot=say(lang, f"bot-{BOT}"),
    )


def costly_move(costly: CostlyDecision, labels: CostlyLabels) -> CostlyMove:
    """A costly decision, in words."""
    return CostlyMove(
        ply=costly.ply - 1,
        by=costly.by,
        move=labels.move,
        deed=labels.deed,
        better=labels.better,
        round=labels.round,
        grade=grade_of(costly.cost),
        best=rounded(costly.best),
        played=rounded(costly.actual),
        cost=rounded(costly.cost.value),
        low=rounded(costly.cost.low),
        high=rounded(costly.cost.high),
    )


def luck_and_skill(name: str, player: PlayerReview) -> LuckAndSkill:
    """Luck and skill of a player. Where nothing varied, the interval is the value itself."""
    luck, cost = player.luck, player.cost
    known = isfinite(luck.low)
    return LuckAndSkill(
        name=name,
        luck=rounded(luck.value),
        luck_low=rounded(luck.low if known else luck.value),
        luck_high=rounded(luck.high if known else luck.value),
        cost=rounded(cost.value),
        cost_low=rounded(cost.low),
        cost_high=rounded(cost.high),
        choices=player.choices,
        error_rate=rounded(player.error_rate),
    )


def odds_series(name: str, chances: list[Estimate]) -> OddsSeries:
    """A player's chances over the game."""
    return OddsSeries(
        name=name,
        value=[rounded(chance.value) for chance in chances],
        low=[rounded(chance.low) for chance in chances],
        high=[rounded(chance.high) for chance in chances],
    )


def rounded(share: float) -> float:
    """A share of 1, rounded to a hundredth of a percent."""
    return round(share, 4)


def costly_labels(record: Record, better_moves: Mapping[int, str], lang: str) -> dict[int, CostlyLabels]:
    """The words of the decision at each ply in `better_moves`. Replays the record once."""
    labels: dict[int, CostlyLabels] = {}
    game = Game.from_header(record.header)
    for ply, (by, move) in enumerate(record.moves[: max(better_moves, default=0)], 1):
        if ply in better_moves:
            snapshot = Snapshot(game, lang)
            seat = game.players.index(by)
            played, better = snapshot.parse(move), snapshot.parse(better_moves[ply])
            labels[ply] = CostlyLabels(
                move_label(snapshot, seat, played),
                deed(snapshot, seat, played),
                move_label(snapshot, seat, better),
                game.round,
            )
        game.play(move, by=by)
    return labels
