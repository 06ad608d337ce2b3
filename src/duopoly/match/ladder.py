"""The ladder: every two bots play each other in every edition with every number of seats, and all play in mixed fields.

A deal of a match is played in all seatings, so each bot has every seat and every role there. Games given up are won by nobody.
"""

import shlex
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing
from hashlib import sha256
from itertools import combinations
from math import inf
from os import PathLike
from pathlib import Path
from statistics import median_low
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from ..bots import Budget, find
from ..editions.edition import said
from ..fast import Say, is_ready
from ..fast.engines import check_engine
from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from ..sim.limits import check_integer
from ..sim.playout import Row
from ..sim.weights import check as check_weights
from ..stats.intervals import Estimate, share_of_deals
from ..stats.payoffs import Payoffs, Standing, WorstCase, mean_of_deals
from ..stats.ratings import MIDDLE, SCALE, Rating
from .bot_ratings import NO_ROLE, rate_bots
from .duplicate_deals import TABLE, DecisionStats, PlayedDeal, play_deals
from .ladder_journal import FORMAT, DealRecord, LadderJournal, bots_digest, program_digests, record_of
from .match import MOST_GAMES, Match, match
from .players import Player, parse_players
from .runner import check_programs, choose_mode
from .score import DealScore, score_deal

REFERENCE = "steady"
MIXED, SAMPLE = "mixed fields", "sample"
SAMPLE_DEALS = 6
"""How many deals of the mixed fields are played again decision by decision, to see how bots deal that answer at once."""

Pair = tuple[int, int, int]
"""Two bots by number, and how many of the seats the first has."""


class LadderPlan(Struct, frozen=True, kw_only=True):
    """The plan of a ladder: its bots and editions, and the seats and games of each pair."""

    players: str
    editions: tuple[str, ...]
    games: int
    seats: int = 4
    seed: int = 1
    rounds: int | None = None
    budget: Budget | None = None

    def bots(self) -> tuple[Player, ...]:
        """The bots, each once. Raises BadPlan if there are fewer than two, or if one is named twice or with its seats."""
        bots = parse_players(self.players)
        if len(bots) < 2:
            raise BadPlan(f"players: expected two bots or more, got {self.players!r}")
        if more := [bot for bot in bots if bot.count > 1]:
            raise BadPlan(f"players: expected each bot once and without a number of seats, like {more[0].name}, got {more[0]}")
        return bots

    def pairs(self) -> list[Pair]:
        """Every two bots with every number of seats for the first of them."""
        seats, bots = check_integer("seats", self.seats, 2, 8), range(len(self.bots()))
        return [(a, b, count) for a, b in combinations(bots, 2) for count in range(1, seats)]

    def match(self, edition: str, pair: Pair) -> Match:
        """The match of two bots; all matches of a pair together have the games of the plan, or a few more."""
        a, b, count = pair
        bots = self.bots()
        players = [Player(bots[i].bot, n, bots[i].budget) for i, n in ((a, count), (b, self.seats - count))]
        games = -(-check_integer("games", self.games, 1, MOST_GAMES) // (self.seats - 1))
        return match(edition, players, games=games, rounds=self.rounds, seed=self.seed, budget=self.budget)

    def mixed(self, edition: str) -> Match:
        """The match of all bots in mixed fields, in which each has about as many games as a pair."""
        bots = self.bots()
        times = -(-self.seats // len(bots))
        players = [Player(player.bot, times, player.budget) for player in bots]
        games = max(1, self.games * len(bots) // self.seats)
        return match(edition, players, games=games, rounds=self.rounds, seed=self.seed, budget=self.budget, drawn=self.seats)

    def matches(self, edition: str) -> dict[str, Match]:
        """All matches by the names that the journal knows them by: those of the pairs in their order, and the mixed fields."""
        pairs, mixed = [self.match(edition, pair) for pair in self.pairs()], self.mixed(edition)
        sample = replace(mixed, deals=min(SAMPLE_DEALS, mixed.deals))
        return {" against ".join(map(str, each.players)): each for each in pairs} | {MIXED: mixed, SAMPLE: sample}

    def settings(self) -> dict[str, Any]:
        """Everything that determines the games."""
        from .. import __version__

        tables = {edition: sha256(self.mixed(edition).table().pack()).hexdigest()[:16] for edition in self.editions}
        return {
            "format": FORMAT,
            "duopoly": __version__,
            "code": f"{code_digest()} {bots_digest()}",
            "players": [bot.name for bot in self.bots()],
            "editions": tables,
            "games": self.games,
            "seats": self.seats,
            "seed": self.seed,
            "rounds": self.rounds,
            "budget": self.budget._asdict() if self.budget else None,
            **({"programs": programs} if (programs := program_digests(self.bots())) else {}),
            **({"twin": is_ready()} if self.mixed(self.editions[0]).needs_twin else {}),  # without it some do not think
        }

    def command(self) -> str:
        """The command that makes the ladder again."""
        words = ["duopoly", "ladder", "--players", self.players, "--editions", ",".join(self.editions)]
        words += ["--games", str(self.games), "--seats", str(self.seats), "--seed", str(self.seed)]
        words += [] if self.rounds is None else ["--rounds", str(self.rounds)]
        if self.budget is not None:
            words += ["--seconds", f"{self.budget.seconds:g}"]
            words += [] if self.budget.rollouts is None else ["--rollouts", str(self.budget.rollouts)]
        return shlex.join(words)


class Rung(NamedTuple):
    """A bot's place on a ladder.

    `mean`, `worst` and `by_role` are the wins of one of its seats in all matches of two bots: the mean, the lowest, and by
    role; `mixed` in mixed fields. `given_up` and `rounds` (the median) are of its matches of two. `decisions` are all that a
    referee saw, and `deals` those in mixed fields.
    """

    bot: str
    number: int
    standing: Standing
    mean: Estimate
    worst: WorstCase
    mixed: Estimate
    by_role: dict[str, Estimate]
    rating: Rating
    given_up: float
    rounds: int
    thinks: bool
    decisions: DecisionStats
    deals: DecisionStats


class Misfit(NamedTuple):
    """Where the ratings are most wrong: a pair, and the first one's share of the decided games as predicted and as played."""

    pair: Pair
    predicted: float
    played: float


class Ladder(NamedTuple):
    """The ladder of an edition, strongest bot first. `given_up` has the share of games without a winner by pair."""

    edition: str
    name: str
    games: int
    rungs: list[Rung]
    payoffs: Payoffs
    given_up: dict[Pair, float]
    misfit: Misfit


def play_ladder(
    plan: LadderPlan,
    workers: int = 1,
    engine: str = "auto",
    say: Say = lambda sentence: None,
    out: str | PathLike[str] | None = None,
) -> list[Ladder]:
    """Plays all matches and returns a ladder for each edition.

    Deals are written to the folder `out`, and those that are there already are not played again. Raises BadPlan or BadWeights
    with a one-line message before the first deal if a match cannot be played, if the folder has the games of another ladder, or
    if the weights file cannot be used; and KeyboardInterrupt if it was stopped.
    """
    check_engine(engine)
    check_weights()  # accepted offers are judged by them, last of all
    matches = {(edition, name): each for edition in plan.editions for name, each in plan.matches(edition).items()}
    check_programs(plan.bots())
    with LadderJournal(None if out is None else Path(out), plan.settings(), matches) as journal:
        return [play_edition(plan, edition, journal, workers, engine, say) for edition in plan.editions]


def play_edition(plan: LadderPlan, edition: str, journal: LadderJournal, workers: int, engine: str, say: Say) -> Ladder:
    """Plays what is missing of the matches of an edition."""
    results: dict[Pair, list[PlayedDeal]] = {}
    matches, pairs = plan.matches(edition), plan.pairs()

    def play(name: str, mode: str, progress: str = "") -> list[PlayedDeal]:
        match, records = matches[name], journal.deals(edition, name)
        missing = match.deals - len(records)
        say(f"{match.loaded().key}: {name}{progress}{'' if missing else ': it is there already'}")
        if missing:
            with closing(play_deals(match, mode, workers, len(records), judge=name in (MIXED, SAMPLE))) as deals:
                for deal in deals:
                    journal.add(record_of(edition, name, deal))
        return restored(match, records)

    for number, (pair, name) in enumerate(zip(pairs, matches, strict=False), 1):
        results[pair] = play(name, choose_mode(matches[name], engine, say), f", {number} of {len(pairs)}")
    mode = choose_mode(matches[MIXED], engine, say)
    fields = play(MIXED, mode)
    sample = fields if mode == TABLE else play(SAMPLE, TABLE)
    return make_ladder(plan, edition, results, fields, sample)


def restored(match: Match, records: Sequence[DealRecord]) -> list[PlayedDeal]:
    """The deals of a match from their records."""
    seatings = match.seatings()
    deals = []
    for record in records:
        rows = []
        for lineups, winners, rounds in zip(seatings, record.winners, record.rounds, strict=True):
            lineup, row = lineups[record.deal % len(lineups)], Row()
            row.seats, row.player, row.role = lineup.seats, lineup.player, lineup.role
            row.winners, row.rounds = winners, rounds
            rows.append(row)
        deals.append(PlayedDeal(record.deal, rows, record.decisions, []))
    return deals


def reference_bot(bots: Sequence[str]) -> str:
    """The bot that has 1500 points."""
    return REFERENCE if REFERENCE in bots else bots[0]


def make_ladder(
    plan: LadderPlan,
    edition: str,
    results: dict[Pair, list[PlayedDeal]],
    fields: Sequence[PlayedDeal],
    sample: Sequence[PlayedDeal],
) -> Ladder:
    """The ladder of one edition from the deals of all its matches; those of the sample were played with a referee."""
    bots, mixed = plan.bots(), plan.mixed(edition)
    loaded = mixed.loaded()
    names, roles = [bot.name for bot in bots], loaded.roles
    scores = {pair: [score_deal(deal, 2, len(roles)) for deal in deals] for pair, deals in results.items()}
    payoffs = Payoffs(len(bots), plan.seats, wins_of_seats(plan.seats, scores))
    standings = payoffs.standings(plan.seed)
    matches = [((a, b), deals) for (a, b, _), deals in results.items()]
    unknown = Rating(Estimate(MIDDLE, -inf, inf), 0, 0)  # where no game has a winner
    ratings = defaultdict(lambda: unknown, rate_bots(matches, names.index(reference_bot(names)), False, plan.seed))
    role_wins = [wins_of_seats(plan.seats, scores, role) for role in range(len(roles))] if len(roles) > 1 else []
    rungs = []
    for i, bot in enumerate(bots):
        rows = games_of(results, i)
        rungs.append(
            Rung(
                bot=bot.name,
                number=i,
                standing=standings[i],
                mean=payoffs.mean(i),
                worst=payoffs.worst(i),
                mixed=mixed_share(fields, i, len(bots), len(roles)),
                by_role={roles[role]: mean_wins(wins, i) for role, wins in enumerate(role_wins)},
                rating=ratings[i, NO_ROLE],
                given_up=sum(not row.winners for row in rows) / len(rows),
                rounds=median_low([mixed.rounds_played(row) for row in rows]),
                thinks=bot.command is not None or find(bot.bot).thinks,
                decisions=summed([*decisions_of(results, i), *decisions_in_fields(sample, i)]),
                deals=summed(decisions_in_fields(sample, i)),
            )
        )
    rungs.sort(key=lambda rung: (-round(rung.standing.skill.value, 3), -rung.mean.value))
    given_up = {pair: 1 - sum(score.finished for score in deals) / len(deals) for pair, deals in scores.items()}
    games = sum(len(deal.rows) for deals in (*results.values(), fields) for deal in deals)
    return Ladder(
        loaded.key, said(loaded.name, "en"), games, rungs, payoffs, given_up, worst_misfit(plan.seats, scores, ratings)
    )


def games_of(results: dict[Pair, list[PlayedDeal]], bot: int) -> list[Row]:
    """The games of the bot's matches of two."""
    return [row for (a, b, _), deals in results.items() if bot in (a, b) for deal in deals for row in deal.rows]


def decisions_of(results: dict[Pair, list[PlayedDeal]], bot: int) -> list[DecisionStats]:
    """What a referee saw of the bot in its matches of two, by deal."""
    sides = [(0 if bot == a else 1, deals) for (a, b, _), deals in results.items() if bot in (a, b)]
    return [deal.decisions[side] for side, deals in sides for deal in deals if deal.decisions]


def decisions_in_fields(sample: Sequence[PlayedDeal], bot: int) -> list[DecisionStats]:
    """What a referee saw of the bot in the sample of mixed fields, by deal."""
    return [deal.decisions[bot] for deal in sample if deal.decisions]


def wins_of_seats(seats: int, scores: dict[Pair, list[DealScore]], role: int | None = None) -> dict[Pair, list[float]]:
    """For both sides of each match by deal the wins of one of the side's seats; with a role, of one that has that role."""

    def won(score: DealScore, side: int) -> float:
        roles = score.seats[side]
        return score.won[side] if role is None else len(roles) * roles[role].won

    wins = {}
    for (a, b, count), deals in scores.items():
        wins[a, b, count] = [won(score, 0) / count for score in deals]
        wins[b, a, seats - count] = [won(score, 1) / (seats - count) for score in deals]
    return wins


def mean_wins(wins: dict[Pair, list[float]], bot: int) -> Estimate:
    """The mean over all matches of the bot, with an interval over deals; `wins` is by bot, other bot and number of seats."""
    deals = list(zip(*(values for (i, _, _), values in wins.items() if i == bot), strict=True))
    means = [sum(values) / len(values) for values in deals]
    return mean_of_deals(means, 0, 1)


def mixed_share(fields: Sequence[PlayedDeal], bot: int, bots: int, roles: int) -> Estimate:
    """How often a seat of the bot wins in mixed fields."""
    seats = [list(deal.rows[0].player[: deal.rows[0].seats]).count(bot) for deal in fields]
    won = [score_deal(deal, bots, roles).won[bot] for deal in fields]
    most = max(1, *seats)  # so that no deal counts for more than one
    return share_of_deals([(win / most, number / most) for win, number in zip(won, seats, strict=True) if number])


def summed(parts: Sequence[DecisionStats]) -> DecisionStats:
    """The parts added up."""
    total = DecisionStats()
    for part in parts:
        total.add(part)
    return total


def worst_misfit(seats: int, scores: dict[Pair, list[DealScore]], ratings: dict[tuple[int, int], Rating]) -> Misfit:
    """Where the ratings predict a share of the decided games that is furthest from what was played."""
    misfits = []
    for (a, b, count), deals in scores.items():
        finished = sum(score.finished for score in deals)
        strengths = [10 ** (ratings[bot, NO_ROLE].points.value / SCALE) * n for bot, n in ((a, count), (b, seats - count))]
        if finished:
            predicted, played = strengths[0] / sum(strengths), sum(score.won[0] for score in deals) / finished
            misfits.append(Misfit((a, b, count), predicted, played))
    nothing = Misfit(next(iter(scores)), 0.0, 0.0)
    return max(misfits, key=lambda misfit: abs(misfit.predicted - misfit.played), default=nothing)


def undecided_pairs(ladder: Ladder) -> Iterator[tuple[str, str]]:
    """The pairs of which it is not sure who is better, better placed bot first."""
    places = {rung.number: place for place, rung in enumerate(ladder.rungs)}
    pairs = [sorted((places[i], places[j])) for i, j in ladder.payoffs.undecided()]
    for first, second in sorted(pairs):
        yield ladder.rungs[first].bot, ladder.rungs[second].bot


def summarize(ladders: Sequence[Ladder]) -> list[dict[str, Any]]:
    """The ladders as JSON."""
    return [ladder_summary(ladder) for ladder in ladders]


def ladder_summary(ladder: Ladder) -> dict[str, Any]:
    """A ladder as JSON; shares are of all games, also of those given up, and for one seat."""
    payoffs, bots = ladder.payoffs, {rung.number: rung.bot for rung in ladder.rungs}
    misfit, pairs = ladder.misfit, ladder.given_up
    given_up = pairs | {(b, a, payoffs.seats - count): share for (a, b, count), share in pairs.items()}
    return {
        "edition": ladder.edition,
        "games": ladder.games,
        "given_up": sum(pairs.values()) / len(pairs),
        "bots": [rung_summary(ladder, rung) for rung in ladder.rungs],
        "payoffs": [
            {
                "bot": bots[i],
                "seats": count,
                "against": bots[j],
                **payoffs.cell(i, j, count).as_json("share"),
                "given_up": given_up[i, j, count],
            }
            for i in bots
            for j in bots
            if i != j
            for count in payoffs.counts
        ],
        "advantages": [
            {"bot": bots[i], "against": bots[j], **payoffs.advantage(i, j).as_json("advantage")}
            for i, j in combinations(bots, 2)
        ],
        "undecided": [list(pair) for pair in undecided_pairs(ladder)],
        "rating_misfit": {
            "bot": bots[misfit.pair[0]],
            "seats": misfit.pair[2],
            "against": bots[misfit.pair[1]],
            "predicted": misfit.predicted,
            "played": misfit.played,
        },
    }


def rung_summary(ladder: Ladder, rung: Rung) -> dict[str, Any]:
    """A bot's place as JSON. Seconds are measured, and so only told of bots that think."""
    bots, stats, deals = {r.number: r.bot for r in ladder.rungs}, rung.decisions, rung.deals
    seconds = {"mean": stats.seconds / max(1, stats.decisions), "longest": stats.longest}
    return {
        "bot": rung.bot,
        "skill": rung.standing.skill.as_json(),
        "weight": rung.standing.weight.as_json(),
        "mean": rung.mean.as_json(),
        "worst": {
            **rung.worst.wins.as_json(),
            "against": bots[rung.worst.other],
            "seats": rung.worst.own_seats,
        },
        "mixed": rung.mixed.as_json(),
        "roles": {role: share.as_json("share") for role, share in rung.by_role.items()},
        **rung.rating.points.as_json("rating"),
        "wins": rung.rating.wins,
        "seats": rung.rating.seats,
        "given_up": rung.given_up,
        "rounds": rung.rounds,
        "seconds": seconds if rung.thinks else None,
        "forfeits": stats.forfeits,
        "offers": deals.offers,
        "accepted": deals.accepted,
        "harmful": deals.harmful,
        "auctions": deals.auctions,
        "auction_price": deals.paid / deals.printed if deals.printed else None,
        "regained": deals.regained,
    }
