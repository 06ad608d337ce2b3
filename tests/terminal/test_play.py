"""Games at the terminal: people and bots, by script, to their end."""

import json
import random
import re

import pytest

from duopoly import Game
from duopoly.bots import Bot, BotEntry, Forfeit
from duopoly.editions import load
from duopoly.play import fair
from duopoly.play.game import Record
from duopoly.rules.legal import legal
from duopoly.terminal import game_loop
from duopoly.terminal.cli import run
from duopoly.terminal.errors import BadInput, Leave
from duopoly.terminal.game_session import new_game, play_out, resumed_game
from duopoly.terminal.game_setup import GameSetup, rules_of, seats_of
from duopoly.terminal.screen import decision, options_lines
from duopoly.terminal.view import View


def start(script, folder, seats="Ann:c,Bob:m", **more):
    """A host for a new game."""
    setup = GameSetup(**{"edition": "anti-us", "seats": seats_of(seats), "seed": 7, **more})
    return new_game(setup, folder, script.io)[0]


def somebody(seed, loop_for, dice=False, cards=False):
    """A person who answers every question: any legal move by its number, and what fell where dice and cards are typed."""
    rng = random.Random(seed)

    def answer(prompt):
        game = loop_for().game
        if game.to_act == "chance":
            return rng.choice([move.partition(" ")[2] for move in game.legal()])
        moves = game.legal()
        sensible = [n for n, move in enumerate(moves, 1) if move.split()[0] in ("throw", "end", "buy", "pay", "accept", "bid")]
        return str(rng.choice(sensible or range(1, len(moves) + 1)))

    return answer


@pytest.mark.parametrize("edition", ["anti-us", "anti-fr", "anti-fr15k", "anti-pl", "classic-fr", "classic-us"])
@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_people_and_bots_play_in_every_edition_and_language(script, tmp_path, edition, lang):
    """A hundred decisions, each in its own words, no line wider than the screen, and a save that replays."""
    hosts, left = [], [100]
    answer = somebody(1, lambda: hosts[0])

    def some(prompt):
        left[0] -= 1
        if left[0] < 0:
            raise EOFError
        return ["?", "b", "m", "l", "? 1"][left[0] // 10 % 5] if left[0] % 10 == 0 else answer(prompt)

    screen = script(some)
    hosts.append(start(screen, tmp_path, "Ann,steady,Bob,random", edition=edition, lang=lang))
    with pytest.raises(Leave):
        hosts[0].run()
    assert Record.load(hosts[0].save.path).moves == hosts[0].game.moves
    assert max(map(len, screen.text.replace("> ", "> \n").splitlines())) <= 80


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_of_people_with_real_dice_and_cards_to_its_end(script, tmp_path, seed):
    """Everything that chance does is typed; the game ends and its file says so."""
    hosts = []
    screen = script(somebody(seed, lambda: hosts[0]), quiet=True)
    hosts.append(start(screen, tmp_path, "Ann,Bob", dice="ask", cards="ask", rounds=60))
    assert play_out(hosts[0], False) == 0
    assert re.search(r"wins\.|Stopped after 60 rounds", screen.text)
    examples = re.findall(r"draws a card: its number \(like ([CM])01\)", screen.text)
    assert examples == [move[5] for _, move in hosts[0].game.moves if move.startswith("card")], "each of the deck in play"
    assert set(examples) == {"C", "M"}
    assert [path.name for path in tmp_path.iterdir()] == [hosts[0].save.path.name]
    assert hosts[0].save.path.name.endswith("-over.jsonl")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--seats", "steady:x,steady"], "seats: expected competitor or monopolist, got 'x'"),
        (["--seats", "steady:c,steady:x"], "seats: expected competitor or monopolist, got 'x'"),
        (["--seats", "steady:c,steady", "--edition", "classic-us"], "seats: expected player, got 'competitor'"),
        (["--seats", "steady:p,steady"], "seats: expected competitor or monopolist, got 'player'"),
        (["--seats", "steady,steady", "--edition", "classic-us", "--aim", "timed"],
         "aim: expected last for classic-us, got 'timed'"),
        (["--seats", "Ann,Bob", "--edition", "classic-us", "--minutes", "5"], "aim: expected last for classic-us, got 'timed'"),
        (["--rounds", "10000000000"], "rounds: expected at most 1000000000, got 10000000000"),
        (["--minutes", "1" + "0" * 400], "minutes: expected at most 1000000000, got 1000"),
    ],
)  # fmt: skip
def test_a_setup_that_cannot_be_is_one_line(tmp_path, capsys, words, message):
    """It names what is wrong, and nothing is saved."""
    assert run(["play", *words, "--saves", str(tmp_path / "saves")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"duopoly: {message}")
    assert err.count("\n") == 1
    assert not (tmp_path / "saves").exists()


def test_alone_it_asks_again_for_a_role_there_is_not(duopoly):
    """Also if not every seat has one."""
    done = duopoly("play", text="en\nanti-us\nAnn:x,steady\nAnn:c,steady\n")
    assert "“Ann:x,steady”" in done.stdout


def test_a_timed_game_adjusts_and_reckons(script, tmp_path):
    """With the aim timed the rounds are the rule: each adjusts, and the result is cash alone."""
    hosts = []
    screen = script(somebody(3, lambda: hosts[0]))
    hosts.append(start(screen, tmp_path, "Ann,steady", aim="timed", rounds=3))
    play_out(hosts[0], False)
    assert "The agreed time is up." in screen.text
    assert "settle your titles" in screen.text
    assert hosts[0].game.result is not None


def test_minutes_end_a_game_at_the_start_of_a_turn(script, tmp_path):
    """When the time of people is up, chance plays `time` before the next throw."""
    hosts = []
    screen = script(somebody(3, lambda: hosts[0]))
    hosts.append(start(screen, tmp_path, "Ann:c,steady:m", aim="timed", minutes=1))
    hosts[0].until = 0.0
    play_out(hosts[0], False)
    assert ("chance", "time") in hosts[0].game.moves
    assert hosts[0].game.result is not None


def test_an_illegal_move_says_why_and_changes_nothing(script, tmp_path):
    """A refused move, a garbled one and a number that is not there leave the game as it was."""
    screen = script(["build 24", "fly", "²", "7", "9" * 5000, "help ²", "Bob: build 3", "dice 3 4", "Bob: throw"])
    loop = start(screen, tmp_path)
    with pytest.raises(Leave):
        loop.run()
    assert loop.game.moves == []
    assert "This title is not yours. (rule 11)" in screen.text
    assert "Unknown move 'fly'" in screen.text
    assert "Unknown move '²'" in screen.text
    assert "There is no move 7" in screen.text
    assert "Only the dice and the cards decide this" in screen.text


@pytest.mark.parametrize(
    ("lang", "unknown", "near"),
    [
        (
            "en",
            "Unknown move 'fly'. Possible now: throw, offer. Type ? for help.",
            "Unknown move 'throwe'. Did you mean throw?",
        ),
        ("fr", "Coup inconnu : 'fly'. Coups possibles : throw, offer.", "Coup inconnu : 'throwe'. Vouliez-vous dire throw"),
        ("pl", "Nieznany ruch 'fly'. Możliwe ruchy: throw, offer.", "Nieznany ruch 'throwe'. Czy chodziło o throw?"),
    ],
)
def test_an_unknown_word_breaks_no_rule(script, tmp_path, lang, unknown, near):
    """It gets the words that are possible now, or the one that was probably meant, and no paragraph."""
    screen = script(["fly", "throwe", "build xyz"], width=200)
    with pytest.raises(Leave):
        start(screen, tmp_path, lang=lang).run()
    answers = [line for line in screen.text.splitlines() if re.search("'(fly|throwe|xyz)'", line)]
    assert len(answers) == 3
    assert answers[0].startswith(unknown)
    assert answers[1].startswith(near)
    assert not any("(" in line for line in answers)


def test_undo_goes_back_to_the_last_decision_of_a_person(script, tmp_path):
    """What bots and dice did since is taken back with it, in the file too."""
    screen = script(["", "1", "u", "u", "q"])
    loop = start(screen, tmp_path, "Ann:c,steady:m")
    with pytest.raises(Leave):
        loop.run()
    assert loop.game.moves == []
    assert Record.load(loop.save.path).moves == []
    assert screen.text.count("Undone.") == 2


def test_undo_takes_typed_dice_back(script, tmp_path):
    """What a person typed for the dice is a decision of theirs."""
    screen = script(["throw", "3 4", "u", "34", "q"])
    loop = start(screen, tmp_path, dice="ask")
    with pytest.raises(Leave):
        loop.run()
    assert loop.game.moves[:2] == [("Ann", "throw"), ("chance", "dice 3 4")]
    assert screen.text.count("Ann throws 3 and 4.") == 2


class Noting(Bot):
    """Plays its first legal move, but has none in its second decision; notes what it hears."""

    heard: list[tuple]

    def begin(self, info):
        super().begin(info)
        self.decisions = 0
        self.heard.append(("begin", info.seat))

    def decide(self, g, rules):
        self.decisions += 1
        if self.decisions == 2:
            raise Forfeit("gone", "no idea")
        return legal(g, rules, g.actor)[0]

    def forfeited(self, move, why):
        self.heard.append(("forfeited", move, why))

    def end(self, winners):
        self.heard.append(("end", winners))

    def close(self):
        self.heard.append(("close",))


@pytest.fixture
def heard(monkeypatch):
    """What a bot at the terminal hears."""
    monkeypatch.setattr(Noting, "heard", [], raising=False)
    monkeypatch.setattr(game_loop, "find", lambda _: BotEntry("noting", Noting))
    return Noting.heard


def test_a_bot_hears_what_it_forfeits_and_who_won(script, tmp_path, heard):
    screen = script(somebody(3, lambda: loop))
    loop = start(screen, tmp_path, "Ann,steady", aim="timed", rounds=3)
    loop.run()
    winners = [loop.game.players.index(name) for name in loop.game.result.winners]
    assert heard[0] == ("begin", 1)
    assert heard[1][0] == "forfeited"
    assert heard[1][2] == "no idea"
    assert heard[2:] == [("end", winners), ("close",)]


def test_a_bot_whose_moves_are_taken_back_begins_anew(script, tmp_path, heard):
    """And is closed without a winner when somebody leaves."""
    loop = start(script(["", "1", "u", "q"]), tmp_path, "Ann:c,steady:m")
    with pytest.raises(Leave):
        loop.run()
    assert [each for each in heard if each[0] != "forfeited"] == [("begin", 1), ("begin", 1), ("close",), ("close",)]


class Broken(Bot):
    """A bot without its model."""

    def __init__(self):
        raise RuntimeError("no model")


def test_where_a_bot_cannot_be_opened_nothing_is_left(script, tmp_path, heard, monkeypatch):
    """Neither a game that nobody played nor the other bots."""
    monkeypatch.setattr(game_loop, "find", lambda name: BotEntry(name, Noting if name == "steady" else Broken))
    with pytest.raises(BadInput, match="no model"):
        start(script([]), tmp_path, "steady:c,trader:m")
    assert heard == [("begin", 0), ("close",)]
    assert list(tmp_path.iterdir()) == []


def test_bots_are_closed_where_the_disk_is_full(script, tmp_path, heard, monkeypatch):
    """The file is settled last, and that may fail."""
    loop = start(script(["q"]), tmp_path, "Ann:c,steady:m")

    def settle(moves):
        raise BadInput("saves: cannot write")

    monkeypatch.setattr(loop.save, "settle", settle)
    with pytest.raises(BadInput, match="cannot write"):
        loop.run()
    assert heard[-1] == ("close",)


def test_nothing_to_undo(script, tmp_path):
    """At the beginning there is nothing to take back."""
    screen = script(["u"])
    with pytest.raises(Leave):
        start(screen, tmp_path).run()
    assert "No person has made a decision to undo" in screen.text


@pytest.mark.parametrize("typed", ["0 4", "7 1", "x", "3", "3 4 5", "card C01"])
def test_dice_that_cannot_be_are_asked_again(script, tmp_path, typed):
    """Faces run from 1 to 6."""
    screen = script(["throw", typed, "1,2", "q"])
    loop = start(screen, tmp_path, dice="ask")
    with pytest.raises(Leave):
        loop.run()
    assert loop.game.moves == [("Ann", "throw"), ("chance", "dice 1 2")]


def test_a_card_that_is_drawn_is_typed_by_its_number(script, tmp_path):
    """Small letters do as well; a card of the other deck does not."""
    screen = script(["throw", "1 1", "m01", "c03", "q"])
    loop = start(screen, tmp_path, dice="ask", cards="ask")
    with pytest.raises(Leave):
        loop.run()
    assert loop.game.moves[-1] == ("chance", "card C03")


def test_people_trade_and_the_offer_shows_both_sides(script, tmp_path):
    """An offer is made on one's own turn or off it; who is asked sees what comes and what goes."""
    screen = script(["throw", "1 2", "buy", "end", "Ann: offer Bob give 3 take cash 75", "accept", "q"])
    loop = start(screen, tmp_path, dice="ask")
    with pytest.raises(Leave):
        loop.run()
    assert "Ann offers a trade. You get: French Quarter. You give: $75." in " ".join(screen.text.split())
    assert loop.game.position()["titles"]["french-quarter"]["owner"] == "Bob"


def test_income_tax_shows_both_sums(script, tmp_path):
    """Ann's percentage of 1500 is 150."""
    screen = script(["throw", "1 3", "q"])
    with pytest.raises(Leave):
        start(screen, tmp_path, dice="ask").run()
    assert "$200 flat, or $150 by percentage" in " ".join(screen.text.split())


def test_building_tells_price_and_rent(script, tmp_path):
    """A competitor's first house on French Quarter: 50, and 6 becomes 11."""
    screen = script(["throw", "1 2", "buy", "2", "q"])
    with pytest.raises(Leave):
        start(screen, tmp_path, dice="ask").run()
    assert "2  build on French Quarter ($50, rent 6 → 11)" in screen.text
    assert "build on French Quarter ($50, rent 11 → 16)" in screen.text


def test_help_tells_why_not_and_the_rule(script, tmp_path):
    """`? build 24` gives the refusal and the paragraph; `? 1` the paragraph of a legal move; `?` lists the commands."""
    screen = script(["?", "? build wall-street", "? 1", "? prison", "? nonsense", "q"])
    with pytest.raises(Leave):
        start(screen, tmp_path).run()
    assert "offer Bob give 24" in screen.text
    assert "This title is not yours. (rule 11)" in screen.text
    assert "This can be done now." in screen.text
    assert "No help on “nonsense”" in screen.text


def test_bots_move_only_themselves(script, tmp_path):
    """Nobody plays for a bot."""
    screen = script(["Steady 1: mortgage 3", "q"])
    with pytest.raises(Leave):
        start(screen, tmp_path, "Ann:c,steady:m").run()
    assert "Steady 1 is a bot" in screen.text


def test_a_person_is_asked_for_a_rent_that_bots_would_play_past(script, tmp_path):
    """With claim_rent a person claims when a bot has landed on a title; bots claim by themselves."""
    hosts, asked = [], []
    answer = somebody(5, lambda: hosts[0])

    def person(prompt):
        if "claim" in prompt:
            asked.append(prompt)
            return "y"
        if len(asked) > 2:
            raise EOFError
        return answer(prompt)

    screen = script(person)
    hosts.append(start(screen, tmp_path, "Ann,steady,steady", edition="classic-us", rules=rules_of(["claim_rent=on"])))
    with pytest.raises(Leave):
        hosts[0].run()
    claims = [by for by, move in hosts[0].game.moves if move == "claim"]
    assert claims.count("Ann") == 3
    assert any(by.startswith("Steady") for by in claims)


def test_names_are_text_and_no_markup(script, tmp_path):
    """Brackets in a name are brackets on the screen, and a name with spaces works everywhere."""
    screen = script(["m", "throw", "b", "l", "q"])
    with pytest.raises(Leave):
        start(screen, tmp_path, "[red]Ann[/red]:c,Bob [b] the 2nd:m").run()
    assert "[red]Ann[/red], it is your turn" in screen.text
    assert "Bob [b] the 2nd" in screen.text


def test_resume_goes_on_where_it_stopped(script, tmp_path):
    """Seats, language and limits are kept; the game is the same."""
    screen = script(["", "", ""])
    loop = start(screen, tmp_path, "Ann:c,steady:m", rounds=9, lang="fr")
    with pytest.raises(Leave):
        loop.run()
    loop.save.close()
    again, setup = resumed_game(loop.save.path, script([]).io, {})
    assert again.game.moves == loop.game.moves
    assert again.game.position() == loop.game.position()
    assert (setup.lang, setup.rounds, [seat.bot for seat in setup.seats]) == ("fr", 9, [None, "steady"])
    with pytest.raises(Leave):
        again.run()


def test_a_half_written_line_is_left_out(script, tmp_path):
    """The note is one line; the rest of the game is there."""
    loop = start(script(["", "", "q"]), tmp_path)
    with pytest.raises(Leave):
        loop.run()
    loop.save.close()
    whole = loop.save.path.read_text()
    loop.save.path.write_text(whole + '["Ann", "thr')
    screen = script([])
    again, _ = resumed_game(loop.save.path, screen.io, {})
    assert again.game.moves == loop.game.moves
    assert "incomplete" in screen.text
    assert loop.save.path.read_text().count("\n") == whole.count("\n")


def test_bots_alone_end_with_the_winners_and_the_worth(duopoly):
    """The story, then who won."""
    done = duopoly("play", "--seats", "steady,steady,steady,steady", "--seed", 7)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Steady 2 wins." in done.stdout or " wins." in done.stdout or "Stopped after 1000" in done.stdout
    assert re.search(r"Player +Role +Cash +Titles +Worth", done.stdout)
    assert "\x1b" not in done.stdout


def test_bots_stop_after_the_rounds_agreed(duopoly):
    """And the richest are named; JSON stands alone on the standard output."""
    done = duopoly("play", "--seats", "steady,random,steady", "--seed", 7, "--rounds", 2, "--json", "--quiet")
    told = json.loads(done.stdout)
    assert told["finished"] is False
    assert told["rounds"] == 2
    assert told["richest"] == [max(told["worth"], key=told["worth"].get)]
    assert "Stopped after 2 rounds, and nobody has won." in done.stderr


def test_the_same_seed_plays_the_same_game(duopoly):
    """Bots and dice follow from the seed."""
    games = [json.loads(duopoly("play", "--seats", "random,steady", "--seed", 5, "--rounds", 5, "--json").stdout) for _ in "12"]
    for game in games:
        game.pop("file")
    assert games[0] == games[1]


def test_alone_it_asks_and_enter_takes_the_usual(duopoly):
    """Language, edition, seats and aim by Enter; then it plays until the input ends."""
    done = duopoly("play", text="\n\n\n\n\n\n1\n")
    assert done.returncode == 0
    assert "anti-us: Ann, Steady 1, Steady 2." in done.stdout
    assert "duopoly play --resume" in done.stdout
    assert done.stderr == ""


def test_alone_it_asks_again_what_cannot_be(duopoly):
    """A wrong answer is said to be one, and asked again."""
    text = "xx\nfr\n9\nclassic-us\nAnn\nAnn,Bob\nthrow\n"
    done = duopoly("play", text=text)
    assert "“xx” is not one of en, fr, pl." in done.stdout
    assert "Il n’y a pas d’édition « 9 »" in done.stdout
    assert "« Ann » ne fait pas une table : il faut de 2 à 8 noms" in done.stdout
    assert "expected" not in done.stdout
    assert "Ann" in done.stdout.splitlines()[-3] or "Enregistrée" in done.stdout


def test_alone_it_offers_the_unfinished_game(duopoly):
    """Yes goes on with it."""
    duopoly("play", "--seats", "Ann:c,Bob:m", "--seed", 1, text="\n")
    done = duopoly("play", text="y\nq\n")
    assert "Resuming" in done.stdout


def test_people_act_off_turn_while_dice_are_typed(script, tmp_path):
    """A name and a colon work where a throw is asked for, too; commands do as well."""
    screen = script(["throw", "1 2", "buy", "end", "throw", "Ann: mortgage 3", "?", "2 4", "q"])
    loop = start(screen, tmp_path, dice="ask")
    with pytest.raises(Leave):
        loop.run()
    assert loop.game.moves[-2:] == [("Ann", "mortgage french-quarter"), ("chance", "dice 2 4")]


def test_limits_of_a_resumed_game_fit_its_aim(script, tmp_path):
    """Minutes are for timed games only."""
    loop = start(script([]), tmp_path)
    loop.save.close()
    with pytest.raises(BadInput, match="minutes"):
        resumed_game(loop.save.path, script([]).io, {"minutes": 5})


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_every_decision_has_its_words(lang):
    """Rare ones too: the Speed Die, the last houses, mortgages that change hands, a fine; none leaves a gap."""
    seen = set()
    for seed in range(20):
        game = settled(seed)
        rng = random.Random(seed)
        while game.to_act and len(game.moves) < 300:
            if game.to_act == "chance":
                game.chance()
                continue
            if game.phase not in seen:
                seen.add(game.phase)
                view = View(game, lang)
                told = [decision(view, game.to_act), *options_lines(view, game.to_act, game.legal(), 80)]
                assert not re.search(r"[{}]|None|\(\)|, ,", " ".join(told)), told
            game.play(sensible(game, rng))
        if seen >= RARE:
            return
    raise AssertionError(RARE - seen)


RARE = {"go", "fine", "want", "place", "interest", "debt", "auction", "answer"}


def settled(seed):
    """A classic game in which every group has its owner and hardly any houses are left."""
    names = ["Ann", "Bob", "Cem"]
    edition = load("classic-fr")
    cities = [city.key for city in edition.cities]
    streets = [title for title in edition.titles.values() if title.kind == "street"]
    titles = {title.key: {"owner": names[cities.index(title.city) % 3]} for title in streets}
    rules = {"speed_die": True, "older_decks": True, "houses": 3}
    players = [
        {"name": name, "cash": cash, "space": 30, "passed_start": True} for name, cash in zip(names, (5, 900, 900), strict=True)
    ]
    head = {"edition": edition.key, "rules": rules, "turn": names[seed % 3], "phase": "throw"}
    return Game.from_position({**head, "players": players, "titles": titles}, seed=seed)


def sensible(game, rng):
    """Buys, builds and now and then offers a mortgaged title: so that everything comes up."""
    moves = game.legal()
    titles = game.position()["titles"]
    others = [name for name in game.players if name != game.to_act and not game.cash(name) < 100]
    pawned = [key for key, row in titles.items() if row["owner"] == game.to_act and row["mortgaged"]]
    if pawned and others and rng.random() < 0.3:
        offer = f"offer {rng.choice(others)} give {pawned[0]}"
        if game.why_not(game.to_act, offer) is None:
            return offer
    verbs = ("build", "want", "buy", "accept", "bid", "draw", "place", "go", "keep", "throw", "end", "use-card", "claim")
    if rng.random() < 0.3:
        verbs = ("mortgage", "decline", *verbs)
    for verb in verbs:
        for move in moves:
            if move.split()[0] == verb and not (verb == "bid" and int(move.split()[1]) > 90):
                return move
    return rng.choice(moves)


SECRET = bytes(range(32))


def elsewhere(folder, by_hand=(), opened=False, **more):
    """The file of a server's game of four moves, whose dice or cards may be people's own."""
    header = {"edition": "anti-us", "players": ["Ann", "Bob"], "roles": ["competitor", "monopolist"], "seed": 7}
    game = Game.from_header({**header, "fair": fair.promised(SECRET, by_hand)})
    for move in ("throw", "dice 1 2", "buy", "end"):
        fair.play(SECRET, game) if move.startswith("dice") and "dice" not in by_hand else game.play(move)
    record = fair.opened(game.record(), SECRET) if opened else game.record()
    path = folder / "server" / "game.jsonl"
    path.parent.mkdir()
    Record({**record.header, **more}, record.moves).save(path)
    return path


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "Up to move 4 the game was played elsewhere"),
        ("fr", "Jusqu’au coup 4, la partie s’est jouée ailleurs"),
        ("pl", "Do ruchu 4 grano gdzie indziej"),
    ],
)
def test_what_was_played_before_cannot_be_undone_at_the_new_table(script, tmp_path, lang, message):
    """Undo stops where the game came here, and says so; the record can still be checked."""
    screen = script(["throw", "u", "u", "q"], width=200)
    loop, _ = resumed_game(elsewhere(tmp_path), screen.io, {"lang": lang}, tmp_path)
    play_out(loop, False)
    assert len(loop.game.moves) == 4
    assert message in screen.text
    assert run(["replay", str(loop.save.path), "--verify"]) == 0


def test_a_resumed_file_is_not_undone_past_its_earlier_part(script, tmp_path):
    """Also one that this program wrote before."""
    loop, _ = resumed_game(elsewhere(tmp_path), script().io, {}, tmp_path)
    loop.save.close()
    again, _ = resumed_game(loop.save.path, script(["u", "q"]).io, {})
    play_out(again, False)
    assert len(Record.load(loop.save.path).moves) == 4


def test_a_letter_stands_for_the_role_of_monopoly_too(duopoly):
    """As in `simulate`."""
    done = duopoly("play", "--edition", "classic-us", "--seats", "random:p,steady:player", "--rounds", 1, "--quiet")
    assert (done.stderr, done.returncode) == ("", 0)
    assert [seat.role for seat in seats_of("Ann:p,steady:P,Bob:c")] == ["player", "player", "competitor"]


@pytest.mark.parametrize(
    ("by_hand", "opened", "changes", "message"),
    [
        (["dice", "cards"], False, {}, None),
        (["dice", "cards"], False, {"dice": "auto"}, None),
        (["dice"], False, {}, "The cards of this game were promised by another table"),
        (["dice"], False, {"cards": "ask"}, None),
        (["cards"], False, {}, "The dice of this game were promised by another table"),
        ([], False, {}, "The dice of this game were promised by another table"),
        ([], True, {}, "The record has the secret of the dice so far"),
        (["dice"], True, {}, "The record has the secret of the cards so far"),
    ],
)
def test_what_is_new_from_here_on_is_what_the_program_draws(script, tmp_path, by_hand, opened, changes, message):
    """Dice and cards of people's own were promised by nobody."""
    screen = script(width=200)
    resumed_game(elsewhere(tmp_path, by_hand, opened), screen.io, {"lang": "en", **changes}, tmp_path)
    assert (message or "Resuming") in screen.text
    assert ("From here on they are new" in screen.text) == (message is not None)


def test_the_bank_of_a_real_board_stays_one(script, tmp_path):
    """A page that opens the new file is told again that the program is the treasurer."""
    path = elsewhere(tmp_path, ["dice", "cards"], treasurer=True)
    loop, setup = resumed_game(path, script().io, {}, tmp_path)
    assert Record.load(loop.save.path).header["treasurer"] is True
    assert (setup.dice, setup.cards) == ("ask", "ask")


def test_a_number_is_no_move_where_no_list_is_shown(script, tmp_path):
    """At the question about a rent, and at one about dice or cards: the list of an earlier decision is over."""
    hosts, prompts = [], []
    answer = somebody(5, lambda: hosts[0])

    def person(prompt):
        if "claim" not in prompt:
            return answer(prompt)
        prompts.append((prompt, len(hosts[0].game.moves)))
        if len(prompts) == 3:
            raise EOFError
        return ["2", "? 2"][len(prompts) - 1]

    screen = script(person)
    hosts.append(start(screen, tmp_path, "Ann,steady,steady", edition="classic-us", rules=rules_of(["claim_rent=on"])))
    with pytest.raises(Leave):
        hosts[0].run()
    assert len(set(prompts)) == 1
    assert "There is no move 2: this question has no list." in screen.text
    assert "No help on “2”" in screen.text


def test_help_by_number_at_a_question_about_dice(script, tmp_path):
    """The list of the last decision is not on the screen anymore."""
    screen = script(["throw", "? 1", "q"])
    with pytest.raises(Leave):
        start(screen, tmp_path, dice="ask").run()
    assert "No help on “1”" in screen.text


def test_a_player_whose_name_begins_like_a_command_is_moved_for(script, tmp_path):
    """A name and a colon come first; the command alone is still one."""
    screen = script(["throw", "1 2", "buy", "end", "M Dupont: mortgage 3", "throw", "m dupont: lift 3", "m", "1 3", "q"])
    loop = start(screen, tmp_path, "M Dupont:c,L Smith:m", dice="ask")
    with pytest.raises(Leave):
        loop.run()
    moves = [("M Dupont", "mortgage french-quarter"), ("L Smith", "throw"), ("M Dupont", "lift french-quarter")]
    assert loop.game.moves[4:] == [*moves, ("chance", "dice 1 3")]


@pytest.mark.parametrize("line", ["help  build 24", "help\tbuild 24", "?  build 24"])
def test_help_does_not_mind_spaces(script, tmp_path, line):
    screen = script([line, "q"])
    with pytest.raises(Leave):
        start(screen, tmp_path).run()
    assert "This title is not yours. (rule 11)" in screen.text
    assert "Unknown move" not in screen.text
