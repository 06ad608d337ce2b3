"""The line of a drawn card tells the sum, for each kind of card that moves money or multiplies the rent."""

import pytest

from duopoly.editions import load, names
from duopoly.play.events import Event
from duopoly.play.tell import MONEY_CARDS, RENT_CARDS, tell
from duopoly.rules.codes import E_DRAWN

SILENT = ("nothing", "move-to", "move-back-to", "move-by", "prison", "get-out")


def drawn(edition, card, lang):
    event = Event(kind="drawn", rule="", player="Ann", card=card.id, code=E_DRAWN, edition=edition)
    return tell(event, lang).replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_card_that_moves_money_tells_its_sum(name, lang):
    edition = load(name)
    for card in edition.cards:
        text = drawn(edition, card, lang)
        assert [card.effect in kind for kind in (MONEY_CARDS, RENT_CARDS, SILENT)].count(True) == 1
        for money in (card.amount, card.house, card.hotel) if card.effect in MONEY_CARDS else ():
            assert not money or edition.sum(money, lang).replace("\u202f", " ").replace("\u00a0", " ") in text.split(":")[0]
        assert (card.effect in SILENT) == ("(" not in text.split(":")[0])


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("CH08", "Ann draws a card (+$50): “"),
        ("CH13", "Ann draws a card (−$15): “"),
        ("CH15", "Ann draws a card (−$50 to each): “"),
        ("CC09", "Ann draws a card (+$10 from each): “"),
        ("CH12", "Ann draws a card (−$25 per house, −$100 per hotel): “"),
        ("CH05", "Ann draws a card (pay twice the fare): “"),
        ("CH07", "Ann draws a card (pay 10 times the throw): “"),
    ],
)
def test_the_figures_in_words(card, told):
    edition = load("classic-us")
    assert drawn(edition, next(one for one in edition.cards if one.id == card), "en").startswith(told)


@pytest.mark.parametrize(
    ("lang", "fare", "throw"),
    [
        ("en", "(pay twice the fare)", "(pay 10 times the throw)"),
        ("fr", "(payez le double du tarif)", "(payez 10 fois le lancer)"),
        ("pl", "(płacisz podwójną opłatę)", "(płacisz wynik rzutu razy 10)"),
    ],
)
def test_a_card_that_raises_the_rent_says_by_how_much(lang, fare, throw):
    """Ann would not know otherwise why she pays 70 for a utility that asks four times the throw."""
    for name in ("classic-us", "classic-fr"):
        edition = load(name)
        for id_, figures in (("CH05", fare), ("CH06", fare), ("CH07", throw)):
            assert figures in drawn(edition, next(card for card in edition.cards if card.id == id_), lang)
