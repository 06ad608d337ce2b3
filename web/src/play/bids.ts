/** Steps by which a tap raises the bid. */
export const STEPS = [1, 10, 50] as const;

/** The amount limited to what can be bid. */
export function within(sum: number, least: number, most: number): number {
  const rounded = Number.isFinite(sum) ? Math.trunc(sum) : least;
  return Math.max(least, Math.min(rounded, most));
}

/** The amount after a step: at first from the best bid, then from the amount in the field. */
export function stepped(mine: number | null, best: number, step: number, least: number, most: number): number {
  return within((mine ?? best) + step, least, most);
}

/** The amount in the field: mine if it still beats the best bid, else the lowest possible. */
export function standing(mine: number | null, least: number, most: number): number {
  return mine === null || mine < least ? least : within(mine, least, most);
}
