/** Short sounds and vibrations: never the only sign of anything. */
import { preferences } from "./preferences.svelte.ts";
import type { Sound } from "./sounds.ts";

/** Milliseconds of vibration and of rest, in turn. */
const VIBRATIONS: Partial<Record<Sound, number[]>> = {
  turn: [60, 80, 60],
  dice: [15, 60, 15],
  pay: [12],
  house: [20],
  bankrupt: [80, 60, 160],
};

/** Plays a sound and its vibration as far as the reader wants them. Browsers allow neither before the first tap. */
export function sound(name: Sound): void {
  if (preferences.muted || navigator.userActivation?.hasBeenActive === false) return;
  if (preferences.vibrate && VIBRATIONS[name] && !document.hidden) navigator.vibrate?.(VIBRATIONS[name]);
  if (preferences.volume === 0 || !(name === "turn" ? preferences.turnSound : preferences.sound)) return;
  // A sound that cannot be fetched is skipped.
  import("./sounds.ts").then(
    ({ play }) => play(name),
    () => {},
  );
}
