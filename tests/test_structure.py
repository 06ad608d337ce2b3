"""How the project is built: imports go down, the rules are plain, no edition's name stands in code, nothing heavy is loaded."""

import ast
import re
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import duopoly
from duopoly.editions import names

ROOT = Path(__file__).parent.parent
SOURCE = Path(duopoly.__file__).parent
LAYERS = [
    "terminal", "site", "browser", "server", "match analysis study env", "bots", "fast", "rl", "sim", "policies", "play",
    "rules", "editions", "words stats",
]  # fmt: skip
FILES = sorted(SOURCE.rglob("*.py"))
RULES = sorted((SOURCE / "rules").glob("*.py"))


def imports(path):
    """The modules that a file imports, by their full names."""
    package = ["duopoly", *path.relative_to(SOURCE).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = [*base, *(node.module or "").split(".")] if node.module else base
            yield ".".join(module)
            yield from (".".join([*module, alias.name]) for alias in node.names)


def height(module):
    """The layer of a module: 0 at the top; None outside the layers."""
    part = module.split(".")[1] if module.startswith("duopoly.") else ""
    return next((i for i, layer in enumerate(LAYERS) if part in layer.split()), None)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_down_only(path):
    """A layer knows those below it, never one above."""
    here = height("duopoly." + ".".join(path.relative_to(SOURCE).with_suffix("").parts))
    if here is None:
        return
    for module in imports(path):
        there = height(module)
        assert there is None or there >= here, f"{path} imports {module}"


def module_of(path):
    """The full name of a file's module."""
    parts = ["duopoly", *path.relative_to(SOURCE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_no_file_imports_itself_by_way_of_others():
    """Not even within a layer, and not only for types. The package's face, which shows what is below it, is left out."""
    modules = {module_of(path) for path in FILES} - {"duopoly"}
    below = {}
    for path in FILES:
        there = set(imports(path)) & modules
        # `from .a import b` names both a and a.b: where a.b is a module, it alone is meant.
        below[module_of(path)] = {module for module in there if not any(other.startswith(f"{module}.") for other in there)}
    try:
        TopologicalSorter(below).prepare()
    except CycleError as error:
        raise AssertionError(f"a circle: {' -> '.join(error.args[1])}") from None


def test_no_two_classes_share_a_name():
    """One idea, one name."""
    places = {}
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, []).append(module_of(path))
    assert {name: modules for name, modules in places.items() if len(modules) > 1} == {}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_names_say_what_they_hold(path):
    """Participles are no names: what was found or made has a name of its own. `told` stays where the public face has it."""
    public = {"told"} if path.relative_to(SOURCE).as_posix() in ("editions/edition.py", "play/refusals.py") else set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        stored = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id
        name = stored or (isinstance(node, ast.arg) and node.arg) or (isinstance(node, ast.FunctionDef) and node.name)
        assert name not in {"told", "found", "made", "given", "whole", "asked", "kept"} - public, f"{path}:{node.lineno}"


BRITISH = re.compile(
    "colour|neighbour|behaviour|favour|honour|labour|grey|towards|analysed|analysing|recognis|summaris|monopolis(?:ed|ing)|cancelling"
    "|full stop",
    re.IGNORECASE,
)
OLD_SPELLINGS = {
    "src/duopoly/deprecated.py": {"Grey"},
    "src/duopoly/editions/edition.py": {"colour"},
    "src/duopoly/editions/files.py": {"colour"},
    "src/duopoly/terminal/view.py": {"grey"},
    "tests/editions/test_edition_files.py": {"colour", "grey"},
}
"""What older programs and files of editions have, which are still read."""
TEXT_FILES = {".py", ".md", ".ftl", ".toml", ".ts", ".svelte", ".css"}


@pytest.mark.parametrize("folder", ["src", "web/src", "docs", "tests"])
def test_english_is_spelled_as_in_america(folder):
    """In code, comments, and documents; other languages have folders of their own."""
    for path in (ROOT / folder).rglob("*"):
        if path.suffix not in TEXT_FILES or path == Path(__file__) or {"fr", "pl", "static", "old"} & set(path.parts):
            continue
        spellings = set(BRITISH.findall(path.read_text(encoding="utf-8")))
        name = path.relative_to(ROOT).as_posix()
        assert spellings <= OLD_SPELLINGS.get(name, set()), name


@pytest.mark.parametrize("folder", ["src", "docs"])
def test_english_percentages_have_no_space(folder):
    """95%, in what is written and in what the code writes. In a program a remainder has an operand after it."""
    for path in (ROOT / folder).rglob("*"):
        if path.suffix in {".py", ".md", ".svg"} and not {"fr", "pl", "static"} & set(path.parts):
            spaced = re.search(r"[\d)}] %(?![\w(\s])|\d %(?= (?:of|in|intervals?)\b)", path.read_text(encoding="utf-8"))
            assert spaced is None, f"{path}: {spaced}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_code_outside_the_editions_knows_an_editions_name(path):
    """An edition is data; examples in docstrings may name one."""
    if path.parent.name == "editions":
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {id(node.body[0].value) for node in ast.walk(tree) if has_docstring(node)}
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    for node in texts:
        if id(node) not in docstrings:
            assert not any(re.search(rf"\b{name}\b", node.value) for name in names()), f"{path}:{node.lineno}"


def has_docstring(node):
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return isinstance(node, kinds) and ast.get_docstring(node) is not None


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.name)
def test_the_rules_are_plain_python(path):
    """No NumPy, no Numba, no files, no clock, no generator but the game's own."""
    allowed = {"duopoly", "typing", "collections", "dataclasses", "itertools", "math", "struct", "fractions"}
    assert {module.split(".")[0] for module in imports(path) if module} <= allowed


def test_a_game_starts_without_numpy_or_numba():
    """Playing in a new process loads neither."""
    code = (
        "import sys, duopoly; game = duopoly.Game('anti-us', ['Ann', 'Bob'], seed=1); game.chance();"
        "print(sorted({'numpy', 'numba'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


NO_SERVER = """
import importlib, pkgutil, sys

class Refuser:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in REFUSED:
            raise ImportError(f"{name} in a page without a server")

sys.meta_path.insert(0, Refuser())
for name in ("server.requests", "server.rooms", "server.views", "server.wire", "browser"):
    package = importlib.import_module(f"duopoly.{name}")
    for module in pkgutil.walk_packages(package.__path__, f"duopoly.{name}."):
        importlib.import_module(module.name)
        print(module.name)
"""
SERVERS = {
    "aiosqlite", "alembic", "cyclopts", "platformdirs", "prompt_toolkit", "psycopg", "rich", "sqlalchemy",
    "sqlite3", "starlette", "uvicorn", "wasmtime", "websockets",
}  # fmt: skip


def test_rooms_are_had_where_there_is_no_server():
    """The browser's Python has the standard library and msgspec, and no SQLite."""
    done = subprocess.run([sys.executable, "-c", f"REFUSED = {SERVERS}\n{NO_SERVER}"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "duopoly.browser.entry" in done.stdout


def test_the_public_names_are_sorted_and_complete():
    """`__all__` is sorted and holds every name that a user may import from the top."""
    assert duopoly.__all__ == sorted(duopoly.__all__)
    public = {name for name, value in vars(duopoly).items() if not name.startswith("_") and not isinstance(value, type(sys))}
    assert public == set(duopoly.__all__)


def test_the_two_trademarks_are_named_only_to_say_whose_rules_are_played():
    """No trademark stands in the words people read while they play."""
    for path in (SOURCE / "words").rglob("*.ftl"):
        assert not re.search(r"(?i)mr\.? monopoly|hasbro|parker", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.name)
def test_the_rules_raise_constant_messages(path):
    """Compiled code cannot format a message: the rules would compile, and call into Python where there is none."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Raise):
            assert not any(isinstance(part, ast.JoinedStr) for part in ast.walk(node)), f"{path}:{node.lineno}"
