import { describe, expect, it } from "vitest";

import { choice, line, seatMoves, view } from "../fixtures/treasurer.ts";
import type { LedgerLine } from "../lib/types.ts";
import { faces, firstVerb, manySpaces, mistakeOf, mistakeTold, next, onTable, payments } from "./flow.ts";

describe("what the bank is to do next", () => {
  it("takes the dice of whoever is to throw, and keeps what he may do instead", () => {
    const decisions = [choice("throw"), choice("pay", { amount: -50, after: 450 })];
    const step = next(view({ moves: [seatMoves("Ann", { decisions })] }), true);
    expect(step).toMatchObject({ kind: "throw", rest: [{ move: "pay" }] });
  });

  it("leaves the throw a button where the program has the dice", () => {
    expect(next(view(), false).kind).toBe("decide");
  });

  it("passes the dice on where nothing else is to be decided", () => {
    const at = view({ phase: "end", moves: [seatMoves("Ann", { decisions: [choice("end")] })] });
    expect(next(at, true)).toMatchObject({ kind: "pass", end: { move: "end" } });
    const adjusting = view({ phase: "adjust", moves: [seatMoves("Ann", { decisions: [choice("end")] })] });
    expect(next(adjusting, true).kind).toBe("decide");
  });

  it("leaves a debtor who cannot pay yet his titles", () => {
    const at = view({
      phase: "debt",
      moves: [seatMoves("Ann", { decisions: [], manage: { sell: [choice("sell wall-street")] } })],
    });
    expect(next(at, true).kind).toBe("decide");
  });

  it("asks for chance, waits for others, and sees the end", () => {
    const chance = { kind: "die", heading: "Foundation", deck: null, cards: [], titles: [], faces: [] } as const;
    expect(next(view({ to_act: "chance", chance: { ...chance, cards: [], titles: [], faces: [] } }), true).kind).toBe(
      "chance",
    );
    expect(next(view({ to_act: "Bob" }), true).kind).toBe("wait");
    expect(next(view({ to_act: null }), true).kind).toBe("over");
  });
});

describe("titles", () => {
  const manage = { build: [choice("build a")], mortgage: [choice("mortgage a")], lift: [choice("lift b")] };

  it("are opened at what is likely wanted", () => {
    expect(firstVerb(seatMoves("Ann", { manage }), "end")).toBe("build");
    expect(firstVerb(seatMoves("Ann", { manage }), "debt")).toBe("mortgage");
    expect(firstVerb(seatMoves("Ann", { manage }), "interest")).toBe("lift");
    expect(firstVerb(seatMoves("Ann"), "end")).toBe("build");
  });

  it("and other spaces are searched where there are many", () => {
    const go = (spaces: number) => Array.from({ length: spaces }, (_, space) => choice(`go ${space}`, { space }));
    expect([2, 40].map((spaces) => manySpaces(seatMoves("Ann", { decisions: go(spaces) })))).toEqual([false, true]);
  });
});

describe("lines", () => {
  it("are payments exactly where money moved", () => {
    const lines = [line(0, { kind: "dice", numbers: [4, 4] }), line(1, { payer: "Ann", payee: "Bob", amount: 44 })];
    expect(payments(lines).map((payment) => payment.n)).toEqual([1]);
  });

  it("of a turn that goes on are still on the table", () => {
    const ledger = (...kinds: LedgerLine["kind"][]) => kinds.map((kind, n) => line(n, { kind }));
    expect(onTable(ledger("turn", "dice", "move", "rent"), 4)).toBe(1);
    expect(onTable(ledger("dice", "rent", "turn"), 3)).toBe(3);
    expect(onTable([], 0)).toBe(0);
  });

  it("know their dice", () => {
    expect(faces(line(0, { kind: "dice", numbers: [4, 6] }))).toEqual([4, 6]);
    expect(faces(line(0, { kind: "die", numbers: [3, 0] }))).toEqual([3]);
    expect(faces(line(0, { kind: "turn", numbers: [3, 4] }))).toEqual([]);
  });

  it("say what was mistaken", () => {
    expect(["dice 1 2", "speed bus", "card C04", "deal wall-street", "buy", ""].map(mistakeOf)).toEqual([
      "dice",
      "dice",
      "card",
      "card",
      "move",
      "move",
    ]);
  });

  it.each<[LedgerLine["kind"][], string]>([
    [["turn", "dice", "move", "rent"], "dice"],
    [["dice", "move", "drawn", "card"], "card"],
    [["dice", "move", "purchase"], "move"],
    [["dice", "move", "turn"], "move"],
    [["order", "dealt"], "card"],
    [["dice", "move", "throw-declined"], "move"],
    [[], "move"],
  ])("say it where the move was not seen: %s is %s", (kinds, mistake) => {
    expect(mistakeTold(kinds.map((kind, n) => line(n, { kind })))).toBe(mistake);
  });
});
