/** The page's side of its worker: requests with their answers, and connections to tables. */
import type { FromWorker, ToWorker } from "./protocol.ts";
import { keepStorage } from "./install.svelte.ts";
import { site } from "./state.svelte.ts";
import { takesOver } from "./take-over.ts";

export interface TableListener {
  onmessage: (text: string) => void;
  onclose: (code: number) => void;
}

type Answer = FromWorker & { type: "answer" };

const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "duopoly" });
const answers = new Map<number, (answer: Answer) => void>();
const tables = new Map<number, TableListener>();
let next = 1;

const tell = (message: ToWorker): void => worker.postMessage(message);

worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
  if (data.type === "answer") {
    answers.get(data.id)?.(data);
    answers.delete(data.id);
  } else if (data.type === "said") tables.get(data.id)?.onmessage(data.text);
  else if (data.type === "closed") {
    tables.get(data.id)?.onclose(data.code);
    tables.delete(data.id);
  } else if (data.type === "progress") site.progress = data;
  else if (data.type === "owns") site.state = "starting";
  else if (data.type === "ready") site.state = "ready";
  else if (data.type === "unsaved") site.saves = false;
  else if (data.type === "elsewhere") site.state = "elsewhere";
  else if (data.type === "taken") site.state = "taken";
  else site.fail(data.detail);
};
worker.onerror = (event) => site.fail(event.message);

/** Answers that the site has as files, so that the first screen need not wait for Python. */
const WORDS = /^words\/([a-z]+)$/;
const ROOM_OPTIONS = /^room-options\?lang=([a-z]+)$/;

/** The answer that is a file; null if Python has it. Rejects if the words cannot be had: nobody else has those. */
async function file(path: string): Promise<Response | null> {
  const words = WORDS.exec(path);
  if (words) return unpacked(`answers/words-${words[1]}.ftl.gzip`);
  const options = ROOM_OPTIONS.exec(path);
  return options && unpacked(`answers/room-options-${options[1]}.json.gzip`).catch(() => null);
}

async function unpacked(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Response(response.body!.pipeThrough(new DecompressionStream("gzip")));
}

/** Where a table is made. */
const NEW_TABLE = /^(rooms|guides|records\/room|rooms\/[^/]+\/rematch)$/;

/** The answer to a request: what a server would say. */
export async function request(method: string, path: string, body = ""): Promise<Response> {
  const known = method === "GET" ? await file(path) : null;
  if (known) return known;
  const { lang } = document.documentElement;
  if (method === "POST" && NEW_TABLE.test(path)) {
    // There is a game to keep.
    if (site.saves) void keepStorage();
    else window.onbeforeunload = (event) => event.preventDefault();
  }
  const {
    status,
    kind,
    body: content,
  } = await new Promise<Answer>((resolve) => {
    answers.set(next, resolve);
    tell({ type: "request", id: next++, method, path, body, lang });
  });
  return new Response(content, { status, headers: { "content-type": kind } });
}

/** Connects to a table. Returns how to speak to it. */
export function open(
  room: string,
  lang: string,
  listener: TableListener,
): { say: (text: string) => void; close: () => void } {
  const id = next++;
  tables.set(id, listener);
  tell({ type: "open", id, room, lang });
  return { say: (text) => tell({ type: "say", id, text }), close: () => tell({ type: "close", id }) };
}

/** Takes the games from the tab that has them. */
export function takeOver(): void {
  site.state = "starting";
  tell({ type: "take-over" });
}

if (takesOver()) takeOver();
