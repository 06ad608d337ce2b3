import { describe, expect, it } from "vitest";

import type { PlayerStats, Replay } from "../lib/types.ts";
import { piecesOf, placesOf, podiumOf } from "./places.ts";

const stats = (name: string, out: number | null = null) => ({ name, out, end: 100 }) as PlayerStats;
const replay = (winners: string[], standing: string[]) =>
  ({ standing, stats: standing.map((name) => stats(name)), result: { winners } }) as unknown as Replay;

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
});

describe("a sentence whose words stand out", () => {
  const told = (text: string, strong: string[]) =>
    piecesOf({ text, strong }).map((piece) => (piece.strong ? `*${piece.text}*` : piece.text));
  it("is cut at each of them", () => {
    expect(told("It rose from 41% to 71%.", ["41%", "71%"])).toEqual(["It rose from ", "*41%*", " to ", "*71%*", "."]);
    expect(told("Oslo paid $20.", ["$20", "Oslo"])).toEqual(["*Oslo*", " paid ", "*$20*", "."]);
  });
  it("stays whole where none is in it, and where they overlap", () => {
    expect(told("Nothing.", ["71%"])).toEqual(["Nothing."]);
    expect(told("171%", ["171%", "71%"])).toEqual(["*171%*"]);
  });
});
