/** What bench/chances.py has measured with bots of one kind in all seats, by the printed rules. */
import measured from "./measured.json";
import type { Plan } from "./plan.svelte.ts";

interface Measure {
  rounds: number;
  /** The share of games that a seat of that role wins, in percent. */
  chances: Partial<Record<string, number>>;
}

/** The measure of such a table; null if there is none. */
export function measureOf(plan: Plan): Measure | null {
  const bots = new Set(plan.seats.filter((seat) => seat.who === "bot").map((seat) => seat.bot));
  const [bot, ...others] = bots;
  if (!bot || others.length || plan.changed.length || !plan.edition || (plan.camps && !plan.agreed)) return null;
  const [first, second] = plan.edition.roles as [string, string?];
  const count = (role: string) => plan.seats.filter((seat) => seat.role === role).length;
  const split = second ? `${count(first)}c${count(second)}m` : String(plan.seats.length);
  const { rounds, ...chances } =
    (measured as Record<string, { rounds: number } & Record<string, number>>)[
      `${bot} ${plan.key} ${plan.aim} ${split}`
    ] ?? {};
  return rounds ? { rounds, chances } : null;
}
