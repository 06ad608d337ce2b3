/** Which book of rules lies open, and where: any rule that is cited opens it. */
import type { NewRoom } from "./types.ts";

/** A table's book, or that of an edition with the house rules chosen so far. */
export type BookOf = { room: string } | { edition: string; aim?: string; rules?: NewRoom["rules"] };

class Shelf {
  /** `at` is a topic or a paragraph; "" is the beginning. */
  open = $state.raw<{ of: BookOf; at: string } | null>(null);

  show(of: BookOf, at = ""): void {
    this.open = { of, at };
  }

  close(): void {
    this.open = null;
  }
}

export const shelf = new Shelf();
