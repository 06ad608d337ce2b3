"""What a position must hold together: names, camps, titles, the phase and the end. Each mistake is one line with its field."""

from collections.abc import Sequence
from typing import Any

from ..editions import Edition, load, names
from ..rules.codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BANK,
    BUY,
    CAMP,
    CARD,
    CARD_SPACE,
    COMPETITOR,
    COUNT,
    COUNT_GAMBLE,
    COUNT_RENT,
    COUNT_RICHEST,
    COUNT_ROUND,
    DEAL,
    DEBT,
    DICE,
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
    PAY_OR_DRAW,
    PHASES,
    PLACE,
    PRISON_SPACE,
    ROLE,
    SPACES,
    SPEED,
    STREET,
    TAX,
    THROW,
    TIMED,
    UNDECIDED,
    UTILITY,
    WANT,
)
from ..rules.state import RuleTable, State
from ..rules.titles import has_monopoly
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


def check_player(g: State, rules: RuleTable, seat: int, row: Reader) -> None:
    """Who is held is in prison; who is bankrupt has nothing."""
    if g.stayed[seat] and not (g.held[seat] and rules.prison_stay):
        bad(f"{row.where}.stayed", True, "false: only who is held may have stayed, where the leaflet has it")
    if g.bankrupt[seat] and (g.held[seat] or row.get("get_out")):
        bad(f"{row.where}.held", g.held[seat], "0 and no get_out, for the player is bankrupt")
    if g.held[seat] and g.space[seat] != PRISON_SPACE:
        bad(f"{row.where}.held", g.held[seat], f"0, for space {g.space[seat]} is not prison; or space {PRISON_SPACE}")
    if g.bankrupt[seat] and g.cash[seat]:
        bad(f"{row.where}.cash", g.cash[seat], "0, for the player is bankrupt")


def check_title(g: State, rules: RuleTable, space: int, where: str) -> None:
    """Houses stand on unmortgaged streets, and where the role needs a monopoly, in a city that is one."""
    owner, built = g.owner[space], g.buildings[space]
    if owner == BANK:
        return
    if g.bankrupt[owner]:
        bad(f"{where}.owner", "a bankrupt player", "the bank or a player in the game")
    if built and rules.kind[space] != STREET:
        bad(f"{where}.buildings", built, "0: only streets are built on")
    if built and g.mortgaged[space]:
        bad(f"{where}.buildings", built, "0, for the street is mortgaged")
    if (
        built
        and rules.build_evenly
        and rules.bare_group
        and rules.monopoly[g.role[owner]] >= rules.group_size[rules.group[space]]
    ):
        check_even(g, rules, space, where)
    needs = built and rules.monopoly[g.role[owner]] > 0 and not rules.houses_outlast_monopoly
    if needs and not has_monopoly(g, rules, owner, rules.group[space]):
        bad(f"{where}.buildings", built, "0, for the owner has no monopoly there")


def check_phase(g: State, rules: RuleTable, names: Names, read: Reader) -> None:
    """The phase, and the one it interrupts, must fit the space, the card or the role of the player on turn."""
    if g.bankrupt[g.turn] and g.phase != OVER and g.resume != NEXT and g.counting < COUNT_RICHEST:
        bad("turn", names.player(g.turn), "a player who is not bankrupt")
    base = g.resume if g.phase >= AUCTION else g.phase
    for field, phase in (("phase", g.phase), ("resume", base)):
        needed = what_lacks(g, rules, phase, read)
        if needed:
            where = f"{names.player(g.turn)} is on {names.key(g.space[g.turn])}"
            raise BadPosition(f"{field}: {PHASES[phase]!r} does not fit, {where}; it needs {needed}")
    if base in (ORDER, ROLE) and g.alive < g.seats:
        raise BadPosition("players: bankrupt: true before the first throw: false would be right")
    if base not in (ORDER, ROLE) and len(names.edition.roles) > 1 and UNDECIDED in g.role[: g.seats]:
        raise BadPosition(f"players: role: missing; {' or '.join(names.edition.roles)} would be right")
    check_end(g)


def what_lacks(g: State, rules: RuleTable, phase: int, read: Reader) -> str:
    """What the phase needs and the position has not; nothing if it fits."""
    space = g.space[g.turn]
    kind = rules.kind[space]
    needs = {
        ROLE: (UNDECIDED in g.role[: g.seats] or g.swapping, "a player without a role"),
        BUY: (rules.price[space] > 0 and g.owner[space] == BANK, "an unsold title"),
        TAX: (kind == INCOME_TAX and rules.income_tax_choice, "the income tax, and a choice of how to pay it"),
        CARD: (kind == CARD_SPACE or read.get("deck") is not None, "a card space, or the deck"),
        DIE: (kind == FOUNDATION and g.role[g.turn] == COMPETITOR, "the Foundation, and a competitor"),
        FINE: (g.card >= 0 and rules.effect[g.deck][g.card] == PAY_OR_DRAW, "the card that asks for it"),
        GO: (rules.speed_die and g.die1 > 0 and g.face > 0, "the Speed Die, and the dice"),
        SPEED: (rules.speed_die and g.die1 > 0, "the Speed Die, and the dice"),
        MOVE: (g.die1 > 0, "the dice"),
        ADJUST: (g.aim == TIMED and rules.timed_adjust, "a timed game that lets players adjust"),
        INTEREST: (g.interest | g.inherited, "titles in interest or inherited"),
        PLACE: (g.lot >= SPACES, "a house or a hotel as the lot"),
        WANT: (g.lot >= SPACES and g.builder != NOBODY, "a house or a hotel as the lot, and the builder"),
        COUNT: what_count_needs(g, kind),
    }
    there, needed = needs.get(phase, (True, ""))
    return "" if there else needed


def what_count_needs(g: State, kind: int) -> tuple[bool, str]:
    """What dice that only count are thrown for."""
    if g.counting == COUNT_GAMBLE:
        return g.card >= 0, "the card"
    if g.counting >= COUNT_RICHEST:
        return g.aim == (TIMED if g.counting == COUNT_ROUND else CAMP), "the aim of such a reckoning: camp or timed"
    return g.counting == COUNT_RENT and kind == UTILITY, "a utility, whose it is may still change before the dice fall"


def check_parts(g: State, rules: RuleTable, names: Names) -> None:
    """Fields that only some rules and phases have."""
    base = g.resume if g.phase >= AUCTION else g.phase
    set_up = bool({g.phase, base} & {ORDER, ROLE, DEAL})
    begun = g.round > 1 or not (set_up or base in (THROW, DICE)) or (any(g.owns) and not rules.deal_titles)
    wrong = {
        "count": g.counting and base not in (COUNT, SPEED),
        "again": g.again and base in (THROW, DICE) and g.doubles == 0,
        "mister": g.mister and not rules.speed_die,
        "doubles": g.doubles > max(rules.extra_throws, 1)
        or (rules.prison_ends_turn and 1 < rules.doubles_to_prison <= g.doubles),
        "tour": g.tour and g.counting < COUNT_RICHEST,
        "setup": g.setup and begun,
        "claims": g.n_claims and not rules.claim_rent,
        "to_deal": not set_up if g.to_deal else g.phase == DEAL,
        "interest": (g.interest or g.inherited) and not rules.mortgage_interest,
        "resume": g.phase >= AUCTION and not may_wait(g, base),
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


def may_wait(g: State, base: int) -> bool:
    """Whether the phase may be interrupted by this one."""
    if base == ROLE:
        return g.phase == ANSWER and g.swapping != 0
    return base not in (ORDER, OVER) and not (base == ADJUST and g.phase in (DEBT, ANSWER, INTEREST))


def check_even(g: State, rules: RuleTable, space: int, where: str) -> None:
    """Where building is even, the houses of an owner's streets in a group differ by one at the most; hotels may wait.

    Other house rules let a street come to a group that is built on, or let one be mortgaged there: it stays behind.
    """
    owner, group = g.owner[space], rules.group[space]
    most = rules.max_houses[g.role[owner]]
    for i in range(rules.group_size[group]):
        street = rules.members[group][i]
        if g.owner[street] == owner and g.buildings[space] <= most and g.buildings[street] + 1 < g.buildings[space]:
            bad(f"{where}.buildings", g.buildings[space], f"{g.buildings[street] + 1} at the most, for building is even")


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


def changed_rules(edition: Edition) -> dict[str, Any]:
    """The rules in which an Edition differs from the built-in one of its name, so that a record can name them."""
    if edition.key not in names():
        return {}
    printed, played = load(edition.key).rules, edition.rules
    fields = played.__struct_fields__
    return {name: getattr(played, name) for name in fields if getattr(played, name) != getattr(printed, name)}
