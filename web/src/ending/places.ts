/** Who came where in a game that is over. */
import type { PlayerStats, Replay } from "../lib/types.ts";

export interface Place {
  name: string;
  /** From 1; all winners are first, and equal wealth shares a place. */
  place: number;
  stats: PlayerStats | undefined;
}

/** The players by their place. */
export function placesOf(replay: Pick<Replay, "standing" | "stats" | "result">): Place[] {
  const winners = replay.result?.winners ?? [];
  const places: Place[] = [];
  for (const name of replay.standing) {
    const stats = replay.stats.find((one) => one.name === name);
    const before = places.at(-1);
    const ties = before !== undefined && !winners.includes(before.name) && isEqual(before.stats, stats);
    const place = winners.includes(name) ? 1 : ties ? before.place : places.length + 1;
    places.push({ name, place, stats });
  }
  return places;
}

/** Whether two players stayed to the end and are worth the same. */
const isEqual = (one: PlayerStats | undefined, other: typeof one): boolean =>
  one !== undefined && one.out === null && other?.out === null && one.end === other.end;

/** The three on the podium as they stand on it: second, first, third. */
export function podiumOf(places: readonly Place[]): Place[] {
  return [places[1], places[0], places[2]].filter((one) => one !== undefined);
}

/** A part of a sentence, and whether it stands out. */
export interface Piece {
  text: string;
  strong: boolean;
}

/** A sentence cut at the words that stand out, each where it comes first. */
export function piecesOf({ text, strong }: { text: string; strong: readonly string[] }): Piece[] {
  const cuts = strong
    .map((word) => ({ from: text.indexOf(word), to: text.indexOf(word) + word.length }))
    .filter(({ from, to }) => from >= 0 && to > from)
    .sort((one, other) => one.from - other.from);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of cuts) {
    if (from < at) continue;
    pieces.push({ text: text.slice(at, from), strong: false }, { text: text.slice(from, to), strong: true });
    at = to;
  }
  pieces.push({ text: text.slice(at), strong: false });
  return pieces.filter((piece) => piece.text);
}
