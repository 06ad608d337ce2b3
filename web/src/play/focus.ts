import { tick } from "svelte";

import { takesText } from "./keys.ts";

/** Whether moving the focus would not disturb someone who types or an open sheet. */
function free(): boolean {
  const now = document.activeElement;
  return !takesText(now) && !document.querySelector("dialog[open]");
}

/**
 * Where to go on: at what a coach points to, else at the first button or die, else at all that can be done. Never at what
 * accepts an offer, which a key on its way to another button would press.
 */
function primary(): HTMLElement | null {
  const actions = document.getElementById("actions");
  for (const place of ["[data-ring] input", "[data-ring]:not([data-move=accept])", "[data-primary]", "[data-first]"]) {
    const control = actions?.querySelector<HTMLElement>(place);
    if (control) return control;
  }
  return actions;
}

/** Moves the focus to the first button when my turn begins. */
export async function toPrimary(): Promise<void> {
  await tick();
  if (free()) primary()?.focus({ preventScroll: true });
}

/** Keeps the focus among the actions after the pressed button has disappeared. */
export class Keeper {
  readonly #place: string;
  #inside = false;

  /** The selector says where buttons disappear. */
  constructor(place = "#actions") {
    this.#place = place;
  }

  /** Where the focus is now, before anything changes; a dialog gives it back to where it was. */
  mark(): void {
    const now = document.activeElement;
    if (now && now !== document.body && !now.closest("dialog")) this.#inside = now.closest(this.#place) !== null;
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
