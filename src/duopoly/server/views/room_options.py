"""What the host of a new room can choose: the editions with their house rules, and the bots."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, get_args

from msgspec import inspect

from ...bots import find
from ...bots import names as bot_names
from ...editions import BadRule, Edition, load, names
from ...editions.edition import Money, Percent, Rules, rule_topics, said
from ...editions.field_types import hints_of
from ...editions.house import allows, most_houses
from ...editions.idle import AIM, IneffectiveRule, idle
from ...fast import is_ready
from ...play.phrases import game_of, paragraph_words
from ...play.topics import explain, figures
from ...words import has, say
from ..wire import BotOption, EditionOption, IdleRule, RoomOptions, RuleField

TOPICS = rule_topics()
"""The topic of the paragraph that each rule belongs to."""

USUAL = (
    "start_cash", "start_bonus", "foundation_monopolist", "fee", "income_tax", "property_tax", "shortage", "auction",
    "speed_die",
)  # fmt: skip
"""The rules that people often change, the most likely first. The number of houses is not one of them: it has no effect while
the box never runs out."""

MULTIPLES = "utility_"
"""The prefix of rules that are typed as money but are multiples of a throw."""

AIMS = {"last": ("object",), "camp": ("object", "richest"), "timed": ("timed",)}
"""The topics of the paragraphs that say how each aim ends the game."""


@cache
def room_options(lang: str) -> RoomOptions:
    """All that the host can choose, in a language."""
    return RoomOptions(
        editions=[edition_option(load(name), lang) for name in names()],
        bots=bot_options(lang),
    )


def bot_options(lang: str) -> list[BotOption]:
    """The bots that can take a seat."""
    return [bot_option(bot, lang) for bot in bot_names()]


def bot_option(bot: str, lang: str) -> BotOption:
    """A bot with its level and its idea; a bot from a plugin in its author's language.

    A bot that needs the compiled rules says what it does without them.
    """
    entry, is_built_in = find(bot), has(lang, f"bot-{bot}")
    name, summary = (say(lang, f"bot-{bot}"), say(lang, f"bot-{bot}-line")) if is_built_in else (bot, entry.about)
    if entry.twin and not is_ready():
        summary = f"{summary} {say(lang, 'bot-without-twin')}"
    if entry.level and not entry.is_character:
        name = say(lang, "bot-named", bot=name, level=entry.level)
    return BotOption(key=bot, name=name, summary=summary, level=entry.level, character=entry.is_character)  # type: ignore[arg-type]


def edition_option(edition: Edition, lang: str) -> EditionOption:
    """An edition, what makes it different, and its rules, those that people often change first."""
    fields = list(rule_fields(edition, lang))
    order = {name: n for n, name in enumerate(USUAL)}
    return EditionOption(
        key=edition.key,
        name=said(edition.name, lang),
        summary=said(edition.about, lang),
        players=edition.players,
        roles=list(edition.roles),
        aims=list(edition.aims),
        aim_texts={aim: aim_text(edition, aim, lang) for aim in edition.aims},
        money_before=edition.money.before,
        money_after=edition.money.after,
        rules=sorted(fields, key=lambda field: order.get(field.name, len(order))),
        camp_rule=explain(edition, "roles", lang) if edition.has_camps else "",
    )


def aim_text(edition: Edition, aim: str, lang: str) -> str:
    """What ends the game, with its paragraphs."""
    return with_rules(say(lang, f"aim-{aim}-hint"), edition, AIMS[aim], lang)


def with_rules(text: str, edition: Edition, topics: Iterable[str], lang: str) -> str:
    """The sentence with the paragraphs of its topics in parentheses, each once."""
    paragraphs = rules_words(edition, topics, lang)
    return f"{text} ({paragraphs})" if paragraphs else text


def rules_words(edition: Edition, topics: Iterable[str], lang: str) -> str:
    """The names of the topics' paragraphs, each once."""
    paragraphs = dict.fromkeys(paragraph_words(edition, edition.paragraph(topic), lang) for topic in topics)
    return ", ".join(words for words in paragraphs if words)


def rule_fields(edition: Edition, lang: str) -> Iterator[RuleField]:
    """All rules of the edition's game, except switches that cannot be changed."""
    for name in Rules.__struct_fields__:
        value = getattr(edition.rules, name)
        if value is not None and (not isinstance(value, bool) or allows(edition, name, not value)):
            yield RuleField(
                name=name,
                label=say(lang, message_of(name), game=game_of(edition)),
                paragraph=paragraph_words(edition, edition.paragraph(TOPICS[name]), lang),
                topic=TOPICS[name],
                value=value,
                usual=name in USUAL,
                note=note(edition, name, lang),
                **range_of(edition, name, lang),
            )


def note(edition: Edition, rule: str, lang: str) -> str:
    """What the rule is, or what the leaflet says instead; "" for rules that speak for themselves."""
    message = f"{message_of(rule)}-note"
    return say(lang, message, **figures(edition, lang)) if has(lang, message) else ""


def idle_rules(edition: Edition, rules: Mapping[str, Any], aim: str, lang: str) -> list[IdleRule]:
    """The house rules that have no effect beside the others, each with a sentence; none if the rules are invalid."""
    try:
        idle_list = idle(edition, rules, aim)
    except BadRule:  # the host gets this error when creating the room
        return []
    return [IdleRule(rule=idle_rule.rule, text=idle_text(idle_rule, edition, lang)) for idle_rule in idle_list]


def idle_text(idle_rule: IneffectiveRule, edition: Edition, lang: str) -> str:
    """What would give the rule an effect."""
    if idle_rule.other == AIM:
        return say(lang, "idle-here-timed")
    value, message = idle_rule.value, message_of(idle_rule.other)
    if isinstance(value, bool):
        text = say(lang, "idle-on" if value else "idle-off")
    else:
        text = say(lang, f"{message}-{value}") if isinstance(value, str) else str(value)
    return say(lang, "idle-here", other=say(lang, message, game=game_of(edition)), value=text)


def message_of(rule: str) -> str:
    """The message with a rule's name."""
    return f"house-{rule.replace('_', '-')}"


def range_of(edition: Edition, name: str, lang: str) -> dict[str, Any]:
    """The kind of a rule's value and its range: by its type, and no more houses than the title cards have."""
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
    """A rule's type without None, which it is in games that do not have it."""
    if isinstance(info, inspect.UnionType):
        return next(part for part in info.types if not isinstance(part, inspect.NoneType))
    return info
