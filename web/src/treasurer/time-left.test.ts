import { describe, expect, it } from "vitest";

import { parts, passed } from "./time-left.ts";

describe("the clock of a timed game", () => {
  it("tells hours and minutes, and seconds only in the last minute", () => {
    expect(parts(4320)).toEqual({ hours: 1, minutes: 12, seconds: 0 });
    expect(parts(3601)).toEqual({ hours: 1, minutes: 1, seconds: 0 });
    expect(parts(61)).toEqual({ hours: 0, minutes: 2, seconds: 0 });
    expect(parts(59)).toEqual({ hours: 0, minutes: 0, seconds: 59 });
  });

  it("tells once, ten minutes and one minute before the end, and when it comes", () => {
    expect([passed(601, 600), passed(600, 599), passed(120, 59), passed(59, 58), passed(1, 0), passed(0, 0)]).toEqual([
      600,
      null,
      60,
      null,
      0,
      null,
    ]);
  });
});
