/** How far the page's own worker is. */
import type { Step } from "./python.ts";

class Site {
  /** `elsewhere`: another tab has the games; `taken`: it took them over; `failed`: Python could not be started, or has stopped. */
  state = $state<"starting" | "ready" | "elsewhere" | "taken" | "failed">("starting");
  progress = $state.raw<{ step: Step; fraction: number }>({ step: "fetch", fraction: 0 });
  /** Whether games outlast the page. */
  saves = $state(true);
  /** What went wrong, for whoever can mend it. */
  detail = $state("");

  fail(detail: string): void {
    this.detail = detail;
    this.state = "failed";
  }
}

export const site = new Site();
