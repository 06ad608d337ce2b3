import { cleanup } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";

import { firstPaint } from "./src/first-paint/first-paint.svelte.ts";

afterEach(() => cleanup());

// jsdom has none, and svelte/motion asks for it when it is imported; tests run without motion.
vi.stubGlobal("matchMedia", (query: string) => ({
  matches: query.includes("prefers-reduced-motion: reduce"),
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
}));

// Components that wait for the first paint show everything at once.
firstPaint.done = true;
