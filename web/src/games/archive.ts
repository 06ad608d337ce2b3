/** My finished games as this device remembers them, with their records once they are fetched; the server need not have them. */
import type { Lang, OwnGame } from "../lib/types.ts";

export interface Archived {
  room: string;
  game: OwnGame;
  /** The language of its names; absent in games kept by earlier versions, which are fetched anew. */
  lang?: Lang;
  /** The record's text; "" until it is fetched. */
  record: string;
}

const NAME = "duopoly-games";
const STORE = "games";
const FORMAT = "duopoly-games";
const VERSION = 1;

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "room" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as Error);
  });
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error as Error);
    });
  } finally {
    database.close();
  }
}

/** All remembered games; none where the browser stores nothing. */
export async function archived(): Promise<Archived[]> {
  try {
    const all = await run("readonly", (store) => store.getAll() as IDBRequest<unknown[]>);
    return all.filter(isArchived);
  } catch {
    return [];
  }
}

/** Remembers a game. Returns whether it could; else it is read anew next time. */
export async function archive(one: Archived): Promise<boolean> {
  try {
    await run("readwrite", (store) => store.put(one));
    return true;
  } catch {
    return false;
  }
}

export async function forgetArchive(): Promise<void> {
  await run("readwrite", (store) => store.clear());
}

/** The copy of all games as one file's text. */
export const copyOf = (games: Archived[]): string => JSON.stringify({ format: FORMAT, version: VERSION, games });

/** The games in a copy; null if the text is none, or one of its games is damaged. */
export function readCopy(text: string): Archived[] | null {
  try {
    const copy = JSON.parse(text) as { format?: unknown; games?: unknown };
    if (copy.format !== FORMAT || !Array.isArray(copy.games)) return null;
    return copy.games.every(isArchived) ? copy.games : null;
  } catch {
    return null;
  }
}

type Facts = Partial<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isList = (value: unknown, of: (one: Facts) => boolean): value is Facts[] =>
  Array.isArray(value) && value.every((one) => isFacts(one) && of(one));

const isPlayer = ({ name, role }: Facts): boolean => isText(name) && (role == null || isText(role));
const isTitle = ({ name, space, kind, key, amount, city }: Facts): boolean =>
  isText(name) &&
  isNumber(space) &&
  isNumber(amount) &&
  (kind === undefined || isText(key)) &&
  (city == null || (isFacts(city) && isNumber(city["number"])));

/** Whether all that "My games" shows is there. Earlier versions kept less: what only a game that goes on needs may be missing. */
function isArchived(one: unknown): one is Archived {
  if (!isFacts(one) || !isText(one["room"]) || !isText(one["record"]) || !isFacts(one["game"])) return false;
  const game = one["game"];
  return (
    game["room"] === one["room"] &&
    [game["name"], game["edition"], game["edition_name"], game["money_before"], game["money_after"]].every(isText) &&
    [game["place"], game["last"], game["round"]].every(isNumber) &&
    isList(game["players"], isPlayer) &&
    (game["me"] === null || (isNumber(game["me"]) && game["players"][game["me"]] !== undefined)) &&
    Array.isArray(game["share"]) &&
    game["share"].every(isNumber) &&
    isList(game["titles"], isTitle)
  );
}
