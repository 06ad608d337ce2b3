"""A record as digits, short enough for a link or a QR code: most games fit, because the rules know the rest.

A move is its place in the list of legal moves, so a move without an alternative takes no room at all, and a throw five bits.
The moves are one number: each multiplies what follows by the number of legal moves. Moves that are not in the list, such as
offers, are written out beside the header, compressed. The digest of the record is part of it: what another version of the
rules would read differently is refused. QR codes have a mode for digits that wastes nothing.
"""

import hashlib
import zlib
from collections.abc import Iterator
from typing import Any

from ..rules.version import VERSION
from .errors import BadPosition, BadRecord, Refused
from .game import Game, Record, begin, play_next
from .record_file import check_built_in, dump, encoded, load

FORMAT = 1
BLOCK, BLOCK_DIGITS = 17, 41
"""So many bytes are so many digits: 256 ** 17 is just below 10 ** 41."""
DIGEST_BYTES = 6
PREFIX_BYTES = 4
MOST_BYTES = 6_000
"""Longer addresses are cut by some programs; no QR code holds half as much."""
MOST_DIGITS = 16_000
MOST_HEAD = 256 * 1024
"""How many bytes the header and what is written out beside it may have, uncompressed."""
MOST_MOVES = 10_000
DICTIONARY = (
    b'"others": {"": ["offer  give  take cash card:", "swap ", "sell "], "undone": [{"after": , "by": "", "moves": [["chance", '
    b'"dice ", "card "]]}], "earlier": [{"moves": , "fair": {"commitment": "", "by_hand": ["dice", "cards"], "secret": "", '
    b'"salts": [{"player": "", "salt": ""}]}}], "treasurer": true, "order": "thrown", "minutes": , "used": , "dice": "auto", '
    b'"cards": "ask", "lang": "en", "limit": null, "seats": [{"name": "Ann", "bot": null}, {"name": "Bob", "bot": "steady"}, '
    b'{"name": "Cem", "bot": "trader"}, {"name": "Dee", "bot": "expert"}], "aim": "last", "aim": "timed", "aim": "camp", '
    b'"rules_version": 2, "players": ["Ann", "Bob", "Cem", "Dee"], "roles": ["competitor", "monopolist"], "roles": null, '
    b'"seed": 0, "rules": {}, {"header": {"edition": "classic-anti-'
)
"""What headers are made of: it need not be sent. Never change it; a new one is a new FORMAT."""


def packed(record: Record) -> str:
    """The record as digits.

    Raises BadRecord if these rules cannot play it, if it is too long, or if its edition is not built in.
    """
    check_built_in(record.header)
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(f"link: expected at most {MOST_MOVES} moves, got {len(record.moves)}: give the game as a file")
    game, places, others = begin(record.header), [], {}
    for ply, (by, move) in enumerate(record.moves):
        options = game.legal() if by == game.to_act else []
        if move in options:
            places.append((options.index(move), len(options)))
        else:
            others[str(ply)] = [by, move]
        play_next(game, by, move, record.rules_version)
    number = 0
    for place, ways in reversed(places):
        number = number * ways + place
    head = encoded({"others": others, "moves": len(record.moves), "header": record.header})
    deflated = deflate(head)
    body = number.to_bytes((number.bit_length() + 7) // 8, "big")
    if len(deflated) + len(body) > MOST_BYTES:
        raise BadRecord(f"link: expected at most {MOST_BYTES} bytes, got {len(deflated) + len(body)}: give the game as a file")
    prefix = bytes((FORMAT, VERSION)) + len(deflated).to_bytes(PREFIX_BYTES - 2, "big")
    return digits_of(prefix + digest(record) + deflated + body)


def unpacked(digits: str) -> Record:
    """The record that such digits stand for. Raises BadRecord if they stand for none, for one of other rules, or for an edition
    that is not built in.
    """
    data = bytes_of(digits)
    if len(data) < PREFIX_BYTES + DIGEST_BYTES or data[0] != FORMAT:
        raise BadRecord("link: expected the digits of a record, got others, perhaps cut short")
    if data[1] != VERSION:
        raise BadRecord(
            f"link: expected one made by version {VERSION} of the rules, got version {data[1]}; a file works with any"
        )
    end = PREFIX_BYTES + DIGEST_BYTES + int.from_bytes(data[2:PREFIX_BYTES], "big")
    head = inflate(data[PREFIX_BYTES + DIGEST_BYTES : end])
    try:
        header, count, others = head["header"], head["moves"], head["others"]
        check_built_in(header)
        record = Record(header, list(moves_of(begin(header), count, others, int.from_bytes(data[end:], "big"))))
    except (AttributeError, KeyError, IndexError, TypeError, ValueError, BadPosition, Refused) as error:
        raise BadRecord(f"link: expected the digits of a record, got others: {error}") from error
    if digest(record) != data[PREFIX_BYTES : PREFIX_BYTES + DIGEST_BYTES]:
        raise BadRecord("link: expected the digits of a record, got others: cut short, or of another version of Duopoly")
    return record


def moves_of(game: Game, count: int, others: dict[str, Any], number: int) -> Iterator[tuple[str, str]]:
    """The moves that the number and what is written out beside it stand for. Raises BadRecord, or an error of their types."""
    if type(count) is not int or not 0 <= count <= MOST_MOVES:
        raise BadRecord(f"link: expected at most {MOST_MOVES} moves, got {count!r}")
    for ply in range(count):
        if str(ply) in others:
            by, move = others[str(ply)]
        else:
            options = game.legal()
            number, place = divmod(number, len(options) or 1)
            by, move = str(game.to_act), options[place]
        if not isinstance(by, str):
            raise BadRecord(f"link: expected a player, got {by!r}")
        game.play(move, by=by)
        yield by, move


def digest(record: Record) -> bytes:
    """What tells a record from others."""
    text = "\n".join((dump(record.header), *(dump(move) for move in record.moves)))
    return hashlib.sha256(text.encode()).digest()[:DIGEST_BYTES]


def deflate(data: bytes) -> bytes:
    """Compressed bytes, without a checksum: the digest is enough."""
    compressor = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=DICTIONARY)
    return compressor.compress(data) + compressor.flush()


def inflate(data: bytes) -> dict[str, Any]:
    """The JSON object in compressed bytes. Raises BadRecord."""
    inflater = zlib.decompressobj(-15, zdict=DICTIONARY)
    try:
        head = load(inflater.decompress(data, MOST_HEAD).decode())
    except (zlib.error, ValueError) as error:
        raise BadRecord("link: expected the digits of a record, got others, perhaps cut short") from error
    if not isinstance(head, dict):
        raise BadRecord("link: expected the digits of a record, got others")
    return head


def digits_of(data: bytes) -> str:
    """Bytes as decimal digits, block by block."""
    blocks = [data[start : start + BLOCK] for start in range(0, len(data), BLOCK)]
    return "".join(f"{int.from_bytes(block, 'big'):0{digits_for(len(block))}}" for block in blocks)


def bytes_of(digits: str) -> bytes:
    """The bytes that decimal digits stand for. Raises BadRecord."""
    if not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
        raise BadRecord(f"link: expected up to {MOST_DIGITS} digits, got {digits[:20]!r}")
    data = bytearray()
    for start in range(0, len(digits), BLOCK_DIGITS):
        block = digits[start : start + BLOCK_DIGITS]
        size = next((size for size in range(1, BLOCK + 1) if digits_for(size) == len(block)), 0)
        if int(block) >= 256**size:
            raise BadRecord("link: expected the digits of a record, got others, perhaps cut short")
        data += int(block).to_bytes(size, "big")
    return bytes(data)


def digits_for(size: int) -> int:
    """How many digits a block of so many bytes takes."""
    return len(str(256**size - 1))
