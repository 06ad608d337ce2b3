"""Text that PostgreSQL refuses to look for: nothing is found, and nobody is told that the database is away."""

import pytest
from server.web.harness import Serving

from duopoly.server.web.routes import API_ROUTES

PATHS = sorted({route.path for route in API_ROUTES if route.method == "GET" and "{room}" in route.path})


@pytest.fixture(scope="module")
def over_postgres(postgres):
    served = Serving(postgres.fresh())
    yield served
    served.stop()


@pytest.mark.parametrize("path", PATHS)
def test_a_room_of_such_a_name_is_not_found(over_postgres, someone, path):
    for name in ("%00", "a%00b", "%ED%A0%80"):
        filled = path.format(room=name, ply=0, step=0, example=0)
        assert someone(over_postgres).get(filled, 404, key="x" * 43)["code"] == "not-found"


@pytest.mark.parametrize("endpoint", ["\0", "https://fcm.googleapis.com/a\0b", "https://fcm.googleapis.com/a b", "ł"])
def test_an_endpoint_of_such_a_name_is_refused(over_postgres, someone, endpoint):
    problem = someone(over_postgres).post("/api/push/end", 400, endpoint=endpoint)
    assert (problem["code"], problem["field"]) == ("push-service", "endpoint")
    assert someone(over_postgres).post("/api/push/mute", 400, endpoint=endpoint, room="tea") == problem
    assert someone(over_postgres).post("/api/push/mute", 200, endpoint="https://fcm.googleapis.com/a", room="\0") is None
