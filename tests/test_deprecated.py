"""What was written for duopoly 0.1 goes on working: its import paths, and the code of its documents."""

import tempfile
import warnings
from importlib import import_module, util
from pathlib import Path

import pytest

from duopoly.deprecated import MODULES, NAMES, STAYED

DOCS = Path(__file__).parent / "old" / "docs"


@pytest.mark.parametrize("old", MODULES)
def test_an_old_path_hands_on_what_the_new_one_has(old):
    new = import_module(f"duopoly.{MODULES[old]}")
    module = import_module(f"duopoly.{old}")
    names = {name: name for name in vars(new) if not name.startswith("_")} | NAMES.get(old, {})
    for name in [name for name in names if name in NAMES.get(old, {}) or callable(getattr(new, name))]:
        with pytest.warns(DeprecationWarning, match=f"duopoly.{old}.{name} is now duopoly.{MODULES[old]}"):
            assert getattr(module, name) is getattr(new, names[name])


@pytest.mark.parametrize(
    ("module", "old", "new"), [(module, *pair) for module, names in STAYED.items() for pair in names.items()]
)
def test_an_old_name_of_a_module_that_stayed(module, old, new):
    found = import_module(f"duopoly.{module}")
    with pytest.warns(DeprecationWarning, match=f"duopoly.{module}.{old} is now duopoly.{module}.{new}"):
        assert getattr(found, old) is getattr(found, new)


@pytest.mark.parametrize("old", ["bots.seat", "study.stats", "learn.sight"])
def test_a_star_import_from_an_old_path_brings_all_names_and_warns(old):
    names = {}
    with pytest.warns(DeprecationWarning, match=f"duopoly.{old}.* is now duopoly.{MODULES[old]}"):
        exec(f"from duopoly.{old} import *", names)
    new = import_module(f"duopoly.{MODULES[old]}")
    wanted = {name: name for name in vars(new) if not name.startswith("_")} | NAMES.get(old, {})
    assert len(wanted) > 3
    for name, new_name in wanted.items():
        assert names[name] is getattr(new, new_name)


def test_a_path_that_never_was_is_still_missing():
    assert util.find_spec("duopoly.bots.nowhere") is None
    assert util.find_spec("duopoly.nowhere") is None


def test_old_names_in_modules_that_stayed():
    import duopoly.bots
    import duopoly.rules.state

    with pytest.warns(DeprecationWarning, match="duopoly.rules.state.RuleTable"):
        assert duopoly.rules.state.Table is duopoly.rules.state.RuleTable
    with pytest.warns(DeprecationWarning, match="duopoly.bots.explain_move"):
        assert duopoly.bots.told is duopoly.bots.explain_move
    with pytest.raises(AttributeError, match="nowhere"):
        duopoly.bots.nowhere  # noqa: B018


@pytest.mark.parametrize("page", ["bots", "learning", "python", "studies"])
def test_the_code_of_the_first_documents_still_runs(page, tmp_path, monkeypatch):
    """As the pages of 0.1 had it, block after block."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    code = compile((DOCS / f"{page}.txt").read_text(encoding="utf-8"), page, "exec")
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        exec(code, {"__name__": page})
    assert {warning.category for warning in seen} == {DeprecationWarning}
