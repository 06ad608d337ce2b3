import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, test } from "vitest";

import { antiBoard } from "../fixtures/board.ts";
import type { PlayerStats, Replay, TurningPointView } from "../lib/types.ts";
import { learn } from "../lib/words.svelte.ts";
import Statistics from "../replay/Statistics.svelte";
import { piecesOf, placesOf, podiumOf } from "./places.ts";
import Story from "./Story.svelte";

const stats = (name: string, out: number | null = null) => ({ name, out, end: 100 }) as PlayerStats;
const replay = (winners: string[], standing: string[], ends = [400, 300, 200, 100]) =>
  ({
    standing,
    stats: standing.map((name, n) => ({ ...stats(name), end: ends[n] })),
    result: { winners },
  }) as unknown as Replay;

describe("the podium", () => {
  it("has the second, the first and the third", () => {
    const places = placesOf(replay(["Bob"], ["Bob", "Ann", "Dee", "Cem"]));
    expect(places.map(({ name, place }) => `${place} ${name}`)).toEqual(["1 Bob", "2 Ann", "3 Dee", "4 Cem"]);
    expect(podiumOf(places).map(({ name }) => name)).toEqual(["Ann", "Bob", "Dee"]);
  });
  it("has two where two played, and two firsts where they share the win", () => {
    expect(podiumOf(placesOf(replay(["Bob"], ["Bob", "Ann"]))).map(({ name }) => name)).toEqual(["Ann", "Bob"]);
    expect(placesOf(replay(["Bob", "Ann"], ["Bob", "Ann", "Dee"])).map(({ place }) => place)).toEqual([1, 1, 3]);
  });
  it("shares the places of those who are worth the same, but of no two who went bankrupt", () => {
    const tied = replay(["Bob"], ["Bob", "Ann", "Dee", "Cem"], [400, 200, 200, 100]);
    expect(placesOf(tied).map(({ place }) => place)).toEqual([1, 2, 2, 4]);
    const lost = { ...tied, stats: ["Bob", "Ann", "Dee", "Cem"].map((name, n) => stats(name, n || null)) };
    expect(placesOf(lost).map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  });
});

describe("a sentence whose words stand out", () => {
  const sentence = (text: string, strong: string[]) =>
    piecesOf({ text, strong }).map((piece) => (piece.strong ? `*${piece.text}*` : piece.text));
  it("is cut at each of them", () => {
    expect(sentence("It rose from 41% to 71%.", ["41%", "71%"])).toEqual([
      "It rose from ",
      "*41%*",
      " to ",
      "*71%*",
      ".",
    ]);
    expect(sentence("Oslo paid $20.", ["$20", "Oslo"])).toEqual(["*Oslo*", " paid ", "*$20*", "."]);
  });
  it("stays whole where none is in it, and where they overlap", () => {
    expect(sentence("Nothing.", ["71%"])).toEqual(["Nothing."]);
    expect(sentence("171%", ["171%", "71%"])).toEqual(["*171%*"]);
  });
});

test("the story's sentences stay apart, and titles have their whole names", () => {
  learn("en", readFileSync("../src/duopoly/words/en/web-ending.ftl", "utf-8"));
  const sentence = (text: string) => ({ text, strong: [] });
  const replay = {
    best_title: null,
    luckiest_throw: sentence("The luckiest throw was Bob's."),
    stats: [{ name: "Ann", rent_taken: 1, rent_paid: 1, start: 1, taxes_cards: 1, best_title: 8, best_sum: 9 }],
    board: {
      ...antiBoard,
      spaces: [...antiBoard.spaces.slice(0, 8), { name: "Kurfürstendamm", short: "Kurfürsten-damm" }],
    },
  } as unknown as Replay;
  const turn = { sentence: sentence("It turned.") } as unknown as TurningPointView;
  render(Story, { replay, turn, link: "#there" });
  expect(screen.getByText("luckiest", { exact: false }).textContent).toContain("Go there The luckiest");
  render(Statistics, { replay, players: [], compact: true });
  expect(screen.getByText("Kurfürstendamm", { exact: false })).toBeTruthy();
});
