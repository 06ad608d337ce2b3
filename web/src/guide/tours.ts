/** Where this browser left its guided games, so that it can come back to them. */
import { api } from "../lib/api.ts";
import type { GuideRequest, Lang } from "../lib/types.ts";
import type { Speed } from "../lib/stored-preferences.ts";

export type GuideName = GuideRequest["guide"];

/** A table on the guide, or the step to begin with at a new one. */
interface Tour {
  room?: string;
  step?: number;
}

const STORAGE_KEY = "duopoly-guides";

function stored(): Partial<Record<GuideName, Tour>> {
  try {
    return (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") ?? {}) as Partial<Record<GuideName, Tour>>;
  } catch {
    return {};
  }
}

/** Notes where a tour stands; an empty one begins anew. */
export function keep(guide: string, tour: Tour): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored(), [guide]: tour }));
  } catch {
    // Without storage a tour begins anew each time.
  }
}

/** Bots wait so that people can follow; whoever switched all motion off need not wait so long. */
const delayFor = (speed: Speed): GuideRequest["bot_delay"] => (speed === "normal" ? "normal" : "fast");

/** The table of the tour: the one that was left, or a new one. Throws ApiError. */
export async function tableFor(guide: GuideName, lang: Lang, speed: Speed): Promise<string> {
  const { room, step = 1 } = stored()[guide] ?? {};
  if (room && (await isThere(room))) return room;
  const created = await api.createGuide({ guide, step, lang, bot_delay: delayFor(speed) });
  keep(guide, { room: created.room });
  return created.room;
}

async function isThere(room: string): Promise<boolean> {
  try {
    await api.ply(room, 0, "en");
    return true;
  } catch {
    return false;
  }
}
