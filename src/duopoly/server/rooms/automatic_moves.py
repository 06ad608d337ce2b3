"""What is played without waiting for anybody: bots claim rent, offers that people do not want are rejected, dice fall."""

from collections.abc import Callable
from itertools import pairwise

from ...bots import off_turn
from ...play import fair
from ...play.game import Game
from ...play.seats import CHANCE_NAME
from ..views.chance import is_by_hand
from .room import Room, SeatState

QUIET_TURNS = 5
"""For how many of its turns a bot whose offer was rejected leaves somebody in peace who wants few."""


def play_automatic_moves(room: Room, trial: Game, until_salted: Callable[[], float]) -> None:
    """Plays all that needs no waiting: rent claims of bots first, then what people want rejected, then dice and cards.

    `until_salted` says how many seconds the first outcome still waits.
    """
    while trial.to_act is not None:
        if play_off_turn(room, trial) or reject_unwanted(room, trial) or play_guided_chance(room, trial):
            continue
        if trial.to_act != CHANCE_NAME or is_by_hand(trial.phase, room.config.by_hand) or until_salted() > 0:
            return
        fair.play(room.dice.draw_key, trial)


def play_off_turn(room: Room, trial: Game) -> bool:
    """Lets the first bot that wants to move off turn do so, for instance claim rent. False if none does."""
    bots = (seat.name for seat in room.seats if seat.bot and seat.name != trial.to_act)
    return any(trial.off_turn_with(off_turn, bot) for bot in bots)


def reject_unwanted(room: Room, trial: Game) -> bool:
    """Rejects a bot's offer that its person does not want. False if there is none; in a guide all are wanted."""
    if trial.phase != "answer" or room.guide_rest(trial):
        return False
    g = trial.inside()[0]
    by, to = room.seats[g.offerer], room.seats[g.offered]
    if not by.bot or to.bot or not is_unwanted(by, to, trial.moves):
        return False
    trial.play("reject", by=to.name)
    return True


def play_guided_chance(room: Room, trial: Game) -> bool:
    """Plays the outcome that stands in the room's guide. False if none does."""
    rest = room.guide_rest(trial)
    if trial.to_act != CHANCE_NAME or not rest:
        return False
    trial.play(rest[0].move, by=rest[0].by)
    return True


def is_unwanted(bot: SeatState, to: SeatState, moves: list[tuple[str, str]]) -> bool:
    """Whether a person does not want a bot's offer, the last of these moves."""
    if to.bot_offers == "few":
        return rests(bot.name, to.name, moves)
    return to.bot_offers == "none"


def rests(bot: str, to: str, moves: list[tuple[str, str]]) -> bool:
    """Whether a bot leaves somebody in peace: from the turn after the one in which its offer was rejected, for QUIET_TURNS.

    In that turn it may still offer more. Whoever makes the bot an offer, at once or later, wants to trade: its rest is over.
    """
    turn, rejected = 0, None
    for (by, move), (answerer, answer) in pairwise(moves):
        turn += (by, move) == (bot, "end")
        if by == bot and (answerer, answer) == (to, "reject") and (rejected is None or turn - rejected > QUIET_TURNS):
            rejected = turn
        elif answerer == to and answer.startswith(f"offer {bot} "):
            rejected = None
    return rejected is not None and 0 < turn - rejected <= QUIET_TURNS
