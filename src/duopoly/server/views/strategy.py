"""How to play well: advice by role, with figures of what strong players do."""

import re
from collections.abc import Mapping
from math import ceil, floor
from typing import Any

from ...analysis.strategy import StrategyFigure, StrategyFigures, all_figures
from ...editions import Edition
from ...editions.edition import EVERYBODY, said
from ...play.phrases import game_of
from ...words import say
from ..wire import AdviceView, StrategyCell, StrategyRoleView, StrategyRowView, StrategyView

ADVICE: dict[str, tuple[str, ...]] = {
    "player": ("buy", "best", "auction", "city", "price", "swap", "build", "prison"),
    "competitor": ("buy", "best", "sell", "build", "prison"),
    "monopolist": ("buy", "best", "city", "price", "swap", "build", "prison"),
}
"""By role, what there is advice on."""
COLUMNS: dict[str, tuple[str, ...]] = {
    "player": ("owner-wins", "bid", "pays-for-city"),
    "competitor": ("owner-wins",),
    "monopolist": ("owner-wins", "pays-for-city"),
}
"""By role, the columns of the table of cities and companies; each is a figure."""
GAPS = re.compile(r"[ \n]+")
ROUNDING = 1e-7


def strategy_view(edition: Edition, lang: str) -> StrategyView:
    """How to play an edition well. Raises KeyError if there are no figures of it."""
    figures = all_figures()[edition.key]
    game = game_of(edition)
    facts: dict[str, Any] = {"game": game, "games": figures.games, "bot": say(lang, f"bot-{figures.bot}")}
    facts |= {f"{role}_wins": share_text(figures.one(role, "wins"), lang) for role in edition.roles}
    return StrategyView(
        edition=edition.key,
        title=say(lang, "strategy-title", edition=said(edition.name, lang)),
        about=" ".join(say(lang, message, **facts) for message in ("strategy-about", f"strategy-chances-{game}")),
        sections=[section(edition, figures, role, lang) for role in edition.roles],
    )


def section(edition: Edition, figures: StrategyFigures, role: str, lang: str) -> StrategyRoleView:
    """The advice for a role."""
    facts = facts_of(edition, figures, role, lang)
    return StrategyRoleView(
        role=role,
        heading=say(lang, f"strategy-heading-{role}"),
        advice=[advice(role, about, facts, lang) for about in ADVICE[role]],
        columns=[say(lang, f"strategy-column-{column}") for column in ("group", *COLUMNS[role])],
        rows=table(edition, figures, role, lang),
    )


def advice(role: str, about: str, facts: Mapping[str, Any], lang: str) -> AdviceView:
    """A piece of advice in a few words, and why, in one line."""
    message = f"strategy-{role}-{about}"
    return AdviceView(lead=say(lang, message, **facts), text=GAPS.sub(" ", say(lang, f"{message}-why", **facts)))


def facts_of(edition: Edition, figures: StrategyFigures, role: str, lang: str) -> dict[str, Any]:
    """What the messages for a role may mention, as text; rounds, turns and buildings as numbers."""
    own, names = figures.by_role[role], group_names(edition, lang)
    owners, pays = own["owner-wins"], own.get("pays-for-city", {})
    best = max(owners, key=lambda group: owners[group].value)
    facts: dict[str, Any] = {
        "buys": share_text(figures.one(role, "buys"), lang),
        "mortgages": share_text(figures.one(role, "mortgages"), lang),
        "best": names[best],
        "best_wins": share_text(owners[best], lang),
        "wins": share_text(figures.one(role, "wins"), lang),
        "build_round": round(figures.one(role, "build-round").value),
        "buildings": round(figures.one(role, "buildings").value, 1),
        "kept": edition.sum(round(figures.one(role, "cash-left").value), lang),
        "early": share_text(figures.one(role, "leave-early", "pay"), lang),
        "late": share_text(figures.one(role, "leave-late", "pay"), lang),
        "turns": round(figures.one(role, "turns-held").value, 1),
        "hotel": edition.hotel,
        "buys_in_price_war": int(bool(edition.rules.price_war_buys)),
    }
    facts |= {
        f"{name}_wins": share_text(own[f"{name}-wins"][""], lang)
        for name in ("city", "buyer", "seller")
        if f"{name}-wins" in own
    }
    facts |= {
        f"price_{seller}": percent_text(price(figures, seller, role), lang)
        for seller in edition.roles
        if price(figures, seller, role)
    }
    if "bid" in own:
        facts["bid"] = percent_text(own["bid"][""], lang)
    if "single-price" in own and role in own["single-price"]:
        facts["single"] = percent_text(own["single-price"][role], lang)
    if pays:
        dear, cheap = (choose(pays, key=lambda group: pays[group].value) for choose in (max, min))
        facts |= {"city_round": round(figures.one(role, "city-round").value)}
        facts |= {"dear": names[dear], "dear_price": percent_text(pays[dear], lang)}
        facts |= {"cheap": names[cheap], "cheap_price": percent_text(pays[cheap], lang)}
        facts |= swap_facts(edition, figures, lang)
    else:
        buyer = next(other for other in edition.roles if other != role)
        facts["price"] = percent_text(figures.one(role, "city-price", buyer), lang)
    return facts


def price(figures: StrategyFigures, seller: str, buyer: str) -> StrategyFigure | None:
    """What a buyer pays a seller, by their roles, for what completes a city."""
    return figures.by_role[seller].get("city-price", {}).get(buyer)


def swap_facts(edition: Edition, figures: StrategyFigures, lang: str) -> dict[str, Any]:
    """Facts of trades of a city for a city."""
    table_figures = figures.by_role[EVERYBODY]
    return {
        "swaps": round(100 * table_figures["swaps"][""].value),
        "swap_gap": edition.sum(round(table_figures["swap-gap"][""].value), lang),
        "swap_cash": edition.sum(round(table_figures["swap-cash"][""].value), lang),
        "dear_wins": share_text(table_figures["dear-wins"][""], lang),
        "cheap_wins": share_text(table_figures["cheap-wins"][""], lang),
    }


def table(edition: Edition, figures: StrategyFigures, role: str, lang: str) -> list[StrategyRowView]:
    """The table of cities and companies for a role."""
    columns = [figures.by_role[role].get(column, {}) for column in COLUMNS[role]]
    most = [max((figure.high or figure.value for of, figure in column.items() if of), default=1.0) for column in columns]
    shares = [column == "owner-wins" for column in COLUMNS[role]]
    return [
        StrategyRowView(name=name, cells=[bar(*column, lang, group) for column in zip(columns, most, shares, strict=True)])
        for group, name in group_names(edition, lang).items()
    ]


def bar(column: Mapping[str, StrategyFigure], most: float, shows_share: bool, lang: str, group: str) -> StrategyCell | None:
    """A cell of the table: a share, or what is paid."""
    figure = column.get(group)
    if figure is None:
        return None
    low, high = (figure.value if end is None else max(0.0, end) for end in (figure.low, figure.high))
    text = share_text(figure, lang) if shows_share else price_text(figure, lang)
    return StrategyCell(text=text, value=figure.value / most, low=low / most, high=high / most)


def group_names(edition: Edition, lang: str) -> dict[str, str]:
    """What cities and companies are called, by their keys, in the order of the board."""
    game = game_of(edition)
    names = {city.key: said(city.name, lang) for city in edition.cities}
    names |= {"transport": say(lang, "heading-transport", game=game), "utility": say(lang, "heading-utilities", game=game)}
    return {key: names[key] for key in dict.fromkeys(title.city or title.kind for title in edition.titles.values())}


def share_text(figure: StrategyFigure, lang: str) -> str:
    """A share in percent with its interval, whose ends are rounded outward; one that is exact has none."""
    if figure.low is None or figure.high is None:
        return percent_text(figure, lang)
    low, high = figure.low, figure.high
    return say(
        lang,
        "strategy-share",
        value=round(100 * figure.value, 1),
        low=floor(1000 * low + ROUNDING) / 10,
        high=ceil(1000 * high - ROUNDING) / 10,
    )


def price_text(figure: StrategyFigure, lang: str) -> str:
    """What is paid, in percent of the printed price, with its interval."""
    low, high = (figure.value if end is None else end for end in (figure.low, figure.high))
    ends = {"low": floor(100 * low + ROUNDING), "high": ceil(100 * high - ROUNDING)}
    return say(lang, "strategy-price", value=round(100 * figure.value), **ends)


def percent_text(figure: StrategyFigure | None, lang: str) -> str:
    """What is paid, in percent of the printed price."""
    assert figure is not None
    return say(lang, "story-percent", number=round(100 * figure.value))
