"""The words in English, French and Polish: nothing missing, nothing left unresolved, and sentences that read well."""

import itertools
import random
import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import duopoly
from duopoly import words
from duopoly.bots.planner import LONG
from duopoly.editions import house_rules, load, names
from duopoly.editions.topics import TOPICS
from duopoly.play.events import Event, Reason, event_of
from duopoly.play.refusals import Refusal
from duopoly.play.seats import Names
from duopoly.play.tell import MESSAGES, tell
from duopoly.play.unplayed import UNPLAYED
from duopoly.rules import codes
from duopoly.rules.ledger import LedgerEntry
from duopoly.rules.state import State
from duopoly.words import FOLDER, LANGUAGES, bundle, has, say

EDITIONS = names()
EDITIONS_FILE = "editions.ftl"
"""Only languages that the editions' own files do not have need it."""
PLURALS = {"one", "few", "many"}
UNRESOLVED = re.compile(r"[{}]|\$[a-z]|  | ,| \.(?!\d)|\(\)|: \.|None|event-|reason-")


# The files.


class Reader(Visitor):
    """Gathers the variables of a message and the variants of its selectors; the methods are named as the visitor wants."""

    def __init__(self):
        self.variables = set()
        self.selectors = []
        self.references = set()
        self.texts = []

    def visit_TextElement(self, node):  # noqa: N802
        self.texts.append(node.value)

    def visit_MessageReference(self, node):  # noqa: N802
        self.references.add(node.id.name)

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node):  # noqa: N802
        self.selectors.append([variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)])
        self.generic_visit(node)


@cache
def resources(lang):
    """The parsed files of a language by name."""
    parser = FluentParser()
    return {path.name: parser.parse(path.read_text(encoding="utf-8")) for path in sorted((FOLDER / lang).glob("*.ftl"))}


@cache
def messages(lang):
    """What each message of a language needs: its file, attributes, variables and selectors."""
    found = {}
    for file, resource in resources(lang).items():
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                reader = Reader()
                reader.visit(entry)
                attributes = {attribute.id.name for attribute in entry.attributes}
                assert entry.id.name not in found, f"{lang}: {entry.id.name} stands twice"
                found[entry.id.name] = (file, attributes, reader.variables, reader.selectors)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_can_be_read(lang):
    """No line of a file is junk."""
    for file, resource in resources(lang).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, f"{lang}/{file}: {junk}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_files_and_messages(lang):
    """Every message of English stands in the same file of each language, and no language has another one."""
    assert set(resources(lang)) - {EDITIONS_FILE} == set(resources("en"))
    assert {key: file for key, (file, *_) in messages(lang).items() if file != EDITIONS_FILE} == {
        key: file for key, (file, *_) in messages("en").items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["web-grade-assumes", "web-grade-rests"])
def test_how_far_a_timed_game_is_judged_is_as_far_as_the_bot_looks(lang, key):
    """The sentences write the planner's number out."""
    assert f" {LONG} " in say(lang, key, aim="timed", bot="champion", number="100")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_uses_the_same_variables_and_attributes(lang):
    """What a message speaks of does not depend on the language; only what a selector looks at may differ."""
    for key, (_, attributes, variables, _) in messages("en").items():
        _, theirs, named, _ = messages(lang)[key]
        assert theirs == attributes, key
        assert named - {"game", "hotel", "direction"} == variables - {"game", "hotel", "direction"}, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_speaks_only_with_those_of_its_file_and_the_common_ones(lang):
    """The files are read one by one, when something of theirs is said."""
    for resource in resources(lang).values():
        reader = Reader()
        reader.visit(resource)
        known = {
            entry.id.name for entry in [*resource.body, *resources(lang)["common.ftl"].body] if isinstance(entry, ast.Message)
        }
        assert reader.references <= known


def test_polish_plurals_are_real():
    """A selector on a number has all four categories of Polish; two of them are not the Polish of anybody."""
    counted = 0
    for key, (*_, selectors) in messages("pl").items():
        for variants in selectors:
            if PLURALS & set(variants):
                assert set(variants) >= PLURALS | {"other"}, key
                counted += 1
    assert counted >= 10


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_english_and_french_plurals_are_real(lang):
    """English and French count with one and other only."""
    for key, (*_, selectors) in messages(lang).items():
        for variants in selectors:
            assert not {"few", "many"} & set(variants), key
            assert "one" not in variants or "other" in variants, key


NAMES_OF_THINGS = {"player", "players", "other", "owner", "names", "seat", "space", "title", "city", "cities", "bot"}
"""Facts that are names of people or places, which may begin with a vowel."""


def names_after(pattern, word):
    """The names in a pattern and its variants that follow a word ending with this."""
    for before, after in itertools.pairwise(pattern.elements):
        if isinstance(after, ast.Placeable) and isinstance(after.expression, ast.VariableReference):
            name = after.expression.id.name
            if name in NAMES_OF_THINGS and isinstance(before, ast.TextElement) and word.search(before.value):
                yield name
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from names_after(variant.value, word)


def test_french_names_need_no_elision():
    """No name follows de or que: it would have to be d’Ann, but de Bob."""
    elided = re.compile(r"(?:^|[\s’(])(?:de|que|jusque|lorsque|puisque) $")
    for resource in resources("fr").values():
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value:
                assert list(names_after(entry.value, elided)) == [], entry.id.name


def test_a_french_player_goes_onto_a_space():
    """Not à Le Havre or à Prison, which no preposition fits."""
    onto = re.compile(r"(?:^|\s)[àÀ] $")
    found = {}
    for resource in resources("fr").values():
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value and "space" in names_after(entry.value, onto):
                found[entry.id.name] = entry.value
    assert found == {}


@pytest.mark.parametrize(
    ("lang", "stranger"),
    [
        ("fr", r"\bbots?\b|[Ee]ngagement"),
        ("en", r"[Cc]ommitment"),
        ("pl", r"\b[Kk]ości\b|\b[Pp]arti[aąięe]\b|[Tt]woja tura[.;]"),
    ],
)
def test_one_thing_has_one_word(lang, stranger):
    """A bot is a robot in French, the secret has a hash, Poles throw kostki, and it is somebody’s kolej."""
    for file, resource in resources(lang).items():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                reader = Reader()
                reader.visit(entry)
                assert not [text for text in reader.texts if re.search(stranger, text)], (file, entry.id.name)


def test_the_last_hotels_in_french():
    """Hotels are masculine, houses feminine: what is said of both names the construction."""
    assert say("fr", "ask-want-line", left=1).startswith("Il ne reste qu’une construction.")
    assert say("fr", "ask-want-line", left=2).startswith("Il reste 2 constructions.")
    assert say("fr", "move-pass", phase="want") == "Ne rien demander"
    assert say("fr", "web-play-one-more") == "En demander plus"


def test_french_rounds_are_no_turns():
    """A manche is over when everybody has had a tour."""
    assert say("fr", "web-new-ticket-rounds", number=20) == "Environ 20 manches, jouées par des robots"
    assert "cinquième manche" in say("fr", "web-guide-first-throw")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_groups_of_the_classic_game(lang):
    """What is a city in the game with camps is a group in the classic one."""
    for message, facts in {
        "terminal-city": {},
        "deed-city": {"whose": "other", "streets": "last", "other": "Bob", "city": "Orange"},
        "web-board-monopolizes": {"cities": "Orange"},
        "reason-broken-monopoly": {"sum": "$5", "city": "Orange"},
        "refusal-monopoly-houses": {},
    }.items():
        text = say(lang, message, game="classic", **facts)
        assert re.search({"en": "group", "fr": "groupe", "pl": "grup"}[lang], text, re.IGNORECASE), text
        assert text != say(lang, message, game="roles", **facts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_its_words(lang):
    """Events, refusals, reasons, topics, phases, verbs, aims and kinds of spaces: each has its message."""
    wanted = [*MESSAGES, "refusal-garbled"]
    wanted += [f"refusal-{code}" for code, _ in codes.REFUSALS]
    wanted += [f"reason-{reason}" for reason in codes.REASONS]
    wanted += [f"topic-{topic}" for topic in TOPICS]
    wanted += [f"phase-{phase}" for phase in codes.PHASES]
    wanted += [f"verb-{verb}" for verb in codes.VERBS] + [f"verb-{verb}-hint" for verb in codes.VERBS]
    wanted += [f"aim-{aim}" for aim in codes.AIMS] + [f"aim-{aim}-hint" for aim in codes.AIMS]
    wanted += [f"kind-{kind}" for kind in codes.SPACE_KINDS]
    wanted += [f"role-{role}" for role in ("competitor", "monopolist", "player")]
    assert [key for key in wanted if not has(lang, key)] == []


def test_every_message_of_an_event_is_told():
    """No message speaks of an event, a refusal, a reason or a topic that there is not."""
    known = {*MESSAGES, "refusal-garbled", "reason-rounded-down"}
    known |= {f"refusal-{code}" for code, _ in codes.REFUSALS} | {f"reason-{reason}" for reason in codes.REASONS}
    known |= {f"refusal-{code}" for code, _ in UNPLAYED.values()} | {f"topic-{topic}" for topic in TOPICS}
    assert {key for key in messages("en") if key.startswith(("event-", "refusal-", "reason-", "topic-"))} == known


def test_a_language_is_loaded_once():
    """The files are read once; a language there is not is named."""
    assert bundle("pl") is bundle("pl")
    with pytest.raises(ValueError, match=f"lang: expected one of {', '.join(LANGUAGES)}, got 'xx'"):
        say("xx", "bank")
    assert not has("en", "no-such-message")


def test_a_strangers_long_text_is_not_kept():
    """The same sentence, but formed anew each time."""
    words.said.cache_clear()
    for name in ("Ann", "A" * 201):
        for _ in range(2):
            assert name in say(
                "en", "rules-stop", number=1, player=name, move="throw", reason="No.", made=1, now=2, age="older"
            )
    assert words.said.cache_info().currsize == 1


@pytest.mark.parametrize(
    ("number", "houses"),
    [(1, "1 dom"), (2, "2 domy"), (4, "4 domy"), (5, "5 domów"), (12, "12 domów"), (22, "22 domy"), (112, "112 domów")],
)
def test_polish_counts(number, houses):
    """One, few and many as a Pole counts."""
    assert say("pl", "houses", number=number) == houses


# The rules explained.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_every_paragraph_can_be_explained(name, lang):
    """Every topic of every edition reads as sentences, with its paragraph where the leaflet has one."""
    edition = load(name)
    for topic in topics_of(edition):
        text = duopoly.explain(edition, topic, lang)
        assert not UNRESOLVED.search(text), (topic, text)
        assert text[0].isupper() or text[0].isdigit(), (topic, text)
        assert text.endswith(")"), (topic, text)
        assert edition.paragraphs[topic] in text


def topics_of(edition):
    return [topic for topic in TOPICS if edition.paragraphs[topic]]


@pytest.mark.parametrize("name", EDITIONS)
def test_what_a_game_has_nothing_of_is_not_explained(name):
    """A topic that no paragraph is about has no words."""
    edition = load(name)
    for topic in set(TOPICS) - set(topics_of(edition)):
        with pytest.raises(ValueError, match=r"^topic: expected one of"):
            duopoly.explain(edition, topic)


SWITCHES = [
    {"speed_die": True, "claim_rent": True},
    {"speed_die": True, "speed_on_doubles": False},
    {"trade": "before-throw", "build_evenly": True, "build_any_time": True, "lift_any_time": False},
    {"shortage": "auction", "extra_throws": 0, "doubles_to_prison": 1},
    {"shortage": "box", "prison_stay": True, "prison_double": "throws-again", "prison_throws": 1},
    {"prison_fee_after_miss": True, "prison_collects": True, "prison_ends_turn": True, "price_war_buys": False},
    {"houses_outlast_monopoly": True, "mortgage_interest": 5, "estate_auction": True, "auction": True},
    {"monopoly_competitor": 2, "monopoly_monopolist": 0, "timed_trade": False, "timed_adjust": False, "rounds": 1},
    {"monopoly_player": 0, "bare_group": False, "income_tax_choice": False},
    {"monopoly_player": 2, "start_cash": 2000, "rounds": 22, "monopoly_monopolist": 1, "monopoly_competitor": 1},
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("switches", SWITCHES, ids=lambda switches: next(iter(switches)))
def test_house_rules_are_explained_too(name, switches, lang):
    """A switch turned the other way still leaves whole sentences."""
    edition = load(name)
    there = {rule: value for rule, value in switches.items() if getattr(edition.rules, rule) is not None}
    edition = house_rules(edition, there)
    for topic in topics_of(edition):
        text = duopoly.explain(edition, topic, lang)
        assert not UNRESOLVED.search(text), (topic, text)


def explained(name, topic, lang="en"):
    return duopoly.explain(load(name), topic, lang)


def test_each_edition_tells_its_own_rules():
    """The paragraphs in which the leaflets differ say so."""
    assert "extra throw" not in explained("anti-fr", "prison")
    assert "gets you out but does not move your pawn" in explained("anti-fr", "prison")
    assert "sit out" in explained("anti-fr", "prison")
    assert "sit out" not in explained("anti-us", "prison")
    assert "nothing can be bought" in explained("anti-fr", "prison-rent")
    assert "nothing can be bought" not in explained("anti-fr15k", "prison-rent")
    assert "get-out-of-jail card" in explained("classic-fr", "prison")
    assert "pays $10 to the bank" in explained("anti-us", "foundation")
    assert "pays 160\u00a0€ to the bank" in explained("anti-pl", "foundation")
    assert "pays 1,600 to the bank" in explained("anti-fr15k", "foundation")
    assert "times 40 if the owner is a competitor" in explained("anti-fr15k", "utility")
    assert "half the rent on their card" in explained("anti-fr", "broken-monopoly")
    assert "have to be sold first" in explained("anti-us", "broken-monopoly")
    assert "10% of it is due now" in explained("classic-us", "mortgage-sale")
    assert "before the dice are thrown" in explained("anti-fr15k", "trade")
    assert "deal only with the bank" in explained("anti-fr", "trade")
    assert "deal only with the bank" not in explained("anti-us", "trade")
    assert "Every player may buy and sell buildings" in explained("anti-pl", "timed")
    assert "Every player may buy and sell buildings" not in explained("anti-fr", "timed")
    assert "32 houses and 12 hotels" in explained("classic-fr", "shortage")
    assert "always has enough" in explained("anti-pl", "shortage")
    assert "only on your own turn" in explained("anti-fr", "lifting")
    assert "evenly" in explained("classic-us", "building")
    assert "buy an apartment" in explained("anti-us", "building")


def test_a_paragraph_in_three_languages():
    """The same paragraph with the edition's figures."""
    assert explained("anti-us", "start") == "When you land on Start or pass it, the bank pays you $100. (rule 14)"
    assert explained("anti-fr", "property-tax", "fr") == "Chaque joueur qui s’arrête ici paie 75\u00a0€ à la banque. (règle 17)"
    assert explained("anti-pl", "property-tax", "pl") == "Kto stanie na tym polu, płaci bankowi 75\u00a0€. (punkt 18)"
    assert explained("classic-fr", "property-tax", "fr").endswith("(«\u202fImpôts - Taxe de luxe\u202f»)")


# Sentences checked by hand. Each is a line of the ledger: what, seat, other, amount, space, x, y, reasons.

PLAYERS = ("Ann", "Bob")
ANN, BOB, BANK = 0, 1, codes.BANK
NO = codes.NOWHERE


def told(name, lang, what, seat=ANN, other=BANK, amount=0, space=NO, x=0, y=0, reasons=()):
    """The sentence for a line of the ledger, its French spaces made plain."""
    entry = LedgerEntry(what, seat, other, amount, space, x, y, tuple(reasons))
    return tell(event_of(entry, Names(load(name), PLAYERS), State()), lang).replace("\u202f", " ").replace("\u00a0", " ")


US = load("anti-us")
BRATTLE = next(space.index for space in US.spaces if space.key.startswith("brattle"))
DOUBLED = ((codes.B_BARE, 22), (codes.B_MONOPOLY, 44))
PERCENTS = ((codes.B_CASH_PERCENT, 500), (codes.B_TITLES_PERCENT, 880), (codes.B_BUILDINGS_PERCENT, 300))
EXAMPLES = [
    (
        ("anti-us", codes.E_DOUBLE_RENT, ANN, BOB, 44, BRATTLE, 0, 0, DOUBLED),
        "Ann pays Bob $44 rent for Brattle St.: $22 for the bare street, doubled: Bob monopolizes Boston. (rule 10)",
        "Ann paie à Bob $44 de loyer pour Brattle St. : $22 pour le terrain nu, doublé : Bob a le monopole à Boston. (règle 10)",
        "Ann płaci graczowi Bob $44 czynszu za pole Brattle St.: $22 za niezabudowaną ulicę, podwójnie: Bob ma monopol w mieście Boston. (punkt 10)",
    ),
    (
        ("anti-us", codes.E_DOUBLE_RENT, BANK, BOB, 44, BRATTLE, 0, 0, DOUBLED),
        "The bank pays Bob $44 rent for Brattle St.: $22 for the bare street, doubled: Bob monopolizes Boston. (rule 10)",
        "La banque verse à Bob $44 de loyer pour Brattle St. : $22 pour le terrain nu, doublé : Bob a le monopole à Boston. (règle 10)",
        "Bank płaci graczowi Bob $44 czynszu za pole Brattle St.: $22 za niezabudowaną ulicę, podwójnie: Bob ma monopol w mieście Boston. (punkt 10)",
    ),
    (
        ("anti-fr", codes.E_RENT, ANN, BOB, 37, 21, 0, 0, ((codes.B_HOUSES, 74), (codes.B_BROKEN, 37))),
        "Ann pays Bob 37 € rent for Rue La Fayette: 74 € with 1 house, halved to 37 €: Paris is no longer monopolized. (rule 8)",
        "Ann paie à Bob 37 € de loyer pour Rue La Fayette : 74 € avec 1 maison, divisé par deux, 37 € : plus de monopole à Paris. (règle 8)",
        "Ann płaci graczowi Bob 37 € czynszu za pole Rue La Fayette: 74 € za ulicę z 1 domem, tylko połowa, 37 €: w mieście Paryż nie ma już monopolu. (punkt 8)",
    ),
    (
        ("anti-pl", codes.E_FARE, ANN, BOB, 80, 5, 0, 0, ((codes.B_OWNED, 2),)),
        "Ann pays Bob a fare of 80 € for Airport: 2 transport companies owned. (rule 19)",
        "Ann paie à Bob 80 € de transport pour Aéroport : 2 sociétés de transport. (règle 19)",
        "Ann płaci graczowi Bob 80 € opłaty za pole Lotnisko: właściciel ma 2 firmy transportowe. (punkt 19)",
    ),
    (
        ("anti-fr15k", codes.E_UTILITY, ANN, BOB, 280, 12, 0, 0, ((codes.B_THROW, 7), (codes.B_MULTIPLE, 40))),
        "Ann pays Bob 280 for Electricity Company: a throw of 7, times 40. (“Électricité et gaz”)",
        "Ann paie à Bob 280 pour Compagnie de distribution d’électricité : 7 aux dés, multiplié par 40. (« Électricité et gaz »)",
        "Ann płaci graczowi Bob 280 za pole Elektrownia: rzut 7, razy 40. („Électricité et gaz”)",
    ),
    (
        ("anti-us", codes.E_INCOME_TAX, ANN, BANK, 168, 4, 0, 0, PERCENTS),
        "Ann pays $168 income tax: 10% of $500 in cash + 10% of $880 for unmortgaged titles + 10% of $300 for buildings. (rule 17)",
        "Ann paie $168 d’impôt sur le revenu : 10 % de $500 en argent + 10 % de $880 de titres non hypothéqués + 10 % de $300 de constructions. (règle 17)",
        "Ann płaci $168 podatku dochodowego: 10% z $500 gotówki + 10% z $880 za nieruchomości bez hipoteki + 10% z $300 za budynki. (punkt 17)",
    ),
    (
        ("anti-us", codes.E_INCOME_TAX, ANN, BANK, 81, 4, 1, 0, ((codes.B_CASH_PERCENT, 407), (codes.B_TITLES_PERCENT, 0))),
        "Ann pays $81 income tax: 20% of $407 in cash, rounded down. (rule 17)",
        "Ann paie $81 d’impôt sur le revenu : 20 % de $407 en argent, arrondi vers le bas. (règle 17)",
        "Ann płaci $81 podatku dochodowego: 20% z $407 gotówki, zaokrąglone w dół. (punkt 17)",
    ),
    (
        ("anti-us", codes.E_PURCHASE, ANN, BANK, 220, BRATTLE, 0, 0, ()),
        "Ann buys Brattle St. for $220. (rule 9)",
        "Ann achète Brattle St. pour $220. (règle 9)",
        "Ann kupuje pole Brattle St. za $220. (punkt 9)",
    ),
    (
        ("anti-us", codes.E_FOUNDATION, BANK, ANN, 25, 20, 0, 0, ()),
        "Ann receives a grant of $25 from the Foundation. (rule 21)",
        "Ann reçoit de la Fondation une subvention de $25. (règle 21)",
        "Ann dostaje $25 dotacji z Urzędu Antymonopolowego. (punkt 21)",
    ),
    (
        ("classic-us", codes.E_CARD, ANN, BANK, 145, 7, 0, 0, ((codes.B_HOUSES_UPKEEP, 5), (codes.B_HOTELS_UPKEEP, 1))),
        "Ann pays the bank $145 as the card says: 5 houses, 1 hotel. (“Chance or Community Chest”)",
        "Ann paie $145 à la banque, comme l’indique la carte : 5 maisons, 1 hôtel. (« Chance or Community Chest »)",
        "Ann płaci bankowi $145, zgodnie z kartą: 5 domów, 1 hotel. („Chance or Community Chest”)",
    ),
    (
        ("anti-us", codes.E_CARD, ANN, BOB, 25, 7, 0, 0, ()),
        "Ann pays Bob $25 as the card says. (rule 16)",
        "Ann paie $25 à Bob, comme l’indique la carte. (règle 16)",
        "Ann płaci graczowi Bob $25, zgodnie z kartą. (punkt 16)",
    ),
    (
        ("anti-us", codes.E_DICE, ANN, BANK, 0, 0, 1, 2, ()),
        "Ann throws 1 and 2. (rule 8)",
        "Ann fait 1 et 2. (règle 8)",
        "Ann wyrzuca 1 i 2. (punkt 8)",
    ),
    (
        ("anti-us", codes.E_DICE, ANN, BANK, 0, 0, 3, 3, ()),
        "Ann throws 3 and 3, a double. (rule 8)",
        "Ann fait 3 et 3 : un double. (règle 8)",
        "Ann wyrzuca 3 i 3, dublet. (punkt 8)",
    ),
    (
        ("anti-us", codes.E_MOVE, ANN, BANK, 0, 3, 0, 0, ()),
        "Ann moves to French Quarter. (rule 8)",
        "Ann arrive sur la case French Quarter. (règle 8)",
        "Ann staje na polu French Quarter. (punkt 8)",
    ),
    (
        ("anti-us", codes.E_SENT, ANN, BANK, 0, 10, 0, 0, ()),
        "Ann is sent to the price war. (rule 15)",
        "Ann va à la guerre des prix. (règle 15)",
        "Ann idzie na wojnę cenową. (punkt 15)",
    ),
    (
        ("anti-us", codes.E_SENT, ANN, BANK, 0, 10, 1, 0, ()),
        "Ann is sent to prison. (rule 15)",
        "Ann va en prison. (règle 15)",
        "Ann idzie do więzienia. (punkt 15)",
    ),
    (
        ("classic-us", codes.E_SENT, ANN, BANK, 0, 10, 0, 0, ()),
        "Ann is sent to jail. (“Go to Jail”)",
        "Ann va en prison. (« Go to Jail »)",
        "Ann idzie do więzienia. („Go to Jail”)",
    ),
    (
        ("classic-us", codes.E_THIRD_DOUBLE, ANN, BANK, 0, 10, 3, 0, ()),
        "That makes 3 doubles in a row for Ann. (“On your turn”)",
        "Ann en est à 3 doubles de suite. (« On your turn »)",
        "To już 3 dublety z rzędu: Ann. („On your turn”)",
    ),
    (
        ("anti-us", codes.E_ROLE, ANN, BANK, 0, NO, 0, 0, ()),
        "Ann chooses to be a competitor. (rule 4)",
        "Ann choisit d’être concurrent. (règle 4)",
        "Ann wybiera rolę przedsiębiorcy. (punkt 4)",
    ),
    (
        ("anti-us", codes.E_SWAP, ANN, BOB, 0, NO, 1, 0, ()),
        "Ann and Bob swap roles: Ann is now a monopolist, Bob a competitor. (rule 4)",
        "Ann et Bob échangent leurs rôles : Ann est maintenant monopoliste, Bob concurrent. (règle 4)",
        "Ann i Bob zamieniają się rolami: Ann to teraz monopolista, Bob przedsiębiorca. (punkt 4)",
    ),
    (
        ("anti-us", codes.E_DEBT, ANN, BANK, 0, 4, 200, 0, ()),
        "Ann owes the bank $200 and cannot pay it yet. (rule 24)",
        "Ann doit $200 à la banque et ne peut pas encore payer. (règle 24)",
        "Ann ma zapłacić bankowi $200, ale na razie nie może. (punkt 24)",
    ),
    (
        ("anti-us", codes.E_BANKRUPT, ANN, BOB, 0, BRATTLE, 44, 0, ()),
        "Ann owes Bob $44, cannot raise it and is bankrupt. (rule 24)",
        "Ann doit $44 à Bob, ne peut pas réunir cette somme et fait faillite. (règle 24)",
        "Ann ma zapłacić graczowi Bob $44, nie zdobędzie tej kwoty i bankrutuje. (punkt 24)",
    ),
    (
        ("classic-us", codes.E_AUCTION_BEGINS, codes.NOBODY, BANK, 0, NO, codes.HOTEL_LOT, 0, ()),
        "One of the last hotels is put up for auction. (“Auction”)",
        "Un des derniers hôtels est mis aux enchères. (« Auction »)",
        "Na licytację idzie jeden z ostatnich hoteli. („Auction”)",
    ),
    (
        ("classic-us", codes.E_BID, ANN, BANK, 0, 39, 39, 120, ()),
        "Ann bids $120. (“Auction”)",
        "Ann enchérit à $120. (« Auction »)",
        "Ann daje $120. („Auction”)",
    ),
    (
        ("classic-us", codes.E_AUCTION, ANN, BANK, 120, 39, 0, 0, ()),
        "Ann wins the auction and pays $120 for Boardwalk. (“Auction”)",
        "Ann remporte les enchères et paie $120 pour Boardwalk. (« Auction »)",
        "Ann wygrywa licytację i płaci $120 za pole Boardwalk. („Auction”)",
    ),
    (
        ("classic-us", codes.E_INTEREST, ANN, BANK, 20, NO, 0, 0, ((codes.B_INTEREST_PERCENT, 10),)),
        "Ann pays the bank $20 interest on the mortgages taken over: 10% of the mortgage. (“Help, I need money”)",
        "Ann paie à la banque $20 d’intérêts sur les hypothèques reprises : 10 % de l’hypothèque. (« Help, I need money »)",
        "Ann płaci bankowi $20 odsetek od przejętych hipotek: 10% hipoteki. („Help, I need money”)",
    ),
    (
        ("anti-us", codes.E_PASSED_ON, ANN, BOB, 0, BRATTLE, 1, 0, ()),
        "Brattle St. passes from Ann to Bob, still mortgaged. (rule 23)",
        "Ann cède Brattle St. à Bob, hypothèque comprise. (règle 23)",
        "Ann przekazuje graczowi Bob pole Brattle St. razem z hipoteką. (punkt 23)",
    ),
]


@pytest.mark.parametrize(("line", "en", "fr", "pl"), EXAMPLES, ids=lambda value: value if isinstance(value, str) else "")
def test_sentences_checked_by_hand(line, en, fr, pl):
    """The main events, as a person would want to read them."""
    name, *entry = line
    assert [told(name, lang, *entry) for lang in ("en", "fr", "pl")] == [en, fr, pl]


def test_an_offer_names_both_sides():
    """Titles by their names, get-out cards, and cash with the edition's sign."""
    game = duopoly.Game("anti-us", PLAYERS, roles=["competitor", "monopolist"], seed=1)
    position = game.position()
    position["titles"] = {"brattle-street": {"owner": "Ann"}, "wall-street": {"owner": "Bob"}}
    game = duopoly.Game.from_position(position)
    (event,) = game.play("offer Bob give brattle-street cash 100 take wall-street", by="Ann")
    assert tell(event) == "Ann offers Bob Brattle St., $100 for Wall St. (rule 23)"
    game.play("withdraw", by="Ann")
    (event,) = game.play("offer Ann take brattle-street", by="Bob")
    assert tell(event) == "Bob asks Ann for Brattle St. and gives nothing. (rule 23)"
    assert tell(event, "pl") == "Bob prosi gracza Ann o: Brattle St. i nic nie daje w zamian. (punkt 23)"


def test_a_name_that_ends_in_a_full_stop_ends_the_sentence():
    """One period after "Sunset Blvd." is enough."""
    sunset = next(space.index for space in US.spaces if space.key == "sunset-boulevard")
    assert told("anti-us", "en", codes.E_MOVE, space=sunset) == "Ann moves to Sunset Blvd. (rule 8)"


def test_an_income_tax_says_what_it_is_made_of():
    """From a game: the percentages are those of the payer's role."""
    for seat, role, share in ((0, "competitor", 10), (1, "monopolist", 20)):
        position = {"edition": "anti-us", "turn": PLAYERS[seat], "phase": "throw"}
        roles = ("competitor", "monopolist")
        position["players"] = [
            {"name": name, "role": other, "cash": 499, "space": 0} for name, other in zip(PLAYERS, roles, strict=True)
        ]
        game = duopoly.Game.from_position(position)
        game.play("throw")
        game.play("dice 1 3")
        (event, *_) = game.play("tax percent")
        assert f"{share}% of $499 in cash, rounded down" in tell(event), role


# Refusals.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_every_refusal_can_be_told(name, lang):
    """One line each, in each edition's words."""
    edition = load(name)
    for word, topic in (*codes.REFUSALS, ("garbled", "object")):
        text = tell(Refusal(code=word, rule=edition.paragraph(topic), detail="why", edition=edition), lang)
        assert not UNRESOLVED.search(text), text
        assert "\n" not in text


def test_refusals_say_what_would_be_right():
    """Told in the words of the game that is played."""
    game = duopoly.Game("anti-us", PLAYERS, roles=["competitor", "monopolist"], seed=1)
    refusal = game.why_not("Ann", "build 24")
    assert str(refusal) == "This title is not yours. (rule 11)"
    assert refusal.words["fr"] == "Ce titre n’est pas à vous. (règle 11)"
    assert refusal.words["pl"] == "Ta nieruchomość nie jest twoja. (punkt 11)"
    assert str(game.why_not("Ann", "fly")) == "Unknown move 'fly'. (rule 8)"
    assert {lang: game.why_not("Ann", "byu").words[lang] for lang in ("en", "fr", "pl")} == {
        "en": "Unknown move 'byu'. Did you mean buy? (rule 8)",
        "fr": "Coup inconnu\u202f: 'byu'. Vouliez-vous dire buy\u202f? (règle 8)",
        "pl": "Nieznany ruch 'byu'. Czy chodziło o buy? (punkt 8)",
    }
    assert tell(Refusal(code="no-monopoly", rule="10", edition=US)) == (
        "You can build only in a city you monopolize. (rule 10)"
    )
    assert tell(Refusal(code="no-monopoly", rule="", edition=load("classic-us"))) == (
        "You can build only in a group that is all yours and free of mortgages."
    )


def refusal_at(edition, move, titles, rules, **more):
    """What Ann is told who wants to make a move."""
    roles = ("competitor", "monopolist") if len(load(edition).roles) > 1 else ("player", "player")
    players = [{"name": name, "role": role} for name, role in zip(PLAYERS, roles, strict=True)]
    position = {"edition": edition, "rules": rules, "players": players, "titles": titles, **more}
    return duopoly.Game.from_position(position, seed=1).why_not("Ann", move).sentence()


@pytest.mark.parametrize("edition", ["anti-us", "classic-us"])
@pytest.mark.parametrize(("bare_group", "where"), [(False, "on this street"), (True, "of the whole group")])
def test_buildings_to_sell_first_are_those_of_the_street_or_the_group(edition, bare_group, where):
    """As the rule in force says, not as the game is printed."""
    titles = {"1": {"owner": "Ann", "buildings": 1}, "3": {"owner": "Ann", "buildings": 1}}
    rules = {"bare_group": bare_group}
    assert refusal_at(edition, "mortgage 1", titles, rules) == f"Sell the buildings {where} first."
    offer = refusal_at(edition, "offer Bob give 1 take cash 5", titles, rules)
    those = f"those {where.replace('this', 'the')}"
    assert offer == f"Buildings are never traded: the owner has to sell {those} to the bank first."


OWNER_SELLS = ("the owner has to sell", "le propriétaire doit d’abord vendre", "właściciel musi najpierw sprzedać")


@pytest.mark.parametrize("edition", ["anti-us", "classic-us"])
@pytest.mark.parametrize(("street", "code"), [(21, "bare-first"), (23, "monopoly-houses")])
def test_who_offers_for_another_players_street_is_not_told_to_sell_its_buildings(edition, street, code):
    """Bob has a house in the city, and he would have to sell it."""
    classic = edition == "classic-us"
    players = [{"name": "Ann", "role": "player" if classic else "competitor"}]
    players += [{"name": "Bob", "role": "player" if classic else "monopolist"}]
    titles = {"21": {"owner": "Bob", "buildings": 1}, "23": {"owner": "Bob"}, **({"24": {"owner": "Bob"}} if classic else {})}
    position = {"edition": edition, "players": players, "titles": titles, "rules": {"bare_group": False}}
    game = duopoly.Game.from_position(position, seed=1)
    refusal = game.why_not("Ann", f"offer Bob give cash 100 take {street}")
    assert refusal.code == code
    for who, lang in zip(OWNER_SELLS, LANGUAGES, strict=True):
        assert who in refusal.sentence(lang)


@pytest.mark.parametrize(
    ("edition", "rules", "told"),
    [
        ("classic-us", {}, "You can build only in a group that is all yours and free of mortgages."),
        ("classic-us", {"monopoly_player": 2}, "You can build only in a group you monopolize. At least 2 of its streets must"),
        ("anti-us", {"monopoly_competitor": 2}, "You can build only in a city you monopolize. At least 2 of its streets must"),
        ("anti-us", {"monopoly_competitor": 3}, "You can build only in a city you monopolize. At least 3 of its streets must"),
    ],
)
def test_where_one_can_build_says_how_many_streets_make_a_monopoly(edition, rules, told):
    """If it is another number than the leaflet's."""
    assert refusal_at(edition, "build 6", {"6": {"owner": "Ann"}}, rules).startswith(told)


def test_who_adjusts_last_is_on_turn():
    """Ann's turn came first; now Bob adjusts."""
    titles = {"1": {"owner": "Ann"}, "39": {"owner": "Bob"}}
    sentence = refusal_at("anti-us", "build 1", titles, {}, aim="timed", phase="adjust", to_act="Bob")
    assert sentence == "You can build only on your own turn. It is Bob’s turn."


# Whole games.

MEANT = {
    "rent": {"bare", "houses", "hotel", "monopoly", "broken-monopoly", "owned", "times-card", "multiple", "throw"},
    "income-tax": {"cash-percent", "titles-percent", "buildings-percent", "flat"},
    "card": {"houses-upkeep", "hotels-upkeep"},
    "building": {"houses-now", "hotel-now"},
    "selling": {"half-price", "houses-now", "hotel-now"},
    "keep": {"kept-percent"},
    "interest": {"interest-percent"},
}
"""Which reasons a payment may have."""


def random_game(name, seed):
    """A game of random moves with now and then an offer; every event that it made."""
    edition, chooser = load(name), random.Random(seed)
    aim = edition.aims[seed % len(edition.aims)]
    rules = {} if edition.rules.speed_die is None or seed % 2 else {"speed_die": True, "claim_rent": True}
    if aim == "timed":
        rules["rounds"] = 8
    game = duopoly.Game(name, ["Ann", "Bob", "Cem"], seed=seed, rules=rules, aim=aim)
    for _ in range(900):
        if game.to_act is None:
            break
        if game.to_act == "chance":
            game.chance()
        elif chooser.random() < 0.03 and propose(game, edition, chooser):
            pass
        else:
            claims = [(who, move) for who in game.players for move in game.legal(who) if move == "claim"]
            eager = [move for move in game.legal() if move.split()[0] in ("buy", "build", "accept", "want")]
            if claims and chooser.random() < 0.5:
                game.play("claim", by=claims[0][0])
            else:
                game.play(chooser.choice(eager if eager and chooser.random() < 0.5 else game.legal()))
    return game.events


def propose(game, edition, chooser):
    """Makes an offer that stands up, if one is found at once."""
    owner = {key: title["owner"] for key, title in game.position()["titles"].items() if title.get("owner")}
    if not owner:
        return False
    key = chooser.choice(list(owner))
    buyer = chooser.choice([name for name in game.players if name != owner[key]])
    move = f"offer {owner[key]} give cash {chooser.randint(1, 90)} take {key}"
    if game.why_not(buyer, move) is not None:
        return False
    game.play(move, by=buyer)
    return True


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", EDITIONS)
def test_whole_games_are_told(name, seed):
    """Every event of a game of random moves reads as a sentence in each language, with its paragraph."""
    events = random_game(name, seed)
    assert len(events) > 50
    for event in events:
        for lang in LANGUAGES:
            text = tell(event, lang)
            assert not UNRESOLVED.search(text), text
            assert "\n" not in text
            assert event.rule in text
            assert event.amount is None or event.edition.sum(event.amount, lang) in text, text
            for name_of in (event.player, event.other):
                assert name_of in (None, "bank") or name_of in text or event.kind == "count", text


@pytest.mark.parametrize("name", EDITIONS)
def test_reasons_belong_to_their_payment(name):
    """A payment is told with its own reasons, none left over from a payment that came to nothing."""
    for event in random_game(name, 4):
        assert {reason.kind for reason in event.reasons} <= MEANT.get(event.kind, set()), event


def test_a_card_that_costs_nothing_leaves_no_reasons_behind():
    """Upkeep without buildings is no payment; the next one is told with its own reasons."""
    players = [{"name": name, "cash": 1500, "space": 0} for name in PLAYERS]
    game = duopoly.Game.from_position({"edition": "classic-us", "turn": "Ann", "phase": "throw", "players": players})
    upkeep = next(card.id for card in game.edition.cards if card.effect == "upkeep" and card.deck == "chance")
    for move in ("throw", "dice 3 4", f"card {upkeep}", "end", "throw", "dice 1 2"):
        game.play(move)
    (event,) = game.play("buy")
    assert event.reasons == ()


BETWEEN = (
    "swap", "claimable", "unclaimed", "no-rent", "accepted", "rejected", "withdrawn", "trade",
    "passed-on", "get-out-passed-on", "inherited", "get-out-inherited",
)  # fmt: skip
"""What happens between two players only."""


def test_every_line_of_the_ledger_can_be_told():
    """Every kind of event in every edition, to the bank, from it and between players, in each language."""
    for name in EDITIONS:
        edition = load(name)
        people = Names(edition, PLAYERS)
        for what, (kind, _) in enumerate(codes.EVENTS):
            if kind in ("drawn", "offer", "accepted"):
                continue
            for seat, other in ((ANN, BOB), (ANN, BANK), (BANK, ANN)):
                if (what > codes.E_KEEP and seat == BANK) or (kind in BETWEEN and BANK in (seat, other)):
                    continue
                event = event_of(LedgerEntry(what, seat, other, 5, 39, 0, 0, ()), people, State())
                for lang in LANGUAGES:
                    if what == codes.E_SPEED:
                        event = Event(**{**as_fields(event), "numbers": (codes.FACE_BUS, 0)})
                    assert not UNRESOLVED.search(tell(event, lang)), (what, tell(event, lang))


def as_fields(event):
    return {name: getattr(event, name) for name in event.__struct_fields__}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_can_be_told(lang):
    """Every step in working out a sum, in every edition."""
    for name in EDITIONS:
        for number, kind in enumerate(codes.REASONS):
            assert number == codes.REASONS.index(kind)
            event = Event(
                kind="rent", rule="9", payer="Ann", payee="Bob", player="Ann", other="Bob", amount=5, space=39,
                reasons=(Reason(kind, 2),), edition=load(name),
            )  # fmt: skip
            assert not UNRESOLVED.search(tell(event, lang)), tell(event, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_from_right_to_left_does_not_turn_the_numbers_beside_it(lang):
    """It is isolated, once; other names stay as they are."""
    for name in ("\u05e2\u05dc\u05d9", "\u0639\u0644\u064a"):
        wins = say(lang, "wins", player=name)
        assert f"\u2068{name}\u2069" in wins
        assert wins in say(lang, "ledger-automatic", text=wins)
        assert f"\u2068{wins}" not in say(lang, "ledger-automatic", text=wins)
    assert "\u2068" not in say(lang, "wins", player="Zo\u00eb")
