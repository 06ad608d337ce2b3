"""Paper money: which banknotes make a sum, and whether one larger note with change would be fewer to count."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import gcd

NoteCounts = list[tuple[int, int]]
"""Denominations, the largest first, and how many notes of each."""


def exact_notes(amount: int, denominations: Iterable[int]) -> NoteCounts:
    """The fewest notes that make the amount exactly; none if that is impossible."""
    return list(fewest(amount, ordered(denominations)) or ())


def with_change(amount: int, denominations: Iterable[int]) -> NoteCounts:
    """The same sum with one larger note, the change as negative counts; nothing if that does not save notes."""
    notes = ordered(denominations)
    best = fewest(amount, notes)
    if not best:
        return []
    result: NoteCounts = []
    least = count_notes(best)
    for note in reversed(notes):
        over = -amount % note
        paid, back = fewest(amount + over, notes), fewest(over, notes)
        if over and paid and back and count_notes(paid) + count_notes(back) < least:
            result, least = net(paid, back), count_notes(paid) + count_notes(back)
    return result


def ordered(denominations: Iterable[int]) -> tuple[int, ...]:
    """The denominations, each once, the largest first."""
    return tuple(sorted({note for note in denominations if note > 0}, reverse=True))


def count_notes(notes: Iterable[tuple[int, int]]) -> int:
    """How many notes there are."""
    return sum(count for _, count in notes)


def net(paid: Iterable[tuple[int, int]], back: Iterable[tuple[int, int]]) -> NoteCounts:
    """What is handed over, less what comes back."""
    count = Counter(dict(paid))
    count.subtract(dict(back))
    return [(note, number) for note, number in sorted(count.items(), reverse=True) if number]


@lru_cache(4096)
def fewest(amount: int, notes: tuple[int, ...]) -> tuple[tuple[int, int], ...] | None:
    """The fewest notes that make the amount; None if that is impossible.

    Tries as many of the largest note as fit, then one less at a time, as long as that could still save notes. Taking the
    largest note first is not always best (30 from 25, 10 and 1), and with 50 and 20 it may not even make the amount.
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
        if best is not None and at_least >= count_notes(best):
            break
        rest_notes = fewest(rest, smaller)
        if rest_notes is not None:
            candidate = ((note, count), *rest_notes) if count else rest_notes
            if best is None or count_notes(candidate) < count_notes(best):
                best = candidate
    return best
