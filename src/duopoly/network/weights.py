"""The learned weights of the value network: `weights.bin`, which `duopoly train` writes.

The file begins with the version of what the weights mean and the sizes of the layers; the weights follow as whole numbers of 8
bits, first those of editions without camps, then those of editions with camps. A file of another version or size is refused.
"""

import struct
from pathlib import Path

from ..rules.state import RuleTable
from .inputs import N_HIDDEN, N_INPUTS, N_SECOND

VERSION = 1
"""The version of what inputs and weights mean."""
FILE = Path(__file__).with_name("weights.bin")
HEADER = struct.Struct("<8s4h")
MAGIC = b"duopoly\0"
SIZES = (VERSION, N_INPUTS, N_HIDDEN, N_SECOND)

PER_ROLE = (N_INPUTS + 1) * N_HIDDEN
"""The first layer of a role: a bias and a row for each input."""
SECOND = 2 * PER_ROLE
"""Where the second layer begins; a role has a bias and a row for each own and each shared number."""
PER_ROLE_SECOND = N_SECOND * (2 * N_HIDDEN + 1)
LAST = SECOND + 2 * PER_ROLE_SECOND
"""Where the last layer begins; a role has a bias and a weight for each number of the second."""
PER_ROLE_LAST = N_SECOND + 1
NOBODY = LAST + 2 * PER_ROLE_LAST
"""Where the weights of the score of nobody begin: a bias and a weight for each shared number."""
N_WEIGHTS = NOBODY + N_HIDDEN + 1
"""The weights of one network. There are two: without camps, and with camps."""


ONE_BITS, HIDDEN_BITS, WEIGHT_BITS, BIAS_BITS = 6, 8, 7, 5
"""What stands for 1 in an input, a hidden number, a weight, and a bias: two to this power."""
FIRST_BIAS, FIRST = ONE_BITS + WEIGHT_BITS - BIAS_BITS, ONE_BITS + WEIGHT_BITS - HIDDEN_BITS
LATER_BIAS, LATER = HIDDEN_BITS + WEIGHT_BITS - BIAS_BITS, WEIGHT_BITS
"""A sum begins with its bias shifted up, and is shifted down to a hidden number: in the first layer, and in those behind it."""


class BadNetwork(ValueError):
    """A file of weights cannot be used; a one-line message says why and what was expected."""


def pack(weights: tuple[int, ...]) -> bytes:
    """The content of a file with these weights, of both networks."""
    return HEADER.pack(MAGIC, *SIZES) + struct.pack(f"<{2 * N_WEIGHTS}b", *weights)


def unpack(content: bytes) -> tuple[int, ...]:
    """The weights of both networks in the content of a file. Raises BadNetwork."""
    if content[: len(MAGIC)] != MAGIC or len(content) < HEADER.size:
        raise BadNetwork("network: expected a file of weights, got something else; duopoly train makes one")
    _, *sizes = HEADER.unpack_from(content)
    if tuple(sizes) != SIZES:
        raise BadNetwork(f"network: version and sizes: expected {SIZES}, got {tuple(sizes)}; duopoly train makes a new file")
    if len(content) != HEADER.size + 2 * N_WEIGHTS:
        raise BadNetwork(f"network: expected {HEADER.size + 2 * N_WEIGHTS:,} bytes, got {len(content):,}")
    return struct.unpack_from(f"<{2 * N_WEIGHTS}b", content, HEADER.size)


def read(file: Path = FILE) -> tuple[int, ...]:
    """The weights in a file. Raises BadNetwork."""
    try:
        return unpack(file.read_bytes())
    except OSError as error:
        raise BadNetwork(f"network: cannot read {file}: {(error.strerror or str(error)).lower()}") from None


WEIGHTS = read()


def weights_of(rules: RuleTable) -> int:
    """Where the edition's weights begin: games with camps have their own."""
    return 0 if rules.roles == 1 else N_WEIGHTS
