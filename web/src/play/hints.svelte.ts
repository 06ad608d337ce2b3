/**
 * A strong bot's move, its reason and everybody's winning chances: requested, and gone after the next move. And what one's own
 * last decision cost: gone with one's next move.
 */
import type { GradedMove, Hint } from "../lib/types.ts";
import { announcer } from "../lib/announcer.svelte.ts";
import { t } from "../lib/words.svelte.ts";
import type { Play } from "./play.svelte.ts";

export class Hints {
  #play: Play;
  #graded = $state.raw<{ own: number; seat: string; graded: GradedMove } | null>(null);
  #latest = $state.raw<{ ply: number; seat: string; hint: Hint } | null>(null);

  constructor(play: Play) {
    this.#play = play;
  }

  get busy(): boolean {
    return this.#play.pending.busy === "hint";
  }

  /** The hint for the current decision. */
  get now(): Hint | null {
    const play = this.#play;
    const latest = this.#latest;
    return latest && latest.ply === play.link.view?.ply && latest.seat === play.seat ? latest.hint : null;
  }

  /** Whether there is anything to be read. */
  get shown(): boolean {
    return this.now !== null || this.grade !== null;
  }

  /** Puts away what was asked for. */
  close(): void {
    this.#latest = this.#graded = null;
  }

  async ask(): Promise<void> {
    const play = this.#play;
    const seat = play.seat;
    if (!seat || this.busy) return;
    await play.pending.run("hint", async () => {
      const ply = play.link.view?.ply ?? 0;
      const hint = await play.link.hint(seat);
      this.#latest = { ply, seat, hint };
      play.take(hint.move);
      announcer.say(t("web-play-hint-move", { move: hint.label }));
    });
  }

  get grading(): boolean {
    return this.#play.pending.busy === "grade";
  }

  /** What the last decision of the seat in control cost, if it was asked for. */
  get grade(): GradedMove | null {
    const { seat } = this.#play;
    return this.#graded && this.#graded.seat === seat && this.#graded.own === this.#moves()
      ? this.#graded.graded
      : null;
  }

  /** How many moves were made at this screen: with the next one the answer is out of date. */
  #moves(): number {
    return this.#play.own;
  }

  async askGrade(): Promise<void> {
    const play = this.#play;
    const seat = play.seat;
    if (!seat || this.grading) return;
    await play.pending.run("grade", async () => {
      const own = this.#moves();
      const graded = await play.link.grade(seat);
      this.#graded = { own, seat, graded };
      announcer.say(`${t(`web-grade-${graded.grade}`)}. ${graded.deed}.`);
    });
  }
}
