"""The site as its users make it."""

import pytest
from made_site import make_site


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    return make_site(tmp_path_factory)
