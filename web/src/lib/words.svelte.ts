/** The page's texts, from the server's Fluent files, and number formats. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

import { api } from "./api.ts";
import { grouped, sum, type Signs } from "./money.ts";
import { preferences } from "./preferences.svelte.ts";
import type { Lang } from "./types.ts";

type Facts = Record<string, string | number>;

const FALLBACK: Lang = "en";

/** A language's messages; each is parsed on first use, as a screen needs few of them. */
class Messages {
  readonly #bundle: FluentBundle;
  readonly #unread = new Map<string, string>();

  constructor(lang: Lang, text: string) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const entry of text.split(/\n(?=-?[a-zA-Z])/)) this.#unread.set(/^[\w-]*/.exec(entry)![0], entry);
  }

  format(id: string, facts?: Facts): string | null {
    this.#read(id);
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return null;
    return this.#bundle.formatPattern(message.value, facts && figured(facts), []);
  }

  /** Parses a message or term with those it references. */
  #read(id: string): void {
    const entry = this.#unread.get(id);
    if (entry === undefined) return;
    this.#unread.delete(id);
    this.#bundle.addResource(new FluentResource(entry));
    for (const [, named] of entry.matchAll(/\{\s*(-?[a-zA-Z][\w-]*)/g)) this.#read(named!);
  }
}

let known = $state.raw<Partial<Record<Lang, Messages>>>({});
const loading: Partial<Record<Lang, Promise<void>>> = {};
let signs = $state.raw<Signs>({ before: "", after: "" });

/** Registers a language's file. */
export function learn(lang: Lang, text: string): void {
  known = { ...known, [lang]: new Messages(lang, text) };
}

async function fetched(lang: Lang): Promise<void> {
  learn(lang, await api.words(lang));
}

/** Fetches a language once; a failed fetch can be retried. */
export function load(lang: Lang): Promise<void> {
  return (loading[lang] ??= fetched(lang).catch((problem: unknown) => {
    delete loading[lang];
    throw problem;
  }));
}

/** The languages loaded so far. */
export function knows(lang: Lang): boolean {
  return known[lang] !== undefined;
}

function formatted(lang: Lang, id: string, facts?: Facts): string | null {
  return known[lang]?.format(id, facts) ?? null;
}

let last: Lang = FALLBACK;

/** The language that is shown: until the reader's is there, the one before. */
function language(): Lang {
  if (knows(preferences.lang)) last = preferences.lang;
  return last;
}

/** A message in the language that is shown, else in English, else its id. */
export function t(id: string, facts?: Facts): string {
  const text = formatted(language(), id, facts) ?? formatted(FALLBACK, id, facts);
  if (text !== null) return text;
  // English is fetched only if a message is missing.
  if (knows(preferences.lang) && !knows(FALLBACK)) void load(FALLBACK).catch(() => {});
  return id;
}

/** Capitalized, as shared words are in lower case. */
export function capital(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(language()) + text.slice(first.length);
}

/** A whole number as the language that is shown groups it. */
export function number(n: number): string {
  return grouped(n, language());
}

/** A number in a sentence: plurals follow its value, and it is formatted like all others. */
class Figure extends FluentNumber {
  override toString(): string {
    return number(this.value);
  }
}

/** Hebrew, Arabic and others. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name written from right to left is isolated, so that it does not turn around the numbers beside it. */
export const isolate = (text: string): string =>
  RIGHT_TO_LEFT.test(text) && !text.includes("\u2068") ? `\u2068${text}\u2069` : text;

const figured = (facts: Facts): Record<string, string | Figure> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === "number" ? new Figure(fact) : isolate(fact)]),
  );

/** The board's currency signs. */
export function setMoney(before: string, after: string): void {
  signs = { before, after };
}

/** An amount with the board's currency signs. */
export function money(n: number): string {
  return sum(n, language(), signs);
}
