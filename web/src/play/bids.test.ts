import { expect, test } from "vitest";

import { standing, stepped, within } from "./bids.ts";

test("the first step is counted from the best bid", () => {
  expect(stepped(null, 60, 1, 61, 500)).toBe(61);
  expect(stepped(null, 60, 10, 61, 500)).toBe(70);
  expect(stepped(null, 60, 50, 61, 500)).toBe(110);
  expect(stepped(null, 0, 10, 1, 500)).toBe(10);
});

test("further steps add up", () => {
  expect(stepped(70, 60, 10, 61, 500)).toBe(80);
  expect(stepped(70, 60, -1, 61, 500)).toBe(69);
});

test("never below the least bid, never above the cash", () => {
  expect(stepped(61, 60, -1, 61, 500)).toBe(61);
  expect(stepped(480, 60, 50, 61, 500)).toBe(500);
  expect(within(Number.NaN, 61, 500)).toBe(61);
  expect(within(99.9, 61, 500)).toBe(99);
});

test("my sum stands until somebody bids more", () => {
  expect(standing(null, 61, 500)).toBe(61);
  expect(standing(80, 61, 500)).toBe(80);
  expect(standing(80, 91, 500)).toBe(91);
  expect(standing(80, 80, 500)).toBe(80);
});
