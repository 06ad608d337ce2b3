"""What players in debt could raise, what their estate is worth, and the rule that neither may shrink before they have paid.

No leaflet lets a debtor give to others what belongs to a creditor: what is left goes to whoever caused the bankruptcy.
Debts count, and rents that may still be claimed, what a landing is about to cost, and a bid. Paying the bank's prices is
no gift.
"""

from .bits import lowest
from .codes import (
    CARD_BIT,
    COUNT_RENT,
    DECKS,
    E_FEE,
    FACE_3,
    HOTEL_LOT,
    NO_LOT,
    NOBODY,
    OK,
    R_COVER,
    R_THEIR_COVER,
    SPACES,
    TAX,
    THROW,
    Move,
)
from .prison import must_pay
from .rents import has_hotel
from .state import RuleTable, State
from .titles import TITLES

MOST_THROWN = 12


def owed_in_all(g: State, rules: RuleTable, seat: int) -> int:
    """All that the seat owes, may have to pay on a claim, or must pay next."""
    total = owed_on_landing(g, rules, seat)
    for i in range(g.n_debts):
        if g.debtor[i] == seat:
            total += g.owed[i]
    for i in range(g.n_claims):
        if g.visitor[i] == seat:
            total += g.claimed[i]
    if leads(g, seat):
        total += g.bid
    if g.interest & g.owns[seat]:
        total += interest_on_all(g, rules, g.interest & g.owns[seat])
    return total


def owed_on_landing(g: State, rules: RuleTable, seat: int) -> int:
    """What the player whose turn it is is about to owe: the most for a utility, the least for a tax or a fee."""
    if seat != g.turn:
        return 0
    if g.counting == COUNT_RENT and g.landlord != seat:
        return g.factor * (MOST_THROWN + (FACE_3 if rules.speed_die and g.passed_start[seat] else 0))
    if g.phase == TAX or g.resume == TAX:
        percent = percent_tax(g, rules, seat)
        return percent if percent < rules.income_tax else rules.income_tax
    if (g.phase == THROW or g.resume == THROW) and g.held[seat] > 0 and not g.again and must_pay(g, rules, seat):
        return 0 if owes_fee(g, seat) else rules.fee
    return 0


def owes_fee(g: State, seat: int) -> bool:
    """Whether the fee is among the seat's debts already."""
    for i in range(g.n_debts):
        if g.debtor[i] == seat and g.owed_for[i] == E_FEE:
            return True
    return False


def leads(g: State, seat: int) -> bool:
    """Whether the seat has the best bid for the lot under the hammer."""
    return g.lot != NO_LOT and g.respondent == NOBODY and g.best == seat


def percent_tax(g: State, rules: RuleTable, seat: int) -> int:
    """In phase TAX: a share of the cash by role, of the price of unmortgaged titles and of all that was paid for buildings."""
    share = rules.tax_cash[g.role[seat]] * g.assessed_cash
    share += rules.tax_titles * g.assessed_titles
    share += rules.tax_buildings * g.assessed_buildings
    return share // 100


def resale(g: State, rules: RuleTable, space: int) -> int:
    """What selling all the buildings of the space one by one brings."""
    built = g.buildings[space]
    if built == 0:
        return 0
    if has_hotel(g, rules, space):
        return (built - 1) * (rules.house_cost[space] // 2) + rules.hotel_cost[space] // 2
    return built * (rules.house_cost[space] // 2)


def raisable(g: State, rules: RuleTable, seat: int) -> int:
    """The cash the seat would have after selling all its buildings to the bank and mortgaging all its titles."""
    total = g.cash[seat]
    titles = g.owns[seat] & ~g.pledged
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        total += rules.mortgage[space]
        if g.buildings[space] > 0:
            total += resale(g, rules, space)
    return total


def mortgage_values(g: State, rules: RuleTable, titles: int) -> int:
    """What mortgaging the unmortgaged ones of these titles brings."""
    total = 0
    titles &= ~g.pledged
    while titles:
        total += rules.mortgage[lowest(titles)]
        titles &= titles - 1
    return total


def interest_on(rules: RuleTable, space: int) -> int:
    """The interest on a title's mortgage: a tenth of it in the classic game, nothing elsewhere."""
    return rules.mortgage[space] * rules.mortgage_interest // 100


def interest_on_all(g: State, rules: RuleTable, titles: int) -> int:
    """What keeping the mortgages of these titles costs a new owner."""
    total = 0
    mortgaged = titles & g.pledged
    while mortgaged:
        total += interest_on(rules, lowest(mortgaged))
        mortgaged &= mortgaged - 1
    return total


def estate_values(g: State, rules: RuleTable, things: int) -> int:
    """What titles and get-out cards add to an estate: a title its price less any mortgage to lift, a card the fee."""
    total = 0
    titles = things & TITLES
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        total += rules.price[space]
        if g.mortgaged[space]:
            total -= rules.lift[space]
    for deck in range(DECKS):
        if (things >> (CARD_BIT + deck)) & 1:
            total += rules.fee
    return total


def means_of(g: State, rules: RuleTable, seat: int) -> int:
    """What the seat can raise, including the mortgage or resale value of a lot for which it has the best bid."""
    return raisable(g, rules, seat) + (pledge_of_lot(g, rules, seat) if leads(g, seat) else 0)


def keeps_cover(g: State, rules: RuleTable, seat: int, raised: int, estate: int) -> bool:
    """Whether the seat can still pay what it owes once its means change by `raised` and its estate by `estate`.

    A player who could not pay in full anyway may lower neither.
    """
    owed = owed_in_all(g, rules, seat)
    if owed == 0:
        return True
    means = means_of(g, rules, seat)
    if means + raised >= owed:
        return True
    return means < owed and raised >= 0 and estate >= 0


def trade_keeps_cover(g: State, rules: RuleTable, seat: int, giving: int, getting: int, cash: int) -> bool:
    """The same for a trade: the seat gives and gets these things, and gets `cash` more than it gives."""
    if owed_in_all(g, rules, seat) == 0:  # as nearly always; the rest takes time
        return True
    cash -= interest_on_all(g, rules, getting & TITLES)
    raised = cash + mortgage_values(g, rules, getting & TITLES) - mortgage_values(g, rules, giving & TITLES)
    return keeps_cover(g, rules, seat, raised, cash + estate_values(g, rules, getting) - estate_values(g, rules, giving))


def shortfall(g: State, rules: RuleTable, seat: int, giving: int, getting: int, cash: int) -> int:
    """How much more cash the seat must get in such a trade to be able to pay what it owes."""
    cash -= interest_on_all(g, rules, getting & TITLES)
    raised = cash + mortgage_values(g, rules, getting & TITLES) - mortgage_values(g, rules, giving & TITLES)
    estate = cash + estate_values(g, rules, getting) - estate_values(g, rules, giving)
    owed, means = owed_in_all(g, rules, seat), means_of(g, rules, seat)
    in_full = owed - means - raised
    as_before = -raised if raised < estate else -estate
    return in_full if means >= owed or in_full < as_before else as_before


def why_not_covered(g: State, rules: RuleTable, seat: int, m: Move) -> int:
    """Why an offer is refused that would leave one of its sides unable to pay what it owes."""
    if not trade_keeps_cover(g, rules, seat, m.give, m.take, m.y - m.x):
        return R_COVER
    return OK if trade_keeps_cover(g, rules, m.to, m.take, m.give, m.x - m.y) else R_THEIR_COVER


def spending_keeps_cover(g: State, rules: RuleTable, seat: int, price: int, raised: int) -> bool:
    """Whether the seat may spend `price` on something that it can turn into `raised` again."""
    return keeps_cover(g, rules, seat, raised - price, raised - price)


def pledge_of_lot(g: State, rules: RuleTable, seat: int) -> int:
    """What the bank gives for the lot: a title's mortgage, or half the price of the seat's cheapest building."""
    if g.lot < SPACES:
        return rules.mortgage[g.lot]
    least, sites = 0, g.sites[seat]
    while sites:
        space = lowest(sites)
        sites &= sites - 1
        half = (rules.hotel_cost[space] if g.lot == HOTEL_LOT else rules.house_cost[space]) // 2
        if least == 0 or half < least:
            least = half
    return least
