/** Takes away what this device keeps of me: all but the language and the theme. */
import { registered } from "../call/notify.ts";
import { pushOff } from "../call/push.ts";
import * as dice from "../lib/dice-keeper.ts";
import { resetPreferences } from "../lib/preferences.svelte.ts";
import { forgetArchive } from "./archive.ts";

/** The names of what the page stores beside the preferences. */
const OURS = /^duopoly./;

function clear(storage: Storage): void {
  for (const key of Object.keys(storage)) if (OURS.test(key)) storage.removeItem(key);
}

export async function forgetDevice(): Promise<void> {
  resetPreferences();
  dice.forget();
  try {
    clear(localStorage);
    clear(sessionStorage);
  } catch {
    // Where storage is blocked there is nothing.
  }
  await forgetArchive().catch(() => {});
  await registered()
    .then(pushOff)
    .catch(() => {});
}
