"""Positions in few letters: a player and a title are each a short text, and what is usual is left out."""

from duopoly.editions import load

ROLES = {"c": "competitor", "m": "monopolist", "p": "player"}


def packed(position):
    """A position, shorter: titles by number as "Ann", "Ann 2", "Ann hotel" or "Ann mortgaged", players as they differ."""
    numbers = {space.key: str(space.index) for space in load(position["edition"]).spaces}
    found = {name: value for name, value in position.items() if name not in ("titles", "players")}
    if found["aim"] == "last":
        del found["aim"]
    if found["turn"] == position["players"][0]["name"]:
        del found["turn"]
    found["players"] = [packed_player(row) for row in position["players"]]
    return found | {"titles": {numbers[key]: packed_title(row) for key, row in position["titles"].items()}}


def packed_player(row):
    """A player's row: "Ann c 500 at 24", and what else there is to say."""
    role = next((letter for letter, role in ROLES.items() if role == row["role"]), "-")
    text = f"{row['name']} {role} {row['cash']} at {row['space']}"
    usual = {"held": 0, "bankrupt": False}
    rest = {
        name: value
        for name, value in row.items()
        if name not in ("name", "role", "cash", "space") and (name not in usual or value != usual[name])
    }
    return [text, rest] if rest else text


def packed_title(row):
    """A title's row."""
    state = "mortgaged" if row["mortgaged"] else row["buildings"]
    return f"{row['owner']} {state}" if state else row["owner"]


def unpacked(position):
    """The position as the program reads it."""
    players = [unpacked_player(row) for row in position["players"]]
    return {**position, "players": players, "titles": {key: unpacked_title(row) for key, row in position["titles"].items()}}


def unpacked_player(row):
    """A player's row again."""
    text, rest = row if isinstance(row, list) else (row, {})
    name, role, cash, _, space = text.split()
    return {"name": name, "role": ROLES.get(role), "cash": int(cash), "space": int(space), **rest}


def unpacked_title(text):
    """A title's row again."""
    owner, _, state = text.partition(" ")
    if state == "mortgaged":
        return {"owner": owner, "mortgaged": True}
    return {"owner": owner, "buildings": int(state) if state.isdigit() else state} if state else {"owner": owner}
