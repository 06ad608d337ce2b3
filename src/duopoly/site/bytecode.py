"""Runs in Pyodide while the site is built: compiles the Python files, and leaves out of the standard library what is not used.

What a module of the browser imports when it is imported, and what its functions import later, is used; so is all that
Pyodide imports to start. The rest goes.
"""

import ast
import importlib
import os
import sys
from types import CodeType

PACKAGES = "/packages"
INSTALLED = "/lib/python3.14/site-packages"
"""Where the browser has them."""
LIBRARY = "/lib/python314.zip"
OUT = "/out"
SPAN = 8
"""How many units of code an entry of a table of lines can be about."""
SAME_LINE = 0x80 | 13 << 3
"""The first byte of an entry that knows the line but no columns; the second is the difference of the line."""
OURS = "duopoly/"
ASKED = ("duopoly/browser/", "duopoly/server/requests/")
"""Where functions are called by their annotations: those that answer requests."""
LATER = ("encodings.ascii", "encodings.latin_1", "linecache", "traceback")
"""What the standard library and Pyodide import only in passing."""


def python_files() -> list[str]:
    """The modules that the browser gets, by path."""
    walked = ((os.path.relpath(folder, PACKAGES), names) for folder, _, names in os.walk(PACKAGES))
    return sorted(os.path.normpath(f"{folder}/{name}") for folder, names in walked for name in names if name.endswith(".py"))


def import_all(paths: list[str]) -> None:
    """Imports the modules and what they import in their functions. What only a computer has is not there."""
    names = {path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in paths}
    for path in paths:
        with open(f"{PACKAGES}/{path}", "rb") as file:
            tree = ast.parse(file.read())
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module)
    for name in sorted({*names, *LATER}):
        try:
            importlib.import_module(name)
        except ImportError as error:
            if (error.name or "").startswith("duopoly"):
                raise


def used_library() -> set[str]:
    """The files of the standard library that are imported by now, by path. What is frozen is in Pyodide's program."""
    modules = [
        module for module in [*sys.modules.values()] if getattr(getattr(module, "__spec__", None), "origin", None) != "frozen"
    ]
    files = (getattr(module, "__file__", None) or "" for module in modules)
    return {file.removeprefix(f"{LIBRARY}/") for file in files if file.startswith(LIBRARY)}


def bytecode(source: bytes, path: str) -> bytes:
    """A module compiled, without its documentation; Python does not look for its source when it loads it."""
    from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]

    tree = ast.parse(source, path)
    name = path.removeprefix(f"{INSTALLED}/")
    if name.startswith(OURS) and not name.startswith(ASKED):
        drop_annotations(tree)
    code = compile(tree, path, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(without_lines(code), bytes(8), False))


def drop_annotations(tree: ast.AST) -> None:
    """Drops what functions say of their arguments and results; nobody asks for it. The fields of classes keep theirs."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None


def without_lines(code: CodeType) -> CodeType:
    """The same code, all of it on the first line of its function: a fifth of the bytes are saved, and errors stay readable."""
    constants = (without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    full, rest = divmod(len(code.co_code) // 2, SPAN)
    lines = [SPAN] * full + [rest] * (rest > 0)
    table = b"".join(bytes([SAME_LINE + count - 1, 0]) for count in lines)
    return code.replace(co_linetable=table, co_consts=tuple(constants))


def main() -> None:
    """Writes `python_stdlib.zip` and, in place of each module, its bytecode."""
    sys.path.append(PACKAGES)
    paths = python_files()
    import_all(paths)
    used = used_library()

    from zipfile import ZipFile, ZipInfo

    with ZipFile(LIBRARY) as source, ZipFile(f"{OUT}/python_stdlib.zip", "w") as target:
        for name in sorted(used):
            target.writestr(ZipInfo(f"{name}c"), bytecode(source.read(name), f"{LIBRARY}/{name}"))
    for path in paths:
        with open(f"{PACKAGES}/{path}", "rb") as file:
            compiled = bytecode(file.read(), f"{INSTALLED}/{path}")
        with open(f"{PACKAGES}/{path}c", "wb") as file:
            file.write(compiled)
        os.remove(f"{PACKAGES}/{path}")


if __name__ == "__main__":
    main()
