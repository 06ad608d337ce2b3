"""What the tests of the running server share: one server for all of a worker's tests, and browsers."""

import pytest
from server.web.harness import Browser, Serving
from server.web.server_process import Program


@pytest.fixture(scope="session")
def served(tmp_path_factory):
    """A server in a thread, which all tests of a worker share: each has its own tables."""
    found = Serving(tmp_path_factory.mktemp("served") / "rooms.db")
    yield found
    found.stop()


@pytest.fixture
def serving(tmp_path):
    """Starts a server of the test's own, with the settings given."""
    started = []

    def start(db=tmp_path / "rooms.db", **settings):
        started.append(Serving(db, **settings))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def program(tmp_path):
    """Starts `duopoly serve` in a process of its own."""
    started = []

    def start(*options, db=tmp_path / "rooms.db", **more):
        started.append(Program(db, *options, **more))
        return started[-1]

    yield start
    for found in started:
        if found.process.returncode is None:
            found.end()


@pytest.fixture
def someone(request):
    """A new browser at the shared server, or at another one."""
    opened = []

    def start(server=None, **more):
        server = server or request.getfixturevalue("served")
        opened.append(Browser(server.url, **more))
        return opened[-1]

    yield start
    for found in opened:
        found.close()
