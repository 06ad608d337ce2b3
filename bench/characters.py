"""How strong the characters are: one of each at a table with three `steady` and with three `trader`, in both games.

`just characters` prints the table of docs/research/bots.md. The level is that of the plain bot nearest to the character:
below a share of 3% against three `steady`, the mean of both games, child; below 15% easy; below 35% normal; above it hard.
Run it again when the policies that they vary have become stronger, and write what it says to docs/research/bots.md and to
`LEVELS_OF_CHARACTERS`.
"""

import argparse

from duopoly.bots import CHARACTERS
from duopoly.fast import cpu_count
from duopoly.match.match import match
from duopoly.match.runner import run_match
from duopoly.stats.intervals import Estimate

EDITIONS = ("classic-us", "anti-us")
OPPONENTS = ("steady", "trader")
LIMITS = (("child", 0.03), ("easy", 0.15), ("normal", 0.35), ("hard", 1.01))


def level_of(shares: list[float]) -> str:
    """The level by the shares won against three `steady`."""
    mean = sum(shares) / len(shares)
    return next(level for level, limit in LIMITS if mean < limit)


def percent(share: Estimate) -> str:
    """The share with its interval."""
    return f"{100 * share.value:.0f}% ({100 * share.low:.0f}–{100 * share.high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="games of each match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default=",".join(CHARACTERS), help="who is measured")
    options = parser.parse_args()
    columns = [(opponent, edition) for opponent in OPPONENTS for edition in EDITIONS]
    print("| character | level | " + " | ".join(f"three `{bot}`, `{edition}`" for bot, edition in columns) + " |")
    print("| --- | --- |" + " --- |" * len(columns))
    for bot in options.bots.split(","):
        shares: list[Estimate] = []
        for opponent, edition in columns:
            planned = match(edition, f"{bot},{opponent}:3", games=options.games, seed=options.seed)
            shares.append(run_match(planned, workers=cpu_count(), all_games=True).share(0))
        level = level_of([share.value for share in shares[: len(EDITIONS)]])
        print(f"| `{bot}` | {level} | " + " | ".join(map(percent, shares)) + " |", flush=True)


if __name__ == "__main__":
    main()
