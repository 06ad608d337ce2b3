"""Our formatting of Fluent messages says what Mozilla's runtime says, which brings 37 MB of Babel for it."""

import itertools
from functools import cache

import pytest
from babel import Locale
from babel.plural import to_python
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from duopoly.words import FOLDER, LANGUAGES, bundle, homes, say, with_file
from duopoly.words.fluent_bundle import Bundle, digits_of, plural, plural_rules

NUMBERS = [0, 1, 2, 5, 12, 22, 101, 2.5, -3]
PLURALS = {"one", "few", "many", "other"}
COMMON = """
number-separator = ,
number-grouped-from = 4
number-decimal = .
plural-rules = one: i = 1 and v = 0
"""


class Facts(Visitor):
    """The variables of a message, the words that selectors compare them with, and which must be numbers."""

    def __init__(self):
        self.words, self.numbers, self.references = {}, set(), set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.words.setdefault(node.id.name, set())

    def visit_MessageReference(self, node):  # noqa: N802
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802
        self.numbers |= {each.id.name for each in node.arguments.positional}
        self.generic_visit(node)

    def visit_SelectExpression(self, node):  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            words = self.words.setdefault(node.selector.id.name, set())
            words |= {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)} - PLURALS
        self.generic_visit(node)


@cache
def resource(lang, name):
    text = (FOLDER / lang / name).read_text(encoding="utf-8")
    return FluentParser().parse(text), FluentResource(text)


@cache
def entries(lang):
    files = sorted(path.name for path in (FOLDER / lang).glob("*.ftl"))
    return {entry.id.name: entry for name in files for entry in resource(lang, name)[0].body if isinstance(entry, ast.Message)}


@cache
def reference(lang, name):
    """The same messages in Mozilla's runtime."""
    messages = FluentBundle([lang], use_isolating=False)
    for file in {"common.ftl", name}:
        messages.add_resource(resource(lang, file)[1])
    return messages


@cache
def facts_of(lang, message):
    """The facts of a message and of those that it refers to."""
    facts = Facts()
    facts.visit(entries(lang)[message])
    for other in facts.references:
        words, numbers = facts_of(lang, other)
        facts.words = words | facts.words
        facts.numbers |= numbers
    return facts.words, facts.numbers


def cases(lang, message):
    """Each word and number of each variable, all variables changed together: enough to reach every variant."""
    words, numbers = facts_of(lang, message)
    values = {name: NUMBERS + ([] if name in numbers else sorted(words[name])) for name in words}
    for n in range(max(map(len, values.values()), default=1)):
        yield {name: choices[n % len(choices)] for name, choices in values.items()}
    for name, choices in values.items():
        for choice in choices:
            yield {other: theirs[0] for other, theirs in values.items()} | {name: choice}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_as_the_reference_formats_it(lang):
    """Every message of every file, with words and numbers that reach its variants."""
    compared = 0
    for message, file in homes(lang).items():
        theirs = reference(lang, file)
        for facts in cases(lang, message):
            text, errors = theirs.format_pattern(theirs.get_message(message).value, facts)
            assert not errors, (message, facts, errors)
            assert with_file(lang, file).format(message, facts) == str(text), (message, facts)
            compared += 1
    assert compared > 5000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_facts_that_a_message_may_mention(lang):
    """Those of the messages in it, too: what is said is remembered by these facts alone."""
    for message, file in homes(lang).items():
        assert set(with_file(lang, file).mentioned(message)) == set(facts_of(lang, message)[0]), message
    assert say(lang, "phase-throw", player="Ann") == say(lang, "phase-throw", player="Ann", cash=[])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_rules_are_those_of_cldr(lang):
    """The categories that a message of the language may use; CLDR's `many` of a million, in French, is none of ours."""
    theirs = to_python(Locale(lang).plural_form)
    for number in itertools.chain(range(2000), (number / 4 for number in range(400))):
        if lang == "fr" and theirs(number) == "many":
            continue
        number = int(number) if number == int(number) else number
        assert plural(number, bundle(lang).style()) == theirs(number), number


@pytest.mark.parametrize("locale", ["ar", "cs", "cy", "de", "he", "ja", "lt", "lv", "ru", "sl"])
def test_the_rules_of_other_languages_can_be_copied(locale):
    """A translator copies them from CLDR; ours read the same notation."""
    form = Locale(locale).plural_form
    signs = {" mod ": " % ", " not in ": " != ", " in ": " = "}
    rules = "\n".join(f"{name}: {rule}" for name, rule in form.rules.items())
    for theirs, ours in signs.items():
        rules = rules.replace(theirs, ours)
    style = bundle("en").style()._replace(plurals=plural_rules(rules))
    theirs = to_python(form)
    for number in range(500):
        assert plural(number, style) == theirs(number), number


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "1,234,567.5"), ("fr", "1\u00a0234\u00a0567,5"), ("pl", "1\u00a0234\u00a0567,5")]
)
def test_numbers_are_grouped_as_the_language_says(lang, text):
    """The same signs as those of its sums of money."""
    assert formatted("{ $n }", lang, n=1234567.5) == text


def test_polish_groups_from_five_digits():
    """As CLDR, the page, and the sums of money do."""
    assert formatted("{ $n } { $m }", "pl", n=1234, m=12345) == "1234 12\u00a0345"


@pytest.mark.parametrize(
    ("value", "options", "text"),
    [
        (1234.5678, "", "1,234.568"),
        (2.0, "", "2"),
        (2.0, ", minimumFractionDigits: 2", "2.00"),
        (2.675, ", maximumFractionDigits: 2", "2.68"),
        (0.125, ", maximumFractionDigits: 2", "0.12"),
        (-0.001, ", maximumFractionDigits: 2", "0"),
        (-1234, "", "-1,234"),
        (1234, ", useGrouping: 0", "1234"),
        (7, ", minimumIntegerDigits: 2", "07"),
    ],
)
def test_options_of_a_number(value, options, text):
    """Those of the JavaScript that Fluent borrows them from; halves go to the even digit."""
    assert formatted(f"{{ NUMBER($n{options}) }}", "en", n=value) == text


def formatted(pattern, lang, **facts):
    messages = Bundle()
    messages.add((FOLDER / lang / "common.ftl").read_text(encoding="utf-8"))
    messages.add(f"message = {pattern}")
    return messages.format("message", facts)


def test_terms_attributes_and_literals():
    """What our files do not use today, a translator may."""
    messages = Bundle()
    messages.add(
        COMMON
        + """
-bank = { $case ->
    *[plain] bank
     [owner] bank's
}
    .kind = masculine
pays = { -bank } { -bank(case: "owner") } { "\\u00A0" }{ 5 }
    .title = { -bank.kind ->
        [masculine] he
       *[other] they
    }
again = { pays.title }, { { $name } }
"""
    )
    assert messages.format("pays", {}) == "bank bank's \u00a05"
    assert messages.format("again", {"name": "Ann"}) == "he, Ann"


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ("a = { $missing }", "a: expected a fact or message 'missing'"),
        ("a = { b }", "a: expected a fact or message 'b'"),
        ("a = { a }", "a: it refers to itself"),
        ('a = { NUMBER("x") }', "NUMBER: expected a number, got 'x'"),
        ("a = { DATETIME($x) }", "expected NUMBER of one number"),
    ],
)
def test_what_cannot_be_formed_is_an_error(message, error):
    """One line, and no sentence with a hole."""
    messages = Bundle()
    messages.add(COMMON + message)
    with pytest.raises(ValueError, match=error):
        messages.format("a", {})


def test_a_message_there_is_not_is_a_key_error():
    """As the words' `say` promises."""
    with pytest.raises(KeyError):
        say("en", "no-such-message")


def test_a_broken_plural_rule_is_refused():
    """With the line that is broken."""
    with pytest.raises(ValueError, match=r"plural-rules: expected a relation like i % 10 = 2\.\.4, got 'n is 1'"):
        plural_rules("one: n is 1")


def test_digits():
    """Integer and fraction, without the sign."""
    assert digits_of(-12) == ("12", "")
    assert digits_of(1.5, 2, 2) == ("1", "50")
