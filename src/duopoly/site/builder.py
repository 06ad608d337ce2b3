"""Writes the folder of the site."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from msgspec.json import encode

from ..files import write_atomically
from ..server.requests.tables import page_words
from ..server.views.room_options import room_options
from ..server.web.offline import CAN_DO_WITHOUT, FRONT, PACKED, SERVICE_WORKER, service_worker
from ..words import LANGUAGES
from .errors import SiteError
from .python_files import PACKAGE
from .python_folder import make_python_folder, packed

PAGE = PACKAGE / "static"
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What the page may do: nothing that is not the site's own. The worker compiles Python's program, which is WebAssembly."""
WRITTEN = ("assets", "python", "answers")
"""The folders of a site, in which nothing else stays."""
LAST = (SERVICE_WORKER, FRONT)
"""What is written last: until then a site that is there goes on as it was."""
NO_SERVER = b'data-server="none"'
"""By this the page knows that it is a site's."""


@dataclass(frozen=True)
class SiteReport:
    """What was written: how many files, and the bytes that a first visit fetches at most."""

    files: int
    bytes: int


def build_site(folder: Path, pyodide: Path | None = None, msgspec: Path | None = None) -> SiteReport:
    """Writes the site into a folder, which need not exist; a site that is there is replaced.

    `pyodide` and `msgspec`: these files instead of those from npm and PyPI. Raises SiteError if the page was not built or
    the Python files cannot be had, OSError if the folder cannot be written.
    """
    if not (PAGE / FRONT).is_file():
        raise SiteError(f"{PAGE}: expected the built page, got no index.html; installing the package builds it")
    site = page_files() | ready_answers()
    check_folder(folder, {name.partition("/")[0] for name in site} | {"python"})
    python = make_python_folder(pyodide, msgspec)
    site |= {f"python/{path.name}": path.read_bytes() for path in python.iterdir()}
    site[SERVICE_WORKER] = service_worker(site[SERVICE_WORKER], site, has_server=False)
    for name in sorted(site, key=LAST.__contains__):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, site[name])
    for old in (path for name in WRITTEN for path in (folder / name).rglob("*") if path.is_file()):
        if old.relative_to(folder).as_posix() not in site:
            old.unlink()
    return SiteReport(len(site), sum(map(len, site.values())))


def check_folder(folder: Path, names: Iterable[str]) -> None:
    """Refuses a folder with other files where those of the site would be. Raises SiteError."""
    if folder.exists() and not folder.is_dir():
        raise SiteError(f"out: expected a folder, got {folder}")
    front = folder / FRONT
    if front.is_file() and NO_SERVER in front.read_bytes():
        return
    if taken := [name for name in sorted(names) if (folder / name).exists()]:
        raise SiteError(f"out: expected a new folder or that of a site, got {folder} with another {taken[0]}")


def page_files() -> dict[str, bytes]:
    """The files of the page by path, those of a page that has no server."""
    paths = [path for path in PAGE.rglob("*") if path.is_file() and path.suffix != ".sha256"]
    files = {path.relative_to(PAGE).as_posix(): path.read_bytes() for path in paths if PAGE / "python" not in path.parents}
    policy = f'<head>\n    <meta http-equiv="content-security-policy" content="{POLICY}" />'
    front = files[FRONT].replace(b"<html ", b"<html " + NO_SERVER + CAN_DO_WITHOUT + b" ", 1)
    files[FRONT] = front.replace(b"<head>", policy.encode(), 1)
    return files


def ready_answers() -> dict[str, bytes]:
    """What the first screen asks for, so that it need not wait for Python: words and choices in each language."""
    answers = {}
    for lang in LANGUAGES:
        answers[f"words-{lang}.ftl"] = page_words(lang)
        answers[f"room-options-{lang}.json"] = encode(room_options(lang))
    return {f"answers/{name}{PACKED}": packed(content) for name, content in answers.items()}
