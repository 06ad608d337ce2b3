/** Rows that say the same as before are the same objects as before, so that what draws them is left alone. */
export class Steady<K, T extends object> {
  #kept = new Map<K, T>();

  /** The rows by key; those that changed are new. */
  rows(all: readonly T[], key: (row: T) => K): Map<K, T> {
    const rows = new Map<K, T>();
    for (const row of all) {
      const before = this.#kept.get(key(row));
      rows.set(key(row), before && same(before, row) ? before : row);
    }
    this.#kept = rows;
    return rows;
  }
}

function same(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
