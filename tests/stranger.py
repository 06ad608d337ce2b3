"""Uses the installed package as somebody who has no clone: `just package` runs it in a new environment with only the wheel."""

import os
import subprocess
import sys
import tempfile
from importlib import metadata, resources
from pathlib import Path

import duopoly

PROGRAM = """
import duopoly
from duopoly.bots import Bot, policy

game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
moves: list[str] = game.legal()
texts = [duopoly.tell(event, "fr") for event in game.play("throw")]
reveal_type(texts)
reveal_type(game.position())
reveal_type(policy("steady"))
wrong: int = game.to_act
"""
EXPERT = """
import time
begun = time.perf_counter()
import duopoly
from duopoly.bots.bot import GameInfo
from duopoly.bots.registry import find
from duopoly.fast import twin
game = duopoly.Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], seed=7)
engine = twin(print)
expert = find("expert").open(rollouts=engine.rollouts)
while game.to_act == "chance" or len(game.legal()) < 2:
    game.chance() if game.to_act == "chance" else game.play(game.legal()[0])
expert.begin(GameInfo(game.edition, game.players, game.players.index(game.to_act), game.aim))
game.decide_with(expert.decide)
assert expert.chances, "it has not rolled out"
print(time.perf_counter() - begun - expert.budget.seconds)
"""
"""The first decision of a bot that rolls out. Prints the seconds beside its time to think."""
PATIENCE = 10
"""Seconds that the start may take; 1 on a quiet machine, 2 is the promise."""
SEEN = ["list[builtins.str]", "dict[builtins.str, Any]", "wrong"]
"""What a type checker must say of it; Any would mean that it sees nothing."""


def run(*words: str, fails: bool = False) -> str:
    """The output of a command, which must end well."""
    done = subprocess.run([sys.executable, "-m", *words], capture_output=True, text=True, encoding="utf-8")
    assert fails or done.returncode == 0, (words, done.stdout, done.stderr)
    return done.stdout


def main() -> None:
    """Raises an AssertionError for what is not as promised."""
    assert "site-packages" in str(duopoly.__file__), duopoly.__file__
    assert metadata.version("duopoly") == duopoly.__version__ == run("duopoly", "--version").strip()
    assert resources.files("duopoly").joinpath("py.typed").is_file()
    assert resources.files("duopoly").joinpath("static", "index.html").is_file(), "the page was not built"
    described = metadata.metadata("duopoly").json
    assert "](docs/" not in str(described["description"]), "a link that leads nowhere on PyPI"
    assert "Building" in run("duopoly", "rules", "anti-us", "11", "--lang", "en")
    assert "wins" in run("duopoly", "simulate", "classic-us", "--games", "4", "--json")
    assert resources.files("duopoly").joinpath("static", "python", "files.json").is_file(), "the browser's Python was not built"
    with tempfile.TemporaryDirectory() as folder:
        new = {**os.environ, "HOME": folder, "XDG_CACHE_HOME": folder, "PATH": ""}  # no compiler, nothing kept from before
        started = subprocess.run([sys.executable, "-c", EXPERT], env=new, capture_output=True, text=True)
        assert started.returncode == 0, started.stderr
        assert float(started.stdout) < PATIENCE, started.stdout
    with tempfile.TemporaryDirectory() as folder:
        assert "MB" in run("duopoly", "site", "--out", f"{folder}/site"), "the release has what the site needs"
        assert not Path(folder, "site", "sources.sha256").exists()
        program = Path(folder, "program.py")
        program.write_text(PROGRAM, encoding="utf-8")
        types = run("mypy", "--strict", "--cache-dir", folder, str(program), fails=True)
    assert types.count("error:") == 1, types
    assert "Incompatible types in assignment" in types, types
    assert types.count("Revealed type") == 3, types
    assert '"Any"' not in types, types
    print(f"duopoly {duopoly.__version__}: installed, typed, and playing; expert began in {float(started.stdout):.2f} s")


if __name__ == "__main__":
    main()
