/** An instance of `duopoly.wasm`, as every language can drive it: records in its memory, and kernels that work on them. */

import type { Fields, Layout, Numbers } from "./types.ts";

/** Records one after the other in a machine's memory. */
export type Records = { kind: string; address: number; count: number };
/** What a new record has: fields that differ from a blank one's, or all bytes. */
export type Content = Record<string, Numbers> | Uint8Array;
type Exports = Record<string, () => number> & { memory: WebAssembly.Memory };

const ARRAYS = { i1: Int8Array, i2: Int16Array, i4: Int32Array, i8: BigInt64Array };
const PAGE = 65536;
const align = (address: number) => Math.ceil(address / 8) * 8;
export const decoded = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** An instance of the program, with records in its memory. What reads the memory is valid until records are placed. */
export class Machine {
  readonly records: Record<string, Layout>;
  readonly exports: Exports;
  private top: number;

  /** `records` are the layouts of those that are placed or read by the names of their fields. */
  constructor(program: WebAssembly.Module, records: Record<string, Layout> = {}) {
    this.records = records;
    this.exports = new WebAssembly.Instance(program).exports as unknown as Exports;
    this.top = align(this.exports.heap_at?.() ?? 0);
  }

  /** A part of the memory. */
  view(address: number, size: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, address, size);
  }

  /** The bytes of one record. */
  bytes({ kind, address }: Records, i = 0): Uint8Array {
    const { size } = this.records[kind]!;
    return this.view(address + i * size, size);
  }

  /** A field of one record: an array that can be read and set. */
  field(records: Records, name: string, i = 0) {
    let at = this.bytes(records, i).byteOffset;
    for (const field of this.records[records.kind]!.fields) {
      const [View, length] = [
        ARRAYS[field.type as keyof typeof ARRAYS],
        field.shape.reduce((total, n) => total * n, 1),
      ];
      if (field.name === name) return new View(this.exports.memory.buffer, at, length);
      at += length * View.BYTES_PER_ELEMENT;
    }
    throw new RangeError(`field: expected one of ${records.kind}, got ${name}`);
  }

  /** All fields of one record, as a copy. */
  read(records: Records, i = 0): Fields {
    const entries = this.records[records.kind]!.fields.map(({ name, shape }) => {
      const numbers = Array.from(this.field(records, name, i), Number);
      return [name, shape.length ? numbers : numbers[0]];
    });
    return Object.fromEntries(entries);
  }

  /** Places new records, one for each item: a blank one if there are none. */
  place(kind: string, items: readonly Content[] = [{}]): Records {
    const [records, layout] = [{ kind, address: this.top, count: items.length }, this.records[kind]!];
    this.top = align(this.top + items.length * layout.size);
    const missing = this.top - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE));
    for (const [i, item] of items.entries())
      if (item instanceof Uint8Array) this.bytes(records, i).set(item);
      else {
        if (layout.blank) this.bytes(records, i).set(decoded(layout.blank));
        for (const [name, value] of Object.entries(item)) {
          const [array, numbers] = [this.field(records, name, i), [value].flat(9) as number[]];
          array.set((array instanceof BigInt64Array ? numbers.map(BigInt) : numbers) as never);
        }
      }
    return records;
  }

  /** Runs a kernel on numbers and records. */
  call(kernel: string, ...given: (number | bigint | Records)[]): void {
    const words = given.flatMap((one) => (typeof one === "object" ? [one.address, one.count] : [one])).map(BigInt);
    new BigInt64Array(this.exports.memory.buffer, this.exports.arguments_at!(), words.length).set(words);
    this.exports[kernel]!();
  }
}
