"""The decks: a used card goes under its deck, so it does not come again before all the others.

The order of the cards above is not fixed in advance: nothing is hidden in the state.
"""

from .bits import nth_of
from .codes import GET_OUT, NOBODY
from .state import RuleTable, State


def in_deck(g: State, rules: RuleTable, deck: int) -> int:
    """How many cards the deck has now; a get-out card that a player keeps is not in it."""
    return rules.deck_size[deck] - (g.keeper[deck] != NOBODY)


def used_up(g: State, rules: RuleTable) -> bool:
    """Whether every card has been used, so that the next one is the card used longest ago."""
    return g.n_used[g.deck] >= in_deck(g, rules, g.deck)


def on_top(g: State, rules: RuleTable) -> int:
    """The set of cards that may come next: all but the used ones and a get-out card that a player keeps."""
    deck = g.deck
    if used_up(g, rules):
        return 1 << g.used[deck][0]
    cards = (1 << rules.deck_size[deck]) - 1
    for i in range(g.n_used[deck]):
        cards &= ~(1 << g.used[deck][i])
    if g.keeper[deck] != NOBODY:
        cards &= ~(1 << get_out_card(rules, deck))
    return cards


def can_come(g: State, rules: RuleTable, card: int) -> bool:
    """Whether the card may come next."""
    return (on_top(g, rules) >> card) & 1 == 1


def drawable(g: State, rules: RuleTable) -> int:
    """How many cards may come next."""
    return 1 if used_up(g, rules) else in_deck(g, rules, g.deck) - g.n_used[g.deck]


def nth_drawable(g: State, rules: RuleTable, n: int) -> int:
    """The n-th of the cards that may come next, in order of their numbers."""
    return nth_of(on_top(g, rules), n)


def put_under(g: State, deck: int, card: int) -> None:
    """Puts a card under its deck."""
    g.used[deck][g.n_used[deck]] = card
    g.n_used[deck] += 1


def take_off(g: State, rules: RuleTable) -> None:
    """Takes the next card off the deck in play."""
    if used_up(g, rules):
        row = g.used[g.deck]
        g.n_used[g.deck] -= 1
        for i in range(g.n_used[g.deck]):
            row[i] = row[i + 1]
        row[g.n_used[g.deck]] = 0


def get_out_card(rules: RuleTable, deck: int) -> int:
    """The number of the deck's get-out card, or -1 if it has none."""
    for card in range(rules.deck_size[deck]):
        if rules.effect[deck][card] == GET_OUT:
            return card
    return -1


def give_back(g: State, rules: RuleTable, deck: int) -> None:
    """Puts a player's get-out card under its deck."""
    g.keeper[deck] = NOBODY
    put_under(g, deck, get_out_card(rules, deck))
