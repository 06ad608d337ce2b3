"""thrifty: buys and builds only while it has more than 400 in cash, and otherwise avoids commitments."""

import json
import sys

PREFERRED = ("buy", "build", "pass", "reject", "pay")
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        reply = {"type": "hello", "protocol": 1, "name": "thrifty"}
    elif message["type"] == "decide":
        players = message["position"]["players"]
        me = next(player for player in players if player["name"] == message["you"])
        verbs = PREFERRED if me["cash"] > 400 else PREFERRED[2:]
        preferred = [move for verb in verbs for move in message["legal"] if move.split()[0] == verb]
        total = sum(player["cash"] for player in players) or 1
        chances = [player["cash"] / total for player in players]
        why = f"has {me['cash']} in cash"
        move = (preferred or message["legal"])[0]
        reply = {"type": "move", "id": message["id"], "move": move, "chances": chances, "why": why}
    else:
        continue
    print(json.dumps(reply), flush=True)
