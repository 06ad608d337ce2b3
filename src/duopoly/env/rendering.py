"""Positions as text, for `render_mode="ansi"` and `"human"`."""

from ..editions import Edition
from ..editions.edition import said
from ..rules.codes import PHASES, SPACES, STREET, UNDECIDED
from ..rules.state import RuleTable, State
from ..rules.titles import has_monopoly
from .errors import BadConfig

ANSI, HUMAN = "ansi", "human"
RENDER_MODES = (ANSI, HUMAN)
FPS = 4
"""Gymnasium wants a number for its recorders; a game has no clock."""
LANG = "en"
NAME_WIDTH = 24
"""The columns for a space's name."""


def check_render_mode(mode: str | None, modes: tuple[str, ...] = RENDER_MODES) -> str | None:
    """The render mode, if there is such a one. Raises BadConfig."""
    if mode is not None and mode not in modes:
        raise BadConfig(f"render_mode: expected {', '.join(map(repr, (None, *modes)))}, got {mode!r}")
    return mode


def position_text(edition: Edition, g: State, rules: RuleTable, throws: int, last: str = "") -> str:
    """The position in lines of text: what was done last, and each player's cash, space and titles."""
    heading = f"{said(edition.name, LANG)}, round {g.round}, {throws} throws"
    lines = [f"{last}\n{heading}" if last else heading]
    for seat in range(g.seats):
        role = "" if g.role[seat] == UNDECIDED or not edition.has_camps else edition.roles[g.role[seat]]
        mark = ">" if seat == g.actor else " "
        name = f"{mark} player_{seat} {role:<{max(map(len, edition.roles)) if edition.has_camps else 0}}"
        if g.bankrupt[seat]:
            lines.append(f"{name}  bankrupt")
            continue
        place = edition.spaces[g.space[seat]].told(LANG)
        where = f"held, turn {g.held[seat]}" if g.held[seat] else place
        titles = ", ".join(title_text(edition, g, rules, space) for space in range(SPACES) if g.owner[space] == seat)
        lines.append(f"{name} {g.cash[seat]:>7,}  {where[:NAME_WIDTH]:<{NAME_WIDTH}}  {titles}".rstrip())
    if g.actor >= 0:
        lines.append(f"player_{g.actor} is to act: {PHASES[g.phase]}")
    return "\n".join(lines)


def title_text(edition: Edition, g: State, rules: RuleTable, space: int) -> str:
    """A title with what stands on it."""
    name, owner, built = edition.spaces[space].told(LANG), g.owner[space], g.buildings[space]
    if g.mortgaged[space]:
        return f"{name} (mortgaged)"
    if built > rules.max_houses[g.role[owner]]:
        return f"{name} ({edition.hotel})"
    if built:
        return f"{name} ({built} house{'s' * (built > 1)})"
    is_doubled = rules.kind[space] == STREET and has_monopoly(g, rules, owner, rules.group[space])
    return f"{name} (×2)" if is_doubled else name
