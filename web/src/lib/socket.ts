/** A socket that comes back: requests with their answers by number, a pulse, and waits that grow between tries. */
import { openSocket } from "../first-paint/prefetch.ts";
import { t } from "./words.svelte.ts";
import type { FromPage, Lang, Refused, ToPage } from "./types.ts";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Asked = Without<FromPage>;

interface Waiting {
  resolve: (answer: ToPage) => void;
  reject: (refused: Refused) => void;
  timer: ReturnType<typeof setTimeout>;
}

interface Ears {
  heard: (message: ToPage) => void;
  online: (is: boolean) => void;
  /** It did not come about so many times running. */
  missed: (tries: number) => void;
  gone: (code: number) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
const PULSE = 20_000;
const PATIENCE = 10_000;
/** From here on a closing is the server's word that trying again is of no use. */
const FOR_GOOD = 4000;

export class Socket {
  #room: string;
  #lang: Lang;
  #ears: Ears;
  #socket: WebSocket | null = null;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #wake = () => this.#hurry();

  constructor(room: string, lang: Lang, ears: Ears) {
    this.#room = room;
    this.#lang = lang;
    this.#ears = ears;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Sends a request; the promise keeps its answer, or fails with a refusal. */
  ask(what: Asked): Promise<ToPage> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return reject(lost(id));
      const timer = setTimeout(() => this.#fail(id), PATIENCE);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#socket.send(JSON.stringify({ ...what, id }));
    });
  }

  /** Another language, now and whenever the socket comes back. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    // While it is away the next welcome is in that language.
    this.ask({ type: "speak", lang }).catch(() => {});
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#again);
    this.#drop();
  }

  #connect(): void {
    const socket = openSocket(this.#room, this.#lang, {
      // Buffered events may arrive after this socket was dropped.
      onmessage: (message) => socket === this.#socket && this.#heard(message),
      onclose: (code) => this.#lost(socket, code),
    });
    this.#socket = socket;
  }

  #heard(message: ToPage): void {
    if (message.type === "welcome") {
      this.#tries = 0;
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#beat(), PULSE);
    }
    this.#ears.heard(message);
    if (message.type === "welcome") this.#ears.online(true);
    if ("id" in message) this.#answer(message);
  }

  #answer(message: ToPage & { id: number }): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    clearTimeout(waiting.timer);
    if (message.type === "refused") waiting.reject(message);
    else waiting.resolve(message);
  }

  /** A line that is dead but not closed is found out by what does not come back. */
  #beat(): void {
    const socket = this.#socket;
    this.ask({ type: "ping" }).catch((refused: Refused) => {
      // Not left to its own closing, which waits for an answer too.
      if (refused.code === "offline" && socket) this.#lost(socket);
    });
  }

  #fail(id: number): void {
    this.#waiting.get(id)?.reject(lost(id));
    this.#waiting.delete(id);
  }

  #drop(): void {
    clearInterval(this.#pulse);
    for (const [id, { timer }] of this.#waiting) {
      clearTimeout(timer);
      this.#fail(id);
    }
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost(socket: WebSocket, code = 0): void {
    if (socket !== this.#socket) return;
    this.#drop();
    this.#ears.online(false);
    if (code >= FOR_GOOD) {
      this.#closed = true;
      this.#ears.gone(code);
    }
    if (this.#closed) return;
    this.#ears.missed(this.#tries);
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries++, LONGEST_WAIT);
    // Apart from each other, so that a server that comes back is not stormed.
    this.#again = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** The network is back or the page is looked at again: no more waiting. */
  #hurry(): void {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket) {
      if (this.#socket.readyState === WebSocket.OPEN) this.#beat();
      return;
    }
    clearTimeout(this.#again);
    this.#connect();
  }
}

function lost(id: number): Refused {
  return { type: "refused", id, code: "offline", text: t("web-shell-not-sent"), rule: "", topic: "" };
}
