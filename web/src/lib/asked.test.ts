import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { answerTo, askAhead, call, callAhead } from "./asked.ts";
import { FakeSocket, welcome } from "./fake.ts";

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

test("a line opened ahead tells all that came over it, in order, to who takes it", async () => {
  callAhead("abc", "en");
  FakeSocket.last.tell(welcome());
  FakeSocket.last.lose(4404);
  const heard: string[] = [];
  const taken = call(
    "abc",
    "en",
    (event) => heard.push((JSON.parse(event.data as string) as { type: string }).type),
    (event) => heard.push(String(event.code)),
  );
  expect(FakeSocket.all.length).toBe(1);
  expect(taken).toBe(FakeSocket.last as unknown);
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect(heard).toEqual(["welcome", "4404"]);
});

test("a line to another table, or in another language, is a new one", () => {
  callAhead("abc", "en");
  call("abc", "fr", vi.fn(), vi.fn());
  expect(FakeSocket.all.map((socket) => socket.url.href.split("/api/")[1])).toEqual([
    "rooms/abc/socket?lang=en",
    "rooms/abc/socket?lang=fr",
  ]);
});
