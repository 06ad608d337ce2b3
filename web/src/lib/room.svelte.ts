/** One table over a socket: its current state and every request to it. */
import { doubtOf, fits, keepSalt, newSalt, wantsSalt, type DiceDoubt } from "./dice-keeper.ts";
import { Socket } from "./socket.ts";
import type {
  Board,
  ChatMessage,
  OfferEffects,
  GradedMove,
  Hint,
  CheckedMoves,
  Lang,
  LedgerLine,
  OlderLines,
  Moved,
  ThrowPreview,
  RequestRefused,
  RoomView,
  RuleText,
  SeatMoves,
  TitleCard,
  ServerMessage,
  PositionView,
  Welcome,
} from "./types.ts";

type Listener = (moved: Moved, before: PositionView | null) => void;

export class RoomLink {
  room = $state.raw<RoomView | null>(null);
  board = $state.raw<Board | null>(null);
  view = $state.raw<PositionView | null>(null);
  lines = $state.raw<LedgerLine[]>([]);
  total = $state(0);
  chat = $state.raw<ChatMessage[]>([]);
  /** Whether the state shown is the server's. */
  online = $state(false);
  /** Failed attempts to connect. */
  retries = $state(0);
  /** The close code that says that this browser has no access to the table; 0 until then. */
  gone = $state(0);
  /** The ledger lines of the latest move, for the animation on the board. */
  fresh = $state.raw<LedgerLine[]>([]);

  /** Why the dice cannot be trusted; null while there is no doubt. */
  doubt = $state<DiceDoubt | null>(null);

  #salting = false;
  #socket: Socket;
  #listeners: Listener[] = [];

  constructor(room: string, lang: Lang) {
    this.#socket = new Socket(room, lang, {
      onmessage: (message) => this.#receive(message),
      ononline: (online) => (this.online = online),
      onretry: (tries) => (this.retries = tries),
      ongone: (code) => (this.gone = code),
    });
  }

  /** The seats that are mine. */
  get me(): string[] {
    return this.room?.seats.filter((seat) => seat.mine).map((seat) => seat.name) ?? [];
  }

  /** The moves of my seat that acts now, or else of the first one with moves. */
  get acting(): SeatMoves | null {
    const moves = this.view?.moves ?? [];
    return (
      moves.find((seat) => seat.seat === this.view?.to_act) ??
      moves.find((seat) => seat.decisions.length > 0) ??
      moves[0] ??
      null
    );
  }

  /** Calls the listener after every move, with the new position already in place; returns a function that unsubscribes. */
  onmoved(listener: Listener): () => void {
    this.#listeners.push(listener);
    return () => {
      this.#listeners = this.#listeners.filter((one) => one !== listener);
    };
  }

  play(seat: string, move: string): Promise<void> {
    return this.#do({ type: "play", seat, move, at: this.view?.ply ?? 0 });
  }

  whyNot(seat: string, moves: string[]): Promise<CheckedMoves> {
    return this.#socket.ask({ type: "check-moves", seat, moves }) as Promise<CheckedMoves>;
  }

  title(space: number): Promise<TitleCard> {
    return this.#socket.ask({ type: "title-card", space }) as Promise<TitleCard>;
  }

  effects(seat: string, move: string): Promise<OfferEffects> {
    return this.#socket.ask({ type: "offer-effects", seat, move }) as Promise<OfferEffects>;
  }

  outlook(first: number): Promise<ThrowPreview> {
    return this.#socket.ask({ type: "throw-preview", first }) as Promise<ThrowPreview>;
  }

  /** What a strong bot would do in a seat's place. */
  hint(seat: string): Promise<Hint> {
    return this.#socket.ask({ type: "hint", seat }) as Promise<Hint>;
  }

  /** What the last decision of a seat cost. */
  grade(seat: string): Promise<GradedMove> {
    return this.#socket.ask({ type: "grade", seat }) as Promise<GradedMove>;
  }

  rule(topic: string): Promise<RuleText> {
    return this.#socket.ask({ type: "rule", topic }) as Promise<RuleText>;
  }

  /** Fetches older lines of the ledger, if there are any. */
  async more(): Promise<void> {
    const before = this.lines[0]?.n ?? this.total;
    if (before === 0) return;
    const older = (await this.#socket.ask({ type: "older-lines", before })) as OlderLines;
    const first = this.lines[0]?.n ?? this.total;
    this.lines = [...older.lines.filter((line) => line.n < first), ...this.lines];
  }

  /** Sends a chat message as one of my seats. */
  say(text: string, seat: string | null = null): Promise<void> {
    return this.#do({ type: "chat", text, seat });
  }

  undo(): Promise<void> {
    return this.#do({ type: "undo", at: this.view?.ply ?? 0 });
  }

  letBot(seat: string, bot = "steady"): Promise<void> {
    return this.#do({ type: "replace-with-bot", seat, bot });
  }

  sitBack(seat: string): Promise<void> {
    return this.#do({ type: "take-seat-back", seat });
  }

  vote(yes: boolean): Promise<void> {
    return this.#do({ type: "vote", yes });
  }

  /** Asks to end the game, because it waits for somebody who has left. */
  endGame(): Promise<void> {
    return this.#do({ type: "end-game" });
  }

  /** The host starts although some friends have not joined. */
  start(): Promise<void> {
    return this.#do({ type: "start" });
  }

  speak(lang: Lang): void {
    this.#socket.speak(lang);
  }

  close(): void {
    this.#socket.close();
  }

  async #do(what: Parameters<Socket["ask"]>[0]): Promise<void> {
    await this.#socket.ask(what);
  }

  #receive(message: ServerMessage): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "moved") this.#moved(message);
    else if (message.type === "room") this.#seat(message.room);
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
      await this.#do({ type: "add-salt", salt });
      keepSalt(room, salt);
    } catch (thrown) {
      // Too late, or the connection broke: the dice go on without it, and the list of salts shows that.
      if (!isRefused(thrown)) throw thrown;
    } finally {
      this.#salting = false;
    }
  }

  #welcome(all: Welcome): void {
    this.#seat(all.room);
    this.board = all.board;
    this.view = all.view;
    this.lines = all.lines;
    this.total = all.total;
    this.chat = all.chat;
    this.fresh = [];
  }

  #moved(moved: Moved): void {
    const before = this.view;
    const hold = moved.undone_to ?? moved.lines[0]?.n ?? moved.total;
    this.lines = [...this.lines.filter((line) => line.n < hold), ...moved.lines];
    this.total = moved.total;
    this.view = moved.view;
    this.#seat(moved.room);
    this.fresh = moved.lines;
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
