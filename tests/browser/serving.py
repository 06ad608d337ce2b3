"""The server as its user starts it: a process of its own that is told to stop, or killed."""

import os
import re
import subprocess
import sys
import time


class Server:
    """`duopoly serve` on a free port with its own database. After `kill` or `stop` it can be started again on the same port."""

    PATIENCE = 30

    def __init__(self, folder, database=None, cache=None):
        folder.mkdir(exist_ok=True)
        # Not the user's own: what lies there changes the page.
        self.env = os.environ | {"XDG_CACHE_HOME": str(cache or folder.parent / "cache")}
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.port, self.url = 0, ""
        self.log = folder / "server.log"
        self.process = None

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        command = [sys.executable, "-m", "duopoly", "serve", "--no-open", "--port", str(self.port), "--lang", "en"]
        command += ["--db", self.database, "--requests-a-minute", "100000"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.env)
        self.url, self.port = self.told()

    def told(self):
        """The address, once it says that it is ready."""
        until = time.monotonic() + self.PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            found = re.search(r"http://[\d.]+:(\d+)(?=\s)", self.log.read_text(encoding="utf-8"))
            if found:
                return found[0], int(found[1])
            time.sleep(0.02)
        self.kill()
        raise AssertionError(f"the server does not start: {self.log.read_text(encoding='utf-8')}")

    def kill(self):
        """As when the power fails: nothing is tidied up."""
        self.process.kill()
        self.process.wait(10)

    def stop(self):
        self.process.terminate()
        self.process.wait(10)
