/** Which tab has the games of this browser: one at a time, so that no two of them go on with the same game. */

const LOCK = "duopoly-games";

export interface OwnerListener {
  /** Another tab has them. This one waits until that is closed. */
  onelsewhere: () => void;
  /** Another tab took them over. */
  ontaken: () => void;
}

export class Owner {
  readonly #listener: OwnerListener;
  readonly #waiting = new AbortController();
  #first: Promise<boolean> = Promise.resolve(false);
  #has = false;
  #resolve!: () => void;
  /** Resolves when this tab has the games. */
  readonly owns = new Promise<void>((resolve) => (this.#resolve = resolve));

  constructor(listener: OwnerListener) {
    this.#listener = listener;
  }

  #get(): void {
    this.#has = true;
    this.#resolve();
  }

  /** Asks for the games. Browsers have locks only under HTTPS and on this computer: elsewhere every tab has them. */
  async ask(): Promise<void> {
    if (!globalThis.navigator.locks) return this.#get();
    this.#first = this.#hold({ ifAvailable: true });
    if (await this.#first) return;
    this.#listener.onelsewhere();
    void this.#hold({ signal: this.#waiting.signal });
  }

  /** Takes the games from the tab that has them. */
  async takeOver(): Promise<void> {
    await this.#first;
    if (this.#has) return;
    this.#waiting.abort();
    void this.#hold({ steal: true });
  }

  /** Resolves with whether the lock was to be had; it is held until this worker ends, or another takes it. */
  #hold(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      let held = false;
      navigator.locks
        .request(LOCK, options, (lock) => {
          resolve((held = lock !== null));
          if (!held) return;
          this.#get();
          return new Promise(() => {});
        })
        .catch((thrown: unknown) => {
          // If it waited no longer, it was this tab that took them.
          if (held && !options.signal?.aborted) this.#listener.ontaken();
          else if ((thrown as DOMException).name === "SecurityError") {
            // Whoever may store nothing gets no locks, either; then there are no games to share.
            this.#get();
            resolve(true);
          }
        });
    });
  }
}
