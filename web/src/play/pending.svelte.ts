import { isRefused } from "../lib/room.svelte.ts";
import type { Refused } from "../lib/types.ts";

/** What was asked of the server and is not answered yet: one thing at a time, so that nothing is sent twice. */
export class Pending {
  /** What is under way, by a name of the caller's: the move, mostly. */
  busy = $state<string | null>(null);
  /** Why the last request was refused; gone with the next. */
  refusal = $state.raw<Refused | null>(null);

  /** Does the work unless something is under way; says whether it was done. */
  async run(name: string, work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy !== null) return false;
    this.busy = name;
    this.refusal = null;
    try {
      await work();
      return true;
    } catch (thrown) {
      if (!isRefused(thrown)) throw thrown;
      this.refusal = thrown;
      return false;
    } finally {
      this.busy = null;
    }
  }
}
