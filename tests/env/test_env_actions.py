"""Small actions: their numbers are pinned, and they say exactly what moves say."""

import random
from pathlib import Path

import pytest
from walks import any_offer, fresh, walk

from duopoly.editions import load, names
from duopoly.env.text import action_text
from duopoly.play.game import Game
from duopoly.rl.action_builder import OFFERS, UNFINISHED, ActionBuilder, mark, step
from duopoly.rl.actions import (
    A_ASK,
    A_CANCEL,
    A_GIVE,
    A_NOTE,
    A_OFFER,
    A_SEND,
    A_TAKE,
    ACTIONS,
    ACTIONS_VERSION,
    NOTES,
    actions_of,
)
from duopoly.rl.timestep import Timestep
from duopoly.rules.actions import A_BID, A_MORTGAGE, A_PASS, A_THROW, move_of
from duopoly.rules.codes import AUCTION, CHANCE, DO_BID, DO_OFFER, OK, OVER, Move
from duopoly.rules.legal import legal
from duopoly.rules.play import play
from duopoly.rules.refuse import why_not

GOLDEN = Path(__file__).parent / "actions.txt"


def masked(g, table, builder):
    timestep = Timestep()
    mark(g, table, builder, timestep)
    return [action for action in range(ACTIONS) if timestep.mask[action]]


def complete(g, table, actions):
    """Takes the actions one by one, each of which the mask must allow; the move that the last one completes."""
    builder, move = ActionBuilder(), UNFINISHED
    for action in actions:
        assert move == UNFINISHED
        assert action in masked(g, table, builder), (action_text(action), [action_text(a) for a in masked(g, table, builder)])
        move = step(g, builder, action)
    assert builder.pack() == ActionBuilder().pack()
    return move


def standing(position):
    return Game.from_position(position).inside()


def at_auction(bid, cash):
    """Cem bids against Ann on a title that was declined."""
    return standing(
        {
            "edition": "classic-us",
            "turn": "Bob",
            "phase": "auction",
            "to_act": "Cem",
            "players": [{"name": "Ann", "cash": 900}, {"name": "Bob", "cash": 900}, {"name": "Cem", "cash": cash}],
            "auction": {"lot": "boardwalk", "bid": bid, "best": "Ann", "out": ["Bob"]},
            "resume": "next",
        }
    )


def test_the_numbers_of_the_actions_are_pinned():
    """Version 1, number by number; the file is read by people and never written anew."""
    assert ACTIONS_VERSION == 1
    for action in (-1, ACTIONS):
        with pytest.raises(ValueError, match=f"^action: expected 0 to 370, got {action}$"):
            action_text(action)
    assert [f"{action} {action_text(action)}" for action in range(ACTIONS)] == GOLDEN.read_text().splitlines()


def test_a_bid_and_an_offer_are_cut_into_these_actions():
    """88 is 50, 3 tens, 5 and 3 ones; an offer names whom, what is given, what is asked, the notes of either."""
    g, _ = fresh("anti-us", 4, 1)
    g.bid = 20
    assert actions_of(g, 0, Move(DO_BID, 21)) == [A_BID]
    assert actions_of(g, 0, Move(DO_BID, 88)) == [272, 271, 271, 271, 270, 269, 269, 269, A_BID]
    offer = Move(DO_OFFER, 1150, 60, 0, 1 << 39 | 1 << 1, 1 << 40)
    assert actions_of(g, 3, offer) == [280, 288, 326, 369, 275, 273, 272, 276, 272, 271, 277]
    with pytest.raises(ValueError, match="expected a decision of a player"):
        actions_of(g, 0, Move(27, 3, 4))


@pytest.mark.parametrize("edition", names())
def test_every_move_has_its_actions_and_they_give_it_back(edition):
    """Moves of random games, every bid at auctions, offers of all kinds: each by one sequence that the masks allow."""
    rnd, offers, bids = random.Random(5), 0, 0
    for seed in range(3):
        for g, table, seat, _ in walk(edition, 4, seed, most=500):
            if seat == CHANCE or g.phase == OVER or seat != g.actor:
                continue
            g = g.copy()
            g.offers = 0
            moves = legal(g, table, seat)
            if g.phase == AUCTION:
                moves += [Move(DO_BID, bid) for bid in range(g.bid + 1, g.cash[seat] + 1, rnd.randint(1, 90))]
            moves += [offer for offer in (any_offer(g, seat, rnd) for _ in range(4)) if why_not(g, table, seat, offer) == OK]
            for move in rnd.sample(moves, min(len(moves), 4)):
                offers += move.verb == DO_OFFER
                bids += move.verb == DO_BID
                if why_not(g, table, seat, move) == OK:
                    assert complete(g, table, actions_of(g, seat, move)) == move
    assert offers > 50
    assert bids > 5 or not load(edition).rules.auction


@pytest.mark.parametrize("edition", names())
def test_every_sequence_of_actions_is_that_of_its_move(edition):
    """Random actions that the mask allows: the move they come to is legal, and its actions are those taken."""
    rnd, drafted = random.Random(6), 0
    g, table = fresh(edition, 4, 8)
    builder, taken = ActionBuilder(), []
    for _ in range(3000):
        if g.phase == OVER:
            break
        if g.actor == CHANCE:
            play(g, table, CHANCE, rnd.choice(legal(g, table, CHANCE)))
            continue
        actions = masked(g, table, builder)
        assert actions
        action = rnd.choice(actions)
        taken = [] if action == A_CANCEL else [*taken, action]
        move = step(g, builder, action)
        if move != UNFINISHED:
            assert why_not(g, table, g.actor, move) == OK
            assert actions_of(g, g.actor, move) == taken
            drafted += len(taken) > 1
            play(g, table, g.actor, move)
            taken = []
    assert drafted > 20


def test_notes_lead_only_to_bids_that_can_be_made():
    """The bid stands at 57, the cash is 59: 58 is the least bid, and only 59 is left for notes: 50, 5, 1, 1, 1, 1."""
    g, table = at_auction(57, 59)
    builder = ActionBuilder()
    assert masked(g, table, builder) == [A_BID, A_PASS, A_NOTE + NOTES.index(50)]
    for note in (50, 5, 1, 1, 1):
        assert step(g, builder, A_NOTE + NOTES.index(note)) == UNFINISHED
    assert masked(g, table, builder) == [A_NOTE, A_CANCEL]
    assert step(g, builder, A_NOTE) == UNFINISHED
    assert masked(g, table, builder) == [A_BID, A_CANCEL]
    assert step(g, builder, A_BID) == Move(DO_BID, 59)


def test_the_least_bid_is_one_action():
    """With 58 in cash nothing above the least bid can be reached, so there are no notes."""
    g, table = at_auction(57, 58)
    assert masked(g, table, ActionBuilder()) == [A_BID, A_PASS]
    assert step(g, ActionBuilder(), A_BID) == Move(DO_BID, 58)


def test_who_cancels_begins_no_other_before_his_next_move():
    """Canceling shuts drafts, so that nobody can go on for ever; a move opens them again."""
    g, table = at_auction(57, 400)
    builder = ActionBuilder()
    step(g, builder, A_NOTE + NOTES.index(100))
    assert step(g, builder, A_CANCEL) == UNFINISHED
    assert masked(g, table, builder) == [A_BID, A_PASS]
    assert step(g, builder, A_PASS) == Move(move_of(g, A_PASS).verb)
    assert builder.shut == 0


def trading(cash=(300, 200)):
    return standing(
        {
            "edition": "anti-us",
            "turn": "Ann",
            "phase": "throw",
            "players": [
                {"name": "Ann", "role": "competitor", "cash": cash[0]},
                {"name": "Bob", "role": "monopolist", "cash": cash[1]},
            ],
            "titles": {"1": {"owner": "Ann"}, "3": {"owner": "Ann", "buildings": 1}, "39": {"owner": "Bob", "mortgaged": True}},
        }
    )


def test_an_offer_names_what_may_be_traded():
    """Space 3 is built on, so it cannot be given; things go up the board, given before asked, then notes down to the ones."""
    g, table = trading()
    builder = ActionBuilder()
    assert masked(g, table, builder)[0] == A_THROW
    assert A_OFFER + 1 in masked(g, table, builder)
    assert A_OFFER + 2 not in masked(g, table, builder)
    step(g, builder, A_OFFER + 1)
    notes = [A_NOTE + NOTES.index(note) for note in (1, 5, 10, 50, 100)]
    assert masked(g, table, builder) == [A_CANCEL, A_GIVE + 1, A_TAKE + 39]
    step(g, builder, A_GIVE + 1)
    assert masked(g, table, builder) == [*notes, A_ASK, A_SEND, A_CANCEL, A_TAKE + 39]
    step(g, builder, A_TAKE + 39)
    step(g, builder, A_NOTE + NOTES.index(10))
    assert masked(g, table, builder) == [*notes[:3], A_ASK, A_SEND, A_CANCEL]
    step(g, builder, A_ASK)
    assert masked(g, table, builder) == [*notes, A_CANCEL]
    step(g, builder, A_NOTE + NOTES.index(100))
    assert step(g, builder, A_SEND) == Move(DO_OFFER, 10, 100, 1, 1 << 1, 1 << 39)


def test_a_turn_sees_only_so_many_offers():
    """After three no other is begun; the rules would allow it."""
    g, table = trading()
    g.offers = OFFERS
    assert A_OFFER + 1 not in masked(g, table, ActionBuilder())
    assert why_not(g, table, 0, Move(DO_OFFER, 1, 0, 1, 0, 1 << 39)) == OK
    assert A_MORTGAGE + 1 in masked(g, table, ActionBuilder())
