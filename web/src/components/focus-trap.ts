/** Keeps the focus inside an open dialog, and returns it afterwards. */
import type { Attachment } from "svelte/attachments";

import { announcer } from "../lib/announcer.svelte.ts";

const REACHED = "a[href], button, input, select, textarea, summary, [tabindex]";

function stops(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(REACHED)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(":disabled") && !one.closest("[hidden], [inert]"),
  );
}

/** Tab wraps around from the last element to the first, and back. */
export function wrap(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const all = stops(dialog);
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return event.preventDefault();
  const leaving = event.shiftKey ? first : last;
  const inside = dialog.contains(document.activeElement) && document.activeElement !== dialog;
  if (inside && document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/** The dialogs that are open; the last one has the keys. */
const open: HTMLDialogElement[] = [];

/** All outside the uppermost dialog is inert: toasts and announcements go where they are seen and heard. */
function bringNotices(dialog: HTMLDialogElement): void {
  // A dialog that is closed has already left the page.
  const notices = document.getElementById("notices") ?? dialog.querySelector("#notices");
  const place = open.at(-1) ?? document.getElementById("app");
  if (!notices || !place || notices.parentElement === place) return;
  // What was read out is not read out again at its new place.
  announcer.hush();
  place.append(notices);
}

export function trapFocus(close: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const from = document.activeElement;
    // By default Escape closes the dialog without telling its opener.
    const canceled = (event: Event) => {
      event.preventDefault();
      close();
    };
    const keys = (event: KeyboardEvent) => {
      // Shortcuts of the screen below do not work while a dialog is open.
      event.stopPropagation();
      if (event.key === "Escape") canceled(event);
      else wrap(dialog, event);
    };
    // What had the focus may be gone: then keys go to the page, which must not act on them.
    const strays = (event: KeyboardEvent) => {
      if (open.at(-1) === dialog && !(event.target instanceof Node && dialog.contains(event.target))) keys(event);
    };
    dialog.addEventListener("cancel", canceled);
    dialog.addEventListener("close", close);
    dialog.addEventListener("keydown", keys);
    document.addEventListener("keydown", strays, true);
    open.push(dialog);
    dialog.showModal();
    bringNotices(dialog);
    return () => {
      open.splice(open.indexOf(dialog), 1);
      dialog.removeEventListener("cancel", canceled);
      dialog.removeEventListener("close", close);
      dialog.removeEventListener("keydown", keys);
      document.removeEventListener("keydown", strays, true);
      dialog.close();
      bringNotices(dialog);
      if (!(from instanceof HTMLElement || from instanceof SVGElement)) return;
      // A phone that was turned meanwhile has the same button elsewhere.
      const label = from.getAttribute("aria-label");
      const same = label ? document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`) : null;
      (from.isConnected ? from : same)?.focus();
    };
  };
}
