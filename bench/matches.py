"""Matches with the opponents of bench/opponents: bots as they once were, and bots that exploit others.

    just bench-matches trader,trader-v1:3 --edition classic-us --games 4000 --seed 1

Players are named as in `duopoly match`: also planner-v1, expert-v1, champion-8 (which looks 8 rounds ahead), the compiled
opponents, and c-dealer and the like, which are the package's bots compiled, for tables where others think. Compiled bots play
by themselves; as soon as one player thinks, every decision is asked for. A game given up after the rounds counts as won by
nobody. Intervals are 95%, over deals.
"""

import argparse
import math
import time

from opponents import numbers
from opponents.engine import engine
from opponents.v1 import expert, planner

from duopoly.bots import champion, registry
from duopoly.bots.registry import BotEntry
from duopoly.match import duplicate_deals
from duopoly.match.match import match
from duopoly.stats.intervals import proportion

AHEAD = (1, 2, 4, 8)
"""Rounds that variants of champion roll out, champion-1 and so on."""


class CompiledPolicy(champion.Champion):
    """A compiled policy at a table, beside players who think."""

    number = None

    def decide(self, g, rules):
        """The policy's move."""
        return self.move_of_policy(g, rules, self.number)


def seated(name, **fields):
    """An entry for a bot that has these fields beside those of its class."""
    return BotEntry(name, type(name, (CompiledPolicy if "number" in fields else champion.Champion,), fields))


def register():
    """Makes all opponents known by name, and the engine theirs. A name with `c-` is one of the package's, compiled."""
    for name in numbers.NAMES:
        registry.SCRIPTED[name] = seated(name, number=numbers.number_of(name))
    for name in numbers.OWN:
        registry.SCRIPTED[f"c-{name}"] = seated(f"c-{name}", number=numbers.number_of(name))
    for ahead in AHEAD:
        registry.SCRIPTED[f"champion-{ahead}"] = seated(f"champion-{ahead}", ahead=ahead)
    registry.SCRIPTED["quiet"] = registry.SCRIPTED["c-quiet"]
    registry.SCRIPTED["planner-v1"] = BotEntry("planner-v1", planner.Planner)
    registry.SCRIPTED["expert-v1"] = BotEntry("expert-v1", expert.Expert)


def compiled_deals(plan, numbers_of_players):
    """Plays the match's deals with compiled bots only; yields the rows of each."""
    table, seatings = plan.table(), plan.seatings()
    for lineups in seatings:
        for lineup in lineups:
            for seat in range(lineup.seats):
                lineup.bot[seat] = numbers_of_players[lineup.player[seat]]
    for first in range(0, plan.deals, 12):
        size = min(12, plan.deals - first)
        blocks = [duplicate_deals.unpack_rows(engine().play_games(table, s, plan.seed, first, size)[0]) for s in seatings]
        yield from ([block[i] for block in blocks] for i in range(size))


def deals_of(plan, workers=1):
    """The rows of deal after deal."""
    names = [player.bot for player in plan.players]
    try:
        yield from compiled_deals(plan, [numbers.number_of(name) for name in names])
    except ValueError:
        import duopoly.match.players as match_players

        match_players.rollout_function = lambda: engine().rollouts
        playing = duplicate_deals.play_deals(plan, duplicate_deals.TABLE, workers)
        for _ in range(plan.deals):
            yield next(playing).rows
        playing.close()


class Share:
    """A share over deals, with its interval: by how much deals differ, or if all are alike, Clopper and Pearson's."""

    def __init__(self):
        self.won, self.total = [], []

    def add(self, won, total):
        self.won.append(won)
        self.total.append(total)

    def __str__(self):
        n, total = len(self.won), sum(self.total)
        if not total:
            return "-"
        share = sum(self.won) / total
        mean = total / n
        spread = sum((won - share * all_) ** 2 for won, all_ in zip(self.won, self.total, strict=True)) / max(1, n - 1)
        if spread == 0:
            low, high = proportion(sum(self.won), total)[1:]
            return f"{100 * share:5.1f} ({100 * low:.1f}–{100 * high:.1f})%"
        error = 1.96 * math.sqrt(spread / n) / mean
        return f"{100 * share:5.1f} ± {100 * error:.1f}%"


def play(text, edition, games, seed, aim="last", rounds=None, say=print, seconds=None, rules=None):
    """Plays and prints; returns the shares by player, that of given-up games first."""
    plan = match(edition, text, games=games, seed=seed, aim=aim, rounds=rounds, rules=rules or {})
    roles = plan.loaded().roles
    given_up, shares = Share(), [(Share(), Share(), [Share() for _ in roles]) for _ in plan.players]
    begun, total_rounds, n = time.process_time(), 0, 0
    for rows in deals_of(plan):
        given_up.add(sum(not row.winners for row in rows), len(rows))
        for number, (whole, decided, by_role) in enumerate(shares):
            wins, seats = [0.0] * len(roles), [0] * len(roles)
            for row in rows:
                for seat in range(row.seats):
                    if row.player[seat] == number:
                        seats[row.role[seat]] += 1
                        wins[row.role[seat]] += (row.winners >> seat & 1) / max(1, row.winners.bit_count())
            whole.add(sum(wins), len(rows))
            decided.add(sum(wins), sum(bool(row.winners) for row in rows))
            for role, share in enumerate(by_role):
                share.add(wins[role], seats[role])
        n += len(rows)
        total_rounds += sum(row.rounds for row in rows)
        if seconds and time.process_time() - begun > seconds:
            break
    took = time.process_time() - begun
    say(
        f"{edition} {text} seed {seed} aim {aim}: {n} games, given up {given_up}, rounds {total_rounds / n:.0f}, "
        f"{n / took:.1f} games/s"
    )
    for player, (whole, decided, by_role) in zip(plan.players, shares, strict=True):
        told = ", ".join(f"a {role}'s seat {share}" for role, share in zip(roles, by_role, strict=True))
        say(f"    {player!s:16} {whole}; of decided {decided}; {told}", flush=True)
    return given_up, shares


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("players")
    parser.add_argument("--edition", default="classic-us")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--aim", default="last")
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--seconds", type=float, help="stop after so many seconds of this process")
    asked = parser.parse_args()
    register()
    for text in asked.players.split("/"):
        for edition in asked.edition.split(","):
            play(text, edition, asked.games, asked.seed, asked.aim, asked.rounds, seconds=asked.seconds)


if __name__ == "__main__":
    main()
