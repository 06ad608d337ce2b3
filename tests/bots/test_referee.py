"""Games refereed between bots: the same as those of `playout`, and nothing a bot does can stop them."""

import logging
import sys

import pytest
from walks import walk

import duopoly
from duopoly.bots import BOTS, Bot, Budget, Forfeit, GameInfo, Move, find, policy
from duopoly.bots.referee import MOST_IN_A_ROW, Participants, next_move, play_game
from duopoly.bots.safe_move import ask, default, safe_policy
from duopoly.editions import load, names
from duopoly.fast import interpreter
from duopoly.rules.codes import ANSWER, DO_ACCEPT, DO_LIFT, DO_MORTGAGE, DO_OFFER, DO_REJECT, DO_THROW, END, OK, OVER, VERBS
from duopoly.rules.mortgages import why_not_lift, why_not_mortgage
from duopoly.rules.refuse import why_not
from duopoly.rules.state import State
from duopoly.sim.playout import set_out
from duopoly.study.simulation_plan import plan_simulation

LAST_VERB = len(VERBS) - 1
NO_SUCH_SPACE = "There is no such space: they are numbered 0 to 39. (rule 12)"
THROW_FIRST = "This cannot be done now. First: p0 throws the dice. (rule 23)"
NO_LOAN = (
    "Money alone cannot change hands: an offer must include a title, because players may not lend each other money. (rule 26)"
)


def play(made, number, bots=None, noted=None):
    """Game `number` of a plan at a table, its bots by their names or those given."""
    lineups = made.lineups()
    line = lineups[number % len(lineups)]
    bots = bots or [find(made.seats[line.player[seat]].bot).open() for seat in range(line.seats)]
    info = GameInfo(made.loaded(), tuple(f"p{seat}" for seat in range(line.seats)), 0)

    def note(seat, g, decision, seconds):
        if noted is not None:
            noted.append((seat, decision, seconds))

    return play_game(State(), made.table(), line, made.seed, number, Participants(bots, info, note))


@pytest.mark.parametrize("edition", names())
@pytest.mark.parametrize(("aim", "rules"), [("last", {}), ("timed", {"rounds": 9}), ("last", {"claim_rent": True})])
def test_a_table_plays_the_games_of_playout(edition, aim, rules):
    """Byte for byte, where all bots are plain."""
    if aim not in load(edition).aims:
        aim, rules = "last", {}
    made = plan_simulation(edition, "steady,random,steady", rules=rules, aim=aim, seed=5, rounds=25)
    rows, _ = interpreter.play_games(made.table(), made.lineups(), made.seed, 0, 4)
    assert b"".join(play(made, number).pack() for number in range(4)) == rows


class Wild(Bot):
    """Makes the moves that a function gives."""

    def __init__(self, gives):
        self.gives = gives
        self.forfeits = []

    def decide(self, g, rule_table):
        return self.gives(g, rule_table)

    def forfeited(self, move, why):
        self.forfeits.append((move, why))


def fails(g, rule_table):
    raise RuntimeError("no idea")


def cheats(g, rule_table):
    """Gives itself all the money there is, and moves as steady does with it."""
    g.cash[g.actor] = 10**6
    g.owner[39] = g.actor
    return policy("steady")(g, rule_table)


def forfeits(g, rule_table):
    raise Forfeit("slow", "I was late")


@pytest.mark.parametrize(
    ("gives", "kind", "what"),
    [
        (fails, "crash", "RuntimeError: no idea"),
        (forfeits, "slow", "I was late"),
        (lambda g, rule_table: None, "nonsense", "None is not a move"),
        (lambda g, rule_table: "throw", "nonsense", "'throw' is not a move"),
        (lambda g, rule_table: (0, 1), "nonsense", "(0, 1) is not a move"),
        (lambda g, rule_table: Move(0.0), "nonsense", "Move(verb=0.0, x=0, y=0, to=0, give=0, take=0) is not a move"),
        (lambda g, rule_table: Move(-1), "nonsense", f"verb: expected 0 to {LAST_VERB}, got -1"),
        (lambda g, rule_table: Move(99), "nonsense", f"verb: expected 0 to {LAST_VERB}, got 99"),
        (lambda g, rule_table: Move(DO_MORTGAGE, 10**9), "illegal", f"mortgage is not allowed: {NO_SUCH_SPACE}"),
        (lambda g, rule_table: Move(DO_MORTGAGE, -3), "illegal", f"mortgage is not allowed: {NO_SUCH_SPACE}"),
        (lambda g, rule_table: Move(DO_ACCEPT), "illegal", f"accept is not allowed: {THROW_FIRST}"),
        (lambda g, rule_table: Move(DO_OFFER, x=5, to=1), "illegal", f"offer p1 give cash 5 is not allowed: {NO_LOAN}"),
        (lambda g, rule_table: [][1], "crash", "IndexError: list index out of range"),
        (lambda g, rule_table: sys.exit("bye"), "crash", "SystemExit: bye"),
    ],
)
def test_what_is_no_move_is_forfeited(gives, kind, what):
    """The state is untouched, and the default is played."""
    noted, bot = [], Wild(gives)
    play(plan_simulation("anti-us", "steady:c,steady:m", rounds=2), 0, [bot, find("steady").open()], noted)
    mine = [decision for seat, decision, _ in noted if seat == 0]
    assert {decision.fault.kind for decision in mine if decision.move.verb == DO_THROW} == {kind}
    assert str(mine[0].fault) == what
    assert bot.forfeits[0] == ("throw", what)


def test_a_bot_plays_with_a_copy():
    """What it does to the state it is given does not happen."""
    made = plan_simulation("anti-us", "steady:c,steady:m", rounds=12)
    noted = []
    row = play(made, 0, [Wild(cheats), find("steady").open()], noted)
    assert row.worth[0] < 10_000
    assert noted


def circles(g, rule_table):
    """Mortgages and lifts a cheap title, which costs so little that it can go on for long."""
    for space in range(40):
        if g.owner[space] == g.actor and g.phase == END:
            if why_not_mortgage(g, rule_table, g.actor, space) == OK:
                return Move(DO_MORTGAGE, space)
            if why_not_lift(g, rule_table, g.actor, space) == OK:
                return Move(DO_LIFT, space)
    return policy("steady")(g, rule_table)


def offers(g, rule_table):
    """Offers its cheapest title for more and more, without end."""
    titles = [space for space in range(40) if g.owner[space] == g.actor]
    offer = Move(DO_OFFER, y=1000 + g.offers, to=1, give=1 << titles[0]) if titles and g.phase == END else None
    return offer if offer and why_not(g, rule_table, g.actor, offer) == OK else policy("steady")(g, rule_table)


def rejects(g, rule_table):
    """Rejects every offer, mortgages whatever it has, and never lifts it again."""
    if g.phase == ANSWER:
        return Move(DO_REJECT)
    mortgages = [Move(DO_MORTGAGE, space) for space in range(40)]
    move = next((move for move in mortgages if why_not(g, rule_table, g.actor, move) == OK), policy("steady")(g, rule_table))
    return default(g, rule_table) if move.verb == DO_LIFT else move


@pytest.mark.parametrize("gives", [circles, offers])
def test_who_goes_round_in_circles_is_stopped(gives):
    """Nobody else: neither who throws next nor who answers the offers."""
    noted, bot = [], Wild(gives)
    made = plan_simulation("classic-us", "steady,steady", rules={"start_cash": 100_000}, rounds=6, seating="fixed")
    play(made, 0, [bot, Wild(rejects)], noted)
    faults = [(seat, str(decision.fault)) for seat, decision, _ in noted if decision.fault]
    assert set(faults) == {(0, f"more than {MOST_IN_A_ROW} moves before the next dice or card")}
    assert len(bot.forfeits) == len(faults)


def test_who_throws_after_many_moves_forfeits_nothing():
    """The move that would be made for it is its own."""
    made, noted, g = plan_simulation("classic-us", "steady,steady", seating="fixed"), [], State()
    set_out(g, made.table(), made.lineups()[0], 1, 1)
    participants = Participants([Wild(default)] * 2, GameInfo(made.loaded(), ("p0", "p1"), 0), lambda *each: noted.append(each))
    assert next_move(g, made.table(), participants, MOST_IN_A_ROW).verb == DO_THROW
    assert [decision.fault for _, _, decision, _ in noted] == [None]


def test_a_program_is_asked_for_every_decision_that_it_forfeits():
    """`id` of a forfeit is that of the decision: also after too many moves."""
    asked, bot = [], Wild(lambda g, rule_table: asked.append(g.round) or circles(g, rule_table))
    noted = []
    made = plan_simulation("classic-us", "steady,steady", rules={"start_cash": 100_000}, rounds=6, seating="fixed")
    play(made, 0, [bot, find("steady").open()], noted)
    assert bot.forfeits
    assert len(asked) == len([seat for seat, _, _ in noted if seat == 0])


class Broken(Bot):
    """Fails wherever it can."""

    def begin(self, info):
        raise RuntimeError

    decide = forfeited = end = begin


def test_a_bot_may_fail_wherever_it_is_called(caplog):
    """The game goes on; it is logged."""
    with caplog.at_level(logging.ERROR):
        row = play(plan_simulation("classic-us", "steady,steady", rounds=3), 0, [Broken(), Broken()])
    assert row.rounds == 4
    assert "Broken.begin" in caplog.text


@pytest.mark.parametrize("edition", names())
def test_the_default_may_always_be_played(edition):
    """In every state that random games come to; it comes to an end by itself."""
    for seed in range(12):
        for g, rule_table, _, _ in walk(edition, 3, seed, most=250):
            if g.actor >= 0 and g.phase != OVER:
                assert why_not(g, rule_table, g.actor, default(g, rule_table)) == OK


@pytest.mark.parametrize("edition", names())
def test_a_game_of_defaults_goes_round(edition):
    """Nobody stands still."""
    noted = []
    row = play(plan_simulation(edition, "steady,steady,steady", rounds=30, seed=2), 0, [Wild(fails) for _ in range(3)], noted)
    assert row.rounds == 31
    assert len(noted) < 30 * 3 * 12


def test_a_safe_policy_logs_and_goes_on(caplog):
    """For tables of people: the game's own checks pass."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], ["competitor", "monopolist"], seed=1)
    assert game.decide_with(safe_policy(Wild(fails))) == []
    assert game.moves == [("Ann", "throw")]
    assert "Wild forfeits its move: RuntimeError: no idea" in caplog.text


@pytest.mark.parametrize("error", [RuntimeError("boo\nhoo\x1b[2J"), Forfeit("crash", "RuntimeError: boo\nhoo\x1b[2J")])
def test_a_fault_of_a_bot_in_python_is_one_plain_line(error):
    """As that of a program: it goes to a terminal."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], ["competitor", "monopolist"], seed=1)

    def raises(g, rule_table):
        raise error

    fault = ask(Wild(raises), *game.inside()).fault
    assert (fault.kind, str(fault)) == ("crash", "RuntimeError: boo hoo[2J")


def test_ask_leaves_the_state_as_it_was():
    """Whatever the bot does."""
    made, g = plan_simulation("anti-us", "steady:c,steady:m"), State()
    set_out(g, made.table(), made.lineups()[0], 1, 1)
    before = g.pack()
    ask(Wild(cheats), g, made.table())
    assert g.pack() == before


@pytest.mark.parametrize("edition", names())
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_every_edition_with_any_number_of_seats(edition, bot, compiled):
    """Never an illegal move, nothing raised; beside the others and among its own kind. Who rolls out does so by the twin."""
    least, most = load(edition).players
    rounds = 2 if find(bot).twin else 8 if bot == "dealer" else 15
    for seats in range(least, most + 1):
        for other in ("random", bot):
            noted = []
            made = plan_simulation(edition, ",".join(["steady", *["random"] * (seats - 1)]), seed=seats, rounds=rounds)
            sitting = [
                find(bot if seat % 2 == 0 else other).open(Budget(rollouts=1), compiled.rollouts) for seat in range(seats)
            ]
            play(made, seats, sitting, noted)
            assert not [str(decision.fault) for _, decision, _ in noted if decision.fault]
