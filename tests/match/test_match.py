"""Matches: everyone sits everywhere, with the same dice; equal seeds give equal matches; and when a match stops."""

from collections import Counter
from itertools import islice

import pytest
from rows import row_of

from duopoly.bots import Bot, Budget, registry
from duopoly.match import runner
from duopoly.match.conclusion import Conclusion, Finding
from duopoly.match.duplicate_deals import INTERPRETER, TABLE, TWIN, PlayedDeal, play_deals
from duopoly.match.match import arrangements, match
from duopoly.match.players import Player, parse_players
from duopoly.match.runner import run_match, summarize
from duopoly.match.score import WinShare, score_deal
from duopoly.policies import steady
from duopoly.sim.errors import BadPlan
from duopoly.terminal.cli import run

SHORT = {"aim": "timed", "rounds": 6}
"""Short games that somebody wins."""


def first_deals(match, mode, number=3, workers=1):
    """The rows of the first deals."""
    deals = play_deals(match, mode, workers)
    rows = [[row.pack() for row in deal.rows] for deal in islice(deals, number)]
    deals.close()
    return rows


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
    """Equally often; so each also starts equally often."""
    a_match = match(edition, players)
    seatings = a_match.seatings()
    assert len(seatings) == games
    for deal in range(len(seatings[0])):
        places = Counter()
        for lineups in seatings:
            lineup = lineups[deal]
            roles = [lineup.role[seat] for seat in range(lineup.seats)]
            assert edition.startswith("classic") or abs(2 * sum(roles) - lineup.seats) <= 1
            places.update((lineup.player[seat], seat, lineup.role[seat]) for seat in range(lineup.seats))
        for number, player in enumerate(a_match.players):
            counts = {place: count for place, count in places.items() if place[0] == number}
            assert len(counts) == games
            assert set(counts.values()) == {player.count}


def test_orders_and_camps_change_from_deal_to_deal():
    """Each comes once, in an order that depends on the seed; if there are too many, only some come."""
    arranged = arrangements([0, 1, 2, 3], 2, 1)
    assert len(set(arranged)) == len(arranged) == 6 * 3
    other = arrangements([0, 1, 2, 3], 2, 2)
    assert sorted(other) == sorted(arranged)
    assert other != arranged
    assert len(arrangements([0, 1, 1, 1], 2, 1)) == 3
    assert len(arrangements([0, 1, 1, 1], 1, 1)) == 1
    assert len(arrangements(list(range(8)), 1, 1)) == 60


def test_a_deal_has_the_same_dice_in_all_seatings():
    """Equal bots play the same game in each, so nobody is ahead."""
    equal = match("anti-us", [Player("steady", 2), Player("steady", 2)], seed=3, **SHORT)
    for deal in islice(play_deals(equal, INTERPRETER), 4):
        assert len({(row.number, row.rounds, row.throws) for row in deal.rows}) <= 2  # with the camps swapped or not
        result = score_deal(deal, 2, 2)
        assert result.won == (0.5, 0.5)


def test_the_same_match_however_it_is_played():
    """By the interpreter, the twin or a referee, on one worker or two."""
    a_match = match("anti-us", "random,steady:2", seed=9, **SHORT)
    rows = first_deals(a_match, INTERPRETER)
    assert first_deals(a_match, INTERPRETER, workers=2) == rows
    assert first_deals(a_match, TWIN) == rows
    assert first_deals(a_match, TWIN, workers=2) == rows
    assert first_deals(a_match, TABLE) == rows
    assert first_deals(a_match, TABLE, workers=2) == rows
    assert first_deals(match("anti-us", "random,steady:2", seed=10, **SHORT), INTERPRETER) != rows


def test_it_stops_when_it_is_sure():
    """At the same deal on any number of workers; with all games it continues, and records when it was sure."""
    a_match = match("classic-us", "random,steady:3", games=400, seed=4)
    one, two = run_match(a_match, engine="twin"), run_match(a_match, engine="twin", workers=2)
    assert len(one.deals) == len(two.deals) == one.sure_after < a_match.deals
    assert one.conclusion.findings == [Finding(1, 0, True)]
    complete = run_match(a_match, engine="twin", all_games=True)
    assert (len(complete.deals), complete.sure_after) == (a_match.deals, one.sure_after)
    assert complete.share(0).high < one.share(0).high
    assert [deal.number for deal in complete.deals] == list(range(a_match.deals))


def test_a_match_can_ask_for_a_share():
    """Whether the first player wins at least that much."""
    strong = match("classic-us", "steady,random:3", games=400, seed=4)
    assert run_match(strong, engine="twin", at_least=0.4).conclusion.findings == [Finding(0, None, True)]
    weak = match("classic-us", "random,steady:3", games=400, seed=4)
    assert run_match(weak, engine="twin", at_least=0.4).conclusion.findings == [Finding(0, None, False)]


def test_one_bot_alone_has_no_opponent():
    """All games are played, and no two are the same: turned, the same bots would play the same game again."""
    result = run_match(match("classic-us", "steady:3", games=20, **{**SHORT, "aim": "last"}), engine="interpreter")
    assert [len(deal.rows) for deal in result.deals] == [1] * 20
    assert not result.conclusion.is_sure
    camps = run_match(match("anti-us", "steady:4", games=20, **{**SHORT, "aim": "last"}), engine="interpreter")
    assert [len(deal.rows) for deal in camps.deals] == [2] * 10, "the camps change seats"


@pytest.mark.parametrize("aim", ["last", "timed"])
def test_a_match_counts_as_many_rounds_as_were_played(aim):
    """All of these games are given up, or over, after six rounds."""
    result = run_match(match("anti-us", "steady:3", games=20, **{**SHORT, "aim": aim}), engine="interpreter")
    assert result.rounds().value == 6


def conclusion_after(shares, players="random,steady:3"):
    """The conclusion after deals in which the first player won these shares."""
    conclusion = Conclusion(match("anti-us", players))
    for won in shares:
        conclusion.add(score_of(won))
    return conclusion


def score_of(won):
    return type("Score", (), {"won": (won, 1 - won), "finished": 1.0})()


def test_seats_are_compared_and_not_players():
    """Three of four seats win three of four games, so nobody is better."""
    assert not conclusion_after([0.25] * 400).is_sure
    assert conclusion_after([0.5] * 40).findings == [Finding(0, 1, True)]
    assert conclusion_after([0.0] * 40).findings == [Finding(1, 0, True)]


def test_several_questions_share_the_error():
    """With more players it takes longer to be sure of two of them."""

    def needed(players, won):
        conclusion = Conclusion(match("classic-us", players))
        for number in range(1, 500):
            conclusion.add(type("Score", (), {"won": won, "finished": 1.0})())
            if Finding(0, 1, True) in conclusion.findings:
                return number
        return None

    assert needed("steady,random", (0.6, 0.4)) < needed("steady,random,cmd:python3", (0.6, 0.4, 0.0))


def test_a_score_by_hand():
    """Four games: one won, one shared by two, one given up, one won by the other player."""
    rows = [
        row_of([0, 1, 1, 1], [0, 1, 0, 1], [0]),
        row_of([1, 0, 1, 1], [0, 1, 0, 1], [1, 3]),
        row_of([1, 1, 0, 1], [0, 1, 0, 1], []),
        row_of([1, 1, 1, 0], [0, 1, 0, 1], [0]),
    ]
    score = score_deal(PlayedDeal(0, rows, [], []), 2, 2)
    assert score.won == (1.5 / 4, 1.5 / 4)
    assert score.finished == 0.75
    assert score.seats == (
        (WinShare(0.25, 0.25), WinShare(0.5 / 4, 0.5)),
        (WinShare(0.25, 1.25), WinShare(0.5 / 4, 1.0)),
    )
    assert score.win_share(0) == WinShare(1.5 / 4, 0.75)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"players": "robot,steady"},
            f"players: expected {' or '.join([*registry.BOTS, *registry.CHARACTERS])}, got 'robot'",
        ),
        ({"players": ""}, f"players: expected {' or '.join([*registry.BOTS, *registry.CHARACTERS])}, got ''"),
        ({"players": "steady"}, "players: expected 2 to 6 seats for anti-us, got 1"),
        ({"players": "steady:7"}, "players: expected 2 to 6 seats for anti-us, got 7"),
        ({"players": "steady:0,random"}, "players: expected 1 seat or more, like steady:1, got 'steady:0'"),
        ({"players": "cmd:,steady"}, "players: cmd: expected a command such as cmd:./mybot.py, got nothing"),
        (
            {"players": "cmd:nowhere-at-all,steady"},
            "players: cmd: expected the path of a program, got 'nowhere-at-all'",
        ),
        ({"games": 0}, "games: expected a whole number from 1 to 1000000000, got 0"),
        ({"seed": -1}, "seed: expected a whole number from 0 to 18446744073709551615, got -1"),
        ({"aim": "win"}, "aim: expected last or camp or timed for anti-us, got 'win'"),
        ({"rounds": 0}, "rounds: expected a whole number from 1 to 100000, got 0"),
    ],
)
def test_invalid_matches(options, message):
    """One line, with what was expected."""
    with pytest.raises(BadPlan) as error:
        match("anti-us", **{"players": "steady,random", **options})
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"engine": "gpu"}, "engine: expected auto, twin or interpreter, got 'gpu'"),
        ({"at_least": 1.5}, "at-least: expected a share between 0 and 1, like 0.4, got 1.5"),
    ],
)
def test_invalid_options_of_a_match(options, message):
    """The same form."""
    with pytest.raises(BadPlan) as error:
        run_match(match("anti-us", "steady,random"), **options)
    assert str(error.value) == message


def test_players_are_named_once():
    """A level stands for its bot; commands keep their colons."""
    assert parse_players("steady,random:2,Steady") == (Player("steady", 2), Player("random", 2))
    assert parse_players("child,normal:2") == (Player("random"), Player("steady", 2))
    assert parse_players("cmd:python3 -X utf8 x.py:2") == (Player("cmd:python3 -X utf8 x.py", 2),)


def test_a_player_can_have_its_own_budget():
    """In seconds or rollouts; with another budget it is another player with another name."""
    players = parse_players("hard@0.3,planner@0.03:3,planner@200r:2,expert,planner@.3")
    assert players == (
        Player("planner", 2, Budget(0.3)), Player("planner", 3, Budget(0.03)), Player("planner", 2, Budget(0.3, 200)),
        Player("expert"),
    )  # fmt: skip
    assert [str(player) for player in players] == ["planner@0.3:2", "planner@0.03:3", "planner@200r:2", "expert"]
    assert parse_players(",".join(map(str, players))) == players


def test_a_command_keeps_its_at():
    """Except for a budget at its end; in quotes that is a word of the command."""
    players = parse_players("cmd:python3 me@10.0.0.1,cmd:python3 me@there x.py@0.5:2,cmd:python3 'me@7',cmd:python3 me@7r2")
    assert players == (
        Player("cmd:python3 me@10.0.0.1"), Player("cmd:python3 me@there x.py", 2, Budget(0.5)), Player("cmd:python3 'me@7'"),
        Player("cmd:python3 me@7r2"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("players", "message"),
    [
        ("planner@fast", "expected planner@0.3 for seconds or planner@200r for rollouts, got 'planner@fast'"),
        ("planner@", "expected planner@0.3 for seconds or planner@200r for rollouts, got 'planner@'"),
        ("planner@0", "planner@0: seconds: expected 0.001 to 3600, got 0.0"),
        ("planner@4000", "planner@4000: seconds: expected 0.001 to 3600, got 4000.0"),
        ("expert@0r", "expert@0r: rollouts: expected a whole number from 1 to 10000000, got 0"),
        ("steady@0.1", "expected steady without a budget, since it answers at once, got steady@0.1"),
        ("cmd:python3 x.py@20r", "expected seconds like @0.3 for a program, got cmd:python3 x.py@20r"),
        ("planner@0.3:0", "expected 1 seat or more, like planner:1, got 'planner@0.3:0'"),
    ],
)
def test_invalid_budgets(players, message):
    """One line, with what was expected."""
    with pytest.raises(BadPlan) as error:
        parse_players(players)
    assert str(error.value) == f"players: {message}"


PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": %s}), flush=True)
    elif message["type"] == "decide":
        print(json.dumps({"type": "move", "id": message["id"], "move": %s}), flush=True)
"""


@pytest.fixture
def program(tmp_path):
    def write_program(protocol=1, move="message['legal'][0]"):
        file = tmp_path / "mine.py"
        file.write_text(PROGRAM % (protocol, move))
        return f"cmd:{file}"

    return write_program


def test_a_program_plays_a_match(program):
    """One game at a time or two, with the same result; decisions are counted and timed."""
    a_match = match("anti-us", f"{program()}:2,steady", games=12, seed=2, budget=Budget(30.0), **SHORT)
    one, two = run_match(a_match, all_games=True), run_match(a_match, all_games=True, workers=2)
    assert [[row.pack() for row in deal.rows] for deal in one.deals] == [
        [row.pack() for row in deal.rows] for deal in two.deals
    ]
    facts = summarize(one)
    program_row, steady = facts["players"]
    assert (facts["how"], facts["games"], program_row["seats"], program_row["forfeits"]) == ("table", 12, 2, {})
    assert program_row["decisions"] > 100
    assert program_row["seconds"]["longest"] >= program_row["seconds"]["mean"] > steady["seconds"]["mean"] > 0
    assert sum(row["wins"] for row in facts["players"]) == 12


def test_forfeits_are_counted_and_recorded(program):
    """Each with its deal, its phase, what was wrong and what was played instead."""
    result = run_match(
        match("anti-us", f"{program(move=repr('end'))},steady", games=4, budget=Budget(30.0), **SHORT), all_games=True
    )
    facts = summarize(result)
    player = facts["players"][0]
    assert set(player["forfeits"]) == {"illegal"}
    assert player["forfeits"]["illegal"] < player["decisions"]
    assert facts["faults"][0] == {
        "bot": result.match.players[0].bot, "deal": 0, "seating": 0, "phase": "throw", "kind": "illegal",
        "what": "end is not allowed: This cannot be done now. First: p1 throws the dice. (rule 8)", "played": "throw",
    }  # fmt: skip


def test_a_program_that_does_not_say_hello_is_refused(program):
    """Before the first game, with a one-line message."""
    with pytest.raises(BadPlan, match=r"players: .*mine.py: protocol: expected 1, got 2"):
        run_match(match("anti-us", f"{program(protocol=2)},steady", games=4))


def test_a_program_starts_once_for_each_of_its_seats(program, tmp_path, capsys):
    """The one that says hello before the first game plays in it."""
    command = program()
    file = tmp_path / "mine.py"
    file.write_text(f"open({str(tmp_path / 'starts')!r}, 'a').write('x')\n{file.read_text()}")
    words = ["--seconds", "30", "--games", "8", "--rounds", "2", "--workers", "1", "--seed", "1", "--quiet", "--all"]
    assert run(["match", "--players", f"{command},steady", *words]) == 0
    assert (tmp_path / "starts").read_text() == "x"
    assert "forfeited" not in capsys.readouterr().err
    assert run(["match", "--players", f"{command}:2,steady", *words]) == 0
    assert (tmp_path / "starts").read_text() == "xxx"


def test_programs_cannot_be_compiled(program):
    """The twin is refused."""
    with pytest.raises(BadPlan, match="not all of these bots are compiled"):
        run_match(match("anti-us", f"{program()},steady", games=4), engine="twin")


def test_no_program_is_left_when_a_match_is_over(program, monkeypatch):
    """Nor when it is interrupted."""
    from duopoly.bots.program import process

    started, popen = [], process.subprocess.Popen
    monkeypatch.setattr(process.subprocess, "Popen", lambda *a, **k: started.append(popen(*a, **k)) or started[-1])
    a_match = match("anti-us", f"{program()},steady", games=40, budget=Budget(30.0))

    def interrupt(games):
        raise KeyboardInterrupt

    assert run_match(a_match, workers=2, watch=interrupt).stopped
    assert len(started) >= 2
    assert all(one.returncode is not None for one in started)


def test_without_the_twin_the_interpreter_plays(monkeypatch):
    """If it is not asked for by name."""
    a_match = match("anti-us", "random,steady", games=8, **SHORT)
    assert run_match(a_match).mode == TWIN
    monkeypatch.setattr(runner, "twin", lambda say: None)
    assert run_match(a_match).mode == INTERPRETER
    with pytest.raises(BadPlan, match="the compiled twin is not available here"):
        run_match(a_match, engine="twin")


class Thinker(Bot):
    """A bot with a budget."""

    budget = Budget(seconds=1.0)
    games = 0

    def begin(self, setting):
        super().begin(setting)
        assert self.budget == Budget(0.5, 7)
        Thinker.games += 1

    def decide(self, g, rules):
        return steady.decide(g, rules)


def test_a_bot_that_thinks_sits_at_a_table(monkeypatch):
    """With the match's budget; the games are those of a policy that decides alike."""
    monkeypatch.setattr(registry, "installed", lambda: {"thinker": registry.BotEntry("thinker", Thinker)})
    budget = Budget(0.5, 7)
    a_match = match("anti-us", "thinker,steady:2", games=6, seed=2, budget=budget, **SHORT)
    refereed = run_match(a_match, all_games=True)
    assert (refereed.mode, refereed.decisions[0].forfeits) == (TABLE, {})
    assert Thinker.games >= 6
    plain = run_match(match("anti-us", [Player("steady"), Player("steady", 2)], games=6, seed=2, **SHORT), all_games=True)

    assert [[(row.rounds, row.winners, row.worth) for row in deal.rows] for deal in refereed.deals] == [
        [(row.rounds, row.winners, row.worth) for row in deal.rows] for deal in plain.deals
    ]


def test_a_bot_meets_itself_with_another_budget(monkeypatch):
    """Each has its own or the match's, and their results are separate."""
    budgets = []

    class Spender(Thinker):
        def begin(self, setting):
            Bot.begin(self, setting)
            budgets.append(self.budget)

    monkeypatch.setattr(registry, "installed", lambda: {"spender": registry.BotEntry("spender", Spender)})
    a_match = match("anti-us", "spender@0.2,spender@9r,spender", games=6, seed=2, budget=Budget(0.7), **SHORT)
    facts = summarize(run_match(a_match, all_games=True))
    assert set(budgets) == {Budget(0.2), Budget(0.3, 9), Budget(0.7)}
    assert [(row["bot"], row["seats"]) for row in facts["players"]] == [("spender@0.2", 1), ("spender@9r", 1), ("spender", 1)]
    assert facts["match"]["players"] == ["spender@0.2", "spender@9r", "spender"]


def test_a_player_with_several_seats_has_intervals_of_each_role():
    """A deal has up to three of its seats; the intervals hold wherever one stops, and are between 0 and 1."""
    result = run_match(match("classic-us", "greedy,random:3", games=16, rounds=60, seed=1), engine="interpreter")
    for player in (0, 1):
        share = result.seat_share(player, 0)
        assert 0 <= share.low <= share.value <= share.high <= 1
        assert share.high - share.low > 0.1
