/** The line that the bot expected after a better move, stepped through: what happens at each step, and the board then. */
import { api } from "../lib/api.ts";
import { errorMessage } from "../lib/errors.ts";
import { shell } from "../lib/shell.svelte.ts";
import type { ExpectedLine, Lang, LedgerLine, PositionView } from "../lib/types.ts";

type Asks = Pick<typeof api, "expectedLine" | "inLine">;

export class LineSteps {
  readonly ply: number;
  line = $state.raw<ExpectedLine | null>(null);
  /** How many moves of the line are made; 0: before the decision. */
  step = $state(0);
  /** The position at `step`, or the last known one while it is fetched. */
  view = $state.raw<PositionView | null>(null);
  #room: string;
  #lang: Lang;
  #asks: Asks;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #known = new Map<number, PositionView>();

  constructor(room: string, ply: number, lang: Lang, asks: Asks = api) {
    this.#room = room;
    this.ply = ply;
    this.#lang = lang;
    this.#asks = asks;
  }

  /** Fetches the line and shows its first move. False if it cannot be had. */
  async open(): Promise<boolean> {
    try {
      this.line = await this.#asks.expectedLine(this.#room, this.ply, this.#lang);
      await this.to(1);
      return true;
    } catch (thrown) {
      shell.note(errorMessage(thrown));
      return false;
    }
  }

  /** How many steps there are. */
  get most(): number {
    return this.line?.steps.length ?? 0;
  }

  /** What happens at this step. */
  get lines(): LedgerLine[] {
    return this.line?.steps[this.step - 1]?.lines ?? [];
  }

  /** All that has happened in the line so far. */
  get soFar(): LedgerLine[] {
    return this.line?.steps.slice(0, this.step).flatMap((step) => step.lines) ?? [];
  }

  async to(step: number): Promise<void> {
    const at = Math.max(0, Math.min(step, this.most));
    this.step = at;
    try {
      const view = this.#known.get(at) ?? (await this.#asks.inLine(this.#room, this.ply, at, this.#lang));
      this.#known.set(at, view);
      if (this.step === at) this.view = view;
    } catch (thrown) {
      shell.note(errorMessage(thrown));
    }
  }
}
