/** Errors as readers see them; unhandled ones become a toast. */
import { ApiError } from "./api.ts";
import { isRefused } from "./room.svelte.ts";
import { shell } from "./shell.svelte.ts";
import { t } from "./words.svelte.ts";

/** The problems of which the server tells in English only, by their codes. */
const IN_ENGLISH = new Set([
  "busy",
  "failed",
  "moved-on",
  "not-allowed",
  "not-found",
  "not-over",
  "not-playing",
  "seat",
  "too-fast",
]);

/** The errors of code of the page that could not be fetched, because the network was away for a moment. */
const unfetched = new WeakSet<Error>();

/** Whether it says that code of the page could not be fetched. */
export const isUnfetched = (thrown: unknown): boolean => thrown instanceof Error && unfetched.has(thrown);

/** Whether nothing answered: what was asked for may well be there. */
export const isAway = (thrown: unknown): boolean => thrown instanceof ApiError && thrown.status === 0;

/** A message for the reader about anything that was thrown. */
export function errorMessage(thrown: unknown): string {
  if (isRefused(thrown)) return thrown.text;
  if (isUnfetched(thrown)) return t("web-shell-unfetched");
  if (!(thrown instanceof ApiError)) return t("web-shell-broke");
  const { code, detail } = thrown.problem;
  return IN_ENGLISH.has(code) ? t(`web-problem-${code}`) : detail || t("web-shell-unreachable");
}

export function reportUnhandled(): void {
  addEventListener("vite:preloadError", ({ payload }) => unfetched.add(payload));
  addEventListener("unhandledrejection", (event) => {
    if (!isUnfetched(event.reason)) return shell.note(errorMessage(event.reason));
    event.preventDefault();
    shell.note(t("web-shell-unfetched"), true);
  });
}
