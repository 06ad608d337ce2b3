"""Which Python files the browser gets: ours, the libraries that they need, and the standard library."""

import importlib.util
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

PACKAGE = Path(__file__).parents[1]
NOT_IN_BROWSER = (
    "static", "site", "terminal", "study", "match", "env", "server/web", "server/run.py", "server/store/migrations",
)  # fmt: skip
"""What of our own package only a computer can use."""
LIBRARIES = ("fluent.syntax", "segno", "typing_extensions")
"""The libraries of pure Python that ours need, as they are installed here."""
KINDS = {".py", ".toml", ".ftl", ".wasm", ".typed"}


def our_files() -> dict[str, bytes]:
    """The files of our package by path."""
    return {
        f"duopoly/{name}": path.read_bytes()
        for path in sorted(PACKAGE.rglob("*"))
        if path.suffix in KINDS and (name := path.relative_to(PACKAGE).as_posix())
        if not any(name == left_out or name.startswith(f"{left_out}/") for left_out in NOT_IN_BROWSER)
    }


def library_files() -> dict[str, bytes]:
    """The files of the libraries by path."""
    files = {}
    for library in LIBRARIES:
        spec = importlib.util.find_spec(library)
        assert spec is not None
        assert spec.origin is not None
        module = Path(spec.origin)
        root = module.parents[library.count(".") + (module.name == "__init__.py")]
        for path in sorted(module.parent.rglob("*.py")) if module.name == "__init__.py" else [module]:
            files[path.relative_to(root).as_posix()] = path.read_bytes()
    return files


def standard_library(archive: bytes) -> bytes:
    """The standard library as an archive that is compressed as a whole later, so its own files are not."""
    packed = BytesIO()
    with ZipFile(BytesIO(archive)) as source, ZipFile(packed, "w") as target:
        for info in source.infolist():
            if not info.is_dir():
                target.writestr(info.filename, source.read(info))
    return packed.getvalue()
