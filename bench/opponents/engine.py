"""The twin with the opponents in it: the same kernels, compiled with another `decide`, and kept in build/."""

import hashlib
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from duopoly.fast import program_file
from duopoly.fast.engine import Engine
from duopoly.fast.wasmtime_machine import machines
from duopoly.sim import playout

from .players import decide

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


@cache
def engine() -> Engine:
    """The engine. The first call after a change of the sources compiles for half a minute."""
    digest = hashlib.sha256(program_file.digest())
    for path in sorted((*HERE.rglob("*.py"), *(ROOT / "compiler").glob("*.py"))):
        digest.update(path.read_bytes())
    path = ROOT / "build" / f"opponents-{digest.hexdigest()[:16]}.wasm"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(compiled())
    return Engine(machines(path.read_bytes()))


def compiled() -> bytes:
    """The program."""
    sys.path.insert(0, str(ROOT))
    from compiler.__main__ import OPTIONS
    from compiler.program import c_program

    with TemporaryDirectory() as folder:
        source, target = Path(folder, "opponents.c"), Path(folder, "opponents.wasm")
        source.write_text(c_program(False, {playout.decide: decide}))
        subprocess.run([sys.executable, "-m", "ziglang", "cc", *OPTIONS, "-o", target, source.name], cwd=folder, check=True)
        return target.read_bytes()
