"""The files of the built page: in memory, compressed once, cached forever by browsers if their name has a hash."""

import gzip
import json
import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ...words import LANGUAGES, grouping, say

FOLDER = Path(__file__).parents[2] / "static"
CACHE_FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
COMPRESS_ABOVE = 500
GET_AND_HEAD = [HttpMethod.GET, HttpMethod.HEAD]

mimetypes.add_type("text/javascript", ".js")


class StaticFile:
    """A file of the page, plain and compressed."""

    def __init__(self, body: bytes, type: str, hashed: bool = False) -> None:
        self.body = body
        self.type = type
        self.cache_control = CACHE_FOREVER if hashed else REVALIDATE
        compressed = gzip.compress(self.body, 9, mtime=0)
        self.compressed = compressed if len(self.body) > COMPRESS_ABOVE and len(compressed) < len(self.body) else None

    def response(self, accepts: str) -> Response[bytes]:
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


@route("/", http_method=GET_AND_HEAD, include_in_schema=False, media_type=MediaType.HTML)
async def front(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page itself."""
    return file_response(request, "index.html")


@route("/{path:path}", http_method=GET_AND_HEAD, include_in_schema=False)
async def file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    return file_response(request, path.lstrip("/"))


def file_response(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """The file with that name. Raises NotFoundException."""
    files: dict[str, StaticFile] = request.app.state.files
    if name not in files:
        raise NotFoundException(f"there is no {name}")
    return files[name].response(request.headers.get("accept-encoding", ""))
