import { tick } from "svelte";

import { takesText } from "./keys.ts";

/** Whether the focus may be moved without taking it from somebody who types, or out of an open sheet. */
function free(): boolean {
  const now = document.activeElement;
  return !takesText(now) && !document.querySelector("dialog[open]");
}

const primary = (): HTMLElement | null => document.querySelector("#actions [data-primary], #actions");

/** My turn begins: the focus goes to the first button. */
export async function toPrimary(): Promise<void> {
  await tick();
  if (free()) primary()?.focus({ preventScroll: true });
}

/** Keeps the focus among the actions when the button that was pressed has gone. */
export class Keeper {
  #inside = false;

  /** Where the focus is now, before anything changes. */
  mark(): void {
    const now = document.activeElement;
    if (now && now !== document.body) this.#inside = now.closest("#actions") !== null;
  }

  async restore(): Promise<void> {
    await tick();
    if (this.#inside && document.activeElement === document.body && free()) primary()?.focus({ preventScroll: true });
  }
}
