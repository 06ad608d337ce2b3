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
EVERY = 4  # after the first rounds it looks for trades only once in so many rounds, for little has changed
SOON = 12  # for how many rounds it does so: those who sell cheap do it soon, and others would tire of hearing it
MARGIN = (8, 60)  # percent of a title's price that a trade must gain


def trade(g: State, rules: RuleTable, seat: int) -> Move:
    """A city for a city; else the trade that gains most; else titles for a little cash."""
    if g.round > SOON and (g.round + seat) % EVERY:
        return NONE
    move = city_deal(g, rules, seat) if g.offers == 0 else NONE
    if move.verb < 0 and g.offers == 0:
        move = gathering(g, rules, seat)
    if move.verb < 0:
        move = exchange(g, rules, seat)
    if move.verb >= 0 or LITTLE[rules.roles - 1] == 0 or g.round > SOON:
        return move
    return bargain(g, rules, seat)


def is_turn_of(g: State, group: int) -> bool:
    """Whether trades for this group are considered now: every other group each time, so that offers vary."""
    return (group + (g.round if g.round <= SOON else g.round // EVERY)) & 1 == 0


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
    """The offer that gains most, considering all players and every other group each round, so that offers vary."""
    best, best_gain = NONE, 0
    for group in range(SPACES):
        if rules.group[group] != group or not is_turn_of(g, group):
            continue
        for other in range(g.seats):
            if other != seat and g.bankrupt[other] == 0:
                take = titles_to_ask(g, rules, seat, other, group)
                if take:
                    gained, move = best_terms(g, rules, seat, other, take)
                    if gained > best_gain and not is_exchange(g, rules, seat, other, move.give, move.take):
                        best, best_gain = move, gained
    return best


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


def best_terms(g: State, rules: RuleTable, seat: int, other: int, take: int) -> tuple[int, Move]:
    """The best offer for these titles that the other player should accept, and what it gains; 0 if none gains."""
    best, best_move = 0, NONE
    groups = rules.group[lowest(take)]
    sets = (g.owns[seat] & ~g.built) & ~rules.group_set[groups]
    give, groups_tried = 0, 0
    while True:
        gained, cash = terms(g, rules, seat, other, give, take)
        if gained > best:
            move = Move(DO_OFFER, cash if cash > 0 else 0, -cash if cash < 0 else 0, other, give, take)
            if why_not(g, rules, seat, move) == OK:
                best, best_move = gained, move
        give = 0
        while sets and give == 0:
            group = rules.group[lowest(sets)]
            if (groups_tried >> group) & 1 == 0:
                groups_tried |= 1 << group
                part = sets & rules.group_set[group]
                if rules.kind[group] != STREET or completes(g, rules, other, group, part):
                    give = part
            sets &= ~rules.group_set[group]
        if give == 0:
            return best, best_move


def terms(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int) -> tuple[int, int]:
    """What the seat gains by the trade, and the cash it must add (negative: gets) for the other player to accept."""
    mine, theirs = exchanged(g, rules, seat, give, take), exchanged(g, rules, other, take, give)
    # The other wants its share s of the gains: theirs + cash >= s (mine - cash); so does steady, by its own values.
    cash = fair_cash(mine, theirs, LEAVES)
    groups = groups_of(rules, give | take)
    own, others = g.owns[seat], g.owns[other]
    my_gain = value_of(g, rules, seat, groups, (own & ~give) | take) - value_of(g, rules, seat, groups, own)
    their_gain = value_of(g, rules, other, groups, (others & ~take) | give) - value_of(g, rules, other, groups, others)
    steady_cash = fair_cash(my_gain, their_gain, 50)
    if steady_cash > cash:
        cash = steady_cash
    # The first offer of a turn is at the printed prices if they are lower; after a refusal comes the fair one.
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
    # It does not sell cheap what gains the other much, nor a city where that lowers its own chance: mortgages count, too.
    if 100 * (mine - cash) < SHARE * (theirs + cash):
        return 0, 0
    if rules.roles == 1 and hands_over(g, rules, seat, other, give, take):
        if gained(g, rules, seat, other, give, take, cash) < 0:
            return 0, 0
    return mine - cash, cash


def hands_over(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int) -> bool:
    """Whether the trade completes more cities for the other player than for the seat."""
    return completed(g, rules, other, take, give) > completed(g, rules, seat, give, take)


def fair_cash(mine: int, theirs: int, share: int) -> int:
    """The least cash that leaves the other player a gain, and `share` percent of the rest to the payer."""
    fair = (share * mine - 100 * theirs) // (100 + share) + 1
    least = 1 - theirs
    return fair if fair > least else least
