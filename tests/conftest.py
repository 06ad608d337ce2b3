"""What all tests share: the folder's own helpers can be imported, and there is a PostgreSQL."""

import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL for all tests of a worker, started when the first asks for it."""
    from postgres import new_cluster

    cluster = new_cluster()
    yield cluster
    cluster.stop()
    shutil.rmtree(cluster.folder)
