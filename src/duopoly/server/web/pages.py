"""The built page: its files in memory, compressed once, with headers that keep them for good where their name has a hash."""

import gzip
import json
import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ...editions.edition import grouping
from ...words import LANGUAGES, say

FOLDER = Path(__file__).parents[2] / "static"
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SMALL = 500
READING = [HttpMethod.GET, HttpMethod.HEAD]

mimetypes.add_type("text/javascript", ".js")


class Page:
    """A file of the page, as it is and compressed."""

    def __init__(self, body: bytes, type: str, hashed: bool = False) -> None:
        self.body = body
        self.type = type
        self.caching = FOR_GOOD if hashed else ASK_AGAIN
        squeezed = gzip.compress(self.body, 9, mtime=0)
        self.squeezed = squeezed if len(self.body) > SMALL and len(squeezed) < len(self.body) else None

    def response(self, accepts: str) -> Response[bytes]:
        """The answer to who accepts these encodings."""
        headers = {"cache-control": self.caching, "vary": "accept-encoding"}
        body = self.body
        if self.squeezed is not None and "gzip" in accepts:
            headers["content-encoding"], body = "gzip", self.squeezed
        return Response(body, media_type=self.type, headers=headers)


def read(path: Path, hashed: bool) -> Page:
    """The file of that path."""
    body = path.read_bytes()
    if path.name == "index.html":
        body = with_languages(body)
    return Page(body, mimetypes.guess_type(path.name)[0] or "application/octet-stream", hashed)


def with_languages(body: bytes) -> bytes:
    """The first page with the languages there are words for: by code, the language's name and how it groups digits."""
    languages = {lang: (say(lang, "language-name"), *grouping(lang)) for lang in LANGUAGES}
    return body.replace(b"<html ", f"<html data-languages='{escape(json.dumps(languages))}' ".encode(), 1)


def read_pages(folder: Path = FOLDER) -> dict[str, Page]:
    """All files of the page by their path. Raises FileNotFoundError where it was never built."""
    if not (folder / "index.html").is_file():
        raise FileNotFoundError(f"{folder}: the page was never built; installing the package builds it")
    paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".sha256"]
    names = {path: path.relative_to(folder).as_posix() for path in paths}
    return {name: read(path, name.startswith("assets/")) for path, name in names.items()}


@route("/", http_method=READING, include_in_schema=False, media_type=MediaType.HTML)
async def front(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page itself."""
    return page_response(request, "index.html")


@route("/{path:path}", http_method=READING, include_in_schema=False)
async def file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    return page_response(request, path.lstrip("/"))


def page_response(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """The file of that name. Raises NotFoundException."""
    pages: dict[str, Page] = request.app.state.pages
    if name not in pages:
        raise NotFoundException(f"there is no {name}")
    return pages[name].response(request.headers.get("accept-encoding", ""))
