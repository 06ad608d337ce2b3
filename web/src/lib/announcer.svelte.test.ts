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

test("the same sentence is read out again: the text is another one", () => {
  vi.useFakeTimers();
  const heard = () => {
    announcer.say("Build: no whole city.");
    vi.runAllTimers();
    return announcer.polite;
  };
  const [first, second, third] = [heard(), heard(), heard()];
  expect(second).not.toBe(first);
  expect(third).not.toBe(second);
  expect(second.trim()).toBe(first);
  vi.useRealTimers();

  announcer.alert("Your turn.");
  const alarm = announcer.urgent;
  announcer.alert("Your turn.");
  expect(announcer.urgent).not.toBe(alarm);
  expect(announcer.urgent.trim()).toBe("Your turn.");
});

test("an alert that no longer holds is cleared, but not another that came since", () => {
  const lost = announcer.alert("No connection.");
  announcer.clearAlert(lost);
  expect(announcer.urgent).toBe("");
  const again = announcer.alert("No connection.");
  announcer.alert("Your turn.");
  announcer.clearAlert(again);
  expect(announcer.urgent.trim()).toBe("Your turn.");
});
