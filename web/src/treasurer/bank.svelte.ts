/** The bank at a real board: what it enters for players and for chance, and what is still to be paid. */
import { isRefused, type RoomLink } from "../lib/room.svelte.ts";
import type { LedgerLine, Moved, PositionView, ThrowOutcome } from "../lib/types.ts";
import { Play } from "../play/play.svelte.ts";
import { mistakeOf, mistakeTold, next, onTable, type Mistake, type Next } from "./flow.ts";
import { type Handed, handedOf } from "./unpaid.svelte.ts";
import { Pad } from "./dice-pad.svelte.ts";

export class Bank {
  readonly link: RoomLink;
  readonly play: Play;
  readonly pad = new Pad();
  /** Where each second die would lead, once the first is known. */
  outcomes = $state.raw<ThrowOutcome[]>([]);
  /** The latest move; null after an undo, and before the first one seen here. */
  #move = $state<string | null>(null);
  #handed = $state.raw<Handed | null>(null);
  /** The step before a series of moves: nothing is asked in between. */
  #before = $state.raw<Next | null>(null);

  constructor(link: RoomLink) {
    this.link = link;
    this.play = new Play(link);
  }

  /** The current step; spectators wait. */
  next: Next = $derived.by(() => {
    if (this.#before) return this.#before;
    const { view, room } = this.link;
    if (!view || !room) return { kind: "wait" };
    const step = next(view, room.dice === "hand");
    return step.kind === "chance" && !this.play.mine.length ? { kind: "wait" } : step;
  });
  /** The events still on the table; for spectators, those since the last throw. */
  story: LedgerLine[] = $derived.by(() => {
    const thrown = () => this.link.lines.findLast((line) => line.kind === "dice")?.n ?? 0;
    const from = this.play.mine.length ? (this.#handed?.from ?? this.link.total) : thrown();
    return this.link.lines.filter((line) => line.n >= from);
  });

  /** What an undo would take back. */
  get mistake(): Mistake {
    return this.#move === null ? mistakeTold(this.link.lines) : mistakeOf(this.#move);
  }

  /** The first line after the latest decision. */
  get fresh(): number {
    return this.#handed?.fresh ?? 0;
  }

  /** Starts once the table is loaded; after an undo it may have fewer lines. */
  open(): void {
    const { room, total, lines } = this.link;
    if (!room) return;
    this.#handed ??= handedOf(room.room, total, onTable(lines, total));
    if (this.#handed.from > total) this.#handed.clear(total);
  }

  moved(moved: Moved, before: PositionView | null): void {
    this.#move = moved.move || null;
    this.outcomes = [];
    this.#handed?.moved(moved, this.play.mine);
    this.play.moved(before);
  }

  /** Plays the moves one by one until one is refused. */
  async take(moves: readonly (readonly [seat: string, move: string])[]): Promise<boolean> {
    this.#handed?.seen(this.link.total);
    if (moves.length > 1) this.#before = this.next;
    try {
      for (const [seat, move] of moves) if (!(await this.play.play(move, seat))) return false;
      return true;
    } finally {
      this.#before = null;
    }
  }

  /** Enters a throw, after the move `throw` if that is still due. */
  throwDice(faces: readonly number[]): Promise<boolean> {
    const view = this.link.view;
    const fallen = ["chance", `${faces.length === 1 ? "die" : "dice"} ${faces.join(" ")}`] as const;
    const thrower = view?.chance ? null : view?.to_act;
    return this.take(thrower ? [[thrower, "throw"], fallen] : [fallen]);
  }

  /** Everything is paid: on to the next throw. */
  async paid(): Promise<void> {
    if (this.next.kind === "pass" && !(await this.take([[this.next.seat.seat, this.next.end.move]]))) return;
    this.#handed?.clear(this.link.total);
  }

  /** Opens an offer of a player at the table. */
  trade(seat: string): void {
    this.play.trade(seat);
  }

  /** Clears a tapped die, or else undoes the last decision, or the last auction, and what followed. */
  async undo(): Promise<void> {
    if (this.pad.one !== null) this.pad.clear();
    else await this.play.pending.run("undo", () => this.link.undo());
  }

  /** Asks where each second die would lead. */
  async look(first: number): Promise<void> {
    const at = this.link.view?.ply;
    try {
      const { outcomes } = await this.link.throwPreview(first);
      if (this.pad.one === first && this.link.view?.ply === at) this.outcomes = outcomes;
    } catch (thrown) {
      // Only a preview: the dice can be entered without it.
      if (!isRefused(thrown)) throw thrown;
    }
  }
}
