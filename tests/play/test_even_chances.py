"""The figure of Even chances: the study's, the page's and the documentation's are one, and it does what they say."""

import json
import re
from pathlib import Path

import duopoly
from duopoly.study.execution import open_execution
from duopoly.study.game_specs import CampSplit, competitor_share, make_spec

ROOT = Path(__file__).parents[2]
MEASURED = ROOT / "web/src/screens/new/measured.json"


def figure():
    report = (ROOT / "docs/studies/balance/report.md").read_text(encoding="utf-8")
    (found,) = re.findall(r"proportion to their seats at cash_competitor = ([\d,]+)", report)
    return int(found.replace(",", ""))


def test_page_study_and_documentation_have_one_figure():
    rows = {name: row for name, row in json.loads(MEASURED.read_text(encoding="utf-8")).items() if name.endswith(" even")}
    assert {name: row["cash"] for name, row in rows.items()} == {
        f"{bot} anti-us last 2c2m even": figure() for bot in ("greedy", "steady")
    }
    text = (ROOT / "docs/editions.md").read_text(encoding="utf-8")
    assert f"`cash_competitor={figure()}`" in text


def test_both_sides_win_about_half():
    """2,000 games by the twin; 49.6 to 51.1% in 20,000. Five standard errors of 1,650 decided games are six in a hundred."""
    with open_execution(1, engine="twin") as execution:
        spec = make_spec("anti-us", CampSplit(2, 2), rules={"cash_competitor": figure()}, seed=7)
        share = competitor_share(execution.play(spec, 0, 2000).totals)
    assert abs(share.value - 0.5) < 0.06


def test_a_record_keeps_it(tmp_path):
    """Saved, loaded and replayed: the same cash, the same game."""
    roles = ["competitor", "monopolist"] * 2
    game = duopoly.Game("anti-us", ["Ann", "Bob", "Cem", "Dee"], roles=roles, rules={"cash_competitor": figure()}, seed=4)
    game.play("throw")
    game.chance()
    game.record().save(tmp_path / "even.jsonl")
    record = duopoly.Record.load(tmp_path / "even.jsonl")
    assert record.header["rules"] == {"cash_competitor": figure()}
    assert record.replay().position() == game.position()
    assert [player["cash"] for player in record.replay(0).position()["players"]] == [3254, 1500, 3254, 1500]
