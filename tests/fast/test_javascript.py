"""The twin outside Python: the JavaScript module plays the same games in Node; browser/test_twin_in_chromium.py is the rest."""

import json
import re
import subprocess
import sys
import tomllib
from hashlib import sha256
from pathlib import Path

import playwright
import pytest
from compiler.description import description, interface
from twin_digests import GAMES, STEPS, learners_game, played_games

import duopoly
from duopoly.editions import load, names
from duopoly.fast import program_file
from duopoly.fast.kernels import INTERFACE_VERSION
from duopoly.rules.codes import AIMS, UNDECIDED
from duopoly.rules.rule_table import build_rule_table
from duopoly.sim.lineups import new_lineup
from duopoly.sim.playout import PLAYERS, Lineup, Row

ROOT = Path(__file__).parents[2]
FAST = Path(duopoly.__file__).parent / "fast"
NODE = Path(playwright.__file__).parent / "driver" / ("node.exe" if sys.platform == "win32" else "node")


def in_node(*arguments, options=()):
    """What a function of twin_digests.mjs returns in Node; Playwright comes with one."""
    script = Path(__file__).with_name("in_node.mjs")
    done = subprocess.run([NODE, *options, script, *map(str, arguments)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_whole_games_are_the_same_bytes(compiled):
    """Rows and counters, in every edition, of all bots."""
    assert in_node("playedGames", GAMES) == played_games(compiled, GAMES)


@pytest.mark.parametrize("edition", names())
def test_learners_see_the_same(compiled, edition):
    """Masks, observations, and rollouts of every legal move."""
    here, chances = learners_game(compiled, edition, STEPS)
    there = in_node("learnersGame", edition, STEPS)
    assert [each["chances"] for each in there.pop("rollouts")] == chances
    assert there == here


def test_a_call_plays_more_games_than_a_function_takes_arguments():
    """Arguments are on the stack, which is small here so that few games do: by default some 125,000 are too many."""
    assert in_node("rowsOf", 30_000, options=["--stack-size=200"]) == 30_000


def examples():
    """The programs on the page: with the module, and without it."""
    page = (ROOT / "docs" / "other-languages.md").read_text(encoding="utf-8")
    return re.findall(r"```js\n(import.*?)```", page, re.DOTALL)


def run_program(program, folder):
    """What a program prints in Node."""
    (folder / "example.mjs").write_text(program, encoding="utf-8")
    done = subprocess.run([NODE, "example.mjs"], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_in_the_documents_runs(tmp_path):
    """As npm installs it: the folder is a package, found by its name."""
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "duopoly-twin").symlink_to(FAST)
    assert run_program(examples()[0], tmp_path).startswith("null [ 0.")


def test_the_example_without_the_module_plays_the_same_games(compiled, tmp_path):
    """It places its records by what the page says of them, and more of them than fit without growing the memory."""
    for name in ("duopoly.wasm", "duopoly.json"):
        (tmp_path / name).symlink_to(FAST / name)
    steady = PLAYERS.index("steady")
    lineup = new_lineup([0, 0], [steady], [UNDECIDED] * 2, AIMS.index("last"), 200)
    packed, _ = compiled.play_games(build_rule_table(load("anti-us")), [lineup], 7, 0, 100)
    rows = [Row.unpack(packed[i * Row.layout.size :][: Row.layout.size]) for i in range(100)]
    assert run_program(examples()[1], tmp_path) == "".join(f"{row.rounds} {row.winners}\n" for row in rows)


@pytest.mark.parametrize("name", [field.name for field in Lineup.fields])
def test_the_page_has_every_field_of_a_lineup(name):
    """Programs without the module fill it in themselves."""
    assert re.search(rf"^\| `{name}` \|", (ROOT / "docs" / "other-languages.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_description_is_that_of_the_sources():
    """`just twin` writes it; it holds all editions, and the digest of the program beside it."""
    assert (FAST / "duopoly.json").read_text(encoding="utf-8") == description()
    assert program_file.read(FAST / "duopoly.wasm").endswith(bytes.fromhex(json.loads(description())["digest"]))


INTERFACES = {
    1: "e11aedb5b99c778a",
    2: "a8179c476d8525db",
    3: "1be85f8d348c6894",
    4: "18eb65ee8773e5f1",
    5: "74d1ee81a79ab25f",
    6: "2efdab4823d821c0",
    7: "9cbec2482ba564c0",
}
"""By version, the digest of the kernels and layouts. A change of them needs a new version, here and in web/src/twin."""


def test_the_interface_has_a_version():
    """Programs in other languages rely on it."""
    content = {name: value for name, value in interface().items() if name != "interface_version"}
    assert sha256(json.dumps(content).encode()).hexdigest()[:16] == INTERFACES[INTERFACE_VERSION]
    assert f"INTERFACE_VERSION = {INTERFACE_VERSION};" in (FAST / "js" / "twin.js").read_text(encoding="utf-8")


def test_the_package_for_programs_has_our_version_and_license():
    """It is packed from the folder: npm takes the license's text from there, and nothing from above it."""
    package = json.loads((FAST / "package.json").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert package["version"] == duopoly.__version__
    assert package["license"] == project["license"]
    assert package["repository"]["url"] == f"git+{project['urls']['Source']}.git"
    assert (FAST / "LICENSE").read_text(encoding="utf-8") == (ROOT / "LICENSE").read_text(encoding="utf-8")
