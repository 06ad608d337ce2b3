import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { line, view } from "../fixtures/play.ts";
import { announcer } from "../lib/announcer.svelte.ts";
import { FakeSocket, seated, welcome } from "../lib/fake.ts";
import { preferences } from "../lib/preferences.svelte.ts";
import { RoomLink } from "../lib/room.svelte.ts";
import type { Moved } from "../lib/types.ts";
import { learn } from "../lib/words.svelte.ts";
import { Narrator, spoken, Unread } from "./narrator.ts";
import type { Play } from "./play.svelte.ts";
import Table from "./Table.svelte";

// The board would load long after the test.
vi.mock("../first-paint/table-chunks.ts", () => ({
  fetched: {},
  fetchDesk: async () => {},
  fetchPhone: async () => {},
}));

const bobs = view({ to_act: "Bob", turn: "Bob", phase: "throw" });
const mine = view({ to_act: "Ann", turn: "Ann", phase: "throw" });
const buys = view({ to_act: "Ann", turn: "Ann", phase: "buy" });
const vibrate = vi.fn();

beforeEach(() => {
  vibrate.mockClear();
  Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
  Object.assign(preferences, { vibrate: true, muted: false, turnSound: false });
});

/** My turn comes, and goes on. */
function comes(): void {
  const narrator = new Narrator({ mine: ["Ann"], awake: ["Ann"], link: { chat: [] } } as unknown as Play);
  const moved = (now: Moved["view"]) => ({ view: now, lines: [], room: { seats: [] } }) as unknown as Moved;
  narrator.moved(moved(mine), bobs);
  narrator.moved(moved(buys), mine);
  narrator.moved(moved(bobs), buys);
}

test("the phone vibrates once on my turn", () => {
  comes();
  expect(vibrate.mock.calls).toEqual([[[60, 80, 60]]]);
});

test.each([{ vibrate: false }, { muted: true }])("it stays still by choice: %o", (chosen) => {
  Object.assign(preferences, chosen);
  comes();
  expect(vibrate).not.toHaveBeenCalled();
});

test("what others write is read out once, also while the chat is closed; my own words and older ones are not", () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  learn("en", readFileSync("../src/duopoly/words/en/web-shell.ftl", "utf-8"));
  const link = new RoomLink("r", "en");
  const words = [
    { by: "Bob", text: "Hello", at: 1 },
    { by: "Bob", text: "Are you there?", at: 2 },
    { by: "Ann", text: "Yes", at: 3 },
    { by: "Bob", text: "Throw!", at: 4 },
  ];
  const welcomed = (count: number) => welcome({ view: null, room: seated, chat: words.slice(0, count) });
  FakeSocket.last.tell(welcomed(1));
  render(Table, { link });
  const heard = () => {
    flushSync();
    vi.runOnlyPendingTimers();
    return announcer.polite;
  };
  expect(heard()).toBe("");
  FakeSocket.last.tell({ type: "chat-added", message: words[1]! });
  expect(heard()).toBe("Bob: Are you there?");
  announcer.hush();
  FakeSocket.last.tell({ type: "chat-added", message: words[2]! });
  expect(heard()).toBe("");
  // What came while the connection was lost.
  FakeSocket.last.tell(welcomed(4));
  expect(heard()).toBe("Bob: Throw!");
  link.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("lines are read as sentences", () => {
  expect(spoken([line(0, { text: "Ann throws 4 and 4" }), line(1, { text: "To Brattle Street." })])).toBe(
    "Ann throws 4 and 4. To Brattle Street.",
  );
});

test("what fast bots do is summed up: what is about me, and how much else there was", () => {
  const unread = new Unread();
  unread.add([line(0, { text: "Bob throws 3.", player: "Bob" }), line(1, { text: "Cem throws 5.", player: "Cem" })]);
  unread.add([line(2, { text: "Bob pays Ann 44.", payer: "Bob", payee: "Ann" })]);
  expect(unread.summary(["Ann"], (n) => `${n} more.`)).toBe("Bob pays Ann 44. 2 more.");
  expect(unread.summary(["Ann"], (n) => `${n} more.`)).toBe("");
});
