"""Which Python files the browser gets: our modules that the page's worker reaches, what they read, and their libraries."""

import ast
import importlib.util
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from ..fast import kernels

PACKAGE = Path(__file__).parents[1]
ENTRY = "duopoly.browser.entry"
DATA = (
    "analysis/*.json",
    "analysis/*.jsonl",
    "editions/*.toml",
    "fast/duopoly.wasm",
    "network/*.bin",
    "sim/*.toml",
    "words/*/*.ftl",
)
"""The files of our package that its modules read."""
COMMENTED = (".toml", ".ftl")
COMMENT = re.compile(rb"^#.*\n", re.MULTILINE)
OTHER_WORDS = ("serve.ftl", "tables.ftl", "terminal.ftl", "web-[!b]*.ftl", "web-book.ftl", "web-bots.ftl")
"""The words that Python does not say in a browser: those of the terminal, and those that the page has from `answers`."""
LIBRARIES = ("fluent.syntax", "segno")
"""The libraries of pure Python that ours need, as they are installed here."""
IN_PLACE = {
    "typing_extensions.py": b"from typing import *\n",
    "segno/writers.py": b"",
    "msgspec/_json_schema.py": b"schema = schema_components = None\n",
    "fluent/syntax/serializer.py": b"FluentSerializer = None\n",
    **{f"msgspec/{name}.py": b"" for name in ("toml", "yaml")},
}
"""What the libraries need of older Pythons is in `typing` of this one; a QR code is drawn by the page, not written to files;
nobody asks for a schema, and words are only read."""
LEFT_OUT = ("segno/cli.py", "segno/helpers.py")
"""Files of the libraries that nothing here imports."""
KERNEL_NAMES = {name: kernel for name, kernel in vars(kernels).items() if name.isupper() and isinstance(kernel, str | int)}
OUR_FILES_IN_PLACE = {
    "duopoly/fast/kernels.py": "".join(f"{name} = {kernel!r}\n" for name, kernel in KERNEL_NAMES.items()).encode(),
    "duopoly/fast/interpreter_machine.py": b"""\
class InterpreterMachine:
    def __init__(self):
        raise RuntimeError("expected the compiled rules, got none")
""",
    "duopoly/editions/check.py": b"""\
OWNABLE = ("street", "transport", "utility")


def problems(_):
    return iter(())
""",
    "duopoly/sim/statistics.py": b"STATISTICS = {}\n",
    "duopoly/policies/scripted.py": b"from .steady import decide\n\ndecide_a = decide_b = decide_c = decide\n",
    "duopoly/deprecated.py": b"""\
def renamed(module, names):
    def missing(name):
        raise AttributeError(name)

    return missing


def warn(*_):
    pass


def install():
    pass
""",
}
"""The compiled rules run where Python does, so no kernel is interpreted. The editions there are the built-in ones, which are
right. Nobody simulates or measures bots in the page, and no program runs there that may still know old names.
"""
PACKAGE_LOADER = b"""\
from pathlib import Path

SITE_PACKAGES = Path("/lib/python3.14/site-packages")
DSO_DIR = Path("/usr/lib")


def init_loaded_packages():
    pass
"""
LIBRARY_IN_PLACE = {
    "pyodide/_package_loader.py": PACKAGE_LOADER,
    "importlib/metadata/__init__.py": b"EntryPoint = None\n\n\ndef entry_points(**_):\n    return []\n",
    **{f"asyncio/{name}.py": b"__all__ = ()\n" for name in ("graph", "streams", "subprocess", "taskgroups")},
    "asyncio/unix_events.py": b"""\
from .events import _BaseDefaultEventLoopPolicy

__all__ = ("_DefaultEventLoopPolicy",)


class _DefaultEventLoopPolicy(_BaseDefaultEventLoopPolicy):
    pass
""",
    "asyncio/base_subprocess.py": b"class BaseSubprocessTransport:\n    pass\n",
    "difflib.py": b"def get_close_matches(*_, **__):\n    return []\n",
    "ipaddress.py": b"class IPv4Address:\n    pass\n\n\nip_address = str\n",
    "ssl.py": b"raise ImportError\n",
    "uuid.py": b"class SafeUUID:\n    unknown = None\n\n\nclass UUID:\n    pass\n",
    "subprocess.py": b"PIPE, STDOUT, DEVNULL = -1, -2, -3\n",
    **{f"{name}.py": b"\n" for name in ("asyncio/sslproto", "asyncio/staggered", "tempfile", "urllib/request", "webbrowser")},
}
"""Of Pyodide's library: what a browser cannot do, though much is imported for it, such as loops that wait for sockets; and what
nobody does there: nobody types a move, whose nearest would be named, nobody asks which task waits for which, no message has a
UUID, and the browser has read the address before it comes to us."""


def our_files() -> dict[str, bytes]:
    """The files of our package that the browser needs, by path: the modules that the entry imports, anywhere, and the data."""
    paths = {place for module in browser_modules() if (place := path_of(module))}
    paths |= {path for pattern in DATA for path in PACKAGE.glob(pattern) if not any(map(path.match, OTHER_WORDS))}
    return {path.relative_to(PACKAGE.parent).as_posix(): content_of(path) for path in sorted(paths)} | OUR_FILES_IN_PLACE


def content_of(path: Path) -> bytes:
    """What the browser gets of a file of ours: data without the lines that are comments. Code is compiled anyway."""
    content = path.read_bytes()
    return COMMENT.sub(b"", content) if path.suffix in COMMENTED else content


def browser_modules() -> set[str]:
    """The entry's module and those of our package that it imports, directly or not, with the packages they are in."""
    modules: set[str] = set()
    waiting = [ENTRY]
    while waiting:
        parts = waiting.pop().split(".")
        for module in (".".join(parts[: i + 1]) for i in range(len(parts))):
            path = path_of(module)
            if path and module not in modules:
                modules.add(module)
                waiting += imports(module, path)
    return modules


def path_of(module: str) -> Path | None:
    """The file of a module of our package; None for what is none."""
    place = PACKAGE.parent.joinpath(*module.split("."))
    files = (place.with_name(f"{place.name}.py"), place / "__init__.py")
    return next((path for path in files if module.split(".")[0] == PACKAGE.name and path.is_file()), None)


def imports(module: str, path: Path) -> Iterator[str]:
    """The full names that a module imports, in its functions too."""
    package = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    in_place = OUR_FILES_IN_PLACE.get(path.relative_to(PACKAGE.parent).as_posix())
    for node in ast.walk(ast.parse(in_place or path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*above, *filter(None, [node.module])])
            yield source
            yield from (f"{source}.{alias.name}" for alias in node.names)


def library_files() -> dict[str, bytes]:
    """The files of the libraries by path."""
    files = {name: path.read_bytes() for library in LIBRARIES for name, path in module_files(library) if name not in LEFT_OUT}
    return files | IN_PLACE


def standard_library(archive: bytes) -> bytes:
    """Pyodide's library, with ours in place of some of its files."""
    changed = BytesIO()
    with ZipFile(BytesIO(archive)) as source, ZipFile(changed, "w") as target:
        for name in source.namelist():
            target.writestr(name, LIBRARY_IN_PLACE.get(name) or source.read(name))
    return changed.getvalue()


def module_files(name: str) -> Iterator[tuple[str, Path]]:
    """The files of a module or package that is installed here, with their paths in the folder of all packages."""
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"{name}: expected an installed package, got none")
    origin = Path(spec.origin)
    is_package = origin.name == "__init__.py"
    home = origin.parents[name.count(".") + is_package]
    for path in sorted(origin.parent.rglob("*.py")) if is_package else [origin]:
        yield path.relative_to(home).as_posix(), path
