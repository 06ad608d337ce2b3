"""Records as NumPy sees them: the packed form of a record is its bytes in an array."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ..rules.counters import Counters
from ..rules.packed import Packed
from ..rules.state import State

Records = npt.NDArray[np.void]


def dtype_of(kind: type[Packed]) -> np.dtype[np.void]:
    """The dtype of a packed record."""
    return packed(kind, [])


def packed(kind: type[Packed], behind: list[tuple[str, np.dtype[Any]]]) -> np.dtype[np.void]:
    """The dtype of a packed record with further fields behind it."""
    formats = [np.dtype((f"<{field.code}", field.shape)) for field in kind.fields]
    ends = np.cumsum([0, *(form.itemsize for form in formats)]).tolist()
    names, offsets, size = [field.name for field in kind.fields], ends[:-1], kind.layout.size
    for name, form in behind:
        names.append(name)
        formats.append(form)
        offsets.append(size)
        size += form.itemsize
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": size}, align=True)


# A state in the twin has its counters with it, behind the bytes of the state itself.
GAME = packed(State, [("counters", dtype_of(Counters))])
