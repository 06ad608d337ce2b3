/** Invitation links created in this tab: each admits somebody, so a reload shows the same link. */
import { api } from "./api.ts";
import type { LinkRequest, Link } from "./types.ts";

export async function invitation(room: string, wanted: LinkRequest, anew = false): Promise<Link> {
  const place = `duopoly ${room} ${wanted.purpose} ${wanted.seat ?? ""}`;
  const kept = anew ? null : read(place);
  if (kept) return kept;
  const link = await api.link(room, wanted);
  try {
    sessionStorage.setItem(place, JSON.stringify(link));
  } catch {
    // Without storage every page load creates a new link.
  }
  return link;
}

function read(place: string): Link | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? "null") as Link | null;
  } catch {
    return null;
  }
}
