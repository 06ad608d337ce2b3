import { beforeEach, expect, test, vi } from "vitest";

import { preferences } from "../../lib/preferences.svelte.ts";
import type { RoomOptions, EditionOption, RuleField } from "../../lib/types.ts";
import { measureOf } from "./measured.ts";
import { Plan } from "./plan.svelte.ts";

const cash = { name: "start_cash", kind: "money", value: 1500, least: 0, most: 100_000, usual: true } as RuleField;
const edition = (key: string, rest: Partial<EditionOption>) => ({ key, rules: [cash], ...rest }) as EditionOption;

const CHOICES = {
  editions: [
    edition("us", { players: [2, 6], roles: ["competitor", "monopolist"], aims: ["last", "camp", "timed"] }),
    edition("classic", { players: [2, 8], roles: ["player"], aims: ["last", "timed"] }),
    edition("small", { players: [2, 3], roles: ["competitor", "monopolist"], aims: ["last"] }),
    edition("anti-us", {
      players: [2, 6],
      roles: ["competitor", "monopolist"],
      aims: ["last", "camp"],
      rules: [cash, { ...cash, name: "cash_competitor", value: 0 }],
    }),
  ],
  bots: [
    { key: "steady", name: "steady", summary: "", level: null, character: false },
    { key: "random", name: "random", summary: "", level: null, character: false },
    { key: "veta", name: "Veta", summary: "", level: "hard", character: true },
    { key: "loko", name: "Loko", summary: "", level: "easy", character: true },
  ],
} as RoomOptions;

let plan: Plan;

beforeEach(() => {
  preferences.name = "";
  plan = new Plan();
  plan.offer(CHOICES);
});

test("left alone it is me and three bots of the first edition, as printed, in even camps", () => {
  expect(plan.wanted()).toMatchObject({
    edition: "us",
    seats: [
      { name: "Ann", who: "me", bot: null, role: "monopolist" },
      { name: "Bob", who: "bot", bot: "steady", role: "competitor" },
      { name: "Cem", who: "bot", bot: "steady", role: "monopolist" },
      { name: "Dee", who: "bot", bot: "steady", role: "competitor" },
    ],
    aim: "last",
    minutes: null,
    rules: {},
    dice: "program",
    treasurer: false,
  });
});

test("the name last played under is mine, and no bot has it", () => {
  preferences.name = "bob";
  plan = new Plan();
  plan.offer(CHOICES);
  expect(plan.seats.map((seat) => seat.name)).toEqual(["bob", "Ann", "Cem", "Dee"]);
});

test("what was chosen stays when the choices come in another language", () => {
  plan.choose("classic");
  plan.remove(plan.seats[2]!.id);
  plan.offer(structuredClone(CHOICES));
  expect([plan.key, plan.seats.map((seat) => seat.name)]).toEqual(["classic", ["Ann", "Bob", "Dee"]]);
});

test("an edition without camps has no roles, and its own aims; back again camps are even", () => {
  plan.aim = "camp";
  plan.choose("classic");
  expect(plan.wanted().seats.map((seat) => seat.role)).toEqual([null, null, null, null]);
  expect(plan.aim).toBe("last");
  plan.choose("us");
  expect(plan.seats.filter((seat) => seat.role === "competitor")).toHaveLength(2);
});

test("a smaller edition has fewer seats", () => {
  plan.choose("small");
  expect(plan.seats).toHaveLength(3);
});

test("a character sits down under its own name, unless another was typed", () => {
  const [steady, , veta, loko] = CHOICES.bots;
  const [, first, second, third] = plan.seats.map(({ id }) => id);
  plan.seatBot(first!, veta!);
  plan.seatBot(second!, veta!);
  plan.seats[3]!.name = "Zosia";
  plan.seatBot(third!, loko!);
  expect(plan.seats.map(({ name, bot }) => `${name} ${bot}`).slice(1)).toEqual([
    "Veta veta",
    "Veta 2 veta",
    "Zosia loko",
  ]);
  plan.seatBot(first!, loko!);
  plan.seatBot(second!, steady!);
  expect(plan.seats.map(({ name }) => name)).toEqual(["Ann", "Loko", "Bob", "Zosia"]);
  plan.seat(first!, "here");
  expect(plan.seats[1]!.name).toBe("Cem");
});

test("roles by the dice are not agreed", () => {
  plan.agreed = false;
  expect(plan.wanted().seats.every((seat) => seat.role === null)).toBe(true);
});

test("I sit on one seat only", () => {
  plan.seat(plan.seats[1]!.id, "me", "");
  expect(plan.seats.map((seat) => seat.who)).toEqual(["here", "me", "bot", "bot"]);
});

test("round a real board everybody is here, and real dice are thrown", () => {
  plan.seat(plan.seats[2]!.id, "link", "");
  plan.throwBy("treasurer");
  plan.add();
  expect(plan.seats.map((seat) => seat.who)).toEqual(["me", "here", "here", "here", "here"]);
  expect(plan.wanted()).toMatchObject({ dice: "hand", treasurer: true });
  plan.cards = "hand";
  plan.throwBy("program");
  expect(plan.wanted()).toMatchObject({ dice: "program", cards: "program", treasurer: false });
});

test("a house rule is sent only while it differs from what is printed", () => {
  plan.set(cash, 2000);
  expect(plan.wanted().rules).toEqual({ start_cash: 2000 });
  expect(plan.changed).toEqual([cash]);
  plan.set(cash, 1500);
  expect(plan.wanted().rules).toEqual({});
});

test("what the server says of house rules stands beside them, unless they have changed meanwhile", async () => {
  const line = { rule: "start_cash", text: "Does nothing." };
  const ask = vi.fn(async () => [line]);
  await plan.judge(ask);
  expect(ask).not.toHaveBeenCalled();
  plan.set(cash, 2000);
  await plan.judge(ask);
  expect(ask).toHaveBeenCalledWith({ edition: "us", aim: "last", rules: { start_cash: 2000 }, lang: "en" });
  expect(plan.idle).toEqual({ start_cash: "Does nothing." });
  plan.set(cash, 1500);
  await plan.judge(ask);
  expect(plan.idle).toEqual({});
  plan.set(cash, 3000);
  const late = plan.judge(ask);
  plan.set(cash, 4000);
  await late;
  expect(plan.idle).toEqual({});
});

test("minutes belong to a timed game only", () => {
  plan.minutes = 120;
  expect(plan.wanted().minutes).toBe(null);
  plan.aim = "timed";
  expect(plan.wanted().minutes).toBe(120);
});

test("hints are there for who plays alone, unless somebody says otherwise, and never round a real board", () => {
  expect(plan.wanted().hints).toBe(true);
  plan.seat(plan.seats[1]!.id, "link", "");
  expect(plan.wanted().hints).toBe(false);
  plan.hintsChosen = true;
  expect(plan.wanted().hints).toBe(true);
  plan.throwBy("treasurer");
  expect(plan.wanted().hints).toBe(false);
});

test("the dice say who begins only where roles are agreed", () => {
  plan.order = "thrown";
  expect(plan.wanted().order).toBe("thrown");
  plan.agreed = false;
  expect(plan.wanted().order).toBe("given");
  plan.agreed = true;
  plan.choose("classic");
  expect(plan.wanted().order).toBe("given");
});

test("even chances are there for two against two, and gone while the split, the aim or another house rule differ", () => {
  expect(plan.even).toBe(null);
  plan.choose("anti-us");
  expect([plan.even, plan.evenOn]).toEqual([3254, false]);
  plan.evenWanted = true;
  expect([plan.evenOn, plan.wanted().rules]).toEqual([true, { cash_competitor: 3254 }]);
  expect(measureOf(plan)).toMatchObject({ competitor: 25, monopolist: 25 });
  const withdrawn = () => [plan.even, plan.evenWanted, plan.evenOn, plan.wanted().rules.cash_competitor];
  plan.add();
  expect(withdrawn()).toEqual([null, true, false, undefined]);
  plan.remove(plan.seats[4]!.id);
  expect(plan.evenOn).toBe(true);
  plan.seats[1]!.role = "monopolist";
  expect(withdrawn()).toEqual([null, true, false, undefined]);
  plan.seats[1]!.role = "competitor";
  plan.aim = "camp";
  expect(withdrawn()).toEqual([null, true, false, undefined]);
  plan.aim = "last";
  plan.set(cash, 2000);
  expect(withdrawn()).toEqual([null, true, false, undefined]);
  plan.set(cash, 1500);
  expect(plan.evenOn).toBe(true);
  plan.choose("classic");
  expect(withdrawn()).toEqual([null, true, false, undefined]);
});

test("a starting cash that somebody types takes the place of even chances, and so does what is printed", () => {
  plan.choose("anti-us");
  const rule = plan.edition!.rules[1]!;
  plan.evenWanted = true;
  expect(plan.value(rule)).toBe(3254);
  plan.set(rule, 2000);
  expect([plan.evenWanted, plan.wanted().rules]).toEqual([false, { cash_competitor: 2000 }]);
  plan.set(rule, 0);
  plan.evenWanted = true;
  plan.asPrinted();
  expect(plan.wanted().rules).toEqual({});
});
