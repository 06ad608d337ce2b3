/** Which lines of the ledger are still on the table: money that may not have been handed over yet. */
import type { Moved } from "../lib/types.ts";

type Seen = Pick<Moved, "lines" | "total" | "by" | "move"> & { kept?: number | null };

const THROWS = /^(dice|die|speed) /;

export class Handed {
  /** The first line that is shown. */
  from = $state(0);
  /** The first line that came after the latest decision; those before it were seen already. */
  fresh = $state(0);

  #keep: (from: number) => void;

  constructor(from: number, keep: (from: number) => void = () => {}) {
    this.from = this.fresh = from;
    this.#keep = keep;
  }

  /** A decision was made here: what stands on the table was seen. */
  seen(total: number): void {
    this.fresh = total;
  }

  /** All is handed over. */
  clear(total: number): void {
    this.#set(total, total);
  }

  /** What a move does to it: a new throw begins a new story, and an undo takes lines back. */
  moved(moved: Seen, mine: readonly string[]): void {
    const before = moved.total - moved.lines.length;
    if (moved.kept != null) this.#set(Math.min(this.from, moved.kept), Math.min(this.fresh, moved.kept));
    else if (THROWS.test(moved.move) && moved.lines.some((line) => line.kind === "dice")) this.#set(before, before);
    // Somebody at another device of the bank said that it is paid.
    else if (moved.move === "end" && mine.includes(moved.by)) this.#set(moved.total, moved.total);
  }

  #set(from: number, fresh: number): void {
    this.from = from;
    this.fresh = fresh;
    this.#keep(from);
  }
}

const PLACE = "duopoly-paid-";

/** The same for a room, kept in this browser: a page that is loaded again in the middle of a payment shows it again. */
export function handedOf(room: string, total: number, begun = total): Handed {
  let from = begun;
  try {
    const kept = sessionStorage.getItem(PLACE + room);
    if (kept !== null && Number(kept) <= total) from = Number(kept);
  } catch {
    // Without storage it begins as at another device.
  }
  return new Handed(from, (now) => {
    try {
      sessionStorage.setItem(PLACE + room, String(now));
    } catch {
      // As above.
    }
  });
}
