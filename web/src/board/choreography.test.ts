import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { antiView } from "../fixtures/board.ts";
import { line } from "../fixtures/treasurer.ts";
import type { LedgerLine, PositionView } from "../lib/types.ts";
import { speedFace } from "./recap.ts";

const speed = vi.hoisted(() => ({ factor: 1 }));
vi.mock("../lib/preferences.svelte.ts", () => ({
  motion: () => speed.factor,
  preferences: { sound: false, volume: 0, lang: "en", speed: "normal" },
}));

const { Choreography } = await import("./choreography.svelte.ts");

const throwOf = (n: number): LedgerLine =>
  line(n, { kind: "dice", player: "Ann", numbers: [1, 2], text: `Throw ${n}` });
const moveTo = (n: number, space: number): LedgerLine => line(n, { kind: "move", player: "Ann", space });
const at = (space: number, facts: Partial<PositionView> = {}): PositionView => ({
  ...antiView,
  players: antiView.players.map((one) => (one.name === "Ann" ? { ...one, space } : one)),
  ...facts,
});
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
  expect(stage.scene?.kind).toBe("walk");
  expect(stage.shown(end).dice).toEqual([1, 2]);
  vi.advanceTimersByTime(360);
  expect(stage.scene).toBeNull();
  expect(stage.shown(end)).toBe(end);
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

test("writing a word does not", () => {
  const end = play(21, 24);
  const field = document.body.appendChild(document.createElement("input"));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  expect(where(stage.shown(end))).toBe(21);
  field.remove();
});

test("moves that come meanwhile wait, and go faster", () => {
  play(21, 24);
  const end = play(24, 27);
  expect(where(stage.shown(end))).toBe(21);
  vi.advanceTimersByTime(700 + 216);
  expect(where(stage.shown(end))).toBe(24);
  vi.advanceTimersByTime(700 + 360);
  expect(stage.shown(end)).toBe(end);
});

test("a burst of many moves never lags more than the latest one behind", () => {
  let end = at(1);
  for (let n = 1; n < 40; n++) {
    end = play(n - 1, n % 40);
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(2000 + 820);
  expect(stage.scene).toBeNull();
  expect(stage.shown(end)).toBe(end);
});

test("more than two seconds behind only the newest is shown", () => {
  play(21, 24);
  play(24, 27);
  const end = play(27, 30);
  expect(stage.scene?.kind).toBe("dice");
  expect(where(stage.shown(end))).toBe(27);
});

test("fast takes two fifths of the time", () => {
  speed.factor = 0.4;
  const end = play(21, 24);
  expect(stage.length).toBe(280);
  vi.advanceTimersByTime(0.4 * 1060);
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
