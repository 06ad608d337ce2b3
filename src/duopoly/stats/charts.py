"""The charts of the reports, as SVG whose bytes follow from the figures alone."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .intervals import Estimate
from .tornado import Swing

BLUE, ORANGE, GREY = "#0072b2", "#d55e00", "#8a8a8a"
"""Two colours that everybody can tell apart, and one for what is only compared with."""
STYLE: Any = {
    "svg.hashsalt": "duopoly",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9.0,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
}
LINE = 0.2
"""Inches for each line of a chart with many."""


class Dots(NamedTuple):
    """A row of a chart: its label, and estimates in one or two series."""

    label: str
    values: Sequence[Estimate | None]


def save(figure: Figure, path: Path, alt: str) -> None:
    """Writes the figure; without a date, so that the same figure is the same file."""
    with rc_context(STYLE):
        figure.savefig(path, format="svg", metadata={"Date": None, "Title": alt, "Creator": "duopoly"})


def drawn(draw: Callable[[Figure], None], width: float, height: float) -> Figure:
    """A figure of so many inches, drawn in the common style."""
    with rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        draw(figure)
    return figure


def intervals(axes: Axes, rows: Sequence[Dots], series: Sequence[str], scale: float) -> None:
    """Points with their intervals, a row each, from the top down."""
    for n, (word, colour) in enumerate(zip(series, (BLUE, ORANGE), strict=False)):
        at = [(i, row.values[n]) for i, row in enumerate(rows)]
        found = [(i + 0.15 * (2 * n - len(series) + 1), value) for i, value in at if value is not None]
        middle = [scale * value.value for _, value in found]
        below = [scale * max(0.0, value.value - value.low) for _, value in found]
        above = [scale * max(0.0, value.high - value.value) for _, value in found]
        places = [i for i, _ in found]
        axes.errorbar(middle, places, xerr=(below, above), fmt="o", color=colour, markersize=3.5, linewidth=1, label=word)
    axes.set_yticks(range(len(rows)), [row.label for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.grid(axis="x", color="#e4e4e4")
    axes.set_axisbelow(True)


def panels(groups: Sequence[tuple[str, Sequence[Dots]]], xlabel: str, line: float | None, series: Sequence[str]) -> Figure:
    """Groups of the same rows side by side on one scale, in per cent, with a line where nothing is off."""

    def draw(figure: Figure) -> None:
        grid = figure.subplots(1, len(groups), sharex=True, sharey=True, squeeze=False)[0]
        for axes, (title, rows) in zip(grid, groups, strict=True):
            intervals(axes, rows, series, 100)
            axes.set_title(title)
            if line is not None:
                axes.axvline(100 * line, color=GREY, linewidth=1)
        figure.supxlabel(xlabel, fontsize=9)
        if len(series) > 1:
            figure.legend(*grid[0].get_legend_handles_labels(), loc="outside upper right", ncols=len(series), fontsize=8)

    most = max(len(rows) for _, rows in groups)
    return drawn(draw, 2.4 + 2.2 * len(groups), 1.2 + LINE * most)


def tornado(swings: Sequence[Swing], xlabel: str, title: str, scale: float = 100) -> Figure:
    """What each change does, the greatest on top; the thin lines are the intervals."""

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for i, swing in enumerate(swings):
            side = 0.18 if swing.less is not None and swing.more is not None else 0.0
            half_bar(axes, i - side, swing.less, swing.less_word, BLUE, scale)
            half_bar(axes, i + side, swing.more, swing.more_word, ORANGE, scale)
        axes.set_yticks(range(len(swings)), [swing.label for swing in swings])
        axes.set_ylim(len(swings) - 0.4, -0.6)
        axes.axvline(0, color="#333333", linewidth=0.8)
        axes.margins(x=0.15)
        axes.set_xlabel(xlabel)
        axes.set_title(title)

    return drawn(draw, 7.6, 1.2 + LINE * 1.3 * len(swings))


def half_bar(axes: Axes, place: float, value: Estimate | None, word: str, colour: str, scale: float) -> None:
    """One value's bar with its interval, the value written at the far end."""
    if value is None:
        return
    end = scale * value.value
    axes.barh(place, end, color=colour, height=0.34)
    axes.plot([scale * value.low, scale * value.high], [place, place], color="#333333", linewidth=0.6)
    edge, side, align = (value.high, 3, "left") if end >= 0 else (value.low, -3, "right")
    at = (scale * edge, place)
    axes.annotate(word, at, (side, 0), textcoords="offset points", va="center", ha=align, fontsize=6)


def columns(
    labels: Sequence[str], series: Sequence[tuple[str, Sequence[float], Sequence[float] | None]], ylabel: str
) -> Figure:
    """Bars for the first series, points with errors for the others; each is its name, its values and their errors."""

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        places = range(len(labels))
        word, values, _ = series[0]
        axes.bar(places, values, color="#b9d3e6", label=word, width=0.75)
        for (name, points, errors), colour in zip(series[1:], (BLUE, ORANGE), strict=False):
            axes.errorbar(places, points, yerr=errors, fmt="o", color=colour, markersize=2.5, linewidth=1, label=name)
        axes.set_xticks(places, labels, rotation=90, fontsize=7)
        axes.set_xlim(-0.7, len(labels) - 0.3)
        axes.set_ylabel(ylabel)
        figure.legend(loc="outside upper right", ncols=len(series), fontsize=8)

    return drawn(draw, 9.2, 4.4)


def curve(
    points: Sequence[tuple[float, Estimate]],
    line: Sequence[tuple[float, float]],
    wanted: float,
    found: Estimate | None,
    xlabel: str,
    ylabel: str,
) -> Figure:
    """Shares measured at some values, the curve through them, and where it crosses what is wanted."""

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        below = [100 * (y.value - y.low) for _, y in points]
        above = [100 * (y.high - y.value) for _, y in points]
        axes.errorbar(
            [x for x, _ in points], [100 * y.value for _, y in points], yerr=(below, above), fmt="o", color=BLUE, markersize=3
        )
        axes.plot([x for x, _ in line], [100 * y for _, y in line], color=BLUE, linewidth=1)
        axes.axhline(100 * wanted, color=GREY, linewidth=1)
        if found is not None:
            axes.axvspan(found.low, found.high, color=ORANGE, alpha=0.25, linewidth=0)
            axes.axvline(found.value, color=ORANGE, linewidth=1)
        axes.set_xlabel(xlabel)
        axes.set_ylabel(ylabel)

    return drawn(draw, 6.4, 3.8)
