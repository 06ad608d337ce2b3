"""Formats messages of Project Fluent, which `fluent.syntax` parses.

The usual runtime brings Babel: 37 MB for three things that a language says in its `common.ftl`, which are how it groups
digits, its decimal sign, and its plural rules. A test compares all messages with that runtime.
"""

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from functools import partial
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

Value = str | int | float
Facts = Mapping[str, Value]
Operands = dict[str, float]
PluralRules = dict[str, Callable[[Operands], bool]]

MOST_FRACTION_DIGITS = 3
"""How many digits a fraction has unless the message says otherwise."""
OTHER = "other"
RELATION = re.compile(r"([nivwftce])(?: % (\d+))? (!?=) (\d+(?:\.\.\d+)?(?:,\d+(?:\.\.\d+)?)*)")
INTEGER_DIGITS, FEWEST_FRACTION_DIGITS = "minimumIntegerDigits", "minimumFractionDigits"
NUMBER_OPTIONS = {"useGrouping", INTEGER_DIGITS, FEWEST_FRACTION_DIGITS, "maximumFractionDigits"}


class NumberStyle(NamedTuple):
    """How a language writes numbers: its signs, how many digits the shortest grouped number has, and its plural rules."""

    separator: str
    grouped_from: int
    decimal: str
    plurals: PluralRules


class Number(NamedTuple):
    """A number as `NUMBER` formats it: its text, and the number that a selector compares."""

    text: str
    value: float


# Numbers.


def digits_of(value: float, fewest: int = 0, most: int = MOST_FRACTION_DIGITS) -> tuple[str, str]:
    """The digits before and after the decimal sign, without the number's sign; a half is rounded to the even digit."""
    if isinstance(value, int):
        return str(abs(value)), "0" * fewest
    integer, _, fraction = f"{abs(Decimal(str(value))):.{max(fewest, most)}f}".partition(".")
    return integer, fraction.rstrip("0").ljust(fewest, "0")


def number_text(value: float, style: NumberStyle, options: Mapping[str, float]) -> str:
    """A number as the language writes it."""
    fewest = int(options.get(FEWEST_FRACTION_DIGITS, 0))
    integer, fraction = digits_of(value, fewest, int(options.get("maximumFractionDigits", max(fewest, MOST_FRACTION_DIGITS))))
    integer = integer.rjust(int(options.get(INTEGER_DIGITS, 1)), "0")
    sign = "-" if value < 0 and (int(integer) or fraction.strip("0")) else ""
    if options.get("useGrouping", 1) and len(integer) >= style.grouped_from:
        integer = f"{int(integer):,}".replace(",", style.separator)
    return sign + integer + (style.decimal + fraction if fraction else "")


# Plurals.


def plural_rules(text: str) -> PluralRules:
    """The rules of a language, a line each: `few: v = 0 and i % 10 = 2..4`, in the notation of Unicode's CLDR.

    Raises ValueError for a line that is none.
    """
    lines = [line.partition(":") for line in text.splitlines() if line.strip()]
    return {category.strip(): plural_rule(rule.strip()) for category, _, rule in lines if category.strip() != OTHER}


def plural_rule(text: str) -> Callable[[Operands], bool]:
    """Whether the rule, relations joined by `and` and `or`, holds for a number's operands."""
    ways = [[relation(part) for part in way.split(" and ")] for way in text.split(" or ")]
    return lambda operands: any(all(holds(operands) for holds in way) for way in ways)


def relation(text: str) -> Callable[[Operands], bool]:
    """Whether one relation holds: `i % 10 = 2..4,7`."""
    match = RELATION.fullmatch(text)
    if match is None:
        raise ValueError(f"plural-rules: expected a relation like i % 10 = 2..4, got {text!r}")
    operand, modulus, sign, ranges = match.groups()
    bounds = [(int(part.split("..")[0]), int(part.split("..")[-1])) for part in ranges.split(",")]

    def holds(operands: Operands) -> bool:
        number = operands[operand] % int(modulus) if modulus else operands[operand]
        return (number == int(number) and any(low <= number <= high for low, high in bounds)) == (sign == "=")

    return holds


def plural(value: float, style: NumberStyle) -> str:
    """The plural category of a number."""
    integer, fraction = digits_of(value)
    n, i, v, f = abs(value), int(integer), len(fraction), int(fraction or 0)
    operands: Operands = {"n": n, "i": i, "v": v, "w": v, "f": f, "t": f, "c": 0, "e": 0}
    return next((category for category, holds in style.plurals.items() if holds(operands)), OTHER)


# Messages. Each part of a parsed message becomes a function from the facts to a value.

Part = Callable[[Facts], "Value | Number"]
Text = Callable[[Facts], str]


class Bundle:
    """The messages of a language.

    The language's way of writing numbers is read from the messages `number-separator`, `number-grouped-from`,
    `number-decimal` and `plural-rules` when it is first needed.
    """

    def __init__(self) -> None:
        self.entries: dict[str, ast.Message | ast.Term] = {}
        self.compiled: dict[str, Text] = {}
        self.parser = FluentParser(with_spans=False)
        self.number_style: NumberStyle | None = None

    def add(self, text: str) -> None:
        """Adds the messages of a file."""
        for entry in self.parser.parse(text).body:
            if isinstance(entry, ast.Message):
                self.entries[entry.id.name] = entry
            elif isinstance(entry, ast.Term):
                self.entries[f"-{entry.id.name}"] = entry

    def format(self, message: str, facts: Facts) -> str:
        """A message with its facts. Raises KeyError for a message there is not, ValueError for one that cannot be formed."""
        text = self.compiled.get(message) or self.compile(message)
        try:
            return text(facts)
        except LookupError as error:
            raise ValueError(f"{message}: expected a fact or message {error}") from error
        except RecursionError:
            raise ValueError(f"{message}: it refers to itself") from None

    def compile(self, name: str) -> Text:
        """The function that forms a message, or `message.attribute`; the term's name begins with a hyphen."""
        message, _, attribute = name.partition(".")
        entry = self.entries[message]
        pattern = (
            next((part.value for part in entry.attributes if part.id.name == attribute), None) if attribute else entry.value
        )
        if pattern is None:
            raise KeyError(name)
        text = self.compiled[name] = self.pattern(pattern)
        return text

    def mentioned(self, message: str) -> tuple[str, ...]:
        """The names of the facts that a message may mention, those of the messages in it among them; nothing twice."""
        names: dict[str, None] = {}
        seen, waiting = {message}, [message]
        while waiting:
            facts, messages = references(self.entries[waiting.pop().partition(".")[0]])
            names |= facts
            waiting += [name for name in messages if name not in seen and name in self.entries]
            seen |= messages.keys()
        return tuple(names)

    def style(self) -> NumberStyle:
        """How the language writes numbers."""
        if self.number_style is None:
            separator, grouped_from, decimal, rules = (
                self.format(name, {}) for name in ("number-separator", "number-grouped-from", "number-decimal", "plural-rules")
            )
            self.number_style = NumberStyle(separator, int(grouped_from), decimal, plural_rules(rules))
        return self.number_style

    def pattern(self, pattern: ast.Pattern) -> Text:
        """The text of a message or of a variant."""
        parts = [
            part.value if isinstance(part, ast.TextElement) else partial(self.shown, self.expression(part.expression))
            for part in pattern.elements
        ]
        if len(parts) == 1:
            (part,) = parts
            return part if callable(part) else lambda _: part
        return lambda facts: "".join([part if isinstance(part, str) else part(facts) for part in parts])

    def shown(self, part: Part, facts: Facts) -> str:
        """A value as text."""
        value = part(facts)
        if isinstance(value, str):
            return value
        return value.text if isinstance(value, Number) else number_text(value, self.style(), {})

    def expression(self, node: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Part:
        """What stands in braces."""
        match node:
            case ast.Placeable():
                return self.expression(node.expression)
            case ast.SelectExpression():
                return self.selection(node)
            case ast.VariableReference():
                return partial(fact, node.id.name)
            case ast.StringLiteral() | ast.NumberLiteral():
                value = node.parse()["value"]
                return lambda _: value
            case ast.MessageReference():
                return partial(self.format, node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
            case ast.TermReference():
                return self.term(node)
            case ast.FunctionReference():
                return self.function(node)

    def term(self, node: ast.TermReference) -> Part:
        """A term, which knows only the arguments that stand with it."""
        name = f"-{node.id.name}" + (f".{node.attribute.name}" if node.attribute else "")
        arguments = TermFacts(named(node.arguments))
        return lambda _: self.format(name, arguments)

    def function(self, node: ast.FunctionReference) -> Part:
        """`NUMBER($count, useGrouping: 0)`, the only function."""
        options = {name: value for name, value in named(node.arguments).items() if not isinstance(value, str)}
        if (
            node.id.name != "NUMBER"
            or len(node.arguments.positional) != 1
            or not named(node.arguments).keys() <= NUMBER_OPTIONS
        ):
            raise ValueError(f"expected NUMBER of one number with {', '.join(sorted(NUMBER_OPTIONS))}, got {node.id.name}")
        number = self.expression(node.arguments.positional[0])

        def formatted(facts: Facts) -> Number:
            value = number(facts)
            if not isinstance(value, int | float):
                raise ValueError(f"NUMBER: expected a number, got {value!r}")
            return Number(number_text(value, self.style(), options), value)

        return formatted

    def selection(self, node: ast.SelectExpression) -> Part:
        """The variant that fits: a number is compared with numbers first, then by its plural category."""
        selector = self.expression(node.selector)
        variants = [(key_of(variant), self.pattern(variant.value)) for variant in node.variants]
        default = next(self.pattern(variant.value) for variant in node.variants if variant.default)

        def selected(facts: Facts) -> str:
            value = selector(facts)
            number = value.value if isinstance(value, Number) else value
            category = number if isinstance(number, str) else plural(number, self.style())
            return next((text for key, text in variants if key in (number, category)), default)(facts)

        return selected


class References(Visitor):
    """Collects the facts and the messages that an entry refers to. A term knows no facts."""

    def __init__(self) -> None:
        self.facts: dict[str, None] = {}
        self.messages: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A fact."""
        self.facts[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another message."""
        self.messages[node.id.name] = None


def references(entry: ast.Message | ast.Term) -> tuple[dict[str, None], dict[str, None]]:
    """The names of the facts and of the messages that an entry refers to, each once and in their order."""
    collector = References()
    collector.visit(entry)
    return collector.facts, collector.messages


class TermFacts(dict[str, Value]):
    """The arguments of a term: one that is missing selects the default."""

    def __missing__(self, name: str) -> str:
        return ""


def fact(name: str, facts: Facts) -> Value:
    """A fact by its name; it is text or a number."""
    value = facts[name]
    if isinstance(value, str | int | float):
        return value
    raise ValueError(f"{name}: expected text or a number, got {value!r}")


def key_of(variant: ast.Variant) -> Value:
    """What the selector of a variant is compared with."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.parse()["value"]


def named(arguments: ast.CallArguments | None) -> dict[str, Value]:
    """The arguments with names; all are literals."""
    return {} if arguments is None else {each.name.name: each.value.parse()["value"] for each in arguments.named}
