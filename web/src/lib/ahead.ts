/** What the first screen will need of the server is asked for at once, not one thing after the other. */
import { RoomLink } from "./room.svelte.ts";
import { route } from "./router.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { load } from "./words.svelte.ts";

let opened: { room: string; link: RoomLink } | null = null;

/** Called before anything is drawn. */
export function hurry(): void {
  // Who waits for them tells that it failed.
  load(settings.lang).catch(() => {});
  if (route.name === "table" && route.room) {
    opened = { room: route.room, link: new RoomLink(route.room, settings.lang) };
  }
}

/** The line to a table: the one that was opened already, if that is so. */
export function lineTo(room: string): RoomLink {
  const ready = opened?.room === room ? opened.link : null;
  opened = null;
  return ready ?? new RoomLink(room, settings.lang);
}
