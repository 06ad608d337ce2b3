"""Bots that are programs: whatever they do, the table gets a legal move in time, and no process is left."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import playwright
import pytest
from bad import CRASH, EACH, FINE, HELLO, ILLEGAL, NONSENSE, SLOW
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import duopoly
from duopoly.bots import Budget, Forfeit, GameInfo, find
from duopoly.bots.program import Program, command_of, process, program, wire
from duopoly.bots.referee import Participants, play_game
from duopoly.bots.safe_move import ask
from duopoly.editions import load
from duopoly.rules.codes import DO_BUY, OK, Move
from duopoly.rules.refuse import why_not
from duopoly.rules.state import State
from duopoly.study.simulation_plan import plan_simulation

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PLAYERS = ["Ann", "Bob"]
POSITION = {
    "edition": "anti-us",
    "turn": "Ann",
    "phase": "buy",
    "players": [{"name": "Ann", "role": "competitor", "cash": 900, "space": 39}, {"name": "Bob", "role": "monopolist"}],
}
INFO = GameInfo(load("anti-us"), ("Ann", "Bob"), 0)
BUY_FIRST = "This cannot be done now. First: Ann buys Wall St. or declines. (rule 6)"


@pytest.fixture
def opened(tmp_path, monkeypatch):
    """Opens a script as a program; at the end all that was started has ended."""
    monkeypatch.setattr(program, "START", 20.0)
    made, started = [], []
    popen = subprocess.Popen

    def watched(*arguments, **options):
        started.append(popen(*arguments, **options))
        return started[-1]

    monkeypatch.setattr(process.subprocess, "Popen", watched)

    def run(script, seconds=0.15):
        file = tmp_path / f"bot{len(made)}.py"
        file.write_text(script)
        made.append(Program(str(file), Budget(seconds)))
        made[-1].begin(INFO)
        return made[-1]

    yield run
    for bot in made:
        begun = time.monotonic()
        bot.close()
        assert time.monotonic() - begun < 4
    for one in started:
        assert one.returncode is not None
        with pytest.raises(ProcessLookupError):
            os.kill(one.pid, 0)


def standing():
    return duopoly.Game.from_position(POSITION, seed=1).inside()


def asked(bot):
    """What it decides, whether legal, and how long it took."""
    g, rules = standing()
    before = g.pack()
    begun = time.monotonic()
    decision = ask(bot, g, rules)
    assert g.pack() == before
    assert why_not(g, rules, g.actor, decision.move) == OK
    return decision, time.monotonic() - begun


@pytest.mark.parametrize("script", FINE.values(), ids=FINE)
def test_who_answers_in_time_is_taken_at_his_word(opened, script):
    """Stray prints, pieces of lines, noise: all the same."""
    bot = opened(script, 30.0)
    for _ in range(3):
        decision, _ = asked(bot)
        assert decision.fault is None
        assert decision.move == Move(DO_BUY)
    assert bot.name == "bad"


@pytest.mark.parametrize("script", SLOW.values(), ids=SLOW)
def test_no_answer_in_time_is_forfeited(opened, script):
    """After the time it was given; the third time in a row it is started anew."""
    bot = opened(script)
    for number in range(1, 4):
        decision, took = asked(bot)
        assert decision.fault.kind == "slow"
        assert str(decision.fault).startswith("no answer within 0.15 s")
        if number == 2:  # the first time it is started, the third time it is ended
            assert took < 0.15 + program.GRACE + 1
        assert (bot.process is None) == (number == 3)


@pytest.mark.parametrize("script", CRASH.values(), ids=CRASH)
def test_what_cannot_go_on_is_ended(opened, script, monkeypatch):
    """And started anew when it is next asked; five times, then never again."""
    monkeypatch.setattr(program, "START", 0.6)
    bot = opened(script, 1.5)
    monkeypatch.setattr(program, "MOST_FAILURES", 2)
    for _ in range(2):
        decision, took = asked(bot)
        assert decision.fault.kind == "crash", str(decision.fault)
        assert bot.process is None
        assert took < 6
    decision, took = asked(bot)
    assert decision.fault.kind == "gone"
    assert took < 0.1


@pytest.mark.parametrize("script", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_forfeited_at_once(opened, script):
    """Nobody waits until the time is up."""
    bot = opened(script, 30.0)
    decision, took = asked(bot)
    assert decision.fault.kind == "nonsense", str(decision.fault)
    assert took < 10
    assert bot.process is not None


@pytest.mark.parametrize("script", ILLEGAL.values(), ids=ILLEGAL)
def test_an_illegal_move_is_forfeited_and_reported(opened, script):
    """In English; it may go on for ever."""
    bot = opened(script, 30.0)
    for _ in range(7):
        decision, _ = asked(bot)
        assert decision.fault.kind == "illegal", str(decision.fault)
    assert " is not allowed: " in str(decision.fault)


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (CRASH["raises"], "it exited with code 1: RuntimeError: cannot think"),
        (CRASH["exit"], "it exited with code 3"),
        (CRASH["killed"], "it was ended by SIGKILL"),
        (CRASH["closes its output"], "it closed its output"),
        (CRASH["exit in a line"], "it exited with code 1 in the middle of a line"),
        (CRASH["no program"], "it exited with code 1: I am not ready"),
        (CRASH["protocol 2"], "protocol: expected 1, got 2"),
        (CRASH["protocol 'one'"], "protocol: expected 1, got 'one'"),
        (CRASH["protocol true"], "protocol: expected 1, got True"),
        (CRASH["no protocol"], "protocol: expected 1, got None"),
        (CRASH["huge line"], "line: expected at most 65536 bytes, got more"),
        (CRASH["flood"], "it sent 1000 lines without an answer"),
        (CRASH["says nothing"], "it sent no hello within 1 s"),
        (NONSENSE["no text"], "its answer is malformed: Expected `str`, got `int` - at `$.move`"),
        (NONSENSE["chances of others"], "chances: expected 2 numbers from 0 to 1, got [1.0]"),
        (ILLEGAL["not now"], f"end is not allowed: {BUY_FIRST}"),
    ],
)
def test_a_fault_is_reported_in_one_line(opened, script, said, monkeypatch):
    """With the last line of its standard error, where it has ended."""
    if "hello" in said:
        monkeypatch.setattr(program, "START", 1.0)
    decision, _ = asked(opened(script, 30.0))
    assert str(decision.fault) == said


@pytest.mark.parametrize(
    "script",
    [
        EACH + "print('\\x1b[2J\\x07', file=sys.stderr); sys.exit(3)",
        EACH + "print('\\x1b[2J' + 'x' * 9000, file=sys.stderr); sys.exit(3)",
        EACH + "say(type='move', id=said['id'], move='x' * 60_000)",
        EACH + "say(type='move', id=said['id'], move='buy', chances=[0.5] * 5000)",
    ],
    ids=["commands to the terminal", "a long last line", "a long move", "many chances"],
)
def test_what_a_program_says_of_its_fault_is_short_and_plain(opened, script):
    """It goes to a terminal, and back to the program."""
    decision, _ = asked(opened(script, 30.0))
    assert str(decision.fault).isprintable()
    assert len(str(decision.fault)) <= 300


def test_it_gets_the_move_made_for_it(opened, tmp_path):
    """And who has won; each message as the page on bots has it."""
    kept = tmp_path / "kept"
    script = (
        HELLO
        + f"kept = open({str(kept)!r}, 'w')\nfor said in lines():\n    hello(said)\n    kept.write(json.dumps(said) + '\\n')\n"
    )
    script += "    kept.flush()\n    if said['type'] == 'decide':\n        say(type='move', id=said['id'], move='end')"
    bot = opened(script, 5.0)
    decision, _ = asked(bot)
    bot.forfeited("decline", str(decision.fault))
    bot.end([1])
    bot.close()
    hello, game, decide, forfeit, over, quit_ = map(wire.parse, kept.read_bytes().splitlines())
    assert hello == {"type": "hello", "protocol": 1, "duopoly": duopoly.__version__}
    assert (game["type"], game["players"], game["you"]) == ("game", PLAYERS, "Ann")
    assert game["board"][39] == {
        "key": "wall-street", "kind": "street", "group": "new-york", "price": 400, "mortgage": 200, "lift": 220, "house": 200,
        "rents": {"competitor": [40, 60, 80, 100, 120, 140], "monopolist": [40, 120, 160, 200, 240]},
    }  # fmt: skip
    assert game["settings"]["start_cash"] == 1500
    assert decide.pop("position") == duopoly.Game.from_position(POSITION).position()
    assert decide == {"type": "decide", "id": 1, "you": "Ann", "milliseconds": 5000, "legal": ["buy", "decline"]}
    assert forfeit == {"type": "forfeit", "id": 1, "played": "decline", "why": f"end is not allowed: {BUY_FIRST}"}
    assert over == {"type": "over", "winners": ["Bob"]}
    assert quit_ == {"type": "quit"}


def test_a_position_of_an_edition_of_ones_own_can_be_set_up(tmp_path):
    """Its file is sent in the place of its key, house rules and all."""
    file = tmp_path / "mine.toml"
    file.write_text('extends = "anti-us"\nname = "Mine"\n')
    game = duopoly.Game.from_position(POSITION | {"edition": file, "rules": {"fee": 75}}, seed=1)
    info = GameInfo(game.edition, game.players, 0)
    assert wire.game(info)["edition"] == str(file)
    sent = wire.parse(wire.dump(wire.decide(1, *game.inside(), info, info.names(), 300)))
    again = duopoly.Game.from_position(sent["position"], seed=1)
    assert again.position() == game.position()
    assert again.edition == game.edition


def test_every_message_and_field_is_in_the_documents(opened):
    """What the table sends and takes."""
    page = (EXAMPLES.parent / "bot-protocol.md").read_text()
    g, rules = standing()
    sent = [wire.hello("1"), wire.game(INFO), wire.decide(1, g, rules, INFO, INFO.names(), 300)]
    for line in sent:
        for name in line:
            assert f"`{name}`" in page, name
    for name in (*wire.Hello.__struct_fields__, *wire.Answer.__struct_fields__, *Forfeit.KINDS, *wire.space_row(INFO, 39)):
        assert f"`{name}`" in page, name
    assert f"protocol {wire.PROTOCOL}" in page
    assert f"{wire.MOST_LINE:,}" in page


def test_a_good_answer_is_forgiven_everything(opened):
    """Failures count in a row: one good answer, and it begins anew."""
    script = EACH + "\n        if said['id'] % 5: say(type='move', id=said['id'], move='x')\n        else: "
    bot = opened(script + "say(type='move', id=said['id'], move='buy', chances=[0.25, 0.75], why='\\x1b[31mcheap\\n')", 30.0)
    kinds = [fault and fault.kind for fault in (asked(bot)[0].fault for _ in range(12))]
    assert kinds == (["nonsense"] * 4 + [None]) * 2 + ["nonsense"] * 2
    while asked(bot)[0].fault:
        pass
    assert bot.chances == [0.25, 0.75]
    assert bot.explain() == "[31mcheap"


def test_who_never_reads_does_not_hold_up_the_table(opened, monkeypatch):
    """What is sent waits; when too much does, it is ended. A pipe holds a hundred questions, so each gets little time."""
    monkeypatch.setattr(program, "GRACE", 0.0)
    bot = opened(HELLO + "hello({'type': 'hello'})\ntime.sleep(1000)", 0.002)
    asked(bot)
    for _ in range(200):
        bot.silences = 0
        bot.failures = 0
        decision, took = asked(bot)
        assert took < 3
        if decision.fault.kind == "crash":
            break
    assert str(decision.fault) == "it does not read its input"


@pytest.mark.skipif(sys.platform == "win32", reason="processes have groups elsewhere")
def test_what_it_has_started_ends_with_it(opened, tmp_path):
    """Its children, too, though they hold its output open."""
    kept = tmp_path / "child"
    script = HELLO + "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])\n"
    script += f"open({str(kept)!r}, 'w').write(str(child.pid))\nfor said in lines():\n    hello(said)\n"
    bot = opened(script + "    if said['type'] == 'decide': " + "sys.exit()", 1.0)
    bot.failures = 0
    asked(bot)
    bot.close()
    for _ in range(50):
        if not is_running(int(kept.read_text())):
            break
        time.sleep(0.1)
    assert not is_running(int(kept.read_text()))


def is_running(pid):
    """Whether there is such a process, a dead one that nobody has looked after not counted."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
        return not Path("/proc/self").exists()


def test_a_table_of_bad_programs_plays_to_its_end(opened):
    """Beside steady: a game of some rounds."""
    made = plan_simulation("anti-us", "steady,steady,steady,steady", rounds=8, seating="rotated")
    names = ["garbage", "exit", "no verb", "not now"]
    scripts = [(SLOW["garbage"], 0.05), (CRASH["exit"], 30.0), (NONSENSE["no verb"], 30.0), (ILLEGAL["not now"], 30.0)]
    bots = [opened(script, seconds) for script, seconds in scripts]
    noted = []
    info = GameInfo(made.loaded(), tuple(names), 0)
    participants = Participants(bots, info, lambda seat, g, decision, seconds: noted.append((seat, decision.fault)))
    line = made.lineups()[0]
    line.role = [0, 1, 0, 1, 0, 0, 0, 0]
    row = play_game(State(), made.table(), line, 1, 1, participants)
    assert row.rounds == 9
    kinds = [{fault.kind for seat, fault in noted if seat == which and fault} for which in range(4)]
    assert kinds == [{"slow", "gone"}, {"crash", "gone"}, {"nonsense", "gone"}, {"illegal"}]


@settings(deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=60).map(str.encode))
def test_no_line_is_too_strange(line):
    """It is an object with a type, or none at all; as an answer it fits, or is forfeited."""
    parsed = wire.parse(line)
    assert parsed is None or isinstance(parsed["type"], str)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.fixed_dictionaries({"type": st.just("move")}, optional={"id": JSON, "move": JSON, "chances": JSON, "why": JSON}))
def test_no_answer_is_too_strange(line):
    """It fits, or is forfeited."""
    try:
        answer = wire.parse_answer(line, 2)
    except Forfeit:
        return
    assert isinstance(answer.move, str)
    assert answer.why.isprintable()


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("", "cmd: expected a command"),
        ("nowhere-to-be-found", "cmd: expected the path of a program, got 'nowhere-to-be-found'"),
        ("./nowhere.py", "cmd: expected the path of a program, got './nowhere.py'"),
        ("'open", 'cmd: cannot parse "\'open": no closing quotation'),
    ],
)
def test_commands_that_cannot_be(command, message):
    """In one line."""
    with pytest.raises(ValueError, match=message.replace("(", r"\(").replace(".", r"\.")):
        command_of(command)


def test_what_runs_a_file(tmp_path):
    """Python and Node run theirs; anything else runs itself, with what stands behind it."""
    for name in ("a.py", "b.js", "c.mjs", "d"):
        (tmp_path / name).write_text("")
    assert command_of(f"{tmp_path / 'a.py'} --deep 3") == [sys.executable, str(tmp_path / "a.py"), "--deep", "3"]
    assert command_of(str(tmp_path / "b.js")) == ["node", str(tmp_path / "b.js")]
    assert command_of(str(tmp_path / "c.mjs"))[0] == "node"
    assert command_of(str(tmp_path / "d")) == [str(tmp_path / "d")]
    assert command_of("python3 -u x.py") == ["python3", "-u", "x.py"]


def test_a_file_that_cannot_be_run_forfeits(tmp_path):
    """The system says why."""
    file = tmp_path / "nothing"
    file.write_text("")
    bot = Program(str(file))
    bot.begin(INFO)
    decision, _ = asked(bot)
    assert str(decision.fault).startswith("it cannot be started: ")
    with pytest.raises(ValueError, match="nothing: it cannot be started: "):
        bot.check()


def test_check_says_what_is_wrong_before_a_match(opened):
    """And is content with who says hello."""
    opened(FINE["plain"]).check()
    with pytest.raises(ValueError, match=r"bot1.py: protocol: expected 1, got 2"):
        opened(CRASH["protocol 2"]).check()


# The examples in the documents.


@pytest.fixture(scope="session")
def node():
    """Node: on the path, or that which comes with Playwright."""
    return shutil.which("node") or str(
        Path(playwright.__file__).parent / "driver" / ("node.exe" if sys.platform == "win32" else "node")
    )


@pytest.mark.parametrize("name", ["thrifty.py", "thrifty.mjs"])
def test_the_examples_are_in_the_documents_and_play(name, node, monkeypatch):
    """About twenty lines each, word for word; a game of both without a forfeit."""
    text = (EXAMPLES / name).read_text()
    assert f"\n{text}```" in (EXAMPLES.parent / "bot-protocol.md").read_text()
    assert len([line for line in text.splitlines() if line.strip()]) <= 25
    monkeypatch.setitem(program.RUNNERS, ".mjs", node)
    for edition in ("anti-us", "classic-fr"):
        bot = Program(str(EXAMPLES / name), Budget(20.0))
        row, faults = played_with(edition, bot)
        assert row.rounds > 3
        assert not any(faults)
        assert len(bot.chances) == 2
        assert bot.explain().startswith("has ")
        bot.close()


def played_with(edition, bot):
    """A game against steady: its row, and what was forfeited."""
    made, faults = plan_simulation(edition, "steady,steady", rounds=25, seating="rotated"), []
    info = GameInfo(made.loaded(), ("p1", "p2"), 0)
    line = made.lineups()[0]
    line.role = [0, len(info.edition.roles) - 1, *line.role[2:]]
    participants = Participants(
        [bot, find("steady").open()], info, lambda seat, g, decision, seconds: faults.append(decision.fault)
    )
    return play_game(State(), made.table(), line, 7, 1, participants), faults
