"""The result of a simulation as JSON: every figure with its 95% interval."""

from collections.abc import Iterator, Sequence
from math import ceil, inf
from typing import Any

from ..rules.counters import SOURCES
from ..sim.playout import ENDINGS, PLAYERS, UNFINISHED
from ..sim.totals import LAST_ROUND, WHOLE, Totals
from ..stats.intervals import Estimate, bounded_mean, mean_from_sums, positive_mean, proportion, quantile
from .identity import run_identity
from .simulation import SimulationResult
from .simulation_plan import SimulationPlan

QUARTILES = (0.25, 0.5, 0.75)


def summarize(plan: SimulationPlan, result: SimulationResult) -> dict[str, Any]:
    """Everything that the command prints, and more: wins by role, bot, seat and player; endings; length; each role's fate."""
    totals, roles = result.sums.totals, plan.loaded().roles
    return {
        "run": run_identity(plan),
        "games": totals.games,
        "requested": result.requested,
        "finished": result.finished,
        "resumed": result.resumed,
        "seconds": round(result.seconds, 3),
        "how": result.how,
        "engine": result.engine,
        "refereed": False,  # as in the result of a match
        "won": totals.won,
        "given_up": totals.games - totals.won,
        "wins": wins(totals, roles, len(plan.seats)),
        "endings": {ending: share(n, totals.games) for ending, n in zip(ENDINGS, totals.endings, strict=True) if n},
        "rounds": rounds_summary(totals, plan),
        "throws": totals.throws / totals.games if totals.games else None,
        "moves": totals.moves / totals.games if totals.games else None,
        "roles": {name: role_summary(totals, role) for role, name in enumerate(roles) if totals.players[role]},
    }


def wins(totals: Totals, roles: Sequence[str], seats: int) -> dict[str, dict[str, Any]]:
    """Who won how often, of the decided games and `of_all_games`; `places` is the share of the seats, which an even game would
    give.
    """
    places = max(1, sum(totals.role_places))
    equal = [1 / seats] * seats
    return {
        "role": dict(win_shares(totals, roles, totals.role_wins, [n / places for n in totals.role_places])),
        "bot": dict(win_shares(totals, PLAYERS, totals.bot_wins, [n / places for n in totals.bot_places])),
        "seat": dict(win_shares(totals, [str(seat + 1) for seat in range(seats)], totals.seat_wins, equal)),
        "player": dict(win_shares(totals, [str(player + 1) for player in range(seats)], totals.player_wins, equal)),
        "begins": dict(win_shares(totals, ["begins"], [totals.begun_wins], equal)),
    }


def win_shares(
    totals: Totals, names: Sequence[str], wins: Sequence[int], places: Sequence[float]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each name with its wins; names without a place are left out. `wins` are in parts of WHOLE."""
    for name, parts, place in zip(names, wins, places, strict=False):
        if place:
            won = parts / WHOLE
            of_all_games = share(won, totals.games)
            yield name, {**share(won, totals.won), "of_all_games": of_all_games, "wins": won, "places": place}


def share(number: float, total: int) -> dict[str, Any]:
    """A share with its interval, as JSON."""
    return proportion(number, total).as_json("share")


def rounds_summary(totals: Totals, plan: SimulationPlan) -> dict[str, Any]:
    """The mean and the quartiles of the number of rounds; one above the longest counted length says only that it is more.

    A game that goes on for too long, or until its time is up, ends as the next round begins: that one does not count. Only
    the quartiles count it where the game was given up, for it would have been longer.
    """
    end, lengths = plan.rounds, list(totals.lengths)
    late = lengths[end + 1] if end + 1 < LAST_ROUND else totals.endings[UNFINISHED]
    if plan.aim == "timed" and end + 1 < LAST_ROUND:
        lengths[end], lengths[end + 1] = lengths[end] + late, 0
    mean = positive_mean(*round_sums(totals, late, end), totals.games)
    quartiles = {f"{int(100 * q)}%": quantile(lengths, q).as_json() for q in QUARTILES}
    return {"mean": mean.as_json(), **quartiles, "longest_counted": longest_counted(plan)}


def round_sums(totals: Totals, late: int, end: int) -> tuple[int, int]:
    """The sums of the rounds and of their squares, without the round after the last one that `late` games only began."""
    return totals.rounds - late, totals.round_squares - late * ((end + 1) ** 2 - end**2)


def longest_counted(plan: SimulationPlan) -> int:
    """The most rounds of a game whose length is known: longer ones are given up, or counted together."""
    counted = LAST_ROUND - 1
    return counted if plan.aim == "timed" else min(counted, plan.rounds)  # a timed game is scored, not given up


def role_summary(totals: Totals, role: int) -> dict[str, Any]:
    """How many players of a role went bankrupt, what they were worth, and their money by source, per player."""
    players_per_game = totals.players[role] / totals.games

    # The players of a game are not independent of each other, so the averages are over the sums of games.
    income = {
        source: divided(mean_from_sums(totals.income[role][i], totals.income_squares[role][i], totals.games), players_per_game)
        for i, source in enumerate(SOURCES)
    }
    worth = positive_mean(totals.worth[role], totals.worth_squares[role], totals.games)
    most = ceil(players_per_game)
    bankrupt = bounded_mean(totals.bankrupts[role], totals.bankrupt_squares[role], totals.games, 0, most)
    return {
        "players": totals.players[role],
        "bankrupt": divided(bankrupt, players_per_game, 1.0),
        "worth": divided(worth, players_per_game),
        "income": income,
    }


def divided(estimate: Estimate, divisor: float, most: float = inf) -> dict[str, Any]:
    """An estimate divided by a number, as JSON; no end is above `most`."""
    value, low, high = (end / divisor for end in estimate)
    return Estimate(value, low, min(most, high)).as_json()
