"""The trades that dealer offers: those that complete a city for one of the two, at the sum that the other should accept.

First it offers what raises both chances by the network: whoever judges as it does accepts. Then what trader accepts by its
rule; then what trader would offer. It offers only what raises its own chance. A trade begins with one group of titles on each
side, and grows by further groups while that gains more.
"""

from ..network.accumulator import Accumulator
from ..network.value import WHOLE, evaluate
from ..rules.bits import lowest
from ..rules.codes import DO_OFFER, OK, Move
from ..rules.packed import Packed, Sets, packed
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..rules.titles import give
from .offers import trade
from .steady import NONE
from .trade_values import completes
from .trader import accepts

MOST_OFFERS = 3
"""Offers per turn."""
OFTEN = 20
"""It looks for cities in every round, after OFTEN rounds in every second one, after twice as many in each fourth, and so on."""
WANTS, ASKS = 16, 2
"""Its own offer must raise its chance by one part in WANTS; an offer that it gets, by one part in ASKS."""
SOFTENS = 8
"""WANTS and ASKS grow by one every SOFTENS rounds: it wants and asks for less and less, so that games end."""
LEAVES = 5
"""The least percentage of its own gain that it leaves the other player."""
HALVINGS, HALVINGS_BY_RULE = 5, 7
"""How often a search for the sum halves its range."""


@packed
class Chances(Packed):
    """Each seat's chance of winning as things stand."""

    share: Sets


def wanted(g: State, chance: int) -> int:
    """By how much an offer must raise the chance of who makes it: less and less as the game goes on."""
    return chance // (WANTS + g.round // SOFTENS) + 1


def demand(g: State, chance: int) -> int:
    """By how much an offer must raise the chance of who gets it: more, but less and less, too."""
    return chance // (ASKS + g.round // SOFTENS) + 1


def deal(g: State, rules: RuleTable, accumulator: Accumulator, seat: int) -> Move:
    """The next offer of the turn. Returns verb -1 if there is none."""
    if (g.round + seat) % pause(g) == 0 and may_complete(g, rules, seat):
        move = deal_for_city(g, rules, accumulator, seat)
        if move.verb >= 0:
            return move
    move = trade(g, rules, seat)
    return move if move.verb < 0 or pays(g, rules, accumulator, seat, move) else NONE


def pause(g: State) -> int:
    """In how many rounds it looks for cities once: the longer the game, the less has changed from round to round."""
    rounds = 1
    while rounds * OFTEN < g.round:
        rounds *= 2
    return rounds


def may_complete(g: State, rules: RuleTable, seat: int) -> bool:
    """Whether a trade of the seat's with anybody could complete a city for one of the two."""
    for other in range(g.seats):
        if other != seat and g.bankrupt[other] == 0:
            if completing(g, rules, seat, g.owns[other] & ~g.built) | completing(g, rules, other, g.owns[seat] & ~g.built):
                return True
    return False


def pays(g: State, rules: RuleTable, accumulator: Accumulator, seat: int, move: Move) -> bool:
    """Whether the offer raises the seat's chance by as much as it asks for in offers that it gets."""
    evaluate(g, rules, accumulator)
    mine = accumulator.share[seat]
    chance = chance_after(g, rules, accumulator, seat, seat, move.to, move.give, move.take, move.x - move.y)
    return chance > mine + demand(g, mine)


def deal_for_city(g: State, rules: RuleTable, accumulator: Accumulator, seat: int) -> Move:
    """The next offer that completes a city. Returns verb -1 if there is none."""
    before = Chances()
    evaluate(g, rules, accumulator)
    for other in range(g.seats):
        before.share[other] = accumulator.share[other]
    move = best_deal(g, rules, accumulator, before, seat, False) if g.offers == 0 else NONE
    return move if move.verb >= 0 else best_deal(g, rules, accumulator, before, seat, True)


def best_deal(g: State, rules: RuleTable, accumulator: Accumulator, before: Chances, seat: int, by_rule: bool) -> Move:
    """The offer that raises the seat's chance most, of those that others accept: by trader's rule, or by the network."""
    best, best_gain = NONE, wanted(g, before.share[seat])
    for other in range(g.seats):
        if other == seat or g.bankrupt[other]:
            continue
        takes = g.owns[other] & ~g.built
        for_me, for_other = completing(g, rules, seat, takes), completing(g, rules, other, g.owns[seat] & ~g.built)
        if for_me | for_other == 0:
            continue
        take, part, rest = 0, 0, for_other
        while True:
            if part or take & for_me:
                gain, move = offer(g, rules, accumulator, before, seat, other, part, take, by_rule, best_gain)
                if gain > best_gain:
                    best, best_gain = move, gain
            if rest:  # the next group to give for these
                part = group_in(rules, rest)
                rest &= ~part
            elif takes:  # the next group to take, at first for cash alone
                take, part = group_in(rules, takes), 0
                takes &= ~take
                rest = for_other & ~rules.group_set[rules.group[lowest(take)]]
            else:
                break
    return widened(g, rules, accumulator, before, seat, best, by_rule, best_gain) if best.verb >= 0 else best


def widened(
    g: State, rules: RuleTable, accumulator: Accumulator, before: Chances, seat: int, deal: Move, by_rule: bool, gain: int
) -> Move:
    """The deal with more of both players' titles, group by group, as long as its gain grows."""
    best, best_gain, other = deal, gain, deal.to
    rest = (g.owns[seat] | g.owns[other]) & ~(g.built | deal.give | deal.take)
    while rest:
        part = group_in(rules, rest) & g.owns[g.owner[lowest(rest)]]
        rest &= ~part
        give, take = best.give | part & g.owns[seat], best.take | part & g.owns[other]
        gain, move = offer(g, rules, accumulator, before, seat, other, give, take, by_rule, best_gain)
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def offer(
    g: State,
    rules: RuleTable,
    accumulator: Accumulator,
    before: Chances,
    seat: int,
    other: int,
    giving: int,
    take: int,
    by_rule: bool,
    least: int,
) -> tuple[int, Move]:
    """The offer at the sum that the other player should accept, and what it gains; 0 if that is not more than `least`."""
    if by_rule:
        gain, cash = terms_by_rule(g, rules, accumulator, before, seat, other, giving, take)
    else:
        gain, cash = terms(g, rules, accumulator, before, seat, other, giving, take, least)
    move = Move(DO_OFFER, cash if cash > 0 else 0, -cash if cash < 0 else 0, other, giving, take)
    return (gain, move) if gain > least and why_not(g, rules, seat, move) == OK else (0, NONE)


def group_in(rules: RuleTable, titles: int) -> int:
    """The titles of the first group among some titles."""
    return titles & rules.group_set[rules.group[lowest(titles)]]


def completing(g: State, rules: RuleTable, seat: int, titles: int) -> int:
    """Those of another player's titles that would complete a city for the seat, each group by itself."""
    useful = 0
    while titles:
        part = group_in(rules, titles)
        titles &= ~part
        if completes(g, rules, seat, rules.group[lowest(part)], part):
            useful |= part
    return useful


def terms(
    g: State,
    rules: RuleTable,
    accumulator: Accumulator,
    before: Chances,
    seat: int,
    other: int,
    giving: int,
    take: int,
    least: int,
) -> tuple[int, int]:
    """What the trade gains at a sum that leaves the other player a gain too, and that sum (negative: the seat gets it)."""
    mine, theirs, best, best_cash, cash = before.share[seat], before.share[other], 0, 0, 0
    enough = demand(g, theirs)
    if WHOLE - mine - theirs <= least + enough:  # together they cannot gain more than is left to the others
        return 0, 0
    high, low = g.cash[seat] if take else 0, -g.cash[other] if giving else 0
    for i in range(HALVINGS):
        gain = chance_after(g, rules, accumulator, seat, seat, other, giving, take, cash) - mine
        their_gain = accumulator.share[other] - theirs
        if i == 0 and gain + their_gain <= least + enough:
            return 0, 0
        if their_gain > enough and 100 * their_gain >= LEAVES * gain:
            if gain > best:
                best, best_cash = gain, cash
            if cash == low:
                return best, best_cash
            high = cash
        else:
            if gain <= least or cash == high:
                return best, best_cash
            low = cash
        # After no cash comes all the cash of one of the two: that is often too little.
        cash = (high if low == 0 else low) if i == 0 else (low + high) // 2
    return best, best_cash


def terms_by_rule(
    g: State, rules: RuleTable, accumulator: Accumulator, before: Chances, seat: int, other: int, giving: int, take: int
) -> tuple[int, int]:
    """What the trade gains at the least sum that trader accepts, and that sum (negative: the seat gets it)."""
    high, low = g.cash[seat] if take else 0, -g.cash[other] if giving else 0
    if not accepts(g, rules, other, seat, take, giving, -high):
        return 0, 0
    for _ in range(HALVINGS_BY_RULE):
        cash = (low + high) // 2
        if accepts(g, rules, other, seat, take, giving, -cash):
            high = cash
        else:
            low = cash
    chance = chance_after(g, rules, accumulator, seat, seat, other, giving, take, high)
    return chance - before.share[seat], high


def chance_after(
    g: State,
    rules: RuleTable,
    accumulator: Accumulator,
    seat: int,
    giver: int,
    taker: int,
    gives: int,
    takes: int,
    cash: int,
) -> int:
    """The seat's chance of winning after a trade: the giver gives titles and cash to the taker for titles."""
    exchange(g, rules, giver, taker, gives, takes, cash)
    evaluate(g, rules, accumulator)
    exchange(g, rules, giver, taker, takes, gives, -cash)
    return accumulator.share[seat]


def exchange(g: State, rules: RuleTable, giver: int, taker: int, gives: int, takes: int, cash: int) -> None:
    """Lets titles and cash change hands; the reverse exchange restores the state."""
    while gives:
        give(g, rules, lowest(gives), taker)
        gives &= gives - 1
    while takes:
        give(g, rules, lowest(takes), giver)
        takes &= takes - 1
    g.cash[giver] -= cash
    g.cash[taker] += cash
