"""Laying the table: an edition with its house rules becomes the flat record that the rules read."""

from ..editions import Edition
from ..editions.edition import Card, Space
from .codes import EFFECTS, PRISON_DOUBLES, SHORTAGES, SPACE_KINDS, SPACES, STREET, TRANSPORT, UTILITY
from .state import RuleTable

ROLE_RULES = ("monopoly", "max_houses", "tax_cash", "keep")
AMOUNTS_AND_SWITCHES = (
    "start_cash", "start_bonus", "fee", "income_tax", "property_tax", "tax_titles", "tax_buildings",
    "foundation_monopolist", "foundation_one", "foundation_two", "houses", "hotels", "mortgage_interest", "speed_cash",
    "rounds", "extra_throws", "doubles_to_prison", "prison_throws", "prison_fee_after_miss", "prison_stay",
    "prison_ends_turn", "prison_collects", "income_tax_choice", "auction", "claim_rent",
    "build_any_time", "build_evenly", "lift_any_time", "houses_outlast_monopoly", "bare_group", "timed_trade",
    "timed_adjust", "estate_auction", "swap_roles", "decline_extra_throw", "speed_die", "speed_on_doubles", "free_parking_pot",
    "start_double", "deal_titles",
)  # fmt: skip


def build_rule_table(edition: Edition) -> RuleTable:
    """The table of a checked edition."""
    table = RuleTable()
    table.roles = len(edition.roles)
    lay_rules(table, edition)
    for space in edition.spaces:
        lay_space(table, edition, space)
    lay_groups(table, edition)
    for deck, name in enumerate(deck_names(edition)):
        cards = edition.decks[name]
        table.deck_size[deck] = len(cards)
        for number, card in enumerate(cards):
            lay_card(table, edition, deck, number, card)
    return table


def lay_rules(table: RuleTable, edition: Edition) -> None:
    """Amounts and switches; what the edition's game lacks is 0."""
    rules = edition.rules
    for name in AMOUNTS_AND_SWITCHES:
        setattr(table, name, int(getattr(rules, name) or 0))
    for name in ROLE_RULES:
        row = getattr(table, name)
        for role, word in enumerate(edition.roles):
            row[role] = getattr(rules, f"{name}_{word}", None) or 0
    table.prison_double = PRISON_DOUBLES.index(rules.prison_double)
    table.shortage = SHORTAGES.index(rules.shortage)
    table.trade_before_throw = int(rules.trade == "before-throw")
    table.price_war_buys = int(rules.price_war_buys is not False)
    table.triple_throws_again = int(rules.triple_throws_again is not False)


def lay_space(table: RuleTable, edition: Edition, space: Space) -> None:
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


def lay_groups(table: RuleTable, edition: Edition) -> None:
    """The streets of each city, the transport companies and the utilities; a group goes by its first space."""
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


def lay_card(table: RuleTable, edition: Edition, deck: int, number: int, card: Card) -> None:
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
    """The decks in their order; with roles, the deck of a role has the role's number."""
    return sorted(edition.decks, key=lambda name: edition.roles.index(name) if name in edition.roles else 0)
