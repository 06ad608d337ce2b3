/** How whole numbers and amounts are formatted. */
import { languages } from "./languages.ts";
import type { Lang } from "./types.ts";

/**
 * A whole number as a language groups it, with a real minus. The server's sentences group alike; the browser's own
 * formats take it longer to get ready than it takes to draw half a board.
 */
export function grouped(n: number, lang: Lang): string {
  const digits = String(Math.abs(n));
  const [, separator, groupedFrom] = languages[lang]!;
  const text = digits.length < groupedFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, separator);
  return (n < 0 ? "−" : "") + text;
}

/** A board's currency signs. */
export interface Signs {
  before: string;
  after: string;
}

/** An amount with its currency signs. */
export function sum(n: number, lang: Lang, { before, after }: Signs): string {
  return (n < 0 ? "−" : "") + before + grouped(Math.abs(n), lang) + after.replace(/^\s/, "\u00a0");
}
