"""A person says which offers of bots they want; the others are rejected for them, and the ledger says so."""

import pytest
from server.web.tables import alone, log, two

from duopoly.play.notation import parse_move
from duopoly.server.rooms.automatic_moves import QUIET_TURNS, rests
from duopoly.server.rooms.room_bots import SeatBot


@pytest.fixture
def begging(monkeypatch):
    """A bot that offers little for one of Ann's titles, twice in each turn."""

    def think(_, game, *__):
        titles = [name for name, title in game.position()["titles"].items() if title["owner"] == "Ann"]
        moves = game.legal("Dee")
        text = next((move for move in ("throw", "decline", "end") if move in moves), moves[0])
        latest = [move for by, move in game.moves if by == "Dee"][-2:]
        if text == "end" and titles and not all(move.startswith("offer") for move in latest):
            text = f"offer Ann take {titles[0]} cash 5"
        return parse_move(text, game.names, game.inside()[0].deck), {}

    monkeypatch.setattr(SeatBot, "think", think)


def asked_in_turns(table, turns):
    """Plays on for so many turns of the bot, and tells how often Ann was asked in each; she rejects."""
    asked = [0]
    while len(asked) <= turns:
        table.until(lambda: table.view.to_act == "Ann" or table.view.result)
        if table.view.offer:
            asked[-1] += 1
            table.play("Ann", "reject")
            continue
        table.play("Ann", move := table.moves("Ann").decisions[0].move)
        if move == "end":
            asked.append(0)
    table.until(lambda: table.view.to_act == "Ann")
    return asked[1:]


def automatic(table):
    return [text for text in table.story() if text == "Ann rejects Dee’s offer. Done automatically."]


def test_a_person_chooses_and_all_see_it(someone, served):
    table, beside = two(someone)
    assert [seat.bot_offers for seat in table.room.seats] == ["few", "few"]
    for _ in range(2):
        table.do("set-bot-offers", seat="Ann", bot_offers="none")
    beside.until(lambda: beside.room.seats[0].bot_offers == "none")
    entries = [body for _, kind, body in log(served, table.id) if kind == "bot_offers"]
    assert len(entries) == 1, "what is so already is no entry"
    assert beside.refused("set-bot-offers", seat="Ann", bot_offers="all") == "not-your-seat"
    assert table.refused("set-bot-offers", seat="Ann", bot_offers="some") == "garbled"


@pytest.mark.usefixtures("begging")
def test_a_bot_rests_after_an_offer_that_was_rejected(someone):
    table = alone(someone, seats=("Ann c", "Dee steady m"), dice="program", rules={"start_cash": 9000})
    asked = asked_in_turns(table, 16)
    first = next(turn for turn, times in enumerate(asked) if times)
    quiet = asked[first + 1 : first + 1 + QUIET_TURNS]
    assert asked[first] == 2, "in its turn the bot may still ask again"
    assert quiet == [0] * QUIET_TURNS
    assert asked[first + 1 + QUIET_TURNS] == 2
    assert len(automatic(table)) >= 2 * QUIET_TURNS


@pytest.mark.parametrize(
    ("answers", "peace"),
    [
        (["reject"], True),
        (["reject", "offer Dee give nob-hill take french-quarter"], False),
        (["reject", "offer Bob give nob-hill take french-quarter"], True),
    ],
    ids=["a rejection", "a counteroffer", "an offer to somebody else"],
)
def test_an_offer_of_ones_own_ends_the_rest_of_the_bot(answers, peace):
    moves = [("Dee", "offer Ann take nob-hill cash 5"), *(("Ann", move) for move in answers), ("Dee", "end"), ("Ann", "throw")]
    assert rests("Dee", "Ann", [*moves, ("Dee", "offer Ann take nob-hill cash 5")]) == peace


@pytest.mark.usefixtures("begging")
@pytest.mark.parametrize(("wanted", "asks"), [("all", True), ("none", False)])
def test_all_offers_or_none_reach_a_person(wanted, asks, someone, served):
    table = alone(someone, seats=("Ann c", "Dee steady m"), dice="program", rules={"start_cash": 9000})
    table.do("set-bot-offers", seat="Ann", bot_offers=wanted)
    asked = asked_in_turns(table, 8)
    assert bool(sum(asked)) == asks
    assert bool(automatic(table)) != asks
    # Whoever comes again finds it as it was.
    again = table.browser.sit(table.id)
    assert again.room.seats[0].bot_offers == wanted
    assert {n: line.text for n, line in again.lines.items()}.items() <= {
        n: line.text for n, line in table.lines.items()
    }.items()
    assert any("auto" in body for _, kind, body in log(served, table.id) if kind == "move") != asks
