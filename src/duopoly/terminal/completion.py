"""What Tab offers at the table: verbs, titles, players, commands and topics, by their names in the player's language."""

import unicodedata
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..rules.codes import BANK, OK, VERBS
from ..rules.trading import why_not_trade_now
from ..words import has, say
from .help import topics
from .moves import WITH_SPACE, move_words
from .view import View

COMMAND_WORDS = ("board", "money", "ledger", "reasons", "undo", "help", "quit")
SIDES = ("give", "take")
CASH = "cash"


class Suggestion(NamedTuple):
    """A word that may stand where the cursor is: what is typed, what it is called, and what it does."""

    text: str
    meaning: str = ""
    names: tuple[str, ...] = ()

    def begins_with(self, typed: str) -> bool:
        """Whether the word, or a word of one of its names, begins with what was typed."""
        start = folded(typed)
        names = (self.text, *self.names)
        return any(word.startswith(start) for name in names for word in (folded(name), *folded(name).split()))


def folded(text: str) -> str:
    """The text without accents, case and apostrophes."""
    plain_text = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("’", " ").replace("'", " "))
    return "".join(letter for letter in plain_text if not unicodedata.combining(letter))


def suggestions(view: View, who: str, line: str) -> list[Suggestion]:
    """What the last word of the line may become, for this player; nothing after a complete move."""
    before, typed = line.rpartition(" ")[0].split(), line.rpartition(" ")[2]
    name, colon, rest = line.partition(":")
    other = next((player for player in view.game.players if player.casefold() == name.strip().casefold()), None)
    if colon and other is not None and not line.startswith("?"):
        return suggestions(view, other, rest.lstrip())
    return [suggestion for suggestion in after(view, who, before) if suggestion.begins_with(typed)]


def after(view: View, who: str, before: list[str]) -> Iterator[Suggestion]:
    """What may follow these words."""
    if not before:
        yield from first_words(view, who)
    elif before[0] in ("?", "help", "h"):
        yield from (Suggestion(word) for word in (*topics(view), *VERBS)) if len(before) == 1 else ()
    elif before[0] == "offer":
        yield from offer_words(view, who, before[1:])
    elif len(before) == 1:
        yield from objects(view, who, before[0])


def first_words(view: View, who: str) -> Iterator[Suggestion]:
    """The verbs of possible moves, the commands, and the other players."""
    for verb in possible_verbs(view, who):
        yield Suggestion(verb, verb_text(verb, view.lang), (verb_text(verb, view.lang),))
    for word in COMMAND_WORDS:
        yield Suggestion(word, say(view.lang, f"terminal-command-{word}"))
    for player in view.game.players:
        if player != who:
            yield Suggestion(f"{player}:", say(view.lang, "terminal-command-other", player=player))


def possible_verbs(view: View, who: str) -> list[str]:
    """The verbs of this player's legal moves; an offer is one where trades are possible, though it is not in the list."""
    verbs = dict.fromkeys(move.split()[0] for move in view.game.legal(who))
    is_in = not view.g.bankrupt[view.game.players.index(who)]
    offer = ["offer"] if is_in and why_not_trade_now(view.g, view.table) == OK else []
    return list(dict.fromkeys((*verbs, *offer)))


def verb_text(verb: str, lang: str) -> str:
    """What a verb is called."""
    return say(lang, f"verb-{verb}") if has(lang, f"verb-{verb}") else verb


def objects(view: View, who: str, verb: str) -> Iterator[Suggestion]:
    """What the legal moves with this verb are made with."""
    for move in view.game.legal(who):
        word, _, rest = move.partition(" ")
        if word == verb and rest:
            yield Suggestion(rest, move_words(view, who, move), space_names(view, rest) if verb in WITH_SPACE else ())
    if verb == "claim-for-me":
        yield from (Suggestion(word) for word in ("on", "off"))


def space_names(view: View, key: str) -> tuple[str, ...]:
    """The space's name, and its number."""
    space = next((space for space in view.edition.spaces if space.key == key), None)
    return () if space is None else (space.told(view.lang), str(space.index))


def offer_words(view: View, who: str, words: list[str]) -> Iterator[Suggestion]:
    """What may stand next in `Bob give 24 cash 100 take 39`."""
    others = [player for player in view.game.players if player != who]
    to = next((player for player in others if " ".join(words).startswith(player)), None)
    if to is None:
        yield from (Suggestion(player) for player in others)
        return
    rest = words[len(to.split()) :]
    if rest and rest[-1] == CASH:
        return
    side = next((word for word in reversed(rest) if word in SIDES), None)
    for word in SIDES:
        if word not in rest:
            yield Suggestion(word, say(view.lang, f"terminal-command-{word}"))
    if side is not None:
        yield Suggestion(CASH, say(view.lang, "terminal-cash"), (say(view.lang, "terminal-cash"),))
        owner = who if side == "give" else to
        yield from titles_of(view, owner, rest)


def titles_of(view: View, owner: str, taken: Iterable[str]) -> Iterator[Suggestion]:
    """The titles of a player that are not named yet."""
    g, seat = view.g, view.game.players.index(owner)
    for space in view.edition.spaces:
        if g.owner[space.index] == seat != BANK and space.key not in taken:
            name = space.told(view.lang)
            yield Suggestion(space.key, name, (name, str(space.index)))
