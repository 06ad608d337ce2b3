"""The topics of leaflets' paragraphs. The message `topic-…` says what an edition's rules have to say about each."""

from collections.abc import Collection, Iterator

from .edition import Rules

GAME_TOPICS = (
    "object", "roles", "start-cash", "order", "doubles", "moving", "purchase", "rent", "monopoly", "building",
    "mortgage", "lifting", "selling", "start", "prison", "cards", "income-tax", "property-tax", "transport", "utility",
    "foundation", "shortage", "trade", "bankruptcy", "richest", "lending", "timed", "debt", "auction", "speed",
    "claim", "free",
    "treasurer", "bank", "decks", "own", "mortgage-bare", "mortgage-rent", "mortgage-sale", "broken-monopoly",
    "sightseeing", "sent", "prison-rent", "speed-faces", "speed-limits", "last-houses",
)  # fmt: skip
"""Topics that every leaflet must have if its game has the thing; facts and refusals cite these."""
LEAFLET_TOPICS = (
    "about", "contents", "money", "balance", "advice", "history-magie", "history-quakers", "history-two-games",
    "history-trial", "start-warning", "start-notes", "pawns", "free-roles", "spaces", "kinds", "groups", "claim-time",
    "building-place", "offers", "mortgage-card", "broken-example", "prison-example", "transport-warning", "any-time",
    "income", "reminder", "house-rules",
)  # fmt: skip
"""Topics that only some leaflets have."""
TOPICS = GAME_TOPICS + LEAFLET_TOPICS

NEEDS = {
    "speed": "speed_die", "speed-faces": "speed_die", "speed-limits": "speed_die",
    "foundation": "foundation", "free": "free", "income-tax": "income-tax", "property-tax": "property-tax",
    "transport": "transport", "utility": "utility", "cards": "card", "decks": "card",
    "roles": "camps", "richest": "camp", "timed": "timed",
}  # fmt: skip
"""The rule, kind of space or aim, or camps, without which a game does not have a topic."""


def topics_of(rules: Rules, roles: Collection[str], aims: Collection[str], kinds: Collection[str]) -> Iterator[str]:
    """The topics of a game with these rules, roles, aims and kinds of spaces."""
    there = {*kinds, *aims, *(("camps",) if len(roles) > 1 else ())}
    if rules.speed_die is not None:
        there.add("speed_die")
    yield from (topic for topic in GAME_TOPICS if NEEDS.get(topic) is None or NEEDS[topic] in there)
