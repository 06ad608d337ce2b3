/** The components of a table in each layout. A component whose chunk has been fetched can be mounted at once. */
import type Desk from "../play/Desk.svelte";
import { isSmall, layoutOf } from "../play/layout.ts";
import type Phone from "../play/Phone.svelte";
import type Table from "../play/Table.svelte";

export interface TableComponents {
  Table?: typeof Table;
  Desk?: typeof Desk;
  Phone?: typeof Phone;
}

/** The components fetched so far. */
export const fetched: TableComponents = {};

export const fetchTable = async () => (fetched.Table = (await import("../play/Table.svelte")).default);
export const fetchDesk = async () => (fetched.Desk = (await import("../play/Desk.svelte")).default);
export const fetchPhone = async () => (fetched.Phone = (await import("../play/Phone.svelte")).default);

const isPhone = (): boolean => isSmall(layoutOf(innerWidth, innerHeight));

/** Fetches the table for the size of the window. */
export async function fetchTableChunks(): Promise<void> {
  await Promise.all([fetchTable(), isPhone() ? fetchPhone() : fetchDesk()]);
}

/** Downloads the same chunks without running them. The build lists their files as links in index.html. */
export function preloadTableChunks(): void {
  for (const chunk of ["table", isPhone() ? "phone" : "desk", "rolldown-runtime"])
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-chunk="${chunk}"]`))
      link.rel = link.dataset.rel ?? "";
}
