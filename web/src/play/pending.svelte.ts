import { isRefused } from "../lib/room.svelte.ts";
import type { RequestRefused } from "../lib/types.ts";

/** The request in flight: one at a time, so that nothing is sent twice. */
export class Pending {
  /** A name for the request in flight, usually the move. */
  busy = $state<string | null>(null);
  /** Why the last request was refused; cleared by the next. */
  refusal = $state.raw<RequestRefused | null>(null);

  #seen: () => number;
  #began = 0;
  #answered: Promise<unknown> = Promise.resolve();

  /** The ply of the position shown. */
  constructor(seen: () => number = () => 0) {
    this.#seen = seen;
  }

  /** Runs the work unless a request is in flight; returns whether it succeeded. */
  async run(name: string, work: () => Promise<unknown>): Promise<boolean> {
    // The update may arrive before the answer: a press after it was made with the new position in view.
    while (this.busy !== null) {
      if (this.#seen() === this.#began) return false;
      await this.#answered;
    }
    this.busy = name;
    this.refusal = null;
    this.#began = this.#seen();
    let answered = () => {};
    this.#answered = new Promise<void>((resolve) => (answered = resolve));
    try {
      await work();
      return true;
    } catch (thrown) {
      if (!isRefused(thrown)) throw thrown;
      this.refusal = thrown;
      return false;
    } finally {
      this.busy = null;
      answered();
    }
  }
}
