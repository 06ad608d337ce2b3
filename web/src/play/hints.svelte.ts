/** A strong bot's move, its reason and everybody's winning chances: requested, and gone after the next move. */
import type { Hint } from "../lib/types.ts";
import { announcer } from "../lib/announcer.svelte.ts";
import { t } from "../lib/words.svelte.ts";
import type { Play } from "./play.svelte.ts";

export class Hints {
  #play: () => Play;
  #latest = $state.raw<{ ply: number; seat: string; hint: Hint } | null>(null);

  constructor(play: () => Play) {
    this.#play = play;
  }

  get busy(): boolean {
    return this.#play().pending.busy === "hint";
  }

  /** The hint for the current decision. */
  get now(): Hint | null {
    const play = this.#play();
    const latest = this.#latest;
    return latest && latest.ply === play.link.view?.ply && latest.seat === play.seat ? latest.hint : null;
  }

  async ask(): Promise<void> {
    const play = this.#play();
    const seat = play.seat;
    if (!seat || this.busy) return;
    await play.pending.run("hint", async () => {
      const ply = play.link.view?.ply ?? 0;
      const hint = await play.link.hint(seat);
      this.#latest = { ply, seat, hint };
      announcer.say(t("web-play-hint-move", { move: hint.label }));
    });
  }
}
