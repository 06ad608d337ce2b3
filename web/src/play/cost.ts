import { money, number } from "../lib/words.svelte.ts";
import type { LegalMove, PlayerView } from "../lib/types.ts";

/** The cash before and after: "740 → 520". */
export const change = (before: number, after: number): string => `${number(before)} → ${number(after)}`;

/** A player's cash, as the player's card shows it. */
export const cashOf = (player: PlayerView | undefined): number => player?.cash ?? 0;

/** What a move changes, its cost or income, and the cash after it: "$220 · 740 → 520". */
export function cost(choice: LegalMove, cash: number): string {
  const { amount, after } = choice;
  const sum = amount ? (amount < 0 ? money(-amount) : `+${money(amount)}`) : "";
  return [choice.detail, sum, amount && after != null ? change(cash, after) : ""].filter(Boolean).join(" · ");
}
