"""A store in each of the two databases; PostgreSQL is a real one, started when the first test asks for it."""

import shutil

import pytest
from postgres import new_cluster

from duopoly.server.store.sql_store import SqlStore


@pytest.fixture(scope="session")
def anyio_backend():
    return "asyncio"


@pytest.fixture
def own_postgres():
    """A PostgreSQL that the test may stop and start."""
    cluster = new_cluster()
    yield cluster
    cluster.stop()
    shutil.rmtree(cluster.folder)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    """The URL of a database with nothing in it, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'rooms.db'}"
    return request.getfixturevalue("postgres").fresh()


@pytest.fixture
async def store(url, anyio_backend):
    """An open store with nothing in it, of each kind."""
    found = await SqlStore.open(url)
    yield found
    await found.close()
