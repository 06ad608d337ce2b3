"""Notes to hand over: exact, as few as can be, and one larger note only where that is less to count."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duopoly.editions import load, names
from duopoly.server.views.banknotes import exact_notes, with_change
from duopoly.server.views.board import denominations

US = (500, 100, 50, 10, 5, 1)
CLASSIC = (500, 100, 50, 20, 10, 5, 1)


def total(stacks):
    return sum(note * count for note, count in stacks)


def pieces(stacks):
    return sum(abs(count) for _, count in stacks)


def fewest_by_table(amount, notes):
    """The fewest notes by filling a table of all sums below; None where the sum cannot be made."""
    best = [0] + [None] * amount
    for x in range(1, amount + 1):
        below = [best[x - note] for note in notes if note <= x and best[x - note] is not None]
        best[x] = min(below) + 1 if below else None
    return best[amount]


def test_the_rent_of_the_mock_screen():
    """44 is four tens and four ones; or a fifty, and a five and a one come back."""
    assert exact_notes(44, US) == [(10, 4), (1, 4)]
    assert with_change(44, US) == [(50, 1), (5, -1), (1, -1)]


@pytest.mark.parametrize(
    ("amount", "notes", "exact", "change"),
    [
        (1500, US, [(500, 3)], []),
        (200, US, [(100, 2)], []),
        (22, US, [(10, 2), (1, 2)], []),
        (99, US, [(50, 1), (10, 4), (5, 1), (1, 4)], [(100, 1), (1, -1)]),
        (144, US, [(100, 1), (10, 4), (1, 4)], [(100, 1), (50, 1), (5, -1), (1, -1)]),
        (40, CLASSIC, [(20, 2)], []),
        (90, CLASSIC, [(50, 1), (20, 2)], [(100, 1), (10, -1)]),
        (1600, (5000, 1000, 500, 100, 50, 10), [(1000, 1), (500, 1), (100, 1)], []),
        (15, (5000, 1000, 500, 100, 50, 10), [], []),
        (0, US, [], []),
        (7, (), [], []),
        (30, (25, 10, 1), [(10, 3)], []),
    ],
)
def test_sums_worked_out_by_hand(amount, notes, exact, change):
    """Exact notes, and change where it is worth it; nothing where the box has no such small notes."""
    assert exact_notes(amount, notes) == exact
    assert with_change(amount, notes) == change


@pytest.mark.parametrize("name", names())
def test_the_boxes_can_pay_their_own_title_cards(name):
    """Every price of an edition can be paid with its notes."""
    edition = load(name)
    notes = denominations(edition)
    for title in edition.titles.values():
        assert total(exact_notes(title.price, notes)) == title.price


NOTES = st.lists(st.integers(1, 60), min_size=1, max_size=5, unique=True)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 400), NOTES)
def test_any_box_hands_over_the_fewest_notes(amount, notes):
    """Exact and the fewest, or nothing where it cannot be made; change is exact too, gives something back and is fewer."""
    least = fewest_by_table(amount, notes)
    exact, change = exact_notes(amount, notes), with_change(amount, notes)
    assert pieces(exact) == (least or 0)
    assert total(exact) == (amount if least else 0)
    assert [note for note, _ in exact] == sorted({note for note, _ in exact}, reverse=True)
    if change:
        assert total(change) == amount
        assert pieces(change) < pieces(exact)
        assert {count > 0 for _, count in change} == {True, False}


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 1_000_000), st.sampled_from([US, CLASSIC]))
def test_large_sums_are_exact(amount, notes):
    """Any sum can be made where there are ones, with no note that a larger one would replace."""
    stacks = dict(exact_notes(amount, notes))
    assert total(stacks.items()) == amount
    for larger, smaller in pairwise(notes):
        if larger % smaller == 0:
            assert stacks.get(smaller, 0) < larger // smaller
