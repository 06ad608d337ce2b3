"""Writing files so that a reader never sees half of one, and telling whether files of text have changed."""

import os
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path


def write_atomically(path: Path, content: bytes | str, sync: bool = False) -> None:
    """Writes the whole file or leaves the old one as it is; text as UTF-8 with the line ends it has.

    `sync`: the content is on the disk before the file gets its name. Raises OSError.
    """
    data = content.encode() if isinstance(content, str) else content
    partial = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with partial.open("wb") as file:
            file.write(data)
            if sync:
                file.flush()
                os.fsync(file.fileno())
        os.replace(partial, path)
    finally:
        partial.unlink(missing_ok=True)


def digest_of(home: Path, paths: Iterable[Path]) -> str:
    """A short digest of files of text and their places below `home`; whatever ends their lines. Raises OSError."""
    total = sha256()
    for path in sorted(paths):
        total.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return total.hexdigest()[:16]
