"""What came of many games, as a dictionary for programs: every figure with its 95 % interval."""

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import Any

from ..rules.counters import SOURCES
from ..sim.playout import ENDINGS, PLAYERS
from ..sim.totals import LAST_ROUND, WHOLE, Totals
from ..stats.intervals import Estimate, mean, quantile, share
from .identity import identity
from .plan import Plan
from .simulation import Outcome

QUARTILES = (0.25, 0.5, 0.75)


def summary(plan: Plan, outcome: Outcome) -> dict[str, Any]:
    """All that is printed, and more: wins by role, bot, seat and player; endings; length; what became of each role."""
    tally, roles = outcome.sums.tally, plan.loaded().roles
    return {
        "run": identity(plan),
        "games": tally.games,
        "asked": outcome.asked,
        "finished": outcome.finished,
        "found": outcome.found,
        "seconds": round(outcome.seconds, 3),
        "how": outcome.how,
        "won": tally.won,
        "wins": wins(tally, roles, len(plan.seats)),
        "endings": {word: shared(n, tally.games) for word, n in zip(ENDINGS, tally.endings, strict=True) if n},
        "rounds": {"mean": told(mean(tally.rounds, tally.round_squares, tally.games)), **lengths(tally)},
        "throws": tally.throws / tally.games if tally.games else None,
        "moves": tally.moves / tally.games if tally.games else None,
        "roles": {word: fate(tally, role) for role, word in enumerate(roles) if tally.players[role]},
    }


def wins(tally: Totals, roles: Sequence[str], seats: int) -> dict[str, dict[str, Any]]:
    """Who won how often, of the games that were won; `places` is the share of the seats, what an even game would give."""
    places = max(1, sum(tally.role_places))
    one = [1 / seats] * seats
    return {
        "role": dict(won(tally, roles, tally.role_wins, [n / places for n in tally.role_places])),
        "bot": dict(won(tally, PLAYERS, tally.bot_wins, [n / places for n in tally.bot_places])),
        "seat": dict(won(tally, [str(seat + 1) for seat in range(seats)], tally.seat_wins, one)),
        "player": dict(won(tally, [str(player + 1) for player in range(seats)], tally.player_wins, one)),
        "begins": dict(won(tally, ["begins"], [tally.begun_wins], one)),
    }


def won(
    tally: Totals, words: Sequence[str], parts: Sequence[int], places: Sequence[float]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each word with its wins, where it had a place at all."""
    for word, part, place in zip(words, parts, places, strict=False):
        if place:
            yield word, {**shared(part / WHOLE, tally.won), "wins": part / WHOLE, "places": place}


def shared(number: float, of: int) -> dict[str, Any]:
    """A share with its interval."""
    return told(share(number, of), "share")


def told(estimate: Estimate, name: str = "value") -> dict[str, Any]:
    """An estimate as JSON can hold it: an end without a bound is null."""
    return {name: estimate.value} | {
        end: getattr(estimate, end) if isfinite(getattr(estimate, end)) else None for end in ("low", "high")
    }


def lengths(tally: Totals) -> dict[str, Any]:
    """The quartiles of the rounds that games lasted; those over the longest counted length are taken for that."""
    found = {f"{int(100 * q)}%": told(quantile(tally.lengths, q)) for q in QUARTILES}
    return found | {"longest_counted": LAST_ROUND}


def fate(tally: Totals, role: int) -> dict[str, Any]:
    """What became of a role's players: how many went bankrupt, what they were worth, and their money by source, each."""
    each = tally.players[role] / tally.games

    def per_player(total: int, squares: int) -> dict[str, Any]:
        # The players of a game are not independent of each other, so a game's sum is what is averaged.
        estimate = mean(total, squares, tally.games)
        return told(Estimate(*(value / each for value in estimate)))

    income = {source: per_player(tally.income[role][i], tally.income_squares[role][i]) for i, source in enumerate(SOURCES)}
    bankrupt = per_player(tally.bankrupts[role], tally.bankrupt_squares[role])
    if bankrupt["low"] is not None:
        bankrupt |= {"low": max(0.0, bankrupt["low"]), "high": min(1.0, bankrupt["high"])}
    return {
        "players": tally.players[role],
        "bankrupt": bankrupt,
        "worth": per_player(tally.worth[role], tally.worth_squares[role]),
        "income": income,
    }
