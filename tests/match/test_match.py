"""Matches: everybody sits everywhere, the same dice for all, the same match again; and when it stops."""

from collections import Counter
from itertools import islice

import pytest
from rows import row_of

from duopoly.bots import Bot, Budget, registry
from duopoly.match import contest as contests
from duopoly.match.conclusion import Conclusion, Finding
from duopoly.match.contest import contest, summary
from duopoly.match.duplicate_deals import INTERPRETER, TABLE, TWIN, Deal, deals
from duopoly.match.match import arrangements, match
from duopoly.match.players import Player, players_of
from duopoly.match.score import Part, ratio, score
from duopoly.policies import steady
from duopoly.sim.errors import BadPlan

SHORT = {"aim": "timed", "rounds": 6}
"""Games that are soon over, and that somebody wins."""


def first(made, how, number=3, workers=1):
    """The rows of the first deals."""
    source = deals(made, how, workers)
    found = [[row.pack() for row in deal.rows] for deal in islice(source, number)]
    source.close()
    return found


@pytest.mark.parametrize(
    ("edition", "players", "games"),
    [
        ("anti-us", "steady,random", 4),
        ("anti-us", "random,steady:2", 6),
        ("anti-us", "random,steady:3", 8),
        ("anti-fr", "random:2,steady:3", 10),
        ("classic-us", "random,steady:3", 4),
    ],
)
def test_each_player_has_each_seat_and_role_in_a_deal(edition, players, games):
    """As often; and whoever begins does so as often."""
    made = match(edition, players)
    seatings = made.seatings()
    assert len(seatings) == games
    for deal in range(len(seatings[0])):
        places = Counter()
        for lineups in seatings:
            line = lineups[deal]
            roles = [line.role[seat] for seat in range(line.seats)]
            assert edition.startswith("classic") or abs(2 * sum(roles) - line.seats) <= 1
            places.update((line.player[seat], seat, line.role[seat]) for seat in range(line.seats))
        for player, named in enumerate(made.players):
            mine = {place: number for place, number in places.items() if place[0] == player}
            assert len(mine) == games
            assert set(mine.values()) == {named.count}


def test_orders_and_camps_change_from_deal_to_deal():
    """Each once; another seed has them in another order; of too many there are some."""
    found = arrangements([0, 1, 2, 3], 2, 1)
    assert len(set(found)) == len(found) == 6 * 3
    again = arrangements([0, 1, 2, 3], 2, 2)
    assert sorted(again) == sorted(found)
    assert again != found
    assert len(arrangements([0, 1, 1, 1], 2, 1)) == 3
    assert len(arrangements([0, 1, 1, 1], 1, 1)) == 1
    assert len(arrangements(list(range(8)), 1, 1)) == 60


def test_a_deal_has_the_same_dice_in_all_seatings():
    """Equal bots play the same game in each: nobody is ahead."""
    made = match("anti-us", [Player("steady", 2), Player("steady", 2)], seed=3, **SHORT)
    for deal in islice(deals(made, INTERPRETER), 4):
        assert len({(row.number, row.rounds, row.throws) for row in deal.rows}) <= 2  # as the camps are, and with them swapped
        result = score(deal, 2, 2)
        assert result.won == (0.5, 0.5)


def test_the_same_match_however_it_is_played():
    """By the interpreter, by several, by the twin, at a table."""
    made = match("anti-us", "random,steady:2", seed=9, **SHORT)
    rows = first(made, INTERPRETER)
    assert first(made, INTERPRETER, workers=2) == rows
    assert first(made, TWIN) == rows
    assert first(made, TWIN, workers=2) == rows
    assert first(made, TABLE) == rows
    assert first(made, TABLE, workers=2) == rows
    assert first(match("anti-us", "random,steady:2", seed=10, **SHORT), INTERPRETER) != rows


def test_it_stops_when_it_is_sure():
    """At the same deal on any number of workers; with all games it goes on, and says when it was sure."""
    made = match("classic-us", "random,steady:3", games=400, seed=4)
    one, two = contest(made, engine="twin"), contest(made, engine="twin", workers=2)
    assert len(one.deals) == len(two.deals) == one.sure_after < made.deals
    assert one.verdict.findings == [Finding(1, 0, True)]
    every = contest(made, engine="twin", all_games=True)
    assert (len(every.deals), every.sure_after) == (made.deals, one.sure_after)
    assert every.share(0).high < one.share(0).high
    assert [deal.number for deal in every.deals] == list(range(made.deals))


def test_a_share_may_be_asked():
    """Whether the first player wins at least so much."""
    made = match("classic-us", "steady,random:3", games=400, seed=4)
    assert contest(made, engine="twin", at_least=0.4).verdict.findings == [Finding(0, None, True)]
    other = match("classic-us", "random,steady:3", games=400, seed=4)
    assert contest(other, engine="twin", at_least=0.4).verdict.findings == [Finding(0, None, False)]


def test_one_bot_alone_has_nobody_to_be_better_than():
    """All games are played."""
    found = contest(match("classic-us", "steady:3", games=20, **{**SHORT, "aim": "last"}), engine="interpreter")
    assert len(found.deals) == 7
    assert not found.verdict.is_sure


def verdict_of(results, players="random,steady:3"):
    """A verdict after deals in which the first player won so much."""
    found = Conclusion(match("anti-us", players))
    for won in results:
        found.see(score_of(won))
    return found


def score_of(won):
    return type("Score", (), {"won": (won, 1 - won), "finished": 1.0})()


def test_seats_are_compared_and_not_players():
    """Three of four seats win three of four games: nobody is better."""
    assert not verdict_of([0.25] * 400).is_sure
    assert verdict_of([0.5] * 40).findings == [Finding(0, 1, True)]
    assert verdict_of([0.0] * 40).findings == [Finding(1, 0, True)]


def test_several_questions_share_the_error():
    """With more players it takes longer to be sure of two of them."""

    def needed(players, won):
        found = Conclusion(match("classic-us", players))
        for number in range(1, 500):
            found.see(type("Score", (), {"won": won, "finished": 1.0})())
            if Finding(0, 1, True) in found.findings:
                return number
        return None

    assert needed("steady,random", (0.6, 0.4)) < needed("steady,random,cmd:python3", (0.6, 0.4, 0.0))


def test_a_score_by_hand():
    """Four games: one won, one shared by two, one given up, one won by the other camp."""
    rows = [
        row_of([0, 1, 1, 1], [0, 1, 0, 1], [0]),
        row_of([1, 0, 1, 1], [0, 1, 0, 1], [1, 3]),
        row_of([1, 1, 0, 1], [0, 1, 0, 1], []),
        row_of([1, 1, 1, 0], [0, 1, 0, 1], [0]),
    ]
    found = score(Deal(0, rows, [], []), 2, 2)
    assert found.won == (1.5 / 4, 1.5 / 4)
    assert found.finished == 0.75
    assert found.seats == (
        (Part(0.25, 0.25), Part(0.5 / 4, 0.5)),
        (Part(0.25, 1.25), Part(0.5 / 4, 1.0)),
    )
    assert found.of(0) == Part(1.5 / 4, 0.75)


def test_a_ratio_by_hand():
    """Three deals of which 1/2, 1/4 and 3/4 were won; deals with nothing to win do not count."""
    found = ratio([Part(0.5, 1.0), Part(0.25, 1.0), Part(0.75, 1.0), Part(0.0, 0.0)])
    assert found.value == 0.5
    assert found.high - found.value == pytest.approx(1.95996 * 0.25 / 3**0.5, abs=1e-5)
    assert ratio([]) == ratio([Part(0.0, 0.0)]) == (0.0, 0.0, 1.0)
    assert ratio([Part(0.5, 1.0)]) == (0.5, 0.0, 1.0)
    assert ratio([Part(1.0, 1.0)] * 20).low == pytest.approx(0.8389, abs=1e-4)  # Wilson's, of 20 deals


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"players": "robot,steady"},
            "players: no bot 'robot'; random or greedy or steady or trader or planner or expert would be right",
        ),
        ({"players": ""}, "players: no bot ''; random or greedy or steady or trader or planner or expert would be right"),
        ({"players": "steady"}, "players: 1 seats; 2 to 6 would be right for anti-us"),
        ({"players": "steady:7"}, "players: 7 seats; 2 to 6 would be right for anti-us"),
        ({"players": "steady:0,random"}, "players: 'steady:0' has no seat; steady:1 would be right"),
        ({"players": "cmd:,steady"}, "players: cmd: nothing to run; cmd:./mybot.py would be right"),
        (
            {"players": "cmd:nowhere-at-all,steady"},
            "players: cmd: 'nowhere-at-all' cannot be found; the path of a program would be right",
        ),
        ({"games": 0}, "games: 0 cannot be; a whole number from 1 to 1000000000 would be right"),
        ({"seed": -1}, "seed: -1 cannot be; a whole number from 0 to 18446744073709551615 would be right"),
        ({"aim": "win"}, "aim: anti-us has no aim 'win'; last or camp or timed would be right"),
        ({"rounds": 0}, "rounds: 0 cannot be; a whole number from 1 to 100000 would be right"),
    ],
)
def test_what_cannot_be(options, message):
    """One line, with what would be right."""
    with pytest.raises(BadPlan) as error:
        match("anti-us", **{"players": "steady,random", **options})
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"engine": "gpu"}, "engine: no engine 'gpu'; auto, twin, interpreter would be right"),
        ({"at_least": 1.5}, "at-least: 1.5 cannot be; a share between 0 and 1, like 0.4, would be right"),
    ],
)
def test_how_it_cannot_be_played(options, message):
    """The same."""
    with pytest.raises(BadPlan) as error:
        contest(match("anti-us", "steady,random"), **options)
    assert str(error.value) == message


def test_players_are_named_once():
    """A level is its bot; commands keep their colons."""
    assert players_of("steady,random:2,Steady") == (Player("steady", 2), Player("random", 2))
    assert players_of("child,normal:2") == (Player("random"), Player("steady", 2))
    assert players_of("cmd:python3 -X utf8 x.py:2") == (Player("cmd:python3 -X utf8 x.py", 2),)


def test_a_player_may_have_a_budget_of_its_own():
    """In seconds or rollouts; with another budget it is another player, by a name of its own."""
    made = players_of("hard@0.3,planner@0.03:3,planner@200r:2,expert,planner@.3")
    assert made == (
        Player("planner", 2, Budget(0.3)), Player("planner", 3, Budget(0.03)), Player("planner", 2, Budget(0.3, 200)),
        Player("expert"),
    )  # fmt: skip
    assert [str(player) for player in made] == ["planner@0.3:2", "planner@0.03:3", "planner@200r:2", "expert"]
    assert players_of(",".join(map(str, made))) == made


def test_a_command_keeps_its_at():
    """But for a budget at its end; in quotes that is a word of the command."""
    made = players_of("cmd:python3 me@10.0.0.1,cmd:python3 me@there x.py@0.5:2,cmd:python3 'me@7',cmd:python3 me@7r2")
    assert made == (
        Player("cmd:python3 me@10.0.0.1"), Player("cmd:python3 me@there x.py", 2, Budget(0.5)), Player("cmd:python3 'me@7'"),
        Player("cmd:python3 me@7r2"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("players", "message"),
    [
        ("planner@fast", "'planner@fast' cannot be read; planner@0.3 for seconds or planner@200r for rollouts would be right"),
        ("planner@", "'planner@' cannot be read; planner@0.3 for seconds or planner@200r for rollouts would be right"),
        ("planner@0", "planner@0: seconds: 0.0 cannot be; 0.001 to 3600 would be right"),
        ("planner@4000", "planner@4000: seconds: 4000.0 cannot be; 0.001 to 3600 would be right"),
        ("expert@0r", "expert@0r: rollouts: 0 cannot be; a whole number from 1 to 10000000 would be right"),
        ("steady@0.1", "steady answers at once; steady without @0.1 would be right"),
        ("cmd:python3 x.py@20r", "cmd:python3 x.py counts no rollouts; seconds like @0.3 would be right"),
        ("planner@0.3:0", "'planner@0.3:0' has no seat; planner:1 would be right"),
    ],
)
def test_budgets_that_cannot_be(players, message):
    """One line says what would be right."""
    with pytest.raises(BadPlan) as error:
        players_of(players)
    assert str(error.value) == f"players: {message}"


PROGRAM = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": %s}), flush=True)
    elif said["type"] == "decide":
        print(json.dumps({"type": "move", "id": said["id"], "move": %s}), flush=True)
"""


@pytest.fixture
def program(tmp_path):
    def made(protocol=1, move="said['legal'][0]"):
        file = tmp_path / "mine.py"
        file.write_text(PROGRAM % (protocol, move))
        return f"cmd:{file}"

    return made


def test_a_program_plays_a_match(program):
    """At tables, two at once; twice the same; decisions are counted and timed."""
    made = match("anti-us", f"{program()}:2,steady", games=12, seed=2, budget=Budget(30.0), **SHORT)
    one, two = contest(made, all_games=True), contest(made, all_games=True, workers=2)
    assert [[row.pack() for row in deal.rows] for deal in one.deals] == [
        [row.pack() for row in deal.rows] for deal in two.deals
    ]
    facts = summary(one)
    mine, steady = facts["players"]
    assert (facts["how"], facts["games"], mine["seats"], mine["forfeits"]) == ("table", 12, 2, {})
    assert mine["decisions"] > 100
    assert mine["seconds"]["longest"] >= mine["seconds"]["mean"] > steady["seconds"]["mean"] > 0
    assert sum(row["wins"] for row in facts["players"]) == 12


def test_forfeits_are_counted_and_kept(program):
    """Each with its deal, its phase, what was wrong and what was played."""
    found = contest(
        match("anti-us", f"{program(move=repr('end'))},steady", games=4, budget=Budget(30.0), **SHORT), all_games=True
    )
    facts = summary(found)
    mine = facts["players"][0]
    assert set(mine["forfeits"]) == {"illegal"}
    assert mine["forfeits"]["illegal"] < mine["decisions"]
    fault = facts["faults"][0]
    assert fault == {
        "bot": found.match.players[0].bot, "deal": 0, "seating": 0, "phase": "throw", "kind": "illegal",
        "what": "end may not be: not-now", "played": "throw",
    }  # fmt: skip


def test_a_program_that_does_not_say_hello_is_not_played_against(program):
    """One line before the first game."""
    with pytest.raises(BadPlan, match=r"players: .*mine.py: it speaks protocol 2; 1 would be right"):
        contest(match("anti-us", f"{program(protocol=2)},steady", games=4))


def test_programs_do_not_play_in_the_twin(program):
    """And it says so."""
    with pytest.raises(BadPlan, match="engine: not all of these bots play in the twin"):
        contest(match("anti-us", f"{program()},steady", games=4), engine="twin")


def test_no_program_is_left_when_a_match_is_over(program, monkeypatch):
    """Nor when it is given up in the middle."""
    from duopoly.bots.program import process

    started, popen = [], process.subprocess.Popen
    monkeypatch.setattr(process.subprocess, "Popen", lambda *a, **k: started.append(popen(*a, **k)) or started[-1])
    made = match("anti-us", f"{program()},steady", games=40, budget=Budget(30.0))

    def interrupt(games):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        contest(made, workers=2, watch=interrupt)
    assert len(started) >= 2
    assert all(one.returncode is not None for one in started)


def test_without_the_twin_the_interpreter_plays(monkeypatch):
    """Few games; or where it cannot be had."""
    made = match("anti-us", "random,steady", games=8, **SHORT)
    monkeypatch.setattr(contests, "is_warm", lambda: False)
    assert contest(made).how == INTERPRETER
    monkeypatch.setattr(contests, "is_warm", lambda: True)
    monkeypatch.setattr(contests, "twin", lambda say: None)
    assert contest(made).how == INTERPRETER
    with pytest.raises(BadPlan, match="engine: the compiled twin cannot be had here"):
        contest(made, engine="twin")


class Thinker(Bot):
    """Spends a rollout or two."""

    budget = Budget(seconds=1.0)
    begun = 0

    def begin(self, setting):
        super().begin(setting)
        assert self.budget == Budget(0.5, 7)
        Thinker.begun += 1

    def decide(self, g, rules):
        return steady.decide(g, rules)


def test_a_bot_that_thinks_sits_at_a_table(monkeypatch):
    """With the budget it is given; the games are those of a plain bot that decides alike."""
    monkeypatch.setattr(registry, "installed", lambda: {"thinker": registry.BotEntry("thinker", Thinker)})
    budget = Budget(0.5, 7)
    made = match("anti-us", "thinker,steady:2", games=6, seed=2, budget=budget, **SHORT)
    found = contest(made, all_games=True)
    assert (found.how, found.accounts[0].forfeits) == (TABLE, {})
    assert Thinker.begun >= 6
    plain = contest(match("anti-us", [Player("steady"), Player("steady", 2)], games=6, seed=2, **SHORT), all_games=True)

    assert [[(row.rounds, row.winners, row.worth) for row in deal.rows] for deal in found.deals] == [
        [(row.rounds, row.winners, row.worth) for row in deal.rows] for deal in plain.deals
    ]


def test_one_bot_meets_itself_with_another_budget(monkeypatch):
    """Each opened with its own, or that of the match; both are told apart in what comes of it."""
    spent = []

    class Spender(Thinker):
        def begin(self, setting):
            Bot.begin(self, setting)
            spent.append(self.budget)

    monkeypatch.setattr(registry, "installed", lambda: {"spender": registry.BotEntry("spender", Spender)})
    made = match("anti-us", "spender@0.2,spender@9r,spender", games=6, seed=2, budget=Budget(0.7), **SHORT)
    facts = summary(contest(made, all_games=True))
    assert set(spent) == {Budget(0.2), Budget(0.3, 9), Budget(0.7)}
    assert [(row["bot"], row["seats"]) for row in facts["players"]] == [("spender@0.2", 1), ("spender@9r", 1), ("spender", 1)]
    assert facts["match"]["players"] == ["spender@0.2", "spender@9r", "spender"]
