"""Rows as a table of Arrow: one row a game, lists where a figure belongs to each seat; and back to the same bytes."""

from typing import TYPE_CHECKING, Any

from ..rules.counters import SOURCES
from ..sim.playout import ENDINGS, PLAYERS, Row
from .sums import ROW_SIZE

if TYPE_CHECKING:
    import numpy as np
    import pyarrow as pa

NUMBERS = ("number", "rounds", "moves", "throws", "first")
"""Columns with one figure a game, as the row has them; `ending` is a word."""
BY_SEAT = ("player", "worth", "out_round")
"""Columns with a figure for each seat; `role` and `bot` are words, `won` is yes or no, and each source of money has one."""


def table_of(rows: bytes, roles: tuple[str, ...]) -> "pa.Table":
    """The table of packed rows, all with the same number of seats, in the order of the games."""
    import numpy as np
    import pyarrow as pa

    games = np.frombuffer(rows, row_dtype())
    games = games[np.argsort(games["number"], kind="stable")]
    seats = int(games["seats"][0]) if len(games) else 1

    def listed(values: "np.ndarray[Any, Any]", words: tuple[str, ...] = ()) -> "pa.Array":
        flat = np.ascontiguousarray(values[:, :seats]).reshape(-1)
        return pa.FixedSizeListArray.from_arrays(worded(flat, words) if words else pa.array(flat), seats)

    columns = {name: pa.array(np.ascontiguousarray(games[name])) for name in NUMBERS}
    columns["ending"] = worded(games["ending"], ENDINGS)
    columns["role"], columns["bot"] = listed(games["role"], roles), listed(games["bot"], PLAYERS)
    columns["won"] = listed((games["winners"][:, None] >> np.arange(seats)) & 1 == 1)
    columns |= {name: listed(games[name]) for name in BY_SEAT}
    for source, word in enumerate(SOURCES):
        columns[column_of(word)] = listed(games["income"][:, :, source])
    return pa.table(columns)


def row_dtype() -> "np.dtype[Any]":
    """A packed row as NumPy sees it: field after field without gaps."""
    import numpy as np

    fields = [(field.name, f"<{field.code}", field.shape) for field in Row.fields]
    used = np.dtype(fields).itemsize
    return np.dtype([*fields, ("behind", f"V{ROW_SIZE - used}")] if used < ROW_SIZE else fields)


def column_of(source: str) -> str:
    """The column of a source of money: what each seat got from it less what it paid."""
    return f"income_{source.replace('-', '_')}"


def worded(codes: "np.ndarray[Any, Any]", words: tuple[str, ...]) -> "pa.Array":
    """Codes as the words they stand for."""
    import numpy as np
    import pyarrow as pa

    return pa.DictionaryArray.from_arrays(pa.array(np.ascontiguousarray(codes, dtype=np.int8)), pa.array(words))


def rows_of(table: "pa.Table", roles: tuple[str, ...]) -> bytes:
    """The packed rows of a table: the inverse of `table_of`."""
    import numpy as np

    games = np.zeros(table.num_rows, row_dtype())
    if not len(games):
        return b""
    for name in NUMBERS:
        games[name] = table[name].to_numpy()
    games["ending"] = codes_of(table["ending"], ENDINGS)
    seats = table.schema.field("role").type.list_size
    games["seats"] = seats
    for name, words in (("role", roles), ("bot", PLAYERS)):
        games[name][:, :seats] = codes_of(flat(table[name]), words).reshape(-1, seats)
    won = flat(table["won"]).to_numpy(zero_copy_only=False).reshape(-1, seats)
    games["winners"] = (won.astype(np.int64) << np.arange(seats)).sum(1).astype(games.dtype["winners"])
    for name in BY_SEAT:
        games[name][:, :seats] = flat(table[name]).to_numpy().reshape(-1, seats)
    for source, word in enumerate(SOURCES):
        games["income"][:, :seats, source] = flat(table[column_of(word)]).to_numpy().reshape(-1, seats)
    return games.tobytes()


def flat(column: "pa.ChunkedArray") -> "pa.Array":
    """All the values of a column of lists."""
    return column.combine_chunks().flatten()


def codes_of(column: Any, words: tuple[str, ...]) -> "np.ndarray[Any, Any]":
    """The codes of words."""
    import numpy as np
    import pyarrow as pa

    array = column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column
    if not pa.types.is_dictionary(array.type):
        array = array.dictionary_encode()
    codes = np.array([words.index(word) for word in array.dictionary.to_pylist()], np.int8)
    found: np.ndarray[Any, Any] = codes[array.indices.to_numpy(zero_copy_only=False)]
    return found
