/** Requests sent before the code that wants their answers has loaded. Each answer is handed out once. */
import { hasServer } from "../lib/has-server.ts";
import { WorkerSocket, type TableSocket } from "../site/worker-socket.ts";
import type { Lang, ServerMessage } from "../lib/types.ts";

const responses = new Map<string, Promise<Response>>();

/** A socket opened early, with the events that arrived before anybody listened. */
interface EarlySocket {
  socket: TableSocket;
  buffered: ((handlers: SocketHandlers) => void)[];
  /** Resolves when the first message has been handled by whoever opened the socket. */
  firstHandled: Promise<void>;
}
const sockets = new Map<string, EarlySocket>();

export interface SocketHandlers {
  onmessage: (message: ServerMessage) => void;
  onclose: (code: number) => void;
}

/** The page's own worker, in place of a server. */
const client = hasServer ? null : import("../site/client.ts");

function request(path: string, body?: string): Promise<Response> {
  const method = body === undefined ? "GET" : "POST";
  if (client) return client.then(({ request }) => request(method, path, body));
  const headers: HeadersInit = body === undefined ? {} : { "content-type": "application/json" };
  return fetch(`api/${path}`, { method, body, headers, credentials: "same-origin" });
}

/** Sends a request now; `fetchApi` returns its response. */
export function prefetch(path: string): void {
  const response = request(path);
  // Whoever takes the response reports the error.
  response.catch(() => {});
  responses.set(path, response);
}

/** The server's response, prefetched if possible. */
export function fetchApi(path: string): Promise<Response> {
  const response = responses.get(path);
  responses.delete(path);
  return response ?? request(path);
}

/** The response to what is sent. */
export function sendApi(path: string, body: unknown): Promise<Response> {
  return request(path, JSON.stringify(body));
}

function socketUrl(room: string, lang: Lang): URL {
  const url = new URL(`api/rooms/${encodeURIComponent(room)}/socket?lang=${lang}`, document.baseURI);
  url.protocol = url.protocol.replace("http", "ws");
  url.hash = "";
  return url;
}

const connect = (url: URL, room: string, lang: Lang): TableSocket =>
  client ? new WorkerSocket(client, room, lang) : new WebSocket(url);

function listen(socket: TableSocket, { onmessage, onclose }: SocketHandlers): void {
  socket.onmessage = (event: MessageEvent<string>) => onmessage(JSON.parse(event.data) as ServerMessage);
  socket.onclose = (event) => onclose(event.code);
}

/** Opens the socket to a table now and passes its first message to `first`, before anybody else gets it. */
export function openSocketEarly(
  room: string,
  lang: Lang,
  first: (message: ServerMessage) => Promise<void>,
): Promise<void> {
  const url = socketUrl(room, lang);
  const socket = connect(url, room, lang);
  const buffered: EarlySocket["buffered"] = [];
  const firstHandled = new Promise<void>((resolve) =>
    listen(socket, {
      onmessage(message) {
        if (buffered.push(({ onmessage }) => onmessage(message)) === 1) void first(message).then(resolve, resolve);
      },
      onclose(code) {
        buffered.push(({ onclose }) => onclose(code));
        resolve();
      },
    }),
  );
  sockets.set(url.href, { socket, buffered, firstHandled });
  return firstHandled;
}

/** A socket to a table. If it was opened early, its buffered events are replayed. */
export function openSocket(room: string, lang: Lang, handlers: SocketHandlers): TableSocket {
  const url = socketUrl(room, lang);
  const early = sockets.get(url.href);
  sockets.delete(url.href);
  const socket = early?.socket ?? connect(url, room, lang);
  if (!early) listen(socket, handlers);
  else
    void early.firstHandled.then(() => {
      listen(socket, handlers);
      for (const replay of early.buffered) replay(handlers);
    });
  return socket;
}
