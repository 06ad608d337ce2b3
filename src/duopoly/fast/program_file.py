"""`duopoly.wasm`: the rules and bots compiled, with the digest of the sources they were compiled from."""

import hashlib
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
PATH = PACKAGE / "fast" / "duopoly.wasm"
SOURCES = ("rules/*.py", "network/*", "policies/*.py", "sim/*.py", "rl/*.py", "fast/kernels.py")
"""The files that are compiled."""
SECTION = "duopoly"
"""The name of the section with the digest; programs that do not know a section skip it."""
CUSTOM = b"\0"


def digest() -> bytes:
    """The digest of the sources as they are now. The ends of lines do not count, for Git may change them."""
    total = hashlib.sha256()
    for pattern in SOURCES:
        for path in sorted(path for path in PACKAGE.glob(pattern) if path.is_file()):
            total.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode() + path.read_bytes().replace(b"\r\n", b"\n"))
    return total.digest()


def with_digest(code: bytes) -> bytes:
    """The WebAssembly with a section behind it that holds the digest."""
    name = SECTION.encode()
    content = bytes([len(name)]) + name + digest()
    return code + CUSTOM + bytes([len(content)]) + content


def read(path: Path | None = None) -> bytes:
    """The program. Raises OSError, and ValueError if it was not compiled from the sources as they are now.

    Where there are no sources, as in a browser, whoever packed the program has compared them.
    """
    path = path or PATH
    code = path.read_bytes()
    has_sources = (PACKAGE / "rules" / "__init__.py").is_file()
    if has_sources and not code.endswith(with_digest(b"")):
        raise ValueError(f"{path.name} was compiled from other sources: just twin compiles it anew")
    return code
