"""The board, which is drawn once: names, cities, prices and decks in the reader's language."""

from ...editions import Edition
from ...editions.edition import Space, said
from ...play.book import as_printed, change_text, changed_rules
from ...play.game import Game
from ...play.phrases import game_of
from ...words import has, say
from ..wire import Board, CardView, CityView, SpaceView

SHORTER = {"Street": "St.", "Avenue": "Ave.", "Boulevard": "Blvd.", "Railroad": "R.R.", "Company": "Co."}


def board_view(game: Game, lang: str) -> Board:
    """The board of a game."""
    edition = game.edition
    numbers = {city.key: number for number, city in enumerate(edition.cities, 1)}
    return Board(
        edition=edition.key,
        name=said(edition.name, lang),
        roles=list(edition.roles),
        money_before=edition.money.before,
        money_after=edition.money.after,
        denominations=denominations(edition),
        cities=[
            CityView(
                key=city.key,
                number=numbers[city.key],
                name=said(city.name, lang),
                code=said(city.code, lang),
                spaces=[space.index for space in edition.spaces if space.city == city.key],
            )
            for city in edition.cities
        ],
        spaces=[space_view(edition, space, numbers, lang) for space in edition.spaces],
        decks=[(name, say(lang, "deck", deck=name)) for name in edition.decks],
        cards=[
            CardView(id=card.id, deck=deck, text=card.told(lang)) for deck, cards in edition.decks.items() for card in cards
        ],
        hotel=edition.hotel,
        aim=game.aim,
        house_rules=house_rule_lines(game, lang),
    )


def denominations(edition: Edition) -> list[int]:
    """The denominations in the box, the largest first."""
    money = edition.money
    return sorted({int(note) for note in (*money.start_notes, *money.box_notes)}, reverse=True)


def space_view(edition: Edition, space: Space, numbers: dict[str, int], lang: str) -> SpaceView:
    """A space of the board."""
    title = edition.titles.get(space.key)
    return SpaceView(
        kind=space.kind,
        key=space.key,
        name=space.told(lang),
        short=short_name(space, lang),
        city=numbers.get(space.city or ""),
        price=title.price if title else None,
        effect=space_effect(edition, space, lang),
        parts=space_parts(edition, space, lang),
    )


def short_name(space: Space, lang: str) -> str:
    """The space's name where room is scarce: the edition's own, else the name with its long words abbreviated."""
    if space.short is not None:
        return said(space.short, lang)
    return " ".join(SHORTER.get(word, word) for word in space.told(lang).split(" "))


def space_parts(edition: Edition, space: Space, lang: str) -> list[str]:
    """What a corner is to monopolists and competitors, and what a prison is to visitors; nothing for other spaces."""
    if edition.has_camps and space.kind == "prison":
        cells = [say(lang, "web-board-prison"), say(lang, "web-board-price-war")]
        return [*cells, say(lang, "sightseeing", game=game_of(edition))]
    if edition.has_camps and space.kind == "foundation":
        grant = edition.sum(edition.rules.foundation_monopolist or 0, lang)
        return [say(lang, "space-line-foundation-monopolist", grant=grant), say(lang, "space-line-foundation-competitor")]
    parts = space.told(lang).split(" / ")
    return parts if len(parts) > 1 else []


def space_effect(edition: Edition, space: Space, lang: str) -> str:
    """What a space without a title does, in a word or two."""
    message, rules = f"space-line-{space.kind}", edition.rules
    if not has(lang, message) or (space.kind == "start" and not rules.start_bonus):
        return ""
    facts = {"start": rules.start_bonus, "flat": rules.income_tax, "tax": rules.property_tax}
    sums = {name: edition.sum(value, lang) for name, value in facts.items()}
    sums["grant"] = edition.sum(rules.foundation_monopolist or 0, lang)
    return say(lang, message, game=game_of(edition), choice=int(rules.income_tax_choice), **sums)


def house_rule_lines(game: Game, lang: str) -> list[str]:
    """The house rules of the game, each in a line with the printed value."""
    printed = as_printed(game.edition)
    return [change_text(game.edition, printed, name, lang) for name in game.rules if name in changed_rules(game.edition)]
