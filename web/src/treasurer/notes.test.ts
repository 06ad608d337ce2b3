import { describe, expect, it } from "vitest";

import { exchange, stacks, sum } from "./notes.ts";

describe("notes to hand over", () => {
  it("are stacks, the largest first, with at most two edges behind", () => {
    expect(
      stacks([
        [1, 4],
        [50, 1],
        [10, 2],
        [5, 0],
      ]),
    ).toEqual([
      { value: 50, count: 1, behind: 0 },
      { value: 10, count: 2, behind: 1 },
      { value: 1, count: 4, behind: 2 },
    ]);
    expect(stacks([])).toEqual([]);
  });

  it("can be one larger note and what comes back", () => {
    const change = [
      [50, 1],
      [5, -1],
      [1, -1],
    ] as const;
    expect(sum(change)).toBe(44);
    expect(exchange(change)).toMatchObject({
      given: [{ value: 50, count: 1 }],
      back: [
        { value: 5, count: 1 },
        { value: 1, count: 1 },
      ],
    });
  });

  it("need no change where nothing would come back", () => {
    expect(exchange([[10, 4]])).toBeNull();
    expect(exchange([])).toBeNull();
  });
});
