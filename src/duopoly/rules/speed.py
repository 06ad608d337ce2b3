"""The Speed Die of the classic game: a third die for players who have passed Start."""

from .bookkeeping import fact
from .codes import (
    BANK,
    CHANCE,
    E_SPEED,
    E_THREE_ALIKE,
    E_WALKS_ON,
    FACE_3,
    FACE_BUS,
    FACE_MISTER,
    GO,
    OK,
    R_NOT_THERE,
    SPACES,
    SPEED,
)
from .flow import ask
from .prison import collects
from .spaces import advance, advance_to
from .state import RuleTable, State
from .titles import is_title


def uses(g: State, rules: RuleTable, seat: int) -> bool:
    """Whether the seat uses the Speed Die: only after passing Start for the first time."""
    return rules.speed_die != 0 and g.passed_start[seat] != 0


def throw(g: State) -> None:
    """Has the Speed Die thrown."""
    ask(g, SPEED, CHANCE)


def points(face: int) -> int:
    """What a face counts toward a utility's rent; the bus and the man count nothing."""
    return face if face <= FACE_3 else 0


def move_by(g: State, rules: RuleTable, seat: int, face: int) -> None:
    """Moves by all three dice. 1, 2 and 3 are added; the bus and triples give a choice; the man walks on later.

    In some editions the Speed Die does not count on a double of the white dice, except for triples.
    """
    g.face = face
    fact(g, E_SPEED, seat, BANK, g.space[seat], face, 0)
    if face <= FACE_3 and g.die1 == g.die2 == face:
        fact(g, E_THREE_ALIKE, seat, BANK, g.space[seat], face, 0)
        if not rules.triple_throws_again:
            g.doubles = 0
        ask(g, GO, seat)
    elif g.die1 == g.die2 and not rules.speed_on_doubles:
        advance(g, rules, seat, g.die1 + g.die2)
    elif face == FACE_BUS:
        ask(g, GO, seat)
    elif face == FACE_MISTER:
        g.mister = 1
        advance(g, rules, seat, g.die1 + g.die2)
    else:
        advance(g, rules, seat, g.die1 + g.die2 + face)


def why_not_go(g: State, seat: int, space: int) -> int:
    """Why the seat may not go there: triples allow any space, the bus one white die, the other, or both."""
    if not 0 <= space < SPACES:
        return R_NOT_THERE
    steps = (space - g.space[seat]) % SPACES
    if g.face == FACE_BUS and steps != g.die1 and steps != g.die2 and steps != g.die1 + g.die2:
        return R_NOT_THERE
    return OK


def go(g: State, rules: RuleTable, seat: int, space: int) -> None:
    """Moves to the chosen space."""
    advance_to(g, rules, seat, space)


def walk_on(g: State, rules: RuleTable, seat: int) -> None:
    """Moves on for the man: to the next unowned title, or if none is left, to the next one that charges rent."""
    g.mister = 0
    g.card = -1
    unowned = next_unowned(g, rules, seat)
    space = unowned if unowned >= 0 else next_with_rent(g, rules, seat)
    fact(g, E_WALKS_ON, seat, BANK, space, unowned >= 0, space >= 0)
    if space >= 0:
        advance_to(g, rules, seat, space)


def next_unowned(g: State, rules: RuleTable, seat: int) -> int:
    """The next unowned title clockwise, ahead of the token's own space, or -1 if there is none."""
    for steps in range(1, SPACES):
        space = (g.space[seat] + steps) % SPACES
        if is_title(rules, space) and g.owner[space] == BANK:
            return space
    return -1


def next_with_rent(g: State, rules: RuleTable, seat: int) -> int:
    """The next title clockwise for which another player collects rent, or -1 if there is none."""
    for steps in range(1, SPACES):
        space = (g.space[seat] + steps) % SPACES
        if is_title(rules, space) and g.owner[space] != seat and not g.mortgaged[space]:
            if collects(g, rules, g.owner[space]):
                return space
    return -1
