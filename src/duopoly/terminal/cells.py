"""What a space of the board shows: its owner, its price, and the tokens on it."""

from .view import View


def owner_text(view: View, space: int) -> tuple[str, str]:
    """The owner and the buildings; the price of an unsold title; nothing for other spaces. Text and style."""
    title = next((title for title in view.edition.titles.values() if title.index == space), None)
    if title is None:
        return "", ""
    holding = view.holding(title)
    if holding is None:
        return view.sum(title.price), "dim"
    return f"{view.mark(holding.owner)} {view.state_of(holding)}".rstrip(), view.style(holding.owner)


def tokens_text(view: View, space: int, width: int) -> str:
    """The players on the space: as many tags as there is room for."""
    g = view.g
    here = [tag for seat, tag in enumerate(view.tags) if g.space[seat] == space and not g.bankrupt[seat]]
    if not here:
        return ""
    shown = "◄" + " ".join(here)
    n = len(here)
    while len(shown) > width:
        n -= 1
        shown = f"◄{' '.join(here[:n])}+{len(here) - n}"
    return shown


def cut(text: str, width: int) -> str:
    """The text, shortened if it does not fit."""
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"
