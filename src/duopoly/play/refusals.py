"""Refusals: why a move is not legal, with its code, the leaflet's paragraph, and what would help, in every language."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ..editions import Edition
from ..rules.codes import (
    ADJUST,
    ANSWER,
    BUY,
    CHANCE,
    COUNT,
    DEBT,
    DO_ACCEPT,
    DO_DICE,
    DO_END,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_PAY,
    DO_REJECT,
    DO_SWAP,
    DO_THROW,
    DO_WITHDRAW,
    FINE,
    INTEREST,
    NOBODY,
    OK,
    ORDER,
    PHASES,
    PLACE,
    R_AUCTION_FIRST,
    R_BID_HIGHER,
    R_CAN_RAISE,
    R_CASH,
    R_COVER,
    R_DEBT_FIRST,
    R_LIFT_OWN_TURN,
    R_MORTGAGED,
    R_NO_MONOPOLY,
    R_NOT_NOW,
    R_NOT_YOUR_MOVE,
    R_NOT_YOUR_TURN,
    R_ONE_OFFER,
    R_OVER,
    R_RECKONING,
    R_THEIR_CASH,
    R_THEIR_COVER,
    R_THEIR_INTEREST,
    REFUSALS,
    ROLE,
    THROW,
    TIMED,
    VERB_TOPICS,
    VERBS,
    WANT,
    Move,
)
from ..rules.flow import on_turn
from ..rules.means import interest_on_all, owed_in_all, raisable, shortfall
from ..rules.money import spendable
from ..rules.mortgages import title_to_choose
from ..rules.setup import cash_in_role
from ..rules.state import RuleTable, State
from ..rules.titles import TITLES
from ..rules.trading import terms
from ..words import LANGUAGES, say
from .notation import Garbled, side_words
from .phrases import game_of, one_stop, shortened, sides_facts, with_rule
from .prices import cost
from .seats import Names
from .unplayed import unplayed

LONGEST = 300
"""Characters of what is wrong with a text that is no move."""
FIRST = (R_NOT_NOW, R_NOT_YOUR_MOVE, R_AUCTION_FIRST, R_ONE_OFFER)
"""Refusals because something else must be decided first."""
SHORT = (R_CASH, R_THEIR_CASH, R_THEIR_INTEREST)
"""Refusals because somebody lacks cash."""
AT_TIME = {R_OVER: "winner", R_RECKONING: "round"}
"""The topics that a timed game has paragraphs of its own for."""
IN_PHASE = {
    (DO_THROW, ORDER): "order", (DO_DICE, ORDER): "order", (DO_THROW, ROLE): "roles", (DO_END, ADJUST): "adjusting",
    (DO_PAY, THROW): "prison", (DO_PAY, DEBT): "debt", (DO_PAY, FINE): "cards", (DO_PASS, WANT): "shortage",
    (DO_PASS, PLACE): "shortage",
}  # fmt: skip
"""The topics of verbs that another paragraph allows in some phases."""
COUNT_TOPICS = ("moving", "utility", "cards", "richest", "round")
"""The topics of what dice that move nobody are thrown for."""


class Help(Struct, frozen=True):
    """What would help against a refusal: a kind of advice, and the facts of its message. `space` is the number of a space."""

    kind: str
    player: str = ""
    other: str = ""
    amount: int = 0
    more: int = 0
    number: int = 0
    space: int | None = None
    give: tuple[str, ...] = ()
    take: tuple[str, ...] = ()


def help_text(advice: Help, edition: Edition, lang: str) -> str:
    """The advice as a sentence."""
    facts: dict[str, Any] = {"player": advice.player, "other": advice.other, "amount": edition.sum(advice.amount, lang)}
    facts |= {"short": "yes" if advice.more else "no", "more": edition.sum(advice.more, lang)}
    facts["number"] = advice.number
    facts["space"] = "" if advice.space is None else edition.spaces[advice.space].told(lang)
    return one_stop(say(lang, f"help-{advice.kind}", **facts, **sides_facts(advice.give, advice.take, edition, lang)))


class Refusal(Struct, frozen=True, kw_only=True):
    """Why a move is refused: its code, the leaflet's paragraph, and what would help.

    If the text is no move, `detail` says in English what is wrong with it; `slip`, with its `facts`, says it in any language.
    """

    code: str
    rule: str
    topic: str = ""
    detail: str = ""
    slip: str = ""
    facts: Mapping[str, str] = {}
    help: Help | None = None
    edition: Edition | None = None

    def __hash__(self) -> int:  # `facts` is a dict, which has none
        return hash((self.code, self.rule, self.topic, self.detail, self.slip, self.help, self.edition))

    def __repr__(self) -> str:
        return f"Refusal(code={self.code!r}, rule={self.rule!r})"

    def __str__(self) -> str:
        return self.told("en")

    def told(self, lang: str = "en") -> str:
        """The reason and what would help, in sentences with the paragraph in brackets."""
        return with_rule(self.sentence(lang), self.rule, lang)

    def sentence(self, lang: str = "en") -> str:
        """The same without its rule."""
        game, hotel = (game_of(self.edition), self.edition.hotel) if self.edition else ("roles", "hotel")
        bare = "yes" if self.edition and self.edition.rules.bare_group else "no"
        number = self.help.number if self.help else 0
        detail = say(lang, f"garbled-{self.slip}", **self.facts) if self.slip else self.detail
        text = say(lang, f"refusal-{self.code}", detail=detail, game=game, hotel=hotel, bare=bare, number=number)
        return f"{text} {help_text(self.help, self.edition, lang)}" if self.help and self.edition else text

    @property
    def words(self) -> dict[str, str]:
        """The reason in each language."""
        return {lang: self.told(lang) for lang in LANGUAGES}


def garbled(text: object, error: ValueError, edition: Edition) -> Refusal:
    """The refusal of a text that is no move. It cites the paragraph of the verb, if there is one."""
    word = text.strip().partition(" ")[0] if isinstance(text, str) else ""
    refusal = refused("garbled", VERB_TOPICS[VERBS.index(word)] if word in VERBS else "moving", edition)
    if not isinstance(error, Garbled):
        return replace(refusal, detail=f"{shortened(str(error), LONGEST)}.")
    facts = {name: shortened(value, LONGEST) for name, value in error.facts.items()}
    return replace(refusal, detail=say("en", f"garbled-{error.kind}", **facts), slip=error.kind, facts=facts)


def refused(code: str, topic: str, edition: Edition, help: Help | None = None) -> Refusal:
    """A refusal that cites the paragraph about a topic or a part of one."""
    rule = edition.paragraph(topic)
    return Refusal(code=code, rule=rule, topic=edition.told_topic(topic), help=help, edition=edition)


def refusal_of(code: int, g: State, rules: RuleTable, names: Names, seat: int, m: Move) -> Refusal | None:
    """The refusal for a code of the rules; None for OK."""
    if code == OK:
        return None
    if word := unplayed(names.edition, m.verb, code):
        return refused(word, topic_of_move(g, seat, m), names.edition)
    topic = topic_of_code(code, g, m) or topic_of_move(g, seat, m)
    return refused(REFUSALS[code][0], topic, names.edition, help=help_for(code, g, rules, names, seat, m))


def topic_of_code(code: int, g: State, m: Move) -> str:
    """The topic of a refusal; "" if it is the topic of the move."""
    if code in AT_TIME and g.aim == TIMED and g.alive > 1:
        return AT_TIME[code]
    return "" if code == R_MORTGAGED and m.verb == DO_MORTGAGE else REFUSALS[code][1]


def topic_of_move(g: State, seat: int, m: Move) -> str:
    """The topic of the paragraph that allows the move."""
    if (m.verb, g.phase) in IN_PHASE:
        return IN_PHASE[m.verb, g.phase]
    if m.verb == DO_THROW and seat != g.turn:
        return "turn"
    if m.verb == DO_PAY and 0 <= seat < g.seats and g.held[seat]:
        return "prison"
    if m.verb == DO_END and g.phase == THROW and seat == g.turn:
        return "doubles" if g.again else "moving"
    if m.verb == DO_DICE and g.phase == COUNT:
        return COUNT_TOPICS[g.counting]
    if g.swapping and m.verb in (DO_ACCEPT, DO_REJECT, DO_WITHDRAW):
        return "roles"
    return VERB_TOPICS[m.verb]


def help_for(code: int, g: State, rules: RuleTable, names: Names, seat: int, m: Move) -> Help | None:
    """What would help against a refusal; None if its own words say everything."""
    if code in FIRST:
        return first_of_all(g, names)
    if code == R_DEBT_FIRST:
        return debt_of(g, names, seat)
    if code in (R_NOT_YOUR_TURN, R_LIFT_OWN_TURN):
        return Help("whose-turn", names.player(on_turn(g)))
    if code == R_BID_HIGHER:
        return Help("least-bid", amount=g.bid + 1)
    if code in SHORT:
        return lacking(code, g, rules, names, seat, m)
    if code == R_MORTGAGED and m.verb != DO_MORTGAGE:
        return Help("lift-first", space=m.x)
    if code == R_NO_MONOPOLY:
        needed = streets_needed(g, rules, names, seat, m.x)
        return Help("monopoly", number=needed) if needed else None
    if code == R_CAN_RAISE:
        return Help("can-raise", names.player(seat), amount=raisable(g, rules, seat))
    if code in (R_COVER, R_THEIR_COVER):
        debtor = the_other(g, m) if code == R_THEIR_COVER else seat
        return Help(
            "owes", names.player(debtor), amount=owed_in_all(g, rules, debtor), more=more_cash(g, rules, seat, debtor, m)
        )
    return None


def first_of_all(g: State, names: Names) -> Help | None:
    """What must be decided first, and by whom."""
    if g.actor == NOBODY:
        return None
    facts: dict[str, Any] = {"player": "" if g.actor == CHANCE else names.player(g.actor)}
    if g.phase == ANSWER:
        facts |= {"other": names.player(g.offerer)}
        if g.swapping:
            return Help("first-answer-swap", **facts)
        facts |= {"give": side_words(g.give, g.give_cash, names), "take": side_words(g.take, g.take_cash, names)}
    elif g.phase == DEBT:
        facts |= {"amount": g.owed[0]}
    elif g.phase == BUY:
        facts |= {"space": g.space[g.turn]}
    elif g.phase == INTEREST:
        facts |= {"space": title_to_choose(g)}
    return Help(f"first-{PHASES[g.phase]}", **facts)


def streets_needed(g: State, rules: RuleTable, names: Names, seat: int, space: int) -> int:
    """How many streets of the group make a monopoly; 0 if as usual: all in the classic game, elsewhere the printed number."""
    edition, role, size = names.edition, g.role[seat], rules.group_size[rules.group[space]]
    usual = size if rules.roles == 1 else getattr(edition.printed or edition.rules, f"monopoly_{edition.roles[role]}")
    needed = min(rules.monopoly[role], size)
    return 0 if needed == min(usual, size) else needed


def debt_of(g: State, names: Names, seat: int) -> Help:
    """The debt that must be paid first: the seat's own, else the one that is due."""
    first = next((i for i in range(g.n_debts) if g.debtor[i] == seat), 0)
    return Help("first-debt", names.player(g.debtor[first]), amount=g.owed[first])


def the_other(g: State, m: Move) -> int:
    """The other side of an offer, of a trade or to swap roles, that is made or answered."""
    return m.to if m.verb in (DO_OFFER, DO_SWAP) else g.offerer


def more_cash(g: State, rules: RuleTable, seat: int, debtor: int, m: Move) -> int:
    """How much more cash the debtor would have to get in an offer to stay able to pay; 0 for other moves."""
    if m.verb not in (DO_OFFER, DO_ACCEPT):
        return 0
    offer, giver = (m, seat) if m.verb == DO_OFFER else (terms(g), g.offerer)
    sides, cash = (offer.give, offer.take), offer.y - offer.x
    if debtor != giver:
        sides, cash = (offer.take, offer.give), -cash
    return max(0, shortfall(g, rules, debtor, *sides, cash))


def lacking(code: int, g: State, rules: RuleTable, names: Names, seat: int, m: Move) -> Help | None:
    """How much cash is lacking, and who lacks it."""
    player = seat if code == R_CASH else the_other(g, m)
    needed = cash_needed(g, rules, seat, player, m) - spendable(g, player)
    return Help("lacking", names.player(player), amount=needed) if needed > 0 else None


def cash_needed(g: State, rules: RuleTable, seat: int, player: int, m: Move) -> int:
    """The cash that the player needs for the seat's move, or 0 if it costs nothing."""
    if m.verb == DO_SWAP or (m.verb == DO_ACCEPT and g.swapping):
        other = seat if player != seat else the_other(g, m)
        return g.cash[player] - cash_in_role(g, rules, player, g.role[other])
    if m.verb in (DO_OFFER, DO_ACCEPT):
        return offer_cost(g, rules, seat, player, m)
    return cost(g, rules, seat, m)


def offer_cost(g: State, rules: RuleTable, seat: int, player: int, m: Move) -> int:
    """What an offer costs a side: the cash it gives or, if more, that plus interest less the cash it gets."""
    offer, giver = (m, seat) if m.verb == DO_OFFER else (terms(g), g.offerer)
    gives, gets, titles = (offer.x, offer.y, offer.take) if player == giver else (offer.y, offer.x, offer.give)
    return max(gives, gives - gets + interest_on_all(g, rules, titles & TITLES))
