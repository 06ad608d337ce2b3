"""A visit to a page in a browser that nothing else looks into.

What drives browsers in tests puts scripts of its own into each page, and a slow processor takes a tenth of a second to read
them. This speaks Chromium's own protocol, https://chromedevtools.github.io/devtools-protocol: a page gets one script, which
tells by itself what it sees.
"""

import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
FLAGS = ("--headless=new", "--no-sandbox", "--no-first-run", "--disable-gpu", "--mute-audio", "--remote-debugging-port=0")
"""As tests start it, but without its background work."""
IDLE = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-default-apps")
PATIENCE = 30.0


class Chromium:
    """A browser, and the connection to it."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        self._heard: list[Json] = []

    def send(self, method: str, session: str | None = None, **params: Any) -> Json:
        """Sends a command; returns the answer. Raises RuntimeError if it is refused."""
        self._number += 1
        said = {"id": self._number, "method": method, "params": params}
        self._line.send(json.dumps(said if session is None else {**said, "sessionId": session}))
        while (answer := json.loads(self._line.recv(PATIENCE))).get("id") != self._number:
            self._heard.append(answer)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        result: Json = answer["result"]
        return result

    def told(self, session: str, what: Callable[[str], bool], patience: float = PATIENCE) -> str:
        """The first matching line that the page prints on its console; so many seconds may pass without any."""
        while True:
            event = self._heard.pop(0) if self._heard else json.loads(self._line.recv(patience))
            if event.get("sessionId") == session and event["method"] == "Runtime.consoleAPICalled":
                said = str(event["params"]["args"][0].get("value"))
                if what(said):
                    return said

    @contextmanager
    def page(self, size: tuple[int, int], slower: float, cookies: list[Json], script: str) -> Iterator[str]:
        """A new visitor's page of a size, on a processor so many times slower; the script runs before those of the page.

        Gives the session by which the page is spoken to.
        """
        context = self.send("Target.createBrowserContext")["browserContextId"]
        self.send("Storage.setCookies", browserContextId=context, cookies=cookies)
        target = self.send("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        width, height = size
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.send("Emulation.setDeviceMetricsOverride", session, **metrics)
        self.send("Page.enable", session)
        self.send("Runtime.enable", session)
        self.send("Page.addScriptToEvaluateOnNewDocument", session, source=script)
        self.send("Emulation.setCPUThrottlingRate", session, rate=slower)
        yield str(session)
        self.send("Target.disposeBrowserContext", browserContextId=context)


def program() -> str | None:
    """The browser of this machine, if it has one."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


@contextmanager
def started(path: str) -> Iterator[Chromium]:
    """A browser in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="duopoly-bench-", ignore_cleanup_errors=True) as folder:
        command = [path, *FLAGS, *IDLE, f"--user-data-dir={folder}", "about:blank"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            with connect(address(Path(folder) / "DevToolsActivePort"), max_size=None) as line:
                yield Chromium(line)
        finally:
            process.terminate()
            process.wait()


def address(note: Path) -> str:
    """The address it listens at, which it writes down when it is ready."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if note.is_file() and len(found := note.read_text().split()) == 2:
            return f"ws://127.0.0.1:{found[0]}{found[1]}"
        time.sleep(0.05)
    raise TimeoutError("the browser does not answer")
