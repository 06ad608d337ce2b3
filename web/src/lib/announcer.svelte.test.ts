import { expect, test, vi } from "vitest";

import { announcer } from "./announcer.svelte.ts";

test("a screen that was left is not heard of any more", () => {
  vi.useFakeTimers();
  announcer.say("Bob throws 7.");
  vi.runAllTimers();
  announcer.say("Bob buys Boston.");
  announcer.clear();
  vi.runAllTimers();
  expect(announcer.polite).toBe("");

  announcer.say("Ann throws 5.");
  vi.runAllTimers();
  expect(announcer.polite).toBe("Ann throws 5.");
  vi.useRealTimers();
});
