/** What the page and its worker say to each other. */
import type { Step } from "./python.ts";

export type ToWorker =
  | { type: "request"; id: number; method: string; path: string; body: string; lang: string }
  /** Connects to a table; `id` names the connection from now on. */
  | { type: "open"; id: number; room: string; lang: string }
  | { type: "say"; id: number; text: string }
  | { type: "close"; id: number }
  /** This tab is to have the games, although another one has them. */
  | { type: "take-over" };

export type FromWorker =
  | { type: "progress"; step: Step; fraction: number }
  | { type: "ready" }
  /** The browser does not let the page store anything: games last until it is closed. */
  | { type: "unsaved" }
  /** This tab has the games. */
  | { type: "owns" }
  /** Another tab has the games; once it is closed, this one gets them. */
  | { type: "elsewhere" }
  /** Another tab took them over. */
  | { type: "taken" }
  /** Python could not be started, or has stopped. */
  | { type: "failed"; detail: string }
  | { type: "answer"; id: number; status: number; kind: string; body: string; file: string }
  | { type: "said"; id: number; text: string }
  | { type: "closed"; id: number; code: number };
