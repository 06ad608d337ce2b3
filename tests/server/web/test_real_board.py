"""Treasurer: real dice, real cards, and the program is the bank."""

from server.web.tables import alone, play, throw


def treasurer(someone, **more):
    return alone(someone, treasurer=True, cards="hand", **more)


def test_a_throw_a_title_a_rent_and_the_notes_to_hand_over(someone):
    table = treasurer(someone)
    assert (table.room.treasurer, table.room.dice, table.room.cards, table.room.commitment) == (True, "hand", "hand", "")
    throw(table, "Ann", 1, 2)
    play(table, "Ann buy", "Ann end")
    throw(table, "Ben", 1, 2)
    line = table.lines[table.total - 1]
    assert line.text == "Ben pays Ann $6 rent for French Quarter: $6 for the bare street."
    assert (line.payer, line.payee, line.amount, line.notes) == ("Ben", "Ann", 6, [(5, 1), (1, 1)])
    assert (table.cash("Ann"), table.cash("Ben")) == (1500 - 60 + 6, 1500 - 6)


def test_a_card_is_searched_and_a_mistake_undone(someone):
    table = treasurer(someone)
    throw(table, "Ann", 5, 2)
    chance = table.view.chance
    assert (chance.kind, chance.deck, len(chance.cards)) == ("card", "competitor", 25)
    assert table.not_played("chance", "card M01") == "no-such-card"
    table.play("chance", "card C01")
    assert (table.cash("Ann"), table.lines[table.total - 1].notes) == (1575, [(50, 1), (10, 2), (5, 1)])
    table.do("undo", at=table.view.ply)
    assert (table.cash("Ann"), table.view.chance.kind) == (1500, "card")
    table.do("undo", at=table.view.ply)
    assert (table.view.chance.kind, table.player("Ann").space) == ("dice", 0)
    table.play("chance", "dice 6 6")
    assert table.player("Ann").space == 12


def test_an_auction_is_taken_back_as_a_whole(someone):
    """One press enters its bids and passes: of two auctions in a row the last, and up to a move that is none of them."""
    table = alone(someone, seats=("Ann c", "Ben here m", "Cem here c"), treasurer=True, cards="hand", rules={"auction": True})
    throw(table, "Ann", 1, 2)
    play(table, "Ann decline", "Ben bid 100", "Cem pass")
    assert table.room.may_undo == 2, "also if it was cut short"
    play(table, "Ann pass")
    assert (table.room.may_undo, table.cash("Ben")) == (3, 1400)
    table.do("undo", at=table.view.ply)
    assert (table.view.phase, table.view.to_act, table.cash("Ben")) == ("auction", "Ben", 1500)
    assert table.room.may_undo == 1, "what is undone next is that she declined"
    play(table, "Ben pass", "Cem bid 120", "Ann pass", "Ann end")
    assert table.room.may_undo == 1
    table.do("undo", at=table.view.ply)
    assert (table.room.may_undo, table.cash("Cem")) == (3, 1380)


def test_elsewhere_an_undo_takes_back_one_bid(someone):
    table = alone(someone, rules={"auction": True})
    throw(table, "Ann", 1, 2)
    play(table, "Ann decline", "Ben bid 100", "Ann pass")
    assert table.room.may_undo == 1


def test_dice_that_cannot_be_and_throws_that_nobody_is_to_make(someone):
    table = treasurer(someone)
    assert table.not_played("chance", "dice 1 2") == "not-now"
    table.play("Ann", "throw")
    for wrong in ("dice 0 1", "dice 7 1"):
        assert table.not_played("chance", wrong) == "no-such-dice"
    assert table.not_played("chance", "card C01") == "not-now"


def test_several_phones_are_the_bank(someone):
    table = treasurer(someone)
    phone = someone()
    phone.join(table.id, table.browser.key(table.id, "device"))
    beside = phone.sit(table.id)
    throw(beside, "Ann", 1, 2)
    table.caught_up(beside)
    table.play("Ann", "buy")
    beside.caught_up(table)
    assert beside.cash("Ann") == 1440


def test_round_a_real_board_nobody_is_a_bot_or_far_away(someone):
    for other in ("Ben steady m", "Ben link m"):
        problem = someone().lay(["Ann c", other], 400, treasurer=True)
        assert (problem["code"], problem["field"]) == ("bad-room", "seats[1].who")


def test_program_dice_and_real_cards(someone):
    """The record says which are whose, and the check counts them apart."""
    table = alone(someone, dice="hand", cards="program")
    throw(table, "Ann", 5, 2)
    assert table.view.phase != "card", "the program draws"
    assert len(table.room.commitment) == 64
    record = table.browser.get(f"/api/rooms/{table.id}/record")
    assert '"by_hand":["dice"]' in record.partition("\n")[0].replace(" ", "")
