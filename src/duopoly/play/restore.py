"""Reads a position into a state. Every field is checked; mistakes raise BadPosition."""

from collections.abc import Mapping
from typing import Any

from ..editions import Edition
from ..rules.auctions import bidders, next_bidder, take_from_box
from ..rules.codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BANK,
    CARD,
    CHANCE,
    CLAIMS,
    COUNT,
    COUNT_RENT,
    COUNTS,
    DEAL,
    DEBT,
    DEBTS,
    DICE,
    DO_OFFER,
    DO_SWAP,
    ENDLESS,
    FACES,
    GET_OUT,
    INTEREST,
    NEXT,
    NO_POT,
    NOBODY,
    NOWHERE,
    ORDER,
    OVER,
    PHASES,
    PLACE,
    SPACES,
    TAX,
    THROW,
    UNDECIDED,
    UTILITY,
    WANT,
)
from ..rules.decks import get_out_card
from ..rules.flow import actor_of
from ..rules.mortgages import title_to_choose
from ..rules.rents import multiple_asked
from ..rules.setup import starting_cash
from ..rules.shortage import in_box
from ..rules.spaces import assess
from ..rules.state import RuleTable, State
from ..rules.titles import give, pledge, set_buildings
from .checks import check_box, check_names, check_offer, check_parts, check_phase, check_player, check_roles, check_title
from .errors import BadPosition
from .notation import MOST_CASH, Garbled, parse_move
from .position import LOTS, PAYMENTS
from .reader import Reader, bad
from .seats import BANK_NAME, CHANCE_NAME, Names

BY_HAND = -1
"""The best bidder if a position in phase `place` leaves out who won the piece: the player to act."""
MOST_DEALT = 24

FIELDS = (
    "edition", "rules", "aim", "round", "turn", "phase", "to_act", "players", "titles", "resume", "first", "setup", "again",
    "doubles", "dice", "speed", "mister", "card", "deck", "count", "offers", "decks", "debts", "claims", "auction", "builder",
    "site", "asked", "bidder", "sharing", "adjuster", "estate", "interest", "inherited", "offer", "tour", "rent", "assessed",
    "to_deal", "pot",
)  # fmt: skip
PLAYER_FIELDS = (
    "name", "role", "cash", "space", "held", "bankrupt", "stayed", "get_out", "passed_start", "throw", "thrown_income", "wants",
    "claim_for_me",
)  # fmt: skip


def players_of(position: Mapping[str, Any], edition: Edition) -> list[Reader]:
    """The rows of the players, with their number and names checked."""
    rows = Reader(position, "").rows("players")
    check_names([row.text("name") for row in rows], edition)
    return rows


def role_number(word: object, where: str, edition: Edition) -> int:
    """The number of a role; the classic game's only role may be left out."""
    if word is None or (not edition.has_camps and word == ""):
        return UNDECIDED if edition.has_camps else 0
    if word not in edition.roles:
        raise BadPosition(f"{where}: expected {' or '.join(edition.roles)}, got {word!r}")
    return edition.roles.index(word)


def restore(g: State, rules: RuleTable, names: Names, position: Mapping[str, Any], aim: int) -> None:
    """Sets up the position in the state of a new game. Raises BadPosition."""
    read = Reader(position, "")
    read.only(FIELDS)
    g.aim = aim
    g.setup = int(read.flag("setup"))
    g.round = read.integer("round", 1, 1, 1_000_000)
    for seat, row in enumerate(read.rows("players")):
        restore_player(g, rules, names, seat, row)
    g.alive = g.seats - sum(g.bankrupt[: g.seats])
    g.turn = read.choice("turn", names.players, names.players[0])
    g.first = read.choice("first", names.players, names.players[0])
    g.phase = PHASES.index(read.among("phase", PHASES[:NEXT] + PHASES[AUCTION:], "throw"))
    check_roles(g.role[: g.seats], names.edition)
    restore_titles(g, rules, names, read)
    restore_throw(g, names, read)
    restore_decks(g, rules, names, read)
    restore_debts(g, names, read)
    restore_auction(g, rules, names, read)
    restore_offer(g, names, read)
    restore_rent(g, rules, names, read)
    restore_assessed(g, rules, read)
    check_phase(g, rules, names, read)
    check_parts(g, rules, names)
    restore_actor(g, rules, names, read)


def restore_player(g: State, rules: RuleTable, names: Names, seat: int, row: Reader) -> None:
    """A player's row."""
    row.only(PLAYER_FIELDS)
    g.role[seat] = role_number(row.get("role"), f"{row.where}.role", names.edition)
    g.bankrupt[seat] = int(row.flag("bankrupt"))
    g.cash[seat] = row.integer("cash", 0 if g.bankrupt[seat] else starting_cash(rules, g.role[seat]), 0, MOST_CASH)
    g.space[seat] = row.integer("space", 0, 0, SPACES - 1)
    g.held[seat] = row.integer("held", 0, 0, rules.prison_throws + (rules.prison_stay or not rules.prison_fee_after_miss))
    g.stayed[seat] = int(row.flag("stayed"))
    g.passed_start[seat] = int(row.flag("passed_start"))
    g.score[seat] = row.integer("throw", 0, 0, 12)
    g.thrown_income[seat] = row.integer("thrown_income", 0, 0, 1_000_000)
    g.wants[seat] = int(row.flag("wants")) if isinstance(row.get("wants"), bool) else row.integer("wants", 0, 0, 120)
    if row.get("claim_for_me") is not None:
        g.claim_for_me[seat] = int(row.flag("claim_for_me"))
    restore_get_out(g, rules, names, seat, row)
    check_player(g, rules, seat, row)


def restore_get_out(g: State, rules: RuleTable, names: Names, seat: int, row: Reader) -> None:
    """The get-out cards that a player has: the names of decks, or a number."""
    decks = row.get("get_out", [])
    if isinstance(decks, int) and not isinstance(decks, bool):
        free = [name for deck, name in enumerate(names.decks) if g.keeper[deck] == NOBODY and get_out_card(rules, deck) >= 0]
        if not 0 <= decks <= len(free):
            bad(f"{row.where}.get_out", decks, f"0 to {len(free)}, or a list of decks")
        decks = free[:decks]
    if not isinstance(decks, list) or any(name not in names.decks for name in decks):
        bad(f"{row.where}.get_out", decks, f"a list of decks: {', '.join(names.decks)}")
    for name in decks:
        deck = names.decks.index(name)
        if get_out_card(rules, deck) < 0:
            bad(f"{row.where}.get_out", name, "a deck that has a get-out card")
        if g.keeper[deck] != NOBODY:
            bad(f"{row.where}.get_out", name, "a deck whose card no other player has")
        g.keeper[deck] = seat


def restore_titles(g: State, rules: RuleTable, names: Names, read: Reader) -> None:
    """The titles with their owners and buildings, which come out of the box."""
    rows = read.table("titles")
    for word, row in rows.items():
        space = names.space(str(word))
        if space < 0 or rules.price[space] == 0:
            bad("titles", word, f"the key or number of a street, transport or utility of {names.edition.key}")
        if g.owner[space] != BANK:
            raise BadPosition(f"titles: expected each title once, got {word!r} twice, by key and by number")
        row.only(["owner", "buildings", "mortgaged"])
        owner = row.get("owner")
        if owner is None or owner == BANK_NAME:
            if row.get("buildings") or row.get("mortgaged"):
                bad(f"{row.where}.owner", owner, "a player, because the title has buildings or a mortgage")
            continue
        give(g, rules, space, row.choice("owner", names.players, None))
        if row.flag("mortgaged"):
            pledge(g, rules, space)
        restore_buildings(g, rules, space, row)
    for word in rows:
        check_title(g, rules, names.space(str(word)), f"titles.{word}")
    check_box(g, rules)


def restore_buildings(g: State, rules: RuleTable, space: int, row: Reader) -> None:
    """A title's buildings: a number of houses that the owner's role may have, or "hotel"."""
    owner = g.owner[space]
    most = rules.max_houses[g.role[owner]] if g.role[owner] != UNDECIDED else 0
    built = row.get("buildings", 0)
    if built == "hotel":
        built = most + 1
    elif type(built) is not int or not 0 <= built <= most:
        raise BadPosition(f"{row.where}.buildings: expected 0 to {most} houses or 'hotel', got {built!r}")
    set_buildings(g, rules, space, built)
    if built > most:
        g.hotels_left -= 1
    else:
        g.houses_left -= built


def restore_throw(g: State, names: Names, read: Reader) -> None:
    """The throw being played."""
    if g.phase >= AUCTION:
        g.resume = PHASES.index(read.among("resume", PHASES[:AUCTION], "next"))
    g.again = int(read.flag("again"))
    to_throw = (g.resume if g.phase >= AUCTION else g.phase) in (THROW, DICE)
    g.doubles = read.integer("doubles", g.again if to_throw else 0, 0, 9)  # an extra throw follows a double
    dice = read.get("dice")
    if dice is not None:
        if not (isinstance(dice, list) and len(dice) == 2 and all(type(d) is int and 1 <= d <= 6 for d in dice)):
            bad("dice", dice, "two numbers from 1 to 6, like [3, 4]")
        g.die1, g.die2 = dice
    g.face = FACES.index(read.among("speed", FACES, ""))
    g.mister = int(read.flag("mister"))
    g.counting = COUNTS.index(read.among("count", COUNTS, COUNTS[COUNT_RENT] if g.phase == COUNT else ""))
    g.offers = read.integer("offers", 0, 0, 120)
    g.tour = read.integer("tour", 0, 0, SPACES - 1)
    g.to_deal = read.integer("to_deal", 0, 0, MOST_DEALT)
    pot = read.integer("pot", 0, 0, MOST_CASH)
    if g.pot != NO_POT:
        g.pot = pot
    elif pot:
        bad("pot", pot, "0, because these rules have no pot")
    g.adjuster = read.choice("adjuster", names.players, names.players[0])
    if (deck := read.get("deck")) is not None:
        g.deck = names.decks.index(read.among("deck", names.decks, str(deck)))
    elif g.phase == CARD:
        kind_deck = names.edition.spaces[g.space[g.turn]].deck
        g.deck = names.decks.index(kind_deck) if kind_deck else g.role[g.turn]
    if (card := read.get("card")) is not None:
        deck_and_card = names.card(str(card))
        if deck_and_card is None:
            bad("card", card, f"the id of a card, like {names.cards[0][0]!r}")
        g.deck, g.card = deck_and_card


def restore_rent(g: State, rules: RuleTable, names: Names, read: Reader) -> None:
    """The owner and multiple of a utility that dice are thrown for; by default, as they are now."""
    if g.counting != COUNT_RENT:
        return
    space = g.space[g.turn]
    g.landlord = g.owner[space]
    if rules.kind[space] == UTILITY and g.landlord != BANK:
        g.factor = multiple_asked(g, rules, space)
    if read.get("rent") is None:
        return
    row = read.part("rent", {})
    row.only(["owner", "multiple"])
    g.landlord = BANK if row.get("owner") in (None, BANK_NAME) else player_in_game(g, names, row, "owner")
    g.factor = row.integer("multiple", g.factor, 0, 1_000_000)


def restore_assessed(g: State, rules: RuleTable, read: Reader) -> None:
    """What the percentages of the income tax are taken of; by default, what the player has now."""
    if TAX not in (g.phase, g.resume):
        return
    assess(g, rules, g.turn)
    row = read.part("assessed", {})
    row.only(["cash", "titles", "buildings"])
    g.assessed_cash = row.integer("cash", g.assessed_cash, 0, MOST_CASH)
    g.assessed_titles = row.integer("titles", g.assessed_titles, 0, MOST_CASH)
    g.assessed_buildings = row.integer("buildings", g.assessed_buildings, 0, MOST_CASH)


def restore_decks(g: State, rules: RuleTable, names: Names, read: Reader) -> None:
    """The used cards, in order."""
    for name, used in read.mapping("decks").items():
        if name not in names.decks:
            bad("decks", name, " or ".join(names.decks))
        deck = names.decks.index(name)
        if not isinstance(used, list):
            bad(f"decks.{name}", used, "a list of card ids")
        for i, card in enumerate(used):
            if card not in names.cards[deck]:
                bad(f"decks.{name}[{i}]", card, f"a card of the deck, like {names.cards[deck][0]!r}")
            number = names.cards[deck].index(card)
            if card in used[:i] or (rules.effect[deck][number] == GET_OUT and g.keeper[deck] != NOBODY):
                bad(f"decks.{name}[{i}]", card, "each card once, and none that a player has")
            g.used[deck][i] = number
        g.n_used[deck] = len(used)


def restore_debts(g: State, names: Names, read: Reader) -> None:
    """Debts in the order in which they are due, and rents that may be claimed."""
    debts, claims = read.rows("debts", []), read.rows("claims", [])
    if len(debts) > DEBTS or len(claims) > CLAIMS:
        raise BadPosition(f"debts: expected at most {DEBTS}, and at most {CLAIMS} claims, got {len(debts)} and {len(claims)}")
    for i, row in enumerate(debts):
        g.debtor[i], g.creditor[i], g.owed[i], g.owed_for[i], g.owed_at[i] = sum_due(g, names, row, "creditor")
    for i, row in enumerate(claims):
        g.visitor[i], g.claimant[i], g.claimed[i], g.claimed_for[i], g.claimed_at[i] = sum_due(g, names, row, "owner")
    g.n_debts, g.n_claims = len(debts), len(claims)
    if g.phase == DEBT and not debts:
        raise BadPosition("debts: expected a list like [{'debtor': 'Ann', 'creditor': null, 'amount': 50}], got none")
    if debts and g.phase not in (DEBT, ANSWER, AUCTION, WANT, PLACE):
        raise BadPosition(f"phase: expected 'debt', because there are debts, got {PHASES[g.phase]!r}")


def sum_due(g: State, names: Names, row: Reader, to: str) -> tuple[int, int, int, int, int]:
    """A debt or a claim."""
    row.only(["debtor", to, "amount", "for", "space"])
    debtor = player_in_game(g, names, row, "debtor")
    creditor = BANK if row.get(to) in (None, BANK_NAME) else player_in_game(g, names, row, to)
    if debtor == creditor:
        bad(f"{row.where}.{to}", names.player(creditor), "somebody other than the debtor")
    amount = row.integer("amount", None, 1, MOST_CASH)
    event = PAYMENTS[row.among("for", tuple(PAYMENTS), "card" if creditor == BANK else "rent")]
    space = g.space[debtor] if row.get("space", g.space[debtor]) is not None else NOWHERE
    return debtor, creditor, amount, event, row.integer("space", space, 0, SPACES - 1) if space != NOWHERE else NOWHERE


def restore_auction(g: State, rules: RuleTable, names: Names, read: Reader) -> None:
    """The present auction, and titles that wait for theirs."""
    g.estate, g.interest, g.inherited = (title_set(names, read, field) for field in ("estate", "interest", "inherited"))
    restore_builder(g, names, read)
    if g.phase not in (AUCTION, WANT, PLACE) and read.get("auction") is None:
        return
    row = read.part("auction", {"lot": names.key(g.space[g.turn])})
    row.only(["lot", "bid", "best", "out"])
    restore_lot(g, rules, names, row)
    restore_bid(g, rules, names, row)
    g.sharing = int(read.flag("sharing") or (g.lot >= SPACES and g.phase != WANT and g.respondent == NOBODY))
    if g.respondent != NOBODY and g.best != NOBODY and not (g.sharing and g.best == g.respondent):
        bad(f"{row.where}.best", names.player(g.best), "nobody, or the player asked where to place the piece that it won")
    if g.phase == AUCTION or (g.respondent == NOBODY and g.phase not in (WANT, PLACE)):
        restore_bidders(g, names, row)
        if g.lot >= SPACES and rules.shortage != ENDLESS and in_box(g, g.lot) <= 0:
            bad(f"{row.where}.lot", row.get("lot"), "a piece that the box has left")
        if g.phase != AUCTION:
            restore_bidder(g, names, read)


def title_set(names: Names, read: Reader, field: str) -> int:
    """A field that lists titles; none by default."""
    words = read.get(field, [])
    if not isinstance(words, list) or any(names.space(str(word)) < 0 for word in words):
        bad(field, words, "a list of titles by key or number")
    return sum({1 << names.space(str(word)) for word in words})


def restore_builder(g: State, names: Names, read: Reader) -> None:
    """Who builds and where, and who is asked about it."""
    if read.get("builder") is not None or read.get("site") is not None:
        g.builder = g.turn if read.get("builder") is None else player_in_game(g, names, read, "builder")
        g.site = names.space(str(read.get("site")))
        if g.site < 0:
            bad("site", read.get("site"), "the street where the builder wants to build")
    if read.get("asked") is not None:
        g.respondent = player_in_game(g, names, read, "asked")


def restore_lot(g: State, rules: RuleTable, names: Names, row: Reader) -> None:
    """What is up for auction."""
    lots = {word: lot for lot, word in LOTS.items()}
    lot = row.get("lot")
    g.lot = lots[lot] if isinstance(lot, str) and lot in lots else names.space(str(lot))
    if g.lot < 0 or (g.lot < SPACES and (rules.price[g.lot] == 0 or g.owner[g.lot] != BANK)):
        bad(f"{row.where}.lot", lot, "an unsold title, 'house' or 'hotel'")


def restore_bid(g: State, rules: RuleTable, names: Names, row: Reader) -> None:
    """The highest bid and who made it; in phase `place`, who won the piece."""
    g.bid = row.integer("bid", 0, 0, MOST_CASH)
    if (row.get("best") is None) == (g.bid > 0) and g.phase != PLACE and g.respondent == NOBODY:
        raise BadPosition(f"{row.where}: expected the highest bid and who made it, or neither, got one of them")
    if row.get("best") is not None:
        g.best = row.choice("best", names.players, None)
        if g.bid > g.cash[g.best] and not rules.claim_rent:  # a rent that is claimed meanwhile may leave less
            bad(f"{row.where}.bid", g.bid, f"at most the cash of {names.player(g.best)}, {g.cash[g.best]}")
    elif g.phase == PLACE and "best" not in row.values:
        g.best = BY_HAND
    elif g.builder == NOBODY and (g.phase == PLACE or g.respondent != NOBODY):
        raise BadPosition("builder: expected the player who began to build, because nobody won the piece, got none")


def restore_bidder(g: State, names: Names, read: Reader) -> None:
    """Who bids next once what interrupted the auction is over."""
    g.bidder = read.choice("bidder", names.players, None)
    if g.out[g.bidder]:
        bad("bidder", names.player(g.bidder), "a player who has not passed")


def player_in_game(g: State, names: Names, row: Reader, field: str) -> int:
    """A field that names a player who is not bankrupt."""
    seat = row.choice(field, names.players, None)
    if g.bankrupt[seat]:
        bad(row.at(field), names.player(seat), "a player who is not bankrupt")
    return seat


def restore_bidders(g: State, names: Names, row: Reader) -> None:
    """The players who have passed."""
    out = row.get("out", [])
    if not isinstance(out, list) or any(name not in names.players for name in out):
        bad(f"{row.where}.out", out, "a list of players")
    for seat in range(len(g.out)):
        passed = seat >= g.seats or g.bankrupt[seat] or names.player(seat) in out
        g.out[seat] = int(bool(passed))
    if bidders(g) == 0 or (bidders(g) == 1 and g.best != NOBODY):
        bad(f"{row.where}.out", out, "enough bidders for an auction that is not over")
    if g.best != NOBODY and g.out[g.best]:
        bad(f"{row.where}.best", names.player(g.best), "a player who has not passed")


def restore_offer(g: State, names: Names, read: Reader) -> None:
    """The offer to be answered."""
    if read.get("offer") is None:
        if g.phase == ANSWER:
            raise BadPosition("offer: expected one like {'by': 'Ann', 'move': 'offer Bob give 24 take cash 100'}, got none")
        return
    if g.phase != ANSWER:
        raise BadPosition(f"phase: expected 'answer', because there is an offer, got {PHASES[g.phase]!r}")
    row = read.part("offer", {})
    row.only(["by", "move"])
    try:
        move = parse_move(row.text("move"), names, 0)
    except Garbled as error:
        raise BadPosition(f"offer.move: {error}") from error
    if move.verb not in (DO_OFFER, DO_SWAP):
        bad("offer.move", row.get("move"), "a move that begins with offer or swap")
    g.offerer, g.offered = row.choice("by", names.players, None), move.to
    g.give, g.take, g.give_cash, g.take_cash = move.give, move.take, move.x, move.y
    g.swapping = int(move.verb == DO_SWAP)
    if g.offerer == g.offered or g.bankrupt[g.offerer] or g.bankrupt[g.offered]:
        bad("offer", row.get("move"), "an offer between two players in the game")
    check_offer(g, row)


def restore_actor(g: State, rules: RuleTable, names: Names, read: Reader) -> None:
    """The player to act. It follows from the phase, or `to_act` says it; by default it is the next in turn."""
    name = read.get("to_act")
    g.actor = usual_actor(g)
    if name is not None and not (isinstance(name, str) and name in (CHANCE_NAME, *names.players)):
        bad("to_act", name, f"chance or one of {', '.join(names.players)}")
    seat = g.actor if name is None else CHANCE if name == CHANCE_NAME else names.seat_of[name]
    if (
        g.phase in (AUCTION, ADJUST, WANT, PLACE)
        and seat >= 0
        and not g.bankrupt[seat]
        and not (g.phase == AUCTION and g.out[seat])
    ):
        g.actor = seat
    if seat != g.actor:
        bad("to_act", name, f"{names.actor(g.actor)} in phase {PHASES[g.phase]!r}")
    if g.phase == ADJUST:
        g.adjuster = g.actor
    if g.phase in (WANT, PLACE):
        g.respondent = g.actor
        g.best = g.actor if g.phase == PLACE and g.best != NOBODY else NOBODY
    if g.phase == AUCTION:
        g.bidder = g.actor
    if g.respondent != NOBODY and g.best == g.respondent:
        take_from_box(g, g.lot, 1)
        check_box(g, rules)


def usual_actor(g: State) -> int:
    """Who acts if the position does not say it."""
    if g.phase == OVER:
        return NOBODY
    if g.phase == DEBT:
        return g.debtor[0]
    if g.phase == ANSWER:
        return g.offered
    if g.phase == INTEREST:
        return g.owner[title_to_choose(g)]
    if g.phase == AUCTION:
        return next_bidder(g, g.turn if g.best == NOBODY else g.best)
    if g.phase in (ORDER, DEAL):
        return CHANCE
    return actor_of(g, g.phase)
