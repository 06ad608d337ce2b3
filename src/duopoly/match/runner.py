"""Runs a match until its questions are answered or all deals are played, and summarizes it for programs."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any

from ..fast import Say, twin
from ..fast.engines import check_engine, no_twin
from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from ..sim.playout import ENDINGS
from ..stats.intervals import Estimate, positive_mean, share_of_deals
from ..stats.sequential_test import anytime_share
from .conclusion import ERROR, Conclusion
from .duplicate_deals import (
    INTERPRETER,
    TABLE,
    TWIN,
    DecisionStats,
    ForfeitRecord,
    PlayedDeal,
    new_stats,
    play_deals,
)
from .match import Match
from .players import Player, start_program
from .score import DealScore, WinShare, score_deal

MOST_FORFEITS_OF_MATCH = 1_000
"""How many forfeits of a match are recorded in full."""

Progress = Callable[[int], None]
"""Called with the number of games just played."""


class MatchResult:
    """A match so far: its `deals` with their `scores`, the `conclusion`, and whether it was `stopped` by Ctrl-C."""

    def __init__(self, match: Match, conclusion: Conclusion, mode: str) -> None:
        self.match, self.conclusion, self.mode = match, conclusion, mode
        self.roles = match.loaded().roles
        self.seatings = match.games_per_deal
        self.deals: list[PlayedDeal] = []
        self.scores: list[DealScore] = []
        self.seconds = 0.0
        self.sure_after: int | None = None
        self.anytime = True
        self.stopped = False

    def add(self, deal: PlayedDeal) -> None:
        """Takes in the next deal."""
        score = score_deal(deal, len(self.match.players), len(self.roles))
        self.scores.append(score)
        self.conclusion.add(score)
        self.deals.append(deal)
        if self.sure_after is None and self.conclusion.is_sure:
            self.sure_after = len(self.deals)

    def stop(self) -> None:
        """Notes that no more deals are played, so their number was not fixed in advance after all.

        A deal that was not taken in completely does not count.
        """
        self.stopped = self.anytime = True
        del self.scores[len(self.deals) :]
        self.conclusion = Conclusion(self.match, self.conclusion.at_least)
        for score in self.scores:
            self.conclusion.add(score)

    @property
    def decisions(self) -> list[DecisionStats]:
        """Each player's decisions."""
        total = new_stats(self.match)
        for deal in self.deals:
            for stats, more in zip(total, deal.decisions, strict=True):
                stats.add(more)
        return total

    @property
    def forfeits(self) -> list[ForfeitRecord]:
        """The first forfeits that were recorded."""
        return list(islice((forfeit for deal in self.deals for forfeit in deal.forfeits), MOST_FORFEITS_OF_MATCH))

    def share(self, player: int) -> Estimate:
        """The player's share of the decided games. If the number of deals was not fixed, the interval is an anytime one."""
        return self.estimate([score.win_share(player) for score in self.scores])

    def share_of_all(self, player: int) -> Estimate:
        """The player's share of all games: nobody wins one that was given up. The interval is as in `share`."""
        return self.estimate([WinShare(score.won[player], 1.0) for score in self.scores])

    def seat_share(self, player: int, role: int) -> Estimate | None:
        """How often a seat of the player in this role wins; None if the player never had the role."""
        count = self.match.players[player].count  # in parts of a seat, so that no deal counts for more than one
        seats = [score.seats[player][role] for score in self.scores]
        shares = [WinShare(seat.won / count, seat.total / count) for seat in seats]
        return self.estimate(shares) if any(share.total for share in shares) else None

    def estimate(self, shares: Sequence[WinShare]) -> Estimate:
        """The share won over the deals, with an interval that holds for the way the number of deals came about."""
        return anytime_share(shares, ERROR) if self.anytime else share_of_deals(shares)

    def rounds(self) -> Estimate:
        """The mean number of rounds. Games of one deal are not independent, so the interval is over the means of deals."""
        means = [sum(map(self.match.rounds_played, deal.rows)) / len(deal.rows) for deal in self.deals]
        return positive_mean(sum(means), sum(rounds * rounds for rounds in means), len(means))


def run_match(
    match: Match,
    *,
    workers: int = 1,
    engine: str = "auto",
    at_least: float | None = None,
    all_games: bool = False,
    say: Say = lambda sentence: None,
    watch: Progress = lambda games: None,
) -> MatchResult:
    """Plays a match until its questions are answered, or with `all_games` to its end; Ctrl-C stops it and keeps the deals.

    `at_least` asks whether the first player wins at least that share, instead of who is better. `say` gets sentences about
    the engine, and `watch` the number of games after each deal. Raises BadPlan with a one-line message if an argument is
    invalid, and KeyboardInterrupt if it was stopped before the first deal was over.
    """
    check_match(match, engine, at_least)
    result = MatchResult(match, Conclusion(match, at_least), choose_mode(match, engine, say))
    result.anytime = not all_games
    start = perf_counter()
    try:
        with closing(play_deals(match, result.mode, workers)) as deals:
            while len(result.deals) < match.deals and (result.sure_after is None or all_games):
                deal = next(deals)
                result.add(deal)
                watch(len(deal.rows))
    except KeyboardInterrupt:  # wherever it comes, also while the workers end
        if not result.deals:
            raise
        result.stop()
    result.seconds = perf_counter() - start
    return result


def check_match(match: Match, engine: str = "auto", at_least: float | None = None) -> None:
    """Raises BadPlan if the match cannot be run so. Starts nothing: `play_deals` starts the programs."""
    if at_least is not None and not 0 < at_least < 1:
        raise BadPlan(f"at-least: expected a share between 0 and 1, like 0.4, got {at_least}")
    check_engine(engine)
    if engine == "twin" and not match.uses_policies_only:
        raise no_twin("not all of these bots are compiled")


def check_programs(players: Iterable[Player]) -> None:
    """Starts each program, and ends it. Raises BadPlan if one does not say hello."""
    for player in players:
        if player.command is not None:
            start_program(player.command).close()


def choose_mode(match: Match, engine: str, say: Say) -> str:
    """The mode of play: with a referee unless all bots are policies; then compiled if that was asked or pays."""
    check_engine(engine)
    if not match.uses_policies_only:
        if engine == "twin":
            raise no_twin("not all of these bots are compiled")
        if match.needs_twin:
            twin(say)
        return TABLE
    if engine != "interpreter":
        if twin(say) is not None:
            return TWIN
        if engine == "twin":
            raise no_twin()
    return INTERPRETER


def summarize(result: MatchResult) -> dict[str, Any]:
    """The result as JSON: everything that the command prints, and more."""
    from .. import __version__

    match, rows = result.match, [row for deal in result.deals for row in deal.rows]
    forfeits = [forfeit_summary(result, forfeit) for forfeit in result.forfeits]
    return {
        "match": {
            "edition": Path(match.edition).stem,
            "rules": match.rules,
            "players": [str(player) for player in match.players],
            "aim": match.aim,
            "rounds": match.rounds,
            "seed": match.seed,
            "budget": match.budget._asdict() if match.budget else None,
            "duopoly": __version__,
            "code": code_digest(),
        },
        "roles": list(result.roles),
        "how": result.mode,  # the older name of the next two
        "engine": INTERPRETER if result.mode == TABLE else result.mode,
        "refereed": result.mode == TABLE,
        "deals": len(result.deals),
        "seatings": result.seatings,
        "games": len(rows),
        "requested": match.deals * result.seatings,
        "given_up": sum(not row.winners for row in rows),
        "endings": {ending: n for i, ending in enumerate(ENDINGS) if (n := sum(row.ending == i for row in rows))},
        "rounds": result.rounds().as_json("mean"),
        "seconds": round(result.seconds, 3),
        "stopped": result.stopped,
        "players": [player_summary(result, player) for player in range(len(match.players))],
        "sure": findings_summary(result),
        "interval": "holds wherever one stops" if result.anytime else "of so many deals",
        "faults": forfeits,  # the older name of the next
        "forfeits": forfeits,
    }


def player_summary(result: MatchResult, number: int) -> dict[str, Any]:
    """A player's result as JSON; `share` is that of the decided games, `of_all_games` that of all; `seat` has for each role how
    often one of the player's seats wins a decided game.
    """
    player, stats = result.match.players[number], result.decisions[number]
    roles = {name: result.seat_share(number, role) for role, name in enumerate(result.roles)}
    return {
        "bot": player.name,
        "seats": player.count,
        "fair": player.count / result.match.seats,
        "wins": sum(score.won[number] for score in result.scores) * result.seatings,
        **result.share(number).as_json("share"),
        "of_all_games": result.share_of_all(number).as_json("share"),
        "seat": {name: estimate.as_json("share") for name, estimate in roles.items() if estimate is not None},
        "decisions": stats.decisions,
        "seconds": {"mean": stats.seconds / max(1, stats.decisions), "longest": stats.longest},
        "forfeits": stats.forfeits,
    }


def findings_summary(result: MatchResult) -> dict[str, Any]:
    """What is certain as JSON, of how many questions, after how many deals, and the chance that any of it is wrong."""
    bots = [player.name for player in result.match.players]
    findings: list[dict[str, Any]] = []
    for finding in result.conclusion.findings:
        if finding.other is None:
            comparison = "more_than" if finding.more else "less_than"
            findings.append({"bot": bots[finding.player], comparison: result.conclusion.at_least})
        else:
            findings.append({"bot": bots[finding.player], "better_than": bots[finding.other]})
    questions = len(result.conclusion.tests)
    sure = {"all": result.conclusion.is_sure, "after_deals": result.sure_after, "error": ERROR}
    return {"questions": questions, **sure, "findings": findings, "conclusions": findings}  # the first is the older name


def forfeit_summary(result: MatchResult, forfeit: ForfeitRecord) -> dict[str, Any]:
    """A forfeit as JSON."""
    return {
        "bot": result.match.players[forfeit.player].name,
        "deal": forfeit.deal,
        "seating": forfeit.seating,
        "phase": forfeit.phase,
        "kind": forfeit.kind,
        "what": forfeit.what,
        "played": forfeit.played,
    }
