"""Help: the commands, why a move is refused, and what the leaflet's paragraph says about it."""

from collections.abc import Iterator

from ..editions.topics import TOPICS
from ..play.book import book
from ..play.phrases import with_rule
from ..play.tell import tell
from ..play.topics import explain, plays
from ..rules.codes import VERBS
from ..words import say
from .view import View

TOPIC_OF = {
    "throw": "moving", "end": "order", "buy": "purchase", "decline": "purchase", "pay": "debt", "stay": "prison",
    "use-card": "prison", "tax": "income-tax", "draw": "cards", "go": "speed", "bid": "auction", "pass": "auction",
    "want": "shortage", "place": "shortage", "keep": "mortgage", "give-up": "bankruptcy", "role": "roles",
    "accept": "trade", "reject": "trade", "build": "building", "sell": "selling", "mortgage": "mortgage",
    "lift": "lifting", "offer": "trade", "withdraw": "trade", "claim": "claim", "swap": "roles", "dice": "moving",
    "card": "cards", "die": "foundation", "speed": "speed", "time": "timed", "deal": "start-cash", "claim-for-me": "claim",
}  # fmt: skip
"""Which paragraph says most about a verb."""
ALONE = (
    "throw", "end", "buy", "decline", "pay", "stay", "use-card", "draw", "pass", "want", "keep", "give-up", "accept", "reject",
    "withdraw", "claim",
)  # fmt: skip
"""Verbs that are a whole move by themselves."""


def general_help(view: View) -> Iterator[str]:
    """Everything that can be typed."""
    yield from say(view.lang, "terminal-help").split("\n")
    if view.table.claim_rent:
        yield say(view.lang, "terminal-help-claims")
    yield say(view.lang, "terminal-help-topics", topics=", ".join(topics(view)))


def topics(view: View) -> list[str]:
    """The topics that this table plays by and its edition has a paragraph about."""
    there = [topic for topic in TOPICS if view.edition.paragraphs.get(topic)]
    return [topic for topic in there if plays(view.edition, topic, view.game.aim)]


def explain_move(view: View, who: str | None, about: str) -> Iterator[str]:
    """Why the move is refused, if it is; then the paragraph. `about` may also be a topic or just a verb."""
    words = about.lower().split()
    verb = words[0]
    topic = topic_of(view, who, verb)
    if topic is None:
        yield say(view.lang, "terminal-no-such-topic", about=about)
        return
    if who is not None and verb in VERBS and (len(words) > 1 or verb in ALONE):
        refusal = view.game.why_not(who, f"{verb}{about[len(verb) :]}")
        legal = say(view.lang, "terminal-is-legal")
        yield legal if refusal is None else tell(refusal, view.lang)
    yield paragraph(view, topic)


def topic_of(view: View, who: str | None, word: str) -> str | None:
    """The topic of a verb, or the topic itself; None for a word that is neither."""
    if word in TOPICS:
        return word
    is_held = who is not None and view.g.held[view.game.players.index(who)]
    if word in ("throw", "pay") and is_held and view.game.phase == "throw":
        return "prison"
    return TOPIC_OF.get(word)


def paragraph(view: View, topic: str) -> str:
    """The whole paragraph in our words; only the topic if it is not played, a remark if there is no paragraph."""
    if not view.edition.paragraphs.get(topic):
        return say(view.lang, "terminal-no-paragraph")
    paragraphs = book(view.edition, view.lang, view.game.aim).find(topic)
    if not paragraphs:
        return explain(view.edition, topic, view.lang)
    return with_rule(" ".join(part.text for part in paragraphs if part.text), paragraphs[0].number, view.lang)
