import type { LedgerLine } from "../lib/types.ts";

/** Whether the dice have been thrown yet. */
export const begun = (lines: LedgerLine[]): boolean => lines.some(({ kind }) => kind === "dice" || kind === "order");

/** Whether a line of the ledger is about one of these players. */
export const touches = (line: LedgerLine, names: string[]): boolean =>
  [line.player, line.other, line.payer, line.payee].some((name) => name != null && names.includes(name));

/** Newest first; only one player's if a name is given. */
export function shown(lines: LedgerLine[], player: string | null): LedgerLine[] {
  const about = player === null ? lines : lines.filter((line) => touches(line, [player]));
  return about.toReversed();
}

/** The players marked before a line: payer and payee, or whom it is about. */
export function marked(line: LedgerLine): string[] {
  const names = line.amount == null ? [line.player, line.other] : [line.payer, line.payee];
  const players = names.filter((name): name is string => name != null && name !== "bank");
  return [...new Set(players.length ? players : line.player ? [line.player] : [])];
}

/** Each player's latest throw for who begins. */
export function throwsForOrder(lines: LedgerLine[]): Map<string, number> {
  const thrown = new Map<string, number>();
  for (const line of lines) if (line.kind === "order" && line.player) thrown.set(line.player, line.numbers[0]);
  return thrown;
}
