"""Chance by hand: what the players have to throw or draw themselves."""

from ...play.seats import CHANCE_NAME
from ...rules.codes import DEAL, FACES
from ...rules.setup import dealt_to
from ...words import say
from ..wire import ChanceView
from .snapshot import Snapshot

CARDS = ("card", "deal")


def is_by_hand(phase: str, by_hand: frozenset[str]) -> bool:
    """Whether the players enter this outcome themselves."""
    return ("cards" if phase in CARDS else "dice") in by_hand


def chance_view(snapshot: Snapshot, by_hand: frozenset[str]) -> ChanceView | None:
    """What the players have to throw or draw; None if the program does it, or if nothing is due."""
    game, lang, phase = snapshot.game, snapshot.lang, snapshot.game.phase
    if game.to_act != CHANCE_NAME or not is_by_hand(phase, by_hand):
        return None
    player = game.players[dealt_to(snapshot.g, snapshot.table)] if snapshot.g.phase == DEAL else game.turn
    deck = None
    cards: list[str] = []
    titles: list[int] = []
    if phase == "deal":
        titles = [snapshot.names.space(move.removeprefix("deal ")) or 0 for move in game.legal(CHANCE_NAME)]
    if phase == "card":
        cards = [move.removeprefix("card ") for move in game.legal(CHANCE_NAME)]
        deck = next(card.deck for card in snapshot.edition.cards if card.id == cards[0])
    heading = say(
        lang,
        f"hand-{phase}",
        player=player,
        deck=say(lang, "deck", deck=deck) if deck else "",
        space=snapshot.space(snapshot.g.space[snapshot.g.turn]),
    )
    faces = [(f"speed {face}", say(lang, f"face-{face}") if not face.isdigit() else face) for face in FACES[1:]]
    return ChanceView(
        kind=phase,  # type: ignore[arg-type]  # a phase of chance
        heading=heading,
        deck=deck,
        cards=cards,
        titles=titles,
        faces=faces if phase == "speed" else [],
    )
