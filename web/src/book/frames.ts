/** An example as a few frames: the position, then each move with events. */
import type { ExampleView, LedgerLine, PositionView } from "../lib/types.ts";

export interface Frame {
  view: PositionView;
  lines: LedgerLine[];
  dice: number[];
  /** The spaces involved. */
  spaces: number[];
}

const THROWN = ["dice", "count", "die"];

function diceOf(lines: LedgerLine[]): number[] {
  const thrown = lines.find((line) => THROWN.includes(line.kind));
  if (!thrown) return [];
  return thrown.kind === "die" ? thrown.numbers.slice(0, 1) : thrown.numbers.slice(0, 2);
}

export function framesOf(played: ExampleView): Frame[] {
  const first = played.before;
  const start = first.players.find((player) => player.name === first.turn)?.space;
  const frames: Frame[] = [{ view: first, lines: [], dice: [], spaces: start === undefined ? [] : [start] }];
  for (const { lines, view } of played.steps) {
    if (!lines.length) continue;
    const spaces = [...new Set(lines.flatMap((line) => line.space ?? []))];
    frames.push({ view, lines, dice: diceOf(lines), spaces });
  }
  return frames;
}
