/** What the center of the board shows: the last throw, its outcome, the last payment, the open card. */
import type { LedgerLine, PositionView } from "../lib/types.ts";

export interface Recap {
  dice: number[];
  headline: LedgerLine | null;
  payment: LedgerLine | null;
  /** Its text, and the number of its deck. */
  card: { text: string; deck: number } | null;
  /** What bots did in one go: a few lines, in place of headline and payment. */
  summary: LedgerLine[];
}

export const EMPTY_RECAP: Recap = { dice: [], headline: null, payment: null, card: null, summary: [] };

/** Lines that say less than others beside them. */
const SKIPPED = new Set(["turn", "extra-throw", "worth", "round", "start", "claim-for-me"]);

/** While the dice roll: nothing is told of the throw before, and its dice lie there until then. */
export function thrown(recap: Recap): Recap {
  return { ...EMPTY_RECAP, dice: recap.dice };
}

/** The recap after one more line of the ledger. */
export function addLine(recap: Recap, line: LedgerLine): Recap {
  if (line.kind === "dice") return { ...EMPTY_RECAP, dice: [...line.numbers], headline: line };
  // The card or the utility that needs these dice stays beside them.
  if (line.kind === "count") return { ...recap, dice: [...line.numbers], headline: line };
  if (line.kind === "die") return { ...recap, dice: [line.numbers[0]], headline: line };
  if (line.kind === "drawn") return { ...recap, payment: null, card: { text: line.card, deck: line.numbers[0] } };
  if (line.amount != null && line.payer && line.payee) {
    const same = recap.headline?.player === line.player;
    // What was owed is being paid now.
    const settled = recap.headline?.kind === "debt" && line.payer === line.player;
    return { ...recap, payment: line, headline: same && !settled ? recap.headline : null, summary: [] };
  }
  if (SKIPPED.has(line.kind)) return recap;
  const other = recap.payment && recap.payment.player !== line.player;
  return { ...recap, headline: line, payment: other ? null : recap.payment, summary: [] };
}

/** The face of the Speed Die beside the dice shown; none beside dice that only count. */
export function speedFace(recap: Recap, view: PositionView): string {
  return !recap.dice.length || String(recap.dice) === String(view.dice) ? view.speed : "";
}

/** The recap of the last lines of a ledger. */
export function recapOf(lines: LedgerLine[]): Recap {
  return lines.slice(-24).reduce(addLine, EMPTY_RECAP);
}
