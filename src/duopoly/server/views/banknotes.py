"""Paper money: which notes make a sum, and whether one larger note with change would be fewer to count."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import gcd

NoteCounts = list[tuple[int, int]]
"""Notes by denomination, the largest first, and how many of each."""


def exact_notes(amount: int, denominations: Iterable[int]) -> NoteCounts:
    """The fewest notes that come to the amount exactly; none where the denominations cannot make it."""
    return list(fewest(amount, ordered(denominations)) or ())


def with_change(amount: int, denominations: Iterable[int]) -> NoteCounts:
    """The same sum with one larger note, what comes back counted below zero; nothing where that moves as many notes or more."""
    notes = ordered(denominations)
    best = fewest(amount, notes)
    if not best:
        return []
    found: NoteCounts = []
    least = pieces(best)
    for note in reversed(notes):
        over = -amount % note
        paid, back = fewest(amount + over, notes), fewest(over, notes)
        if over and paid and back and pieces(paid) + pieces(back) < least:
            found, least = netted(paid, back), pieces(paid) + pieces(back)
    return found


def ordered(denominations: Iterable[int]) -> tuple[int, ...]:
    """The denominations, the largest first, each once."""
    return tuple(sorted({note for note in denominations if note > 0}, reverse=True))


def pieces(stacks: Iterable[tuple[int, int]]) -> int:
    """How many notes there are."""
    return sum(count for _, count in stacks)


def netted(paid: Iterable[tuple[int, int]], back: Iterable[tuple[int, int]]) -> NoteCounts:
    """What is handed over and what comes back, a note that would do both left where it is."""
    count = Counter(dict(paid))
    count.subtract(dict(back))
    return [(note, number) for note, number in sorted(count.items(), reverse=True) if number]


@lru_cache(4096)
def fewest(amount: int, notes: tuple[int, ...]) -> tuple[tuple[int, int], ...] | None:
    """The fewest notes that come to the amount; None where none do.

    As many of the largest as fit are tried first, then one less at a time, as long as that could still be fewer notes: the
    largest first is not always the fewest (30 of 25, 10 and 1), and where 50 and 20 stand side by side may not even be exact.
    """
    if amount == 0:
        return ()
    if not notes or amount < 0 or amount % gcd(*notes):
        return None
    note, smaller = notes[0], notes[1:]
    best: tuple[tuple[int, int], ...] | None = None
    for count in range(amount // note, -1, -1):
        rest = amount - count * note
        at_least = count + (-(-rest // smaller[0]) if smaller else 0)
        if best is not None and at_least >= pieces(best):
            break
        found = fewest(rest, smaller)
        if found is not None:
            whole = ((note, count), *found) if count else found
            if best is None or pieces(whole) < pieces(best):
                best = whole
    return best
