"""Checks that the tables of an edition's file agree with each other.

Every check yields one message for each mistake. An edition without any can be played.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain

from .edition import PARTS, SPACES, Card, EditionFile, Role, Rules, Space, TitleRow, Words, said
from .errors import shown
from .rule_checks import nearest, wrong_deal, wrong_houses, wrong_rules
from .topics import GAME_TOPICS, TOPICS, topics_of

OWNABLE = ("street", "transport", "utility")
COLUMNS: dict[Role, int] = {"competitor": 6, "monopolist": 5, "player": 6}
"""How many rents stand on a street's title card: the bare street, each house, the hotel."""
MOST = {"street": 4, "transport": 4, "utility": 2, "card": 40}
"""The most streets of a city, transports, utilities and cards of a deck that the rule table has room for."""
NO_KEYS = ("give", "take", "cash", "house", "hotel")
"""Words of moves and positions that a space's key would be taken for, as a number would."""
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
"""The figures of each effect of a card: it needs them all, and has no others."""
SCALE = re.compile(r"[1-9][0-9]{0,5}")
"""By what the sums of examples can be multiplied."""


def problems(e: EditionFile) -> Iterator[str]:
    """All mistakes in an edition's file, the plainest first."""
    yield from wrong_head(e)
    yield from wrong_words(e)
    yield from wrong_spaces(e)
    yield from wrong_cities(e)
    yield from wrong_titles(e)
    yield from wrong_decks(e)
    yield from chain.from_iterable(wrong_card(e, card) for card in e.card)
    yield from (f"[rules] {problem}" for problem in wrong_rules(e.rules, e.roles, e.aims, {s.kind for s in e.space}))
    yield from (f"[rules] {problem}" for problem in wrong_houses(e.rules, {role: COLUMNS[role] - 2 for role in e.roles}))
    yield from (f"[rules] {problem}" for problem in wrong_deal(e.rules, e.players[1], len(e.title)))
    yield from wrong_money(e)
    yield from wrong_facts(e)
    yield from wrong_paragraphs(e)
    yield from wrong_notes(e)


def wrong_head(e: EditionFile) -> Iterator[str]:
    """Players, roles, aims and languages that do not make a game."""
    if e.players[0] > e.players[1]:
        yield f"players: expected the fewest, then the most, got [{e.players[0]}, {e.players[1]}]"
    if e.roles not in (("competitor", "monopolist"), ("player",)):
        yield f'roles: expected ["competitor", "monopolist"] or ["player"], got {shown(e.roles)}'
    elif len(e.roles) == 1 and set(e.aims) - {"last"}:
        yield f'aims: expected ["last"] without camps, got {shown(e.aims)}'
    for name, values in (("aims", e.aims), ("languages", e.languages)):
        if not values or repeated(values):
            yield f"{name}: expected one or more, each once, got {shown(values)}"


def wrong_words(e: EditionFile) -> Iterator[str]:
    """Texts that are missing in one of the edition's languages."""
    wanted = dict.fromkeys(("en", *e.languages))
    for where, words in texts(e):
        lacking = [] if isinstance(words, str) else [lang for lang in wanted if not words.get(lang)]
        if lacking:
            yield f"{where}: expected a text for each of {', '.join(wanted)}, got none for {' and '.join(lacking)}"


def texts(e: EditionFile) -> Iterator[tuple[str, Words]]:
    """Every text of the file, with its place."""
    yield from (("name", e.name), ("about", e.about), ("[money] note", e.money.note))
    for city in e.city:
        yield f"[[city]] {city.key}: name", city.name
        yield f"[[city]] {city.key}: code", city.code
    yield from ((f"[[space]] {space.index}: name", space.name) for space in e.space)
    yield from ((f"[[card]] {card.deck} {card.id}: text", card.text) for card in e.card)
    yield from ((f"[[erratum]] {erratum.rule}: why", erratum.why) for erratum in e.erratum)


def wrong_spaces(e: EditionFile) -> Iterator[str]:
    """Spaces that are missing or misplaced."""
    there = {space.index for space in e.space}
    yield from (f"[[space]]: expected {SPACES}, from 0 to {SPACES - 1}, got no {i}" for i in range(SPACES) if i not in there)
    yield from twice("[[space]]", "key", ((str(s.index), s.key) for s in e.space))
    for kind, right in (("start", 0), ("prison", 10)):
        places = [s.index for s in e.space if s.kind == kind]
        if places != [right]:
            yield f"[[space]] of kind {kind}: expected space {right} alone, got {f'spaces {places}' if places else 'none'}"
    for kind in ("transport", "utility"):
        if (number := sum(s.kind == kind for s in e.space)) > MOST[kind]:
            yield f"[[space]] of kind {kind}: expected at most {MOST[kind]}, got {number}"
    if len(e.roles) == 1 and any(s.kind == "foundation" for s in e.space):
        yield "[[space]] of kind foundation: expected none without competitors and monopolists, got one"
    yield from chain.from_iterable(wrong_space(e, space) for space in e.space)


def wrong_space(e: EditionFile, space: Space) -> Iterator[str]:
    """A space whose key a move would read as something else, or whose city or deck is missing, unknown or superfluous."""
    row = f"[[space]] {space.index}"
    if space.key.isdigit() or space.key in NO_KEYS:
        yield f"{row}: key: expected a name, not a number or one of {', '.join(NO_KEYS)}, got {space.key}"
    yield from wrong_link(row, "city", space.city, space.kind == "street", space, [c.key for c in e.city])
    decked = space.kind == "card" and e.roles == ("player",)
    yield from wrong_link(row, "deck", space.deck, decked, space, deck_names(e))


def wrong_link(row: str, field: str, value: str | None, wanted: bool, space: Space, known: Collection[str]) -> Iterator[str]:
    """Checks a space's city (or deck), which must be there exactly when wanted, and known."""
    if value is None and wanted:
        yield f"{row}: {field}: expected one of {', '.join(known)}, got nothing"
    elif value is not None and not wanted:
        yield f"{row}: {field}: expected none, because this is a {space.kind} space, got {value}"
    elif value is not None and value not in known:
        yield f"{row}: {field}: expected one of {', '.join(known)}, got {value}"


def wrong_cities(e: EditionFile) -> Iterator[str]:
    """Cities without streets, and codes that are not two letters or belong to two cities."""
    streets = Counter(space.city for space in e.space)
    for city in e.city:
        many = streets[city.key]
        if not 1 <= many <= MOST["street"]:
            yield f"[[city]] {city.key}: expected 1 to {MOST['street']} streets, got {many}"
    for lang in e.languages:
        codes = [(city.key, said(city.code, lang)) for city in e.city]
        yield from (f"[[city]] {key}: code: expected two letters, got {code}" for key, code in codes if not two(code))
        yield from twice("[[city]]", "code", codes)


def two(code: str) -> bool:
    """Whether a code is two letters."""
    return len(code) == 2 and code.isalpha()


def wrong_titles(e: EditionFile) -> Iterator[str]:
    """Title cards that are missing, wrong, or for a space that cannot be owned."""
    spaces = {space.index: space for space in e.space}
    cards = {card.space for card in e.title}
    for space in e.space:
        if space.kind in OWNABLE and space.index not in cards:
            yield f"[[title]]: expected one for every street, transport and utility, got none for space {space.index}"
    for card in e.title:
        space = spaces[card.space]
        if space.kind not in OWNABLE:
            yield f"[[title]]: expected streets, transports and utilities, got space {card.space}, a {space.kind} space"
        else:
            yield from (f"[[title]] {space.key}: {problem}" for problem in wrong_title(e, card, space.kind))


def wrong_title(e: EditionFile, card: TitleRow, kind: str) -> Iterator[str]:
    """A title card whose mortgage is too high or too cheap to lift, or whose rents do not fit its roles."""
    if card.mortgage > card.price:
        yield f"mortgage: expected at most the price, {card.price}, got {card.mortgage}"
    if card.lift < card.mortgage:
        yield f"lift: expected at least the mortgage, {card.mortgage}, got {card.lift}"
    if kind == "utility":
        if card.rents:
            yield f"rents: expected {{}}, because those of utilities are utility_… in [rules], got {', '.join(card.rents)}"
        return
    for role in e.roles:
        if role not in card.rents:
            yield f"rents.{role}: expected {' rents: '.join(map(str, right_rents(role, kind)))}, got none"
    for role, rents in card.rents.items():
        right, meaning = right_rents(role, kind)
        if role not in e.roles:
            yield f"rents: expected rents for {' and '.join(e.roles)}, got {role}"
        elif len(rents) != right:
            yield f"rents.{role}: expected {right} rents: {meaning}, got {len(rents)}"


def right_rents(role: Role, kind: str) -> tuple[int, str]:
    """How many rents a title card has for a role, and what they are for."""
    if kind == "transport":
        return 4, "with 1 to 4 owned"
    return COLUMNS[role], f"bare, 1 to {COLUMNS[role] - 2} houses, hotel"


def wrong_decks(e: EditionFile) -> Iterator[str]:
    """Unknown and empty decks, and cards with the same number."""
    filled = {card.deck for card in e.card}
    drawn = e.roles if len(e.roles) > 1 else unique(space.deck for space in e.space if space.deck)
    for card in e.card:
        if card.deck not in deck_names(e):
            yield f"[[card]] {card.deck} {card.id}: deck: expected {' or '.join(deck_names(e))}, got {card.deck}"
    for deck in drawn:
        if deck not in filled:
            yield f"[[card]] deck {deck}: expected cards, got none"
    yield from twice("[[card]]", "id", ((card.deck, card.id) for card in e.card))
    yield from wrong_piles(e)


def deck_names(e: EditionFile) -> Sequence[str]:
    """The decks an edition can have: one for each role, or Chance and Community Chest if there is one role."""
    return e.roles if len(e.roles) > 1 else ("chance", "chest")


def wrong_piles(e: EditionFile) -> Iterator[str]:
    """Decks that are too big or have two get-out cards, and older decks that do not fit the rule `older_decks`."""
    piles = Counter((card.deck, card.older) for card in e.card)
    outs = Counter((card.deck, card.older) for card in e.card if card.effect == "get-out")
    for (deck, older), many in piles.items():
        if many > MOST["card"]:
            yield f"[[card]] deck {deck}: expected at most {MOST['card']} cards, got {many}"
        if outs[deck, older] > 1:
            yield f"[[card]] deck {deck}: expected at most one get-out card, got {outs[deck, older]}"
        elif outs[deck, older] == many:
            yield f"[[card]] deck {deck}: expected other cards beside the get-out card, which a player may keep, got none"
    if e.rules.older_decks is None and any(card.older for card in e.card):
        yield "[rules] older_decks: expected true or false, because the older cards need it, got nothing"
    if e.rules.older_decks is not None and not all(piles[deck, True] for deck, _ in piles):
        yield "[rules] older_decks: expected older cards in every deck, got none in some deck"


def wrong_card(e: EditionFile, card: Card) -> Iterator[str]:
    """A card whose figures do not fit its effect, or whose effect does not fit the board."""
    row = f"[[card]] {card.deck} {card.id}"
    yield from (f"{row}: {problem}" for problem in wrong_figures(card))
    if card.role is not None and card.role not in e.roles:
        yield f"{row}: role: expected one of {', '.join(e.roles)}, got {card.role}"
    if card.effect == "pay-or-draw" and all(c.deck != "chance" for c in e.card):
        yield f"{row}: effect: expected a deck named chance for pay-or-draw, got none"
    for kind in ("transport", "utility"):
        if card.effect == f"nearest-{kind}" and all(space.kind != kind for space in e.space):
            yield f"{row}: effect: expected a {kind} space for {card.effect}, got none"


def wrong_figures(card: Card) -> Iterator[str]:
    """Figures that the card's effect needs and the card does not have, or the other way around."""
    needed = FIGURES[card.effect]
    for name in ("amount", "space", "steps", "role", "at_least", "house", "hotel"):
        value = getattr(card, name)
        is_set = value is not None if name in ("space", "role") else bool(value)
        if is_set and name not in needed:
            yield f"{name}: expected none for the effect {card.effect}, got {value}"
        elif not is_set and name in needed:
            yield f"{name}: expected a value for the effect {card.effect}, got nothing"


def wrong_money(e: EditionFile) -> Iterator[str]:
    """Starting notes that do not add up to the starting cash."""
    notes = sum(int(note) * many for note, many in e.money.start_notes.items())
    if notes and notes != e.rules.start_cash:
        yield f"[money] start_notes: expected a total of {e.rules.start_cash}, the start_cash in [rules], got {notes}"


def wrong_facts(e: EditionFile) -> Iterator[str]:
    """A scale by which the examples of the book cannot be multiplied."""
    scale = e.facts.get("scale", "1")
    if not SCALE.fullmatch(scale):
        yield f"[facts] scale: expected a whole number from 1 up, got {shown(scale)}"


def wrong_notes(e: EditionFile) -> Iterator[str]:
    """Errata and sources for unknown rules."""
    rules = Rules.__struct_fields__
    yield from wrong_names("[[erratum]]", "rule", (erratum.rule for erratum in e.erratum), rules)
    yield from wrong_names("[sources]", "rule", e.sources, rules)


def wrong_paragraphs(e: EditionFile) -> Iterator[str]:
    """Topics that are missing, in two paragraphs, or not in this game; and parts before any paragraph."""
    game = set(topics_of(e.rules, e.roles, e.aims, {space.kind for space in e.space}))
    first: dict[str, str] = {}
    for paragraph in e.paragraph:
        row = f"[[paragraph]] {paragraph.number}:"
        yield from wrong_names(f"{row} topics", "topic", paragraph.topics, TOPICS)
        for topic in paragraph.topics:
            if topic in first:
                yield f"{row} topics: expected each topic once, got {topic}, which is in {first[topic]} already"
            elif topic in GAME_TOPICS and topic not in game:
                yield f"{row} topics: expected topics of this game, got {topic}"
            first.setdefault(topic, paragraph.number)
        if paragraph.option is not None and getattr(e.rules, paragraph.option, None) is None:
            yield f"{row} option: expected a rule of this edition, got {paragraph.option}"
    if e.paragraph and e.paragraph[0].heading is None:
        yield f"[[paragraph]] {e.paragraph[0].number}: heading: expected one in the first paragraph, got nothing"
    yield from wrong_names("[parts]", "topic or part of one", e.parts, (*TOPICS, *PARTS))
    lacking = (topic for topic in GAME_TOPICS if topic in game - set(first))
    yield from (f"[[paragraph]]: expected one for each topic of this game, got none for {topic}" for topic in lacking)


def wrong_names(table: str, noun: str, names: Iterable[str], known: Collection[str]) -> Iterator[str]:
    """Names that are unknown."""
    for name in names:
        if name not in known:
            yield f"{table}: expected a {noun}, got {name}{nearest(name, known)}"


def twice(table: str, field: str, rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Rows with the same value in a field; `rows` are names and values."""
    first: dict[str, str] = {}
    for name, value in rows:
        if value in first:
            yield f"{table} {name}: {field}: expected one that no other has, got {value}, which {first[value]} has"
        first.setdefault(value, name)


def repeated(values: Sequence[str]) -> bool:
    """Whether a value occurs twice."""
    return len(set(values)) < len(values)


def unique(values: Iterable[str]) -> list[str]:
    """The values in order, each once."""
    return list(dict.fromkeys(values))
