"""What must hold for every plain bot: legal moves in every edition and seat count, under house rules, and a reason for each."""

import pytest

import duopoly
from duopoly.bots import BOTS, CHARACTERS, policy
from duopoly.bots.explain import WHYS
from duopoly.bots.rationale.sentences import sentence
from duopoly.bots.registry import SCRIPTED
from duopoly.editions import load, names
from duopoly.play.seats import Names
from duopoly.rules.codes import DO_THROW, OK
from duopoly.rules.refuse import why_not
from duopoly.words import LANGUAGES

NAMES = ["Ann", "Bob", "Cem", "Dee", "Eva", "Flo", "Gus", "Hal"]
RULES = [
    {"auction": True, "start_cash": 900},
    {"claim_rent": True, "estate_auction": True, "start_cash": 400},
    {"trade": "before-throw"},
    {"speed_die": True},
    {"houses": 6, "hotels": 2, "shortage": "auction"},
    {"prison_stay": True, "prison_throws": 1, "price_war_buys": False, "auction": True},
]
PLAIN = [name for name, entry in BOTS.items() if not entry.thinks]


def decisions(edition, seats, seed, rules, bots, most):
    """Each decision of a game: before it, by which bot it is made, and the move. A bot thinks only once."""
    known = {name: value for name, value in rules.items() if getattr(load(edition).rules, name) is not None}
    game = duopoly.Game(edition, NAMES[:seats], seed=seed, rules=known)
    while game.to_act is not None and len(game.moves) < most:
        if game.to_act == "chance":
            game.chance()
            continue
        bot = bots[game.players.index(game.to_act) % len(bots)]
        g, table = game.inside()
        before = g.pack()
        move = policy(bot)(g, table)
        assert g.pack() == before, bot
        yield game, bot, move
        game.decide_with(lambda *_, move=move: move)


@pytest.mark.parametrize("edition", names())
def test_no_bot_makes_an_illegal_move(edition):
    """Every seat count, all plain bots at one table, printed rules; then house rules."""
    least, most = load(edition).players
    games = [(seats, {}) for seats in range(least, most + 1)] + [(4, rules) for rules in RULES]
    for seed, (seats, rules) in enumerate(games):
        for game, bot, move in decisions(edition, seats, seed, rules, [*PLAIN, "trader", *SCRIPTED, *CHARACTERS], 600):
            g, table = game.inside()
            assert why_not(g, table, g.actor, move) == OK, (bot, move, game.position())


@pytest.mark.parametrize("bot", [name for name in WHYS if name not in ("random", "steady", *CHARACTERS)])
def test_every_move_has_its_reason(bot):
    """In each language, for whatever comes up in games of all editions."""
    for seed, edition in enumerate(names()):
        for game, _, move in decisions(edition, 4, seed, RULES[seed], [bot], 400):
            why = WHYS[bot](*game.inside(), move)
            for lang in LANGUAGES:
                line = sentence(why, Names(game.edition, game.players), lang)
                assert 8 < len(line) < 160 or (line == "" and move.verb == DO_THROW), line
                assert "bots-" not in line
                assert "{" not in line
