/** Which puzzles were solved on this device, and which comes next. */
import { preferences } from "../lib/preferences.svelte.ts";
import type { PuzzleSummary } from "../lib/types.ts";

export const isSolved = (key: string): boolean => preferences.solved.includes(key);

/** Remembers a solved puzzle. */
export function solve(key: string): void {
  if (!isSolved(key)) preferences.solved = [...preferences.solved, key];
}

/** The next puzzle that is not solved, after this one and then from the beginning; the next at all if all are. */
export function nextAfter(puzzles: readonly PuzzleSummary[], key: string | undefined): PuzzleSummary | undefined {
  const at = puzzles.findIndex((puzzle) => puzzle.key === key);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return others.find((puzzle) => !isSolved(puzzle.key)) ?? others[0];
}
