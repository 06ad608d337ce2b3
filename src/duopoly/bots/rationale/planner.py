"""Why planner and expert make a move: how often it wins in their rollouts."""

from collections.abc import Sequence

from ...sim.evaluation import WHOLE
from ...sim.rollouts import Candidate
from .sentences import Reason


def share(candidate: Candidate) -> float:
    """How often the candidate's seat wins after it, from 0 to 1."""
    return candidate.wins[candidate.seat] / candidate.games / WHOLE if candidate.games else 0.0


def why(candidates: Sequence[Candidate], best: Candidate) -> Reason:
    """How often the chosen move wins, and the best of the others if that wins less; for a trade, if it is accepted."""
    chosen, number = share(best), max(each.games for each in candidates)
    if best.agreed:
        facts = {"wins": round(100 * chosen), "others": round(100 * share(candidates[0])), "number": number}
        return "expert-deals", {"other": best.to, **facts}
    others = max((share(each) for each in candidates if each is not best and not each.agreed), default=1.0)
    if others > chosen:
        return "planner-stays", {"wins": round(100 * chosen), "number": number}
    return "planner-plays", {"wins": round(100 * chosen), "others": round(100 * others), "number": number}
