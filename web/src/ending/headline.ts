/** Who won, in words for all to see; and the names that a picture may show. */
import type { PlayerView, RoomView } from "../lib/types.ts";
import { t } from "../lib/words.svelte.ts";

type Shown = Pick<PlayerView, "name" | "role">;

/** "Bob owns the town.", with names as they may be shown. */
export function headline(
  winners: readonly string[],
  players: readonly Shown[],
  shown: (name: string) => string = (name) => name,
): string {
  if (winners.length !== 1) return t("win-shared", { players: winners.map(shown).join(", ") });
  const role = players.find((player) => player.name === winners[0])?.role ?? "player";
  return t("web-ending-headline", { player: shown(winners[0]!), role });
}

/** Names if all players agree, else the letters of their marks. */
export function shownNames(players: readonly PlayerView[], named: boolean): (name: string) => string {
  return (name) => (named ? name : (players.find((player) => player.name === name)?.letter ?? "?"));
}

/** Whether a picture may name the players: all people at the table agree. */
export function mayName(room: Pick<RoomView, "names_wanted">): boolean {
  return room.names_wanted.length === 0;
}
