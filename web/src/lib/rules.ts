/** Whose rules are cited: a screen says it once, and every rule's number below opens its book. */
import { getContext, setContext } from "svelte";

import type { BookOf } from "./shelf.svelte.ts";

const KEY = Symbol("rules");

export function provideBook(of: () => BookOf): void {
  setContext(KEY, of);
}

export function bookHere(): (() => BookOf) | null {
  return getContext<(() => BookOf) | undefined>(KEY) ?? null;
}
