"""What the page says of a new table: how often a seat wins and how long it takes when bots of one kind play it as printed.

    uv run python bench/chances.py

Writes `web/src/screens/new/measured.json`: by "bot edition aim 2c2m" (or "4" without camps) the share of games that one
seat of each role wins, in percent of the games with a winner, and the median number of rounds. Rows of "... 2c2m even" are
with even chances: `cash` is what competitors start with; these games are in every seating order, because the figure is.

    uv run python bench/chances.py even    # only these rows anew
"""

import json
import subprocess
import sys
from pathlib import Path

from duopoly.editions import load, names

GAMES, SEED = 3000, 1
BOTS = ("greedy", "steady")
EVEN = {("anti-us", "last", "2c2m"): 3254}
"""Where even chances were measured, and the figure: the headline of docs/studies/balance."""
FILE = Path(__file__).parent.parent / "web/src/screens/new/measured.json"


def measure(bot: str, edition: str, aim: str, roles: list[str]) -> dict[str, int]:
    """Plays one kind of table."""
    seats = ",".join(f"{bot}:{role}" if len(set(roles)) > 1 or len(load(edition).roles) > 1 else bot for role in roles)
    return simulate(edition, aim, roles, ["--seats", seats])


def simulate(edition: str, aim: str, roles: list[str], options: list[str]) -> dict[str, int]:
    """Plays the games of one row."""
    command = [sys.executable, "-m", "duopoly", "simulate", edition, *options, "--aim", aim, "--json", "--quiet"]
    run = subprocess.run([*command, "--games", str(GAMES), "--seed", str(SEED)], capture_output=True, text=True, check=True)
    told = json.loads(run.stdout)
    shares = {role: told["wins"]["role"][role]["share"] / roles.count(role) for role in sorted(set(roles))}
    return {role: round(100 * share) for role, share in shares.items()} | {"rounds": round(told["rounds"]["50%"]["value"])}


def even_rows() -> dict[str, dict[str, int]]:
    """The rows with even chances."""
    rows = {}
    for (edition, aim, name), cash in EVEN.items():
        roles = next(roles for split, roles in splits(edition) if split == name)
        for bot in BOTS:
            seating = ["--seats", ",".join([bot] * len(roles)), "--seating", "balanced", "--rule", f"cash_competitor={cash}"]
            rows[f"{bot} {edition} {aim} {name} even"] = simulate(edition, aim, roles, seating) | {"cash": cash}
    return rows


def splits(edition: str) -> list[tuple[str, list[str]]]:
    """The even splits of the camps, or as even as can be; each with its name."""
    least, most = load(edition).players
    kinds = load(edition).roles
    if len(kinds) == 1:
        return [(str(n), [kinds[0]] * n) for n in range(least, most + 1)]
    pairs = [(c, n - c) for n in range(least, most + 1) for c in sorted({n // 2, n - n // 2})]
    return [(f"{c}c{m}m", [kinds[0]] * c + [kinds[1]] * m) for c, m in pairs]


def main() -> None:
    """Writes the file."""
    table: dict[str, dict[str, int]] = json.loads(FILE.read_text(encoding="utf-8"))
    if sys.argv[1:] != ["even"]:
        table = as_printed_rows()
    table |= even_rows()
    FILE.write_text(json.dumps(table, indent=0).replace("{\n", "{").replace("\n}", "}") + "\n", encoding="utf-8")
    print(len(table), "kinds of tables,", FILE.stat().st_size, "bytes")


def as_printed_rows() -> dict[str, dict[str, int]]:
    """The rows by the printed rules."""
    return {
        f"{bot} {edition} {aim} {name}": measure(bot, edition, aim, roles)
        for bot in BOTS
        for edition in names()
        for aim in load(edition).aims
        if aim != "timed"
        for name, roles in splits(edition)
    }


if __name__ == "__main__":
    main()
