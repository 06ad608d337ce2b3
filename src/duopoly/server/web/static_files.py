"""The files of the built page: in memory, compressed once, cached forever by browsers if their name has a hash."""

import gzip
import json
import mimetypes
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from ...words import LANGUAGES, grouping, say
from ..requests.problem import NotFound

FOLDER = Path(__file__).parents[2] / "static"
CACHE_FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
COMPRESS_ABOVE = 500

mimetypes.add_type("text/javascript", ".js")


class StaticFile:
    """A file of the page, plain and compressed."""

    def __init__(self, body: bytes, type: str, hashed: bool = False) -> None:
        self.body = body
        self.type = type
        self.cache_control = CACHE_FOREVER if hashed else REVALIDATE
        compressed = gzip.compress(self.body, 9, mtime=0)
        self.compressed = compressed if len(self.body) > COMPRESS_ABOVE and len(compressed) < len(self.body) else None

    def response(self, accepts: str) -> Response:
        """The response to a browser that accepts these encodings."""
        headers = {"cache-control": self.cache_control, "vary": "accept-encoding"}
        body = self.body
        if self.compressed is not None and "gzip" in accepts:
            headers["content-encoding"], body = "gzip", self.compressed
        return Response(body, media_type=self.type, headers=headers)


def read(path: Path, hashed: bool) -> StaticFile:
    """The file at a path."""
    body = path.read_bytes()
    if path.name == "index.html":
        body = with_languages(body)
    return StaticFile(body, mimetypes.guess_type(path.name)[0] or "application/octet-stream", hashed)


def with_languages(body: bytes) -> bytes:
    """The page with the languages there are words for: by code, the language's name and how it groups digits."""
    languages = {lang: (say(lang, "language-name"), *grouping(lang)) for lang in LANGUAGES}
    return body.replace(b"<html ", f"<html data-languages='{escape(json.dumps(languages))}' ".encode(), 1)


def read_static_files(folder: Path = FOLDER) -> dict[str, StaticFile]:
    """All files of the page by their path. Raises FileNotFoundError if the page was not built."""
    if not (folder / "index.html").is_file():
        raise FileNotFoundError(f"{folder}: expected the built page, got no index.html; installing the package builds it")
    paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".sha256"]
    names = {path: path.relative_to(folder).as_posix() for path in paths}
    return {name: read(path, name.startswith("assets/")) for path, name in names.items()}


async def get_file(request: Request) -> Response:
    """A file of the page, or the page itself. Raises NotFound."""
    files: dict[str, StaticFile] = request.app.state.files
    name = request.path_params.get("path", "index.html")
    if name not in files:
        raise NotFound(f"there is no {name}")
    return files[name].response(request.headers.get("accept-encoding", ""))
