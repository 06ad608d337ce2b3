"""What a move would change, before it is made: it is played on a copy, and the two games are compared."""

from collections.abc import Iterator
from itertools import chain

from ...editions.edition import said
from ...play.errors import Refused
from ...play.refusals import Refusal
from ...play.tell import reasons_text
from ...rules.building import next_building_price, why_not_site
from ...rules.codes import (
    BANK,
    DECKS,
    DO_ACCEPT,
    DO_OFFER,
    DO_SWAP,
    R_FULLY_BUILT,
    R_MORTGAGED,
    R_NO_MONOPOLY,
    SPACES,
    STREET,
    UTILITY,
    Move,
)
from ...rules.means import interest_on
from ...rules.mortgages import lift_price
from ...rules.rents import rent
from ...rules.titles import has_monopoly
from ...words import say
from ..wire import Effect
from .snapshot import Snapshot, play_on_copy
from .title_card import current_rent_event

Sides = list[tuple[str, list[Effect]]]


def effects(snapshot: Snapshot, seat: int, move: Move) -> tuple[Sides, Refusal | None]:
    """What the move would change for each player it affects, the mover first; or why it is refused.

    An offer is played together with its acceptance.
    """
    game = snapshot.game
    name = game.players[seat]
    first = [name]
    try:
        trial = play_on_copy(game, name, move)
        if move.verb in (DO_OFFER, DO_SWAP):
            other = str(trial.to_act)
            trial = play_on_copy(trial, other, Move(DO_ACCEPT))
            first.append(other)
    except Refused as error:
        return [], error.refusal
    after = Snapshot(trial, snapshot.lang)
    order = dict.fromkeys([*first, *game.players])
    sides = [(player, list(changes(snapshot, after, game.players.index(player)))) for player in order]
    return [(player, effects) for player, effects in sides if effects], None


def changes(before: Snapshot, after: Snapshot, seat: int) -> Iterator[Effect]:
    """Everything that changes for a seat: cash, cards, what its titles earn, its monopolies, where it could build."""
    lang = before.lang
    old, new = before.g.cash[seat], after.g.cash[seat]
    if old != new:
        yield Effect(text=capital_word(lang, "cash"), before=before.sum(old), after=after.sum(new), bad=new < old)
    if before.role(seat) != after.role(seat):
        words = [say(lang, f"role-{snapshot.role(seat)}") for snapshot in (before, after) if snapshot.role(seat)]
        yield Effect(text=capital_word(lang, "role"), before=words[0], after=words[-1])
    cards = [sum(snapshot.g.keeper[deck] == seat for deck in range(DECKS)) for snapshot in (before, after)]
    if cards[0] != cards[1]:
        text = capital_word(lang, "get-out-card")
        yield Effect(text=text, before=str(cards[0]), after=str(cards[1]), bad=cards[1] < cards[0])
    yield from chain(
        earnings(before, after, seat), mortgages(before, after, seat), cities(before, after, seat), sites(before, after, seat)
    )


def capital_word(lang: str, message: str) -> str:
    """A word, capitalized."""
    text = say(lang, message)
    return text[:1].upper() + text[1:]


def earnings(before: Snapshot, after: Snapshot, seat: int) -> Iterator[Effect]:
    """Titles that are gained, lost or earn a different rent: what a visitor pays the seat, before and after."""
    for space in before.titles:
        old, new = earned(before, seat, space), earned(after, seat, space)
        mine = [snapshot.g.owner[space] == seat for snapshot in (before, after)]
        if old == new and mine[0] == mine[1]:
            continue
        texts = ["", ""] if old == new else [earned_text(before, space, old), earned_text(after, space, new)]
        lost = mine[0] and not mine[1]
        yield Effect(text=earning_words(after, seat, space), before=texts[0], after=texts[1], bad=new < old or lost)


def earned(snapshot: Snapshot, seat: int, space: int) -> int:
    """What one landing earns the seat; for a utility, per point of the throw."""
    g = snapshot.g
    if g.owner[space] != seat or g.mortgaged[space]:
        return 0
    return rent(g, snapshot.table, space, 1)


def earned_text(snapshot: Snapshot, space: int, earned: int) -> str:
    """The earning as text."""
    return f"{earned}×" if snapshot.table.kind[space] == UTILITY else snapshot.sum(earned)


def earning_words(after: Snapshot, seat: int, space: int) -> str:
    """The title, and why it earns what it does after the move or no longer earns anything."""
    lang, name, owner = after.lang, after.space(space), after.g.owner[space]
    if owner != seat:
        return say(lang, "effect-lost", space=name, player=after.game.players[seat])
    if after.g.mortgaged[space]:
        return say(lang, "effect-mortgaged", space=name)
    return say(lang, "effect-title", space=name, reasons=reasons_text(current_rent_event(after, space), lang))


def mortgages(before: Snapshot, after: Snapshot, seat: int) -> Iterator[Effect]:
    """Mortgaged titles that the seat gains: it has to pay interest or lift the mortgage."""
    g, table = after.g, after.table
    for space in range(SPACES):
        if g.owner[space] == seat != before.g.owner[space] and (g.interest >> space) & 1:
            keep, lift = after.sum(interest_on(table, space)), after.sum(lift_price(g, table, space))
            yield Effect(
                text=say(after.lang, "effect-interest", space=after.space(space), keep=keep, lift=lift),
                before="",
                after="",
                bad=True,
            )


def cities(before: Snapshot, after: Snapshot, seat: int) -> Iterator[Effect]:
    """Monopolies that the seat gains or loses."""
    lang = before.lang
    yes_no = [say(lang, "no"), say(lang, "yes")]
    for city in before.edition.cities:
        group = next(space.index for space in before.edition.spaces if space.city == city.key)
        old, new = (has_monopoly(snapshot.g, snapshot.table, seat, group) for snapshot in (before, after))
        if old != new:
            text = say(lang, "effect-monopoly", city=said(city.name, lang), game=before.kind)
            yield Effect(text=text, before=yes_no[old], after=yes_no[new], bad=old)


def sites(before: Snapshot, after: Snapshot, seat: int) -> Iterator[Effect]:
    """Streets on which the seat could build after the move but not before, by cost; and streets where it no longer could."""
    opened: dict[int, list[str]] = {}
    closed: list[str] = []
    for space in before.titles:
        old, new = may_build(before, seat, space), may_build(after, seat, space)
        if new and not old and why_not_site(after.g, after.table, seat, space) != R_FULLY_BUILT:
            opened.setdefault(next_building_price(after.g, after.table, seat, space), []).append(after.space(space))
        elif old and not new and after.g.owner[space] == seat and not after.g.mortgaged[space]:
            closed.append(after.space(space))
    for cost, names in opened.items():
        price = say(before.lang, "effect-each", amount=after.sum(cost))
        yield Effect(text=say(before.lang, "effect-builds", spaces=", ".join(names)), before="", after=price)
    if closed:
        yield Effect(text=say(before.lang, "effect-builds-no-more", spaces=", ".join(closed)), before="", after="", bad=True)


def may_build(snapshot: Snapshot, seat: int, space: int) -> bool:
    """Whether the seat may build there in principle: never mind its turn, its cash and the buildings there."""
    g, table = snapshot.g, snapshot.table
    if g.owner[space] == BANK or g.owner[space] != seat or table.kind[space] != STREET:
        return False
    return why_not_site(g, table, seat, space) not in (R_MORTGAGED, R_NO_MONOPOLY)
