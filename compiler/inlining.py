"""The functions that nearly every move calls, according to the profile. They are inlined into each other.

So a move becomes one piece of code without calls. Inlining everything would make the program large and slow: some functions
that are large and called from several places stay as they are, and where speed does not matter hot ones are only called.
"""

from duopoly.network import accumulator, value
from duopoly.policies import dealer, deals, offers, steady, trade_values, trader, values
from duopoly.rules import bookkeeping, building, cards, chance, decks, flow, money, play, rents, setup, spaces, turn
from duopoly.sim import playout, positions, rollouts, strategy_counts

from .translate import Function

HOT: frozenset[Function] = frozenset(
    (
        playout.step, playout.decide, playout.goes_on, playout.is_given_up,
        steady.decide, steady.manage, steady.improve, steady.trade, steady.purchase, steady.before_throw, steady.raise_money,
        trader.reserve, trade_values.city_worth, trade_values.company_worth, building.building_cost,
        values.gain, values.group_value, values.group_percent, values.street_percent, values.company_percent, values.earns,
        cards.draw_card, cards.follow,
        chance.below, chance.outcome, chance.draw, chance.ways, chance.philox,
        decks.on_top, decks.used_up, decks.in_deck, decks.nth_drawable,
        flow.next_seat,
        money.charge, money.pay,
        play.play, play.go_on, play.presses, play.resolve, play.fall, play.manage,
        rents.rent, rents.street_rent, rents.rent_asked, rents.rent_event,
        setup.start_turn,
        spaces.land, spaces.land_on_title, spaces.enter, spaces.advance, spaces.asks_rent, spaces.owe_rent, spaces.ask_rent,
        bookkeeping.payment, bookkeeping.count_payment, bookkeeping.count_landing,
        turn.thrown, turn.next_in_turn, turn.pass_dice,
    )
)  # fmt: skip

OUTLINED: frozenset[Function] = frozenset(
    (
        accumulator.extract, accumulator.change, value.evaluate,
        dealer.choose, deals.best_deal, deals.chance_after, deals.exchange,
        offers.trade, trader.accepts, trader.choose,
        playout.play_on, positions.play_to_rest,
    )
)  # fmt: skip
"""Functions that are never inlined."""
SELDOM: frozenset[Function] = frozenset(
    (playout.step_game, positions.play_to_rest, rollouts.choose, strategy_counts.count_strategy, strategy_counts.count_move)
)
"""Functions that call hot ones instead of containing them."""
VECTORIZED: frozenset[Function] = frozenset(
    (
        accumulator.begin, accumulator.change,
        value.evaluate, value.first_layer, value.share_pool, value.add_products, value.second_layer, value.nobody,
    )
)  # fmt: skip
"""Functions whose inner loops are worth vector instructions: those of the network."""
