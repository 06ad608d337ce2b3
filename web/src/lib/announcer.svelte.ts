/** What a screen reader says: one polite live region and one that interrupts. */

/** The text so that it is another one than before: the same words again would not be read out. */
const anew = (text: string, before: string): string => (text === before ? `${text}\u00a0` : text);

/** Sentences within this many ms are read out together. */
const GATHER = 500;

class Announcer {
  polite = $state("");
  urgent = $state("");
  #queue: string[] = [];
  #timer = 0;

  say(text: string): void {
    this.#queue.push(text);
    if (this.#queue.length > 1) return;
    this.#timer = window.setTimeout(() => {
      this.polite = anew(this.#queue.join(" "), this.polite);
      this.#queue = [];
    }, GATHER);
  }

  /** Interrupts. Only for what needs the reader: a turn, an offer, a debt, a lost connection. Returns what stands there now. */
  alert(text: string): string {
    return (this.urgent = anew(text, this.urgent));
  }

  /** Forgets what was said and what waits to be said: it belongs to a screen that was left. */
  clear(): void {
    this.#queue = [];
    clearTimeout(this.#timer);
    this.hush();
  }

  /** Forgets what was said. */
  hush(): void {
    this.polite = this.urgent = "";
  }

  /** Clears an alert that no longer holds, so that nobody finds it later; one that came since stays. */
  clearAlert(alert = this.urgent): void {
    if (this.urgent === alert) this.urgent = "";
  }
}

export const announcer = new Announcer();
