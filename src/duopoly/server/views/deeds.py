"""Decisions in a sentence, for who looks back on them: what was accepted, turned down, bought or left."""

from ...editions.edition import said
from ...play.errors import Refused
from ...play.notation import side_words
from ...play.phrases import game_of, sides_facts
from ...rules.bits import size
from ...rules.codes import (
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_BUY,
    DO_DECLINE,
    DO_LIFT,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_REJECT,
    DO_SELL,
    NOBODY,
    SPACES,
    VERBS,
    Move,
)
from ...rules.state import State
from ...rules.titles import has_monopoly
from ...words import say
from .legal_moves import move_label
from .snapshot import Snapshot, play_on_copy

TITLES = (DO_BUILD, DO_SELL, DO_MORTGAGE, DO_LIFT)


def deed(snapshot: Snapshot, seat: int, move: Move) -> str:
    """What a seat did with a move, from the game before it: "Ann accepted $40 from Bob for Beacon St."."""
    g, lang, player = snapshot.g, snapshot.lang, snapshot.game.players[seat]
    if move.verb in (DO_ACCEPT, DO_REJECT) and g.offerer != NOBODY and not g.swapping:
        return trade_deed(snapshot, seat, move)
    if move.verb in TITLES:
        return say(lang, f"deed-{VERBS[move.verb]}", player=player, space=snapshot.space(move.x))
    if move.verb in (DO_BUY, DO_DECLINE):
        facts = {"space": snapshot.space(g.space[seat]), "price": snapshot.sum(snapshot.table.price[g.space[seat]])}
        auction = "yes" if snapshot.edition.rules.auction else "no"
        return say(lang, f"deed-{VERBS[move.verb]}", player=player, auction=auction, **facts)
    if move.verb in (DO_BID, DO_PASS) and snapshot.game.phase == "auction" and g.lot < SPACES:
        facts = {"space": snapshot.space(g.lot), "bid": snapshot.sum(move.x if move.verb == DO_BID else g.bid)}
        return say(lang, f"deed-{VERBS[move.verb]}", player=player, some="yes" if facts["bid"] and g.bid else "no", **facts)
    if move.verb == DO_OFFER:
        other = snapshot.game.players[move.to]
        return say(lang, "deed-offer", player=player, other=other, **sides(snapshot, (move.give, move.x), (move.take, move.y)))
    return say(lang, "deed-other", player=player, label=move_label(snapshot, seat, move))


def trade_deed(snapshot: Snapshot, seat: int, move: Move) -> str:
    """An offer accepted or rejected, and the city that it completed for one of the two."""
    g, lang = snapshot.g, snapshot.lang
    facts = sides(snapshot, (g.give, g.give_cash), (g.take, g.take_cash))
    city, whose, streets = completed_city(snapshot, seat)
    names = {"player": snapshot.game.players[seat], "other": snapshot.game.players[g.offerer]}
    note = ""
    if city:
        city_facts = {"game": game_of(snapshot.edition), "city": city, "whose": whose, "streets": streets}
        note = say(lang, "deed-city", other=names["other"], **city_facts)
    return say(lang, f"deed-{VERBS[move.verb]}", **names, **facts, city=note)


def sides(snapshot: Snapshot, give: tuple[int, int], take: tuple[int, int]) -> dict[str, str]:
    """The two sides of an offer in words."""
    words = (side_words(*side, snapshot.names) for side in (give, take))
    gives, takes = words
    return sides_facts(gives, takes, snapshot.edition, snapshot.lang)


def completed_city(snapshot: Snapshot, seat: int) -> tuple[str, str, str]:
    """The first city that the open offer would make a monopoly; whose: "other" for the offerer, "player"; and "last" if one
    street of it changes hands, else "all". Three "" if there is none.
    """
    g = snapshot.g
    try:
        after: State = play_on_copy(snapshot.game, snapshot.game.players[seat], Move(DO_ACCEPT)).inside()[0]
    except Refused:
        return "", "", ""
    for whose, other in (("other", g.offerer), ("player", seat)):
        for city, first in zip(snapshot.edition.cities, snapshot.groups, strict=True):
            group = snapshot.table.group[first]
            if has_monopoly(after, snapshot.table, other, group) and not has_monopoly(g, snapshot.table, other, group):
                streets = size((after.owns[other] & ~g.owns[other]) & snapshot.table.group_set[group])
                return said(city.name, snapshot.lang), whose, "last" if streets == 1 else "all"
    return "", "", ""
