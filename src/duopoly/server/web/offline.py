"""What the page needs to start without its server: the browser's Python, and the service worker that keeps both.

`duopoly.site` makes the folder of Python's files. A release has it in the package; elsewhere `duopoly site` leaves it in
the user's cache folder, where servers find it.
"""

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).parents[2]
IN_PACKAGE = PACKAGE / "static" / "python"
LIST = "files.json"
"""The list of Python's files: by name, the path and the bytes over the wire of each; and the digest of the sources."""
PACKED = ".gzip"
"""The end of the names of files that the page unpacks. Some servers say of .gz that it is the encoding of another file, and
browsers then unpack it themselves."""
SOURCES = (".py", ".mjs", ".toml", ".ftl", ".wasm", ".json", ".jsonl", ".bin")
SERVICE_WORKER = "service-worker.js"
FRONT = "index.html"
CAN_DO_WITHOUT = b" data-offline"
"""By this the page knows that there is a service worker to register."""


def find_python_folder() -> Path | None:
    """The folder of Python's files, made of the sources as they are; None if it was not made yet."""
    return next((folder for folder in (IN_PACKAGE, cached_folder()) if is_current(folder)), None)


def cached_folder() -> Path:
    """Where the folder is kept on this computer."""
    return platformdirs.user_cache_path("duopoly") / "site" / "python"


def is_current(folder: Path) -> bool:
    """Whether the folder is there, whole, and made of the sources as they are."""
    try:
        listed = json.loads((folder / LIST).read_bytes())
        names = [file["path"] for file in listed["files"].values()]
        return bool(listed["sources"] == sources_digest()) and all((folder / name).is_file() for name in names)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False


@cache
def sources_digest() -> str:
    """Changes when anything does that the folder is made of."""
    total = hashlib.sha256()
    static = PACKAGE / "static"
    for path in sorted(path for path in PACKAGE.rglob("*") if path.suffix in SOURCES and static not in path.parents):
        total.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return total.hexdigest()[:16]


def service_worker(script: bytes, files: Mapping[str, bytes], has_server: bool) -> bytes:
    """The service worker of a page with these files by path, those of Python among them, which are in the folder `python`."""
    version = hashlib.sha256(script)
    for name, content in sorted(files.items()):
        version.update(name.encode() + b"\0" + hashlib.sha256(content).digest())
    python = sorted(name for name in files if is_pythons(name))
    site = {
        "version": version.hexdigest()[:12],
        "server": has_server,
        "files": sorted({*files} - {*python, SERVICE_WORKER}),
        "python": python,
    }
    return b"const SITE = " + json.dumps(site).encode() + b";\n" + script


def is_pythons(name: str) -> bool:
    """Whether the path is that of a file of Python, which is kept unpacked."""
    return name.startswith("python/") and name.endswith(PACKED)
