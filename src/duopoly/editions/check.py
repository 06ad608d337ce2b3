"""What a reader of an edition's file would check by hand: that its tables agree with each other.

Every check yields what is wrong, in the words of the file; an edition that yields nothing can be played.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from .edition import PARTS, SPACES, Card, EditionFile, Role, Rules, Space, TitleCard, Words, said
from .topics import GAME_TOPICS, TOPICS, topics_of

OWNABLE = ("street", "transport", "utility")
COLUMNS: dict[Role, int] = {"competitor": 6, "monopolist": 5, "player": 6}
"""How many rents stand on a street's title card: the bare street, each house, the hotel."""
MOST = {"street": 4, "transport": 4, "utility": 2, "card": 40}
"""The most streets of a city, transports, utilities and cards of a deck: beyond, no table has a column."""
FIGURES: dict[str, tuple[str, ...]] = {
    "nothing": (),
    "collect": ("amount",),
    "pay": ("amount",),
    "collect-each": ("amount",),
    "pay-each": ("amount",),
    "collect-role": ("amount", "role"),
    "bank-pays-role": ("amount", "role"),
    "move-to": ("space",),
    "move-back-to": ("space",),
    "move-by": ("steps",),
    "nearest-transport": ("amount",),
    "nearest-utility": ("amount",),
    "prison": (),
    "gamble": ("amount", "at_least"),
    "get-out": (),
    "upkeep": ("house", "hotel"),
    "pay-or-draw": ("amount",),
}
"""The figures that each effect of a card needs; it has no other."""


def problems(e: EditionFile) -> Iterator[str]:
    """All that is wrong with an edition's file, the plainest first."""
    yield from wrong_head(e)
    yield from wrong_words(e)
    yield from wrong_spaces(e)
    yield from wrong_cities(e)
    yield from wrong_titles(e)
    yield from wrong_decks(e)
    yield from chain.from_iterable(wrong_card(e, card) for card in e.card)
    yield from (f"[rules] {what}" for what in wrong_rules(e.rules, e.roles, e.aims, {s.kind for s in e.space}))
    yield from (f"[rules] {what}" for what in wrong_houses(e.rules, {role: COLUMNS[role] - 2 for role in e.roles}))
    yield from wrong_money(e)
    yield from wrong_paragraphs(e)
    yield from wrong_notes(e)


def wrong_head(e: EditionFile) -> Iterator[str]:
    """Players, roles, aims and languages that make no game."""
    if e.players[0] > e.players[1]:
        yield f"players is [{e.players[0]}, {e.players[1]}]: the fewest, then the most would be right"
    if e.roles not in (("competitor", "monopolist"), ("player",)):
        yield 'roles: ["competitor", "monopolist"] or ["player"] would be right'
    elif len(e.roles) == 1 and set(e.aims) - {"last"}:
        yield 'aims: without two camps ["last"] alone would be right'
    for name, values in (("aims", e.aims), ("languages", e.languages)):
        if not values or repeated(values):
            yield f"{name}: one or more would be right, each once"


def wrong_words(e: EditionFile) -> Iterator[str]:
    """Texts that lack one of the edition's languages."""
    wanted = dict.fromkeys(("en", *e.languages))
    for where, words in texts(e):
        lacking = [] if isinstance(words, str) else [lang for lang in wanted if not words.get(lang)]
        if lacking:
            yield f"{where} lacks {' and '.join(lacking)}: a text for each of {', '.join(wanted)} would be right"


def texts(e: EditionFile) -> Iterator[tuple[str, Words]]:
    """Every text of the file, and where it stands."""
    yield from (("name", e.name), ("about", e.about), ("[money] note", e.money.note))
    for city in e.city:
        yield f"[[city]] {city.key}: name", city.name
        yield f"[[city]] {city.key}: code", city.code
    yield from ((f"[[space]] {space.index}: name", space.name) for space in e.space)
    yield from ((f"[[card]] {card.deck} {card.id}: text", card.text) for card in e.card)
    yield from ((f"[[erratum]] {erratum.rule}: why", erratum.why) for erratum in e.erratum)


def wrong_spaces(e: EditionFile) -> Iterator[str]:
    """Spaces that are missing, or stand where they cannot."""
    there = {space.index for space in e.space}
    yield from (
        f"[[space]] {i} is missing: a board has {SPACES}, from 0 to {SPACES - 1}" for i in range(SPACES) if i not in there
    )
    yield from twice("[[space]]", "key", ((str(s.index), s.key) for s in e.space))
    for kind, right in (("start", "one, space 0,"), ("prison", "one")):
        found = [s.index for s in e.space if s.kind == kind]
        if len(found) != 1 or (kind == "start" and found != [0]):
            yield f"[[space]] of kind {kind}: {right} would be right, there are {len(found)}"
    for kind in ("transport", "utility"):
        if sum(s.kind == kind for s in e.space) > MOST[kind]:
            yield f"[[space]] of kind {kind}: {MOST[kind]} at most would be right"
    if len(e.roles) == 1 and any(s.kind == "foundation" for s in e.space):
        yield "[[space]] of kind foundation: none would be right, without competitors and monopolists"
    yield from chain.from_iterable(wrong_space(e, space) for space in e.space)


def wrong_space(e: EditionFile, space: Space) -> Iterator[str]:
    """A space whose city or deck is not there, or should not be."""
    row = f"[[space]] {space.index}"
    yield from wrong_link(row, "city", space.city, space.kind == "street", space, [c.key for c in e.city])
    decked = space.kind == "card" and e.roles == ("player",)
    yield from wrong_link(row, "deck", space.deck, decked, space, deck_names(e))


def wrong_link(row: str, field: str, value: str | None, wanted: bool, space: Space, known: Collection[str]) -> Iterator[str]:
    """A space's city (or deck): there exactly when wanted, and one that is known."""
    if value is None and wanted:
        yield f"{row}: {field} is missing: one of {', '.join(known)} would be right"
    elif value is not None and not wanted:
        yield f"{row}: {field} is {value}: a {space.kind} space has none here"
    elif value is not None and value not in known:
        yield f"{row}: {field} {value} is unknown: one of {', '.join(known)} would be right"


def wrong_cities(e: EditionFile) -> Iterator[str]:
    """Cities without streets, codes that are not two letters or belong to two cities."""
    streets = Counter(space.city for space in e.space)
    for city in e.city:
        many = streets[city.key]
        if not 1 <= many <= MOST["street"]:
            yield f"[[city]] {city.key} has {many or 'no'} streets: 1 to {MOST['street']} would be right"
    for lang in e.languages:
        codes = [(city.key, said(city.code, lang)) for city in e.city]
        yield from (f"[[city]] {key}: code is {code}: two letters would be right" for key, code in codes if not two(code))
        yield from twice("[[city]]", "code", codes)


def two(code: str) -> bool:
    """Whether a code is two letters."""
    return len(code) == 2 and code.isalpha()


def wrong_titles(e: EditionFile) -> Iterator[str]:
    """Title cards that are missing, are for a space that cannot be owned, or do not read well."""
    spaces = {space.index: space for space in e.space}
    cards = {card.space for card in e.title}
    for space in e.space:
        if space.kind in OWNABLE and space.index not in cards:
            yield f"[[title]] for space {space.index} is missing: every street, transport and utility needs one"
    for card in e.title:
        space = spaces[card.space]
        if space.kind not in OWNABLE:
            yield f"[[title]] for space {card.space}: a {space.kind} space has no title card"
        else:
            yield from (f"[[title]] {space.key}: {what}" for what in wrong_title(e, card, space.kind))


def wrong_title(e: EditionFile, card: TitleCard, kind: str) -> Iterator[str]:
    """A title card whose mortgage pays, or whose rents are not one row for each role."""
    if card.mortgage > card.price:
        yield f"mortgage is {card.mortgage}: at most the price, {card.price}, would be right"
    if card.lift < card.mortgage:
        yield f"lift is {card.lift}: at least the mortgage, {card.mortgage}, would be right"
    if kind == "utility":
        if card.rents:
            yield "rents of a utility stand in [rules] as utility_…: {} would be right"
        return
    for role in e.roles:
        if role not in card.rents:
            yield f"rents.{role} is missing: {right_rents(role, kind)[1]} would be right"
    for role, rents in card.rents.items():
        right, what = right_rents(role, kind)
        if role not in e.roles:
            yield f"rents.{role}: this edition's roles are {' and '.join(e.roles)}"
        elif len(rents) != right:
            yield f"rents.{role} has {len(rents)} numbers, {right} are right ({what})"


def right_rents(role: Role, kind: str) -> tuple[int, str]:
    """How many rents a title card has for a role, and what they are."""
    if kind == "transport":
        return 4, "with 1 to 4 owned"
    return COLUMNS[role], f"bare, 1 to {COLUMNS[role] - 2} houses, hotel"


def wrong_decks(e: EditionFile) -> Iterator[str]:
    """Decks that nobody draws from or that nobody filled, and cards with the same number."""
    filled = {card.deck for card in e.card}
    drawn = e.roles if len(e.roles) > 1 else unique(space.deck for space in e.space if space.deck)
    for card in e.card:
        if card.deck not in deck_names(e):
            yield f"[[card]] {card.deck} {card.id}: deck {card.deck} is unknown: {' or '.join(deck_names(e))} would be right"
    for deck in drawn:
        if deck not in filled:
            yield f"[[card]] for the deck {deck} is missing: a deck needs cards"
    yield from twice("[[card]]", "id", ((card.deck, card.id) for card in e.card))
    yield from wrong_piles(e)


def deck_names(e: EditionFile) -> Sequence[str]:
    """The decks there can be: one for each role, or Chance and Community Chest where all play the same role."""
    return e.roles if len(e.roles) > 1 else ("chance", "chest")


def wrong_piles(e: EditionFile) -> Iterator[str]:
    """Decks that are too big or have a second get-out card, and older decks without the rule that plays them."""
    piles = Counter((card.deck, card.older) for card in e.card)
    outs = Counter((card.deck, card.older) for card in e.card if card.effect == "get-out")
    for (deck, older), many in piles.items():
        if many > MOST["card"]:
            yield f"[[card]] deck {deck} has {many} cards: {MOST['card']} at most would be right"
        if outs[deck, older] > 1:
            yield f"[[card]] deck {deck} has {outs[deck, older]} get-out cards: one at most would be right"
    if e.rules.older_decks is None and any(card.older for card in e.card):
        yield "[rules] older_decks is missing: the older cards need it"
    if e.rules.older_decks is not None and not all(piles[deck, True] for deck, _ in piles):
        yield "[rules] older_decks: every deck needs older cards"


def wrong_card(e: EditionFile, card: Card) -> Iterator[str]:
    """A card whose figures are not those of its effect, or whose effect finds nothing on the board."""
    row = f"[[card]] {card.deck} {card.id}"
    yield from (f"{row}: {what}" for what in wrong_figures(card))
    if card.role is not None and card.role not in e.roles:
        yield f"{row}: role is {card.role}: one of {', '.join(e.roles)} would be right"
    if card.effect == "pay-or-draw" and all(c.deck != "chance" for c in e.card):
        yield f"{row}: the effect pay-or-draw draws from the deck chance, and there is none"
    for kind in ("transport", "utility"):
        if card.effect == f"nearest-{kind}" and all(space.kind != kind for space in e.space):
            yield f"{row}: the effect {card.effect} needs a {kind} space, and there is none"


def wrong_figures(card: Card) -> Iterator[str]:
    """Figures that the effect of a card needs and has not, or has and does not need."""
    needed = FIGURES[card.effect]
    for name in ("amount", "space", "steps", "role", "at_least", "house", "hotel"):
        value = getattr(card, name)
        given = value is not None if name in ("space", "role") else bool(value)
        if given and name not in needed:
            yield f"{name} is {value}: the effect {card.effect} has none"
        elif not given and name in needed:
            yield f"{name} is missing: the effect {card.effect} needs it"


def wrong_rules(rules: Rules, roles: Sequence[str], aims: Collection[str], kinds: Collection[str]) -> Iterator[str]:
    """Rules that are missing for what the edition plays."""
    for name, why in needed_rules(rules, roles, aims, kinds):
        if getattr(rules, name) is None:
            yield f"{name} is missing: {why} needs it"


def wrong_houses(rules: Rules, columns: Mapping[Any, int]) -> Iterator[str]:
    """More houses than the title cards have rents for."""
    for role, most in columns.items():
        name = f"max_houses_{role}"
        value = getattr(rules, name)
        if value is not None and value > most:
            yield f"{name} is {value}: 0 to {most} would be right, as many as the title cards have rents for"


def needed_rules(
    rules: Rules, roles: Sequence[str], aims: Collection[str], kinds: Collection[str]
) -> Iterator[tuple[str, str]]:
    """The rules an edition must have, each with what needs it."""
    camps = [role for role in roles if role != "player"]
    for role in roles:
        yield from ((f"{name}_{role}", f"the role {role}") for name in ("monopoly", "max_houses", "utility"))
        if role != "competitor":
            yield f"utility_{role}_both", f"the role {role}"
    if "timed" in aims:
        names = ("rounds", "timed_trade", "timed_adjust", *(f"keep_{role}" for role in camps))
        yield from ((name, "the aim timed") for name in names)
    if "foundation" in kinds:
        names = ("foundation_monopolist", "foundation_one", "foundation_two")
        yield from ((name, "the foundation space") for name in names)
    if rules.income_tax_choice:
        names = ("tax_titles", "tax_buildings", "tax_cash_competitor", "tax_cash_monopolist")
        yield from ((name, "income_tax_choice") for name in names)
    if rules.speed_die is not None:
        yield from ((name, "speed_die") for name in ("speed_cash", "speed_on_doubles"))


def wrong_money(e: EditionFile) -> Iterator[str]:
    """Notes to begin with that do not come to the cash to begin with."""
    notes = sum(int(note) * many for note, many in e.money.start_notes.items())
    if notes and notes != e.rules.start_cash:
        yield f"[money] start_notes come to {notes}: {e.rules.start_cash}, the start_cash in [rules], would be right"


def wrong_notes(e: EditionFile) -> Iterator[str]:
    """Errata and sources for something that is not there."""
    rules = Rules.__struct_fields__
    yield from wrong_names("[[erratum]]", "rule", (erratum.rule for erratum in e.erratum), rules)
    yield from wrong_names("[sources]", "rule", e.sources, rules)


def wrong_paragraphs(e: EditionFile) -> Iterator[str]:
    """Topics that no paragraph has, or two, or that the game has nothing of; parts before any paragraph."""
    game = set(topics_of(e.rules, e.roles, e.aims, {space.kind for space in e.space}))
    first: dict[str, str] = {}
    for paragraph in e.paragraph:
        row = f"[[paragraph]] {paragraph.number}:"
        yield from wrong_names(row, "topic", paragraph.topics, TOPICS)
        for topic in paragraph.topics:
            if topic in first:
                yield f"{row} topic {topic} stands in {first[topic]} already"
            elif topic in GAME_TOPICS and topic not in game:
                yield f"{row} topic {topic}: this game has nothing of the kind"
            first.setdefault(topic, paragraph.number)
        if paragraph.option is not None and getattr(e.rules, paragraph.option, None) is None:
            yield f"{row} option {paragraph.option} is no rule of this edition"
    if e.paragraph and e.paragraph[0].heading is None:
        yield f"[[paragraph]] {e.paragraph[0].number}: heading is missing: only a part of a paragraph before it has none"
    yield from wrong_names("[parts]", "topic or part of one", e.parts, (*TOPICS, *PARTS))
    yield from (f"[[paragraph]] with the topic {topic} is missing" for topic in GAME_TOPICS if topic in game - set(first))


def wrong_names(table: str, noun: str, names: Iterable[str], known: Collection[str]) -> Iterator[str]:
    """Names that are not among the known ones."""
    for name in names:
        if name not in known:
            yield f"{table} {name} is no {noun}{nearest(name, known)}"


def nearest(name: str, known: Collection[str]) -> str:
    """The known name that was probably meant, as the end of a sentence; or nothing."""
    from difflib import get_close_matches  # only a mistake needs it

    close = get_close_matches(name, known, n=1)
    return f"; did you mean {close[0]}?" if close else ""


def twice(table: str, field: str, rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Rows (their name, their value) that have the same value in a field."""
    first: dict[str, str] = {}
    for name, value in rows:
        if value in first:
            yield f"{table} {name}: {field} {value} is taken by {first[value]}"
        first.setdefault(value, name)


def repeated(values: Sequence[str]) -> bool:
    """Whether a value stands twice."""
    return len(set(values)) < len(values)


def unique(values: Iterable[str]) -> list[str]:
    """The values, each once, in order."""
    return list(dict.fromkeys(values))
