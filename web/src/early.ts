/** What screens are made of, fetched before they are shown. */
import { askAhead, callAhead } from "./lib/asked.ts";
import { kept } from "./lib/kept.ts";
import { parse } from "./lib/path.ts";
import { fetchSized } from "./play/parts.ts";

/** The screen that the address asks for, with what it will ask of the server. */
export function fetchFirst(): void {
  const { name, room } = parse(location.hash);
  const { lang } = kept();
  askAhead(`words/${lang}`);
  if (name === "new") askAhead(`choices?lang=${lang}`);
  if (name === "table" && room) callAhead(room, lang);
  const first = name === "table" ? fetchSized() : name === "new" ? import("./screens/NewTable.svelte") : null;
  // Who waits for it tells that it failed.
  first?.catch(() => {});
}
