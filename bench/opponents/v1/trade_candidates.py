"""The trades that expert considers: who could give what for what, and for how much."""

from collections.abc import Iterator

from duopoly.rules.bits import lowest
from duopoly.rules.codes import DO_OFFER, OK, SPACES, Move
from duopoly.rules.refuse import why_not
from duopoly.rules.state import RuleTable, State

from .trade_values import completed

PARTS = (0, 5, 10, 18, 28, 40, 55, 75, 95)
"""What a trade may cost, in percent of the payer's cash."""


def trade_candidates(g: State, rules: RuleTable, seat: int) -> Iterator[Move]:
    """Trades worth considering, each at several sums."""
    mine = [0, *title_sets(g, rules, seat)]
    for other in range(g.seats):
        if other == seat or g.bankrupt[other]:
            continue
        theirs = [0, *title_sets(g, rules, other)]
        for give in mine:
            for take in theirs:
                if give | take and worth_a_thought(g, rules, seat, other, give, take):
                    yield from priced(g, rules, seat, other, give, take)


def title_sets(g: State, rules: RuleTable, seat: int) -> list[int]:
    """What the seat could give of each group: all titles without buildings, or one of them."""
    sets = []
    for group in range(SPACES):
        if rules.group[group] == group:
            bare = g.owns[seat] & rules.group_set[group] & ~g.built
            if bare and not (rules.bare_group and g.owns[seat] & rules.group_set[group] & g.built):
                sets.append(bare)
                if bare & (bare - 1):
                    sets.append(bare & -bare)
    return sets


def worth_a_thought(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int) -> bool:
    """Whether the trade completes a city for one of the two, or is titles of one side for cash."""
    if not give or not take:
        return True
    if rules.group[lowest(give)] == rules.group[lowest(take)]:
        return False
    return completed(g, rules, seat, give, take) > 0 or completed(g, rules, other, take, give) > 0


def priced(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int) -> Iterator[Move]:
    """The trade at several sums, the cheapest for the seat first; a player who only gives is paid."""
    sums = [-g.cash[other] * part // 100 for part in reversed(PARTS)] if give else []
    sums += [g.cash[seat] * part // 100 for part in PARTS] if take else []
    for cash in dict.fromkeys(sums):
        move = Move(DO_OFFER, max(0, cash), max(0, -cash), other, give, take)
        if (cash or (give and take)) and why_not(g, rules, seat, move) == OK:
            yield move
