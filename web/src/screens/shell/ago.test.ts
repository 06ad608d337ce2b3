import { expect, test } from "vitest";

import { ago } from "./ago.ts";

test.each([
  ["en", 10, "now"],
  ["en", 61, "1 minute ago"],
  ["fr", 7300, "il y a 2 heures"],
  ["pl", 86_400 * 5, "5 dni temu"],
  ["en", -30, "now"],
] as const)("%s, %d seconds", (lang, seconds, words) => {
  expect(ago(1_000_000 - seconds, lang, 1_000_000)).toBe(words);
});
