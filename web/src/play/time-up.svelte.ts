import type { RoomLink } from "../lib/room.svelte.ts";
import { left } from "./clock.ts";
import { ticker } from "./ticker.svelte.ts";

/** For a component: whether a time on the server's clock has passed. */
export function timeUp(link: RoomLink): (at: number | null | undefined) => boolean {
  const now = ticker(1000);
  return (at) => at != null && left(at, link.ahead, now()) === 0;
}
