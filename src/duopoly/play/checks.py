"""What a position must hold together: names, camps, titles, the phase and the end. Each mistake is one line with its field."""

from collections.abc import Sequence

from ..editions import Edition
from ..rules.codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BANK,
    BUY,
    CAMP,
    CARD,
    CARD_SPACE,
    COUNT,
    COUNT_GAMBLE,
    COUNT_RENT,
    COUNT_RICHEST,
    COUNT_ROUND,
    DEBT,
    DIE,
    FINE,
    FOUNDATION,
    GO,
    INCOME_TAX,
    INTEREST,
    MOVE,
    NEXT,
    NOBODY,
    ORDER,
    OVER,
    PHASES,
    PLACE,
    ROLE,
    SPACES,
    SPEED,
    STREET,
    TAX,
    TIMED,
    UNDECIDED,
    UTILITY,
    WANT,
)
from ..rules.rents import monopolises
from ..rules.state import State, Table
from .errors import BadPosition
from .reader import Reader, bad
from .seats import BANK_NAME, CHANCE_NAME, Names


def check_names(names: Sequence[str], edition: Edition) -> None:
    """As many players as the edition has seats for, each with a name of one's own."""
    least, most = edition.players
    if not least <= len(names) <= most:
        raise BadPosition(f"players: {len(names)} of them, {least} to {most} would be right for {edition.key}")
    for i, name in enumerate(names):
        if not isinstance(name, str) or not name.strip() or name != name.strip() or not name.isprintable():
            raise BadPosition(f"players[{i}].name: {name!r} is no name: some printable letters would be right")
        if {"give", "take"} & set(name.split()[1:]):
            raise BadPosition(f"players[{i}].name: {name!r} reads like an offer; one without give or take would be right")
        if name in (BANK_NAME, CHANCE_NAME):
            raise BadPosition(f"players[{i}].name: {name!r} means something else here; any other name would be right")
        if name in names[:i]:
            raise BadPosition(f"players[{i}].name: {name!r} stands twice; each player needs a name of one's own")


def check_roles(roles: Sequence[int], edition: Edition) -> None:
    """Camps are equal, or differ by one where the number of players is odd."""
    if len(edition.roles) == 1 or UNDECIDED in roles:
        return
    counts = [list(roles).count(role) for role in range(len(edition.roles))]
    if abs(counts[0] - counts[1]) > len(roles) % 2:
        told = " and ".join(f"{n} {word}s" for n, word in zip(counts, edition.roles, strict=True))
        raise BadPosition(f"players: role: camps out of balance with {told}; equal camps, or one more in one if odd")


def check_title(g: State, ed: Table, space: int, where: str) -> None:
    """Houses stand on unmortgaged streets, and where the role needs a monopoly, in a city that is one."""
    owner, built = g.owner[space], g.buildings[space]
    if owner == BANK:
        return
    if g.bankrupt[owner]:
        bad(f"{where}.owner", "a bankrupt player", "the bank or a player in the game")
    if built and ed.kind[space] != STREET:
        bad(f"{where}.buildings", built, "0: only streets are built on")
    if built and g.mortgaged[space]:
        bad(f"{where}.buildings", built, "0, for the street is mortgaged")
    needs = built and ed.monopoly[g.role[owner]] > 0 and not ed.houses_outlast_monopoly
    if needs and not monopolises(g, ed, owner, ed.group[space]):
        bad(f"{where}.buildings", built, "0, for the owner has no monopoly there")


def check_phase(g: State, ed: Table, names: Names, read: Reader) -> None:
    """The phase must fit the space, the card or the role of the player on turn."""
    space, phase = g.space[g.turn], g.resume if g.phase == ANSWER else g.phase
    kind = ed.kind[space]
    reckoning = g.counting >= COUNT_RICHEST
    if g.bankrupt[g.turn] and g.phase != OVER and g.resume != NEXT and not reckoning:
        bad("turn", names.player(g.turn), "a player who is not bankrupt")
    fits = {
        BUY: ed.price[space] > 0 and g.owner[space] == BANK,
        TAX: kind == INCOME_TAX and ed.income_tax_choice,
        CARD: kind == CARD_SPACE or read.get("deck") is not None,
        DIE: kind == FOUNDATION,
        FINE: g.card >= 0,
        GO: ed.speed_die and g.die1 > 0 and g.face > 0,
        SPEED: ed.speed_die and g.die1 > 0,
        MOVE: g.die1 > 0,
        ADJUST: g.aim == TIMED and ed.timed_adjust,
        INTEREST: g.interest | g.inherited,
        PLACE: g.lot >= SPACES,
        WANT: g.lot >= SPACES and g.builder != NOBODY,
    }
    if phase == COUNT and g.counting == COUNT_RENT:
        fits[COUNT] = kind == UTILITY  # whose it is may still change before the dice fall
    elif phase == COUNT and g.counting == COUNT_GAMBLE:
        fits[COUNT] = g.card >= 0
    elif phase == COUNT:
        fits[COUNT] = g.aim == (TIMED if g.counting == COUNT_ROUND else CAMP)
    if not fits.get(phase, True):
        raise BadPosition(f"phase: {PHASES[phase]!r} does not fit: {names.player(g.turn)} is on {names.key(space)}")
    if phase not in (ORDER, ROLE) and len(names.edition.roles) > 1 and UNDECIDED in g.role[: g.seats]:
        raise BadPosition(f"players: role: missing; {' or '.join(names.edition.roles)} would be right")
    check_end(g)


def check_parts(g: State, ed: Table, names: Names) -> None:
    """Fields that only some rules and phases have."""
    base = g.resume if g.phase >= AUCTION else g.phase
    wrong = {
        "mister": g.mister and not ed.speed_die,
        "doubles": g.doubles > max(ed.extra_throws, 1),
        "tour": g.tour and g.counting < COUNT_RICHEST,
        "setup": g.setup and g.round > 1,
        "claims": g.n_claims and not ed.claim_rent,
        "interest": (g.interest or g.inherited) and not ed.mortgage_interest,
        "resume": g.phase >= AUCTION and base in (ORDER, OVER, ADJUST if g.phase in (DEBT, ANSWER, INTEREST) else OVER),
    }
    for field, there in wrong.items():
        if there:
            raise BadPosition(f"{field}: cannot be in phase {PHASES[g.phase]!r} by these rules; leaving it out would be right")
    for space in range(SPACES):
        if (g.estate >> space) & 1 and g.owner[space] != BANK:
            bad("estate", names.key(space), "titles of the bank")
        if ((g.interest | g.inherited) >> space) & 1 and not (g.mortgaged[space] and g.owner[space] != BANK):
            bad("interest", names.key(space), "mortgaged titles of players")
    for seat in range(g.seats):
        if (g.wants[seat] and g.builder == NOBODY) or (g.thrown_income[seat] and g.aim != CAMP):
            bad(f"players[{seat}]", names.player(seat), "a player without wants or thrown_income now")


def check_end(g: State) -> None:
    """A game that is decided is over, and only then."""
    camps = {g.role[seat] for seat in range(g.seats) if not g.bankrupt[seat]}
    decided = g.alive <= 1 or (g.aim == CAMP and len(camps) == 1 and UNDECIDED not in camps)
    if g.alive == 0:
        raise BadPosition("players: bankrupt: all of them; one at least must be in the game")
    if decided and g.phase not in (OVER, COUNT):
        raise BadPosition(f"phase: {PHASES[g.phase]!r} though the game is decided: 'over' would be right")
    if g.phase == OVER and not decided and g.aim != TIMED:
        raise BadPosition("phase: 'over' though more than one player is in the game")
