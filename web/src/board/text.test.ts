import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { UNIT } from "./geometry.ts";
import { set, width } from "./text.ts";

const EDITIONS = "../src/duopoly/editions";

/** Every name in quotation marks that an edition's file gives a space or a city, in each language. */
function names(): string[] {
  const files = readdirSync(EDITIONS).filter((file) => file.endsWith(".toml"));
  const lines = files.flatMap((file) => readFileSync(`${EDITIONS}/${file}`, "utf-8").split("\n"));
  const leaves = lines
    .filter((line) => /^\s*\{ (index|key) *=/.test(line))
    .map((line) => line.split(/name *= */)[1] ?? "");
  return [...new Set(leaves.flatMap((part) => [...part.matchAll(/"([^"]+)"/g)].map(([, name]) => name!)))];
}

const ROOM = { width: UNIT - 8, size: 17, least: 11.5, lines: 3 };

describe("every name of every edition", () => {
  const all = names().filter((name) => !name.startsWith("inferred"));

  test("is known", () => {
    expect(all.length).toBeGreaterThan(150);
    expect(all.some((name) => name.length > 24)).toBe(true);
  });

  test.each(all)("%s fits its space, no word lost", (name) => {
    const { lines, size, squeeze } = set(name, ROOM);
    expect(lines.join(" ").replaceAll(/[- ]+/g, "")).toBe(name.replaceAll(/[- ]+/g, ""));
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(size).toBeGreaterThanOrEqual(ROOM.least);
    const wide = Math.max(...lines.map((line) => width(line))) * size;
    expect(squeeze ?? wide).toBeLessThanOrEqual(ROOM.width + 0.5);
  });
});

test("a line is rather set a little smaller than broken", () => {
  const text = "a".repeat(10);
  const wide = width(text) * 17;
  expect(set(`${text} b`, { ...ROOM, width: wide * 1.05 })).toMatchObject({ lines: [`${text} b`] });
  expect(set(`${text} bbbb`, { ...ROOM, width: wide })).toMatchObject({ lines: [text, "bbbb"] });
});

test("a word that is too long even then is squeezed, and nothing is nothing", () => {
  expect(set("a".repeat(40), ROOM)).toMatchObject({ lines: ["a".repeat(40)], size: 11.5, squeeze: ROOM.width });
  expect(set("", ROOM)).toMatchObject({ lines: [] });
});

test("lines break behind a hyphen", () => {
  expect(set("Boulevard Saint-Michelangelo", ROOM).lines).toEqual(["Boulevard", "Saint-", "Michelangelo"]);
});
