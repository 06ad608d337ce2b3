import { describe, expect, it } from "vitest";

import { around, backward, keyed, onward, played, until } from "./slider-moves.ts";

const turns = [0, 10, 20, 30];

describe("the slider", () => {
  it("goes by keys and stays within the game", () => {
    const from = (ply: number, key: string) => keyed(key, ply, 35, turns);
    expect([from(4, "ArrowRight"), from(4, "ArrowLeft"), from(0, "ArrowLeft"), from(35, "ArrowUp")]).toEqual([
      5, 3, 0, 35,
    ]);
    expect([from(4, "PageUp"), from(30, "PageUp"), from(25, "PageDown"), from(20, "PageDown")]).toEqual([
      10, 35, 20, 10,
    ]);
    expect([from(4, "Home"), from(4, "End"), from(4, "a")]).toEqual([0, 35, null]);
  });

  it("finds the beginnings of turns", () => {
    expect(onward(10, 35, turns)).toBe(20);
    expect(backward(0, turns)).toBe(0);
  });

  it("plays move by move or turn by turn, to the end", () => {
    expect(played(3, 35, turns, false)).toBe(4);
    expect(played(3, 35, turns, true)).toBe(10);
    expect(played(35, 35, turns, false)).toBe(35);
    expect(played(33, 35, turns, true)).toBe(35);
  });
});

describe("the ledger round a move", () => {
  const lines = [1, 1, 2, 4, 4, 5].map((ply, n) => ({ ply, n }));
  const shown = (ply: number) => around(lines, ply, 1, 1).map(({ line, when }) => `${line.n} ${when}`);
  it("marks what the move made happen", () => {
    expect(shown(4)).toEqual(["2 before", "3 now", "4 now", "5 later"]);
    expect(shown(0)).toEqual(["0 later"]);
  });
  it("ends with what was seen until then", () => {
    expect([0, 2, 3, 9].map((ply) => until(lines, ply).length)).toEqual([0, 3, 3, 6]);
  });
  it("shows where a move that made nothing happen stands", () => {
    expect(shown(3)).toEqual(["2 before", "3 later"]);
    expect(shown(9)).toEqual(["5 before"]);
  });
});
