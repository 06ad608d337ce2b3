"""The position as it is drawn: the same for everybody who reads one language."""

from ...play.phrases import game_of
from ...play.position import LOTS
from ...rules.building import group_built
from ...rules.codes import BANK, CARD_BIT, DECKS, FACES, NO_LOT, NO_POT, NOBODY, SPACES, UNDECIDED
from ...rules.decks import in_deck
from ...rules.ending import worth
from ...rules.money import spendable
from ...rules.rents import has_hotel
from ...rules.titles import has_monopoly
from ...words import say
from ..wire import AuctionView, BracketView, DebtView, DeckView, OfferView, PlayerView, Side, TitleView, View
from .hand import chance_view
from .moment import Moment, letters
from .replay import result_view


def position_view(moment: Moment, by_hand: frozenset[str] = frozenset()) -> View:
    """What everybody sees; `by_hand` are the kinds of chance ("dice", "cards") that the people make themselves."""
    game, g = moment.game, moment.g
    edition = game.edition
    boxed = edition.rules.shortage != "endless"
    return View(
        ply=len(game.moves),
        phase=game.phase,
        round=g.round,
        turn=game.turn,
        to_act=game.to_act,
        heading=heading(moment),
        players=players_view(moment),
        titles=[title_view(moment, space) for space in range(SPACES) if g.owner[space] != BANK],
        brackets=brackets(moment),
        decks=[
            DeckView(key=name, unseen=in_deck(g, moment.table, n) - g.n_used[n]) for n, name in enumerate(moment.names.decks)
        ],
        dice=[g.die1, g.die2] if g.die1 else [],
        speed=FACES[g.face],
        card=open_card(moment),
        houses=g.houses_left if boxed else None,
        hotels=g.hotels_left if boxed else None,
        pot=None if g.pot == NO_POT else g.pot,
        auction=auction_view(moment),
        offer=offer_view(moment),
        debts=debts_view(moment),
        chance=chance_view(moment, by_hand),
        result=result_view(game, moment.lang),
    )


def heading(moment: Moment) -> str:
    """What is to happen, for those who look on."""
    game = moment.game
    if game.to_act is None:
        return say(moment.lang, "over-heading")
    who = game.turn if game.to_act == "chance" else game.to_act
    return say(moment.lang, "waits-for", player=who, what=say(moment.lang, f"phase-{game.phase}"))


def players_view(moment: Moment) -> list[PlayerView]:
    """The players in clockwise order."""
    g, table, game = moment.g, moment.table, moment.game
    marks: dict[int, int] = {}
    found = []
    tags = letters(game.players)
    for seat, name in enumerate(game.players):
        role = g.role[seat]
        mark = marks.setdefault(role, 0)
        marks[role] += 1
        titles = [space for space in range(SPACES) if g.owner[space] == seat]
        found.append(
            PlayerView(
                name=name,
                letter=tags[seat],
                role=moment.role(seat),
                mark=mark if role != UNDECIDED else seat,
                cash=g.cash[seat],
                spendable=spendable(g, seat),
                worth=0 if g.bankrupt[seat] or role == UNDECIDED else worth(g, table, seat),
                space=g.space[seat],
                held=g.held[seat],
                bankrupt=bool(g.bankrupt[seat]),
                titles=titles,
                get_out=[name for deck, name in enumerate(moment.names.decks) if g.keeper[deck] == seat],
                monopolies=monopolies(moment, seat, titles),
                state=state_of(moment, seat),
            )
        )
    return found


def monopolies(moment: Moment, seat: int, titles: list[int]) -> list[int]:
    """Numbers of the cities that the seat monopolises."""
    g, table = moment.g, moment.table
    cities = {moment.edition.spaces[space].city for space in titles} - {None}
    groups = [(n, city.key) for n, city in enumerate(moment.edition.cities, 1) if city.key in cities]
    first = {s.city: s.index for s in reversed(moment.edition.spaces) if s.city}
    return [n for n, key in groups if has_monopoly(g, table, seat, first[key])]


def state_of(moment: Moment, seat: int) -> str:
    """How a player stands in a few words."""
    g, lang = moment.g, moment.lang
    if g.bankrupt[seat]:
        return say(lang, "bankrupt")
    if g.held[seat]:
        return say(lang, "held-turn", role=moment.role(seat) or "", number=g.held[seat])
    if seat == g.turn and g.again and moment.game.phase == "throw":
        return say(lang, "throws-again")
    return ""


def title_view(moment: Moment, space: int) -> TitleView:
    """A title that somebody owns."""
    g, table = moment.g, moment.table
    owner = g.owner[space]
    hotel = has_hotel(g, table, space)
    street = moment.titles[space].kind == "street"
    bare_monopoly = street and not g.buildings[space] and not g.mortgaged[space]
    return TitleView(
        space=space,
        owner=moment.game.players[owner],
        buildings=0 if hotel else g.buildings[space],
        hotel=hotel,
        mortgaged=bool(g.mortgaged[space]),
        rent=moment.rent(space),
        doubled=bare_monopoly and has_monopoly(g, table, owner, table.group[space]),
    )


def brackets(moment: Moment) -> list[BracketView]:
    """The cities that somebody monopolises; and those where buildings stand on though the monopoly is broken."""
    g, table = moment.g, moment.table
    found = []
    for number, city in enumerate(moment.edition.cities, 1):
        group = next(space.index for space in moment.edition.spaces if space.city == city.key)
        streets = table.members[group][: table.group_size[group]]
        for seat in sorted({g.owner[street] for street in streets} - {BANK}):
            needed = table.monopoly[g.role[seat]]
            if has_monopoly(g, table, seat, group):
                found.append(BracketView(city=number, owner=moment.game.players[seat], broken=False, factor="×2"))
            elif needed and group_built(g, table, seat, group):
                found.append(BracketView(city=number, owner=moment.game.players[seat], broken=True, factor=""))
    return found


def open_card(moment: Moment) -> str:
    """The text of the card being followed."""
    g, edition = moment.g, moment.edition
    if g.card < 0:
        return ""
    return edition.decks[moment.names.decks[g.deck]][g.card].told(moment.lang)


def auction_view(moment: Moment) -> AuctionView | None:
    """The auction that is on, also while something comes between two bids; or whose building is to be placed."""
    g = moment.g
    if g.lot == NO_LOT or (g.respondent != NOBODY and moment.game.phase != "place"):
        return None
    players = moment.game.players
    waiting = [seat for seat in range(g.seats) if not g.bankrupt[seat]]
    return AuctionView(
        lot="house" if LOTS.get(g.lot) == "house" else "hotel" if g.lot in LOTS else "title",
        space=g.lot if g.lot < SPACES else None,
        bid=g.bid,
        best=moment.player(g.best),
        out=[players[seat] for seat in waiting if g.out[seat]],
        still_in=[players[seat] for seat in waiting if not g.out[seat]],
    )


def offer_view(moment: Moment) -> OfferView | None:
    """The offer that stands."""
    g = moment.g
    if g.offerer == NOBODY:
        return None
    players = moment.game.players
    return OfferView(
        by=players[g.offerer],
        to=players[g.offered],
        give=side_view(moment, g.give, g.give_cash),
        take=side_view(moment, g.take, g.take_cash),
        swap=bool(g.swapping),
    )


def side_view(moment: Moment, things: int, cash: int) -> Side:
    """One side of an offer."""
    return Side(
        titles=[space for space in range(SPACES) if (things >> space) & 1],
        cards=[name for deck, name in enumerate(moment.names.decks[:DECKS]) if (things >> (CARD_BIT + deck)) & 1],
        cash=cash,
    )


def debts_view(moment: Moment) -> list[DebtView]:
    """Debts in the order they are due, then rents that wait to be claimed."""
    g = moment.g
    debts = [debt_view(moment, g.debtor[i], g.creditor[i], g.owed[i], g.owed_at[i], False) for i in range(g.n_debts)]
    claims = [debt_view(moment, g.visitor[i], g.claimant[i], g.claimed[i], g.claimed_at[i], True) for i in range(g.n_claims)]
    return debts + claims


def debt_view(moment: Moment, debtor: int, creditor: int, amount: int, space: int, claim: bool) -> DebtView:
    """A sum due, and where it comes from."""
    told = say(
        moment.lang,
        "claim-told" if claim else "debt-told",
        debtor=moment.game.players[debtor],
        creditor=moment.player(creditor) or "",
        to="bank" if creditor < 0 else "player",
        amount=moment.sum(amount),
        at="space" if space >= 0 else "none",
        space=moment.space(space) if space >= 0 else "",
        game=game_of(moment.edition),
    )
    return DebtView(debtor=moment.game.players[debtor], creditor=moment.player(creditor), amount=amount, told=told, claim=claim)
