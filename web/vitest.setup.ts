import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";

import { firstPaint } from "./src/first-paint/first-paint.svelte.ts";

afterEach(() => cleanup());

// A screen is a file of its own that may take a while to load on a busy machine.
configure({ asyncUtilTimeout: 4000 });

// jsdom has none, and svelte/motion asks for it when it is imported; tests run without motion.
vi.stubGlobal("matchMedia", (query: string) => ({
  matches: query.includes("prefers-reduced-motion: reduce"),
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
}));

// Components that wait for the first paint show everything at once.
firstPaint.done = true;
