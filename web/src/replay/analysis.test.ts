import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../lib/api.ts";
import type { Analysis } from "../lib/types.ts";
import { GameAnalysis } from "./analysis.svelte.ts";
import { curvesOf, placeOf } from "./odds.ts";

const analysisWith = (rest: Partial<Analysis>): Analysis => ({
  state: "none",
  reason: "",
  done: 0,
  plies: [],
  odds: [],
  costly: [],
  players: [],
  turning_point: null,
  rollouts: 0,
  unfinished: 0,
  bot: "",
  ...rest,
});

const answers: Analysis[] = [];
const asks = {
  analysis: vi.fn(async () => answers.shift() ?? analysisWith({ state: "done" })),
  analyze: vi.fn(async () => analysisWith({ state: "waiting" })),
};
let game: GameAnalysis;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  answers.length = 0;
});
afterEach(() => {
  game.close();
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("it is asked for once, and looked at until it is done", async () => {
  answers.push(analysisWith({}), analysisWith({ state: "working", done: 0.4 }));
  game = new GameAnalysis("abc", "en", asks);
  await wait(5000);
  expect([game.result?.state, game.underWay]).toEqual(["none", false]);
  expect(asks.analysis).toHaveBeenCalledTimes(1);
  await game.start();
  expect([game.result?.state, game.underWay]).toEqual(["waiting", true]);
  await wait(1000);
  expect(game.result?.done).toBe(0.4);
  await wait(9000);
  expect([game.result?.state, game.underWay]).toEqual(["done", false]);
  expect(asks.analysis).toHaveBeenCalledTimes(3);
  expect(asks.analyze).toHaveBeenCalledTimes(1);
});

test("whoever leaves the page asks no more", async () => {
  answers.push(analysisWith({ state: "working" }));
  game = new GameAnalysis("abc", "en", asks);
  await wait(0);
  game.close();
  await wait(9000);
  expect(asks.analysis).toHaveBeenCalledTimes(1);
});

test("why it cannot be asked for is told", async () => {
  game = new GameAnalysis("abc", "en", asks);
  await wait(0);
  asks.analyze.mockRejectedValueOnce(new ApiError(503, { code: "store", detail: "the disk is full", field: "" }));
  await game.start();
  expect(game.trouble).toBe("the disk is full");
});

test("its points lie where the wealth's chart has them, of which it may have fewer", () => {
  const result = analysisWith({ plies: [0, 20, 40], odds: [{ name: "Ann", value: [0.5, 0.7, 1], low: [], high: [] }] });
  const [ann] = curvesOf(result, { plies: [0, 10, 20, 30, 40] });
  expect(ann?.points).toEqual([0, 2, 4]);
  expect([0, 1, 2, 3, 4].map((point) => placeOf(ann, point))).toEqual([0, 0, 1, 1, 2]);
  expect(placeOf(undefined, 3)).toBe(0);
});
