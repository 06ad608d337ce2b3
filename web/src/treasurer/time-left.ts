/** The clock of a timed game. */
export interface Left {
  hours: number;
  minutes: number;
  seconds: number;
}

/** What is left, in words' parts: minutes are rounded up until the last one. */
export function parts(seconds: number): Left {
  if (seconds < 60) return { hours: 0, minutes: 0, seconds };
  const minutes = Math.ceil(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: 0 };
}

/** When people are told, in seconds before the end: twice as a warning, and when the turn is the last. */
export const WARNINGS = [600, 60, 0] as const;

/** The warning that is passed between two looks at the clock; null where none is. */
export function passed(before: number, now: number): number | null {
  return WARNINGS.find((at) => before > at && now <= at) ?? null;
}
