/**
 * A strong bot's move, its reason and everybody's winning chances: requested, and gone after the next move. And what one's own
 * last decision cost: gone with one's next move, or after the next round. Each takes the place of the other, and an undo ends
 * both. They are in the language in which they were requested.
 */
import type { GradedMove, Hint } from "../lib/types.ts";
import { announcer } from "../lib/announcer.svelte.ts";
import { preferences } from "../lib/preferences.svelte.ts";
import { t } from "../lib/words.svelte.ts";
import { Pending } from "./pending.svelte.ts";
import type { Play } from "./play.svelte.ts";

export class Hints {
  #play: Play;
  /** A move does not wait for them. */
  #hinting = new Pending();
  #grading = new Pending();
  #graded = $state.raw<{
    own: number;
    round: number;
    undos: number;
    lang: string;
    seat: string;
    graded: GradedMove;
  } | null>(null);
  #latest = $state.raw<{ ply: number; undos: number; lang: string; seat: string; hint: Hint } | null>(null);

  constructor(play: Play) {
    this.#play = play;
  }

  get busy(): boolean {
    return this.#hinting.busy !== null;
  }

  /** The hint for the current decision. */
  get now(): Hint | null {
    const play = this.#play;
    const latest = this.#latest;
    if (!latest || latest.lang !== preferences.lang || latest.undos !== this.#undos()) return null;
    return latest.ply === play.link.view?.ply && latest.seat === play.seat ? latest.hint : null;
  }

  /** How many undos there were: after one, a ply may be another position. */
  #undos(): number {
    return this.#play.link.room?.undos ?? 0;
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
    await this.#run(this.#hinting, async () => {
      const ply = play.link.view?.ply ?? 0;
      const undos = this.#undos();
      const { lang } = preferences;
      const hint = await play.link.hint(seat);
      this.#latest = { ply, undos, lang, seat, hint };
      if (!this.now) return;
      this.#graded = null;
      play.take(hint.move);
      announcer.say(t("web-play-hint-move", { move: hint.label }));
    });
  }

  /** Does what takes a while. That the game has moved on meanwhile is no news. */
  async #run(pending: Pending, work: () => Promise<void>): Promise<void> {
    const before = this.#play.link.view?.ply;
    await pending.run("asked", work);
    const { refusal } = pending;
    if (refusal && (refusal.code !== "moved-on" || this.#play.link.view?.ply === before))
      this.#play.pending.refusal = refusal;
  }

  get grading(): boolean {
    return this.#grading.busy !== null;
  }

  /** What the last decision of the seat in control cost, if it was asked for. */
  get grade(): GradedMove | null {
    const { seat, link } = this.#play;
    const latest = this.#graded;
    if (!latest || latest.lang !== preferences.lang) return null;
    if (latest.own !== this.#moves() || latest.undos !== this.#undos()) return null;
    return latest.seat === seat && (link.view?.round ?? 0) <= latest.round + 1 ? latest.graded : null;
  }

  /** How many moves were made at this screen: with the next one the answer is out of date. */
  #moves(): number {
    return this.#play.own;
  }

  async askGrade(): Promise<void> {
    const play = this.#play;
    const seat = play.seat;
    if (!seat || this.grading) return;
    await this.#run(this.#grading, async () => {
      const own = this.#moves();
      const round = play.link.view?.round ?? 0;
      const undos = this.#undos();
      const { lang } = preferences;
      const graded = await play.link.grade(seat);
      this.#graded = { own, round, undos, lang, seat, graded };
      if (this.grade) this.#latest = null;
      announcer.say(`${t(`web-grade-${graded.grade}`)}. ${graded.deed}.`);
    });
  }
}
