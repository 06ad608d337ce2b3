/** Which rule book a screen cites: set once by the screen, used by every rule link in it. */
import { getContext, setContext } from "svelte";

import type { RulebookOf } from "./rulebook.svelte.ts";

const KEY = Symbol("rules");

export function provideRulebook(of: () => RulebookOf): void {
  setContext(KEY, of);
}

export function contextRulebook(): (() => RulebookOf) | null {
  return getContext<(() => RulebookOf) | undefined>(KEY) ?? null;
}
