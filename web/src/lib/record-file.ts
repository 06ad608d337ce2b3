/** Games as files: reading one that somebody opens, saving one, sending one. */
import { api } from "./api.ts";

/** The largest file that can be a record, in bytes. */
export const LARGEST = 512 * 1024;

/** Why a file cannot be opened. */
export type FileProblem = "too-large" | "unreadable";

export class BadFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The text of the file that was opened last; "" if none was. It is gone after a reload. */
let text = "";

export const opened = (): string => text;

/** Reads a file. Throws BadFile. */
export async function open(file: File): Promise<void> {
  if (file.size > LARGEST) throw new BadFile("too-large");
  try {
    text = await file.text();
  } catch {
    throw new BadFile("unreadable");
  }
}

/** The first file that is dragged over the page or dropped; null if it is something else. */
export const dropped = (event: DragEvent): File | null => event.dataTransfer?.files[0] ?? null;

/** The name of a record's file, from its header. */
export function nameOf(record: string, room: string): string {
  const edition = /"edition": "([\w-]+)"/.exec(record.slice(0, record.indexOf("\n")))?.[1] ?? "game";
  return `duopoly-${edition}-${room}.jsonl`;
}

/** Saves the record of a table as a file of this device. */
export async function saveRecord(room: string): Promise<void> {
  const record = await api.record(room);
  const url = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = nameOf(record, room);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The record as a file that can be sent. Browsers send only files of a few kinds: a plain text is one. */
function sendable(record: string, room: string): File {
  return new File([record], nameOf(record, room).replace(/jsonl$/, "txt"), { type: "text/plain" });
}

/** Whether this browser can hand a file to other programs. */
export function canSend(): boolean {
  return navigator.canShare?.({ files: [sendable("", "")] }) ?? false;
}

/** Hands the record to a program of this device, such as a messenger. */
export async function sendRecord(room: string): Promise<void> {
  const file = sendable(await api.record(room), room);
  try {
    await navigator.share({ files: [file], title: file.name });
  } catch (thrown) {
    // Whoever changes their mind has nothing to be told.
    if (!(thrown instanceof DOMException && thrown.name === "AbortError")) throw thrown;
  }
}
