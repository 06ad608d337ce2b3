import { readFileSync } from "node:fs";

import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import App from "./App.svelte";
import { go } from "./lib/router.svelte.ts";
import { preferences } from "./lib/preferences.svelte.ts";

const words = (lang: string) =>
  ["common", "web-shell", "web-new"]
    .map((name) => readFileSync(`../src/duopoly/words/${lang}/${name}.ftl`, "utf-8"))
    .join("\n");

/** What the server answers by the beginning of the path; null: it cannot be reached. */
let answers: Record<string, string | null>;

beforeEach(() => {
  answers = { "api/words/en": words("en"), "api/words/fr": words("fr"), "api/rooms": "[]" };
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", async (address: string) => {
    const answer = Object.entries(answers).find(([path]) => address.startsWith(path))?.[1];
    if (answer === null) throw new TypeError("no network");
    return answer === undefined ? new Response("{}", { status: 404 }) : new Response(answer);
  });
  preferences.lang = "en";
});

afterEach(() => vi.unstubAllGlobals());

const title = (text: string) => screen.findByText(text, { selector: "h1" });

// First, while the words of English are still unknown.
test("without a server the page says what to do, and tries again", async () => {
  answers["api/words/en"] = null;
  go("/tables");
  render(App);
  await title("The server cannot be reached");
  answers["api/words/en"] = words("en");
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await title("My games");
});

test("a path that is none says so", async () => {
  go("/nowhere/at/all");
  render(App);
  await title("Page not found");
  expect(document.title).toBe("Page not found · Duopoly");
});

test("the language changes under the reader's eyes", async () => {
  go("/tables");
  render(App);
  await title("My games");
  preferences.lang = "fr";
  flushSync();
  await title("Mes parties");
  expect([document.documentElement.lang, document.title]).toEqual(["fr", "Mes parties · Duopoly"]);
});

test("a language that cannot be fetched changes nothing, and says why", async () => {
  answers["api/words/pl"] = null;
  go("/tables");
  render(App);
  await title("My games");
  preferences.lang = "pl";
  flushSync();
  await screen.findByText(/The server cannot be reached/);
  await title("My games");
  expect(preferences.lang).toBe("en");
});

test("a theme that is chosen is worn, and the system's else", async () => {
  render(App);
  preferences.theme = "dark";
  flushSync();
  expect(document.documentElement.dataset.theme).toBe("dark");
  preferences.theme = "system";
  flushSync();
  expect(document.documentElement.dataset.theme).toBe(undefined);
});

test("what fails in a screen does not leave an empty page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  answers["api/room-options"] = '{"editions":[{"key":"x"}],"bots":[]}';
  go("/customize");
  render(App);
  await title("Something on this page went wrong.");
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
});
