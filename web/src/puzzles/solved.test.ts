import { expect, test } from "vitest";

import { preferences } from "../lib/preferences.svelte.ts";
import type { PuzzleSummary } from "../lib/types.ts";
import { isSolved, nextAfter, solve } from "./solved.ts";

const puzzles: PuzzleSummary[] = ["a", "b", "c"].map((key) => ({
  key,
  difficulty: "easy",
  camp: "classic",
  edition: "Monopoly",
}));

test("the next puzzle is the next one that is not solved, round the list", () => {
  preferences.solved = [];
  expect(nextAfter(puzzles, undefined)?.key).toBe("a");
  expect(nextAfter(puzzles, "a")?.key).toBe("b");
  expect(nextAfter(puzzles, "c")?.key).toBe("a");
  solve("b");
  solve("b");
  expect(preferences.solved).toEqual(["b"]);
  expect(isSolved("b")).toBe(true);
  expect(nextAfter(puzzles, "a")?.key).toBe("c");
  solve("a");
  solve("c");
  expect(nextAfter(puzzles, "a")?.key).toBe("b");
});
