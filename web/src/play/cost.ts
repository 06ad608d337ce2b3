import { money, number } from "../lib/words.svelte.ts";
import type { Choice, PlayerView } from "../lib/types.ts";

/** The cash before and after: "740 → 520". */
export const change = (before: number, after: number): string => `${number(before)} → ${number(after)}`;

/** What there is to spend: what is bid is there for nothing else. */
export const spendable = (player: PlayerView | undefined): number => player?.spendable ?? 0;

/** What a move changes, what it costs or brings, and the cash after it: "$220 · 740 → 520". */
export function cost(choice: Choice, cash: number): string {
  const { amount, after } = choice;
  const sum = amount ? (amount < 0 ? money(-amount) : `+${money(amount)}`) : "";
  return [choice.detail, sum, amount && after != null ? change(cash, after) : ""].filter(Boolean).join(" · ");
}
