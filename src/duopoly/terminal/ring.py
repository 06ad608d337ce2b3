"""The board as a ring, the way it lies on the table, with the players in the middle."""

from rich.text import Text

from ..play.phrases import game_of
from ..words import say
from .cells import cut, owner_text, tokens_text
from .view import View

LINES = 3
"""Lines of a space: its name; its owner with what stands there, or its price; its number and the tokens."""
WIDEST = 14
SIDE = 10
"""The spaces of a side of the board."""


def ring_lines(view: View, width: int) -> list[Text]:
    """The lines of the ring: Start at the bottom right as on printed boards, then clockwise."""
    each = min(WIDEST, (width - SIDE) // (SIDE + 1))
    lines = row_of(view, range(2 * SIDE, 3 * SIDE + 1), each)
    middle = middle_of(view, (SIDE - 1) * (each + 1) - 1, (SIDE - 1) * LINES)
    for row in range(SIDE - 1):
        left, right = cell(view, 2 * SIDE - 1 - row, each), cell(view, 3 * SIDE + 1 + row, each)
        lines += [joined([left[i], middle[row * LINES + i], right[i]]) for i in range(LINES)]
    return [*lines, *row_of(view, range(SIDE, -1, -1), each)]


def row_of(view: View, spaces: range, each: int) -> list[Text]:
    """The top or the bottom side."""
    cells = [cell(view, space, each) for space in spaces]
    return [joined([part[i] for part in cells]) for i in range(LINES)]


def joined(parts: list[Text]) -> Text:
    """Cells side by side."""
    line = Text(" ").join(parts)
    line.rstrip()
    return line


def cell(view: View, space: int, each: int) -> list[Text]:
    """A space's lines, each as wide as a cell."""
    state, style = owner_text(view, space)
    name = Text(cut(short_name(view, space, each), each).ljust(each), view.color(space) or "dim")
    tokens = tokens_text(view, space, each - 3)
    return [
        name,
        Text(cut(state, each).ljust(each), style),
        Text(f"{space:<2} {tokens}".ljust(each), "bold" if tokens else "dim"),
    ]


def short_name(view: View, space: int, each: int) -> str:
    """The name; for a space without a title its kind if the name is too long."""
    name, kind = view.name(space), view.edition.spaces[space].kind
    if len(name) <= each or kind in ("street", "transport", "utility"):
        return name
    return say(view.lang, f"kind-{kind}", game=game_of(view.edition))


def middle_of(view: View, width: int, height: int) -> list[Text]:
    """The players, in the middle of the ring."""
    rows = [player_line(view, seat) for seat in range(len(view.game.players))]
    inset = max(0, (width - max(map(len, rows))) // 2)
    above = (height - len(rows)) // 2
    lines = [Text("")] * above + rows + [Text("")] * height
    return [filled(line, inset, width) for line in lines[:height]]


def player_line(view: View, seat: int) -> Text:
    """A player's tag, name, cash and place."""
    line = Text(f"{view.mark(seat):<6} {cut(view.game.players[seat], 20):<20}", view.style(seat))
    cash = "" if view.g.bankrupt[seat] else view.sum(view.g.cash[seat])
    return line.append(f" {cash:>8}  {cut(view.place(seat), 30)}")


def filled(line: Text, inset: int, width: int) -> Text:
    """A line, indented and as wide as the middle."""
    padded = line.copy()
    padded.pad_left(inset)
    padded.truncate(width)
    padded.pad_right(width - len(padded))
    return padded
