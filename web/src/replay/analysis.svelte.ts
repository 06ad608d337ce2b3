/** The analysis of a finished game: requests it and polls its progress. */
import { api, ApiError } from "../lib/api.ts";
import { errorMessage } from "../lib/errors.ts";
import type { Analysis, Lang } from "../lib/types.ts";

const AGAIN = 1000;
const UNDER_WAY: readonly Analysis["state"][] = ["waiting", "working"];

type Asks = Pick<typeof api, "analysis" | "analyze">;

export class GameAnalysis {
  result = $state.raw<Analysis | null>(null);
  /** Why the request failed. */
  trouble = $state("");
  #room: string;
  #lang: Lang;
  #asks: Asks;
  #later: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(room: string, lang: Lang, asks: Asks = api) {
    this.#room = room;
    this.#lang = lang;
    this.#asks = asks;
    void this.#take(asks.analysis(room, lang));
  }

  get underWay(): boolean {
    return this.result !== null && UNDER_WAY.includes(this.result.state);
  }

  /** Requests an analysis. */
  start(): Promise<void> {
    return this.#take(this.#asks.analyze(this.#room, this.#lang));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#later);
  }

  async #take(asked: Promise<Analysis>): Promise<void> {
    clearTimeout(this.#later);
    try {
      this.result = await asked;
      this.trouble = "";
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      this.trouble = errorMessage(problem);
    }
    if (this.underWay && !this.#closed)
      this.#later = setTimeout(() => void this.#take(this.#asks.analysis(this.#room, this.#lang)), AGAIN);
  }
}
