/** A connection to a table in the page's own worker, with as much of a WebSocket as the page uses. */

/** What the page uses of a WebSocket. */
export interface TableSocket {
  readonly readyState: number;
  /** It leads to a worker of this page: there is no line that could be lost. */
  readonly local?: boolean;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

type Client = typeof import("./client.ts");

export class WorkerSocket implements TableSocket {
  readonly local = true;
  readyState: number = WebSocket.CONNECTING;
  onmessage: TableSocket["onmessage"] = null;
  onclose: TableSocket["onclose"] = null;
  readonly #table: Promise<ReturnType<Client["open"]>>;

  constructor(client: Promise<Client>, room: string, lang: string) {
    this.#table = client.then(({ open }) =>
      open(room, lang, {
        onmessage: (text) => {
          if (this.readyState === WebSocket.CONNECTING) this.readyState = WebSocket.OPEN;
          if (this.readyState === WebSocket.OPEN) this.onmessage?.(new MessageEvent("message", { data: text }));
        },
        onclose: (code) => {
          this.readyState = WebSocket.CLOSED;
          this.onclose?.(new CloseEvent("close", { code }));
        },
      }),
    );
  }

  send(text: string): void {
    void this.#table.then(({ say }) => say(text));
  }

  close(): void {
    if (this.readyState > WebSocket.OPEN) return;
    this.readyState = WebSocket.CLOSING;
    void this.#table.then(({ close }) => close());
  }
}
