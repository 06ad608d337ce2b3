"""Writes the golden playthroughs: for each edition a stretch of play that a person can read, move by move.

A reviewer sees a change of a rule, of a word or of a bot as a difference in a game.
"""

from pathlib import Path

import duopoly
from duopoly.bots import policy

HERE = Path(__file__).parent
MOVES = 260
NAMES = ("Ann", "Bob", "Cem", "Dee")


def lines(edition):
    """The playthrough of an edition, line by line."""
    aims = duopoly.edition(edition).aims
    aim = "timed" if "timed" in aims else "last"
    rules = {"rounds": 9} if aim == "timed" else {}
    game = duopoly.Game(edition, NAMES, seed=2026, aim=aim, rules=rules)
    yield f"# {edition}, aim {aim}, rules {rules or 'as printed'}, seed {game.seed}"
    for n in range(MOVES):
        if game.to_act is None:
            break
        yield from one_move(game, n)
        if game.moves[-1][1] == "end":
            yield f"      {money(game)}"
    yield from (f"{name}: {amount}" for name, amount in game.worth().items())
    if game.result:
        yield f"winners: {', '.join(game.result.winners)}"


def one_move(game, n):
    """The choices there were, the move, and what followed from it."""
    by, legal = game.to_act, game.legal()
    choices = f"{len(legal)} outcomes" if by == "chance" else " | ".join(legal)
    events = game.chance() if by == "chance" else game.decide_with(policy("steady"))
    yield f"{n + 1:4}  {by}: {game.moves[-1][1]}   [{choices}]"
    yield from (f"      {duopoly.tell(event)}" for event in events)


def money(game):
    """Everybody's cash."""
    return ", ".join(f"{name} {game.cash(name)}" for name in game.players)


def main():
    for edition in duopoly.editions():
        (HERE / f"{edition}.txt").write_text("".join(f"{line}\n" for line in lines(edition)), encoding="utf-8")


if __name__ == "__main__":
    main()
