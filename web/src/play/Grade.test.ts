/** What a move cost and how that was judged, in words: a cost that was measured is not called none. */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import { board } from "../fixtures/play.ts";
import type { GradedMove, Hint as HintMessage } from "../lib/types.ts";
import { learn } from "../lib/words.svelte.ts";
import Grade from "./Grade.svelte";
import Hint from "./Hint.svelte";
import type { Play } from "./play.svelte.ts";

const WORDS = "../src/duopoly/words";
const FILES = ["common", "web-ending", "web-play", "web-replay", "web-shell"];

function read(lang: string): void {
  learn(lang, FILES.map((name) => readFileSync(`${WORDS}/${lang}/${name}.ftl`, "utf-8")).join("\n"));
}

beforeEach(() => read("en"));

function at(aim: "last" | "timed" = "last", minutes: number | null = null): Play {
  return { link: { board: { ...board(), aim }, room: { minutes } } } as unknown as Play;
}

function graded(facts: Partial<GradedMove> = {}): GradedMove {
  return {
    type: "graded",
    id: 1,
    ply: 3,
    deed: "Ann throws",
    better: "Build",
    grade: "best",
    played: 0.4,
    best: 0.41,
    cost: 0.008,
    low: 0.002,
    high: 0.014,
    rollouts: 1000,
    played_by: "champion",
    ...facts,
  };
}

const hint = { options: [], chances: [], label: "Throw", sureness: "unknown", rollouts: 1000, played_by: "champion" };
const text = () =>
  screen
    .getByRole("region")
    .textContent.replaceAll(/[\u2068\u2069]/g, "")
    .replaceAll(/\s+/g, " ");

test("a cost under a point that was measured is told, with the better move", () => {
  render(Grade, { play: at(), graded: graded() });
  expect(text()).toContain(
    "It cost less than a point of your chances. Better: Build (41% chance of winning instead of 40%)",
  );
});

test("a cost that may be nothing is none", () => {
  render(Grade, { play: at(), graded: graded({ low: -0.002 }) });
  expect(text()).toContain("It cost nothing that can be measured. Next best: Build (41% chance of winning)");
});

test("a cost of points is told with its interval", () => {
  render(Grade, { play: at(), graded: graded({ grade: "slip", cost: 0.08, low: 0.05, high: 0.11 }) });
  expect(text()).toContain("It cost 8 points of your chances (5 to 11). Better: Build");
});

const MANNERS = [
  ["last", null, "a few rounds were played on", false],
  ["timed", null, "for up to 60 rounds, and the final count said who won", false],
  ["timed", 120, "for up to 60 rounds, and the final count said who won", true],
] as const;

test.each(MANNERS)("a grade in a %s game with %s minutes says how it was judged", (aim, minutes, manner, noted) => {
  render(Grade, { play: at(aim, minutes), graded: graded() });
  expect(text()).toContain(manner);
  expect(text().includes("The time left is not considered.")).toBe(noted);
});

test.each(MANNERS)("a hint in a %s game with %s minutes says how it was judged", (aim, minutes, manner, noted) => {
  render(Hint, { play: at(aim, minutes), hint: hint as unknown as HintMessage });
  expect(text()).toContain(manner);
  expect(text().includes("The time left is not considered.")).toBe(noted);
});

const chance = (value: number, low: number, high: number) => ({ name: "Ann", value, low, high });
const option = (label: string, more: number, low: number, high: number) => ({
  move: label,
  label,
  chance: chance(0.25 + more, 0.22 + more, 0.28 + more),
  more,
  low,
  high,
  theirs: null,
  other: "Bob",
  line: [],
});

test.each([
  ["nothing that says the same again", [0.004, 0.001, 0.006], "Ann under 1%"],
  ["nothing within a point", [0.996, 0.989, 0.999], "Ann over 99%"],
  ["between what it lies", [0.5, 0.46, 0.54], "Ann 50% 46% to 54%"],
] as const)("beside a chance stands %s", (_, [value, low, high], told) => {
  const chances = [chance(value, low, high)];
  const play = { ...at(), player: () => undefined } as unknown as Play;
  render(Hint, { play, hint: { ...hint, chances } as unknown as HintMessage });
  expect(text()).toContain(`${told} Judged`);
});

/** The words of a hint for *Throw*, and those at each of its options. */
function words(options: ReturnType<typeof option>[], facts: Partial<HintMessage> = {}): string[] {
  render(Hint, { play: at(), hint: { ...hint, ...facts, move: "Throw", options } as unknown as HintMessage });
  const items = screen.getAllByRole("listitem").map((item) => item.textContent.replaceAll(/[\u2068\u2069]/g, ""));
  return [text(), ...items];
}

test("moves that the games cannot tell apart are not told apart", () => {
  const options = [option("Throw", -0.01, -0.02, 0.01), option("Build", 0, 0, 0), option("Sell", -0.1, -0.12, -0.08)];
  const [, first, , last] = words(options);
  expect(first).toContain("about as good as the best move without a trade");
  expect(last).toContain("−10 against the best move without a trade");
});

test("a move that is clearly worse by the same dice is not about as good, however the chances overlap", () => {
  const options = [
    option("Throw", 0, 0, 0),
    option("Build", -0.016, -0.02, -0.011),
    option("Sell", -0.02, -0.05, 0.01),
  ];
  const [all, , second, third] = words(options, { sureness: "clear", other: "Build" });
  expect(all).toContain("Sure: clearly better than “Build”");
  expect(second).toContain("−2 against the best move without a trade");
  expect(second).not.toContain("about as good");
  expect(third).toContain("about as good");
});

test("nothing is said against the move that is named first", () => {
  const [, first, second] = words([option("Throw", -0.03, -0.035, -0.025), option("Build", 0, 0, 0)]);
  for (const item of [first, second]) expect(item).not.toMatch(/against the best|about as good/);
});
