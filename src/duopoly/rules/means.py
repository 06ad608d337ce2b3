"""What a player who owes could raise, what his estate is worth, and that neither is given away before he has paid.

No leaflet lets a creditor go short because the debtor favors somebody else: what is left goes to whoever caused the bankruptcy.
Debts count, and so do rents that may still be claimed. Prices of the bank (half for a building) are nobody's gift.
"""

from .bits import lowest
from .codes import CARD_BIT, DECKS, OK, R_COVER, R_THEIR_COVER, Move
from .rents import has_hotel
from .state import State, Table
from .titles import TITLES


def owed_in_all(g: State, seat: int) -> int:
    """The sum of the seat's debts and of the rents that may be claimed from it."""
    total = 0
    for i in range(g.n_debts):
        if g.debtor[i] == seat:
            total += g.owed[i]
    for i in range(g.n_claims):
        if g.visitor[i] == seat:
            total += g.claimed[i]
    return total


def resale(g: State, ed: Table, space: int) -> int:
    """What selling all the buildings of the space brings, step by step."""
    built = g.buildings[space]
    if built == 0:
        return 0
    if has_hotel(g, ed, space):
        return (built - 1) * (ed.house_cost[space] // 2) + ed.hotel_cost[space] // 2
    return built * (ed.house_cost[space] // 2)


def raisable(g: State, ed: Table, seat: int) -> int:
    """The cash there would be once all buildings are sold to the bank and all titles mortgaged."""
    total = g.cash[seat]
    titles = g.owns[seat] & ~g.pledged
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        total += ed.mortgage[space]
        if g.buildings[space] > 0:
            total += resale(g, ed, space)
    return total


def mortgage_values(g: State, ed: Table, titles: int) -> int:
    """What mortgaging those of the titles that are not mortgaged brings."""
    total = 0
    titles &= ~g.pledged
    while titles:
        total += ed.mortgage[lowest(titles)]
        titles &= titles - 1
    return total


def interest_on(ed: Table, space: int) -> int:
    """A tenth of the mortgage in the classic game, nothing elsewhere."""
    return ed.mortgage[space] * ed.mortgage_interest // 100


def interest_on_all(g: State, ed: Table, titles: int) -> int:
    """What keeping all the mortgaged ones of these titles costs a new owner."""
    total = 0
    mortgaged = titles & g.pledged
    while mortgaged:
        total += interest_on(ed, lowest(mortgaged))
        mortgaged &= mortgaged - 1
    return total


def estate_values(g: State, ed: Table, things: int) -> int:
    """What titles and get-out cards are worth in an estate: the price, less the lifting amount if mortgaged; a card the fee."""
    total = 0
    titles = things & TITLES
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        total += ed.price[space]
        if g.mortgaged[space]:
            total -= ed.lift[space]
    for deck in range(DECKS):
        if (things >> (CARD_BIT + deck)) & 1:
            total += ed.fee
    return total


def keeps_cover(g: State, ed: Table, seat: int, raised: int, estate: int) -> bool:
    """Whether a player who owes still covers it once his means change by `raised` and his estate by `estate`.

    Who could not pay in full anyway may lower neither.
    """
    owed = owed_in_all(g, seat)
    if owed == 0:
        return True
    means = raisable(g, ed, seat)
    if means >= owed:
        return means + raised >= owed
    return raised >= 0 and estate >= 0


def trade_keeps_cover(g: State, ed: Table, seat: int, giving: int, getting: int, cash: int) -> bool:
    """The same for a trade in which the seat gives and gets these things, and `cash` more than it gives."""
    cash -= interest_on_all(g, ed, getting & TITLES)
    raised = cash + mortgage_values(g, ed, getting & TITLES) - mortgage_values(g, ed, giving & TITLES)
    return keeps_cover(g, ed, seat, raised, cash + estate_values(g, ed, getting) - estate_values(g, ed, giving))


def lacks_for_cover(g: State, ed: Table, seat: int, giving: int, getting: int, cash: int) -> int:
    """How much more cash the seat would have to get for such a trade to keep what it owes covered."""
    cash -= interest_on_all(g, ed, getting & TITLES)
    raised = cash + mortgage_values(g, ed, getting & TITLES) - mortgage_values(g, ed, giving & TITLES)
    estate = cash + estate_values(g, ed, getting) - estate_values(g, ed, giving)
    owed, means = owed_in_all(g, seat), raisable(g, ed, seat)
    if means >= owed:
        return owed - means - raised
    return -raised if raised < estate else -estate


def why_not_covered(g: State, ed: Table, seat: int, m: Move) -> int:
    """An offer may leave neither side unable to pay what it owes."""
    if g.n_debts == 0 and g.n_claims == 0:
        return OK
    if not trade_keeps_cover(g, ed, seat, m.give, m.take, m.y - m.x):
        return R_COVER
    return OK if trade_keeps_cover(g, ed, m.to, m.take, m.give, m.x - m.y) else R_THEIR_COVER


def spending_keeps_cover(g: State, ed: Table, seat: int, price: int, raised: int) -> bool:
    """Whether the seat may spend `price` on what brings `raised` again, although rent may still be claimed from it."""
    return (g.n_claims == 0 and g.n_debts == 0) or keeps_cover(g, ed, seat, raised - price, raised - price)
