/** The clock of a timed game. */
export interface Left {
  hours: number;
  minutes: number;
  seconds: number;
}

/** The time left in hours, minutes and seconds; minutes are rounded up until the last one. */
export function parts(seconds: number): Left {
  if (seconds < 60) return { hours: 0, minutes: 0, seconds };
  const minutes = Math.ceil(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: 0 };
}

/** Seconds before the end at which players are warned; at 0 the last turn begins. */
export const WARNINGS = [600, 60, 0] as const;

/** The warning that falls between two readings of the clock; null if there is none. */
export function passed(before: number, now: number): number | null {
  return WARNINGS.find((at) => before > at && now <= at) ?? null;
}
