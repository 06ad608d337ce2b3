import { expect, test } from "vitest";

import { view } from "../fixtures/play.ts";
import { alarm, holds } from "./alarms.ts";

const mine = ["Ann"];
const bobs = view({ to_act: "Bob", turn: "Bob" });

test("my turn is called once, not again after every throw", () => {
  const throws = view({ to_act: "Ann", phase: "throw" });
  expect(alarm(bobs, throws, mine)).toEqual({ kind: "turn", seat: "Ann", by: "" });
  expect(alarm(throws, view({ to_act: "Ann", phase: "throw" }), mine)).toBeNull();
  const dice = view({ to_act: "chance", turn: "Ann", phase: "dice" });
  expect(alarm(throws, dice, mine)).toBeNull();
  expect(alarm(dice, view({ to_act: "Ann", phase: "buy" }), mine)).toBeNull();
});

test("what was called for holds until it is done", () => {
  const debt = { kind: "debt", seat: "Ann", by: "" } as const;
  expect(holds(debt, view({ to_act: "Ann", phase: "debt" }))).toBe(true);
  expect(holds(debt, view({ to_act: "Ann", phase: "end" }))).toBe(false);
  const turn = { kind: "turn", seat: "Ann", by: "" } as const;
  expect(holds(turn, view({ to_act: "Ann", phase: "buy" }))).toBe(true);
  expect(holds(turn, view({ to_act: "chance", turn: "Ann", phase: "dice" }))).toBe(false);
});

test("somebody else's turn is not called", () => {
  expect(alarm(null, bobs, mine)).toBeNull();
});

test("an offer to me says who makes it, also in the middle of my own turn", () => {
  const offer = {
    by: "Bob",
    to: "Ann",
    give: { titles: [], cards: [], cash: 1 },
    take: { titles: [], cards: [], cash: 0 },
    swap: false,
  };
  const asked = view({ to_act: "Ann", phase: "answer", offer });
  expect(alarm(bobs, asked, mine)).toEqual({ kind: "offer", seat: "Ann", by: "Bob" });
  expect(alarm(view({ to_act: "Ann" }), asked, mine)).toEqual({ kind: "offer", seat: "Ann", by: "Bob" });
  expect(alarm(asked, asked, mine)).toBeNull();
});

test("a debt of mine is called when it comes up, not with everything that is sold for it", () => {
  const owes = view({ to_act: "Ann", phase: "debt" });
  expect(alarm(view({ to_act: "chance", turn: "Ann", phase: "dice" }), owes, mine)).toEqual({
    kind: "debt",
    seat: "Ann",
    by: "",
  });
  expect(alarm(owes, owes, mine)).toBeNull();
});
