"""Moving tokens, and what each space does to the player who lands there."""

from .bits import lowest
from .bookkeeping import because, fact
from .building import building_cost
from .codes import (
    B_BUILDINGS_PERCENT,
    B_CASH_PERCENT,
    B_FLAT,
    B_TITLES_PERCENT,
    BANK,
    BUY,
    CARD,
    CARD_SPACE,
    CHANCE,
    COUNT,
    COUNT_RENT,
    DIE,
    E_FOUNDATION,
    E_INCOME_TAX,
    E_MOVE,
    E_NO_GRANT,
    E_NO_RENT_MORTGAGED,
    E_NO_RENT_PRISON,
    E_OWNED,
    E_POT,
    E_PROPERTY_TAX,
    E_SIGHTSEEING,
    E_START,
    E_UTILITY,
    FOUNDATION,
    FREE,
    GO_TO_PRISON,
    INCOME_TAX,
    MONOPOLIST,
    NO_COUNT,
    PRISON,
    PROPERTY_TAX,
    SPACES,
    TAX,
    TAX_FLAT,
    UTILITY,
)
from .flow import ask, settle
from .means import percent_tax
from .money import charge, pay, wait_for_claim
from .prison import collects, send
from .rents import multiple_asked, rent_asked, rent_event, utility_rent
from .state import RuleTable, State


def advance(g: State, rules: RuleTable, seat: int, steps: int) -> None:
    """Moves the token clockwise by the dice, with the bonus for passing or reaching Start; then the space acts."""
    space = g.space[seat] + steps
    if space >= SPACES:
        space -= SPACES
        collect_start(g, rules, seat, space)
    enter(g, rules, seat, space)


def advance_to(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Moves the token clockwise to a space, with the bonus for passing or reaching Start; then the space acts."""
    advance(g, rules, seat, (space - g.space[seat] - 1) % SPACES + 1)


def collect_start(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Start pays for landing and for passing; by a house rule, double for landing."""
    g.passed_start[seat] = 1
    bonus = rules.start_bonus * 2 if rules.start_double and space == 0 else rules.start_bonus
    if bonus > 0:
        pay(g, BANK, seat, bonus, E_START, 0)


def enter(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Puts the token on the space, which acts."""
    fact(g, E_MOVE, seat, BANK, space, g.space[seat], 0)
    g.space[seat] = space
    land(g, rules, seat, space)


def land(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Does what the kind of the space asks for."""
    if rules.price[space] > 0:
        land_on_title(g, rules, seat, space)
        return
    kind = rules.kind[space]
    settle(g)
    if kind == FREE:
        take_pot(g, seat, space)
    elif kind == CARD_SPACE:
        draw_from(g, g.role[seat] if rules.deck_of[space] < 0 else rules.deck_of[space])
    elif kind == INCOME_TAX:
        land_on_income_tax(g, rules, seat, space)
    elif kind == PROPERTY_TAX:
        charge(g, seat, BANK, rules.property_tax, E_PROPERTY_TAX, space)
    elif kind == GO_TO_PRISON:
        send(g, rules, seat)
    elif kind == FOUNDATION:
        land_on_foundation(g, rules, seat, space)
    elif kind == PRISON:
        fact(g, E_SIGHTSEEING, seat, BANK, space, 0, 0)


def take_pot(g: State, seat: int, space: int) -> None:
    """Free Parking: nothing happens, unless a house rule collects taxes and fees there."""
    if g.pot > 0:
        pay(g, BANK, seat, g.pot, E_POT, space)
        g.pot = 0


def land_on_title(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """An unowned title may be bought. For another player's the rent is due; for a utility, dice are thrown again."""
    if g.owner[space] == BANK:
        ask(g, BUY, seat)
        return
    settle(g)
    if asks_rent(g, rules, seat, space):
        if rules.kind[space] == UTILITY:
            g.landlord = g.owner[space]
            g.factor = multiple_asked(g, rules, space)
            count(g, COUNT_RENT)
        else:
            owe_rent(g, rules, seat, space)


def asks_rent(g: State, rules: RuleTable, seat: int, space: int) -> bool:
    """Whether the visitor owes rent: not for its own title, for a mortgaged one, or to a monopolist in prison."""
    owner = g.owner[space]
    if owner == BANK:
        return False
    if owner == seat:
        fact(g, E_OWNED, seat, BANK, space, 0, 0)
        return False
    if g.mortgaged[space]:
        fact(g, E_NO_RENT_MORTGAGED, seat, owner, space, 0, 0)
        return False
    if not collects(g, rules, owner):
        fact(g, E_NO_RENT_PRISON, seat, owner, space, 0, 0)
        return False
    return True


def owe_rent(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Charges the rent of a street, or a fare."""
    ask_rent(g, rules, seat, g.owner[space], rent_asked(g, rules, space), rent_event(g, rules, space), space)


def owe_utility(g: State, rules: RuleTable, seat: int, throw: int) -> None:
    """Charges a utility's rent for a throw, with the owner and the multiple as they were at the landing."""
    if g.landlord != BANK and g.landlord != seat:
        ask_rent(g, rules, seat, g.landlord, utility_rent(g, g.factor, throw), E_UTILITY, g.space[seat])


def ask_rent(g: State, rules: RuleTable, seat: int, owner: int, amount: int, event: int, space: int) -> None:
    """Charges a rent, or records it if it must be claimed and the owner claims by hand."""
    if rules.claim_rent and not g.claim_for_me[owner]:
        wait_for_claim(g, seat, owner, amount, event, space)
    else:
        charge(g, seat, owner, amount, event, space)


def count(g: State, purpose: int) -> None:
    """Has two dice thrown that move nobody."""
    g.counting = purpose
    ask(g, COUNT, CHANCE)


def clear_count(g: State) -> None:
    """Clears what such dice were thrown for."""
    g.counting = NO_COUNT
    g.landlord = 0
    g.factor = 0


def draw_from(g: State, deck: int) -> None:
    """Has a card of the deck drawn."""
    g.deck = deck
    g.card = -1
    ask(g, CARD, CHANCE)


def land_on_income_tax(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Charges the flat amount, or lets the player choose between it and a percentage."""
    if rules.income_tax_choice:
        assess(g, rules, seat)
        ask(g, TAX, seat)
    else:
        charge(g, seat, BANK, rules.income_tax, E_INCOME_TAX, space)


def assess(g: State, rules: RuleTable, seat: int) -> None:
    """Records at the landing what the percentage is taken of, so that mortgaging afterwards does not lower the tax."""
    g.assessed_cash = g.cash[seat]
    g.assessed_titles = price_of_titles(g, rules, seat)
    g.assessed_buildings = cost_of_buildings(g, rules, seat)


def pay_income_tax(g: State, rules: RuleTable, seat: int, way: int) -> None:
    """Pays the income tax in the chosen way."""
    settle(g)
    amount = rules.income_tax
    if way == TAX_FLAT:
        because(g, B_FLAT, amount)
    else:
        amount = percent_tax(g, rules, seat)
        because(g, B_CASH_PERCENT, g.assessed_cash)
        because(g, B_TITLES_PERCENT, g.assessed_titles)
        because(g, B_BUILDINGS_PERCENT, g.assessed_buildings)
    g.assessed_cash = g.assessed_titles = g.assessed_buildings = 0
    charge(g, seat, BANK, amount, E_INCOME_TAX, g.space[seat])


def price_of_titles(g: State, rules: RuleTable, seat: int) -> int:
    """The price of the seat's unmortgaged titles."""
    total = 0
    titles = g.owns[seat] & ~g.pledged
    while titles:
        total += rules.price[lowest(titles)]
        titles &= titles - 1
    return total


def cost_of_buildings(g: State, rules: RuleTable, seat: int) -> int:
    """What the seat's buildings cost."""
    total = 0
    streets = g.owns[seat] & g.built
    while streets:
        total += building_cost(g, rules, lowest(streets))
        streets &= streets - 1
    return total


def land_on_foundation(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """A monopolist pays; a competitor throws a die for a grant."""
    if g.role[seat] == MONOPOLIST:
        charge(g, seat, BANK, rules.foundation_monopolist, E_FOUNDATION, space)
    else:
        ask(g, DIE, CHANCE)


def receive_grant(g: State, rules: RuleTable, seat: int, die: int) -> None:
    """Pays the grant: a 1 and a 2 bring one, other faces nothing."""
    settle(g)
    grant = rules.foundation_one if die == 1 else rules.foundation_two if die == 2 else 0
    if grant > 0:
        pay(g, BANK, seat, grant, E_FOUNDATION, g.space[seat])
    else:
        fact(g, E_NO_GRANT, seat, BANK, g.space[seat], die, 0)
