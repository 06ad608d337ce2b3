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
    return await run("readonly", (store) => store.getAll() as IDBRequest<Archived[]>);
  } catch {
    return [];
  }
}

export async function archive(one: Archived): Promise<void> {
  try {
    await run("readwrite", (store) => store.put(one));
  } catch {
    // Then the game is read anew next time.
  }
}

export async function forgetArchive(): Promise<void> {
  await run("readwrite", (store) => store.clear());
}

/** The copy of all games as one file's text. */
export const copyOf = (games: Archived[]): string => JSON.stringify({ format: FORMAT, version: VERSION, games });

/** The games in a copy; null if the text is none. */
export function readCopy(text: string): Archived[] | null {
  try {
    const copy = JSON.parse(text) as { format?: unknown; games?: unknown };
    if (copy.format !== FORMAT || !Array.isArray(copy.games)) return null;
    return (copy.games as Partial<Archived>[]).every(isArchived) ? (copy.games as Archived[]) : null;
  } catch {
    return null;
  }
}

function isArchived(one: Partial<Archived> | null): boolean {
  const game = one?.game as Partial<OwnGame> | undefined;
  return (
    typeof one?.room === "string" &&
    typeof one.record === "string" &&
    typeof game?.place === "number" &&
    typeof game.edition === "string" &&
    typeof game.last === "number" &&
    Array.isArray(game.players) &&
    Array.isArray(game.share) &&
    Array.isArray(game.titles)
  );
}
