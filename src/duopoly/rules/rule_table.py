"""Building the rule table: an edition with its house rules becomes the flat record that the rules read.

An amount or switch that `Rules` and `RuleTable` both have is copied by its name; nothing here lists them.
"""

from typing import get_args

from ..editions import Edition
from ..editions.edition import Card, Role, Rules, Space
from .codes import EFFECTS, PRISON_DOUBLES, SHORTAGES, SPACE_KINDS, SPACES, STREET, TRADES, TRANSPORT, UTILITY
from .state import RuleTable

COPIED = tuple(field.name for field in RuleTable.fields if field.name in Rules.__struct_fields__)
BY_ROLE = tuple(
    field.name
    for field in RuleTable.fields
    if any(f"{field.name}_{role}" in Rules.__struct_fields__ for role in get_args(Role))
)
"""Rules that an edition has once for each role, as `keep_competitor` and `keep_monopolist`."""
WORDS = {"prison_double": PRISON_DOUBLES, "shortage": SHORTAGES, "trade": TRADES}
"""Rules whose values are words; the table has their codes."""
IF_ABSENT = {"price_war_buys": 1, "triple_throws_again": 1}
"""What the table has for a rule that the edition's game lacks, if not 0."""


def build_rule_table(edition: Edition) -> RuleTable:
    """The rule table of a checked edition."""
    table = RuleTable()
    table.roles = len(edition.roles)
    fill_rules(table, edition)
    for space in edition.spaces:
        fill_space(table, edition, space)
    fill_groups(table, edition)
    for deck, name in enumerate(deck_names(edition)):
        cards = edition.decks[name]
        table.deck_size[deck] = len(cards)
        for number, card in enumerate(cards):
            fill_card(table, edition, deck, number, card)
    return table


def fill_rules(table: RuleTable, edition: Edition) -> None:
    """The amounts and switches."""
    for name in COPIED:
        value = getattr(edition.rules, name)
        if value is None:
            setattr(table, name, IF_ABSENT.get(name, 0))
        else:
            setattr(table, name, WORDS[name].index(value) if name in WORDS else int(value))
    for name in BY_ROLE:
        row = getattr(table, name)
        for role, word in enumerate(edition.roles):
            row[role] = getattr(edition.rules, f"{name}_{word}", None) or 0


def fill_space(table: RuleTable, edition: Edition, space: Space) -> None:
    """A space with its title card, if it has one."""
    i = space.index
    table.kind[i] = SPACE_KINDS.index(space.kind)
    if table.kind[i] == STREET:
        table.streets |= 1 << i
    table.group[i] = -1
    table.deck_of[i] = deck_names(edition).index(space.deck) if space.deck else -1
    title = edition.titles.get(space.key)
    if title is None:
        return
    table.price[i], table.mortgage[i], table.lift[i] = title.price, title.mortgage, title.lift
    table.house_cost[i], table.hotel_cost[i] = title.house_cost, title.hotel_cost
    for role, word in enumerate(edition.roles):
        for level, rent in enumerate(title.rents[word]):
            table.rent[role][i][level] = rent


def fill_groups(table: RuleTable, edition: Edition) -> None:
    """The streets of each city, the transport companies and the utilities. The first space of a group stands for it."""
    groups = [[s.index for s in edition.spaces if s.city == city.key] for city in edition.cities]
    for kind in (TRANSPORT, UTILITY):
        groups.append([i for i in range(SPACES) if table.kind[i] == kind])
    for group in groups:
        for n, space in enumerate(group):
            table.group[space] = group[0]
            table.members[group[0]][n] = space
        if group:
            table.group_size[group[0]] = len(group)
            table.group_set[group[0]] = sum(1 << space for space in group)


def fill_card(table: RuleTable, edition: Edition, deck: int, number: int, card: Card) -> None:
    """A card's effect and figures."""
    table.effect[deck][number] = EFFECTS.index(card.effect)
    table.amount[deck][number] = card.amount
    table.card_space[deck][number] = card.space or 0
    table.steps[deck][number] = card.steps
    table.card_role[deck][number] = edition.roles.index(card.role) if card.role else 0
    table.at_least[deck][number] = card.at_least
    table.house_upkeep[deck][number] = card.house
    table.hotel_upkeep[deck][number] = card.hotel


def deck_names(edition: Edition) -> list[str]:
    """The names of the decks in order. Where each role has its own deck, it has the number of the role."""
    return sorted(edition.decks, key=lambda name: edition.roles.index(name) if name in edition.roles else 0)
