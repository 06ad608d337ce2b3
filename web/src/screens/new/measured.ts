/** What bench/chances.py has measured with bots of one kind in all seats, by the printed rules or with even chances. */
import measured from "./measured.json";
import type { Plan } from "./plan.svelte.ts";

interface Row {
  rounds: number;
  /** The share of games that a seat of that role wins, in percent. */
  competitor?: number;
  monopolist?: number;
  player?: number;
  /** What competitors start with for even chances. */
  cash?: number;
}

const ROWS: Partial<Record<string, Row>> = measured;
/** The bot whose games even chances are balanced by. */
const EVEN_BOT = "steady";
/** The rule that even chances change. */
export const EVEN_RULE = "cash_competitor";

/** The measure of such a table; null if there is none. */
export function measureOf(plan: Plan): Row | null {
  const bots = new Set(plan.seats.filter((seat) => seat.who === "bot").map((seat) => seat.bot));
  const [bot, ...others] = bots;
  const asPrinted = plan.changed.every((rule) => plan.evenOn && rule.name === EVEN_RULE);
  if (!bot || others.length || !asPrinted || !plan.edition || (plan.camps && !plan.agreed)) return null;
  return rowOf(plan, bot, plan.evenOn) ?? null;
}

/** What competitors start with for even chances, if that was measured for such a table. */
export function evenCash(plan: Plan): number | null {
  const asPrinted = Object.keys(plan.rules).length === 0;
  return (plan.camps && asPrinted && rowOf(plan, EVEN_BOT, true)?.cash) || null;
}

function rowOf(plan: Plan, bot: string, even: boolean): Row | undefined {
  const [first, second] = (plan.edition?.roles ?? []) as [string, string?];
  const count = (role: string) => plan.seats.filter((seat) => seat.role === role).length;
  const split = second ? `${count(first)}c${count(second)}m` : String(plan.seats.length);
  return ROWS[`${bot} ${plan.key} ${plan.aim} ${split}${even ? " even" : ""}`];
}
