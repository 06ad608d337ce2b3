"""How a paragraph is named to a reader: as printed in the leaflet's language, in the reader's own words elsewhere."""

import pytest

from duopoly.editions import load
from duopoly.play.book import book
from duopoly.play.phrases import paragraph_words


@pytest.mark.parametrize(
    ("edition", "lang", "named"),
    [
        ("classic-fr", "fr", "« Chance ou Caisse de communauté »"),
        ("classic-fr", "en", "“Card spaces”"),
        ("classic-us", "en", "“Chance or Community Chest”"),
        ("anti-us", "pl", "punkt 16"),
    ],
)
def test_a_heading_is_told_in_the_readers_language(edition, lang, named):
    table = load(edition)
    assert paragraph_words(table, table.paragraph("cards"), lang).replace("\u202f", " ") == named


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_book_of_a_french_leaflet_cites_in_the_readers_language(lang):
    printed = [one.number for one in load("anti-fr15k").leaflet_paragraphs if not one.number[0].isdigit()]
    text = " ".join(topic.text for one in book("anti-fr15k", lang).paragraphs for topic in one.topics)
    assert not [heading for heading in printed if f"“{heading}”" in text or f"„{heading}”" in text]


def test_a_part_of_a_paragraph_is_told_in_the_readers_language_too():
    table = load("anti-us")
    assert paragraph_words(table, "Two hour game, b", "en") == "“Two hour game, b”"
    assert paragraph_words(table, "Two hour game, b", "pl") == "„Gra z limitem czasowym, b”"
