"""Chance that can be trusted: throws and cards follow from a secret whose hash is shown before the first of them.

Whoever keeps the table picks a secret of 32 bytes and shows its hash, the *commitment*, before the game begins. What the
n-th move of chance is follows from the secret and n alone, n being how many moves of chance the game has had. After the
last move the secret is opened, and everybody can work out every throw again. In any language, with H = HMAC-SHA-256:

    commitment = SHA-256("duopoly commitment 1\\n" + secret), in hexadecimal digits
    number     = H(secret, "duopoly draw 1\\n" + n in 8 bytes + attempt in 4 bytes), the highest byte first
    outcome    = number mod w, where there are w ways; `attempt` is 0, and goes up while number >= w * (2^256 div w)

36 ways are the throws 1 1, 1 2 … 6 6; 6 ways the faces of a die, on the Speed Die 1, 2, 3, bus and the man twice; else the
cards that may come, in the order of their deck, or the unsold titles in that of the board. As a throw depends on n, one that
was taken back falls again the same: that is meant, so that nobody takes back until he likes what falls.
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
"""What a move of chance is, by its verb; dealt titles are cards, too. The end of the agreed time is the clock's, and
follows from no secret."""


class Verdict(NamedTuple):
    """What checking a record found: every one of its `moves` is legal, and `game` stands after the last.

    With a secret, `throws` and `cards` follow from it; what was thrown or drawn by hand stands in `thrown` and `drawn`.
    Without a secret, or without a commitment (""), nothing can be said of the dice and cards yet, or ever. `version` is that
    of the rules that made the record; they are legal by the rules of now.
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
    """A secret for one game, from the system's source of randomness."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """The hash that is shown before the first throw, and binds to the secret."""
    return hashlib.sha256(COMMITMENT_DOMAIN + secret).hexdigest()


def draw(secret: bytes, n: int, ways: int) -> int:
    """The number from 0 to `ways` - 1 that the n-th move of chance gets, each as likely as the next."""
    end, attempt = NUMBERS - NUMBERS % ways, 0
    while True:
        message = DRAW_DOMAIN + n.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        number = int.from_bytes(hmac.digest(secret, message, "sha256"), "big")
        if number < end:
            return number % ways
        attempt += 1


def outcome(secret: bytes, n: int, game: Game) -> str:
    """The move that the n-th move of chance would be in the game's present phase; raises Refused where chance is not to act."""
    twin = game.copy()
    twin.chance_by(partial(draw, secret, n))
    return twin.moves[-1][1]


def play(secret: bytes, game: Game) -> list[Event]:
    """Lets chance act by the secret; returns what it made happen. Raises Refused where chance is not to act."""
    return game.chance_by(partial(draw, secret, chance_moves(game.moves)))


def chance_moves(moves: Sequence[tuple[str, str]]) -> int:
    """How many of the moves are chance's."""
    return sum(by == CHANCE_NAME for by, _ in moves)


def promised(secret: bytes, by_hand: Sequence[str] = ()) -> dict[str, Any]:
    """The field `fair` of a new game's header: the commitment, and "dice" or "cards" where people throw or draw by hand."""
    return {"commitment": commitment(secret), **({"by_hand": list(by_hand)} if by_hand else {})}


def opened(record: Record, secret: bytes) -> Record:
    """The record with its secret opened; raises ValueError for a secret that was not promised."""
    promise = promise_of(record.header)
    if promise is None or promise.commitment != commitment(secret):
        raise ValueError("secret: not the one that the record's commitment promises")
    return Record({**record.header, "fair": {**record.header["fair"], "secret": secret.hex()}}, record.moves)


def verify(record: Record) -> Verdict:
    """Replays the record: every move is legal, and throws and cards follow from the secret, where there is one.

    Raises BadRecord: for a secret whose hash is not the commitment, for one that stays closed though the game is over, and
    at the first move that is not legal or does not follow.
    """
    game, promise = begun(record)
    secret, by_hand = (promise.secret, promise.by_hand) if promise else (None, ())
    found: Counter[tuple[str, bool]] = Counter()
    outcomes = 0
    for by, move in record.moves:
        kind = KINDS.get(move.partition(" ")[0], "")
        if by != CHANCE_NAME or secret is None or kind == CLOCK or kind in by_hand:
            play_next(game, by, move, record.rules_version)
        else:
            play_drawn(game, move, record.rules_version, partial(draw, secret, outcomes))
        if by == CHANCE_NAME:
            outcomes += 1
            found[kind, kind in by_hand] += 1
    if promise and secret is None and game.to_act is None:
        raise BadRecord(
            f"fair.secret: missing though the game is over; the one with the hash {promise.commitment} would be right"
        )
    return verdict_of(game, promise, found, record.rules_version)


def begun(record: Record) -> tuple[Game, Promise | None]:
    """The game before the first move, and what its header promises, kept if the secret is there; raises BadRecord."""
    game, promise = begin(record.header), promise_of(record.header)
    if promise and promise.secret is not None:
        found = commitment(promise.secret)
        if found != promise.commitment:
            raise BadRecord(f"fair.secret: its hash is {found}, not the commitment {promise.commitment}: not what was promised")
    return game, promise


def play_drawn(game: Game, move: str, version: int, pick: "partial[int]") -> None:
    """Plays the record's next move, an outcome of chance, as the secret has it; the record must have the same."""
    if game.to_act != CHANCE_NAME:
        play_next(game, CHANCE_NAME, move, version)
        return
    game.chance_by(pick)
    drawn = game.moves[-1][1]
    if drawn != move:
        problem = f"move {len(game.moves)}: {CHANCE_NAME}: {move} does not follow from the secret: {drawn} would"
        raise BadRecord(with_versions(problem, version))


def verdict_of(game: Game, promise: Promise | None, found: Mapping[tuple[str, bool], int], version: int) -> Verdict:
    """The verdict from the number of outcomes by what they are, and whether by hand."""
    is_open = promise is not None and promise.secret is not None
    throws, cards = (found[DICE, False], found[CARDS, False]) if is_open else (0, 0)
    hash_shown = promise.commitment if promise else ""
    return Verdict(game, len(game.moves), hash_shown, is_open, throws, cards, found[DICE, True], found[CARDS, True], version)


def told(verdict: Verdict, lang: str = "en") -> str:
    """The verdict in sentences; the last says where other rules made the record."""
    return " ".join(filter(None, (found_words(verdict, lang), changed_words(verdict.version, lang))))


def found_words(verdict: Verdict, lang: str) -> str:
    """What was found."""
    facts: dict[str, Any] = {"moves": say(lang, "fair-moves", number=verdict.moves), "hash": grouped(verdict.commitment)}
    if not verdict.commitment:
        return say(lang, "fair-unpromised", moves=facts["moves"])
    if not verdict.opened:
        return say(lang, "fair-sealed", **facts)
    facts["throws"] = say(lang, "fair-throws", number=verdict.throws)
    facts["cards"] = say(lang, "fair-cards", number=verdict.cards)
    sentences = [say(lang, "fair-follow", **facts)]
    for key, number in (("fair-thrown", verdict.thrown), ("fair-drawn", verdict.drawn)):
        if number:
            sentences.append(say(lang, key, number=number))
    return " ".join(sentences)


def grouped(digits: str) -> str:
    """A hash as people compare it: four digits at a time."""
    return " ".join(digits[i : i + 4] for i in range(0, len(digits), 4))
