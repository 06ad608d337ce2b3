import { describe, expect, test } from "vitest";

import { antiBoard } from "../fixtures/board.ts";
import {
  box,
  bracket,
  BRACKET_DEPTH,
  CELL,
  crowd,
  DEPTH,
  inCell,
  inner,
  neighbor,
  outer,
  path,
  SIZE,
  SPACES,
  stand,
  type Rect,
} from "./geometry.ts";
import { mapBox, mapStand, nearest, outline } from "./map.ts";

const all = Array.from({ length: SPACES }, (_, n) => n);
const area = ({ w, h }: Rect) => w * h;
const overlap = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

function tiles(boxes: Rect[], w: number, h: number, depth: number): void {
  const square = w * h - (w - 2 * depth) * (h - 2 * depth);
  expect(boxes.reduce((sum, one) => sum + area(one), 0)).toBeCloseTo(square, 4);
  for (const [n, one] of boxes.entries()) {
    expect(one.x >= 0 && one.y >= 0 && one.x + one.w <= w + 0.001 && one.y + one.h <= h + 0.001).toBe(true);
    for (const other of boxes.slice(n + 1)) expect(overlap(one, other)).toBeCloseTo(0, 4);
  }
}

test("the 40 spaces tile the ring", () => tiles(all.map(box), SIZE, SIZE, DEPTH));

test.each([
  [343, 196],
  [300, 520],
])("they tile the phone's overview of %i by %i", (w, h) => {
  tiles(
    all.map((space) => mapBox(space, w, h)),
    w,
    h,
    30,
  );
});

test("play runs clockwise from the bottom left, each space beside the next", () => {
  expect(box(0)).toMatchObject({ x: 0, y: SIZE - DEPTH });
  expect(box(10)).toMatchObject({ x: 0, y: 0 });
  expect(box(20)).toMatchObject({ x: SIZE - DEPTH, y: 0 });
  for (const space of all) {
    const [a, b] = [box(space), box((space + 1) % SPACES)];
    const grown = { x: a.x - 1, y: a.y - 1, w: a.w + 2, h: a.h + 2 };
    expect(overlap(grown, b)).toBeGreaterThan(90);
  }
});

test("a band and the rest make up the space, and the band lies inside", () => {
  for (const space of all.filter((one) => one % 10)) {
    const [square, band, rest] = [box(space), inner(box(space), 34), outer(box(space), 34)];
    expect(area(band) + area(rest)).toBeCloseTo(area(square), 4);
    expect(overlap(band, rest)).toBeCloseTo(0, 4);
    const away = (one: Rect) => Math.hypot(one.x + one.w / 2 - SIZE / 2, one.y + one.h / 2 - SIZE / 2);
    expect(away(band)).toBeLessThan(away(rest));
  }
});

describe("brackets", () => {
  const rects = antiBoard.cities.map(({ spaces }) => {
    const { x, y, length, turn } = bracket(spaces);
    const [w, h] = turn === 0 ? [length, BRACKET_DEPTH] : [BRACKET_DEPTH, length];
    return { x: x - w / 2, y: y - h / 2, w, h };
  });

  test("lie beside each other in the lane, long enough for a name", () => {
    for (const [n, one] of rects.entries()) {
      expect(Math.max(one.w, one.h)).toBeGreaterThan(190);
      for (const other of rects.slice(n + 1)) expect(overlap(one, other)).toBe(0);
    }
  });

  test("are not covered by a token that stands alone", () => {
    for (const space of all) {
      const { x, y } = stand(space);
      for (const one of rects) expect(overlap({ x: x - 25, y: y - 25, w: 50, h: 50 }, one)).toBe(0);
    }
  });
});

const apart = (a: { x: number; y: number; r: number }, b: { x: number; y: number; r: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r;

test.each([1, 2, 3, 5, 8])("%i tokens stand side by side on a space, and in the cell as far as it has room", (many) => {
  const held = all.slice(0, many).map((n) => inCell(n, many));
  for (const places of [...all.map((space) => all.slice(0, many).map((n) => crowd(space, n, many))), held]) {
    // A crowd in the cell overlaps, but each letter is seen.
    const least = places === held && many > 3 ? -10 : 3;
    for (const [n, one] of places.entries()) {
      for (const other of places.slice(n + 1)) expect(apart(one, other)).toBeGreaterThan(least);
    }
  }
  for (let n = 0; n < many; n++) {
    const { x, y, r } = inCell(n, many);
    expect(x - r).toBeGreaterThan(0);
    expect(Math.max(x, y) + r).toBeLessThan(CELL + 3);
  }
});

test("two tokens on neighboring spaces do not touch, round every corner", () => {
  for (const space of all) {
    const [a, b] = [stand(space), stand((space + 1) % SPACES)];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(50);
  }
});

test("a way goes on over Start, once round, or back", () => {
  expect(path(38, 2)).toEqual([39, 0, 1, 2]);
  expect(path(7, 4, true)).toEqual([6, 5, 4]);
  expect(path(1, 38, true)).toEqual([0, 39, 38]);
  expect(path(5, 5)).toHaveLength(SPACES);
});

describe("arrow keys", () => {
  test("walk along the ring and there is always a way back", () => {
    const back: Record<string, string> = {
      ArrowUp: "ArrowDown",
      ArrowDown: "ArrowUp",
      ArrowLeft: "ArrowRight",
      ArrowRight: "ArrowLeft",
    };
    for (const space of all) {
      const ways = Object.keys(back).flatMap((key) => {
        const to = neighbor(space, key);
        return to === null ? [] : [[key, to] as const];
      });
      expect(ways.map(([, to]) => to)).toContain((space + 1) % SPACES);
      expect(ways.map(([, to]) => to)).toContain((space + SPACES - 1) % SPACES);
      for (const [key, to] of ways) expect(neighbor(to, back[key]!)).toBe(space);
    }
  });

  test("lead across to the space opposite, and not off the board", () => {
    expect(neighbor(1, "ArrowRight")).toBe(29);
    expect(neighbor(13, "ArrowDown")).toBe(37);
    expect(neighbor(1, "ArrowLeft")).toBeNull();
    expect(neighbor(0, "ArrowDown")).toBeNull();
    expect(neighbor(5, "a")).toBeNull();
  });
});

describe("the phone's overview", () => {
  test("finds the space under a finger, and the nearest one from inside", () => {
    for (const space of all) {
      const { x, y, w, h } = mapBox(space, 343, 196);
      expect(nearest({ x: x + w / 2, y: y + h / 2 }, 343, 196)).toBe(space);
    }
    expect(nearest({ x: 45, y: 98 }, 343, 196)).toBe(5);
  });

  test("frames a stretch as a bar, and as an angle round a corner", () => {
    const lines = (path: string) => path.match(/[hv]/g)?.length;
    expect(lines(outline(3, 3, 343, 196))).toBe(3);
    expect(lines(outline(10, 3, 343, 196))).toBe(3);
    expect(lines(outline(9, 4, 343, 196))).toBe(5);
    expect(lines(outline(39, 3, 343, 196))).toBe(5);
  });

  test("sets several tokens apart, farther in", () => {
    const places = [0, 1, 2].map((n) => mapStand(15, n, 3, 343, 196));
    expect(new Set(places.map(({ y }) => y)).size).toBe(3);
    expect(Math.max(...places.map(({ y }) => y))).toBeLessThan(98);
  });
});
