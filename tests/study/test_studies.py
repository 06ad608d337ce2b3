"""Studies: their tables and reports, the same bytes from any number of workers, and what they refuse."""

import json
import re
import shutil
from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import interchange

import duopoly
from duopoly import study
from duopoly.editions import load, names
from duopoly.fast import interpreter
from duopoly.rules.rule_table import build_rule_table
from duopoly.sim.errors import BadPlan
from duopoly.sim.playout import PLAYERS, UNFINISHED
from duopoly.sim.statistics import TITLES
from duopoly.sim.title_stats import TitleStats
from duopoly.sim.totals import WHOLE, Totals
from duopoly.stats.distributions import student_tails
from duopoly.stats.intervals import bonferroni_level
from duopoly.study import balance, fairness, landings, length, titles
from duopoly.study.catalog import STUDIES, find_study
from duopoly.study.chain import LandingChain
from duopoly.study.game_specs import CampSplit, camp_splits, make_spec
from duopoly.study.report import Report, load_report
from duopoly.study.study_plan import StudyPlan
from duopoly.study.titles import MEAN_THROW
from duopoly.study.variants import variants
from duopoly.study.walks import walking_table
from duopoly.terminal.cli import run

SMALL = {
    "fairness": {"edition": "anti-us", "seats": 2, "games": 20},
    "landings": {"games": 30, "engine": "interpreter"},
    "titles": {"games": 4, "seats": 2, "engine": "interpreter"},
    "length": {"edition": "anti-us", "seats": 2, "games": 1, "engine": "interpreter"},
    "balance": {"games": 60, "seats": 2, "engine": "interpreter"},
    "strategy": {"edition": "classic-us", "games": 40, "seats": 2},
}


ALONE = ["study", "landings", "--workers", "1", "--quiet"]
"""The beginning of a command for which one process is enough."""


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("name", SMALL)
def test_a_study_from_any_number_of_workers(name, tmp_path):
    for workers in (1, 2):
        report = study.make(name, workers=workers, **SMALL[name])
        report.save(tmp_path / str(workers))
    one, two = files(tmp_path / "1"), files(tmp_path / "2")
    assert one == two
    assert report.headlines
    assert {"report.md", "study.json"} < set(one)
    text = one["report.md"].decode()
    assert report.command in text
    assert duopoly.__version__ in text
    charts = [part for part in one if part.endswith(".svg")]
    assert charts
    assert all(f"({chart})" in text for chart in charts)
    assert all(b"<dc:date>" not in one[chart] for chart in charts)
    assert all(f"{table}.{kind}" in one for table in report.tables for kind in ("csv", "parquet"))


def test_the_twin_makes_the_same_report():
    options = {"games": 90, "seats": 2, "workers": 2}
    twin, plain = (study.make("balance", engine=engine, **options) for engine in ("twin", "interpreter"))
    assert twin.markdown() == plain.markdown()
    assert twin.tables["points"].equals(plain.tables["points"])


def test_tables_go_to_any_dataframe_library():
    """By Arrow's stream and by the dataframe interchange."""
    table = study.tables("landings", games=10, engine="interpreter")["compared"]
    assert pa.RecordBatchReader.from_stream(Exported(table, "__arrow_c_stream__")).read_all().equals(table)
    assert interchange.from_dataframe(Exported(table, "__dataframe__")).to_pydict() == table.to_pydict()


class Exported:
    """A table that offers only one method."""

    def __init__(self, table, name):
        setattr(type(self), name, lambda self, *args, **options: getattr(table, name)(*args, **options))


@pytest.mark.parametrize("name", ["fairness", "length"])
def test_rules_are_varied_in_every_edition(name):
    """Significance takes the number of variants into account."""
    rows = study.tables(name, seats=2, games=1, engine="twin")["rules"].to_pylist()
    editions = [key for key in names() if name == "length" or len(load(key).roles) == 2]
    assert list(dict.fromkeys(row["edition"] for row in rows)) == editions
    assert not any(row["sure"] for row in rows if row["change_low"] <= 0 <= row["change_high"])


def test_the_favored_camp_takes_the_number_of_kinds_into_account():
    """12 of 20 is even; 4 of 20 favors monopolists if it is the only kind, but not as one of a hundred."""
    totals = Totals()
    totals.games, totals.won, totals.role_wins[0] = 25, 20, 4 * WHOLE
    alone, many = (fairness.win_row("x", CampSplit(2, 2), "last", totals, bonferroni_level(kinds)) for kinds in (1, 100))
    assert (fairness.favored_camp(alone), fairness.favored_camp(many)) == ("monopolists", "even")
    assert (alone["least"], alone["most"]) == (4 / 25, 9 / 25)
    totals.role_wins[0] = 12 * WHOLE
    assert fairness.favored_camp(fairness.win_row("x", CampSplit(2, 2), "last", totals, 0.95)) == "even"


def test_timed_games_are_played_for_each_length():
    """Up to the leaflets' two hours and beyond, in editions that have a timed game."""
    rows = study.tables("fairness", edition="all", seats=2, games=1, engine="twin")["time_limits"].to_pylist()
    assert list(dict.fromkeys(row["edition"] for row in rows)) == ["anti-us", "anti-fr", "anti-pl"]
    assert [row["rounds"] for row in rows] == 3 * list(fairness.TIME_LIMITS)
    assert all(row["won"] == row["games"] == 1 for row in rows)


def test_the_chart_by_strength_shows_the_weakest_bot_first():
    """Of one edition and of tables of one bot; what was given up is said instead of a share."""
    assert sorted(fairness.BY_STRENGTH) == sorted(PLAYERS)
    pairs = [(edition, first, second) for edition in ("x", "y") for first in PLAYERS for second in PLAYERS]
    rows = [
        {
            "edition": edition,
            "competitor_bot": first,
            "monopolist_bot": second,
            "won": 0 if first == "greedy" else 10,
            "competitor_share": PLAYERS.index(first) / 10,
            "low": 0.0,
            "high": 1.0,
            "unfinished": 0.5 if first == "dealer" else 0.0,
        }
        for edition, first, second in pairs
    ]
    dots = fairness.strength_dots(rows, "y")
    assert [dot.label for dot in dots] == ["random", "greedy", "steady", "trader", "dealer"]
    assert [dot.values[0] and dot.values[0].value for dot in dots] == [0.0, None, 0.1, 0.2, 0.4]
    assert [dot.marks[0] for dot in dots] == ["", "all given up", "", "", "given up"]


def test_the_bots_can_be_chosen(tmp_path, capsys):
    """One for all seats, or one for each camp; the report and its command say which."""
    spec = make_spec("anti-us", CampSplit(2, 1), bot="random,steady")
    bots = [[PLAYERS[lineup.bot[seat]] for seat in range(3)] for lineup in spec.lineups]
    assert sorted(bots) == [["random", "random", "steady"], ["random", "steady", "random"], ["steady", "random", "random"]]
    report = study.make("fairness", edition="anti-us", seats=2, games=1, bot="steady,random", engine="twin")
    assert "--bot steady,random" in report.command
    assert "played by the bot steady as a competitor and random as a monopolist" in report.markdown()


def test_the_command_makes_the_same_report(tmp_path, capsys):
    words = ["landings", "--edition", "classic-us", "--rule", "speed_die=true", "--games", "20", "--seed", "5", "--quiet"]
    assert run(["study", *words, "--out", str(tmp_path / "a")]) == 0
    settings = json.loads((tmp_path / "a" / "study.json").read_text())
    again = settings["command"].split()[1:]
    assert again[1:] == ["landings", "--edition", "classic-us", "--rule", "speed_die=true", "--games", "20", "--seed", "5"]
    assert run([*again, "--quiet", "--workers", "1", "--out", str(tmp_path / "b")]) == 0
    assert files(tmp_path / "a") == files(tmp_path / "b")
    assert "agree" in capsys.readouterr().out


def test_a_range_is_recorded(tmp_path, capsys):
    """In the folder's settings, the report's command and the name of its folder."""
    words = ["study", "balance", "--seats", "2", "--between", "800,3000", "--vary", "start_cash", "--games", "30"]
    words += ["--engine", "interpreter", "--workers", "1", "--out", str(tmp_path / "out")]
    assert run(words) == 0
    assert run(words) == 0
    assert "it is there already" in capsys.readouterr().err
    balance = find_study("balance")
    options = StudyPlan(games=30, seats=2, between=(800, 3000), vary="start_cash", rules={"fee": 40})
    name = balance.folder_name(balance.complete(options, compiled=False))
    assert name == "balance-anti-us-2-start_cash-800-3000-fee-40-30-1"


def test_a_folder_with_something_else_is_left_alone(tmp_path, capsys):
    (tmp_path / "notes.txt").write_text("mine")
    words = ["study", "landings", "--games", "10", "--quiet", "--out", str(tmp_path)]
    assert run(words) == 2
    assert "holds something else" in capsys.readouterr().err
    assert files(tmp_path) == {"notes.txt": b"mine"}


def test_a_folder_with_another_seed_is_left_alone(tmp_path, capsys):
    words = [*ALONE, "--games", "10", "--out", str(tmp_path)]
    assert run(words) == 0
    before = files(tmp_path)
    assert run([*words, "--seed", "2"]) == 2
    assert files(tmp_path) == before
    assert run(words) == 0
    assert files(tmp_path) == before
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["chess"], "study: expected one of fairness, landings, titles, length, balance, strategy, got 'chess'"),
        (["landings", "--seats", "3"], "seats: the study landings has no such option"),
        (["landings", "--games", "0"], "games: expected a whole number"),
        (["landings", "--edition", "mars"], "or a file ending in .toml, got 'mars'"),
        (["landings", "--rule", "moon=1"], "rules: expected a rule of anti-us, got moon"),
        (["fairness", "--edition", "classic-us", "--engine", "interpreter"], "two camps"),
        (["fairness", "--seats", "9", "--engine", "interpreter"], "9"),
        (["balance", "--vary", "moon", "--engine", "interpreter"], "vary: expected an amount of anti-us"),
        (["balance", "--between", "9,3", "--engine", "interpreter"], "between"),
        (["balance", "--seats", "0", "--engine", "interpreter"], "seats: expected a whole number from 2 to 8, got 0"),
        (["fairness", "--seats", "-3", "--engine", "interpreter"], "seats: expected a whole number from 2 to 8, got -3"),
        (["balance", "--aim", "fun", "--engine", "interpreter"], "aim"),
        (["balance", "--engine", "steam"], "engine: expected auto, twin or interpreter, got 'steam'"),
        (["balance", "--bot", "robot"], "bot: expected one of random, steady, trader, greedy, dealer, got 'robot'"),
        (["balance", "--bot", "steady,steady,steady"], "bot: expected one for all seats, or one for each camp, got 3"),
        (["length", "--bot", "steady,random"], "bot: expected one, since classic-fr has no camps, got 'steady,random'"),
        (["landings", "--bot", "steady"], "bot: the study landings has no such option"),
        (["landings", "--cluster", "nonsense"], "cluster: expected an address like tcp://host:8786, got 'nonsense'"),
        (["titles", "--edition", "all"], "or a file for the study titles, got 'all'"),
        (["landings", "--cluster", "tcp://127.0.0.1:1", "--workers", "2"], "workers: expected none beside --cluster"),
        (["balance", "--games", "3"], "games: expected 9 or more, one at each value from "),
        (
            ["balance", "--between", "800,801", "--games", "1"],
            "games: expected 2 or more, one at each value from 800 to 801, got 1",
        ),
    ],
)
def test_invalid_options_of_study(words, message, tmp_path, capsys):
    alone = [] if "--cluster" in words else ["--workers", "1"]
    assert run(["study", *words, "--quiet", *alone, "--out", str(tmp_path / "out")]) == 2
    err = capsys.readouterr().err
    assert message in err
    assert err.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_the_texts_say_which_studies_take_all_editions(capsys):
    """The help of the option, the list of the studies, and the documentation."""
    all_of_them = [name for name in STUDIES if STUDIES[name].takes_all]
    *first, last = all_of_them
    assert run(["study", "--help"]) == 0
    shown = " ".join(capsys.readouterr().out.replace("│", " ").split())
    assert f'"all": every edition, in {", ".join(first)} and {last}.' in shown
    guide = (Path(__file__).parents[2] / "docs/studies.md").read_text(encoding="utf-8")
    assert f"every edition in {', '.join(f'`{name}`' for name in first)}, and `{last}`." in guide
    assert run(["study", "--list"]) == 0
    listed = capsys.readouterr().out
    assert (listed.count("Editions: any, or all."), listed.count("Editions: any one.")) == (3, 3)


@pytest.mark.parametrize("between", [(5, 5), (900, 100)])
def test_a_range_has_a_least_and_a_most(between):
    with pytest.raises(BadPlan, match="between: expected two amounts, the smaller first, got"):
        STUDIES["balance"].complete(StudyPlan(vary="start_cash", between=between), compiled=False)


def test_a_study_that_played_nothing_leaves_nothing(tmp_path, monkeypatch, capsys):
    """Not even the folders above it."""
    monkeypatch.setattr("duopoly.study.run.Run.play", lambda run, pool, stop: stop.request(0, None))
    monkeypatch.setattr("duopoly.study.checkpoint.Checkpoint.write", lambda *_: None)
    assert run(["study", "landings", "--games", "5", "--quiet", "--out", str(tmp_path / "a" / "b")]) == 130
    assert not list(tmp_path.iterdir())


def test_the_list_names_every_study(capsys):
    assert run(["study", "--list"]) == 0
    out = capsys.readouterr().out
    assert all(f"{name}, version" in out for name in study.names())
    assert run(["study", "--list", "--json"]) == 0
    assert [row["name"] for row in json.loads(capsys.readouterr().out)] == list(STUDIES)


def test_a_title_earns_its_rent_as_often_as_it_is_landed_on():
    table = walking_table(load("anti-us"))
    visitors = [LandingChain(table, role).long_run() for role in (0, 1)]
    lands = sum(float(counts.landed[39]) / counts.laps for counts in visitors) / 2
    rows = study.tables("titles", games=1)["chain"].to_pylist()
    wall = {(row["role"], row["step"]): row for row in rows if row["key"] == "wall-street"}
    assert wall["competitor", "2 houses"]["per_lap"] == pytest.approx(80 * lands)
    assert wall["competitor", "2 houses"]["cost"] == 800
    assert wall["competitor", "2 houses"]["laps_to_repay"] == pytest.approx(800 / (80 * lands))
    free = 1 - visitors[1].held
    assert wall["monopolist", "bare, monopoly"]["per_lap"] == pytest.approx(80 * lands * free)
    gas = {(row["role"], row["step"]): row for row in rows if row["key"] == "gas-company"}
    assert gas["monopolist", "2 owned"]["rent"] == 10 * MEAN_THROW


def test_a_card_to_the_nearest_company_has_its_own_rent():
    table = build_rule_table(load("classic-us"))
    counts = LandingChain(table).long_run()
    rows = study.tables("titles", edition="classic-us", games=1)["chain"].to_pylist()
    lands, sent = float(counts.landed[5]) / counts.laps, float(counts.nearest[5]) / counts.laps
    reading = next(row for row in rows if row["key"] == "reading-railroad" and row["step"] == "2 owned")
    assert sent > 0
    assert reading["per_lap"] == pytest.approx(50 * (lands + sent))


def test_titles_are_landed_on_in_games_as_the_chain_says():
    """Bots leave prison in their own ways, so this is close but not exact."""
    edition = load("anti-us")
    spec = make_spec("anti-us", camp_splits(4, 2)[0], seed=3, rounds=200, kind=TITLES)
    stats = TitleStats.unpack(interpreter.collect(TITLES, *spec[:3], 0, 16))
    visitors = [LandingChain(walking_table(edition), role).long_run() for role in (0, 1)]
    streets = [title.index for title in edition.titles.values()]
    observed = sum(stats.rents[0][space] for space in streets)
    expected = sum(stats.turns[0][space] * sum(float(c.landed[space]) for c in visitors) / 2 for space in streets)
    assert observed / expected == pytest.approx(1, abs=0.1)


def test_a_median_beyond_the_last_round_is_only_known_to_be_more():
    """In the headline as in the table: six of ten games are given up."""
    totals = Totals()
    totals.games, totals.rounds, totals.round_squares = 10, 6 * 1001 + 4 * 90, 6 * 1001**2 + 4 * 90**2
    totals.lengths[1001], totals.lengths[90], totals.endings[UNFINISHED] = 6, 4, 6
    report = empty_report("length")
    length.describe_lengths(report, [length.length_row("classic-us", CampSplit(4, 0), "last", totals)])
    assert "half of the games are over after > 1000 rounds (" in report.headlines[0]
    assert "and 60.0 (26.2 to 87.9)% are not after 1000." in report.headlines[0]


def empty_report(name):
    found = find_study(name)
    return Report(found, found.complete(StudyPlan(), compiled=True), "")


@pytest.mark.parametrize(("edition", "walks"), [("anti-us", 1), ("anti-us", 2), ("classic-us", 1), ("classic-us", 3)])
def test_a_few_walks_give_no_verdict(edition, walks):
    """Some figures are alike in all of them, or in the only one, so that nothing says how far off they may be."""
    report = study.make("landings", edition=edition, games=walks, engine="interpreter", workers=1)
    assert report.headlines[0].startswith("Too few walks to tell whether chain and walks agree (figures without a standard err")
    assert report.headlines[1].startswith("Too few walks to tell whether decks used as the leaflet says make a difference (")
    assert "inf" not in report.markdown().partition("## What the chain assumes")[0]
    errors = report.tables["compared"].select(["error", "z"]).to_pylist()
    assert {"error": None, "z": None} in errors
    assert all((row["error"] is None) == (row["z"] is None) for row in errors)


@pytest.mark.parametrize("walks", [5, 10])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_walks_that_agree_are_not_said_to_disagree(walks, seed):
    """Their error is itself estimated, of few walks."""
    headlines = study.make("landings", edition="classic-us", games=walks, seed=seed, engine="twin", workers=1).headlines
    assert not any("NOT AGREE" in line or "differ from" in line for line in headlines)


def test_walks_that_do_not_agree():
    """Six errors off is little with 5 walks, and much with 1,000."""
    rows = [{"z": 6.0}, *[{"z": 0.5}] * 81]
    assert landings.agreement(rows, 5).startswith("Chain and walks agree: of 82 figures the one furthest off is 6.00 standard")
    assert landings.agreement(rows, 1000).startswith("Chain and walks DO NOT AGREE: of 82 figures")
    assert landings.agreement(rows, 1000).endswith("(corrected p < 0.001).")
    assert landings.effect_of_decks(rows, 1000).startswith(
        "Decks that remember their cards differ from the chain, by up to 6.00"
    )
    largest, p_value = landings.largest_deviation(rows, 5)
    assert (largest, p_value) == (6.0, pytest.approx(1 - (1 - student_tails(6.0, 4)) ** 82))


def test_a_figure_without_an_error():
    """Of one walk, or of walks that are all alike; but what never happens, as the chain says, is no matter of chance."""
    assert landings.deviation(0.5, 0.25) == 2
    assert landings.deviation(0.5, None) is landings.deviation(0.0, None) is landings.deviation(0.5, 0.0) is None
    assert landings.deviation(0.0, 0.0) == 0


def test_when_players_build_is_told_of_those_who_do():
    """Others never do."""
    headlines = study.make("strategy", edition="anti-us", games=4, engine="twin", workers=1).headlines
    assert headlines
    assert all(re.search(r"% of the games and half of those who build have begun by round \d+\.$", line) for line in headlines)


def test_a_column_that_only_later_rows_have():
    """Rows without it have no value there."""
    report = empty_report("length")
    report.add_data("x", [{"a": 1}, {"a": 2, "b": 0.1234567891}])
    assert report.tables["x"].to_pylist() == [{"a": 1, "b": None}, {"a": 2, "b": 0.123456789}]


def test_the_report_of_an_edition_file_that_has_changed_is_refused(tmp_path, capsys):
    """One's own edition is known by what it says, not by its name; a built-in one by the version of Duopoly."""
    edition, out = tmp_path / "mine.toml", tmp_path / "out"
    words = [*ALONE, "--edition", str(edition), "--games", "10", "--out", str(out)]
    for cash, code in ((1600, 0), (1600, 0), (1700, 2)):
        edition.write_text(f'extends = "anti-us"\nkey = "mine"\n[rules]\nstart_cash = {cash}\n')
        assert run(words) == code
    err = capsys.readouterr().err
    assert err == f"duopoly: out: {out} holds another study, or another version of it; use a new folder\n"
    assert "edition_digest" in json.loads((out / "study.json").read_text())
    assert "edition_digest" not in empty_report("landings").settings()


LANDED = [*ALONE, "--games", "10", "--seed", "3"]


@pytest.fixture(scope="module")
def landed(tmp_path_factory):
    """The folder of a report, to be copied."""
    folder = tmp_path_factory.mktemp("landed")
    assert run([*LANDED, "--out", str(folder)]) == 0
    return folder


def cut(content):
    return content[: len(content) // 2]


@pytest.mark.parametrize(
    ("name", "damage"),
    [
        ("report.md", lambda content: b""),
        ("report.md", cut),
        ("report.md", lambda content: b"\xff" + content),
        ("compared.parquet", cut),
        ("compared.parquet", None),
        ("compared.csv", None),
        ("compared.csv", cut),
        ("landings-competitor.svg", cut),
        ("SHA256SUMS", None),
        ("landings-competitor.svg", None),
    ],
    ids=[
        "empty text",
        "cut text",
        "text of bytes",
        "cut data",
        "no data",
        "no CSV",
        "cut CSV",
        "cut chart",
        "no sums",
        "no chart",
    ],
)
def test_a_damaged_report_is_made_again(name, damage, landed, tmp_path):
    """With the same files."""
    shutil.copytree(landed, tmp_path, dirs_exist_ok=True)
    before, file = files(tmp_path), tmp_path / name
    file.unlink() if damage is None else file.write_bytes(damage(before[name]))
    assert run([*LANDED, "--out", str(tmp_path)]) == 0
    assert files(tmp_path) == before


def test_data_with_a_changed_bit_are_no_data(tmp_path):
    """Whatever pyarrow makes of it."""
    report = empty_report("landings")
    report.add_data("compared", [{"edition": "anti-us", "share": 0.25}, {"edition": "anti-fr", "share": 0.5}])
    report.save(tmp_path)
    loaded = load_report(report.study, report.plan, tmp_path)
    assert loaded.tables["compared"].to_pylist() == report.tables["compared"].to_pylist()
    file = tmp_path / "compared.parquet"
    content = file.read_bytes()
    at = content.index(b"anti-us")
    file.write_bytes(content[:at] + b"q" + content[at + 1 :])
    assert load_report(report.study, report.plan, tmp_path) is None


def test_data_of_others_beside_a_report_is_left_alone(landed, tmp_path, capsys):
    """The report is there, and is not played again."""
    shutil.copytree(landed, tmp_path, dirs_exist_ok=True)
    words = [*LANDED, "--out", str(tmp_path)]
    assert run(words) == 0
    first = capsys.readouterr().out
    (tmp_path / "mine.parquet").write_bytes(b"mine")
    written = (tmp_path / "report.md").stat().st_mtime_ns
    assert run(words) == 0
    assert capsys.readouterr().out == first
    assert (tmp_path / "report.md").stat().st_mtime_ns == written
    assert (tmp_path / "mine.parquet").read_bytes() == b"mine"


def test_an_edition_file_that_has_changed_has_a_folder_of_its_own(tmp_path, monkeypatch):
    """Where no folder is asked for, the report of before stays where it is."""
    monkeypatch.chdir(tmp_path)
    edition = tmp_path / "mine.toml"
    for cash in (1600, 1700, 1600):
        edition.write_text(f'extends = "anti-us"\nkey = "mine"\n[rules]\nstart_cash = {cash}\n')
        assert run([*ALONE, "--edition", str(edition), "--games", "10"]) == 0
    folders = sorted(folder.name for folder in (tmp_path / "studies").iterdir())
    assert len(folders) == 2
    assert all(re.fullmatch(r"landings-mine-[0-9a-f]{8}-10-1", name) for name in folders)


@pytest.mark.parametrize("name", names())
def test_the_default_range_of_every_amount_can_be_played(name):
    """It ends where the rules do: there are 120 houses at most, and nobody buys more titles than the board has."""
    edition = load(name)
    amounts = [rule for rule in edition.rules.__struct_fields__ if type(getattr(edition.rules, rule)) is int]
    for vary in amounts:
        present = balance.present_value(edition, vary)
        low, high = balance.default_range(edition, vary, present)
        assert low <= present <= high
        assert low < high
        for value in (low, high):
            balance.check_value(edition, vary, value)
    assert balance.default_range(edition, "houses", edition.rules.houses)[1] == 120
    assert balance.default_range(edition, "start_cash", 1500) == (375, 6000)


def test_games_given_up_count_a_thousand_rounds():
    """Not the round that they only began, as in `duopoly simulate`."""
    totals = Totals()
    totals.games, totals.rounds, totals.round_squares = 10, 6 * 1001 + 4 * 90, 6 * 1001**2 + 4 * 90**2
    totals.endings[UNFINISHED] = 6
    assert length.rounds_and_games(totals) == (6 * 1000 + 4 * 90, 6 * 1000**2 + 4 * 90**2, 10)
    assert length.mean_rounds(totals).value == 636
    assert length.relative_change(totals, totals).value == 0


def test_of_titles_that_repay_as_fast_the_first_is_named():
    """Though the last digits of a figure differ between processors."""
    edition, report = load("classic-us"), empty_report("titles")
    keys = list(edition.titles)[:4]
    figures = zip(keys, (2.0 + 4e-16, 2.0, 5.0, 5.0 + 9e-16), strict=True)
    row = {"role": "player", "cost": 100, "per_lap": 50.0}
    rows = [row | {"key": key, "step": "bare", "laps_to_repay": laps, "step_laps": None} for key, laps in figures]
    rows += [each | {"step": "1 house", "step_laps": each["laps_to_repay"]} for each in rows]
    titles.describe_best(report, edition, "player", rows, dict(zip(keys, "ABCD", strict=True)))
    best, building, worst = report.headlines
    assert "faster than A (bare)" in best
    assert "(A, 1 house)" in building
    assert "(C, 1 house)" in building
    assert "to repay alone is C:" in worst


def test_every_edition_has_variants_that_can_be_played():
    for name in duopoly.editions():
        tried = list(variants(load(name)))
        assert len({variant.rule for variant in tried}) > 20
        assert all(getattr(load(name).rules, variant.rule) != variant.value for variant in tried)


def test_the_settings_tell_studies_apart():
    balance = find_study("balance")
    options = balance.complete(StudyPlan(games=100), compiled=True)
    other = balance.complete(StudyPlan(games=100, vary="fee"), compiled=True)
    assert Report(balance, options, "").settings() != Report(balance, other, "").settings()
    many, few = (balance.complete(StudyPlan(), compiled=compiled) for compiled in (True, False))
    assert many.game_count > few.game_count
    with pytest.raises(BadPlan, match="seed"):
        balance.complete(StudyPlan(seed=-1), compiled=True)
