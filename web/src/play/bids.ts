import type { AuctionView } from "../lib/types.ts";

/** Steps by which a tap raises the bid. */
export const STEPS = [1, 10, 50] as const;

/** The amount limited to what can be bid. */
export function within(sum: number, least: number, most: number): number {
  const rounded = Number.isFinite(sum) ? Math.trunc(sum) : least;
  return Math.max(least, Math.min(rounded, most));
}

/** The amount after a step: from mine, or from the best bid if mine was not set or no longer beats it. */
export function stepped(mine: number | null, best: number, step: number, least: number, most: number): number {
  return within((mine === null || mine < least ? best : mine) + step, least, most);
}

/** The amount in the field: mine if it still beats the best bid, else the lowest possible. */
export function standing(mine: number | null, least: number, most: number): number {
  return mine === null || mine < least ? least : within(mine, least, most);
}

/** Whether this is still the same auction: in the next one, also of the same lot, bids and passes begin anew. */
export function goesOn(before: AuctionView | null | undefined, now: AuctionView | null | undefined): boolean {
  if (!before || !now || before.lot !== now.lot || before.space !== now.space) return false;
  return before.bid <= now.bid && before.out.length <= now.out.length;
}
