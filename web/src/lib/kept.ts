/** What a reader chose for this browser, as it is kept there. */
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

export type Kept = typeof FIRST;

function spoken(): Lang {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wished.find((tag) => LANGUAGES.includes(tag as Lang)) as Lang | undefined) ?? "en";
}

/** A browser may forbid storage, and somebody may have written into it: what does not fit is left out. */
function stored(): Partial<Kept> {
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

/** What was chosen, and for the rest what is usual. */
export const kept = (): Kept => ({ ...FIRST, lang: spoken(), ...stored() });

export function keep(chosen: Kept): void {
  const text = JSON.stringify(chosen);
  try {
    localStorage.setItem(PLACE, text);
  } catch {
    // Without storage they hold until the page is closed.
  }
}
