import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { board, player, seatMoves, view } from "../fixtures/play.ts";
import type { RoomLink } from "../lib/room.svelte.ts";
import type { BlockedMove } from "../lib/types.ts";
import { learn } from "../lib/words.svelte.ts";
import { Play } from "./play.svelte.ts";
import { merged } from "./reasons.ts";
import WhyNotSheet from "./WhyNotSheet.svelte";

const blocked = (move: string, reason: string): BlockedMove => ({
  move,
  code: "no-monopoly",
  verb: move.split(" ", 1)[0] as BlockedMove["verb"],
  label: move,
  reason,
  rule: "",
  topic: "",
});

test("equal reasons are one line with all their moves, each once", () => {
  const lines = [
    blocked("a", "Too dear."),
    blocked("b", "Not now."),
    blocked("c", "Too dear."),
    blocked("c", "Too dear."),
  ];
  expect(merged(lines).map(({ label, reason }) => [label, reason])).toEqual([
    ["a, c", "Too dear."],
    ["b", "Not now."],
  ]);
});

test("a reason is told once: what holds for titles stands with the titles", async () => {
  learn("en", readFileSync("../src/duopoly/words/en/web-play.ftl", "utf-8"));
  const reason = "You can build only in a city you monopolize.";
  const whyNot = vi.fn((_seat: string, moves: string[]) =>
    Promise.resolve({ blocked: moves.map((move) => blocked(move, reason)), legal: moves.map(() => null) }),
  );
  const room = { seats: [], state: "playing", may_undo: 0, room: "r" };
  const moves = seatMoves("Ann", { blocked: [blocked("build street-1", reason), blocked("end", "Throw first.")] });
  const now = view({ players: [player("Ann", { titles: [1, 3] }), player("Bob")], moves: [moves] });
  const link = { view: now, board: board(), room, me: ["Ann"], whyNot, onmoved: () => () => {} };
  render(WhyNotSheet, { play: new Play(link as unknown as RoomLink), moves });
  expect(await screen.findByText("Street 1, Street 3")).toBeTruthy();
  expect(screen.getAllByText(reason)).toHaveLength(1);
  expect(screen.getByText("Throw first.")).toBeTruthy();
});
