"""Sets of spaces, moves or seats as the bits of a number. The compiled twin has each of these in one machine instruction."""


def lowest(bits: int) -> int:
    """The least member of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def size(bits: int) -> int:
    """How many members the set has."""
    return bits.bit_count()


def nth_of(bits: int, n: int) -> int:
    """The n-th member of a set, from 0."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest(bits)
