/** An instance of `duopoly.wasm`, as every language can drive it: records in its memory, and kernels that work on them. */
import type { Fields, Layout, Numbers } from "./types.ts";
/** Records one after the other in a machine's memory. */
export type Records = {
    kind: string;
    address: number;
    count: number;
};
/** What a new record has: fields that differ from a blank one's, or all bytes. */
export type Content = Record<string, Numbers> | Uint8Array;
type Exports = Record<string, () => number> & {
    memory: WebAssembly.Memory;
};
export declare const decoded: (text: string) => Uint8Array<ArrayBuffer>;
/** An instance of the program, with records in its memory. What reads the memory is valid until records are placed. */
export declare class Machine {
    readonly records: Record<string, Layout>;
    readonly exports: Exports;
    private top;
    /** `records` are the layouts of those that are placed or read by the names of their fields. */
    constructor(program: WebAssembly.Module, records?: Record<string, Layout>);
    /** A part of the memory. */
    view(address: number, size: number): Uint8Array;
    /** The bytes of one record. */
    bytes({ kind, address }: Records, i?: number): Uint8Array;
    /** A field of one record: an array that can be read and set. */
    field(records: Records, name: string, i?: number): Int16Array<ArrayBuffer> | Int8Array<ArrayBuffer> | Int32Array<ArrayBuffer> | BigInt64Array<ArrayBuffer>;
    /** All fields of one record, as a copy. */
    read(records: Records, i?: number): Fields;
    /** Places new records, one for each item: a blank one if there are none. */
    place(kind: string, items?: readonly Content[]): Records;
    /** Runs a kernel on numbers and records. */
    call(kernel: string, ...given: (number | bigint | Records)[]): void;
}
export {};
