"""The face that must hold, sentence by sentence, by somebody who has only its page: nothing but `import duopoly`."""

import inspect
import json
import random

import pytest

import duopoly
from duopoly.bots import policy

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eva", "Flo", "Gus", "Hal")
CAMPS = ("competitor", "monopolist", "competitor", "monopolist", "competitor", "monopolist")
EDITIONS = ("anti-us", "anti-fr", "anti-fr15k", "anti-pl", "classic-fr")
LANGUAGES = ("en", "fr", "pl")
PAGE = json.loads("""
{"edition": "anti-us", "rules": {}, "aim": "last", "turn": "Ann", "phase": "throw",
 "players": [{"name": "Ann", "role": "competitor", "cash": 500, "space": 20, "held": 0, "bankrupt": false},
             {"name": "Bob", "role": "monopolist", "cash": 300, "space": 10, "held": 1, "bankrupt": false}],
 "titles": {"21": {"owner": "Ann", "buildings": 2, "mortgaged": false}}}
""")


def camps(edition, many):
    """Roles that go with the edition: in turn competitor and monopolist, or none."""
    return None if edition.startswith("classic") else list(CAMPS[:many])


def by_hand(edition="anti-us", players=({}, {}), titles=None, **fields):
    """A position as a person writes it: only what is not usual."""
    roles = camps(edition, len(players)) or [None] * len(players)
    rows = []
    for name, role, row in zip(NAMES, roles, players, strict=False):
        rows.append({"name": name, **({"role": role} if role else {}), **row})
    position = {"edition": edition, "players": rows, **fields}
    return position if titles is None else {**position, "titles": titles}


def stand(edition="anti-us", players=({}, {}), titles=None, **fields):
    """The game of a position written by hand."""
    return duopoly.Game.from_position(by_hand(edition, players, titles, **fields))


def owned(*spaces, by="Ann", **row):
    """Titles of one owner."""
    return {str(space): {"owner": by, **row} for space in spaces}


def new(edition="anti-us", many=2, **options):
    """A game with roles given, in phase throw."""
    roles = camps(edition, many) or ["player"] * many
    return duopoly.Game(edition, players=list(NAMES[:many]), roles=roles, **options)


def phase(game):
    return game.position()["phase"]


def row(game, name):
    """A player's row of the position."""
    return next(player for player in game.position()["players"] if player["name"] == name)


def cash(game):
    """Everybody's cash, as the position tells it."""
    return {player["name"]: player["cash"] for player in game.position()["players"]}


def run(game, *moves):
    """Plays moves in turn; `Bob: sell 39` is played by Bob."""
    for text in moves:
        by, _, move = text.rpartition(": ")
        game.play(move, by=by or None)
    return game


def refused(game, move, by=None):
    """The refusal with which `play` refuses the move, and nothing has changed."""
    before, told, record = game.position(), len(game.events), game.record().moves
    with pytest.raises(duopoly.Refused) as caught:
        game.play(move, by=by)
    assert (game.position(), len(game.events), game.record().moves) == (before, told, record)
    return caught.value.refusal


def bots(game, most=400):
    """Plays on with steady bots, rents claimed, and the game's own chance, yielding after each move what it made happen."""
    claims = game.position()["rules"].get("claim_rent", False)
    for _ in range(most):
        if game.to_act is None:
            return
        told = len(game.events)
        claimant = next((name for name in NAMES[: len(cash(game))] if "claim" in game.legal(name)), None) if claims else None
        if claimant:
            game.play("claim", by=claimant)
        elif game.to_act == "chance":
            game.chance()
        else:
            game.decide_with(policy("steady"))
        yield game.events[told:]


# The block of names


def test_editions_names_the_five_leaflets():
    """`editions()` lists the five leaflets' editions by name."""
    assert list(duopoly.editions())[:5] == list(EDITIONS)


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_has_forty_spaces_and_titles_by_key(name):
    """An edition has 40 spaces with index, kind and key, and titles by key with price, house_cost and rents."""
    rule_table = duopoly.edition(name)
    assert [space.index for space in rule_table.spaces] == list(range(40))
    assert len({space.key for space in rule_table.spaces}) == 40
    assert all(isinstance(space.kind, str) for space in rule_table.spaces)
    assert len(rule_table.titles) == 28
    keys = {space.key for space in rule_table.spaces}
    for key, title in rule_table.titles.items():
        assert key in keys
        assert title.price > 0
        assert title.rents
    streets = [space.key for space in rule_table.spaces if space.kind == "street"]
    assert all(rule_table.titles[key].house_cost > 0 for key in streets)


def test_rents_are_by_role_title_and_buildings():
    """Roles are an axis of the rents: wall-street reads otherwise in either column."""
    rents = duopoly.edition("anti-us").titles["wall-street"].rents
    assert tuple(rents["competitor"]) == (40, 60, 80, 100, 120, 140)
    assert tuple(rents["monopolist"]) == (40, 120, 160, 200, 240)


def test_the_game_takes_what_the_page_gives_it():
    """The page's own `Game(…)` call stands, with each argument by the name it has there."""
    game = duopoly.Game("anti-us", players=["Ann", "Bob", "Cem"], roles=["competitor", "monopolist", "competitor"],
                        seed=7, rules={"start_cash": 2000}, aim="last")  # fmt: skip
    assert game.to_act == "Ann"
    assert cash(game) == {"Ann": 2000, "Bob": 2000, "Cem": 2000}
    names = list(inspect.signature(duopoly.Game).parameters)
    assert names[:2] == ["edition", "players"]
    assert {"roles", "seed", "rules", "aim"} <= set(names)


def test_to_act_is_chance_a_name_or_none():
    """`to_act` is "chance", a player's name, or None when the game is over."""
    game = new()
    assert game.to_act == "Ann"
    assert run(game, "throw").to_act == "chance"
    over = stand(players=[{}, {"cash": 0}], phase="debt", debts=[{"debtor": "Bob", "creditor": None, "amount": 5}])
    assert run(over, "give-up").to_act is None


def test_legal_is_of_whoever_is_to_act_or_of_a_seat():
    """`legal()` lists the moves of who is to act, `legal("Bob")` all that Bob may do now."""
    game = stand(titles=owned(39, by="Bob"))
    assert game.legal() == game.legal("Ann") == ["throw"]
    assert game.legal("Bob") == ["mortgage wall-street"]
    game.play("throw")
    assert game.legal() == game.legal("chance")
    assert game.legal("Ann") == []


def test_why_not_is_none_or_a_refusal_with_code_rule_and_words():
    """`why_not` gives None, or a Refusal with a code, the leaflet's rule and words in three languages."""
    game = new()
    assert game.why_not("Ann", "throw") is None
    refusal = game.why_not("Bob", "build wall-street")
    assert isinstance(refusal, duopoly.Refusal)
    assert refusal.code
    assert refusal.rule == "11"
    words = [refusal.words[lang] for lang in LANGUAGES]
    assert len(set(words)) == 3
    assert all("11" in text and "\n" not in text for text in words)


def test_play_is_by_whoever_is_to_act_or_by_the_one_named():
    """`play("buy")` is of whoever is to act, `play("mortgage beacon-street", by="Bob")` of Bob."""
    game = run(stand(titles=owned(24, by="Bob")), "throw", "dice 1 2", "buy")
    assert game.position()["titles"]["french-quarter"]["owner"] == "Ann"
    game.play("mortgage beacon-street", by="Bob")
    assert game.position()["titles"]["beacon-street"]["mortgaged"] is True
    assert cash(game) == {"Ann": 1440, "Bob": 1620}
    assert game.record().moves[-1] == ("Bob", "mortgage beacon-street")


def test_play_by_the_wrong_seat_is_refused():
    """A move that only another may make is refused, with `by` or without."""
    game = new()
    assert refused(game, "throw", by="Bob").code
    assert refused(run(game, "throw"), "end", by="Ann").code


def test_chance_from_outside():
    """`play("dice 3 4")` and `play("card C04")` are chance's moves from outside."""
    game = run(new(), "throw", "dice 3 4")
    assert row(game, "Ann")["space"] == 7
    assert phase(game) == "card"
    run(game, "card C04")
    assert cash(game)["Ann"] == 1475


def test_chance_from_the_generator():
    """`chance()` throws the game's own dice: one of the outcomes that are legal for chance."""
    game = run(new(seed=3), "throw")
    outcomes = game.legal()
    game.chance()
    who, move = game.record().moves[-1]
    assert who == "chance"
    assert move in outcomes


def test_chance_is_refused_where_chance_is_not_to_act():
    """`chance()` where a player is to act is refused."""
    with pytest.raises(duopoly.Refused):
        new().chance()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seed_gives_the_same_game_again(edition):
    """Two games with one seed throw the same dice and turn the same cards; another seed does not."""

    def moves(seed):
        game = new(edition, 3, seed=seed)
        for _ in bots(game, 120):
            pass
        return game.record().moves

    assert moves(7) == moves(7)
    assert moves(7) != moves(8)


def test_a_seed_has_sixty_four_bits():
    """Seeds that differ in their highest bit alone give other dice."""

    def dice(seed):
        game = duopoly.Game("classic-fr", players=["Ann", "Bob", "Cem"], seed=seed)
        for _ in range(3):
            game.chance()
        return game.record().moves

    assert len({tuple(dice(high << 60)) for high in range(16)}) > 12


def test_without_a_seed_games_differ():
    """Without a seed no two games throw alike."""
    games = [duopoly.Game("classic-fr", players=list(NAMES)) for _ in range(3)]
    for game in games:
        for _ in range(8):
            game.chance()
    assert len({tuple(game.record().moves) for game in games}) == 3


def test_undo_takes_back_one_move_and_its_events():
    """`undo` takes back the last move: position, events and record stand as before."""
    game = run(new(), "throw")
    before = game.position(), len(game.events), game.record().moves
    run(game, "dice 1 3").undo()
    assert (game.position(), len(game.events), game.record().moves) == before


def test_undo_takes_back_a_whole_game_move_by_move():
    """Every move of a game can be taken back, the last one too."""
    game = new("anti-pl", 3, seed=5)
    positions = [game.position()]
    for _ in bots(game, 150):
        positions.append(game.position())
    for position in reversed(positions[:-1]):
        game.undo()
        assert game.position() == position
    assert game.events == []
    with pytest.raises(ValueError, match="undo"):
        game.undo()


def test_an_undone_draw_comes_again():
    """Draw n is a function of the seed: after undo the generator gives the same outcome."""
    game = run(new(seed=11), "throw")
    game.chance()
    first = game.record().moves
    game.undo()
    game.chance()
    assert game.record().moves == first


# Moves


PAGE_MOVES = (
    "throw", "buy", "decline", "bid 120", "pass", "pay", "stay", "use-card", "tax flat", "tax percent", "build 24", "sell 24",
    "mortgage 24", "lift 24", "keep", "go 15", "offer Bob give 24 cash 100 take 39", "accept", "reject", "withdraw", "claim",
    "want", "place 24", "end", "give-up", "role competitor", "swap Bob", "dice 3 4", "die 2", "card C04", "speed bus", "time",
)  # fmt: skip


@pytest.mark.parametrize("move", PAGE_MOVES)
def test_every_move_of_the_page_is_understood(move):
    """Each text of the page's list is a move: legal, or refused for a reason of the game, never as garbled."""
    game = new()
    for by in ("Ann", "Bob", "chance"):
        refusal = game.why_not(by, move)
        assert refusal is None or refusal.code != "garbled", refusal.words["en"]


def test_a_title_may_be_typed_by_number_and_is_written_by_key():
    """Titles are written by key; as input the number of the space stands for it."""
    game = run(stand(titles=owned(39)), "mortgage 39")
    assert game.record().moves == [("Ann", "mortgage wall-street")]
    run(game, "lift wall-street")
    assert game.record().moves[-1] == ("Ann", "lift wall-street")


def test_an_offer_is_written_by_keys_in_the_order_of_the_page():
    """An offer typed with numbers is written back with keys: titles, then cash, on either side."""
    game = stand(titles=owned(24) | owned(39, by="Bob"))
    run(game, "offer Bob give 24 cash 100 take 39")
    assert game.record().moves == [("Ann", "offer Bob give beacon-street cash 100 take wall-street")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_text_of_a_move_has_an_exact_inverse(edition):
    """Every legal move, played as listed, is recorded with the same text."""
    game = new(edition, 3, seed=2)
    for _ in bots(game, 200):
        by, move = game.record().moves[-1]
        here = game.position()
        for seat in (*game.legal()[:6], *game.legal()[-6:]):
            game.play(seat)
            assert game.record().moves[-1][1] == seat
            game.undo()
        assert game.position() == here
        assert (by, move) == game.record().moves[-1]


# Positions


def test_the_page_s_position_verbatim():
    """The page's position stands as written: Ann to throw, Bob before his first turn in prison."""
    game = duopoly.Game.from_position(PAGE)
    assert game.to_act == "Ann"
    assert game.legal() == ["throw", "build brattle-street", "sell brattle-street"]
    told = game.position()
    for field in ("edition", "rules", "aim", "turn", "phase"):
        assert told[field] == PAGE[field]
    for found, given in zip(told["players"], PAGE["players"], strict=True):
        assert given.items() <= found.items()
    assert told["titles"] == {"brattle-street": {"owner": "Ann", "buildings": 2, "mortgaged": False}}


def test_the_page_s_position_plays_on():
    """From the page's position Bob's prison is played: his turn begins with throw or pay."""
    game = run(duopoly.Game.from_position(PAGE), "throw", "dice 5 6")
    run(game, "decline", "end")
    assert game.to_act == "Bob"
    assert set(game.legal()) == {"throw", "pay"}


def test_a_position_is_plain_json():
    """A position goes through JSON unchanged."""
    told = duopoly.Game.from_position(PAGE).position()
    assert json.loads(json.dumps(told)) == told


def test_what_is_left_out_has_the_usual_value():
    """Of a position the edition and the names (and roles) are enough."""
    game = stand()
    told = game.position()
    assert (told["turn"], told["phase"], told["aim"], told["rules"], told["titles"]) == ("Ann", "throw", "last", {}, {})
    for player in told["players"]:
        assert (player["cash"], player["space"], player["held"], player["bankrupt"]) == (1500, 0, 0, False)


@pytest.mark.parametrize(("edition", "rules", "usual"), [("anti-fr15k", {}, 15000), ("anti-us", {"start_cash": 700}, 700),
                                                         ("classic-fr", {"speed_die": True}, 2500)])  # fmt: skip
def test_cash_left_out_is_the_edition_s(edition, rules, usual):
    """Cash left out is what the edition, with its house rules, gives at the start."""
    assert set(cash(stand(edition, rules=rules)).values()) == {usual}


def test_a_title_s_row_may_be_short_too():
    """Of a title its owner is enough: no buildings, not mortgaged."""
    told = stand(titles={"wall-street": {"owner": "Bob"}}).position()["titles"]
    assert told == {"wall-street": {"owner": "Bob", "buildings": 0, "mortgaged": False}}


def test_titles_by_key_or_by_number_are_one():
    """A title named by key and by number is the same."""
    assert stand(titles={"39": {"owner": "Bob"}}).position() == stand(titles={"wall-street": {"owner": "Bob"}}).position()


def test_titles_not_listed_belong_to_the_bank():
    """A title not listed can be bought by landing on it, at the bank."""
    game = run(stand(titles={}), "throw", "dice 1 2")
    assert game.legal() == ["buy", "decline"]
    assert run(game, "buy").events[-1].payee == "bank"


@pytest.mark.parametrize(("edition", "space", "most"), [("anti-us", 39, 4), ("classic-fr", 39, 4)])
def test_buildings_are_houses_or_hotel(edition, space, most):
    """`buildings` is a number of houses, or "hotel" for a hotel or apartment."""
    for built in (0, 1, most, "hotel"):
        game = stand(edition, titles=owned(37, 39, buildings=built))
        assert {title["buildings"] for title in game.position()["titles"].values()} == {built}


def test_a_monopolist_s_hotel_stands_on_three_houses():
    """A monopolist's apartment is written "hotel" too, and steps back to three houses."""
    game = run(stand(titles=owned(37, 39, by="Bob", buildings="hotel")), "Bob: sell 39")
    assert game.position()["titles"]["wall-street"]["buildings"] == 3


def test_held_zero_in_the_prison_corner_is_sightseeing():
    """`held` 0 on space 10 is sightseeing: nothing to pay."""
    assert stand(players=[{"space": 10}, {}]).legal() == ["throw"]


def test_landing_on_the_prison_corner_is_sightseeing():
    """Landing there by the dice leaves `held` 0."""
    game = run(new(), "throw", "dice 4 6")
    assert (row(game, "Ann")["space"], row(game, "Ann")["held"], phase(game)) == (10, 0, "end")


@pytest.mark.parametrize("sent", ["dice 4 6"])
def test_held_one_means_the_first_regular_turn_is_next(sent):
    """Who is sent to price war has `held` 1: his first regular turn there is next."""
    game = run(stand(players=[{"space": 20}, {}]), "throw", sent)
    assert (row(game, "Ann")["space"], row(game, "Ann")["held"]) == (10, 1)


def test_held_counts_the_regular_turns():
    """After the first missed turn `held` is 2, after the second 3."""
    game = stand(players=[{"space": 10, "held": 1}, {"space": 10}])
    for held in (2, 3):
        run(game, "throw", "dice 1 2", "end")
        assert row(game, "Ann")["held"] == held
        run(game, "throw", "dice 4 6", "end")


def test_again_is_the_extra_throw():
    """`again` makes it the extra throw: a double on it is an ordinary throw in anti."""
    game = run(stand(again=True), "throw", "dice 5 5")
    assert phase(game) == "end"
    assert phase(run(stand(again=False), "throw", "dice 5 5")) == "throw"


def test_doubles_are_counted_by_the_position():
    """With `doubles` 2 in classic the next double is the third and leads to prison without moving."""
    game = run(stand("classic-fr", again=True, doubles=2), "throw", "dice 1 1")
    assert (row(game, "Ann")["space"], row(game, "Ann")["held"]) == (10, 1)
    game = run(stand("classic-fr", again=True, doubles=1), "throw", "dice 5 5")
    assert (row(game, "Ann")["held"], phase(game)) == (0, "throw")


def test_decks_are_the_cards_used_in_order():
    """`decks` are the cards used: those cannot come again, and are told in the order they came."""
    game = stand(players=[{"space": 2}, {}], phase="card", decks={"competitor": ["C04", "C01"]})
    assert len(game.legal()) == 23
    assert not {"card C01", "card C04"} & set(game.legal())
    run(game, "card C05")
    assert game.position()["decks"] == {"competitor": ["C04", "C01", "C05"]}


def test_a_card_used_comes_again_after_the_rest_of_its_deck():
    """Once the rest of the deck has been through, its first card may come again."""
    used = [card.id for card in duopoly.edition("anti-us").cards if card.deck == "competitor" and card.id != "C05"]
    game = run(stand(players=[{"space": 2}, {}], phase="card", decks={"competitor": used}), "card C05")
    again = {**game.position(), "phase": "card"}
    again.pop("to_act", None)
    again.pop("deck", None)
    left = duopoly.Game.from_position(again).legal()
    assert f"card {used[0]}" in left


def test_round_is_kept():
    """`round` is a field of the position."""
    assert stand(round=12).position()["round"] == 12
    assert stand().position()["round"] == 1


def test_the_round_grows_when_the_first_player_is_on_again():
    """A round is over when everybody has had his turn."""
    game = stand()
    run(game, "throw", "dice 4 6", "end")
    assert game.position()["round"] == 1
    run(game, "throw", "dice 4 6", "end")
    assert game.position()["round"] == 2


@pytest.mark.parametrize("kept", [1, ["chance"]])
def test_get_out_is_a_player_s(kept):
    """`get_out` gives a player a get-out card to use, and to offer."""
    game = stand("classic-fr", [{"space": 10, "held": 1, "get_out": kept}, {}])
    assert "use-card" in game.legal()
    assert game.why_not("Ann", "offer Bob give card:chance") is None


def test_passed_start_is_a_player_s():
    """With `passed_start` the Speed Die is thrown, without it is not."""
    rules = {"speed_die": True}
    first = run(stand("classic-fr", [{"passed_start": True}, {}], rules=rules), "throw", "dice 3 4")
    assert phase(first) == "speed"
    assert phase(run(stand("classic-fr", rules=rules), "throw", "dice 4 6")) == "end"


def whole_positions(edition, many, seed, most=250):
    """The positions of a game of bots, one after each move."""
    game = duopoly.Game(edition, players=list(NAMES[:many]), seed=seed)
    yield game
    for _ in bots(game, most):
        yield game


@pytest.mark.parametrize("edition", EDITIONS)
def test_from_position_is_an_exact_inverse_through_json(edition):
    """Position → JSON → game → position is exact all through a game, set-up included, and the moves are the same."""
    for game in whole_positions(edition, 3, seed=4):
        told = game.position()
        again = duopoly.Game.from_position(json.loads(json.dumps(told)))
        assert again.position() == told
        assert again.to_act == game.to_act
        for name in ("Ann", "Bob", "Cem", "chance"):
            assert again.legal(name) == game.legal(name)


def test_from_position_leaves_the_dict_alone():
    """The dictionary given is not changed, neither at once nor by playing on."""
    given = json.loads(json.dumps(PAGE))
    run(duopoly.Game.from_position(given), "throw", "dice 5 6")
    assert given == PAGE


# Positions that cannot be


@pytest.mark.parametrize(("options", "field"), [
    ({"edition": "anti-moon"}, "edition"),
    ({"rules": {"start_bonsu": 5}}, "start_bonsu"),
    ({"rules": {"start_cash": -5}}, "start_cash"),
    ({"rules": {"speed_die": True}}, "speed_die"),
    ({"aim": "glory"}, "aim"),
    ({"edition": "anti-fr15k", "aim": "timed"}, "aim"),
    ({"edition": "classic-fr", "aim": "camp", "roles": None}, "aim"),
    ({"edition": "classic-fr", "aim": "timed", "roles": None}, "aim"),
    ({"roles": ["competitor", "banker"]}, "role"),
    ({"roles": ["competitor", "competitor"]}, "role"),
    ({"roles": ["competitor"]}, "role"),
    ({"players": ["Ann"], "roles": ["competitor"]}, "players"),
    ({"players": list(NAMES[:7]), "roles": None}, "players"),
    ({"edition": "classic-fr", "players": [*NAMES, "Ida"], "roles": None}, "players"),
    ({"players": ["Ann", "Ann"]}, "players"),
    ({"players": list(NAMES[:5]), "roles": ["competitor"] * 4 + ["monopolist"]}, "role"),
    ({"players": list(NAMES[:6]), "roles": ["competitor"] * 4 + ["monopolist"] * 2}, "role"),
])  # fmt: skip
def test_a_game_that_cannot_be_is_refused_with_its_field(options, field):
    """`Game(…)` raises BadPosition, a ValueError of one line that names the field."""
    given = {"edition": "anti-us", "players": ["Ann", "Bob"], "roles": ["competitor", "monopolist"], **options}
    with pytest.raises(duopoly.BadPosition) as caught:
        duopoly.Game(**given)
    assert isinstance(caught.value, ValueError)
    assert field in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("many", range(2, 7))
def test_camps_equal_or_one_more_are_accepted(many):
    """Camps are equal, or differ by one when the number of players is odd, either way."""
    duopoly.Game("anti-us", players=NAMES[:many], roles=CAMPS[:many])
    turned = ["monopolist" if role == "competitor" else "competitor" for role in CAMPS[:many]]
    duopoly.Game("anti-us", players=NAMES[:many], roles=turned)


@pytest.mark.parametrize(("change", "field"), [
    ({"edition": "anti-moon"}, "edition"),
    ({"rules": {"start_bonsu": 5}}, "start_bonsu"),
    ({"aim": "glory"}, "aim"),
    ({"phase": "lunch"}, "phase"),
    ({"turn": "Zoe"}, "turn"),
    ({"color": "red"}, "color"),
    ({"players": PAGE["players"][:1]}, "players"),
    ({"players": [PAGE["players"][0]] * 2}, "name"),
    ({"players": [{**PAGE["players"][0], "hat": 1}, PAGE["players"][1]]}, "hat"),
    ({"players": [{**PAGE["players"][0], "role": "banker"}, PAGE["players"][1]]}, "role"),
    ({"players": [PAGE["players"][0], {**PAGE["players"][1], "role": "competitor"}]}, "role"),
    ({"players": [{**PAGE["players"][0], "cash": -1}, PAGE["players"][1]]}, "cash"),
    ({"players": [{**PAGE["players"][0], "space": 40}, PAGE["players"][1]]}, "space"),
    ({"players": [{**PAGE["players"][0], "held": 9, "space": 10}, PAGE["players"][1]]}, "held"),
    ({"titles": {"21": {"owner": "Ann", "buildings": 2, "mortgaged": True}}}, "buildings"),
    ({"titles": {"21": {"owner": "Bob", "buildings": 2}}}, "buildings"),
    ({"titles": {"21": {"owner": "Bob", "buildings": 2}, "23": {"owner": "Bob", "mortgaged": True}}}, "buildings"),
    ({"titles": {"moon-street": {"owner": "Ann"}}}, "moon-street"),
    ({"titles": {"40": {"owner": "Ann"}}}, "40"),
    ({"titles": {"0": {"owner": "Ann"}}}, "titles"),
    ({"titles": {"21": {"owner": "Zoe"}}}, "owner"),
    ({"titles": {"21": {"owner": "Ann", "buildings": 6}}}, "buildings"),
    ({"titles": {"21": {"owner": "Ann", "buildings": -1}}}, "buildings"),
    ({"titles": {"5": {"owner": "Ann", "buildings": 1}}}, "buildings"),
    ({"titles": {"21": {"owner": "Ann", "paint": 1}}}, "paint"),
])  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_its_field(change, field):
    """`from_position` raises BadPosition, of one line that names the field."""
    with pytest.raises(duopoly.BadPosition, match=field) as caught:
        duopoly.Game.from_position({**PAGE, **change})
    assert "\n" not in str(caught.value)


# Phases


def test_phase_order_throws_for_everybody_in_turn():
    """`order`: chance throws player after player; the highest chooses a role first."""
    game = duopoly.Game("anti-us", players=["Ann", "Bob", "Cem"])
    assert (phase(game), game.to_act, len(game.legal())) == ("order", "chance", 36)
    run(game, "dice 1 2", "dice 6 3", "dice 4 4")
    assert (phase(game), game.to_act) == ("role", "Bob")


def test_phase_order_a_tie_at_the_top_throws_again_only_they():
    """`order`: a tie at the top throws again, only they."""
    game = duopoly.Game("anti-us", players=["Ann", "Bob", "Cem"])
    run(game, "dice 5 6", "dice 1 1", "dice 5 6")
    assert (phase(game), game.to_act) == ("order", "chance")
    run(game, "dice 1 2")
    assert phase(game) == "order"
    run(game, "dice 2 2")
    assert (phase(game), game.to_act) == ("role", "Cem")


def test_phase_role_goes_clockwise_from_the_highest_within_the_balance():
    """`role`: the chooser; clockwise; a role that would break the balance is not offered."""
    game = run(duopoly.Game("anti-us", players=["Ann", "Bob", "Cem"]), "dice 1 2", "dice 6 3", "dice 4 4")
    assert set(game.legal()) == {"role competitor", "role monopolist"}
    run(game, "role competitor")
    assert game.to_act == "Cem"
    run(game, "role competitor")
    assert (game.to_act, game.legal()) == ("Ann", ["role monopolist"])
    assert refused(game, "role competitor").code == "balance"
    run(game, "role monopolist")
    assert (phase(game), game.to_act, game.position()["turn"]) == ("throw", "Bob", "Bob")
    assert [player["role"] for player in game.position()["players"]] == ["monopolist", "competitor", "competitor"]


def test_classic_order_leads_straight_to_the_first_throw():
    """In classic the highest throw of two dice starts: no roles."""
    game = run(duopoly.Game("classic-fr", players=["Ann", "Bob", "Cem"]), "dice 1 2", "dice 6 3", "dice 4 4")
    assert (phase(game), game.to_act) == ("throw", "Bob")


def test_phase_throw_and_dice():
    """`throw`: the player on turn; `dice`: chance, two dice that move."""
    game = new()
    assert (phase(game), game.to_act) == ("throw", "Ann")
    run(game, "throw")
    assert (phase(game), game.to_act) == ("dice", "chance")
    run(game, "dice 1 2")
    assert row(game, "Ann")["space"] == 3


def with_speed_die(**row):
    return stand("classic-us", [{"passed_start": True, **row}, {}], rules={"speed_die": True})


def test_phase_speed_is_chance_s():
    """`speed`: chance, after the two dice."""
    game = run(with_speed_die(), "throw", "dice 1 3")
    assert (phase(game), game.to_act) == ("speed", "chance")
    assert {"speed 1", "speed 2", "speed 3", "speed bus"} < set(game.legal())
    run(game, "speed 2")
    assert row(game, "Ann")["space"] == 6


def test_phase_go_is_the_player_s_after_the_bus():
    """`go`: the player, after a Bus: one white die, the other, or both."""
    game = run(with_speed_die(), "throw", "dice 3 4", "speed bus")
    assert (phase(game), game.to_act) == ("go", "Ann")
    spaces = {space.key: space.index for space in duopoly.edition("classic-us").spaces}
    assert {spaces[move.split()[1]] for move in game.legal()} == {3, 4, 7}
    assert refused(game, "go 5").code
    run(game, "go 3")
    assert (row(game, "Ann")["space"], phase(game)) == (3, "buy")


def test_phase_go_is_the_player_s_after_three_alike():
    """`go`: the player, after three alike: any space, and the white double still gives its throw."""
    game = run(with_speed_die(), "throw", "dice 2 2", "speed 2")
    assert (phase(game), game.to_act, len(game.legal())) == ("go", "Ann", 40)
    run(game, "go 20")
    assert (row(game, "Ann")["space"], phase(game)) == (20, "throw")


def test_phase_buy_is_the_player_s():
    """`buy`: the player, `buy` or `decline`; who decides may first mortgage to raise the price."""
    game = run(stand(players=[{"cash": 0}, {}], titles=owned(39)), "throw", "dice 1 2")
    assert (phase(game), game.to_act) == ("buy", "Ann")
    assert "buy" not in game.legal()
    run(game, "mortgage 39")
    assert "buy" in game.legal()
    run(game, "buy")
    assert phase(game) == "end"


def test_declined_in_anti_stays_with_the_bank():
    """In anti a title declined stays with the bank."""
    game = run(new(), "throw", "dice 1 2", "decline")
    assert (phase(game), game.position()["titles"]) == ("end", {})


def test_phase_card_is_chance_s():
    """`card`: chance, the cards of the deck that goes with the role."""
    game = run(stand(players=[{}, {}], turn="Bob"), "throw", "dice 1 1")
    assert (phase(game), game.to_act) == ("card", "chance")
    assert game.legal() == [f"card M{n:02}" for n in range(1, 26)]
    assert refused(game, "card C04").code
    assert refused(game, "card M26").code


def test_phase_die_is_the_foundation_s():
    """`die`: chance, one die for a competitor on the Foundation: 25 for a 1, 50 for a 2, else nothing."""
    for pips, grant in enumerate((25, 50, 0, 0, 0, 0), 1):
        game = run(stand(players=[{"space": 10}, {}]), "throw", "dice 4 6")
        assert (phase(game), game.to_act, game.legal()) == ("die", "chance", [f"die {n}" for n in range(1, 7)])
        run(game, f"die {pips}")
        assert cash(game)["Ann"] == 1500 + grant


def test_phase_count_is_chance_s_for_a_utility():
    """`count`: chance, two dice that only count, for a utility's rent; a double there gives no further throw."""
    game = run(stand(titles=owned(12, by="Bob"), players=[{"space": 5}, {}]), "throw", "dice 3 4")
    assert (phase(game), game.to_act, len(game.legal())) == ("count", "chance", 36)
    run(game, "dice 5 5")
    assert cash(game) == {"Ann": 1460, "Bob": 1540}
    assert phase(game) == "end"


def test_phase_count_is_chance_s_for_a_gamble():
    """`count`: chance, two dice that only count, for a card's gamble."""
    game = run(stand(players=[{"space": 2}, {}], phase="card"), "card C09")
    assert (phase(game), game.to_act, len(game.legal())) == ("count", "chance", 36)
    assert row(run(game, "dice 5 5"), "Ann")["cash"] == 1575


def test_phase_count_is_chance_s_for_the_richest():
    """`count`: chance, two dice that only count, for the richest of game B, whose utilities have to be thrown for."""
    game = stand(
        players=[{"cash": 100}, {"cash": 0}, {"cash": 110}],
        titles=owned(12),
        aim="camp",
        phase="debt",
        debts=[{"debtor": "Bob", "creditor": None, "amount": 5}],
    )
    run(game, "give-up")
    assert (phase(game), game.to_act) == ("count", "chance")
    run(game, "dice 1 2")
    assert (game.result.winners, game.result.worth["Ann"]) == (["Ann"], 112)


def test_phase_count_may_be_written_by_hand():
    """A position in phase `count` on an owned utility is written without more."""
    game = stand(players=[{"space": 12}, {}], titles=owned(12, 28, by="Bob"), phase="count")
    assert (game.to_act, len(game.legal())) == ("chance", 36)
    assert cash(run(game, "dice 1 2"))["Bob"] == 1530


def test_phase_tax_is_the_player_s():
    """`tax`: the player, flat or percent."""
    game = run(stand(players=[{"cash": 1000}, {}], titles=owned(39)), "throw", "dice 1 3")
    assert (phase(game), game.to_act) == ("tax", "Ann")
    assert game.legal()[:2] == ["tax flat", "tax percent"]
    run(game, "tax percent")
    assert cash(game)["Ann"] == 1000 - 140


def test_tax_without_a_choice_is_paid_at_once():
    """In classic the income tax leaves no choice and needs no move."""
    game = run(new("classic-fr"), "throw", "dice 1 3")
    assert (phase(game), cash(game)["Ann"]) == ("end", 1300)


def test_phase_debt_is_the_debtor_s_also_on_another_s_turn():
    """`debt`: the debtor, also on somebody else's turn."""
    game = run(stand(players=[{"space": 2}, {"cash": 10}], titles=owned(39, by="Bob"), phase="card"), "card C13")
    assert (phase(game), game.to_act, game.position()["turn"]) == ("debt", "Bob", "Ann")
    assert "pay" not in game.legal()
    run(game, "mortgage 39", "pay")
    assert (phase(game), game.to_act, cash(game)) == ("end", "Ann", {"Ann": 1525, "Bob": 185})


def test_phase_answer_is_of_the_one_asked():
    """`answer`: whoever an offer was made to."""
    game = run(stand(titles=owned(39)), "offer Bob give 39 take cash 10")
    assert (phase(game), game.to_act) == ("answer", "Bob")
    assert set(game.legal()) == {"accept", "reject"}
    assert phase(run(game, "reject")) == "throw"


@pytest.mark.parametrize(("choice", "left"), [("keep", 1497), ("lift 1", 1470)])
def test_phase_interest_is_the_receiver_s(choice, left):
    """`interest`: the receiver of a mortgaged title, `keep` or `lift`: 10% now, or the mortgage value alone."""
    game = run(stand("classic-us", titles=owned(1, mortgaged=True)), "offer Bob give 1", "accept")
    assert (phase(game), game.to_act) == ("interest", "Bob")
    assert set(game.legal()) == {"keep", "lift mediterranean-avenue"}
    run(game, choice)
    assert (cash(game)["Bob"], phase(game), game.to_act) == (left, "throw", "Ann")


def last_house():
    return stand("classic-us", titles=owned(1, 3) | owned(6, 8, 9, by="Bob"), rules={"houses": 1})


def test_phases_want_and_place_of_the_last_houses():
    """`want`, then an auction among who wants, then `place`: the last houses of classic."""
    game = run(last_house(), "build 1")
    assert (phase(game), game.to_act, game.legal()[:2]) == ("want", "Bob", ["want", "pass"])
    run(game, "want")
    assert phase(game) == "auction"
    first = game.to_act
    run(game, "bid 60", "pass")
    assert (phase(game), game.to_act) == ("place", first)
    assert [move for move in game.legal() if move.startswith("place ")]
    run(game, "place 8" if first == "Bob" else "place 3")
    built = {key: title["buildings"] for key, title in game.position()["titles"].items()}
    assert sum(built.values()) == 1
    assert built["vermont-avenue" if first == "Bob" else "baltic-avenue"] == 1
    assert cash(game)[first] == 1440
    assert phase(game) == "throw"


def test_the_last_houses_can_be_settled_whatever_is_done_meanwhile():
    """Whatever a player mortgages or sells while the last houses are settled, the game can go on."""
    for moves in (["build 1"], ["build 1", "want"], ["build 1", "want", "bid 5", "pass"]):
        for mortgages in (
            ["Bob: mortgage 6"],
            ["Ann: mortgage 1"],
            ["Ann: mortgage 3"],
            ["Ann: mortgage 1", "Bob: mortgage 8"],
        ):
            game = run(last_house(), *moves)
            for mortgage in mortgages:
                by, _, move = mortgage.partition(": ")
                if game.why_not(by, move) is None:
                    run(game, mortgage)
            for _ in bots(game, 30):
                assert game.legal() or game.to_act is None


def test_the_last_house_is_simply_built_when_nobody_else_wants_it():
    """Where only one wants the last house it is no auction: he pays its price."""
    game = run(last_house(), "build 1", "pass")
    assert (phase(game), cash(game)) == ("throw", {"Ann": 1450, "Bob": 1500})


def test_phase_end_is_the_player_s():
    """`end`: the player on turn, nothing left but managing; `end` passes the dice."""
    game = run(stand(titles=owned(39)), "throw", "dice 4 6")
    assert (phase(game), game.to_act) == ("end", "Ann")
    assert game.legal() == ["end", "build wall-street", "mortgage wall-street"]
    run(game, "end")
    assert (phase(game), game.to_act) == ("throw", "Bob")


def test_phase_adjust_is_of_each_in_turn():
    """`adjust`: each player in turn in a timed game; each closes with `end`."""
    game = run(stand(players=[{}, {}, {}], aim="timed", titles=owned(39, by="Bob")), "time")
    for name in ("Ann", "Bob", "Cem"):
        assert (phase(game), game.to_act) == ("adjust", name)
        run(game, "end")
    assert (phase(game), game.to_act) == ("over", None)


def test_phase_over_is_nobody_s():
    """`over`: nobody is to act, nobody may do anything, and the game has a result."""
    game = stand("anti-us", [{}, {"cash": 0}], phase="debt", debts=[{"debtor": "Bob", "creditor": "Ann", "amount": 5}])
    assert game.result is None
    run(game, "give-up")
    assert (phase(game), game.to_act) == ("over", None)
    assert [game.legal(), game.legal("Ann"), game.legal("Bob"), game.legal("chance")] == [[], [], [], []]
    assert (game.result.winners, game.result.aim) == (["Ann"], "last")
    assert refused(game, "throw").code == "over"


BY_HAND = [
    ("order", {}, {}, "chance"),
    ("role", {}, {}, "Ann"),
    ("throw", {}, {}, "Ann"),
    ("dice", {}, {}, "chance"),
    ("buy", {"space": 39}, {}, "Ann"),
    ("card", {"space": 2}, {}, "chance"),
    ("die", {"space": 20}, {}, "chance"),
    ("count", {"space": 12}, {"titles": {"12": {"owner": "Bob"}}}, "chance"),
    ("tax", {"space": 4}, {}, "Ann"),
    ("debt", {}, {"debts": [{"debtor": "Bob", "creditor": "Ann", "amount": 3}]}, "Bob"),
    ("end", {}, {}, "Ann"),
    ("adjust", {}, {"aim": "timed"}, "Ann"),
    ("over", {"bankrupt": True}, {}, None),
]


@pytest.mark.parametrize(("name", "ann", "fields", "to_act"), BY_HAND)
def test_a_phase_written_by_hand_needs_only_what_it_needs(name, ann, fields, to_act):
    """What is left out has its usual value in every phase but those that need the field, and who is to act follows."""
    position = by_hand(players=[ann, {}], phase=name, **fields)
    if name in ("order", "role"):
        for player in position["players"]:
            del player["role"]
    game = duopoly.Game.from_position(position)
    assert (phase(game), game.to_act) == (name, to_act)
    assert bool(game.legal()) == (to_act is not None)
    again = duopoly.Game.from_position(json.loads(json.dumps(game.position())))
    assert again.position() == game.position()
    assert again.legal() == game.legal()
    for _ in bots(again, 40):
        assert again.legal() or again.to_act is None


@pytest.mark.parametrize(("name", "fields"), [("speed", {"dice": [3, 4]}), ("go", {"dice": [3, 4], "speed": "bus"})])
def test_the_phases_of_the_speed_die_by_hand(name, fields):
    """`speed` and `go` need the dice that were thrown."""
    game = stand("classic-us", [{"passed_start": True}, {}], phase=name, rules={"speed_die": True}, **fields)
    assert game.to_act == ("chance" if name == "speed" else "Ann")
    assert game.legal()


def test_the_turn_of_another_player_by_hand():
    """`turn` says whose turn it is, in the phases of the player on turn."""
    for name, space in (("throw", 0), ("buy", 39), ("tax", 4), ("end", 0)):
        assert stand(players=[{}, {"space": space}], turn="Bob", phase=name).to_act == "Bob"


# A turn


def test_what_can_be_paid_is_paid_in_the_same_step():
    """Rent is paid in the step of the dice, and tells the page's own example: 22, doubled, rule 10."""
    game = run(stand(players=[{"space": 18}, {}], titles=owned(21, 23, by="Bob")), "throw", "dice 1 2")
    rent = next(event for event in game.events if event.kind == "rent")
    assert (rent.payer, rent.payee, rent.amount, rent.space, rent.rule) == ("Ann", "Bob", 44, 21, "10")
    assert [reason.number for reason in rent.reasons] == [22, 44]
    assert phase(game) == "end"


def test_taxes_and_fees_that_leave_no_choice_need_no_move():
    """The property tax and a monopolist's Foundation are paid with the dice."""
    game = run(stand(players=[{"space": 35}, {}]), "throw", "dice 1 2")
    assert (phase(game), cash(game)["Ann"]) == ("end", 1425)
    game = run(stand(players=[{}, {"space": 17}], turn="Bob"), "throw", "dice 1 2")
    assert (phase(game), cash(game)["Bob"]) == ("end", 1490)


def test_start_is_paid_in_the_same_step():
    """Start pays on landing and on passing."""
    assert cash(run(stand(players=[{"space": 36}, {}]), "throw", "dice 1 3"))["Ann"] == 1600
    assert cash(run(stand(players=[{"space": 36}, {}]), "throw", "dice 2 5"))["Ann"] == 1600


def test_if_an_extra_throw_is_due_the_phase_is_throw_again_once_settled():
    """After a double the phase is `throw` again once the space is settled, and `end` is refused before."""
    game = run(new(), "throw", "dice 3 3")
    assert phase(game) == "buy"
    run(game, "buy")
    assert (phase(game), game.to_act, game.position()["again"]) == ("throw", "Ann", True)
    assert refused(game, "end").code
    run(game, "throw", "dice 2 2")
    assert phase(game) == "end"


def test_end_passes_the_dice_clockwise_past_the_bankrupt():
    """`end` passes the dice to the next player clockwise who is in the game."""
    game = stand(players=[{}, {"bankrupt": True}, {}], phase="end")
    assert run(game, "end").to_act == "Cem"
    assert run(game, "throw", "dice 4 6", "end").to_act == "Ann"


# Prison and price war


def held(n, edition="anti-us", **row):
    return stand(edition, [{"space": 10, "held": n, **row}, {}])


def test_throw_tries_for_a_double():
    """`throw` tries for a double: missed, the player stays; a double frees and moves and throws again."""
    game = run(held(1), "throw", "dice 1 2")
    assert (row(game, "Ann")["space"], row(game, "Ann")["held"], phase(game)) == (10, 2, "end")
    game = run(held(1), "throw", "dice 5 5")
    assert (row(game, "Ann")["space"], row(game, "Ann")["held"], cash(game)["Ann"]) == (20, 0, 1500)
    assert (phase(run(game, "die 3")), game.position()["again"]) == ("throw", True)


def test_pay_pays_the_fee_frees_and_leaves_the_phase_at_throw():
    """`pay` pays the fee, frees, and leaves the phase at `throw`."""
    game = run(held(1), "pay")
    assert (phase(game), row(game, "Ann")["held"], cash(game)["Ann"]) == ("throw", 0, 1450)
    assert game.events[-1].amount == 50 or any(event.amount == 50 for event in game.events)
    run(game, "throw", "dice 1 2")
    assert row(game, "Ann")["space"] == 13


def test_use_card_likewise():
    """`use-card` frees without the fee and leaves the phase at `throw`."""
    game = run(held(1, "classic-fr", get_out=["chest"]), "use-card")
    assert (phase(game), row(game, "Ann")["held"], cash(game)["Ann"]) == ("throw", 0, 1500)
    assert not row(game, "Ann").get("get_out")
    run(game, "throw", "dice 5 5")
    assert phase(game) == "throw"


def test_use_card_without_one_is_refused():
    """`use-card` without a card is refused."""
    assert refused(held(1, "classic-fr"), "use-card").code == "no-get-out-card"


@pytest.mark.parametrize("edition", ["anti-us", "anti-fr15k", "anti-pl", "classic-fr"])
def test_stay_is_refused_where_the_edition_has_none(edition):
    """`stay` only where the edition has it."""
    assert "stay" not in held(1, edition).legal()
    assert refused(held(1, edition), "stay").code == "no-staying"


@pytest.mark.parametrize("n", [1, 2])
def test_stay_sits_out_and_then_only_pay_is_left(n):
    """`stay` sits out, adds 1 to `held`, and on the next turn only `pay` is left."""
    game = run(held(n, "anti-fr"), "stay")
    assert (phase(game), row(game, "Ann")["held"]) == ("end", n + 1)
    run(game, "end", "throw", "dice 4 6", "end")
    assert (game.to_act, game.legal()) == ("Ann", ["pay"])
    assert refused(game, "throw").code
    assert refused(game, "stay").code
    run(game, "pay")
    assert (phase(game), game.legal()) == ("throw", ["throw"])


def test_who_stayed_and_lacks_the_fee_is_in_debt_after_pay():
    """After sitting out `pay` is all that is left, also to who lacks the fee: he is in `debt`."""
    game = run(held(1, "anti-fr", cash=20), "stay", "end", "throw", "dice 4 6", "end")
    assert game.legal() == ["pay"]
    run(game, "pay")
    assert (phase(game), game.to_act) == ("debt", "Ann")


@pytest.mark.parametrize("edition", ["anti-us", "anti-fr", "anti-fr15k", "anti-pl"])
def test_at_held_three_in_anti_throw_is_refused_until_pay(edition):
    """At `held` 3 in anti `throw` is refused until `pay`."""
    game = held(3, edition)
    assert refused(game, "throw").code == "pay-first"
    assert game.legal() == ["pay"]
    assert "throw" in run(game, "pay").legal()


@pytest.mark.parametrize("edition", ["anti-us", "anti-fr", "anti-fr15k", "anti-pl"])
def test_who_lacks_the_fee_is_in_debt_after_pay(edition):
    """Who lacks the fee is in `debt` after `pay`; once paid he is free and throws."""
    game = stand(edition, [{"space": 10, "held": 3, "cash": 10}, {}], titles=owned(39))
    run(game, "pay")
    assert (phase(game), game.to_act) == ("debt", "Ann")
    run(game, "mortgage 39", "pay")
    assert (phase(game), row(game, "Ann")["held"]) == ("throw", 0)


def test_who_lacks_the_fee_and_has_nothing_gives_up():
    """Who can raise the fee in no way is bankrupt to the bank."""
    game = run(stand(players=[{"space": 10, "held": 3, "cash": 10}, {}, {}]), "pay")
    assert (phase(game), game.legal()) == ("debt", ["give-up"])
    run(game, "give-up")
    assert (row(game, "Ann")["bankrupt"], row(game, "Ann")["cash"], game.to_act) == (True, 0, "Bob")


def test_an_extra_throw_adds_nothing_to_held():
    """Sent there by a double, the extra throw is an attempt that uses up no regular turn, with no paying before it."""
    game = run(stand(players=[{"space": 20}, {}]), "throw", "dice 5 5")
    assert (phase(game), row(game, "Ann")["held"], game.position()["again"]) == ("throw", 1, True)
    assert game.legal() == ["throw"]
    assert refused(game, "pay").code
    run(game, "throw", "dice 1 2")
    assert (phase(game), row(game, "Ann")["held"]) == ("end", 1)


def test_an_extra_throw_written_by_hand_adds_nothing_either():
    """The same from a position written by hand with `again`."""
    game = stand(players=[{"space": 10, "held": 1}, {}], again=True)
    run(game, "throw", "dice 4 6")
    assert (phase(game), row(game, "Ann")["held"]) == ("end", 1)
    freed = run(stand(players=[{"space": 10, "held": 1}, {}], again=True), "throw", "dice 5 5", "die 4")
    assert (phase(freed), row(freed, "Ann")["held"]) == ("end", 0)


def test_a_double_in_anti_fr_frees_without_moving():
    """In anti-fr a double frees, the token does not move, and the player throws once more and moves by that."""
    game = run(held(1, "anti-fr"), "throw", "dice 5 5")
    assert (phase(game), row(game, "Ann")["space"], row(game, "Ann")["held"]) == ("throw", 10, 0)
    run(game, "throw", "dice 5 5", "die 4")
    assert (row(game, "Ann")["space"], phase(game)) == (20, "end")


def test_classic_third_miss_pays_and_moves_by_that_throw():
    """In classic `throw` stands at `held` 3 too: after the third miss the fee is paid and the throw moves."""
    game = run(held(3, "classic-fr"), "throw", "dice 4 6")
    assert (row(game, "Ann")["space"], row(game, "Ann")["held"], cash(game)["Ann"]) == (20, 0, 1450)


def test_classic_double_in_prison_gives_no_further_throw():
    """In classic a double in prison moves that throw and gives no further one."""
    game = run(held(2, "classic-fr"), "throw", "dice 5 5")
    assert (row(game, "Ann")["space"], phase(game)) == (20, "end")


# Debt


def indebted(amount=100, creditor=None, titles=None, ann=0, **fields):
    debts = [{"debtor": "Ann", "creditor": creditor, "amount": amount}]
    return stand(players=[{"cash": ann}, {}, {}], titles=titles, phase="debt", debts=debts, **fields)


def test_the_debtor_may_sell_mortgage_trade_and_pay():
    """The debtor may sell, mortgage, trade, and `pay` once the cash is there."""
    game = indebted(300, titles=owned(39, buildings=1) | owned(37))
    assert game.legal() == ["sell wall-street", "mortgage fifth-avenue"]
    assert game.why_not("Ann", "offer Bob give 37 take cash 50") is None
    assert refused(game, "pay").code == "cash"
    run(game, "sell 39", "mortgage 39", "mortgage 37", "pay")
    assert cash(game)["Ann"] == 100 + 200 + 175 - 300


def test_the_debtor_may_do_nothing_else():
    """Neither building nor lifting nor ending the turn while the debt stands."""
    game = indebted(300, titles=owned(39) | owned(37, mortgaged=True), ann=250)
    for move in ("build 39", "lift 37", "end", "throw"):
        assert refused(game, move).code


def test_give_up_only_when_nothing_would_cover_it():
    """`give-up` is refused while selling and mortgaging would cover the debt, and stands where it would not."""
    assert refused(indebted(200, titles=owned(39)), "give-up").code == "can-raise"
    assert refused(indebted(100, ann=100), "give-up").code == "can-pay"
    assert "give-up" in indebted(201, titles=owned(39)).legal()
    assert refused(indebted(225, titles=owned(37, buildings=1), ann=0, turn="Bob"), "give-up").code == "can-raise"


def test_giving_up_to_a_player_leaves_him_everything():
    """Bankrupt to a player: cash and titles, mortgages still in force, go to the creditor."""
    game = run(indebted(500, "Cem", owned(39, mortgaged=True), ann=40), "give-up")
    assert cash(game) == {"Ann": 0, "Bob": 1500, "Cem": 1540}
    assert game.position()["titles"]["wall-street"] == {"owner": "Cem", "buildings": 0, "mortgaged": True}


def test_giving_up_to_the_bank_returns_the_titles():
    """Bankrupt to the bank: the titles are unsold again."""
    game = run(indebted(500, None, owned(39, mortgaged=True), ann=40), "give-up")
    assert (cash(game)["Ann"], game.position()["titles"]) == (0, {})


def test_others_may_answer_the_debtor_s_offers_and_nothing_else_moves_on():
    """The debtor's offers are answered by others; then the debt stands again."""
    game = indebted(titles=owned(39), turn="Bob")
    for move in ("throw", "end"):
        assert refused(game, move, by="Bob").code
    run(game, "offer Cem give 39 take cash 150")
    assert (phase(game), game.to_act) == ("answer", "Cem")
    run(game, "accept")
    assert (phase(game), game.to_act, cash(game)["Ann"]) == ("debt", "Ann", 150)
    run(game, "pay")
    assert (cash(game)["Ann"], phase(game), game.to_act) == (50, "end", "Bob")


def test_the_first_debt_is_due_first():
    """Of several debts the first is due first; a null creditor is the bank."""
    debts = [{"debtor": "Cem", "creditor": "Ann", "amount": 30}, {"debtor": "Bob", "creditor": None, "amount": 20}]
    game = stand(players=[{}, {}, {}], phase="debt", debts=debts)
    assert game.to_act == "Cem"
    run(game, "pay")
    assert (phase(game), game.to_act, cash(game)) == ("debt", "Bob", {"Ann": 1530, "Bob": 1500, "Cem": 1470})
    run(game, "pay")
    assert cash(game)["Bob"] == 1480
    assert game.events[-1].payee == "bank" or any(event.payee == "bank" for event in game.events)


def test_debts_are_told_as_they_may_be_written():
    """The position tells `debts` with debtor, creditor (null: the bank) and amount."""
    game = run(stand(players=[{"cash": 5, "space": 18}, {}], titles=owned(21, 23, by="Bob") | owned(1)), "throw", "dice 1 2")
    (debt,) = game.position()["debts"]
    assert (debt["debtor"], debt["creditor"], debt["amount"]) == ("Ann", "Bob", 44)
    (tax,) = run(stand(players=[{"cash": 5, "space": 35}, {}]), "throw", "dice 1 2").position()["debts"]
    assert (tax["debtor"], tax["creditor"], tax["amount"]) == ("Ann", None, 75)


def test_after_a_debt_the_extra_throw_is_still_due():
    """A debt after a double: once it is paid the extra throw follows, from a position too; otherwise the turn's end."""
    game = run(stand(players=[{"cash": 5, "space": 34}, {}], titles=owned(39)), "throw", "dice 2 2")
    for one in (game, duopoly.Game.from_position(game.position())):
        assert (phase(one), one.to_act) == ("debt", "Ann")
        run(one, "mortgage 39", "pay")
        assert (phase(one), one.position()["again"]) == ("throw", True)
    assert phase(run(indebted(50, ann=60), "pay")) == "end"


# Any time


def in_phase(name):
    """A game in the phase, in which Ann, Bob and Cem each own a bare street that nobody needs."""
    own = owned(37) | owned(31, by="Bob") | owned(26, by="Cem")
    seats = [{}, {}, {}]
    if name == "count":
        return stand(players=[{"space": 12}, {}, {}], titles=own | owned(12, by="Bob"), phase="count")
    if name == "debt":
        return stand(players=seats, titles=own, phase="debt", debts=[{"debtor": "Ann", "creditor": None, "amount": 9}])
    if name == "answer":
        return run(stand(players=seats, titles=own | owned(24)), "offer Bob give 24")
    if name == "adjust":
        return run(stand(players=seats, titles=own, aim="timed"), "time")
    where = {"buy": 39, "card": 2, "die": 20, "tax": 4}.get(name, 0)
    return stand(players=[{"space": where}, {}, {}], titles=own, phase=name)


ANTI_PHASES = ("throw", "dice", "buy", "card", "die", "count", "tax", "debt", "answer", "end", "adjust")


@pytest.mark.parametrize("name", ANTI_PHASES)
@pytest.mark.parametrize("seat", ["Ann", "Bob", "Cem"])
def test_any_time_is_every_seat_in_any_phase(name, seat):
    """Mortgaging is any time: every seat not bankrupt, in any phase but order, role and over."""
    game = in_phase(name)
    assert phase(game) == name
    title = {"Ann": 37, "Bob": 31, "Cem": 26}[seat]
    before = game.to_act
    game.play(f"mortgage {title}", by=seat)
    assert game.to_act == before
    assert phase(game) == name


def in_classic_phase(name):
    """A game of classic in the phase, in which Bob has a green street and Cem a red one that nobody needs."""
    own = owned(1, 3) | owned(6, 8, 9, 31, by="Bob") | owned(21, by="Cem")
    if name in ("speed", "go"):
        game = stand("classic-us", [{"passed_start": True}, {}, {}], own, rules={"speed_die": True})
        run(game, "throw", "dice 3 4")
        return run(game, "speed bus") if name == "go" else game
    if name == "interest":
        return run(stand("classic-us", [{}, {}, {}], own | owned(39, mortgaged=True)), "offer Bob give 39", "accept")
    game = run(stand("classic-us", [{}, {}, {}], own, rules={"houses": 1}), "build 1")
    return game if name == "want" else run(game, "want", "bid 5", "pass")


@pytest.mark.parametrize("name", ["speed", "go", "interest", "want", "place"])
@pytest.mark.parametrize(("seat", "title"), [("Bob", 31), ("Cem", 21)])
def test_any_time_is_every_seat_in_the_phases_of_classic_too(name, seat, title):
    """Mortgaging is any time in `speed`, `go`, `interest`, `want` and `place` too: the page excepts only four phases."""
    game = in_classic_phase(name)
    before = game.to_act
    assert phase(game) == name
    assert game.why_not(seat, f"mortgage {title}") is None
    game.play(f"mortgage {title}", by=seat)
    assert (phase(game), game.to_act) == (name, before)


@pytest.mark.parametrize("name", ["speed", "go", "interest", "want", "place"])
def test_offers_are_any_time_in_the_phases_of_classic_too(name):
    """Offers are any time in `speed`, `go`, `interest`, `want` and `place` too: the page excepts only five phases."""
    game = in_classic_phase(name)
    assert game.why_not("Cem", "offer Bob give 21") is None


@pytest.mark.parametrize("name", ["throw", "dice", "buy", "card", "die", "count", "tax", "end"])
@pytest.mark.parametrize("seat", ["Ann", "Bob", "Cem"])
def test_offers_are_any_time_too(name, seat):
    """An offer may be made by any seat in these phases, and after the answer the game stands where it stood."""
    game = in_phase(name)
    before = game.position()
    to = {"Ann": "Bob", "Bob": "Cem", "Cem": "Ann"}[seat]
    own = {"Ann": 37, "Bob": 31, "Cem": 26}[seat]
    game.play(f"offer {to} give {own}", by=seat)
    assert (phase(game), game.to_act) == ("answer", to)
    run(game, "reject")
    assert (phase(game), game.to_act) == (before["phase"], in_phase(name).to_act)


def test_offers_not_in_adjust():
    """No offers in `adjust`."""
    for seat in ("Ann", "Bob"):
        assert refused(in_phase("adjust"), "offer Cem give 37", by=seat).code


def test_any_time_is_not_during_set_up():
    """Nothing out of turn in `order` and `role`."""
    game = duopoly.Game("anti-us", players=["Ann", "Bob"])
    assert [game.legal("Ann"), game.legal("Bob")] == [[], []]
    run(game, "dice 5 6", "dice 1 2")
    assert (phase(game), game.legal("Bob")) == ("role", [])
    assert game.why_not("Bob", "offer Ann give cash 5") is not None


def in_auction(rules=None, many=3):
    titles = owned(1, 3) | owned(31, by="Bob")
    return run(
        stand("classic-us", [{"space": 2}] + [{}] * (many - 1), titles, rules=rules or {}), "throw", "dice 1 3", "decline"
    )


@pytest.mark.parametrize(
    ("seat", "move"),
    [("Ann", "mortgage 1"), ("Ann", "build 1"), ("Bob", "mortgage 31"), ("Bob", "offer Ann give 31 take cash 5")],
)
def test_any_time_is_during_an_auction_too(seat, move):
    """In `auction` too, to raise a bid; afterwards the same player bids."""
    game = in_auction()
    assert (phase(game), game.to_act) == ("auction", "Bob")
    game.play(move, by=seat)
    if move.startswith("offer"):
        assert (phase(game), game.to_act) == ("answer", "Ann")
        run(game, "accept")
        assert cash(game)["Bob"] == 1505
    assert (phase(game), game.to_act) == ("auction", "Bob")
    run(game, "bid 1")
    assert duopoly.Game.from_position(game.position()).position() == game.position()


@pytest.mark.parametrize("name", ["throw", "dice", "buy", "card", "end", "answer"])
def test_building_is_any_time_in_classic(name):
    """In classic the owner also builds off turn, in any phase."""
    where = {"buy": 39, "card": 7}.get(name, 0)
    start = "throw" if name == "answer" else name
    game = stand(
        "classic-us", [{"space": where}, {}], owned(1, 3, by="Bob") | (owned(39) if name == "answer" else {}), phase=start
    )
    if name == "answer":
        run(game, "offer Bob give 39")
    game.play("build 1", by="Bob")
    assert game.position()["titles"]["mediterranean-avenue"]["buildings"] == 1


def test_building_in_anti_is_on_the_own_turn_only():
    """In anti a building is bought on one's own turn only."""
    game = stand(titles=owned(37, 39, by="Bob"))
    assert refused(game, "build 39", by="Bob").rule == "11"
    assert stand(titles=owned(37, 39, by="Bob"), turn="Bob").why_not("Bob", "build 39") is None


def test_without_by_it_is_the_move_of_to_act():
    """Without `by` a move is that of `to_act`."""
    game = run(stand(titles=owned(39)), "offer Bob give 39")
    assert game.to_act == "Bob"
    game.play("accept")
    assert game.record().moves[-1] == ("Bob", "accept")


def test_the_bankrupt_may_do_nothing():
    """A bankrupt seat has no moves, any time or not."""
    game = stand(players=[{}, {"bankrupt": True}, {}], titles=owned(39))
    assert game.legal("Bob") == []
    assert refused(game, "offer Ann give cash 1", by="Bob").code == "bankrupt"
    assert refused(game, "offer Bob give 39").code


# Offers


@pytest.mark.parametrize(
    "offer", ["give 24", "take 39", "give 24 take cash 7", "give cash 7 take 39", "give 24 21 cash 1 take 39 37 cash 2"]
)
def test_each_side_lists_titles_then_cash_and_may_be_empty(offer):
    """A side lists titles, then `cash n`; a side may be empty."""
    game = stand(titles=owned(21, 24) | owned(37, 39, by="Bob"))
    run(game, f"offer Bob {offer}")
    assert phase(game) == "answer"


def test_an_empty_side_may_be_named_with_nothing_behind():
    """An empty side may be written as its bare word too."""
    game = stand(titles=owned(24))
    assert game.why_not("Ann", "offer Bob give 24 take") is None
    assert game.why_not("Ann", "offer Bob give take 24") is not None
    assert game.why_not("Bob", "offer Ann give take 24") is None


def test_a_trade_moves_titles_and_cash():
    """An accepted offer moves titles and cash both ways."""
    game = stand(titles=owned(21, 24) | owned(37, 39, by="Bob"))
    run(game, "offer Bob give 24 cash 100 take 39", "accept")
    titles = game.position()["titles"]
    assert (titles["beacon-street"]["owner"], titles["wall-street"]["owner"]) == ("Bob", "Ann")
    assert cash(game) == {"Ann": 1400, "Bob": 1600}
    assert (phase(game), game.to_act) == ("throw", "Ann")


@pytest.mark.parametrize("deck", ["chance", "chest"])
def test_get_out_cards_are_offered_by_their_deck(deck):
    """`card:chance` and `card:chest` name the get-out cards in an offer."""
    game = stand("classic-us", [{"get_out": [deck]}, {"space": 10, "held": 1}])
    run(game, f"offer Bob give card:{deck} take cash 30")
    assert game.record().moves[-1] == ("Ann", f"offer Bob give card:{deck} take cash 30")
    run(game, "accept")
    assert row(game, "Bob")["get_out"] == [deck]
    assert not row(game, "Ann").get("get_out")


def test_one_offer_stands_at_a_time():
    """While an offer stands nobody may make another."""
    game = run(stand(players=[{}, {}, {}], titles=owned(39)), "offer Bob give 39")
    for seat in ("Ann", "Bob", "Cem"):
        to = "Ann" if seat != "Ann" else "Cem"
        assert refused(game, f"offer {to} give cash 1", by=seat).code == "one-offer"


def test_the_one_asked_answers_and_the_offerer_may_withdraw():
    """Only the one asked accepts or rejects, only the offerer withdraws."""
    game = run(stand(players=[{}, {}, {}], titles=owned(39)), "offer Bob give 39")
    for move in ("accept", "reject"):
        assert refused(game, move, by="Cem").code
        assert refused(game, move, by="Ann").code
    for seat in ("Bob", "Cem"):
        assert refused(game, "withdraw", by=seat).code
    assert game.legal("Ann") == ["withdraw"] or "withdraw" in game.legal("Ann")
    game.play("withdraw", by="Ann")
    assert (phase(game), game.to_act) == ("throw", "Ann")
    assert refused(game, "accept", by="Bob").code


@pytest.mark.parametrize(("offer", "code"), [
    ("Bob give 39", "not-yours"),
    ("Bob give 24 take 21", "not-theirs"),
    ("Bob give cash 1501 take 39", "cash"),
    ("Bob give 24 take cash 1501", "their-cash"),
    ("Bob give cash 5", "loan"),
    ("Bob take cash 5", "loan"),
    ("Bob give cash 5 take cash 9", "loan"),
    ("Bob", "empty-offer"),
    ("Ann give 24", "trade-self"),
    ("Bob give 26", "bare-first"),
])  # fmt: skip
def test_what_could_not_be_carried_out_is_refused_when_offered(offer, code):
    """An offer that could not be carried out is refused when it is made, with its reason."""
    game = stand(titles=owned(24) | owned(26, buildings=1) | owned(39, by="Bob"))
    assert refused(game, f"offer {offer}").code == code


def test_a_get_out_card_nobody_has_is_refused_when_offered():
    """A get-out card that the offerer has not cannot be offered, nor one the other has not asked for."""
    game = stand("classic-us", titles=owned(1))
    assert refused(game, "offer Bob give card:chance").code
    assert refused(game, "offer Bob give 1 take card:chest").code


def test_an_offer_to_a_stranger_is_garbled():
    """An offer to somebody who is not at the table is no move."""
    assert refused(new(), "offer Zoe give cash 5").code == "garbled"


def test_names_with_spaces_are_understood_in_offers():
    """A player's name may have spaces, in an offer and in a swap."""
    people = ["Ann Lee", "Ann Lee Roy", "Ann"]
    for name in people[1:]:
        roles = ["competitor", "monopolist", "competitor"]
        seats = [{"name": person, "role": role} for person, role in zip(people, roles, strict=True)]
        game = stand(players=seats, titles=owned(24, by="Ann Lee"))
        run(game, f"offer {name} give 24 cash 3")
        assert (game.to_act, game.record().moves) == (name, [("Ann Lee", f"offer {name} give beacon-street cash 3")])
        assert cash(run(game, "accept"))[name] == 1503


# legal


def test_chance_s_moves_are_listed_the_36_dice():
    """`legal` lists chance's moves too: the 36 dice in a fixed order."""
    game = run(new(), "throw")
    assert game.legal() == [f"dice {x} {y}" for x in range(1, 7) for y in range(1, 7)]


def test_chance_s_moves_are_listed_the_cards_still_in_the_deck():
    """Of chance's cards only those still in the deck are listed, in the deck's order; a kept get-out card is not."""
    game = stand("classic-us", [{"space": 7, "get_out": ["chance"]}, {}], phase="card", decks={"chance": ["CH03"]})
    left = [f"card {card.id}" for card in duopoly.edition("classic-us").cards if card.deck == "chance"]
    kept = next(card.id for card in duopoly.edition("classic-us").cards if card.deck == "chance" and card.effect == "get-out")
    assert game.legal() == [move for move in left if move not in ("card CH03", f"card {kept}")]


def test_bid_is_listed_with_the_least_legal_amount():
    """`bid` is listed with the least legal amount, and any higher one within the cash stands."""
    game = in_auction()
    assert game.legal()[:2] == ["bid 1", "pass"]
    run(game, "bid 20")
    assert game.legal()[:2] == ["bid 21", "pass"]
    assert game.why_not(game.to_act, "bid 1500") is None
    assert game.why_not(game.to_act, "bid 1501") is not None


@pytest.mark.parametrize("edition", EDITIONS)
def test_m_in_legal_means_why_not_is_none_and_offers_are_not_listed(edition):
    """All through a game: every listed move has no why-not, its neighbors have one, and no offer is listed."""
    rnd = random.Random(1)
    keys = list(duopoly.edition(edition).titles)
    game = new(edition, 3, seed=9)
    for n, _ in enumerate(bots(game, 240)):
        if n % 3:
            continue
        for seat in ("Ann", "Bob", "Cem", "chance"):
            listed = game.legal(seat)
            assert len(set(listed)) == len(listed)
            assert listed == game.legal(seat)
            assert all(game.why_not(seat, move) is None for move in listed)
            assert not any(move.startswith("offer") for move in listed)
            others = ["throw", "end", "buy", "decline", "pay", "accept", "withdraw", "time", "dice 1 1", "keep", "give-up"]
            others += [f"{verb} {rnd.choice(keys)}" for verb in ("build", "sell", "mortgage", "lift")]
            for move in others:
                assert (game.why_not(seat, move) is None) == (move in listed), (seat, move)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_legal_move_always_exists_until_the_end(edition):
    """Until the end who is to act has a move."""
    game = duopoly.Game(edition, players=NAMES[:4], seed=6)
    for _ in bots(game, 500):
        assert game.legal() or game.to_act is None


# Auctions


def test_auctions_go_clockwise_from_the_player_after_the_decliner():
    """Bidding goes clockwise from the player after the decliner; the decliner may bid too."""
    game = in_auction(many=4)
    bidders = []
    for _ in range(4):
        bidders.append(game.to_act)
        run(game, game.legal()[0])
    assert bidders == ["Bob", "Cem", "Dee", "Ann"]


def test_a_bid_is_one_or_more_above_the_last_and_within_the_cash():
    """`bid n` is 1 or more, above the last, within the cash."""
    game = stand("classic-us", [{"space": 2}, {"cash": 100}], {})
    run(game, "throw", "dice 1 3", "decline")
    assert refused(game, "bid 0").code == "bid-higher"
    assert refused(game, "bid 101").code == "cash"
    run(game, "bid 100")
    assert refused(game, "bid 100").code == "bid-higher"
    run(game, "bid 101")
    assert game.to_act == "Bob"
    assert game.legal() == ["pass"]


def test_pass_is_for_good_and_the_best_bidder_pays():
    """`pass` is for good; the auction ends when only the best bidder is left, who pays his bid to the bank."""
    game = run(in_auction(), "bid 5", "pass", "bid 9")
    assert game.to_act == "Bob"
    run(game, "bid 30")
    assert game.to_act == "Ann"
    run(game, "pass")
    assert phase(game) == "end"
    assert game.position()["titles"]["oriental-avenue"]["owner"] == "Bob"
    assert cash(game) == {"Ann": 1500, "Bob": 1470, "Cem": 1500}


def test_if_nobody_bids_it_stays_unsold():
    """If nobody bids the title stays unsold."""
    game = run(in_auction(), "pass", "pass", "pass")
    assert (phase(game), "oriental-avenue" in game.position()["titles"]) == ("end", False)


def test_the_last_one_may_still_bid_when_all_others_passed():
    """When all others have passed without a bid the last may still take it for 1."""
    game = run(in_auction(), "pass", "pass")
    assert (game.to_act, game.legal()[:2]) == ("Ann", ["bid 1", "pass"])
    run(game, "bid 1")
    assert game.position()["titles"]["oriental-avenue"]["owner"] == "Ann"


def test_an_auction_stands_in_the_position():
    """The position has a field `auction` while one is on, and gives the same game back."""
    game = run(in_auction(), "bid 20", "pass")
    told = game.position()
    assert "auction" in told
    again = duopoly.Game.from_position(json.loads(json.dumps(told)))
    assert again.legal() == game.legal()
    assert game.legal()[:2] == ["bid 21", "pass"]
    for name, field in (("answer", "offer"), ("debt", "debts")):
        assert field in in_phase(name).position()


def test_each_of_the_last_houses_is_auctioned():
    """With two houses left and three who want one, the builder asked first, each house is auctioned."""
    titles = owned(1, 3) | owned(6, 8, 9, by="Bob") | owned(11, 13, 14, by="Cem")
    game = run(stand("classic-us", [{}, {}, {}], titles, rules={"houses": 2}), "build 1", "want", "want", "want")
    for _ in range(2):
        assert phase(game) == "auction"
        winner = game.to_act
        run(game, "bid 70")
        while phase(game) == "auction":
            run(game, "pass")
        assert (phase(game), game.to_act) == ("place", winner)
        run(game, game.legal()[0])
    assert phase(game) == "throw"
    assert sum(title["buildings"] for title in game.position()["titles"].values()) == 2


# Errors


def test_refused_is_a_value_error_with_its_refusal_and_nothing_changed():
    """`play` raises Refused, a ValueError with `.refusal`, whose words are the message; nothing has changed."""
    game = new()
    before = game.position()
    with pytest.raises(ValueError, match=r".+") as caught:
        game.play("build wall-street")
    assert type(caught.value) is duopoly.Refused
    assert caught.value.refusal == game.why_not("Ann", "build wall-street")
    assert game.position() == before
    assert game.events == []


def test_refusals_are_told_in_three_languages():
    """A refusal is told in English, French and Polish, with its rule."""
    refusal = refused(held(3), "throw")
    told = [duopoly.tell(refusal, lang) for lang in LANGUAGES]
    assert len(set(told)) == 3
    assert all(refusal.rule in text for text in told)


@pytest.mark.parametrize("move", ["", "   ", "fly", "buy it", "dice 3", "dice 3 4 5", "dice x y", "bid", "bid -5", "bid 1.5", "build", "build 40",
                                  "build moon-street", "tax", "tax twice", "role", "role banker", "speed 7", "offer", "offer Bob give", "card",
                                  "card X99", "THROW", "throw\nend", "mortgage 39 37", "dice 0 4", "dice 3 7", "die 9", "die 0"])  # fmt: skip
def test_texts_that_are_no_move_are_refused(move):
    """What is no move, or an impossible one, is refused like any other: nothing has changed."""
    game = new()
    for by in (None, "Ann", "Bob", "chance"):
        assert game.why_not(by, move) is not None
        assert refused(game, move, by=by).words["en"]


def test_a_move_by_a_stranger_is_refused():
    """A move by somebody who is not at the table is refused with his name."""
    game = new()
    assert "Zoe" in refused(game, "throw", by="Zoe").words["en"]
    assert game.why_not("Zoe", "throw") is not None


# Set-up


@pytest.mark.parametrize("edition", EDITIONS)
def test_roles_none_begins_in_phase_order(edition):
    """`roles=None` begins in phase `order`."""
    game = duopoly.Game(edition, players=["Ann", "Bob", "Cem"], roles=None)
    assert (phase(game), game.to_act) == ("order", "chance")


@pytest.mark.parametrize("edition", EDITIONS)
def test_with_roles_given_the_first_named_begins(edition):
    """With roles given the first player named begins, in phase `throw`."""
    game = new(edition, 3)
    assert (phase(game), game.to_act, game.position()["turn"]) == ("throw", "Ann", "Ann")


@pytest.mark.parametrize("roles", [["player", "player"], [None, None], []])
def test_classic_with_roles_given_is_always_possible(roles):
    """Classic: roles given in whatever way a game without roles can be given them."""
    game = duopoly.Game("classic-fr", players=["Ann", "Bob"], roles=roles)
    assert (phase(game), game.to_act) == ("throw", "Ann")


def test_roles_may_be_swapped_before_the_start_in_anti_us():
    """In anti-us players may swap roles before the start; the other agrees or not."""
    game = run(duopoly.Game("anti-us", players=["Ann", "Bob"]), "dice 5 6", "dice 1 2", "role competitor", "role monopolist")
    run(game, "swap Bob")
    assert (phase(game), game.to_act) == ("answer", "Bob")
    run(game, "accept")
    assert [player["role"] for player in game.position()["players"]] == ["monopolist", "competitor"]
    run(game, "throw", "dice 1 2")
    assert game.why_not("Ann", "swap Bob") is not None


# House rules


def test_rule_start_cash():
    """`start_cash` is everybody's cash at the start."""
    assert set(cash(new(rules={"start_cash": 321})).values()) == {321}


def test_rule_start_bonus():
    """`start_bonus` is what Start pays."""
    game = run(stand(players=[{"space": 36}, {}], rules={"start_bonus": 333}), "throw", "dice 1 3")
    assert cash(game)["Ann"] == 1833


def test_rule_fee():
    """`fee` is what leaving prison costs."""
    game = stand(players=[{"space": 10, "held": 1}, {}], rules={"fee": 70})
    assert cash(run(game, "pay"))["Ann"] == 1430


def test_rule_foundation_monopolist():
    """`foundation_monopolist` is what a monopolist pays there."""
    for edition, amount in (("anti-us", 10), ("anti-fr", 160), ("anti-fr15k", 1600), ("anti-pl", 160)):
        game = run(stand(edition, [{}, {"space": 17, "cash": 9000}], turn="Bob"), "throw", "dice 1 2")
        assert cash(game)["Bob"] == 9000 - amount
    game = run(stand(players=[{}, {"space": 17}], turn="Bob", rules={"foundation_monopolist": 160}), "throw", "dice 1 2")
    assert cash(game)["Bob"] == 1340


def test_rule_utility_competitor():
    """`utility_competitor` is the multiple of the throw: 40 in anti-fr15k, where the printed 4 is one override away."""
    for rules, due in (({}, 280), ({"utility_competitor": 4}, 28)):
        game = stand("anti-fr15k", [{}, {"space": 5}], owned(12), turn="Bob", rules=rules)
        run(game, "throw", "dice 3 4", "dice 3 4")
        assert cash(game)["Bob"] == 15000 - due


@pytest.mark.parametrize("edition", EDITIONS)
def test_rule_claim_rent_lets_the_rent_wait(edition):
    """With `claim_rent` the rent waits; the owner's `claim` makes it due at any time before the next player's dice."""
    for moves in ([], ["end"], ["end", "throw"]):
        game = stand(edition, [{"space": 31}, {}], owned(39, by="Bob"), rules={"claim_rent": True})
        run(game, "throw", "dice 3 5")
        before = cash(game)
        assert before["Ann"] == before["Bob"]
        assert phase(game) == "end"
        run(game, *moves)
        assert "claim" in game.legal("Bob")
        assert game.position()["claims"]
        game.play("claim", by="Bob")
        after = cash(game)
        assert after["Bob"] - before["Bob"] == before["Ann"] - after["Ann"] > 0
        assert "claim" not in game.legal("Bob")


def test_rule_claim_rent_unclaimed_is_lost():
    """A rent not claimed before the next player's dice is lost; nobody else can claim it."""
    game = stand(players=[{"space": 31}, {}, {}], titles=owned(39, by="Bob"), rules={"claim_rent": True})
    run(game, "throw", "dice 3 5")
    assert refused(game, "claim", by="Cem").code == "no-claim"
    assert refused(game, "claim", by="Ann").code == "no-claim"
    run(game, "end", "throw", "dice 4 6")
    assert "claim" not in game.legal("Bob")
    assert refused(game, "claim", by="Bob").code == "no-claim"


def test_rule_claim_rent_waits_through_the_extra_throw():
    """With an extra throw due the claim stands until somebody else's dice."""
    game = stand(players=[{"space": 31}, {}], titles=owned(39, by="Bob"), rules={"claim_rent": True})
    run(game, "throw", "dice 4 4", "throw")
    assert "claim" in game.legal("Bob")
    run(game, "dice 4 6")
    assert "claim" in game.legal("Bob")


def test_rule_claim_rent_may_lead_to_a_debt():
    """A rent claimed that cannot be paid is a debt, on the claimer's own turn too."""
    game = stand(players=[{"space": 31, "cash": 10}, {}], titles=owned(39, by="Bob") | owned(1), rules={"claim_rent": True})
    run(game, "throw", "dice 3 5", "end", "Bob: claim")
    assert (phase(game), game.to_act) == ("debt", "Ann")
    run(game, "mortgage 1", "pay")
    assert (phase(game), game.to_act) == ("throw", "Bob")


def test_rule_claim_rent_is_off_by_itself():
    """Without the rule rent is paid at once and there is nothing to claim."""
    game = run(stand("classic-fr", [{"space": 31}, {}], owned(39, by="Bob")), "throw", "dice 3 5")
    assert cash(game)["Bob"] > 1500
    assert refused(game, "claim", by="Bob").code == "no-claim"


def test_rule_speed_die():
    """With `speed_die` each has 1000 more, and the die is thrown once Start has been passed."""
    game = new("classic-us", rules={"speed_die": True})
    assert set(cash(game).values()) == {2500}
    run(game, "throw", "dice 4 6", "end", "throw", "dice 4 6", "end")
    game = stand("classic-us", [{"space": 36}, {"space": 10}], rules={"speed_die": True})
    run(game, "throw", "dice 1 3")
    assert phase(game) == "end"
    run(game, "end", "throw", "dice 4 6", "end", "throw", "dice 1 3")
    assert phase(game) == "speed"


def test_rule_rounds_stops_a_timed_game():
    """`rounds` stops a timed game after that many rounds."""
    game = stand(players=[{"space": 10}, {"space": 10}], aim="timed", rules={"rounds": 1})
    run(game, "throw", "dice 4 6", "die 4", "end", "throw", "dice 4 6", "end")
    assert phase(game) == "adjust"
    run(game, "end", "end")
    assert game.result.aim == "timed"


def test_rule_rounds_counts_whole_rounds():
    """With `rounds` 3 and bots three turns are had by each before the end."""
    game = new("anti-fr", 3, seed=8, aim="timed", rules={"rounds": 3})
    for _ in bots(game):
        pass
    turns = [who for who, move in game.record().moves if move == "end"]
    assert game.to_act is None
    assert {name: turns.count(name) for name in turns} == {"Ann": 3, "Bob": 3, "Cem": 3}


def test_an_unknown_house_rule_is_named():
    """A rule the edition does not have is refused by name."""
    for rules in ({"speed_die": True}, {"nonsense": 1}):
        with pytest.raises(duopoly.BadPosition, match=next(iter(rules))):
            new(rules=rules)


# The timed game


@pytest.mark.parametrize("edition", ["anti-us", "anti-pl"])
def test_time_stops_at_the_start_of_a_turn(edition):
    """Chance's `time` stops a timed game at the start of a turn, without and with `by`."""
    for by in (None, "chance"):
        game = stand(edition, aim="timed")
        assert "time" in game.legal("chance")
        game.play("time", by=by)
        assert phase(game) == "adjust"


def test_time_without_adjusting_goes_straight_to_the_reckoning():
    """In anti-fr there is no adjusting: `time` ends the game, competitors keep 10% and monopolists 20%."""
    game = run(stand("anti-fr", [{"cash": 995}, {"cash": 1000}], aim="timed"), "time")
    assert (phase(game), game.result.winners) == ("over", ["Bob"])
    assert game.result.worth == {"Ann": 99, "Bob": 200}


def test_time_is_refused_elsewhere():
    """`time` is refused in another phase, with an extra throw pending, by a player, and in a game that is not timed."""
    game = stand(aim="timed")
    assert refused(game, "time", by="Ann").code
    for position in (
        by_hand(aim="timed", again=True),
        by_hand(aim="timed", phase="end"),
        by_hand(aim="timed", phase="dice"),
        by_hand(),
        by_hand("classic-fr"),
    ):
        game = duopoly.Game.from_position(position)
        assert "time" not in game.legal("chance")
        assert refused(game, "time", by="chance").code


def test_adjusting_is_with_the_bank_only():
    """In `adjust` each may build, sell, mortgage and lift, but only in his turn build."""
    game = run(stand(titles=owned(39), aim="timed"), "time")
    assert game.legal() == ["end", "build wall-street", "mortgage wall-street"]
    assert refused(game, "offer Bob give 39").code


def test_the_bank_s_round_pays_the_rent_of_every_owned_title():
    """The bank goes round the board once and pays every rent; dice for utilities; most cash wins."""
    titles = owned(12, 39) | owned(21, 23, by="Bob")
    game = run(stand(players=[{"cash": 0}, {"cash": 0}], titles=titles, aim="timed"), "time", "end", "end")
    assert (phase(game), game.to_act) == ("count", "chance")
    run(game, "dice 6 6")
    assert cash(game) == {"Ann": 40 + 48, "Bob": 88}
    assert set(game.result.winners) == {"Ann", "Bob"}


# Events


@pytest.mark.parametrize(
    "edition", [*EDITIONS, "anti-us timed", "anti-us camp", "anti-us claim", "classic-fr claim", "classic-fr poor"]
)
def test_a_player_s_cash_changes_by_his_events_and_nothing_else(edition):
    """Whole games of bots: payer and payee are names or "bank", an amount stands exactly when money moved, and nothing else moves cash."""
    name, _, extra = edition.partition(" ")
    options = {
        "timed": {"aim": "timed", "rules": {"rounds": 6}},
        "camp": {"aim": "camp", "rules": {"start_cash": 300}},
        "claim": {"rules": {"claim_rent": True}},
        "poor": {"rules": {"start_cash": 250}},
    }.get(extra, {})
    game = duopoly.Game(name, players=NAMES[:4], seed=12, **options)
    purse = cash(game)
    kinds = set()
    for events in bots(game, 500):
        for event in events:
            kinds.add(event.kind)
            assert isinstance(event.kind, str)
            assert isinstance(event.rule, str)
            if event.amount is None:
                assert event.payer is None
                assert event.payee is None
                continue
            assert event.amount > 0
            assert {event.payer, event.payee} <= {"bank", *NAMES[:4]}
            assert event.payer != event.payee
            for who, sign in ((event.payer, -1), (event.payee, 1)):
                if who != "bank":
                    purse[who] += sign * event.amount
        assert purse == cash(game)
    assert {"purchase", "rent"} <= kinds


def test_events_have_the_fields_of_the_page():
    """Events have kind, payer, payee, amount, space, rule and reasons, and are told in three languages."""
    game = run(new(), "throw", "dice 1 2", "buy")
    bought = game.events[-1]
    assert (bought.payer, bought.payee, bought.amount, bought.space, bought.rule) == ("Ann", "bank", 60, 3, "9")
    assert list(bought.reasons) == []
    told = [duopoly.tell(bought, lang) for lang in LANGUAGES]
    assert len(set(told)) == 3
    assert all("Ann" in text and "60" in text for text in told)


def test_every_event_of_a_game_is_told_in_three_languages():
    """Every event of whole games has a sentence of one line in each language."""
    for edition in EDITIONS:
        game = duopoly.Game(edition, players=NAMES[:3], seed=3)
        for _ in bots(game, 150):
            pass
        for event in game.events:
            for lang in LANGUAGES:
                text = duopoly.tell(event, lang)
                assert text
                assert "\n" not in text
                assert "{" not in text


def test_one_event_a_payment():
    """A card that lets several pay tells one event for each of them."""
    game = stand(players=[{"space": 2}, {}, {}, {}], phase="card")
    told = len(game.events)
    run(game, "card C13")
    paid = [(event.payer, event.payee, event.amount) for event in game.events[told:] if event.amount is not None]
    assert paid == [("Bob", "Ann", 25), ("Dee", "Ann", 25)]


# Record


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_saves_loads_and_replays_to_any_move(edition, tmp_path):
    """`record().save`, `Record.load` and `replay(upto=n)`: the game after n moves, chance counted."""
    game = duopoly.Game(edition, players=NAMES[:3], seed=21)
    positions = [game.position()]
    for _ in bots(game, 160):
        positions.append(game.position())
    path = tmp_path / "game.jsonl"
    game.record().save(path)
    record = duopoly.Record.load(path)
    for n in (0, 1, 2, 57, len(positions) - 1):
        assert record.replay(upto=n).position() == positions[n]
    again = record.replay()
    assert again.position() == positions[-1]
    assert again.events == game.events
    assert again.record().moves == game.record().moves


def test_a_record_keeps_rules_aim_and_roles(tmp_path):
    """The header has edition, overrides and seats: the replay is played under the same."""
    game = new("anti-us", 3, seed=1, rules={"start_bonus": 300}, aim="camp")
    for _ in bots(game, 80):
        pass
    game.record().save(str(tmp_path / "game"))
    again = duopoly.Record.load(str(tmp_path / "game")).replay()
    assert again.position() == game.position()
    assert again.position()["rules"] == {"start_bonus": 300}
    assert again.position()["aim"] == "camp"


def test_a_replayed_game_goes_on_with_the_same_dice(tmp_path):
    """The seed is in the record: a game loaded goes on as the one that was saved would have."""
    game = new(seed=17)
    for _ in bots(game, 40):
        pass
    game.record().save(tmp_path / "game")
    again = duopoly.Record.load(tmp_path / "game").replay()
    for _ in range(40):
        for one in (game, again):
            next(bots(one, 1), None)
    assert again.record().moves == game.record().moves


def test_a_game_from_a_position_has_a_record_too(tmp_path):
    """A game begun from a position is recorded with it."""
    game = run(duopoly.Game.from_position(PAGE), "throw", "dice 5 6", "buy")
    game.record().save(tmp_path / "game")
    record = duopoly.Record.load(tmp_path / "game")
    assert record.replay().position() == game.position()
    assert record.replay(upto=0).position() == duopoly.Game.from_position(PAGE).position()


def test_a_move_that_was_undone_is_not_in_the_record():
    """An undone move is in no record."""
    game = run(new(), "throw", "dice 1 2")
    game.undo()
    assert game.record().moves == [("Ann", "throw")]


# Result


def test_result_is_none_until_the_end():
    """`result` is None while the game goes on."""
    game = new(seed=1)
    for _ in bots(game, 30):
        assert game.result is None


def test_game_a_is_won_by_the_last_one():
    """Game A: the last player not bankrupt wins."""
    debts = [{"debtor": "Ann", "creditor": None, "amount": 5}]
    game = run(stand(players=[{"cash": 0}, {"cash": 7}], phase="debt", debts=debts), "give-up")
    assert (game.result.winners, game.result.aim, game.result.worth["Bob"]) == (["Bob"], "last", 7)
    assert set(game.result.worth) == {"Ann", "Bob"}


@pytest.mark.parametrize(("loser", "winner"), [("Bob", "Cem"), ("Ann", "Bob")])
def test_game_b_is_won_by_the_richest_of_the_other_camp(loser, winner):
    """Game B: when a camp is bankrupt the richest of the other wins: cash and what each unmortgaged title earns."""
    seats = [{"cash": 100}, {"cash": 50}, {"cash": 80}]
    if loser == "Ann":
        seats[2] = {"bankrupt": True}
        seats[0] = {"cash": 0}
        titles = {}
    else:
        seats[1] = {"cash": 0}
        titles = owned(39, by="Cem") | owned(37, mortgaged=True)
    game = stand(
        players=seats, aim="camp", titles=titles, phase="debt", debts=[{"debtor": loser, "creditor": None, "amount": 9}]
    )
    run(game, "give-up")
    assert (game.result.winners, game.result.aim) == ([winner], "camp")
    if loser == "Bob":
        assert game.result.worth == {"Ann": 100, "Bob": 0, "Cem": 120}


def test_game_a_goes_on_when_one_camp_is_out():
    """Game A does not end with a camp."""
    seats = [{"cash": 100}, {"cash": 0}, {"cash": 80}]
    game = run(stand(players=seats, phase="debt", debts=[{"debtor": "Bob", "creditor": None, "amount": 9}]), "give-up")
    assert game.result is None
    assert game.to_act in ("Ann", "Cem")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_finished_game_of_bots_has_a_result(edition):
    """Poor tables of bots come to an end: somebody wins, everybody has a worth, nobody is to act."""
    game = duopoly.Game(edition, players=NAMES[:4], seed=1, rules={"start_cash": 200, "start_bonus": 0})
    for _ in bots(game, 3000):
        pass
    if game.to_act is not None:
        pytest.skip("not finished: some games of Anti-Monopoly never end")
    assert len(game.result.winners) == 1
    assert set(game.result.worth) == set(NAMES[:4])
    assert game.result.aim == "last"


# What §4 and §5 say of the core


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_hidden_order_lies_in_the_position(edition):
    """Decks are settled when drawn: a position tells no card that has not come yet, whatever the seed."""
    one, two = new(edition, seed=1).position(), new(edition, seed=2).position()
    assert one == two


def test_no_card_is_told_that_was_not_drawn():
    """A Chance card drawn instead of a fine is not told before it is turned."""
    rule_table = duopoly.edition("classic-fr")
    fine = next(card.id for card in rule_table.cards if card.effect == "pay-or-draw")
    game = run(stand("classic-fr", [{"space": 2}, {}], rules={"older_decks": True}, phase="card"), f"card {fine}", "draw")
    assert (phase(game), game.position().get("card")) in (("card", None), ("card", fine))


def test_a_refused_move_changes_nothing_in_a_whole_game():
    """All through a game of bots refused moves change neither position nor record nor the next dice."""
    plain, tried = new("anti-fr", 3, seed=4), new("anti-fr", 3, seed=4)
    for _ in range(150):
        for move in ("throw", "build 39", "dice 9 9", "nonsense", "offer Bob give cash 99999", "claim"):
            for by in ("Ann", "Bob", "chance"):
                if tried.why_not(by, move):
                    refused(tried, move, by=by)
        next(bots(tried, 1), None)
        next(bots(plain, 1), None)
        assert tried.position() == plain.position()
    assert tried.record().moves == plain.record().moves


def test_importing_needs_neither_numpy_nor_numba():
    """The rules are plain Python: importing the face loads neither NumPy nor Numba."""
    import subprocess
    import sys

    code = "import sys, duopoly; assert not {'numpy', 'numba'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
