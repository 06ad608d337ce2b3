"""What a new table offers: the editions with all that can be changed in them, and the bots."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, get_args

from msgspec import inspect

from ...bots import find
from ...bots import names as bot_names
from ...editions import BadRule, Edition, house_rules, load, names
from ...editions.edition import Money, Percent, Rules, rule_topics, said
from ...editions.field_types import hints_of
from ...editions.house import most_houses
from ...editions.idle import AIM, IneffectiveRule, idle
from ...fast import is_installed
from ...play.phrases import game_of, rule_words
from ...play.topics import explain
from ...words import has, say
from ..wire import BotCard, Choices, EditionCard, IdleRule, RuleField

TOPICS = rule_topics()
"""What the paragraph is about that each rule belongs to."""

USUAL = (
    "start_cash", "start_bonus", "foundation_monopolist", "fee", "income_tax", "property_tax", "shortage", "auction",
    "speed_die",
)  # fmt: skip
"""The rules that people change, the most likely first. Of the box only what happens when it is empty: where nothing is ever
missing the number of houses changes nothing."""

KEPT_AT = {"roles": ("auction",)}
"""What is a rule of many tables in one game only."""

MULTIPLES = "utility_"
"""Rules of this beginning are written as money and are multiples of a throw."""

AIMS = {"last": ("object",), "camp": ("object", "richest"), "timed": ("timed",)}
"""What the paragraphs are about that say how each aim ends."""


@cache
def choices(lang: str) -> Choices:
    """All that the new table offers, in a language."""
    return Choices(
        editions=[edition_card(load(name), lang) for name in names()],
        bots=[bot_card(bot, lang) for bot in bot_names()],
    )


def bot_card(bot: str, lang: str) -> BotCard:
    """A bot with its level, and its idea; one that somebody else wrote says it in his language.

    One that needs the compiled twin says what it does where that cannot be had.
    """
    entry, own = find(bot), has(lang, f"bot-{bot}")
    name, line = (say(lang, f"bot-{bot}"), say(lang, f"bot-{bot}-line")) if own else (bot, entry.about)
    if entry.twin and not is_installed():
        line = f"{line} {say(lang, 'bot-without-twin')}"
    return BotCard(key=bot, name=say(lang, "bot-named", bot=name, level=entry.level) if entry.level else name, line=line)


def edition_card(edition: Edition, lang: str) -> EditionCard:
    """An edition, what makes it different, and its rules: those that people change first."""
    fields = list(rule_fields(edition, lang))
    order = {name: n for n, name in enumerate(USUAL)}
    return EditionCard(
        key=edition.key,
        name=said(edition.name, lang),
        line=said(edition.about, lang),
        players=edition.players,
        roles=list(edition.roles),
        aims=list(edition.aims),
        aim_lines={aim: aim_line(edition, aim, lang) for aim in edition.aims},
        rules=sorted(fields, key=lambda field: order.get(field.name, len(order))),
        camp_rule=explain(edition, "roles", lang) if len(edition.roles) > 1 else "",
    )


def aim_line(edition: Edition, aim: str, lang: str) -> str:
    """What ends the game, with its paragraphs."""
    return with_rules(say(lang, f"aim-{aim}-hint"), edition, AIMS[aim], lang)


def with_rules(text: str, edition: Edition, topics: Iterable[str], lang: str) -> str:
    """The sentence with the paragraphs of its topics in brackets, each once."""
    found = rules_words(edition, topics, lang)
    return f"{text} ({found})" if found else text


def rules_words(edition: Edition, topics: Iterable[str], lang: str) -> str:
    """Several paragraphs as they are named, each once."""
    found = dict.fromkeys(rule_words(edition.paragraph(topic), lang) for topic in topics)
    return ", ".join(words for words in found if words)


def rule_fields(edition: Edition, lang: str) -> Iterator[RuleField]:
    """Every rule that the edition's game has, but for switches that cannot be turned the other way."""
    for name in Rules.__struct_fields__:
        value = getattr(edition.rules, name)
        if value is not None and (not isinstance(value, bool) or can_be(edition, name, not value)):
            yield RuleField(
                name=name,
                label=say(lang, message_of(name), game=game_of(edition)),
                paragraph=rule_words(edition.paragraph(TOPICS[name]), lang),
                topic=TOPICS[name],
                value=value,
                usual=name in USUAL,
                note=note(edition, name, lang),
                **range_of(edition, name, lang),
            )


def note(edition: Edition, rule: str, lang: str) -> str:
    """What the leaflet says of a rule that many tables play though it is not printed; "" of any other, and where it is."""
    message = f"{message_of(rule)}-note"
    kept = rule in KEPT_AT.get(game_of(edition), ())
    return say(lang, message, game=game_of(edition)) if has(lang, message) and not kept else ""


def idle_rules(edition: Edition, rules: Mapping[str, Any], aim: str, lang: str) -> list[IdleRule]:
    """The house rules that can do nothing beside the others, each with a sentence; none where they cannot be played at all."""
    try:
        found = idle(edition, rules, aim)
    except BadRule:  # whoever lays the table is told
        return []
    return [IdleRule(rule=each.rule, text=idle_text(each, edition, lang)) for each in found]


def idle_text(each: IneffectiveRule, edition: Edition, lang: str) -> str:
    """What the rule waits for, in the words of the new table."""
    if each.other == AIM:
        return say(lang, "idle-here-timed")
    if isinstance(each.value, bool):
        value = say(lang, "idle-on" if each.value else "idle-off")
    else:
        value = say(lang, f"{message_of(each.other)}-{each.value}") if isinstance(each.value, str) else str(each.value)
    return say(lang, "idle-here", other=say(lang, message_of(each.other), game=game_of(edition)), value=value)


def can_be(edition: Edition, rule: str, value: bool) -> bool:
    """Whether the edition can be played so: the choice of a percentage, say, needs percentages that the classic game lacks."""
    try:
        house_rules(edition, {rule: value})
    except BadRule:
        return False
    return True


def message_of(rule: str) -> str:
    """The message that names a rule."""
    return f"house-{rule.replace('_', '-')}"


def range_of(edition: Edition, name: str, lang: str) -> dict[str, Any]:
    """What kind of value a rule has, and which can be: as its type says, and no more houses than the title cards have."""
    hint = hints_of(Rules)[name]
    info = plain_info(inspect.type_info(hint))
    if isinstance(info, inspect.LiteralType):
        values = get_args(get_args(hint)[0])  # in the order of the file
        return {"kind": "choice", "choices": [(value, say(lang, f"{message_of(name)}-{value}")) for value in values]}
    if not isinstance(info, inspect.IntType):
        return {"kind": "switch"}
    kind = "count"
    if info == inspect.type_info(Money) and not name.startswith(MULTIPLES):
        kind = "money"
    elif info == inspect.type_info(Percent):
        kind = "percent"
    most = {f"max_houses_{role}": houses for role, houses in most_houses(edition).items()}.get(name, info.le)
    return {"kind": kind, "least": info.ge, "most": most}


def plain_info(info: Any) -> Any:
    """A rule's type without the None of games that lack it."""
    if isinstance(info, inspect.UnionType):
        return next(part for part in info.types if not isinstance(part, inspect.NoneType))
    return info
