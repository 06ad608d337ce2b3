"""The board: a list in columns that fits 80 by 24 characters, or a ring if the screen is large enough."""

from rich.text import Text

from ..rules.codes import SPACES
from ..words import say
from .cells import cut, owner_text, tokens_text
from .ring import ring_lines
from .view import View

RING_WIDTH, RING_HEIGHT = 111, 36
STATE, TOKENS = 10, 8
"""The columns of a space for its owner with what stands there, and for the tokens."""


def board_lines(view: View, width: int, height: int) -> list[Text]:
    """The board in the form that fits the screen."""
    if width >= RING_WIDTH and height >= RING_HEIGHT:
        return [*ring_lines(view, width), legend(view)]
    return [*list_lines(view, width), legend(view)]


def legend(view: View) -> Text:
    """Which tag belongs to whom."""
    line = Text()
    for seat, name in enumerate(view.game.players):
        line.append("  " if seat else "")
        line.append(f"{view.mark(seat)} ", view.style(seat) or "bold")
        line.append(name)
    return line


def list_lines(view: View, width: int) -> list[Text]:
    """The spaces, one below the other, in as many columns as fit: one, two, or one for each side."""
    columns = 4 if width >= 4 * 40 else 2 if width >= 78 else 1
    rows, each = SPACES // columns, (width - 2 * (columns - 1)) // columns
    lines = []
    for row in range(rows):
        line = Text()
        for column in range(columns):
            line.append_text(space_line(view, row + column * rows, each))
            if column < columns - 1:
                line.append("  ")
        line.rstrip()
        lines.append(line)
    return lines


def space_line(view: View, space: int, width: int) -> Text:
    """Number, city, name, owner with buildings (or the price), and tokens."""
    state, style = owner_text(view, space)
    tokens = tokens_text(view, space, TOKENS)
    line = Text(f"{space:>2} ")
    line.append(f"{view.city(space):2} ", view.color(space))
    room = width - len(line) - TOKENS - (STATE if state else 0)
    line.append(cut(view.name(space), room - 1).ljust(room), "" if state else "dim")
    line.append(f"{state:<{STATE}}"[:STATE] if state else "", style)
    line.append(tokens.ljust(TOKENS), "bold")
    return line


def heading(view: View) -> str:
    """The edition, the round and the player on turn."""
    return say(view.lang, "terminal-heading", edition=view.edition.key, round=view.game.round, player=view.game.turn)
