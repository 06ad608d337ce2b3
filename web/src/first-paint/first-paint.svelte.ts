/** Whether the first screen has been painted. What is out of sight or used later waits for it. */
import { afterPaint } from "./scheduling.ts";

class FirstPaint {
  done = $state(false);

  /** Waits for it; returns a function that cancels. */
  wait(): () => void {
    return this.done ? () => {} : afterPaint(() => (this.done = true));
  }
}

export const firstPaint = new FirstPaint();
