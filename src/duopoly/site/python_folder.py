"""The folder `python` of the site: the browser's Python and our files for it, ready to be unpacked and started.

It takes Node and two downloads to make, so it is kept: in the package of a release, or in the user's cache folder.
"""

import hashlib
import json
import shutil
import subprocess
import tarfile
from io import BytesIO
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from deflate import gzip_compress

from ..fast import program_file
from ..files import write_atomically
from ..server.web.offline import LIST, PACKED, cached_folder, find_python_folder, sources_digest
from .downloads import msgspec_files, pyodide_files
from .errors import SiteError
from .node import node
from .python_files import library_files, our_files, standard_library

LIBRARY = "python_stdlib.zip"
SCRIPTS = Path(__file__).parent
UNUSED = (".pyi", ".typed")
"""What a browser does nothing with."""


def make_python_folder(pyodide: Path | None = None, msgspec: Path | None = None) -> Path:
    """Makes the folder in the cache, unless it is there; returns it.

    `pyodide` and `msgspec`: these files instead of those from npm and PyPI. They have the same content, or are refused: a
    folder that is there already is made of it, too. Raises SiteError, and OSError if the cache cannot be written.
    """
    folder = find_python_folder()
    if folder is not None:
        if pyodide is not None:
            pyodide_files(pyodide)
        if msgspec is not None:
            msgspec_files(msgspec)
        return folder
    folder = cached_folder()
    files = compressed(compiled(pyodide_files(pyodide), msgspec_files(msgspec)))
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, content in files.items():  # the list comes last
        write_atomically(folder / name, content)
    return folder


def compiled(pyodide: dict[str, bytes], msgspec: dict[str, bytes]) -> dict[str, bytes]:
    """What the browser needs, by name: Pyodide with what is used of its library, and an archive of our files, compiled.

    Raises SiteError.
    """
    try:
        program_file.read()
    except program_file.ProgramError as error:  # the browser does not have the sources to compare it with
        raise SiteError(str(error)) from error
    with TemporaryDirectory(prefix="duopoly-site-") as name:
        home = Path(name)
        for folder in ("pyodide", "packages", "out"):
            (home / folder).mkdir()
        write_all(home / "pyodide", {**pyodide, LIBRARY: standard_library(pyodide[LIBRARY])})
        write_all(home / "packages", {**our_files(), **msgspec, **library_files()})
        folders = [str(home / name) for name in ("pyodide", "packages", "out")]
        script = [*node(), str(SCRIPTS / "bytecode.mjs"), *folders, str(SCRIPTS / "bytecode.py")]
        run = subprocess.run(script, capture_output=True, text=True, encoding="utf-8", errors="replace")
        if run.returncode:
            last = [line for line in run.stderr.splitlines() if line.strip()][-1:]
            raise SiteError(f"node: expected it to compile the Python files, got {''.join(last)[:200]}")
        files = {
            path.relative_to(home / "packages").as_posix(): path.read_bytes()
            for path in sorted((home / "packages").rglob("*"))
            if path.is_file() and path.suffix not in UNUSED and ".dist-info" not in path.parent.name
        }
        library = (home / "out" / LIBRARY).read_bytes()
    return pyodide | {LIBRARY: library, "files.tar": tar(files)}


def write_all(folder: Path, files: dict[str, bytes]) -> None:
    """Writes files by path."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def tar(files: dict[str, bytes]) -> bytes:
    """An archive of the files, the same bytes for the same files."""
    packed = BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in sorted(files.items(), key=lambda file: likeness(file[0])):
            info = tarfile.TarInfo(name)
            info.size = len(content)
            archive.addfile(info, BytesIO(content))
    return packed.getvalue()


def likeness(name: str) -> tuple[str, str]:
    """Where a file stands in the archive: beside those of its kind, words beside the same words of other languages, and the
    network's weights behind the compiled rules that hold them, too. That compresses best.
    """
    path = PurePosixPath(name)
    return ".wasm" if path.suffix == ".bin" else path.suffix, path.name if path.suffix == ".ftl" else name


def compressed(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files of the folder by path: each compressed, with its digest in its name, and the list of them."""
    folder, listed = {}, {}
    for name, content in files.items():
        stem, _, suffix = name.rpartition(".")
        path = f"{stem}-{hashlib.sha256(content).hexdigest()[:12]}.{suffix}{PACKED}"
        folder[path] = packed(content)
        listed[name] = {"path": path, "bytes": len(folder[path])}
    return {**folder, LIST: json.dumps({"sources": sources_digest(), "files": listed}).encode()}


def packed(content: bytes) -> bytes:
    """The content as gzip packs it best; the same bytes for the same content."""
    return bytes(gzip_compress(content, 12))
