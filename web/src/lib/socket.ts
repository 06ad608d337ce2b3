/** A socket that reconnects: numbered requests with their answers, pings, and growing waits between attempts. */
import { openSocket } from "../first-paint/prefetch.ts";
import type { TableSocket } from "../site/worker-socket.ts";
import { t } from "./words.svelte.ts";
import type { ClientMessage, Lang, RequestRefused, ServerMessage } from "./types.ts";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Request = Without<ClientMessage>;

interface PendingRequest {
  resolve: (answer: ServerMessage) => void;
  reject: (refused: RequestRefused) => void;
  timer: ReturnType<typeof setTimeout>;
}

interface SocketListener {
  onmessage: (message: ServerMessage) => void;
  ononline: (online: boolean) => void;
  /** Called after each failed attempt, with the number of attempts so far. */
  onretry: (tries: number) => void;
  /** Closed for good. */
  ongone: (code: number) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
const PING_INTERVAL = 20_000;
const ANSWER_TIMEOUT = 10_000;
/** Close codes from here on mean that it is no use to reconnect. */
const FINAL_CODES = 4000;

export class Socket {
  #room: string;
  #lang: Lang;
  #listener: SocketListener;
  #socket: TableSocket | null = null;
  #next = 1;
  #waiting = new Map<number, PendingRequest>();
  #tries = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #wake = () => this.#reconnectNow();

  constructor(room: string, lang: Lang, listener: SocketListener) {
    this.#room = room;
    this.#lang = lang;
    this.#listener = listener;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Sends a request; resolves with its answer or rejects with a refusal. */
  ask(what: Request): Promise<ServerMessage> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return reject(offlineRefusal(id));
      const timer = setTimeout(() => this.#reject(id), ANSWER_TIMEOUT);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#socket.send(JSON.stringify({ ...what, id }));
    });
  }

  /** Changes the language, also for later reconnects. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    // If the socket is down, the next welcome will be in that language.
    this.ask({ type: "set-language", lang }).catch(() => {});
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retryTimer);
    this.#drop();
  }

  #connect(): void {
    const socket = openSocket(this.#room, this.#lang, {
      // Buffered events may arrive after this socket was dropped.
      onmessage: (message) => socket === this.#socket && this.#receive(message),
      onclose: (code) => this.#onclose(socket, code),
    });
    this.#socket = socket;
  }

  #receive(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.#tries = 0;
      clearInterval(this.#pingTimer);
      this.#pingTimer = setInterval(() => this.#ping(), PING_INTERVAL);
    }
    this.#listener.onmessage(message);
    if (message.type === "welcome") this.#listener.ononline(true);
    if ("id" in message) this.#answer(message);
  }

  #answer(message: ServerMessage & { id: number }): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    clearTimeout(waiting.timer);
    if (message.type === "refused") waiting.reject(message);
    else waiting.resolve(message);
  }

  /** Detects a dead connection that was never closed: the ping gets no answer. */
  #ping(): void {
    const socket = this.#socket;
    this.ask({ type: "ping" }).catch((refused: RequestRefused) => {
      // Dropped here: closing it would wait for an answer, too.
      if (refused.code === "offline" && socket) this.#onclose(socket);
    });
  }

  #reject(id: number): void {
    this.#waiting.get(id)?.reject(offlineRefusal(id));
    this.#waiting.delete(id);
  }

  #drop(): void {
    clearInterval(this.#pingTimer);
    for (const [id, { timer }] of this.#waiting) {
      clearTimeout(timer);
      this.#reject(id);
    }
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #onclose(socket: TableSocket, code = 0): void {
    if (socket !== this.#socket) return;
    this.#drop();
    this.#listener.ononline(false);
    if (code >= FINAL_CODES) {
      this.#closed = true;
      this.#listener.ongone(code);
    }
    if (this.#closed) return;
    this.#listener.onretry(this.#tries);
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries++, LONGEST_WAIT);
    // With jitter, so that clients do not all reconnect at once.
    this.#retryTimer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** The network is back or the tab is visible again: reconnect without waiting. */
  #reconnectNow(): void {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket) {
      if (this.#socket.readyState === WebSocket.OPEN) this.#ping();
      return;
    }
    clearTimeout(this.#retryTimer);
    this.#connect();
  }
}

function offlineRefusal(id: number): RequestRefused {
  return { type: "refused", id, code: "offline", text: t("web-shell-not-sent"), rule: "", topic: "" };
}
