"""What all tests share: the folder's own helpers can be imported, there is a PostgreSQL, and one compiled twin is enough."""

import os
import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


def pytest_configure(config):
    """All tests play with the compiled program in which every index is checked."""
    from duopoly.fast import program_file

    program_file.PATH = Path(__file__).parent / "fast" / "checked.wasm"


def pytest_xdist_auto_num_workers():
    """One more than there are processors: tests that drive a browser or wait for a server leave theirs idle."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL for all tests of a worker, started when the first asks for it."""
    from postgres import new_cluster

    cluster = new_cluster()
    yield cluster
    cluster.stop()
    shutil.rmtree(cluster.folder)


@pytest.fixture(scope="session")
def compiled():
    """The compiled twin, with its indexes checked."""
    from duopoly.fast import twin

    lines = []
    loaded = twin(lines.append)
    assert loaded is not None, lines
    return loaded
