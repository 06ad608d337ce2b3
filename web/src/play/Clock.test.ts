/** A clock shows the same time left whenever it is drawn. */
import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

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
