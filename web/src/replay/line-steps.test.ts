import { describe, expect, it, vi } from "vitest";

import { view } from "../fixtures/treasurer.ts";
import type { ExpectedLine, LedgerLine } from "../lib/types.ts";
import { LineSteps } from "./line-steps.svelte.ts";

const told = (text: string) => ({ text }) as LedgerLine;
const line: ExpectedLine = {
  ply: 4,
  better: "Reject",
  bot: "steady",
  games: 15,
  steps: [
    { by: "Ann", lines: [told("Ann rejects.")] },
    { by: "chance", lines: [told("6 and 5."), told("Ann moves.")] },
  ],
};

describe("the line that the bot expected", () => {
  const inLine = vi.fn(async (_: string, ply: number, step: number) => view({ ply: ply + step }));
  const asks = { expectedLine: async () => line, inLine };

  it("begins with the better move, and is stepped through within its ends", async () => {
    const steps = new LineSteps("room", 4, "en", asks);
    expect(await steps.open()).toBe(true);
    expect([steps.step, steps.most, steps.view?.ply]).toEqual([1, 2, 5]);
    expect(steps.lines.map(({ text }) => text)).toEqual(["Ann rejects."]);
    await steps.to(2);
    expect(steps.soFar.map(({ text }) => text)).toEqual(["Ann rejects.", "6 and 5.", "Ann moves."]);
    await steps.to(9);
    expect(steps.step).toBe(2);
    await steps.to(-1);
    expect([steps.step, steps.view?.ply, steps.lines]).toEqual([0, 4, []]);
  });

  it("fetches a position once", async () => {
    const steps = new LineSteps("room", 4, "en", asks);
    await steps.open();
    const before = inLine.mock.calls.length;
    await steps.to(0);
    await steps.to(1);
    expect(inLine.mock.calls.length).toBe(before + 1);
  });
});
