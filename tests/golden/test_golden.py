"""Golden playthroughs: `just golden` writes them, a person reads the difference, this test compares."""

import sys
from pathlib import Path

import pytest

from duopoly.editions import names

sys.path.insert(0, str(Path(__file__).parent))

import write


@pytest.mark.parametrize("edition", names())
def test_the_playthrough_is_the_one_that_was_read(edition):
    """Every move, its choices and what followed are as they were."""
    golden = (write.HERE / f"{edition}.txt").read_text(encoding="utf-8").splitlines()
    assert list(write.lines(edition)) == golden
