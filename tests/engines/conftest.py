"""A server, and the page of each engine."""

import os
import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from engines import ENGINES, MissingBrowser

sys.path += [str(Path(__file__).parents[1] / "browser"), str(Path(__file__).parents[1])]

from made_site import make_site
from serving import Server
from static_server import serving_files


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server in a process of its own."""
    with Server(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="session")
def site_url(tmp_path_factory):
    """The page without a server, at a server of files."""
    with serving_files(make_site(tmp_path_factory).folder) as url:
        yield url


@pytest.fixture(scope="session", autouse=True)
def screen():
    """A screen that nobody sees, for the engine that cannot be without."""
    if not shutil.which("Xvfb"):
        pytest.fail("no screen: apt-get install xvfb", pytrace=False)
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "2000x1400x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as process:
        os.close(write)
        with os.fdopen(read) as pipe:
            os.environ["DISPLAY"] = f":{pipe.readline().strip()}"
        yield
        process.terminate()


@pytest.fixture(params=ENGINES)
def engine(request, tmp_path):
    """A browser of each engine, with nothing stored."""
    with ExitStack() as closing:
        try:
            yield ENGINES[request.param](closing, tmp_path / "profile")
        except MissingBrowser as missing:
            pytest.fail(str(missing), pytrace=False)
