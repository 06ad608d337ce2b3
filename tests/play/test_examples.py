"""The examples of the book: played by the real rules, and every sum in them worked out by hand."""

import re

import pytest

from duopoly.editions import house_rules, load, names
from duopoly.editions.files import shared_examples
from duopoly.editions.topics import TOPICS
from duopoly.play.book import book
from duopoly.play.examples import examples, play_out, playable
from duopoly.words import LANGUAGES

SUMS = {
    "double-rent": (44,),  # 2 × 22
    "rent-by-camp": (74, 39),  # 2 × (22 + 15); 24 + 15
    "utilities-of-a-monopolist": (60,),  # 10 × 6
    "fares": (80, 20),  # 2 × 40; a tenth of 200
    "building-without-monopoly": (150, 150),
    "from-houses-to-hotel": (150,),
    "mortgage": (120,),  # half of 240
    "broken-monopoly": (75, 75, 110, 22),  # half of 150 twice, half of 220, the bare street
    "houses-stay": (110, 52),  # half of 220; half of the card's 104 = 2 × (22 + 30)
    "third-street": (75, 120, 44),
    "paying-to-leave": (50,),
    "double-out-of-prison": (),
    "double-that-does-not-move": (),
    "must-pay": (50,),
    "sitting-out": (50,),
    "prison-and-price-war": (24,),
    "doubles": (),
    "percentage": (174,),  # 20% of 300, 10% of 220 + 220 + 400, 10% of 300
    "foundation": (50, 160),
    "bankrupt-to-a-player": (30,),
    "bankrupt-to-the-bank": (20,),
    "reckoning": (900, 640, 44, 44, 24),  # 90% of 1000, 80% of 800, then 2 × 22 twice and 24
    "reckoning-at-once": (900, 640, 44, 44, 24),
    "mortgaged-and-sold": (90,),
    "passing-start": (100,),
    "richest": (20,),
}
CLASSIC = {
    "both-utilities": (60,),  # 10 × 6
    "stations": (100,),
    "whole-group": (36,),  # 2 × 18
    "building-evenly": (150, 150, 150),
    "mortgage": (120,),
    "paying-to-leave": (50,),
    "third-try": (50,),
    "third-double": (),
    "estate": (20, 40),
    "heir-pays-interest": (30, 20),  # a tenth of 200
    "auction": (200,),
    "bus": (),
    "mister": (180,),
    "mortgaged-and-kept": (90, 12),  # a tenth of 120
    "passing-start": (200,),
    "last-house": (130,),
    "claimed-in-time": (18,),
}
WANTED = {
    "monopoly", "rent", "utility", "transport", "building", "mortgage", "broken-monopoly", "prison", "doubles", "income-tax",
    "foundation", "bankruptcy", "auction", "speed-faces", "timed", "mortgage-sale", "last-houses", "claim",
}  # fmt: skip
"""What there is an example of, in some edition."""


def played(name):
    classic = name.startswith("classic")
    edition = house_rules(load(name), {"speed_die": True} if classic else {})
    return [play_out(example, edition) for example in examples(edition)]


def by_hand(name, key):
    if name.startswith("classic"):
        return CLASSIC[key]
    if name == "anti-us" and key == "foundation":
        return (50, 10)
    return tuple(10 * amount if name == "anti-fr15k" else amount for amount in SUMS[key])


@pytest.mark.parametrize("name", names())
def test_every_sum_is_as_worked_out_by_hand(name):
    """Each example plays to its end, and pays what the leaflet says."""
    for one in played(name):
        sums = tuple(event.amount for event in one.events if event.amount is not None)
        assert sums == by_hand(name, one.example.key), one.example.key


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_caption_names_sums_that_were_paid(name, lang):
    """Every sum in a caption is one of those paid, as the edition writes money."""
    for one in played(name):
        edition = one.before.edition
        caption = one.caption(lang)
        assert not re.search(r"[{}]", caption)
        for number in re.findall(r"\{(\d)\}", str(one.example.caption)):
            assert edition.sum(by_hand(name, one.example.key)[int(number) - 1], lang) in caption


def test_every_example_stands_in_a_book():
    """None is left that no edition plays, and each topic that wants one has one."""
    there = {one.example.key for name in names() for one in played(name)}
    assert there == {example.key for example in shared_examples()}
    topics = {example.topic for example in shared_examples()}
    assert topics >= WANTED
    assert topics <= set(TOPICS)


def test_what_the_captions_say_happened():
    """What no sum shows: who is where, who wins, what stays mortgaged."""
    at = {
        name: {one.example.key: one.steps[-1].game.position() for one in played(name)}
        for name in ("anti-us", "anti-fr", "classic-us")
    }
    assert at["anti-us"]["bankrupt-to-a-player"]["titles"]["basin-street"] == {
        "owner": "Bob",
        "buildings": 0,
        "mortgaged": True,
    }
    assert "basin-street" not in at["anti-us"]["bankrupt-to-the-bank"]["titles"]
    assert at["anti-us"]["doubles"]["turn"] == "Bob"
    assert at["anti-us"]["double-out-of-prison"]["players"][0]["space"] == 19
    assert at["anti-fr"]["double-that-does-not-move"]["players"][0]["space"] == 14
    assert at["classic-us"]["third-double"]["players"][0]["held"] == 1
    assert at["classic-us"]["bus"]["players"][0]["space"] == 15
    assert at["anti-us"]["mortgaged-and-sold"]["titles"]["beacon-street"]["mortgaged"]
    for name, key, winner in (
        ("anti-us", "richest", "Bob"),
        ("anti-us", "reckoning", "Bob"),
        ("anti-fr", "reckoning-at-once", "Bob"),
    ):
        ended = next(one for one in played(name) if one.example.key == key).steps[-1].game
        assert ended.result
        assert ended.result.winners == [winner]


def test_us_and_french_break_a_monopoly_differently():
    """The same position, two leaflets."""
    assert "broken-monopoly" in {one.example.key for one in played("anti-us")}
    assert "houses-stay" in {one.example.key for one in played("anti-fr")}
    assert "houses-stay" not in {one.example.key for one in played("anti-us")}


def test_an_example_follows_the_house_rules():
    """It is played by the rules of the table, and left out where they do not fit it."""
    edition = house_rules(load("anti-us"), {"fee": 75, "monopoly_monopolist": 3})
    there = {one.example.key: one for one in playable(edition)}
    assert there["paying-to-leave"].caption() == "Before he throws, Bob pays $75 to get out, and then moves as usual."
    assert "double-rent" not in there


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("flat", [100, 200])
def test_the_percentage_is_not_called_less_than_a_flat_amount_that_a_table_may_lower(lang, flat):
    """By hand it is 174, whatever the flat amount is."""
    there = {one.example.key: one for one in playable(house_rules(load("anti-us"), {"income_tax": flat}))}
    caption = there["percentage"].caption(lang)
    assert "$174" in caption
    assert not any(word in caption for word in ("less than", "moins que", "mniej"))


def test_the_second_double_ends_the_turn_only_where_one_extra_throw_is_allowed():
    """With two, Bob would throw once more."""
    assert "double-that-does-not-move" in {one.key for one in examples(load("anti-fr"))}
    for extra_throws in (0, 2, 9):
        edition = house_rules(load("anti-fr"), {"extra_throws": extra_throws})
        assert "double-that-does-not-move" not in {one.key for one in examples(edition)}


def test_all_examples_of_the_printed_rules_can_be_played():
    """What cannot be played is left out quietly only where house rules forbid it."""
    for name in names():
        edition = load(name)
        assert len(list(playable(edition))) == len(examples(edition))


def test_the_book_shows_them_with_their_topic():
    """Each stands in the paragraph of its topic, once."""
    found = book("anti-us")
    shown = [example for paragraph in found.paragraphs for example in paragraph.examples]
    assert [one.key for one in found.find("10")[0].examples] == ["double-rent"]
    assert len({one.key for one in shown}) == len(shown) == len(list(playable(load("anti-us"))))


def test_only_for_the_aim_of_the_table():
    """The reckoning is for who plays for time."""
    assert "reckoning" not in {example.key for example in examples(load("anti-us"), "last")}
    assert "reckoning" in {example.key for example in examples(load("anti-us"), "timed")}


def keys(name, **rules):
    return {example.key for example in examples(house_rules(load(name), rules))}


def test_a_third_double_that_is_never_thrown_or_ends_no_turn():
    """With two extra throws there is none; and where prison ends no turn, Ann's third double gives her a try to get out."""
    assert "third-double" in keys("classic-us")
    assert "third-double" in keys("classic-us", extra_throws=3)
    assert "third-double" not in keys("classic-us", extra_throws=2)
    assert "third-double" not in keys("classic-us", prison_ends_turn=False)


@pytest.mark.parametrize("name", ["classic-us", "classic-fr"])
def test_the_classic_game_has_no_price_war(name):
    """Sitting out a turn, or paying after two tries, by a house rule; the examples show a competitor in price war."""
    for rules in ({"prison_stay": True}, {"prison_fee_after_miss": False, "prison_throws": 2}):
        captions = [one.caption() for one in playable(house_rules(load(name), rules))]
        assert not [caption for caption in captions if "price war" in caption]
    assert "sitting-out" in keys("anti-fr")
    assert "must-pay" in keys("anti-us")


def test_the_caption_calls_start_as_the_board_does():
    """Ann passes Go in Monopoly, Start in Anti-Monopoly."""
    captions = {name: one.caption() for name in names() for one in played(name) if one.example.key == "passing-start"}
    assert captions["classic-us"] == "Ann passes Go and gets $200 from the bank."
    assert captions["classic-fr"] == "Ann passes Go and gets M200 from the bank."
    assert captions["anti-us"] == "Ann passes Start and gets $100 from the bank."


def test_a_double_opens_the_jail_of_the_classic_game():
    """By a house rule; nothing there is called a prison."""
    edition = house_rules(load("classic-us"), {"prison_double": "moves-and-throws-again"})
    (one,) = [one for one in playable(edition) if one.example.key == "double-out-of-prison"]
    assert "rison" not in one.caption()
