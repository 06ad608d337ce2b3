/** The reader's preferences: saved on every change, and reactive. */
import {
  DEFAULTS,
  loadPreferences,
  savePreferences,
  STORAGE_KEY,
  takePreferences,
  type Preferences,
} from "./stored-preferences.ts";

export { SPEEDS, type Speed, type Theme } from "./stored-preferences.ts";

export const preferences: Preferences = $state(loadPreferences());

$effect.root(() => {
  $effect(() => savePreferences(preferences));
});

// What another tab changes holds here, too: else the next change here would undo it.
addEventListener("storage", ({ key }) => {
  if (key === STORAGE_KEY) Object.assign(preferences, takePreferences());
});

/** All as in a new browser, but for the language and the theme. */
export function resetPreferences(): void {
  const { lang, theme } = preferences;
  Object.assign(preferences, DEFAULTS, { lang, theme });
}

const query = matchMedia("(prefers-reduced-motion: reduce)");
let reduced = $state(query.matches);
query.addEventListener("change", () => (reduced = query.matches));

/** Whether the reader's system asks for less motion. */
export function reducedMotion(): boolean {
  return reduced;
}

/** What durations are multiplied by: 0 where nothing moves. */
export function motion(): number {
  if (reduced || preferences.speed === "off") return 0;
  return preferences.speed === "fast" ? 0.4 : 1;
}
