/** Code that a table needs only later. It is fetched after the first board, so that the board appears sooner. */
import { whenIdle } from "./scheduling.ts";

class Deferred {
  panels = $state.raw<typeof import("./decision-panels.ts") | null>(null);

  async fetchPanels(): Promise<void> {
    this.panels ??= await import("./decision-panels.ts");
  }

  /** Fetches everything when the browser is idle, so that nothing has to be waited for; returns a function that cancels. */
  prepare(): () => void {
    return whenIdle(() => {
      // Whatever fails here is fetched again when it is opened.
      void Promise.allSettled([
        this.fetchPanels(),
        import("../play/Sheets.svelte"),
        import("../board/PlayerSheet.svelte"),
      ]);
    });
  }
}

export const deferred = new Deferred();
