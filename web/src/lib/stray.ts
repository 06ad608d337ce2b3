/** What nobody caught is still told to the reader. */
import { ApiError } from "./api.ts";
import { isRefused } from "./room.svelte.ts";
import { shell } from "./shell.svelte.ts";
import { t } from "./words.svelte.ts";

/** A reason for people, of anything that was thrown. */
export function reason(thrown: unknown): string {
  if (isRefused(thrown)) return thrown.text;
  if (thrown instanceof ApiError) return thrown.problem.detail || t("web-shell-unreachable");
  return t("web-shell-broke");
}

export function reportStray(): void {
  addEventListener("unhandledrejection", (event) => shell.note(reason(event.reason)));
}
