"""Writing files so that a reader never sees half of one."""

import os
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
