"""`duopoly serve` in a process of its own, to be stopped or killed."""

import os
import signal
import socket
import subprocess
import sys
import threading

from server.web.harness import PATIENCE


class Program:
    """`duopoly serve` as a person starts it. `said` is what it wrote; `url` where it can be found."""

    def __init__(self, db, *options, port=0, start=("-m", "duopoly"), files=None):
        command = [sys.executable, *start, "serve", "--no-open", "--port", str(port), "--db", str(db), *options]
        environment = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "PYTHONUTF8": "1"}
        pipes = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL}
        if files is not None:  # the shell sets the limit for itself, then becomes the server
            command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
        self.process = subprocess.Popen(command, text=True, env=environment, **pipes)
        self.said = self.process.stderr.readline()
        self.url = next((word for word in self.said.split() if word.startswith("http")), "")
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        for line in self.process.stderr:
            self.said += line

    def end(self, by=signal.SIGTERM):
        """Ends it by a signal; its exit code, or minus the signal that it died of."""
        if self.process.poll() is None:
            self.process.send_signal(by)
        code = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        self.process.stderr.close()
        return code


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]
