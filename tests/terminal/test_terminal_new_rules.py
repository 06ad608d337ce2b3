"""Decisions that few games have, at the terminal: dealt titles, the last houses, rent claimed for a player, who begins."""

import pytest
from leaflets.table import at, player

from duopoly.terminal.errors import Leave
from duopoly.terminal.game_session import new_game
from duopoly.terminal.game_setup import GameSetup, seats_of
from duopoly.terminal.help import general_help
from duopoly.terminal.moves import move_words
from duopoly.terminal.screen import decision, options
from duopoly.terminal.view import View

GROUPS = {1: "Ann", 3: "Ann", 6: "Bob", 8: "Bob", 9: "Bob"}


def start(script, folder, seats="Ann,Bob", **more):
    """A host for a new classic game."""
    setup = GameSetup(**{"edition": "classic-us", "seats": seats_of(seats), "seed": 7, **more})
    return new_game(setup, folder, script.io)[0]


def played(script, folder, answers, **more):
    """The host after the answers, and what was printed."""
    screen = script([*answers, "q"])
    loop = start(screen, folder, **more)
    with pytest.raises(Leave):
        loop.run()
    return loop, screen.text


def test_dealt_titles_are_typed_with_real_cards(script, tmp_path):
    loop, text = played(script, tmp_path, ["6 5", "1 2", "39", "park-place"], dice="ask", cards="ask", rules={"deal_titles": 1})
    assert loop.game.moves[2:] == [("chance", "deal boardwalk"), ("chance", "deal park-place")]
    assert "Bob is dealt a title: its number or key (like 39) > park-place" in text


def test_dealt_titles_are_the_programs_with_its_cards(script, tmp_path):
    loop, _ = played(script, tmp_path, ["6 5", "1 2"], dice="ask", rules={"deal_titles": 2})
    assert [move.split()[0] for _, move in loop.game.moves[2:]] == ["deal"] * 4
    assert loop.game.phase == "throw"


def test_dealing_is_taken_back(script, tmp_path):
    loop, _ = played(script, tmp_path, ["6 5", "1 2", "39", "u", "37"], dice="ask", cards="ask", rules={"deal_titles": 1})
    assert [move for _, move in loop.game.moves[2:]] == ["deal park-place"]


def last_houses():
    game = at("classic-us", [player("Ann", 1000), player("Bob", 1000)], GROUPS, phase="end", rules={"houses": 3})
    game.play("build mediterranean-avenue")
    return game


def test_each_number_of_the_last_houses_is_a_choice():
    view = View(last_houses(), "en")
    moves = options(view, "Ann")[:4]
    assert moves == ["want", "want 2", "want 3", "pass"]
    assert [move_words(view, "Ann", move) for move in moves] == ["ask for 1", "ask for 2", "ask for 3", "none"]
    assert decision(view, "Ann") == (
        "Ann, how many of the last buildings do you want? 3 left, at most 3 for you; any that several players want are auctioned. "
        "You have $1,000."
    )


def test_what_nobody_else_wants_tells_its_price():
    game = last_houses()
    game.play("want 2")
    game.play("want 2")
    view = View(game, "en")
    assert "nobody else wants this building" in decision(view, "Bob")
    assert {move_words(view, "Bob", move) for move in options(view, "Bob")} >= {"put it on Oriental Avenue ($50)", "leave it"}


def test_rent_claimed_for_a_player_is_a_move_that_is_typed(script, tmp_path):
    loop, text = played(script, tmp_path, ["?", "claim-for-me off", "claim-for-me off"], edition="classic-fr")
    assert [move for by, move in loop.game.moves if by != "chance"] == ["claim-for-me off"]
    assert "claim-for-me on   claim-for-me off" in text
    assert "claims rents in person" in text
    assert "It is already set that way." in text


def test_only_there_is_it_in_the_help():
    assert not any("claim-for-me" in line for line in general_help(View(last_houses(), "en")))


def test_two_get_out_cards_have_their_names():
    ann = player("Ann", 500, 10, held=1, get_out=["chance", "chest"])
    view = View(at("classic-us", [ann, player("Bob")]), "en")
    found = [move_words(view, "Ann", move) for move in options(view, "Ann") if move.startswith("use-card")]
    assert found == ["use the get-out-of-jail card (Chance)", "use the get-out-of-jail card (Community Chest)"]


def test_the_throw_one_may_do_without_says_what_it_means():
    ann, bob = player("Ann", 500, 10, role="competitor"), player("Bob", role="monopolist")
    view = View(at("anti-fr", [ann, bob], again=True, doubles=1, dice=[3, 3]), "en")
    assert move_words(view, "Ann", "end") == "no extra throw: pass the dice, free, and stay here as a visitor"


def test_the_dice_say_who_begins_where_roles_are_agreed(script, tmp_path):
    loop, _ = played(script, tmp_path, [], seats="Ann:c,Bob:m", edition="anti-us", order="thrown")
    assert loop.game.record().header["order"] == "thrown"
    assert loop.game.moves[0][1].startswith("dice")
    assert loop.game.phase == "throw"


def test_alone_it_asks_who_begins_where_roles_are_agreed(duopoly):
    done = duopoly("play", text="\n\nAnn:c,Bob:m\n2\n\nq\n")
    assert "Who goes first? 1 the first seat, 2 the dice decide [1]:" in done.stdout
    assert "to decide who goes first" in done.stdout


def test_the_pot_is_told_with_the_money(script, tmp_path):
    _, text = played(script, tmp_path, ["m"], rules={"free_parking_pot": True})
    assert "Collected on Free Parking: $0" in text


def test_a_record_of_dealt_titles_is_verified(duopoly, tmp_path):
    options_ = [
        "--edition",
        "classic-us",
        "--seats",
        "steady,steady",
        "--rule",
        "deal_titles=2",
        "--rounds",
        2,
        "--saves",
        tmp_path,
    ]
    assert duopoly("play", *options_, "--quiet").returncode == 0
    (file,) = tmp_path.glob("*.jsonl")
    assert duopoly("replay", file, "--verify").returncode == 0
