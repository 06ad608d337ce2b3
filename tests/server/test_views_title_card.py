"""Title cards: both columns, the figure in force and why, what visitors would pay. Figures are the leaflets' and the title cards'."""

from pathlib import Path

import pytest
from leaflets.table import at, competitor, gone, monopolist, player

import duopoly
from duopoly.editions import load, names
from duopoly.editions.edition import grouped
from duopoly.play.game import Record
from duopoly.server.views.title_card import title_card

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.jsonl"))
LANGUAGES = ("en", "fr", "pl")


def look_table(**more):
    """The position of the mock screens: Bob has_monopoly Boston, Ann holds its third street; Dee is in prison, Cem in price war."""
    titles = {
        21: "Bob", 24: ("Bob", 2), 23: "Ann", 5: "Bob", 25: "Bob", 12: "Bob", 28: "Cem", 39: "Ann", 18: "Dee",
        19: ("Cem", 1), 6: ("Ann", "hotel"), 27: ("Dee", "mortgaged"),
    }  # fmt: skip
    people = [competitor("Ann", 168, 13), monopolist("Bob", 392, 6)]
    people += [competitor("Cem", 144, 10, 1), monopolist("Dee", 30, 10, 2)]
    return at("anti-us", people, titles, round=14, **more)


def card(game, space, lang="en"):
    return title_card(game, space, lang, 7)


def rows(found):
    """Labels and cells, with a star before the cell in force."""
    return [(r.label, *(f"*{cell}" if n == r.now else cell for n, cell in enumerate(r.cells))) for r in found.rows]


def told(found):
    return {visitor.name: visitor.text for visitor in found.visitors}


def test_the_card_of_the_mock_screen():
    """Brattle Street: 22, doubled to 44 as Bob has_monopoly Boston; every row of both columns."""
    found = card(look_table(), 21)
    assert (found.id, found.space, found.name) == (7, 21, "Brattle St.")
    assert found.summary == "Boston · price $220 · owned by Bob · bare"
    assert rows(found) == [
        ("Bare street", "22", "22"),
        ("Bare, city monopolized", "as above", "*44"),
        ("1 house", "37", "74"),
        ("2 houses", "52", "104"),
        ("3 houses", "67", "134"),
        ("4 houses", "82", "not built"),
        ("Apartment", "97", "164"),
    ]
    assert [(step.kind, step.number, step.text) for step in found.why] == [
        ("bare", 22, "$22 for the bare street"),
        ("monopoly", 44, "doubled: Bob monopolizes Boston"),
    ]
    assert found.why_text == "$44 now: $22 for the bare street, doubled: Bob monopolizes Boston."
    assert (found.why_rule, found.topic, found.text) == ("rule 10", "monopoly", "")
    assert told(found) == {"Ann": "$44, doubled", "Bob": "own title", "Cem": "$44, doubled", "Dee": "$44: $14 short"}
    assert found.facts == [
        ("House", "$150"),
        ("Apartment", "$150 and 3 houses"),
        ("Mortgage", "$110"),
        ("Lift the mortgage", "$121"),
    ]


@pytest.mark.parametrize(
    ("space", "line", "row", "why", "rule"),
    [
        (24, "Boston · price $240 · owned by Bob · 2 houses", ("2 houses", "54", "*108"), "$108 now: $108 with 2 houses.", "rule 9"),
        (19, "Philadelphia · price $200 · owned by Cem · 1 house", ("1 house", "*30", "60"), "$30 now: $30 with 1 house.", "rule 9"),
        (6, "Los Angeles · price $100 · owned by Ann · apartment", ("Apartment", "*35", "60"), "$35 now: $35 with an apartment.", "rule 9"),
        (39, "New York · price $400 · owned by Ann · bare", ("Bare street", "*40", "40"), "$40 now: $40 for the bare street.", "rule 9"),
        (5, "transport company · price $200 · owned by Bob", ("2 transport companies owned", "20", "*80"), "$80 now: 2 transport companies owned.", "rule 19"),
        (12, "utility · price $150 · owned by Bob", ("1 utility owned", "4×", "*4×"), "4 times a fresh throw: Bob owns 1 utility.", "rule 20"),
    ],
)  # fmt: skip
def test_what_is_in_force_and_why(space, line, row, why, rule):
    """Houses, the apartment, a competitor's bare street, fares by number, multiples by role."""
    found = card(look_table(), space)
    assert found.summary == line
    assert [r for r in rows(found) if any(cell.startswith("*") for cell in r)] == [row]
    assert (found.why_text, found.why_rule) == (why, rule)


def test_fares_and_multiples_in_both_columns():
    """A competitor's fare is a tenth of the price, a monopolist's doubles with each company; both utilities make it ten times."""
    assert rows(card(look_table(), 35)) == [
        ("1 transport company owned", "20", "40"),
        ("2 transport companies owned", "20", "80"),
        ("3 transport companies owned", "20", "160"),
        ("4 transport companies owned", "20", "320"),
    ]
    game = at("anti-us", [competitor("Ann"), monopolist("Bob")], {12: "Bob", 28: "Bob"})
    found = card(game, 28)
    assert rows(found) == [("1 utility owned", "4×", "4×"), ("2 utilities owned", "4×", "*10×")]
    assert found.why_text == "10 times a fresh throw: Bob owns 2 utilities."
    assert told(found) == {"Ann": "10 times a fresh throw", "Bob": "own title"}
    assert found.facts == [("Mortgage", "$75"), ("Lift the mortgage", "$83")]


def test_mortgaged_titles_earn_nothing():
    """No cell is in force; lifting is what is told."""
    found = card(look_table(), 27)
    assert found.summary == "Washington · price $260 · owned by Dee · mortgaged"
    assert all(row.now is None for row in found.rows)
    assert (found.why_text, found.why_rule) == ("Mortgaged: no rent. Lifting it costs $143.", "rule 12")
    assert told(found)["Ann"] == "nothing: mortgaged"


def test_a_monopolist_in_prison_collects_nothing_but_price_war_pays():
    """Dee's street in prison brings nothing, Cem's in price war its rent."""
    found = card(look_table(), 18)
    assert all(row.now is None for row in found.rows)
    assert (found.why_text, found.why_rule, found.topic) == ("Dee is in prison and collects no rent.", "rule 15", "prison-rent")
    assert told(found) == dict.fromkeys(("Ann", "Bob", "Cem"), "nothing: Dee is in prison") | {"Dee": "own title"}
    assert told(card(look_table(), 19))["Ann"] == "$30"


def test_unowned_titles_are_for_sale():
    """The price, and what is missing to it; the apartment costs as many houses as a role builds."""
    found = card(look_table(), 26)
    assert found.summary == "Washington · price $260 · unowned"
    assert found.why_text == "Nobody owns it: whoever lands here may buy it for $260."
    assert (found.why_rule, found.topic) == ("rule 9", "purchase")
    assert told(found)["Ann"] == "for sale at $260: $92 short"
    assert told(found)["Bob"] == "for sale at $260"
    assert ("Apartment", "$150 and 4 / 3 houses") in found.facts


@pytest.mark.parametrize(
    ("edition", "rents", "hotel", "sign"), [("anti-fr", (74, 37), "Hotel", "\u00a0€"), ("anti-pl", (74, None), "Hotel", " €")]
)
def test_houses_that_outlast_a_monopoly_ask_half(edition, rents, hotel, sign):
    """French rule 11F: one of the two streets is mortgaged, so the house on the other brings half of 74. In Poland that cannot be."""
    people = [competitor("Ann"), monopolist("Bob")]
    titles = {21: ("Bob", 1), 23: ("Bob", "mortgaged")} if rents[1] else {21: ("Bob", 1), 23: "Bob"}
    found = card(at(edition, people, titles), 21)
    told_rows = rows(found)
    assert told_rows[-1][0] == hotel
    if rents[1]:
        assert ("1 house", "37", "74") in told_rows
        assert ("1 house, monopoly broken", "as above", "*37") in told_rows
        assert [step.number for step in found.why] == [74, 37]
        assert told(found)["Ann"] == f"37{sign}"
    else:
        assert ("1 house", "37", "*74") in told_rows


def test_amounts_times_ten():
    """The later French box: 220, doubled 440; the utilities 40 and 100 times."""
    people = [competitor("Ann", 9000), monopolist("Bob", 9000)]
    found = card(at("anti-fr15k", people, {21: "Bob", 23: "Bob", 12: "Ann"}), 21)
    assert rows(found)[:3] == [
        ("Bare street", "220", "220"),
        ("Bare, city monopolized", "as above", "*440"),
        ("1 house", "370", "740"),
    ]
    assert found.facts[:2] == [("House", "1,500"), ("Hotel", "1,500 and 3 houses")]
    found = card(at("anti-fr15k", people, {12: "Ann"}), 12)
    assert rows(found) == [("1 utility owned", "*40×", "40×"), ("2 utilities owned", "40×", "100×")]


def test_the_classic_game_has_one_column():
    """Boardwalk 50, doubled 100 with the group; 200, 600, 1400, 1700, 2000. Half a group doubles nothing."""
    people = [player("Ann"), player("Bob", 90)]
    found = card(at("classic-us", people, {37: "Ann", 39: "Ann"}), 39)
    assert rows(found) == [
        ("Bare street", "50"),
        ("Bare, whole group owned", "*100"),
        ("1 house", "200"),
        ("2 houses", "600"),
        ("3 houses", "1,400"),
        ("4 houses", "1,700"),
        ("Hotel", "2,000"),
    ]
    assert told(found) == {"Ann": "own title", "Bob": "$100: $10 short"}
    assert found.facts == [
        ("House", "$200"),
        ("Hotel", "$200 and 4 houses"),
        ("Mortgage", "$200"),
        ("Lift the mortgage", "$220"),
    ]
    assert found.summary == "Dark Blue · price $400 · owned by Ann · bare"
    found = card(at("classic-us", people, {37: ("Ann", "mortgaged"), 39: "Ann"}), 39)
    assert rows(found)[0] == ("Bare street", "*50")
    stations = card(at("classic-us", people, {5: "Ann", 15: "Ann", 25: ("Ann", "mortgaged")}), 5)
    assert rows(stations) == [
        ("1 railroad owned", "25"),
        ("2 railroads owned", "50"),
        ("3 railroads owned", "*100"),
        ("4 railroads owned", "200"),
    ]
    assert rows(card(at("classic-us", people, {37: ("Ann", 4), 39: ("Ann", "hotel")}), 39))[-1] == ("Hotel", "*2,000")
    held = card(at("classic-fr", [player("Ann", held=1, space=10), player("Bob")], {39: "Ann"}), 39)
    assert told(held)["Bob"] == "M50"


def test_house_rules_change_the_card():
    """Two houses at most and no doubling: the rows follow the table that is played."""
    people = [competitor("Ann"), monopolist("Bob")]
    rules = {"max_houses_competitor": 2, "max_houses_monopolist": 0, "monopoly_monopolist": 0}
    found = card(at("anti-us", people, {21: ("Ann", "hotel")}, rules=rules), 21)
    assert rows(found) == [
        ("Bare street", "22", "22"),
        ("1 house", "37", "not built"),
        ("2 houses", "52", "not built"),
        ("Apartment", "*97", "164"),
    ]
    assert ("Apartment", "$150 and 2 houses") in found.facts


def test_what_is_due_already_does_not_count():
    """A visitor who owes something else, and a card being followed, change nothing on the card."""
    debts = [{"debtor": "Ann", "creditor": None, "amount": 75, "for": "property-tax", "space": 38}]
    game = at("anti-us", [competitor("Ann", 50, 38), monopolist("Bob")], {21: "Bob"}, phase="debt", resume="next", debts=debts)
    assert told(card(game, 21)) == {"Ann": "$22", "Bob": "own title"}


def test_claimed_rent_is_told_as_such():
    """Where rent has to be claimed, a visitor pays if the owner asks."""
    game = at("anti-us", [competitor("Ann"), monopolist("Bob")], {21: "Bob"}, rules={"claim_rent": True})
    assert told(card(game, 21))["Ann"] == "$22 if claimed"


@pytest.mark.parametrize(
    ("space", "line", "rule", "words", "visitors"),
    [
        (0, "start", "rule 14", "$100", ["collects $100", "collects $100"]),
        (2, "card", "rule 16", "competitor card", ["draw a card", "draw a card"]),
        (4, "income tax", "rule 17", "$200", ["$200 or $100", "$200 or $200"]),
        (10, "prison and price war", "rule 15", "sightseeing", ["sightseeing", "sightseeing"]),
        (20, "Foundation", "rule 21", "$10", ["one more die", "pays $10"]),
        (30, "go to prison or price war", "rule 15", "$50", ["to the price war", "to prison"]),
        (38, "property tax", "rule 18", "$75", ["pays $75", "pays $75"]),
    ],
)
def test_spaces_without_titles(space, line, rule, words, visitors):
    """What happens there by role, in our words with the edition's figures, and to whom now."""
    found = card(at("anti-us", [competitor("Ann"), monopolist("Bob"), gone(competitor("Cem"))]), space)
    assert (found.summary, found.why_rule, found.rows, found.facts, found.why) == (line, rule, [], [], [])
    assert words in found.text
    assert found.text.endswith(f"({rule})")
    assert [visitor.text for visitor in found.visitors] == visitors
    assert [visitor.name for visitor in found.visitors] == ["Ann", "Bob"]


def test_classic_spaces_without_titles():
    """Free parking does nothing; the income tax is flat; jail is only for those who are sent."""
    game = at("classic-us", [player("Ann", 150), player("Bob")])
    assert told(card(game, 20)) == {"Ann": "nothing", "Bob": "nothing"}
    assert told(card(game, 4)) == {"Ann": "pays $200: $50 short", "Bob": "pays $200"}
    assert told(card(game, 10))["Ann"] == "just visiting"
    assert told(card(game, 30))["Ann"] == "to jail"
    assert told(card(game, 0))["Ann"] == "collects $200"


def test_before_roles_are_chosen_nobody_is_a_visitor():
    """A visitor's cost depends on the role."""
    game = duopoly.Game("anti-us", ["Ann", "Bob"], seed=1)
    assert card(game, 20).visitors == []
    assert rows(card(game, 21))[1] == ("Bare, city monopolized", "as above", "44")


def positions(path):
    """The recorded game as it stood at some places of its first 300 moves."""
    record = Record.load(path)
    game = duopoly.Game.from_header(record.header)
    for n, (by, move) in enumerate(record.moves[:300]):
        if n % 60 == 0:
            yield game.copy()
        game.play(move, by=by)
    yield game


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_card_of_real_games(path):
    """One cell is in force exactly where somebody collects, and it is what visitors pay; nothing is left unresolved."""
    for game in positions(path):
        g, _ = game.inside()
        for space in range(40):
            found = card(game, space, LANGUAGES[space % 3])
            assert found.name
            assert found.summary
            marked = [row.cells[row.now] for row in found.rows if row.now is not None]
            paid = {
                v.text.split(":")[0].split(", ")[0].strip()
                for v in found.visitors
                if game.players.index(v.name) != g.owner[space]
            }
            if not found.rows:
                assert found.text
            elif marked:
                (cell,) = marked
                if not cell.endswith("×"):
                    money = game.edition.money
                    assert paid <= {f"{money.before}{cell}{money.after}"}, (found.name, paid)
            else:
                assert found.why_text


@pytest.mark.parametrize("name", names())
def test_every_space_of_every_edition(name):
    """Every card can be told in each language, with every figure of the title card in it."""
    edition = load(name)
    people = [competitor("Ann", 9000), monopolist("Bob", 9000)] if len(edition.roles) > 1 else [player("Ann"), player("Bob")]
    game = at(name, people)
    for title in edition.titles.values():
        for lang in LANGUAGES:
            cells = [row.cells for row in card(game, title.index, lang).rows]
            for n, role in enumerate(edition.roles):
                column = [row[n].rstrip("×") for row in cells]
                assert {grouped(rent, lang) for rent in title.rents[role]} <= set(column)


def test_the_title_for_sale_says_which_rent_its_buyer_would_take():
    """Ann buys her first street of Boston as a competitor; Bob his third as a monopolist, whose city doubles."""
    people = [competitor("Ann", 500, 23), monopolist("Bob", 500, 5)]
    ann = card(at("anti-us", people, {21: "Bob"}, phase="buy"), 23)
    assert [(row.label, row.then) for row in ann.rows if row.then is not None] == [("Bare street", 0)]
    assert all(row.now is None for row in ann.rows)
    bob = card(
        at("anti-us", [people[0] | {"space": 5}, people[1] | {"space": 23}], {21: "Bob", 24: "Bob"}, phase="buy", turn="Bob"),
        23,
    )
    assert [(row.label, row.then) for row in bob.rows if row.then is not None] == [("Bare, city monopolized", 1)]
    # It is nobody's business elsewhere, or once it is sold.
    assert all(row.then is None for row in card(at("anti-us", people, phase="end"), 23).rows)
    assert all(row.then is None for row in card(at("anti-us", people, phase="buy"), 27).rows)
