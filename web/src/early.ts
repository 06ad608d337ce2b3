/** What screens are made of, fetched before they are shown. */
import { parse } from "./lib/path.ts";
import { layoutOf } from "./play/layout.ts";

/** The parts of a table at this size. */
export async function fetchTable(): Promise<void> {
  const parts: Promise<unknown>[] = [import("./play/Table.svelte")];
  if (layoutOf(innerWidth, innerHeight) === "phone") parts.push(import("./play/Phone.svelte"));
  else parts.push(import("./play/Desk.svelte"));
  await Promise.all(parts);
}

/** The screen that the address asks for. */
export function fetchFirst(): void {
  const { name } = parse(location.hash);
  const first = name === "table" ? fetchTable() : name === "new" ? import("./screens/NewTable.svelte") : null;
  // Who waits for it tells that it failed.
  first?.catch(() => {});
}
