"""Cards: drawing them, and their seventeen effects."""

from .bits import lowest
from .bookkeeping import because, fact
from .codes import (
    B_HOTELS_UPKEEP,
    B_HOUSES_UPKEEP,
    BANK,
    BANK_PAYS_ROLE,
    CARD_PRISON,
    COLLECT,
    COLLECT_EACH,
    COLLECT_ROLE,
    COUNT_GAMBLE,
    E_CARD,
    E_DRAWN,
    E_NO_PRIZE,
    FINE,
    GAMBLE,
    GET_OUT,
    MOVE_BACK_TO,
    MOVE_BY,
    MOVE_TO,
    NEAREST_TRANSPORT,
    NEAREST_UTILITY,
    OK,
    PAY,
    PAY_EACH,
    PAY_OR_DRAW,
    R_CARD_USED,
    R_NO_SUCH_CARD,
    SPACES,
    TRANSPORT,
    UPKEEP,
    UTILITY,
)
from .decks import can_come, put_under, take_off
from .flow import ask, settle
from .money import charge, pay
from .prison import collects, send
from .rents import has_hotel
from .spaces import advance_to, count, draw_from, enter
from .state import RuleTable, State


def why_not_card(g: State, rules: RuleTable, card: int) -> int:
    """Why the card cannot be drawn: a used card does not come again before the rest of its deck."""
    if not 0 <= card < rules.deck_size[g.deck]:
        return R_NO_SUCH_CARD
    return OK if can_come(g, rules, card) else R_CARD_USED


def draw_card(g: State, rules: RuleTable, seat: int, card: int) -> None:
    """Draws a card, follows it and puts it under its deck; a get-out card stays with the player."""
    g.card = card
    take_off(g, rules)
    if rules.effect[g.deck][card] == GET_OUT:
        g.keeper[g.deck] = seat
    else:
        put_under(g, g.deck, card)
    fact(g, E_DRAWN, seat, BANK, g.space[seat], g.deck, card)
    settle(g)
    follow(g, rules, seat, g.deck, card)


def follow(g: State, rules: RuleTable, seat: int, deck: int, card: int) -> None:
    """Does what the card says."""
    effect, amount, space = rules.effect[deck][card], rules.amount[deck][card], g.space[seat]
    if effect == COLLECT:
        pay(g, BANK, seat, amount, E_CARD, space)
    elif effect == PAY:
        charge(g, seat, BANK, amount, E_CARD, space)
    elif effect == MOVE_TO:
        advance_to(g, rules, seat, rules.card_space[deck][card])
    elif effect == CARD_PRISON:
        send(g, rules, seat)
    elif effect == GAMBLE:
        count(g, COUNT_GAMBLE)
    elif effect == NEAREST_TRANSPORT:
        advance_to(g, rules, seat, nearest(g, rules, seat, TRANSPORT))
    elif effect == NEAREST_UTILITY:
        advance_to(g, rules, seat, nearest(g, rules, seat, UTILITY))
    elif effect == MOVE_BY:
        step(g, rules, seat, rules.steps[deck][card])
    elif effect == MOVE_BACK_TO:
        enter(g, rules, seat, rules.card_space[deck][card])
    elif effect == UPKEEP:
        charge(g, seat, BANK, upkeep(g, rules, seat, deck, card), E_CARD, space)
    elif effect == PAY_OR_DRAW:
        ask(g, FINE, seat)
    else:
        follow_with_others(g, rules, seat, effect, amount)


def follow_with_others(g: State, rules: RuleTable, seat: int, effect: int, amount: int) -> None:
    """Follows a card that moves money between players, or to a whole camp, in turn order."""
    role = rules.card_role[g.deck][g.card]
    for i in range(g.seats):
        other = (seat + i) % g.seats
        if g.bankrupt[other]:
            continue
        if effect == BANK_PAYS_ROLE and g.role[other] == role:
            pay(g, BANK, other, amount, E_CARD, g.space[seat])
        elif other != seat:
            if effect == PAY_EACH and collects(g, rules, other):
                charge(g, seat, other, amount, E_CARD, g.space[seat])
            elif effect == COLLECT_EACH or (effect == COLLECT_ROLE and g.role[other] == role):
                if collects(g, rules, seat):
                    charge(g, other, seat, amount, E_CARD, g.space[seat])


def step(g: State, rules: RuleTable, seat: int, steps: int) -> None:
    """Moves a few spaces forward or back; going back pays nothing at Start."""
    if steps > 0:
        advance_to(g, rules, seat, (g.space[seat] + steps) % SPACES)
    else:
        enter(g, rules, seat, (g.space[seat] + steps) % SPACES)


def nearest(g: State, rules: RuleTable, seat: int, kind: int) -> int:
    """The next space of a kind, clockwise."""
    space = (g.space[seat] + 1) % SPACES
    while rules.kind[space] != kind:
        space = (space + 1) % SPACES
    return space


def upkeep(g: State, rules: RuleTable, seat: int, deck: int, card: int) -> int:
    """What the seat owes for its houses and hotels by the card's rates."""
    houses, hotels = 0, 0
    streets = g.owns[seat] & g.built
    while streets:
        space = lowest(streets)
        streets &= streets - 1
        if has_hotel(g, rules, space):
            hotels += 1
        else:
            houses += g.buildings[space]
    because(g, B_HOUSES_UPKEEP, houses)
    because(g, B_HOTELS_UPKEEP, hotels)
    return houses * rules.house_upkeep[deck][card] + hotels * rules.hotel_upkeep[deck][card]


def gamble(g: State, rules: RuleTable, seat: int, throw: int) -> None:
    """The throw wins the card's prize, or nothing."""
    if throw >= rules.at_least[g.deck][g.card]:
        pay(g, BANK, seat, rules.amount[g.deck][g.card], E_CARD, g.space[seat])
    else:
        fact(g, E_NO_PRIZE, seat, BANK, g.space[seat], throw, 0)


def pay_fine(g: State, rules: RuleTable, seat: int) -> None:
    """Pays the card's fine."""
    settle(g)
    charge(g, seat, BANK, rules.amount[g.deck][g.card], E_CARD, g.space[seat])


def draw_instead(g: State) -> None:
    """Draws from the other deck instead of paying the fine."""
    draw_from(g, 1 - g.deck)
