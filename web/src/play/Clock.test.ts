/** A clock shows the same time left whenever it is drawn. */
import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { announcer } from "../lib/announcer.svelte.ts";
import { FakeSocket, seated, welcome } from "../lib/fake.ts";
import { RoomLink } from "../lib/room.svelte.ts";
import Clock from "./Clock.svelte";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a clock that is drawn late is as late as one that was there", () => {
  vi.useFakeTimers({ now: 900_000 });
  vi.stubGlobal("WebSocket", FakeSocket);
  const link = new RoomLink("abc123def456", "en");
  FakeSocket.last.tell(welcome({ room: { ...seated, now: 1000 } }));
  vi.advanceTimersByTime(2000);
  render(Clock, { until: 1030, ahead: link.ahead, label: "Time" });
  expect(screen.getByRole("timer").textContent.trim()).toBe("0:28");
  link.close();
});

test("the clock of a timed game says and announces that it has run down", async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  render(Clock, { until: 1001, ahead: 0, label: "Time left", over: "Time is up: last turn" });
  const timer = screen.getByRole("timer");
  expect(timer.textContent.trim()).toBe("0:01");
  await vi.advanceTimersByTimeAsync(2000);
  expect(timer.textContent.trim()).toBe("Time is up: last turn");
  expect(timer.getAttribute("aria-label")).toBe("Time is up: last turn");
  expect(announcer.urgent).toContain("Time is up: last turn");
});
