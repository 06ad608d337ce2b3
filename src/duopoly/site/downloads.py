"""What the site takes from elsewhere: Pyodide from npm, and the wheel of msgspec for it from PyPI.

Both are pinned with their digests: another file is refused. They are kept in the user's cache folder.
"""

import base64
import hashlib
import os
import re
import tarfile
from collections.abc import Callable
from dataclasses import dataclass
from html import unescape
from http.client import HTTPException
from io import BytesIO
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit
from urllib.request import Request, urlopen
from zipfile import ZipFile

import platformdirs

from ..files import write_atomically
from .errors import SiteError

PYODIDE = "314.0.7"
NPM = "https://registry.npmjs.org/"
PYPI = "https://pypi.org/simple/"
PATIENCE = 60
"""How many seconds a registry may be silent."""


@dataclass(frozen=True)
class Download:
    """A file from a registry: its name there, and the digest of its content as `sha256-…` or `sha512-…` in base64."""

    name: str
    integrity: str

    def check(self, content: bytes, source: str) -> bytes:
        """The content. Raises SiteError if it is not the pinned one."""
        algorithm, _, digest = self.integrity.partition("-")
        if base64.b64encode(hashlib.new(algorithm, content).digest()).decode() != digest:
            raise SiteError(f"{source}: expected {self.name} with {self.integrity}, got {len(content):,} other bytes")
        return content


PYODIDE_PACKAGE = Download(
    f"pyodide-{PYODIDE}.tgz",
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A==",
)
MSGSPEC_WHEEL = Download(
    "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl", "sha256-pmsXZjEeQjceUJyZbDkzsWHHrg6r3zYa9TFt7Bl+ECI="
)
PYODIDE_FILES = {
    "pyodide.mjs": "sha256-bx1g979Sm+swDw9HmDySHTmCNjZAuiCvDjjv3dvGYQk=",
    "pyodide.asm.mjs": "sha256-983I7OgGeM63EvjmXr5tOoMgOhgMOZhl9JYSoFFpNjU=",
    "pyodide.asm.wasm": "sha256-zDbjyrBP38mmP/E+tS6uK5Eb9GwCXMeygfOUvT3h1eY=",
    "python_stdlib.zip": "sha256-+hlX5XdwaPxPdDf5bYYK4vvpwZcyugbITgBOwW3X3Xo=",
}
"""The files of Pyodide that the site uses."""


def pyodide_files(source: Path | None = None) -> dict[str, bytes]:
    """The files of Pyodide by name, from npm.

    `source`: its package as npm gives it (`npm pack pyodide@…`), or the folder where it is installed, instead of npm.
    Raises SiteError.
    """
    try:
        if source is None:
            files = unpack(fetch(PYODIDE_PACKAGE, pyodide_address))
        elif source.is_dir():
            files = {name: (source / name).read_bytes() for name in PYODIDE_FILES}
        else:
            files = unpack(source.read_bytes())
    except (OSError, KeyError, tarfile.TarError) as error:
        raise SiteError(f"pyodide: expected {PYODIDE_PACKAGE.name} or its folder, got {source}{why(error)}") from error
    origin = str(source or PYODIDE_PACKAGE.name)
    return {name: Download(name, digest).check(files[name], origin) for name, digest in PYODIDE_FILES.items()}


def why(error: Exception) -> str:
    """What the system says, if it was asked: what is in a file of something else does not matter."""
    return f": {error.strerror.lower()}" if isinstance(error, OSError) and error.strerror else ""


def unpack(package: bytes) -> dict[str, bytes]:
    """The files of Pyodide in npm's package. Raises KeyError, OSError or TarError."""
    with tarfile.open(fileobj=BytesIO(package)) as archive:
        opened = {name: archive.extractfile(f"package/{name}") for name in PYODIDE_FILES}
        return {name: file.read() for name, file in opened.items() if file is not None}


def msgspec_files(source: Path | None = None) -> dict[str, bytes]:
    """The files of msgspec for Pyodide by path, from PyPI or from its wheel at `source`. Raises SiteError."""
    try:
        content = fetch(MSGSPEC_WHEEL, msgspec_address) if source is None else source.read_bytes()
    except OSError as error:
        raise SiteError(f"msgspec: expected {MSGSPEC_WHEEL.name}, got {source}{why(error)}") from error
    with ZipFile(BytesIO(MSGSPEC_WHEEL.check(content, str(source or "PyPI")))) as wheel:
        return {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/")}


def fetch(download: Download, address: Callable[[], str]) -> bytes:
    """The file from the cache folder, else from its address, and then kept. Raises SiteError."""
    place = platformdirs.user_cache_path("duopoly") / "site" / download.name
    try:
        return download.check(place.read_bytes(), str(place))
    except (OSError, SiteError):
        pass
    content = download.check(get(address(), download.name), download.name)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(place, content)
    except OSError:
        pass  # a full disk or a read-only home: it is fetched again the next time
    return content


def get(url: str, name: str, accept: str = "*/*") -> bytes:
    """What a registry answers; `name` is what for. Raises SiteError."""
    if not url.startswith(("https://", "http://", "file://")):
        raise SiteError(f"{name}: expected the address of a registry, got {url}")
    try:
        with urlopen(Request(url, headers={"accept": accept}), timeout=PATIENCE) as response:
            return bytes(response.read())
    except (OSError, ValueError, HTTPException) as error:
        raise SiteError(f"{name}: cannot be fetched from {without_login(url)}: {error}") from error


def without_login(url: str) -> str:
    """The address as it may be shown: a registry of one's own may have a name and a password in it."""
    return re.sub(r"//[^/@]*@", "//", url)


def pyodide_address() -> str:
    """Where npm's registry, or the one that npm is told of, has Pyodide."""
    named = [value for name, value in os.environ.items() if name.lower() == "npm_config_registry" and value]
    registry = (named or [NPM])[0]
    return f"{registry.rstrip('/')}/pyodide/-/{PYODIDE_PACKAGE.name}"


def msgspec_address() -> str:
    """Where PyPI, or the index that uv or pip is told of, has the wheel. Raises SiteError."""
    variables = ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "PIP_INDEX_URL")
    index = next(filter(None, map(os.environ.get, variables)), PYPI).rpartition("=")[2]
    page = f"{index.rstrip('/')}/msgspec/"
    for link in re.findall(r'href="([^"]+)"', get(page, MSGSPEC_WHEEL.name, "text/html").decode(errors="replace")):
        url = urljoin(page, unescape(link))
        if unquote(urlsplit(url).path).endswith(f"/{MSGSPEC_WHEEL.name}"):
            return url
    raise SiteError(f"{MSGSPEC_WHEEL.name}: expected a link to it at {without_login(page)}, got none")
