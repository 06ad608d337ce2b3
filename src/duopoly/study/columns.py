"""Packed rows as an Arrow table, one row per game with a list for each figure of the seats; and back to the same bytes."""

from typing import TYPE_CHECKING, Any

from ..rules.counters import SOURCES
from ..sim.playout import ENDINGS, PLAYERS, Row

if TYPE_CHECKING:
    import numpy as np
    import pyarrow as pa

NUMBERS = ("number", "rounds", "moves", "throws", "first")
"""Columns with one figure per game, as in the row; `ending` is text."""
BY_SEAT = ("player", "worth", "out_round")
"""Columns with a figure per seat. `role` and `bot` are text, `won` is a boolean, and each source of money has a column."""


def to_table(rows: bytes, roles: tuple[str, ...]) -> "pa.Table":
    """The table of packed rows, which all have the same number of seats, in the order of the games."""
    import numpy as np
    import pyarrow as pa

    from ..fast.schema import dtype_of

    games = np.frombuffer(rows, dtype_of(Row))
    games = games[np.argsort(games["number"], kind="stable")]
    seats = int(games["seats"][0]) if len(games) else 1

    def list_column(values: "np.ndarray[Any, Any]", names: tuple[str, ...] = ()) -> "pa.Array":
        flat = np.ascontiguousarray(values[:, :seats]).reshape(-1)
        return pa.FixedSizeListArray.from_arrays(text_column(flat, names) if names else pa.array(flat), seats)

    columns = {name: pa.array(np.ascontiguousarray(games[name])) for name in NUMBERS}
    columns["ending"] = text_column(games["ending"], ENDINGS)
    columns["role"], columns["bot"] = list_column(games["role"], roles), list_column(games["bot"], PLAYERS)
    columns["won"] = list_column((games["winners"][:, None] >> np.arange(seats)) & 1 == 1)
    columns |= {name: list_column(games[name]) for name in BY_SEAT}
    for number, source in enumerate(SOURCES):
        columns[column_name(source)] = list_column(games["income"][:, :, number])
    return pa.table(columns)


def column_name(source: str) -> str:
    """The column of a source of money: what each seat got from it minus what it paid."""
    return f"income_{source.replace('-', '_')}"


def text_column(codes: "np.ndarray[Any, Any]", names: tuple[str, ...]) -> "pa.Array":
    """Codes as a dictionary-encoded column of their names."""
    import numpy as np
    import pyarrow as pa

    return pa.DictionaryArray.from_arrays(pa.array(np.ascontiguousarray(codes, dtype=np.int8)), pa.array(names))


def from_table(table: "pa.Table", roles: tuple[str, ...]) -> bytes:
    """The packed rows of a table: the inverse of `to_table`."""
    import numpy as np

    from ..fast.schema import dtype_of

    games = np.zeros(table.num_rows, dtype_of(Row))
    if not len(games):
        return b""
    for name in NUMBERS:
        games[name] = table[name].to_numpy()
    games["ending"] = codes_of(table["ending"], ENDINGS)
    seats = table.schema.field("role").type.list_size
    games["seats"] = seats
    for name, names in (("role", roles), ("bot", PLAYERS)):
        games[name][:, :seats] = codes_of(flatten(table[name]), names).reshape(-1, seats)
    won = flatten(table["won"]).to_numpy(zero_copy_only=False).reshape(-1, seats)
    games["winners"] = (won.astype(np.int64) << np.arange(seats)).sum(1).astype(games.dtype["winners"])
    for name in BY_SEAT:
        games[name][:, :seats] = flatten(table[name]).to_numpy().reshape(-1, seats)
    for number, source in enumerate(SOURCES):
        games["income"][:, :seats, number] = flatten(table[column_name(source)]).to_numpy().reshape(-1, seats)
    return games.tobytes()


def flatten(column: "pa.ChunkedArray") -> "pa.Array":
    """All the values of a column of lists."""
    return column.combine_chunks().flatten()


def codes_of(column: Any, names: tuple[str, ...]) -> "np.ndarray[Any, Any]":
    """The codes of a column of names."""
    import numpy as np
    import pyarrow as pa

    array = column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column
    if not pa.types.is_dictionary(array.type):
        array = array.dictionary_encode()
    codes = np.array([names.index(name) for name in array.dictionary.to_pylist()], np.int8)
    result: np.ndarray[Any, Any] = codes[array.indices.to_numpy(zero_copy_only=False)]
    return result
