import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import type { RoomSummary } from "../lib/types.ts";
import { learn } from "../lib/words.svelte.ts";
import Continue from "./Continue.svelte";

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
  winners: [],
  treasurer: false,
  guide: false,
  last: 0,
  notice: "",
  ...facts,
});

test("a guided game to be continued is a small link, a table a button", () => {
  learn(
    "en",
    ["common", "web-welcome"].map((name) => readFileSync(`../src/duopoly/words/en/${name}.ftl`, "utf-8")).join("\n"),
  );
  const { unmount } = render(Continue, { room: room({ guide: true }), primary: false });
  expect(screen.getByRole("link", { name: "Continue: How it differs" }).className).not.toContain("btn");
  unmount();
  render(Continue, { room: room({}), primary: true });
  expect(screen.getByRole("link", { name: /Continue/ }).className).toContain("primary");
});
