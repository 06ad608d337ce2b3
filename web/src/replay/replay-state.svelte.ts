/** The state of a replay: the current move, playback, and the positions fetched so far. */
import { api, ApiError } from "../lib/api.ts";
import { errorMessage } from "../lib/errors.ts";
import { preferences } from "../lib/preferences.svelte.ts";
import { shell } from "../lib/shell.svelte.ts";
import type { Lang, Replay, PositionView } from "../lib/types.ts";
import { keyed, played } from "./slider-moves.ts";

/** Debounce in ms: a dragged slider neither fetches nor draws every position on the way. */
const STAYS = 90;
const KEPT = 120;
const PACE = { turn: 1300, move: 650 };

type Fetch = (ply: number, lang: Lang) => Promise<PositionView>;

export class LookBack {
  readonly replay: Replay;
  ply = $state(0);
  /** Where somebody points along a chart, on the way; all else follows where that comes to rest. */
  pointed = $state<number | null>(null);
  /** The position at `ply`, or the last known one while it is fetched. */
  view = $state.raw<PositionView | null>(null);
  /** Whether there is no position to show, since none could be fetched. */
  failed = $state(false);
  playing = $state(false);
  /** Whether it plays turn by turn. */
  byTurn = $state(true);
  #fetch: Fetch;
  #lang: Lang;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #known = new Map<number, PositionView>();
  #later: ReturnType<typeof setTimeout> | undefined;
  /** When the move was last chosen. */
  #chosen = -STAYS;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, lang: Lang, ply: number, fetch?: Fetch) {
    this.replay = replay;
    this.#lang = lang;
    this.#fetch = fetch ?? ((at, language) => api.ply(replay.room.room, at, language));
    this.ply = Math.max(0, Math.min(ply, this.most));
    void this.#show(this.ply);
  }

  /** How many moves there are. */
  get most(): number {
    return this.replay.moves.length;
  }

  /** Whether the board shows the slider's move. */
  get settled(): boolean {
    return this.view?.ply === this.ply;
  }

  /** Asks once more for the position that did not come. */
  again(): void {
    this.failed = false;
    void this.#show(this.ply);
  }

  to(ply: number): void {
    this.#rest(Math.max(0, Math.min(ply, this.most)));
    const known = this.#known.get(this.ply);
    const now = performance.now();
    if (known && now - this.#chosen >= STAYS) this.view = known;
    else this.#later = setTimeout(() => void this.#show(this.ply), STAYS);
    this.#chosen = now;
  }

  /** Points at a move on the way to another. */
  along(ply: number): void {
    if (ply === this.pointed) return;
    this.pointed = ply;
    clearTimeout(this.#later);
    this.#later = setTimeout(() => {
      this.#rest(ply);
      void this.#show(ply);
    }, STAYS);
  }

  /** Handles a key on the slider; returns whether it did. */
  key(key: string): boolean {
    const ply = keyed(key, this.ply, this.most, this.replay.plies);
    if (ply === null) return false;
    this.pause();
    this.to(ply);
    return true;
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.ply >= this.most) this.to(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#beat);
  }

  close(): void {
    this.pause();
    this.#rest(this.ply);
  }

  /** Is at a move, and no longer on the way to any. */
  #rest(ply: number): void {
    clearTimeout(this.#later);
    this.pointed = null;
    this.ply = ply;
  }

  #next(): void {
    const pace = (this.byTurn ? PACE.turn : PACE.move) * (preferences.speed === "fast" ? 0.4 : 1);
    clearTimeout(this.#beat);
    const beat = (this.#beat = setTimeout(async () => {
      const ply = played(this.ply, this.most, this.replay.plies, this.byTurn);
      this.ply = ply;
      await this.#show(ply);
      if (!this.playing || this.#beat !== beat) return; // paused, or begun anew meanwhile
      if (ply >= this.most) this.pause();
      else this.#next();
    }, pace));
  }

  async #show(ply: number): Promise<void> {
    try {
      const view = this.#known.get(ply) ?? (await this.#fetch(ply, this.#lang));
      this.#keep(ply, view);
      if (this.ply === ply) this.view = view;
      this.failed = false;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      this.failed = this.view === null;
      this.pause();
      shell.note(errorMessage(problem));
    }
  }

  /** An LRU cache: a Map keeps insertion order. */
  #keep(ply: number, view: PositionView): void {
    this.#known.delete(ply);
    this.#known.set(ply, view);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
  }
}
