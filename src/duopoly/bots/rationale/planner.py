"""Why planner makes a move: how often it wins by rollouts, as a message and its facts."""

from collections.abc import Sequence

from ...sim.evaluation import WHOLE
from ...sim.rollouts import Candidate


def share(found: Candidate) -> float:
    """How often its seat wins after it."""
    return found.wins[found.seat] / found.games / WHOLE if found.games else 0.0


def why(tried: Sequence[Candidate], best: Candidate) -> tuple[str, dict[str, int]]:
    """How often the choice made wins in per cent, and the best of the others, if that is less; a deal: if it is accepted."""
    mine, number = share(best), max(each.games for each in tried)
    if best.agreed:
        facts = {"wins": round(100 * mine), "others": round(100 * share(tried[0])), "number": number}
        return "expert-deals", {"other": best.to, **facts}
    others = max((share(each) for each in tried if each is not best and not each.agreed), default=1.0)
    if others > mine:
        return "planner-stays", {"wins": round(100 * mine), "number": number}
    return "planner-plays", {"wins": round(100 * mine), "others": round(100 * others), "number": number}
