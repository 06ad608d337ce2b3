"""Packed records as NumPy dtypes."""

from typing import Any

import numpy as np

from ..rules.packed import Packed


def dtype_of(kind: type[Packed]) -> np.dtype[Any]:
    """The dtype of a packed record."""
    names, formats = [field.name for field in kind.fields], [(f"<{field.code}", field.shape) for field in kind.fields]
    return np.dtype({"names": names, "formats": formats, "itemsize": kind.layout.size}, align=True)
