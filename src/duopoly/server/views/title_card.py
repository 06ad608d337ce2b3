"""The card of a space: what its title costs and earns, which rent is in force and why, what each player would pay."""

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from msgspec.structs import replace

from ...editions.edition import said
from ...play.events import Event, event_of
from ...play.game import Game
from ...play.phrases import paragraph_words, with_rule
from ...play.tell import reasons_text, steps_of
from ...play.topics import explain_words
from ...rules.bookkeeping import payment
from ...rules.codes import BANK, E_NO_RENT_MORTGAGED, E_NO_RENT_PRISON, EVENTS, NO_POT, PHASES, SPACES, STREET, TRANSPORT
from ...rules.ledger import Ledger
from ...rules.mortgages import lift_price
from ...rules.prison import collects
from ...rules.rents import has_hotel, multiple, rent, rent_event
from ...rules.spaces import advance
from ...rules.state import State
from ...rules.titles import give, has_monopoly, number_owned, set_buildings
from ...words import grouped, say
from ..wire import CalculationStep, RentRow, TitleCard, Visitor
from .snapshot import Snapshot
from .throw_preview import landed

TOPICS = {"card": ("cards",), "prison": ("sightseeing", "prison-rent", "prison"), "go-to-prison": ("sent", "prison")}
"""The topics of the paragraphs on spaces without titles, if the kind is not the topic."""

EMPTY = State()
"""A state without owners, to be copied."""


class RentFigures(NamedTuple):
    """A row of rents as numbers: its label, and a rent for each role (None: cannot be built)."""

    label: str
    figures: Sequence[int | None]


class RentReason(NamedTuple):
    """Why the rent in force is what it is, or why there is none: steps, a sentence, the paragraph in words, and its topic."""

    steps: list[CalculationStep]
    text: str
    rule: str
    topic: str


def title_card(game: Game, space: int, lang: str, id: int) -> TitleCard:
    """The card of a space, as the game stands."""
    snapshot = Snapshot(game, lang)
    return (card_of_title if space in snapshot.titles else card_of_other_space)(snapshot, space, id)


def card_of_title(snapshot: Snapshot, space: int, id: int) -> TitleCard:
    """The card of a street, transport or utility."""
    reason = why(snapshot, space)
    return TitleCard(
        id=id,
        space=space,
        name=snapshot.space(space),
        summary=summary(snapshot, space),
        rows=rows_if_bought(snapshot, space),
        why=reason.steps,
        why_text=reason.text,
        why_rule=reason.rule,
        topic=reason.topic,
        facts=facts(snapshot, space),
        visitors=visitors(snapshot, space),
    )


def card_of_other_space(snapshot: Snapshot, space: int, id: int) -> TitleCard:
    """The card of a space that nobody can own: what happens there, with its paragraphs."""
    edition, lang, kind = snapshot.edition, snapshot.lang, snapshot.edition.spaces[space].kind
    topics = TOPICS.get(kind, (kind,))
    paragraph = edition.paragraph(topics[0])
    has_pot = kind == "free" and snapshot.g.pot != NO_POT
    return TitleCard(
        id=id,
        space=space,
        name=snapshot.space(space),
        summary=say(lang, f"kind-{kind}", game=snapshot.kind),
        text=with_rule(" ".join(explain_words(edition, topic, lang) for topic in topics), paragraph, lang),
        rows=[],
        why=[],
        why_text="",
        why_rule=paragraph_words(edition, paragraph, lang),
        topic=topics[0],
        facts=[(say(lang, "title-pot"), snapshot.sum(snapshot.g.pot))] if has_pot else [],
        visitors=visitors(snapshot, space),
    )


def summary(snapshot: Snapshot, space: int) -> str:
    """City or kind, price, owner, and buildings or mortgage."""
    g, lang, title = snapshot.g, snapshot.lang, snapshot.titles[space]
    city = next((said(city.name, lang) for city in snapshot.edition.cities if city.key == title.city), None)
    parts = [
        city or say(lang, f"kind-{title.kind}", game=snapshot.kind),
        say(lang, "title-price", amount=snapshot.sum(title.price)),
    ]
    owner = snapshot.player(g.owner[space])
    parts.append(say(lang, "unowned") if owner is None else say(lang, "title-owner", player=owner))
    if g.mortgaged[space]:
        parts.append(say(lang, "mortgaged"))
    elif owner is not None and title.kind == "street":
        parts.append(built_words(snapshot, g.buildings[space], has_hotel(g, snapshot.table, space)))
    return " · ".join(parts)


def built_words(snapshot: Snapshot, houses: int, hotel: bool) -> str:
    """The buildings on a street."""
    if hotel:
        return say(snapshot.lang, "hotel", hotel=snapshot.edition.hotel)
    return say(snapshot.lang, "houses", number=houses) if houses else say(snapshot.lang, "title-bare")


def rows_if_bought(snapshot: Snapshot, space: int) -> list[RentRow]:
    """The rents; where the title is offered for sale now, also with the rent that the buyer would take."""
    g = snapshot.g
    rent_rows = rows(snapshot, space)
    if PHASES[g.phase] != "buy" or g.owner[space] != BANK or g.space[g.turn] != space:
        return rent_rows
    bought = copy(snapshot)
    bought.g = g.copy()
    give(bought.g, snapshot.table, space, g.turn)
    taken = {row.label: row.now for row in rows(bought, space) if row.now is not None}
    return [replace(row, then=taken.get(row.label)) for row in rent_rows]


def rows(snapshot: Snapshot, space: int) -> list[RentRow]:
    """The rents: a row for each step, a cell for each role, with the rent in force marked."""
    kind = snapshot.table.kind[space]
    if kind == STREET:
        return street_rows(snapshot, space)
    lang, size = snapshot.lang, snapshot.table.group_size[snapshot.table.group[space]]
    mine, owned = in_force(snapshot, space), 0
    if mine is not None:
        owned = number_owned(snapshot.g, snapshot.table, snapshot.g.owner[space], snapshot.table.group[space])
    rent_rows = []
    for number in range(1, size + 1):
        message = "reason-owned" if kind == TRANSPORT else "title-utilities"
        figures = [hypothetical_rent(snapshot, role, space, number, 0) for role in range(len(snapshot.edition.roles))]
        cells = [grouped(figure, lang) if kind == TRANSPORT else f"{figure}×" for figure in figures]
        label = say(lang, message, number=number, game=snapshot.kind)
        rent_rows.append(RentRow(label=capital(label), cells=cells, now=mine if number == owned else None))
    return rent_rows


def hypothetical_rent(snapshot: Snapshot, role: int, space: int, owned: int, built: int) -> int:
    """The rent if a player of the role owned that many titles of the group, this one first; for a utility, the multiple."""
    table = snapshot.table
    g = EMPTY.copy()
    g.role[0] = role
    others = [title for title in table.members[table.group[space]][: table.group_size[table.group[space]]] if title != space]
    for title in [space, *others][:owned]:
        give(g, table, title, 0)
    set_buildings(g, table, space, built)
    return rent(g, table, space, 1)


def street_rows(snapshot: Snapshot, space: int) -> list[RentRow]:
    """A street's rents: bare, bare in a monopoly, with each house, with the hotel."""
    table, lang = snapshot.table, snapshot.lang
    roles = range(len(snapshot.edition.roles))
    size, most = table.group_size[table.group[space]], max(table.max_houses[role] for role in roles)
    title = snapshot.titles[space]
    bare = [title.rents[role][0] for role in snapshot.edition.roles]
    doubled = rents_with(snapshot, space, size, 0)
    figures = [RentFigures(say(lang, "title-row-bare"), bare)]
    if doubled != bare:
        figures.append(RentFigures(say(lang, "title-row-monopoly", game=snapshot.kind), doubled))
    for houses in range(1, most + 1):
        figures.append(RentFigures(say(lang, "houses", number=houses), rents_with(snapshot, space, size, houses)))
    hotels = [hypothetical_rent(snapshot, role, space, size, table.max_houses[role] + 1) for role in roles]
    figures.append(RentFigures(capital(say(lang, "hotel", hotel=snapshot.edition.hotel)), hotels))
    rent_rows = [
        RentRow(label=row.label, cells=cells(snapshot, row, bare if n == 1 and doubled != bare else []))
        for n, row in enumerate(figures)
    ]
    return marked(snapshot, space, figures, rent_rows, doubled != bare)


def rents_with(snapshot: Snapshot, space: int, size: int, houses: int) -> list[int | None]:
    """For each role the rent of a whole city of `size` streets with that many houses; None if it cannot have so many."""
    most = snapshot.table.max_houses
    roles = range(len(snapshot.edition.roles))
    return [hypothetical_rent(snapshot, role, space, size, houses) if houses <= most[role] else None for role in roles]


def cells(snapshot: Snapshot, row: RentFigures, above: Sequence[int | None]) -> list[str]:
    """A row's rents as text. A rent that is the same as in the row above says so."""
    texts = []
    for role, figure in enumerate(row.figures):
        if figure is None:
            texts.append(say(snapshot.lang, "title-not-built"))
        elif above and above[role] == figure:
            texts.append(say(snapshot.lang, "title-as-above"))
        else:
            texts.append(grouped(figure, snapshot.lang))
    return texts


def marked(
    snapshot: Snapshot, space: int, figures: list[RentFigures], rent_rows: list[RentRow], doubles: bool
) -> list[RentRow]:
    """The rows with the rent in force marked. Half a rent, which no card prints, gets its own row."""
    g, table, lang = snapshot.g, snapshot.table, snapshot.lang
    role = in_force(snapshot, space)
    if role is None:
        return rent_rows
    built = g.buildings[space]
    if has_hotel(g, table, space):
        n = len(figures) - 1
    elif built == 0:
        n = int(doubles and has_monopoly(g, table, g.owner[space], table.group[space]))
    else:
        n = built + doubles
    now = rent(g, table, space, 0)
    if now == figures[n].figures[role]:
        rent_rows[n] = replace(rent_rows[n], now=role)
    else:
        label = say(lang, "title-row-broken", row=figures[n].label)
        texts = [grouped(now, lang) if r == role else say(lang, "title-as-above") for r in range(len(figures[n].figures))]
        rent_rows.insert(n + 1, RentRow(label=label, cells=texts, now=role))
    return rent_rows


def in_force(snapshot: Snapshot, space: int) -> int | None:
    """The column of the rent in force: the owner's role; None if no rent is due."""
    g, table = snapshot.g, snapshot.table
    owner = g.owner[space]
    if owner == BANK or g.mortgaged[space] or not collects(g, table, owner):
        return None
    return g.role[owner]


def why(snapshot: Snapshot, space: int) -> RentReason:
    """Why the rent in force is what it is, or why there is none."""
    g, table, lang = snapshot.g, snapshot.table, snapshot.lang
    owner = snapshot.player(g.owner[space])
    if owner is None:
        text = say(lang, "title-why-unowned", amount=snapshot.sum(table.price[space]))
        return reason_of(snapshot, text, "purchase")
    if g.mortgaged[space]:
        text = say(lang, "title-why-mortgaged", amount=snapshot.sum(lift_price(g, table, space)))
        return reason_of(snapshot, text, EVENTS[E_NO_RENT_MORTGAGED][1])
    if in_force(snapshot, space) is None:
        text = say(lang, "title-why-prison", player=owner, game=snapshot.kind)
        return reason_of(snapshot, text, EVENTS[E_NO_RENT_PRISON][1])
    event = current_rent_event(snapshot, space)
    steps = [CalculationStep(text=text, number=step.number, kind=step.kind) for step, text in steps_of(event, lang)]
    if snapshot.titles[space].kind == "utility":
        owned = number_owned(g, table, g.owner[space], table.group[space])
        text = say(lang, "title-why-utility", multiple=multiple(g, table, space), player=owner, number=owned)
    else:
        text = say(lang, "title-why-rent", amount=snapshot.sum(event.amount or 0), reasons=reasons_text(event, lang))
    return reason_of(snapshot, text, event.topic, steps)


def reason_of(snapshot: Snapshot, text: str, topic: str, steps: Sequence[CalculationStep] = ()) -> RentReason:
    """A reason with the paragraph of its topic."""
    rule = paragraph_words(snapshot.edition, snapshot.edition.paragraph(topic), snapshot.lang)
    return RentReason(list(steps), text, rule, topic)


def current_rent_event(snapshot: Snapshot, space: int) -> Event:
    """The rent now as an event, with the rules' reasons; for a utility without a throw."""
    g = snapshot.g.copy()
    g.ledger = Ledger()
    amount = rent(g, snapshot.table, space, 0)
    payment(g, rent_event(g, snapshot.table, space), BANK, g.owner[space], amount, space)
    event = event_of(g.ledger.entries[0], snapshot.names, g)
    return replace(event, reasons=tuple(step for step in event.reasons if step.kind != "throw"))


def facts(snapshot: Snapshot, space: int) -> list[tuple[str, str]]:
    """What it costs to build and to lift the mortgage, and what the mortgage pays."""
    g, table, lang = snapshot.g, snapshot.table, snapshot.lang
    costs = []
    if table.kind[space] == STREET:
        owner = g.owner[space]
        roles = range(len(snapshot.edition.roles)) if owner == BANK else [g.role[owner]]
        many = list(dict.fromkeys(table.max_houses[role] for role in roles))
        houses = " / ".join([*map(str, many[:-1]), say(lang, "houses", number=many[-1])])
        hotel = {"cost": snapshot.sum(table.hotel_cost[space]), "houses": houses, "any": "yes" if any(many) else "no"}
        costs.append((capital(say(lang, "house")), snapshot.sum(table.house_cost[space])))
        costs.append((capital(say(lang, "hotel", hotel=snapshot.edition.hotel)), say(lang, "title-hotel-cost", **hotel)))
    costs.append((capital(say(lang, "mortgage")), snapshot.sum(table.mortgage[space])))
    return [*costs, (say(lang, "title-lift"), snapshot.sum(lift_price(g, table, space)))]


def visitors(now: Snapshot, space: int) -> list[Visitor]:
    """What landing there now would mean for each player: tried on a copy, from one space before."""
    views = []
    for seat, name in enumerate(now.game.players):
        snapshot = Snapshot(now.game, now.lang)
        g = snapshot.g
        if g.bankrupt[seat] or g.role[seat] < 0:
            continue
        g.ledger = Ledger()
        g.n_debts = g.n_claims = 0  # without the debts there are already
        g.card = -1
        g.space[seat] = (space - 1) % SPACES
        advance(g, snapshot.table, seat, 1)
        events = [event_of(line, snapshot.names, g) for line in g.ledger.entries]
        landing = landed(snapshot, seat, events, PHASES[g.phase], named=False)
        views.append(Visitor(name=name, text=landing.text))
    return views


def capital(text: str) -> str:
    """The text, capitalized."""
    return text[:1].upper() + text[1:]
