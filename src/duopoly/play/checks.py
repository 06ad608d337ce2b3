"""Checks that the parts of a position fit together: names, camps, titles, the phase and the end. They raise BadPosition."""

from collections.abc import Sequence
from typing import Any

from ..editions import Edition, load, names
from ..rules.bits import size
from ..rules.building import stays_even
from ..rules.codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    AUCTIONED,
    BANK,
    BUY,
    CAMP,
    CARD,
    CARD_BIT,
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
    ENDLESS,
    FINE,
    FOUNDATION,
    GO,
    INCOME_TAX,
    INTEREST,
    MOVE,
    NEXT,
    NO_LOT,
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
from ..rules.means import owes_fee
from ..rules.state import RuleTable, State
from ..rules.titles import has_monopoly, unsold
from .errors import BadPosition
from .reader import Reader, bad
from .seats import BANK_NAME, CHANCE_NAME, Names


def check_aim(aim: object, edition: Edition, error: type[ValueError] = BadPosition) -> None:
    """Checks that the edition can be played for that aim; else raises the error."""
    if aim not in edition.aims:
        raise error(f"aim: expected {' or '.join(edition.aims)} for {edition.key}, got {aim!r}")


def check_names(names: Sequence[str], edition: Edition) -> None:
    """Checks the number of players and their names."""
    least, most = edition.players
    if not least <= len(names) <= most:
        raise BadPosition(f"players: expected {least} to {most} for {edition.key}, got {len(names)}")
    for i, name in enumerate(names):
        if not isinstance(name, str) or not name.strip() or name != name.strip() or not name.isprintable():
            bad(f"players[{i}].name", name, "a name in printable letters")
        if {"give", "take"} & set(name.split()[1:]):
            bad(f"players[{i}].name", name, "a name without give or take, which would read like an offer")
        if name in (BANK_NAME, CHANCE_NAME):
            bad(f"players[{i}].name", name, f"a name other than {BANK_NAME} and {CHANCE_NAME}")
        if name in names[:i]:
            bad(f"players[{i}].name", name, "a name that no other player has")


def check_roles(roles: Sequence[int], edition: Edition) -> None:
    """Checks that camps are equal, or differ by one if the number of players is odd, or can still become so."""
    if not edition.has_camps:
        return
    counts = [list(roles).count(role) for role in range(len(edition.roles))]
    if max(counts) > (len(roles) + 1) // 2:
        camps = " and ".join(f"{n} {word}s" for n, word in zip(counts, edition.roles, strict=True))
        odd = ", or one more in one of them" if len(roles) % 2 else ""
        raise BadPosition(f"players: role: expected equal camps{odd}, got {camps}")


def check_player(g: State, rules: RuleTable, seat: int, row: Reader) -> None:
    """Checks that a held player is in prison, and that a bankrupt one has nothing."""
    if g.stayed[seat] and not (g.held[seat] and rules.prison_stay):
        bad(f"{row.where}.stayed", True, "false, because only a held player can have stayed, in some leaflets")
    if g.bankrupt[seat] and g.held[seat]:
        bad(f"{row.where}.held", g.held[seat], "0, because the player is bankrupt")
    if g.bankrupt[seat] and row.get("get_out"):
        bad(f"{row.where}.get_out", row.get("get_out"), "none, because the player is bankrupt")
    if g.held[seat] and g.space[seat] != PRISON_SPACE:
        bad(f"{row.where}.held", g.held[seat], f"0, or the player on space {PRISON_SPACE} instead of {g.space[seat]}")
    if g.bankrupt[seat] and g.cash[seat]:
        bad(f"{row.where}.cash", g.cash[seat], "0, because the player is bankrupt")


def check_title(g: State, rules: RuleTable, space: int, where: str) -> None:
    """Checks that buildings stand on unmortgaged streets, and in a monopoly if the owner's role needs one."""
    owner, built = g.owner[space], g.buildings[space]
    if owner == BANK:
        return
    if g.bankrupt[owner]:
        bad(f"{where}.owner", "a bankrupt player", "the bank or a player in the game")
    if built and rules.kind[space] != STREET:
        bad(f"{where}.buildings", built, "0, because only streets have buildings")
    if built and g.mortgaged[space]:
        bad(f"{where}.buildings", built, "0, because the street is mortgaged")
    if built and stays_even(rules, g.role[owner], rules.group[space]):
        check_even(g, rules, space, where)
    needs = built and rules.monopoly[g.role[owner]] > 0 and not rules.houses_outlast_monopoly
    if needs and not has_monopoly(g, rules, owner, rules.group[space]):
        bad(f"{where}.buildings", built, "0, because the owner has no monopoly there")


def check_box(g: State, rules: RuleTable) -> None:
    """Checks that the buildings came out of the box, where it is the supply."""
    if rules.shortage != ENDLESS and (g.houses_left < 0 or g.hotels_left < 0):
        box = f"{rules.houses} houses and {rules.hotels} hotels"
        raise BadPosition(f"titles: buildings: expected at most {box}, which the box holds, got more")


def check_phase(g: State, rules: RuleTable, names: Names, read: Reader) -> None:
    """Checks that the phase, and the one it interrupts, fit the player whose turn it is."""
    if g.bankrupt[g.turn] and g.phase != OVER and g.resume != NEXT and g.counting < COUNT_RICHEST:
        bad("turn", names.player(g.turn), "a player who is not bankrupt")
    base = g.resume if g.phase >= AUCTION else g.phase
    for field, phase in (("phase", g.phase), ("resume", base)):
        needed = missing_for(g, rules, phase, read)
        if needed:
            place = f"{names.player(g.turn)} is on {names.key(g.space[g.turn])}"
            raise BadPosition(f"{field}: expected {needed} for {PHASES[phase]!r}, got none: {place}")
    if base in (ORDER, ROLE) and g.alive < g.seats:
        raise BadPosition("players: bankrupt: expected false before the first throw, got true")
    if base not in (ORDER, ROLE) and names.edition.has_camps and UNDECIDED in g.role[: g.seats]:
        raise BadPosition(f"players: role: expected {' or '.join(names.edition.roles)}, got none")
    if base == MOVE and g.held[g.turn] and not owes_fee(g, g.turn):
        bad(f"players[{g.turn}].held", g.held[g.turn], "0, because the player moves on and owes no fee")
    check_end(g)


def missing_for(g: State, rules: RuleTable, phase: int, read: Reader) -> str:
    """What the phase needs and the position lacks; "" if it lacks nothing."""
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
        COUNT: count_needs(g, kind),
    }
    there, needed = needs.get(phase, (True, ""))
    return "" if there else needed


def count_needs(g: State, kind: int) -> tuple[bool, str]:
    """Whether dice that move nobody have something to be thrown for, and what that is."""
    if g.counting == COUNT_GAMBLE:
        return g.card >= 0, "the card"
    if g.counting >= COUNT_RICHEST:
        return g.aim == (TIMED if g.counting == COUNT_ROUND else CAMP), "the aim camp or timed"
    return g.counting == COUNT_RENT and kind == UTILITY, "a utility"


def check_parts(g: State, rules: RuleTable, names: Names) -> None:
    """Checks fields that only some rules and phases have."""
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
        "auction": g.lot != NO_LOT and not (may_be_open(g) and has_auctions(g, rules)),
        "builder": g.builder != NOBODY and g.lot < SPACES,
        "sharing": g.sharing and (g.lot < SPACES or g.phase == WANT),
        "asked": g.respondent != NOBODY and (g.phase not in (ANSWER, INTEREST) or g.lot < SPACES),
    }
    for field, there in wrong.items():
        if there:
            raise BadPosition(f"{field}: expected none in phase {PHASES[g.phase]!r} by these rules, got one")
    if g.to_deal > (left := size(unsold(g, rules))):
        bad("to_deal", g.to_deal, f"at most {left}, as many titles as are unsold")
    for space in range(SPACES):
        if (g.estate >> space) & 1 and (rules.price[space] == 0 or g.owner[space] != BANK):
            bad("estate", names.key(space), "titles of the bank")
        if ((g.interest | g.inherited) >> space) & 1 and not (g.mortgaged[space] and g.owner[space] != BANK):
            bad("interest", names.key(space), "mortgaged titles of players")
    for seat in range(g.seats):
        if (g.wants[seat] and g.builder == NOBODY) or (g.thrown_income[seat] and g.aim != CAMP):
            bad(f"players[{seat}]", names.player(seat), "a player without wants or thrown_income now")


def may_wait(g: State, base: int) -> bool:
    """Whether the present phase may interrupt the phase `base`."""
    if base == ROLE:
        return g.phase == ANSWER and g.swapping != 0
    return base not in (ORDER, OVER) and not (base == ADJUST and g.phase in (DEBT, ANSWER, INTEREST))


def may_be_open(g: State) -> bool:
    """Whether the present phase may come while a lot is open: whatever it asks comes before the next bid or building."""
    return g.phase in (AUCTION, WANT, PLACE, ANSWER, INTEREST)


def has_auctions(g: State, rules: RuleTable) -> bool:
    """Whether the lot is of a kind that these rules auction."""
    return bool(rules.shortage == AUCTIONED if g.lot >= SPACES else rules.auction or rules.estate_auction)


def check_offer(g: State, row: Reader) -> None:
    """Checks that an open trade could be offered: until the answer, nothing that it is about can get a new owner."""
    if g.give & ~belongings(g, g.offerer) or g.take & ~belongings(g, g.offered):
        bad(row.at("move"), row.get("move"), "titles and get-out cards that each side has")
    if not (g.swapping or g.give or g.take):
        bad(row.at("move"), row.get("move"), "at least one title or get-out card")


def belongings(g: State, seat: int) -> int:
    """The titles and get-out cards of a player, as in an offer."""
    return g.owns[seat] | sum(1 << (CARD_BIT + deck) for deck, keeper in enumerate(g.keeper) if keeper == seat)


def check_even(g: State, rules: RuleTable, space: int, where: str) -> None:
    """Checks that houses are even: in a group, an owner's streets differ by one house at most. Hotels are not checked.

    Called only if no house rule lets a built group get a street that has fewer houses, or a mortgaged one.
    """
    owner, group = g.owner[space], rules.group[space]
    most = rules.max_houses[g.role[owner]]
    for i in range(rules.group_size[group]):
        street = rules.members[group][i]
        if g.owner[street] == owner and g.buildings[space] <= most and g.buildings[street] + 1 < g.buildings[space]:
            bad(f"{where}.buildings", g.buildings[space], f"at most {g.buildings[street] + 1}, because building is even")


def check_end(g: State) -> None:
    """Checks that a decided game is over, and no other."""
    camps = {g.role[seat] for seat in range(g.seats) if not g.bankrupt[seat]}
    decided = g.alive <= 1 or (g.aim == CAMP and len(camps) == 1 and UNDECIDED not in camps)
    if g.alive == 0:
        raise BadPosition("players: bankrupt: expected at least one player in the game, got none")
    if decided and g.phase not in (OVER, COUNT):
        raise BadPosition(f"phase: expected 'over', because the game is decided, got {PHASES[g.phase]!r}")
    if g.phase == OVER and not decided and g.aim != TIMED:
        raise BadPosition("phase: expected another phase, because more than one player is in the game, got 'over'")


def changed_rules(edition: Edition) -> dict[str, Any]:
    """The rules in which an edition differs from the built-in one of the same name, or your own from its file, for a header."""
    printed = load(edition.key).rules if edition.key in names() else edition.printed or edition.rules
    played = edition.rules
    fields = played.__struct_fields__
    return {name: getattr(played, name) for name in fields if getattr(played, name) != getattr(printed, name)}
