import { expect, test } from "vitest";
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
