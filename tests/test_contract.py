"""What must always hold, checked on random legal play of every edition, seat count and aim, and under house rules."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from walks import any_move, fresh, walk

import duopoly
from duopoly.editions import load, names
from duopoly.play.notation import move_text, parse_move
from duopoly.play.seats import Names
from duopoly.rules.actions import ACTIONS, action_of, move_of
from duopoly.rules.codes import CHANCE, DECKS, DO_USE_CARD, HOTEL_LOT, HOUSE_LOT, OK, SPACES, VERBS, Move
from duopoly.rules.ledger import Ledger
from duopoly.rules.legal import count, is_legal, legal, legal_actions, nth
from duopoly.rules.play import play
from duopoly.rules.refuse import why_not

NAMES = ["Ann", "Bob", "Cem Ali", "Dee", "Eva", "Flo", "Gus", "Hal"]
GENERATOR = {"key_low", "key_high", "number", "draws", "decisions", "block_at", "block"}
HOUSE_RULES = [
    {},
    {},
    {"claim_rent": True},
    {"start_cash": 500},
    {"auction": True},
    {"estate_auction": True, "start_cash": 300},
]
CLASSIC_RULES = [
    {"speed_die": True},
    {"speed_die": True, "speed_on_doubles": False, "claim_rent": True},
    {"houses": 6, "hotels": 2},
]


@st.composite
def games(draw):
    """An edition, seats, an aim and house rules that go together."""
    edition = load(draw(st.sampled_from(names())))
    seats = draw(st.integers(*edition.players))
    classic = len(edition.roles) == 1
    rules = draw(st.sampled_from(HOUSE_RULES + (CLASSIC_RULES if classic else [])))
    if edition.key == "classic-fr":
        rules = {**rules, "older_decks": draw(st.booleans())}
    if (aim := draw(st.sampled_from(edition.aims))) == "timed":
        rules = {**rules, "rounds": draw(st.integers(0, 5))}
    return edition.key, seats, draw(st.integers(0, 2**32)), aim, rules


def new_game(edition, seats, seed, aim, rules):
    return duopoly.Game(edition, NAMES[:seats], seed=seed, aim=aim, rules=rules)


def numbers(state):
    """The state's numbers but for the generator's."""
    return {field.name: getattr(state, field.name) for field in state.fields if field.name not in GENERATOR}


def step(game, rnd):
    """A random move through the face; returns its events."""
    seat, move = any_move(game._state, game._table, rnd)
    return game.play(move_text(move, game._names, game._state.deck), by=game._names.actor(seat))


def houses_and_hotels(state, table):
    """All pieces: those on the board and those in the box."""
    houses, hotels = state.houses_left, state.hotels_left
    for space in range(SPACES):
        built = state.buildings[space]
        if built > table.max_houses[state.role[state.owner[space]]]:
            hotels += 1
        else:
            houses += built
    if state.respondent == state.best >= 0:  # won, and not yet placed
        houses, hotels = houses + (state.lot == HOUSE_LOT), hotels + (state.lot == HOTEL_LOT)
    return houses, hotels


@settings(max_examples=60, deadline=None)
@given(games())
def test_money_moves_by_events_alone_and_pieces_are_never_lost(setting):
    """A player's cash changes by his events and nothing else; houses and hotels on the board and in the box keep their number."""
    game, rnd = new_game(*setting), random.Random(setting[2])
    pieces = houses_and_hotels(game._state, game._table)
    for _ in range(250):
        if game.to_act is None:
            break
        cash = {name: game.cash(name) for name in game.players}
        for event in step(game, rnd):
            if event.amount is not None:
                assert event.amount > 0, event
                for name, sign in ((event.payer, -1), (event.payee, 1)):
                    if name != "bank":
                        cash[name] += sign * event.amount
        assert cash == {name: game.cash(name) for name in game.players}
        assert min(cash.values()) >= 0
        assert houses_and_hotels(game._state, game._table) == pieces


@settings(max_examples=40, deadline=None)
@given(games())
def test_positions_texts_and_records_invert_exactly(setting):
    """Position to game to position, move to text to move, record to game: each gives back what went in."""
    game, rnd = new_game(*setting), random.Random(setting[2])
    for _ in range(120):
        if game.to_act is None:
            break
        position = game.position()
        again = duopoly.Game.from_position(position)
        assert again.position() == position
        assert numbers(again._state) == numbers(game._state)
        state, _ = game.inside()
        assert numbers(type(state).unpack(state.pack())) == numbers(state)
        for move in game.legal():
            parsed = parse_move(move, game._names, game._state.deck)
            assert move_text(parsed, game._names, game._state.deck) == move
        assert again.legal() == game.legal()
        step(game, rnd)
    replayed = game.record().replay()
    assert numbers(replayed._state) == numbers(game._state)
    assert replayed.moves == game.moves
    text = "".join(f"{line}\n" for line in game.record().lines())
    assert duopoly.Record.parse(text) == game.record()


@settings(max_examples=40, deadline=None)
@given(games())
def test_a_refused_move_changes_nothing_and_legal_means_not_refused(setting):
    """`m in legal(s)` is `why_not(s, m) is None` for every enumerable move; a refused one raises and changes nothing."""
    game, rnd = new_game(*setting), random.Random(setting[2])
    words = [verb for verb in VERBS if verb != "offer"]
    for _ in range(100):
        if game.to_act is None:
            break
        assert game.legal(), game.position()
        by = rnd.choice([*game.players, "chance"])
        listed, position = game.legal(by), game.position()
        for verb in rnd.sample(words, 8):
            for move in (verb, f"{verb} {game._names.key(rnd.randrange(40))}", f"{verb} {rnd.choice(game.players)}"):
                refusal = game.why_not(by, move)
                assert (refusal is None) == (move in listed), (by, move, refusal)
                if refusal is not None:
                    with pytest.raises(duopoly.Refused):
                        game.play(move, by=by)
        assert game.position() == position
        step(game, rnd)


def as_it_stands(game):
    """What anyone can see of a game."""
    return game.position(), game.moves, game.events, [game.legal(name) for name in (*game.players, "chance")]


@settings(max_examples=20, deadline=None)
@given(games())
def test_undo_takes_back_exactly_one_move(setting):
    """After undo the game stands as before the move; made again, the move does the same, and chance draws the same outcome."""
    game, rnd = new_game(*setting), random.Random(setting[2])
    for _ in range(60):
        if game.to_act is None:
            break
        before = as_it_stands(game)
        drawn = game.to_act == "chance"
        events = game.chance() if drawn else step(game, rnd)
        after, (by, move) = as_it_stands(game), game.moves[-1]
        assert game.moves == [*before[1], (by, move)]
        game.undo()
        assert as_it_stands(game) == before
        assert (game.chance() if drawn else game.play(move, by=by)) == events
        assert as_it_stands(game) == after


@pytest.mark.parametrize("edition", names())
def test_the_ledger_changes_nothing_but_itself(edition):
    """With the ledger on and off the same moves give the same states."""
    for seed in range(5):
        state, table = fresh(edition, 4, seed)
        for quiet, _, seat, move in walk(edition, 4, seed, most=200):
            if state.ledger is None:
                state.ledger = Ledger()
            assert numbers(state) == numbers(quiet)
            play(state, table, seat, move)


@pytest.mark.parametrize("chunk", range(10))
@pytest.mark.parametrize("edition", names())
def test_ten_thousand_random_games_leave_no_exception(edition, chunk):
    """With the 60 chunks of 170 games: a legal move always exists until the end, and none of them fails."""
    made = load(edition)
    least, most = made.players
    for n in range(170):
        seed = chunk * 1000 + n
        seats, aim = least + seed % (most - least + 1), made.aims[seed % len(made.aims)]
        rules = {"start_cash": 400} if n % 3 == 0 else {}
        for state, table, seat, move in walk(edition, seats, seed, aim, rules, most=150):
            assert why_not(state, table, seat, move) == OK
            assert seat == CHANCE or move.verb >= 0


@pytest.mark.parametrize("edition", names())
def test_every_text_of_a_legal_move_is_understood_by_number_too(edition):
    """Titles may be typed by the number of their space."""
    state, _ = fresh(edition, 2, 1)
    people = Names(load(edition), ["Ann", "Bob"])
    for space in (1, 5, 12, 39):
        assert parse_move(f"mortgage {space}", people, 0) == parse_move(f"mortgage {people.key(space)}", people, 0)
    assert state.seats == 2
    assert legal(state, lay_of(edition), CHANCE)


@pytest.mark.parametrize("edition", names())
def test_every_legal_move_has_a_number_of_its_own(edition):
    """From the number to the move and back, in the order of `legal`, and no other number is legal."""
    for seed in range(4):
        rules = {"claim_rent": True} if seed % 2 else {}
        for state, table, _, _ in walk(edition, 3, seed, rules=rules, most=150):
            state.claim_for_me[:3] = [0, 0, 0]
            for seat in range(-1, state.seats):
                found = legal_actions(state, table, seat)
                numbers = [nth(found, n) for n in range(count(found))]
                assert nth(found, len(numbers)) == -1
                moves = [move_of(state, number) for number in numbers]
                assert [action_of(move) for move in moves] == numbers
                assert [number for number in range(-1, ACTIONS + 1) if is_legal(found, number)] == sorted(numbers)
                if seat >= 0:
                    listed = [move for move in legal(state, table, seat) if move != Move(DO_USE_CARD, DECKS)]
                    assert moves == listed


def lay_of(edition):
    from duopoly.rules.rule_table import build_rule_table

    return build_rule_table(load(edition))
