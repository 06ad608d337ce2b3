"""Sets of spaces, moves or seats as the bits of a number. Compiled, the first three are a machine instruction or two."""


def lowest(bits: int) -> int:
    """The lowest member of a set; the set must not be empty."""
    return (bits & -bits).bit_length() - 1


def highest(bits: int) -> int:
    """The highest member of a set; the set must not be empty."""
    return bits.bit_length() - 1


def size(bits: int) -> int:
    """How many members the set has."""
    return bits.bit_count()


def nth_of(bits: int, n: int) -> int:
    """The n-th member of a set, counted from 0."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest(bits)
