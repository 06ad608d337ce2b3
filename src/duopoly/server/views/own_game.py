"""A game of mine as My games shows it: the record played through once."""

from collections import Counter
from typing import NamedTuple

from ...play.game import Game, Record
from ...rules.codes import E_BANKRUPT, E_TURN, E_UTILITY
from ..wire import PlayerView, TitleIncome
from .board import board_view

SHARE_POINTS = 40
MOST_TITLES = 6


class Course(NamedTuple):
    """How a game went for one player: the share of everybody's wealth, the rents by space, who went bankrupt, in order."""

    game: Game
    share: list[float]
    rents: Counter[int]
    bankrupt: list[str]


def course_of(record: Record, player: str) -> Course:
    """Plays the record through for a player."""
    game = Game.from_header(record.header)
    course = Course(game, [wealth_share(game, player)], Counter(), [])
    for by, move in record.moves:
        events = game.play(move, by=by)
        for event in events:
            if event.code <= E_UTILITY and event.payee == player:
                course.rents[event.space or 0] += event.amount or 0
            elif event.code == E_BANKRUPT:
                course.bankrupt.append(event.player or "")
        if any(event.code == E_TURN for event in events):
            course.share.append(wealth_share(game, player))
    course.share.append(wealth_share(game, player))
    return course


def wealth_share(game: Game, player: str) -> float:
    """The player's share of everybody's wealth, from 0 to 1."""
    worth = {name: max(0, amount) for name, amount in game.worth().items()}
    return round(worth[player] / (sum(worth.values()) or 1), 3)


def thinned(points: list[float]) -> list[float]:
    """At most SHARE_POINTS of the points, evenly, with the first and the last."""
    if len(points) <= SHARE_POINTS:
        return points
    step = (len(points) - 1) / (SHARE_POINTS - 1)
    return [points[round(n * step)] for n in range(SHARE_POINTS)]


def title_incomes(course: Course, lang: str) -> list[TitleIncome]:
    """The titles that brought the player most."""
    board = board_view(course.game, lang)
    cities = {city.number: city for city in board.cities}
    return [
        TitleIncome(
            space=space,
            kind=board.spaces[space].kind,
            key=board.spaces[space].key,
            name=board.spaces[space].name,
            city=cities.get(board.spaces[space].city or 0),
            amount=amount,
        )
        for space, amount in course.rents.most_common(MOST_TITLES)
    ]


def place_of(course: Course, players: list[PlayerView], player: str) -> int:
    """The player's place: winners first, then by wealth, then who was bankrupt last."""
    result = course.game.result
    winners = result.winners if result else []
    if player in winners:
        return 1

    def rank(name: str) -> tuple[int, int]:
        """Higher is better."""
        out = course.bankrupt.index(name) if name in course.bankrupt else len(players)
        return out, course.game.worth()[name]

    return len(winners) + 1 + sum(rank(each.name) > rank(player) for each in players if each.name not in winners)
