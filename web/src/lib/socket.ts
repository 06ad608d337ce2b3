/** A socket that reconnects: numbered requests with their answers, pings, and growing waits between attempts. */
import { api } from "./api.ts";
import { openSocket } from "../first-paint/prefetch.ts";
import type { TableSocket } from "../site/worker-socket.ts";
import { t } from "./words.svelte.ts";
import type { ClientMessage, Lang, RequestRefused, ServerMessage, Welcome } from "./types.ts";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Request = Without<ClientMessage>;

interface PendingRequest {
  what: Request;
  /** How often moves had been taken back when it was asked. */
  undos: number;
  resolve: (answer: ServerMessage) => void;
  reject: (refused: RequestRefused) => void;
  timer?: ReturnType<typeof setTimeout>;
}

interface SocketListener {
  onmessage: (message: ServerMessage) => void;
  ononline: (online: boolean) => void;
  /** The server has stopped answering, or answers again; the connection is not closed yet. */
  onquiet: (quiet: boolean) => void;
  /** Called after each failed attempt, with the number of attempts so far and the time of the next one, in ms since 1970. */
  onretry: (tries: number, next: number) => void;
  /** Closed for good. */
  ongone: (code: number) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
/** A line that dies without a word is doubted within two seconds: a look, this much silence, and an answer overdue. */
const LOOK_INTERVAL = 400;
const SILENCE = 600;
/** A page that nobody looks at asks less often. */
const HIDDEN_SILENCE = 20_000;
/** For the answer to a request, and for the welcome of a new connection. */
const ANSWER_TIMEOUT = 10_000;
/** An attempt to connect that is so old may hang: whoever wants to connect at once gets a new one. */
const OLD_ATTEMPT = 1_500;
/** A request that is not answered for so long, while nothing else arrives, makes the connection doubtful. */
const QUIET = 700;
/** Bots may think about these for as long as the line lives. */
const SLOW = new Set(["hint", "grade", "offer-effects"]);
/** Close codes from here on mean that it is no use to reconnect. */
const FINAL_CODES = 4000;

export class Socket {
  #room: string;
  #lang: Lang;
  /** The language in which the server was asked to speak. */
  #asked: Lang | "" = "";
  #listener: SocketListener;
  #socket: TableSocket | null = null;
  #next = 1;
  #waiting = new Map<number, PendingRequest>();
  /** Made for a position, and without an answer when the connection broke. */
  #unanswered: PendingRequest[] = [];
  #undos = 0;
  #tries = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #welcomeTimer: ReturnType<typeof setTimeout> | undefined;
  /** When the latest attempt to connect began, in ms since 1970. */
  #attemptAt = 0;
  #lookTimer: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #quiet = false;
  #heard = 0;
  #heardAt = 0;
  #pinging = false;
  #wake = () => this.reconnectNow();
  #doubt = () => this.#ping();

  constructor(room: string, lang: Lang, listener: SocketListener) {
    this.#room = room;
    this.#lang = lang;
    this.#listener = listener;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Sends a request; resolves with its answer or rejects with a refusal. */
  ask(what: Request): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) reject(lostRequest("offline", t("web-shell-not-sent")));
      else this.#send(this.#socket, { what, undos: this.#undos, resolve, reject });
    });
  }

  #send(socket: TableSocket, request: PendingRequest): void {
    const id = this.#next++;
    const timed = !socket.local && !SLOW.has(request.what.type);
    request.timer = timed ? setTimeout(() => this.#late(id), ANSWER_TIMEOUT) : undefined;
    this.#waiting.set(id, request);
    socket.send(JSON.stringify({ ...request.what, id }));
    if (timed) this.#expect(id);
  }

  /** Changes the language, also for later reconnects. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    // If the socket is down, the next welcome will be in that language.
    if (this.#socket?.readyState === WebSocket.OPEN) this.#askLanguage();
  }

  #askLanguage(): void {
    this.#asked = this.#lang;
    this.ask({ type: "set-language", lang: this.#lang }).catch(() => {});
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retryTimer);
    this.#drop();
    this.#giveUp();
  }

  #connect(): void {
    this.#asked = this.#lang;
    const socket = openSocket(this.#room, this.#lang, {
      // Buffered events may arrive after this socket was dropped.
      onmessage: (message) => socket === this.#socket && this.#receive(message),
      onclose: (code) => this.#onclose(socket, code),
    });
    this.#socket = socket;
    this.#attemptAt = Date.now();
    // A worker may take its time to load.
    if (!socket.local) this.#welcomeTimer = setTimeout(() => this.#onclose(socket), ANSWER_TIMEOUT);
  }

  /** Doubts the connection if a request stays without an answer, and nothing else is heard either. */
  #expect(id: number): void {
    const heard = this.#heard;
    setTimeout(() => {
      if (this.#waiting.has(id) && this.#heard === heard) this.#setQuiet(true);
    }, QUIET);
  }

  #setQuiet(quiet: boolean): void {
    if (quiet === this.#quiet) return;
    this.#quiet = quiet;
    this.#listener.onquiet(quiet);
  }

  #receive(message: ServerMessage): void {
    this.#heard++;
    this.#heardAt = Date.now();
    this.#setQuiet(false);
    if ("room" in message) this.#undos = message.room.undos;
    if (message.type === "welcome") {
      if (this.#asked !== this.#lang) this.#askLanguage(); // it changed while the connection was on its way
      this.#tries = 0;
      clearTimeout(this.#welcomeTimer);
      clearInterval(this.#lookTimer);
      if (!this.#socket?.local) this.#lookTimer = setInterval(() => this.#look(), LOOK_INTERVAL);
    }
    this.#listener.onmessage(message);
    if (message.type === "welcome") {
      this.#listener.ononline(true);
      this.#sendAgain(message);
    }
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

  #look(): void {
    const silence = document.visibilityState === "visible" ? SILENCE : HIDDEN_SILENCE;
    if (Date.now() - this.#heardAt >= silence) this.#ping();
  }

  /** Detects a dead connection that was never closed: the ping gets no answer. */
  #ping(): void {
    const socket = this.#socket;
    if (this.#pinging) return;
    this.#pinging = true;
    this.ask({ type: "ping" })
      .catch((refused: RequestRefused) => {
        // Dropped here: closing it would wait for an answer, too.
        if (["offline", "unanswered"].includes(refused.code) && socket) this.#onclose(socket);
      })
      .finally(() => (this.#pinging = false));
  }

  #late(id: number): void {
    // Nothing else comes either: what was asked goes the way of the connection.
    if (this.#quiet && this.#socket) return this.#onclose(this.#socket);
    this.#waiting.get(id)?.reject(unanswered());
    this.#waiting.delete(id);
  }

  /**
   * Sends again what was made for just this position: it was not done, and the server does it once at most. Where the game has
   * gone on, its moves say whether this one was made.
   */
  #sendAgain({ view, room }: Welcome): void {
    const requests = this.#unanswered.splice(0);
    for (const request of requests) {
      const { what, undos } = request;
      const stands = "at" in what && what.at === view?.ply && undos === room.undos;
      if (stands && this.#socket) this.#send(this.#socket, request);
      else if (undos === room.undos) void this.#lookUp(request);
      else request.reject(unanswered());
    }
  }

  /** Settles a request whose answer was lost: a move that the game has was made. */
  async #lookUp({ what, resolve, reject }: PendingRequest): Promise<void> {
    if (what.type !== "play") return reject(unanswered());
    const replay = await api.replay(this.#room, this.#lang).catch(() => null);
    const made = replay?.moves.slice(what.at).some(([by, move]) => by === what.seat && move === what.move);
    if (made) resolve({ type: "done", id: 0 });
    else reject(unanswered());
  }

  /** There will be no other connection. */
  #giveUp(): void {
    for (const { reject } of this.#unanswered.splice(0)) reject(unanswered());
  }

  #drop(): void {
    clearTimeout(this.#welcomeTimer);
    clearInterval(this.#lookTimer);
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const request of waiting) {
      clearTimeout(request.timer);
      if ("at" in request.what) this.#unanswered.push(request);
      else request.reject(unanswered());
    }
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #onclose(socket: TableSocket, code = 0): void {
    if (socket !== this.#socket) return;
    this.#drop();
    this.#setQuiet(false);
    this.#listener.ononline(false);
    if (code >= FINAL_CODES) {
      this.#closed = true;
      this.#giveUp();
      this.#listener.ongone(code);
    }
    if (this.#closed) return;
    // With jitter, so that clients do not all reconnect at once.
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT) * (0.75 + Math.random() / 2);
    this.#listener.onretry(this.#tries++, Date.now() + wait);
    this.#retryTimer = setTimeout(() => this.#connect(), wait);
  }

  /** The network is back, the tab is visible again, or the reader asks for it: reconnect without waiting. */
  reconnectNow(): void {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#ping();
    if (this.#socket && (this.#socket.local || Date.now() - this.#attemptAt < OLD_ATTEMPT)) return;
    this.#drop();
    clearTimeout(this.#retryTimer);
    this.#connect();
  }
}

const unanswered = () => lostRequest("unanswered", t("web-shell-not-answered"));

/** What becomes of a request that was not sent, or not answered. */
function lostRequest(code: "offline" | "unanswered", text: string): RequestRefused {
  return { type: "refused", id: 0, code, text, rule: "", topic: "" };
}
