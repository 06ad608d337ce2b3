"""What the page may ask wherever it is: the same functions answer over HTTP and in a page without a server."""

from . import books, games, own_games, puzzles, records, rematch, tables
from .api_route import ApiRoute

LARGEST_RECORD = 1024 * 1024
"""Bytes of a record as JSON, which is about a quarter longer than its file."""
SHARED_ROUTES = [
    ApiRoute("GET", "/api/room-options", tables.new_table_options),
    ApiRoute("POST", "/api/idle-rules", tables.rules_without_effect),
    ApiRoute("GET", "/api/rooms/{room}/own-game", own_games.own_game),
    ApiRoute("POST", "/api/records", records.record_contents, largest_body=LARGEST_RECORD),
    ApiRoute("GET", "/api/rooms/{room}/replay", games.replay),
    ApiRoute("GET", "/api/rooms/{room}/plies/{ply}", games.position_at),
    ApiRoute("GET", "/api/rooms/{room}/record", games.record_file),
    ApiRoute("GET", "/api/rooms/{room}/check", games.record_check),
    ApiRoute("GET", "/api/rooms/{room}/analysis", games.analysis),
    ApiRoute("POST", "/api/rooms/{room}/analysis", games.start_analysis),
    ApiRoute("GET", "/api/rooms/{room}/lines/{ply}", games.expected_line),
    ApiRoute("GET", "/api/rooms/{room}/lines/{ply}/{step}", games.position_in_line),
    ApiRoute("POST", "/api/rooms/{room}/names", rematch.share_names),
    ApiRoute("GET", "/api/rooms/{room}/book", books.table_book),
    ApiRoute("GET", "/api/rooms/{room}/examples/{example}", books.table_example),
    ApiRoute("GET", "/api/book/{edition}", books.book),
    ApiRoute("GET", "/api/book/{edition}/examples/{example}", books.book_example),
    ApiRoute("GET", "/api/strategy/{edition}", books.strategy),
    ApiRoute("GET", "/api/puzzles", puzzles.puzzle_list),
    ApiRoute("GET", "/api/puzzles/{puzzle}", puzzles.puzzle),
]
