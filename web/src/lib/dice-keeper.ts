/** What this browser keeps of each table's dice, so that nobody can change them unnoticed: the commitment it saw first, and
 * the salt it added. */
import type { RoomView } from "./types.ts";

/** Why the dice of a table cannot be trusted: another commitment, a missing salt, or a secret that does not fit. */
export type DiceDoubt = "commitment" | "salt" | "secret";

interface KeptDice {
  commitment: string;
  salt?: string;
}

const STORAGE_KEY = "duopoly-dice";
const MOST_TABLES = 300;
const SALT_BYTES = 16;
const DOMAIN = new TextEncoder().encode("duopoly commitment 1\n");

/** Without storage they are kept until the page is closed. */
let kept = new Map<string, KeptDice>();

function load(): void {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    if (Array.isArray(value)) kept = new Map(value as [string, KeptDice][]);
  } catch {
    // Storage may be blocked or hold something else.
  }
}

function keep(room: string, dice: KeptDice): void {
  load(); // another tab may have kept something
  kept.delete(room);
  kept.set(room, dice);
  while (kept.size > MOST_TABLES) kept.delete(kept.keys().next().value!);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...kept]));
  } catch {
    // As above.
  }
}

/** Forgets what is in memory, as a new page does. */
export function forget(): void {
  kept = new Map();
}

/** Compares a table's dice with what was kept of them, and keeps the commitment the first time. */
export function doubtOf(room: RoomView): DiceDoubt | null {
  if (!kept.has(room.room)) load();
  const dice = kept.get(room.room);
  if (!dice) {
    if (room.commitment) keep(room.room, { commitment: room.commitment });
    return null;
  }
  if (dice.commitment !== room.commitment) return "commitment";
  return dice.salt && !room.takes_salts && !room.salts.some(({ salt }) => salt === dice.salt) ? "salt" : null;
}

/** Whether one of my people may still add a salt. */
export function wantsSalt(room: RoomView): boolean {
  if (!room.takes_salts || !room.commitment) return false;
  const salted = new Set(room.salts.flatMap(({ players }) => players));
  return room.seats.some((seat) => seat.mine && seat.who === "person" && !salted.has(seat.name));
}

/** New random digits for the dice. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps the salt that the server has accepted. */
export function keepSalt(room: RoomView, salt: string): void {
  keep(room.room, { commitment: kept.get(room.room)?.commitment ?? room.commitment, salt });
}

/** The salt that this browser added to a table's dice; "" if it added none. */
export function saltOf(room: RoomView): string {
  if (!kept.has(room.room)) load();
  return kept.get(room.room)?.salt ?? "";
}

/** Whether the revealed secret is the one that was promised; null if that cannot be worked out here. */
export async function fits(room: RoomView): Promise<boolean | null> {
  // Browsers offer no hashes to a page that came over plain HTTP.
  if (!room.secret || !globalThis.crypto?.subtle) return null;
  const secret = room.secret.match(/../g)!.map((digits) => parseInt(digits, 16));
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array([...DOMAIN, ...secret]));
  const digits = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits === room.commitment;
}
