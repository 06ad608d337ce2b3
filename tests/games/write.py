"""Records a whole game for every way each edition can end: the shortest that steady plays among some seeds.

Run it only when the rules change what these games hold; read the difference before you commit it.
"""

import json
from pathlib import Path

import duopoly
from duopoly.policies import steady

HERE = Path(__file__).parent
NAMES = ("Ann", "Bob", "Cem", "Dee")
SEEDS = range(400)
ENOUGH = 4


def endings(edition):
    """The ways a game of the edition can end: a name, the aim, the house rules, and what the result must be like."""
    yield "last", "last", {}, lambda game: True
    if "camp" in edition.aims:
        for role in edition.roles:
            yield f"camp-{role}s", "camp", {}, lambda game, role=role: role == role_of(game, game.result.winners[0])
    if "timed" in edition.aims:
        yield "timed", "timed", {"rounds": 12}, lambda game: True
    if "speed_die" in [name for name, value in rules_of(edition).items() if value is not None]:
        yield "last-speed-die", "last", {"speed_die": True}, lambda game: True


def rules_of(edition):
    return {name: getattr(edition.rules, name) for name in edition.rules.__struct_fields__}


def role_of(game, name):
    return next(row["role"] for row in game.position()["players"] if row["name"] == name)


def played(edition, aim, rules, seed, seats):
    """A game of steady, set-up and all."""
    game = duopoly.Game(edition, NAMES[:seats], seed=seed, aim=aim, rules=rules)
    while game.to_act is not None and len(game.moves) < 2500:
        if game.to_act == "chance":
            game.chance()
        else:
            game.decide_with(steady.decide)
    return game


def shortest(edition, aim, rules, wanted):
    """The shortest of the first few finished games that end as wanted."""
    ended = []
    for seed in SEEDS:
        game = played(edition, aim, rules, seed, 3 if aim != "last" else 2 + seed % 2)
        if game.result and wanted(game):
            ended.append(game)
        if len(ended) == ENOUGH:
            break
    return min(ended, key=lambda game: len(game.moves))


def main():
    results = {}
    for name in duopoly.editions():
        for ending, aim, rules, wanted in endings(duopoly.edition(name)):
            game = shortest(name, aim, rules, wanted)
            game.record().save(HERE / f"{name}-{ending}.jsonl")
            result = game.result
            results[f"{name}-{ending}"] = {"winners": list(result.winners), "worth": result.worth, "moves": len(game.moves)}
            print(name, ending, results[f"{name}-{ending}"])
    (HERE / "results.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
