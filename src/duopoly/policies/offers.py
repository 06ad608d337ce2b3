"""What trader offers: a city for a city, an exchange that completes a city or gathers companies, or a little for titles."""

from ..rules.bits import lowest, size
from ..rules.codes import DO_OFFER, OK, SPACES, STREET, Move
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from .cities import city_for_city, is_exchange
from .greedy import prices
from .steady import NONE
from .trade_values import completed, completes, exchanged
from .values import groups_of, holdings

# Of two figures the first is that of editions without camps; see `worths`.
SHARE = 40  # per cent of the other's gain that it wants for itself
LEAVES = 3  # per cent of its own gain that it leaves the other at least
LITTLE = (10, 0)  # per cent of the printed prices that it offers where it sees nothing better; 0: then it offers nothing
SOON = 12  # so many rounds long it does so: who sells for a little does it soon, and others would tire of hearing it
BUILDS = (40, 1000)  # per cent of the starting cash with which another could build on a city that he got from it
MARGIN = (8, 60)  # per cent of a title's price that an exchange must gain


def trade(g: State, rules: RuleTable, seat: int) -> Move:
    """A city for a city; else the exchange that gains most; else titles for a little."""
    move = city_for_city(g, rules, seat) if g.offers == 0 else NONE
    if move.verb < 0:
        move = exchange(g, rules, seat)
    if move.verb >= 0 or LITTLE[rules.roles - 1] == 0 or g.round > SOON:
        return move
    return bargain(g, rules, seat)


def bargain(g: State, rules: RuleTable, seat: int) -> Move:
    """The titles worth most beyond a little cash: some sell so. The second offer of a turn is about the other groups."""
    best, best_gain = NONE, 0
    for group in range(SPACES):
        if rules.group[group] != group or (group + g.round + g.offers) & 1:
            continue
        for other in range(g.seats):
            if other != seat and g.bankrupt[other] == 0:
                take = wanted(g, rules, seat, other, group)
                cash = little(rules, take)
                gained = exchanged(g, rules, seat, 0, take) - cash if take else 0
                if gained > best_gain and cash <= g.cash[seat] - rules.start_cash // 30:
                    move = Move(DO_OFFER, cash, 0, other, 0, take)
                    if why_not(g, rules, seat, move) == OK:
                        best, best_gain = move, gained
    return best


def little(rules: RuleTable, take: int) -> int:
    """What it offers for titles where it sees nothing better."""
    return prices(rules, take) * LITTLE[rules.roles - 1] // 100


def exchange(g: State, rules: RuleTable, seat: int) -> Move:
    """The offer that gains most, of all players and every other group: nobody hears the same offer turn after turn."""
    best, best_gain = NONE, 0
    for group in range(SPACES):
        if rules.group[group] != group or (group + g.round) & 1:
            continue
        for other in range(g.seats):
            if other != seat and g.bankrupt[other] == 0:
                take = wanted(g, rules, seat, other, group)
                if take:
                    gained, move = best_terms(g, rules, seat, other, take)
                    if gained > best_gain and not is_exchange(g, rules, seat, other, move.give, move.take):
                        best, best_gain = move, gained
    return best


def wanted(g: State, rules: RuleTable, seat: int, other: int, group: int) -> int:
    """Which of the other's titles of the group it would have: those that complete a city, or the first that is bare."""
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


def best_terms(g: State, rules: RuleTable, seat: int, other: int, take: int) -> tuple[int, Move]:
    """What it gains at most by an offer for these titles that the other should accept, and the offer; 0 where none gains."""
    best, found = 0, NONE
    groups = rules.group[lowest(take)]
    sets = (g.owns[seat] & ~g.built) & ~rules.group_set[groups]
    give, tried = 0, 0
    while True:
        gained, cash = terms(g, rules, seat, other, give, take)
        if gained > best:
            move = Move(DO_OFFER, cash if cash > 0 else 0, -cash if cash < 0 else 0, other, give, take)
            if why_not(g, rules, seat, move) == OK:
                best, found = gained, move
        give = 0
        while sets and give == 0:
            group = rules.group[lowest(sets)]
            if (tried >> group) & 1 == 0:
                tried |= 1 << group
                part = sets & rules.group_set[group]
                if rules.kind[group] != STREET or completes(g, rules, other, group, part):
                    give = part
            sets &= ~rules.group_set[group]
        if give == 0:
            return best, found


def terms(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int) -> tuple[int, int]:
    """What it gains by the exchange, and the cash it must add (below 0: gets) so that the other accepts."""
    mine, theirs = exchanged(g, rules, seat, give, take), exchanged(g, rules, other, take, give)
    # The other wants its share s of what is gained: theirs + cash >= s (mine - cash); so does steady, by its own reckoning.
    cash = fair_cash(mine, theirs, LEAVES)
    groups = groups_of(rules, give | take)
    own, others = g.owns[seat], g.owns[other]
    plain = holdings(g, rules, seat, groups, (own & ~give) | take) - holdings(g, rules, seat, groups, own)
    plain_theirs = holdings(g, rules, other, groups, (others & ~take) | give) - holdings(g, rules, other, groups, others)
    asked = fair_cash(plain, plain_theirs, 50)
    if asked > cash:
        cash = asked
    # The first offer of a turn is at the printed prices, where these are lower; who refuses it, hears the other.
    printed = prices(rules, take) - prices(rules, give) + 1
    if g.offers == 0 and printed < cash:
        cash = printed
    elif g.offers > 0 and cash <= printed:
        return 0, 0
    spare = g.cash[seat] - rules.start_cash // 30
    if cash > spare or mine - cash < rules.price[lowest(take)] * MARGIN[rules.roles - 1] // 100:
        return 0, 0
    if cash < -g.cash[other] * 2 // 3:
        cash = -g.cash[other] * 2 // 3
    # Nor does it give away for little what brings the other much, or a city to one who can build on it.
    if 100 * (mine - cash) < SHARE * (theirs + cash):
        return 0, 0
    if g.cash[other] + cash >= rules.start_cash * BUILDS[rules.roles - 1] // 100 and hands_over(
        g, rules, seat, other, give, take
    ):
        return 0, 0
    return mine - cash, cash


def hands_over(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int) -> bool:
    """Whether the exchange completes more cities for the other than for the seat."""
    return completed(g, rules, other, take, give) > completed(g, rules, seat, give, take)


def fair_cash(mine: int, theirs: int, share: int) -> int:
    """The least cash that leaves the other a gain, and so many per cent of what is left to the one who pays."""
    fair = (share * mine - 100 * theirs) // (100 + share) + 1
    least = 1 - theirs
    return fair if fair > least else least
