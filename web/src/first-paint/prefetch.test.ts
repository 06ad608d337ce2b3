import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { fetchApi, openSocket, openSocketEarly, prefetch, type SocketHandlers } from "./prefetch.ts";
import { FakeSocket, welcome } from "../lib/fake.ts";
import type { ServerMessage } from "../lib/types.ts";

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

test("a prefetched response is requested once and handed out once", async () => {
  const requests: string[] = [];
  vi.stubGlobal(
    "fetch",
    (path: string) => (requests.push(path), Promise.resolve(new Response(`words ${requests.length}`))),
  );
  prefetch("words/fr");
  expect(requests).toEqual(["api/words/fr"]);
  expect(await (await fetchApi("words/fr")).text()).toBe("words 1");
  expect(requests).toEqual(["api/words/fr"]);
  expect(await (await fetchApi("words/fr")).text()).toBe("words 2");
});

test("a failed prefetch fails where the response is used", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  prefetch("room-options?lang=en");
  await expect(fetchApi("room-options?lang=en")).rejects.toThrow("no network");
});

/** Records the type of each message and the code of each close. */
function recorder(): SocketHandlers & { events: string[] } {
  const events: string[] = [];
  return { events, onmessage: ({ type }) => events.push(type), onclose: (code) => events.push(String(code)) };
}

test("a socket opened early replays all its events, in order, to its first listener", async () => {
  void openSocketEarly("abc", "en", () => Promise.resolve());
  FakeSocket.last.tell(welcome());
  FakeSocket.last.lose(4404);
  const mine = recorder();
  expect(openSocket("abc", "en", mine)).toBe(FakeSocket.last as unknown);
  expect(FakeSocket.all.length).toBe(1);
  expect(mine.events).toEqual([]);
  await vi.waitFor(() => expect(mine.events).toEqual(["welcome", "4404"]));
});

test("nothing is replayed before the first message has been handled", async () => {
  const shown: ServerMessage[] = [];
  let done = () => {};
  void openSocketEarly("abc", "en", (message) => (shown.push(message), new Promise((resolve) => (done = resolve))));
  const mine = recorder();
  openSocket("abc", "en", mine);
  FakeSocket.last.tell(welcome());
  FakeSocket.last.tell({ type: "chat-added" } as ServerMessage);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown.map(({ type }) => type)).toEqual(["welcome"]);
  expect(mine.events).toEqual([]);
  done();
  await vi.waitFor(() => expect(mine.events).toEqual(["welcome", "chat-added"]));
  FakeSocket.last.tell({ type: "chat-added" } as ServerMessage);
  expect(mine.events).toEqual(["welcome", "chat-added", "chat-added"]);
});

test("another table or another language gets a new socket", () => {
  void openSocketEarly("abc", "en", () => Promise.resolve());
  openSocket("abc", "fr", recorder());
  expect(FakeSocket.all.map((socket) => socket.url.href.split("/api/")[1])).toEqual([
    "rooms/abc/socket?lang=en",
    "rooms/abc/socket?lang=fr",
  ]);
});
