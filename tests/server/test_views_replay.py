"""Games looked back on: wealth, statistics, the luckiest throw, the dice, the result; small games by hand, recorded ones by their sums."""

from math import sqrt
from pathlib import Path

import pytest
from leaflets.table import at, competitor, gone, monopolist, moves, player

import duopoly
from duopoly.analysis.story import compare_throw
from duopoly.play.game import Record
from duopoly.server.views.replay import game_history
from duopoly.server.views.result import result_view

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.jsonl"))
LANGUAGES = ("en", "fr", "pl")


def stats(back):
    return {row.name: row for row in back.stats}


def small_game():
    """Ann pays property tax, Bob passes Start and pays Ann a fare; each once."""
    game = at("anti-us", [competitor("Ann", 1000, 35), monopolist("Bob", 1000, 38)], {5: "Ann"})
    moves(game, "throw", "dice 1 2", "end")  # to 38: 75
    moves(game, "throw", "dice 3 4", "end")  # past Start to 5: 100, then 20
    return game


def test_a_small_game_by_hand():
    """75 tax, 100 at Start, a fare of 20: that is all there is."""
    back = game_history(small_game().record(), "en")
    ann, bob = stats(back)["Ann"], stats(back)["Bob"]
    assert (ann.rent_taken, ann.rent_paid, ann.start, ann.taxes_cards) == (20, 0, 0, -75)
    assert (bob.rent_taken, bob.rent_paid, bob.start, bob.taxes_cards) == (0, 20, 100, 0)
    assert (ann.best_title, ann.best_sum, bob.best_title, bob.best_sum) == (5, 20, None, 0)
    assert (ann.end, ann.out, bob.end, bob.out) == (965, None, 1080, None)  # Ann: 945 and a fare of 20
    assert back.plies == [0, 3, 6]
    assert back.rounds == [1, 1, 2]
    assert [(series.name, series.worth) for series in back.wealth] == [("Ann", [1020, 945, 965]), ("Bob", [1000, 1000, 1080])]
    assert [ply for _, ply in back.events] == sorted(ply for _, ply in back.events)
    assert back.game.position() == small_game().position()


def test_the_luckiest_throw_by_hand():
    """From 35 the throws of 5 and more (30 of 36) bring 100 at Start and a three (2 of 36) costs 75: 79.17 on the average.

    Ann's five is 20.83 better than that. From 38 every throw passes Start, and a seven (6 of 36) costs a fare of 20: Bob's
    seven is worse than the average.
    """
    game = at("anti-us", [competitor("Ann", 1000, 35), monopolist("Bob", 1000, 38)], {5: "Ann"})
    moves(game, "throw", "dice 2 3")
    back = game_history(game.record(), "en")
    assert back.luckiest == (
        "Luckiest throw: Ann in round 1, 2 and 3 from U.S. Trucking Company to Start: $21 better than the average throw from there."
    )
    assert back.luckiest_throw is None  # so little is no story
    assert back.throws == "1 throw with an average of 5.00; expected 7 ± 4.83."
    moves(game, "end", "throw", "dice 3 4")
    assert "Ann" in game_history(game.record(), "en").luckiest


def test_rent_escaped_is_luck_too():
    """Where three hotels stand ahead, a card space among them is luck, though it brings nothing itself."""
    titles = {31: ("Bob", "hotel"), 32: ("Bob", "hotel"), 34: ("Bob", "hotel")}
    game = at("anti-us", [competitor("Ann", 1000, 29), monopolist("Bob", 1000, 1)], titles)
    moves(game, "throw", "dice 2 2")  # to 33, a card
    # Of 36: a 2 and two 3 cost 220, four 5 cost 224, four 9 the property tax of 75; three of 11 and more bring 100 at Start.
    expected = (-220 * 3 - 224 * 4 - 75 * 4 + 100 * 3) / 36
    assert round(-expected) == 43
    assert game_history(game.record(), "en").luckiest.endswith(
        "to Competitor or Monopolist: $43 better than the average throw from there."
    )


def test_a_debt_counts_as_lost():
    """Who owes what he cannot pay was not lucky to keep his cash."""
    titles = {31: ("Bob", "hotel"), 32: ("Bob", "hotel"), 34: ("Bob", "hotel")}
    game = at("anti-us", [competitor("Ann", 10, 29), monopolist("Bob", 1000, 1)], titles)
    moves(game, "throw", "dice 1 1")
    assert game.phase == "debt"
    assert game_history(game.record(), "en").luckiest == ""


def test_a_throw_into_debt_is_no_luck():
    """Ann owes the property tax of 75; that the streets ahead would have cost more is no luck."""
    titles = dict.fromkeys((31, 32, 34, 37, 39), ("Bob", "hotel"))
    game = at("anti-us", [competitor("Ann", 10, 29), monopolist("Bob", 1000, 20)], titles)
    moves(game, "throw")
    assert compare_throw(game, "dice 4 5").gain > 0
    moves(game, "dice 4 5")
    assert game.phase == "debt"
    assert game_history(game.record(), "en").luckiest == ""


def test_no_throws_nothing_to_tell():
    """A game that has not begun."""
    back = game_history(duopoly.Game("anti-us", ["Ann", "Bob"], seed=1).record(), "en")
    assert (back.luckiest, back.throws, back.plies, back.rounds) == ("", "", [0], [1])
    assert [series.worth for series in back.wealth] == [[1500], [1500]]


def test_throws_in_other_languages():
    """The decimal comma and the plural."""
    assert game_history(small_game().record(), "fr").throws == "Moyenne de 2 lancers\u202f: 5,00\u202f; on attendait 7 ± 3,42."
    assert game_history(small_game().record(), "pl").throws == "2 rzuty, średnio 5,00; oczekiwana średnia 7 ± 3,42."
    assert round(2 * sqrt(35 / 6) / sqrt(2), 2) == 3.42


def test_a_bankrupt_is_out_in_his_round():
    """Ann cannot pay 220, gives up, and Bob is the last one standing."""
    titles = {31: ("Bob", "hotel"), 32: ("Bob", "hotel")}
    game = at("anti-us", [competitor("Ann", 10, 29), monopolist("Bob", 1000, 1)], titles, round=9)
    moves(game, "throw", "dice 1 1", "give-up")
    back = game_history(game.record(), "en")
    assert (stats(back)["Ann"].out, stats(back)["Ann"].end) == (9, 0)
    assert stats(back)["Bob"].out is None
    result = result_view(back.game, "en")
    assert result.winners == ["Bob"]
    assert result.text == "Bob is the last one standing: everybody else is bankrupt."
    assert result.rule == "rule 1"
    assert result.worth == {"Ann": 0, "Bob": 1010 + 220 + 220}
    assert result_view(game, "fr").text == "Bob reste en jeu\u202f: tous les autres sont en faillite."
    assert result_view(game, "pl").text == "Ostatni gracz w grze to Bob: wszyscy inni zbankrutowali."


def over(edition, people, titles, aim):
    return at(edition, people, titles, phase="over", aim=aim)


def test_the_richest_of_a_camp():
    """1000 and Wall Street at 40, against 900; the monopolist is bankrupt."""
    people = [competitor("Ann", 1000), competitor("Cem", 900), gone(monopolist("Bob"))]
    view = result_view(over("anti-us", people, {39: "Ann"}, "camp"), "en")
    assert view.text == (
        "The monopolists are bankrupt and Ann is the richest competitor: $1,040 to Cem’s $900, counting cash and one visit to every title."
    )
    assert view.rule == "rule 1, rule 25"
    people = [monopolist("Ann", 900), monopolist("Cem", 900), gone(competitor("Bob"))]
    view = result_view(over("anti-us", people, {}, "camp"), "en")
    assert view.winners == ["Ann", "Cem"]
    assert view.text == (
        "The competitors are bankrupt; Ann, Cem tie as richest monopolists: $900 each, counting cash and one visit to every title."
    )


def test_the_most_cash_when_the_time_is_up():
    """Cash alone counts; a tie is shared."""
    view = result_view(over("anti-us", [competitor("Ann", 161), monopolist("Bob", 158)], {39: "Bob"}, "timed"), "en")
    assert view.text == "Time is up: Ann has the most cash, $161, ahead of Bob with $158."
    assert view.rule == "“Two hour game”"
    view = result_view(over("anti-pl", [competitor("Ann", 90), monopolist("Bob", 90)], {}, "timed"), "pl")
    assert view.text == "Czas minął: remis, najwięcej gotówki mają Ann, Bob, po 90\u00a0€."


def test_no_result_while_it_goes_on():
    """There is none before the end."""
    assert result_view(small_game(), "en") is None


def test_cards_and_fees_are_told_apart():
    """Ten from each player by a card count on both sides; the fee to be free is no tax."""
    people = [player("Ann", 1000, 10, 1), player("Bob", 1000)]
    game = at("classic-us", people)
    moves(game, "pay", "throw", "dice 3 4")  # to 17, Community Chest
    card = next(card.id for card in game.edition.cards if card.effect == "collect-each" and card.deck == "chest")
    amount = next(c.amount for c in game.edition.cards if c.id == card and c.deck == "chest")
    moves(game, f"card {card}")
    back = stats(game_history(game.record(), "en"))
    assert (back["Ann"].taxes_cards, back["Bob"].taxes_cards) == (amount, -amount)
    assert back["Ann"].end == 950 + amount


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_real_games_add_up(path):
    """Rents paid are rents taken, but for the bank's last round; the chart ends where the game does; all languages tell it."""
    record = Record.load(path)
    backs = {lang: game_history(record, lang) for lang in LANGUAGES if lang == "en" or len(record.moves) < 700}
    back = backs["en"]
    game = back.game
    bank = sum(event.amount for event, _ in back.events if event.kind == "rent" and event.payer == "bank")
    assert sum(row.rent_taken for row in back.stats) == sum(row.rent_paid for row in back.stats) + bank
    assert back.plies[0] == 0
    assert back.plies[-1] == len(record.moves)
    assert back.plies == sorted(set(back.plies))
    assert all(len(series.worth) == len(back.plies) == len(back.rounds) for series in back.wealth)
    assert {series.name: series.worth[-1] for series in back.wealth} == game.worth() == game.result.worth
    assert {row.name: row.end for row in back.stats} == game.worth()
    assert {row.name for row in back.stats if row.out} == {row["name"] for row in game.position()["players"] if row["bankrupt"]}
    assert back.game.moves == record.moves
    for lang, found in backs.items():
        assert found.luckiest.endswith(".")
        assert str(sum(move.startswith("dice") for _, move in record.moves)) in found.throws
        result = result_view(game, lang)
        assert result.text.endswith(".")
        assert result.winners[0] in result.text, lang


def test_the_replay_of_a_long_game_is_quick():
    """The longest recorded game, 21 throws tried for each that fell, in well under what a reader would wait for."""
    from time import process_time

    record = max((Record.load(path) for path in GAMES), key=lambda record: len(record.moves))
    before = process_time()
    game_history(record, "en")
    assert process_time() - before < 1.5 * len(record.moves) / 1000
