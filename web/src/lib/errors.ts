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

export function reportUnhandled(): void {
  addEventListener("unhandledrejection", (event) => shell.note(errorMessage(event.reason)));
}
