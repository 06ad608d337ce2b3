import { isRefused } from "../lib/room.svelte.ts";
import type { Refused } from "../lib/types.ts";

/** What was asked of the server and is not answered yet: one thing at a time, so that nothing is sent twice. */
export class Pending {
  /** What is under way, by a name of the caller's: the move, mostly. */
  busy = $state<string | null>(null);
  /** Why the last request was refused; gone with the next. */
  refusal = $state.raw<Refused | null>(null);

  #seen: () => number;
  #began = 0;
  #answered: Promise<unknown> = Promise.resolve();

  /** Seen: how far the game shown has come. */
  constructor(seen: () => number = () => 0) {
    this.#seen = seen;
  }

  /** Does the work unless something is under way; says whether it was done. */
  async run(name: string, work: () => Promise<unknown>): Promise<boolean> {
    // News may come before the answer: who presses then has seen what he presses, and waits for the answer only.
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
