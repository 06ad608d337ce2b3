/** The rooms in IndexedDB. What a step is says src/duopoly/browser/object_stores.py, and the stores are the ones there. */

type Key = IDBValidKey[];
type Row = Record<string, unknown>;
export type Step =
  | [kind: "get" | "need", store: string, key: Key]
  | [kind: "list" | "last" | "delete", store: string, low: Key | null, high: Key | null]
  | [kind: "where", store: string, index: string, value: IDBValidKey]
  | [kind: "add" | "put", store: string, row: Row];

interface Failure {
  error: string;
  message: string;
  /** The number of the step that failed, or -1. */
  step: number;
}

const NAME = "duopoly";
const VERSION = 1;
const STORES: Record<string, { key: string[]; indexes: string[] }> = {
  rooms: { key: ["id"], indexes: [] },
  entries: { key: ["room", "seq"], indexes: [] },
  keys: { key: ["hash"], indexes: ["room"] },
  clients: { key: ["room", "browser"], indexes: ["browser"] },
  health: { key: ["id"], indexes: [] },
};
const WRITES = new Set(["add", "put", "delete"]);

/** What Python gets: steps and results are JSON. */
export interface Database {
  transact(steps: string): Promise<string>;
  close(): void;
}

/** Opens the database of rooms; null if the browser does not let the page store anything. */
export async function openDatabase(name = NAME): Promise<Database | null> {
  let opened: IDBDatabase;
  try {
    opened = await open(name);
  } catch {
    return null;
  }
  return {
    transact: (steps) =>
      transact(opened, JSON.parse(steps) as Step[]).then(
        (results) => JSON.stringify({ results }),
        (failed: Failure) => JSON.stringify(failed),
      ),
    close: () => opened.close(),
  };
}

function failure(thrown: unknown, step = -1): Failure {
  const { name, message } = thrown instanceof DOMException ? thrown : { name: "UnknownError", message: String(thrown) };
  return { error: name, message, step };
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      for (const [store, { key, indexes }] of Object.entries(STORES)) {
        const made = request.result.createObjectStore(store, { keyPath: key });
        for (const index of indexes) made.createIndex(index, index);
      }
    };
    request.onsuccess = () => {
      // Another tab deletes or upgrades it: it need not wait for us.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}

/** Carries out all steps in one transaction, or none; resolves when they are on the disk. Rejects with a Failure. */
function transact(database: IDBDatabase, steps: Step[]): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const refuse = (failed: Failure) => reject(failed as unknown as Error);
    let transaction: IDBTransaction;
    try {
      const mode = steps.some(([kind]) => WRITES.has(kind)) ? "readwrite" : "readonly";
      transaction = database.transaction([...new Set(steps.map(([, store]) => store))], mode, { durability: "strict" });
    } catch (thrown) {
      return refuse(failure(thrown));
    }
    const results: unknown[] = steps.map(() => null);
    let failed: Failure | null = null;
    transaction.oncomplete = () => resolve(results);
    transaction.onabort = () => refuse(failed ?? failure(transaction.error));
    steps.forEach((step, number) => {
      const fail = (thrown: unknown) => (failed ??= failure(thrown, number));
      try {
        const request = begin(transaction.objectStore(step[1]), step);
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          if (step[0] === "need" && request.result === undefined) {
            fail(new DOMException("there is no such row", "NotFoundError"));
            transaction.abort();
          } else results[number] = result(step, request.result);
        };
      } catch (thrown) {
        fail(thrown);
        transaction.abort();
      }
    });
  });
}

function begin(store: IDBObjectStore, step: Step): IDBRequest {
  switch (step[0]) {
    case "get":
    case "need":
      return store.get(step[2]);
    case "list":
      return store.getAll(range(step[2], step[3]));
    case "last":
      return store.openCursor(range(step[2], step[3]), "prev");
    case "where":
      return store.index(step[2]).getAll(step[3]);
    case "delete":
      return store.delete(range(step[2], step[3])!);
    case "add":
      return store.add(step[2]);
    case "put":
      return store.put(step[2]);
  }
}

function range(low: Key | null, high: Key | null): IDBKeyRange | null {
  return low && high ? IDBKeyRange.bound(low, high) : null;
}

function result([kind]: Step, value: unknown): unknown {
  if (kind === "last") return (value as IDBCursorWithValue | null)?.value ?? null;
  return kind === "get" || kind === "list" || kind === "where" ? (value ?? null) : null;
}
