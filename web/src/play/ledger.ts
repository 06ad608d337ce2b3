import type { Line } from "../lib/types.ts";
import { touches } from "./alarms.ts";

/** Whether dice fell already. */
export const begun = (lines: Line[]): boolean => lines.some(({ kind }) => kind === "dice" || kind === "order");

/** Newest first, of one player if a name is given. */
export function shown(lines: Line[], player: string | null): Line[] {
  const about = player === null ? lines : lines.filter((line) => touches(line, [player]));
  return about.toReversed();
}

/** Whose marks stand before a line: who pays and who gets it, or whom it is about. */
export function marked(line: Line): string[] {
  const names = line.amount == null ? [line.player, line.other] : [line.payer, line.payee];
  const players = names.filter((name): name is string => name != null && name !== "bank");
  return [...new Set(players.length ? players : line.player ? [line.player] : [])];
}

/** What each player threw to settle who begins, the last throw of those who threw again. */
export function throwsForOrder(lines: Line[]): Map<string, number> {
  const thrown = new Map<string, number>();
  for (const line of lines) if (line.kind === "order" && line.player) thrown.set(line.player, line.numbers[0]);
  return thrown;
}
