/** How long ago something happened, in the reader's language. */
import type { Lang } from "../../lib/types.ts";

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function ago(seconds: number, lang: Lang, now = Date.now() / 1000): string {
  const gone = Math.max(0, now - seconds);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, length] of UNITS) if (gone >= length) return words.format(-Math.floor(gone / length), unit);
  return words.format(0, "second");
}
