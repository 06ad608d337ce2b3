"""A match from its first deal until it is sure, or all deals are played; and what came of it as a dictionary for programs."""

from collections.abc import Callable
from contextlib import closing
from math import isfinite
from pathlib import Path
from time import perf_counter
from typing import Any

from ..bots.program import Program
from ..fast import is_installed, is_warm, twin
from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from ..sim.playout import ENDINGS
from ..stats import sequential_test
from ..stats.intervals import Estimate, mean_of
from .conclusion import ERROR, Conclusion
from .duplicate_deals import INTERPRETER, TABLE, TWIN, Account, Deal, Fault, deals, new_accounts
from .match import Match
from .score import Part, Score, ratio, score

ENGINES = ("auto", "twin", "interpreter")
WORTH_COMPILING = 400
"""From so many games on the rules are compiled, where that has not been done on this machine."""
FAULTS_KEPT = 1_000

Say = Callable[[str], None]
Watch = Callable[[int], None]


class Contest:
    """What came of a match so far: its `deals` with their `scores`, the `verdict`, and whether somebody has `stopped` it."""

    def __init__(self, match: Match, verdict: Conclusion, how: str) -> None:
        self.match, self.verdict, self.how = match, verdict, how
        self.roles = match.loaded().roles
        self.seatings = match.seats * len(self.roles)
        self.deals: list[Deal] = []
        self.scores: list[Score] = []
        self.accounts: list[Account] = new_accounts(match)
        self.faults: list[Fault] = []
        self.seconds = 0.0
        self.sure_after: int | None = None
        self.anytime = True
        self.stopped = False

    def add(self, deal: Deal) -> None:
        """The next deal."""
        self.deals.append(deal)
        self.scores.append(score(deal, len(self.match.players), len(self.roles)))
        self.verdict.see(self.scores[-1])
        self.faults += deal.faults[: FAULTS_KEPT - len(self.faults)]
        for account, more in zip(self.accounts, deal.accounts, strict=True):
            account.add(more)
        if self.sure_after is None and self.verdict.is_sure:
            self.sure_after = len(self.deals)

    def share(self, player: int) -> Estimate:
        """The player's share of the games that somebody has won; its interval holds wherever one may stop."""
        parts = [each.of(player) for each in self.scores]
        return sequential_test.share(parts, ERROR) if self.anytime else ratio(parts)

    def by_role(self, player: int, role: int) -> Estimate | None:
        """The share of wins of each seat that the player had in a role; None where it had none."""
        parts: list[Part] = [each.seats[player][role] for each in self.scores]
        return ratio(parts) if any(part.of for part in parts) else None


def contest(
    match: Match,
    *,
    workers: int = 1,
    engine: str = "auto",
    at_least: float | None = None,
    all_games: bool = False,
    say: Say = lambda line: None,
    watch: Watch = lambda games: None,
) -> Contest:
    """Plays a match until it is sure; with `all_games` to its end; or until Ctrl-C, which leaves what was played.

    `watch` is told of games played. Raises BadPlan; KeyboardInterrupt where nothing was played.
    """
    if at_least is not None and not 0 < at_least < 1:
        raise BadPlan(f"at-least: {at_least} cannot be; a share between 0 and 1, like 0.4, would be right")
    check_programs(match)
    found = Contest(match, Conclusion(match, at_least), how_to_play(match, engine, say))
    found.anytime = not all_games
    begun = perf_counter()
    with closing(deals(match, found.how, workers)) as source:
        while len(found.deals) < match.deals and (found.sure_after is None or all_games):
            try:
                deal = next(source)
            except KeyboardInterrupt:
                if not found.deals:
                    raise
                # How many deals there are was not settled beforehand, then.
                found.stopped = found.anytime = True
                break
            found.add(deal)
            watch(len(deal.rows))
    found.seconds = perf_counter() - begun
    return found


def check_programs(match: Match) -> None:
    """Starts each program once; raises BadPlan where one does not say hello."""
    for player in match.players:
        if player.command is not None:
            program = Program(player.command)
            try:
                program.check()
            except ValueError as error:
                raise BadPlan(f"players: {error}") from None
            finally:
                program.close()


def how_to_play(match: Match, engine: str, say: Say) -> str:
    """By the twin where bots are plain and so many games make it pay; at a table where one is not plain."""
    if engine not in ENGINES:
        raise BadPlan(f"engine: no engine {engine!r}; {', '.join(ENGINES)} would be right")
    if not match.is_plain:
        if engine == "twin":
            raise BadPlan("engine: not all of these bots play in the twin; auto or interpreter would be right")
        if match.needs_twin:
            twin(say)
        return TABLE
    games = match.deals * len(match.seatings())
    if engine == "twin" or (engine == "auto" and is_installed() and (is_warm() or games >= WORTH_COMPILING)):
        if twin(say) is not None:
            return TWIN
        if engine == "twin":
            raise BadPlan("engine: the compiled twin cannot be had here; auto or interpreter would be right")
    return INTERPRETER


def summary(found: Contest) -> dict[str, Any]:
    """All that is printed, and more."""
    from .. import __version__

    match, rows = found.match, [row for deal in found.deals for row in deal.rows]
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
        "roles": list(found.roles),
        "how": found.how,
        "deals": len(found.deals),
        "seatings": found.seatings,
        "games": len(rows),
        "asked": match.deals * found.seatings,
        "given_up": sum(not row.winners for row in rows),
        "endings": {word: n for i, word in enumerate(ENDINGS) if (n := sum(row.ending == i for row in rows))},
        "rounds": told(mean_of(row.rounds for row in rows)),
        "seconds": round(found.seconds, 3),
        "stopped": found.stopped,
        "players": [player_facts(found, player) for player in range(len(match.players))],
        "sure": sure_facts(found),
        "interval": "holds wherever one stops" if found.anytime else "of so many deals",
        "faults": [fault_facts(found, fault) for fault in found.faults],
    }


def player_facts(found: Contest, player: int) -> dict[str, Any]:
    """What became of a player; `seat` by role is how often a seat of his in that role has won."""
    named, account = found.match.players[player], found.accounts[player]
    roles = {role: found.by_role(player, number) for number, role in enumerate(found.roles)}
    return {
        "bot": named.name,
        "seats": named.count,
        "fair": named.count / found.match.seats,
        "wins": sum(each.won[player] for each in found.scores) * found.seatings,
        **told(found.share(player), "share"),
        "seat": {role: told(estimate, "share") for role, estimate in roles.items() if estimate is not None},
        "decisions": account.decisions,
        "seconds": {"mean": account.seconds / max(1, account.decisions), "longest": account.longest},
        "forfeits": account.forfeits,
    }


def sure_facts(found: Contest) -> dict[str, Any]:
    """What is sure, after how many deals, and how likely it is at most that any of it is wrong."""
    bots = [player.name for player in found.match.players]
    findings: list[dict[str, Any]] = []
    for finding in found.verdict.findings:
        if finding.other is None:
            word = "more_than" if finding.more else "less_than"
            findings.append({"bot": bots[finding.player], word: found.verdict.at_least})
        else:
            findings.append({"bot": bots[finding.player], "better_than": bots[finding.other]})
    return {"all": found.verdict.is_sure, "after_deals": found.sure_after, "error": ERROR, "findings": findings}


def fault_facts(found: Contest, fault: Fault) -> dict[str, Any]:
    """A forfeit."""
    return {
        "bot": found.match.players[fault.player].name,
        "deal": fault.deal,
        "seating": fault.seating,
        "phase": fault.phase,
        "kind": fault.kind,
        "what": fault.what,
        "played": fault.played,
    }


def told(estimate: Estimate, name: str = "mean") -> dict[str, Any]:
    """An estimate as JSON can hold it."""
    return {name: estimate.value} | {
        end: value if isfinite(value := getattr(estimate, end)) else None for end in ("low", "high")
    }
