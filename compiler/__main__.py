"""Compiles the rules and bots to WebAssembly.

    just twin        writes src/duopoly/fast/duopoly.wasm with its description, duopoly.json, beside it, and
                     tests/fast/checked.wasm, in which every index is checked
    just twin-check  fails if they are not what the sources give

The same sources and the same compiler give the same bytes on every machine.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from duopoly.fast import program_file

from .description import description
from .program import c_program

ROOT = Path(__file__).parent.parent
FILES = {False: program_file.PATH, True: ROOT / "tests" / "fast" / "checked.wasm"}
"""Where the program goes, and the checked one."""
DESCRIPTION = program_file.PATH.with_suffix(".json")
OPTIONS = (
    "-target", "wasm32-freestanding", "-O3", "-nostdlib", "-s",
    "-fwrapv",  # a number that overflows wraps around
    "-fno-strict-aliasing",  # records are read through pointers to bytes
    "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops",  # most loops are short: measured to be slower
    "-mllvm", "-inline-threshold=500",
    "-fno-jump-tables",  # an engine guards each jump; comparisons are faster
    "-mmultivalue", "-Xclang", "-target-abi", "-Xclang", "experimental-mv",  # moves are returned in registers, not in memory
    "-mbulk-memory", "-msimd128", "-Wno-parentheses-equality", "-Werror",
    "-Wl,--no-entry",
)  # fmt: skip


def compiled(checked: bool) -> bytes:
    """The program as WebAssembly, with the digest of its sources. Raises CalledProcessError."""
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "duopoly.c"), Path(folder, "duopoly.wasm")
        source.write_text(c_program(checked))
        subprocess.run([sys.executable, "-m", "ziglang", "cc", *OPTIONS, "-o", target, source.name], cwd=folder, check=True)
        return program_file.with_digest(target.read_bytes())


def main(arguments: list[str]) -> int:
    """Writes the files, or compares them."""
    stale = []
    contents = {path: compiled(checked) for checked, path in FILES.items()} | {DESCRIPTION: description().encode()}
    for path, content in contents.items():
        if "--check" not in arguments:
            path.write_bytes(content)
            print(f"{path.relative_to(ROOT)}: {len(content):,} bytes")
        elif not path.exists() or path.read_bytes() != content:
            stale.append(str(path.relative_to(ROOT)))
    if stale:
        print(f"{' and '.join(stale)}: expected what the sources give: just twin", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
