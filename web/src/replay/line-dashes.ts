/** How a player's line is drawn, so that lines differ without their color: by camp and mark. */
import { campOf, type Marked } from "../components/mark.ts";

/** The first of the two camps take turns: solid, dash and dot, dashes, dots … */
const DASHES = ["", "14 4 2 4", "7 5", "2 4", "14 4 2 4 2 4", "20 5", "5 3 1 3", "1 7"];

export function dashOf(player: Pick<Marked, "role" | "mark">): string | undefined {
  const camp = campOf(player.role);
  const place = camp === "n" ? player.mark : 2 * player.mark + (camp === "m" ? 1 : 0);
  return DASHES[place % DASHES.length] || undefined;
}
