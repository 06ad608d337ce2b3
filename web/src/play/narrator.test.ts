import { beforeEach, expect, test, vi } from "vitest";

import { view } from "../fixtures/play.ts";
import { preferences } from "../lib/preferences.svelte.ts";
import type { Moved } from "../lib/types.ts";
import { Narrator } from "./narrator.ts";
import type { Play } from "./play.svelte.ts";

const bobs = view({ to_act: "Bob", turn: "Bob", phase: "throw" });
const mine = view({ to_act: "Ann", turn: "Ann", phase: "throw" });
const buys = view({ to_act: "Ann", turn: "Ann", phase: "buy" });
const vibrate = vi.fn();

beforeEach(() => {
  vibrate.mockClear();
  Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
  Object.assign(preferences, { vibrate: true, muted: false, turnSound: false });
});

/** My turn comes, and goes on. */
function comes(): void {
  const narrator = new Narrator({ mine: ["Ann"], awake: ["Ann"] } as Play);
  const moved = (now: Moved["view"]) => ({ view: now, lines: [], room: { seats: [] } }) as unknown as Moved;
  narrator.moved(moved(mine), bobs);
  narrator.moved(moved(buys), mine);
  narrator.moved(moved(bobs), buys);
}

test("the phone vibrates once on my turn", () => {
  comes();
  expect(vibrate.mock.calls).toEqual([[[60, 80, 60]]]);
});

test.each([{ vibrate: false }, { muted: true }])("it stays still by choice: %o", (chosen) => {
  Object.assign(preferences, chosen);
  comes();
  expect(vibrate).not.toHaveBeenCalled();
});
