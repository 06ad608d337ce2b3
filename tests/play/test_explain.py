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
        duopoly.explain("anti-us", "rent", "de")
