import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

import { eachWith, FakeSocket, welcome } from "./fake.ts";
import { RoomLink } from "./room.svelte.ts";
import type { Hint, RequestRefused } from "./types.ts";
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

test("what was on its way when the line broke may have been done, what is pressed after it was not sent", async () => {
  learn("en", readFileSync("../src/duopoly/words/en/web-shell.ftl", "utf-8"));
  FakeSocket.last.tell(welcome());
  const refused = (done: Promise<void>) => done.catch(({ text }: RequestRefused) => text);
  const buys = refused(link.play("Ann", "buy"));
  FakeSocket.last.lose();
  expect(await buys).toBe("No answer came: check whether this was done.");
  expect(await refused(link.play("Ann", "buy"))).toBe("No connection: this was not sent.");
});
