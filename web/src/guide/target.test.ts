import { expect, test } from "vitest";

import type { GuideView, LegalMove, SeatMoves } from "../lib/types.ts";
import type { Play } from "../play/play.svelte.ts";
import { targetOf } from "./target.ts";

const guide = (move: string, waits = false) =>
  ({ guide: "first", cue: "cue", step: 1, steps: 9, move, waits }) as GuideView;
const buy = { move: "buy", verb: "buy", label: "Buy Rush St." } as LegalMove;
const build = { move: "build rush-street", verb: "build", label: "Build on Rush St.", space: 11 } as LegalMove;

function at(change: Partial<Play>): Play {
  const moves = { decisions: [buy], manage: { build: [build] } } as unknown as SeatMoves;
  return { acts: true, mode: null, picked: null, moves, managed: () => [build], ...change } as unknown as Play;
}

const words = (id: string) => id;
const selector = (play: Play, view: GuideView) => targetOf(play, view, words)?.selector ?? null;

test("a decision is pressed, with its own label", () => {
  expect(targetOf(at({}), guide("buy"), words)).toEqual({
    selector: '[data-move="buy"]',
    kind: "press",
    label: "Buy Rush St.",
  });
});

test("a house takes three presses", () => {
  const next = guide("build rush-street");
  expect(selector(at({}), next)).toBe('[data-verb="build"]');
  expect(selector(at({ mode: "build" }), next)).toBe('label:has(input[value="build rush-street"])');
  expect(selector(at({ mode: "build", picked: "build rush-street" }), next)).toBe("[data-primary]");
});

test("another mode is left first", () => {
  expect(selector(at({ mode: "sell" }), guide("build rush-street"))).toBe(".done");
  expect(selector(at({ mode: "build" }), guide("buy"))).toBe(".done");
});

test("nothing is pointed at while others move, or after the last move", () => {
  expect(selector(at({}), guide("buy", true))).toBeNull();
  expect(selector(at({}), guide(""))).toBeNull();
  expect(selector(at({ acts: false }), guide("buy"))).toBeNull();
});
