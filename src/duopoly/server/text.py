"""The one filter for all text that people type: what remains is seen, and reads as it is written."""

import unicodedata
from collections.abc import Iterator

UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that show nothing although their category says otherwise."""
UNSEEN_CATEGORIES = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
SELECTORS = (("\u180b", "\u180d"), ("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
"""Variation selectors: they choose between two drawings of a character, and keyboards add them to emoji."""
MOST_MARKS = 2
"""How many combining marks one character may carry: more than any of our languages needs."""

LOOKALIKES = {
    "a": "\u0430\u03b1\u0251", "b": "\u0432\u03b2\u044c", "c": "\u0441\u03f2", "d": "\u0501",
    "e": "\u0435\u0454\u03b5", "g": "\u0261\u050d", "h": "\u043d\u04bb", "i": "\u0456\u03b9\u0131",
    "j": "\u0458\u03f3", "k": "\u043a\u03ba", "l": "\u04cf", "m": "\u043c\u03bc", "n": "\u03b7\u0578\u057c",
    "o": "\u043e\u03bf\u03c3\u05850", "p": "\u0440\u03c1", "q": "\u051b", "r": "\u0433", "s": "\u0455",
    "t": "\u0442\u03c4", "u": "\u057d\u03c5", "v": "\u03bd\u0475", "w": "\u0461\u03c9\u051d", "x": "\u0445\u03c7",
    "y": "\u0443\u03b3\u04af", "z": "\u03b6",
}  # fmt: skip
"""Cyrillic, Greek and other letters that look like a Latin one, small or capital, by that letter."""
LATIN = str.maketrans({other: letter for letter, others in LOOKALIKES.items() for other in others})
CAPITALS = str.maketrans({"\u0397": "H", "\u039d": "N", "\u03a5": "Y"})
"""Greek capitals whose small letter looks like another one."""
STROKES = str.maketrans({"I": "l", "1": "l", "|": "l"})
"""Signs that many fonts draw alike."""


def clean(text: str) -> str:
    """The text on one line, composed, without control, bidirectional and invisible characters or piles of marks."""
    return " ".join("".join(seen(text)).split())


def seen(text: str) -> Iterator[str]:
    """The characters of a text that are seen; anything that ends a line or a word is a space."""
    marks = MOST_MARKS  # a mark at the start has nothing to stand on
    for character in unicodedata.normalize("NFC", text):
        if character.isspace():
            yield " "
            marks = MOST_MARKS
        elif is_unseen(character) or is_selector(character):
            continue
        elif unicodedata.category(character) in ("Mn", "Me"):
            marks += 1
            if marks <= MOST_MARKS:
                yield character
        else:
            yield character
            marks = 0


def is_unseen(character: str) -> bool:
    """Whether a character shows nothing, or changes the direction of others."""
    return unicodedata.category(character) in UNSEEN_CATEGORIES or character in UNSEEN


def is_selector(character: str) -> bool:
    """Whether a character only selects how another one is drawn."""
    return any(first <= character <= last for first, last in SELECTORS)


def without_selectors(text: str) -> str:
    """The text composed, without variation selectors: as a name is stored."""
    return "".join(character for character in unicodedata.normalize("NFC", text) if not is_selector(character))


def look_alike(one: str, other: str) -> bool:
    """Whether two names can be mistaken for each other: by case, by letters of other alphabets, by strokes like I, l and 1."""
    return any(skeleton(one) == skeleton(other) for skeleton in (folded, drawn))


def folded(name: str) -> str:
    """A name without case, width, and alphabet, as far as letters look alike."""
    return unicodedata.normalize("NFKC", name).translate(CAPITALS).casefold().translate(LATIN)


def drawn(name: str) -> str:
    """A name as a plain font draws it, with its case."""
    letters = (letter.translate(STROKES) for letter in unicodedata.normalize("NFKC", name))
    return "".join(folded(letter).upper() if letter.isupper() else folded(letter) for letter in letters)
