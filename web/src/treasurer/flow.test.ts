import { describe, expect, it } from "vitest";

import { choice, line, seatMoves, view } from "../fixtures/treasurer.ts";
import { faces, mistake, next, payments } from "./flow.ts";

describe("what the bank is to do next", () => {
  it("takes the dice of whoever is to throw, and keeps what he may do instead", () => {
    const first = [choice("throw"), choice("pay", { amount: -50, after: 450 })];
    const found = next(view({ moves: [seatMoves("Ann", { first })] }), true);
    expect(found).toMatchObject({ kind: "throw", rest: [{ move: "pay" }] });
  });

  it("leaves the throw a button where the program has the dice", () => {
    expect(next(view(), false).kind).toBe("decide");
  });

  it("passes the dice on where nothing else is to be decided", () => {
    const at = view({ phase: "end", moves: [seatMoves("Ann", { first: [choice("end")] })] });
    expect(next(at, true)).toMatchObject({ kind: "pass", end: { move: "end" } });
    const adjusting = view({ phase: "adjust", moves: [seatMoves("Ann", { first: [choice("end")] })] });
    expect(next(adjusting, true).kind).toBe("decide");
  });

  it("asks for chance, waits for others, and sees the end", () => {
    const chance = { kind: "die", heading: "Foundation", deck: null, cards: [], faces: [] } as const;
    expect(next(view({ to_act: "chance", chance: { ...chance, cards: [], faces: [] } }), true).kind).toBe("chance");
    expect(next(view({ to_act: "Bob" }), true).kind).toBe("wait");
    expect(next(view({ to_act: null }), true).kind).toBe("over");
  });
});

describe("lines", () => {
  it("are payments exactly where money moved", () => {
    const lines = [line(0, { kind: "dice", numbers: [4, 4] }), line(1, { payer: "Ann", payee: "Bob", amount: 44 })];
    expect(payments(lines).map((payment) => payment.n)).toEqual([1]);
  });

  it("know their dice", () => {
    expect(faces(line(0, { kind: "dice", numbers: [4, 6] }))).toEqual([4, 6]);
    expect(faces(line(0, { kind: "die", numbers: [3, 0] }))).toEqual([3]);
    expect(faces(line(0, { kind: "turn", numbers: [3, 4] }))).toEqual([]);
  });

  it("say what was mistaken", () => {
    expect(["dice 1 2", "speed bus", "card C04", "buy", ""].map(mistake)).toEqual(["dice", "dice", "card", "move", "move"]);
  });
});
