"""A second engine for one edition, `anti-fr`: slow, literal, and written from its leaflet alone.

It shares nothing with the product but the printed things: the board, the title cards and the cards. Every amount that the
leaflet names stands here again. A method has the paragraph that it follows in its docstring; "decided" stands where the
leaflet is silent and the project's rulebook says what is played. Names of players and titles are strings, the state is a
handful of dicts, and nothing is remembered that could be worked out again.
"""

import duopoly

EDITION = duopoly.edition("anti-fr")
SPACES = EDITION.spaces
TITLES = EDITION.titles
CARDS = {card.id: card for card in EDITION.cards}
CITIES = {}
for _title in TITLES.values():
    if _title.kind == "street":
        CITIES.setdefault(_title.city, []).append(_title.key)
UTILITIES = [key for key, title in TITLES.items() if title.kind == "utility"]
TRANSPORTS = [key for key, title in TITLES.items() if title.kind == "transport"]

START_CASH = 1500
START_BONUS = 100
FEE = 50
INCOME_TAX = 200
PROPERTY_TAX = 75
FOUNDATION = 160
HOUSES, HOTELS = 35, 15
PRISON = 10
MOST_HOUSES = {"competitor": 4, "monopolist": 3}
KEPT = {"competitor": 10, "monopolist": 20}
CASH_TAXED = {"competitor": 10, "monopolist": 20}
TWO_DICE = [f"dice {a} {b}" for a in range(1, 7) for b in range(1, 7)]
ONE_DIE = [f"die {n}" for n in range(1, 7)]
WAITING = ("throw", "dice", "buy", "card", "die", "count", "tax", "end")
"""What a turn may be waiting for."""


class NotAllowed(Exception):
    """A move that the leaflet does not allow now; nothing has changed."""


class LeafletGame:
    """A game of `anti-fr`, played as the leaflet reads.

    `stage` is what the turn waits for. A debt, or an offer that was not answered yet, goes before it: see `phase`.
    `double` says that a throw has earned an extra one, `extra` that the next throw, or the one under way, is it.
    `bound` is who sat a turn out and has to pay now, `counting` what dice that only count are for, and `ending` that the
    richest are being looked for. `paid` lists who paid whom how much in the last move; the bank is "bank".
    """

    def __init__(self, players, roles=None, aim="last", rules=None, order=None):
        rules = dict(rules or {})
        self.players = list(players)
        self.aim = aim
        start_cash = rules.pop("start_cash", START_CASH)
        self.rounds = rules.pop("rounds", 0)
        self.houses = rules.pop("houses", HOUSES)
        self.hotels = rules.pop("hotels", HOTELS)
        assert not rules, f"this engine knows no house rule {rules}"
        self.cash = dict.fromkeys(players, start_cash)
        self.space = dict.fromkeys(players, 0)
        self.held = dict.fromkeys(players, 0)
        self.bound = dict.fromkeys(players, False)
        self.bankrupt = dict.fromkeys(players, False)
        self.role = dict.fromkeys(players)
        self.owner = dict.fromkeys(TITLES)
        self.buildings = dict.fromkeys(TITLES, 0)
        self.mortgaged = dict.fromkeys(TITLES, False)
        self.pile = {"competitor": [], "monopolist": []}
        self.debts = []
        self.offer = None
        self.tax_due = 0
        self.round = 1
        self.extra = False
        self.double = False
        self.counting = None
        self.reckoned = {}
        self.to_reckon = []
        self.ending = False
        self.winners = None
        self.worths = None
        self.paid = []
        if roles:
            self.role = dict(zip(players, roles, strict=True))
        if roles and order != "thrown":
            self.first = self.turn = players[0]
            self.stage = "throw"
        else:
            self.first = self.turn = None
            self.stage = "order"
            self.throwers = list(players)
            self.thrown = {}

    # Who is to act

    @property
    def phase(self):
        """What is to be decided, by the design's word."""
        if self.stage == "over":
            return "over"
        if self.offer:
            return "answer"
        if self.debts:
            return "debt"
        return self.stage

    @property
    def to_act(self):
        """Who is to decide it: a player, "chance", or None after the end."""
        if self.phase == "over":
            return None
        if self.phase == "answer":
            return self.offer["to"]
        if self.phase == "debt":
            return self.debts[0]["debtor"]
        if self.phase == "role":
            return self.chooser()
        if self.phase in ("order", "dice", "card", "die", "count"):
            return "chance"
        return self.turn

    def seats_from(self, player):
        """The players clockwise, this one first (5: the tokens go clockwise, and so does the turn)."""
        at = self.players.index(player)
        return self.players[at:] + self.players[:at]

    def alive(self):
        """Who is not bankrupt."""
        return [player for player in self.players if not self.bankrupt[player]]

    def owned(self, player):
        """The titles of a player."""
        return [key for key in TITLES if self.owner[key] == player]

    # Moves as text

    def play(self, move, by):
        """Plays a move; raises NotAllowed, and nothing has changed."""
        if not self.allowed(move, by):
            raise NotAllowed(f"{by}: {move}")
        verb, *words = move.split()
        self.paid = []
        getattr(self, "do_" + verb.replace("-", "_"))(by, *words)
        self.go_on()

    def allowed(self, move, by):
        """Whether `by`, a player or "chance", may make the move now."""
        verb, *words = move.split()
        judge = getattr(self, "may_" + verb.replace("-", "_"), None)
        if judge is None or self.stage == "over":
            return False
        if by != "chance" and self.bankrupt[by]:
            return False
        return judge(by, *words)

    def legal(self, by):
        """All that `by` may do now, but for offers: too many to list."""
        tries = []
        if by == self.to_act == "chance":
            tries = {"die": ONE_DIE, "card": [f"card {card}" for card in CARDS]}.get(self.phase, TWO_DICE)
        elif by == self.to_act:
            tries = ["throw", "buy", "decline", "pay", "stay", "tax flat", "tax percent", "end", "give-up"]
            tries += ["accept", "reject", "role competitor", "role monopolist"]
        whenever = ["time"] if by == "chance" else ["withdraw"]
        whenever += [f"{verb} {key}" for key in self.owned(by) for verb in ("build", "sell", "mortgage", "lift")]
        return {move for move in [*tries, *whenever] if self.allowed(move, by)}

    def waits_for(self, stage, by):
        """Whether exactly this decision is due, and it is this player's."""
        return self.phase == stage and self.to_act == by

    def any_time(self, by):
        """Whether `by` may deal with the bank now: at any time, but not in the set-up and not once the end is reckoned (decided)."""
        return by in self.players and self.stage in WAITING and not self.ending

    def has_the_hand(self, by):
        """10, 11D: whether it is this player's turn. Who owes neither builds nor lifts (decided)."""
        return self.any_time(by) and self.turn == by and not any(debt["debtor"] == by for debt in self.debts)

    # Money

    def pay(self, payer, payee, amount):
        """Moves money; the bank's never runs out (decided)."""
        if amount == 0 or payer == payee:
            return
        if payer != "bank":
            self.cash[payer] -= amount
            assert self.cash[payer] >= 0
        if payee != "bank":
            self.cash[payee] += amount
        self.paid.append((payer, payee, amount))

    def owe(self, debtor, creditor, amount):
        """A payment that is due: made at once by who has the cash, otherwise a debt (22)."""
        if self.cash[debtor] >= amount:
            self.pay(debtor, creditor, amount)
        else:
            self.debts.append({"debtor": debtor, "creditor": creditor, "amount": amount})

    # 4 and 6: roles, and who begins

    def may_dice(self, by, *words):
        """Two dice, where two are due."""
        return by == "chance" and self.phase in ("order", "dice", "count") and " ".join(("dice", *words)) in TWO_DICE

    def do_dice(self, by, a, b):
        """Two dice: to see who begins, to be counted, or to move."""
        if self.stage == "order":
            self.throw_for_order(int(a) + int(b))
        elif self.stage == "count":
            self.count(int(a) + int(b))
        else:
            self.throw_to_move(int(a), int(b))

    def throw_for_order(self, points):
        """4, 6: all throw; the highest chooses first and begins. Who ties at the top throws again, only they (decided)."""
        self.thrown[self.throwers[len(self.thrown)]] = points
        if len(self.thrown) < len(self.throwers):
            return
        top = [player for player in self.throwers if self.thrown[player] == max(self.thrown.values())]
        self.throwers, self.thrown = top, {}
        if len(top) == 1:
            self.first = self.turn = top[0]
            self.stage = "throw" if all(self.role.values()) else "role"

    def chooser(self):
        """4: the highest chooses first, the others after him, clockwise."""
        return next(player for player in self.seats_from(self.first) if self.role[player] is None)

    def may_role(self, by, *words):
        """4: the camps are equal, or differ by one when the players are odd in number."""
        if not self.waits_for("role", by) or len(words) != 1 or words[0] not in MOST_HOUSES:
            return False
        camp = [player for player in self.players if self.role[player] == words[0]]
        return len(camp) + 1 <= (len(self.players) + 1) // 2

    def do_role(self, by, role):
        """4: a role, for the whole game. When all have one the game begins."""
        self.role[by] = role
        if all(self.role.values()):
            self.stage = "throw"

    # 5, 7 and 13: throwing and moving

    def may_throw(self, by):
        """7, 14: the player on turn throws; in prison not when only paying is left. An extra throw is always his."""
        if not self.waits_for("throw", by):
            return False
        return not self.held[by] or self.extra or (self.held[by] < 3 and not self.bound[by])

    def do_throw(self, by):
        """The dice are chance's."""
        self.stage = "dice"

    def throw_to_move(self, a, b):
        """7: a double gives one extra throw; a double on the extra throw is a throw as any other."""
        player = self.turn
        self.double = a == b and not self.extra
        if self.held[player]:
            self.try_to_leave(player, a == b)
            return
        self.extra = False
        self.stage = "end"
        self.walk(player, a + b)

    def walk(self, player, steps):
        """5, 13: clockwise; 100 for passing Start and for landing on it."""
        at = self.space[player] + steps
        self.space[player] = at % 40
        if at >= 40:
            self.pay("bank", player, START_BONUS)
        self.land(player)

    def land(self, player):
        """8, 13 to 20: what the space asks for."""
        space = SPACES[self.space[player]]
        if space.kind in ("street", "transport", "utility"):
            self.land_on_title(player, space.key)
        elif space.kind == "card":
            self.stage = "card"
        elif space.kind == "income-tax":
            self.stage = "tax"
            self.tax_due = self.tax_share(player)
        elif space.kind == "property-tax":
            self.owe(player, "bank", PROPERTY_TAX)
        elif space.kind == "foundation":
            self.land_on_foundation(player)
        elif space.kind == "go-to-prison":
            self.send_away(player)

    def settled(self):
        """7: the space is settled; now the extra throw, where one is due. Otherwise only passing the dice is left."""
        if self.stage == "end" and self.double:
            self.double = False
            self.extra = True
            self.stage = "throw"

    def may_end(self, by):
        """Passing the dice when nothing is due, or when only the extra throw is left: 7 gives a right to it, no duty."""
        return self.waits_for("end", by) or (self.waits_for("throw", by) and self.extra)

    def do_end(self, by):
        """The next player clockwise."""
        self.pass_the_dice()

    def pass_the_dice(self):
        """5: clockwise, leaving out the bankrupt. A round is over when the dice come to, or past, the player who began."""
        self.extra = self.double = False
        self.stage = "throw"
        others = self.seats_from(self.turn)[1:]
        following = next(player for player in others if not self.bankrupt[player])
        round_over = self.first in others[: others.index(following) + 1]
        self.turn = following
        if round_over and self.aim == "timed" and self.round == self.rounds:
            self.time_is_up()
        elif round_over:
            self.round += 1

    # 8: buying and rents

    def land_on_title(self, player, key):
        """8: who owns nothing of it may buy what nobody owns, and pays for what somebody else owns."""
        owner = self.owner[key]
        if owner is None:
            self.stage = "buy"
        elif owner == player or not self.collects(owner, key):
            pass
        elif key in UTILITIES:
            self.stage = "count"
            self.counting = ("utility", owner, self.utility_multiple(key))
        else:
            self.owe(player, owner, self.rent(key))

    def may_buy(self, by):
        """8: at the printed price."""
        return self.waits_for("buy", by) and self.cash[by] >= TITLES[SPACES[self.space[by]].key].price

    def do_buy(self, by):
        """8: the bank hands the title over."""
        key = SPACES[self.space[by]].key
        self.pay(by, "bank", TITLES[key].price)
        self.owner[key] = by
        self.stage = "end"

    def may_decline(self, by):
        """8: nobody has to buy."""
        return self.waits_for("buy", by)

    def do_decline(self, by):
        """8: the bank keeps it; there is no auction."""
        self.stage = "end"

    def collects(self, owner, key):
        """11E, 14: nothing for a mortgaged title, and nothing for a monopolist in prison."""
        in_prison = self.role[owner] == "monopolist" and self.held[owner]
        return not self.mortgaged[key] and not in_prison

    def rent(self, key):
        """8, 9, 18: what one visit costs; utilities go by `utility_multiple`."""
        if key in TRANSPORTS:
            return self.fare(key)
        role = self.role[self.owner[key]]
        column = TITLES[key].rents[role]
        built = self.buildings[key]
        if role == "competitor":
            return column[5] if built == "hotel" else column[built]
        if built == 0:
            return column[0] * 2 if self.has_monopoly(key) else column[0]
        rent = column[4] if built == "hotel" else column[built]
        return rent if self.has_monopoly(key) else rent // 2

    def has_monopoly(self, key):
        """9, 11F: two streets of the city, neither mortgaged, are a monopoly; only a monopolist gains by it."""
        owner = self.owner[key]
        mine = [street for street in CITIES[TITLES[key].city] if self.owner[street] == owner and not self.mortgaged[street]]
        return self.role[owner] == "monopolist" and len(mine) >= 2

    def fare(self, key):
        """18: a competitor's is a tenth of the price; a monopolist's doubles with each further company (title card)."""
        owner = self.owner[key]
        if self.role[owner] == "competitor":
            return TITLES[key].price // 10
        number = len([other for other in TRANSPORTS if self.owner[other] == owner])
        return TITLES[key].rents["monopolist"][0] * 2 ** (number - 1)

    def utility_multiple(self, key):
        """19: four times the dice; ten times where a monopolist owns both."""
        owner = self.owner[key]
        both = all(self.owner[other] == owner for other in UTILITIES)
        return 10 if both and self.role[owner] == "monopolist" else 4

    # 10 and 12: building, and selling back

    def in_box(self):
        """Houses and hotels left in the box (decided: the box is the supply)."""
        standing = self.buildings.values()
        houses = sum(n for n in standing if n != "hotel")
        hotels = sum(n == "hotel" for n in standing)
        return self.houses - houses, self.hotels - hotels

    def may_build(self, by, *words):
        """9, 10: on one's own turn; a competitor on any street of his, a monopolist where he has the monopoly."""
        if len(words) != 1 or words[0] not in TITLES:
            return False
        key = words[0]
        if not self.has_the_hand(by) or self.owner[key] != by or TITLES[key].kind != "street" or self.mortgaged[key]:
            return False
        if not self.may_acquire(by):
            return False
        if self.role[by] == "monopolist" and not self.has_monopoly(key):
            return False
        if self.buildings[key] == "hotel":
            return False
        houses, hotels = self.in_box()
        if self.buildings[key] == MOST_HOUSES[self.role[by]]:
            price, left = TITLES[key].hotel_cost, hotels
        else:
            price, left = TITLES[key].house_cost, houses
        return left > 0 and self.cash[by] >= price and self.may_spend(by, price, price // 2)

    def do_build(self, by, key):
        """10: one house more, or the hotel for the houses, which go back to the bank."""
        if self.buildings[key] == MOST_HOUSES[self.role[by]]:
            self.pay(by, "bank", TITLES[key].hotel_cost)
            self.buildings[key] = "hotel"
        else:
            self.pay(by, "bank", TITLES[key].house_cost)
            self.buildings[key] += 1

    def may_acquire(self, by):
        """14: a competitor in the price war buys nothing."""
        return not (self.role[by] == "competitor" and self.held[by])

    def may_sell(self, by, *words):
        """12: any time, to the bank."""
        return len(words) == 1 and self.any_time(by) and self.owner.get(words[0]) == by and self.buildings[words[0]] != 0

    def do_sell(self, by, key):
        """12: half of what that step cost. A hotel steps back to its houses, or to those left in the box (decided)."""
        title = TITLES[key]
        if self.buildings[key] != "hotel":
            self.buildings[key] -= 1
            self.pay("bank", by, title.house_cost // 2)
            return
        most = MOST_HOUSES[self.role[by]]
        left = min(most, self.in_box()[0])
        self.buildings[key] = left
        self.pay("bank", by, title.hotel_cost // 2 + (most - left) * (title.house_cost // 2))

    def houses_on(self, key):
        """How many houses were paid for on a street, and how many hotels: a hotel stands for its houses and itself."""
        if self.buildings[key] == "hotel":
            return MOST_HOUSES[self.role[self.owner[key]]], 1
        return self.buildings[key], 0

    def half_price(self, key):
        """12: what the bank would pay for all buildings of a street."""
        houses, hotels = self.houses_on(key)
        return houses * (TITLES[key].house_cost // 2) + hotels * (TITLES[key].hotel_cost // 2)

    # 11: mortgages

    def may_mortgage(self, by, *words):
        """11A, 11B: any time, once the street is bare; not what stands in an offer (decided)."""
        if len(words) != 1 or not self.any_time(by) or self.owner.get(words[0]) != by:
            return False
        key = words[0]
        offered = self.offer is not None and key in self.offer["give"] + self.offer["take"]
        return not self.mortgaged[key] and self.buildings[key] == 0 and not offered

    def do_mortgage(self, by, key):
        """11A: half the price of the land."""
        self.pay("bank", by, TITLES[key].mortgage)
        self.mortgaged[key] = True

    def may_lift(self, by, *words):
        """11D: on one's own turn."""
        if len(words) != 1 or not self.has_the_hand(by) or self.owner.get(words[0]) != by:
            return False
        title = TITLES[words[0]]
        return self.mortgaged[title.key] and self.cash[by] >= title.lift and self.may_spend(by, title.lift, title.mortgage)

    def do_lift(self, by, key):
        """11D: for the amount on the back of the title card."""
        self.pay(by, "bank", TITLES[key].lift)
        self.mortgaged[key] = False

    # 14: prison, price war

    def send_away(self, player):
        """14: straight there, without Start's money."""
        self.space[player] = PRISON
        self.held[player] = 1
        self.bound[player] = False

    def set_free(self, player):
        """14: from now on sightseeing."""
        self.held[player] = 0
        self.bound[player] = False

    def try_to_leave(self, player, double):
        """14: a double frees, without moving, and gives its extra throw (7); a miss leaves one turn fewer to try."""
        self.stage = "end"
        if double:
            self.set_free(player)
        elif not self.extra:
            self.held[player] += 1
        self.extra = False

    def may_pay(self, by):
        """14: the fee, when the hand comes back; 22: what is due first, once the cash is there.

        Only who must pay the fee can come to owe it; who has a choice needs the cash (decided).
        """
        if self.waits_for("debt", by):
            return self.cash[by] >= self.debts[0]["amount"]
        if not self.waits_for("throw", by) or not self.held[by] or self.extra:
            return False
        must = self.held[by] == 3 or self.bound[by]
        return must or self.cash[by] >= FEE

    def do_pay(self, by):
        """14: the fee frees who pays it, and the player goes on; 22: a debt is paid in full."""
        if self.debts:
            debt = self.debts.pop(0)
            self.pay(by, debt["creditor"], debt["amount"])
            if debt.get("frees"):
                self.set_free(by)
        else:
            self.owe(by, "bank", FEE)
            if self.debts:
                self.debts[0]["frees"] = True
            else:
                self.set_free(by)

    def may_stay(self, by):
        """14: a turn may be sat out, to pay on the next."""
        return self.waits_for("throw", by) and 0 < self.held[by] < 3 and not self.extra and not self.bound[by]

    def do_stay(self, by):
        """14: the next turn begins with paying."""
        self.held[by] += 1
        self.bound[by] = True
        self.stage = "end"

    # 15: cards

    def may_card(self, by, *words):
        """15: a used card goes under its pile, so it comes again only after all the others, in the same order."""
        if by != "chance" or self.phase != "card" or len(words) != 1 or words[0] not in CARDS:
            return False
        deck = self.role[self.turn]
        pile = self.pile[deck]
        if len(pile) == 25:
            return words[0] == pile[0]
        return CARDS[words[0]].deck == deck and words[0] not in pile

    def do_card(self, by, name):
        """15: the top card of one's own role is followed."""
        card, player = CARDS[name], self.turn
        pile = self.pile[card.deck]
        if name in pile:
            pile.remove(name)
        pile.append(name)
        self.stage = "end"
        getattr(self, "card_" + card.effect.replace("-", "_"))(player, card)

    def card_nothing(self, player, card):
        """Nothing happens."""

    def card_collect(self, player, card):
        """The bank pays."""
        self.pay("bank", player, card.amount)

    def card_pay(self, player, card):
        """The bank is paid."""
        self.owe(player, "bank", card.amount)

    def card_prison(self, player, card):
        """Off to the prison or the price war (14)."""
        self.send_away(player)

    def card_move_to(self, player, card):
        """Forward to a space, past Start where it lies before (13)."""
        self.walk(player, (card.space - self.space[player]) % 40)

    def card_gamble(self, player, card):
        """Two dice decide."""
        self.stage = "count"
        self.counting = ("gamble", card)

    def card_collect_role(self, player, card):
        """All of a role pay who drew it, in the order of turns."""
        for other in self.seats_from(player)[1:]:
            if self.role[other] == card.role and not self.bankrupt[other]:
                self.owe(other, player, card.amount)

    def card_bank_pays_role(self, player, card):
        """The bank pays all of a role, in prison too (decided)."""
        for other in self.seats_from(player):
            if self.role[other] == card.role and not self.bankrupt[other]:
                self.pay("bank", other, card.amount)

    def count(self, points):
        """Dice that only count: a utility's (19), a card's, or those of the end (23, quick game)."""
        what, *rest = self.counting
        self.counting = None
        if what == "utility":
            owner, multiple = rest
            self.stage = "end"
            self.owe(self.turn, owner, multiple * points)
        elif what == "gamble":
            self.stage = "end"
            if points >= rest[0].at_least:
                self.pay("bank", self.turn, rest[0].amount)
        else:
            self.reckoned[rest[0]] = self.utility_multiple(rest[0]) * points
            self.reckon()

    # 16: income tax

    def may_tax(self, by, *words):
        """16: the payer chooses."""
        return self.waits_for("tax", by) and words in (("flat",), ("percent",))

    def do_tax(self, by, how):
        """16: 200, or a share of all that one had on landing: what is due is reckoned then (decided)."""
        self.stage = "end"
        self.owe(by, "bank", INCOME_TAX if how == "flat" else self.tax_due)

    def tax_share(self, player):
        """16: of the cash by role; a tenth of unmortgaged land, and of what all buildings cost. Rounded down once (decided)."""
        land = sum(TITLES[key].price for key in self.owned(player) if not self.mortgaged[key])
        built = 0
        for key in self.owned(player):
            houses, hotels = self.houses_on(key)
            built += houses * TITLES[key].house_cost + hotels * TITLES[key].hotel_cost
        return (CASH_TAXED[self.role[player]] * self.cash[player] + 10 * land + 10 * built) // 100

    # 20: the Foundation

    def land_on_foundation(self, player):
        """20: monopolists pay, competitors throw one die."""
        if self.role[player] == "monopolist":
            self.owe(player, "bank", FOUNDATION)
        else:
            self.stage = "die"

    def may_die(self, by, *words):
        """One die, where one is due."""
        return by == "chance" and self.phase == "die" and " ".join(("die", *words)) in ONE_DIE

    def do_die(self, by, n):
        """20: 25 for a one, 50 for a two."""
        self.stage = "end"
        self.pay("bank", self.turn, {"1": 25, "2": 50}.get(n, 0))

    # 10, 11C and 21: trades

    @staticmethod
    def read_offer(words):
        """An offer's words: to whom, what is given and taken, and the cash of each side. None if they make no sense."""
        if not words:
            return None
        offer = {"to": words[0], "give": [], "take": [], "give_cash": 0, "take_cash": 0}
        side, rest = None, list(words[1:])
        while rest:
            word = rest.pop(0)
            if word in ("give", "take"):
                side = word
            elif side and word == "cash" and rest and rest[0].isdigit():
                offer[side + "_cash"] = int(rest.pop(0))
            elif side and word in TITLES:
                offer[side].append(word)
            else:
                return None
        return offer

    def may_offer(self, by, *words):
        """10, 21: at any time, to anybody; in the quick game never. One offer stands at a time (decided)."""
        offer = self.read_offer(words)
        if offer is None or not self.any_time(by) or self.offer or self.aim == "timed":
            return False
        if offer["to"] not in self.players or offer["to"] == by or self.bankrupt[offer["to"]]:
            return False
        return self.can_be_done({"by": by, **offer})

    def can_be_done(self, offer):
        """Whether a trade could be carried out now."""
        return self.faults(offer) == []

    def faults(self, offer):
        """All that stands against a trade; some of it by the design's codes, as seen by who offers."""
        by, to, give, take = offer["by"], offer["to"], offer["give"], offer["take"]
        cash = offer["take_cash"] - offer["give_cash"]
        against = {
            "twice": len(set(give + take)) < len(give + take),
            "loan": not self.is_no_loan(offer),
            "mine": not self.can_give(by, give, offer["give_cash"]),
            "theirs": not self.can_give(to, take, offer["take_cash"]),
            "price war": take and not self.may_acquire(by),
            "their price war": give and not self.may_acquire(to),
            "cover": not self.still_covers(by, give, take, cash),
            "their-cover": not self.still_covers(to, take, give, -cash),
        }
        return [fault for fault, here in against.items() if here]

    def is_no_loan(self, offer):
        """21: players lend each other nothing, so at least one title changes hands (decided)."""
        return bool(offer["give"] or offer["take"])

    def can_give(self, player, titles, cash):
        """10, 21: one's own, and bare; cash that is there."""
        return self.cash[player] >= cash and all(self.owner[key] == player and self.buildings[key] == 0 for key in titles)

    def still_covers(self, player, away, into, cash):
        """22, decided: who owes may not trade away what his creditor is to get."""
        owed = sum(debt["amount"] for debt in self.debts if debt["debtor"] == player) + self.about_to_owe(player)
        if not owed:
            return True
        before = self.owned(player)
        after = [key for key in before if key not in away] + into
        means = self.means(before, self.cash[player])
        means_after = self.means(after, self.cash[player] + cash)
        if means_after >= owed or means >= owed:
            return means_after >= owed
        estate = self.estate(before, self.cash[player])
        return means_after >= means and self.estate(after, self.cash[player] + cash) >= estate

    def about_to_owe(self, player):
        """What the player on turn has to pay next: a utility at most, the tax at least, the fee where nothing else is left."""
        if player != self.turn:
            return 0
        if self.counting and self.counting[0] == "utility" and self.counting[1] != player:
            return self.counting[2] * 12
        if self.stage == "tax":
            return min(INCOME_TAX, self.tax_due)
        must = (self.held[player] == 3 or self.bound[player]) and not any(debt.get("frees") for debt in self.debts)
        return FEE if self.stage == "throw" and self.held[player] and not self.extra and must else 0

    def may_spend(self, player, price, back):
        """22, decided: nor is it spent on what brings back less, as long as he has to pay."""
        owed, means = self.about_to_owe(player), self.means(self.owned(player), self.cash[player])
        return not owed or back >= price or (means >= owed and means - price + back >= owed)

    def means(self, titles, cash):
        """Cash, buildings at the bank's half price, and what unmortgaged titles would bring as mortgages."""
        return (
            cash
            + sum(self.half_price(key) for key in titles)
            + sum(TITLES[key].mortgage for key in titles if not self.mortgaged[key])
        )

    def estate(self, titles, cash):
        """Cash, buildings at half price, and titles at their price; a mortgaged one less what lifting costs."""
        return (
            cash
            + sum(self.half_price(key) for key in titles)
            + sum(TITLES[key].price - (TITLES[key].lift if self.mortgaged[key] else 0) for key in titles)
        )

    def do_offer(self, by, *words):
        """The one asked has to answer before anything else goes on (decided)."""
        self.offer = {"by": by, **self.read_offer(words)}

    def may_accept(self, by):
        """21: both agree; what cannot be done any more cannot be accepted (decided)."""
        return self.waits_for("answer", by) and self.can_be_done(self.offer)

    def do_accept(self, by):
        """11C, 21: titles change hands; what is mortgaged stays so."""
        offer, self.offer = self.offer, None
        self.pay(offer["by"], by, offer["give_cash"])
        self.pay(by, offer["by"], offer["take_cash"])
        for key in offer["give"]:
            self.owner[key] = by
        for key in offer["take"]:
            self.owner[key] = offer["by"]

    def may_reject(self, by):
        """Nobody has to accept."""
        return self.waits_for("answer", by)

    def do_reject(self, by):
        """All stays as it was."""
        self.offer = None

    def may_withdraw(self, by):
        """An offer may be taken back until it is answered (decided)."""
        return self.phase == "answer" and self.offer["by"] == by

    def do_withdraw(self, by):
        """All stays as it was."""
        self.offer = None

    # 22: bankruptcy

    def may_give_up(self, by):
        """22: only when all that could be sold and mortgaged would not pay what is due first (decided)."""
        return self.waits_for("debt", by) and self.means(self.owned(by), self.cash[by]) < self.debts[0]["amount"]

    def do_give_up(self, by):
        """22: buildings to the bank at half price; all else to the player who is owed, or to the bank."""
        creditor = self.debts[0]["creditor"]
        for key in self.owned(by):
            self.pay("bank", by, self.half_price(key))
            self.buildings[key] = 0
        self.pay(by, creditor, self.cash[by])
        for key in self.owned(by):
            self.owner[key] = None if creditor == "bank" else creditor
            self.mortgaged[key] = self.mortgaged[key] and creditor != "bank"
        self.bankrupt[by] = True
        self.held[by] = 0
        self.debts = [debt for debt in self.debts if debt["debtor"] != by]
        for debt in self.debts:
            if debt["creditor"] == by:
                debt["creditor"] = creditor

    # 1 and 23: the end

    def go_on(self):
        """After a move: whether the game is decided, and whose turn it is if who had it is bankrupt."""
        if self.stage in ("order", "role", "over") or self.ending or self.offer or self.debts:
            return
        self.settled()
        if len(self.alive()) == 1:
            self.finish(self.alive())
        elif self.aim == "camp" and len({self.role[player] for player in self.alive()}) == 1:
            self.look_for_the_richest()
        elif self.bankrupt[self.turn]:
            self.pass_the_dice()

    def finish(self, winners):
        """1: the game is over."""
        self.stage = "over"
        self.winners = winners
        self.worths = {player: self.worth(player) for player in self.players}

    def look_for_the_richest(self):
        """1B, 23: the dice say what each utility is worth, in the order of the board."""
        self.ending = True
        self.to_reckon = [key for key in UTILITIES if self.owner[key] and not self.mortgaged[key]]
        self.reckon()

    def worth(self, player):
        """23: cash, and what each unmortgaged title earns once; in the quick game the cash alone.

        A utility that nobody threw for counts seven points (decided).
        """
        if self.bankrupt[player]:
            return 0
        worth = self.cash[player]
        if self.aim == "timed":
            return worth
        for key in self.owned(player):
            if self.mortgaged[key]:
                continue
            if key in UTILITIES:
                worth += self.reckoned.get(key, self.utility_multiple(key) * 7)
            else:
                worth += self.rent(key)
        return worth

    # The quick game

    def may_time(self, by):
        """Quick game: the time is up, at the start of a turn (decided)."""
        return by == "chance" and self.aim == "timed" and self.phase == "throw" and not self.extra

    def do_time(self, by):
        """Quick game: the end as agreed."""
        self.time_is_up()

    def time_is_up(self):
        """Quick game: competitors keep a tenth of their cash, monopolists a fifth; then the bank goes round the board."""
        self.ending = True
        for player in self.alive():
            kept = self.cash[player] * KEPT[self.role[player]] // 100
            self.pay(player, "bank", self.cash[player] - kept)
        self.to_reckon = [key for key in TITLES if self.owner[key] and self.collects(self.owner[key], key)]
        self.reckon()

    def reckon(self):
        """Quick game, 23: title by title; a utility waits for its dice."""
        while self.to_reckon:
            key = self.to_reckon[0]
            if key in UTILITIES and key not in self.reckoned:
                self.stage = "count"
                self.counting = ("end", key)
                return
            self.to_reckon.pop(0)
            if self.aim == "timed":
                self.pay("bank", self.owner[key], self.reckoned[key] if key in UTILITIES else self.rent(key))
        worths = {player: self.worth(player) for player in self.alive()}
        self.finish([player for player in self.alive() if worths[player] == max(worths.values())])
