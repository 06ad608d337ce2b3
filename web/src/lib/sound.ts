/** Short sounds: off until the reader wants them, and never the only bearer of news. */
import { preferences } from "./preferences.svelte.ts";
import type { Sound } from "./sounds.ts";

/** Plays a sound, if sounds are wanted. */
export function sound(name: Sound): void {
  if (!preferences.sound || preferences.volume === 0) return;
  // One that cannot be fetched is not missed.
  import("./sounds.ts").then(
    ({ play }) => play(name),
    () => {},
  );
}
