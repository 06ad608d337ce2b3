"""What a move of a live game holds in the memory of the server.

    uv run --group test python bench/memory.py

Rooms are folded from their log, as when they are opened or played, without connections; tracemalloc counts what stays. The
texts of moves and names that all games share are counted with the first game, which is left out.
"""

import gc
import tracemalloc
from pathlib import Path

from msgspec import json

from duopoly.play import fair
from duopoly.play.game import Game
from duopoly.policies import steady
from duopoly.server.rooms.room import Room
from duopoly.server.rooms.room_config import RoomConfig, room_config_of
from duopoly.server.store import LogEntry
from duopoly.server.wire import NewRoom

GAMES = 8
MOVES = 2000
SEATS = ("Ann", "Bob", "Cem", "Dee")


def config(edition: str) -> RoomConfig:
    """A table of four people."""
    seats = [{"name": name, "who": "here"} for name in SEATS]
    return room_config_of(json.decode(json.encode({"edition": edition, "seats": seats}), type=NewRoom))


def log_of(edition: str, seed: int) -> list[bytes]:
    """A log of a game of so many moves at most, in which everybody plays like `steady`."""
    game = Game.from_header({**config(edition).header(list(SEATS), fair.promised(bytes(32))), "seed": seed})
    while len(game.moves) < MOVES and game.to_act is not None:
        if game.to_act == "chance":
            game.chance()
        else:
            game.decide_with(steady.decide)
    return [json.encode({"by": by, "move": move}) for by, move in game.moves]


def opened(edition: str, log: list[bytes]) -> Room:
    """A room after the log."""
    room = Room("room", config(edition), bytes(32), 0.0)
    room.fold(LogEntry(1, 0.0, "begin", {}))
    for seq, body in enumerate(log, 2):
        room.fold(LogEntry(seq, 0.0, "move", json.decode(body)))
    return room


def held(edition: str) -> tuple[float, int]:
    """Bytes that a move holds, and how many moves were counted."""
    logs = [log_of(edition, seed) for seed in range(GAMES + 1)]
    rooms = [opened(edition, logs[0])]
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    rooms += [opened(edition, log) for log in logs[1:]]
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    rooms += [opened(edition, []) for _ in logs[1:]]
    gc.collect()
    used -= tracemalloc.get_traced_memory()[0] - before - used  # what a room takes before its first move
    tracemalloc.stop()
    moves = sum(map(len, logs[1:]))
    return used / moves, moves


if __name__ == "__main__":
    print(Path(__file__).name)
    for edition in ("anti-us", "classic-us"):
        size, moves = held(edition)
        print(f"{edition:12} {size:8.0f} bytes a move, over {moves:,} moves of {GAMES} games")
