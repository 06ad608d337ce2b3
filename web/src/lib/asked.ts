/** What the first screen needs of the server, asked for while the page itself is still being fetched; each is taken once. */
import type { Lang, ToPage } from "./types.ts";

const answers = new Map<string, Promise<Response>>();

/** A line that was opened, and what came over it before anybody listened. */
interface Line {
  socket: WebSocket;
  came: ((ears: Ears) => void)[];
  /** Fulfilled when who opened it has done what he wanted with what came first. */
  seen: Promise<void>;
}
const lines = new Map<string, Line>();

export interface Ears {
  heard: (message: ToPage) => void;
  lost: (code: number) => void;
}

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

/** Whoever listens to the line from now on. */
function listen(socket: WebSocket, { heard, lost }: Ears): void {
  socket.onmessage = (event: MessageEvent<string>) => heard(JSON.parse(event.data) as ToPage);
  socket.onclose = (event) => lost(event.code);
}

/** Opens the line to a table now; what comes first is shown to `first` before it is given to anybody. */
export function callAhead(room: string, lang: Lang, first: (message: ToPage) => Promise<void>): Promise<void> {
  const url = addressOf(room, lang);
  const socket = new WebSocket(url);
  const came: Line["came"] = [];
  const seen = new Promise<void>((resolve) =>
    listen(socket, {
      heard(message) {
        if (came.push(({ heard }) => heard(message)) === 1) void first(message).then(resolve, resolve);
      },
      lost(code) {
        came.push(({ lost }) => lost(code));
        resolve();
      },
    }),
  );
  lines.set(url.href, { socket, came, seen });
  return seen;
}

/** A line to a table: the one that was opened already, if that is so, with all that came over it. */
export function call(room: string, lang: Lang, ears: Ears): WebSocket {
  const url = addressOf(room, lang);
  const ready = lines.get(url.href);
  lines.delete(url.href);
  const socket = ready?.socket ?? new WebSocket(url);
  if (!ready) listen(socket, ears);
  else
    void ready.seen.then(() => {
      listen(socket, ears);
      for (const give of ready.came) give(ears);
    });
  return socket;
}
