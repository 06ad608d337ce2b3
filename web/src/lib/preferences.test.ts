import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";

import { preferences } from "./preferences.svelte.ts";
import { savePreferences, STORAGE_KEY } from "./stored-preferences.ts";

test("what another tab changes holds here, too", () => {
  preferences.solved = ["a"];
  savePreferences({ ...preferences, solved: ["a", "b"], muted: true });
  dispatchEvent(new StorageEvent("storage", { key: "of something else" }));
  expect(preferences.solved).toEqual(["a"]);
  dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEY }));
  expect(preferences.solved).toEqual(["a", "b"]);
  expect(preferences.muted).toBe(true);
});

test("what a newer version in another tab has stored is left there", () => {
  const newer = () => JSON.parse(localStorage.getItem(STORAGE_KEY)!).newer;
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...preferences, solved: ["c"], newer: 1 }));
  const set = vi.spyOn(Storage.prototype, "setItem");
  dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEY }));
  flushSync();
  expect(preferences.solved).toEqual(["c"]);
  expect(set).not.toHaveBeenCalled();
  preferences.muted = !preferences.muted;
  flushSync();
  expect(set).toHaveBeenCalledOnce();
  expect(newer()).toBe(1);
  set.mockRestore();
});
