"""The host changes how long bots wait, in a game that goes on."""

from server.web.server_process import free_port
from server.web.tables import alone, log, play, throw, two

from duopoly.server.rooms import game_loop


def test_the_host_changes_how_long_bots_wait(someone, served):
    table, beside = two(someone)
    assert (table.room.bot_delay, beside.room.bot_delay) == ("off", "off")
    table.do("set-bot-delay", bot_delay="fast")
    beside.until(lambda: beside.room.bot_delay == "fast")
    assert table.room.bot_delay == "fast"
    table.do("set-bot-delay", bot_delay="fast")
    assert [kind for _, kind, _ in log(served, table.id)].count("bot_delay") == 1, "what is so already is no entry"
    assert beside.refused("set-bot-delay", bot_delay="off") == "host-only"
    assert table.refused("set-bot-delay", bot_delay="never") == "garbled"
    assert beside.room.bot_delay == "fast"


def test_the_loop_waits_as_long_as_the_host_says_now(someone, served, monkeypatch):
    monkeypatch.setitem(game_loop.BOT_DELAY, "normal", 3600.0)
    table = alone(someone, seats=("Ann m", "Dee steady c"), dice="program", bot_delay="normal")
    while table.view.to_act == "Ann":
        table.play("Ann", table.moves("Ann").decisions[0].move)
    ply = table.view.ply
    table.quiet()
    assert (table.view.ply, table.view.to_act) == (ply, "Dee"), "the bot waits"
    table.do("set-bot-delay", bot_delay="off")
    table.until(lambda: table.view.ply > ply)


def test_bots_do_not_keep_waiting_who_has_dropped_out_of_an_auction(someone, monkeypatch):
    monkeypatch.setitem(game_loop.BOT_DELAY, "normal", 3600.0)
    table = alone(someone, seats=("Ann", "Ben steady", "Cem steady"), edition="classic-us")
    play(table, "chance dice 6 5", "chance dice 1 2", "chance dice 1 3")
    throw(table, "Ann", 2, 4)
    table.play("Ann", "decline")
    table.until(lambda: table.view.to_act == "Ann")
    table.do("set-bot-delay", bot_delay="normal")
    table.play("Ann", "pass")
    table.until(lambda: table.view.auction is None)


def test_what_the_host_chose_last_is_stored(program, someone):
    first = program(port=free_port())
    table = alone(someone, first, ("Ann m", "Dee steady c"))
    table.do("set-bot-delay", bot_delay="normal")
    first.end()
    program(port=int(first.url.rpartition(":")[2]))
    assert table.browser.sit(table.id).room.bot_delay == "normal"
