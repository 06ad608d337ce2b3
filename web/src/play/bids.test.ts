import { expect, test } from "vitest";

import type { AuctionView } from "../lib/types.ts";
import { goesOn, standing, stepped, within } from "./bids.ts";

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

test("a sum that was outbid does not count: steps go from the best bid", () => {
  expect(stepped(80, 90, 1, 91, 500)).toBe(91);
  expect(stepped(80, 90, 10, 91, 500)).toBe(100);
});

test("an auction goes on with bids and passes; another one begins anew", () => {
  const auction = (facts: Partial<AuctionView> = {}): AuctionView => ({
    ...{ lot: "title", space: 3, bid: 10, best: "Ann", out: ["Bob"], still_in: ["Ann", "Cem"] },
    ...facts,
  });
  expect(goesOn(auction(), auction({ bid: 20 }))).toBe(true);
  expect(goesOn(auction(), auction({ out: ["Bob", "Cem"] }))).toBe(true);
  expect(goesOn(auction(), auction({ space: 5, bid: 20 }))).toBe(false);
  expect(goesOn(auction(), auction({ lot: "house", space: null }))).toBe(false);
  expect(goesOn(auction(), auction({ bid: 0, best: null, out: [] }))).toBe(false);
  expect(goesOn(auction({ bid: 0 }), auction({ bid: 0, out: [] }))).toBe(false);
  expect(goesOn(auction(), null)).toBe(false);
  expect(goesOn(null, auction())).toBe(false);
});
