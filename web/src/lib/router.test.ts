import { expect, test } from "vitest";

import { parse } from "./path.ts";
import { go, route } from "./router.svelte.ts";

test.each([
  ["", { name: "welcome" }],
  ["#/", { name: "welcome" }],
  ["#/tables", { name: "games" }],
  ["#/games", { name: "games" }],
  ["#/customize", { name: "new" }],
  ["#/customize/board", { name: "new", key: "board" }],
  ["#/t/abc123def456", { name: "table", room: "abc123def456" }],
  ["#/replay/abc123def456", { name: "replay", room: "abc123def456" }],
  ["#/join/abc123def456/k_-9", { name: "join", room: "abc123def456", key: "k_-9" }],
  ["#/join/abc123def456", { name: "lost" }],
  ["#device/k_-9", { name: "device", key: "k_-9" }],
  ["#/device", { name: "lost" }],
  ["#/t/abc/def", { name: "lost" }],
  ["#/t/", { name: "lost" }],
  ["#/puzzles", { name: "puzzles" }],
  ["#/puzzles/0123abcd", { name: "puzzles", room: "0123abcd" }],
  ["#/puzzles/1/2", { name: "lost" }],
  ["#/strategy/anti-us", { name: "strategy", room: "anti-us" }],
  ["#/strategy", { name: "lost" }],
  ["#/strategy/anti-us/1", { name: "lost" }],
  ["#/open", { name: "open" }],
  ["#/open/0123456789", { name: "open", key: "0123456789" }],
  ["#/open/1/2", { name: "lost" }],
  ["#/elsewhere", { name: "lost" }],
  ["#/t/%E0%A4%A", { name: "table", room: "%E0%A4%A" }],
])("%s", (hash, wanted) => {
  expect(parse(hash)).toEqual(wanted);
});

test("going changes the screen", async () => {
  const changed = new Promise((done) => addEventListener("hashchange", done, { once: true }));
  go("/t/abc123def456");
  await changed;
  expect([route.name, route.room]).toEqual(["table", "abc123def456"]);
});
