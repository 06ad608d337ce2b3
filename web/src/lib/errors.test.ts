import { expect, test } from "vitest";

import { ApiError } from "./api.ts";
import { errorMessage, reportUnhandled } from "./errors.ts";
import { shell } from "./shell.svelte.ts";
import { learn } from "./words.svelte.ts";

/** As browsers tell of a promise that nobody waits for; gives whether they also print it. */
function reject(reason: Error): boolean {
  return dispatchEvent(Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason }));
}

test("code that cannot be fetched is told by a note that stays, with a button to reload", () => {
  learn("en", "web-shell-unfetched = Part is missing.\nweb-shell-broke = Broken.");
  reportUnhandled();
  expect(reject(new Error("a mistake"))).toBe(true);
  const payload = new TypeError("Failed to fetch dynamically imported module: phone.js");
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  expect(reject(payload)).toBe(false);
  expect(shell.notes.map(({ text, reload }) => [text, reload])).toEqual([
    ["Broken.", false],
    ["Part is missing.", true],
  ]);
});

test("a problem that the server tells in English has the page's words; others are the server's own", () => {
  learn("en", "web-problem-busy = Wait.\nweb-shell-unreachable = Away.");
  const of = (code: string, detail: string) => errorMessage(new ApiError(503, { code, detail, field: "" }));
  expect(of("busy", "too many games")).toBe("Wait.");
  expect(of("store", "Le disque est plein.")).toBe("Le disque est plein.");
  expect(of("", "")).toBe("Away.");
});
