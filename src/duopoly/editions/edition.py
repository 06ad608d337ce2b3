"""What an edition is: the leaflet's board, title cards, decks, amounts and switches as frozen structs.

Every check that a reader of the file would make by hand is made here, so that a loaded edition can be trusted.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..words import ENGLISH, Language, say

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
"""Parts of topics, which are told with them: an edition names the paragraph where its leaflet has another, or letters it."""

WIDER = PARTS | {
    "speed": "moving", "foundation": "moving", "free": "moving", "auction": "purchase", "claim": "rent", "broken-monopoly":
    "mortgage", "lending": "trade", "timed": "object", "richest": "object", "roles": "order", "order": "moving",
    "doubles": "moving", "shortage": "building", "selling": "building", "lifting": "mortgage", "debt": "bankruptcy",
    "transport": "rent", "utility": "rent", "monopoly": "rent", "income-tax": "moving", "property-tax": "moving",
    "prison": "moving", "cards": "moving", "start": "moving", "start-cash": "object", "own": "rent", "claim-time": "rent",
    "mortgage-bare": "mortgage", "mortgage-rent": "mortgage", "mortgage-sale": "trade", "sent": "prison",
    "prison-rent": "prison", "sightseeing": "prison",
}  # fmt: skip
"""Where a leaflet says nothing of a topic, the one whose paragraph comes nearest."""

SpaceKind = Literal[
    "start", "street", "transport", "utility", "card", "income-tax", "property-tax",
    "prison", "go-to-prison", "foundation", "free",
]  # fmt: skip
Effect = Literal[
    "nothing", "collect", "pay", "collect-each", "pay-each", "collect-role", "bank-pays-role", "move-to",
    "move-back-to", "move-by", "nearest-transport", "nearest-utility", "prison", "gamble", "get-out", "upkeep",
    "pay-or-draw",
]  # fmt: skip
Role = Literal["competitor", "monopolist", "player"]
Aim = Literal["last", "camp", "timed"]


def said(words: Words, lang: str) -> str:
    """The text in `lang`, or in English where that language has none."""
    if isinstance(words, str):
        return words
    for language, text in words.items():
        if language == lang:
            return text
    return words[ENGLISH]


def grouped(number: int, lang: str) -> str:
    """A whole number in groups of three digits, as the language writes it."""
    separator, grouped_from = grouping(lang)
    return str(number) if len(str(abs(number))) < grouped_from else f"{number:,}".replace(",", separator)


@cache
def grouping(lang: str) -> tuple[str, int]:
    """The sign between groups of digits, and how many digits the shortest number has that is grouped."""
    return say(lang, "number-separator"), int(say(lang, "number-grouped-from"))


class Frozen(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of an edition's file: nothing in it changes, and no field is there that nobody knows."""


class City(Frozen, frozen=True):
    """A city (classic: a colour group): the streets that make a monopoly together. `code` is two letters, its own."""

    key: Key
    name: Words
    code: Words
    colour: str
    house_cost: Money
    hotel_cost: Money
    source: str = ""


class Space(Frozen, frozen=True):
    """A space of the board; `index` counts clockwise from Start, which is 0."""

    index: Annotated[int, Meta(ge=0, lt=SPACES)]
    kind: SpaceKind
    key: Key
    name: Words
    city: str | None = None
    deck: str | None = None
    source: str = ""

    def told(self, lang: str = "en") -> str:
        """The space's name in a language."""
        return said(self.name, lang)


class TitleCard(Frozen, frozen=True):
    """A title card as the file has it: money in whole units of the edition, rents by role.

    A street's rents: the bare street, then with 1, 2, 3 … houses, last with the hotel (or apartment).
    A transport company's: with 1, 2, 3, 4 of them owned. A utility's: the multiple of the throw with 1, 2 owned.
    """

    space: Annotated[int, Meta(ge=0, lt=SPACES)]
    price: Annotated[int, Meta(ge=1, le=1_000_000)]
    mortgage: Money
    lift: Money
    rents: dict[Role, tuple[Money, ...]]
    source: str = ""


class Title(Frozen, frozen=True):
    """A title as the face shows it: the card together with its space and its city."""

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
    """A card: one of a dozen effects, with its figures.

    `amount` is money (for nearest-transport the factor on the fare, for nearest-utility the multiple of the throw),
    `space` where to, `steps` how far, `role` who pays or is paid, `at_least` the throw that wins `amount`,
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


class Rules(Frozen, frozen=True):
    """The amounts and switches of an edition; each can be changed for one game as a house rule.

    A rule that the edition's game does not have is None, and cannot be set.
    """

    # Amounts.
    start_cash: Money
    start_bonus: Money
    fee: Money
    income_tax: Money
    property_tax: Money
    houses: Annotated[int, Meta(ge=0, le=120)]
    hotels: Annotated[int, Meta(ge=0, le=120)]
    tax_cash_competitor: Percent | None = None
    tax_cash_monopolist: Percent | None = None
    tax_titles: Percent | None = None
    tax_buildings: Percent | None = None
    foundation_monopolist: Money | None = None
    foundation_one: Money | None = None
    foundation_two: Money | None = None
    utility_competitor: Money | None = None
    utility_monopolist: Money | None = None
    utility_monopolist_both: Money | None = None
    utility_player: Money | None = None
    utility_player_both: Money | None = None
    keep_competitor: Percent | None = None
    keep_monopolist: Percent | None = None
    mortgage_interest: Percent = 0
    speed_cash: Money | None = None
    rounds: Annotated[int, Meta(ge=0, le=100_000)] | None = None

    # Throwing and prison.
    extra_throws: Annotated[int, Meta(ge=0, le=9)] = 1
    decline_extra_throw: bool = False
    doubles_to_prison: Annotated[int, Meta(ge=0, le=9)] = 0
    prison_throws: Annotated[int, Meta(ge=1, le=9)] = 2
    prison_double: Literal["moves-and-throws-again", "throws-again", "moves"] = "moves-and-throws-again"
    prison_fee_after_miss: bool = False
    prison_stay: bool = False
    prison_ends_turn: bool = False
    prison_collects: bool = True
    price_war_buys: bool | None = None

    # Streets and buildings.
    income_tax_choice: bool = False
    auction: bool = False
    claim_rent: bool = False
    monopoly_competitor: Annotated[int, Meta(ge=0, le=3)] | None = None
    monopoly_monopolist: Annotated[int, Meta(ge=0, le=3)] | None = None
    monopoly_player: Annotated[int, Meta(ge=0, le=3)] | None = None
    max_houses_competitor: Annotated[int, Meta(ge=0, le=4)] | None = None
    max_houses_monopolist: Annotated[int, Meta(ge=0, le=4)] | None = None
    max_houses_player: Annotated[int, Meta(ge=0, le=4)] | None = None
    build_any_time: bool = False
    build_evenly: bool = False
    lift_any_time: bool = True
    houses_outlast_monopoly: bool = False
    bare_group: bool = False
    shortage: Literal["endless", "box", "auction"] = "box"

    # Trading, bankruptcy and the end.
    trade: Literal["any-time", "before-throw"] = "any-time"
    timed_trade: bool | None = None
    timed_adjust: bool | None = None
    estate_auction: bool = False
    swap_roles: bool | None = None

    # The Speed Die, and the older decks of the classic game.
    speed_die: bool | None = None
    speed_on_doubles: bool | None = None
    triple_throws_again: bool | None = None
    older_decks: bool | None = None

    # What many tables play and no leaflet prints.
    free_parking_pot: bool | None = None
    start_double: bool = False
    deal_titles: Annotated[int, Meta(ge=0, le=3)] = 0


class Erratum(Frozen, frozen=True):
    """A place where the leaflet is printed wrong, or looks so: what it prints, what is played, and why."""

    rule: str
    printed: str
    played: str
    why: Words


class Paragraph(Frozen, frozen=True):
    """A paragraph of the leaflet, in its order.

    `number` is as printed, or the heading where the leaflet has none. `heading` names its subject in our words; one
    without is a part of the paragraph before it, like 11F. `topics` is what it is about, in order. With it may begin a
    `chapter`; `option` is the switch without which it is not played.
    """

    number: Annotated[str, Meta(min_length=1, max_length=60)]
    heading: Key | None = None
    topics: tuple[Key, ...] = ()
    chapter: Key | None = None
    option: str | None = None


class ExamplePlayer(Frozen, frozen=True):
    """A player of an example; the role says nothing where the game has no camps."""

    name: str
    cash: Money
    role: Role | None = None
    space: Annotated[int, Meta(ge=0, lt=SPACES)] = 0
    held: int = 0
    passed_start: bool = False
    claim_for_me: bool | None = None


class Example(Frozen, frozen=True):
    """An example of a topic: a position and the moves that are played from it by the real rules.

    It is in the book where the rules named in `when` have one of the values there. Money is counted in the `scale` of the
    edition's facts, sums in braces in `moves` too; `titles` say by space the owner, then how many houses, "hotel" or
    "mortgaged". In `caption` {1}, {2} … are the sums paid, in order.
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
    """How money looks: the sign around a sum, and how many of each note a player begins with."""

    before: str = ""
    after: str = ""
    note: Words = ""
    start_notes: dict[Note, Annotated[int, Meta(ge=1, le=99)]] = {}
    box_notes: dict[Note, Annotated[int, Meta(ge=1, le=999)]] = {}


class Edition(Frozen, frozen=True):
    """One leaflet, checked. `spaces` are 40 in order; `titles` are found by key, `decks` by name.

    `leaflet_paragraphs` are the leaflet's paragraphs in order, and `paragraphs` says by topic in which of them it
    stands, or "" in none; `parts` says the same of parts of topics. `facts` is what else their words must know of the box.
    `sources` says by rule what an inferred amount rests on (rows of the tables carry their own `source`). `examples` are
    the edition's own, beside those that all share. `printed` are the rules as printed, where house rules changed them.
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

    @property
    def decks(self) -> dict[str, tuple[Card, ...]]:
        """The cards in play, deck by deck, in the order of the file: the older ones if the rules say so."""
        older = bool(self.rules.older_decks)
        names = sorted({card.deck for card in self.cards})
        return {name: tuple(c for c in self.cards if c.deck == name and c.older == older) for name in names}

    def paragraph(self, topic: str) -> str:
        """The leaflet's paragraph about a topic or a part of one; where it has none, that of the wider topic; "" for none."""
        while topic:
            if number := self.parts.get(topic) or self.paragraphs.get(topic):
                return number
            topic = WIDER.get(topic, "")
        return ""

    def told_topic(self, topic: str) -> str:
        """The topic that tells of one or of a part of one: itself if the leaflet speaks of it, else a wider one."""
        while topic and not self.paragraphs.get(topic):
            topic = WIDER.get(topic, "")
        return topic

    def sum(self, amount: int, lang: str = "en") -> str:
        """A sum of money with the edition's sign, grouped as the language does: $1,500."""
        return f"{self.money.before}{grouped(amount, lang)}{self.money.after}"


class EditionFile(Frozen, frozen=True):
    """An edition as its file has it, after what it extends: the fields of Edition, its tables still row by row.

    `paragraph` alone is not laid over row by row: a leaflet has its own order.
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
    title: tuple[TitleCard, ...]
    card: tuple[Card, ...]
    erratum: tuple[Erratum, ...] = ()
    example: tuple[Example, ...] = ()
    sources: Mapping[str, str] = {}
    facts: Mapping[str, str] = {}
    parts: Mapping[str, str] = {}


def plain(value: Any) -> Any:
    """The value as JSON would hold it."""
    import msgspec

    return msgspec.to_builtins(value)
