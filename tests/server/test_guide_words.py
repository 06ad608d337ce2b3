"""The coach's words: one for each cue in each language, short, and with the sums of the game."""

import re

import pytest

from duopoly.editions import load
from duopoly.play.game import Game
from duopoly.server.rooms.guides import END, GUIDES
from duopoly.words import LANGUAGES, has, say

MOST_WORDS = 40


def sums_of(guide):
    """All sums that the guide's game knows: cash, payments, prices, rents, the fee and the bonus at Start."""
    edition = load(guide.position["edition"])
    game = Game.from_position(guide.position, 0)
    sums = {edition.rules.fee, edition.rules.start_bonus}
    for line in guide.moves:
        events = game.play(line.move, by=line.by)
        sums |= {event.amount for event in events} | {row["cash"] for row in game.position()["players"]}
    titles = game.position()["titles"]
    for title in edition.titles.values():
        if title.key in titles:
            sums |= {title.price, title.mortgage, title.house_cost} | {2 * rents[0] for rents in title.rents.values()}
            sums |= {rent for rents in title.rents.values() for rent in rents}
    return sums


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GUIDES)
def test_the_coach_says_something_short_and_true_for_each_cue(name, lang):
    guide = GUIDES[name]
    sums = sums_of(guide)
    cues = [line.cue for line in guide.moves if line.cue] + [END]
    for cue in cues:
        text = say(lang, f"web-guide-{name}-{cue}")
        assert has(lang, f"web-guide-{name}-{cue}-title")
        words = [word for word in text.split() if re.search(r"\w", word)]
        assert len(words) <= MOST_WORDS, (cue, len(words))
        for amount in re.findall(r"\$([\d,]+)", text):
            assert int(amount.replace(",", "")) in sums, (cue, amount)
        assert has(lang, f"web-guide-{name}-{cue}-wait") == is_waited_for(guide, cue), cue


def is_waited_for(guide, cue):
    """Whether a bot moves just before the cue."""
    place = next((n for n, line in enumerate(guide.moves) if line.cue == cue), len(guide.moves))
    leading = []
    for line in reversed(guide.moves[:place]):
        if line.cue:
            break
        leading.append(line.by)
    return "Bob" in leading
