"""What the page is told of decisions that few games have: how many may be wanted, what is free, with whom one may trade."""

import pytest
from leaflets.table import at, player

import duopoly
from duopoly.play import fair
from duopoly.play.events import event_of
from duopoly.play.seats import Names
from duopoly.rules import codes
from duopoly.rules.ledger import LedgerEntry
from duopoly.server.rooms.room_config import BadRoomConfig, room_config_of
from duopoly.server.views.blocked_moves import blocked_move
from duopoly.server.views.ledger_lines import ledger_line
from duopoly.server.views.legal_moves import move_label
from duopoly.server.views.moves import seat_moves
from duopoly.server.views.position import position_view
from duopoly.server.views.room_options import room_options
from duopoly.server.views.snapshot import Snapshot
from duopoly.server.views.title_card import title_card
from duopoly.server.wire import NewRoom, SeatConfig, WantRange

GROUPS = {1: "Ann", 3: "Ann", 6: "Bob", 8: "Bob", 9: "Bob"}


def label(snapshot, name, text):
    """The label of a move."""
    return move_label(snapshot, snapshot.game.players.index(name), snapshot.parse(text))


def blocked(snapshot, name, text, refusal):
    """A refused move as the page shows it."""
    return blocked_move(snapshot, snapshot.game.players.index(name), snapshot.parse(text), text, refusal)


def last_houses(**more):
    return at("classic-us", [player("Ann", 1000), player("Bob", 1000)], GROUPS, phase="end", rules={"houses": 3}, **more)


def moves(game, seat, lang="en"):
    return seat_moves(Snapshot(game, lang), seat)


def labels(game, seat, lang="en"):
    return [choice.label for choice in moves(game, seat, lang).decisions]


def test_the_builder_is_asked_how_many_first():
    game = last_houses()
    game.play("build mediterranean-avenue")
    assert moves(game, "Ann").want == WantRange(most=3, piece="house")
    assert moves(game, "Ann").heading == "Ann, how many of the last houses do you want?"
    assert "want one too" not in moves(game, "Ann").explanation
    assert moves(game, "Bob").want is None
    assert set(labels(game, "Ann")) == {"Ask for 1 house", "None"}
    assert label(Snapshot(game, "pl"), "Ann", "want 3") == "Poproś o 3 domy"


def test_what_nobody_else_wants_has_its_price_and_can_be_left():
    game = last_houses()
    for move in ("build mediterranean-avenue", "want 2", "want 2"):
        game.play(move)
    assert (game.phase, game.to_act) == ("place", "Bob")
    found = moves(game, "Bob")
    assert found.heading == "Bob, where do you build?"
    assert {(choice.label, choice.amount, choice.after) for choice in found.decisions} == {
        ("Leave it", None, None),
        ("Build on Oriental Avenue", -50, 950),
        ("Build on Vermont Avenue", -50, 950),
        ("Build on Connecticut Avenue", -50, 950),
    }
    game.play("place oriental-avenue")
    assert game.phase == "auction"
    while game.phase == "auction":
        game.play("bid 1" if game.to_act == "Bob" else "pass")
    assert game.phase == "place"
    assert moves(game, "Bob").heading == "Bob, place what you won"
    assert all(choice.amount is None for choice in moves(game, "Bob").decisions)


def test_two_get_out_cards_are_two_buttons():
    ann = player("Ann", 500, 10, held=1, get_out=["chance", "chest"])
    game = at("classic-us", [ann, player("Bob", 500)])
    assert labels(game, "Ann") == [
        "Throw for a double",
        "Pay to get out",
        "Use get-out-of-jail card: Chance",
        "Use get-out-of-jail card: Community Chest",
    ]
    assert "use-card" not in [off.verb for off in moves(game, "Ann").blocked]
    alone = at("classic-us", [{**ann, "get_out": ["chest"]}, player("Bob", 500)])
    assert "Use a get-out-of-jail card" in labels(alone, "Ann")
    for edition, role, is_there in (("classic-us", "player", True), ("anti-us", "monopolist", False)):
        held = [player(name, 500, 10, held=1, role=role) for name in ("Ann", "Bob")]
        none = at(edition, [held[0], player("Bob", 500, role="competitor" if role != "player" else role)])
        assert ("use-card" in [off.verb for off in moves(none, "Ann").blocked]) == is_there


def test_the_extra_throw_is_a_choice_only_where_the_leaflet_says_so():
    players = [player("Ann", 500, 10, role="competitor"), player("Bob", 500, role="monopolist")]
    game = at("anti-fr", players, again=True, doubles=1, dice=[3, 3])
    assert labels(game, "Ann") == ["Throw again", "No extra throw"]
    assert moves(game, "Ann").decisions[1].detail == "you are free and stay here, sightseeing"
    other = at("anti-us", players, again=True, doubles=1, dice=[3, 3])
    off = next(one for one in moves(other, "Ann").blocked if one.verb == "end")
    assert (off.label, off.reason) == ("End turn", "You have to throw again first.")


def auction():
    game = at("classic-us", [player("Ann", 500, 39), player("Bob", 400)], GROUPS, phase="buy")
    for move in ("decline", "bid 350"):
        game.play(move)
    return game


def test_what_is_bid_is_there_for_nothing_else():
    game = auction()
    assert (game.to_act, game.phase) == ("Ann", "auction")
    view = position_view(Snapshot(game, "en"))
    assert [(one.cash, one.spendable) for one in view.players] == [(500, 500), (400, 50)]
    bob = moves(game, "Bob")
    assert {"mortgage"} <= set(bob.manage)
    assert bob.partners == ["Ann"]
    assert next(choice.after for choice in bob.manage["mortgage"]) == 450, "the cash, as everywhere"
    assert (moves(game, "Ann").least_bid, moves(game, "Ann").most_bid) == (351, 500)


def test_a_price_beyond_the_bid_says_so():
    game = at("classic-us", [player("Ann", 500, 39), player("Bob", 380)], GROUPS, phase="buy")
    for move in ("decline", "bid 350"):
        game.play(move)
    refusal = game.why_not("Bob", "build oriental-avenue")
    off = blocked(Snapshot(game, "en"), "Bob", "build oriental-avenue", refusal)
    assert (off.code, off.reason) == ("cash", "It costs $50; besides your bid you have $30.")


def test_an_auction_is_shown_while_an_offer_is_answered():
    game = auction()
    game.play("offer Ann give oriental-avenue take baltic-avenue", by="Bob")
    view = position_view(Snapshot(game, "en"))
    assert (view.phase, view.auction.bid) == ("answer", 350)


def debt():
    seats = [player("Ann", 10, 4), player("Bob", 300), player("Cem", 300)]
    debts = [{"debtor": "Ann", "creditor": "bank", "amount": 100, "for": "income-tax", "space": 4}]
    return at("classic-us", seats, {1: "Ann", 5: "Ann", 6: "Bob"}, phase="debt", debts=debts)


def test_a_trade_needs_something_to_hand_over():
    """Two without titles do not trade with each other; a get-out card is enough."""
    seats = [player("Ann", 500), player("Bob", 300), player("Cem", 300)]
    nothing = moves(at("classic-us", seats), "Ann")
    assert nothing.partners == []
    off = next(one for one in nothing.blocked if one.verb == "offer")
    assert (off.code, off.reason, off.topic) == ("nothing-to-trade", "Nobody has a title to trade yet.", "trade")
    one_title = at("classic-us", seats, {1: "Bob"})
    assert [moves(one_title, seat).partners for seat in ("Ann", "Bob", "Cem")] == [["Bob"], ["Ann", "Cem"], ["Bob"]]
    assert all(one.verb != "offer" for one in moves(one_title, "Ann").blocked)
    card = at("classic-us", [player("Ann", 500), player("Bob", 300), player("Cem", 300, get_out=["chance"])])
    assert moves(card, "Ann").partners == ["Cem"]


def test_a_debt_beyond_all_means_says_so():
    seats = [player("Ann", 10, 4), player("Bob", 300)]
    debts = [{"debtor": "Ann", "creditor": "bank", "amount": 100, "for": "income-tax", "space": 4}]
    told = [
        moves(at("classic-us", seats, dict.fromkeys(own, "Ann"), phase="debt", debts=debts), "Ann").explanation
        for own in ((1, 5), (1,))
    ]
    assert told[0] == "You have $10: sell, mortgage or trade for $90."
    assert told[1].startswith("Not even selling and mortgaging everything is enough: only a trade can save you")


def test_others_trade_with_who_owes_too():
    game = debt()
    assert moves(game, "Cem").partners == ["Ann", "Bob"]
    assert moves(game, "Ann").partners == ["Bob", "Cem"]
    refusal = game.why_not("Bob", "offer Ann take reading-railroad")
    assert refusal.code == "their-cover"
    assert str(refusal).startswith(
        "After this that player could not pay what they owe: the creditor comes first. "
        "Ann owes $100; another $60 in cash would cover it."
    )
    assert game.why_not("Bob", "offer Ann cash 60") is not None
    assert game.why_not("Bob", "offer Ann give cash 60 take reading-railroad") is None
    assert game.why_not("Bob", "offer Ann give cash 59 take reading-railroad").help.more == 1


def test_claims_are_told_where_rent_is_claimed():
    game = duopoly.Game("classic-fr", ["Ann", "Bob"], [])
    assert moves(game, "Ann").claims_for_me is True
    game.play("claim-for-me off", by="Ann")
    assert moves(game, "Ann").claims_for_me is False
    assert moves(game, "Bob").claims_for_me is True
    assert moves(duopoly.Game("classic-us", ["Ann", "Bob"], []), "Ann").claims_for_me is None


def test_dealing_by_hand_asks_who_gets_which():
    game = duopoly.Game("classic-us", ["Ann", "Bob"], [], rules={"deal_titles": 1})
    view = position_view(Snapshot(game, "en"), frozenset(["cards"]))
    assert (view.chance.kind, view.chance.heading, len(view.chance.titles)) == ("deal", "Deal a title to Ann", 28)
    game.play("deal boardwalk")
    assert position_view(Snapshot(game, "fr"), frozenset(["cards"])).chance.heading == "Distribuez un titre à Bob"
    assert position_view(Snapshot(game, "en"), frozenset(["dice"])).chance is None


def test_dealt_titles_follow_from_the_secret():
    secret = bytes(range(32))
    game = duopoly.Game.from_header(
        {"edition": "classic-us", "players": ["Ann", "Bob"], "roles": [], "rules": {"deal_titles": 3}, "seed": 0}
        | {"fair": fair.promised(secret)}
    )
    while game.phase == "deal":
        fair.play(secret, game)
    verdict = fair.verify(fair.opened(game.record(), secret))
    assert (verdict.cards, verdict.throws) == (6, 0)


def test_the_pot_is_on_the_board_and_on_the_card():
    rules = {"free_parking_pot": True}
    game = at("classic-us", [player("Ann", 500), player("Bob", 500)], rules=rules, pot=275)
    assert position_view(Snapshot(game, "en")).pot == 275
    card = title_card(game, 20, "en", 1)
    assert card.facts == [("Collected here", "$275")]
    assert card.text.startswith("Taxes, fees and what cards cost pile up here")
    assert position_view(Snapshot(at("classic-us", [player("Ann", 500), player("Bob", 500)]), "en")).pot is None


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_what_people_often_change_is_explained_to_who_has_never_seen_the_box(lang):
    for card in room_options(lang).editions:
        noted = {rule.name: rule.note for rule in card.rules if rule.note}
        usual = {rule.name for rule in card.rules if rule.usual}
        popular = {"start_double", "deal_titles", "prison_collects", "free_parking_pot"}
        assert set(noted) == {rule.name for rule in card.rules} & (usual | popular), card.key
        assert len(usual) > 5
    assert notes_of("anti-us", lang)["auction"] != notes_of("classic-us", lang)["auction"]


def notes_of(edition, lang):
    return next({rule.name: rule.note for rule in card.rules} for card in room_options(lang).editions if card.key == edition)


def plan(order, roles=("competitor", "monopolist")):
    places = zip(("Ann", "Bob"), roles, strict=True)
    return room_config_of(
        NewRoom(edition="anti-us", seats=[SeatConfig(name=name, who="here", role=role) for name, role in places], order=order)
    )


def test_the_dice_say_who_begins_where_roles_are_agreed():
    assert plan("thrown").header(["Ann", "Bob"], {})["order"] == "thrown"
    assert "order" not in plan("given").header(["Ann", "Bob"], {})
    assert "order" not in plan("thrown", (None, None)).header(["Ann", "Bob"], {})
    with pytest.raises(BadRoomConfig):
        plan("thrown", ("competitor", None))


def test_lines_of_what_is_new_read_well():
    game = duopoly.Game("classic-fr", ["Ann", "Bob"], [], rules={"deal_titles": 1})
    game.play("deal rue-de-la-paix")
    game.play("deal avenue-foch")
    game.play("claim-for-me off", by="Bob")
    lines = [ledger_line(event, n, 1, "en", False) for n, event in enumerate(game.events)]
    kinds = {line.kind: line for line in lines}
    assert kinds["dealt"].space == 32
    assert kinds["claim-for-me"].text == "From now on, Bob claims rents in person."
    assert all(line.amount is None for line in lines)


def test_the_numbers_of_a_line_are_numbers():
    """The interpreter notes whether Mr. M. walks on as true or false; the page is promised numbers."""
    game = duopoly.Game("classic-us", ["Ann", "Bob"], seed=1, rules={"speed_die": True})
    names = Names(game.edition, game.players)
    event = event_of(LedgerEntry(codes.E_WALKS_ON, 0, -1, 0, 5, True, False, ()), names, game.inside()[0])
    assert event.numbers == (1, 0)
    assert [type(number) for number in ledger_line(event, 0, 1, "en", False).numbers] == [int, int]


@pytest.mark.parametrize(("role", "kept", "given"), [("competitor", "10%", "$451"), ("monopolist", "20%", "$401")])
def test_the_last_dealings_of_a_timed_game_say_what_its_end_takes(role, kept, given):
    players = [player("Ann", 501, role=role), player("Bob", 500, role="monopolist" if role == "competitor" else "competitor")]
    seat = moves(at("anti-us", players, aim="timed", phase="adjust"), "Ann")
    assert f"You keep {kept} of your cash: {given} goes to the bank" in seat.explanation
    assert (seat.rule, seat.topic) == ("“Two hour game”", "timed")


IN_PRISON = {
    "en": "{} goes to the bank, which pays you nothing for your properties, because you are in prison.",
    "fr": "vous remettez {} à la banque, qui ne vous paie rien pour vos propriétés, car vous êtes en prison.",
    "pl": "{} oddajesz bankowi, a on nic ci nie płaci za nieruchomości, bo jesteś w więzieniu.",
}


@pytest.mark.parametrize("lang", IN_PRISON)
def test_the_bank_pays_a_monopolist_in_prison_no_rents_when_time_is_up(lang):
    players = [player("Dee", 500, 10, 1, role="monopolist"), player("Ann", 500, 10, 1, role="competitor")]
    game = at("anti-us", players, {39: "Dee", 37: "Ann"}, aim="timed", phase="adjust")
    assert moves(game, "Dee", lang).explanation.endswith(IN_PRISON[lang].format("$400"))
    game.play("end")
    assert IN_PRISON[lang].format("$450") not in moves(game, "Ann", lang).explanation
    game.play("end")
    assert [event.player for event in game.events if event.kind == "no-rent"] == ["Dee"]


FREE_TRIES = [
    ("anti-us", "en", "Ann, a free try to get out", "A double gets you out. You can pay from your next turn on."),
    (
        "anti-fr",
        "en",
        "Ann, a free try to get out",
        "A double gets you out, but you need not throw. You can pay from your next turn on.",
    ),
    (
        "anti-fr",
        "fr",
        "Ann, un essai gratuit pour sortir",
        "Un double vous fait sortir, mais vous pouvez renoncer à ce lancer. Vous pourrez payer dès votre prochain tour.",
    ),
    (
        "anti-us",
        "pl",
        "Ann: darmowa próba wyjścia",
        "Wyjdziesz dzięki dubletowi. Zapłacić możesz od następnej tury.",
    ),
]


@pytest.mark.parametrize(("edition", "lang", "heading", "explanation"), FREE_TRIES)
@pytest.mark.parametrize("role", ["competitor", "monopolist"])
def test_who_is_sent_away_by_a_double_has_a_free_try_and_cannot_pay_yet(edition, lang, heading, explanation, role):
    players = [player("Ann", 500, 28, role=role), player("Bob", role="monopolist" if role == "competitor" else "competitor")]
    game = at(edition, players)
    for move in ("throw", "dice 1 1"):
        game.play(move)
    seat = moves(game, "Ann", lang)
    assert (seat.heading, seat.explanation) == (heading, explanation)
    assert (game.why_not("Ann", "pay").code, game.why_not("Ann", "end") is None) == ("extra-throw", edition == "anti-fr")


@pytest.mark.parametrize(("edition", "rule"), [("anti-us", "rule 8"), ("classic-us", "“On your turn”")])
def test_the_end_of_a_turn_cites_the_paragraph_that_says_to_pass_the_dice(edition, rule):
    roles = ("competitor", "monopolist") if edition == "anti-us" else (None, None)
    players = [player(name, 500, role=role) for name, role in zip(("Ann", "Bob"), roles, strict=True)]
    seat = moves(at(edition, players, phase="end"), "Ann")
    assert "pass the dice" in seat.explanation
    assert (seat.rule, seat.topic) == (rule, "moving")
