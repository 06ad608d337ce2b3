"""Provably fair dice: throws and cards follow from a secret whose hash is shown before the game, and from the players' salts.

The server picks a secret of 32 bytes and shows its hash, the *commitment*. Then each person's page may add a *salt* of 16
random bytes, before the first outcome is drawn. The next move of chance follows from the secret, the salts, and n alone,
where n is the number of moves of chance so far. After the last move the secret is opened, and everybody can work out every
throw again. If the game goes on at another table, that one promises the rest anew: see `duopoly.play.earlier`. In any language,
with H = HMAC-SHA-256:

    commitment = SHA-256("duopoly commitment 1\\n" + secret), in hexadecimal digits
    key        = H(secret, "duopoly salts 1\\n" + all salts in their order); the secret itself if there are no salts
    number     = H(key, "duopoly draw 1\\n" + n in 8 bytes + attempt in 4 bytes), the highest byte first
    outcome    = number mod w, where there are w ways; `attempt` is 0, and goes up while number >= w * (2^256 div w)

The 36 ways are the throws 1 1, 1 2 ... 6 6; 6 ways are the faces of a die, on the Speed Die 1, 2, 3, bus and the man twice;
otherwise they are the cards that may come in the order of their deck, or the unsold titles in board order. A throw that is
taken back falls the same again, so nobody can undo a throw to get a better one. The record's header lists what was taken
back, and it is checked like the rest.
"""

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from ..rules.version import VERSION
from ..words import say
from .earlier import EarlierPart, earlier_of, starts
from .errors import BadPosition, BadRecord
from .events import Event
from .game import Game, Record, begin, play_next
from .promise import CARDS, DICE, SECRET_BYTES, Promise, Salt, Undone, promise_of, undone_of
from .seats import CHANCE_NAME
from .versions import changed_words, with_versions

COMMITMENT_DOMAIN = b"duopoly commitment 1\n"
SALTS_DOMAIN = b"duopoly salts 1\n"
DRAW_DOMAIN = b"duopoly draw 1\n"
NUMBERS = 1 << 256

CLOCK = "clock"
KINDS = {"dice": DICE, "die": DICE, "speed": DICE, "card": CARDS, "deal": CARDS, "time": CLOCK}
"""The kind of a move of chance, by its verb; dealt titles are cards too. The end of the agreed time is up to the clock, and
does not follow from the secret."""


class PartCheck(NamedTuple):
    """What is known about a part of a game, up to so many `moves` of the game. As in `Verification`, of this part alone."""

    moves: int
    commitment: str
    opened: bool
    throws: int
    cards: int
    thrown: int
    drawn: int
    all_by_hand: bool = False


class Verification(NamedTuple):
    """The result of checking a record: all its `moves` are legal, and `game` is the game after the last one.

    If the secret is opened, `throws` and `cards` are the numbers of those that follow from it, `thrown` and `drawn` those made
    by hand. Without a secret, or without a commitment (""), nothing is known about dice and cards. `version` is the version
    of the rules that made the record; the moves are legal by the present rules. `salted` are the players who added a salt,
    `undone` is how often moves were taken back: those moves are checked, too, but not counted. If the game went on elsewhere,
    `commitment`, `opened`, `throws`, `cards`, `salted`, and `all_by_hand` are about its last part, and `earlier` has what came
    before. If people threw and drew everything themselves, `all_by_hand` is true, and there is nothing to open.
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
    salted: tuple[str, ...] = ()
    undone: int = 0
    earlier: tuple[PartCheck, ...] = ()
    all_by_hand: bool = False


def new_secret() -> bytes:
    """A new secret for one game, from the system's source of randomness."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """The hash of the secret, which is shown before the first throw."""
    return hashlib.sha256(COMMITMENT_DOMAIN + secret).hexdigest()


def draw_key(secret: bytes, salts: Sequence[bytes]) -> bytes:
    """What all outcomes follow from: the secret and the salts in their order."""
    return hmac.digest(secret, SALTS_DOMAIN + b"".join(salts), "sha256") if salts else secret


def draw(key: bytes, n: int, ways: int) -> int:
    """The number from 0 to `ways` - 1 for the n-th move of chance; all are equally likely."""
    end, attempt = NUMBERS - NUMBERS % ways, 0
    while True:
        message = DRAW_DOMAIN + n.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        number = int.from_bytes(hmac.digest(key, message, "sha256"), "big")
        if number < end:
            return number % ways
        attempt += 1


def outcome(key: bytes, n: int, game: Game) -> str:
    """The n-th move of chance, if it came in the game's present phase. Raises Refused if chance is not to act."""
    trial = game.copy()
    trial.chance_by(partial(draw, key, n))
    return trial.moves[-1][1]


def play(key: bytes, game: Game) -> list[Event]:
    """Plays the outcome that follows from the key and returns its events. Raises Refused if chance is not to act."""
    return game.chance_by(partial(draw, key, chance_moves(game.moves)))


def chance_moves(moves: Sequence[tuple[str, str]]) -> int:
    """How many of the moves are moves of chance."""
    return [by for by, _ in moves].count(CHANCE_NAME)


def promised(secret: bytes, by_hand: Sequence[str] = ()) -> dict[str, Any]:
    """The field `fair` of a new game's header: the commitment, and "dice" or "cards" if people throw or draw by hand."""
    return {"commitment": commitment(secret), **({"by_hand": list(by_hand)} if by_hand else {})}


def with_salts(header: Mapping[str, Any], salts: Sequence[Salt]) -> dict[str, Any]:
    """A promised game's header with the players' salts."""
    rows = [{"player": salt.player, "salt": salt.number.hex()} for salt in salts]
    return {**header, "fair": {**header["fair"], "salts": rows}} if rows else dict(header)


def with_undone(header: Mapping[str, Any], undone: Sequence[Undone]) -> dict[str, Any]:
    """A header with what was taken back."""
    rows = [{"after": undo.after, "by": undo.by, "moves": [list(move) for move in undo.moves]} for undo in undone]
    return {**header, "undone": rows} if rows else dict(header)


def opened(record: Record, secret: bytes) -> Record:
    """The record with its secret opened. Raises ValueError if the secret does not have the hash that was shown."""
    promise = promise_of(record.header)
    if promise is None or promise.commitment != commitment(secret):
        shown = promise.commitment if promise else "none"
        raise ValueError(f"secret: expected one with the commitment {shown}, got one with {commitment(secret)}")
    return Record({**record.header, "fair": {**record.header["fair"], "secret": secret.hex()}}, record.moves)


def cut(record: Record, moves: int) -> Record:
    """The record's first moves, with what was promised about them and taken back among them. Raises BadPosition."""
    header = up_to(record.header, moves)
    if "earlier" in header:
        header["earlier"] = [{**up_to(part, moves), "moves": min(part["moves"], moves)} for part in header["earlier"]]
    return Record(header, record.moves[:moves])


def up_to(part: Mapping[str, Any], moves: int) -> dict[str, Any]:
    """The header's fields, or those of an earlier part, without what was taken back behind so many moves."""
    undone = [undo for undo in undone_of(part) if undo.after <= moves]
    return with_undone({name: value for name, value in part.items() if name != "undone"}, undone)


def verify(record: Record) -> Verification:
    """Replays the record, and checks that every move is legal and that throws and cards follow from the secret, if any.

    A game that went on elsewhere has several parts, each with its own promise; each is checked by its own.
    Raises BadRecord if a secret does not have the hash that was shown, if it is missing although the game is over and the
    program drew anything, or at the first move that is not legal or does not follow. Moves that were taken back are checked
    if these rules played them.
    """
    game, parts = begun(record)
    for part, start in zip(parts, starts(parts), strict=False):
        undone = part.undone if record.rules_version == VERSION else ()
        returns = {undo.after for undo in undone}
        for run, next_undo in timeline(record.moves[: part.moves], undone, start):
            play_run(game, run, record.rules_version, part.promise, returns)
            if next_undo:
                game.undo(next_undo)
    promise = parts[-1].promise
    if promise and promise.secret is None and not promise.draws_nothing and game.to_act is None:
        raise BadRecord(f"fair.secret: expected the one with the hash {promise.commitment}, because the game is over, got none")
    return verification(game, parts, record.rules_version)


def key_of(promise: Promise | None) -> bytes | None:
    """What all outcomes follow from under a promise; None if its secret is not known."""
    return draw_key(promise.secret, [salt.number for salt in promise.salts]) if promise and promise.secret else None


def timeline(
    moves: Sequence[tuple[str, str]], undone: Sequence[Undone], start: int = 0
) -> Iterator[tuple[Sequence[tuple[str, str]], int]]:
    """All that was played after the first `start` moves, in order: the moves up to an undo, and how many it took back; 0
    after the last. Raises BadRecord.
    """
    runs: list[tuple[Sequence[tuple[str, str]], int]] = []
    stood, taken = list(moves), 0  # going back: what stood on the board before each undo
    for number, undo in reversed(tuple(enumerate(undone))):
        if not start <= undo.after <= len(stood):
            raise BadRecord(f"line 1: undone[{number}].after: expected {start} to {len(stood)}, got {undo.after}")
        runs.append((stood[undo.after :], taken))
        stood, taken = [*stood[: undo.after], *undo.moves], len(undo.moves)
    runs.append((stood[start:], taken))
    yield from reversed(runs)


def begun(record: Record) -> tuple[Game, list[EarlierPart]]:
    """The game before the first move, and its parts with the last one. Raises BadRecord if a secret has another hash."""
    game = begin(record.header)
    try:
        last = EarlierPart(len(record.moves), promise_of(record.header), undone_of(record.header))
        parts = [*earlier_of(record.header), last]
    except BadPosition as error:
        raise BadRecord(f"line 1: {error}") from error
    if max(starts(parts)) > len(record.moves):
        raise BadRecord(f"earlier: expected parts of at most {len(record.moves)} moves in all, got {max(starts(parts))}")
    for number, part in enumerate(parts):
        check_promise(part.promise, game.players, "fair" if part is last else f"earlier[{number}].fair")
    return game, parts


def check_promise(promise: Promise | None, players: Sequence[str], where: str) -> None:
    """Raises BadRecord if an opened secret is not the one that was promised, or a salt is nobody's."""
    if promise and promise.secret is not None:
        opened_hash = commitment(promise.secret)
        if opened_hash != promise.commitment:
            raise BadRecord(
                f"{where}.secret: expected one with the hash {promise.commitment}, got {opened_hash}, not the commitment"
            )
    for salt in promise.salts if promise else ():
        if salt.player not in players:
            raise BadRecord(f"{where}.salts: expected those of {', '.join(players)}, got one of {salt.player!r}")


def play_run(
    game: Game, run: Sequence[tuple[str, str]], version: int, promise: Promise | None, returns: Collection[int]
) -> None:
    """Plays the record's next moves, made under one promise. `returns` are the numbers of moves after which an undo goes on."""
    key, by_hand = key_of(promise), promise.by_hand if promise else ()
    before = game.moves
    outcomes = chance_moves(before)
    for number, (by, move) in enumerate(run, len(before)):
        if number in returns:
            game.keep()  # else each undo would replay the whole game, and a file may have hundreds
        pick = partial(draw, key, outcomes) if key else None
        play_checked(game, by, move, version, pick, by_hand)
        outcomes += by == CHANCE_NAME


def play_checked(game: Game, by: str, move: str, version: int, pick: "partial[int] | None", by_hand: Sequence[str]) -> None:
    """Plays the record's next move; an outcome that the program drew must be the one that follows, if that is known."""
    kind = KINDS.get(move.partition(" ")[0], "")
    if by != CHANCE_NAME or pick is None or kind == CLOCK or kind in by_hand:
        play_next(game, by, move, version)
    else:
        play_drawn(game, move, version, pick)


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


def verification(game: Game, parts: Sequence[EarlierPart], version: int) -> Verification:
    """The result of the check."""
    checks = [part_check(game, part, start) for part, start in zip(parts, starts(parts), strict=False)]
    last, promise = checks[-1], parts[-1].promise
    salted = tuple(salt.player for salt in promise.salts) if promise else ()
    return Verification(
        game,
        len(game.moves),
        last.commitment,
        last.opened,
        last.throws,
        last.cards,
        sum(check.thrown for check in checks),
        sum(check.drawn for check in checks),
        version,
        salted,
        sum(len(part.undone) for part in parts),
        tuple(checks[:-1]),
        last.all_by_hand,
    )


def part_check(game: Game, part: EarlierPart, start: int) -> PartCheck:
    """What is known about one part of a game."""
    promise = part.promise
    moves = game.moves[start : part.moves]
    counts = Counter(KINDS.get(move.partition(" ")[0], "") for by, move in moves if by == CHANCE_NAME)
    by_hand = promise.by_hand if promise else ()
    is_open = promise is not None and promise.secret is not None
    throws, cards = (0 if kind in by_hand or not is_open else counts[kind] for kind in (DICE, CARDS))
    thrown, drawn = (counts[kind] if kind in by_hand else 0 for kind in (DICE, CARDS))
    all_by_hand = promise is not None and promise.draws_nothing
    return PartCheck(part.moves, promise.commitment if promise else "", is_open, throws, cards, thrown, drawn, all_by_hand)


def describe(result: Verification, lang: str = "en") -> str:
    """The result in sentences; the last one says if another version of the rules made the record."""
    earlier = (earlier_words(check, lang) for check in result.earlier)
    return " ".join(filter(None, (result_words(result, lang), *earlier, changed_words(result.version, lang))))


def result_words(result: Verification, lang: str) -> str:
    """What the check says about moves, throws and cards."""
    facts: dict[str, Any] = {"moves": say(lang, "fair-moves", number=result.moves), "hash": grouped(result.commitment)}
    if not result.commitment:
        return say(lang, "fair-unpromised", moves=facts["moves"])
    if result.all_by_hand:
        return say(lang, "fair-by-hand", moves=facts["moves"])
    if not result.opened:
        return say(lang, "fair-sealed", **facts)
    facts["throws"] = say(lang, "fair-throws", number=result.throws)
    facts["cards"] = say(lang, "fair-cards", number=result.cards)
    sentences = [say(lang, "fair-follow", **facts)]
    for key, number in (("fair-thrown", result.thrown), ("fair-drawn", result.drawn)):
        if number:
            sentences.append(say(lang, key, number=number))
    if result.salted:
        sentences.append(say(lang, "fair-salted", players=", ".join(result.salted)))
    if result.undone:
        sentences.append(say(lang, "fair-undone", number=result.undone))
    return " ".join(sentences)


def earlier_words(check: PartCheck, lang: str) -> str:
    """What the check says about an earlier part of the game."""
    sealed = "opened" if check.opened else "sealed"
    kind = "unpromised" if not check.commitment else "by-hand" if check.all_by_hand else sealed
    throws, cards = say(lang, "fair-throws", number=check.throws), say(lang, "fair-cards", number=check.cards)
    return say(lang, f"fair-earlier-{kind}", number=check.moves, throws=throws, cards=cards, hash=grouped(check.commitment))


def grouped(digits: str) -> str:
    """A hash in groups of four digits, easy to compare."""
    return " ".join(digits[i : i + 4] for i in range(0, len(digits), 4))
