/** One table over a socket: its state as it is shown. */
import { doubtOf, fits, keepSalt, newSalt, wantsSalt, type DiceDoubt } from "./dice-keeper.ts";
import { HeldMoves } from "./held-moves.ts";
import { RoomRequests, type Request } from "./room-requests.ts";
import { Socket } from "./socket.ts";
import type {
  Board,
  ChatMessage,
  Lang,
  LedgerLine,
  OlderLines,
  Moved,
  RequestRefused,
  RoomView,
  ServerMessage,
  PositionView,
  Welcome,
} from "./types.ts";

type Listener = (moved: Moved, before: PositionView | null) => void;

/** What shows moves one after the other: the table takes each in as far as it has been seen. */
export interface Stage {
  readonly moving: boolean;
  perform: (
    lines: LedgerLine[],
    before: PositionView | null,
    after: PositionView,
    follower: { show: (view: PositionView, lines: LedgerLine[]) => void; done: () => void },
    together: boolean,
  ) => void;
  /** Calls back when all that is queued has been shown. */
  after: (done: () => void) => void;
  finish: () => void;
}

export class RoomLink extends RoomRequests {
  room = $state.raw<RoomView | null>(null);
  board = $state.raw<Board | null>(null);
  /** The position as of what has been shown. */
  view = $state.raw<PositionView | null>(null);
  /** The position as the server has it; `view` follows. */
  latest = $state.raw<PositionView | null>(null);
  lines = $state.raw<LedgerLine[]>([]);
  total = $state(0);
  chat = $state.raw<ChatMessage[]>([]);
  /** How many seconds the server's clock is ahead of ours: measured when its time arrives, as it may be read much later. */
  ahead = $state(0);
  /** Whether the state shown is the server's. */
  online = $state(false);
  /** Whether the server has stopped answering although the connection is open. */
  quiet = $state(false);
  /** Failed attempts to connect. */
  retries = $state(0);
  /** When the next attempt is made, in ms since 1970. */
  retryAt = $state(0);
  /** The close code that says that this browser has no access to the table; 0 until then. */
  gone = $state(0);
  /** The ledger lines of the latest move, for the animation on the board. */
  fresh = $state.raw<LedgerLine[]>([]);

  /** Why the dice cannot be trusted; null while there is no doubt. */
  doubt = $state<DiceDoubt | null>(null);

  #salting = false;
  #socket: Socket;
  #listeners: Listener[] = [];
  #stage: Stage | null = null;
  #heldMoves = new HeldMoves((moved, together) => this.#show(moved, together));
  /** The position that the stage was last given. */
  #shownLast: PositionView | null = null;

  constructor(room: string, lang: Lang) {
    super();
    this.#socket = new Socket(room, lang, {
      onmessage: (message) => this.#receive(message),
      ononline: (online) => (this.online = online),
      onquiet: (quiet) => (this.quiet = quiet),
      onretry: (tries, next) => ((this.retries = tries), (this.retryAt = next)),
      ongone: (code) => (this.gone = code),
    });
  }

  /** The seats that are mine. */
  get me(): string[] {
    return this.room?.seats.filter((seat) => seat.mine).map((seat) => seat.name) ?? [];
  }

  /**
   * Calls the listener after every move, with the new position already in place. After a reconnect what happened meanwhile
   * counts as one move without lines. Returns a function that unsubscribes.
   */
  onmoved(listener: Listener): () => void {
    this.#listeners.push(listener);
    return () => {
      this.#listeners = this.#listeners.filter((one) => one !== listener);
    };
  }

  /** Whether more has happened than is shown. */
  get moving(): boolean {
    return this.view !== this.latest;
  }

  /**
   * From now on moves count as made here when the stage has shown them; the moves of bots until a person is asked in one go,
   * while `together` says so. Returns a function that ends this.
   */
  follow(stage: Stage, together: () => boolean = () => false): () => void {
    this.#stage = stage;
    this.#heldMoves.together = together;
    const hidden = () => document.hidden && this.#heldMoves.release();
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      this.catchUp();
      this.#stage = null;
    };
  }

  /** Shows at once all that has happened. */
  catchUp(): void {
    this.#heldMoves.release();
    this.#stage?.finish();
  }

  play(seat: string, move: string): Promise<void> {
    return this.do({ type: "play", seat, move, at: this.view?.ply ?? 0 });
  }

  /** Fetches older lines of the ledger, if there are any. */
  async more(): Promise<void> {
    const before = this.lines[0]?.n ?? this.total;
    if (before === 0) return;
    const older = (await this.ask({ type: "older-lines", before })) as OlderLines;
    const first = this.lines[0]?.n ?? this.total;
    this.lines = [...older.lines.filter((line) => line.n < first), ...this.lines];
  }

  undo(): Promise<void> {
    return this.do({ type: "undo", at: this.latest?.ply ?? 0 });
  }

  /** Tries to connect again without waiting. */
  reconnect(): void {
    this.#socket.reconnectNow();
  }

  speak(lang: Lang): void {
    this.#socket.speak(lang);
  }

  close(): void {
    this.#heldMoves.forget();
    this.#socket.close();
  }

  protected ask(what: Request): Promise<ServerMessage> {
    return this.#socket.ask(what);
  }

  #receive(message: ServerMessage): void {
    if ("room" in message) this.ahead = message.room.now - Date.now() / 1000;
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "moved") this.#moved(message);
    else if (message.type === "room") this.#changed(message.room);
    else if (message.type === "chat-added") this.chat = [...this.chat, message.message];
  }

  /** Takes in how the room is now: checks its dice, and adds my salt to them while that is possible. */
  #seat(room: RoomView): void {
    this.room = room;
    this.doubt = doubtOf(room) ?? (this.doubt === "salt" ? null : this.doubt);
    if (room.secret) void fits(room).then((fit) => fit === false && (this.doubt ??= "secret"));
    if (wantsSalt(room) && !this.doubt && !this.#salting) void this.#salt(room);
  }

  async #salt(room: RoomView): Promise<void> {
    this.#salting = true;
    const salt = newSalt();
    try {
      await this.do({ type: "add-salt", salt });
      keepSalt(room, salt);
    } catch (thrown) {
      // Too late, or the connection broke: the dice go on without it, and the list of salts shows that.
      if (!isRefused(thrown)) throw thrown;
    } finally {
      this.#salting = false;
    }
  }

  #welcome(all: Welcome): void {
    this.catchUp();
    const before = this.view;
    this.#seat(all.room);
    this.board = all.board;
    this.view = this.latest = this.#shownLast = all.view;
    this.lines = all.lines;
    this.total = all.total;
    this.chat = all.chat;
    this.fresh = [];
    const { room, view, total } = all;
    if (before && view)
      this.#notify({ type: "moved", view, lines: [], total, undone_to: null, by: "", move: "", room }, before);
  }

  /** The room has changed, but not the game: shown in its turn, as a seat tells why its bot moved. */
  #changed(room: RoomView): void {
    // A vote waits for people, so it is shown at once.
    if (room.vote) this.#heldMoves.release();
    if (this.#heldMoves.withRoom(room)) return;
    if (this.#stage) this.#stage.after(() => this.#seat(room));
    else this.#seat(room);
  }

  #moved(moved: Moved): void {
    if (!this.#stage) this.#show(moved, false);
    else if (this.#heldMoves.add(moved)) this.latest = moved.view;
  }

  #show(moved: Moved, together: boolean): void {
    const before = this.#shownLast ?? this.view;
    this.latest = this.#shownLast = moved.view;
    const done = () => this.#take(moved, before);
    if (!this.#stage) return done();
    if (moved.undone_to !== null) {
      // Moves that were taken back are not animated.
      this.#stage.finish();
      this.#stage.perform([], before, moved.view, { show: () => {}, done }, false);
    } else if (!moved.lines.length) this.#stage.after(done);
    else this.#stage.perform(moved.lines, before, moved.view, { show: this.#scene, done }, together);
  }

  /** Something on the way to the next position can be seen. */
  #scene = (view: PositionView, lines: LedgerLine[]): void => {
    this.view = view;
    if (lines.length) this.lines = [...this.lines, ...lines];
  };

  /** A move counts as made: it has been shown. */
  #take(moved: Moved, before: PositionView | null): void {
    const hold = moved.undone_to ?? moved.lines[0]?.n ?? moved.total;
    this.lines = [...this.lines.filter((line) => line.n < hold), ...moved.lines];
    this.total = moved.total;
    this.view = moved.view;
    this.#seat(moved.room);
    this.fresh = moved.lines;
    this.#notify(moved, before);
  }

  #notify(moved: Moved, before: PositionView | null): void {
    for (const listener of this.#listeners) listener(moved, before);
  }
}

/** Whether an error is the server's refusal of a request, to be shown as it is. */
export function isRefused(thrown: unknown): thrown is RequestRefused {
  return typeof thrown === "object" && thrown !== null && (thrown as RequestRefused).type === "refused";
}

/** The answer to a request, or null if the server refused it. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (thrown) {
    if (isRefused(thrown)) return null;
    throw thrown;
  }
}
