import { expect, test, vi } from "vitest";

import { eachWith, FakeSocket, welcome } from "./fake.ts";
import { RoomLink } from "./room.svelte.ts";
import type { Hint } from "./types.ts";

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
