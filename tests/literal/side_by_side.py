"""Plays one game in two engines, the product and the literal one, and compares them after every move.

The walk is random and seeded by itself. It leans to what is seldom: building, debts, bankruptcies, prison and trades.
"""

import random
from collections import Counter

from leaflet_fr import CARDS, CITIES, MOST_HOUSES, SPACES, TITLES, LeafletGame, NotAllowed

import duopoly

NAMES = ["Ann", "Bob", "Cem", "Dan", "Eve", "Flo"]
LONGEST = 105
"""So many moves of a game are compared: games that last longer are left there."""
WEIGHTS = {
    "throw": 40, "end": 40, "buy": 30, "decline": 5, "build": 20, "sell": 3, "mortgage": 4, "lift": 8, "pay": 30, "stay": 10,
    "give-up": 90, "accept": 40, "reject": 10, "tax": 40, "role": 1, "dice": 1, "die": 1, "card": 1,
}  # fmt: skip
"""How much the walk likes a kind of move; among those of a kind each is as likely."""
NONSENSE = [
    "throw", "buy", "decline", "pay", "stay", "end", "give-up", "accept", "reject", "withdraw", "time", "tax flat", "tax percent",
    "role competitor", "role monopolist", "build", "sell", "mortgage", "lift", "dice", "die", "card",
]  # fmt: skip
"""What anybody may try at any time, with any title, dice or card."""


def offer_text(offer):
    """An offer as the product writes it down: the titles of a side in the board's order, then its cash."""
    words = ["offer", offer["to"]]
    for side in ("give", "take"):
        titles = sorted(offer[side], key=lambda key: TITLES[key].index)
        cash = [f"cash {offer[side + '_cash']}"] if offer[side + "_cash"] else []
        if titles or cash:
            words += [side, *titles, *cash]
    return " ".join(words)


class SideBySide:
    """One game, twice."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.seen = Counter()
        self.script = []
        self.begin()
        self.compare([])

    # The beginning

    def begin(self):
        """A game that begins by throws, one with roles given, or one in the middle."""
        r = self.random
        players = NAMES[: r.randint(2, 6)]
        aim = r.choice(["last", "camp", "timed"])
        rules = {}
        if r.random() < 0.6:
            rules["start_cash"] = r.choice([60, 150, 300, 600])
        if r.random() < 0.3:
            rules["houses"] = r.choice([2, 4, 7])
            rules["hotels"] = r.choice([0, 1, 2])
        if aim == "timed":
            rules["rounds"] = r.choice([1, 2, 4, 6])
        way = r.choice(["thrown", "given", "roles alone", "middle", "middle", "middle"])
        order = {"order": "thrown"} if way == "roles alone" else {}
        roles = None
        if way != "thrown":
            roles = [["competitor", "monopolist"][n % 2] for n in range(len(players))]
            r.shuffle(roles)
        self.product = duopoly.Game("anti-fr", players, roles=roles, rules=rules, aim=aim, **order)
        self.literal = LeafletGame(players, roles=roles, rules=rules, aim=aim, **order)
        self.header = {"players": players, "roles": roles, "rules": rules, "aim": aim, **order}
        if way == "middle":
            self.lay_out()
            self.header["position"] = self.product.position()

    def lay_out(self):
        """Somewhere in the middle: who is out, titles, buildings, mortgages, tokens and decks as chance deals them."""
        r, literal = self.random, self.literal
        for name in r.sample(literal.players, len(literal.players)):
            others = {literal.role[other] for other in literal.alive() if other != name}
            if len(others) == 2 and r.random() < 0.2:
                literal.bankrupt[name] = True
                literal.cash[name] = 0
        self.deal_titles()
        self.deal_buildings()
        for name in literal.alive():
            literal.cash[name] = r.choice([0, 20, 60, 200, 500])
            literal.space[name] = r.choice([n for n in range(40) if n != 30])
            if r.random() < 0.2:
                literal.space[name] = 10
                literal.held[name] = r.choice([1, 1, 2, 3])
        for role in literal.pile:
            deck = [name for name, card in CARDS.items() if card.deck == role]
            literal.pile[role] = r.sample(deck, r.choice([0, 10, 23, 24, 25]))
        literal.turn = r.choice(literal.alive())
        if r.random() < 0.2 and not literal.held[literal.turn]:
            self.lay_out_a_card_for_several()
        self.product = duopoly.Game.from_position(self.position())

    def lay_out_a_card_for_several(self):
        """A card is due that makes several players pay, and nobody has much."""
        r, literal = self.random, self.literal
        role = literal.role[literal.turn]
        deck = [name for name, card in CARDS.items() if card.deck == role]
        literal.pile[role] = sorted(deck, key=lambda name: CARDS[name].effect != "collect-role")
        literal.space[literal.turn] = r.choice([space.index for space in SPACES if space.kind == "card"])
        literal.stage = "card"
        for name in literal.alive():
            literal.cash[name] = r.choice([0, 5, 50])

    def deal_titles(self):
        """Most titles to those who are in the game; some mortgaged."""
        r, literal = self.random, self.literal
        some = r.sample(literal.alive(), r.randint(1, len(literal.alive())))
        for key in TITLES:
            if r.random() < 0.85:
                literal.owner[key] = r.choice(some)
                literal.mortgaged[key] = r.random() < 0.2

    def deal_buildings(self):
        """Buildings where their owner might have built them, as long as the box lasts."""
        r, literal = self.random, self.literal
        for key in [key for streets in CITIES.values() for key in streets]:
            owner = literal.owner[key]
            if owner is None or literal.mortgaged[key] or r.random() < 0.5:
                continue
            if literal.role[owner] == "monopolist" and not literal.has_monopoly(key):
                continue
            houses, hotels = literal.in_box()
            if hotels > 0 and r.random() < 0.3:
                literal.buildings[key] = "hotel"
            else:
                literal.buildings[key] = min(houses, r.randint(0, MOST_HOUSES[literal.role[owner]]))

    def position(self):
        """The literal engine's game as a position that the product reads."""
        literal = self.literal
        fields = ("role", "cash", "space", "held", "bankrupt")
        titles = {}
        for key, owner in literal.owner.items():
            if owner:
                titles[key] = {"owner": owner, "buildings": literal.buildings[key], "mortgaged": literal.mortgaged[key]}
        return {
            **self.product.position(),
            "turn": literal.turn,
            "phase": literal.phase,
            "to_act": literal.to_act,
            "players": [
                {"name": name} | {field: getattr(literal, field)[name] for field in fields} for name in literal.players
            ],
            "titles": titles,
            "decks": literal.pile,
        }

    # What is compared

    def seats(self):
        """All who may have moves."""
        return [*self.literal.players, "chance"]

    def of_product(self):
        """What the product says of the game."""
        position = self.product.position()
        return {
            "cash": {row["name"]: row["cash"] for row in position["players"]},
            "space": {row["name"]: row["space"] for row in position["players"]},
            "held": {row["name"]: row["held"] for row in position["players"]},
            "role": {row["name"]: row["role"] for row in position["players"]},
            "bankrupt": {row["name"]: row["bankrupt"] for row in position["players"]},
            "titles": {
                key: (row["owner"], row["buildings"], row["mortgaged"]) for key, row in sorted(position["titles"].items())
            },
            "phase": position["phase"],
            "to_act": self.product.to_act,
            "turn": None if position["phase"] in ("order", "role", "over") else position["turn"],
            "round": None if position["phase"] == "over" else position["round"],
            "again": position["phase"] == "throw" and position.get("again", False),
            "offer": position.get("offer", {}).get("move"),
            "decks": {role: position.get("decks", {}).get(role, []) for role in self.literal.pile},
            "debts": [(debt["debtor"], debt["creditor"], debt["amount"]) for debt in position.get("debts", [])],
            "winners": sorted(self.product.result.winners) if self.product.result else None,
            "worths": self.product.result.worth if self.product.result else None,
        }

    def of_literal(self):
        """What the literal engine says."""
        game = self.literal
        return {
            "cash": dict(game.cash),
            "space": dict(game.space),
            "held": dict(game.held),
            "role": dict(game.role),
            "bankrupt": dict(game.bankrupt),
            "titles": {
                key: (game.owner[key], game.buildings[key], game.mortgaged[key]) for key in sorted(TITLES) if game.owner[key]
            },
            "phase": game.phase,
            "to_act": game.to_act,
            "turn": None if game.phase in ("order", "role", "over") else game.turn,
            "round": None if game.phase == "over" else game.round,
            "again": game.phase == "throw" and game.extra,
            "offer": game.offer and offer_text(game.offer),
            "decks": game.pile,
            "debts": [
                (debt["debtor"], None if debt["creditor"] == "bank" else debt["creditor"], debt["amount"])
                for debt in game.debts
            ],
            "winners": sorted(game.winners) if game.winners else None,
            "worths": game.worths,
        }

    def say(self, what, product, literal):
        """A disagreement, with all that is needed to see it again."""
        return f"{what}:\n product {product}\n literal {literal}\n game {self.header}\n moves {self.script}"

    def compare(self, paid):
        """Everything, after every move."""
        product, literal = self.of_product(), self.of_literal()
        if product != literal:
            odd = [key for key in product if product[key] != literal[key]]
            assert not odd, self.say(odd, {key: product[key] for key in odd}, {key: literal[key] for key in odd})
        assert paid == self.literal.paid, self.say("payments", paid, self.literal.paid)
        self.legal = {}
        for seat in self.seats():
            product, literal = set(self.product.legal(seat)), self.literal.legal(seat)
            assert product == literal, self.say(f"legal {seat}", product - literal, literal - product)
            self.legal[seat] = sorted(literal)
        self.note()

    def note(self):
        """Counts what was seen, so that a test can say that nothing was missed."""
        game = self.literal
        self.seen["phase " + game.phase] += 1
        if game.phase in ("order", "role"):
            return
        houses, hotels = game.in_box()
        situations = {
            "two debts": len(game.debts) > 1,
            "a debt on another's turn": game.phase == "debt" and game.to_act != game.turn,
            "an offer while somebody owes": game.offer and game.debts,
            "an extra throw in prison": game.phase == "throw" and game.extra and game.held[game.turn],
            "bound to pay": any(game.bound.values()),
            "no house left": houses == 0,
            "no hotel left": hotels == 0,
            "houses outlast a monopoly": any(
                built and game.role[game.owner[key]] == "monopolist" and not game.has_monopoly(key)
                for key, built in game.buildings.items()
            ),
            "a pile used up": any(len(pile) == 25 for pile in game.pile.values()),
            "a utility that was mortgaged or sold meanwhile": game.counting
            and game.counting[0] == "utility"
            and (
                game.owner[SPACES[game.space[game.turn]].key] != game.counting[1]
                or game.mortgaged[SPACES[game.space[game.turn]].key]
            ),
            "a shared win": game.winners and len(game.winners) > 1,
            f"won by {game.aim}": game.winners,
        }
        for situation, here in situations.items():
            self.seen[situation] += bool(here)

    def compare_answer(self, move, by):
        """Whether both refuse a move, or both allow it; says which."""
        refusal = self.product.why_not(by, move)
        literal = self.literal.allowed(move, by)
        assert (refusal is None) == literal, self.say(f"may {by} {move}", refusal, literal)
        self.seen[f"{move.split()[0]} {'allowed' if literal else 'refused'}"] += 1
        if not literal:
            self.compare_reason(move, by, refusal)
        return literal

    def compare_reason(self, move, by, refusal):
        """Where nothing else stands against a trade, the code of the three refusals that lending and debts have."""
        game = self.literal
        if move.startswith("offer") and game.any_time(by) and not game.offer and game.aim != "timed":
            offer = {"by": by, **game.read_offer(move.split()[1:])}
            codes = {}
        elif move == "accept" and game.waits_for("answer", by):
            offer, codes = game.offer, {"cover": "their-cover", "their-cover": "cover"}
        else:
            return
        faults = [codes.get(fault, fault) for fault in game.faults(offer)]
        for code in ("loan", "cover", "their-cover"):
            if faults == [code] and not game.bankrupt[by] and not game.bankrupt[offer["to"]]:
                assert refusal.code == code, self.say(f"why not {by} {move}", refusal, code)
                self.seen[f"{move.split()[0]} {code}"] += 1

    def play(self, move, by):
        """The move in both engines, and the comparison after it."""
        self.script.append((by, move))
        events = self.product.play(move, by=by)
        self.literal.play(move, by)
        for event in events:
            self.seen["event " + event.kind] += 1
            for reason in event.reasons:
                self.seen["reason " + reason.kind] += 1
        self.seen["move " + move.split()[0]] += 1
        if move.startswith("card"):
            self.seen[move] += 1
        self.compare([(event.payer, event.payee, event.amount) for event in events if event.amount])

    def refuse(self, move, by):
        """A move that neither takes; nothing changes in the product either."""
        before = self.product.position()
        for engine, refusal in ((self.product, duopoly.Refused), (self.literal, NotAllowed)):
            try:
                engine.play(move, by=by)
            except refusal:
                continue
            raise AssertionError(self.say(f"{by} {move} was played", engine is self.product, engine is self.literal))
        assert self.product.position() == before, self.say(f"{by} {move} was refused, yet changed something", before, None)

    # The walk

    def walk(self):
        """Plays until the end, or for so many moves."""
        while self.literal.phase != "over" and len(self.script) < LONGEST:
            self.step()
        return self.seen

    def step(self):
        """One move; before it, now and then, questions that both have to answer alike."""
        r = self.random
        if r.random() < 0.5:
            self.ask_nonsense()
        if r.random() < (0.7 if self.literal.debts else 0.35):
            offer = self.edge_offer() if self.literal.debts and r.random() < 0.4 else self.any_offer()
            if offer and self.compare_answer(offer[1], offer[0]) and r.random() < 0.7:
                self.play(offer[1], offer[0])
                return
        if r.random() < 0.1:
            others = [(seat, move) for seat in self.seats() for move in self.legal[seat] if seat != self.literal.to_act]
            if others:
                seat, move = r.choice(others)
                if move != "time" or r.random() < 0.3:
                    self.play(move, seat)
                    return
        if self.utility_waits() and r.random() < 0.5 and self.change_utility():
            return
        actor = self.literal.to_act
        moves = self.legal[actor]
        assert moves, self.say("nobody can move", None, None)
        if actor == "chance":
            moves = self.likely(moves)
        kinds = sorted({move.split()[0] for move in moves})
        kind = r.choices(kinds, [WEIGHTS[kind] for kind in kinds])[0]
        self.play(r.choice([move for move in moves if move.split()[0] == kind]), actor)

    def utility_waits(self):
        """Whether dice for a utility are due."""
        return self.literal.phase == "count" and self.literal.counting[0] == "utility"

    def change_utility(self):
        """Its owner mortgages or sells the utility that dice are due for; whether he did."""
        game = self.literal
        key = SPACES[game.space[game.turn]].key
        owner = game.owner[key]
        to = self.random.choice([player for player in game.alive() if player != owner])
        move = self.random.choice([f"mortgage {key}", f"offer {to} give {key}"])
        if not self.compare_answer(move, owner):
            return False
        self.play(move, owner)
        return True

    def likely(self, moves):
        """Doubles, throws to the seldom spaces, and cards that make several pay come more often than by chance."""
        r = self.random
        several = [move for move in moves if move.startswith("card") and CARDS[move[5:]].effect == "collect-role"]
        if several and r.random() < 0.2:
            return several
        doubles = [move for move in moves if move.startswith("dice") and move[5] == move[7]]
        if doubles and r.random() < 0.2:
            return doubles
        if doubles and self.literal.phase == "dice" and r.random() < 0.3:
            at = self.literal.space[self.literal.turn]
            seldom = [
                move
                for move in moves
                if SPACES[(at + int(move[5]) + int(move[7])) % 40].kind not in ("street", "start", "prison")
            ]
            return seldom or moves
        return moves

    def ask_nonsense(self):
        """A move that may well be refused, by anybody."""
        r = self.random
        by = r.choice(self.seats())
        verb = r.choice(NONSENSE)
        move = verb
        if verb in ("build", "sell", "mortgage", "lift"):
            move = f"{verb} {r.choice(list(TITLES))}"
        elif verb == "dice":
            move = f"dice {r.randint(1, 6)} {r.randint(1, 6)}"
        elif verb == "die":
            move = f"die {r.randint(1, 6)}"
        elif verb == "card":
            move = f"card {r.choice(list(CARDS))}"
        if not self.compare_answer(move, by) and r.random() < 0.1:
            self.refuse(move, by)

    def any_offer(self):
        """An offer of anybody to anybody, sensible or not."""
        r, game = self.random, self.literal
        by, to = r.sample(game.players, 2)
        if game.debts and r.random() < 0.6:
            to = game.debts[0]["debtor"]
            by = r.choice([player for player in game.players if player != to])
            by, to = r.sample([by, to], 2)
        give, take = self.some_of(by), self.some_of(to)
        if game.debts and r.random() < 0.5:
            give, take = (give, []) if by == game.debts[0]["debtor"] else ([], take)
        words = ["offer", to]
        for side, titles, player in (("give", give, by), ("take", take, to)):
            cash = r.choice([0, 0, 0, r.randint(1, 300), game.cash[player], game.cash[player] + 1])
            if titles or cash:
                words += [side, *titles, *(["cash", str(cash)] if cash else [])]
        return (by, " ".join(words)) if len(words) > 2 else None

    def edge_offer(self):
        """An offer of a debtor, or to him, that leaves him just enough to cover what he owes, or one too little or too much."""
        r, game = self.random, self.literal
        by = r.choice(game.debts)["debtor"]
        to = r.choice([player for player in game.alive() if player != by])
        give, take = self.some_of(by), self.some_of(to)
        owed = sum(debt["amount"] for debt in game.debts if debt["debtor"] == by)
        after = [key for key in game.owned(by) if key not in give] + take
        cash = owed - game.means(after, game.cash[by]) + r.choice([-1, 0, 1])
        gains, loses = (["cash", str(cash)] if cash > 0 else []), (["cash", str(-cash)] if cash < 0 else [])
        given, taken = [*give, *loses], [*take, *gains]
        if r.random() < 0.5:
            by, to, given, taken = to, by, taken, given
        words = ["offer", to, *(["give", *given] if given else []), *(["take", *taken] if taken else [])]
        return (by, " ".join(words)) if len(words) > 2 else None

    def some_of(self, player):
        """A few titles of a player; seldom, one that is not his."""
        r = self.random
        mine = self.literal.owned(player)
        titles = r.sample(mine, min(len(mine), r.choice([0, 1, 1, 2])))
        if r.random() < 0.05:
            titles.append(r.choice([key for key in TITLES if key not in titles]))
        return titles
