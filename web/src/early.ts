/** Read first: what the first screen is made of is fetched while the rest of the page is still being read. */
import { parse } from "./lib/path.ts";
import { layoutOf } from "./play/layout.ts";

/** The parts of a table at this size. */
export async function fetchTable(): Promise<void> {
  const phone = layoutOf(innerWidth, innerHeight) === "phone";
  await Promise.all([
    import("./play/Table.svelte"),
    phone ? import("./play/Phone.svelte") : import("./play/Desk.svelte"),
  ]);
}

const { name } = parse(location.hash);
const first = name === "table" ? fetchTable() : name === "new" ? import("./screens/NewTable.svelte") : null;
// Who waits for it tells that it failed.
first?.catch(() => {});
