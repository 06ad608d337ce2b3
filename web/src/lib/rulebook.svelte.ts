/** The rule book that is open, and at which paragraph: every citation of a rule opens it. */
import type { NewRoom } from "./types.ts";

/** The rule book of a table, or of an edition with the house rules chosen so far. */
export type RulebookSource = { room: string } | { edition: string; aim?: string; rules?: NewRoom["rules"] };

class Rulebook {
  /** `at` is a topic or a paragraph; "" is the top. */
  open = $state.raw<{ of: RulebookSource; at: string } | null>(null);

  show(of: RulebookSource, at = ""): void {
    this.open = { of, at };
  }

  close(): void {
    this.open = null;
  }
}

export const rulebook = new Rulebook();
