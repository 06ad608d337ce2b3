"""The book: every leaflet's paragraphs complete and in order, only what is played, and house rules marked where they tell."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from leaflets.table import at, competitor, monopolist, moves, player

import duopoly
from duopoly.editions import house_rules, load, names
from duopoly.editions.edition import Rules
from duopoly.editions.topics import TOPICS
from duopoly.play.book import anchor_of, book
from duopoly.play.phrases import game_of
from duopoly.play.topics import explain_words
from duopoly.words import LANGUAGES

ROOT = Path(__file__).parents[2]
ONE_TO = {last: [str(number) for number in range(1, last + 1)] for last in (23, 26)}
AF = ["11A", "11B", "11C", "11D", "11E", "11F"]
PARAGRAPHS = {
    "anti-us": ["Contents", "Rules", *ONE_TO[26], "Two hour game"],
    "anti-fr": [
        "Conseils", "Histoire", "Contenu de la boîte", "Règles du jeu", *ONE_TO[23][:11], *AF, *ONE_TO[23][11:], "Partie rapide",
        "Après la partie",
    ],
    "anti-pl": ["Pochodzenie gry", "Rady", "Zawartość pudełka", "Instrukcja", *ONE_TO[26], "Gra z limitem czasowym"],
    "anti-fr15k": [
        "Jeu Anti-Monopoly", "But du jeu", "Contenu", "Le plateau de jeu", "La banque", "Les joueurs", "Le lancer de dés",
        "Les différentes cases", "Faire un achat", "Payer un loyer", "Construire une maison", "La case départ", "Prison",
        "Monopoliste ou Concurrent", "Impôt sur le revenu", "Taxe sur l’environnement", "Fondation", "Entreprises de transport",
        "Électricité et gaz", "Les sources de revenu", "Vente des maisons et des hôtels", "Les hypothèques", "La faillite",
        "Déterminer un vainqueur",
    ],
    "classic-fr": [
        "Le banquier", "La banque", "Mise en place", "Comment gagner ?", "Qui joue en premier ?", "Quand c’est votre tour",
        "Propriété n’appartenant à personne", "Propriété appartenant déjà à un autre joueur", "Terrain", "Gare",
        "Compagnie de Service Public", "Chance ou Caisse de communauté", "Impôts - Taxe de luxe", "Allez en prison",
        "Comment sortir de prison ?", "Parc gratuit", "Propriété que vous possédez", "Au secours !! J’ai besoin d’argent !!",
        "N’attendez pas votre tour !", "Percevoir un loyer", "Vente aux enchères", "Construire", "Crise du bâtiment",
        "Vendre un bâtiment", "Hypothéquer une propriété", "Passer des accords", "Dé rapide", "N’inventez pas vos règles !",
    ],
    "classic-us": [
        "The banker", "The bank", "Setting up", "How to win", "Who goes first", "On your turn", "Property nobody owns",
        "Property of another player", "Street", "Railroad", "Utility", "Chance or Community Chest", "Taxes", "Go to Jail",
        "Getting out of jail", "Free Parking", "Your own property", "Help, I need money", "Do not wait for your turn",
        "Collecting rent", "Auction", "Building", "Building shortage", "Selling a building", "Mortgaging a property",
        "Deals with other players", "Speed Die", "Do not invent rules",
    ],
}  # fmt: skip
"""The numbers as the leaflets print them, or their headings, in order."""


def numbers(found):
    return [paragraph.number for paragraph in found.paragraphs]


def topics(found):
    return [topic.key for paragraph in found.paragraphs for topic in paragraph.topics]


def with_rules(name, **rules):
    return house_rules(load(name), rules)


# Whole, and in order.


@pytest.mark.parametrize("name", names())
def test_the_leaflets_paragraphs_in_order(name):
    """All of them, as they follow each other on paper."""
    assert [paragraph.number for paragraph in load(name).leaflet_paragraphs] == PARAGRAPHS[name]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_has_them_all(name, lang):
    """Every paragraph is in the book in every language once what the leaflet leaves to the table is chosen, and says something."""
    classic = name.startswith("classic")
    edition = with_rules(name, speed_die=True, claim_rent=True) if classic else load(name)
    found = book(edition, lang)
    assert numbers(found) == PARAGRAPHS[name]
    for paragraph in found.paragraphs:
        assert paragraph.text or paragraph.number == "11", paragraph.number
        assert paragraph.heading or paragraph.number in AF
        assert len({topic.text for topic in paragraph.topics}) == len(paragraph.topics)
    anchors = [paragraph.anchor for paragraph in found.paragraphs]
    assert len(set(anchors)) == len(anchors)
    assert all(re.fullmatch(r"[a-z0-9-]+", anchor) for anchor in anchors)


@pytest.mark.parametrize("name", names())
def test_a_citation_leads_into_the_book(name):
    """Where a topic is in the book, the number that events and refusals cite for it is that paragraph's."""
    edition = load(name)
    for paragraph in book(edition).paragraphs:
        for topic in paragraph.topics:
            assert edition.paragraphs[topic.key] == paragraph.number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_languages_tell_the_same_topics(lang):
    """No language leaves one out."""
    for name in names():
        assert topics(book(name, lang)) == topics(book(name, "en"))
        assert [len(one.changes) for one in book(name, lang).paragraphs] == [len(one.changes) for one in book(name).paragraphs]


# Only what is played.


def test_no_speed_die_where_there_is_none():
    """The Speed Die's paragraph comes with the die."""
    assert "Dé rapide" not in numbers(book("classic-fr"))
    assert not any("Dé rapide" in topic.text for one in book("classic-fr", "fr").paragraphs for topic in one.topics)
    assert "Dé rapide" in numbers(book(with_rules("classic-fr", speed_die=True)))
    assert not {"speed", "speed-faces", "free", "claim", "auction", "last-houses"} & set(topics(book("anti-us")))


def test_what_the_leaflet_leaves_to_the_table():
    """With its options the book of the printed rules has the Speed Die too, and says that it is one."""
    found = book("classic-us", options=True)
    (speed,) = (paragraph for paragraph in found.paragraphs if paragraph.option)
    assert (speed.number, speed.changes) == ("Speed Die", ())
    assert "The Speed Die is in play" in speed.text


def test_nothing_about_another_aim():
    """A table that plays for one aim reads of no other."""
    assert "25" in numbers(book("anti-us", aim="camp"))
    assert "25" not in numbers(book("anti-us", aim="last"))
    assert "rule 25" not in book("anti-us", aim="last").find("1")[0].text
    assert "rule 25" in book("anti-us", aim="camp").find("1")[0].text
    assert "Two hour game" not in numbers(book("anti-us", aim="camp"))
    assert "Two hour game" in numbers(book("anti-us", aim="timed"))
    assert "deal only with the bank" not in book("anti-fr", aim="last").find("21")[0].text
    assert "This table plays game B." in book("anti-us", aim="camp").find("1")[0].text


def test_classic_has_no_camps():
    """Neither roles nor Foundation, nor a richest player."""
    text = " ".join(paragraph.text for paragraph in book("classic-us").paragraphs)
    assert not re.search(r"competitor|monopolist|price war|Foundation", text)


# House rules.


@pytest.mark.parametrize(
    ("lang", "only"),
    [
        ("en", "In a timed game, players deal only with the bank."),
        ("fr", "Dans une partie rapide, on ne traite qu’avec la banque."),
        ("pl", "W grze z limitem czasowym handluje się tylko z bankiem."),
    ],
)
def test_a_timed_game_without_trades_has_no_words_about_them(lang, only):
    """fr 21: what holds for trades is told where there are some."""
    timed, last = (book("anti-fr", lang, aim=aim).find("21")[0] for aim in ("timed", "last"))
    assert timed.text.startswith(only)
    assert only not in last.text
    assert "(rule" not in timed.text
    allowed = book(with_rules("anti-fr", timed_trade=True), lang, aim="timed").find("21")[0]
    assert allowed.text == last.text


def test_a_debtor_may_not_trade_the_means_away_where_players_trade():
    """us 24, and wherever players trade; in fr's timed game they do not."""
    sentence = "You may not trade away what you need to pay."
    for edition in names():
        (debt,) = (one.text for one in book(edition, aim="last").find("debt")[0].topics if one.key == "debt")
        assert sentence in debt, edition
    assert sentence not in book("anti-fr", aim="timed").find("debt")[0].text


def test_the_freeing_double_without_its_throw():
    """fr 14: who does not throw again is free; where the throw is a duty, nothing is said of it."""
    sentence = "If you do not throw again, you are free and stay on the space."
    assert sentence in duopoly.explain("anti-fr", "prison")
    for edition, rules in (("anti-fr", {"decline_extra_throw": False}), ("anti-fr", {"extra_throws": 0}), ("anti-fr15k", {})):
        assert sentence not in duopoly.explain(with_rules(edition, **rules), "prison")


def test_a_house_rule_is_marked_in_its_paragraph():
    """What is played is told, with what is printed beside it."""
    found = book(with_rules("anti-us", foundation_monopolist=160))
    changed = [paragraph for paragraph in found.paragraphs if paragraph.changes]
    assert [(one.number, one.changes) for one in changed] == [("21", ("Foundation, monopolist’s payment: 160 (rulebook: 10)",))]
    assert "pays $160 to the bank" in changed[0].text
    assert [topic.changed for topic in changed[0].topics] == [True]


def test_a_rule_switched_off_still_has_its_place():
    """What is printed and not played is told as such."""
    found = book(with_rules("classic-us", auction=False, estate_auction=False, shortage="box"))
    (auction,) = found.find("auction")
    assert auction.text == "A property that is not bought is not auctioned: it stays with the bank."
    assert "Auction of titles nobody buys: no (rulebook: yes)" in auction.changes


def test_two_house_rules_in_one_paragraph():
    """Each stands where it tells, and only there."""
    found = book(with_rules("anti-us", fee=75, prison_stay=True, start_cash=1200))
    assert {one.number: len(one.changes) for one in found.paragraphs if one.changes} == {"5": 1, "15": 2}
    assert "start-notes" not in topics(found)


def test_house_rules_of_house_rules():
    """What is printed stays what the leaflet prints, however often rules were changed."""
    twice = house_rules(with_rules("anti-us", fee=75), {"fee": 80})
    assert "Fee to get out: 80 (rulebook: 50)" in book(twice).find("15")[0].changes


TOGETHER = {
    "speed_on_doubles": {"speed_die": True},
    "triple_throws_again": {"speed_die": True},
    "speed_cash": {"speed_die": True},
    "houses_outlast_monopoly": {"bare_group": False},
}
"""Rules that matter only beside another."""


def another(edition, name, value):
    """A value that the rule does not have yet."""
    if isinstance(value, bool):
        return not value
    if name == "shortage":
        return "endless" if value != "endless" else "box"
    if name == "prison_double":
        return "moves" if value != "moves" else "throws-again"
    if name == "trade":
        return "before-throw" if value != "before-throw" else "any-time"
    return value - 1 if value else 1


def changeable(name, rule):
    """Whether the edition's game has the rule, and can have it otherwise."""
    value = getattr(load(name).rules, rule)
    return value is not None and (rule != "income_tax_choice" or value)


@pytest.mark.parametrize(
    ("name", "rule"), [(name, rule) for name in names() for rule in Rules.__struct_fields__ if changeable(name, rule)]
)
def test_every_house_rule_changes_a_paragraph(name, rule):
    """There is no rule of which the book says nothing."""
    value = getattr(load(name).rules, rule)
    edition = house_rules(load(name), TOGETHER.get(rule, {}))
    found = book(house_rules(edition, {rule: another(edition, rule, value)}))
    marked = [change for one in found.paragraphs for change in one.changes]
    label = duopoly.play.book.say("en", f"house-{rule.replace('_', '-')}", game=game_of(edition))
    assert any(change.startswith(label) for change in marked)


# House rules that change what other paragraphs say.


def text_of(edition, topic, lang="en"):
    """What the book of an edition says about a topic."""
    (text,) = (one.text for paragraph in book(edition, lang).paragraphs for one in paragraph.topics if one.key == topic)
    return text


def book_text(edition, lang):
    return " ".join(paragraph.text for paragraph in book(edition, lang).paragraphs)


def in_each_language(edition, topic):
    return [text_of(edition, topic, lang) for lang in ("en", "fr", "pl")]


def test_no_extra_throw_in_prison_where_doubles_give_none():
    """Sent there by a double, Ann can only end her turn; a double out moves her, and she does not throw again."""
    edition = with_rules("anti-us", extra_throws=0)
    game = at(edition, [monopolist("Ann", 1500, 26), competitor("Bob")])
    moves(game, "throw", "dice 2 2")
    assert (game.position()["players"][0]["space"], game.legal()) == (10, ["end"])
    for words, text in zip(("is over", "est terminé", "się kończy"), in_each_language(edition, "sent"), strict=True):
        assert words in text
    game = at(edition, [monopolist("Ann", 1500, 10, held=1), competitor("Bob")])
    moves(game, "throw", "dice 2 2")
    assert "throw" not in game.legal()
    for words, text in zip(
        ("moves you, but gives no further throw", "sans autre lancer", "kolejnego rzutu nie ma"),
        in_each_language(edition, "prison"),
        strict=True,
    ):
        assert words in text


def test_a_double_out_of_prison_that_gives_a_throw_needs_one():
    """In the French game Ann throws again instead of moving; without extra throws she neither moves nor throws."""
    edition = with_rules("anti-fr", extra_throws=0)
    game = at(edition, [monopolist("Ann", 1500, 10, held=1), competitor("Bob")])
    moves(game, "throw", "dice 2 2")
    assert (game.position()["players"][0]["space"], "throw" in game.legal()) == (10, False)
    assert "does not move your pawn, and it gives no further throw." in text_of(edition, "prison")
    assert "prison-example" in topics(book("anti-fr"))
    for extra_throws in (0, 2):
        assert "prison-example" not in topics(book(with_rules("anti-fr", extra_throws=extra_throws)))
    assert "pass the dice" not in text_of(with_rules("anti-fr", extra_throws=2), "prison")


def test_more_doubles_than_can_be_thrown_lead_nowhere():
    """With two extra throws there is no third double."""
    edition = with_rules("classic-us", extra_throws=2)
    assert "in a row" not in text_of(edition, "doubles") + text_of(edition, "sent")
    assert "Your third double in a row" in text_of(load("classic-us"), "doubles")


DOUBLES_TO_PRISON = [
    (1, "Your first double", "Votre premier double", "Pierwszy dublet"),
    (2, "Your second double in a row", "Votre deuxième double de suite", "Drugi dublet z rzędu"),
    (3, "Your third double in a row", "Votre troisième double de suite", "Trzeci dublet z rzędu"),
    (4, "Double number 4 in a row", "Votre double numéro 4 de suite", "Dublet numer 4 z rzędu"),
]
PRICE_WAR = (
    " does not move you: it sends you straight to prison or the price war.",
    " ne vous fait pas avancer\u202f: il vous envoie droit en prison ou en guerre des prix.",
    " nie przesuwa pionka: idziesz prosto do więzienia lub na wojnę cenową.",
)
JAIL = ("straight to jail.", "droit en prison.", "prosto do więzienia.")


@pytest.mark.parametrize(("many", "en", "fr", "pl"), DOUBLES_TO_PRISON)
def test_doubles_lead_competitors_to_the_price_war(many, en, fr, pl):
    """And in Monopoly everybody to jail."""
    rules = {"extra_throws": 9, "doubles_to_prison": many}
    for words, end, text in zip(
        (en, fr, pl), PRICE_WAR, in_each_language(with_rules("anti-us", **rules), "doubles"), strict=True
    ):
        assert words + end in text
    for end, text in zip(JAIL, in_each_language(with_rules("classic-us", **rules), "doubles"), strict=True):
        assert end in text
    for end, lang in zip(("prison or the price war", "en guerre des prix", "wojnę cenową"), LANGUAGES, strict=True):
        assert end in duopoly.play.book.say(lang, "house-doubles-to-prison", game="roles")
        assert end not in duopoly.play.book.say(lang, "house-doubles-to-prison", game="classic")


@pytest.mark.parametrize("extra_throws", [1, 2, 9])
def test_a_first_double_that_leads_to_prison_moves_nobody(extra_throws):
    """So the book does not say that a double moves you and lets you throw again."""
    edition = with_rules("anti-us", extra_throws=extra_throws, doubles_to_prison=1)
    game = at(edition, [competitor("Ann", space=11), monopolist("Bob")])
    moves(game, "throw", "dice 2 2")
    assert (game.position()["players"][0]["space"], game.position()["players"][0]["held"]) == (10, 1)
    for words, text in zip(
        ("After a double", "Après un double", "Po dublecie"), in_each_language(edition, "doubles"), strict=True
    ):
        assert words not in text
    assert "After a double" in text_of(with_rules("anti-us", extra_throws=2, doubles_to_prison=2), "doubles")


def test_competitors_who_need_a_monopoly_build_only_there():
    """With one street of two, Ann may not build."""
    edition = with_rules("anti-us", monopoly_competitor=2)
    game = at(edition, [competitor("Ann"), monopolist("Bob")], {24: "Ann"})
    assert game.why_not("Ann", "build 24").code == "no-monopoly"
    english, french, polish = in_each_language(edition, "building")
    assert english.startswith("Competitors may build up to 4 houses on each unmortgaged street they own in a city they have")
    assert french.startswith(
        "Les concurrents peuvent construire jusqu’à 4 maisons dans chacune de leurs rues sans hypothèque des"
    )
    assert polish.startswith("Przedsiębiorca może budować na swoich niezastawionych ulicach w miastach, w których ma monopol,")
    assert "on each unmortgaged street they own. Monopolists" in text_of(load("anti-us"), "building")


def test_who_needs_a_monopoly_without_the_other_camp():
    """What is said of competitors does not lean on a sentence about monopolists that is not there."""
    text = text_of(with_rules("anti-us", monopoly_competitor=2, monopoly_monopolist=0), "monopoly")
    assert text.startswith("Monopolists need no monopoly to build, and never charge double. A competitor who owns two")
    assert "There the competitor charges double rent" in text


@pytest.mark.parametrize(("streets", "needed"), [(1, 1), (2, 2), (3, 2)])
def test_a_city_of_two_streets_needs_no_third(streets, needed):
    """New Orleans has two: all of them are enough where three are needed elsewhere."""
    edition = with_rules("anti-us", monopoly_monopolist=streets)
    for owned in (1, 2):
        game = at(edition, [monopolist("Ann"), competitor("Bob")], dict.fromkeys((1, 3)[:owned], "Ann"))
        assert (game.why_not("Ann", "build 1") is None) == (owned >= needed)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "owns all streets of a city"), ("fr", "toutes les rues d’une ville"), ("pl", "wszystkie ulice miasta")],
)
def test_three_streets_means_all_of_a_city(lang, words):
    text = text_of(with_rules("anti-us", monopoly_monopolist=3), "monopoly", lang)
    assert words in text
    assert "3" not in text


WARNINGS = {"en": "just enough", "fr": "juste assez", "pl": "w sam raz"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_us_5_only_the_printed_cash_keeps_the_balance(lang):
    """Only the American leaflet says so, and only of the sum that it prints."""
    warned = [edition for edition in names() if WARNINGS[lang] in book_text(load(edition), lang)]
    assert warned == ["anti-us"]
    for rules in ({"start_cash": 5000}, {"cash_competitor": 900}):
        assert WARNINGS[lang] not in book_text(with_rules("anti-us", **rules), lang)


def test_a_mortgage_where_no_monopoly_is_needed():
    """Without need of a group Ann builds beside a mortgaged street of it, and the book says so."""
    edition = with_rules("classic-us", monopoly_player=0, bare_group=False)
    titles = {37: ("Ann", "mortgaged"), 39: "Ann"}
    assert at(edition, [player("Ann"), player("Bob")], titles, phase="end").why_not("Ann", "build 39") is None
    assert text_of(edition, "broken-monopoly") == "Mortgaging a street takes away no right to build on others."


def test_the_last_houses_are_compared_with_all_that_are_wanted():
    """Two players can want more than two houses: not how many players, but how many houses counts."""
    english, french, polish = in_each_language(load("classic-us"), "last-houses")
    assert "If more are wanted than are left, the contested ones are auctioned one by one" in english
    assert (
        "S’il en est demandé plus qu’il n’en reste, celles que plusieurs veulent sont mises aux enchères une par une" in french
    )
    assert "jest na więcej budynków, niż zostało, te sporne licytuje się jeden po drugim" in polish


ONES = [
    ("classic-us", {"houses": 1, "hotels": 1}, "shortage", ("1 house and 1 hotel", "1 maison et 1 hôtel", "1 dom i 1 hotel")),
    ("anti-us", {"houses": 1, "hotels": 1}, "contents", ("1 house, 1 apartment", "1 maison, 1 immeuble", "1 dom, 1 apartam")),
    ("anti-us", {"max_houses_competitor": 1}, "building", ("to 1 house on", "à 1 maison dans", "przedsiębiorca 1 dom,")),
    (
        "anti-us",
        {"monopoly_monopolist": 1},
        "monopoly",
        ("one unmortgaged street of", "une rue sans", "jedną niezastawioną ulicę"),
    ),
    (
        "anti-us",
        {"monopoly_competitor": 1},
        "monopoly",
        ("one unmortgaged street of", "une rue sans", "jedną niezastawioną ulicę"),
    ),
    (
        "classic-us",
        {"monopoly_player": 1},
        "monopoly",
        ("one unmortgaged street of", "un terrain sans", "jedną niezastawioną ulicę"),
    ),
    ("anti-us", {"utility_competitor": 1}, "utility", ("that throw times 1 if", "1 fois si", "rzutu razy 1, gdy")),
    ("classic-us", {"utility_player": 1}, "utility", ("that throw times 1,", "1 fois ce lancer", "rzutu razy 1 albo")),
]


@pytest.mark.parametrize(("name", "rules", "topic", "words"), ONES)
def test_one_of_what_is_usually_more(name, rules, topic, words):
    """One house, one street: no language counts it as several."""
    for word, text in zip(words, in_each_language(with_rules(name, **rules), topic), strict=True):
        assert word in text


# Finding a paragraph.


def test_a_paragraph_is_found_by_number_heading_and_topic():
    """However it is spelled; a topic of a part leads to the whole."""
    found = book("anti-fr")
    assert [one.number for one in found.find("11f")] == ["11F"]
    assert [one.number for one in found.find("11")] == ["11", *AF]
    assert [one.number for one in found.find("broken-monopoly")] == ["11", *AF]
    assert found.find("Partie Rapide")[0].number == "Partie rapide"
    assert found.find("44") == ()
    assert book("classic-fr").find("n'attendez pas votre tour")[0].heading == "No need to wait for your turn"


def test_anchors():
    """Small letters and digits, whatever the leaflet prints."""
    assert anchor_of("Au secours !! J’ai besoin d’argent !!") == "au-secours-j-ai-besoin-d-argent"
    assert anchor_of("11A") == "11a"


def test_every_topic_is_in_some_leaflet():
    """No text is left that no edition reads."""
    used = {topic for name in names() for topic, number in load(name).paragraphs.items() if number}
    assert used == set(TOPICS)
    assert all(explain_words(load(name), topic) for name in names() for topic, at in load(name).paragraphs.items() if at)


# The docs.


@pytest.mark.parametrize("name", names())
def test_the_docs_are_current(name):
    """`just rules` wrote them from these texts."""
    command = [sys.executable, "-m", "duopoly", "rules", name, "--lang", "en", "--markdown"]
    assert (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8") == subprocess.run(
        command, capture_output=True, check=True, encoding="utf-8"
    ).stdout


def test_a_competitors_broken_monopoly_is_told_where_competitors_need_one():
    """Who may not build, and what has to be sold first, as the rules refuse it; in the classic game of two streets, too."""
    with_one = book(with_rules("anti-us", monopoly_competitor=2, monopoly_monopolist=0)).find("12")[0].text
    assert "A monopolist loses no right to build by mortgaging." in with_one
    assert "monopoly is restored, and has to sell all buildings there first." in with_one
    _, french, polish = in_each_language(with_rules("anti-us", monopoly_competitor=2), "broken-monopoly")
    assert "Un concurrent qui hypothèque" in french
    assert "Przedsiębiorca, który zastawi" in polish
    assert "A competitor who mortgages" not in book("anti-us").find("12")[0].text
    text = " ".join(one.text for one in book(with_rules("classic-us", monopoly_player=2, bare_group=False)).paragraphs)
    assert "Before you have fewer than two, all buildings of the group have to be sold." in text


def test_the_speed_die_leaves_a_turn_that_jail_does_not_end():
    """By a house rule the white double that led to jail still gives its throw."""
    edition = with_rules("classic-us", speed_die=True, prison_ends_turn=False)
    game = at(edition, [player("Ann", 1500, 25, passed_start=True), player("Bob")])
    moves(game, "throw", "dice 2 2", "speed 1")
    assert (game.position()["players"][0]["space"], "throw" in game.legal()) == (10, True)
    ends = ("and your turn ends.", "et votre tour est terminé.", "i kończysz turę.")
    goes_on = ("does nothing more. Throw only", "ne fait plus rien. Pour", "już nie działa. Z więzienia")
    for end, on, printed, text in zip(
        ends,
        goes_on,
        in_each_language(with_rules("classic-us", speed_die=True), "speed-limits"),
        in_each_language(edition, "speed-limits"),
        strict=True,
    ):
        assert (end in printed, on in printed) == (True, False)
        assert (end in text, on in text) == (False, True)


def test_a_trade_that_breaks_a_monopoly_needs_a_bare_group():
    """Where Ann may trade beside a house, she still may not break her own monopoly under it."""
    words = ("whole color group has to be bare", "tout le groupe de couleur doit être sans", "w całej grupie koloru nie może")
    for rules, told in (
        ({"bare_group": False}, True),
        ({"bare_group": False, "houses_outlast_monopoly": True}, False),
        ({"bare_group": False, "monopoly_player": 0}, False),
    ):
        edition = with_rules("classic-us", build_evenly=False, **rules)
        game = at(edition, [player("Ann"), player("Bob")], {37: ("Ann", 1), 39: "Ann"})
        refusal = game.why_not("Ann", "offer Bob give 39 take cash 100")
        assert (refusal.code if refusal else None) == ("monopoly-houses" if told else None)
        for word, text in zip(words, in_each_language(edition, "trade"), strict=True):
            assert (word in text) == told
    assert not any(word in text for word, text in zip(words, in_each_language(load("classic-us"), "trade"), strict=True))


def test_the_pot_also_takes_what_cards_cost():
    """Ann's card costs her 15, which lies on Free Parking."""
    edition = with_rules("classic-us", free_parking_pot=True)
    game = at(edition, [player("Ann", space=7), player("Bob")], phase="card")
    moves(game, "card CH13")
    assert game.position()["pot"] == 15
    for lang, words, label in (
        ("en", "Taxes, fees and what cards cost pile up", "Taxes, fees and what cards cost go to"),
        ("fr", "et ce que coûtent les cartes s’accumulent", "Taxes, amendes et coût des cartes à"),
        ("pl", "opłaty i płatności z kart, a kto", "Podatki, opłaty i płatności z kart zbiera"),
    ):
        assert words in text_of(edition, "free", lang)
        assert any(change.startswith(label) for one in book(edition, lang).paragraphs for change in one.changes)


@pytest.mark.parametrize(
    ("streets", "english", "french", "polish"),
    [
        (0, "You need not collect a whole", "Inutile de réunir un groupe", "Nie musisz zbierać całej grupy"),
        (1, "You need not collect a whole", "Inutile de réunir un groupe", "Nie musisz zbierać całej grupy"),
        (2, "Try to collect two streets", "Essayez de réunir deux terrains", "Staraj się zebrać dwie ulice"),
        (3, "Try to collect all properties", "Essayez de réunir toutes", "Staraj się zebrać wszystkie"),
    ],
)
def test_how_much_of_a_group_to_collect(streets, english, french, polish):
    """A group that nobody needs is no aim."""
    texts = in_each_language(with_rules("classic-us", monopoly_player=streets), "groups")
    for words, text in zip((english, french, polish), texts, strict=True):
        assert text.startswith(words)


def test_a_hotel_at_once_where_no_houses_are_built():
    """Ann builds a hotel on a bare street; the book speaks of no houses, neither for her nor for a camp."""
    edition = with_rules("classic-us", max_houses_player=0)
    game = at(edition, [player("Ann"), player("Bob")], {37: "Ann", 39: "Ann"}, phase="end")
    moves(game, "build 39")
    assert game.position()["titles"]["boardwalk"]["buildings"] == "hotel"
    for word, text in zip(
        ("up to 1 hotel on", "à 1 hôtel sur", "na jednej: 1 hotel."), in_each_language(edition, "building"), strict=True
    ):
        assert word in text
        assert not re.search(r"house|maison|\bdom", text)
    camps = text_of(with_rules("anti-us", max_houses_competitor=0), "building")
    assert camps.startswith("Competitors may build up to 1 apartment on each")
    assert "Monopolists may build up to 3 houses on each" in camps
    assert "Instead of another house" in camps
