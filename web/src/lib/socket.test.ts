import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

import { api } from "./api.ts";
import { eachWith, FakeSocket, position, seated, welcome } from "./fake.ts";
import { RoomLink } from "./room.svelte.ts";
import type { Hint, Replay, RequestRefused, Welcome } from "./types.ts";
import { learn } from "./words.svelte.ts";

let link: RoomLink;

eachWith(
  () => new RoomLink("abc123def456", "fr"),
  (opened) => (link = opened),
);

test("a line that is dead without a word is doubted within two seconds, and given up after ten more", async () => {
  FakeSocket.last.tell(welcome());
  // Not even its closing comes back.
  FakeSocket.last.close = () => {};
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.last.sent).toEqual([{ type: "ping", id: 1 }]);
  expect(link.quiet).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(link.quiet).toBe(true);
  expect(FakeSocket.last.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(link.online).toBe(false);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
});

test("answered pings keep the line", async () => {
  FakeSocket.last.tell(welcome());
  for (let id = 1; id < 10; id++) {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.last.sent).toHaveLength(id);
    FakeSocket.last.tell({ type: "done", id });
  }
  expect(link.online).toBe(true);
  expect(link.quiet).toBe(false);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a bot may think for long about a hint, while pings are answered", async () => {
  FakeSocket.last.tell(welcome());
  const hint = link.hint("Ann");
  for (let id = 2; id < 30; id++) {
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last.tell({ type: "done", id });
  }
  expect([link.online, link.quiet]).toEqual([true, false]);
  FakeSocket.last.tell({ type: "hint", id: 1, label: "Throw" } as Hint);
  expect((await hint).label).toBe("Throw");
});

test("a welcome in a language of before is asked for again", () => {
  link.speak("pl");
  FakeSocket.last.tell(welcome());
  expect(FakeSocket.last.sent.filter(({ type }) => type === "set-language")).toEqual([
    { type: "set-language", id: 1, lang: "pl" },
  ]);
});

test("an attempt to connect that hangs is given up", () => {
  vi.advanceTimersByTime(10_000);
  expect([FakeSocket.last.readyState, FakeSocket.all.length]).toEqual([3, 1]);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.tell(welcome());
  expect(link.online).toBe(true);
});

test("Try now makes a new attempt where the latest hangs, but leaves a new one time", () => {
  FakeSocket.last.tell(welcome());
  FakeSocket.last.lose();
  vi.advanceTimersByTime(500);
  link.reconnect();
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(2_000);
  link.reconnect();
  expect([FakeSocket.all[1]!.readyState, FakeSocket.all.length]).toEqual([3, 3]);
});

const said = (done: Promise<void>) =>
  done.then(
    () => "done",
    ({ text }: RequestRefused) => text,
  );
const UNSURE = "No answer came: check whether this was done.";

/** The line breaks, and the server welcomes the next one. */
function comeBack(rest: Partial<Welcome>): void {
  FakeSocket.last.lose();
  vi.advanceTimersByTime(500);
  FakeSocket.last.tell(welcome(rest));
}

test("what is pressed without a line was not sent", async () => {
  learn("en", readFileSync("../src/duopoly/words/en/web-shell.ftl", "utf-8"));
  FakeSocket.last.tell(welcome());
  FakeSocket.last.lose();
  expect(await said(link.play("Ann", "buy"))).toBe("No connection: this was not sent.");
});

test("a move that got lost with its line is sent again, once, where nothing has happened since", async () => {
  FakeSocket.last.tell(welcome());
  const bought = said(link.play("Ann", "buy"));
  comeBack({});
  const moves = () => FakeSocket.last.sent.filter(({ type }) => type === "play");
  expect(moves()).toEqual([{ type: "play", seat: "Ann", move: "buy", at: 7, id: 2 }]);
  FakeSocket.last.tell({ type: "done", id: 2 });
  expect(await bought).toBe("done");
  comeBack({});
  expect(moves()).toEqual([]);
});

test("a move made in silence waits for the next line and is refused by nobody", async () => {
  FakeSocket.last.tell(welcome());
  const bought = vi.fn();
  void said(link.play("Ann", "buy")).then(bought);
  // Not even the closing comes back, and the move is older than the first ping.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(link.online).toBe(false);
  expect(bought).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  FakeSocket.last.tell(welcome());
  FakeSocket.last.tell({ type: "done", id: FakeSocket.last.sent.find(({ type }) => type === "play")!.id });
  await vi.advanceTimersByTimeAsync(0);
  expect(bought).toHaveBeenCalledExactlyOnceWith("done");
});

test("a move that was answered in time is not sent again", async () => {
  FakeSocket.last.tell(welcome());
  const bought = said(link.play("Ann", "buy"));
  vi.advanceTimersByTime(2_000);
  expect(link.quiet).toBe(true);
  FakeSocket.last.tell({ type: "done", id: 1 });
  expect(await bought).toBe("done");
  comeBack({});
  expect(FakeSocket.last.sent).toEqual([]);
});

test.each([
  ["something has happened", { view: position(8) }],
  ["what happened was taken back", { room: { ...seated, undos: 1 } }],
])("a move is not sent again where %s", async (_, rest) => {
  learn("en", readFileSync("../src/duopoly/words/en/web-shell.ftl", "utf-8"));
  FakeSocket.last.tell(welcome());
  const bought = said(link.play("Ann", "buy"));
  comeBack(rest);
  expect(await bought).toBe(UNSURE);
  expect(FakeSocket.last.sent).toEqual([]);
});

test.each([
  [
    "made",
    [
      ["Ann", "buy"],
      ["Bob", "throw"],
    ],
    "done",
  ],
  [
    "made after another's",
    [
      ["Bob", "build boston"],
      ["Ann", "buy"],
    ],
    "done",
  ],
  [
    "not made",
    [
      ["Ann", "decline"],
      ["Bob", "throw"],
    ],
    UNSURE,
  ],
  ["somebody else's", [["Bob", "buy"]], UNSURE],
])("where the answer is lost the game says whether the move was: %s", async (_, since, told) => {
  learn("en", readFileSync("../src/duopoly/words/en/web-shell.ftl", "utf-8"));
  const before = Array.from({ length: 7 }, () => ["Ann", "buy"]);
  vi.spyOn(api, "replay").mockResolvedValue({ moves: [...before, ...since] } as unknown as Replay);
  FakeSocket.last.tell(welcome());
  const bought = said(link.play("Ann", "buy"));
  comeBack({ view: position(7 + since.length) });
  expect(await bought).toBe(told);
  expect(api.replay).toHaveBeenCalledExactlyOnceWith("abc123def456", "fr");
  expect(FakeSocket.last.sent).toEqual([]);
});

test("where there will be no other line a move is given up", async () => {
  learn("en", readFileSync("../src/duopoly/words/en/web-shell.ftl", "utf-8"));
  FakeSocket.last.tell(welcome());
  const [bought, taken] = [said(link.play("Ann", "buy")), said(link.undo())];
  FakeSocket.last.lose(4404);
  expect(await Promise.all([bought, taken])).toEqual([UNSURE, UNSURE]);
});
