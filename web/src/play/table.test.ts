import { describe, expect, test } from "vitest";

import { line, seatMoves, view } from "../fixtures/play.ts";
import { clockText, left } from "./clock.ts";
import { layoutOf } from "./layout.ts";
import { marked, shown, throwsForOrder } from "./ledger.ts";
import { normalized, matchingCards } from "./card-search.ts";
import { elsewhere, passTo, speaker } from "./seats.ts";

describe("several seats at one screen", () => {
  const mine = ["Ann", "Cem"];

  test("the dock speaks for the player to act, else for the last to move, else for the first", () => {
    expect(speaker(view({ to_act: "Cem" }), mine, null, "Ann")).toBe("Cem");
    expect(speaker(view({ to_act: "Bob" }), mine, null, "Cem")).toBe("Cem");
    expect(speaker(view({ to_act: "Bob" }), mine, null, null)).toBe("Ann");
    expect(speaker(view({ to_act: "Bob" }), [], null, null)).toBeNull();
    const chance = { kind: "die" as const, heading: "", deck: null, cards: [], titles: [], faces: [] };
    expect(speaker(view({ to_act: "chance", turn: "Cem", chance }), mine, null, "Ann")).toBe("Cem");
  });

  test("a seat chosen for a move off turn goes before", () => {
    expect(speaker(view({ to_act: "Ann" }), mine, "Cem", "Ann")).toBe("Cem");
  });

  test("the device is passed on when it is another seat's turn here", () => {
    expect(passTo(view({ to_act: "Cem" }), mine, "Ann")).toBe("Cem");
    expect(passTo(view({ to_act: "Ann" }), mine, "Ann")).toBeNull();
    expect(passTo(view({ to_act: "Bob" }), mine, "Ann")).toBeNull();
    expect(passTo(view({ to_act: "Ann" }), mine, null)).toBeNull();
    expect(passTo(view({ to_act: "Ann" }), ["Ann"], "Ann")).toBeNull();
  });

  test("but not with every bid of an auction", () => {
    expect(passTo(view({ to_act: "Cem", phase: "auction" }), mine, "Ann")).toBeNull();
  });

  test("what others here may do off turn is at hand", () => {
    const claim = { ...seatMoves("Cem").decisions[0]!, move: "claim", verb: "claim" as const };
    const now = view({ moves: [seatMoves("Ann"), seatMoves("Cem", { off_turn: [claim] })] });
    expect(elsewhere(now, "Ann").map(({ seat }) => seat)).toEqual(["Cem"]);
  });
});

describe("the clock", () => {
  test("counts by the server's time", () => {
    expect(left(1030, 100, 900_000)).toBe(30);
    expect(left(1030, 100, 929_500)).toBe(1);
    expect(left(1030, 100, 999_000)).toBe(0);
  });

  test.each([
    [9, "0:09"],
    [75, "1:15"],
    [3725, "1:02:05"],
  ])("%i seconds are %s", (seconds, text) => expect(clockText(seconds)).toBe(text));
});

describe("the ledger", () => {
  const lines = [
    line(0, { kind: "order", player: "Ann", numbers: [7, 0] }),
    line(1, { kind: "order", player: "Bob", numbers: [7, 0] }),
    line(2, { kind: "order", player: "Bob", numbers: [11, 0] }),
    line(3, { payer: "Ann", payee: "bank", amount: 5 }),
  ];

  test("newest first, and of one player where that is asked", () => {
    expect(shown(lines, null).map(({ n }) => n)).toEqual([3, 2, 1, 0]);
    expect(shown(lines, "Ann").map(({ n }) => n)).toEqual([3, 0]);
  });

  test("who pays and who gets it are marked, the bank has no mark", () => {
    expect(marked(lines[3]!)).toEqual(["Ann"]);
    expect(marked(line(4, { payer: "Bob", payee: "Ann", amount: 3 }))).toEqual(["Bob", "Ann"]);
  });

  test("of those who throw again the last throw counts", () => {
    expect([...throwsForOrder(lines)]).toEqual([
      ["Ann", 7],
      ["Bob", 11],
    ]);
  });
});

test("cards are found by number or words, whatever the accents, and only those that can come", () => {
  const cards = [
    { id: "C01", deck: "chance", text: "Avancez jusqu’à Départ" },
    { id: "C02", deck: "chance", text: "Wyjdź z więzienia, Łódź" },
  ];
  const able = ["C01", "C02"];
  const ids = (query: string) => matchingCards(cards, able, query).map(({ id }) => id);
  expect(normalized("Łódź Départ")).toBe("lodz depart");
  expect([ids("c02"), ids("depart"), ids("lodz wiez"), ids("zzz"), ids("")]).toEqual([
    ["C02"],
    ["C01"],
    ["C02"],
    [],
    able,
  ]);
  expect(matchingCards(cards, ["C01"], "")).toHaveLength(1);
});

test.each([
  [375, 667, "phone"],
  [768, 1024, "phone"],
  [800, 1024, "phone"],
  [810, 1080, "phone"],
  [834, 1112, "upright"],
  [820, 1180, "upright"],
  [1024, 1366, "upright"],
  [1024, 768, "lying"],
  [1440, 900, "desk"],
  [700, 1200, "phone"],
] as const)("a window of %i by %i is laid out as %s", (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});
