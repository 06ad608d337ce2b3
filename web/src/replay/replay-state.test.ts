import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { view } from "../fixtures/treasurer.ts";
import { ApiError } from "../lib/api.ts";
import type { Replay } from "../lib/types.ts";
import { LookBack } from "./replay-state.svelte.ts";

const replay = { moves: Array(30).fill(["Ann", "throw"]), plies: [0, 10, 20] } as unknown as Replay;

describe("a game looked back on", () => {
  const fetch = vi.fn(async (ply: number) => view({ ply }));
  let back: LookBack;

  beforeEach(() => {
    vi.useFakeTimers();
    fetch.mockClear();
    back = new LookBack(replay, "en", 5, fetch);
  });
  afterEach(() => {
    back.close();
    vi.useRealTimers();
  });

  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it("begins where it is asked to, within the game", async () => {
    await wait(0);
    expect([back.ply, back.view?.ply, back.settled]).toEqual([5, 5, true]);
    expect(new LookBack(replay, "en", 99, fetch).ply).toBe(30);
  });

  it("can be asked again where the first position did not come", async () => {
    fetch.mockRejectedValueOnce(new ApiError(503, { code: "busy", detail: "", field: "" }));
    back = new LookBack(replay, "en", 5, fetch);
    await wait(0);
    expect([back.failed, back.view]).toEqual([true, null]);
    back.again();
    await wait(0);
    expect([back.failed, back.view?.ply]).toEqual([false, 5]);
  });

  it("fetches where the slider stays, not what it passes", async () => {
    await wait(0);
    for (let ply = 6; ply <= 20; ply++) back.to(ply);
    expect(back.settled).toBe(false);
    await wait(200);
    expect(fetch.mock.calls.map(([ply]) => ply)).toEqual([5, 20]);
    expect(back.settled).toBe(true);
  });

  it("fetches a position once", async () => {
    await wait(0);
    back.to(7);
    await wait(200);
    back.to(5);
    expect(back.view?.ply).toBe(5);
    await wait(200);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("plays on at one pace, however often it is paused while a position comes", async () => {
    fetch.mockImplementation(
      async (ply: number) => (await new Promise((done) => setTimeout(done, 500)), view({ ply })),
    );
    back = new LookBack(replay, "en", 0, fetch);
    await wait(600);
    back.toggle();
    await wait(1000);
    back.pause();
    back.toggle();
    const before = back.ply;
    await wait(20_000);
    const alone = new LookBack(replay, "en", before, fetch);
    await wait(600);
    alone.toggle();
    await wait(20_000);
    expect(Math.abs(back.ply - alone.ply)).toBeLessThanOrEqual(1);
    alone.close();
    fetch.mockImplementation(async (ply: number) => view({ ply }));
  });

  it("does not draw what it passes, though it knows it", async () => {
    await wait(0);
    back.to(7);
    await wait(200);
    for (const ply of [5, 7, 5]) back.to(ply);
    expect([back.ply, back.view?.ply]).toEqual([5, 5]);
    back.to(7);
    expect(back.view?.ply).toBe(5);
    await wait(200);
    expect(back.view?.ply).toBe(7);
  });

  it("only the cursor follows each point; the rest follows where it comes to rest", async () => {
    await wait(0);
    for (let ply = 6; ply <= 20; ply++) {
      back.along(ply);
      await wait(16);
    }
    expect([back.pointed, back.ply, back.view?.ply]).toEqual([20, 5, 5]);
    await wait(200);
    expect([back.pointed, back.ply, back.view?.ply]).toEqual([null, 20, 20]);
    expect(fetch.mock.calls.map(([ply]) => ply)).toEqual([5, 20]);
  });

  it("goes elsewhere at once, though somebody points", async () => {
    back.along(9);
    back.to(20);
    await wait(300);
    expect([back.pointed, back.ply]).toEqual([null, 20]);
  });

  it("plays turn by turn to the end and stops there", async () => {
    back.toggle();
    await wait(1400);
    expect(back.ply).toBe(10);
    await wait(5000);
    expect([back.ply, back.playing]).toEqual([30, false]);
    back.toggle();
    expect([back.ply, back.playing]).toEqual([0, true]);
  });

  it("stops playing for a key", () => {
    back.toggle();
    expect(back.key("Home")).toBe(true);
    expect([back.ply, back.playing]).toEqual([0, false]);
    expect(back.key("x")).toBe(false);
  });
});
