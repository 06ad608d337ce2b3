"""Two servers on one PostgreSQL: whoever asks which, it is one table."""

from at_table import act, asked, cash, go_to, lay, seats, sit, told
from playwright.sync_api import expect
from serving import Server


def test_two_servers_are_one_table(browse, postgres, tmp_path):
    database = postgres.fresh().replace("postgresql://", "postgresql+psycopg://")
    with Server(tmp_path / "one", database) as one, Server(tmp_path / "two", database) as two:
        ann, bob = browse(at=one), browse(at=two)
        room = lay(ann, seats=seats("Ann Bob", "me link"), dice="hand")
        sit(bob, ann, room, "Bob")
        go_to(ann, room)
        go_to(bob, room)
        act(ann, "Throw the dice")
        act(ann, "1")
        act(ann, "2")
        act(ann, "Buy French Quarter")
        expect(cash(bob, "Ann")).to_contain_text("$1,440")  # 1500 - 60
        act(ann, "End turn")
        act(bob, "Throw the dice")
        act(bob, "1")
        act(bob, "2")
        for page in (ann, bob):
            expect(told(page, "Bob pays Ann $6 rent for French Quarter")).to_be_visible()
            expect(cash(page, "Bob")).to_contain_text("$1,494")
        expect(asked(bob, "Bob, anything else?")).to_be_visible()
