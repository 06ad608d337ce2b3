/** Errors as readers see them; unhandled ones become a toast. */
import { ApiError } from "./api.ts";
import { isRefused } from "./room.svelte.ts";
import { shell } from "./shell.svelte.ts";
import { t } from "./words.svelte.ts";

/** A message for the reader about anything that was thrown. */
export function errorMessage(thrown: unknown): string {
  if (isRefused(thrown)) return thrown.text;
  if (thrown instanceof ApiError) return thrown.problem.detail || t("web-shell-unreachable");
  return t("web-shell-broke");
}

/** The errors of code of the page that could not be fetched, because the network was away for a moment. */
const unfetched = new WeakSet<Error>();

export function reportUnhandled(): void {
  addEventListener("vite:preloadError", ({ payload }) => unfetched.add(payload));
  addEventListener("unhandledrejection", (event) => {
    if (!unfetched.has(event.reason)) return shell.note(errorMessage(event.reason));
    event.preventDefault();
    shell.note(t("web-shell-unfetched"), true);
  });
}
