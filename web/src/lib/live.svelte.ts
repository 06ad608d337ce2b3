/** What a screen reader says: one polite region and one that interrupts. */
const JOIN = 500;

class Live {
  polite = $state("");
  urgent = $state("");
  #queue: string[] = [];

  /** Sentences that come together are said together. */
  say(text: string): void {
    this.#queue.push(text);
    if (this.#queue.length > 1) return;
    setTimeout(() => {
      this.polite = this.#queue.join(" ");
      this.#queue = [];
    }, JOIN);
  }

  /** Only for what asks something of the reader: a turn, an offer, a debt, a lost connection. */
  call(text: string): void {
    // The same words twice are said twice.
    this.urgent = "";
    queueMicrotask(() => (this.urgent = text));
  }

  /** What was called for no longer holds, and is not to be come upon later. */
  hush(): void {
    this.urgent = "";
  }
}

export const live = new Live();
