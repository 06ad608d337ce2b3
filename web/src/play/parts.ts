/** What a table is drawn by, in the sizes there are; each part can be mounted at once when it was fetched before. */
import type Desk from "./Desk.svelte";
import { layoutOf } from "./layout.ts";
import type Phone from "./Phone.svelte";
import type Table from "./Table.svelte";

export interface Parts {
  Table?: typeof Table;
  Desk?: typeof Desk;
  Phone?: typeof Phone;
}

/** Those that are here. */
export const parts: Parts = {};

export const fetchTable = async () => (parts.Table = (await import("./Table.svelte")).default);
export const fetchDesk = async () => (parts.Desk = (await import("./Desk.svelte")).default);
export const fetchPhone = async () => (parts.Phone = (await import("./Phone.svelte")).default);

/** A table at the window's size. */
export async function fetchSized(): Promise<void> {
  const small = layoutOf(innerWidth, innerHeight) === "phone";
  await Promise.all([fetchTable(), small ? fetchPhone() : fetchDesk()]);
}

/** Has the browser fetch the same, but not run it yet: the page names the files, as they are called when it is built. */
export function preloadSized(): void {
  const size = layoutOf(innerWidth, innerHeight) === "phone" ? "phone" : "desk";
  for (const part of ["table", size, "rolldown-runtime"])
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-part="${part}"]`))
      link.rel = link.dataset.rel ?? "";
}
