"""script-a, script-b, script-c: fixed rules of the usual kind, to measure other bots against. The page does not offer them.

They follow, in our own words, the fixed-policy agents against which Bonjour, Haliem, Alsalem, Thomas, Li, Aggarwal, Kejriwal
and Bhargava measured a learner ("Decision Making in Monopoly using a Hybrid Deep Reinforcement Learning Approach", IEEE
Transactions on Emerging Topics in Computational Intelligence 6, 2022, arXiv 2103.00683), and those of that paper's simulator
(github.com/mayankkejriwal/GNOME-p3). All buy what they land on as long as they keep a salary in cash, build evenly with all
their cash, and trade for monopolies. Each turn they make at most one offer to every other player: first trades that complete a
city for both, with cash for the difference; else they offer a price and an eighth for streets they lack; else they ask a price
and a half, or half of the other's cash, for streets the other lacks. script-a treats all titles alike. script-b and script-c
want the companies at almost any price; script-b also wants the dearest city and no utilities; script-c wants the second and the
fourth city and stops at three houses.

They judge offers as the simulator's agents do: a title that completes a group is worth any cash they have, and if nothing is
completed they look at the printed prices only while they are short of cash. So with a salary in hand they sell a single title
for next to nothing.
"""

from functools import partial
from typing import NamedTuple

from ..rules.bits import size
from ..rules.building import may_buy, next_building_price, why_not_build
from ..rules.codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BEFORE_THROW,
    BUY,
    DEBT,
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_LIFT,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_PAY,
    DO_REJECT,
    END,
    OK,
    SPACES,
    STREET,
    THROW,
    TRANSPORT,
    UTILITY,
    WANT,
    Move,
)
from ..rules.mortgages import why_not_lift, why_not_mortgage
from ..rules.prison import must_pay
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..rules.titles import TITLES
from ..rules.trading import why_not_trade_now
from .greedy import prices
from .steady import (
    END_TURN,
    LEAVE_IT,
    NONE,
    PURCHASE,
    THROW_DICE,
    decide_rare,
    leave_prison,
    may_use_card,
    raise_money,
    use_card,
    want_one,
)


class Script(NamedTuple):
    """What sets them apart: the kind and the cities (along the board) wanted, the kind shunned, and how far to build."""

    wanted_kind: int = -1
    wanted_cities: tuple[int, ...] = ()
    shunned_kind: int = -1
    most_houses: int = 5


A = Script()
B = Script(wanted_kind=TRANSPORT, wanted_cities=(-1,), shunned_kind=UTILITY)
C = Script(wanted_kind=TRANSPORT, wanted_cities=(1, 3), most_houses=3)


def decide(script: Script, g: State, rules: RuleTable) -> Move:
    """The move of the player to act."""
    seat, phase = g.actor, g.phase
    if phase == THROW:
        return before_throw(script, g, rules, seat)
    if phase == END or phase == ADJUST:
        return manage(script, g, rules, seat)
    if phase == BUY:
        return purchase(script, g, rules, seat)
    if phase == DEBT:
        return pay_or_raise(g, rules, seat)
    if phase == ANSWER:
        return (
            Move(DO_ACCEPT) if is_good(g, rules, seat) and why_not(g, rules, seat, Move(DO_ACCEPT)) == OK else Move(DO_REJECT)
        )
    if phase == AUCTION:
        return bid(script, g, rules, seat)
    if phase == WANT:
        return want_one(g, seat, g.cash[seat] > rules.house_cost[g.site])
    return decide_rare(g, rules, seat, phase)


decide_a, decide_b, decide_c = partial(decide, A), partial(decide, B), partial(decide, C)


def salary(rules: RuleTable) -> int:
    """The cash kept in hand: as large a part of the starting cash as the classic game's salary."""
    return rules.start_cash * 2 // 15


def wants(script: Script, rules: RuleTable, title: int) -> bool:
    """Whether it wants this title more than others."""
    if rules.kind[title] == script.wanted_kind:
        return True
    cities = [space for space in range(SPACES) if rules.group[space] == space and rules.kind[space] == STREET]
    return rules.group[title] in [cities[n] for n in script.wanted_cities]


def completes(g: State, rules: RuleTable, seat: int, title: int) -> bool:
    """Whether this title alone would complete its group for the seat: a monopoly, or all companies."""
    own, group = g.owns[seat], rules.group[title]
    return not is_complete(g, rules, seat, group, own) and is_complete(g, rules, seat, group, own | 1 << title)


def is_complete(g: State, rules: RuleTable, seat: int, group: int, own: int) -> bool:
    """Whether the group would be complete with these titles; a competitor's cities never are."""
    needed = rules.monopoly[g.role[seat]] if rules.kind[group] == STREET else rules.group_size[group]
    return 0 < min(needed, rules.group_size[group]) <= size(own & rules.group_set[group])


def before_throw(script: Script, g: State, rules: RuleTable, seat: int) -> Move:
    """Trades if the edition allows it only now; leaves prison at once while it has a salary left."""
    if rules.trade == BEFORE_THROW and not g.again:
        move = offer(script, g, rules, seat)
        if move.verb >= 0:
            return move
    if g.held[seat] == 0:
        return THROW_DICE
    if g.cash[seat] >= salary(rules):
        if may_use_card(g, seat):
            return use_card(g, seat)
        if why_not(g, rules, seat, Move(DO_PAY)) == OK:
            return Move(DO_PAY)
    return leave_prison(g, rules, seat) if must_pay(g, rules, seat) else THROW_DICE


def purchase(script: Script, g: State, rules: RuleTable, seat: int) -> Move:
    """Buys while a salary is left; buys with all its cash, or even mortgages, what completes a group, or is wanted."""
    title = g.space[seat]
    price, cash = rules.price[title], g.cash[seat]
    completes_group = completes(g, rules, seat, title)
    if rules.kind[title] != script.shunned_kind and why_not(g, rules, seat, PURCHASE) == OK:
        if cash - price >= salary(rules) or completes_group or wants(script, rules, title):
            return PURCHASE
    if completes_group and cash < price:
        titles = g.owns[seat] & ~rules.group_set[rules.group[title]]
        return cheapest_mortgage(g, rules, seat, titles, price - cash, LEAVE_IT)
    return LEAVE_IT


def cheapest_mortgage(g: State, rules: RuleTable, seat: int, titles: int, least: int, otherwise: Move) -> Move:
    """Mortgages the cheapest title that raises at least `least`."""
    able = [
        s for s in range(SPACES) if titles >> s & 1 and rules.mortgage[s] >= least and why_not_mortgage(g, rules, seat, s) == OK
    ]
    return Move(DO_MORTGAGE, min(able, key=lambda space: rules.mortgage[space])) if able else otherwise


def pay_or_raise(g: State, rules: RuleTable, seat: int) -> Move:
    """Mortgages titles without buildings, the cheapest first; then sells buildings."""
    if g.cash[seat] >= g.owed[0]:
        return Move(DO_PAY)
    return cheapest_mortgage(g, rules, seat, g.owns[seat] & ~g.built, 0, raise_money(g, rules, seat))


def bid(script: Script, g: State, rules: RuleTable, seat: int) -> Move:
    """Bids half of what is left to the price; beyond it a quarter of its cash to complete a group, a sixth if wanted."""
    cash, lot = g.cash[seat], g.lot
    is_title = lot < SPACES
    if not may_buy(g, rules, seat) or g.bid + 1 >= cash or (is_title and rules.kind[lot] == script.shunned_kind):
        return Move(DO_PASS)
    price = rules.price[lot] if is_title else rules.house_cost[g.site]
    if is_title and wants(script, rules, lot):
        return Move(DO_BID, g.bid + max(1, (cash - g.bid) // 6))
    if g.bid < price:
        most = g.bid + (price - g.bid + 1) // 2
        return Move(DO_BID, most) if most < cash else Move(DO_PASS)
    if is_title and completes(g, rules, seat, lot):
        return Move(DO_BID, g.bid + max(1, (cash - g.bid) // 4))
    return Move(DO_PASS)


def manage(script: Script, g: State, rules: RuleTable, seat: int) -> Move:
    """At the end of the turn: builds, lifts mortgages, makes an offer; one at a time."""
    for move in (build(script, g, rules, seat), lift(g, rules, seat)):
        if move.verb >= 0:
            return move
    if g.phase == END and g.n_claims == 0:
        move = offer(script, g, rules, seat)
        if move.verb >= 0:
            return move
    return END_TURN


def build(script: Script, g: State, rules: RuleTable, seat: int) -> Move:
    """Builds where it adds most rent beyond its cost, evenly over the city, with all its cash."""
    best, most = NONE, 0
    for space in range(SPACES):
        if not g.sites[seat] >> space & 1 or g.buildings[space] >= script.most_houses:
            continue
        if g.buildings[space] > min(g.buildings[other] for other in range(SPACES) if rules.group[other] == rules.group[space]):
            continue
        row, built = rules.rent[g.role[seat]][space], g.buildings[space]
        more = row[built + 1] - row[built] * (1 if built else 2) - next_building_price(g, rules, seat, space)
        if (best.verb < 0 or more > most) and why_not_build(g, rules, seat, space) == OK:
            best, most = Move(DO_BUILD, space), more
    return best


def lift(g: State, rules: RuleTable, seat: int) -> Move:
    """Lifts the first mortgage that leaves it a salary."""
    for space in range(SPACES):
        if (g.owns[seat] & g.pledged) >> space & 1 and g.cash[seat] - rules.lift[space] >= salary(rules):
            if why_not_lift(g, rules, seat, space) == OK:
                return Move(DO_LIFT, space)
    return NONE


def offer(script: Script, g: State, rules: RuleTable, seat: int) -> Move:
    """The next of this turn's offers: the first goes to the first player to get one, the second to the second."""
    if why_not_trade_now(g, rules) != OK:
        return NONE
    for move in proposals(script, g, rules, seat)[g.offers :]:
        if why_not(g, rules, seat, move) == OK:
            return move
    return NONE


def proposals(script: Script, g: State, rules: RuleTable, seat: int) -> list[Move]:
    """What it would offer now, one thing to each other player: trades, else purchases, else sales; in need only sales."""
    others = [other for other in range(g.seats) if other != seat and not g.bankrupt[other]]
    sales = sorted(filter(None, (sale(script, g, rules, seat, other) for other in others)), key=lambda deal: -deal[0])
    selling = [Move(DO_OFFER, 0, price, other, 1 << title, 0) for price, title, other in sales]
    if g.cash[seat] < salary(rules):
        return selling
    purchases = sorted(filter(None, (wish(script, g, rules, seat, other) for other in others)))
    if not purchases:
        return selling
    exchanges = []
    for price, take, other in purchases:
        for asking_price, give, to in sales:
            if to == other:
                net = asking_price - price * 3 // 4
                exchanges.append(Move(DO_OFFER, max(0, -net), max(0, net), other, 1 << give, 1 << take))
    return exchanges or buying(g, rules, seat, purchases)


def buying(g: State, rules: RuleTable, seat: int, purchases: list[tuple[int, int, int]]) -> list[Move]:
    """Offers of a price and an eighth, as long as all of them together leave more than half a salary."""
    left, offers = g.cash[seat], []
    for price, take, other in purchases:
        cash = price * 9 // 8
        if left - cash > salary(rules) // 2:
            left -= cash
            offers.append(Move(DO_OFFER, cash, 0, other, 0, 1 << take))
    return offers


def sale(script: Script, g: State, rules: RuleTable, seat: int, other: int) -> tuple[int, int, int] | None:
    """The dearest title it could sell to this player: the sum asked, the title, the player."""
    titles = [title for title in lacking(g, rules, seat, other) if not wants(script, rules, title)]
    able = [title for title in titles if rules.price[title] * 3 // 2 <= g.cash[other]]
    return max(((max(rules.price[title] * 3 // 2, g.cash[other] // 2), title, other) for title in able), default=None)


def wish(script: Script, g: State, rules: RuleTable, seat: int, other: int) -> tuple[int, int, int] | None:
    """The cheapest title that it lacks and this player could sell: the price, the title, the player."""
    titles = lacking(g, rules, other, seat) + [title for title in lone(g, rules, other) if wants(script, rules, title)]
    able = [title for title in titles if rules.price[title] * 3 // 4 <= g.cash[seat]]
    return min(((rules.price[title], title, other) for title in able), default=None)


def lone(g: State, rules: RuleTable, owner: int) -> list[int]:
    """The owner's unmortgaged titles that are the only one of their group."""
    free = g.owns[owner] & ~g.pledged
    return [s for s in range(SPACES) if free >> s & 1 and size(g.owns[owner] & rules.group_set[rules.group[s]]) == 1]


def lacking(g: State, rules: RuleTable, owner: int, seat: int) -> list[int]:
    """The owner's single streets that would complete a city for the seat."""
    return [s for s in lone(g, rules, owner) if rules.kind[s] == STREET and completes(g, rules, seat, s)]


def is_good(g: State, rules: RuleTable, seat: int) -> bool:
    """Whether it accepts the offer.

    If it completes more groups than it breaks: at any cost it can pay. If as many: half a salary must be left, and if less than
    a salary is, the printed prices must be in its favor.
    """
    if g.swapping or g.give > TITLES or g.take > TITLES or (g.give | g.take) & g.pledged or not (g.give or g.give_cash):
        return False
    costs, own = g.take_cash - g.give_cash, g.owns[seat]
    completed = sum(completes(g, rules, seat, s) for s in range(SPACES) if g.give >> s & 1)
    broken = sum(
        g.take >> s & 1 and rules.kind[s] == STREET and is_complete(g, rules, seat, rules.group[s], own) for s in range(SPACES)
    )
    left = g.cash[seat] - costs
    if completed != broken:
        return completed > broken and left > 0
    return left >= salary(rules) or (2 * left >= salary(rules) and prices(rules, g.give) - prices(rules, g.take) > costs)
