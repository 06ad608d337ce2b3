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

// Nor does it lay anything out: there is nothing to observe, and a dialog lies over nothing. Tests of the twin have no page.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
if ("HTMLDialogElement" in globalThis) {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.querySelector("button")?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}

// Components that wait for the first paint show everything at once.
firstPaint.done = true;
