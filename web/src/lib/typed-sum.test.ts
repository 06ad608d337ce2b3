import { expect, test } from "vitest";

import { grouped } from "./money.ts";
import { typedSum } from "./typed-sum.ts";

test.each(["1200", " 1200 ", "1,200", "1 200", "1.200", "1\u00a0200", "1\u202f200", "1’200"])(
  "%j is read as the page writes it",
  (text) => expect(typedSum(text)).toBe(1200),
);

test("what a language groups comes back", () => {
  for (const lang of ["en", "fr", "pl"] as const) expect(typedSum(grouped(1_234_567, lang))).toBe(1_234_567);
});

test.each(["", " ", "1,", "1,2", "12.50", "1,200.300", "1,2000", "1200,000", "-5", "$5", "five", "1e3"])(
  "%j is no sum",
  (text) => expect(typedSum(text)).toBeNull(),
);
