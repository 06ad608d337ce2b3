/** Whether a first screen has been painted: what is not seen of it, or is looked for later, comes only then. */
import { afterPaint } from "./leisure.ts";

class Painted {
  done = $state(false);

  /** Waits for it; gives back how to leave that. */
  wait(): () => void {
    return this.done ? () => {} : afterPaint(() => (this.done = true));
  }
}

export const painted = new Painted();
