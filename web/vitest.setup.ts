import { cleanup } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";

import { painted } from "./src/lib/painted.svelte.ts";

afterEach(() => cleanup());

// jsdom has none, and svelte/motion asks for it when it is imported; tests run without motion.
vi.stubGlobal("matchMedia", (query: string) => ({
  matches: query.includes("prefers-reduced-motion: reduce"),
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
}));

// What waits for a first painting is there at once.
painted.done = true;
