import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { preferences } from "./preferences.svelte.ts";
import type { Lang } from "./types.ts";
import { capital, knows, learn, load, money, number, setMoney, t } from "./words.svelte.ts";

const FOLDER = "../src/duopoly/words";
const file = (lang: string, name: string) => readFileSync(`${FOLDER}/${lang}/${name}.ftl`, "utf-8");

const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  preferences.lang = "en";
  setMoney("", "");
});

afterEach(() => vi.unstubAllGlobals());

test("a message that nobody has is its id", () => {
  fetched.mockRejectedValue(new Error("no network"));
  expect(t("no-such-message")).toBe("no-such-message");
});

test("what a language lacks is told in English, which is fetched then", async () => {
  learn("pl", "only-here = tutaj");
  preferences.lang = "pl";
  fetched.mockResolvedValue(new Response("only-there = over there"));
  expect(t("only-here")).toBe("tutaj");
  expect(fetched).not.toHaveBeenCalled();
  expect(t("only-there")).toBe("only-there");
  await vi.waitFor(() => expect(t("only-there")).toBe("over there"));
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["api/words/en"]);
});

test("words change with the language at once", () => {
  learn("en", "hello = Hello");
  learn("fr", "hello = Bonjour");
  const seen: string[] = [];
  const stop = watched(() => seen.push(t("hello")));
  preferences.lang = "fr";
  flushSync();
  stop();
  expect(seen).toEqual(["Hello", "Bonjour"]);
});

test("the language of before stays until the next one is there", async () => {
  learn("fr", "hello = Bonjour");
  preferences.lang = "fr";
  expect(t("hello")).toBe("Bonjour");
  const german = "de" as Lang;
  preferences.lang = german;
  fetched.mockResolvedValueOnce(new Response("hello = Hallo"));
  expect(t("hello")).toBe("Bonjour");
  await load(german);
  expect(t("hello")).toBe("Hallo");
});

test("a language that could not be fetched can be tried again", async () => {
  fetched.mockRejectedValueOnce(new Error("no network"));
  await expect(load("fr")).rejects.toThrow();
  fetched.mockResolvedValueOnce(new Response("hello = Bonjour"));
  await load("fr");
  expect(knows("fr")).toBe(true);
});

describe("plurals of the shared files", () => {
  test.each([
    ["en", 1, "1 house"],
    ["en", 2, "2 houses"],
    ["fr", 0, "0 maison"],
    ["fr", 1, "1 maison"],
    ["fr", 2, "2 maisons"],
    ["pl", 1, "1 dom"],
    ["pl", 3, "3 domy"],
    ["pl", 5, "5 domów"],
    ["pl", 22, "22 domy"],
    ["pl", 112, "112 domów"],
  ] as const)("%s %d", (lang, count, words) => {
    learn(lang, file(lang, "common"));
    preferences.lang = lang;
    expect(t("houses", { number: count })).toBe(words);
  });
});

test("numbers in sentences are written as all others", () => {
  learn("fr", "sum = Il y a { $number } points.");
  preferences.lang = "fr";
  expect(t("sum", { number: 12345 })).toBe("Il y a 12\u00a0345 points.");
});

test.each([
  ["עלי", "\u2068עלי\u2069: 1,500 → 1,499"],
  ["علي", "\u2068علي\u2069: 1,500 → 1,499"],
  ["Zoë", "Zoë: 1,500 → 1,499"],
])("a name from right to left does not turn the cash around: %s", (name, text) => {
  learn("en", "cash = { $name }: { $said }\nturn = Your turn, { $text }");
  expect(t("cash", { name, said: "1,500 → 1,499" })).toBe(text);
  // A sentence with it in another one is not isolated again.
  expect(t("turn", { text })).toBe(`Your turn, ${text}`);
});

// The same table is that of the server's test of its sums: what is told and what is drawn look alike.
test.each([
  ["en", 999, "999"],
  ["en", 1500, "1,500"],
  ["en", 1234567, "1,234,567"],
  ["fr", 999, "999"],
  ["fr", 1500, "1\u00a0500"],
  ["fr", 1234567, "1\u00a0234\u00a0567"],
  ["pl", 1500, "1500"],
  ["pl", 9999, "9999"],
  ["pl", 10000, "10\u00a0000"],
  ["pl", 1234567, "1\u00a0234\u00a0567"],
  ["en", -44, "−44"],
] as const)("%s groups %d as %s", (lang, n, text) => {
  preferences.lang = lang;
  expect(number(n)).toBe(text);
});

test("money has the board's signs", () => {
  setMoney("$", "");
  expect(money(1500)).toBe("$1,500");
  expect(money(-44)).toBe("−$44");
  setMoney("", " €");
  preferences.lang = "fr";
  expect(money(-1500)).toBe("−1\u00a0500\u00a0€");
});

test("shared words get their capital where a screen needs it", () => {
  expect(capital("hypothèque")).toBe("Hypothèque");
  expect(capital("échange")).toBe("Échange");
  expect(capital("")).toBe("");
});

/** Runs an effect outside of components. */
function watched(run: () => void): () => void {
  return $effect.root(() => {
    $effect(run);
    flushSync();
  });
}
