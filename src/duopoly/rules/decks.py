"""The decks: a card used goes under its deck, so it cannot come again before the rest has been through.

What lies above the used cards is not settled before it is drawn: no hidden order is kept.
"""

from .codes import GET_OUT, NOBODY
from .state import State, Table


def in_deck(g: State, ed: Table, deck: int) -> int:
    """How many cards the deck has just now; a kept get-out card is away."""
    return ed.deck_size[deck] - (g.keeper[deck] != NOBODY)


def used_up(g: State, ed: Table) -> bool:
    """Whether all of the deck has been through, so that the next card is the oldest used one."""
    return g.n_used[g.deck] >= in_deck(g, ed, g.deck)


def is_away(g: State, ed: Table, card: int) -> bool:
    """Whether a player keeps this card."""
    return g.keeper[g.deck] != NOBODY and ed.effect[g.deck][card] == GET_OUT


def is_used(g: State, card: int) -> bool:
    """Whether the card lies among the used ones, under the deck."""
    for i in range(g.n_used[g.deck]):
        if g.used[g.deck][i] == card:
            return True
    return False


def can_come(g: State, ed: Table, card: int) -> bool:
    """Whether the card may be the next."""
    if used_up(g, ed):
        return g.used[g.deck][0] == card
    return not is_used(g, card) and not is_away(g, ed, card)


def drawable(g: State, ed: Table) -> int:
    """How many cards may be the next."""
    return 1 if used_up(g, ed) else in_deck(g, ed, g.deck) - g.n_used[g.deck]


def nth_drawable(g: State, ed: Table, n: int) -> int:
    """The n-th card, by number, that may be the next."""
    if used_up(g, ed):
        return g.used[g.deck][0]
    for card in range(ed.deck_size[g.deck]):
        if not is_used(g, card) and not is_away(g, ed, card):
            if n == 0:
                return card
            n -= 1
    raise ValueError("the deck has no such card")


def put_under(g: State, deck: int, card: int) -> None:
    """The card goes face down under its deck."""
    g.used[deck][g.n_used[deck]] = card
    g.n_used[deck] += 1


def take_off(g: State, ed: Table, card: int) -> None:
    """The card comes off the top of the deck in play."""
    if used_up(g, ed):
        row = g.used[g.deck]
        g.n_used[g.deck] -= 1
        for i in range(g.n_used[g.deck]):
            row[i] = row[i + 1]
        row[g.n_used[g.deck]] = 0


def get_out_card(ed: Table, deck: int) -> int:
    """The number of the deck's get-out card; -1 if it has none."""
    for card in range(ed.deck_size[deck]):
        if ed.effect[deck][card] == GET_OUT:
            return card
    return -1


def give_back(g: State, ed: Table, deck: int) -> None:
    """A kept get-out card goes under its deck."""
    g.keeper[deck] = NOBODY
    put_under(g, deck, get_out_card(ed, deck))
