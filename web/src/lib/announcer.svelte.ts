/** What a screen reader says: one polite live region and one that interrupts. */

/** Sentences within this many ms are read out together. */
const GATHER = 500;

class Announcer {
  polite = $state("");
  urgent = $state("");
  #queue: string[] = [];

  say(text: string): void {
    this.#queue.push(text);
    if (this.#queue.length > 1) return;
    setTimeout(() => {
      this.polite = this.#queue.join(" ");
      this.#queue = [];
    }, GATHER);
  }

  /** Interrupts. Only for what needs the reader: a turn, an offer, a debt, a lost connection. */
  alert(text: string): void {
    // Cleared first, so that the same words are read out twice.
    this.urgent = "";
    queueMicrotask(() => (this.urgent = text));
  }

  /** Clears an alert that no longer holds, so that nobody finds it later. */
  clearAlert(): void {
    this.urgent = "";
  }
}

export const announcer = new Announcer();
