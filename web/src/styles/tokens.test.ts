import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

const tokens = readFileSync("src/styles/tokens.css", "utf-8");

/** The declarations of the rule that begins with this selector. */
function block(selector: string): string[] {
  const block = tokens.slice(tokens.indexOf(selector)).match(/\{([^{}]*)\}/);
  return block![1]!
    .split(";")
    .map((line) => line.trim())
    .filter(Boolean);
}

test("dark by choice and dark by the system's wish are the same", () => {
  const chosen = block('[data-theme="dark"] {');
  expect(chosen.length).toBeGreaterThan(10);
  expect(block('html:not([data-theme="light"]) {')).toEqual(chosen);
});
