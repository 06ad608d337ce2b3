"""Every refusal and every event cites the paragraph that says it.

`cases` has one position and move for each kind found in 10,000 games (`walk.py`), `leaflets.txt` the paragraphs.
"""

import json
import re

import pytest
from citations.packing import unpacked
from citations.situations import code_of, event_name, table, verb_of
from citations.walk import CASES, GARBLED

import duopoly
from duopoly.editions import load, names
from duopoly.play.events import NEARER
from duopoly.play.phrases import rule_words
from duopoly.play.unplayed import UNPLAYED
from duopoly.rules.codes import EVENTS, REFUSALS, VERB_TOPICS

TABLE = table()
CODES = {code for code, _ in REFUSALS} | {code for code, _ in UNPLAYED.values()}


LANGUAGES = ("en", "fr", "pl")
HELPED = {"not-now", "not-your-move", "one-offer", "auction-first", "debt-first", "cash", "bid-higher", "cover", "can-raise"}
UNREACHED = {"ok", "no-such-space", "no-role", "sum"}
"""Codes that no text of a move leads to, or only chance's."""
UNRESOLVED = re.compile(r"[{}]|\$[a-z]|  | ,|\(\)|: \.|None|refusal-|help-|\.\.")


def cases(edition, what):
    """The stored positions of an edition that show refusals, or events, each as a game with what it shows."""
    for line in (CASES / f"{edition}.jsonl").read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        if what in case:
            yield duopoly.Game.from_position(unpacked({"edition": edition, **case["at"]})), case[what]


def expected(edition, code, verb):
    """The paragraph for a refusal: of the code with the verb, of the code, or of the verb."""
    rows = TABLE[edition]["no"]
    return next(rows[name] for name in (f"!{code} {verb}", f"!{code}", verb) if name in rows)


@pytest.mark.parametrize("edition", names())
def test_every_kind_of_refusal_cites_its_paragraph(edition):
    """Code and rule of each stored move are those of the table."""
    wrong = []
    for game, refused in cases(edition, "refused"):
        for code, tried in refused.items():
            for by, moves in tried.items():
                for move in moves.split("; "):
                    refusal = game.why_not(by, move)
                    rule = expected(edition, code_of(game, code), verb_of(game, by, move))
                    found = (refusal.code, refusal.rule) if refusal else "legal"
                    if found != (code, rule) or not game.edition.paragraphs[refusal.topic]:
                        wrong.append((game.phase, by, move, found, "but for", (code, rule)))
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.parametrize("edition", names())
def test_every_kind_of_event_cites_its_paragraph(edition):
    """Each event that a stored move is kept for happens, under the paragraph of the table."""
    wrong = []
    for game, happens in cases(edition, "happens"):
        for text, kinds in happens.items():
            by, _, move = text.partition(": ")
            events = game.copy().play(move, by)
            for kind in kinds:
                told = [event for event in events if "/".join(EVENTS[event.code]) == kind.split(" ")[0]]
                rules = {event.rule: event_name(game, event, kind) for event in told}
                wrong += [(text, kind, rule, name) for rule, name in rules.items() if TABLE[edition]["told"].get(name) != rule]
                if not told or not all(game.edition.paragraphs[event.topic] for event in told):
                    wrong.append((text, kind, "does not happen"))
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.parametrize("edition", names())
def test_a_text_that_is_no_move_cites_the_paragraph_of_its_verb(edition):
    """A verb with the wrong words behind it: its own paragraph; no verb at all: that of moving."""
    game = duopoly.Game(edition, ["Ann", "Bob"], seed=1)
    for text in GARBLED:
        refusal = game.why_not("Ann", text)
        verb = text.partition(" ")[0]
        own = {"pay": "pay debt", "": "throw", "fly": "throw"}.get(verb, verb)
        assert (refusal.code, refusal.rule) == ("garbled", expected(edition, "garbled", own)), text
        assert_sentences(refusal)


@pytest.mark.parametrize("edition", names())
def test_nothing_cites_nothing(edition):
    """Every topic that a refusal or an event has is in each edition's leaflet, or a wider one is."""
    found = load(edition)
    topics = {topic for _, topic in (*REFUSALS, *EVENTS) if topic} | {*VERB_TOPICS, *NEARER.values()}
    assert [topic for topic in topics if not found.paragraph(topic) or not found.told_topic(topic)] == []


def test_every_refusal_is_among_the_cases():
    """Each code that a move in words can meet has been met in some edition."""
    met = {code for edition in names() for _, refused in cases(edition, "refused") for code in refused}
    assert met == CODES - UNREACHED


def test_every_event_is_among_the_cases():
    """Each kind of event has happened in some edition."""
    met = {
        kind for edition in names() for _, happens in cases(edition, "happens") for kinds in happens.values() for kind in kinds
    }
    assert {kind.split(" ")[0] for kind in met} == {"/".join(event) for event in EVENTS}


@pytest.mark.parametrize("edition", names())
def test_refusals_are_sentences_and_say_what_helps(edition):
    """Of each code and kind of help one is read in every language; where help is promised it is there."""
    read = set()
    for game, refused in cases(edition, "refused"):
        for code, tried in refused.items():
            for by, moves in tried.items():
                for refusal in (game.why_not(by, move) for move in moves.split("; ")):
                    assert refusal.help or code not in HELPED, (game.phase, by, moves)
                    kind = (code, refusal.help and refusal.help.kind)
                    if kind not in read:
                        read.add(kind)
                        assert_sentences(refusal)


def assert_sentences(refusal):
    """Whole sentences in each language, the paragraph behind them."""
    for lang in LANGUAGES:
        text = refusal.told(lang)
        sentence, _, rule = text.rpartition(" (")
        assert f"({rule}" == f"({rule_words(refusal.rule, lang)})", text
        assert sentence[0].isupper(), text
        assert sentence[-1] in ".!?", text
        assert not UNRESOLVED.search(sentence), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_words_in_each_language(lang):
    """A code that no case shows is told in whole sentences too."""
    for code in sorted(CODES):
        for edition in ("anti-us", "classic-fr"):
            refusal = duopoly.Refusal(code=code, rule="11", edition=load(edition))
            assert_sentences(refusal)


# What helps names the right player and the right thing.


def at(edition, *players, **more):
    """A position: players like "Ann c 500 at 24", the rest as in a stored case."""
    return duopoly.Game.from_position(unpacked({"edition": edition, "titles": {}, **more, "players": list(players)}))


THREE = ("Ann c 500 at 24", "Bob m 500 at 3", "Cem c 40 at 5")
CLASSIC = ("Ann p 500 at 24", "Bob p 500 at 3", "Cem p 500 at 5")
OFFER = {"phase": "answer", "resume": "end", "offer": {"by": "Bob", "move": "offer Ann give 3 take cash 60"}}
AUCTION = {"lot": "boardwalk", "bid": 40, "best": "Bob", "out": []}
LAST_HOUSES = {"titles": {"1": "Ann", "3": "Ann", "6": "Bob", "8": "Bob", "9": "Bob"}, "rules": {"houses": 1}}
ROLES = ("Ann - 1500 at 0", "Bob - 1500 at 0")
HELP = [
    (("anti-us", *THREE), {**OFFER, "titles": {"3": "Bob"}}, "Cem", "offer Ann take cash 1", "one-offer",
     "Another offer is waiting for an answer. First: Ann answers Bob, who offers {3} for $60. (rule 23)"),
    (("anti-us", *THREE), {**OFFER, "titles": {"3": "Bob"}}, "Bob", "withdraw it", "garbled", None),
    (("anti-us", *THREE), {**OFFER, "titles": {"3": "Bob"}}, "Cem", "withdraw", "not-your-offer",
     "Only the player who made the offer can withdraw it. (rule 23)"),
    (("classic-us", *CLASSIC), {"phase": "auction", "to_act": "Cem", "resume": "end", "auction": AUCTION}, "Ann", "bid 50", "not-your-move",
     "It is somebody else’s move. First: Cem bids or passes. (“Auction”)"),
    (("classic-us", *CLASSIC), {"phase": "auction", "to_act": "Cem", "resume": "end", "auction": AUCTION}, "Cem", "bid 40", "bid-higher",
     "Bid more than the last bid. Bid at least $41. (“Auction”)"),
    (("anti-us", *THREE), {"phase": "debt", "resume": "end", "turn": "Cem", "titles": {"3": "Bob", "1": "Cem mortgaged"},
      "debts": [{"debtor": "Cem", "creditor": None, "amount": 200, "for": "income-tax", "space": 4}]}, "Cem", "lift 1", "debt-first",
     "A debt has to be paid first. First: Cem pays $200. (rule 24)"),
    (("anti-us", *THREE), {"phase": "debt", "resume": "end", "turn": "Cem", "titles": {"39": "Cem"},
      "debts": [{"debtor": "Cem", "creditor": None, "amount": 200, "for": "income-tax", "space": 4}]}, "Cem", "give-up", "can-raise",
     "You cannot give up yet: selling and mortgaging would cover the debt. Cem can raise $240. (rule 24)"),
    (("anti-us", *THREE), {"phase": "debt", "resume": "end", "turn": "Cem",
      "debts": [{"debtor": "Cem", "creditor": "Bob", "amount": 200, "for": "rent", "space": 3}], "titles": {"3": "Bob"}}, "Cem", "pay", "cash",
     "You do not have enough cash: sell buildings or mortgage titles to raise more. Cem needs $160 more. (rule 24)"),
    (("classic-us", *CLASSIC), {**LAST_HOUSES, "phase": "want", "resume": "end", "to_act": "Bob", "builder": "Ann", "site": "1",
      "auction": {"lot": "house", "bid": 0, "best": None, "out": []}, "bidder": "Ann"}, "Ann", "end", "not-your-move",
     "It is somebody else’s move. First: Bob says how many of the last buildings to ask for. (“On your turn”)"),
    (("classic-us", *CLASSIC), {"phase": "interest", "resume": "end", "to_act": "Bob", "interest": ["39"], "titles": {"39": "Bob mortgaged"}},
     "Ann", "end", "not-your-move", "It is somebody else’s move. First: Bob keeps or lifts the mortgage on {39}. (“On your turn”)"),
    (("anti-us", *ROLES), {"phase": "role", "setup": True}, "Bob", "role monopolist", "not-your-move",
     "It is somebody else’s move. First: Ann chooses a role. (rule 4)"),
    (("anti-us", *ROLES), {"phase": "role", "setup": True}, "Ann", "throw", "not-now",
     "This cannot be done now. First: Ann chooses a role. (rule 4)"),
    (("anti-us", *THREE), {"phase": "buy", "turn": "Cem"}, "Cem", "buy", "cash",
     "You do not have enough cash: sell buildings or mortgage titles to raise more. Cem needs $160 more. (rule 9)"),
    (("anti-us", *THREE), {"titles": {"3": "Bob"}}, "Bob", "build 3", "not-your-turn",
     "You can build only on your own turn. It is Ann’s turn. (rule 11)"),
    (("anti-us", *THREE), {"titles": {"3": "Bob"}}, "Bob", "offer Cem give 3 take cash 90", "their-cash",
     "That player does not have that much cash. Cem needs $50 more. (rule 23)"),
    (("anti-us", *THREE), {"titles": {"24": "Ann mortgaged"}}, "Ann", "build 24", "mortgaged",
     "This title is mortgaged. First lift the mortgage on {24} (rule 12)"),
]  # fmt: skip


@pytest.mark.parametrize(("who", "more", "by", "move", "code", "text"), HELP)
def test_help_names_the_right_player_and_thing(who, more, by, move, code, text):
    """Ten positions and more, told in full."""
    game = at(*who, **more)
    refusal = game.why_not(by, move)
    assert refusal.code == code
    if text:
        names_of = {str(space.index): space.told("en") for space in game.edition.spaces}
        assert str(refusal) == re.sub(r"\{(\d+)\}", lambda found: names_of[found[1]], text)
