/** Paper money as it is handed over: how notes are drawn, and who hands over which. */

export type Notes = readonly (readonly [value: number, count: number])[];

export interface Stack {
  value: number;
  count: number;
  /** How many edges of notes lie behind the first. */
  behind: 0 | 1 | 2;
}

function behind(count: number): Stack["behind"] {
  if (count < 2) return 0;
  return count === 2 ? 1 : 2;
}

/** The notes as stacks, the largest first; empty stacks are left out. */
export function stacks(notes: Notes): Stack[] {
  return notes
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value, count, behind: behind(count) }))
    .sort((one, other) => other.value - one.value);
}

export interface Exchange {
  given: Stack[];
  back: Stack[];
}

/** How to pay with larger notes and get change; null if there is no way. */
export function exchange(change: Notes): Exchange | null {
  const given = stacks(change);
  const back = stacks(change.map(([value, count]) => [value, -count]));
  return given.length && back.length ? { given, back } : null;
}

/** The total of the notes. */
export function sum(notes: Notes): number {
  return notes.reduce((total, [value, count]) => total + value * count, 0);
}
