"""Guided games: the others move as the guide has it, the learner is answered kindly, and who leaves has an ordinary table."""

import pytest

from duopoly.play import fair
from duopoly.play.game import Record
from duopoly.server.rooms.guides import GUIDES, LEARNER
from duopoly.words import LANGUAGES, say


def guided(someone, guide="first", server=None, lang="en", **more):
    """A guided game: the learner's line to it."""
    learner = someone(server)
    room = learner.post("/api/guides", guide=guide, bot_delay="off", lang=lang, **more)["room"]
    return learner.sit(room, lang)


def follow(table, upto=None):
    """Makes the learner's moves until a cue, or to the end of the guide; gives the cues."""
    cues = []
    while True:
        table.until(lambda: table.room.guide is None or not table.room.guide.waits or table.view.result)
        now = table.room.guide
        if now is None or not now.move or now.cue == upto:
            return cues
        cues.append((now.step, now.cue))
        table.play(LEARNER, now.move)


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_is_a_game_by_the_rules(name):
    guide = GUIDES[name]
    record = guide.record()
    game = record.replay()
    for line in guide.moves:
        game.play(line.move, by=line.by)
    cues = [line for line in guide.moves if line.cue]
    assert len({line.cue for line in cues}) == len(cues)
    assert {line.by for line in cues} == {LEARNER}
    assert all(line.cue for line in guide.moves if line.by == LEARNER), "what the learner does has a cue"
    assert sorted({line.step for line in cues}) == list(range(1, guide.steps))


def test_the_first_guide_ends_with_a_winner(someone):
    table = guided(someone)
    assert [seat.who for seat in table.room.seats] == ["person", "bot"]
    assert (table.room.guide.step, table.room.guide.steps) == (1, 9)
    cues = follow(table)
    assert [cue for _, cue in cues] == [line.cue for line in GUIDES["first"].moves if line.cue]
    table.until(lambda: table.view.result is not None)
    assert table.view.result.winners == [LEARNER]
    assert (table.room.guide.step, table.room.guide.cue) == (9, "end-of-guide")
    record = Record.parse(table.browser.get(f"/api/rooms/{table.id}/record"))
    assert len(record.replay().moves) == len(GUIDES["first"].moves)
    assert table.browser.get(f"/api/rooms/{table.id}/check")["ok"]


def test_its_name_is_in_the_language_of_who_reads_it(someone):
    table = guided(someone, lang="pl")
    assert table.room.name == say("pl", "guide-first")
    assert table.browser.sit(table.id, "fr").room.name == say("fr", "guide-first")
    assert [(one["name"], one["guide"]) for one in table.browser.get("/api/rooms", lang="en")] == [
        (say("en", "guide-first"), True)
    ]


def test_another_legal_move_is_answered_kindly_and_one_that_is_not_as_ever(someone):
    table = guided(someone)
    follow(table, upto="buy")
    assert table.not_played(LEARNER, "decline") == "guide"
    assert table.heard[-1].text == say("en", "server-guide")
    assert table.not_played(LEARNER, "throw") != "guide"
    assert table.room.guide.cue == "buy"


def test_back_is_an_undo_and_the_others_move_again(someone):
    table = guided(someone)
    follow(table, upto="city")
    before = table.view
    table.do("undo", at=table.view.ply)
    assert (table.room.guide.cue, table.room.guide.waits) == ("rent", False)
    table.do("undo", at=table.view.ply)
    assert table.room.guide.cue == "pass"
    follow(table, upto="city")
    assert table.view.players == before.players


def test_coming_back_finds_the_same_step(someone):
    for name, guide in GUIDES.items():
        for cue in [line.cue for line in guide.moves if line.cue]:
            table = guided(someone, name)
            follow(table, upto=cue)
            again = table.browser.sit(table.id)
            assert again.room.guide.cue == cue
            assert again.view == table.view


@pytest.mark.parametrize("step", range(1, 10))
def test_a_guide_can_begin_at_any_step(someone, step):
    table = guided(someone, step=step)
    table.until(lambda: not table.room.guide.waits or table.view.result)
    assert table.room.guide.step == step
    follow(table)
    table.until(lambda: table.view.result is not None)
    assert table.view.result.winners == [LEARNER]


def test_who_leaves_keeps_the_game_with_dice_that_are_promised(someone):
    table = guided(someone)
    follow(table, upto="build")
    assert not table.room.commitment
    table.do("leave-guide")
    table.until(lambda: table.room.guide is None)
    assert table.room.commitment
    assert table.room.takes_salts
    assert table.room.may_undo == 0, "what the guide made happen stays"
    table.play(LEARNER, "build rush-street")
    table.play(LEARNER, "end")
    table.until(lambda: table.view.to_act == LEARNER)
    record = Record.parse(table.browser.get(f"/api/rooms/{table.id}/record"))
    assert fair.verify(record).thrown == 0
    assert [part.moves for part in fair.verify(record).earlier] == [10]
    assert table.refused("leave-guide") == "not-now"


def test_what_is_left_is_left_after_a_restart_too(someone, serving, tmp_path):
    server = serving()
    table = guided(someone, server=server)
    follow(table, upto="camps")
    table.do("leave-guide")
    view = table.view
    server.stop()
    again = serving(tmp_path / "rooms.db")
    table.browser.url = again.url
    table.browser.http.base_url = again.url
    table.browser.http.headers["origin"] = again.url
    back = table.browser.sit(table.id)
    assert back.room.guide is None
    assert back.room.commitment
    assert back.view.players == view.players


def test_a_bot_in_the_learners_seat_leaves_the_guide(someone):
    table = guided(someone)
    table.do("replace-with-bot", seat=LEARNER)
    table.until(lambda: table.room.guide is None and table.view.ply > 6)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_has_a_name(someone, lang):
    assert guided(someone, "difference", lang=lang).room.name == say(lang, "guide-difference")


@pytest.mark.parametrize("body", [{"guide": "last"}, {"guide": "first", "step": 0}, {}])
def test_other_guides_are_refused(someone, body):
    assert someone().post("/api/guides", 400, **body)["code"] == "bad-request"
