"""The exchanges between two players that expert thinks about: who could give what for what, and for how much."""

from collections.abc import Iterator

from ..policies.trade_values import completed
from ..rules.bits import lowest
from ..rules.codes import DO_OFFER, OK, SPACES, Move
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State

PARTS = (0, 5, 10, 18, 28, 40, 55, 75, 95)
"""Per cent of what the payer has in hand that an exchange may cost."""


def trade_candidates(g: State, rules: RuleTable, seat: int) -> Iterator[Move]:
    """Offers that are worth a thought, each for several sums."""
    mine = [0, *lots(g, rules, seat)]
    for other in range(g.seats):
        if other == seat or g.bankrupt[other]:
            continue
        theirs = [0, *lots(g, rules, other)]
        for give in mine:
            for take in theirs:
                if give | take and worth_a_thought(g, rules, seat, other, give, take):
                    yield from priced(g, rules, seat, other, give, take)


def lots(g: State, rules: RuleTable, seat: int) -> list[int]:
    """What the seat could hand over of each group: all of it that is bare, and one title."""
    found = []
    for group in range(SPACES):
        if rules.group[group] == group:
            bare = g.owns[seat] & rules.group_set[group] & ~g.built
            if bare and not (rules.bare_group and g.owns[seat] & rules.group_set[group] & g.built):
                found.append(bare)
                if bare & (bare - 1):
                    found.append(bare & -bare)
    return found


def worth_a_thought(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int) -> bool:
    """Whether it completes a city for one of them, or is one lot for cash."""
    if not give or not take:
        return True
    if rules.group[lowest(give)] == rules.group[lowest(take)]:
        return False
    return completed(g, rules, seat, give, take) > 0 or completed(g, rules, other, take, give) > 0


def priced(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int) -> Iterator[Move]:
    """The exchange for several sums, from what costs the seat least on; who only gives is paid."""
    sums = [-g.cash[other] * part // 100 for part in reversed(PARTS)] if give else []
    sums += [g.cash[seat] * part // 100 for part in PARTS] if take else []
    for cash in dict.fromkeys(sums):
        move = Move(DO_OFFER, max(0, cash), max(0, -cash), other, give, take)
        if (cash or (give and take)) and why_not(g, rules, seat, move) == OK:
            yield move
