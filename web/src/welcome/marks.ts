/** How the players of a listed table are drawn. */
import type { Marked } from "../components/mark.ts";
import type { RoomSummary } from "../lib/types.ts";

export function marksOf({ players, roles }: Pick<RoomSummary, "players" | "roles">): Marked[] {
  return players.map((name, place) => ({
    letter: [...name][0]?.toUpperCase() ?? "?",
    role: roles[place] ?? null,
    mark: roles.slice(0, place).filter((role) => role === roles[place]).length,
  }));
}
