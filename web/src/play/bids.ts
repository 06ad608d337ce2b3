/** What is added to a bid by a tap. */
export const STEPS = [1, 10, 50] as const;

/** The sum within what may be bid; the least bid where more cannot be paid. */
export function within(sum: number, least: number, most: number): number {
  const rounded = Number.isFinite(sum) ? Math.trunc(sum) : least;
  return Math.max(least, Math.min(rounded, most));
}

/** The next sum after a step: counted from the best bid at first, then from what stands in the field. */
export function stepped(mine: number | null, best: number, step: number, least: number, most: number): number {
  return within((mine ?? best) + step, least, most);
}

/** What stands in the field: my own sum as long as it still beats the best bid, else the least there can be. */
export function standing(mine: number | null, least: number, most: number): number {
  return mine === null || mine < least ? least : within(mine, least, most);
}
