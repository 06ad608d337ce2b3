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
  #waiting = new AbortController();
  #resolve!: () => void;
  /** Resolves when this tab has the games. */
  readonly owns = new Promise<void>((resolve) => (this.#resolve = resolve));

  constructor(listener: OwnerListener) {
    this.#listener = listener;
  }

  /** Asks for the games. Browsers have locks only under HTTPS and on this computer: elsewhere every tab has them. */
  async ask(): Promise<void> {
    if (!globalThis.navigator.locks) return this.#resolve();
    if (await this.#hold({ ifAvailable: true })) return;
    this.#listener.onelsewhere();
    void this.#hold({ signal: this.#waiting.signal });
  }

  /** Takes the games from the tab that has them. */
  takeOver(): void {
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
          this.#resolve();
          return new Promise(() => {});
        })
        .catch((thrown: unknown) => {
          if (held) this.#listener.ontaken();
          else if ((thrown as DOMException).name === "SecurityError") {
            // Whoever may store nothing gets no locks, either; then there are no games to share.
            this.#resolve();
            resolve(true);
          }
        });
    });
  }
}
