import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { antiView } from "../fixtures/board.ts";
import { line } from "../fixtures/treasurer.ts";
import type { LedgerLine, PositionView } from "../lib/types.ts";
import { recapOf, speedFace } from "./recap.ts";

const speed = vi.hoisted(() => ({ factor: 1 }));
vi.mock("../lib/preferences.svelte.ts", () => ({
  motion: () => speed.factor,
  preferences: { sound: false, volume: 0, lang: "en", speed: "normal" },
}));

const heard = vi.hoisted(() => [] as string[]);
vi.mock("../lib/sound.ts", () => ({ sound: (name: string) => heard.push(name) }));

const { Choreography, LONGEST_QUEUE } = await import("./choreography.svelte.ts");

const throwOf = (n: number): LedgerLine =>
  line(n, { kind: "dice", player: "Ann", numbers: [1, 2], text: `Throw ${n}` });
const moveTo = (n: number, space: number): LedgerLine => line(n, { kind: "move", player: "Ann", space });
const at = (space: number, facts: Partial<PositionView> = {}): PositionView => ({
  ...antiView,
  players: antiView.players.map((one) => (one.name === "Ann" ? { ...one, space } : one)),
  ...facts,
});
/** What has settled is painted before the next scene. */
const PAINT = 17;
const where = (view: PositionView) => view.players[0]!.space;

let stage: InstanceType<typeof Choreography>;

beforeEach(() => {
  vi.useFakeTimers();
  speed.factor = 1;
  stage = new Choreography();
});

afterEach(() => {
  stage.forget();
  vi.useRealTimers();
});

function play(from: number, to: number): PositionView {
  const after = at(to, { dice: [1, 2] });
  stage.perform([throwOf(1), moveTo(2, to)], at(from), after);
  return after;
}

test("shows one scene after the other, and the position once all is over", () => {
  const end = play(21, 24);
  expect(stage.scene?.kind).toBe("dice");
  expect(where(stage.shown(end))).toBe(21);
  vi.advanceTimersByTime(700);
  expect([stage.scene, stage.moving]).toEqual([null, true]);
  expect(stage.shown(end).dice).toEqual([1, 2]);
  vi.advanceTimersByTime(PAINT);
  expect(stage.scene?.kind).toBe("walk");
  vi.advanceTimersByTime(360 + PAINT);
  expect(stage.scene).toBeNull();
  expect(stage.shown(end)).toBe(end);
});

test("dice, steps, coins, a building and a bankruptcy sound, each when it is seen", () => {
  heard.length = 0;
  const titled = antiView.titles[0]!;
  const lines = [
    line(3, { kind: "rent", player: "Ann", payer: "Ann", payee: "Bob", space: 24, amount: 12 }),
    line(4, { kind: "building", player: "Ann", payer: "Ann", space: titled.space, amount: 50 }),
    line(5, { kind: "bankrupt", player: "Ann", other: "Bob" }),
  ];
  stage.perform([throwOf(1), moveTo(2, 24), ...lines], at(21), at(24, { dice: [1, 2] }));
  expect(heard).toEqual(["dice"]);
  vi.advanceTimersByTime(60_000);
  expect(heard.filter((name, n) => name !== heard[n - 1])).toEqual(["dice", "step", "pay", "house", "bankrupt"]);
});

test("leaves other positions alone", () => {
  play(21, 24);
  const other = at(3);
  expect(stage.shown(other)).toBe(other);
});

test.each([
  ["a finger", () => dispatchEvent(new Event("pointerdown"))],
  ["a key", () => dispatchEvent(new KeyboardEvent("keydown", { key: " " }))],
])("%s finishes what runs", (_, input) => {
  const end = play(21, 24);
  vi.advanceTimersByTime(100);
  input();
  expect(stage.scene).toBeNull();
  expect(stage.shown(end)).toBe(end);
  expect(stage.recap.headline?.kind).toBe("move");
  vi.advanceTimersByTime(5000);
  expect(stage.shown(end)).toBe(end);
});

test("Space presses nothing that only appears then, other keys are not lost", () => {
  play(21, 24);
  const panel = document.body.appendChild(document.createElement("section"));
  panel.dataset.moving = "true";
  const button = panel.appendChild(document.createElement("button"));
  const press = (at: HTMLElement, key: string) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    at.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press(button, "Shift"), stage.scene?.kind]).toEqual([false, "dice"]);
  expect([press(button, " "), stage.scene]).toEqual([true, null]);
  expect(press(button, " ")).toBe(false);
  play(24, 27);
  expect(press(document.body, "t")).toBe(false);
  play(27, 30);
  const menu = document.body.appendChild(document.createElement("button"));
  expect([press(menu, "Enter"), stage.scene]).toEqual([false, null]);
  panel.remove();
  menu.remove();
});

describe("whoever follows", () => {
  test("hears of each scene when it has been seen, and of the end", () => {
    const heard: string[] = [];
    const follower = {
      show: (view: PositionView, lines: LedgerLine[]) =>
        heard.push(`${where(view)} ${lines.map(({ kind }) => kind).join(" ")}`),
      done: () => heard.push("done"),
    };
    stage.perform([throwOf(1), moveTo(2, 24)], at(21), at(24), follower);
    stage.after(() => heard.push("after"));
    vi.advanceTimersByTime(699);
    expect([heard, stage.recap.headline]).toEqual([[], null]);
    vi.advanceTimersByTime(1);
    expect([heard, stage.recap.headline?.kind]).toEqual([["21 dice"], "dice"]);
    vi.advanceTimersByTime(PAINT + 360 + PAINT);
    expect(heard).toEqual(["21 dice", "24 move", "done", "after"]);
  });

  test("hears of the end at once if all is finished, or nothing moves", () => {
    const heard: string[] = [];
    const follower = (name: string) => ({ show: () => {}, done: () => heard.push(name) });
    stage.perform([throwOf(1)], at(21), at(21), follower("one"));
    stage.perform([moveTo(2, 24)], at(21), at(24), follower("two"));
    stage.after(() => heard.push("after"));
    stage.finish();
    expect(heard).toEqual(["one", "two", "after"]);
    speed.factor = 0;
    stage.perform([moveTo(3, 25)], at(24), at(25), follower("three"));
    stage.after(() => heard.push("then"));
    expect(heard).toEqual(["one", "two", "after", "three", "then"]);
  });

  test("is not left behind when the reader switches animations off", () => {
    const heard: string[] = [];
    stage.perform([throwOf(1), moveTo(2, 24)], at(21), at(24), { show: () => {}, done: () => heard.push("done") });
    speed.factor = 0;
    vi.advanceTimersByTime(700 + PAINT);
    expect(heard).toEqual(["done"]);
  });
});

test("writing a word does not", () => {
  const end = play(21, 24);
  const field = document.body.appendChild(document.createElement("input"));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  expect(where(stage.shown(end))).toBe(21);
  field.remove();
});

test("moves that come meanwhile wait", () => {
  play(21, 24);
  const end = play(24, 27);
  expect(where(stage.shown(end))).toBe(21);
  vi.advanceTimersByTime(700 + PAINT + 360);
  expect(where(stage.shown(end))).toBe(24);
  vi.advanceTimersByTime(PAINT + 700 + PAINT + 360 + PAINT);
  expect(stage.shown(end)).toBe(end);
});

test("what is queued goes faster, to be over in time", () => {
  let end = at(1);
  for (let n = 1; n <= 8; n++) end = play(n - 1, n);
  expect(8 * 820).toBeGreaterThan(LONGEST_QUEUE);
  vi.advanceTimersByTime(LONGEST_QUEUE + 700);
  expect(stage.scene).toBeNull();
  expect(stage.shown(end)).toBe(end);
});

test("a burst of many moves never lags far behind", () => {
  let end = at(1);
  for (let n = 1; n < 60; n++) {
    end = play(n - 1, n % 40);
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(LONGEST_QUEUE + 700);
  expect(stage.scene).toBeNull();
  expect(stage.shown(end)).toBe(end);
});

test("what nobody could follow is skipped, but for the newest", () => {
  for (let n = 1; n <= 21; n++) play(n - 1, n);
  const end = play(21, 22);
  expect(stage.scene?.kind).toBe("dice");
  expect(where(stage.shown(end))).toBe(21);
});

test("fast takes two fifths of the time", () => {
  speed.factor = 0.4;
  const end = play(21, 24);
  expect(stage.length).toBe(280);
  vi.advanceTimersByTime(0.4 * 1060 + 2 * PAINT);
  expect(stage.shown(end)).toBe(end);
});

describe("without motion", () => {
  beforeEach(() => void (speed.factor = 0));

  test("all is there at once, and what changed glows for a second and a half", () => {
    const rent = line(3, { kind: "rent", player: "Ann", payer: "Ann", payee: "Bob", amount: 44, space: 21 });
    const pay: Record<string, number> = { Ann: -44, Bob: 44 };
    const after = {
      ...antiView,
      players: antiView.players.map((one) => ({ ...one, cash: one.cash + (pay[one.name] ?? 0) })),
    };
    stage.perform([rent], antiView, after);
    expect(stage.scene).toBeNull();
    expect(stage.shown(after)).toBe(after);
    expect(stage.glow).toEqual({ cash: pay, spaces: [21] });
    expect(stage.recap.payment).toBe(rent);
    vi.advanceTimersByTime(1500);
    expect(stage.glow).toEqual({ cash: {}, spaces: [] });
  });
});

describe("the middle", () => {
  test("tells what the ledger ends with, before anything has moved", () => {
    const rent = line(2, { kind: "rent", player: "Ann", payer: "Ann", payee: "Bob", amount: 44 });
    const recap = stage.recapFor(antiView, [throwOf(0), moveTo(1, 24), rent]);
    expect(recap).toMatchObject({ dice: [1, 2], headline: { kind: "move" }, payment: { amount: 44 }, card: null });
  });

  test("keeps a card until the next throw", () => {
    const drawn = line(1, { kind: "drawn", player: "Ann", card: "Take 50.", numbers: [1, 0] });
    expect(stage.recapFor(antiView, [throwOf(0), drawn]).card).toEqual({ text: "Take 50.", deck: 1 });
    expect(stage.recapFor(antiView, [drawn, throwOf(2)]).card).toBeNull();
  });

  test("shows the dice it tells of: those that only count beside the card, one for the Foundation", () => {
    const drawn = line(1, { kind: "drawn", player: "Ann", card: "Pay ten times a throw.", numbers: [0, 0] });
    const counted = line(2, { kind: "count", player: "Ann", numbers: [4, 6] });
    const recap = stage.recapFor(antiView, [throwOf(0), drawn, counted]);
    expect(recap).toMatchObject({ dice: [4, 6], headline: { kind: "count" }, card: { deck: 0 } });
    expect(speedFace(recap, { ...antiView, dice: [1, 2], speed: "bus" })).toBe("");
    expect(speedFace(stage.recapFor(antiView, [throwOf(0)]), { ...antiView, dice: [1, 2], speed: "bus" })).toBe("bus");
    const one = line(1, { kind: "die", player: "Ann", numbers: [2, 0] });
    expect(stage.recapFor(antiView, [throwOf(0), one]).dice).toEqual([2]);
  });

  test("forgets what was taken back", () => {
    play(21, 24);
    const before = at(21);
    stage.perform([], at(24), before);
    expect(stage.recap.headline).toBeNull();
    expect(stage.shown(before)).toBe(before);
  });
});

test("what was owed is not told beside its payment", () => {
  const owes = line(1, { kind: "debt", player: "Ann", payer: "Ann", text: "Ann owes Bob" });
  const sale = line(2, { kind: "selling", player: "Ann", payer: "bank", payee: "Ann", amount: 50 });
  const rent = line(3, { kind: "rent", player: "Ann", payer: "Ann", payee: "Bob", amount: 70 });
  expect(recapOf([owes, sale]).headline).toBe(owes);
  expect(recapOf([owes, rent])).toMatchObject({ headline: null, payment: rent });
});
