/** What screens are made of, fetched before they are shown. */
import { askAhead, callAhead } from "./lib/asked.ts";
import { kept } from "./lib/kept.ts";
import { parse } from "./lib/path.ts";
import { fetchSized, preloadSized } from "./play/parts.ts";
import { preview, previewed } from "./play/preview.ts";

/** So long the page waits for the picture of a table, which it would only hold up. */
const PATIENCE = 1000;

/** The screen that the address asks for, with what it will ask of the server; fulfilled when the page can begin. */
export async function fetchFirst(): Promise<void> {
  const { name, room } = parse(location.hash);
  const { lang } = kept();
  // Its answer takes longest.
  const seen = name === "table" && room ? callAhead(room, lang, (message) => preview(message, lang)) : null;
  askAhead(`words/${lang}`);
  let first: Promise<unknown> | null = null;
  if (name === "new") {
    askAhead(`choices?lang=${lang}`);
    first = import("./screens/NewTable.svelte");
  }
  if (seen) {
    preloadSized();
    if (previewed()) await Promise.race([seen, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    first = fetchSized();
  }
  // Who waits for it tells that it failed.
  first?.catch(() => {});
}
