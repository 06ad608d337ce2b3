"""The program's own dice: a counter-based generator, so that outcome n of a game is a function of its key and n alone.

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
    """The four words of one counter under the state's key; streams are independent of each other."""
    c0, c1, c2, c3 = block & WORD, stream, g.number & WORD, (g.number >> 32) & WORD
    k0, k1 = g.key_low, g.key_high
    for _ in range(10):
        p, q = c0 * 0xD2511F53, c2 * 0xCD9E8D57
        c0, c1, c2, c3 = ((q >> 32) & WORD) ^ c1 ^ k0, q & WORD, ((p >> 32) & WORD) ^ c3 ^ k1, p & WORD
        k0 = (k0 + 0x9E3779B9) & WORD
        k1 = (k1 + 0xBB67AE85) & WORD
    return c0, c1, c2, c3


def seed(g: State, key: int, number: int) -> None:
    """Keys the generator: `key` has 64 bits, `number` tells the games of one key apart."""
    g.key_low = key & WORD
    g.key_high = (key >> 32) & WORD
    g.number = number
    g.block_at = -1


def below(g: State, n: int) -> int:
    """A number from 0 to n - 1 for the outcome that is due; asking again gives the same."""
    block = g.draws >> 2
    if g.block_at != block:
        g.block[0], g.block[1], g.block[2], g.block[3] = philox(g, block, CHANCE_STREAM)
        g.block_at = block
    return (g.block[g.draws & 3] * n) >> 32


def choice(g: State, n: int) -> int:
    """A number from 0 to n - 1 for a player who decides at random: a function of the key and the decisions so far."""
    return (philox(g, g.decisions, BOT_STREAM)[0] * n) >> 32


def ways(g: State, rules: RuleTable) -> int:
    """How many outcomes there are now, each as likely as the next, in a phase in which chance is to act."""
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
    """The n-th of them, from 0: the dice as a reader sorts them, the sides of the Speed Die, the cards by number."""
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
    """The outcome that the program's own dice give now."""
    return outcome(g, rules, below(g, ways(g, rules)))
