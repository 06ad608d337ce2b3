/** How the players of a listed table are drawn: as at the table. */
import type { Marked } from "../components/mark.ts";
import type { RoomSummary } from "../lib/types.ts";

export function marksOf({ players, roles }: Pick<RoomSummary, "players" | "roles">): Marked[] {
  const letters = lettersOf(players);
  return players.map((_, place) => {
    const role = roles[place] ?? null;
    const mark = role === null ? place : roles.slice(0, place).filter((other) => other === role).length;
    return { letter: letters[place]!, role, mark };
  });
}

/** A different letter for each player: the initial, else another letter of the name, else a number. */
function lettersOf(players: readonly string[]): string[] {
  const letters: string[] = [];
  for (const name of players) {
    const own = [...name.toUpperCase()].find((letter) => /[\p{L}\p{N}]/u.test(letter) && !letters.includes(letter));
    letters.push(own ?? String(letters.length + 1));
  }
  return letters;
}
