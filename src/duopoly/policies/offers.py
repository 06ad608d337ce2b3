"""What trader offers: a city for a city, a trade that completes a city or gathers companies, or a little cash for titles."""

from ..rules.bits import lowest, size
from ..rules.codes import DO_OFFER, OK, SPACES, STREET, Move
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from .cities import city_deal, gained, gathering, is_exchange
from .greedy import prices
from .steady import NONE
from .trade_values import completed, completes, exchanged
from .values import groups_of, value_of

# Of two numbers the first is for editions without camps; see `trade_values`.
SHARE = 40  # percent of the other player's gain that it wants to gain itself
LEAVES = 3  # the least percentage of its own gain that it leaves the other player
LITTLE = (10, 0)  # percent of the printed prices that it offers when it sees nothing better; 0: it offers nothing then
EVERY, OFTEN = 4, 8  # after the first rounds it looks for trades once in EVERY rounds, later OFTEN times while they double
SOON = 12  # for how many rounds it does so: those who sell cheap do it soon, and others would tire of hearing it
MARGIN = (8, 60)  # percent of a title's price that a trade must gain


def trade(g: State, rules: RuleTable, seat: int) -> Move:
    """A city for a city; else the trade that gains most; else titles for a little cash."""
    if (g.round + seat) % pause(g):
        return NONE
    move = city_deal(g, rules, seat) if g.offers == 0 else NONE
    if move.verb < 0 and g.offers == 0:
        move = gathering(g, rules, seat)
    if move.verb < 0:
        move = exchange(g, rules, seat)
    if move.verb >= 0 or LITTLE[rules.roles - 1] == 0 or g.round > SOON:
        return move
    return bargain(g, rules, seat)


def pause(g: State) -> int:
    """In how many rounds it looks for trades once: the longer the game, the less has changed from round to round."""
    rounds = 1 if g.round <= SOON else EVERY
    while rounds * OFTEN < g.round and rounds >= EVERY:
        rounds *= 2
    return rounds


def bargain(g: State, rules: RuleTable, seat: int) -> Move:
    """The titles worth most beyond a little cash: some players sell so. A turn's second offer is about the other groups."""
    best, best_gain = NONE, 0
    for group in range(SPACES):
        if rules.group[group] != group or (group + g.round + g.offers) & 1:
            continue
        for other in range(g.seats):
            if other != seat and g.bankrupt[other] == 0:
                take = titles_to_ask(g, rules, seat, other, group)
                cash = little(rules, take)
                gained = exchanged(g, rules, seat, 0, take) - cash if take else 0
                if gained > best_gain and cash <= g.cash[seat] - rules.start_cash // 30:
                    move = Move(DO_OFFER, cash, 0, other, 0, take)
                    if why_not(g, rules, seat, move) == OK:
                        best, best_gain = move, gained
    return best


def little(rules: RuleTable, take: int) -> int:
    """What it offers for titles when it sees nothing better."""
    return prices(rules, take) * LITTLE[rules.roles - 1] // 100


def exchange(g: State, rules: RuleTable, seat: int) -> Move:
    """The offer that gains most, considering all players and every other group each time, so that offers vary."""
    best, best_gain, best_group, turn = NONE, 0, 0, g.round // pause(g)
    for other in range(g.seats):
        if other == seat or g.bankrupt[other]:
            continue
        gives = titles_to_give(g, rules, seat, other)
        most, rest = most_by_giving(g, rules, seat, other, gives), g.owns[other] & ~g.built
        while rest:
            group = rules.group[lowest(rest)]
            rest &= ~rules.group_set[group]
            take = titles_to_ask(g, rules, seat, other, group) if (group + turn) & 1 == 0 else 0
            if take == 0:
                continue
            mine, theirs = exchanged(g, rules, seat, 0, take), exchanged(g, rules, other, take, 0)
            if most + mine + max(theirs, -prices(rules, take)) <= max(best_gain, margin(rules, take)):
                continue
            gained, move = best_terms(g, rules, seat, other, gives & ~rules.group_set[group], take, mine, theirs)
            if gained > best_gain or (gained == best_gain and group < best_group):
                if not is_exchange(g, rules, seat, other, move.give, move.take):
                    best, best_gain, best_group = move, gained, group
    return best


def titles_to_give(g: State, rules: RuleTable, seat: int, other: int) -> int:
    """The titles that the seat may add to an offer: companies, and streets that complete a city for the other player."""
    gives, rest = 0, g.owns[seat] & ~g.built
    while rest:
        group = rules.group[lowest(rest)]
        part = rest & rules.group_set[group]
        rest &= ~part
        if rules.kind[group] != STREET or completes(g, rules, other, group, part):
            gives |= part
    return gives


def most_by_giving(g: State, rules: RuleTable, seat: int, other: int, gives: int) -> int:
    """More than the gain of any offer can grow by adding one group of these titles to it.

    The seat gains less than both together if it leaves the other player a gain, and no more than its own gain less the printed
    prices if it pays those. What titles of several groups add to either is the sum of what each group adds.
    """
    most = 0
    while gives:
        give = gives & rules.group_set[rules.group[lowest(gives)]]
        gives &= ~give
        most = max(most, exchanged(g, rules, seat, give, 0) + max(exchanged(g, rules, other, 0, give), prices(rules, give)))
    return most


def margin(rules: RuleTable, take: int) -> int:
    """What the seat must gain by a trade for these titles."""
    return rules.price[lowest(take)] * MARGIN[rules.roles - 1] // 100


def titles_to_ask(g: State, rules: RuleTable, seat: int, other: int, group: int) -> int:
    """The titles of the group that the seat wants of the other: those that complete a city, or the first bare one."""
    bare = g.owns[other] & rules.group_set[group] & ~g.built
    if bare == 0 or (rules.bare_group and g.owns[other] & rules.group_set[group] & g.built):
        return 0
    if rules.kind[group] != STREET:
        return bare & -bare
    missing = rules.monopoly[g.role[seat]] - size(g.owns[seat] & rules.group_set[group])
    if rules.monopoly[g.role[seat]] > rules.group_size[group]:
        missing -= rules.monopoly[g.role[seat]] - rules.group_size[group]
    if missing <= 0 or size(bare) <= missing:
        return bare if missing > 0 else bare & -bare
    while size(bare) > missing:
        bare &= bare - 1
    return bare


def best_terms(
    g: State, rules: RuleTable, seat: int, other: int, gives: int, take: int, mine: int, theirs: int
) -> tuple[int, Move]:
    """The best offer for these titles that the other player should accept, and what it gains; 0 if none gains.

    The seat gives cash, and perhaps one group of `gives`. `mine` and `theirs` are what both gain if it gives nothing.
    """
    best, best_move, give = 0, NONE, 0
    my_gain, their_gain = mine, theirs
    while True:
        gained, cash = terms(g, rules, seat, other, give, take, my_gain, their_gain)
        if gained > best:
            move = Move(DO_OFFER, cash if cash > 0 else 0, -cash if cash < 0 else 0, other, give, take)
            if why_not(g, rules, seat, move) == OK:
                best, best_move = gained, move
        if gives == 0:
            return best, best_move
        give = gives & rules.group_set[rules.group[lowest(gives)]]
        gives &= ~give
        my_gain = mine + exchanged(g, rules, seat, give, 0)
        their_gain = theirs + exchanged(g, rules, other, 0, give)


def terms(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int, mine: int, theirs: int) -> tuple[int, int]:
    """What the seat gains by the trade, and the cash it must add (negative: gets) for the other player to accept.

    `mine` and `theirs` are what both gain without cash.
    """
    # The first offer of a turn is at the printed prices if they are lower; after a refusal comes the fair one.
    # The other wants its share s of the gains: theirs + cash >= s (mine - cash); so does steady, by its own values.
    cash, printed = fair_cash(mine, theirs, LEAVES), prices(rules, take) - prices(rules, give) + 1
    is_first, spare, least = g.offers == 0, g.cash[seat] - rules.start_cash // 30, margin(rules, take)
    if is_first and printed < cash:
        cash = printed
    elif cash <= spare and mine - cash >= least:  # steady's takes long to compute, and can only be more
        cash = max(cash, steady_cash(g, rules, seat, other, give, take))
        if is_first:
            cash = min(cash, printed)
        elif cash <= printed:
            return 0, 0
    if cash > spare or mine - cash < least:
        return 0, 0
    if cash < -g.cash[other] * 2 // 3:
        cash = -g.cash[other] * 2 // 3
    # It does not sell cheap what gains the other much, nor a city where that lowers its own chance: mortgages count, too.
    if 100 * (mine - cash) < SHARE * (theirs + cash):
        return 0, 0
    if rules.roles == 1 and hands_over(g, rules, seat, other, give, take):
        if gained(g, rules, seat, other, give, take, cash) < 0:
            return 0, 0
    return mine - cash, cash


def steady_cash(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int) -> int:
    """The cash that the seat must add for a steady player to accept."""
    groups = groups_of(rules, give | take)
    own, others = g.owns[seat], g.owns[other]
    mine = value_of(g, rules, seat, groups, (own & ~give) | take) - value_of(g, rules, seat, groups, own)
    theirs = value_of(g, rules, other, groups, (others & ~take) | give) - value_of(g, rules, other, groups, others)
    return fair_cash(mine, theirs, 50)


def hands_over(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int) -> bool:
    """Whether the trade completes more cities for the other player than for the seat."""
    return completed(g, rules, other, take, give) > completed(g, rules, seat, give, take)


def fair_cash(mine: int, theirs: int, share: int) -> int:
    """The least cash that leaves the other player a gain, and `share` percent of the rest to the payer."""
    fair = (share * mine - 100 * theirs) // (100 + share) + 1
    least = 1 - theirs
    return fair if fair > least else least
