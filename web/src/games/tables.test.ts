import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import type { OwnGame, RoomSummary } from "../lib/types.ts";
import { learn } from "../lib/words.svelte.ts";
import Recent from "./Recent.svelte";
import Tables from "./Tables.svelte";

const room = (facts: Partial<RoomSummary>): RoomSummary => ({
  room: "r",
  name: "Sunday",
  edition: "American",
  players: ["Ann", "Bob"],
  roles: [null, null],
  seats: ["Ann"],
  state: "playing",
  round: 3,
  my_turn: false,
  to_act: "",
  winners: [],
  treasurer: false,
  guide: false,
  last: Date.now() / 1000,
  notice: "",
  ...facts,
});

beforeEach(() =>
  learn(
    "en",
    ["common", "web-shell", "web-games"]
      .map((name) => readFileSync(`../src/duopoly/words/en/${name}.ftl`, "utf-8"))
      .join("\n"),
  ),
);

test.each([
  [{ to_act: "Bob" }, "Round 3 · waiting for Bob · now"],
  [{ to_act: "Ann", my_turn: true }, "Round 3 · now"],
  [{}, "Round 3 · now"],
  [{ state: "over", winners: ["Ann"] }, "Over: Ann won · now"],
  [{ state: "waiting" }, "Waiting for friends · now"],
] as const)("a table says how it stands: %o", (facts, said) => {
  render(Tables, { title: "Tables", rooms: [room(facts as Partial<RoomSummary>)], positions: {} });
  expect(screen.getByRole("link", { name: /Sunday/ }).textContent.replace(/\s+/g, " ")).toContain(said);
  expect(screen.queryByText("Your turn") !== null).toBe("my_turn" in facts);
});

test("a lost game says who won, and its facts stand apart", () => {
  const game = {
    room: "r",
    name: "Sunday",
    edition_name: "American",
    me: 0,
    players: [
      { name: "Ann", role: "competitor" },
      { name: "Bob", role: "monopolist" },
    ],
    round: 7,
    place: 2,
    last: Date.now() / 1000,
    share: [0.5],
  } as unknown as OwnGame;
  render(Recent, { games: [], shown: [game], here: new Map([["r", ["Bob"]]]) });
  const facts = screen
    .getByRole("button")
    .querySelector("small")!
    .textContent.replace(/[\s\u2068\u2069]+/g, " ");
  expect(facts.replace(/ +/g, " ").trim()).toMatch(/^Over: Bob won · American · 7 rounds · now$/);
});
