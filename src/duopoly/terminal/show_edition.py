"""`duopoly edition`: an edition with everything in its file."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import to_builtins
from rich.table import Table
from rich.text import Text

from ..editions import Edition, load, names
from ..editions.edition import Card, Rules, Title, said
from ..play.phrases import game_of
from ..words import say
from .game_setup import rule_text
from .io import TerminalIO
from .questions import edition_list
from .screen import grid

MARK = "*"
"""Behind what rests on something else than the leaflet, a board or a card that was seen."""


FIGURES = ("amount", "steps", "role", "at_least", "house", "hotel")
"""What a card may have besides its effect and the space it leads to."""


def as_json(edition: Edition) -> dict[str, Any]:
    """All of an edition, without the rules that its game does not have."""
    facts: dict[str, Any] = to_builtins(edition)
    facts["rules"] = {name: value for name, value in facts["rules"].items() if value is not None}
    return facts


def list_all(lang: str) -> list[dict[str, str]]:
    """The editions with their one-line descriptions, as JSON."""
    return [{"key": key, "name": said(load(key).name, lang), "about": said(load(key).about, lang)} for key in names()]


def show_list(io: TerminalIO, lang: str) -> None:
    """Prints the editions with their one-line descriptions."""
    for line in edition_list(lang):
        io.say(line)


def show(io: TerminalIO, edition: Edition, lang: str) -> None:
    """Board, title cards, decks, rules, errata and sources, one after the other."""
    io.say(f"{edition.key}: {said(edition.name, lang)}", "bold")
    io.say(said(edition.about, lang))
    io.say(say(lang, "terminal-leaflet", leaflet=edition.leaflet))
    if note := said(edition.money.note, lang):
        io.say(note)
    for heading, part in parts(edition, lang):
        io.say()
        io.say(say(lang, f"terminal-part-{heading}"), "bold")
        for thing in part:
            if isinstance(thing, str):
                io.say(thing)
            else:
                io.show(thing)


def parts(edition: Edition, lang: str) -> Iterator[tuple[str, Iterator[Any]]]:
    """The chapters of an edition."""
    yield "board", board_part(edition, lang)
    yield "titles", titles_part(edition, lang)
    yield "cards", cards_part(edition, lang)
    yield "rules", rules_part(edition, lang)
    if edition.errata:
        yield "errata", errata_part(edition, lang)
    yield "sources", sources_part(edition, lang)


def board_part(edition: Edition, lang: str) -> Iterator[Table]:
    """The 40 spaces."""
    heads, game = ("number", "space", "city", "kind", "key"), game_of(edition)
    table = grid(*((say(lang, f"terminal-{head}", game=game), "right" if head == "number" else "left") for head in heads))
    cities = {city.key: said(city.name, lang) for city in edition.cities}
    for space in edition.spaces:
        name = Text(space.told(lang) + (MARK if space.source else ""))
        kind = say(lang, f"kind-{space.kind}", game=game)
        table.add_row(str(space.index), name, Text(cities.get(space.city or "", "")), kind, space.key)
    yield table


def titles_part(edition: Edition, lang: str) -> Iterator[Any]:
    """The title cards: price, mortgage, lifting; building costs by city; one row of rents per role."""
    for kind in ("street", "transport", "utility"):
        titles = [title for title in edition.titles.values() if title.kind == kind]
        if titles:
            yield say(lang, f"terminal-rents-{kind}", hotel=edition.hotel)
            yield titles_table(edition, titles, lang)


def titles_table(edition: Edition, titles: Sequence[Title], lang: str) -> Table:
    """Title cards of one kind."""
    street = titles[0].kind == "street"
    heads = ["number", "title", "price", "mortgage", "lifting", *(["house"] if street else [])]
    columns = [(say(lang, f"terminal-{head}"), "left" if head == "title" else "right") for head in heads]
    camps = [("" if role == "player" else say(lang, f"role-{role}"), "right") for role in edition.roles]
    table = grid(*columns, *(camps if len(camps) > 1 else [(say(lang, "terminal-rents"), "right")]))
    for title in titles:
        mark = MARK if title.source else ""
        cells = [str(title.index), title.told(lang) + mark, str(title.price), str(title.mortgage), str(title.lift)]
        cells += [building_cost(title)] if street else []
        rents = [" ".join(map(str, title.rents[role])) for role in edition.roles]
        table.add_row(*map(Text, (*cells, *rents)))
    return table


def building_cost(title: Title) -> str:
    """The cost of a house, and of the hotel if it differs."""
    if title.house_cost == title.hotel_cost:
        return str(title.house_cost)
    return f"{title.house_cost}/{title.hotel_cost}"


def cards_part(edition: Edition, lang: str) -> Iterator[str]:
    """The decks in play, card by card, with what each does."""
    for name, cards in edition.decks.items():
        yield say(lang, "terminal-deck", deck=say(lang, "deck", deck=name), number=len(cards))
        for card in cards:
            yield f"  {card.id}{MARK if card.source else ''}  {card.told(lang)} [{effect(edition, card)}]"


def effect(edition: Edition, card: Card) -> str:
    """A card's effect with its figures, in the words of the edition's file."""
    figures = [f"{name} {getattr(card, name)}" for name in FIGURES if getattr(card, name)]
    if card.space is not None:
        figures.append(edition.spaces[card.space].key)
    return " ".join([card.effect, *figures])


def rules_part(edition: Edition, lang: str) -> Iterator[Any]:
    """Amounts and switches, by the names used for house rules."""
    table = grid((say(lang, "terminal-rule"), "left"), (say(lang, "terminal-amount"), "right"))
    for name in Rules.__struct_fields__:
        value = getattr(edition.rules, name)
        if value is not None:
            table.add_row(name + (MARK if name in edition.sources else ""), rule_text(value))
    yield table
    yield say(lang, "terminal-players-range", least=edition.players[0], most=edition.players[1])


def errata_part(edition: Edition, lang: str) -> Iterator[str]:
    """Misprints in the leaflet, real or apparent."""
    for erratum in edition.errata:
        facts = {"rule": erratum.rule, "printed": erratum.printed, "played": erratum.played, "why": said(erratum.why, lang)}
        yield say(lang, "terminal-erratum", **facts)


def sources_part(edition: Edition, lang: str) -> Iterator[str]:
    """The sources of marked values."""
    marked: dict[str, list[str]] = {}
    for name, source in all_sources(edition):
        marked.setdefault(source, []).append(name)
    for source, values in marked.items():
        yield f"{MARK} {', '.join(values)}: {source}"
    if not marked:
        yield say(lang, "terminal-no-sources")


def all_sources(edition: Edition) -> Iterator[tuple[str, str]]:
    """Every value with a source of its own, and the source."""
    rows = [(city.key, city.source) for city in edition.cities]
    rows += [(space.key, space.source) for space in edition.spaces]
    rows += [(title.key, title.source) for title in edition.titles.values()]
    rows += [(card.id, card.source) for card in edition.cards]
    rows += list(edition.sources.items())
    yield from ((name, source) for name, source in rows if source)
