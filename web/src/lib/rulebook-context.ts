/** Which rule book a screen cites: set once by the screen, used by every rule link in it. */
import { getContext, setContext } from "svelte";

import type { RulebookSource } from "./rulebook.svelte.ts";

const KEY = Symbol("rules");

export function provideRulebook(of: () => RulebookSource): void {
  setContext(KEY, of);
}

export function contextRulebook(): (() => RulebookSource) | null {
  return getContext<(() => RulebookSource) | undefined>(KEY) ?? null;
}
