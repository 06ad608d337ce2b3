/** The places of all tokens; held players are in their cell. */
import type { PlayerView } from "../lib/types.ts";
import { crowd, inCell, outward, type Point, type Standing } from "./geometry.ts";

export interface Stood {
  player: PlayerView;
  at: Standing;
  /** The direction of the space; null in the cell. */
  toward: Point | null;
}

const where = ({ space, held }: PlayerView): string => (held ? "held" : String(space));

export function standings(players: PlayerView[]): Stood[] {
  const groups = new Map<string, PlayerView[]>();
  for (const player of players) {
    if (!player.bankrupt) groups.set(where(player), [...(groups.get(where(player)) ?? []), player]);
  }
  return [...groups.values()].flatMap((group) => group.map((player, n) => stood(player, n, group.length)));
}

function stood(player: PlayerView, nth: number, many: number): Stood {
  if (player.held) return { player, at: inCell(nth, many), toward: null };
  const at = crowd(player.space, nth, many);
  // Only the row next to the space points to it.
  const row = many <= 2 ? 2 : 3;
  return { player, at, toward: nth < row ? outward(player.space) : null };
}
