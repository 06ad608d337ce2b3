"""The charts of the reports, as SVG files whose bytes depend on the figures alone."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from os import PathLike
from typing import Any, BinaryIO, NamedTuple

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.cm import ScalarMappable
from matplotlib.colors import LinearSegmentedColormap, Normalize
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from .intervals import Estimate
from .tornado import TornadoBar

BLUE, ORANGE, GRAY = "#0072b2", "#d55e00", "#8a8a8a"
"""Two colors that color-blind readers can tell apart, and one for reference lines."""
LINES = ((BLUE, "o-"), (ORANGE, "s--"), ("#009e73", "^-."), ("#cc79a7", "v:"))
"""The color, mark, and dashes of each line of a panel: they differ without color, too."""
STYLE: Any = {
    "svg.hashsalt": "duopoly",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9.0,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
}
LETTER_WIDTH = 0.065
"""Inches for each letter of a row's label."""
ROW_HEIGHT = 0.2
"""Inches for each row of a chart with many."""


class DotRow(NamedTuple):
    """A row of a dot chart: its label, and for each series an estimate and a mark.

    A mark makes the dot hollow. Without an estimate the mark is written in the row's place instead, so that a row that says
    nothing says why.
    """

    label: str
    values: Sequence[Estimate | None]
    marks: Sequence[str] = ()

    def mark(self, series: int) -> str:
        """The mark of a series, or ""."""
        return self.marks[series] if series < len(self.marks) else ""


class HeatMap(NamedTuple):
    """A square of shares: its title, the shares by row and column (None: nothing there), and the most that a share can be."""

    title: str
    shares: Sequence[Sequence[float | None]]
    most: float


def save_svg(figure: Figure, path: str | PathLike[str] | BinaryIO, alt: str) -> None:
    """Writes the figure to a path or an open file, without a date, so that equal figures give equal files."""
    with rc_context(STYLE):
        figure.savefig(path, format="svg", metadata={"Date": None, "Title": alt, "Creator": "duopoly"})


def make_figure(draw: Callable[[Figure], None], width: float, height: float) -> Figure:
    """A figure of `width` by `height` inches, drawn in the common style."""
    with rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        draw(figure)
    return figure


def draw_dots(axes: Axes, rows: Sequence[DotRow], series: Sequence[str], scale: float, marked: str = "") -> None:
    """Draws dots with their intervals, one row below the other; `marked` says in the legend what a hollow dot means."""
    for n, (label, color) in enumerate(zip(series, (BLUE, ORANGE), strict=False)):
        for hollow in (False, True):
            dots = [(i, row.values[n]) for i, row in enumerate(rows) if bool(row.mark(n)) == hollow]
            offset = 0.15 * (2 * n - len(series) + 1)
            shown = [(i + offset, value) for i, value in dots if value is not None]
            draw_series(axes, shown, color, scale, marked if hollow else label, hollow)
    axes.set_yticks(range(len(rows)), [row.label for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.grid(axis="x", color="#e4e4e4")
    axes.set_axisbelow(True)
    for i, row in enumerate(rows):
        words = ", ".join(dict.fromkeys(row.mark(n) for n, value in enumerate(row.values) if value is None and row.mark(n)))
        axes.annotate(words, (0.02, i), xycoords=("axes fraction", "data"), va="center", fontsize=7, color="#555555")


def draw_series(axes: Axes, dots: Sequence[tuple[float, Estimate]], color: str, scale: float, label: str, hollow: bool) -> None:
    """Draws dots at their heights with their intervals."""
    if not dots:
        return
    fill = "white" if hollow else color
    middle = [scale * value.value for _, value in dots]
    below = [scale * max(0.0, value.value - value.low) for _, value in dots]
    above = [scale * max(0.0, value.high - value.value) for _, value in dots]
    style: Any = {"fmt": "o", "color": color, "markerfacecolor": fill, "markersize": 3.5, "linewidth": 1, "label": label}
    axes.errorbar(middle, [i for i, _ in dots], xerr=(below, above), **style)


def add_heading(figure: Figure, title: str, panels: Iterable[Axes]) -> None:
    """Writes the title, and under it a legend with each thing once, whichever panel has it."""
    things: dict[str, Any] = {}
    for axes in panels:
        for handle, label in zip(*axes.get_legend_handles_labels(), strict=True):
            things.setdefault(label, handle)
    style: Any = {"title": title, "title_fontsize": 10, "alignment": "left", "fontsize": 8, "frameon": False, "ncols": 2}
    figure.legend(list(things.values()), list(things), loc="outside upper left", **style)


def dot_chart(
    title: str,
    groups: Sequence[tuple[str, Sequence[DotRow]]],
    xlabel: str,
    series: Sequence[str],
    reference: tuple[str, float] | None = None,
    marked: str = "",
    scale: float = 100,
) -> Figure:
    """A panel of dots for each group, side by side on one scale, with a line at the reference value, which has a name."""

    def draw(figure: Figure) -> None:
        grid = figure.subplots(1, len(groups), sharex=True, sharey=True, squeeze=False)[0]
        for axes, (group, rows) in zip(grid, groups, strict=True):
            draw_dots(axes, rows, series, scale, marked)
            axes.set_title(group)
            if reference is not None:
                axes.axvline(scale * reference[1], color=GRAY, linewidth=1, label=reference[0])
        figure.supxlabel(xlabel, fontsize=9)
        add_heading(figure, title, grid)

    most = max(len(rows) for _, rows in groups)
    return make_figure(draw, label_width(groups) + 2.2 * len(groups), 1.8 + ROW_HEIGHT * most)


def label_width(groups: Sequence[tuple[str, Sequence[DotRow]]]) -> float:
    """How many inches the labels of the rows take."""
    return 0.6 + LETTER_WIDTH * max((len(row.label) for _, rows in groups for row in rows), default=0)


def tornado_chart(bars: Sequence[TornadoBar], xlabel: str, title: str, scale: float = 100) -> Figure:
    """A tornado chart in the order of the bars, from the top; thin lines are the intervals."""

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for i, bar in enumerate(bars):
            offset = 0.18 if bar.lower is not None and bar.higher is not None else 0.0
            draw_half_bar(axes, i - offset, bar.lower, bar.lower_text, BLUE, scale, "a lower value, or off")
            draw_half_bar(axes, i + offset, bar.higher, bar.higher_text, ORANGE, scale, "a higher or another value, or on")
        axes.set_yticks(range(len(bars)), [bar.label for bar in bars])
        axes.set_ylim(len(bars) - 0.4, -0.6)
        axes.axvline(0, color="#333333", linewidth=0.8)
        axes.margins(x=0.25)
        axes.set_xlabel(xlabel)
        add_heading(figure, title, [axes])

    width = LETTER_WIDTH * max((len(bar.label) for bar in bars), default=0)
    return make_figure(draw, 5.4 + width, 1.8 + ROW_HEIGHT * 1.3 * len(bars))


def draw_half_bar(axes: Axes, height: float, value: Estimate | None, text: str, color: str, scale: float, label: str) -> None:
    """Draws the bar of one value with its interval, and the text at its far end."""
    if value is None:
        return
    end = scale * value.value
    axes.barh(height, end, color=color, height=0.34, label=label)
    axes.plot([scale * value.low, scale * value.high], [height, height], color="#333333", linewidth=0.6, label="95% interval")
    edge, offset, align = (value.high, 3, "left") if end >= 0 else (value.low, -3, "right")
    anchor = (scale * edge, height)
    axes.annotate(text, anchor, (offset, 0), textcoords="offset points", va="center", ha=align, fontsize=6)


Errors = Sequence[float] | Sequence[Sequence[float]]
"""The lengths of error bars: one for each point, or those below the points and those above."""


def bar_chart(
    title: str, labels: Sequence[str], series: Sequence[tuple[str, Sequence[float], Errors | None]], ylabel: str
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
        add_heading(figure, title, [axes])

    return make_figure(draw, 9.2, 4.4)


def curve_chart(
    title: str,
    points: Sequence[tuple[float, Estimate]],
    curve: Sequence[tuple[float, float]],
    target: tuple[str, float],
    crossing: Estimate | None,
    xlabel: str,
    ylabel: str,
) -> Figure:
    """Measured shares, the curve fitted through them, and the interval where it crosses the target, which has a name."""

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        below = [100 * (y.value - y.low) for _, y in points]
        above = [100 * (y.high - y.value) for _, y in points]
        axes.errorbar(
            [x for x, _ in points],
            [100 * y.value for _, y in points],
            yerr=(below, above),
            fmt="o",
            color=BLUE,
            markersize=3,
            label="played, with 95% interval",
        )
        axes.plot([x for x, _ in curve], [100 * y for _, y in curve], color=BLUE, linewidth=1, label="fitted curve")
        axes.axhline(100 * target[1], color=GRAY, linewidth=1, label=target[0])
        if crossing is not None:
            label = "where they cross, with 95% interval"
            axes.axvspan(crossing.low, crossing.high, color=ORANGE, alpha=0.25, linewidth=0)
            axes.axvline(crossing.value, color=ORANGE, linewidth=1, label=label)
        axes.set_xlabel(xlabel)
        axes.set_ylabel(ylabel)
        add_heading(figure, title, [axes])

    return make_figure(draw, 6.4, 4.2)


def line_chart(
    title: str,
    panels: Sequence[tuple[str, Sequence[tuple[str, Sequence[tuple[float, Estimate]]]]]],
    ylabel: str,
    reference: tuple[str, float],
) -> Figure:
    """Panels of up to four lines with names, two side by side: shares at values of something that the panel names."""

    def draw(figure: Figure) -> None:
        grid = list(figure.subplots(-(-len(panels) // 2), 2, sharey=True, squeeze=False).flat)
        for axes in grid[len(panels) :]:
            axes.set_visible(False)
        for axes, (name, lines) in zip(grid, panels, strict=False):
            for (label, points), (color, style) in zip(lines, LINES, strict=False):
                middle = [100 * share.value for _, share in points]
                ends = [[100 * abs(share[end] - share.value) for _, share in points] for end in (1, 2)]
                look: Any = {"fmt": style, "color": color, "markersize": 3, "linewidth": 1, "elinewidth": 0.5}
                axes.errorbar([value for value, _ in points], middle, yerr=ends, label=label, **look)
            axes.axhline(100 * reference[1], color=GRAY, linewidth=1, label=reference[0])
            axes.set_xlabel(name)
        figure.supylabel(ylabel, fontsize=9)
        add_heading(figure, title, [grid[0]])

    return make_figure(draw, 7.6, 0.8 + 2.4 * -(-len(panels) // 2))


def heat_maps(title: str, maps: Sequence[HeatMap], labels: Sequence[str], even: float, sides: tuple[str, str]) -> Figure:
    """Squares of shares side by side, in percent: orange below the even share, blue above it.

    `sides` names the rows and the columns.
    """

    def draw(figure: Figure) -> None:
        grid = figure.subplots(1, len(maps), squeeze=False, sharey=True)[0]
        colors = LinearSegmentedColormap.from_list("shares", [ORANGE, "#ffffff", BLUE])
        for axes, (name, shares, most) in zip(grid, maps, strict=True):
            draw_squares(axes, shares, partial(color_place, even=even, most=most), colors)
            axes.set_xticks([i + 0.5 for i in range(len(labels))], labels, rotation=90)
            axes.set_yticks([i + 0.5 for i in range(len(labels))], labels)
            axes.set_xlabel(sides[1])
            axes.set_title(name)
        grid[0].set_ylabel(sides[0])
        figure.suptitle(title, fontsize=10, x=0.01, ha="left")
        words = ["wins nothing", f"an even share, {100 * even:.0f}", "wins everything"]
        bar = figure.colorbar(ScalarMappable(Normalize(-1, 1), colors), ax=list(grid), shrink=0.8, aspect=30)
        bar.set_ticks([-1, 0, 1], labels=words)
        bar.outline.set_visible(False)

    side, words = 0.3 * len(labels), label_width([("", [DotRow(label, []) for label in labels])])
    return make_figure(draw, words + (side + 0.1) * len(maps) + 1.9, side + words + 0.4)


def color_place(share: float, even: float, most: float) -> float:
    """Where a share is between nothing, -1, an even share, 0, and everything, 1."""
    return (share - even) / (even if share < even else most - even)


def draw_squares(
    axes: Axes, shares: Sequence[Sequence[float | None]], place: Callable[[float], float], colors: LinearSegmentedColormap
) -> None:
    """Draws a colored square for each share, with its figure."""
    for i, row in enumerate(shares):
        for j, share in enumerate(row):
            where = 0.0 if share is None else place(share)
            color = "#e4e4e4" if share is None else colors((where + 1) / 2)
            axes.add_patch(Rectangle((j, i), 1, 1, facecolor=color, edgecolor="#ffffff", linewidth=0.5))
            if share is not None:
                ink = "#ffffff" if abs(where) > 0.75 else "#000000"
                axes.annotate(f"{100 * share:.0f}", (j + 0.5, i + 0.5), ha="center", va="center", fontsize=7, color=ink)
    axes.set_xlim(0, len(shares))
    axes.set_ylim(len(shares), 0)
    axes.set_aspect("equal")
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
