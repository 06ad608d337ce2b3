/** Who can tell a paragraph in our words: a screen with a table says so once, and every rule's number below can be opened. */
import { getContext, setContext } from "svelte";

import type { RuleText } from "./types.ts";

export type RuleReader = (topic: string) => Promise<RuleText>;

const KEY = Symbol("rules");

export function provideRules(reader: RuleReader): void {
  setContext(KEY, reader);
}

export function rules(): RuleReader | null {
  return getContext<RuleReader | undefined>(KEY) ?? null;
}
