/** What a table can be drawn without is fetched after it, so that the first board is there sooner. */
import { atLeisure } from "../lib/leisure.ts";

class Later {
  moments = $state.raw<typeof import("./moments.ts") | null>(null);

  async fetch(): Promise<void> {
    this.moments ??= await import("./moments.ts");
  }

  /** Fetches everything, so that nothing has to be waited for; gives back how to stop that. */
  prepare(): () => void {
    return atLeisure(() => {
      // What could not be fetched is fetched again when it is opened.
      void Promise.allSettled([this.fetch(), import("./Sheets.svelte"), import("../board/PlayerSheet.svelte")]);
    });
  }
}

export const later = new Later();
