import { tick } from "svelte";

import { takesText } from "./keys.ts";

/** Whether moving the focus would not disturb someone who types or an open sheet. */
function free(): boolean {
  const now = document.activeElement;
  return !takesText(now) && !document.querySelector("dialog[open]");
}

const primary = (): HTMLElement | null =>
  document.querySelector("#actions [data-primary]") ?? document.querySelector("#actions");

/** Moves the focus to the first button when my turn begins. */
export async function toPrimary(): Promise<void> {
  await tick();
  if (free()) primary()?.focus({ preventScroll: true });
}

/** Keeps the focus among the actions after the pressed button has disappeared. */
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

/** Where a screen begins, its focus lies on the whole screen: at a table it goes to what can be done. */
export function fromScreen(): void {
  if (document.activeElement?.matches(".screen")) void toPrimary();
}
