import { expect, test } from "vitest";

import type { RecordView } from "../../lib/types.ts";
import { Plan } from "../new/plan.svelte.ts";
import { request, suggest } from "./record-plan.ts";

const VIEW = {
  edition: "Anti-Monopoly",
  seats: [
    { name: "Ann", role: "competitor", who: "me", bot: null, bankrupt: false },
    { name: "Ben", role: "monopolist", who: "bot", bot: "trader", bankrupt: false },
  ],
  state: "playing",
  moves: 60,
  round: 4,
  heading: "Your throw, Ann",
  winners: [],
  dice: "program",
  cards: "program",
  treasurer: false,
  minutes: null,
  bots: [
    { key: "steady", name: "steady", summary: "", level: null, character: false },
    { key: "trader", name: "trader", summary: "", level: null, character: false },
  ],
  notes: [],
} satisfies RecordView;

function planFor(view: RecordView): Plan {
  const plan = new Plan();
  suggest(plan, view);
  return plan;
}

test("left alone, everybody plays on who played", () => {
  const wanted = request(planFor(VIEW), "the record", VIEW);
  expect(wanted).toMatchObject({
    record: "the record",
    seats: [
      { who: "me", bot: null },
      { who: "bot", bot: "trader" },
    ],
    dice: "program",
    treasurer: false,
    minutes: null,
    hints: true,
  });
  // The record settles the rest.
  expect(Object.keys(wanted)).not.toContain("edition");
  expect(Object.keys(wanted)).not.toContain("rules");
});

test("a friend may come by a link, and nobody sits twice", () => {
  const plan = planFor(VIEW);
  plan.seat(1, "link", "");
  expect(request(plan, "", VIEW).seats).toEqual([
    { who: "me", bot: null },
    { who: "link", bot: null },
  ]);
  plan.seat(1, "me", "");
  expect(request(plan, "", VIEW).seats.map(({ who }) => who)).toEqual(["here", "me"]);
});

test("a seat that was a person's can become a bot's", () => {
  const plan = planFor(VIEW);
  plan.seat(0, "bot", "trader");
  expect(request(plan, "", VIEW).seats[0]).toEqual({ who: "bot", bot: "trader" });
});

test("the bank of a real board stays that, with everybody here", () => {
  const view = { ...VIEW, dice: "hand", treasurer: true } satisfies RecordView;
  expect(request(planFor(view), "", view)).toMatchObject({ dice: "hand", treasurer: true });
});

test("a timed game has the minutes that are left, or others", () => {
  const view = { ...VIEW, minutes: 42 };
  const plan = planFor(view);
  plan.aim = "timed";
  expect(request(plan, "", view).minutes).toBe(42);
  plan.minutes = 30;
  expect(request(plan, "", view).minutes).toBe(30);
});
