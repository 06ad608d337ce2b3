/** What the middle of the board tells: the last throw, what came of it, the last payment, the card that lies open. */
import type { Line, View } from "../lib/types.ts";

export interface Told {
  dice: number[];
  headline: Line | null;
  payment: Line | null;
  /** Its text, and the number of its deck. */
  card: { text: string; deck: number } | null;
}

export const NOTHING: Told = { dice: [], headline: null, payment: null, card: null };

/** Lines that another one beside them says better. */
const PASSED_OVER = new Set(["turn", "extra-throw", "worth", "round", "start", "claim-for-me"]);

/** What is told once a line more is told. */
export function tell(told: Told, line: Line): Told {
  if (line.kind === "dice") return { ...NOTHING, dice: [...line.numbers], headline: line };
  // What a card lets count, or a utility, is still told beside the dice that do.
  if (line.kind === "count") return { ...told, dice: [...line.numbers], headline: line };
  if (line.kind === "die") return { ...told, dice: [line.numbers[0]], headline: line };
  if (line.kind === "drawn") return { ...told, payment: null, card: { text: line.card, deck: line.numbers[0] } };
  if (line.amount != null && line.payer && line.payee) {
    const same = told.headline?.player === line.player;
    return { ...told, payment: line, headline: same ? told.headline : null };
  }
  if (PASSED_OVER.has(line.kind)) return told;
  const other = told.payment && told.payment.player !== line.player;
  return { ...told, headline: line, payment: other ? null : told.payment };
}

/** The Speed Die's face beside the dice that are told of: none beside dice that only count. */
export function speedOf(told: Told, view: View): string {
  return !told.dice.length || String(told.dice) === String(view.dice) ? view.speed : "";
}

/** What the last lines of a ledger leave to be told. */
export function toldBy(lines: Line[]): Told {
  return lines.slice(-24).reduce(tell, NOTHING);
}
