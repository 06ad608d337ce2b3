"""Packed records as NumPy dtypes."""

from typing import Any

import numpy as np

from ..rules.counters import Counters
from ..rules.packed import Packed
from ..rules.state import State


def dtype_of(kind: type[Packed], *behind: tuple[str, np.dtype[Any]]) -> np.dtype[np.void]:
    """The dtype of a packed record, with further fields `behind` it if any."""
    formats = [np.dtype((f"<{field.code}", field.shape)) for field in kind.fields]
    ends = np.cumsum([0, *(form.itemsize for form in formats)]).tolist()
    names, offsets, size = [field.name for field in kind.fields], ends[:-1], kind.layout.size
    for name, form in behind:
        names.append(name)
        formats.append(form)
        offsets.append(size)
        size += form.itemsize
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": size}, align=True)


# In the twin the counters of a state stand right behind it.
GAME = dtype_of(State, ("counters", dtype_of(Counters)))
