import { describe, expect, it } from "vitest";

import { line } from "../fixtures/treasurer.ts";
import type { LedgerLine } from "../lib/types.ts";
import { Handed } from "./unpaid.svelte.ts";
import { Pad } from "./dice-pad.svelte.ts";

const moved = (total: number, kinds: LedgerLine["kind"][], facts = {}) => ({
  total,
  lines: kinds.map((kind, i) => line(total - kinds.length + i, { kind })),
  by: "Ann",
  move: "buy",
  ...facts,
});

describe("money on the table", () => {
  it("stays until it is handed over", () => {
    const handed = new Handed(5);
    handed.moved(moved(8, ["dice", "move", "rent"], { by: "chance", move: "dice 4 4" }), ["Ann"]);
    expect(handed.from).toBe(5);
    handed.clear(8);
    expect([handed.from, handed.fresh]).toEqual([8, 8]);
  });

  it("keeps what came before a decision apart from what it led to", () => {
    const handed = new Handed(5);
    handed.seen(8);
    handed.moved(moved(9, ["purchase"]), ["Ann"]);
    expect([handed.from, handed.fresh]).toEqual([5, 8]);
  });

  it("begins anew with the next throw, or when the dice are passed at another device", () => {
    const handed = new Handed(5);
    handed.moved(moved(12, ["dice", "move"], { by: "chance", move: "dice 1 2" }), ["Ann"]);
    expect(handed.from).toBe(10);
    handed.moved(moved(13, ["turn"], { move: "end" }), ["Ann", "Bob"]);
    expect(handed.from).toBe(13);
    handed.moved(moved(14, ["turn"], { by: "Bot", move: "end" }), ["Ann", "Bob"]);
    expect(handed.from).toBe(13);
  });

  it("goes on through dice that only count, and back with an undo", () => {
    const handed = new Handed(5);
    handed.moved(moved(7, ["count", "rent"], { by: "chance", move: "dice 1 2" }), ["Ann"]);
    expect(handed.from).toBe(5);
    handed.moved(moved(3, [], { move: "", by: "", undone_to: 3 }), ["Ann"]);
    expect([handed.from, handed.fresh]).toEqual([3, 3]);
  });
});

describe("two rows of dice", () => {
  it("make a throw with a tap in each, in any order", () => {
    const pad = new Pad();
    expect(pad.tap(1, 4)).toBeNull();
    expect(pad.one).toBe(4);
    expect(pad.tap(0, 3)).toEqual([3, 4]);
    expect([pad.picked, pad.one]).toEqual([[null, null], null]);
  });

  it("take a second tap on the same die back", () => {
    const pad = new Pad();
    pad.tap(0, 4);
    pad.tap(0, 5);
    expect(pad.one).toBe(5);
    pad.tap(0, 5);
    expect(pad.one).toBeNull();
  });

  it("take numbers that are typed, one after the other", () => {
    const pad = new Pad();
    expect(pad.type(6)).toBeNull();
    expect(pad.type(6)).toEqual([6, 6]);
  });
});
