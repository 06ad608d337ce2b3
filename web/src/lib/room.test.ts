import { beforeEach, describe, expect, test, vi } from "vitest";

import { eachWith, FakeSocket, line, position, seated, welcome } from "./fake.ts";
import { isRefused, RoomLink, type Stage } from "./room.svelte.ts";
import type { LedgerLine, Moved, PositionView, RoomView } from "./types.ts";

let link: RoomLink;

eachWith(
  () => new RoomLink("abc123def456", "fr"),
  (opened) => (link = opened),
);

const moved = (rest: Partial<Moved>): Moved =>
  ({
    type: "moved",
    view: position(8),
    lines: [],
    total: 2,
    undone_to: null,
    by: "Ann",
    move: "throw",
    room: seated,
    ...rest,
  }) as Moved;

test("it asks for the room in the reader's language, and is online once it is welcome", () => {
  expect(FakeSocket.last.url.href).toBe("ws://localhost:3000/api/rooms/abc123def456/socket?lang=fr");
  expect(link.online).toBe(false);
  FakeSocket.last.tell(welcome());
  expect(link.online).toBe(true);
  expect(link.me).toEqual(["Ann"]);
  expect(link.lines.map(({ n }) => n)).toEqual([0, 1]);
});

test("the server's clock is read when it arrives, however late that is shown", () => {
  vi.setSystemTime(1_000_000);
  FakeSocket.last.tell(welcome({ room: { ...seated, now: 1030 } }));
  vi.advanceTimersByTime(2000);
  expect(link.ahead).toBe(30);
});

test("a move is made for the position shown, and its promise is kept when the server is done", async () => {
  FakeSocket.last.tell(welcome());
  const done = link.play("Ann", "throw");
  expect(FakeSocket.last.sent).toEqual([{ type: "play", seat: "Ann", move: "throw", at: 7, id: 1 }]);
  FakeSocket.last.tell({ type: "done", id: 1 });
  await done;
});

test("a refusal is thrown as the server told it", async () => {
  FakeSocket.last.tell(welcome());
  const done = link.play("Ann", "buy");
  FakeSocket.last.tell({ type: "refused", id: 1, code: "cash", text: "It costs 220.", rule: "rule 6", topic: "" });
  const thrown: unknown = await done.catch((problem: unknown) => problem);
  expect(isRefused(thrown) && thrown.text).toBe("It costs 220.");
});

test("answers find their questions whatever their order", async () => {
  FakeSocket.last.tell(welcome());
  const [first, second] = [link.rule("roles"), link.rule("aim")];
  FakeSocket.last.tell({ type: "rule-text", id: 2, topic: "aim", rule: "", text: "two" });
  FakeSocket.last.tell({ type: "rule-text", id: 1, topic: "roles", rule: "", text: "one" });
  expect([(await first).text, (await second).text]).toEqual(["one", "two"]);
});

test("without a line requests fail at once, and those under way when it breaks", async () => {
  await expect(link.say("hello")).rejects.toMatchObject({ code: "offline" });
  FakeSocket.last.tell(welcome());
  const done = link.say("hello");
  FakeSocket.last.lose();
  await expect(done).rejects.toMatchObject({ code: "unanswered" });
});

test("a lost line comes back by itself, with waits that grow, and is welcomed anew", () => {
  FakeSocket.last.tell(welcome());
  const waits = [500, 1000, 2000, 4000, 5000, 5000];
  for (const wait of waits) {
    const tries = FakeSocket.all.length;
    FakeSocket.last.lose();
    expect(link.online).toBe(false);
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(tries);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(tries + 1);
  }
  FakeSocket.last.tell(welcome({ view: position(30), lines: [line(40)], total: 41 }));
  expect([link.online, link.view?.ply, link.total]).toEqual([true, 30, 41]);
  FakeSocket.last.lose();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(waits.length + 2);
});

test("a network that is back is tried at once", () => {
  FakeSocket.last.tell(welcome());
  FakeSocket.last.lose();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(5_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("what happened while the line was lost counts as one move", () => {
  FakeSocket.last.tell(welcome());
  const plies: unknown[] = [];
  link.onmoved((news, before) => plies.push([before?.ply, news.view.ply, link.view?.ply, news.lines, link.online]));
  FakeSocket.last.lose();
  vi.advanceTimersByTime(500);
  FakeSocket.last.tell(welcome({ view: position(30), lines: [line(40)], total: 41 }));
  expect(plies).toEqual([[7, 30, 30, [], false]]);
});

test("it comes back in the language spoken since", () => {
  FakeSocket.last.tell(welcome());
  link.speak("pl");
  expect(FakeSocket.last.sent).toEqual([{ type: "set-language", lang: "pl", id: 1 }]);
  FakeSocket.last.lose();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.last.url.searchParams.get("lang")).toBe("pl");
});

test("where the server says that there is no such table it does not try again", () => {
  FakeSocket.last.lose(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(link.gone).toBe(4404);
});

test("closed is closed", () => {
  FakeSocket.last.tell(welcome());
  link.close();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a move adds its lines, and those who listen know the position before", () => {
  FakeSocket.last.tell(welcome());
  const plies: (number | undefined)[] = [];
  const stop = link.onmoved((news, before) => plies.push(before?.ply, news.view.ply));
  FakeSocket.last.tell(moved({ lines: [line(2), line(3)], total: 4 }));
  stop();
  FakeSocket.last.tell(moved({ view: position(9), lines: [line(4)], total: 5 }));
  expect(link.lines.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
  expect(link.fresh.map(({ n }) => n)).toEqual([4]);
  expect([link.total, link.view?.ply]).toEqual([5, 9]);
  expect(plies).toEqual([7, 8]);
});

test("what an undo takes back leaves the ledger", () => {
  FakeSocket.last.tell(welcome());
  FakeSocket.last.tell(moved({ view: position(3), undone_to: 1, total: 1, move: "" }));
  expect(link.lines.map(({ n }) => n)).toEqual([0]);
  FakeSocket.last.tell(moved({ view: position(4), lines: [line(1, "anew")], total: 2 }));
  expect(link.lines.map(({ text }) => text)).toEqual(["line 0", "anew"]);
});

test("older lines come before those that are there", async () => {
  FakeSocket.last.tell(welcome({ lines: [line(5), line(6)], total: 7 }));
  const more = link.more();
  expect(FakeSocket.last.sent).toEqual([{ type: "older-lines", before: 5, id: 1 }]);
  FakeSocket.last.tell({ type: "older-lines", id: 1, lines: [line(3), line(4), line(5)] });
  await more;
  expect(link.lines.map(({ n }) => n)).toEqual([3, 4, 5, 6]);
});

test("a hint is asked for a seat", async () => {
  FakeSocket.last.tell(welcome());
  const asked = link.hint("Ann");
  expect(FakeSocket.last.sent).toEqual([{ type: "hint", seat: "Ann", id: 1 }]);
  const hint = {
    type: "hint",
    id: 1,
    bot: "steady",
    move: "buy",
    label: "Buy Oslo",
    reason: "",
    chances: [],
    undecided: false,
    sureness: "only",
    other: "",
    after: null,
    rollouts: 0,
    options: [],
    played_by: "steady",
  } as const;
  FakeSocket.last.tell({ ...hint, chances: [], options: [] });
  expect(await asked).toEqual(hint);
});

describe("a stage that shows moves", () => {
  /** Shows nothing by itself: a test says when. */
  class FakeStage implements Stage {
    moving = false;
    finished = 0;
    jobs: {
      lines: LedgerLine[];
      together: boolean;
      show: (view: PositionView, lines: LedgerLine[]) => void;
      done: () => void;
    }[] = [];

    perform: Stage["perform"] = (lines, _before, _after, { show, done }, together) => {
      this.jobs.push({ lines, together, show, done });
    };

    after: Stage["after"] = (done) => {
      if (this.jobs.length) this.jobs.push({ lines: [], together: false, show: () => {}, done });
      else done();
    };

    finish: Stage["finish"] = () => {
      this.finished++;
      for (const job of this.jobs.splice(0)) job.done();
    };
  }

  let stage: FakeStage;
  let together: boolean;
  const texts = () => link.lines.map(({ text }) => text);
  const now = () => [link.view?.ply, link.latest?.ply, link.moving];

  beforeEach(() => {
    stage = new FakeStage();
    together = false;
    FakeSocket.last.tell(welcome());
    link.follow(stage, () => together);
  });

  test("the table is as of what has been shown, whatever has arrived", () => {
    const plies: number[] = [];
    link.onmoved(({ view }) => plies.push(view.ply));
    FakeSocket.last.tell(moved({ lines: [line(2, "throws"), line(3, "moves")], total: 4 }));
    expect([now(), link.lines.length, link.total, plies]).toEqual([[7, 8, true], 2, 2, []]);
    stage.jobs[0]!.show(position(7, { heading: "between" }), [line(2, "throws")]);
    expect([now(), texts().slice(2), link.view?.heading]).toEqual([[7, 8, true], ["throws"], "between"]);
    stage.jobs[0]!.done();
    expect([now(), texts().slice(2), link.total, plies]).toEqual([[8, 8, false], ["throws", "moves"], 4, [8]]);
  });

  test("the room as it was after a move is told with that move", () => {
    FakeSocket.last.tell(moved({ lines: [line(2)], total: 3 }));
    FakeSocket.last.tell({ type: "room", room: { ...seated, spectators: 3 } as RoomView });
    expect(link.room?.spectators).toBeUndefined();
    for (const job of stage.jobs) job.done();
    expect(link.room?.spectators).toBe(3);
  });

  test("what is taken back is taken back at once", () => {
    FakeSocket.last.tell(moved({ lines: [line(2)], total: 3 }));
    FakeSocket.last.tell(moved({ view: position(3), undone_to: 1, total: 1, move: "" }));
    expect(stage.finished).toBe(1);
    stage.jobs[0]!.done();
    expect([now(), link.lines.length]).toEqual([[3, 3, false], 1]);
  });

  test("a welcome ends what moves, as it tells everything", () => {
    FakeSocket.last.tell(moved({ lines: [line(2)], total: 3 }));
    FakeSocket.last.tell(welcome({ view: position(30) }));
    expect([now(), stage.jobs.length]).toEqual([[30, 30, false], 0]);
  });

  describe("the moves of bots together", () => {
    const bobs = (n: number, rest: Partial<Moved> = {}) =>
      moved({ by: "Bob", view: position(6 + n, { to_act: "Bob" }), lines: [line(n)], total: n + 1, ...rest });

    beforeEach(() => void (together = true));

    test("wait until a person is asked, and are then one", () => {
      FakeSocket.last.tell(bobs(2));
      FakeSocket.last.tell(bobs(3));
      expect([now(), stage.jobs.length]).toEqual([[7, 9, true], 0]);
      FakeSocket.last.tell(bobs(4, { view: position(10, { to_act: "Ann" }) }));
      expect(stage.jobs.map(({ lines, together }) => [lines.map(({ n }) => n), together])).toEqual([[[2, 3, 4], true]]);
      stage.jobs[0]!.done();
      expect([now(), link.lines.map(({ n }) => n)]).toEqual([
        [10, 10, false],
        [0, 1, 2, 3, 4],
      ]);
    });

    test("my own move is shown by itself", () => {
      FakeSocket.last.tell(bobs(2, { by: "Ann" }));
      expect(stage.jobs.map(({ together }) => together)).toEqual([false]);
    });

    test("nobody waits for ever", () => {
      FakeSocket.last.tell(bobs(2));
      FakeSocket.last.tell(bobs(3));
      vi.advanceTimersByTime(15_000);
      expect(stage.jobs.map(({ lines }) => lines.length)).toEqual([2]);
    });

    test("are a few pictures a second where nothing moves, however fast they come", () => {
      together = false;
      for (const n of [2, 3, 4, 5]) FakeSocket.last.tell(bobs(n));
      expect(stage.jobs).toHaveLength(0);
      vi.advanceTimersByTime(100);
      expect(stage.jobs.map(({ lines, together }) => [lines.length, together])).toEqual([[4, false]]);
    });

    test("are shown one by one to whom only bots play before", () => {
      const room = { ...seated, seats: seated.seats.map((seat) => ({ ...seat, who: "bot" as const })) };
      FakeSocket.last.tell(bobs(2, { room }));
      vi.advanceTimersByTime(100);
      expect(stage.jobs).toHaveLength(1);
    });
  });
});
