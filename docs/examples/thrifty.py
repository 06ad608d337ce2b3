"""thrifty: buys and builds what leaves it 200, and binds itself to nothing else."""

import json
import sys

WISHES = ("buy", "build", "pass", "reject", "pay")
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "thrifty"}
    elif said["type"] == "decide":
        players = said["position"]["players"]
        me = next(player for player in players if player["name"] == said["you"])
        wishes = WISHES if me["cash"] > 400 else WISHES[2:]
        wanted = [move for wish in wishes for move in said["legal"] if move.split()[0] == wish]
        total = sum(player["cash"] for player in players) or 1
        chances = [player["cash"] / total for player in players]
        why = f"has {me['cash']} in cash"
        answer = {"type": "move", "id": said["id"], "move": (wanted or said["legal"])[0], "chances": chances, "why": why}
    else:
        continue
    print(json.dumps(answer), flush=True)
