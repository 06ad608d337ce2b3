"""The tables of docs/fairness.md and docs/research/fairness-report.md, from the data in docs/research/fairness.

    uv run python bench/fairness_tables.py    # also done by `just fairness-report`

A table stands between `<!-- table: wins -->` and `<!-- end of table -->`, named after a function here.
"""

import csv
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
DATA = ROOT / "docs/research/fairness"
DOCUMENTS = (ROOT / "docs/fairness.md", ROOT / "docs/research/fairness-report.md")
PLACE = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end of table -->)", re.DOTALL)
MINUTES = 4
"""A round of four players, at a minute a turn."""
STRENGTH = ("random", "greedy", "steady", "trader", "dealer", "champion")
"""From the weakest to the strongest."""
CHAMPIONS = {
    "anti-us": "1.8 (0.0–9.6)",
    "anti-fr": "9.0 (5.2–14.2)",
    "anti-fr15k": "5.8 (2.7–10.7)",
    "anti-pl": "10.9 (6.7–16.4)",
}
"""The share of four of the strongest: measured by `just bench-matches`, not by the study."""
AMOUNTS = {
    "cash_competitor": "competitors' starting cash",
    "cash_monopolist": "monopolists' starting cash",
    "start_bonus": "income at Start",
    "foundation_monopolist": "what a monopolist pays to the Foundation",
}
SWITCHES = {
    "monopoly_monopolist": "a monopolist needs three streets of a city, not two",
    "max_houses_monopolist": "monopolists build two houses a street at most",
    "auction": "what nobody buys is sold by auction",
    "build_evenly": "houses are built evenly",
}
IN_TENS = "anti-fr15k"
ENDS = ("last one standing", "richest of the last camp", "timed")
"""How a game ends."""


def rows_of(name):
    """The rows of a CSV file."""
    with (DATA / f"{name}.csv").open(encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


def by_edition(rows):
    """The rows of each edition."""
    sorted_in = {}
    for row in rows:
        sorted_in.setdefault(row["edition"], []).append(row)
    return sorted_in


def percent(word):
    """A share in percent."""
    return f"{100 * float(word):.1f}"


def share(row):
    """The competitors' share with its interval."""
    return f"{percent(row['competitor_share'])} ({percent(row['low'])}–{percent(row['high'])})"


def line(*cells):
    """A row of a table."""
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells) + "\n"


def wins():
    """Each split of each edition, by aim."""
    text = line("edition", "competitors and monopolists", "even would be", *ENDS, "given up")
    text += "| --- | --- | --: | --- | --- | --- | --: |\n"
    kinds = {}
    for row in rows_of("wins"):
        kinds.setdefault((row["edition"], row["competitors"], row["monopolists"]), {})[row["aim"]] = row
    for (edition, competitors, monopolists), aims in kinds.items():
        shares = (share(aims[aim]) if aim in aims else "" for aim in ("last", "camp", "timed"))
        fair, unfinished = aims["last"]["fair"], aims["last"]["unfinished"]
        text += line(
            f"`{edition}`", f"{competitors} and {monopolists}", f"{100 * float(fair):.0f}", *shares, percent(unfinished)
        )
    return text


def two_and_two():
    """Two against two, the last one standing, with the bounds that hold however the other games would have ended."""
    text = line("", "competitors win, in percent", "if they had won all games given up", "given up")
    text += "| --- | --- | --: | --: |\n"
    for row in rows_of("two_and_two"):
        text += line(f"`{row['edition']}`", share(row), percent(row["most"]), percent(row["unfinished"]))
    return text


def time_limits():
    """Timed games by their length."""
    editions = by_edition(rows_of("time_limits"))
    text = line("rounds", "minutes", *(f"`{edition}`" for edition in editions)) + "| --: | --: | --- | --- | --- |\n"
    for same in zip(*editions.values(), strict=True):
        rounds = int(same[0]["rounds"])
        text += line(str(rounds), str(rounds * MINUTES), *(share(row) for row in same))
    return text


def strength():
    """The same bot in all seats, from the weakest."""
    return players_table(equals(), lambda pair: (f"`{pair[0]}`",), ("",))


def players():
    """One bot in the competitors' seats, one in the monopolists'."""
    pairs = dict.fromkeys((*equals(), *(bots_of(row) for row in rows_of("players"))))
    return players_table(pairs, lambda pair: (f"`{pair[0]}`", f"`{pair[1]}`"), ("competitors", "monopolists"))


def equals():
    """Each bot against itself."""
    return [(bot, bot) for bot in STRENGTH]


def bots_of(row):
    """Who played the competitors, and who the monopolists."""
    return row["competitor_bot"], row["monopolist_bot"]


def players_table(pairs, name, heads):
    """Shares by edition, for pairs of bots."""
    editions = by_edition(rows_of("players"))
    text = line(*heads, *(f"`{edition}`" for edition in editions)) + "| --- " * (len(heads) + len(editions)) + "|\n"
    for pair in pairs:
        measured = {row["edition"]: share(row) for row in rows_of("players") if bots_of(row) == pair}
        shares = CHAMPIONS if pair == equals()[-1] else measured
        text += line(*name(pair), *(shares.get(edition, "") for edition in editions))
    return text


def amounts():
    """The value of each amount at which a game would be even."""
    editions = by_edition(rows_of("amounts"))
    heads = [f"`{edition}`" + (", in tens" if edition == IN_TENS else "") for edition in editions]
    text = line("", "leaflet", f"even, {heads[0]}", *heads[1:]) + "| --- | --: | --- | --- | --- | --- |\n"
    for amount, name in AMOUNTS.items():
        rows = [row for rows in editions.values() for row in rows if row["amount"] == amount]
        text += line(name, printed(rows), *(even(row) for row in rows))
    return text


def printed(rows):
    """The leaflets' amount: that of most, and before it the others."""
    usual = thousands(rows[-1]["leaflet"])
    sums = {row["edition"]: thousands(str(int(row["leaflet"]) // (10 if row["edition"] == IN_TENS else 1))) for row in rows}
    return "; ".join([usual, *(f"`{edition}` {value}" for edition, value in sums.items() if value != usual)])


def even(row):
    """Where competitors win half; if nowhere, the most that any value gives them.

    An interval is given if the curve fits, and if no value outside it may be even, too.
    """
    unit = 10 if row["edition"] == IN_TENS else 1
    tried = [each for each in rows_of("values") if (each["edition"], each["amount"]) == (row["edition"], row["amount"])]
    if not row["even"]:
        best = max(tried, key=lambda each: float(each["competitor_share"]))
        return f"none: at most {share(best)}%, with {in_units(best['value'], unit)}"
    even_too = [each["value"] for each in tried if float(each["low"]) <= 0.5 <= float(each["high"])]
    if row["low"] and all(float(row["low"]) <= float(value) <= float(row["high"]) for value in even_too):
        return f"{in_units(row['even'], unit)} ({in_units(row['low'], unit)}–{in_units(row['high'], unit)})"
    return f"from about {in_units(even_too[0], unit)}" if even_too else f"about {in_units(row['even'], unit)}"


def in_units(word, unit):
    """An amount in whole units."""
    return thousands(str(round(float(word) / unit)))


def thousands(word):
    """A whole number as people write it."""
    return f"{int(word):,}"


def switches():
    """The games with one rule changed, beside those with none."""
    usual = [row | {"rule": ""} for row in rows_of("players") if bots_of(row) == ("dealer", "dealer")]
    editions = by_edition(usual + rows_of("switches"))
    text = line("", *(f"`{edition}`" for edition in editions)) + "| --- " * (1 + len(editions)) + "|\n"
    for rule, name in {"": "as printed", **SWITCHES}.items():
        shares = {edition: share(row) for edition, rows in editions.items() for row in rows if row["rule"] == rule}
        text += line(name, *(shares.get(edition, "") for edition in editions))
    return text


TABLES = {table.__name__: table for table in (wins, two_and_two, time_limits, strength, players, amounts, switches)}


def with_tables(text):
    """The text with its tables as the data are now."""
    return PLACE.sub(lambda place: place[1] + TABLES[place[2]]() + place[3], text)


def main():
    """Writes the tables of both documents anew."""
    for path in DOCUMENTS:
        path.write_text(with_tables(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
