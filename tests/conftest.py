"""What all tests share: the folder's own helpers can be imported, there is a PostgreSQL, and one compiled twin is enough."""

import os
import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


def pytest_configure(config):
    """A folder for the compiled twin, the same for all processes of a run: the first to need it compiles, the others wait."""
    if "DUOPOLY_CACHE" not in os.environ:
        os.environ["DUOPOLY_CACHE"] = str(config.cache.mkdir("twin"))


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
    """The twin, compiled once for all processes, then read."""
    from duopoly.fast import twin

    said = []
    found = twin(said.append)
    assert found is not None, said
    return found
