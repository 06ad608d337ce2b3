import type { LedgerLine, PositionView } from "../lib/types.ts";

/** What needs one of my seats since the last view, the most urgent first. */
export type Alarm = { kind: "debt" | "offer" | "turn"; seat: string; by: string };

const DECIDED = new Set([
  "throw",
  "end",
  "go",
  "buy",
  "tax",
  "fine",
  "auction",
  "want",
  "place",
  "interest",
  "role",
  "adjust",
]);

/** Whether one of my seats has just become the actor. Offers and debts have alarms of their own. */
export function alarm(before: PositionView | null, after: PositionView, mine: string[]): Alarm | null {
  const actor = after.to_act;
  if (!actor || !mine.includes(actor)) return null;
  const same = before?.to_act === actor;
  if (after.phase === "debt") return same && before?.phase === "debt" ? null : { kind: "debt", seat: actor, by: "" };
  if (after.phase === "answer" && after.offer) {
    return same && before?.phase === "answer" ? null : { kind: "offer", seat: actor, by: after.offer.by };
  }
  return !same && !wasThrowing(before, actor) && DECIDED.has(after.phase)
    ? { kind: "turn", seat: actor, by: "" }
    : null;
}

/** Whether the alarm still holds. */
export function holds({ kind, seat }: Alarm, view: PositionView): boolean {
  if (view.to_act !== seat) return false;
  return kind === "turn" || view.phase === (kind === "debt" ? "debt" : "answer");
}

/** Between a throw and its outcome chance acts, but the turn is still the same. */
const wasThrowing = (before: PositionView | null, actor: string): boolean =>
  before?.to_act === "chance" && before.turn === actor;

/** Whether a line of the ledger is about one of these players. */
export const touches = (line: LedgerLine, names: string[]): boolean =>
  [line.player, line.other, line.payer, line.payee].some((name) => name != null && names.includes(name));

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Lines as one text to read out. */
export const spoken = (lines: LedgerLine[]): string => lines.map((line) => ended(line.text)).join(" ");

/** Collects what fast bots do, to be summed up when a person has to decide again. */
export class Round {
  #lines: LedgerLine[] = [];

  get length(): number {
    return this.#lines.length;
  }

  add(lines: LedgerLine[]): void {
    this.#lines.push(...lines);
  }

  /** Returns everything and starts over. */
  all(): LedgerLine[] {
    const lines = this.#lines;
    this.#lines = [];
    return lines;
  }

  /** Returns the lines about me and the number of others, and starts over. */
  summary(mine: string[], more: (n: number) => string): string {
    const lines = this.all();
    const own = lines.filter((line) => touches(line, mine));
    const rest = lines.length - own.length;
    return [spoken(own), rest ? more(rest) : ""].filter(Boolean).join(" ");
  }
}
