/** Keeps the object of a row that has not changed, so that its component is not updated. */
export class StableRows<K, T extends object> {
  #previous = new Map<K, T>();

  /** The rows by key; only changed ones are new objects. */
  rows(all: readonly T[], key: (row: T) => K): Map<K, T> {
    const rows = new Map<K, T>();
    for (const row of all) {
      const before = this.#previous.get(key(row));
      rows.set(key(row), before && same(before, row) ? before : row);
    }
    this.#previous = rows;
    return rows;
  }
}

function same(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
