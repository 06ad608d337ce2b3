/** What the first screen needs of the server, asked for while the page itself is still being fetched; each is taken once. */
import type { Lang } from "./types.ts";

const answers = new Map<string, Promise<Response>>();

/** A line that was opened, and what came over it before anybody listened. */
interface Line {
  socket: WebSocket;
  came: (MessageEvent | CloseEvent)[];
}
const lines = new Map<string, Line>();

const ask = (path: string): Promise<Response> => fetch(`api/${path}`, { credentials: "same-origin" });

/** Asks the server for something now. */
export function askAhead(path: string): void {
  const answer = ask(path);
  // Who takes it tells that it failed.
  answer.catch(() => {});
  answers.set(path, answer);
}

/** The server's answer: the one that was asked for already, if that is so. */
export function answerTo(path: string): Promise<Response> {
  const asked = answers.get(path);
  answers.delete(path);
  return asked ?? ask(path);
}

function addressOf(room: string, lang: Lang): URL {
  const url = new URL(`api/rooms/${encodeURIComponent(room)}/socket?lang=${lang}`, document.baseURI);
  url.protocol = url.protocol.replace("http", "ws");
  url.hash = "";
  return url;
}

/** Opens the line to a table now. */
export function callAhead(room: string, lang: Lang): void {
  const url = addressOf(room, lang);
  const line: Line = { socket: new WebSocket(url), came: [] };
  line.socket.onmessage = line.socket.onclose = (event: MessageEvent | CloseEvent) => void line.came.push(event);
  lines.set(url.href, line);
}

/** A line to a table: the one that was opened already, if that is so, with all that came over it. */
export function call(
  room: string,
  lang: Lang,
  heard: (event: MessageEvent) => void,
  lost: (event: CloseEvent) => void,
): WebSocket {
  const url = addressOf(room, lang);
  const ready = lines.get(url.href);
  lines.delete(url.href);
  const socket = ready?.socket ?? new WebSocket(url);
  socket.onmessage = heard;
  socket.onclose = lost;
  // Not before the caller has what it is given here.
  if (ready) {
    queueMicrotask(() => {
      for (const event of ready.came) {
        if (event.type === "close") lost(event as CloseEvent);
        else heard(event as MessageEvent);
      }
    });
  }
  return socket;
}
