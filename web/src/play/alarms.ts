import type { PositionView } from "../lib/types.ts";

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
