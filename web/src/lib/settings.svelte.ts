/** What a reader chose for this browser: kept in it, and seen by everything at once. */
import { keep, kept, type Kept } from "./kept.ts";

export { LANGUAGES, type Speed, type Theme } from "./kept.ts";

export const settings: Kept = $state(kept());

$effect.root(() => {
  $effect(() => keep(settings));
});

const wish = matchMedia("(prefers-reduced-motion: reduce)");
let calm = $state(wish.matches);
wish.addEventListener("change", () => (calm = wish.matches));

/** Whether the reader's system asks for less motion. */
export function still(): boolean {
  return calm;
}

/** What durations are multiplied by: 0 where nothing is to move. */
export function motion(): number {
  if (calm || settings.speed === "off") return 0;
  return settings.speed === "fast" ? 0.4 : 1;
}
