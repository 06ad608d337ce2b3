"""Chance that can be trusted: every throw and card follows from a secret, and a record in which one does not is found out."""

import random
from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

import duopoly
from duopoly.bots import policy
from duopoly.editions import load, names
from duopoly.play import fair
from duopoly.play.earlier import continued
from duopoly.rules import chance as rules_chance
from duopoly.rules.codes import FACE_BUS, FACE_MISTER

SECRET = bytes(range(32))
OTHER = bytes(range(1, 33))

# Worked out apart from the program, with nothing but hashlib and hmac of the standard library:
#   hashlib.sha256(b"duopoly commitment 1\n" + bytes(range(32))).hexdigest()
#   hmac.new(bytes(range(32)), b"duopoly draw 1\n" + n.to_bytes(8, "big") + attempt.to_bytes(4, "big"), "sha256").hexdigest()
COMMITMENT = "8e37a0d1af36afd77bd77870da0401f99e4697cf18e261dbd76ad2deef85a8a2"
NUMBERS = {
    (0, 0): 0xA6B53935FE34B258663BC7F31912D25D374E7C45AB78D4409533EAC774CE9447,
    (1, 0): 0x89AD41933E20F9B1B564F9F1F347E065195B5C860FE94C79C72CDC95603C15B3,
    (2, 0): 0x15C32C09382A62301F5B74F251CD5E300BB2E008DAD219A336480FB7CCFEDC47,
    (1000, 0): 0xA3BC116327F75046FDBDCED243AB2155411A73D625F62452CC00E685EE246D4E,
    (0, 1): 0x73A32FCA1C78D88CD5E9CA572287EB8942B621F640104ACB23F490E98105D360,
}
MOST_MOVES = 2500


# The draws.


def test_a_secret_has_256_bits_and_is_never_the_same():
    """From the system's source of randomness."""
    assert len(fair.new_secret()) == 32
    assert len({fair.new_secret() for _ in range(20)}) == 20


def test_the_commitment_is_the_hash_of_the_secret_in_its_domain():
    """Worked out apart."""
    assert fair.commitment(SECRET) == COMMITMENT
    assert fair.commitment(OTHER) != COMMITMENT


@pytest.mark.parametrize(
    ("n", "ways", "drawn"), [(0, 36, 19), (1, 36, 7), (2, 36, 3), (1000, 36, 18), (0, 6, 1), (1, 13, 3), (2, 13, 2)]
)
def test_a_draw_is_the_number_of_the_hash(n, ways, drawn):
    """Worked out apart: the remainder of the 256 bits."""
    assert NUMBERS[n, 0] % ways == drawn
    assert fair.draw(SECRET, n, ways) == drawn


def test_a_number_in_the_last_stretch_is_drawn_again():
    """With just over half of all numbers for ways, the first try of draw 0 lies too high, that of draw 2 does not."""
    ways = 2**255 + 1
    assert NUMBERS[0, 0] >= ways > NUMBERS[0, 1]
    assert fair.draw(SECRET, 0, ways) == NUMBERS[0, 1]
    assert fair.draw(SECRET, 2, ways) == NUMBERS[2, 0]


@pytest.mark.parametrize(("ways", "bound"), [(36, 66.6), (6, 20.5), (5, 18.5), (16, 37.7), (25, 51.2)])
def test_draws_are_uniform(ways, bound):
    """20,000 draws: chi-square stays under what one sequence in a thousand exceeds."""
    n = 20_000
    counts = Counter(fair.draw(SECRET, i, ways) for i in range(n))
    assert set(counts) == set(range(ways))
    assert sum((count - n / ways) ** 2 / (n / ways) for count in counts.values()) < bound


def test_a_draw_has_no_memory():
    """Pairs of throws one after the other are as likely as any: chi-square over 36 pairs of a die."""
    draws = [fair.draw(SECRET, i, 6) for i in range(20_001)]
    counts = Counter(pairwise(draws))
    each = 20_000 / 36
    assert sum((counts[x, y] - each) ** 2 / each for x in range(6) for y in range(6)) < 66.6


# Outcomes of a game.


def fair_game(edition, players=3, secret=SECRET, by_hand=(), **header):
    """A game with its secret promised."""
    seated = ["Ann", "Bob", "Cem", "Dee"][:players]
    header = {"edition": edition, "players": seated, "seed": 7, **header}
    return duopoly.Game.from_header({**header, "fair": fair.promised(secret, by_hand)})


def test_the_first_throws_are_those_of_the_secret():
    """Draw 0 is 19 of 36: 4 2; draw 1 is 7: 2 2; draw 2 is 3: 1 4."""
    game = fair_game("anti-us")
    assert [fair.outcome(SECRET, n, game) for n in range(3)] == ["dice 4 2", "dice 2 2", "dice 1 4"]
    assert game.moves == []
    for _ in range(3):
        fair.play(SECRET, game)
    assert game.moves == [("chance", "dice 4 2"), ("chance", "dice 2 2"), ("chance", "dice 1 4")]


def test_chance_acts_by_a_number_from_outside():
    """Two dice are 36 ways, from 1 1 to 6 6; a number outside is refused, and nothing has changed."""
    game = fair_game("anti-us")
    asked = []
    game.chance_by(lambda ways: asked.append(ways) or 35)
    assert (asked, game.moves[-1]) == ([36], ("chance", "dice 6 6"))
    for wrong in (36, -1):
        with pytest.raises(ValueError, match=f"pick: expected a whole number from 0 to 35, got {wrong}"):
            game.chance_by(lambda ways, wrong=wrong: wrong)
    assert len(game.moves) == 1
    with pytest.raises(duopoly.Refused) as refused:
        agreed_game().chance_by(lambda ways: 0)
    assert refused.value.refusal.code == "not-chance"


def agreed_game(**header):
    """Roles agreed: Ann is to throw."""
    return fair_game("anti-us", 2, roles=["competitor", "monopolist"], **header)


def test_a_throw_taken_back_falls_again_the_same():
    """Also after another decision in between: the number of chance's moves is the same."""
    game = fair_game("anti-us", 2, roles=["competitor", "monopolist"], order="thrown")
    for _ in range(2):
        fair.play(SECRET, game)
    game.play("throw")
    first = fair.play(SECRET, game)
    game.undo()
    assert fair.play(SECRET, game) == first
    game.undo(2)
    game.play("swap Bob")
    game.play("reject")
    game.play("throw")
    assert fair.play(SECRET, game) == first


def test_the_card_is_one_of_those_still_in_the_deck():
    """Draw 0 of 14 is the 14th part's remainder of the number, among the cards that have not been used, in their order."""
    deck = [card.id for card in load("anti-us").decks["competitor"]]
    used = deck[3:6]
    position = {
        "edition": "anti-us",
        "turn": "Ann",
        "phase": "card",
        "players": [{"name": "Ann", "role": "competitor", "space": 2}, {"name": "Bob", "role": "monopolist"}],
        "deck": "competitor",
        "decks": {"competitor": used},
    }
    game = duopoly.Game.from_position(position)
    left = [card for card in deck if card not in used]
    assert fair.outcome(SECRET, 0, game) == f"card {left[NUMBERS[0, 0] % len(left)]}"


def test_the_man_has_two_sides_of_the_speed_die():
    """Six ways, of which the fifth and the sixth are his."""
    position = {
        "edition": "classic-us",
        "rules": {"speed_die": True},
        "turn": "Ann",
        "phase": "speed",
        "dice": [1, 2],
        "players": [{"name": "Ann", "passed_start": True}, {"name": "Bob"}],
    }
    g, table = duopoly.Game.from_position(position).inside()
    assert rules_chance.ways(g, table) == 6
    faces = [rules_chance.outcome(g, table, n).x for n in range(6)]
    assert faces == [1, 2, 3, FACE_BUS, FACE_MISTER, FACE_MISTER]


# Whole games, verified.


def play_out(game, secret=SECRET, by_hand=()):
    """Steady plays every seat; who throws or draws by hand has the program's own dice in his hand."""
    steady = policy("steady")
    while game.to_act is not None and len(game.moves) < MOST_MOVES:
        if game.to_act != "chance":
            game.decide_with(steady)
        elif ("cards" if game.phase == "card" else "dice") in by_hand:
            game.chance()
        else:
            fair.play(secret, game)
    return game


def settings(edition):
    """What makes a game of the edition end soon: its timed game, little money, or in the classic game the Speed Die."""
    aims = load(edition).aims
    if "timed" in aims:
        return {"aim": "timed", "rules": {"rounds": 20}}
    return {"aim": "camp", "rules": {"start_cash": 6000}} if "camp" in aims else {"rules": {"speed_die": True}}


@cache
def whole_game(edition):
    """A game played to its end."""
    return play_out(fair_game(edition, 3, **settings(edition)))


@pytest.mark.parametrize("edition", names())
def test_a_whole_game_follows_from_its_secret(edition):
    """From the first throw to the end: every throw and card is counted, through the file and back."""
    game = whole_game(edition)
    assert game.result is not None
    record = fair.opened(game.record(), SECRET)
    text = "".join(f"{line}\n" for line in record.lines())
    found = fair.verify(duopoly.Record.parse(text))
    verbs = Counter(move.split()[0] for by, move in game.moves if by == "chance")
    assert found.throws == verbs["dice"] + verbs["die"] + verbs["speed"]
    assert found.cards == verbs["card"] > 0
    assert bool(verbs["speed"]) == edition.startswith("classic")
    assert (found.moves, found.commitment, found.opened, found.thrown, found.drawn) == (len(game.moves), COMMITMENT, True, 0, 0)
    assert found.game.position() == game.position()


def test_the_header_keeps_the_promise():
    """Through Game, record and file; what stands there is a game's own."""
    game = fair_game("anti-us", by_hand=["cards"])
    told = {"commitment": COMMITMENT, "by_hand": ["cards"]}
    assert game.record().header["fair"] == told
    assert duopoly.Game.from_header(game.record().header).record().header["fair"] == told
    assert game.copy().record().header["fair"] == told
    opened = fair.opened(game.record(), SECRET)
    assert opened.header["fair"] == {**told, "secret": SECRET.hex()}
    assert game.record().header["fair"] == told
    with pytest.raises(ValueError, match="secret: expected one with the commitment"):
        fair.opened(game.record(), OTHER)


def test_a_position_may_be_promised_too():
    """A game that begins with a position keeps what its header says."""
    position = agreed_game().position()
    game = duopoly.Game.from_header({"position": position, "seed": 1, "fair": fair.promised(SECRET)})
    game.play("throw")
    fair.play(SECRET, game)
    assert fair.verify(fair.opened(game.record(), SECRET)).throws == 1


def test_the_clock_follows_from_nothing():
    """`time` is no throw, and what falls after it follows again."""
    game = fair_game("anti-fr", 2, roles=["competitor", "monopolist"], aim="timed")
    steady = policy("steady")
    while len(game.moves) < 60 or game.why_not("chance", "time") is not None:
        fair.play(SECRET, game) if game.to_act == "chance" else game.decide_with(steady)
    before = fair.verify(fair.opened(game.record(), SECRET)).throws
    game.play("time", by="chance")
    play_out(game)
    assert game.result is not None
    found = fair.verify(fair.opened(game.record(), SECRET))
    after = [move for by, move in game.moves[game.moves.index(("chance", "time")) :] if move.startswith("dice")]
    assert found.throws == before + len(after)


@pytest.mark.parametrize("by_hand", [("dice",), ("cards",), ("dice", "cards")])
def test_what_is_done_by_hand_is_counted_apart(by_hand):
    """Real dice and real cards follow from nothing; what the program still does, follows."""
    game = play_out(fair_game("classic-us", by_hand=by_hand, rules={"start_cash": 500}), by_hand=by_hand)
    found = fair.verify(fair.opened(game.record(), SECRET))
    assert (found.throws == 0, found.thrown > 0) == ("dice" in by_hand,) * 2
    assert (found.cards == 0, found.drawn > 0) == ("cards" in by_hand,) * 2


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_where_all_is_done_by_hand_no_secret_is_needed(lang):
    """Nothing follows from it, so the table of a real board never opens it."""
    by_hand = ("cards", "dice")
    game = play_out(fair_game("classic-us", by_hand=by_hand, rules={"start_cash": 500}), by_hand=by_hand)
    result = fair.verify(game.record())
    assert (result.opened, result.all_by_hand, result.throws, result.cards) == (False, True, 0, 0)
    assert result.thrown > 0
    words = {"en": "All throws and cards were entered by hand", "fr": "saisis à la main", "pl": "wpisano ręcznie"}
    text = fair.describe(result, lang)
    assert words[lang] in text
    assert fair.grouped(COMMITMENT) not in text


def test_where_all_is_done_by_hand_no_secret_is_awaited():
    """Neither in the middle of the game nor, when it went on elsewhere, of its first table."""
    game = fair_game("anti-us", roles=["competitor", "monopolist", "competitor"], by_hand=("cards", "dice"))
    game.play("throw")
    game.play("dice 1 2")
    assert "entered by hand" in fair.describe(fair.verify(game.record()))
    header = {**continued(game.record().header, 2), "fair": fair.promised(OTHER)}
    text = fair.describe(fair.verify(duopoly.Record(header, game.moves)))
    assert "Up to move 2 it was played elsewhere. Those throws and cards were all entered by hand" in text


# Nothing to check, or not yet.


def test_without_a_commitment_only_the_moves_are_checked():
    """The dice cannot be."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], seed=3)
    for _ in range(4):
        if game.to_act == "chance":
            game.chance()
    found = fair.verify(game.record())
    assert (found.commitment, found.opened, found.throws) == ("", False, 0)
    assert fair.describe(found).endswith("cannot be checked: no secret was sealed before the first throw.")


def test_before_the_end_the_secret_is_closed():
    """The moves are checked; the dice will be."""
    game = agreed_game()
    game.play("throw")
    fair.play(SECRET, game)
    found = fair.verify(game.record())
    assert (found.commitment, found.opened, found.throws, found.moves) == (COMMITMENT, False, 0, 2)
    assert "The game is not over: the secret is revealed after the last move" in fair.describe(found)


def test_a_secret_that_stays_closed_after_the_end():
    """Whoever keeps the table owes it."""
    with pytest.raises(
        duopoly.BadRecord, match=f"fair.secret: expected the one with the hash {COMMITMENT}, because the game is over, got none"
    ):
        fair.verify(whole_game("anti-pl").record())


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize("numbers", [(1, 1, 1, 1), (2, 3, 4, 5), (1700, 30, 12, 5), (22, 0, 0, 0)])
def test_verdicts_are_told(lang, numbers):
    """With the whole hash, four digits at a time, and numbers as they are typed."""
    throws, cards, thrown, drawn = numbers
    text = fair.describe(fair.Verification(None, 1700, COMMITMENT, True, throws, cards, thrown, drawn), lang)
    assert fair.grouped(COMMITMENT) in text
    assert text.startswith("1700 ")
    assert "{" not in text
    assert "  " not in text


def test_a_verdict_in_english():
    """Every number in its sentence."""
    assert fair.describe(fair.Verification(None, 31, COMMITMENT, True, 268, 1, 0, 2)) == (
        "31 legal moves, and all their checks are right; 268 throws and 1 card follow from the secret. "
        "Compare its hash with the one shown before the first throw: 8e37 a0d1 af36 afd7 7bd7 7870 da04 01f9 9e46 97cf 18e2 61db d76a d2de ef85 a8a2. "
        "2 cards were drawn by hand and cannot be checked."
    )


# Tampering.


def tampered(change, edition="anti-us"):
    """The record of a whole game with its moves changed, its checks made anew, and where the first change is."""
    record = fair.opened(whole_game(edition).record(), SECRET)
    moves = list(record.moves)
    at = change(moves)
    text = "".join(f"{line}\n" for line in duopoly.Record(record.header, moves).lines())
    return duopoly.Record.parse(text), at


def find(moves, wanted, after=100):
    """The first place, from 0, of a move that is as wanted; not too near the beginning."""
    return next(i for i in range(after, len(moves)) if wanted(i, *moves[i]))


def is_throw(moves):
    return lambda i, by, move: move.startswith("dice") and moves[i - 1][1] == "throw"


def another_die(moves):
    at = find(moves, is_throw(moves))
    x, y = map(int, moves[at][1].split()[1:])
    moves[at] = ("chance", f"dice {x % 6 + 1} {y}")
    return at


def another_card(moves):
    at = find(moves, lambda i, by, move: move.startswith("card"))
    moves[at] = ("chance", "card C01" if moves[at][1] != "card C01" else "card C02")
    return at


def dice_the_other_way_round(moves):
    at = find(moves, lambda i, by, move: is_throw(moves)(i, by, move) and move[-1] != move[-3])
    moves[at] = ("chance", f"dice {moves[at][1][-1]} {moves[at][1][-3]}")
    return at


def two_throws_exchanged(moves):
    at = find(moves, is_throw(moves))
    later = find(moves, lambda i, by, move: is_throw(moves)(i, by, move) and move != moves[at][1], at + 1)
    moves[at], moves[later] = moves[later], moves[at]
    return at


def a_throw_written_otherwise(moves):
    at = find(moves, is_throw(moves))
    moves[at] = ("chance", f" dice 6 {moves[at][1][-3]}")
    return at


@pytest.mark.parametrize("change", [another_die, dice_the_other_way_round, two_throws_exchanged, a_throw_written_otherwise])
def test_a_throw_that_does_not_follow_is_named(change):
    """With the number of the move, and what would follow."""
    record, at = tampered(change)
    right = whole_game("anti-us").moves[at][1]
    with pytest.raises(duopoly.BadRecord) as bad:
        fair.verify(record)
    told = record.moves[at][1]
    assert str(bad.value) == f"move {at + 1}: expected {right}, which follows from the secret, got {told}"


@pytest.mark.parametrize("edition", names())
def test_a_card_that_does_not_follow_is_named(edition):
    """In every deck."""
    record, at = tampered(another_card, edition)
    right = whole_game(edition).moves[at][1]
    with pytest.raises(duopoly.BadRecord, match=rf"^move {at + 1}: expected {right}, which follows from the secret, got card "):
        fair.verify(record)


def a_throw_dropped(moves):
    at = find(moves, is_throw(moves))
    del moves[at]
    return at


def a_decision_dropped(moves):
    at = find(moves, lambda i, by, move: move == "end")
    del moves[at]
    return at


def a_throw_added(moves):
    at = find(moves, is_throw(moves)) + 1
    moves.insert(at, moves[at - 1])
    return at


def a_turn_added(moves):
    at = find(moves, lambda i, by, move: move == "throw")
    moves[at:at] = moves[at : at + 2]
    return at


def a_throw_and_its_turn_dropped(moves):
    """All that a player did in a turn is cut out: the throws after it are others."""
    at = find(moves, lambda i, by, move: move == "end") + 1
    del moves[at : find(moves, lambda i, by, move: move == "end", at) + 1]
    return at


@pytest.mark.parametrize(
    "change", [a_throw_dropped, a_decision_dropped, a_throw_added, a_turn_added, a_throw_and_its_turn_dropped]
)
@pytest.mark.parametrize("edition", names())
def test_a_move_dropped_or_added_is_noticed(edition, change):
    """Where it was, or soon after."""
    record, at = tampered(change, edition)
    with pytest.raises(duopoly.BadRecord, match=r"^move \d+[,:] ") as bad:
        fair.verify(record)
    assert at < int(str(bad.value).split()[1].rstrip(",:")) <= at + 20


def with_fair(**fields):
    """A whole game's record whose field `fair` says something else."""
    record = fair.opened(whole_game("anti-us").record(), SECRET)
    return duopoly.Record({**record.header, "fair": {**record.header["fair"], **fields}}, record.moves)


def test_another_secret_or_commitment_is_noticed():
    """The hash of the one is not the other; where both are changed, the first throw tells."""
    for fields in ({"secret": OTHER.hex()}, {"commitment": fair.commitment(OTHER)}):
        with pytest.raises(
            duopoly.BadRecord, match=r"^fair.secret: expected one with the hash \w{64}, got \w{64}, not the commitment"
        ):
            fair.verify(with_fair(**fields))
    with pytest.raises(duopoly.BadRecord, match=r"^move 1: expected dice \d \d, which follows from the secret, got dice 4 2$"):
        fair.verify(with_fair(secret=OTHER.hex(), commitment=fair.commitment(OTHER)))


@pytest.mark.parametrize(
    ("value", "field"),
    [
        (7, "fair"),
        ({}, "fair.commitment"),
        ({"commitment": "abc"}, "fair.commitment"),
        ({"commitment": COMMITMENT.upper()}, "fair.commitment"),
        ({"commitment": COMMITMENT, "secret": 5}, "fair.secret"),
        ({"commitment": COMMITMENT, "secret": "00"}, "fair.secret"),
        ({"commitment": COMMITMENT, "by_hand": "dice"}, "fair.by_hand"),
        ({"commitment": COMMITMENT, "by_hand": ["coins"]}, "fair.by_hand"),
        ({"commitment": COMMITMENT, "by_hand": [["dice"]]}, "fair.by_hand"),
        ({"commitment": COMMITMENT, "hash": 1}, "fair.hash"),
    ],
)
def test_a_header_that_cannot_be_names_its_field(value, field):
    """When the game is opened, and when it is verified."""
    header = {"edition": "anti-us", "players": ["Ann", "Bob"], "seed": 1, "fair": value}
    with pytest.raises(duopoly.BadPosition, match=rf"^{field}: "):
        duopoly.Game.from_header(header)
    with pytest.raises(duopoly.BadRecord, match=rf"^line 1: {field}: "):
        fair.verify(duopoly.Record(header, []))


def test_an_illegal_move_is_named():
    """As a replay names it."""
    record = fair.opened(agreed_game().record(), SECRET)
    record.moves.append(("Ann", "build 24"))
    with pytest.raises(duopoly.BadRecord, match=r"^move 1, Ann: build 24: "):
        fair.verify(record)


# What was taken back.


def with_undos(seed, undos=40):
    """The record of a game in which up to 60 moves were taken back, again and again, sometimes twice at the same place."""
    game, choices, undone = agreed_game(), random.Random(seed), []
    while len(undone) < undos:
        for _ in range(choices.randrange(1, 30)):
            fair.play(SECRET, game) if game.to_act == "chance" else game.play(choices.choice(game.legal()))
        back = min(choices.choice((1, 5, 9, 30, 60)), len(game.moves))
        undone.append(fair.Undone(len(game.moves) - back, "Ann", tuple(game.moves[-back:])))
        game.undo(back)
    record = game.record()
    return fair.opened(duopoly.Record(fair.with_undone(record.header, undone), record.moves), SECRET)


@pytest.mark.parametrize("seed", range(5))
def test_moves_taken_back_are_checked_once(monkeypatch, seed):
    """However far back: no undo plays the game again, and the game that was checked is the one that stands."""
    record = with_undos(seed)
    played = []

    def play_checked(game, by, move, *about):
        played.append(move)
        return play(game, by, move, *about)

    play = fair.play_checked
    monkeypatch.setattr(fair, "play_checked", play_checked)
    monkeypatch.setattr(duopoly.Game, "_begin_again", lambda game: pytest.fail("the game was played again"))
    found = fair.verify(record)
    assert found.undone == len(record.header["undone"])
    assert len(played) == len(record.moves) + sum(len(undo["moves"]) for undo in record.header["undone"])
    assert found.game == record.replay()
    assert found.game.events == record.replay().events


def test_a_throw_that_was_taken_back_is_checked_too():
    """The last one of the last undo."""
    record = with_undos(1)
    undo = next(undo for undo in reversed(record.header["undone"]) if any(move.startswith("dice") for _, move in undo["moves"]))
    at = max(n for n, (_, move) in enumerate(undo["moves"]) if move.startswith("dice"))
    right = undo["moves"][at][1]
    undo["moves"][at][1] = "dice 6 6" if right != "dice 6 6" else "dice 5 5"
    with pytest.raises(duopoly.BadRecord, match=rf"^move {undo['after'] + at + 1}: expected {right}, which follows"):
        fair.verify(record)
