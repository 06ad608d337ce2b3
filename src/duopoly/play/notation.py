"""Moves as text and back, exactly: a verb, then its objects, in the leaflets' words."""

from collections.abc import Mapping
from operator import index

from ..rules.codes import (
    CARD_BIT,
    DO_BID,
    DO_BUILD,
    DO_CARD,
    DO_CLAIM_FOR_ME,
    DO_DEAL,
    DO_DICE,
    DO_DIE,
    DO_GO,
    DO_LIFT,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PLACE,
    DO_ROLE,
    DO_SELL,
    DO_SPEED,
    DO_SWAP,
    DO_TAX,
    DO_USE_CARD,
    DO_WANT,
    FACES,
    SPACES,
    VERBS,
    Move,
)
from ..words import LANGUAGES, has, say
from .seats import Names
from .whole_number import whole_number

WITH_SPACE = (DO_BUILD, DO_SELL, DO_MORTGAGE, DO_LIFT, DO_GO, DO_PLACE, DO_DEAL)
WAYS = ("flat", "percent")
OFF_ON = ("off", "on")
SHORT_FOR = {"m": "mr-m", "mr": "mr-m", "mister": "mr-m"}
MOST_CASH = 10_000_000
"""The largest sum of money in a move or a position; no other number in a move is larger."""
LONGEST_NAME = 60
"""What is longer than this is no name of anything."""


class Garbled(ValueError):
    """A text that is no move. The message is in English; `kind` and `facts` give it in any language."""

    def __init__(self, message: str, kind: str, facts: dict[str, str]) -> None:
        super().__init__(message, kind, facts)
        self.kind, self.facts = kind, facts

    def __str__(self) -> str:
        return str(self.args[0])


def mistake(kind: str, **facts: str) -> Garbled:
    """The error for a kind of mistake, with the facts of its message."""
    return Garbled(say("en", f"garbled-{kind}", **facts), kind, facts)


def as_move(answer: object) -> Move:
    """What a policy answers, as a move. Raises ValueError if it is none."""
    try:
        move = Move(*map(index, answer))  # type: ignore[call-overload]  # whatever it is
    except TypeError:
        raise ValueError(f"Expected a Move of whole numbers, got {answer!r}") from None
    if not 0 <= move.verb < len(VERBS):
        raise ValueError(f"Expected a verb from 0 to {len(VERBS) - 1}, got {move.verb}")
    return move


def move_text(move: Move, names: Names, deck: int) -> str:
    """The text of a move. A card is named by its id in the deck in play."""
    verb = move.verb
    word = VERBS[verb]
    if verb in WITH_SPACE:
        return f"{word} {names.key(move.x)}"
    if verb == DO_DICE:
        return f"{word} {move.x} {move.y}"
    if verb in (DO_BID, DO_DIE):
        return f"{word} {move.x}"
    if verb == DO_WANT:
        return f"{word} {move.x}" if move.x > 1 else word
    if verb == DO_USE_CARD:
        return f"{word} {names.decks[move.x - 1]}" if move.x > 0 else word
    if verb == DO_CLAIM_FOR_ME:
        return f"{word} {OFF_ON[move.x]}"
    if verb == DO_CARD:
        return f"{word} {names.cards[deck][move.x]}"
    if verb == DO_SPEED:
        return f"{word} {FACES[move.x]}"
    if verb == DO_TAX:
        return f"{word} {WAYS[move.x]}"
    if verb == DO_ROLE:
        return f"{word} {names.edition.roles[move.x]}"
    if verb == DO_SWAP:
        return f"{word} {names.player(move.to)}"
    if verb == DO_OFFER:
        give = side_text("give", move.give, move.x, names)
        return f"{word} {names.player(move.to)}{give}{side_text('take', move.take, move.y, names)}"
    return word


def side_words(things: int, cash: int, names: Names) -> tuple[str, ...]:
    """One side of an offer: titles in board order, get-out cards, then cash."""
    words = [names.key(space) for space in range(SPACES) if (things >> space) & 1]
    words += [f"card:{names.decks[deck]}" for deck in range(len(names.decks)) if (things >> (CARD_BIT + deck)) & 1]
    return (*words, f"cash {cash}") if cash else tuple(words)


def side_text(word: str, things: int, cash: int, names: Names) -> str:
    """One side of an offer after its word, "give" or "take"; "" if it is empty."""
    words = side_words(things, cash, names)
    return f" {word} {' '.join(words)}" if words else ""


def parse_move(text: str, names: Names, deck: int) -> Move:
    """The move that a text names. Raises Garbled if it names none."""
    if not isinstance(text, str):
        raise mistake("type", found=type(text).__name__)
    word, _, rest = text.strip().partition(" ")
    if word not in VERBS:
        raise unknown(word)
    verb, objects = VERBS.index(word), rest.split()
    if verb == DO_OFFER:
        return parse_offer(rest.strip(), names)
    if verb == DO_SWAP:
        return Move(verb, to=player_of(rest.strip(), names))
    if verb == DO_DICE:
        expect(objects, 2, "dice 3 4")
        return Move(verb, number(objects[0], "dice"), number(objects[1], "dice"))
    if verb in WITH_SPACE:
        if len(objects) > 1:
            raise unknown_space(" ".join(objects), names)
        expect(objects, 1, f"{word} {names.key(39)}")
        return Move(verb, space_of(objects[0], names))
    return parse_one_object(verb, objects, names, deck)


def unknown(word: str) -> Garbled:
    """The error for an unknown verb, with the one that was probably meant, in whichever language."""
    names = {verb: verb for verb in VERBS}
    for lang in LANGUAGES:
        for verb in VERBS:
            if has(lang, f"verb-{verb}"):
                names.setdefault(say(lang, f"verb-{verb}").casefold(), verb)
                names.setdefault(say(lang, f"verb-{verb}").casefold().split()[0], verb)
    near = nearest(word, names)
    return mistake("near", found=repr(word), near=near) if near else mistake("unknown", found=repr(word))


def unknown_space(word: str, names: Names) -> Garbled:
    """The error for an unknown space, with the one that was probably meant, by its key or its name in any language."""
    keys: dict[str, str] = {}
    for space in names.edition.spaces:
        for name in (space.key, *(space.told(lang).casefold() for lang in LANGUAGES)):
            keys.setdefault(name, space.key)
    near = nearest(word, keys)
    if near:
        return mistake("space-near", found=repr(word), near=near)
    return mistake("space", found=repr(word), example=names.key(39))


def nearest(word: str, names: Mapping[str, str]) -> str | None:
    """What the name most like the word stands for; None if none is like it."""
    from difflib import get_close_matches  # only a mistake needs it

    near = get_close_matches(word.casefold()[:LONGEST_NAME], names, n=1)
    return names[near[0]] if near else None


def parse_one_object(verb: int, objects: list[str], names: Names, deck: int) -> Move:
    """The move of a verb with at most one object."""
    word = VERBS[verb]
    if verb in (DO_BID, DO_DIE):
        expect(objects, 1, f"{word} 3")
        return Move(verb, number(objects[0], word))
    if verb == DO_WANT:
        expect(objects, min(len(objects), 1), f"{word} 2")
        return Move(verb, number(objects[0], word) if objects else 1)
    if verb == DO_USE_CARD:
        expect(objects, min(len(objects), 1), f"{word} {names.decks[0]}")
        return Move(verb, 1 + deck_of(objects[0].removeprefix("card:"), names) if objects else 0)
    if verb == DO_CARD:
        expect(objects, 1, f"card {names.cards[deck][0]}")
        card = names.card(objects[0].upper())
        return Move(verb, card[1] if card and card[0] == deck else -1)
    for chooser, words in ((DO_TAX, WAYS), (DO_ROLE, names.edition.roles), (DO_SPEED, FACES[1:]), (DO_CLAIM_FOR_ME, OFF_ON)):
        if verb == chooser:
            expect(objects, 1, f"{word} {words[0]}")
            choice = SHORT_FOR.get(objects[0], objects[0])
            if choice not in words:
                raise mistake("choice", word=word, found=repr(objects[0]), choices=", ".join(words))
            return Move(verb, words.index(choice) + (verb == DO_SPEED))
    expect(objects, 0, word)
    return Move(verb)


def expect(objects: list[str], n: int, example: str) -> None:
    """Refuses a verb with too few or too many objects."""
    if objects and n == 0:
        raise mistake("alone", word=example, found=repr(" ".join(objects)))
    if len(objects) != n:
        raise mistake("form" if objects else "short", word=example.split()[0], found=repr(" ".join(objects)), example=example)


def number(word: str, field: str) -> int:
    """A whole number, not negative."""
    value = whole_number(word)
    if value is None or value > MOST_CASH:
        raise mistake("number", word=field, found=repr(word))
    return value


def space_of(word: str, names: Names) -> int:
    """A space by key or number."""
    space = names.space(word)
    if space < 0:
        raise unknown_space(word, names)
    return space


def deck_of(word: str, names: Names) -> int:
    """A deck by name."""
    if word not in names.decks:
        raise mistake("deck", found=repr(word), choices=", ".join(names.decks))
    return names.decks.index(word)


def player_of(word: str, names: Names) -> int:
    """A player by name."""
    if word not in names.seat_of:
        raise mistake("player", found=repr(word), choices=", ".join(names.players))
    return names.seat_of[word]


def parse_offer(rest: str, names: Names) -> Move:
    """The move of `Bob give 24 cash 100 take 39`: a player, whose name may have spaces, and two sides; one may be empty."""
    receivers = [name for name in names.players if rest == name or rest.startswith(name + " ")]
    if not receivers:
        raise mistake("to-whom", found=repr(rest), choices=", ".join(names.players))
    name = max(receivers, key=len)
    words = rest[len(name) :].split()
    sides: dict[str, tuple[int, int]] = {}
    while words:
        word = words.pop(0)
        if word not in ("give", "take") or word in sides:
            raise mistake("side", found=repr(word))
        sides[word] = parse_side(words, names)
    give, take = sides.get("give", (0, 0)), sides.get("take", (0, 0))
    return Move(DO_OFFER, give[1], take[1], names.seat_of[name], give[0], take[0])


def parse_side(words: list[str], names: Names) -> tuple[int, int]:
    """The things of one side, up to the other side or the end: a mask of titles and cards, and the cash."""
    things = cash = 0
    while words and words[0] not in ("give", "take"):
        word, before = words.pop(0), things
        if word == "cash":
            cash += number(words.pop(0) if words else "", "cash")
        elif word.startswith("card:"):
            things |= 1 << (CARD_BIT + deck_of(word.removeprefix("card:"), names))
        else:
            things |= 1 << space_of(word, names)
        if word != "cash" and things == before:
            raise mistake("twice", found=repr(word))
    return things, cash
