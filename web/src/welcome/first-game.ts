/** The tables that one tap sets up: the newcomer's, one to watch, one for friends. */
import { preferences } from "../lib/preferences.svelte.ts";
import type { NewRoom, SeatConfig } from "../lib/types.ts";

const NAMES = ["Ann", "Bob", "Cem", "Dee"];
/** The first seat is a monopolist's: docs/fairness.md says how that was measured. */
export const ROLES = ["monopolist", "competitor", "monopolist", "competitor"];
export const EDITION = "anti-us";
export const EASY_BOT = "greedy";
const WATCHED_BOT = "trader";

function seats(who: (place: number) => Pick<SeatConfig, "who" | "bot">): SeatConfig[] {
  const mine = preferences.name.trim() || NAMES[0]!;
  const others = NAMES.filter((name) => name.toLowerCase() !== mine.toLowerCase());
  return ROLES.map((role, place) => ({ name: place === 0 ? mine : others[place - 1]!, role, ...who(place) }));
}

const table = (seats: SeatConfig[]): NewRoom =>
  ({ edition: EDITION, seats, lang: preferences.lang }) as unknown as NewRoom;

/** Me and three easy bots. */
export const alone = (): NewRoom =>
  table(seats((place) => (place === 0 ? { who: "me", bot: null } : { who: "bot", bot: EASY_BOT })));

/** Me and three friends; a bot takes the seat of each who does not come. */
export const withFriends = (): NewRoom => table(seats((place) => ({ who: place === 0 ? "me" : "link", bot: null })));

/** Four bots. */
export const watched = (): NewRoom =>
  table(NAMES.map((name, place) => ({ name, role: ROLES[place]!, who: "bot", bot: WATCHED_BOT })));
