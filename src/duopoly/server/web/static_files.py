"""The files of the built page: in memory, compressed once, cached forever by browsers if their name has a hash."""

import gzip
import json
import mimetypes
import re
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from ...words import LANGUAGES, grouping, say
from ..requests.problem import NotFound
from ..requests.tables import page_words
from .offline import CAN_DO_WITHOUT, FRONT, IN_PACKAGE, PACKED, SERVICE_WORKER, find_python_folder, is_pythons, service_worker

FOLDER = Path(__file__).parents[2] / "static"
CACHE_FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
COMPRESS_ABOVE = 500
WORKER = re.compile(r"assets/[\w-]*worker[\w-]*\.js")
WORKER_POLICY = "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'"
"""What a worker of the page may do: run Python, whose program it unpacks."""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class StaticFile:
    """A file of the page, plain and compressed. `policy`: what it may do if it is a worker's script."""

    def __init__(self, body: bytes, type: str, hashed: bool = False, policy: str = "") -> None:
        self.body = body
        self.type = type
        self.headers = {"cache-control": CACHE_FOREVER if hashed else REVALIDATE, "vary": "accept-encoding"}
        if policy:
            self.headers["content-security-policy"] = policy
        compressed = gzip.compress(self.body, 9, mtime=0)
        self.compressed = compressed if len(self.body) > COMPRESS_ABOVE and len(compressed) < len(self.body) else None

    def response(self, accepts: str) -> Response:
        """The response to a browser that accepts these encodings."""
        headers = dict(self.headers)
        body = self.body
        if self.compressed is not None and "gzip" in accepts:
            headers["content-encoding"], body = "gzip", self.compressed
        return Response(body, media_type=self.type, headers=headers)


class FileOnDisk:
    """A file of Python's folder: large, packed already, and seldom asked for, so it is not kept in memory."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.headers = {"cache-control": CACHE_FOREVER if is_pythons(f"python/{path.name}") else REVALIDATE}

    def response(self, accepts: str) -> Response:
        """The response to any browser."""
        return Response(self.path.read_bytes(), media_type="application/octet-stream", headers=self.headers)


PageFile = StaticFile | FileOnDisk


def make_file(name: str, body: bytes) -> StaticFile:
    """The file with that path in the page's folder."""
    policy = WORKER_POLICY if WORKER.fullmatch(name) else ""
    return StaticFile(body, mimetypes.guess_type(name)[0] or "application/octet-stream", name.startswith("assets/"), policy)


def with_languages(body: bytes) -> bytes:
    """The page with the languages there are words for: by code, the language's name and how it groups digits."""
    languages = {lang: (say(lang, "language-name"), *grouping(lang)) for lang in LANGUAGES}
    return body.replace(b"<html ", f"<html data-languages='{escape(json.dumps(languages))}' ".encode(), 1)


def read_static_files(folder: Path = FOLDER) -> dict[str, PageFile]:
    """All files of the page by their path; those with which it plays without the server too, if they were made here.

    Raises FileNotFoundError if the page was not built.
    """
    if not (folder / FRONT).is_file():
        raise FileNotFoundError(f"{folder}: expected the built page, got no index.html; installing the package builds it")
    paths = [
        path for path in folder.rglob("*") if path.is_file() and path.suffix != ".sha256" and IN_PACKAGE not in path.parents
    ]
    bodies = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
    bodies[FRONT] = with_languages(bodies[FRONT])
    script = bodies.pop(SERVICE_WORKER, None)
    python_folder = find_python_folder()
    if script is None or python_folder is None:
        return {name: make_file(name, body) for name, body in bodies.items()}
    python = {f"python/{path.name}": FileOnDisk(path) for path in python_folder.iterdir()}
    bodies[FRONT] = bodies[FRONT].replace(b"<html ", b"<html" + CAN_DO_WITHOUT + b" ", 1)
    bodies |= {f"answers/words-{lang}.ftl{PACKED}": gzip.compress(page_words(lang), mtime=0) for lang in LANGUAGES}
    # The names of Python's files say what is in them.
    bodies[SERVICE_WORKER] = service_worker(script, bodies | dict.fromkeys(python, b""), has_server=True)
    return {**{name: make_file(name, body) for name, body in bodies.items()}, **python}


async def get_file(request: Request) -> Response:
    """A file of the page, or the page itself. Raises NotFound."""
    files: dict[str, PageFile] = request.app.state.files
    name = request.path_params.get("path", FRONT)
    if name not in files:
        raise NotFound(f"there is no {name}")
    return files[name].response(request.headers.get("accept-encoding", ""))
