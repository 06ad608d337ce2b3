"""Writes the folder of the site."""

import gzip
import hashlib
import json
import shutil
import tarfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from msgspec.json import encode

from ..files import write_atomically
from ..server.requests.tables import page_words
from ..server.views.room_options import room_options
from ..words import LANGUAGES
from .downloads import msgspec_files, pyodide_files
from .python_files import PACKAGE, library_files, our_files, standard_library

PAGE = PACKAGE / "static"
PLAIN = {"pyodide.mjs"}
"""What is so small that it is not compressed."""


@dataclass(frozen=True)
class SiteReport:
    """What was written: how many files, and the bytes that a first visit fetches at most."""

    folder: Path
    files: int
    bytes: int


def build_site(folder: Path, pyodide: Path | None = None, msgspec: Path | None = None) -> SiteReport:
    """Writes the site into a folder, which need not exist; a site that is there is replaced.

    `pyodide` and `msgspec`: these files instead of those from npm and PyPI. Raises BadDownload if a file cannot be had,
    FileNotFoundError if the page was not built, OSError if the folder cannot be written.
    """
    if not (PAGE / "index.html").is_file():
        raise FileNotFoundError(f"{PAGE}: expected the built page, got no index.html; installing the package builds it")
    runtime = pyodide_files(pyodide)
    packages = {**our_files(), **library_files(), **msgspec_files(msgspec)}
    runtime["files.tar"] = tar(packages)
    runtime["python_stdlib.zip"] = standard_library(runtime["python_stdlib.zip"])
    site = {path.relative_to(PAGE).as_posix(): path.read_bytes() for path in PAGE.rglob("*") if path.is_file()}
    site.pop("sources.sha256", None)  # not there if only the page was built
    site["index.html"] = site["index.html"].replace(b"<html ", b'<html data-server="none" ', 1)
    site |= python_folder(runtime) | ready_answers()
    for old in ("assets", "python", "answers"):
        shutil.rmtree(folder / old, ignore_errors=True)
    for name, content in site.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, content)
    return SiteReport(folder, len(site), sum(map(len, site.values())))


def python_folder(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files of the browser's Python by path, compressed, with their list."""
    folder, listed = {}, {}
    for name, content in files.items():
        digest = hashlib.sha256(content).hexdigest()[:12]
        stem, _, suffix = name.rpartition(".")
        packed = content if name in PLAIN else gzip.compress(content, 9, mtime=0)
        path = f"{stem}-{digest}.{suffix}{'' if name in PLAIN else '.gz'}"
        folder[f"python/{path}"] = packed
        listed[name] = {"path": path, "bytes": len(packed)}
    folder["python/files.json"] = json.dumps(listed).encode()
    return folder


def ready_answers() -> dict[str, bytes]:
    """What the first screen asks for, so that it need not wait for Python: words and choices in each language."""
    answers = {}
    for lang in LANGUAGES:
        answers[f"words-{lang}.ftl"] = page_words(lang)
        answers[f"room-options-{lang}.json"] = encode(room_options(lang))
    return {f"answers/{name}.gz": gzip.compress(content, 9, mtime=0) for name, content in answers.items()}


def tar(files: dict[str, bytes]) -> bytes:
    """An archive of the files, the same bytes for the same files."""
    packed = BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(content)
            archive.addfile(info, BytesIO(content))
    return packed.getvalue()
