import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { answerTo, askAhead, call, callAhead, type Ears } from "./asked.ts";
import { FakeSocket, welcome } from "./fake.ts";
import type { ToPage } from "./types.ts";

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

test("what was asked for ahead is asked for once, and given once", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => (asked.push(path), Promise.resolve(new Response(`words ${asked.length}`))));
  askAhead("words/fr");
  expect(asked).toEqual(["api/words/fr"]);
  expect(await (await answerTo("words/fr")).text()).toBe("words 1");
  expect(asked).toEqual(["api/words/fr"]);
  expect(await (await answerTo("words/fr")).text()).toBe("words 2");
});

test("what failed ahead fails where it is taken", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  askAhead("choices?lang=en");
  await expect(answerTo("choices?lang=en")).rejects.toThrow("no network");
});

/** What comes over a line, by kind of message or code of closing. */
function ears(): Ears & { all: string[] } {
  const all: string[] = [];
  return { all, heard: ({ type }) => all.push(type), lost: (code) => all.push(String(code)) };
}

test("a line opened ahead tells all that came over it, in order, to who takes it", async () => {
  void callAhead("abc", "en", () => Promise.resolve());
  FakeSocket.last.tell(welcome());
  FakeSocket.last.lose(4404);
  const mine = ears();
  expect(call("abc", "en", mine)).toBe(FakeSocket.last as unknown);
  expect(FakeSocket.all.length).toBe(1);
  expect(mine.all).toEqual([]);
  await vi.waitFor(() => expect(mine.all).toEqual(["welcome", "4404"]));
});

test("who takes it hears nothing before what came first was shown to who opened it", async () => {
  const shown: ToPage[] = [];
  let done = () => {};
  void callAhead("abc", "en", (message) => (shown.push(message), new Promise((resolve) => (done = resolve))));
  const mine = ears();
  call("abc", "en", mine);
  FakeSocket.last.tell(welcome());
  FakeSocket.last.tell({ type: "said" } as ToPage);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown.map(({ type }) => type)).toEqual(["welcome"]);
  expect(mine.all).toEqual([]);
  done();
  await vi.waitFor(() => expect(mine.all).toEqual(["welcome", "said"]));
  FakeSocket.last.tell({ type: "said" } as ToPage);
  expect(mine.all).toEqual(["welcome", "said", "said"]);
});

test("a line to another table, or in another language, is a new one", () => {
  void callAhead("abc", "en", () => Promise.resolve());
  call("abc", "fr", ears());
  expect(FakeSocket.all.map((socket) => socket.url.href.split("/api/")[1])).toEqual([
    "rooms/abc/socket?lang=en",
    "rooms/abc/socket?lang=fr",
  ]);
});
