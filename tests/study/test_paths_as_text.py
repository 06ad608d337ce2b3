"""Folders may be given as text, as everywhere in Python."""

from pathlib import Path

from duopoly import study
from duopoly.match.ladder import LadderPlan, play_ladder
from duopoly.match.ladder_page import save
from duopoly.study.simulation import simulate
from duopoly.study.simulation_plan import plan_simulation


def test_the_folder_of_a_run(tmp_path, monkeypatch):
    """`out="runs"` is the folder of that name; the same run goes on from there."""
    monkeypatch.chdir(tmp_path)
    plan = plan_simulation("classic-us", "random,random", seed=1, rounds=20)
    assert simulate(plan, 4, out="runs", engine="interpreter").done == 4
    assert simulate(plan, 4, out=Path("runs"), engine="interpreter").resumed == 4
    assert (tmp_path / "runs" / "_run.json").exists()


def test_the_folders_of_a_report_and_a_ladder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    study.make("landings", games=30, engine="interpreter").save("report")
    assert (tmp_path / "report" / "report.md").exists()
    plan = LadderPlan(players="random,greedy", editions=("classic-us",), games=4, seats=2, rounds=20)
    assert save(plan, play_ladder(plan, engine="interpreter"), "ladder") == Path("ladder/ladder.md")
