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
MAGIC = b"\0asm"
DIGEST_BYTES = 32
ANEW = "just twin compiles it anew"


class ProgramError(ValueError):
    """The program cannot be used: what is wrong, and the command that mends it, in one line."""


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
    """The program. Raises ProgramError if it is missing, damaged, or not compiled from the sources as they are now.

    Where there are no sources, as in a browser, whoever packed the program has compared them.
    """
    path = path or PATH
    try:
        code = path.read_bytes()
    except FileNotFoundError:
        raise ProgramError(f"{path.name} is missing: {mending()}") from None
    except OSError as error:
        raise ProgramError(f"{path.name} cannot be read ({(error.strerror or '').lower()}): {mending()}") from None
    section = with_digest(b"")
    if not code.startswith(MAGIC) or code[-len(section) : -DIGEST_BYTES] != section[:-DIGEST_BYTES]:
        raise damaged(path)
    has_sources = (PACKAGE / "rules" / "__init__.py").is_file()
    if has_sources and not code.endswith(section):
        raise ProgramError(f"{path.name} was compiled from other sources: {ANEW}")
    return code


def damaged(path: Path | None = None) -> ProgramError:
    """The error to raise if the file is not what was written."""
    return ProgramError(f"{(path or PATH).name} is damaged: {mending()}")


def mending() -> str:
    """How to get the program back: in a clone it is compiled, a package is installed again."""
    is_clone = (PACKAGE.parents[1] / "justfile").is_file()
    return ANEW if is_clone else "pip install --force-reinstall duopoly restores it"
