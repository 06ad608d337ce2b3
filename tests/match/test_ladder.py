"""The ladder: its matches, what is taken from them, its page and its charts."""

import importlib
import json
import shutil
import sys

import pytest
from rows import row_of

from duopoly import __version__
from duopoly.bots import Budget, registry
from duopoly.bots.registry import BotEntry
from duopoly.match import ladder as ladders_module
from duopoly.match import ladder_journal as journal_module
from duopoly.match.bot_ratings import count_results, rate_bots
from duopoly.match.duplicate_deals import INTERPRETER, TABLE, TWIN, DecisionLog, PlayedDeal, RefereedGames, play_deals
from duopoly.match.ladder import LadderPlan, play_ladder, restored, summarize, undecided_pairs
from duopoly.match.ladder_journal import FILE_NAME, LadderJournal, check_settings, record_of
from duopoly.match.ladder_page import page, payoff_table, play_table, ranking_table, save, undecided_text
from duopoly.match.match import match
from duopoly.rules.codes import E_ACCEPTED, E_AUCTION, E_DECLINED, E_OFFER, NOWHERE
from duopoly.rules.ledger import LedgerEntry
from duopoly.sim.errors import BadPlan
from duopoly.sim.weights import BadWeights


def test_results_are_counted_by_group():
    """A shared win counts in equal parts; games that nobody won count for nobody."""
    rows = [row_of([0, 1, 1], [0, 1, 0], [0]), row_of([1, 0, 1], [0, 0, 1], [0, 2]), row_of([0, 1, 1], [0, 0, 1], [])]
    overall = count_results(rows, [4, 7], False)
    assert overall.games == {(((4, -1), 1), ((7, -1), 2)): 2}
    assert overall.wins == {(4, -1): 1, (7, -1): 1}
    by_role = count_results(rows, [4, 7], True)
    assert by_role.games == {(((4, 0), 1), ((7, 0), 1), ((7, 1), 1)): 2}
    assert by_role.wins == {(4, 0): 1, (7, 0): 0.5, (7, 1): 0.5}


def test_bots_are_rated_by_role():
    """A role in which the reference bot won nothing has no ratings."""
    deals = [PlayedDeal(n, [row_of([0, 1], [0, 1], [0]), row_of([1, 0], [0, 1], [1])], [], []) for n in range(9)]
    deals.append(PlayedDeal(9, [row_of([0, 1], [0, 1], [1])], [], []))
    assert set(rate_bots([((0, 1), deals)], 1, True, 1)) == {(0, 1), (1, 1)}
    assert set(rate_bots([((0, 1), deals)], 1, False, 1)) == {(0, -1), (1, -1)}


PLAN = LadderPlan(players="random,steady,easy", editions=("anti-us", "classic-us"), games=72, rounds=120, seed=3)


@pytest.fixture(scope="module")
def played():
    """The ladders, and the sentences."""
    sentences = []
    return play_ladder(PLAN, engine="twin", say=sentences.append), sentences


def test_every_two_bots_play_with_every_number_of_seats(played):
    """In every edition, and then all in mixed fields."""
    ladders, sentences = played
    assert [ladder.edition for ladder in ladders] == ["anti-us", "classic-us"]
    assert [sentence for sentence in sentences if sentence.startswith("anti-us")] == [
        "anti-us: random against steady:3, 1 of 9",
        "anti-us: random:2 against steady:2, 2 of 9",
        "anti-us: random:3 against steady, 3 of 9",
        "anti-us: random against greedy:3, 4 of 9",
        "anti-us: random:2 against greedy:2, 5 of 9",
        "anti-us: random:3 against greedy, 6 of 9",
        "anti-us: steady against greedy:3, 7 of 9",
        "anti-us: steady:2 against greedy:2, 8 of 9",
        "anti-us: steady:3 against greedy, 9 of 9",
        "anti-us: mixed fields",
        "anti-us: sample",
    ]
    assert [ladder.games for ladder in ladders] == [9 * 24 + 56, 9 * 24 + 56]
    for ladder in ladders:
        assert [rung.bot for rung in ladder.rungs] == ["steady", "greedy", "random"]
        best = ladder.rungs[0]
        assert (best.standing.skill.value, best.rating.points.value) == (pytest.approx(0, abs=1e-3), 1500)
        assert best.mean.value > ladder.rungs[2].mean.value
        assert best.mixed.value > ladder.rungs[2].mixed.value
        assert ladder.rungs[2].worst.wins.value == 0


def test_wins_are_those_of_the_match(played):
    """A cell is the wins of a seat in the match of that pair, which the match itself says."""
    ladder = played[0][1]
    planned = match("classic-us", "steady:3,greedy", games=24, rounds=120, seed=3)
    deals = list(play_deals(planned, TWIN))
    rows = [row for deal in deals for row in deal.rows]
    by_player = [[sum(row.winners >> s & 1 for row in rows for s in range(4) if row.player[s] == p)] for p in (0, 1)]
    assert ladder.payoffs.cell(1, 2, 3).value == pytest.approx(by_player[0][0] / 24 / 3)
    assert ladder.payoffs.cell(2, 1, 1).value == pytest.approx(by_player[1][0] / 24)
    assert ladder.given_up[1, 2, 3] == pytest.approx(sum(not row.winners for row in rows) / 24)


def test_deals_are_restored_from_their_records():
    """With all that the ladder takes from them."""
    planned = match("anti-us", "steady,random:3", games=48, rounds=60, seed=2)
    deals = list(play_deals(planned, TWIN))
    again = restored(planned, [record_of("anti-us", "x", deal) for deal in deals])
    for deal, other in zip(deals, again, strict=True):
        for row, copy in zip(deal.rows, other.rows, strict=True):
            assert [getattr(row, name) for name in ("seats", "player", "role", "winners", "rounds")] == [
                getattr(copy, name) for name in ("seats", "player", "role", "winners", "rounds")
            ]


def test_deals_begin_where_they_are_asked_to():
    """The same ones, to the last; with every engine and any number of workers."""
    planned = match("classic-us", "steady,random", games=30, rounds=30, seed=2)
    rows = [[row.pack() for row in deal.rows] for deal in play_deals(planned, TWIN)]
    assert len(rows) == planned.deals == 15
    for mode, workers in ((TWIN, 2), (INTERPRETER, 1), (TABLE, 2)):
        rest = list(play_deals(planned, mode, workers, 11))
        assert [deal.number for deal in rest] == [11, 12, 13, 14]
        assert [[row.pack() for row in deal.rows] for deal in rest] == rows[11:]


@pytest.mark.parametrize(("players", "seats"), [(3, 4), (6, 4), (2, 5), (7, 6)])
def test_mixed_fields_seat_everybody_before_anybody_twice(players, seats):
    """Each deal draws anew, everybody equally often in the long run, and each seating has the same players."""
    bots = ["random", "steady", "greedy", "trader", "dukat", "targo", "veta", "mura"][:players]
    names = ",".join(f"{bot}:{-(-seats // players)}" for bot in bots)
    planned = match("anti-us", names, games=40 * 2 * seats, seed=4, drawn=seats)
    assert (planned.seats, planned.deals) == (seats, 40)
    for seating in planned.seatings():
        fields = [sorted(lineup.player[: lineup.seats]) for lineup in seating]
        assert fields == [sorted(lineup.player[: lineup.seats]) for lineup in planned.seatings()[0]]
        assert len({tuple(field) for field in fields}) > 1 or seats % players == 0
        for field in fields:
            counts = [field.count(player) for player in range(players)]
            assert max(counts) - min(counts) <= 1
            assert sum(counts) == seats


def entry(event, seat, space=NOWHERE, amount=0, other=-1):
    return LedgerEntry(event, seat, other, amount, space, 0, 0, ())


def test_offers_and_auctions_are_counted_from_the_ledger():
    """Accepted offers count for who made them, houses are no titles, and a title bought back was declined just before."""
    planned = match("classic-us", "trader,steady:3", games=4, seed=1)
    table, lineup = planned.table(), planned.seatings()[0][0]
    seat = list(lineup.player).index(0)
    other = (seat + 1) % 4
    log = DecisionLog(RefereedGames(planned, table, planned.seatings()), 0, 0, lineup)
    entries = [
        entry(E_OFFER, seat, other=other),
        entry(E_ACCEPTED, other, other=seat),
        entry(E_OFFER, other, other=seat),
        entry(E_DECLINED, seat, 1),
        entry(E_AUCTION, seat, 1, 45),
        entry(E_DECLINED, other, 3),
        entry(E_AUCTION, seat, 3, 90),
        entry(E_DECLINED, seat, 39),
        entry(E_AUCTION, other, 39, 500),
        entry(E_AUCTION, seat, 39, 10),  # of an estate
        entry(E_AUCTION, seat, NOWHERE, 70),  # a house
    ]
    log.add_deals(entries, table)
    trader, steady = log.decisions
    assert (trader.offers, trader.accepted, steady.offers, steady.accepted) == (1, 1, 1, 0)
    assert (trader.auctions, trader.paid, trader.regained) == (3, 45 + 90 + 10, 1)
    assert trader.printed == table.price[1] + table.price[3] + table.price[39]
    assert (steady.auctions, steady.paid, steady.printed, steady.regained) == (1, 500, table.price[39], 0)


def test_a_refereed_game_counts_them():
    """In classic games of traders there are some of each."""
    planned = match("classic-us", "trader,steady:3", games=4, rounds=60, seed=1)
    (deal,) = play_deals(planned, TABLE)
    trader, steady = deal.decisions
    assert trader.offers > trader.accepted
    assert trader.offers + steady.offers > 0 < steady.auctions
    assert steady.paid > 0


@pytest.fixture
def stop_after(monkeypatch):
    """A function that makes Ctrl-C come after this many deals."""

    def stop(number):
        left = [number]

        def stopping(*args, **options):
            for deal in play_deals(*args, **options):
                if not left[0]:
                    raise KeyboardInterrupt
                left[0] -= 1
                yield deal

        monkeypatch.setattr(ladders_module, "play_deals", stopping)

    yield stop
    monkeypatch.undo()


def files_of(folder):
    """All that is written for people and programs."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.name != FILE_NAME}


SMALL = LadderPlan(players="random,steady,greedy", editions=("classic-us",), games=36, rounds=60, seed=5)


def write_small(folder, workers=1, plan=SMALL):
    """The ladder in the folder; returns its JSON."""
    ladders = play_ladder(plan, workers, "twin", out=folder)
    save(plan, ladders, folder)
    return json.dumps(summarize(ladders))


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """The folder of a finished ladder, to be copied; and its JSON."""
    folder = tmp_path_factory.mktemp("small")
    return folder, write_small(folder)


def test_a_stopped_ladder_continues_to_the_same_bytes(tmp_path, monkeypatch, stop_after):
    """Wherever it was stopped, even in the middle of a line; on any number of workers."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1770000000")
    facts = write_small(tmp_path / "once", 2)
    for deals in (0, 1, 4, 31):
        folder = tmp_path / f"stopped-{deals}"
        stop_after(deals)
        with pytest.raises(KeyboardInterrupt):
            write_small(folder)
        monkeypatch.setattr(ladders_module, "play_deals", play_deals)
        assert not files_of(folder)
        if deals:
            with (folder / FILE_NAME).open("ab") as file:
                file.write(b'{"edition":"classic-us","match":"ran')
        played = []
        monkeypatch.setattr(ladders_module, "record_of", lambda *args: played.append(args) or record_of(*args))  # noqa: B023
        assert write_small(folder) == facts
        assert len(played) == len((folder / FILE_NAME).read_bytes().splitlines()) - 1 - deals
        assert files_of(folder) == files_of(tmp_path / "once")


def test_a_finished_ladder_is_not_played_again(small, tmp_path, monkeypatch):
    """The page is written from what is there."""
    folder, facts = small
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr(ladders_module, "play_deals", None)
    assert write_small(tmp_path) == facts


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"games": 40}, "games 36 instead of 40"),
        ({"seed": 6}, "seed 5 instead of 6"),
        ({"players": "random,steady,trader"}, "players random,steady,greedy instead of random,steady,trader"),
        ({"editions": ("anti-us",)}, r"editions classic-us=\w+ instead of anti-us=\w+"),
        ({"rounds": 61}, "rounds 60 instead of 61"),
    ],
)
def test_another_ladder_is_refused(small, tmp_path, change, message):
    """One line says what differs, and nothing is changed."""
    shutil.copytree(small[0], tmp_path, dirs_exist_ok=True)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    settings = {name: getattr(SMALL, name) for name in ("players", "editions", "games", "rounds", "seed")} | change
    with pytest.raises(BadPlan, match=f"^out: .*results.jsonl has another ladder's games, with {message}; .*another folder$"):
        play_ladder(LadderPlan(**settings), out=tmp_path)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_games_of_other_rules_or_bots_are_refused(small, tmp_path, monkeypatch):
    """They would not be the same."""
    shutil.copytree(small[0], tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr(ladders_module, "bots_digest", lambda: "0123456789abcdef")
    with pytest.raises(
        BadPlan, match=rf"another ladder's games of duopoly {__version__}, with code \w+ \w+ instead of \w+ 0123"
    ):
        play_ladder(SMALL, out=tmp_path)


def test_games_of_a_program_that_has_changed_are_refused(tmp_path):
    """A file that it writes to is no part of it."""
    script, log = tmp_path / "my bot.py", tmp_path / "log.txt"
    script.write_text("one")
    log.write_text("1")
    for command in (f"'{script}' {log}", f"{sys.executable} '{script}' {log}"):
        plan = LadderPlan(players=f"cmd:{command},random", editions=("classic-us",), games=4)
        before = plan.settings()
        log.write_text(f"{log.read_text()} more")
        assert plan.settings() == before
        script.write_text(f"{script.read_text()} more")
        with pytest.raises(BadPlan, match=r"with programs cmd:.*=\w+ instead of cmd:.*=\w+; delete"):
            check_settings(tmp_path, before, plan.settings())
    assert "programs" not in SMALL.settings()


def test_games_of_another_packages_bot_that_has_changed_are_refused(tmp_path, monkeypatch):
    (tmp_path / "newcomer.py").write_text("def decide(g, rules):\n    pass\n")
    monkeypatch.syspath_prepend(tmp_path)
    entry = BotEntry("newcomer", importlib.import_module("newcomer").decide)
    monkeypatch.setattr(registry, "installed", lambda: {"newcomer": entry})
    monkeypatch.setattr(journal_module, "installed", lambda: {"newcomer": entry})
    plan = LadderPlan(players="newcomer,random", editions=("classic-us",), games=4)
    before = plan.settings()
    (tmp_path / "newcomer.py").write_text("def decide(g, rules):\n    return None\n")
    assert plan.settings()["programs"].keys() == before["programs"].keys() == {"newcomer"}
    assert plan.settings() != before


@pytest.mark.parametrize("content", ["my own results, one line", '{"format": 1, "duopoly": "0.0"'])
def test_a_file_that_is_no_ladders_is_not_emptied(tmp_path, content):
    """Though its only line has no end."""
    file = tmp_path / FILE_NAME
    file.write_text(content)
    with pytest.raises(BadPlan, match=r"^out: .*: expected a ladder's games, got something else; delete the file"):
        play_ladder(SMALL, out=tmp_path)
    assert file.read_text() == content
    file.write_text(json.dumps(SMALL.settings())[:40])  # a ladder that was killed in its first line
    write_small(tmp_path)
    assert file.read_text().startswith(json.dumps(SMALL.settings()) + "\n")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("hello\n", "line 1 is damaged"),
        ("[1]\n", "cannot be read by this version"),
        ('{"format": 0}\n', "cannot be read by this version"),
        ("SETTINGS\nnonsense\n", "line 2 is damaged"),
        ('SETTINGS\n{"edition":"a","match":"b","deal":3,"winners":[],"rounds":[]}\n', "line 2 is damaged"),
    ],
)
def test_a_damaged_file_is_refused(tmp_path, content, message):
    """In one line, and the file stays."""
    file = tmp_path / FILE_NAME
    file.write_text(content.replace("SETTINGS", json.dumps(SMALL.settings())))
    with pytest.raises(BadPlan, match=f"^out: .*{message}; delete the file or use another folder$"):
        play_ladder(SMALL, out=tmp_path)
    assert file.exists()


@pytest.mark.parametrize(
    "change",
    [
        {"winners": [1]},
        {"rounds": [3]},
        {"winners": [1, 2, 4, 16]},
        {"winners": [1, 2, 4, -1]},
        {"rounds": [1, 2, 3, -4]},
        {"decisions": [{}]},
        {"match": "random:3 against dukat"},
    ],
)
def test_a_deal_that_cannot_be_is_refused(tmp_path, change):
    """Four seats play a deal in four seatings."""
    deal = {"edition": "classic-us", "match": "random against steady:3", "deal": 0, "winners": [1, 2, 4, 8], "rounds": [9] * 4}
    file = tmp_path / FILE_NAME
    for line, known in ((deal, True), (deal | change, False)):
        file.write_text(f"{json.dumps(SMALL.settings())}\n{json.dumps(line)}\n")
        matches = {("classic-us", name): each for name, each in SMALL.matches("classic-us").items()}
        if known:
            LadderJournal(tmp_path, SMALL.settings(), matches).close()
            continue
        with pytest.raises(BadPlan, match=r"^out: .*results.jsonl: line 2 is damaged; delete the file or use another folder$"):
            play_ladder(SMALL, out=tmp_path)


def test_the_page_says_when_with_what_and_by_which_command(played, tmp_path, monkeypatch):
    """With a chart and tables for each edition; saved again it is the same."""
    ladders, _ = played
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1770000000")
    path = save(PLAN, ladders, tmp_path / "ladder")
    text = path.read_text()
    assert text.startswith(f"# The ladder of bots\n\nMade on 2026-02-02 with duopoly {__version__} (rules and bots ")
    command = (
        "duopoly ladder --players random,steady,easy --editions anti-us,classic-us --games 72 --seats 4 --seed 3 --rounds 120"
    )
    assert command in text
    assert text == page(PLAN, ladders, "2026-02-02")
    assert "**Trust the skill**" in text
    for ladder in ladders:
        assert f"](ladder-{ladder.edition}.svg)" in text
        assert ranking_table(ladder) in text
        assert play_table(ladder) in text
        assert all(payoff_table(ladder, count) in text for count in (1, 2, 3))
        assert undecided_text(ladder) in text
        svg = (path.parent / f"ladder-{ladder.edition}.svg").read_text()
        assert all(words in svg for words in ("steady", "Wins of a seat", "1 against 3", "3 against 1", "an even share, 25"))
    before = files_of(path.parent)
    save(PLAN, ladders, tmp_path / "ladder")
    assert files_of(path.parent) == before


def test_the_json_has_all_figures(played):
    """Of each bot, each pair, and the ratings' worst miss."""
    facts = summarize(played[0])[1]
    best = facts["bots"][0]
    assert (best["bot"], best["rating"], best["seconds"]) == ("steady", 1500, None)
    assert {"skill", "weight", "mean", "worst", "mixed", "given_up", "rounds", "offers", "auction_price"} <= set(best)
    assert len(facts["payoffs"]) == 3 * 2 * 3
    assert len(facts["advantages"]) == 3
    assert abs(facts["rating_misfit"]["predicted"] - facts["rating_misfit"]["played"]) < 1
    cells = {(cell["bot"], cell["seats"], cell["against"]): cell for cell in facts["payoffs"]}
    cell, other = cells["steady", 1, "greedy"], cells["greedy", 3, "steady"]
    assert cell["share"] + 3 * other["share"] + cell["given_up"] == pytest.approx(1)
    assert cell["given_up"] == other["given_up"]
    json.dumps(facts)


def test_a_match_that_cannot_be_decided_says_so():
    """Too few games, and games that all are given up."""
    plan = LadderPlan(players="steady,dukat", editions=("classic-us",), games=12, rounds=5, seed=1)
    (ladder,) = play_ladder(plan, engine="twin")
    assert (ladder.rungs[0].given_up, ladder.rungs[0].rounds) == (1, 5)
    assert len(list(undecided_pairs(ladder))) == 1
    assert "**Undecided** pairs: `" in page(plan, [ladder], "2026-01-01")


def test_a_bot_with_two_budgets_has_two_rungs():
    """Each with its own budget; without one it has its own real one."""
    options = LadderPlan(players="planner@0.3,planner@200r,planner", editions=("anti-us",), games=4)
    assert [bot.name for bot in options.bots()] == ["planner@0.3", "planner@200r", "planner"]
    pair = options.match("anti-us", (0, 1, 3))
    assert [str(player) for player in pair.players] == ["planner@0.3:3", "planner@200r"]
    assert [bot.open(pair.budget).budget for bot in options.bots()] == [Budget(0.3), Budget(0.3, 200), Budget(0.3)]


def test_thinking_bots_have_seconds(tmp_path):
    """Measured by the referee, who plays all games; the others answer at once."""
    plan = LadderPlan(players="planner@2r,random", editions=("classic-us",), games=4, seats=2, rounds=4, seed=1)
    ladders = play_ladder(plan, out=tmp_path)
    rungs = {rung.bot: rung for rung in ladders[0].rungs}
    assert rungs["planner@2r"].decisions.seconds > 0
    table = play_table(ladders[0])
    assert ", at most " in next(line for line in table.splitlines() if "planner" in line)
    assert "at once" in next(line for line in table.splitlines() if "random" in line)
    seconds = {bot["bot"]: bot["seconds"] for bot in summarize(ladders)[0]["bots"]}
    assert seconds["random"] is None
    assert 0 < seconds["planner@2r"]["mean"] <= seconds["planner@2r"]["longest"]


def test_a_ladder_needs_two_bots(tmp_path):
    """And games that can be played, and a folder; the messages are one line, and nothing is made."""
    with pytest.raises(BadPlan, match="players: expected two bots or more, got 'steady,normal'"):
        play_ladder(LadderPlan(players="steady,normal", editions=("anti-us",), games=4), out=tmp_path / "a")
    with pytest.raises(BadPlan, match="seats: expected a whole number"):
        play_ladder(LadderPlan(players="steady,random", editions=("anti-us",), games=4, seats=9), out=tmp_path / "a")
    with pytest.raises(BadPlan, match="games: expected a whole number"):
        play_ladder(LadderPlan(players="steady,random", editions=("anti-us",), games=0), out=tmp_path / "a")
    assert not (tmp_path / "a").exists()
    (tmp_path / "file").write_text("")
    with pytest.raises(BadPlan, match=r"out: .* cannot be written"):
        save(LadderPlan(players="steady,random", editions=(), games=4), [], tmp_path / "file" / "x")
    with pytest.raises(BadPlan, match=r"out: .* cannot be used"):
        play_ladder(LadderPlan(players="steady,random", editions=("anti-us",), games=4), out=tmp_path / "file" / "x")


def test_weights_that_cannot_be_read_are_refused_before_the_first_match(tmp_path, monkeypatch):
    """They judge accepted offers only after all matches."""
    monkeypatch.setenv("DUOPOLY_WEIGHTS", str(tmp_path / "gone.toml"))
    monkeypatch.setattr(ladders_module, "play_deals", None)
    with pytest.raises(BadWeights, match=r"cannot read .*gone.toml: no such file or directory"):
        play_ladder(SMALL, out=tmp_path / "ladder")
    assert not (tmp_path / "ladder").exists()


def test_two_ladders_do_not_write_to_one_folder(tmp_path):
    """The second is refused."""
    with LadderJournal(tmp_path, SMALL.settings(), {}), pytest.raises(BadPlan, match="out: another run is writing to"):
        play_ladder(SMALL, out=tmp_path)


def test_a_ladder_of_bots_that_could_not_think_is_another_one(monkeypatch):
    """Without the twin planner moves as trader does: its games are not those of planner."""
    plan = LadderPlan(players="planner,steady", editions=("anti-us",), games=4)
    before = plan.settings()
    assert before["twin"] is True
    monkeypatch.setattr(ladders_module, "is_ready", lambda: False)
    assert plan.settings() == {**before, "twin": False}
    assert "twin" not in SMALL.settings(), "these play the same without it"
