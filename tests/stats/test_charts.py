"""Charts: the same figures give the same bytes, and every line has its name."""

import pytest

from duopoly.stats.charts import line_chart, save_svg
from duopoly.stats.intervals import Estimate


@pytest.mark.parametrize("panels", [1, 2, 3])
def test_lines_side_by_side(panels, tmp_path):
    lines = [
        ("first", [(0, Estimate(0.1, 0.05, 0.2)), (10, Estimate(0.6, 0.5, 0.7))]),
        ("second", [(5, Estimate(0.4, 0.3, 0.5))]),
    ]
    parts = [(f"panel {n}", lines) for n in range(panels)]
    files = [tmp_path / name for name in ("one.svg", "two.svg")]
    for file in files:
        save_svg(line_chart("How much?", parts, "wins", ("even", 0.5)), file, "A chart")
    one, two = (file.read_text() for file in files)
    assert one == two
    assert all(one.count(f">{name}<") == 1 for name in ("How much?", "first", "second", "even", "wins"))
    assert [f"panel {n}" in one for n in range(3)] == [n < panels for n in range(3)]
