"""`duopoly.explain`: a paragraph by an edition's name, its path, or an Edition."""

import pytest

import duopoly


def test_an_edition_is_named_as_everywhere(tmp_path):
    """The three ways say the same."""
    path = tmp_path / "ours.toml"
    path.write_text('extends = "anti-us"\n')
    told = duopoly.explain(duopoly.edition("anti-us"), "rent", "pl")
    assert told == duopoly.explain("anti-us", "rent", "pl") == duopoly.explain(path, "rent", "pl")


@pytest.mark.parametrize("edition", ["anti-moon", 5, None, ["anti-us"], {"key": "anti-us"}, "no-such-file.toml"])
def test_what_is_no_edition_is_said_in_a_line(edition):
    with pytest.raises(duopoly.BadEdition) as caught:
        duopoly.explain(edition, "rent")
    assert "\n" not in str(caught.value)
    assert "edition" in str(caught.value) or "no-such-file.toml" in str(caught.value)


@pytest.mark.parametrize("topic", ["", "rents", None, 5, ["rent"]])
def test_what_is_no_topic_is_said_in_a_line(topic):
    with pytest.raises(ValueError, match=r"^topic: expected one of object, roles,") as caught:
        duopoly.explain("anti-us", topic)
    assert str(caught.value).endswith(f"got {topic!r}")


def test_a_language_there_is_not():
    with pytest.raises(ValueError, match=r"^lang: "):
        duopoly.explain("anti-us", "rent", "xx")


def test_the_fares_of_the_stations_are_listed():
    """25 for one, 50 for two, 100 for three, 200 for all four."""
    assert "$25, $50, $100, $200." in duopoly.explain("classic-us", "transport")


def test_what_becomes_of_a_mortgaged_title_s_card():
    """On both classic boards it is turned over; in the American Anti-Monopoly the bank keeps it."""
    for edition, said in (
        ("classic-us", "Turn its title card over"),
        ("classic-fr", "Turn its title card over"),
        ("anti-us", "goes to the bank"),
    ):
        assert said in duopoly.explain(edition, "mortgage")
