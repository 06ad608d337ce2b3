/** The reader's preferences, as the browser stores them. */
import { LANGUAGES } from "./languages.ts";
import type { Lang } from "./types.ts";

export type Theme = "system" | "light" | "dark";
export type Speed = "off" | "normal" | "fast";
/** The paces of the board and of bots, the slowest first. */
export const SPEEDS: Speed[] = ["normal", "fast", "off"];

export const STORAGE_KEY = "duopoly";

export const DEFAULTS = {
  lang: "en" as Lang,
  theme: "system" as Theme,
  speed: "normal" as Speed,
  /** Whether what bots do until a person is asked is shown in one go. */
  together: false,
  /** Whether nothing sounds or vibrates, whatever the others say. */
  muted: false,
  /** One gentle sound when it is my turn. */
  turnSound: true,
  /** The sounds of the game: dice, steps, coins. */
  sound: false,
  volume: 0.5,
  /** Short vibrations, on devices that can. */
  vibrate: false,
  /** Whether the page may notify me while it is hidden: not asked yet, yes, or no. */
  notify: "ask" as "ask" | "on" | "off",
  /** Whether single letters work as keyboard shortcuts. */
  keys: true,
  /** The name last used in this browser. */
  name: "",
  /** The keys of the puzzles that were solved. */
  solved: [] as string[],
};

export type Preferences = typeof DEFAULTS;

function browserLanguage(): Lang {
  const tags = navigator.languages.map((tag) => tag.slice(0, 2));
  return (tags.find((tag) => LANGUAGES.includes(tag as Lang)) as Lang | undefined) ?? "en";
}

/** What is stored, also by another version of the page. Storage may be blocked or hold something else. */
function stored(): object {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The preferences that are stored; values of the wrong type are ignored. */
function known(): Partial<Preferences> {
  const valid = Object.entries(stored()).filter(
    ([name, item]) => name in DEFAULTS && typeof item === typeof DEFAULTS[name as keyof Preferences],
  );
  return Object.fromEntries(valid);
}

/** The stored preferences, with defaults for the rest. */
export const loadPreferences = (): Preferences => {
  const preferences = { ...DEFAULTS, lang: browserLanguage(), ...known() };
  return LANGUAGES.includes(preferences.lang) ? preferences : { ...preferences, lang: browserLanguage() };
};

/** What was taken from another tab and not changed here since. */
let taken = "";

/** The preferences that another tab has stored; they are not saved again, for it may be of another version. */
export function takePreferences(): Preferences {
  const preferences = loadPreferences();
  taken = JSON.stringify(preferences);
  return preferences;
}

/** Stores the preferences, beside those that only another version of the page knows. */
export function savePreferences(preferences: Preferences): void {
  if (JSON.stringify(preferences) === taken) return;
  taken = "";
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored(), ...preferences }));
  } catch {
    // Without storage they last until the page is closed.
  }
}
