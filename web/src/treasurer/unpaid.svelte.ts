/** The ledger lines with payments that may not have been made yet. */
import type { Moved } from "../lib/types.ts";

type Seen = Pick<Moved, "lines" | "total" | "by" | "move"> & { undone_to?: number | null };

const THROWS = /^(dice|die|speed) /;

export class Handed {
  /** The first line that is shown. */
  from = $state(0);
  /** The first line after the latest decision; earlier ones have been seen. */
  fresh = $state(0);

  #keep: (from: number) => void;

  constructor(from: number, keep: (from: number) => void = () => {}) {
    this.from = this.fresh = from;
    this.#keep = keep;
  }

  /** A decision was made here, so the lines so far have been seen. */
  seen(total: number): void {
    this.fresh = total;
  }

  /** Everything is paid. */
  clear(total: number): void {
    this.#set(total, total);
  }

  /** Updates after a move: a throw starts over, and an undo removes lines. */
  moved(moved: Seen, mine: readonly string[]): void {
    const before = moved.total - moved.lines.length;
    if (moved.undone_to != null) this.#set(Math.min(this.from, moved.undone_to), Math.min(this.fresh, moved.undone_to));
    else if (THROWS.test(moved.move) && moved.lines.some((line) => line.kind === "dice")) this.#set(before, before);
    // Somebody marked it as paid on another device.
    else if (moved.move === "end" && mine.includes(moved.by)) this.#set(moved.total, moved.total);
  }

  #set(from: number, fresh: number): void {
    this.from = from;
    this.fresh = fresh;
    this.#keep(from);
  }
}

const PLACE = "duopoly-paid-";

/** The same for a room, stored in this browser, so that a reload shows the open payments again. */
export function handedOf(room: string, total: number, begun = total): Handed {
  let from = begun;
  try {
    const stored = sessionStorage.getItem(PLACE + room);
    if (stored !== null && Number(stored) <= total) from = Number(stored);
  } catch {
    // Without storage it starts as on another device.
  }
  return new Handed(from, (now) => {
    try {
      sessionStorage.setItem(PLACE + room, String(now));
    } catch {
      // As above.
    }
  });
}
