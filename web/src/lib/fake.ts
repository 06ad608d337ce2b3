/** The server's end of a socket, for tests. */
import { afterEach, beforeEach, vi } from "vitest";

import type { LedgerLine, RoomView, ServerMessage, PositionView, Welcome } from "./types.ts";

export class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readonly url: URL;
  readyState = 0;
  sent: { type: string; id: number }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { type: "close"; code: number }) => void) | null = null;

  constructor(url: URL) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: number });
  }

  close(): void {
    this.lose(1000);
  }

  /** The server says something. */
  tell(message: ServerMessage): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line breaks. */
  lose(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ type: "close", code });
  }
}

/** Before each test a link to a room over a fake socket, by a fake clock; after it everything is as it was. */
export function eachWith<Link extends { close(): void }>(open: () => Link, use: (link: Link) => void): void {
  let link: Link;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    use((link = open()));
  });
  afterEach(() => {
    link.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export const seated = {
  room: "abc123def456",
  state: "playing",
  commitment: "",
  salts: [],
  takes_salts: false,
  undos: 0,
  undone: [],
  seats: [
    { name: "Ann", who: "person", mine: true },
    { name: "Bob", who: "bot", mine: false },
  ],
} as unknown as RoomView;

export const line = (n: number, text = `line ${n}`) => ({ n, ply: n, text }) as LedgerLine;

export const position = (ply: number, rest: Partial<PositionView> = {}) =>
  ({ ply, to_act: "Ann", moves: [], ...rest }) as unknown as PositionView;

export const welcome = (rest: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  room: seated,
  lang: "en",
  board: null,
  view: position(7),
  lines: [line(0), line(1)],
  total: 2,
  chat: [],
  ...rest,
});
