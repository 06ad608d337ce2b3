import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import type { RoomSummary } from "../lib/types.ts";
import { learn } from "../lib/words.svelte.ts";
import Continue from "./Continue.svelte";
import { marksOf } from "./marks.ts";

const room = (facts: Partial<RoomSummary>): RoomSummary => ({
  room: "r",
  name: "How it differs",
  edition: "some",
  players: ["Ann"],
  roles: [null],
  seats: ["Ann"],
  state: "playing",
  round: 3,
  my_turn: true,
  to_act: "Ann",
  winners: [],
  treasurer: false,
  guide: false,
  last: 0,
  notice: "",
  ...facts,
});

beforeEach(() =>
  learn(
    "en",
    ["common", "web-welcome"].map((name) => readFileSync(`../src/duopoly/words/en/${name}.ftl`, "utf-8")).join("\n"),
  ),
);

test("that there is no table is said once that is known", async () => {
  const { rerender } = render(Continue, { room: undefined, primary: false });
  expect(screen.queryByText(/./)).toBeNull();
  await rerender({ room: null });
  expect(screen.getByText("Your last table will wait for you here.")).toBeTruthy();
});

test("a guided game to be continued is a small link, a table a button", () => {
  const { unmount } = render(Continue, { room: room({ guide: true }), primary: false });
  expect(screen.getByRole("link", { name: "Continue: How it differs" }).className).not.toContain("btn");
  unmount();
  render(Continue, { room: room({}), primary: true });
  expect(screen.getByRole("link", { name: /Continue/ }).className).toContain("primary");
});

test("the marks are those of the table: a letter for each, and the place of who has no role yet", () => {
  const roles = ["competitor", null, "competitor", null];
  const marks = marksOf({ players: ["Ann", "Amy", "Aa", "Ñico"], roles });
  expect(marks.map(({ letter }) => letter)).toEqual(["A", "M", "3", "Ñ"]);
  expect(marks.map(({ mark }) => mark)).toEqual([0, 1, 1, 3]);
});
