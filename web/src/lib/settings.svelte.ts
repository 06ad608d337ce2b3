/** What a reader chose for this browser: kept in it, and seen by everything at once. */
import type { Lang } from "./types.ts";

export type Theme = "system" | "light" | "dark";
export type Speed = "off" | "normal" | "fast";

const PLACE = "duopoly";
export const LANGUAGES: readonly Lang[] = ["en", "fr", "pl"];

const FIRST = {
  lang: "en" as Lang,
  theme: "system" as Theme,
  speed: "normal" as Speed,
  sound: false,
  volume: 0.5,
  /** Whether single letters are short ways to buttons. */
  keys: true,
  /** The name last played under here. */
  name: "",
};

type Kept = typeof FIRST;

function spoken(): Lang {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wished.find((tag) => LANGUAGES.includes(tag as Lang)) as Lang | undefined) ?? "en";
}

/** A browser may forbid storage, and somebody may have written into it: what does not fit is left out. */
function kept(): Partial<Kept> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    if (typeof read !== "object" || read === null) return {};
    const known = Object.entries(read).filter(
      ([name, value]) => name in FIRST && typeof value === typeof FIRST[name as keyof Kept],
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

export const settings: Kept = $state({ ...FIRST, lang: spoken(), ...kept() });

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(PLACE, text);
    } catch {
      // Without storage they hold until the page is closed.
    }
  });
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
