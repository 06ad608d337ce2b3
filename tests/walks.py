"""Random play by the rules, for tests: any legal move, of any seat, with offers of all kinds among them."""

import random

from duopoly.editions import house_rules, load
from duopoly.rules import chance, setup
from duopoly.rules.codes import AIMS, CARD_BIT, CHANCE, DO_OFFER, OK, OVER, SPACES, Move
from duopoly.rules.legal import legal
from duopoly.rules.play import play
from duopoly.rules.refuse import why_not
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.state import State


def fresh(edition, seats, seed, aim="last", rules=None):
    """A state and a table at the start of a game, with the set-up still to play."""
    table = build_rule_table(house_rules(load(edition), rules or {}))
    state = State()
    chance.seed(state, seed, 0)
    setup.start(state, table, seats, AIMS.index(aim))
    return state, table


def any_offer(state, seat, rnd):
    """An offer that may or may not be allowed."""
    to = rnd.randrange(state.seats)
    sides = []
    for owner in (seat, to):
        own = [space for space in range(SPACES) if state.owner[space] == owner]
        mask = 0
        for space in rnd.sample(own, min(len(own), rnd.choice([0, 1, 1, 2]))):
            mask |= 1 << space
        if rnd.random() < 0.1:
            mask |= 1 << (CARD_BIT + rnd.randrange(2))
        sides.append(mask)
    return Move(DO_OFFER, rnd.choice([0, 0, 1, 60]), rnd.choice([0, 0, 1, 60]), to, *sides)


def any_move(state, table, rnd):
    """Who moves, and what: mostly who is to act, now and then somebody else, where the leaflet lets him."""
    if state.actor == CHANCE and rnd.random() < 0.9:
        return CHANCE, chance.draw(state, table)
    seat = state.actor if rnd.random() < 0.85 else rnd.randrange(-1, state.seats)
    offer = any_offer(state, seat, rnd) if seat >= 0 else None
    if offer and rnd.random() < 0.1 and why_not(state, table, seat, offer) == OK:
        return seat, offer
    moves = legal(state, table, seat) or legal(state, table, seat := state.actor)
    return seat, rnd.choice(moves)


def walk(edition, seats, seed, aim="last", rules=None, most=300):
    """Yields the state before each move of a random game, with who moves and what."""
    rnd = random.Random(seed)
    state, table = fresh(edition, seats, seed, aim, rules)
    for _ in range(most):
        if state.phase == OVER:
            return
        seat, move = any_move(state, table, rnd)
        yield state, table, seat, move
        play(state, table, seat, move)
