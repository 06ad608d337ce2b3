/** Short sounds: off by default, and never the only sign of anything. */
import { preferences } from "./preferences.svelte.ts";
import type { Sound } from "./sounds.ts";

/** Plays a sound if sounds are on. */
export function sound(name: Sound): void {
  if (!preferences.sound || preferences.volume === 0) return;
  // A sound that cannot be fetched is skipped.
  import("./sounds.ts").then(
    ({ play }) => play(name),
    () => {},
  );
}
