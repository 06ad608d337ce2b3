"""The position as it is drawn: the same for everyone who reads one language."""

from ...play.phrases import game_of
from ...play.position import LOTS
from ...rules.building import group_built
from ...rules.codes import BANK, CARD_BIT, DECKS, FACES, NO_LOT, NO_POT, NOBODY, SPACES, UNDECIDED
from ...rules.decks import in_deck
from ...rules.ending import worth
from ...rules.money import spendable
from ...rules.prison import collects
from ...rules.rents import has_hotel
from ...rules.titles import has_monopoly
from ...words import say
from ..wire import AuctionView, BracketView, DebtView, DeckView, OfferSide, OfferView, PlayerView, PositionView, TitleView
from .chance import chance_view
from .result import result_view
from .snapshot import Snapshot, letters


def position_view(snapshot: Snapshot, by_hand: frozenset[str] = frozenset()) -> PositionView:
    """What everyone sees. `by_hand` says what the players throw and draw themselves: "dice", "cards"."""
    game, g = snapshot.game, snapshot.g
    edition = game.edition
    boxed = edition.rules.shortage != "endless"
    return PositionView(
        ply=len(game.moves),
        phase=game.phase,
        round=g.round,
        turn=game.turn,
        to_act=game.to_act,
        heading=snapshot.heading,
        players=players_view(snapshot),
        titles=[title_view(snapshot, space) for space in range(SPACES) if g.owner[space] != BANK],
        brackets=brackets(snapshot),
        decks=decks_view(snapshot),
        dice=[g.die1, g.die2] if g.die1 else [],
        speed=FACES[g.face],
        card=open_card(snapshot),
        houses=g.houses_left if boxed else None,
        hotels=g.hotels_left if boxed else None,
        pot=None if g.pot == NO_POT else g.pot,
        auction=auction_view(snapshot),
        offer=offer_view(snapshot),
        debts=debts_view(snapshot),
        chance=chance_view(snapshot, by_hand),
        result=result_view(game, snapshot.lang),
    )


def decks_view(snapshot: Snapshot) -> list[DeckView]:
    """The decks."""
    g, table = snapshot.g, snapshot.table
    return [DeckView(key=name, unseen=in_deck(g, table, n) - g.n_used[n]) for n, name in enumerate(snapshot.names.decks)]


def players_view(snapshot: Snapshot) -> list[PlayerView]:
    """The players in clockwise order."""
    g, table, game = snapshot.g, snapshot.table, snapshot.game
    marks: dict[int, int] = {}
    views = []
    player_letters = letters(game.players)
    for seat, name in enumerate(game.players):
        role = g.role[seat]
        mark = marks.setdefault(role, 0)
        marks[role] += 1
        views.append(
            PlayerView(
                name=name,
                letter=player_letters[seat],
                role=snapshot.role(seat),
                mark=mark if role != UNDECIDED else seat,
                cash=g.cash[seat],
                spendable=spendable(g, seat),
                worth=0 if g.bankrupt[seat] or role == UNDECIDED else worth(g, table, seat),
                space=g.space[seat],
                held=g.held[seat],
                bankrupt=bool(g.bankrupt[seat]),
                titles=snapshot.owned[seat],
                get_out=[name for deck, name in enumerate(snapshot.names.decks) if g.keeper[deck] == seat],
                monopolies=monopolies(snapshot, seat),
                state=state_of(snapshot, seat),
            )
        )
    return views


def monopolies(snapshot: Snapshot, seat: int) -> list[int]:
    """The numbers of the cities that a player monopolizes."""
    g, table, own = snapshot.g, snapshot.table, snapshot.g.owns[seat]
    cities = [n for n, group in enumerate(snapshot.groups) if own & table.group_set[group]]
    return [n + 1 for n in cities if has_monopoly(g, table, seat, snapshot.groups[n])]


def state_of(snapshot: Snapshot, seat: int) -> str:
    """A player's situation in a few words; "" for a usual one."""
    g, lang = snapshot.g, snapshot.lang
    if g.bankrupt[seat]:
        return say(lang, "bankrupt")
    if g.held[seat]:
        return say(lang, "held-turn", role=snapshot.role(seat) or "", number=g.held[seat])
    if seat == g.turn and g.again and snapshot.game.phase == "throw":
        return say(lang, "throws-again")
    return ""


def title_view(snapshot: Snapshot, space: int) -> TitleView:
    """A title that somebody owns."""
    g, table = snapshot.g, snapshot.table
    owner = g.owner[space]
    hotel = has_hotel(g, table, space)
    street = snapshot.titles[space].kind == "street"
    collected = collects(g, table, owner)
    bare_monopoly = street and not g.buildings[space] and not g.mortgaged[space]
    return TitleView(
        space=space,
        owner=snapshot.game.players[owner],
        buildings=0 if hotel else g.buildings[space],
        hotel=hotel,
        mortgaged=bool(g.mortgaged[space]),
        rent=snapshot.rent(space) if collected else "0",
        doubled=collected and bare_monopoly and has_monopoly(g, table, owner, table.group[space]),
    )


def brackets(snapshot: Snapshot) -> list[BracketView]:
    """The cities that someone monopolizes, and those whose buildings remain although the monopoly is broken."""
    g, table = snapshot.g, snapshot.table
    views = []
    for number, group in enumerate(snapshot.groups, 1):
        streets = table.members[group][: table.group_size[group]]
        for seat in sorted({g.owner[street] for street in streets} - {BANK}):
            needed = table.monopoly[g.role[seat]]
            if has_monopoly(g, table, seat, group):
                views.append(BracketView(city=number, owner=snapshot.game.players[seat], broken=False, factor="×2"))
            elif needed and group_built(g, table, seat, group):
                views.append(BracketView(city=number, owner=snapshot.game.players[seat], broken=True, factor=""))
    return views


def open_card(snapshot: Snapshot) -> str:
    """The text of the card being followed."""
    g, edition = snapshot.g, snapshot.edition
    if g.card < 0:
        return ""
    return edition.decks[snapshot.names.decks[g.deck]][g.card].told(snapshot.lang)


def auction_view(snapshot: Snapshot) -> AuctionView | None:
    """The auction in progress, or the building that its winner has to place; None if there is none."""
    g = snapshot.g
    if g.lot == NO_LOT or (g.respondent != NOBODY and snapshot.game.phase != "place"):
        return None
    players = snapshot.game.players
    waiting = [seat for seat in range(g.seats) if not g.bankrupt[seat]]
    return AuctionView(
        lot="house" if LOTS.get(g.lot) == "house" else "hotel" if g.lot in LOTS else "title",
        space=g.lot if g.lot < SPACES else None,
        bid=g.bid,
        best=snapshot.player(g.best),
        out=[players[seat] for seat in waiting if g.out[seat]],
        still_in=[players[seat] for seat in waiting if not g.out[seat]],
    )


def offer_view(snapshot: Snapshot) -> OfferView | None:
    """The offer that waits for an answer; None if there is none."""
    g = snapshot.g
    if g.offerer == NOBODY:
        return None
    players = snapshot.game.players
    return OfferView(
        by=players[g.offerer],
        to=players[g.offered],
        give=side_view(snapshot, g.give, g.give_cash),
        take=side_view(snapshot, g.take, g.take_cash),
        swap=bool(g.swapping),
    )


def side_view(snapshot: Snapshot, things: int, cash: int) -> OfferSide:
    """One side of an offer."""
    return OfferSide(
        titles=[space for space in range(SPACES) if (things >> space) & 1],
        cards=[name for deck, name in enumerate(snapshot.names.decks[:DECKS]) if (things >> (CARD_BIT + deck)) & 1],
        cash=cash,
    )


def debts_view(snapshot: Snapshot) -> list[DebtView]:
    """Debts in the order in which they are due, then rents that may be claimed."""
    g = snapshot.g
    debts = [debt_view(snapshot, g.debtor[i], g.creditor[i], g.owed[i], g.owed_at[i], False) for i in range(g.n_debts)]
    claims = [debt_view(snapshot, g.visitor[i], g.claimant[i], g.claimed[i], g.claimed_at[i], True) for i in range(g.n_claims)]
    return debts + claims


def debt_view(snapshot: Snapshot, debtor: int, creditor: int, amount: int, space: int, claim: bool) -> DebtView:
    """A debt or a claim, and where it comes from."""
    name = snapshot.game.players[debtor]
    text = say(
        snapshot.lang,
        "claim-sentence" if claim else "debt-sentence",
        debtor=name,
        creditor=snapshot.player(creditor) or "",
        to="bank" if creditor < 0 else "player",
        amount=snapshot.sum(amount),
        at="space" if space >= 0 else "none",
        space=snapshot.space(space) if space >= 0 else "",
        game=game_of(snapshot.edition),
    )
    return DebtView(debtor=name, creditor=snapshot.player(creditor), amount=amount, text=text, claim=claim)
