"""A space's card: what its title costs and earns in both columns, which figure is in force and why, who would pay what."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from ...editions.edition import grouped, said
from ...play.events import Event, event_of
from ...play.game import Game
from ...play.phrases import rule_words, with_rule
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
from ...words import say
from ..wire import RentRow, Step, TitleCard, Visitor
from .moment import Moment
from .outlook import landed

TOPICS = {"card": ("cards",), "prison": ("sightseeing", "prison-rent", "prison"), "go-to-prison": ("sent", "prison")}
"""What the paragraphs are about that rule spaces without titles, where their kind does not say it."""

EMPTY = State()
"""A board that nobody owns anything of: it is only copied."""


class Row(NamedTuple):
    """A row of rents before it is told: where it counts from the bare street, and a figure for each role (None: not built)."""

    label: str
    figures: Sequence[int | None]


def title_card(game: Game, space: int, lang: str, id: int) -> TitleCard:
    """The card of a space as the game stands."""
    moment = Moment(game, lang)
    place = moment.edition.spaces[space]
    if space not in moment.titles:
        topics = TOPICS.get(place.kind, (place.kind,))
        topic = topics[0]
        rule = rule_words(moment.edition.paragraph(topic), lang)
        text = with_rule(
            " ".join(explain_words(moment.edition, one, lang) for one in topics), moment.edition.paragraph(topic), lang
        )
        found: dict[str, Any] = {"rows": [], "why": [], "why_text": "", "why_rule": rule, "topic": topic, "facts": []}
        found |= {"line": say(lang, f"kind-{place.kind}", game=moment.kind), "text": text}
        if place.kind == "free" and moment.g.pot != NO_POT:
            found["facts"] = [(say(lang, "title-pot"), moment.sum(moment.g.pot))]
    else:
        found = {"line": line(moment, space), "rows": rows(moment, space), **why(moment, space), "facts": facts(moment, space)}
    return TitleCard(id=id, space=space, name=place.told(lang), visitors=visitors(game, space, lang), **found)


def line(moment: Moment, space: int) -> str:
    """City or kind, price, owner, and how it stands."""
    g, lang, title = moment.g, moment.lang, moment.titles[space]
    city = next((said(city.name, lang) for city in moment.edition.cities if city.key == title.city), None)
    parts = [
        city or say(lang, f"kind-{title.kind}", game=moment.kind),
        say(lang, "title-price", amount=moment.sum(title.price)),
    ]
    owner = moment.player(g.owner[space])
    parts.append(say(lang, "unowned") if owner is None else say(lang, "title-owner", player=owner))
    if g.mortgaged[space]:
        parts.append(say(lang, "mortgaged"))
    elif owner is not None and title.kind == "street":
        parts.append(built_words(moment, g.buildings[space], has_hotel(g, moment.table, space)))
    return " · ".join(parts)


def built_words(moment: Moment, houses: int, hotel: bool) -> str:
    """What stands on a street."""
    if hotel:
        return say(moment.lang, "hotel", hotel=moment.edition.hotel)
    return say(moment.lang, "houses", number=houses) if houses else say(moment.lang, "title-bare")


def rows(moment: Moment, space: int) -> list[RentRow]:
    """The rents, a row for each step and a cell for each role, with the cell that is in force marked."""
    kind = moment.table.kind[space]
    if kind == STREET:
        return street_rows(moment, space)
    lang, size = moment.lang, moment.table.group_size[moment.table.group[space]]
    mine, owned = in_force(moment, space), 0
    if mine is not None:
        owned = number_owned(moment.g, moment.table, moment.g.owner[space], moment.table.group[space])
    found = []
    for number in range(1, size + 1):
        message = "reason-owned" if kind == TRANSPORT else "title-utilities"
        figures = [supposed(moment, role, space, number, 0) for role in range(len(moment.edition.roles))]
        cells = [grouped(figure, lang) if kind == TRANSPORT else f"{figure}×" for figure in figures]
        label = say(lang, message, number=number, game=moment.kind)
        found.append(RentRow(label=capital(label), cells=cells, now=mine if number == owned else None))
    return found


def supposed(moment: Moment, role: int, space: int, owned: int, built: int) -> int:
    """What the rules ask where somebody of the role had so many of the group, the space first; the multiple for a utility."""
    table = moment.table
    g = EMPTY.copy()
    g.role[0] = role
    others = [title for title in table.members[table.group[space]][: table.group_size[table.group[space]]] if title != space]
    for title in [space, *others][:owned]:
        give(g, table, title, 0)
    set_buildings(g, table, space, built)
    return rent(g, table, space, 1)


def street_rows(moment: Moment, space: int) -> list[RentRow]:
    """A street's rents: bare, bare in a monopoly, with each house, with the hotel."""
    table, lang = moment.table, moment.lang
    roles = range(len(moment.edition.roles))
    size, most = table.group_size[table.group[space]], max(table.max_houses[role] for role in roles)
    title = moment.titles[space]
    bare = [title.rents[role][0] for role in moment.edition.roles]
    doubled = [supposed(moment, role, space, size, 0) for role in roles]
    found = [Row(say(lang, "title-row-bare"), bare)]
    if doubled != bare:
        found.append(Row(say(lang, "title-row-monopoly", game=moment.kind), doubled))
    for houses in range(1, most + 1):
        steps = [supposed(moment, role, space, size, houses) if houses <= table.max_houses[role] else None for role in roles]
        found.append(Row(say(lang, "houses", number=houses), steps))
    hotels = [supposed(moment, role, space, size, table.max_houses[role] + 1) for role in roles]
    found.append(Row(capital(say(lang, "hotel", hotel=moment.edition.hotel)), hotels))
    told = [
        RentRow(label=row.label, cells=cells(moment, row, bare if n == 1 and doubled != bare else []))
        for n, row in enumerate(found)
    ]
    return marked(moment, space, found, told, doubled != bare)


def cells(moment: Moment, row: Row, above: Sequence[int | None]) -> list[str]:
    """A row's figures as they are shown; a role for which nothing changes against the row above says so."""
    found = []
    for role, figure in enumerate(row.figures):
        if figure is None:
            found.append(say(moment.lang, "title-not-built"))
        elif above and above[role] == figure:
            found.append(say(moment.lang, "title-as-above"))
        else:
            found.append(grouped(figure, moment.lang))
    return found


def marked(moment: Moment, space: int, found: list[Row], told: list[RentRow], doubles: bool) -> list[RentRow]:
    """The rows with the cell in force marked; half a rent, which no card has, gets a row of its own."""
    g, table, lang = moment.g, moment.table, moment.lang
    role = in_force(moment, space)
    if role is None:
        return told
    built = g.buildings[space]
    if has_hotel(g, table, space):
        n = len(found) - 1
    elif built == 0:
        n = int(doubles and has_monopoly(g, table, g.owner[space], table.group[space]))
    else:
        n = built + doubles
    now = rent(g, table, space, 0)
    if now == found[n].figures[role]:
        told[n] = replace(told[n], now=role)
    else:
        label = say(lang, "title-row-broken", row=found[n].label)
        texts = [grouped(now, lang) if r == role else say(lang, "title-as-above") for r in range(len(found[n].figures))]
        told.insert(n + 1, RentRow(label=label, cells=texts, now=role))
    return told


def in_force(moment: Moment, space: int) -> int | None:
    """The column of the owner's role where a rent is asked now; None where none is."""
    g, table = moment.g, moment.table
    owner = g.owner[space]
    if owner == BANK or g.mortgaged[space] or not collects(g, table, owner):
        return None
    return g.role[owner]


def why(moment: Moment, space: int) -> dict[str, Any]:
    """Why the figure in force is what it is, or why there is none: steps, a sentence, the paragraph, its topic."""
    g, table, lang = moment.g, moment.table, moment.lang
    owner = moment.player(g.owner[space])
    if owner is None:
        text = say(lang, "title-why-unowned", amount=moment.sum(table.price[space]))
        return reason(moment, text, "purchase")
    if g.mortgaged[space]:
        text = say(lang, "title-why-mortgaged", amount=moment.sum(lift_price(g, table, space)))
        return reason(moment, text, EVENTS[E_NO_RENT_MORTGAGED][1])
    if in_force(moment, space) is None:
        return reason(moment, say(lang, "title-why-prison", player=owner, game=moment.kind), EVENTS[E_NO_RENT_PRISON][1])
    event = rent_told(moment, space)
    steps = [Step(text=text, number=step.number, kind=step.kind) for step, text in steps_of(event, lang)]
    if moment.titles[space].kind == "utility":
        owned = number_owned(g, table, g.owner[space], table.group[space])
        text = say(lang, "title-why-utility", multiple=multiple(g, table, space), player=owner, number=owned)
    else:
        text = say(lang, "title-why-rent", amount=moment.sum(event.amount or 0), reasons=reasons_text(event, lang))
    return {**reason(moment, text, event.topic), "why": steps}


def reason(moment: Moment, text: str, topic: str) -> dict[str, Any]:
    """A reason with its paragraph."""
    rule = rule_words(moment.edition.paragraph(topic), moment.lang)
    return {"why": [], "why_text": text, "why_rule": rule, "topic": topic}


def rent_told(moment: Moment, space: int) -> Event:
    """The rent as the ledger would have it now, with the reasons of the rules; for a utility no dice are thrown."""
    g = moment.g.copy()
    g.ledger = Ledger()
    amount = rent(g, moment.table, space, 0)
    payment(g, rent_event(g, moment.table, space), BANK, g.owner[space], amount, space)
    event = event_of(g.ledger.entries[0], moment.names, g)
    return replace(event, reasons=tuple(step for step in event.reasons if step.kind != "throw"))


def facts(moment: Moment, space: int) -> list[tuple[str, str]]:
    """What it costs to build, to mortgage and to lift."""
    g, table, lang = moment.g, moment.table, moment.lang
    found = []
    if table.kind[space] == STREET:
        owner = g.owner[space]
        roles = range(len(moment.edition.roles)) if owner == BANK else [g.role[owner]]
        many = list(dict.fromkeys(table.max_houses[role] for role in roles))
        houses = " / ".join([*map(str, many[:-1]), say(lang, "houses", number=many[-1])])
        hotel = {"cost": moment.sum(table.hotel_cost[space]), "houses": houses, "any": "yes" if any(many) else "no"}
        found.append((capital(say(lang, "house")), moment.sum(table.house_cost[space])))
        found.append((capital(say(lang, "hotel", hotel=moment.edition.hotel)), say(lang, "title-hotel-cost", **hotel)))
    found.append((capital(say(lang, "mortgage")), moment.sum(table.mortgage[space])))
    return [*found, (say(lang, "title-lift"), moment.sum(lift_price(g, table, space)))]


def visitors(game: Game, space: int, lang: str) -> list[Visitor]:
    """What landing there now would mean for each player: tried on a copy, one step before the space."""
    found = []
    for seat, name in enumerate(game.players):
        moment = Moment(game, lang)
        g = moment.g
        if g.bankrupt[seat] or g.role[seat] < 0:
            continue
        g.ledger = Ledger()
        g.n_debts = g.n_claims = 0  # what is due already has nothing to do with it
        g.card = -1
        g.space[seat] = (space - 1) % SPACES
        advance(g, moment.table, seat, 1)
        events = [event_of(line, moment.names, g) for line in g.ledger.entries]
        landing = landed(moment, seat, events, PHASES[g.phase], named=False)
        found.append(Visitor(name=name, told=landing.told))
    return found


def capital(text: str) -> str:
    """The text with a capital to begin with."""
    return text[:1].upper() + text[1:]
