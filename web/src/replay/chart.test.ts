import { describe, expect, it } from "vitest";

import { apart, band, lastPoint, path, pointAt, roundTicks, scale, ticks } from "./chart.ts";

const frame = { width: 640, height: 300, left: 40, right: 60, top: 10, bottom: 30 };
const stats = (out: number | null) => ({
  name: "Bob",
  rent_taken: 0,
  rent_paid: 0,
  start: 0,
  taxes_cards: 0,
  best_title: null,
  best_sum: 0,
  end: 0,
  out,
});

describe("the scale", () => {
  it("has round steps", () => {
    expect(ticks(3600, 4)).toEqual([0, 1000, 2000, 3000]);
    expect(ticks(61, 6)).toEqual([0, 20, 40, 60]);
    expect(ticks(0, 4)).toEqual([0]);
    expect(ticks(2, 4)).toEqual([0, 1, 2]);
  });

  it("spreads points over the frame and finds them again", () => {
    const to = scale(frame, 11, 1000);
    expect([to.x(0), to.x(5), to.x(10)]).toEqual([40, 310, 580]);
    expect([to.y(0), to.y(1000), to.y(-20)]).toEqual([270, 10, 270]);
    expect([to.near(-5), to.near(312), to.near(9999)]).toEqual([0, 5, 10]);
    expect(scale(frame, 1, 0).x(0)).toBe(40);
  });

  it("draws a line up to its end", () => {
    const to = scale(frame, 3, 1000);
    expect(path({ points: [0, 1] }, [0, 1000], to)).toBe("M40.0 270.0L310.0 10.0");
    expect(path({ points: [0, 2] }, [500, 1000], to)).toBe("M40.0 140.0L580.0 10.0");
  });

  it("draws the area between two lines", () => {
    const to = scale(frame, 3, 1000);
    expect(band({ points: [0, 2] }, [0, 500], [500, 1000], to)).toBe("M40.0 140.0L580.0 10.0L580.0 140.0L40.0 270.0Z");
  });
});

describe("a player who is out", () => {
  const rounds = [1, 1, 2, 2, 3, 3];
  it("has a line that ends there", () => {
    expect(lastPoint({ name: "Bob", worth: [5, 0, 4, 0, 0, 0] }, stats(2), rounds)).toBe(3);
    expect(lastPoint({ name: "Bob", worth: [5, 5, 4, 4, 3, 2] }, stats(null), rounds)).toBe(5);
    expect(lastPoint({ name: "Bob", worth: [5, 5, 4, 4, 3, 2] }, undefined, rounds)).toBe(5);
  });
});

describe("marks at the ends", () => {
  it("do not lie on each other", () => {
    expect(apart([100, 102, 40], 20, 0, 200)).toEqual([100, 120, 40]);
    expect(apart([195, 198], 20, 0, 200)).toEqual([180, 200]);
    expect(apart([], 20, 0, 200)).toEqual([]);
  });
});

describe("moves and points", () => {
  it("fit together", () => {
    const plies = [0, 8, 15, 30];
    expect([0, 7, 8, 29, 30, 99].map((ply) => pointAt(plies, ply))).toEqual([0, 0, 1, 2, 3, 3]);
    expect(pointAt([], 3)).toBe(0);
    expect(roundTicks([0, 1, 1, 2, 3, 3, 4], 2)).toEqual([
      { point: 0, round: 0 },
      { point: 3, round: 2 },
      { point: 6, round: 4 },
    ]);
  });

  it("have room for their words", () => {
    const rounds = [1, 1, 2, 2, 3];
    expect(roundTicks(rounds, 4).map(({ round }) => round)).toEqual([0, 2, 3]);
    expect(roundTicks(rounds, 4, 3).map(({ round }) => round)).toEqual([0, 3]);
  });
});
