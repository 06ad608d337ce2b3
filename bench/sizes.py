"""What an installation weighs, with each extra: the table of docs/install.md.

    just sizes

Builds the wheel, installs it into a new environment for each extra, and adds up the files, without bytecode.
"""

import os
import platform
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
BLOCK = 4096
MEGA = 1_000_000


def uv(*words: str) -> None:
    """Runs uv; it prints only what goes wrong."""
    subprocess.run(["uv", "-q", *words], cwd=ROOT, check=True)


def on_disk(folder: Path) -> int:
    """The bytes of all files, in whole blocks of the disk."""
    return sum(-(-path.stat().st_size // BLOCK) * BLOCK for path in folder.rglob("*") if path.is_file())


def installed(wheel: Path, extra: str, home: Path) -> tuple[int, int, float]:
    """How many bytes, how many packages, and how many seconds it took with all downloads at hand."""
    folder = home / (extra or "none")
    requirement = f"{wheel}[{extra}]" if extra else str(wheel)
    uv("venv", str(folder), "--python", sys.executable)
    for attempt in ("to fill the cache", "to measure"):
        began = time.perf_counter()
        uv("pip", "install", "--python", str(folder), requirement, *(["--reinstall"] if attempt == "to measure" else []))
    took = time.perf_counter() - began
    (packages,) = [*folder.glob("lib/python*/site-packages"), *folder.glob("Lib/site-packages")]
    return on_disk(packages), len(list(packages.glob("*.dist-info"))), took


def main() -> None:
    """Prints the table."""
    with tempfile.TemporaryDirectory(prefix="duopoly-sizes-") as name:
        home = Path(name)
        uv("build", "--wheel", "--out-dir", str(home))
        (wheel,) = home.glob("*.whl")
        print(f"Python {platform.python_version()} on {platform.system()} {platform.machine()}, {os.cpu_count()} processors\n")
        print("| extra | installed | packages | time |\n| --- | --- | --- | --- |")
        for extra in ("", *EXTRAS):
            size, packages, took = installed(wheel, extra, home)
            print(f"| {f'`{extra}`' if extra else 'none'} | {size / MEGA:.0f} MB | {packages} | {took:.1f} s |", flush=True)


if __name__ == "__main__":
    main()
