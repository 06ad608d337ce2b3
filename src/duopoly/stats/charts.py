"""The charts of the reports, as SVG files whose bytes depend on the figures alone."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .intervals import Estimate
from .tornado import TornadoBar

BLUE, ORANGE, GREY = "#0072b2", "#d55e00", "#8a8a8a"
"""Two colors that color-blind readers can tell apart, and one for reference lines."""
STYLE: Any = {
    "svg.hashsalt": "duopoly",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9.0,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
}
ROW_HEIGHT = 0.2
"""Inches for each row of a chart with many."""


class DotRow(NamedTuple):
    """A row of a dot chart: its label, and an estimate for each series (None: not shown)."""

    label: str
    values: Sequence[Estimate | None]


def save_svg(figure: Figure, path: Path, alt: str) -> None:
    """Writes the figure without a date, so that equal figures give equal files."""
    with rc_context(STYLE):
        figure.savefig(path, format="svg", metadata={"Date": None, "Title": alt, "Creator": "duopoly"})


def make_figure(draw: Callable[[Figure], None], width: float, height: float) -> Figure:
    """A figure of `width` by `height` inches, drawn in the common style."""
    with rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        draw(figure)
    return figure


def draw_dots(axes: Axes, rows: Sequence[DotRow], series: Sequence[str], scale: float) -> None:
    """Draws dots with their intervals, one row below the other."""
    for n, (label, color) in enumerate(zip(series, (BLUE, ORANGE), strict=False)):
        cells = [(i, row.values[n]) for i, row in enumerate(rows)]
        dots = [(i + 0.15 * (2 * n - len(series) + 1), value) for i, value in cells if value is not None]
        middle = [scale * value.value for _, value in dots]
        below = [scale * max(0.0, value.value - value.low) for _, value in dots]
        above = [scale * max(0.0, value.high - value.value) for _, value in dots]
        heights = [i for i, _ in dots]
        axes.errorbar(middle, heights, xerr=(below, above), fmt="o", color=color, markersize=3.5, linewidth=1, label=label)
    axes.set_yticks(range(len(rows)), [row.label for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.grid(axis="x", color="#e4e4e4")
    axes.set_axisbelow(True)


def dot_chart(
    groups: Sequence[tuple[str, Sequence[DotRow]]], xlabel: str, reference: float | None, series: Sequence[str]
) -> Figure:
    """A panel of dots for each group, side by side on one percent scale, with a line at the reference value."""

    def draw(figure: Figure) -> None:
        grid = figure.subplots(1, len(groups), sharex=True, sharey=True, squeeze=False)[0]
        for axes, (title, rows) in zip(grid, groups, strict=True):
            draw_dots(axes, rows, series, 100)
            axes.set_title(title)
            if reference is not None:
                axes.axvline(100 * reference, color=GREY, linewidth=1)
        figure.supxlabel(xlabel, fontsize=9)
        if len(series) > 1:
            figure.legend(*grid[0].get_legend_handles_labels(), loc="outside upper right", ncols=len(series), fontsize=8)

    most = max(len(rows) for _, rows in groups)
    return make_figure(draw, 2.4 + 2.2 * len(groups), 1.2 + ROW_HEIGHT * most)


def tornado_chart(bars: Sequence[TornadoBar], xlabel: str, title: str, scale: float = 100) -> Figure:
    """A tornado chart in the order of the bars, from the top; thin lines are the intervals."""

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for i, bar in enumerate(bars):
            offset = 0.18 if bar.lower is not None and bar.higher is not None else 0.0
            draw_half_bar(axes, i - offset, bar.lower, bar.lower_text, BLUE, scale)
            draw_half_bar(axes, i + offset, bar.higher, bar.higher_text, ORANGE, scale)
        axes.set_yticks(range(len(bars)), [bar.label for bar in bars])
        axes.set_ylim(len(bars) - 0.4, -0.6)
        axes.axvline(0, color="#333333", linewidth=0.8)
        axes.margins(x=0.15)
        axes.set_xlabel(xlabel)
        axes.set_title(title)

    return make_figure(draw, 7.6, 1.2 + ROW_HEIGHT * 1.3 * len(bars))


def draw_half_bar(axes: Axes, height: float, value: Estimate | None, text: str, color: str, scale: float) -> None:
    """Draws the bar of one value with its interval, and the text at its far end."""
    if value is None:
        return
    end = scale * value.value
    axes.barh(height, end, color=color, height=0.34)
    axes.plot([scale * value.low, scale * value.high], [height, height], color="#333333", linewidth=0.6)
    edge, offset, align = (value.high, 3, "left") if end >= 0 else (value.low, -3, "right")
    anchor = (scale * edge, height)
    axes.annotate(text, anchor, (offset, 0), textcoords="offset points", va="center", ha=align, fontsize=6)


def bar_chart(
    labels: Sequence[str], series: Sequence[tuple[str, Sequence[float], Sequence[float] | None]], ylabel: str
) -> Figure:
    """Bars for the first series and points with error bars for the others; each series is (name, values, errors)."""

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        places = range(len(labels))
        first_name, values, _ = series[0]
        axes.bar(places, values, color="#b9d3e6", label=first_name, width=0.75)
        for (name, points, errors), color in zip(series[1:], (BLUE, ORANGE), strict=False):
            axes.errorbar(places, points, yerr=errors, fmt="o", color=color, markersize=2.5, linewidth=1, label=name)
        axes.set_xticks(places, labels, rotation=90, fontsize=7)
        axes.set_xlim(-0.7, len(labels) - 0.3)
        axes.set_ylabel(ylabel)
        figure.legend(loc="outside upper right", ncols=len(series), fontsize=8)

    return make_figure(draw, 9.2, 4.4)


def curve_chart(
    points: Sequence[tuple[float, Estimate]],
    curve: Sequence[tuple[float, float]],
    target: float,
    crossing: Estimate | None,
    xlabel: str,
    ylabel: str,
) -> Figure:
    """Measured shares, the curve fitted through them, and the interval where it crosses the target."""

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        below = [100 * (y.value - y.low) for _, y in points]
        above = [100 * (y.high - y.value) for _, y in points]
        axes.errorbar(
            [x for x, _ in points], [100 * y.value for _, y in points], yerr=(below, above), fmt="o", color=BLUE, markersize=3
        )
        axes.plot([x for x, _ in curve], [100 * y for _, y in curve], color=BLUE, linewidth=1)
        axes.axhline(100 * target, color=GREY, linewidth=1)
        if crossing is not None:
            axes.axvspan(crossing.low, crossing.high, color=ORANGE, alpha=0.25, linewidth=0)
            axes.axvline(crossing.value, color=ORANGE, linewidth=1)
        axes.set_xlabel(xlabel)
        axes.set_ylabel(ylabel)

    return make_figure(draw, 6.4, 3.8)
