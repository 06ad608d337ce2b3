/** Fetches what the first screen needs while the rest of the page is still loading. */
import { parse } from "../lib/path.ts";
import { loadPreferences } from "../lib/stored-preferences.ts";
import { openSocketEarly, prefetch } from "./prefetch.ts";
import { hasPreview, preview } from "./preview.ts";
import { fetchTableChunks, preloadTableChunks } from "./table-chunks.ts";

/** The longest that the page waits for the preview of a board, in ms. */
const MAX_WAIT = 1000;

/** Fetches the screen that the address names, with its data. Resolves when the page can start. */
export async function fetchScreen(): Promise<void> {
  const { name, room } = parse(location.hash);
  const { lang, theme } = loadPreferences();
  if (theme !== "system") document.documentElement.dataset.theme = theme;
  // The socket comes first: its answer takes longest.
  const previewed = name === "table" && room ? openSocketEarly(room, lang, (message) => preview(message, lang)) : null;
  prefetch(`words/${lang}`);
  let chunks: Promise<unknown> | null = null;
  if (name === "welcome") {
    prefetch(`rooms?lang=${lang}`);
    chunks = import("../screens/Welcome.svelte");
  } else if (name === "new") {
    prefetch(`room-options?lang=${lang}`);
    chunks = import("../screens/NewTable.svelte");
  }
  if (previewed) {
    preloadTableChunks();
    if (hasPreview()) await Promise.race([previewed, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);
    chunks = fetchTableChunks();
  }
  // Whoever imports the chunk later reports the error.
  chunks?.catch(() => {});
}
