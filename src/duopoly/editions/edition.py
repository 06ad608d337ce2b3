"""Editions as frozen structs: a leaflet's board, title cards, decks, amounts and switches."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal, get_type_hints

from msgspec import Meta, Struct

from ..deprecated import warn
from ..words import ENGLISH, Language, grouped

Key = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
CardId = Annotated[str, Meta(pattern=r"^[A-Z]{1,2}[0-9]{2}$")]
Note = Annotated[str, Meta(pattern=r"^[1-9][0-9]*$")]
Money = Annotated[int, Meta(ge=0, le=1_000_000)]
Players = Annotated[int, Meta(ge=2, le=8)]
Percent = Annotated[int, Meta(ge=0, le=100)]
Words = str | dict[Language, str]
"""A text: one string where it is the same in every language, else one for each."""

SPACES = 40
PARTS = {
    "turn": "order", "where-to-build": "monopoly", "double-rent": "monopoly", "build-on-mortgage": "mortgage-bare",
    "bare-to-trade": "trade", "adjusting": "timed", "share": "timed", "round": "timed", "winner": "timed",
}  # fmt: skip
"""Parts of topics, explained together with them. An edition names a part's paragraph if it has one of its own."""

WIDER = PARTS | {
    "speed": "moving", "foundation": "moving", "free": "moving", "auction": "purchase", "claim": "rent", "broken-monopoly":
    "mortgage", "lending": "trade", "timed": "object", "richest": "object", "roles": "order", "order": "moving",
    "doubles": "moving", "shortage": "building", "selling": "building", "lifting": "mortgage", "debt": "bankruptcy",
    "transport": "rent", "utility": "rent", "monopoly": "rent", "income-tax": "moving", "property-tax": "moving",
    "prison": "moving", "cards": "moving", "start": "moving", "start-cash": "object", "own": "rent", "claim-time": "rent",
    "mortgage-bare": "mortgage", "mortgage-rent": "mortgage", "mortgage-sale": "trade", "sent": "prison",
    "prison-rent": "prison", "sightseeing": "prison",
}  # fmt: skip
"""For a topic that a leaflet does not have, the topic to cite instead."""

SpaceKind = Literal[
    "start", "street", "transport", "utility", "card", "income-tax", "property-tax",
    "prison", "go-to-prison", "foundation", "free",
]  # fmt: skip
Effect = Literal[
    "nothing", "collect", "pay", "collect-each", "pay-each", "collect-role", "bank-pays-role", "move-to",
    "move-back-to", "move-by", "nearest-transport", "nearest-utility", "prison", "gamble", "get-out", "upkeep",
    "pay-or-draw",
]  # fmt: skip
PrisonDouble = Literal["moves-and-throws-again", "throws-again", "moves"]
Role = Literal["competitor", "monopolist", "player"]
ROLE_LETTERS: dict[str, Role] = {"c": "competitor", "m": "monopolist", "p": "player"}
"""Roles by the letters that people may type for them."""
EVERYBODY = "everybody"
"""In place of a role, in figures of the whole table."""
Aim = Literal["last", "camp", "timed"]


def said(words: Words, lang: str) -> str:
    """The text in `lang`, or in English if it has none in that language."""
    if isinstance(words, str):
        return words
    for language, text in words.items():
        if language == lang:
            return text
    return words[ENGLISH]


class Frozen(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of an edition's file: immutable, and without unknown fields."""


class City(Frozen, frozen=True):
    """A city (classic: a color group): the streets that make a monopoly together. `code` is two letters, its own."""

    key: Key
    name: Words
    code: Words
    color: str
    house_cost: Money
    hotel_cost: Money
    source: str = ""

    @property
    def colour(self) -> str:
        """The old name of `color`, with a DeprecationWarning."""
        warn("City.colour", "City.color")
        return self.color


class Space(Frozen, frozen=True):
    """A space of the board; `index` counts clockwise from Start, which is 0."""

    index: Annotated[int, Meta(ge=0, lt=SPACES)]
    kind: SpaceKind
    key: Key
    name: Words
    city: str | None = None
    deck: str | None = None
    short: Words | None = None
    """Its name where room is scarce: at most two lines of some ten letters, which break at spaces and hyphens."""
    source: str = ""

    def told(self, lang: str = "en") -> str:
        """The space's name in a language."""
        return said(self.name, lang)


class TitleRow(Frozen, frozen=True):
    """A title card as in the file, with rents by role. Money is in whole units of the edition.

    A street's rents are those of the bare street, with 1, 2, 3 ... houses, and with the hotel (or apartment).
    A transport company's are those with 1 to 4 owned; a utility's are the multiples of the throw with 1 and 2 owned.
    """

    space: Annotated[int, Meta(ge=0, lt=SPACES)]
    price: Annotated[int, Meta(ge=1, le=1_000_000)]
    mortgage: Money
    lift: Money
    rents: dict[Role, tuple[Money, ...]]
    source: str = ""


class Title(Frozen, frozen=True):
    """A title: its card together with its space and its city."""

    index: int
    key: str
    kind: str
    name: Words
    city: str | None
    price: int
    house_cost: int
    hotel_cost: int
    mortgage: int
    lift: int
    rents: Mapping[str, tuple[int, ...]]
    source: str = ""

    def told(self, lang: str = "en") -> str:
        """The title's name in a language."""
        return said(self.name, lang)


class Card(Frozen, frozen=True):
    """A card: its effect, and the figures of that effect.

    `amount` is money (for nearest-transport a factor for the fare, for nearest-utility the multiple of the throw),
    `space` is where to go, `steps` how far, `role` who pays or is paid, `at_least` the throw that wins `amount`,
    `house` and `hotel` the upkeep of one.
    """

    deck: Key
    id: CardId
    effect: Effect
    text: Words
    amount: Money = 0
    space: Annotated[int, Meta(ge=0, lt=SPACES)] | None = None
    steps: Annotated[int, Meta(ge=-39, le=39)] = 0
    role: Role | None = None
    at_least: Annotated[int, Meta(ge=0, le=12)] = 0
    house: Money = 0
    hotel: Money = 0
    older: bool = False
    source: str = ""

    def told(self, lang: str = "en") -> str:
        """The card's text in a language."""
        return said(self.text, lang)


class About(str):
    """The topic of the leaflets that a rule belongs to."""

    __slots__ = ()


class Rules(Frozen, frozen=True):
    """The amounts and switches of an edition; each can be changed for one game as a house rule.

    A rule is None, and cannot be set, if the edition's game does not have it. `About` names the rule's topic, which the rule's
    paragraph is found by. `rules.state.RuleTable` has a field of the same name, which the rules of play read.
    """

    # Amounts.
    start_cash: Annotated[Money, About("start-cash")]
    start_bonus: Annotated[Money, About("start")]
    fee: Annotated[Money, About("prison")]
    income_tax: Annotated[Money, About("income-tax")]
    property_tax: Annotated[Money, About("property-tax")]
    houses: Annotated[int, Meta(ge=0, le=120), About("shortage")]
    hotels: Annotated[int, Meta(ge=0, le=120), About("shortage")]
    cash_competitor: Annotated[Money | None, About("start-cash")] = None
    cash_monopolist: Annotated[Money | None, About("start-cash")] = None
    tax_cash_competitor: Annotated[Percent | None, About("income-tax")] = None
    tax_cash_monopolist: Annotated[Percent | None, About("income-tax")] = None
    tax_titles: Annotated[Percent | None, About("income-tax")] = None
    tax_buildings: Annotated[Percent | None, About("income-tax")] = None
    foundation_monopolist: Annotated[Money | None, About("foundation")] = None
    foundation_one: Annotated[Money | None, About("foundation")] = None
    foundation_two: Annotated[Money | None, About("foundation")] = None
    utility_competitor: Annotated[Money | None, About("utility")] = None
    utility_monopolist: Annotated[Money | None, About("utility")] = None
    utility_monopolist_both: Annotated[Money | None, About("utility")] = None
    utility_player: Annotated[Money | None, About("utility")] = None
    utility_player_both: Annotated[Money | None, About("utility")] = None
    keep_competitor: Annotated[Percent | None, About("timed")] = None
    keep_monopolist: Annotated[Percent | None, About("timed")] = None
    mortgage_interest: Annotated[Percent, About("mortgage-sale")] = 0
    speed_cash: Annotated[Money | None, About("speed")] = None
    rounds: Annotated[Annotated[int, Meta(ge=0, le=100_000)] | None, About("timed")] = None

    # Throwing and prison.
    extra_throws: Annotated[int, Meta(ge=0, le=9), About("doubles")] = 1
    decline_extra_throw: Annotated[bool, About("doubles")] = False
    doubles_to_prison: Annotated[int, Meta(ge=0, le=9), About("doubles")] = 0
    prison_throws: Annotated[int, Meta(ge=1, le=9), About("prison")] = 2
    prison_double: Annotated[PrisonDouble, About("prison")] = "moves-and-throws-again"
    prison_fee_after_miss: Annotated[bool, About("prison")] = False
    prison_stay: Annotated[bool, About("prison")] = False
    prison_ends_turn: Annotated[bool, About("sent")] = False
    prison_collects: Annotated[bool, About("prison-rent")] = True
    price_war_buys: Annotated[bool | None, About("prison-rent")] = None

    # Streets and buildings.
    income_tax_choice: Annotated[bool, About("income-tax")] = False
    auction: Annotated[bool, About("auction")] = False
    claim_rent: Annotated[bool, About("claim")] = False
    monopoly_competitor: Annotated[Annotated[int, Meta(ge=0, le=3)] | None, About("monopoly")] = None
    monopoly_monopolist: Annotated[Annotated[int, Meta(ge=0, le=3)] | None, About("monopoly")] = None
    monopoly_player: Annotated[Annotated[int, Meta(ge=0, le=3)] | None, About("monopoly")] = None
    max_houses_competitor: Annotated[Annotated[int, Meta(ge=0, le=4)] | None, About("building")] = None
    max_houses_monopolist: Annotated[Annotated[int, Meta(ge=0, le=4)] | None, About("building")] = None
    max_houses_player: Annotated[Annotated[int, Meta(ge=0, le=4)] | None, About("building")] = None
    build_any_time: Annotated[bool, About("building")] = False
    build_evenly: Annotated[bool, About("building")] = False
    lift_any_time: Annotated[bool, About("lifting")] = True
    houses_outlast_monopoly: Annotated[bool, About("broken-monopoly")] = False
    bare_group: Annotated[bool, About("mortgage-bare")] = False
    shortage: Annotated[Literal["endless", "box", "auction"], About("shortage")] = "box"

    # Trading, bankruptcy and the end.
    trade: Annotated[Literal["any-time", "before-throw"], About("trade")] = "any-time"
    timed_trade: Annotated[bool | None, About("timed")] = None
    timed_adjust: Annotated[bool | None, About("timed")] = None
    estate_auction: Annotated[bool, About("bankruptcy")] = False
    swap_roles: Annotated[bool | None, About("roles")] = None

    # The Speed Die, and the older decks of the classic game.
    speed_die: Annotated[bool | None, About("speed")] = None
    speed_on_doubles: Annotated[bool | None, About("speed-limits")] = None
    triple_throws_again: Annotated[bool | None, About("speed-limits")] = None
    older_decks: Annotated[bool | None, About("decks")] = None

    # What many tables play and no leaflet prints.
    free_parking_pot: Annotated[bool | None, About("free")] = None
    start_double: Annotated[bool, About("start")] = False
    deal_titles: Annotated[int, Meta(ge=0, le=3), About("start-cash")] = 0


@cache
def rule_topics() -> dict[str, str]:
    """By the name of each rule, the topic it belongs to."""
    hints = get_type_hints(Rules, include_extras=True)
    return {name: str(part) for name, hint in hints.items() for part in hint.__metadata__ if isinstance(part, About)}


class Erratum(Frozen, frozen=True):
    """A misprint of the leaflet, or what looks like one: what it prints, what is played, and why."""

    rule: str
    printed: str
    played: str
    why: Words


class Paragraph(Frozen, frozen=True):
    """A paragraph of the leaflet, in its order.

    `number` is as printed, or the heading if it has none. `heading` names its subject in our words; without one, it is a part
    of the paragraph before, like 11F. `topics` is what it is about, in order. `chapter` is the chapter that begins here, if
    any; `option` is the switch without which the paragraph is not played.
    """

    number: Annotated[str, Meta(min_length=1, max_length=60)]
    heading: Key | None = None
    topics: tuple[Key, ...] = ()
    chapter: Key | None = None
    option: str | None = None


class ExamplePlayer(Frozen, frozen=True):
    """A player of an example. The role is ignored if the game has no camps."""

    name: str
    cash: Money
    role: Role | None = None
    space: Annotated[int, Meta(ge=0, lt=SPACES)] = 0
    held: int = 0
    passed_start: bool = False
    claim_for_me: bool | None = None


class Example(Frozen, frozen=True):
    """An example of a topic: a position, and moves that are played from it by the real rules.

    It is in the book if the rules named in `when` have one of the values there. Money, and sums in braces in `moves`, are
    multiplied by the `scale` of the edition's facts. `titles` has by space the owner, then the number of houses, "hotel" or
    "mortgaged". In `caption`, {1}, {2} ... are the sums paid, in order, and {start} is the name of the first space.
    """

    key: Key
    topic: Key
    players: tuple[ExamplePlayer, ...]
    moves: tuple[str, ...]
    title: Words
    caption: Words
    titles: dict[str, str] = {}
    when: dict[str, tuple[bool | int | str, ...]] = {}
    aim: Aim = "last"


class Currency(Frozen, frozen=True):
    """Money: the sign before or after a sum, and how many of each note a player starts with and the box has."""

    before: str = ""
    after: str = ""
    note: Words = ""
    start_notes: dict[Note, Annotated[int, Meta(ge=1, le=99)]] = {}
    box_notes: dict[Note, Annotated[int, Meta(ge=1, le=999)]] = {}


class Edition(Frozen, frozen=True):
    """A checked edition. `spaces` are the 40 spaces in order; `titles` are by key, `decks` by name.

    `leaflet_paragraphs` are the leaflet's paragraphs in order. `paragraphs` has the number of the paragraph of each topic, or
    "" if there is none; `parts` has the same for parts of topics. `facts` are other facts about the box that texts use.
    `sources` says by rule where an inferred amount comes from (rows of tables have their own `source`). `examples` are the
    edition's own, apart from those that all share. `printed` are the rules as printed, if house rules changed them.
    `file` is the path of your own edition, by which records find it again; "" for a built-in one.
    """

    key: str
    name: Words
    about: Words
    leaflet: str
    languages: tuple[Language, ...]
    roles: tuple[Role, ...]
    aims: tuple[Aim, ...]
    players: tuple[int, int]
    hotel: Literal["hotel", "apartment"]
    money: Currency
    rules: Rules
    leaflet_paragraphs: tuple[Paragraph, ...]
    paragraphs: Mapping[str, str]
    facts: Mapping[str, str]
    parts: Mapping[str, str]
    cities: tuple[City, ...]
    spaces: tuple[Space, ...]
    titles: Mapping[str, Title]
    cards: tuple[Card, ...]
    errata: tuple[Erratum, ...]
    sources: Mapping[str, str] = {}
    examples: tuple[Example, ...] = ()
    printed: Rules | None = None
    file: str = ""

    def __hash__(self) -> int:  # its tables are dicts, which have none
        return hash((self.key, self.file, self.rules))

    @property
    def has_camps(self) -> bool:
        """Whether competitors play against monopolists; in the classic game everybody is just a player."""
        return len(self.roles) > 1

    @property
    def decks(self) -> dict[str, tuple[Card, ...]]:
        """The cards in play by deck, in the order of the file: the older ones if the rules say so."""
        older = bool(self.rules.older_decks)
        names = sorted({card.deck for card in self.cards})
        return {name: tuple(c for c in self.cards if c.deck == name and c.older == older) for name in names}

    def paragraph(self, topic: str) -> str:
        """The number of the paragraph about a topic or a part of one, else about the wider topic; "" if there is none."""
        while topic:
            if number := self.parts.get(topic) or self.paragraphs.get(topic):
                return number
            topic = WIDER.get(topic, "")
        return ""

    def told_topic(self, topic: str) -> str:
        """The topic itself if the leaflet has it, else the wider topic that it has."""
        while topic and not self.paragraphs.get(topic):
            topic = WIDER.get(topic, "")
        return topic

    def sum(self, amount: int, lang: str = "en") -> str:
        """A sum of money with the edition's sign, grouped as usual in the language: $1,500."""
        return f"{self.money.before}{grouped(amount, lang)}{self.money.after}"


class EditionFile(Frozen, frozen=True):
    """An edition as in its file, including what it extends: the fields of Edition, with tables as rows.

    A file's `paragraph` replaces that of the extended edition, because a leaflet has its own order.
    """

    key: Key
    name: Words
    about: Words
    leaflet: str
    languages: tuple[Language, ...]
    roles: tuple[Role, ...]
    aims: tuple[Aim, ...]
    players: tuple[Players, Players]
    hotel: Literal["hotel", "apartment"]
    money: Currency
    rules: Rules
    paragraph: tuple[Paragraph, ...]
    city: tuple[City, ...]
    space: tuple[Space, ...]
    title: tuple[TitleRow, ...]
    card: tuple[Card, ...]
    erratum: tuple[Erratum, ...] = ()
    example: tuple[Example, ...] = ()
    sources: Mapping[str, str] = {}
    facts: Mapping[str, str] = {}
    parts: Mapping[str, str] = {}
