"""The program's own dice: a counter-based generator. Outcome n of a game depends only on the game's key and n.

Philox4x32-10 (Salmon, Moraes, Dror, Shaw: Parallel random numbers: as easy as 1, 2, 3. SC 2011), written on 32-bit words.
"""

from .bits import nth_of, size
from .codes import (
    CARD,
    COUNT,
    DEAL,
    DICE,
    DIE,
    DO_CARD,
    DO_DEAL,
    DO_DICE,
    DO_DIE,
    DO_SPEED,
    FACE_1,
    FACE_2,
    FACE_3,
    FACE_BUS,
    FACE_MISTER,
    ORDER,
    SPEED,
    Move,
)
from .decks import drawable, nth_drawable
from .state import RuleTable, State
from .titles import unsold

WORD = 0xFFFFFFFF
CHANCE_STREAM, BOT_STREAM = 0, 1

SPEED_DIE = (FACE_1, FACE_2, FACE_3, FACE_BUS, FACE_MISTER, FACE_MISTER)  # its six sides


def philox(g: State, block: int, stream: int) -> tuple[int, int, int, int]:
    """The four random words of a block under the state's key. The streams are independent of each other."""
    c0, c1, c2, c3 = block & WORD, stream, g.number & WORD, (g.number >> 32) & WORD
    k0, k1 = g.key_low, g.key_high
    for _ in range(10):
        p, q = c0 * 0xD2511F53, c2 * 0xCD9E8D57
        c0, c1, c2, c3 = ((q >> 32) & WORD) ^ c1 ^ k0, q & WORD, ((p >> 32) & WORD) ^ c3 ^ k1, p & WORD
        k0 = (k0 + 0x9E3779B9) & WORD
        k1 = (k1 + 0xBB67AE85) & WORD
    return c0, c1, c2, c3


def seed(g: State, key: int, number: int) -> None:
    """Seeds the generator: `key` has 64 bits, and `number` tells apart the games of one key."""
    g.key_low = key & WORD
    g.key_high = (key >> 32) & WORD
    g.number = number
    g.block_at = -1


def below(g: State, n: int) -> int:
    """A number from 0 to n - 1 for the next outcome of chance. Calling it again gives the same number."""
    block = g.draws >> 2
    if g.block_at != block:
        g.block[0], g.block[1], g.block[2], g.block[3] = philox(g, block, CHANCE_STREAM)
        g.block_at = block
    return (g.block[g.draws & 3] * n) >> 32


def choice(g: State, n: int) -> int:
    """A number from 0 to n - 1 for a player who decides at random; it depends on the key and the number of decisions so far."""
    return (philox(g, g.decisions, BOT_STREAM)[0] * n) >> 32


def ways(g: State, rules: RuleTable) -> int:
    """How many equally likely outcomes there are now; chance must be the one to act."""
    phase = g.phase
    if phase == DICE or phase == COUNT or phase == ORDER:
        return 36
    if phase == DIE or phase == SPEED:
        return 6
    if phase == DEAL:
        return size(unsold(g, rules))
    assert phase == CARD
    return drawable(g, rules)


def outcome(g: State, rules: RuleTable, n: int) -> Move:
    """The n-th of those outcomes, from 0: dice in the order 1 1, 1 2, ..., 6 6, the sides of the Speed Die, cards by number."""
    phase = g.phase
    if phase == DICE or phase == COUNT or phase == ORDER:
        return Move(DO_DICE, n // 6 + 1, n % 6 + 1)
    if phase == DIE:
        return Move(DO_DIE, n + 1)
    if phase == SPEED:
        return Move(DO_SPEED, SPEED_DIE[n])
    if phase == DEAL:
        return Move(DO_DEAL, nth_of(unsold(g, rules), n))
    return Move(DO_CARD, nth_drawable(g, rules, n))


def draw(g: State, rules: RuleTable) -> Move:
    """The outcome that the game's own generator gives now."""
    return outcome(g, rules, below(g, ways(g, rules)))
