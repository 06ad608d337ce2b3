"""Provably fair dice: throws and cards follow from a secret whose hash is shown before the game.

The server picks a secret of 32 bytes and shows its hash, the *commitment*, before the game begins. The next move of chance
follows from the secret and n alone, where n is the number of moves of chance so far. After the last move the secret is
opened, and everybody can work out every throw again. In any language, with H = HMAC-SHA-256:

    commitment = SHA-256("duopoly commitment 1\\n" + secret), in hexadecimal digits
    number     = H(secret, "duopoly draw 1\\n" + n in 8 bytes + attempt in 4 bytes), the highest byte first
    outcome    = number mod w, where there are w ways; `attempt` is 0, and goes up while number >= w * (2^256 div w)

The 36 ways are the throws 1 1, 1 2 ... 6 6; 6 ways are the faces of a die, on the Speed Die 1, 2, 3, bus and the man twice;
otherwise they are the cards that may come in the order of their deck, or the unsold titles in board order. A throw that is
taken back falls the same again, so nobody can undo a throw to get a better one.
"""

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from ..rules.version import VERSION
from ..words import say
from .errors import BadRecord
from .events import Event
from .game import Game, Record, begin, play_next
from .promise import CARDS, DICE, SECRET_BYTES, Promise, promise_of
from .seats import CHANCE_NAME
from .versions import changed_words, with_versions

COMMITMENT_DOMAIN = b"duopoly commitment 1\n"
DRAW_DOMAIN = b"duopoly draw 1\n"
NUMBERS = 1 << 256

CLOCK = "clock"
KINDS = {"dice": DICE, "die": DICE, "speed": DICE, "card": CARDS, "deal": CARDS, "time": CLOCK}
"""The kind of a move of chance, by its verb; dealt titles are cards too. The end of the agreed time is up to the clock, and
does not follow from the secret."""


class Verification(NamedTuple):
    """The result of checking a record: all its `moves` are legal, and `game` is the game after the last one.

    If the secret is opened, `throws` and `cards` are the numbers of those that follow from it, `thrown` and `drawn` those made
    by hand. Without a secret, or without a commitment (""), nothing is known about dice and cards. `version` is the version
    of the rules that made the record; the moves are legal by the present rules.
    """

    game: Game
    moves: int
    commitment: str
    opened: bool
    throws: int
    cards: int
    thrown: int
    drawn: int
    version: int = VERSION


def new_secret() -> bytes:
    """A new secret for one game, from the system's source of randomness."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """The hash of the secret, which is shown before the first throw."""
    return hashlib.sha256(COMMITMENT_DOMAIN + secret).hexdigest()


def draw(secret: bytes, n: int, ways: int) -> int:
    """The number from 0 to `ways` - 1 for the n-th move of chance; all are equally likely."""
    end, attempt = NUMBERS - NUMBERS % ways, 0
    while True:
        message = DRAW_DOMAIN + n.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        number = int.from_bytes(hmac.digest(secret, message, "sha256"), "big")
        if number < end:
            return number % ways
        attempt += 1


def outcome(secret: bytes, n: int, game: Game) -> str:
    """The n-th move of chance, if it came in the game's present phase. Raises Refused if chance is not to act."""
    trial = game.copy()
    trial.chance_by(partial(draw, secret, n))
    return trial.moves[-1][1]


def play(secret: bytes, game: Game) -> list[Event]:
    """Plays the outcome that follows from the secret and returns its events. Raises Refused if chance is not to act."""
    return game.chance_by(partial(draw, secret, chance_moves(game.moves)))


def chance_moves(moves: Sequence[tuple[str, str]]) -> int:
    """How many of the moves are moves of chance."""
    return [by for by, _ in moves].count(CHANCE_NAME)


def promised(secret: bytes, by_hand: Sequence[str] = ()) -> dict[str, Any]:
    """The field `fair` of a new game's header: the commitment, and "dice" or "cards" if people throw or draw by hand."""
    return {"commitment": commitment(secret), **({"by_hand": list(by_hand)} if by_hand else {})}


def opened(record: Record, secret: bytes) -> Record:
    """The record with its secret opened. Raises ValueError if the secret does not have the hash that was shown."""
    promise = promise_of(record.header)
    if promise is None or promise.commitment != commitment(secret):
        shown = promise.commitment if promise else "none"
        raise ValueError(f"secret: expected one with the commitment {shown}, got one with {commitment(secret)}")
    return Record({**record.header, "fair": {**record.header["fair"], "secret": secret.hex()}}, record.moves)


def verify(record: Record) -> Verification:
    """Replays the record, and checks that every move is legal and that throws and cards follow from the secret, if any.

    Raises BadRecord if the secret does not have the hash that was shown, if it is missing although the game is over, or at
    the first move that is not legal or does not follow.
    """
    game, promise = begun(record)
    secret, by_hand = (promise.secret, promise.by_hand) if promise else (None, ())
    counts: Counter[tuple[str, bool]] = Counter()
    outcomes = 0
    for by, move in record.moves:
        kind = KINDS.get(move.partition(" ")[0], "")
        if by != CHANCE_NAME or secret is None or kind == CLOCK or kind in by_hand:
            play_next(game, by, move, record.rules_version)
        else:
            play_drawn(game, move, record.rules_version, partial(draw, secret, outcomes))
        if by == CHANCE_NAME:
            outcomes += 1
            counts[kind, kind in by_hand] += 1
    if promise and secret is None and game.to_act is None:
        raise BadRecord(f"fair.secret: expected the one with the hash {promise.commitment}, because the game is over, got none")
    return verification(game, promise, counts, record.rules_version)


def begun(record: Record) -> tuple[Game, Promise | None]:
    """The game before the first move, and its promise. Raises BadRecord if an opened secret has another hash."""
    game, promise = begin(record.header), promise_of(record.header)
    if promise and promise.secret is not None:
        opened_hash = commitment(promise.secret)
        if opened_hash != promise.commitment:
            raise BadRecord(
                f"fair.secret: expected one with the hash {promise.commitment}, got {opened_hash}, not the commitment"
            )
    return game, promise


def play_drawn(game: Game, move: str, version: int, pick: "partial[int]") -> None:
    """Plays the outcome that follows from the secret, and checks that it is the record's next move."""
    if game.to_act != CHANCE_NAME:
        play_next(game, CHANCE_NAME, move, version)
        return
    game.chance_by(pick)
    drawn = game.moves[-1][1]
    if drawn != move:
        problem = f"move {len(game.moves)}: expected {drawn}, which follows from the secret, got {move}"
        raise BadRecord(with_versions(problem, version))


def verification(game: Game, promise: Promise | None, counts: Mapping[tuple[str, bool], int], version: int) -> Verification:
    """The result of the check, from the number of outcomes by kind and whether they were by hand."""
    is_open = promise is not None and promise.secret is not None
    throws, cards = (counts[DICE, False], counts[CARDS, False]) if is_open else (0, 0)
    hash_shown = promise.commitment if promise else ""
    thrown, drawn = counts[DICE, True], counts[CARDS, True]
    return Verification(game, len(game.moves), hash_shown, is_open, throws, cards, thrown, drawn, version)


def describe(result: Verification, lang: str = "en") -> str:
    """The result in sentences; the last one says if another version of the rules made the record."""
    return " ".join(filter(None, (result_words(result, lang), changed_words(result.version, lang))))


def result_words(result: Verification, lang: str) -> str:
    """What the check says about moves, throws and cards."""
    facts: dict[str, Any] = {"moves": say(lang, "fair-moves", number=result.moves), "hash": grouped(result.commitment)}
    if not result.commitment:
        return say(lang, "fair-unpromised", moves=facts["moves"])
    if not result.opened:
        return say(lang, "fair-sealed", **facts)
    facts["throws"] = say(lang, "fair-throws", number=result.throws)
    facts["cards"] = say(lang, "fair-cards", number=result.cards)
    sentences = [say(lang, "fair-follow", **facts)]
    for key, number in (("fair-thrown", result.thrown), ("fair-drawn", result.drawn)):
        if number:
            sentences.append(say(lang, key, number=number))
    return " ".join(sentences)


def grouped(digits: str) -> str:
    """A hash in groups of four digits, easy to compare."""
    return " ".join(digits[i : i + 4] for i in range(0, len(digits), 4))
