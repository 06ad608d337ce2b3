"""What the terminal draws: players and money, titles, and the decision to make."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from ..play.notation import side_words
from ..play.phrases import game_of, thing_text
from ..play.prices import payment
from ..rules.codes import NO_POT, SPACES
from ..rules.rents import multiple
from ..rules.shortage import in_box, is_won, most_to_want
from ..words import say
from .moves import move_words
from .view import Holding, View


def grid(*columns: tuple[str, str]) -> Table:
    """A table without lines; each column a heading and its alignment ("left" or "right")."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for heading, justify in columns:
        table.add_column(heading, justify=justify, no_wrap=justify == "right")  # type: ignore[arg-type]
    return table


def players_table(view: View) -> Table:
    """The players: whose turn it is, role, cash, where they stand, and what they own."""
    lang, roles = view.lang, view.edition.has_camps
    headings = [("", "left"), (say(lang, "terminal-player"), "left")]
    headings += [(say(lang, "terminal-role"), "left")] if roles else []
    headings += [(say(lang, "terminal-cash"), "right"), (say(lang, "terminal-space"), "left")]
    table = grid(*headings, (say(lang, "terminal-titles"), "left"))
    table.columns[1].max_width = 20
    for seat, name in enumerate(view.game.players):
        gone = bool(view.g.bankrupt[seat])
        cells = [Text(">" if name == view.game.turn else ""), Text(name, style=view.style(seat))]
        cells += [Text(view.role_word(seat))] if roles else []
        cells += [Text("" if gone else view.sum(view.g.cash[seat])), Text(view.place(seat)), Text(summary(view, seat))]
        table.add_row(*cells, style="dim" if gone else "")
    return table


def summary(view: View, seat: int) -> str:
    """A player's titles city by city: `BO2 NY1 T2`."""
    counts: dict[str, int] = {}
    for holding in view.holdings(seat):
        code = view.city(holding.title.index)
        counts[code] = counts.get(code, 0) + 1
    return " ".join(f"{code}{n}" for code, n in counts.items())


def titles_table(view: View, seat: int) -> Table:
    """A player's titles: number, name, buildings, rent now, and what mortgaging brings or lifting costs."""
    lang = view.lang
    heads = ("terminal-number", "terminal-city", "terminal-title", "terminal-built", "terminal-rent", "terminal-value")
    words = (say(lang, head, game=game_of(view.edition)) for head in heads)
    table = grid(*zip(words, ("right", "left", "left", "left", "right", "right"), strict=True))
    for holding in view.holdings(seat):
        title = holding.title
        value = say(lang, "terminal-lift", amount=view.sum(title.lift)) if holding.mortgaged else view.sum(title.mortgage)
        table.add_row(
            str(title.index),
            Text(view.city(title.index), style=view.color(title.index)),
            Text(title.told(lang)),
            view.state_of(holding),
            rent_text(view, holding),
            value,
        )
    return table


def rent_text(view: View, holding: Holding) -> str:
    """The rent now; a utility's as a multiple of the throw."""
    if holding.mortgaged:
        return "–"
    if holding.rent is not None:
        return view.sum(holding.rent)
    return f"{multiple(view.g, view.table, holding.title.index)}×"


def money_screen(view: View) -> Iterator[Any]:
    """All players, then each one's titles."""
    yield players_table(view)
    if view.g.pot != NO_POT:
        yield Text(say(view.lang, "terminal-pot", amount=view.sum(view.g.pot)))
    for seat, name in enumerate(view.game.players):
        if view.holdings(seat):
            yield Text(f"\n{name}", style=view.style(seat) or "bold")
            yield titles_table(view, seat)


def decision(view: View, who: str) -> str:
    """The player to act, and the decision."""
    seat = view.game.players.index(who)
    facts: dict[str, Any] = {"player": who, "cash": view.sum(view.g.cash[seat]), "place": view.place(seat)}
    facts |= {"role": view.role(seat), "held": "yes" if view.g.held[seat] else "no", "extra": "yes" if view.g.again else "no"}
    facts |= {"space": view.name(view.g.space[seat]), "fee": view.sum(view.edition.rules.fee)}
    facts |= PHASE_FACTS.get(view.game.phase, no_facts)(view, seat)
    return say(view.lang, f"terminal-decide-{view.game.phase}", **facts)


def hotel_of(view: View) -> dict[str, Any]:
    """The edition's name for the building after the houses."""
    return {"hotel": view.edition.hotel}


def no_facts(view: View, seat: int) -> dict[str, Any]:
    """Facts of most phases: none."""
    return {}


def buy_facts(view: View, seat: int) -> dict[str, Any]:
    """The title's price, and its rent in this player's role."""
    title = next(title for title in view.edition.titles.values() if title.index == view.g.space[seat])
    row = title.rents[view.role(seat)]
    return {"amount": view.sum(title.price), "rents": " / ".join(map(str, row)), "kind": title.kind}


def tax_facts(view: View, seat: int) -> dict[str, Any]:
    """Both sums of the income tax."""
    return {"flat": view.sum(view.edition.rules.income_tax), "percent": view.sum(view.tax(seat))}


def auction_facts(view: View, seat: int) -> dict[str, Any]:
    """The lot, the last bid, and the bidders left."""
    g = view.g
    lot = view.name(g.lot) if g.lot < SPACES else say(view.lang, "house" if g.lot == SPACES else "hotel", **hotel_of(view))
    left = [name for s, name in enumerate(view.game.players) if not g.out[s] and not g.bankrupt[s]]
    best = view.game.players[g.best] if g.best >= 0 else ""
    begun = "yes" if best else "no"
    return {"lot": lot, "bid": view.sum(g.bid), "best": best, "begun": begun, "left": ", ".join(left)}


def want_facts(view: View, seat: int) -> dict[str, Any]:
    """How many of the last buildings there are, and how many the player may want."""
    g = view.g
    return {"left": str(in_box(g, g.lot)), "most": str(most_to_want(g, view.table, seat))}


def place_facts(view: View, seat: int) -> dict[str, Any]:
    """Whether the building was won."""
    return {"won": "yes" if is_won(view.g, seat) else "no"}


def debt_facts(view: View, seat: int) -> dict[str, Any]:
    """The amount, the creditor, and how much has to be raised."""
    g = view.g
    creditor = view.game.players[g.creditor[0]] if g.creditor[0] >= 0 else say(view.lang, "terminal-the-bank")
    missing = g.owed[0] - g.cash[seat]
    facts = {"owed": view.sum(g.owed[0]), "creditor": creditor, "missing": view.sum(missing)}
    return facts | {"short": "yes" if missing > 0 else "no"}


def answer_facts(view: View, seat: int) -> dict[str, Any]:
    """Both sides of the offer, as the player who answers sees them."""
    g = view.g
    facts = {"other": view.game.players[g.offerer], "swap": "yes" if g.swapping else "no"}
    return facts | {"get": side(view, g.give, g.give_cash), "give": side(view, g.take, g.take_cash)}


def side(view: View, things: int, cash: int) -> str:
    """One side of an offer in words."""
    words = [thing_text(thing, view.edition, view.lang) for thing in side_words(things, cash, view.game.names)]
    return ", ".join(words) or say(view.lang, "terminal-nothing")


def interest_facts(view: View, seat: int) -> dict[str, Any]:
    """The mortgaged titles in question."""
    return {"things": side(view, view.g.interest | view.g.inherited, 0)}


def fine_facts(view: View, seat: int) -> dict[str, Any]:
    """What the card demands."""
    return {"amount": view.sum(payment(view.g, view.table))}


PHASE_FACTS = {
    "buy": buy_facts,
    "tax": tax_facts,
    "auction": auction_facts,
    "debt": debt_facts,
    "answer": answer_facts,
    "want": want_facts,
    "place": place_facts,
    "interest": interest_facts,
    "fine": fine_facts,
}


def options(view: View, who: str) -> list[str]:
    """The legal moves in the order of their numbers; each number of last buildings is one move."""
    moves = view.game.legal(who)
    if view.game.phase != "want" or view.game.to_act != who:
        return moves
    most = most_to_want(view.g, view.table, view.game.players.index(who))
    return [*("want" if n == 1 else f"want {n}" for n in range(1, most + 1)), *(move for move in moves if move != "want")]


def options_lines(view: View, who: str, moves: Sequence[str], width: int) -> list[str]:
    """The legal moves, numbered; several of one kind share lines."""
    texts = [f"{n:>3}  {move_words(view, who, move)}" for n, move in enumerate(moves, 1)]
    lines: list[str] = []
    for group in runs(moves, texts):
        lines += beside(group, width)
    return lines


def runs(moves: Sequence[str], texts: Sequence[str]) -> list[list[str]]:
    """The texts of moves with the same verb, verb after verb."""
    groups: list[list[str]] = []
    last = ""
    for move, text in zip(moves, texts, strict=True):
        verb = move.split()[0]
        if verb != last:
            groups.append([])
        groups[-1].append(text)
        last = verb
    return groups


def beside(texts: Sequence[str], width: int) -> list[str]:
    """Texts in as many columns as fit, read downward; a few stand one below the other."""
    widest = max(map(len, texts))
    columns = 1 if len(texts) < 4 else max(1, (width + 1) // (widest + 1))
    rows = -(-len(texts) // columns)
    return [" ".join(text.ljust(widest) for text in texts[row::rows]).rstrip() for row in range(rows)]


def score(view: View) -> Table:
    """Everyone's worth, the richest first."""
    lang, game = view.lang, view.game
    worths = game.worth()
    roles = view.edition.has_camps
    heads = [(say(lang, "terminal-player"), "left")] + ([(say(lang, "terminal-role"), "left")] if roles else [])
    table = grid(*heads, *((say(lang, f"terminal-{word}"), "right") for word in ("cash", "titles", "worth")))
    for seat in sorted(range(len(game.players)), key=lambda seat: -worths[game.players[seat]]):
        name = game.players[seat]
        gone = bool(view.g.bankrupt[seat])
        cells = [Text(name, style=view.style(seat))] + ([Text(view.role_word(seat))] if roles else [])
        worth = say(lang, "bankrupt") if gone else view.sum(worths[name])
        table.add_row(*cells, view.sum(view.g.cash[seat]), str(len(view.holdings(seat))), worth)
    return table
